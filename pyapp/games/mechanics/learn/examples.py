"""Positions of the market that show one rule each: the worked examples (W..), then what people ask about.

A letter after the number is the same situation told another way.
"""

from typing import Any

from ....core.learning import Example, Table

LINE = ["lens", "wire", "boiler", "gear", "magnet", "piping", "aether_tube"]
GEAR_FIRST = ["gear", "lens", "wire", "boiler", "magnet", "piping", "aether_tube"]
WIRE_FIRST = ["wire", "gear", "lens", "boiler", "magnet", "piping", "aether_tube"]
MARKET = ["gear", "gear", "lens", "wire", "boiler", "piping", "magnet", "aether_tube"]
STARTERS = ["x_ray_goggles", "difference_engine", "rocket_booster", "aether_drive"]
OTHER = {  # can neither build nor sell, and everybody knows it
    "hand": {"magnet": 1, "piping": 1},
    "shown": {"magnet": 1, "piping": 1},
    "scrap": 0,
}


def seat(hand: dict[str, int], **said: Any) -> dict[str, Any]:
    """A seat without Scrap and with an untouched purse, unless more is said."""
    return {"hand": hand, "scrap": 0, **said}


def table(*seats: dict[str, Any], players: int = 2, moves: tuple[str, ...] = (), **fields: Any) -> Table:
    """Seat 0 is the First Player and on turn, the market is full; the other seats can do nothing special."""
    everybody = [*seats, *[OTHER] * players][:players]
    base = {"first": 0, "turn": 0, "line": LINE, "market": MARKET, "mechanisms": STARTERS}
    return Table(players=players, position={**base, "seats": everybody, **fields}, moves=moves)


def prices(**known: int) -> dict[str, int]:
    """All seven prices: 5 unless said."""
    return {**dict.fromkeys(sorted(LINE), 5), **known}


def selling(hand: dict[str, int], scrap: int = 0, **fields: Any) -> Table:
    """The Sell step of seat 0."""
    return table(seat(hand, scrap=scrap, cogs=10), phase="sell", **fields)


GOGGLES = seat({"boiler": 1, "lens": 1, "wire": 1})
WITH_GOGGLES = seat({"lens": 2}, built=["x_ray_goggles"])

