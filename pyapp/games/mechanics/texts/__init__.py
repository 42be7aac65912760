"""The words of Mars Needs Mechanics: what is the same in every language.

`PROVENANCE` says where a rule comes from: "seed" (the rulebook), "public" (another public source)
or "reconstructed" (nobody says, so we propose). `SECTIONS` is the order in which rules are read;
M1 to M10 are the mechanism cards.
"""

from ..components import COMPONENTS, MECHANISM_IDS, RULES_OF


def _rules(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"R{number}" for number in range(first, last + 1))


def _rulings(*numbers: int) -> tuple[str, ...]:
    return tuple(f"Q{number}" for number in numbers)


def _parts(rule: str, letters: str) -> tuple[str, ...]:
    return tuple(f"{rule}{letter}" for letter in letters)


SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("setup", _rules(1, 9)),
    ("line", _rules(10, 11)),
    ("turn", (*_rules(12, 18), *_parts("R18", "abcdef"), *_rules(19, 20))),
    (
        "round_end",
        ("R21", *_parts("R21", "ab"), *_rules(22, 24), *_parts("R24", "abcdef"), *_rules(25, 27)),
    ),
    ("end", _rules(28, 30)),
    ("scoring", _rules(31, 32)),
    ("mechanisms", RULES_OF),
    ("rulings_line", _rulings(1, *range(4, 10))),
    ("rulings_turn", _rulings(2, 3, *range(12, 22))),
    ("rulings_sale", _rulings(*range(22, 29), 30, 32, 42, 47)),
    ("rulings_mechanisms", _rulings(*range(35, 42), 45, 46, 48)),
    ("rulings_end", _rulings(10, 11, 29, 31, 33, 34, 43, 44)),
)
"""(section, its rules): the title of a section is the message `section.<key>`."""

RULE_ORDER: tuple[str, ...] = tuple(rule for _, rules in SECTIONS for rule in rules)

_PUBLIC = frozenset(("R1", "R12", "Q3", "Q48"))
_RECONSTRUCTED = frozenset(
    (
        *("R11", "R20", "R24f", *RULES_OF),
        *_rulings(2, 4, 5, 13, 19, 21, 22, 23, 25, 28, 31, 32, *range(35, 41), 45, 46, 47),
    )
)

PARTLY: dict[str, tuple[str, ...]] = {
    "R3": ("Q32",),
    "R7": ("Q2",),
    "R9": (),
    "R22": ("Q4",),
    "R24": ("Q2",),
    "R31": ("M5",),
    "R32": ("Q31",),
}
"""Rules of the rulebook of which a part is a ruling of ours, or hangs on one: those rulings, where they have a number."""

PROVENANCE: dict[str, str] = {
    rule: "reconstructed" if rule in _RECONSTRUCTED else "public" if rule in _PUBLIC else "seed"
    for rule in RULE_ORDER
}

PARTS: tuple[tuple[str, dict[str, str]], ...] = (
    ("components", {f"component.{name}": "R14" for name in COMPONENTS} | {"component.scrap": "R24c"}),
    (
        "mechanisms",
        {f"mechanism.{name}": rule for name, rule in zip(MECHANISM_IDS, RULES_OF, strict=True)},
    ),
)
"""(group, its pieces with the rule each hangs on): the title of a group is the message `parts.<group>`."""

WHY: dict[str, tuple[str, ...]] = {
    "unclear": _rulings(2, 31),
    "follows": ("R11", *_rulings(19, 21, 22, 23, 28)),
    "screen": ("R20", "R24f", "Q47"),
    "pieces": (*RULES_OF, *_rulings(*range(35, 41), 45, 46)),
}
"""Why reconstructed rules are: the reason `origin.<key>` of the page's words; those not named here, `origin.silent`."""
