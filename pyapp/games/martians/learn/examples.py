"""Positions of Martians!!! that show one rule each: the worked examples (W1 to W15), then questions people ask.

Hands are empty unless a card matters, so that nobody is asked for one.
"""

from functools import cache
from typing import Any

from ....core.learning import Example, Table
from ....core.rng import Rng
from ..components import TILE_IDS

Tile = tuple[str, str, int]  # id, cell, rotation
Entry = dict[str, Any]

STORE: Tile = ("general_store", "-1,0", 0)
FARM: Tile = ("farm_1", "-1,0", 0)
SOUTH_FARM: Tile = ("farm_2", "1,0", 0)
ROAD: Tile = ("generic_straight_1", "-1,0", 0)
ALL = ["fuel", "fertilizer", "dynamite"]
SHIP = {"at": "-2,1", "face": "ship", "up": True}
COOP = {"mode": "cooperative"}


@cache
def dice(*wanted: int) -> str:
    """A state of chance after which the dice fall like this."""
    for seed in range(200_000):
        rng = Rng(seed)
        start = rng.state
        if all(rng.below(6) + 1 == die for die in wanted):
            return f"{start:016x}"
    raise ValueError(wanted)


def due(*kinds: str, seat: int = 0) -> list[Entry]:
    """These steps of the turn, then its end."""
    return [*({"step": kind, "seat": seat} for kind in kinds), {"step": "end_turn", "seat": seat}]


def table(
    *tiles: Tile, players: int = 2, moves: tuple[str, ...] = (), coop: bool = False, **fields: Any
) -> Table:
    """A town around the House, in the middle of seat 0's turn."""
    given = [*fields.pop("seats", []), *[{}] * players][:players]
    house = {"tile": "house", "cell": "0,0", "rotation": 0}
    laid = ({"tile": tile, "cell": cell, "rotation": turned} for tile, cell, turned in tiles)
    if "pile" in fields:  # these tiles and no others are left
        named = {"house", fields.get("drawn"), *fields["pile"], *(tile for tile, _, _ in tiles)}
        fields["lost"] = [tile for tile in TILE_IDS if tile not in named]
    position = {
        "seats": [{"hand": [], **seat} for seat in given],
        "town": [house, *laid],
        "turn": 0,
        "first": 0,
        "number": 5,
        **fields,
    }
    return Table(players, options=COOP if coop else {}, position=position, moves=moves)


def walking(*tiles: Tile, points: int = 6, after: tuple[str, ...] = (), **fields: Any) -> Table:
    """Seat 0 in its step 5 with so many points; `after` are steps that follow."""
    movement = {"die": 1, "base": points, "bonus": 0, "walked": 0}
    usual = {"phase": "walk", "movement": movement, "agenda": due("walk", *after)}
    return table(*tiles, **{**usual, **fields})


def window(*tiles: Tile, seat: int = 0, **fields: Any) -> Table:
    """Seat 0's turn; `seat` is asked whether it plays a card."""
    agenda = [{"step": "window", "seat": seat, "word": "draw"}, *due("discard")]
    return table(*tiles, **{"phase": "draw", "agenda": agenda, **fields})


def effect(card: str, until: str = "start", seat: int = 1) -> Entry:
    return {"card": card, "seat": seat, "until": until, "of": seat}


CLOSED_HOUSE: tuple[Tile, ...] = (
    ("generic_curve_1", "-1,0", 0),
    ("generic_curve_2", "-1,1", 90),
    ("generic_curve_3", "0,1", 180),
    ("school", "1,0", 180),
)
"""One open exit is left: the western one of the House."""