SHEET = (
    Example(
        "W1",
        ("R14", "R11"),
        table(seat({"boiler": 1, "lens": 1}, cogs=20), players=3, prices={"gear": 6}),
        moves=("buy gear",),
        allows=("buy lens", "pass"),
        gives={"line": GEAR_FIRST, "prices.gear": 6, "seats.0.hand": {"boiler": 1, "gear": 1, "lens": 1}},
        gains={"seats.0.cogs": -6},
    ),
    Example(
        "W2",
        ("Q16", "R14"),
        table(
            players=3,
            turn=1,
            line=GEAR_FIRST,
            prices={"gear": 6},
            purchases=[{"seat": 0, "type": "gear", "price": 6}],
            market=[None, *MARKET[1:]],
        ),
        seat=1,
        moves=("buy gear",),
        gives={"line": GEAR_FIRST, "bought": ["gear"], "purchases.1.paid": 6},
        gains={"seats.1.cogs": -6},
    ),
    Example(
        "W3",
        ("R16",),
        table(GOGGLES),
        moves=("build x_ray_goggles",),
        refuses={"build difference_engine": "R16"},
        gives={"seats.0.hand": {"boiler": 1}, "seats.0.built": ["x_ray_goggles"]},
        shows={"seats.0.built.0.cards": ["lens", "wire"]},
    ),
    Example(
        "W4",
        ("R17",),
        table(seat({"boiler": 1}, built=["x_ray_goggles"]), round=2),
        moves=("dismantle x_ray_goggles",),
        gives={"seats.0.hand": {"boiler": 1, "lens": 1, "wire": 1}, "seats.0.built": []},
    ),
    Example(
        "W4a",
        ("R17", "R18b"),
        table(GOGGLES, moves=("build x_ray_goggles",)),
        refuses={"dismantle x_ray_goggles": "R17"},
        allows=("pass",),
    ),
    Example(
        "W5",
        ("R22",),
        table(OTHER, line=GEAR_FIRST, prices={"gear": 6}, bought=["gear"], pass_streak=1),
        moves=("pass",),
        sees={"places": [1, 1, 1, 0, -1, -1, -1]},
        gives={
            "line": GEAR_FIRST,
            "prices": prices(gear=7, lens=6, wire=6, magnet=4, piping=4, aether_tube=4),
        },
    ),
    Example(
        "W5a",
        ("Q4", "Q5"),
        table(OTHER, prices={"lens": 10, "aether_tube": 1}, bought=["lens"], pass_streak=1),
        moves=("pass",),
        gives={"prices": prices(lens=10, wire=6, boiler=6, magnet=4, piping=4, aether_tube=1)},
    ),
    Example(
        "W6",
        ("R24b", "R24d"),
        selling({"aether_tube": 4}, prices={"aether_tube": 6}),
        moves=("sell aether_tube 4+0",),
        gains={"seats.0.cogs": 24},
        gives={"seats.0.hand": {}},
    ),
    Example(
        "W6a",
        ("R24e",),
        selling({"aether_tube": 4}, prices={"aether_tube": 6}),
        moves=("sell aether_tube 3+0",),
        allows=("sell_done",),
        refuses={"sell aether_tube 2+0": "R24a"},
        gains={"seats.0.cogs": 18},
        gives={"seats.0.hand": {"aether_tube": 1}},
    ),
    Example(
        "W7",
        ("R24c", "Q23"),
        selling({"wire": 2}, scrap=2, prices={"wire": 4}),
        moves=("sell wire 2+1",),
        refuses={"sell wire 2+0": "Q23", "sell wire 2+2": "Q23"},
        gains={"seats.0.cogs": 8, "seats.0.scrap": -1},
    ),
    Example(
        "W7a",
        ("R24c",),
        selling({"wire": 1}, scrap=2, prices={"wire": 4}),
        moves=("sell wire 1+2",),
        gains={"seats.0.cogs": 4, "seats.0.scrap": -2},
    ),
    Example(
        "W8",
        ("R24b",),
        selling({"lens": 3}, prices={"lens": 7}),
        moves=("sell lens 3+0",),
        gains={"seats.0.cogs": 21},
    ),
    Example(
        "W9",
        ("R24c", "R24b"),
        selling({"lens": 2}, scrap=1, prices={"lens": 7}),
        moves=("sell lens 2+1",),
        gains={"seats.0.cogs": 14, "seats.0.scrap": -1},
    ),
    Example(
        "W10",
        ("R21b", "Q14"),
        table(
            seat({"lens": 1, "wire": 1}),
            players=3,
            moves=("buy boiler", "end_turn", "pass", "pass"),
        ),
        moves=("pass", "build x_ray_goggles", "end_turn"),
        sees={"pass_streak": 2, "pass_ends": True},
        gives={"round": 2, "first": 1, "turn": 1, "seats.0.built": ["x_ray_goggles"]},
    ),
    Example(
        "W10a",
        ("R15", "R21b"),
        table(seat({"gear": 1}, shown={"gear": 1}), players=3, pass_streak=2),
        moves=("buy gear", "pass", "pass"),
        sees={"pass_ends": True},
        gives={"round": 1, "pass_streak": 2, "turn": 0},
    ),
    Example(
        "W11",
        ("R19",),
        table(WITH_GOGGLES, round=3, pass_streak=1),
        moves=("pass", "end_turn"),
        sees={"thaw": ["x_ray_goggles"]},
        gives={"round": 4, "seats.0.hand": {"lens": 2}},
        gains={"seats.0.cogs": 0},
    ),
    Example(
        "W11a",
        ("R17", "R19"),
        table(WITH_GOGGLES, round=3, pass_streak=1),
        moves=("dismantle x_ray_goggles", "pass", "end_turn", "sell lens 3+0"),
        gives={"seats.0.hand": {"wire": 1}},
        gains={"seats.0.cogs": 18},
    ),
    Example(
        "W12",
        ("R23", "R29"),
        table(OTHER, line=WIRE_FIRST, deck=[], bought=["wire"], pass_streak=1, round=9),
        moves=("pass",),
        sees={"last_round": "deck", "forecast.gear": 5},
        gives={"prices": prices(wire=6, magnet=4, piping=4, aether_tube=4), "phase": "end"},
    ),
    Example(
        "W12a",
        ("Q8", "R23"),
        table(
            OTHER,
            line=WIRE_FIRST,
            deck=[],
            bought=["boiler", "gear", "lens", "magnet", "wire"],
            market=["gear", "piping"],
            pass_streak=1,
            round=9,
        ),
        moves=("pass",),
        gives={"prices": prices(wire=6, gear=6, lens=6, piping=4, aether_tube=4), "phase": "end"},
    ),
    Example(
        "W12b",
        ("Q7", "R22"),
        table(OTHER, line=WIRE_FIRST, bought=["wire"], pass_streak=1, round=8),
        moves=("pass",),
        gives={"prices": prices(wire=6, gear=6, lens=6, magnet=4, piping=4, aether_tube=4)},
    ),
)

