"""Numbers that are told before a move come true after it: forecasts, spaces within reach, cards, reasons."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from pyapp.ai.reasons import last, own_reasons
from pyapp.ai.thinking import choose
from pyapp.core.events import Event
from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.components import SETS
from pyapp.games.automobiles.cubes import COLOURS, GEARS, WEAR, count, counts, worth
from pyapp.games.automobiles.player.judgement import owned
from pyapp.games.automobiles.rules.driving import decline_wear, slipstream
from pyapp.games.automobiles.state import State, position
from tests.acting import sees
from tests.playing import random_games

DRIVING_CARDS = {
    *("gear3", "gear4", "gear5", "gear6", "aerodynamics", "steering", "suspension", "tires"),
    *("gearbox", "turbo", "diesel_engine", "hybrid_engine", "rotary_engine"),
}
CHOICES = {"lay", "go", "skip"}
LITTLE = 2  # cubes of wear that may be called little in a whole turn


def ended(state: State) -> tuple[State, dict[str, Event]]:
    events: list[Event] = []
    after = GAME.play(state, "end", events)
    return after, {event.kind: event for event in events}


def acting(number: int, every: int) -> Iterator[State]:
    """Moments in the middle of turns of random races, all variants."""
    seen = 0
    for playout in random_games(GAME.slug, number):
        for state in playout.states:
            if state.agenda and state.agenda[-1].kind == "act":
                seen += 1
                if seen % every == 0:
                    yield state


def wear_of(told: dict[str, Event]) -> int:
    event = told.get("decline")
    return event.public["n"] + event.public["short"] if event else 0


def test_the_forecast_is_what_happens_when_the_turn_ends_there() -> None:
    for state in acting(16, every=19):
        seat = state.turn
        drive = sees(GAME, state, seat)["drive"]
        after, told = ended(state)
        driven = told["drove"].public["columns"] if "drove" in told else 0
        assert drive["columns"] == driven
        assert drive["laps"] == after.laps[seat]
        assert drive["wear"] == wear_of(told)
        assert drive["position"] == position(after, seat)
        assert (drive["drafting"] is not None) == ("drafted" in told)
        assert drive["money"] == (told["lost"].public["n"] if "lost" in told else 0)


def test_a_space_within_reach_is_reached_by_the_moves_named_at_the_cost_named() -> None:
    looked = 0
    for state in acting(14, every=67):
        seat = state.turn
        for targets in sees(GAME, state, seat)["reach"].values():
            for target in targets:
                after = state
                for move in target["plan"]:
                    legal = {str(each) for each in GAME.moves(after)}
                    if move in legal:
                        after = GAME.play(after, move)
                    else:
                        assert len(GAME.moves(after)) > 1 or move.startswith(("go", "lay", "skip")), target
                place = sees(GAME, after, seat)["drive"]
                assert (place["head"]["space"], place["head"]["section"]) == (
                    target["space"],
                    target["section"],
                )
                assert after.crossed == state.crossed + target["crosses"]
                if after.agenda[-1].kind != "act":
                    after = GAME.play(after, "skip")
                over, told = ended(after)
                assert target["wear"] == wear_of(told), target
                assert target["position"] == position(over, seat), target
                assert target["drafting"] == (told["drafted"].public["rival"] if "drafted" in told else None)
                looked += 1
    assert looked > 150


@pytest.mark.thorough
def test_the_number_on_a_card_is_the_number_it_gives() -> None:
    checked = set()
    for state in acting(24, every=11):
        seat = state.turn
        for move in GAME.moves(state):
            verb, _, colour = str(move).partition(" ")
            live = sees(GAME, state, seat)["seats"][seat]["live"].get(colour, {})
            if verb != "use" or "steps" not in live:
                continue
            events: list[Event] = []
            GAME.play(state, move, events)
            worn = [event.public["n"] + event.public["short"] for event in events if event.kind == "worn"]
            assert sum(worn) == live["wear"]
            for event in events:
                if event.kind == "allowed":
                    assert event.public["n"] == live["steps"]
                    checked.add(live["card"])
                if event.kind == "compared":
                    assert (event.public["own"], event.public["rival"]) == (live["own"], live["rival"])
                    assert event.public["works"] == (live["steps"] > 0)
                    checked.add(live["card"])
    assert len(checked) >= 4


# -- reasons ------------------------------------------------------------------------------------

OPTIONS: tuple[dict[str, Any], ...] = (
    *({"cards": name} for name in SETS),
    {"cards": "experts", "track": "monza", "lighter": "next", "partly": True},
    {"cards": "chosen", "engine": "diesel_engine", "performance": "turbo", "handling": "tires"},
    {"cards": "high_revs", "weaving": True, "wear_for_sale": True},
)


@cache
def computers(number: int) -> list[tuple[State, str]]:
    """What computer drivers decided, in the middle of races with every set."""
    game = GAME.new(players=2 + number % 3, seed=number, **OPTIONS[number])
    found = []
    for _ in range(230):
        if GAME.to_act(game) is None:
            break
        move = choose(GAME, game, "normal")
        found.append((game, str(move)))
        game = GAME.play(game, move)
    return found


def ends(
    state: State, seat: int, most: int = 4000, heads: set[int] | None = None
) -> set[tuple[int, int, int]]:
    """Columns driven, wear among the used cubes and money left: every end that driving on can have.

    `heads` collects the spaces.
    """
    found: set[tuple[int, int, int]] = set()
    seen: set[Any] = set()
    edge = [state]
    while edge and len(seen) < most:
        here = edge.pop()
        piles = (here.act[seat], here.used[seat], here.disc[seat])
        key = (
            here.head,
            here.crossed,
            decline_wear(here.path, here.track),
            piles,
            here.agenda,
            here.sheltered,
        )
        if key in seen:
            continue
        seen.add(key)
        if here.agenda[-1].kind == "act":
            columns = here.track.columns
            driven = here.crossed * columns + here.head % columns - here.cars[seat] % columns
            spared = here.sheltered or slipstream(here, seat, here.head) >= 0
            due = 0 if spared else decline_wear(here.path, here.track)
            wear = count(here.used[seat], WEAR) + min(due, count(here.stock, WEAR))
            if heads is not None:
                heads.add(here.head)
            found.add((driven, wear, worth(here.act[seat], here.rack.values)))
        for move in GAME.moves(here):
            verb, _, rest = str(move).partition(" ")
            drives = verb == "use" and here.rack.ids[COLOURS.index(rest)] in DRIVING_CARDS
            if drives or verb in CHOICES or here.agenda[-1].kind not in ("act", "go", "step", "put"):
                edge.append(GAME.after(here, move))
    return found


def draws(state: State, move: str) -> bool:
    """Cubes come into the hand by this move, or by a choice that it asks for."""
    edge, seat = [GAME.play(state, move)], state.turn
    for _ in range(200):
        if not edge:
            return False
        here = edge.pop()
        if counts(here.bag[seat]) != counts(state.bag[seat]) and here.rng != state.rng:
            return True
        if here.agenda and here.agenda[-1].kind not in ("setup", "shop", "act", "go", "step"):
            edge += [GAME.after(here, each) for each in GAME.moves(here)]
    return False


def better_cubes(state: State, seat: int) -> float:
    """What a cube of one's own costs on average; wear, which nobody wants, is worth nothing."""
    pile = owned(state, seat)
    values = tuple(0 if colour == WEAR else value for colour, value in enumerate(state.rack.values))
    return worth(pile, values) / sum(counts(pile).values())


