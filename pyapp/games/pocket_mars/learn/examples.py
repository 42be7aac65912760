"""Positions on Mars that show one rule each: the worked examples (X..), then what people ask about.

A letter after the number is the same situation told another way.
"""

from typing import Any

from ....core.learning import Example, Table
from ..components import CARD_IDS

ROW = ["energy", "ecosystem", "water", "science", "construction"]
Seat = dict[str, Any]


def table(*seats: Seat, players: int = 2, moves: tuple[str, ...] = (), **fields: Any) -> Table:
    """Seat 0 is the first player and on turn; seats that aren't described stand as at the start."""
    everybody = [*seats, *[{}] * players][:players]
    base = {"first": 0, "turn": 0, "round": 4, "row": ROW}
    return Table(players=players, position={**base, "seats": everybody, **fields}, moves=moves)


def solo(you: Seat, da: Seat, moves: tuple[str, ...] = (), **fields: Any) -> Table:
    """You against Devious Automatics, at the beginning of a round."""
    return table(you, players=1, moves=moves, da=da, **fields)


def all_but(*named: str) -> list[str]:
    """The cards that are not named."""
    return [card for card in CARD_IDS if card not in named]


def scored(*seats: Seat, players: int = 2, **fields: Any) -> Table:
    """A game that is over."""
    return table(*seats, players=players, agenda=[], round=10, **fields)


MINE = {"hand": ["water-1", "science-7"], "prep": ["energy-3", "construction-1"]}
"""Cards for a seat whose cards don't matter much."""

THEIRS = {"hand": ["ecosystem-2", "energy-6"], "prep": ["energy-2", "ecosystem-5"]}

SHEET = (
    Example(
        "X1",
        ("R11", "R16a"),
        table({"hand": ["water-6", "energy-1"], "prep": ["science-2", "water-4"]}),
        moves=("hand water-6", "discard energy-1"),
        gives={
            "discards": ["water-6", "energy-1"],
            "seats.0.prep": ["science-2", "water-4"],
            "stacks.water": [],
            "turn": 1,
        },
    ),
    Example(
        "X2",
        ("R12", "R12b", "R12c"),
        table(
            {"one": {"energy": 1}},
            {"prep": ["energy-1", "water-5"], "hand": ["science-3", "water-2"]},
            turn=1,
            stacks={"energy": ["energy-4", "energy-7"]},
        ),
        seat=1,
        moves=("prep left energy-1", "use", "use"),
        sees={"outlook.0.beats": False, "outlook.0.bottom": "free"},
        gives={"seats.1.ship": 3, "seats.1.earth": 4, "seats.1.energy": 2},
        shows={"buildings.energy.to_beat": 1},
    ),
    Example(
        "X2a",
        ("Q17", "R12a"),
        table(
            {"prep": ["energy-1", "water-5"], "hand": ["science-3", "water-2"]},
            stacks={"energy": ["down construction-3"]},
        ),
        moves=("prep left energy-1", "place", "use"),
        gives={"seats.0.one": {"energy": 1}, "seats.0.earth": 6, "seats.0.energy": 2},
    ),
    Example(
        "X2b",
        ("Q17", "Q16"),
        table(
            {"prep": ["energy-1", "water-5"], "hand": ["science-3", "water-2"]},
            stacks={"energy": ["down construction-3"]},
        ),
        moves=("prep left energy-1", "skip", "use", "use"),
        gives={"seats.0.one": {}, "seats.0.ship": 3, "seats.0.earth": 4, "seats.0.energy": 2},
    ),
    Example(
        "X3",
        ("R13", "R13a", "R13b"),
        table({"one": {"ecosystem": 1}, **MINE}, THEIRS),
        moves=("steal 1 right", "use", "shift 0 ecosystem up"),
        gives={
            "seats.1.ship": 2,
            "seats.1.earth": 5,
            "seats.0.two": {"ecosystem": 1},
            "seats.0.ship": 1,
            "stacks.ecosystem": ["ecosystem-5"],
        },
        shows={"buildings.ecosystem.to_beat": 5},
    ),
    Example(
        "X3a",
        ("Q20", "R13a"),
        table({"one": {"ecosystem": 1}, **MINE}, THEIRS),
        moves=("steal 1 right", "skip", "shift 0 ecosystem up"),
        gives={"seats.1.ship": 1, "seats.1.earth": 6, "seats.0.two": {"ecosystem": 1}},
    ),
    Example(
        "X3b",
        ("Q21", "R13a"),
        table({"one": {"ecosystem": 1}, **MINE}, {**THEIRS, "hand": ["water-2", "energy-6"]}),
        moves=("steal 1 right", "shift 0 ecosystem up"),
        gives={"seats.1.ship": 1, "seats.0.two": {"ecosystem": 1}},
    ),
    Example(
        "X4",
        ("R33", "R36b"),
        solo(
            {"prep": ["water-7", "energy-3"], "hand": ["water-1", "construction-1"]},
            {"prep": ["science-5", "energy-2"]},
        ),
        moves=("prep left water-7", "place", "use", "skip", "take left"),
        gives={
            "seats.0.one": {"water": 1},
            "seats.0.ship": 1,
            "seats.0.earth": 5,
            "da.prep": [None, "energy-2"],
        },
    ),
    Example(
        "X5",
        ("R20", "R21"),
        scored(
            {
                "ship": 0,
                "earth": 0,
                "energy": 2,
                "one": {"energy": 4, "water": 1, "science": 1},
                "two": {"ecosystem": 1},
            },
            {"ship": 2, "earth": 1, "energy": 2, "one": {"water": 2, "ecosystem": 1}, "two": {"water": 1}},
            {"ship": 1, "earth": 3, "energy": 0, "one": {"science": 2}, "two": {"science": 1}},
            players=3,
        ),
        result={"scores": [22, 13, 9], "ranking": [[0], [1], [2]]},
    ),
)

