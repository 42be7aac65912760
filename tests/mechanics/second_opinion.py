"""A second opinion on Mars Needs Mechanics: prices, sales, the end and the winner, worked out from the fact sheet alone.

It knows no rule of the engine, only the data of positions and views, and does its sums in the plainest way.
"""

import json
from typing import Any

Data = dict[str, Any]
OWN_CARDS = {  # what each mechanism is built of (sheet, section 9)
    "x_ray_goggles": ["lens", "wire"],
    "difference_engine": ["gear", "wire"],
    "rocket_booster": ["boiler", "piping"],
    "aether_drive": ["aether_tube", "magnet"],
    "automaton": ["boiler", "gear", "lens", "piping", "wire"],
    "magnetic_grapple": ["magnet", "wire"],
    "spectroscope": ["aether_tube", "lens"],
    "scrap_furnace": ["boiler", "gear"],
    "pneumatic_post": ["aether_tube", "piping"],
    "clockwork_valet": ["gear", "magnet"],
}
COMPONENTS = ["aether_tube", "boiler", "gear", "lens", "magnet", "piping", "wire"]


def disagreements(game: Any, state: Any) -> list[str]:
    """Where the position, as it is written down, is not what the sheet says it should be."""
    data: Data = game.dump(state)
    found = [*_cards(data), *_last_round(data), *_over(data), *_sale(game, state, data)]
    found += _end(game, state, data)
    if data["phase"] == "turn":
        forecast = game.view(state, None)["forecast"]
        if forecast != _adjusted(data, _is_last(data)):
            found.append(f"R22, R23: the forecast is {forecast}")
    return found


def _entered(data: Data, part: str) -> Data:
    """What the owner of a box says instead of the sheet."""
    found: Data = json.loads(data["options"].get("own") or "{}").get(part, {})
    return found


def _cards(data: Data) -> list[str]:
    """Eight of each of the seven, wherever they are (Q3)."""
    entered = _entered(data, "mechanisms")
    built_of = OWN_CARDS | {name: card["needs"] for name, card in entered.items() if "needs" in card}
    lying = dict.fromkeys(COMPONENTS, 0)
    for seat in data["seats"]:
        for name, number in seat["hand"].items():
            lying[name] += number
        for mechanism in seat["built"]:
            for name in built_of[mechanism]:
                lying[name] += 1
    for name in [*data["deck"], *(card for card in data["market"] if card)]:
        lying[name] += 1
    for name, number in data["discards"].items():
        lying[name] += number
    return [f"Q3: {number} cards of {name}" for name, number in lying.items() if number != 8]


# -- prices (R22, R23) --------------------------------------------------------------------------------


def _is_last(data: Data) -> bool:
    """Played with an empty deck (R29), or the second in a row without a purchase (R30)."""
    if not data["deck"]:
        return True
    idle = data["quiet"] + (1 if data["phase"] == "turn" and not data["bought"] else 0)
    return bool(idle >= 2)


def _adjusted(data: Data, last: bool) -> dict[str, int]:
    """What the line makes of the prices: three up, one steady, three down; in the last round by purchases."""
    prices = dict(data["prices"])
    ends = _entered(data, "prices")
    lowest, highest = ends.get("lowest", 1), ends.get("highest", 10)
    for place, name in enumerate(data["line"], 1):
        bought = name in data["bought"]
        if place <= 3:
            change = 1 if bought or not last else 0
        elif place >= 5:
            spared = last and bought and data["options"]["last_fall"] == "unbought"
            change = 0 if spared else -1
        else:
            change = 0
        prices[name] = min(highest, max(lowest, prices[name] + change))
    return prices


def _last_round(data: Data) -> list[str]:
    """The round that has just been counted: what its line made of the prices before."""
    if data["phase"] in ("turn", "end") or not data["rounds"]:
        return []
    done = data["rounds"][-1]
    before = {**data, "prices": dict(zip(COMPONENTS, done["before"], strict=True)), "line": done["line"]}
    told = dict(zip(COMPONENTS, done["adjusted"], strict=True))
    return [] if told == _adjusted(before, _is_last(data)) else [f"R22, R23: prices became {told}"]


# -- selling (R24) ------------------------------------------------------------------------------------


def _sale(game: Any, state: Any, data: Data) -> list[str]:
    """Every set that may be sold, and what each brings."""
    if data["phase"] != "sell":
        return []
    seat = data["seats"][data["turn"]]
    furnace = _entered(data, "mechanisms").get("scrap_furnace", {}).get("amount", 2)
    least = furnace if "scrap_furnace" in seat["built"] else 3
    expected = set()
    for name, have in seat["hand"].items():
        for real in range(1, have + 1):
            scrap = max(0, least - real)
            if scrap <= seat["scrap"] and not data["sold"].get(name):
                expected.add(f"sell {name} {real}+{scrap}")
    listed = {str(move) for move in game.moves(state)}
    found = [] if listed == expected | {"sell_done"} else [f"R24: {listed ^ expected}"]
    for text in sorted(expected)[:2]:
        _, name, size = text.split()
        after = game.dump(game.play(state, text))
        gain = after["seats"][data["turn"]]["cogs"] - seat["cogs"]
        goes_on = after["phase"] == "sell" and after["turn"] == data["turn"]
        if goes_on and gain != int(size[0]) * data["prices"][name]:
            found.append(f"R24b: {text} brings {gain}")
    return found


# -- the end (R28-R32) --------------------------------------------------------------------------------


def _over(data: Data) -> list[str]:
    """The game goes on as long as there are cards to draw and somebody buys."""
    if data["phase"] == "end" and data["deck"] and data["quiet"] < 2:
        return ["R28: over too early"]
    if data["phase"] == "turn" and data["quiet"] >= 2:
        return ["R30: two idle rounds, and it goes on"]
    return []


def _end(game: Any, state: Any, data: Data) -> list[str]:
    """Most cogs, then fewest cards in hand, then the nearest to the First Player (R31, R32)."""
    result = game.result(state)
    if (result is not None) != (data["phase"] == "end"):
        return ["R28: a result before the end, or none after it"]
    if result is None:
        return []
    seats = data["seats"]

    def before(seat: int) -> tuple[int, int, int]:
        near = (seat - data["first"]) % len(seats)
        return -seats[seat]["cogs"], sum(seats[seat]["hand"].values()), near

    found = []
    order = [[seat] for seat in sorted(range(len(seats)), key=before)]
    if result.ranking != order:
        found.append(f"R32: {result.ranking}, not {order}")
    if result.scores != [seat["cogs"] for seat in seats]:
        found.append(f"R31: {result.scores}")
    for number, seat in enumerate(seats):
        bonus = int(data["options"]["automaton_bonus"]) if "automaton" in seat["built"] else 0
        if result.breakdown[number].get("M5", 0) != bonus:
            found.append(f"M5: seat {number} is paid {result.breakdown[number]}")
        if data["rounds"] and seat["cogs"] - bonus != data["rounds"][-1]["cogs"][number]:
            found.append(f"M5: seat {number} ends with {seat['cogs']}")
    return found
