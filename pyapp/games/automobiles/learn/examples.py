"""Positions of a race that show one rule each: the worked examples (E1 to E20), then questions people ask (Q..).

The rulebook's examples are played with its cards (set `examples`) on Daytona Beach.
"""

from dataclasses import replace
from typing import Any

from ....core.learning import Example, Table
from ..components import CARDS, SETS, TYPES

Cubes = dict[str, int]
Seat = dict[str, Any]

FAR_AWAY = "D0-50"


def car(space: str, section: int | None = None, laps: int = 0, **piles: Cubes) -> Seat:
    """A car and its cubes; piles that aren't named are empty, the bag holds five white cubes."""
    where = {"space": space, "laps": laps}
    if section is not None:
        where["section"] = section
    return {**where, "act": {}, "used": {}, "disc": {}, "bag": {"white": 5}, **piles}


def race(*seats: Seat, cards: str = "", laps: str = "3", moves: tuple[str, ...] = (), **fields: Any) -> Table:
    """A race at the beginning of seat 0's turn; `cards` replace those of the examples."""
    chosen = list(SETS["examples"])
    for card in cards.split():
        chosen[CARDS[card].colour - CARDS["car_chief"].colour] = card
    options = {"cards": "chosen", **dict(zip(TYPES, chosen, strict=True))} if cards else {"cards": "examples"}
    options |= {"laps": laps, "grid": "fixed", **fields.pop("options", {})}
    position = {"order": list(range(len(seats))), "turn": 0, "seats": list(seats), **fields}
    return Table(len(seats), options=options, position=position, moves=moves)


FAR = car(FAR_AWAY)

BLUE_TURN = race(
    car(
        "D1-54",
        1,
        1,
        act={"wear": 2, "blue": 1, "green": 1, "black": 1, "dark": 1},
        disc={"white": 1, "light": 2, "red": 1},
        bag={"white": 7},
    ),
    car("D2-04", 1, 2),
    car("D3-10", 0, 2),
    car("D2-10", 0, 2),
    car("D0-40", 0, 1),
)
BLUE_DRIVES = (
    *("use wear", "use wear"),
    *("use blue", "go D1-56", "go D1-57", "go D1-58", "go D1-59"),
    *("use green", "go D2-00", "go D2-02", "skip"),
)
"""The rulebook's long turn: fourth of five, out of the last bend and over the line."""