TURN = (
    Example(
        "R13",
        ("R13", "R20"),
        table(seat({"gear": 1, "wire": 1}), moves=("buy lens",)),
        allows=("build difference_engine", "end_turn"),
        refuses={"buy gear": "R13", "pass": "R13"},
        sees={"primary": "buy"},
    ),
    Example(
        "Q15",
        ("Q15", "R14"),
        table(seat({"lens": 1, "wire": 1}, cogs=3)),
        moves=("pass", "build x_ray_goggles", "end_turn"),
        refuses={"buy gear": "R14", "end_turn": "R13"},
        gives={"seats.0.built": ["x_ray_goggles"], "seats.0.cogs": 3, "turn": 1},
    ),
    Example(
        "Q17",
        ("Q17", "R16"),
        table(seat({"lens": 1})),
        moves=("buy wire", "build x_ray_goggles"),
        refuses={"build x_ray_goggles": "R16"},
        gives={"seats.0.built": ["x_ray_goggles"], "seats.0.hand": {}},
    ),
    Example(
        "R18b",
        ("R18b",),
        table(seat({"lens": 1}, built=["x_ray_goggles"]), round=2, moves=("dismantle x_ray_goggles",)),
        refuses={"build x_ray_goggles": "R18b"},
        sees={"dismantled_now": "x_ray_goggles"},
    ),
    Example(
        "Q18",
        ("R18c", "Q18"),
        table(seat({"boiler": 1, "piping": 1}, built=["x_ray_goggles"]), round=2),
        moves=("dismantle x_ray_goggles", "build rocket_booster"),
        refuses={"build rocket_booster": "R18c"},
        gives={"seats.0.built": ["rocket_booster"], "seats.0.hand": {"lens": 1, "wire": 1}},
    ),
    Example(
        "R18f",
        ("R18f",),
        table(seat({"lens": 1}, scrap=2)),
        refuses={"build x_ray_goggles": "R16"},
        sees={"seats.0.scrap": 2},
    ),
    Example(
        "R18d",
        ("R18d",),
        table(seat({"lens": 1, "wire": 1}), seat({"gear": 1}, built=["x_ray_goggles"])),
        moves=("build x_ray_goggles",),
        shows={"mechanisms.0.owners": [0, 1]},
    ),
)

ROUND_END = (
    Example(
        "R21a",
        ("R21a",),
        table(seat({"lens": 1}), market=["wire"], line=GEAR_FIRST, bought=["gear"]),
        moves=("buy wire", "build x_ray_goggles", "end_turn"),
        gives={"round": 2, "first": 1, "turn": 1, "prices.wire": 6, "prices.boiler": 5},
    ),
    Example(
        "Q13",
        ("Q13", "R21b"),
        table(OTHER, pass_streak=1, bought=["gear"]),
        moves=("pass",),
        gives={"pass_streak": 0, "round": 2, "turn": 1},
    ),
    Example(
        "Q22",
        ("R24f", "Q22"),
        selling({"gear": 6, "lens": 3}, prices={"gear": 4}),
        moves=("sell gear 6+0",),
        allows=("sell gear 3+0",),
        gains={"seats.0.cogs": 24},
    ),
    Example(
        "Q47",
        ("R24f", "Q47"),
        table(seat({"gear": 4, "lens": 3}, cogs=10), phase="sell", moves=("sell gear 3+0",)),
        refuses={"sell gear 1+0": "R24f", "sell gear 1+2": "R24f"},
        sees={"seats.0.sold.gear": 3, "seats.0.hand.gear": 1},
    ),
    Example(
        "Q24",
        ("Q24", "R24a"),
        selling({"gear": 3}, scrap=2),
        refuses={"sell lens 0+2": "Q24", "sell gear 3+1": "Q23"},
        allows=("sell gear 3+0",),
    ),
    Example(
        "Q26",
        ("Q26", "R24"),
        table(seat({"gear": 3})),
        refuses={"sell gear 3+0": "Q26"},
        allows=("buy lens",),
    ),
    Example(
        "Q33",
        ("R27", "Q33"),
        table(players=3, turn=2, first=1, market=["lens"], bought=["gear"], round=4),
        seat=2,
        moves=("buy lens",),
        gives={"first": 2, "turn": 2, "round": 5},
    ),
    Example(
        "Q11",
        ("R26", "Q11"),
        table(OTHER, deck=["lens", "wire"], pass_streak=1),
        moves=("pass",),
        gives={"deck": ["lens", "wire"], "round": 2, "quiet": 1},
    ),
)

