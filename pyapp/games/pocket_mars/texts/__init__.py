"""The words of Pocket Mars: what is the same in every language.

`PROVENANCE` says where a rule comes from: "seed" (the rulebook), "public" (another public source)
or "reconstructed" (nobody says, so we propose). `SECTIONS` is the order in which rules are read.
"""

from ..components import BUILDINGS, CARDS, Op

_SETUP = tuple(f"R{number}" for number in range(1, 9))
_TURN = (
    *("R9", "R10", "R11", "R12", "R12a", "R12b", "R12c", "R13", "R13a", "R13b", "R14", "R15"),
    *("R16", "R16a", "R16b", "R16c", "R17", "R17a", "R17b", "R17c", "R17d", "R17e", "R18"),
)
_SCORING = ("R20", "R20a", "R20b", "R20c", "R20d", "R20e", "R20f", "R21")
_SOLO = (
    *("R30", "R31", "R32", "R33", "R34", "R35", "R36", "R36a", "R36b", "R36c", "R36d", "R36e"),
    *("R37", "R38", "R39", "R39a", "R39b", "R39c", "R39d", "R39e", "R40", "R41", "R42", "R43"),
)


def _rulings(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"Q{number}" for number in range(first, last + 1))


SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("setup", _SETUP),
    ("turn", _TURN),
    ("end", ("R19",)),
    ("scoring", _SCORING),
    ("draft", ("R22",)),
    ("solo", _SOLO),
    ("rulings_facts", _rulings(1, 13)),
    ("rulings_turn", (*_rulings(14, 32), "Q65")),
    ("rulings_cards", (*_rulings(33, 40), "Q66")),
    ("rulings_end", _rulings(41, 46)),
    ("rulings_solo", _rulings(47, 64)),
)
"""(section, its rules): the title of a section is the message `section.<key>`."""

RULE_ORDER: tuple[str, ...] = tuple(rule for _, rules in SECTIONS for rule in rules)

_PUBLIC = frozenset(("Q2", "Q4", "Q52"))
_RECONSTRUCTED = frozenset(
    f"Q{number}"
    for number in (
        *(1, 3, 6, 8, 10, 11, 12, 13, 21, 23, 24, 25, 35, 38, 39, 40, 44),
        *(46, 47, 48, 49, 50, 54, 55, 56, 57, 58, 63, 64, 65, 66),
    )
) | {"R40"}

PARTLY: dict[str, tuple[str, ...]] = {
    "R4": ("Q54", "Q55"),
    "R12a": ("Q2",),
    "R16": ("Q35",),
    "R22": ("Q46",),
    "R30": ("Q64",),
    "R38": ("Q52",),
    "R39a": ("Q54",),
    "R39e": ("Q52", "Q55"),
    "R40": ("Q63",),
}
"""Rules of the rulebook of which a ruling, or another source, decides a part: their text names it."""

PROVENANCE: dict[str, str] = {
    rule: "reconstructed" if rule in _RECONSTRUCTED else "public" if rule in _PUBLIC else "seed"
    for rule in RULE_ORDER
}

PARTS: tuple[tuple[str, dict[str, str]], ...] = (
    (
        "buildings",
        {
            f"building.{name}": rule
            for name, rule in zip(BUILDINGS, ("R17b", "R17a", "R17d", "R17c", "R17e"), strict=True)
        },
    ),
    *(
        (name, {f"card.{card.id}": "R12" for card in CARDS if BUILDINGS[card.colour] == name})
        for name in BUILDINGS
    ),
)
"""(group, its pieces with the rule each hangs on): the title of a group is the message `parts.<group>`."""

EFFECTS: dict[str, Op] = {
    part.text.replace(" ", "-"): part
    for card in CARDS
    for op in (*card.top, *card.bottom)
    for part in op.then or (op,)
}
"""Every single step that a card can bring, by what the message `effect.<key>` calls it."""

WHY: dict[str, tuple[str, ...]] = {
    "pieces": ("Q3", "Q8", "Q10", "Q11", "Q12", "Q13"),
    "unclear": ("R40", "Q6", "Q21", "Q35", "Q48", "Q55"),
    "follows": ("Q39", "Q40", "Q44", "Q56", "Q58", "Q63", "Q64", "Q65"),
    "screen": ("Q25", "Q54"),
}
"""Why reconstructed rules are: the reason `origin.<key>` of the page's words; those not named here, `origin.silent`."""
