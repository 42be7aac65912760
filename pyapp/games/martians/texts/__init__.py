"""The words of Martians!!!: what is the same in every language.

`PROVENANCE` says where a rule comes from: "seed" (the rulebook), "public" (another public source)
or "reconstructed" (nobody says, so we propose). `SECTIONS` is the order in which rules are read.
"""

from ..components import CARDS, ITEMS, TILES


def _rules(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"R{number}" for number in range(first, last + 1))


def _rulings(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"Q{number}" for number in range(first, last + 1))


SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("setup", _rules(1, 7)),
    ("turn", _rules(10, 17)),
    ("tiles", _rules(20, 23)),
    ("movement", _rules(30, 38)),
    ("combat", ("R40", "R41", "R42", "R42a", "R43", "R44")),
    ("death", _rules(45, 48)),
    ("martians", ("R50", "R51", "R52", "R55", "R56")),
    ("cards", _rules(60, 67)),
    ("end", _rules(70, 74)),
    ("rulings_setup", _rulings(1, 5)),
    ("rulings_tiles", _rulings(6, 15)),
    ("rulings_turn", (*_rulings(16, 22), "Q76")),
    ("rulings_combat", (*_rulings(23, 28), "Q74", "Q77")),
    ("rulings_martians", (*_rulings(29, 34), "Q55")),
    ("rulings_end", (*_rulings(35, 36), *_rulings(69, 70), *_rulings(72, 73))),
    ("rulings_windows", (*_rulings(37, 47), "Q71", *_rulings(78, 79))),
    ("rulings_cards", (*_rulings(48, 54), *_rulings(56, 58), "Q58b", *_rulings(59, 68), "Q75", "Q80", "Q81")),
)
"""(section, its rules): the title of a section is the message `section.<key>`."""

RULE_ORDER: tuple[str, ...] = tuple(rule for _, rules in SECTIONS for rule in rules)

_PUBLIC = frozenset(("R2", "Q2"))
_SEED_RULINGS = frozenset((26, 53, 54))
_RECONSTRUCTED = frozenset(
    (
        *("R42a", "R46", "R63", "R66", "R67", "R74"),
        *(f"Q{number}" for number in range(1, 82) if number not in _SEED_RULINGS and number != 2),
        "Q58b",
    )
)

PARTLY: dict[str, tuple[str, ...]] = {
    "R1": ("Q4",),
    "R6": ("Q3",),
    "R10": ("Q9",),
    "R21": ("Q13", "Q14"),
    "R34": ("Q76",),
    "R36": ("Q66",),
    "R37": ("Q45",),
    "R40": ("Q65",),
    "R42": ("Q77",),
    "R45": ("Q25", "Q78"),
    "R47": ("Q16",),
    "R55": ("Q31",),
    "R56": ("Q33",),
    "R61": ("Q39", "Q79"),
}
"""Rules of the rulebook of which a ruling of ours decides a part: their text names it."""

PROVENANCE: dict[str, str] = {
    rule: "reconstructed" if rule in _RECONSTRUCTED else "public" if rule in _PUBLIC else "seed"
    for rule in RULE_ORDER
}

PARTS: tuple[tuple[str, dict[str, str]], ...] = (
    (
        "tokens",
        {f"token.{token}": rule for token, rule in (("life", "R30"), ("bullet", "R41"))}
        | {f"item.{item}": "R34" for item in ITEMS}
        | {"sign.circle": "R55", "sign.ship": "R70", "part.martian": "R52"},
    ),
    (
        "tiles",
        {f"tile.{tile.id}": "R2" if tile.id == "house" else "R55" if tile.farm else "R21" for tile in TILES},
    ),
    ("cards", {f"card.{card}": "R60" for card in CARDS}),
)
"""(group, its pieces with the rule each hangs on): the title of a group is the message `parts.<group>`."""

WHY: dict[str, tuple[str, ...]] = {
    "unclear": ("R46", *(f"Q{n}" for n in (1, 3, 6, 9, 31, 44, 45, 47, 48, 49, 50))),
    "screen": ("R66", "Q37", "Q71", "Q73", "Q81"),
    "follows": (
        "R74",
        *(f"Q{n}" for n in (7, 10, 11, 16, 17, 18, 21, 22, 24, 27, 30, 32, 36, 38, 40, 43, 52, 59)),
        *(f"Q{n}" for n in (62, 65, 68, 69, 74, 75, 77, 79)),
    ),
}
"""Why reconstructed rules are: the reason `origin.<key>` of the page's words; those not named here, `origin.silent`."""