SETTING_UP = (
    Example(
        "R6",
        ("R6",),
        table(
            {"hand": ["energy-7", "science-2", "water-6", "construction-4"]},
            {"prep": ["water-3", "science-5"], "hand": ["energy-2", "water-1"]},
            agenda="choosing",
            round=1,
        ),
        moves=("fill energy-7", "fill construction-4"),
        gives={
            "seats.0.prep": ["energy-7", "construction-4"],
            "seats.0.hand": ["science-2", "water-6"],
            "turn": 0,
        },
    ),
    Example(
        "R22",
        ("R22", "Q46"),
        Table(
            players=2,
            options={"draft": True},
            position={
                "first": 0,
                "row": ROW,
                "agenda": "choosing",
                "seats": [
                    {"pack": ["energy-7", "science-2", "water-6", "water-3", "energy-1"]},
                    {"pack": ["science-4", "science-5", "water-1", "energy-2", "water-7"]},
                ],
            },
        ),
        moves=("keep energy-7", "keep science-4"),
        gives={
            "seats.0.hand": ["energy-7"],
            "seats.0.pack": ["science-5", "water-1", "energy-2", "water-7"],
        },
    ),
)

TURN = (
    Example(
        "Q14",
        ("Q14", "R12a"),
        table(MINE),
        moves=("prep left energy-3", "use"),
        sees={"buildings.energy.to_beat": 3, "outlook.0.beats": False},
        gives={"seats.0.ship": 1, "seats.0.one": {}, "seats.0.energy": 3},
    ),
    Example(
        "R12a",
        ("R12a", "Q30"),
        table(
            {"hand": ["water-1", "science-7"], "prep": ["science-5", "energy-2"]},
            stacks={"science": ["science-6", "science-4"]},
        ),
        moves=("prep left science-5", "place"),
        sees={"buildings.science.to_beat": 4, "outlook.0.places": True},
        gives={"seats.0.one": {"science": 1}, "seats.0.ship": 0},
    ),
    Example(
        "Q18",
        ("Q18", "R17e"),
        table({"ship": 0, "hand": ["water-1", "science-7"], "prep": ["construction-1", "energy-2"]}),
        moves=("prep left construction-1", "use", "settle science"),
        gives={"seats.0.one": {"science": 1}, "seats.0.ship": 0, "seats.0.earth": 6},
    ),
    Example(
        "Q26",
        ("Q26", "R12b"),
        table({"energy": 0, "ship": 0, "hand": ["water-1", "science-7"], "prep": ["energy-2", "water-4"]}),
        moves=("prep left energy-2", "use"),
        sees={"outlook.0.bottom": "energy"},
        gives={"seats.0.energy": 1, "seats.0.ship": 0, "seats.0.earth": 7},
    ),
    Example(
        "R13b",
        ("R13b", "Q19"),
        table(
            {**MINE, "prep": ["energy-3", "water-4"]},
            {"prep": ["construction-7", "science-6"], "hand": ["water-2", "energy-6"], "energy": 0},
        ),
        moves=("steal 1 left", "settle water"),
        refuses={"steal 0 left": "R13"},
        gives={"seats.0.one": {"water": 1}, "seats.0.ship": 0, "stacks.construction": ["construction-7"]},
    ),
    Example(
        "R14",
        ("R14",),
        table(MINE),
        moves=("launch",),
        gains={"seats.0.ship": 1, "seats.0.earth": -1},
        gives={"turn": 1},
    ),
    Example(
        "R14a",
        ("R14", "Q27"),
        table({**MINE, "ship": 2, "one": {"water": 3, "energy": 2}}),
        refuses={"launch": "R14"},
        allows=("burn hand water-1",),
    ),
    Example(
        "R15",
        ("R15", "Q32"),
        table(MINE),
        moves=("burn left energy-3", "fill water-1"),
        gains={"seats.0.energy": 1},
        gives={"discards": ["energy-3"], "seats.0.prep": ["water-1", "construction-1"]},
    ),
    Example(
        "R15a",
        ("R15",),
        table({**MINE, "energy": 5}),
        moves=("burn hand water-1",),
        gains={"seats.0.energy": 0},
        gives={"discards": ["water-1"], "turn": 1},
    ),
    Example(
        "Q33",
        ("Q33", "R16a", "R16c"),
        table(
            {"hand": ["science-7", "energy-5"], "prep": ["water-3", "construction-1"]},
            deck=["energy-6", "water-2"],
        ),
        moves=("prep left water-3", "use", "skip", "discard energy-5", "fill energy-6"),
        gives={
            "seats.0.hand": ["science-7", "water-2"],
            "seats.0.prep": ["energy-6", "construction-1"],
            "discards": ["energy-5"],
        },
    ),
    Example(
        "Q24",
        ("Q24", "R11"),
        table(
            {"hand": ["science-1", "energy-5"], "prep": ["water-3", "energy-2"], "ship": 2, "earth": 1}
            | {"one": {"water": 4}}
        ),
        moves=("hand science-1",),
        gives={"seats.0.ship": 3, "seats.0.earth": 0},
    ),
    Example(
        "Q25",
        ("Q25", "Q23"),
        table(
            {"hand": ["science-7", "energy-5"], "prep": ["water-3", "energy-2"], "ship": 2}
            | {"one": {"water": 5}, "energy": 3}
        ),
        moves=("hand science-7",),
        gives={"seats.0.energy": 3, "discards": ["science-7"], "turn": 1},
    ),
)