SHEET = (
    Example(
        "W1",
        ("R2", "R5", "R6"),
        Table(players=4),
        gives={"seats.0.pawn": "1,1", "seats.3.pawn": "1,1", "supply": 100, "martians": []},
        shows={"seats.0.life": 3, "seats.0.bullets": 3, "seats.0.cards": 3, "pool": 18},
    ),
    Example(
        "W2",
        ("R21", "Q11"),
        table(drawn="general_store", phase="tile", agenda=due("place"), pool=["fuel"]),
        moves=("place -1,0 0", "lay bullet -3,2", "lay life -3,0"),
        gives={"martians": ["-2,0", "-2,1", "-2,2", "-1,1"], "supply": 96, "tokens.1.kind": "fuel"},
    ),
    Example(
        "W3",
        ("R33", "R31"),
        walking(STORE, points=5, martians=["-1,1", "-2,1"], rng=dice(4, 6), after=("discard",)),
        moves=("step 0,1", "step -1,1", "step -2,1", "step -3,1", "step -3,2"),
        sees={"movement.left": 5},
        gives={"seats.0.pawn": "-3,2", "seats.0.kills": 2, "martians": []},
    ),
    Example(
        "W4",
        ("Q17", "R30"),
        walking(STORE, points=2, seats=[{"pawn": "-2,1"}], tokens=[{"at": "-3,1", "kind": "life"}]),
        moves=("step -3,1", "take 1"),
        sees={"movement.left": 2},
        gives={"seats.0.life": 4},
        shows={"movement.left": 1},
    ),
    Example(
        "W5",
        ("R41", "Q23"),
        walking(STORE, seats=[{"bullets": 2}], martians=["0,1"], rng=dice(2, 5), moves=("step 0,1",)),
        moves=("pay",),
        sees={"fight.result": 2, "fight.needs": 2, "fight.can_pay": True},
        allows=("pay", "lose"),
        gives={"seats.0.bullets": 0, "seats.0.life": 3, "seats.0.kills": 1},
    ),
    Example(
        "W6",
        ("R45", "R46"),
        walking(
            STORE,
            ("diner", "0,1", 90),
            seats=[
                {
                    "life": 1,
                    "bullets": 1,
                    "kills": 7,
                    "items": ["fuel", "dynamite"],
                    "hand": ["wait", "candy"],
                    "weapons": [{"card": "shotgun"}],
                    "spent": True,
                }
            ],
            martians=["0,1"],
            rng=dice(1),
            after=("discard",),
        ),
        moves=("step 0,1", "drop fuel -3,1"),
        gives={
            "seats.0.pawn": "1,1",
            "seats.0.life": 3,
            "seats.0.bullets": 3,
            "seats.0.kills": 3,
            "seats.0.items": [],
            "seats.0.weapons": [],
            "seats.0.hand": ["candy", "wait"],
        },
    ),
    Example(
        "W7",
        ("R37", "Q45"),
        walking(
            STORE,
            seats=[{"life": 4, "hand": ["no_way_lose"]}],
            movement={"die": 5, "base": 9, "bonus": 1, "walked": 0},
            effects=[effect("wait", "turn", 0)],
        ),
        moves=("play no_way_lose",),
        sees={"movement.points": 10},
        shows={"movement.points": 19},
    ),
    Example(
        "W8",
        ("R35", "Q22"),
        walking(
            STORE,
            seats=[{"pawn": "-2,1", "items": ["fuel"]}],
            tokens=[{"at": "-3,1", "kind": "fuel", "known": []}],
        ),
        moves=("step -3,1", "take 1"),
        sees={"tokens.0.item": None},
        gives={"seats.0.items": ["fuel"], "tokens.0.at": "-3,1", "tokens.0.known": [0]},
        shows={"tokens.0.item": "fuel"},
    ),
    Example(
        "W9",
        ("R55", "Q30"),
        table(
            FARM,
            martians=["-2,1"],
            phase="martians",
            agenda=[{"step": "march", "seat": 0, "n": 1}, *due("spawning", "discard")],
            seats=[{"hand": ["wait"], "spent": True}],
        ),
        moves=("march -2,1 -2,0",),
        gives={"martians": ["-2,0", "-2,1"]},
        gains={"supply": -1},
    ),
    Example(
        "W10",
        ("R56", "R70"),
        walking(
            FARM,
            seats=[{"pawn": "-1,1", "items": ALL}],
            signs=[{"at": "-2,1", "face": "ship"}],
            martians=["-2,1"],
            rng=dice(6, 5),
        ),
        moves=("step -2,1",),
        gives={"ended": "ship", "winner": 0, "seats.0.kills": 2},
        result={"ranking": [[0], [1]]},
    ),
    Example(
        "W11",
        ("R21", "R20", "Q7"),
        table(drawn="farm_1", phase="tile", agenda=due("place", "discard"), seats=[{"hand": ["wait"]}]),
        moves=("place -1,0 0",),
        gives={"martians": ["-2,1"], "supply": 99, "signs.0.at": "-2,1", "signs.0.up": False},
    ),
    Example(
        "W12",
        ("R10", "Q9"),
        table(
            *CLOSED_HOUSE,
            drawn="church",
            pile=["diner"],
            phase="tile",
            agenda=due("place", "fight_here", "draw"),
        ),
        moves=("lay life 0,-3", "lay life 1,-3"),
        gives={"turn": 1, "number": 6, "seats.0.hand": []},
    ),
    Example(
        "W13",
        ("R61", "Q38"),
        window(
            STORE,
            players=3,
            seats=[{"hand": ["levitation"]}, {}, {"hand": ["not_happening", "wait"]}],
        ),
        moves=("play levitation", "play not_happening"),
        gives={"seats.0.spent": True, "seats.2.spent": True, "effects": []},
        shows={"seats.2.allowance": 0, "seats.1.allowance": 1},
    ),
    Example(
        "W14",
        ("R12", "R17"),
        table(
            STORE,
            seats=[{"hand": ["candy"]}],
            deck=["wait", "shotgun"],
            phase="tile",
            agenda=[{"step": "window", "seat": 0, "word": "tile"}, *due("draw", "discard")],
        ),
        moves=("pass turn", "discard candy"),
        gives={"seats.0.hand": ["shotgun", "wait"], "turn": 1},
    ),
    Example(
        "W15",
        ("R50", "Q47"),
        walking(
            STORE,
            martians=["-1,1"],
            effects=[effect("stupid_humans")],
            rng=dice(1),
            seats=[{"hand": ["wait"], "spent": True}],
            after=("roll_march", "discard"),
        ),
        moves=("stop",),
        gives={"martians": ["-1,1"], "rolls": [["move", 1, 1], ["march", 1, 0]]},
    ),
)

