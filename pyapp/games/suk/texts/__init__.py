"""The words of Marrak Hesh 17: what is the same in every language.

`PROVENANCE` says where a rule comes from: "seed" (the rulebook), "public" (another public source)
or "reconstructed" (nobody says, so we propose). `SECTIONS` is the order in which rules are read.
"""

from ..components import CORPORATIONS, DEEP_SPACE, SCHEMES_FOR_THREE, TILES, TRANSPORTS

_BASIC = ("R1", "R2", "R3a", "R3b", "R4", "R5", "R6")
_TURN = ("R10", "R11", "R12", "R12a", "R12b", "R13", "R14", "R15", "R16")
_FOLLOWS = tuple(f"D{number}" for number in range(1, 7))
_END = ("R20",)
_SCORING = ("R30", "R31", "R32", "R33", "R34", "R35")
_DEEP = ("R40", "R41", "R42", "R43")
_RULINGS = tuple(f"Q{number}" for number in (*range(1, 23), 30, 31))
_DEEP_RULINGS = tuple(f"Q{number}" for number in (*range(23, 30), 32))

SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("setup", _BASIC),
    ("turn", _TURN),
    ("follows", _FOLLOWS),
    ("end", _END),
    ("scoring", _SCORING),
    ("deep", _DEEP),
    ("rulings", _RULINGS),
    ("rulings_deep", _DEEP_RULINGS),
    ("rulings_match", ("Q33",)),
)
"""(section, its rules): the title of a section is the message `section.<key>`."""

RULE_ORDER: tuple[str, ...] = tuple(rule for _, rules in SECTIONS for rule in rules)

_RECONSTRUCTED = frozenset(
    (
        *("R3b", "R5", "R35", "R40", "R42", "R43", *_FOLLOWS, "Q1"),
        *("Q10", "Q12", "Q14", "Q17", "Q18", "Q21", "Q22", "Q23", "Q24"),
        *("Q25", "Q26", "Q27", "Q28", "Q29", "Q32", "Q33"),
    )
)

PROVENANCE: dict[str, str] = {
    rule: "reconstructed" if rule in _RECONSTRUCTED else "seed" for rule in RULE_ORDER
}

PRINTED = frozenset(("robot-purple",))
"""Tiles that the rulebook itself names, colour and rarity included; the other faces are ours."""

CELLS: dict[str, str] = {f"cell.{column}{row}": f"{column}{row}" for row in "1234" for column in "abcd"}
"""Cells are called alike in every language."""

SCHEMES: dict[str, dict[str, str]] = {
    corporation: dict(zip(TRANSPORTS, map(str, scheme), strict=True))
    for corporation, scheme in SCHEMES_FOR_THREE.items()
}
"""How many transports of each colour a corporation begins with when there are three."""

HOLDS = ("hold-2p", "hold-3p", "hold-2p-octagon", "hold-3p-octagon")

HOLD_SIZES: dict[str, dict[str, str]] = {
    hold: {"players": "2", "cells": "12"} if "2p" in hold else {"players": "3", "cells": "8"}
    for hold in HOLDS
}

PARTS: tuple[tuple[str, dict[str, str]], ...] = (
    ("tiles", {f"tile.{tile.id}": "R33" if tile.rare else "R30" for tile in TILES}),
    ("transports", {f"transport.{shade}": "R10" for shade in TRANSPORTS}),
    ("holds", {f"hold.{hold}": "R2" for hold in HOLDS} | {f"corp.{name}": "R3b" for name in CORPORATIONS}),
    ("deep", {f"card.{card}": "R40" for card in DEEP_SPACE}),
)
"""(group, its pieces with the rule each hangs on): the title of a group is the message `parts.<group>`."""

WHY: dict[str, tuple[str, ...]] = {
    "unclear": ("Q10", "Q24"),
    "pieces": ("Q14", "Q27", "Q28"),
    "follows": (*_FOLLOWS, "Q18", "Q23", "Q26"),
    "screen": ("Q32",),
}
"""Why reconstructed rules are: the reason `origin.<key>` of the page's words; those not named here, `origin.silent`."""