BUILDINGS = (
    Example(
        "R17a",
        ("R17a", "Q28"),
        table(
            {"hand": ["water-1", "science-7"], "prep": ["ecosystem-1", "energy-2"], "one": {"water": 1}},
            {"two": {"water": 1}},
            stacks={"ecosystem": ["ecosystem-6"]},
        ),
        moves=("prep left ecosystem-1", "skip", "shift 1 water down"),
        gives={"seats.1.one": {"water": 1}, "seats.1.two": {}, "seats.0.one": {"water": 1}},
        shows={"buildings.water.room": 1},
    ),
    Example(
        "R8",
        ("R8", "Q29"),
        table(
            {"hand": ["ecosystem-4", "science-7"], "prep": ["energy-3", "energy-2"]}
            | {"one": {"water": 1, "science": 1}},
            {"two": {"water": 1}},
            moves=("hand ecosystem-4",),
        ),
        moves=("promote science",),
        refuses={"promote water": "R8", "promote construction": "R8"},
        gives={"seats.0.two": {"science": 1}},
    ),
    Example(
        "Q29",
        ("Q29", "R8"),
        table(
            {"hand": ["ecosystem-5", "science-7"], "prep": ["energy-3", "energy-2"], "one": {"water": 1}},
            {"two": {"water": 1}},
        ),
        moves=("hand ecosystem-5", "swap water 0 1"),
        gives={"seats.0.two": {"water": 1}, "seats.1.one": {"water": 1}, "seats.1.two": {}},
    ),
    Example(
        "R17d",
        ("R17d", "Q31"),
        table(
            {"hand": ["water-1", "science-7"], "prep": ["water-2", "energy-2"], "ship": 0, "energy": 0},
            deck=["energy-6", "science-1", "construction-2"],
        ),
        moves=("prep left water-2", "sink right energy-2"),
        gives={"seats.0.hand.2": "energy-6", "seats.0.hand.3": "science-1", "bottomed": 1},
        shows={"deck.bottom": ["energy-2"]},
    ),
    Example(
        "R17e",
        ("R17e", "R8"),
        table(
            {"hand": ["water-1", "science-7"], "prep": ["construction-6", "energy-2"]},
            stacks={"construction": ["construction-1"], "water": ["water-7"]},
            moves=("prep left construction-6",),
        ),
        moves=("settle water",),
        refuses={"settle construction": "R8", "place": "R12a"},
        gives={"seats.0.one": {"water": 1}, "seats.0.ship": 0},
    ),
    Example(
        "Q2",
        ("Q2", "R12a"),
        table(
            {"hand": ["construction-2", "water-1"], "prep": ["science-2", "energy-2"]},
            stacks={"science": ["science-1", "science-6"]},
        ),
        moves=("hand construction-2", "cover water-1 science"),
        sees={"buildings.science.to_beat": 6, "outlook.0.beats": False},
        shows={"buildings.science.to_beat": 0, "outlook.0.beats": True},
    ),
    Example(
        "Q39",
        ("Q39",),
        table(
            {"hand": ["construction-7", "water-1"], "prep": ["science-4", "energy-2"]},
            stacks={"science": ["science-6"]},
        ),
        moves=("hand construction-7", "salvage science"),
        sees={"buildings.science.to_beat": 6},
        shows={"buildings.science.to_beat": 3},
        gives={"discards": ["science-6", "construction-7"]},
    ),
    Example(
        "R18",
        ("R18", "Q36"),
        table(
            MINE,
            THEIRS,
            deck=["energy-5"],
            stacks={"water": ["water-2", "water-7"], "science": ["science-1", "science-3", "science-5"]},
            discards=all_but(
                *MINE["hand"],
                *MINE["prep"],
                *THEIRS["hand"],
                *THEIRS["prep"],
                *("energy-5", "water-2", "water-7", "science-1", "science-3", "science-5"),
            ),
        ),
        moves=("burn hand water-1",),
        gives={"stacks.water": ["water-7"], "stacks.science": ["science-5"], "discards": []},
        shows={"deck.size": 25},
    ),
)