QUESTIONS = (
    Example(
        "R31",
        ("R31",),
        walking(STORE, points=3, seats=[{"pawn": "-2,0"}], after=("discard",)),
        moves=("step -2,1", "step -3,1", "step -3,0"),
        allows=("step -2,1",),
        refuses={"step -3,0": "R31"},
        gives={"seats.0.pawn": "-3,0"},
    ),
    Example(
        "R46",
        ("R46",),
        walking(
            seats=[{"life": 1, "bullets": 0, "items": ALL}],
            martians=["0,1"],
            rng=dice(1),
            after=("discard",),
        ),
        moves=("step 0,1",),
        gives={"seats.0.items": [], "tokens": [], "seats.0.pawn": "1,1"},
        shows={"pool": 18},
    ),
    Example(
        "R55",
        ("R55", "Q31"),
        walking(
            FARM,
            SOUTH_FARM,
            signs=[SHIP, {"at": "4,1", "face": "circle"}],
            martians=["-2,1"],
            seats=[{"hand": ["wait"], "spent": True}],
            after=("spawning", "discard"),
        ),
        moves=("stop", "spawn -3,0"),
        gives={"martians": ["-3,0", "-2,1", "4,1"]},
        gains={"supply": -2},
    ),
    Example(
        "R61",
        ("R61",),
        window(STORE, seats=[{"hand": ["wait", "candy"], "spent": True}]),
        moves=("pass turn",),
        refuses={"play wait": "R61"},
        gives={"seats.0.hand": ["candy", "wait"]},
    ),
    Example(
        "R72",
        ("R72",),
        table(coop=True, supply=4, drawn="generic_tee_1", phase="tile", agenda=due("place")),
        moves=("place -1,0 0",),
        gives={"ended": "overrun", "supply": 0},
        result={"won": False},
    ),
    Example(
        "Q6",
        ("Q6", "R20"),
        table(
            ("diner", "0,1", 90),
            drawn="generic_straight_1",
            phase="tile",
            agenda=due("place", "discard"),
            seats=[{"hand": ["wait"]}],
        ),
        moves=("place -1,0 0",),
        allows=("place -1,0 0",),
        refuses={"place -1,0 90": "R20", "place -1,1 *": "R20", "place 0,1 0": "R20"},
        gives={"martians": ["-3,1", "-2,1", "-1,1"]},
    ),
    Example(
        "Q24",
        ("Q24", "R41"),
        walking(
            STORE,
            seats=[{"life": 1, "bullets": 2}],
            martians=["0,1"],
            rng=dice(1),
            after=("discard",),
        ),
        moves=("step 0,1",),
        gives={"seats.0.pawn": "1,1", "seats.0.life": 3, "seats.0.bullets": 3, "martians": ["0,1"]},
    ),
    Example(
        "Q35",
        ("Q35",),
        window(
            FARM,
            seat=1,
            seats=[{"hand": ["wait"]}, {"hand": ["teleported"], "items": ALL}],
            signs=[SHIP],
        ),
        seat=1,
        moves=("play teleported", "to -2,1"),
        gives={"seats.1.pawn": "-2,1", "ended": "", "winner": None},
    ),
    Example(
        "Q36",
        ("Q36", "R71"),
        walking(
            FARM,
            coop=True,
            seats=[{"pawn": "-1,1", "items": ["fuel", "dynamite"]}],
            signs=[SHIP],
            delivered=["fuel"],
        ),
        moves=("step -2,1", "step -2,2"),
        gives={"delivered": ["fuel", "dynamite"], "seats.0.items": ["fuel"], "ended": ""},
    ),
    Example(
        "Q45",
        ("Q45", "R37"),
        walking(
            STORE,
            seats=[{"life": 4, "hand": ["very_angry", "no_way_lose", "no_way_lose"]}],
            movement={"die": 5, "base": 9, "bonus": 0, "walked": 0},
        ),
        moves=("play very_angry", "play no_way_lose", "play no_way_lose"),
        sees={"movement.points": 9},
        shows={"movement.points": 36, "movement.times": 4},
    ),
    Example(
        "Q47",
        ("Q47", "R41"),
        walking(
            STORE,
            seats=[{"bullets": 5}],
            martians=["0,1"],
            effects=[effect("stupid_humans")],
            rng=dice(1),
            moves=("step 0,1",),
        ),
        moves=("pay",),
        sees={"fight.die": 1, "fight.result": 0, "fight.needs": 4},
        gives={"seats.0.bullets": 1, "seats.0.kills": 1},
    ),
    Example(
        "Q50",
        ("Q50",),
        walking(
            STORE,
            seats=[{"weapons": [{"card": "signal_jammer"}]}],
            martians=["0,1"],
        ),
        moves=("use signal_jammer", "step 0,1", "step -1,1"),
        gives={"seats.0.pawn": "-1,1", "martians": ["0,1"], "seats.0.kills": 0, "rolls": [["move", 1, 1]]},
    ),
    Example(
        "Q51",
        ("Q51",),
        window(
            STORE,
            seats=[
                {"weapons": [{"card": "searchlight"}], "items": ["fuel", "dynamite"], "hand": ["wait"]},
                {"items": ["fuel"]},
            ],
            tokens=[{"at": "-3,1", "kind": "dynamite", "known": []}],
            moves=("use searchlight",),
        ),
        moves=("unearth fuel -3,1 1",),
        refuses={"trade dynamite 1 fuel": "Q51"},
        gives={"seats.0.items": ["fuel", "dynamite"], "tokens.0.known": [0], "discards": ["searchlight"]},
    ),
    Example(
        "Q56",
        ("Q56",),
        window(
            ROAD,
            ("generic_straight_2", "1,0", 0),
            ("diner", "-2,0", 90),
            martians=["-2,1", "4,1", "5,1"],
            seats=[{"hand": ["nuclear", "wait"]}],
        ),
        moves=("play nuclear",),
        gives={"seats.0.kills": 2, "martians": ["-2,1"], "town.2.tile": "diner"},
    ),
    Example(
        "Q58b",
        ("Q58b", "R70"),
        walking(
            FARM,
            SOUTH_FARM,
            signs=[SHIP, {"at": "4,1", "face": "circle", "up": True}],
            martians=["-2,1"],
            seats=[{"pawn": "4,1", "items": ALL, "hand": ["faked_crop_circles"]}],
        ),
        moves=("play faked_crop_circles",),
        gives={"ended": "ship", "winner": 0},
        result={"ranking": [[0], [1]]},
    ),
    Example(
        "Q61",
        ("Q61",),
        window(
            STORE,
            seats=[{"hand": ["green_slime", "candy", "wait"]}, {"hand": ["wait", "candy"]}],
            deck=["shotgun", "nuclear", "teleported", "martial_law", "mp3_player"],
        ),
        moves=("play green_slime", "pass now"),
        gives={
            "seats.0.hand": ["nuclear", "shotgun", "teleported"],
            "seats.1.hand": ["martial_law", "mp3_player"],
        },
    ),
    Example(
        "Q76",
        ("Q76",),
        table(
            STORE,
            seats=[{"pawn": "-3,1"}],
            tokens=[{"at": "-3,1", "kind": "life"}],
            phase="fight",
            agenda=due("fight_here", "roll_move", "discard"),
            rng=dice(3),
        ),
        moves=("take 1",),
        gives={"seats.0.life": 4},
        shows={"movement.points": 7},
    ),
    Example(
        "Q81",
        ("Q81", "Q53"),
        window(ROAD, seats=[{"hand": ["candy", "agent_xxxx"]}]),
        moves=("play agent_xxxx",),
        refuses={"play candy": "Q81"},
        gives={"seats.0.bullets": 4, "seats.1.bullets": 4},
    ),
)

EXAMPLES = SHEET + QUESTIONS
