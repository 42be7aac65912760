"""Points and ends of Pocket Mars a second time, from the sheet alone; the engine only says what lies on the table."""

import json
from typing import Any

HOUSES = ("energy", "ecosystem", "water", "science")
ALL = 7
Position = dict[str, Any]


def disagreements(game: Any, state: Any) -> list[str]:
    """Where the engine counts otherwise, or goes on when it should stop."""
    position: Position = json.loads(json.dumps(game.dump(state)))
    view = game.view(state, None)
    result = game.result(state)
    sides = [*position["seats"], *([position["da"]] if position["da"] else [])]
    lines = [lines_of(sides, number, number >= len(position["seats"])) for number in range(len(sides))]
    totals = [sum(line.values()) for line in lines]
    told = [*(seat["score"] for seat in view["seats"]), *([view["da"]["score"]] if view["da"] else [])]
    found = [
        f"side {number}: {mine} and not {theirs}"
        for number, (mine, theirs) in enumerate(zip(lines, told, strict=True))
        if {**mine, "total": sum(mine.values())} != theirs
    ]
    if begins_a_round(position) and why_over(position):
        found.append(f"goes on although it is over: {why_over(position)}")
    if position["agenda"] == []:
        found += at_the_end(position, totals, result)
    elif result is not None:
        found.append("has a result before its end")
    return found


def at_the_end(position: Position, totals: list[int], result: Any) -> list[str]:
    if result is None:
        return ["ends without a result"]
    players = len(position["seats"])
    found = []
    if not why_over(position):
        found.append("ends for no reason")
    if result.scores != totals[:players]:
        found.append(f"scores {result.scores} and not {totals[:players]}")
    if [sum(line.values()) for line in result.breakdown] != totals[:players]:
        found.append("points by rule that don't add up")
    if players == 1:
        if result.won is not (totals[0] > totals[1]) or result.rival != totals[1]:
            found.append(f"{totals[0]} against {totals[1]}, told as {result.won}, {result.rival}")
    elif result.ranking != order(position["seats"], totals):
        found.append(f"ranked {result.ranking}")
    return found


def lines_of(sides: list[Position], number: int, da: bool) -> dict[str, int]:
    """R20, or R42 for Devious Automatics."""
    side = sides[number]
    low = {house: side["one"].get(house, 0) for house in HOUSES}
    high = {house: side["two"].get(house, 0) for house in HOUSES}
    together = [low[house] + high[house] for house in HOUSES]
    everywhere = all(count > 0 for count in together)
    crowd = any(count > 3 for count in together)
    beaten = any(other["energy"] > side["energy"] for other in sides)
    return {
        "ship": side["ship"],
        "one_star": 2 * sum(low.values()),
        "two_star": 4 * sum(high.values()),
        "everywhere": (4 if da else 2) if everywhere else 0,
        "crowd": (5 if da else 3) if crowd else 0,
        "energy": 0 if beaten else (2 if da else 1),
    }


def housed(side: Position) -> int:
    return int(sum(side["one"].values()) + sum(side["two"].values()))


def why_over(position: Position) -> str:
    """R19; R41 against Devious Automatics, and R40 by the letter."""
    if not position["da"]:
        return "seven" if any(housed(seat) == ALL for seat in position["seats"]) else ""
    if housed(position["seats"][0]) == ALL or housed(position["da"]) == ALL:
        return "seven"
    if sum(card is not None for card in position["da"]["prep"]) < 2:
        return "prep"
    return "deck" if position["options"].get("deck_end") and not position["deck"] else ""


def begins_a_round(position: Position) -> bool:
    """The first player is about to act: the end has just been looked for."""
    agenda = position["agenda"]
    return (
        isinstance(agenda, list)
        and bool(agenda)
        and agenda[0]["step"] == "act"
        and (position["turn"] == position["first"])
    )


def order(seats: list[Position], totals: list[int]) -> list[list[int]]:
    """R21: points, then colonists housed; whoever is still level shares the place."""
    merits = [(totals[seat], housed(seats[seat])) for seat in range(len(seats))]
    return [
        [seat for seat, merit in enumerate(merits) if merit == best]
        for best in sorted(set(merits), reverse=True)
    ]