END = (
    Example(
        "R19",
        ("R19", "Q41"),
        table(
            {**MINE, "prep": ["energy-3", "water-4"], "ship": 1, "earth": 0}
            | {"one": {"energy": 2, "water": 1, "science": 1, "ecosystem": 2}},
            {**THEIRS, "ship": 2, "one": {"water": 2, "science": 1}},
            round=9,
        ),
        moves=("prep right water-4", "place", "skip", "fill water-1", "launch"),
        gives={"agenda": [], "round": 9, "seats.1.ship": 3},
        result={"scores": [17, 10], "ranking": [[0], [1]]},
    ),
    Example(
        "R20e",
        ("R20e", "R20d", "Q42"),
        scored(
            {"ship": 0, "energy": 0, "one": {"water": 4, "energy": 1, "science": 1, "ecosystem": 1}},
            {"ship": 0, "energy": 0, "one": {"water": 3, "energy": 4}},
        ),
        sees={"seats.0.score.everywhere": 2, "seats.0.score.crowd": 3, "seats.1.score.crowd": 3},
        result={"scores": [20, 18]},
    ),
    Example(
        "R20f",
        ("R20f", "Q43"),
        scored(
            {"ship": 1, "earth": 2, "energy": 0, "one": {"water": 2, "energy": 2}},
            {"ship": 0, "earth": 0, "energy": 0, "one": {"water": 3, "energy": 2, "science": 2}},
        ),
        sees={"seats.0.score.energy": 1, "seats.1.score.energy": 1},
        result={"scores": [10, 15]},
    ),
    Example(
        "R21",
        ("R21",),
        scored(
            {"ship": 2, "one": {"water": 1, "energy": 1}, "two": {"science": 1, "water": 1}},
            {"ship": 0, "earth": 0, "one": {"water": 3, "energy": 2, "science": 2}},
        ),
        result={"scores": [15, 15], "ranking": [[1], [0]]},
    ),
)

CLOCK = ["water-2", "science-2", "energy-6", "science-6"]
YOU = {"hand": ["water-1", "science-7"], "prep": ["energy-3", "construction-1"]}