END = (
    Example(
        "R29",
        ("R29", "Q9"),
        table(OTHER, deck=["lens", "wire"], market=MARKET[:6], bought=["gear"], pass_streak=1, round=8),
        moves=("pass",),
        sees={"last_round": None},
        gives={"deck": [], "round": 9, "phase": "turn"},
        shows={"last_round": "deck"},
    ),
    Example(
        "Q10",
        ("Q10", "R28"),
        table(OTHER, deck=[], bought=["wire"], pass_streak=1, round=9),
        moves=("pass",),
        gives={"phase": "end", "market": MARKET},
    ),
    Example(
        "R30",
        ("R30", "R23"),
        table(OTHER, quiet=1, pass_streak=1, round=2),
        moves=("pass",),
        sees={"last_round": "standstill"},
        gives={"phase": "end", "prices": prices(magnet=4, piping=4, aether_tube=4)},
    ),
    Example(
        "R30a",
        ("R30", "Q34"),
        table(OTHER, quiet=1, pass_streak=1, round=2),
        moves=("buy gear", "pass", "pass"),
        gives={"phase": "turn", "quiet": 0, "round": 3},
    ),
    Example(
        "R31",
        ("R31", "Q43"),
        table(
            seat({"gear": 4}, cogs=41, built=["x_ray_goggles"], scrap=2),
            seat({}, cogs=43),
            seat({}, cogs=14, built=["automaton"]),
            players=3,
            mechanisms=[*STARTERS, "automaton"],
            phase="sell",
            deck=[],
            round=9,
            bought=["gear"],
        ),
        moves=("sell_done",),
        result={"scores": [41, 43, 44], "ranking": [[2], [1], [0]]},
    ),
    Example(
        "R32",
        ("R32", "Q31"),
        table(
            seat({"gear": 2}, cogs=50),
            seat({"lens": 1}, cogs=50, scrap=2),
            seat({"wire": 1}, cogs=50),
            players=3,
            phase="end",
            turn=None,
            first=2,
            deck=[],
            round=9,
        ),
        result={"scores": [50, 50, 50], "ranking": [[2], [1], [0]]},
    ),
)

