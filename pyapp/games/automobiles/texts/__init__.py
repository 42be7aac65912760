"""The words of Automobiles: what is the same in every language.

`PROVENANCE` says where a rule comes from: "seed" (the rulebook), "public" (another public source)
or "reconstructed" (nobody says, so we propose). `SECTIONS` is the order in which rules are read.
"""

from ..components import ALWAYS, BY_TYPE


def _numbered(letter: str, *numbers: int) -> tuple[str, ...]:
    return tuple(f"{letter}{number}" for number in numbers)


SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("track", _numbered("R", *range(1, 6))),
    ("setup", _numbered("R", *range(6, 15))),
    ("turn", _numbered("R", 15, 16)),
    ("action", _numbered("R", *range(17, 21))),
    ("movement", _numbered("R", *range(21, 29))),
    ("phases", _numbered("R", *range(29, 38))),
    ("pit", _numbered("R", 38, 39)),
    ("end", _numbered("R", 40, 41)),
    ("variants", _numbered("V", *range(1, 7))),
    ("rulings_cubes", _numbered("Q", 1, *range(5, 9), *range(10, 23), 32, 33, 37)),
    ("rulings_race", _numbered("Q", 2, 3, 4, 9, *range(23, 28), 34, 36)),
    ("rulings_turn", _numbered("Q", *range(28, 32), 35)),
)
"""(section, its rules): the title of a section is the message `section.<key>`."""

RULE_ORDER: tuple[str, ...] = tuple(rule for _, rules in SECTIONS for rule in rules)

_PUBLIC = frozenset((*_numbered("R", 6, 10, 11, 13, 18, 24, 30), "V1", "V5", "V6", "Q4", "Q19", "Q37"))
_RECONSTRUCTED = frozenset(
    (
        *_numbered("R", 1, 2, 3, 33, 34, 41),
        *("V2", "V4"),
        *_numbered("Q", 1, 2, 3, 5, 7, 9, 14, 17, 18, 21, 29, 30, 31, 32, 34, 35, 36),
    )
)

PROVENANCE: dict[str, str] = {
    rule: "reconstructed" if rule in _RECONSTRUCTED else "public" if rule in _PUBLIC else "seed"
    for rule in RULE_ORDER
}

PARTLY: dict[str, tuple[str, ...]] = {
    "R18": ("Q14", "Q18"),
    "R26": ("Q9",),
    "R27": ("Q5",),
    "R29": ("Q1",),
    "R30": ("Q3",),
    "R31": ("Q9",),
    "R38": ("Q35",),
    "R40": ("Q36",),
}
"""Rules that others made, but for a part that rulings of ours decide."""

SPACES = ("white", "light", "dark", "black", "two_tone", "grid")
"""Kinds of spaces on the road."""

PARTS: tuple[tuple[str, dict[str, str]], ...] = (
    ("gears", {f"card.{card}": "R31" if card == "wear" else "R26" for card in ALWAYS}),
    ("actions", {f"card.{card}": "R17" for cards in BY_TYPE.values() for card in cards}),
    ("spaces", {f"space.{space}": "R10" if space == "grid" else "R26" for space in SPACES}),
)
"""(group, its pieces with the rule each hangs on): the title of a group is the message `parts.<group>`."""

WHY: dict[str, tuple[str, ...]] = {
    "pieces": ("R2", "Q3", "Q9"),
    "unclear": ("Q2", "Q5", "Q7", "Q17"),
    "follows": ("Q32", "Q34"),
    "screen": ("V2", "Q30", "Q31", "Q36"),
}
"""Why reconstructed rules are: the reason `origin.<key>` of the page's words; those not named here, `origin.silent`."""