SOLO = (
    Example(
        "R36d",
        ("R36d", "R37", "R38", "R39d"),
        solo(YOU, {"prep": ["water-3", "science-5"]}, deck=CLOCK),
        moves=("launch", "scrap left"),
        gives={
            "seats.0.ship": 2,
            "da.one": {"science": 1},
            "da.ship": 5,
            "da.earth": 1,
            "discards": ["water-3", "water-2", "science-2"],
            "da.prep": ["energy-6", "science-5"],
        },
    ),
    Example(
        "R36c",
        ("R36c", "R39b"),
        solo(YOU, {"prep": ["water-5", "energy-2"]}, deck=CLOCK),
        moves=("steal da left", "place", "skip"),
        gives={"seats.0.one": {"water": 1}, "da.one": {"energy": 1}, "da.energy": 3},
    ),
    Example(
        "R36e",
        ("R36e", "R33"),
        solo(YOU, {"prep": ["water-3", "science-5"]}, deck=CLOCK),
        moves=("burn hand water-1", "take right"),
        gives={"seats.0.hand": ["science-7", "science-5"], "seats.0.energy": 3, "da.one": {"water": 1}},
    ),
    Example(
        "R38",
        ("R38", "R33"),
        solo(
            {"hand": ["water-6", "science-7"], "prep": ["energy-3", "construction-1"]},
            {"prep": ["water-3", "science-5"]},
            deck=CLOCK,
        ),
        moves=("hand water-6", "take left", "discard science-7"),
        gives={"da.one": {}, "da.ship": 5, "da.prep": ["energy-6", "science-6"]},
    ),
    Example(
        "Q51",
        ("Q51", "R38"),
        solo(YOU, {"prep": ["water-3", "science-5"], "ship": 0, "earth": 2, "one": {"water": 5}}, deck=CLOCK),
        moves=("launch", "scrap left"),
        gives={"da.ship": 2, "da.earth": 0, "da.one": {"water": 5}},
    ),
    Example(
        "R39a",
        ("R39a", "Q53"),
        solo(
            {**YOU, "two": {"ecosystem": 1}},
            {"prep": ["water-3", "ecosystem-6"]},
            deck=CLOCK,
        ),
        moves=("launch", "scrap left"),
        gives={"da.two": {"ecosystem": 1}, "seats.0.one": {"ecosystem": 1}, "seats.0.two": {}},
    ),
    Example(
        "Q56",
        ("Q56", "R39b"),
        solo(YOU, {"prep": ["water-3", "energy-2"], "energy": 4}, deck=CLOCK),
        moves=("launch", "scrap left"),
        gives={"da.energy": 5, "discards": ["water-3", "water-2", "science-2"]},
    ),
    Example(
        "R39e",
        ("R39e", "Q55"),
        solo(
            YOU,
            {"prep": ["water-3", "construction-5"], "ship": 2, "one": {"science": 3, "water": 1}},
            deck=CLOCK,
        ),
        moves=("launch", "scrap left"),
        gives={"da.one": {"science": 4, "water": 1}, "da.ship": 1},
    ),
    Example(
        "R41",
        ("R41", "R40"),
        solo(
            {**YOU, "ship": 3, "one": {"water": 3}},
            {"prep": ["water-3", "science-5"]},
            deck=["energy-6", "science-6"],
            discards=all_but(*YOU["hand"], *YOU["prep"], "water-3", "science-5", "energy-6", "science-6"),
            round=9,
        ),
        moves=("launch", "scrap left"),
        gives={"agenda": [], "deck": []},
        result={"scores": [11], "rival": 9, "won": True},
    ),
    Example(
        "R42",
        ("R42", "R43", "Q62"),
        scored(
            {"ship": 0, "energy": 2, "one": {"energy": 4, "water": 1, "science": 1, "ecosystem": 1}},
            players=1,
            da={"ship": 2, "energy": 2, "one": {"science": 2, "water": 1, "ecosystem": 1}}
            | {"two": {"energy": 1}},
        ),
        sees={"da.score.everywhere": 4, "da.score.energy": 2, "seats.0.score.energy": 1},
        result={"scores": [20], "rival": 20, "won": False},
    ),
)

EXAMPLES: tuple[Example, ...] = (*SHEET, *SETTING_UP, *TURN, *BUILDINGS, *END, *SOLO)
