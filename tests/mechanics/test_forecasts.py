"""What is shown of what is to come is what comes: prices, worth of sets, the end of a round."""

from functools import cache
from typing import Any

from pyapp.games.mechanics import GAME
from pyapp.games.mechanics.state import State
from tests.playing import random_games

Step = tuple[State, str, State]


@cache
def steps() -> list[Step]:
    """A table, the move that was made there, the table after it."""
    return [
        (before, str(move), after)
        for playout in random_games("mechanics", 30)
        for before, move, after in zip(playout.states, playout.moves, playout.states[1:], strict=False)
    ]


def view(state: State, seat: int | None = None) -> Any:
    return GAME.view(state, seat)


def counted(state: State) -> int:
    """The last round whose prices were counted."""
    report = view(state)["report"]
    return int(report["round"]) if report else 0


def reported(before: State, after: State) -> bool:
    """Was a round counted by this move?"""
    return counted(after) > counted(before)


def test_prices_after_a_pass_that_ends_the_round_are_those_foretold() -> None:
    met = 0
    for before, move, after in steps():
        if move in ("pass", "end_turn") and reported(before, after):
            told = {name: price for name, _, price in view(after)["report"]["prices"]}
            assert told == view(before)["forecast"]
            met += 1
    assert met > 50


def test_a_pass_ends_the_round_where_that_was_said_and_nowhere_else() -> None:
    ends = []
    for before, move, after in steps():
        passed = move == "end_turn" and view(before)["primary"] == "pass"
        if passed or (move == "pass" and view(after)["primary"] != "pass"):
            assert reported(before, after) == view(before)["pass_ends"]
            ends.append(reported(before, after))
    assert ends.count(True) > 20 and ends.count(False) > 20


def test_what_a_purchase_costs_is_paid() -> None:
    bought = 0
    for before, move, after in steps():
        if move.startswith("buy "):
            seat, component = view(before)["turn"], move.split()[1]
            paid = before.cogs[seat] - after.cogs[seat]
            last = view(after)["purchases"][-1]
            assert view(before)["due"][component] == paid == last["paid"]
            bought += 1
    assert bought > 200


def test_a_whole_set_brings_what_was_said() -> None:
    sold = 0
    for before, _, _ in steps():
        seat = GAME.to_act(before)
        if view(before)["phase"] != "sell" or seat is None:
            continue
        for entry in view(before, seat)["sets"]:
            if entry["now"] and not entry["sold"]:
                after = GAME.play(before, f"sell {entry['type']} {entry['have']}+{entry['scrap']}")
                sale = [one for one in view(after)["report"]["sales"] if one["seat"] == seat][-1]
                assert (sale["type"], sale["real"], sale["scrap"]) == (
                    entry["type"],
                    entry["have"],
                    entry["scrap"],
                )
                assert sale["income"] == entry["now"]
                sold += 1
    assert sold > 50