def drives_on(state: State, seat: int) -> bool:
    """From some place where the turn can end, or from where the car stands, a gear of one's own goes on."""
    heads = {state.cars[seat]}
    if state.agenda and state.turn == seat and state.agenda[0].kind != "race":
        ends(state, seat, heads=heads)
    own = [gear for gear in GEARS if count(owned(state, seat), gear)]
    return any(state.track.exits[head] >> gear & 1 for head in heads if head >= 0 for gear in own)


@pytest.mark.thorough
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_numbers_of_a_reason_are_those_of_one_way_to_go_on(number: int) -> None:
    stated = 0
    for state, move in computers(number)[5::7]:
        seat = GAME.to_act(state)
        assert seat is not None
        numbers = {}
        after = GAME.play(state, move)
        mine = counts(owned(after, seat)), counts(owned(state, seat))
        for key, params in last(own_reasons(GAME, state, move, "normal")):
            if key == "reason.bought":
                assert mine[0] == {**mine[1], params["colour"]: mine[1].get(params["colour"], 0) + 1}
            if key == "reason.removed":
                assert mine[0].get(params["colour"], 0) == mine[1][params["colour"]] - params["n"]
            if key == "reason.cleaner":
                assert mine[0].get("wear", 0) < mine[1]["wear"]
            if key == "reason.bag":
                assert mine[0] != mine[1] and mine[0].get("wear", 0) <= mine[1].get("wear", 0), move
            if key == "reason.drawn":
                assert draws(state, move), move
            if key == "reason.stuck":
                assert drives_on(after, seat), move
            if key == "reason.place":
                assert not after.agenda
            if key in ("reason.road", "reason.wear", "reason.all_wear", "reason.money"):
                numbers[key.replace("all_", "")] = params.get("n", params.get("money"))
        if not numbers or not after.agenda or after.agenda[-1].kind in ("setup", "shop"):
            continue
        assert after.rng == state.rng, (move, numbers, "told of cubes that were only imagined")
        wanted = [numbers.get(f"reason.{name}") for name in ("road", "wear", "money")]
        fitting = [
            end
            for end in ends(after, seat)
            if all(number in (None, real) for number, real in zip(wanted, end, strict=True))
        ]
        assert fitting, (move, numbers)
        stated += 1
    assert stated >= 4


def test_wear_is_called_little_only_where_it_is() -> None:
    told = [
        (key, params["n"])
        for state, move in computers(0)[::3]
        for key, params in last(own_reasons(GAME, state, move, "normal"))
        if key in ("reason.wear", "reason.all_wear")
    ]
    assert {key for key, n in told if n <= LITTLE} == {"reason.wear"}
    assert {key for key, n in told if n > LITTLE} == {"reason.all_wear"}


@pytest.mark.parametrize(
    "act", [{"wear": 3, "white": 4}, {"wear": 2, "white": 2, "light": 3}, {"purple": 2, "wear": 3}]
)
def test_a_bag_told_to_get_stronger_has_better_cubes_on_average(act: dict[str, int]) -> None:
    """At the pit stop: laying wear down is told so, keeping it is not."""
    bag = {"white": 3, "light": 2, "yellow": 2, "wear": 4}
    seats = [{"space": "D0-04", "act": act, "bag": bag}, {"space": "D1-01"}]
    state = GAME.load({"players": 2, "turn": 0, "seats": seats})
    told = {
        str(move): dict(last(own_reasons(GAME, state, move, "normal")))
        for move in map(str, GAME.moves(state))
    }
    assert "reason.bag" in told["pit clean"] and "reason.bag" not in told["pit keep"]
    for move, reasons in told.items():
        if "reason.bag" in reasons:
            assert better_cubes(GAME.play(state, move), 0) > better_cubes(state, 0)