ANY_GEAR = {"white": 1, "light": 1, "dark": 1, "black": 1}
SHEET = (
    Example(
        "E1",
        ("R22",),
        race(
            car("D1-22", 3, act={"red": 1}, disc=ANY_GEAR),
            FAR,
            cards="suspension",
            moves=("use red",),
        ),
        moves=("go D1-26",),
        allows=("go D1-26", "go D0-26", "go D2-26"),
        refuses={"go D2-24": "R22", "go D0-24": "R22", "go D1-30": "R22"},
        gives={"path.0.space": "D1-26", "path.0.section": 3},
    ),
    Example(
        "E2",
        ("Q13", "R5"),
        race(
            car("D1-22", act={"purple": 1}, disc={"wear": 5}, bag={"wear": 2, "white": 1}),
            FAR,
            rng="9e3779b97f4a7c15",
        ),
        moves=("use purple",),
        gives={"seats.0.disc": {}, "seats.0.act": {"white": 1, "wear": 2}, "seats.0.used": {"purple": 1}},
    ),
    Example(
        "E3",
        ("R27", "R17", "Q5", "Q11"),
        BLUE_TURN,
        moves=BLUE_DRIVES,
        sees={"seats.0.position": 4, "seats.0.live.green.steps": 4},
        gives={
            "path.5.space": "D2-02",
            "path.5.section": 1,
            "crossed": 1,
            "seats.0.disc": {"white": 1, "light": 2, "wear": 2, "red": 1},
            "seats.0.used": {"wear": 2, "green": 1, "blue": 1},
        },
    ),
    Example(
        "E4",
        ("R29",),
        race(car("D1-22", act={"dark": 1, "black": 1}), FAR),
        moves=("shop", "buy black"),
        sees={"drive.money": 5},
        refuses={"buy black": "R29", "buy wear": "Q1"},
        gives={"seats.0.used": {"black": 1}, "seats.0.act": {"dark": 1, "black": 1}},
        shows={"drive.money": 1},
    ),
    Example(
        "E5",
        ("R30",),
        BLUE_TURN,
        moves=(*BLUE_DRIVES, "end"),
        sees={"seats.0.marker": "2"},
        gives={"seats.0.space": "D2-02", "seats.0.section": 1},
        gains={"seats.0.laps": 1},
        shows={"seats.0.marker": "final"},
    ),
    Example(
        "E6",
        ("R32", "R31", "R33"),
        replace(BLUE_TURN, moves=BLUE_DRIVES),
        moves=("end",),
        sees={"drive.unspared": 2, "drive.wear": 0, "drive.drafting": 1},
        gives={"seats.0.disc.wear": 4},
    ),
    Example(
        "E7",
        ("R33",),
        race(
            car("D0-04", act={"white": 1, "light": 1}),
            car("D0-06", 1),
            car("D0-06", 0),
            car("D1-03"),
            car("D1-02"),
        ),
        moves=("use white",),
        sees={"reach.white.0.drafting": 2, "reach.white.0.wear": 0, "reach.light.0.wear": 2},
        shows={"drive.drafting": 2, "drive.unspared": 1, "drive.wear": 0},
    ),
    Example(
        "E8",
        ("R35", "R39"),
        race(car("D0-08", act={"white": 1, "yellow": 2}, disc={"red": 1}, bag={"light": 9}), FAR),
        moves=("use white", "end"),
        gives={
            "seats.0.act": {"light": 7},
            "seats.0.used": {},
            "seats.0.disc": {"white": 1, "wear": 1, "yellow": 2, "red": 1},
            "seats.0.bag": {"light": 2},
        },
    ),
    Example(
        "E9",
        ("R38",),
        race(car("D1-22", act={"wear": 5, "green": 2}, disc={"wear": 3}, bag={"light": 9}), FAR),
        moves=("pit clean",),
        gives={
            "seats.0.disc": {"wear": 3, "green": 2},
            "seats.0.act": {"light": 7},
            "seats.0.space": "D1-22",
        },
    ),
    Example(
        "E10",
        ("R25", "R23", "R36"),
        race(
            car("D1-26", 2, act={"red": 1}, disc=ANY_GEAR),
            car("D1-26", 3),
            cards="suspension",
            moves=("use red",),
        ),
        moves=("go D2-26",),
        allows=("go D0-28", "go D2-26"),
        refuses={"go D1-30": "R25", "go D0-30": "R22"},
        gives={"path.0.space": "D2-26", "path.0.section": 5},
    ),
    Example(
        "E11",
        ("R41", "R3"),
        race(
            car("D3-56", laps=2, act={"dark": 1, "light": 3}),
            car("D0-05", laps=3),
            car("D1-04", 1, laps=3),
            car("D2-02", 1, laps=3),
            car("D2-00", 1, laps=3),
            options={"grid": "random"},
            order=[1, 2, 3, 4, 0],
            moves=("use dark", "use light", "use light"),
        ),
        moves=("use light", "end"),
        sees={"drive.ranking": [0, 1, 2, 3, 4]},
        result={"ranking": [[0], [1], [2], [3], [4]]},
    ),
    Example(
        "E12",
        ("R31", "R28"),
        race(
            car("D1-20", act={"light": 4, "dark": 1}, bag={"white": 9}),
            FAR,
            moves=("use dark", "go D1-22", "use light", "use light", "use light"),
        ),
        moves=("use light", "end"),
        sees={"drive.darkest": "dark", "drive.wear": 3},
        gives={"seats.0.disc": {"light": 4, "dark": 1, "wear": 3}},
    ),
    Example(
        "E13",
        ("Q11",),
        race(
            car("D0-05", act={"green": 1}),
            car("D0-16"),
            car("D0-12"),
            car("D0-08", act={"green": 1}),
        ),
        moves=("use green", "go D1-06", "go D1-08", "go D1-10", "go D1-12", "go D1-14"),
        sees={"seats.0.live.green.steps": 5, "seats.3.live.green.steps": 3},
        gives={"path.4.space": "D1-14", "seats.0.used": {"wear": 1, "green": 1}},
    ),
    Example(
        "E14",
        ("Q10",),
        race(
            car("D1-22", act={"blue": 1}, used={"blue": 1}, disc={"blue": 2}),
            car(FAR_AWAY, disc={"blue": 3}),
            cards="hybrid_engine",
        ),
        moves=("use blue", "go D1-26", "go D1-30"),
        sees={"seats.0.live.blue.own": 4, "seats.0.live.blue.rival": 3, "seats.0.live.blue.steps": 2},
        gives={"path.1.space": "D1-30", "seats.0.used": {"wear": 1, "blue": 2}},
    ),
    Example(
        "E15",
        ("Q5", "Q12"),
        race(car("D0-08", act={"blue": 1}, disc={"white": 1, "light": 3, "black": 1, "wear": 2}), FAR),
        moves=("use blue", "go D0-09", "go D0-10", "go D0-11", "go D0-12"),
        sees={"seats.0.live.blue.steps": 4},
        gives={"path.3.space": "D0-12", "seats.0.used": {"wear": 1, "blue": 1}},
    ),
    Example(
        "E16",
        ("Q5", "Q12"),
        race(car("D2-04", 1, act={"blue": 1}, disc={"dark": 3}), FAR, cards="diesel_engine"),
        moves=("use blue", "go D2-06", "go D2-10", "go D2-14"),
        sees={"seats.0.live.blue.steps": 3},
        gives={"path.2.space": "D2-14", "path.2.section": 3, "seats.0.used": {"wear": 2, "blue": 1}},
    ),
    Example(
        "E17",
        ("Q7",),
        race(car("D1-06", 1, act={"red": 1, "black": 1}), FAR, moves=("use red",)),
        moves=("go D1-08", "go D1-10", "go D1-12"),
        gives={
            "path.2.space": "D1-12",
            "path.2.section": 1,
            "seats.0.disc": {"black": 1},
            "seats.0.used": {"wear": 1, "red": 1},
        },
    ),
    Example(
        "E18",
        ("Q20",),
        race(car("D1-20", 1, act={"red": 1}, disc={"dark": 1}), FAR, cards="suspension", moves=("use red",)),
        moves=("go D1-22",),
        allows=("go D1-22", "go D2-20"),
        refuses={"go D0-22": "R26"},
        gives={
            "path.0.space": "D1-22",
            "seats.0.disc": {"dark": 1},
            "seats.0.used": {"wear": 1, "red": 1},
        },
    ),
    Example(
        "E19",
        ("Q7",),
        race(car("D0-06", 1, act={"red": 1, "dark": 1}), FAR, cards="tires", moves=("use red",)),
        moves=("go D0-08",),
        allows=("go D0-08", "go D1-08"),
        gives={"path.0.space": "D0-08", "seats.0.act": {"dark": 1}, "seats.0.used": {"red": 1}},
    ),
    Example(
        "E20",
        ("Q12", "Q5"),
        race(
            car("D1-06", 1, act={"green": 1}, disc={"green": 2}),
            car(FAR_AWAY, disc={"green": 1}),
            car("D0-51", disc={"green": 1}),
            cards="turbo",
        ),
        moves=("use green", *(f"go D1-{column:02}" for column in range(8, 20, 2))),
        sees={"seats.0.live.green.steps": 6},
        gives={"path.5.space": "D1-18", "path.5.section": 1, "seats.0.used": {"wear": 2, "green": 1}},
    ),
)

