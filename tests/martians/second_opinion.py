"""Scores and ends of Martians!!! read a second time, from the fact sheet alone (R70 to R74, Q73, R20 for R73).

Nothing here comes from the game's own room; a position and a result are only data.
"""

import json
from typing import Any

KINDS = {"fuel", "fertilizer", "dynamite"}
SIDES = "NESW"
EXITS = {
    "house": "NESW",
    "farm": "NESW",
    "gas_station_1": "ESW",
    "gas_station_2": "NS",
    "general_store": "ESW",
    "diner": "ES",
    "feed_store": "NS",
    "hardware_store": "ES",
    "sheriff_office": "ES",
    "clinic": "ES",
    "gun_shop": "NS",
    "school": "S",
    "church": "S",
    "arcade": "ESW",
    "generic_cross": "NESW",
    "generic_tee": "ESW",
    "generic_straight": "NS",
    "generic_curve": "ES",
    "generic_dead_end": "S",
}
"""The exits of each tile as printed, by its id or its id without the number (sheet, 4.3)."""
BESIDE = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
STEPS_2_TO_5 = ("fight", "draw", "walk")


def disagreements(game: Any, state: Any) -> list[str]:
    """What this reading says otherwise than the game; none at any moment of a game."""
    table, result = game.dump(state), game.result(state)
    over = table["ended"]
    ends = {
        "ship": ship,
        "thirty": thirty,
        "turns": turns,
        "delivered": delivered,
        "overrun": overrun,
        "no_ship": no_ship,
    }
    found = []
    if (result is None) != (over == ""):
        found.append(f"a result {result} and an end {over!r}")
    if over and not ends[over](table):
        found.append(f"it ended by {over}, and that does not hold")
    if not over:
        found += [f"it goes on, and should have ended by {end}" for end in must_be_over(table)]
    if result is not None:
        found += wrong_result(table, result)
    return found


def together(table: dict[str, Any]) -> bool:
    return bool(table["players"] == 1 or table["options"]["mode"] == "cooperative")


# -- how it can end -----------------------------------------------------------------------------


def on_the_ship(table: dict[str, Any], seat: int) -> bool:
    """On the face-up Ship, and no Martian there."""
    at = table["seats"][seat]["pawn"]
    here = [sign for sign in table["signs"] if sign["at"] == at and sign["face"] == "ship" and sign["up"]]
    return bool(here) and at not in table["martians"]


def ship(table: dict[str, Any]) -> bool:
    """R70a: the active player, with all three kinds."""
    active = table["turn"]
    holds = set(table["seats"][active]["items"]) == KINDS
    return not together(table) and holds and on_the_ship(table, active) and table["winner"] in (active, None)


def thirty(table: dict[str, Any]) -> bool:
    """R70b: at any moment."""
    rich = [seat for seat, place in enumerate(table["seats"]) if place["kills"] >= 30]
    return not together(table) and bool(rich) and table["winner"] in (*rich, None)


def turns(table: dict[str, Any]) -> bool:
    return bool(table["number"] == 300 and table["winner"] is None)


def delivered(table: dict[str, Any]) -> bool:
    return together(table) and set(table["delivered"]) == KINDS


def overrun(table: dict[str, Any]) -> bool:
    return together(table) and table["supply"] == 0


def no_ship(table: dict[str, Any]) -> bool:
    """R73: the Ship is not on the table, and no tile of the pile fits."""
    found = any(sign["face"] == "ship" for sign in table["signs"])
    return together(table) and not found and not any(fits(table, tile) for tile in table["pile"])


def must_be_over(table: dict[str, Any]) -> list[str]:
    """Ends that hold although the game goes on; while a card is resolved, its outcome is not yet there."""
    found = [
        end
        for end, holds in (("thirty", thirty), ("delivered", delivered), ("overrun", overrun))
        if holds(table)
    ]
    due = {step["step"] for step in table["agenda"]}
    busy = due & {"put_away", "settled", "resolve", "announce", "arrive"}
    if table["phase"] in STEPS_2_TO_5 and moving(table) and not busy and ship(table):
        found.append("ship")
    nuked = "nuclear" in str(
        (table["discards"], table["in_play"])
    )  # it may have changed the map since step 1
    if table["phase"] in STEPS_2_TO_5 and not nuked and "check_map" not in due and no_ship(table):
        found.append("no_ship")
    return found


def moving(table: dict[str, Any]) -> bool:
    """Step 5 lasts as long as there is a movement."""
    return table["phase"] != "walk" or table["movement"] is not None


# -- placing a tile (R20) -----------------------------------------------------------------------


def exits_of(tile: str, rotation: int, drawn: dict[str, list[str]]) -> set[str]:
    """As printed, or as the owner of a box has drawn it: a road in the middle of a side leads out."""
    name = tile if tile in EXITS else tile.rpartition("_")[0]
    exits = EXITS[name]
    if lines := drawn.get(tile):
        middles = (lines[0][2], lines[2][4], lines[4][2], lines[2][0])
        exits = "".join(side for side, square in zip(SIDES, middles, strict=True) if square in "RF*")
    return {SIDES[(SIDES.index(side) + rotation // 90) % 4] for side in exits}


def fits(table: dict[str, Any], tile: str) -> bool:
    own = json.loads(table["options"].get("own") or "{}")
    drawn = {name: entry["drawing"] for name, entry in own.get("tiles", {}).items() if "drawing" in entry}
    town = {cell(laid["cell"]): exits_of(laid["tile"], laid["rotation"], drawn) for laid in table["town"]}
    free = {beside(at, side) for at in town for side in SIDES} - set(town)
    return any(meets(town, at, exits_of(tile, turned, drawn)) for at in free for turned in (0, 90, 180, 270))


def meets(town: dict[tuple[int, int], set[str]], at: tuple[int, int], exits: set[str]) -> bool:
    """Exit to exit and blank to blank all round, and one road at least."""
    roads = 0
    for number, side in enumerate(SIDES):
        neighbour = town.get(beside(at, side))
        if neighbour is None:
            continue
        facing = SIDES[(number + 2) % 4] in neighbour
        if facing != (side in exits):
            return False
        roads += facing
    return roads > 0


def cell(text: str) -> tuple[int, int]:
    row, _, column = text.partition(",")
    return int(row), int(column)


def beside(at: tuple[int, int], side: str) -> tuple[int, int]:
    down, right = BESIDE[side]
    return at[0] + down, at[1] + right


# -- the result ---------------------------------------------------------------------------------


def wrong_result(table: dict[str, Any], result: Any) -> list[str]:
    """Nobody scores points (R74): what is shown is what was collected, or delivered."""
    seats = range(table["players"])
    if together(table):
        parts = len(table["delivered"])
        wanted = ([list(seats)], [parts for _ in seats], table["ended"] == "delivered")
    else:
        wanted = (order(table), [place["kills"] for place in table["seats"]], None)
    given = (result.ranking, result.scores, result.won)
    return [] if given == wanted else [f"the result is {given}, not {wanted}"]


def order(table: dict[str, Any]) -> list[list[int]]:
    """The winner first; the others, and everybody where the turns ran out, by items, then by collection (Q73)."""
    merit: dict[tuple[bool, int, int], list[int]] = {}
    for seat, place in enumerate(table["seats"]):
        merit.setdefault((table["winner"] == seat, len(place["items"]), place["kills"]), []).append(seat)
    return [merit[key] for key in sorted(merit, reverse=True)]
