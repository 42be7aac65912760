"""The worked examples of Marrak Hesh 17: W of the rulebook, E of ours."""

from typing import Any

from ....core.learning import Example, Table

_W1 = {
    "a1": "engine-Y",
    "b1": "engine-P",
    "c1": "engine-B",
    "d1": "robot-P",
    "a2": "crystal-Y",
    "b2": "relic-Y",
    "c2": "spice-P",
    "d2": "plant-T",
}
_W2 = {**_W1, "b1": "engine-B", "c1": "engine-P"}
_OTHERS = (
    {
        "a1": "plant-R",
        "b1": "plant-Y",
        "c1": "plant-B",
        "d1": "spice-B",
        "a2": "robot-R",
        "b2": "robot-O",
        "c2": "robot-T",
    },
    {
        "a1": "crystal-R",
        "b1": "crystal-P",
        "c1": "crystal-O",
        "d1": "relic-O",
        "a2": "engine-R",
        "b2": "creature-P",
        "c2": "spice-O",
    },
)
_LATE = "GWKGWKG.KGWKGWKG.KGWK.WK"  # 21 transports: three captains with one left each
_RING = "..W....G................"
_THREE_GAPS = "..W....G............K..."
_ONLY_BLACK = "GKW....GWK..GWGKWGK..WGW"  # whoever has only black may serve docks 3 to 6


def _late(hold: dict[str, str], missing: str, deep: tuple[str, ...] = ()) -> Table:
    """Three captains, the last round: the tile still missing in the hold lies on dock 7."""
    seven = {cell: tile for cell, tile in hold.items() if cell != missing}
    position: dict[str, Any] = {
        "ring": _LATE,
        "goods": {"7": hold[missing]},
        "holds": [seven, *_OTHERS],
        "hands": [
            {"white": 1, "grey": 0, "black": 0},
            {"white": 1, "grey": 0, "black": 0},
            {"white": 0, "grey": 1, "black": 0},
        ],
        "corporations": ["corp-aurora", "corp-kronos", "corp-umbra"],
        "turn": 0,
    }
    if deep:
        position["deep"] = list(deep)
    return Table(players=3, options={"advanced": True} if deep else {}, position=position)


def _points(colour: int, type_: int, rare: int, total: int, deep: int = 0) -> dict[str, Any]:
    parts = {"colour": colour, "type": type_, "rare": rare, "deep": deep, "total": total}
    return {f"scores.0.{name}": points for name, points in parts.items()}


def _deep(letter: str, cards: tuple[str, str], total: int) -> Example:
    return Example(
        id=f"E6{letter}",
        rules=("R42", "R41", "R43"),
        table=_late(_W1, "b2", cards),
        moves=("place 7 white b2",),
        shows={"scores.0.total": total},
    )


EXAMPLES: tuple[Example, ...] = (
    Example(
        id="W1",
        rules=("R34", "R30", "R31", "R32", "R33"),
        table=_late(_W1, "b2"),
        moves=("place 7 white b2",),
        sees={"scores.0.colour": 2, "scores.0.total": 7},
        shows=_points(3, 3, 2, 8),
    ),
    Example(
        id="W2",
        rules=("R31", "Q2"),
        table=_late(_W2, "c2"),
        moves=("place 7 white c2",),
        shows=_points(6, 3, 2, 11),
    ),
    Example(
        id="E1",
        rules=("R12a", "R12b", "R14"),
        table=Table(position={"ring": "." * 24}),
        moves=("place 7 grey b2",),
        sees={f"accepts.{dock}": ["white", "grey", "black"] for dock in range(24)},
        allows=("place 0 white *", "place 23 black d3"),
        gives={"ring": ".......G................"},
        shows={f"accepts.{dock}": ["white", "black"] for dock in (*range(7), *range(8, 24))},
    ),
    Example(
        id="E2",
        rules=("R12b", "Q8"),
        table=Table(position={"ring": ".......G................", "start": 1}),
        moves=("place 2 white b2",),
        allows=("place 6 white *", "place 19 black *"),
        refuses={"place 19 grey *": "R12b", "place 7 white *": "R11"},
        gives={"ring": _RING},
    ),
    Example(
        id="E3",
        rules=("R12", "Q7"),
        table=Table(position={"ring": _RING}),
        moves=("place 20 black b1",),
        sees={f"accepts.{dock}": ["black"] for dock in (0, 1, 3, 4, 5, 6, *range(8, 24))},
        allows=("place 0 black *", "place 5 black *"),
        refuses={"place * white *": "R12", "place 12 grey *": "R12"},
        gives={"ring": _THREE_GAPS},
    ),
    Example(
        id="E4",
        rules=("R12", "R13"),
        table=Table(position={"ring": _THREE_GAPS, "start": 1}),
        moves=("place 12 white b1",),
        sees={
            **{f"accepts.{dock}": ["black"] for dock in range(3, 7)},
            **{f"accepts.{dock}": ["white"] for dock in range(8, 20)},
            **{f"accepts.{dock}": ["grey"] for dock in (21, 22, 23, 0, 1)},
        },
        refuses={"place 22 white *": "R12"},
        shows={"accepts.9": ["black"], "accepts.15": ["grey"]},
    ),
    Example(
        id="E5",
        rules=("R12", "R16"),
        table=Table(
            position={
                "ring": _ONLY_BLACK,
                "hands": [{"white": 0, "grey": 0, "black": 4}, {"white": 2, "grey": 2, "black": 0}],
            }
        ),
        moves=("place 3 black a3",),
        sees={"open.0": [3, 4, 5, 6]},
        refuses={"place 10 black *": "R12"},
        shows={"accepts.4": ["white"], "accepts.6": ["white"], "open.0": []},
    ),
    _deep("", ("full_load", "black_hole"), 10),
    _deep("b", ("pulsar", "wormhole"), 14),
    _deep("c", ("pulsar", "nebula"), 14),
    _deep("d", ("quasar", "full_load"), 13),
    _deep("e", ("supernova", "quasar"), 13),
)
