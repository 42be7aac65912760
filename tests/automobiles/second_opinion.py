"""A race read a second time, from the fact sheet alone: order, end, wear, slipstream, cards, steps.

Nothing of the engine is used but what it writes down (`dump`) and shows (`view`); the tracks are the sheet's own file.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

Table = dict[str, Any]
MAPS = json.loads((Path(__file__).parent / "tracks.json").read_text(encoding="utf-8"))
SHADES = ("white", "light", "dark", "black")
BOX = {
    "white": 30,
    "light": 28,
    "dark": 24,
    "black": 16,
    "wear": 80,
    "yellow": 40,
    "purple": 16,
    "red": 16,
    "green": 16,
    "blue": 16,
}
WORTH = {
    "white": 0,
    "light": 1,
    "dark": 2,
    "black": 3,
    "wear": 0,
    "car_chief": 2,
    "engineer": 2,
    "manager": 2,
    "mechanic": 2,
    "crew_chief": 1,
    "pit_captain": 2,
    "pit_crew": 2,
    "pit_team": 2,
    "aerodynamics": 2,
    "steering": 3,
    "suspension": 2,
    "tires": 3,
    "boost": 2,
    "gearbox": 2,
    "nitro": 2,
    "turbo": 2,
    "diesel_engine": 3,
    "hybrid_engine": 3,
    "rotary_engine": 3,
    "supercharged": 3,
}
TYPES = ("yellow", "purple", "red", "green", "blue")
PILES = ("act", "used", "disc", "bag")


class Road(NamedTuple):
    """A track: its columns, the spaces by name, and which space each place belongs to."""

    columns: int
    spaces: dict[str, tuple[list[str], int, int, list[Any]]]  # colours, first column, length, steps
    at: dict[tuple[int, int], str]


def _road(name: str) -> Road:
    spaces = {key: (tones.split("/"), *rest) for key, tones, *rest in MAPS[name]["spaces"]}
    at = {
        (int(key[1]), first + behind): key
        for key, (_, first, length, _) in spaces.items()
        for behind in range(length)
    }
    return Road(MAPS[name]["columns"], spaces, at)


ROADS = {name: _road(name) for name in MAPS}
LETTERS = {  # as docs/components.md explains them
    "W": ("white", 1),
    "L": ("light", 2),
    "D": ("dark", 4),
    "d": ("dark", 3),
    "B": ("black", 6),
    "X": ("white/light", 2),
    "Z": ("light/dark", 2),
}


def road_of(table: Table) -> Road:
    """The sheet's track, or the one that the owner of a box has entered."""
    name = table["options"]["track"]
    lanes = json.loads(table["options"]["own"] or "{}").get("tracks", {}).get(name)
    return _entered(name[0].upper(), tuple(lanes)) if lanes else ROADS[name]


@cache
def _entered(letter: str, lanes: tuple[str, ...]) -> Road:
    drawn: dict[str, tuple[list[str], int, int]] = {}
    at: dict[tuple[int, int], str] = {}
    for lane, word in enumerate(lanes):
        column = 0
        for sign in word:
            key, (tones, length) = f"{letter}{lane}-{column:02}", LETTERS[sign]
            drawn[key] = tones.split("/"), column, length
            at |= {(lane, column + behind): key for behind in range(length)}
            column += length
    columns = len(at) // len(lanes)
    spaces = {}
    for key, (colours, first, length) in drawn.items():
        ways = [
            [
                [there, (first + behind + 1) % columns - drawn[there][1], int(first + behind + 1 == columns)]
                for beside in (0, -1, 1)
                if (there := at.get((int(key[1]) + beside, (first + behind + 1) % columns), key)) != key
            ]
            for behind in range(length)
        ]
        spaces[key] = colours, first, length, list[Any](ways)
    return Road(columns, spaces, at)


def disagreements(game: Any, state: Any) -> list[str]:
    """What this reading finds otherwise."""
    table, seen = game.dump(state), game.view(state, None)
    result = game.result(state)
    found = [*_cubes(table), *_order(table, seen), *_end(table, result), *_cards(table, seen)]
    return found + ([*_turn(table, seen), *_steps(table, seen)] if seen["drive"] else [])


def _place(car: Table) -> tuple[int, int]:
    """Lane and column."""
    return int(car["space"][1]), int(car["space"][3:]) + car["section"]


def _standings(table: Table, road: Road) -> list[int]:
    """Further is ahead, side by side the inner lane (R3, R41)."""
    order = []
    for seat, car in enumerate(table["seats"]):
        lane, column = _place(car)
        order.append((-(car["laps"] * road.columns + column), lane, seat))
    return [seat for _, _, seat in sorted(order)]


def _cubes(table: Table) -> Iterator[str]:
    """No colour has more cubes than the box (Q37)."""
    for colour, most in BOX.items():
        owned = sum(car[pile].get(colour, 0) for car in table["seats"] for pile in PILES)
        if owned > most - (colour == "blue" and table["options"]["blue"] == "15"):
            yield f"{owned} {colour} cubes"


def _order(table: Table, seen: Table) -> Iterator[str]:
    ranking = _standings(table, road_of(table))
    if seen["ranking"] != ranking:
        yield f"ranking {seen['ranking']}, not {ranking}"
    for seat, side in enumerate(seen["seats"]):
        if side["position"] != ranking.index(seat) + 1:
            yield f"seat {seat} in position {side['position']}"