QUESTIONS = (
    Example(
        "Q2",
        ("Q2", "R33"),
        race(
            car("D1-20", 1, act={"dark": 1}, bag={"white": 9}),
            car("D1-26", 3),
            moves=("use dark", "go D1-22"),
        ),
        moves=("end",),
        sees={"drive.unspared": 3, "drive.drafting": 1, "drive.wear": 0},
        gives={"seats.0.disc": {"dark": 1}},
    ),
    Example(
        "Q4",
        ("Q4", "R18"),
        race(car("D2-24", 1, act={"red": 1, "black": 1}, disc={"white": 3}), FAR, cards="suspension"),
        moves=("use black", "go D2-26"),
        refuses={"use red": "Q20"},
        gives={"path.0.space": "D2-26", "seats.0.act": {"red": 1}, "seats.0.used": {"black": 1}},
    ),
    Example(
        "Q5",
        ("Q5", "R27"),
        race(car("D0-50", act={"green": 1, "yellow": 1}), car("D0-20")),
        moves=("use green", "skip"),
        gives={"path": [], "seats.0.used": {"wear": 1, "green": 1}},
        shows={"drive.wear": 0, "drive.columns": 0},
    ),
    Example(
        "Q8",
        ("Q8",),
        race(car("D0-08", act={"white": 2, "red": 1}), FAR, cards="tires"),
        moves=("use white",),
        refuses={"use red": "Q8"},
        gives={"path.0.space": "D0-09", "seats.0.act": {"white": 1, "red": 1}},
    ),
    Example(
        "Q9",
        ("Q9", "R26"),
        race(car("D0-13", act={"white": 1}), FAR),
        moves=("use white",),
        shows={"drive.head.space": "D0-14", "drive.darkest": "light", "drive.wear": 2},
    ),
    Example(
        "Q10",
        ("Q10",),
        race(
            car("D1-22", act={"blue": 1, "light": 1}, used={"blue": 1}, disc={"blue": 2}),
            car(FAR_AWAY, disc={"blue": 4}),
            cards="hybrid_engine",
        ),
        moves=("use blue",),
        sees={"seats.0.live.blue.own": 4, "seats.0.live.blue.rival": 4, "seats.0.live.blue.steps": 0},
        gives={"path": [], "seats.0.used": {"wear": 1, "blue": 2}},
    ),
    Example(
        "Q12",
        ("Q12",),
        race(car("D1-06", 1, act={"green": 2}), FAR, cards="turbo"),
        moves=("use green", "go D1-08", "go D1-10", "use green", "go D1-12", "go D1-14"),
        sees={"seats.0.live.green.steps": 2},
        gives={"path.3.space": "D1-14", "seats.0.used": {"wear": 4, "green": 2}},
        shows={"seats.0.live.green.steps": 2},
    ),
    Example(
        "Q15",
        ("Q15", "R5"),
        race(car("D1-22", act={"wear": 2, "purple": 1, "light": 1}, disc={"wear": 1}), FAR),
        moves=("use wear", "use wear", "use purple"),
        gives={
            "seats.0.disc": {},
            "seats.0.act": {"white": 1, "light": 1},
            "seats.0.used": {"purple": 1},
        },
    ),
    Example(
        "Q18",
        ("Q18",),
        race(
            car("D0-08", act={"purple": 1}, disc={"white": 3, "wear": 2}),
            FAR,
            cards="pit_team",
            moves=("use purple",),
        ),
        moves=("remove white 3",),
        gives={"seats.0.disc": {"wear": 2}, "seats.0.used": {"purple": 1}},
    ),
    Example(
        "Q19",
        ("Q19",),
        race(
            car("D0-08", act={"yellow": 1}, disc={"white": 1, "light": 1, "dark": 1}),
            car(FAR_AWAY, disc={"black": 16}),
            moves=("use yellow",),
            cards="car_chief",
        ),
        moves=("remove white 1",),
        refuses={"remove dark 1": "Q19"},
        gives={"seats.0.disc": {"light": 1, "dark": 1}, "seats.0.used": {"light": 1, "yellow": 1}},
    ),
    Example(
        "Q24",
        ("Q24", "R32"),
        race(
            car("D0-08", act={"white": 2}, bag={"white": 9}), car("D0-10", act={"white": 1}, bag={"white": 7})
        ),
        moves=("use white", "end", "use white", "end"),
        sees={"reach.white.0.drafting": 1},
        gives={"seats.0.disc": {"white": 2}, "seats.1.disc": {"white": 1, "wear": 1}},
    ),
    Example(
        "Q25",
        ("Q25", "R40"),
        race(
            car("D0-59", laps=2, act={"white": 2}),
            car("D1-59", laps=2, act={"black": 1, "white": 1}),
        ),
        moves=("use white", "go D0-00", "use white", "go D0-01", "end", "use white", "go D1-00", "end"),
        result={"ranking": [[0], [1]]},
    ),
    Example(
        "Q27",
        ("Q27", "R36"),
        race(car("D1-26", 3, act={"dark": 1, "white": 6}), car("D1-26", 2, act={"light": 1})),
        moves=("use dark", "end"),
        gives={"seats.1.space": "D1-26", "seats.1.section": 3},
    ),
    Example(
        "Q28",
        ("Q28", "R38"),
        race(car("D1-22", act={"wear": 4, "light": 1}), FAR),
        moves=("use light",),
        allows=("pit clean",),
        gives={"seats.0.act": {"wear": 4}, "started": True},
    ),
)

EXAMPLES = SHEET + QUESTIONS