MECHANISMS = (
    Example(
        "M1",
        ("M1", "Q39"),
        table(
            seat({"boiler": 1, "lens": 1, "wire": 1}),
            deck=["gear", "gear", "lens", "piping", "magnet", "wire", "boiler", "lens", "wire"],
        ),
        moves=("build x_ray_goggles",),
        shows={"x_ray": ["gear", "gear", "lens", "piping", "magnet", "wire", "boiler", "lens"]},
    ),
    Example(
        "M2",
        ("M2", "Q36"),
        table(
            seat({"gear": 3}, built=["difference_engine"], scrap=0),
            phase="adjust",
            bought=["gear"],
        ),
        moves=("engine_choice +1", "sell gear 3+0"),
        sees={"middle": "gear", "prices.gear": 5},
        gives={"prices.gear": 6},
        gains={"seats.0.cogs": 18},
    ),
    Example(
        "Q37",
        ("Q37", "M2"),
        table(
            seat({"lens": 1}, built=["difference_engine"]),
            phase="adjust",
            deck=[],
            bought=["lens"],
            round=9,
        ),
        refuses={"engine_choice +1": "Q37"},
        allows=("engine_choice -1", "engine_choice 0"),
    ),
    Example(
        "M3",
        ("M3", "Q48"),
        table(
            seat({"gear": 4, "lens": 2}, scrap=1, built=["rocket_booster"], cogs=10),
            phase="sell",
            prices={"gear": 4, "lens": 7},
        ),
        moves=("sell gear 4+0", "sell lens 2+1"),
        gains={"seats.0.cogs": 34},
    ),
    Example(
        "M4",
        ("M4",),
        table(seat({"gear": 3}, built=["aether_drive"]), pass_streak=1, bought=["lens"], round=2),
        moves=("use aether_drive 3", "pass", "end_turn"),
        sees={"forecast.gear": 5, "forecast.boiler": 6},
        gives={"prices.gear": 6, "prices.boiler": 5, "phase": "sell", "bought": ["lens"]},
    ),
    Example(
        "Q38",
        ("Q38", "R23"),
        table(
            seat({"gear": 3}, built=["aether_drive"]),
            pass_streak=1,
            bought=["boiler", "lens", "wire"],
            deck=[],
            round=9,
        ),
        moves=("use aether_drive 3", "pass", "end_turn"),
        gives={"prices.gear": 5, "prices.boiler": 5, "prices.lens": 6, "phase": "sell"},
    ),
    Example(
        "M5",
        ("M5", "R31"),
        table(
            seat({"boiler": 1, "gear": 1, "lens": 1, "piping": 1, "wire": 1}, cogs=12),
            mechanisms=[*STARTERS, "automaton"],
            deck=[],
            pass_streak=1,
            round=9,
            bought=["gear"],
        ),
        moves=("build automaton", "pass"),
        gives={"phase": "end", "seats.0.built": ["automaton"]},
        gains={"seats.0.cogs": 30},
        result={"scores": [42, 30], "ranking": [[0], [1]]},
    ),
    Example(
        "Q40",
        ("Q40", "M5"),
        table(
            seat({"boiler": 1, "gear": 1, "piping": 1, "lens": 1, "wire": 1}, built=["x_ray_goggles"]),
            mechanisms=[*STARTERS, "automaton"],
            round=6,
        ),
        moves=("build automaton",),
        refuses={"build rocket_booster": "R18c"},
        gives={"seats.0.built": ["x_ray_goggles", "automaton"]},
    ),
    Example(
        "M6",
        ("M6", "Q46"),
        table(
            seat({"lens": 1}, built=["magnetic_grapple"], cogs=4),
            mechanisms=["magnetic_grapple", *STARTERS[:1]],
            round=3,
        ),
        moves=("buy piping",),
        refuses={"buy gear": "R14", "buy lens": "R14"},
        gives={"seats.0.cogs": 0, "purchases.0.price": 5, "purchases.0.paid": 4},
    ),
    Example(
        "M7",
        ("M7", "Q35"),
        table(
            seat({"gear": 1}, built=["spectroscope"], cogs=20),
            mechanisms=["spectroscope", *STARTERS[1:2]],
            round=3,
        ),
        moves=("buy lens", "use spectroscope gear"),
        refuses={"use spectroscope gear": "M7"},
        gives={"line": GEAR_FIRST, "seats.0.cogs": 11, "bought": ["gear", "lens"]},
    ),
    Example(
        "M8",
        ("M8",),
        table(
            seat({"lens": 2, "wire": 1}, scrap=1, built=["scrap_furnace"], cogs=10),
            mechanisms=["scrap_furnace", *STARTERS],
            phase="sell",
        ),
        moves=("sell lens 2+0", "sell wire 1+1"),
        refuses={"sell lens 2+1": "Q23"},
        gains={"seats.0.cogs": 15, "seats.0.scrap": -1},
    ),
    Example(
        "M9",
        ("M9", "Q35"),
        table(
            seat({"gear": 2, "magnet": 1}, built=["pneumatic_post"]),
            mechanisms=["pneumatic_post", *STARTERS[:2]],
            round=3,
        ),
        moves=("use pneumatic_post magnet gear",),
        refuses={"use pneumatic_post magnet magnet": "M9"},
        gives={"seats.0.hand": {"gear": 3}, "line": LINE, "bought": []},
        gains={"seats.0.cogs": 0},
    ),
    Example(
        "M10",
        ("M10",),
        table(
            seat({"lens": 1}, built=["clockwork_valet"]),
            mechanisms=["clockwork_valet", *STARTERS],
            round=3,
        ),
        moves=("pass",),
        gains={"seats.0.cogs": 1},
        gives={"seats.0.used": ["clockwork_valet"]},
    ),
    Example(
        "Q45",
        ("Q45", "M10"),
        table(seat({"gear": 1, "magnet": 1}), mechanisms=["clockwork_valet", *STARTERS]),
        moves=("pass", "build clockwork_valet"),
        gains={"seats.0.cogs": 0},
        gives={"seats.0.built": ["clockwork_valet"], "seats.0.used": []},
    ),
)

EXAMPLES: tuple[Example, ...] = (*SHEET, *TURN, *ROUND_END, *END, *MECHANISMS)