def _laps(table: Table) -> int:
    """As agreed, or as the set suggests (R11)."""
    agreed = table["options"]["laps"]
    return (
        int(agreed)
        if agreed != "set"
        else 5
        if table["options"]["cards"] in ("perfect_tuning", "experts")
        else 3
    )


def _end(table: Table, result: Any) -> Iterator[str]:
    """Over at the end of the round in which somebody finished, or of round 100, and never later (R40, Q36)."""
    laps, order, turn = _laps(table), table["order"], table["turn"]
    done = [seat for seat, car in enumerate(table["seats"]) if car["laps"] >= laps]
    if table["agenda"]:
        if result is not None:
            yield "a result while something is due"
        if any(seat in done for seat in order[order.index(turn) :]):
            yield "somebody finished in a round before and the race goes on"
        return
    if result is None:
        yield "no result at the end"
        return
    if not (done or table["round"] == 100) or turn != order[-1]:
        yield "over before the round of the finish was played to its end"
    road = road_of(table)
    if result.ranking != [[seat] for seat in _standings(table, road)]:
        yield f"final ranking {result.ranking}"
    scores = [car["laps"] * road.columns + _place(car)[1] for car in table["seats"]]
    if result.scores != scores or [sum(parts.values()) for parts in result.breakdown] != scores:
        yield f"scores {result.scores}, not {scores}"


def _cards(table: Table, seen: Table) -> Iterator[str]:
    """The numbers of the cards that count something (sheet 4.2)."""
    seats = table["seats"]
    ranking = _standings(table, road_of(table))
    for seat, car in enumerate(seats):
        disc, place = car["disc"], ranking.index(seat) + 1
        blue = sum(car[pile].get("blue", 0) for pile in ("act", "used", "disc"))
        rivals = [other["disc"].get("blue", 0) for other in seats if other is not car]
        usual = {
            "gearbox": place + (place == len(seats)),
            "turbo": 2 + sum(other["disc"].get("green", 0) for other in seats),
            "diesel_engine": disc.get("dark", 0),
            "rotary_engine": len(disc),
            "hybrid_engine": 2 if all(blue > rival for rival in rivals) else 0,
        }
        for told in seen["seats"][seat]["live"].values():
            if told["steps"] != usual.get(told["card"], told["steps"]) if "steps" in told else False:
                yield f"{told['card']} gives seat {seat} {told['steps']}"


def _turn(table: Table, seen: Table) -> Iterator[str]:
    """Decline, slipstream and money of the turn under way (R29, R31 to R33)."""
    drive, turn = seen["drive"], table["turn"]
    road = road_of(table)
    me = table["seats"][turn]
    head = _place(table["path"][-1]) if table["path"] else _place(me)
    darkest = max((SHADES.index(road.spaces[step["space"]][0][-1]) for step in table["path"]), default=-1)
    rival = _drafts(table, road, head) if table["path"] else None
    spared = rival is not None or table["sheltered"]
    if drive["drafting"] != rival:
        yield f"drafting {drive['drafting']}, not {rival}"
    if drive["unspared"] != darkest + 1 or drive["wear"] != (0 if spared else darkest + 1):
        yield f"Decline of {drive['wear']}"
    if table["agenda"][0]["step"] != "shop":
        names = dict(zip(TYPES, table["cards"], strict=True))
        money = sum(n * WORTH[names.get(colour, colour)] for colour, n in me["act"].items())
        if drive["money"] != money:
            yield f"${drive['money']}, not {money}"


def _drafts(table: Table, road: Road, head: tuple[int, int]) -> int | None:
    """The car in whose slipstream this place is: next section of the space, or the next space of the lane."""
    lane, column = head
    following = (lane, (column + 1) % road.columns)
    rivals = {_place(car): seat for seat, car in enumerate(table["seats"]) if seat != table["turn"]}
    if following in rivals:
        return rivals[following]
    if road.at[following] == road.at[head] or table["options"]["drafting"] == "touching":
        return None
    _, first, length, _ = road.spaces[road.at[following]]
    places = [(lane, first + behind) for behind in range(length)]
    return next((rivals[place] for place in places if place in rivals), None)


def _steps(table: Table, seen: Table) -> Iterator[str]:
    """The spaces one step ahead and how far one gets in them (R22 to R26), where nobody weaves."""
    due = table["agenda"][0]
    if due["step"] not in ("go", "step") or table["options"]["weaving"]:
        return
    road = road_of(table)
    me = table["seats"][table["turn"]]
    here = table["path"][-1] if table["path"] else me
    taken = {_place(car) for seat, car in enumerate(table["seats"]) if seat != table["turn"]}
    expected = {}
    for name, entry, _ in road.spaces[here["space"]][3][here["section"]]:
        tones, first, length, _ = road.spaces[name]
        reached = entry
        while reached + 1 < length and (int(name[1]), first + reached + 1) not in taken:
            reached += 1
        if (int(name[1]), first + entry) not in taken and set(tones) & set(due["colours"]):
            expected[name] = reached
    found = {target["space"]: target["section"] for target in seen["targets"]}
    if found != expected:
        yield f"steps onto {found}, not {expected}"
