"""Reasons and hints say what is so: every number and name they state is what the engine gives after the move."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from pyapp.ai.hints import hint
from pyapp.ai.reasons import last, open_reasons, own_reasons
from pyapp.ai.thinking import choose
from pyapp.core.game import Prompt
from pyapp.core.rng import Rng
from pyapp.games.mechanics.moves import Move
from pyapp.games.mechanics.state import State
from tests.acting import sees
from tests.mechanics.tables import GAME, moves, table
from tests.playing import AnyGame, Playout, any_move, any_options, played

GENERAL = {f"reason.{key}" for key in ("only", "even", "later", "careless", "hidden")}
OWN = {key for key in GAME.texts("it").MESSAGES if key.startswith("reason.")}
View = dict[str, Any]


def games(number: int, thoughtful_ones: bool = False) -> list[Playout]:
    """Random games, or such in which everybody looks for a good move."""
    found = []
    for seed in range(number):
        setup = GAME.setup(2 + seed % 3, any_options(GAME, Rng(seed)) if seed % 4 else {})
        found.append(played(GAME, setup, seed, thoughtful if thoughtful_ones else any_move))
    return found


def thoughtful(_game: AnyGame, state: State, _rng: Rng) -> Move:
    return choose(GAME, state, "normal")


@cache
def at_random() -> list[Playout]:
    return games(25)


@cache
def clever() -> list[Playout]:
    return games(12, thoughtful_ones=True)


def after_all(state: State, move: str) -> State:
    """The table after a move, and after the end of the turn where nothing else is left to its seat."""
    after = GAME.play(state, move)
    return (
        GAME.play(after, "end_turn") if after.turn == state.turn and moves(after) == ["end_turn"] else after
    )


def prices_to_come(state: State, number: int) -> dict[str, int]:
    """What a player reads on the board: the forecast while the round runs, the prices once it is counted."""
    view = sees(GAME, state, None)
    found: dict[str, int] = view["prices"]
    return view["forecast"] if view["forecast"] and view["round"] == number else found


class Told:
    """A reason, held against the table before and after the move it speaks of."""

    def __init__(self, before: State, move: str, viewer: int | None) -> None:
        self.before, self.move, self.words = before, move, move.split()
        self.seat = before.turn
        self.full = viewer == self.seat
        self.after, self.later = GAME.play(before, move), after_all(before, move)
        self.old, self.new = self.at(before), self.at(self.after)
        self.open = self.new["seats"][self.seat]["open"]
        self.hand = self.new["seats"][self.seat]["hand"] if self.full else self.open

    def at(self, state: State) -> View:
        return sees(GAME, state, self.seat)

    def coming(self, state: State) -> dict[str, int]:
        return prices_to_come(state, self.before.round)

    def purse(self) -> int:
        """What the move brought, without what the end of the game adds to it."""
        bonus = self.new["final"][self.seat]["bonus"] if self.new["final"] else 0
        gain: int = self.new["seats"][self.seat]["cogs"] - self.old["seats"][self.seat]["cogs"] - bonus
        return gain

    def wrong(self, key: str, params: dict[str, Any]) -> Iterator[str]:
        check = getattr(self, key.replace("reason.", "is_"))
        if not check(params):
            yield f"{key} {params} after {self.move}"

    def is_bought(self, params: dict[str, Any]) -> bool:
        return self.is_post(params) and params["paid"] == -self.purse() and self.words[-1] == params["type"]

    def is_post(self, params: dict[str, Any]) -> bool:
        component, have = params["type"], params["have"]
        if params["price"] != self.coming(self.after)[component]:
            return False
        if not self.full:
            return bool(have == 0 and params["set"] == "one")
        furnace = any(one["id"] == "scrap_furnace" for one in self.new["seats"][self.seat]["built"])
        least = 2 if furnace else 3
        told = "more" if have > least else "set" if have == least else "pair" if have == least - 1 else "one"
        return bool(have == self.hand[component] and params["set"] == told)

    def is_cheap(self, params: dict[str, Any]) -> bool:
        second = self.words[0] == "use"
        others = moves(self.before, "use spectroscope" if second else "buy")
        paid = [-Told(self.before, other, self.seat).purse() for other in others]
        return bool(params["paid"] == -self.purse() == min(paid))

    def is_kept(self, _params: dict[str, Any]) -> bool:
        return self.full and not self.old["last_round"] and len(moves(self.before)) > 1

    def is_sold(self, params: dict[str, Any]) -> bool:
        price, real = self.old["prices"][self.words[1]], int(self.words[2][0])
        return params == {"income": price * real, "last": self.old["last_round"] is not None}

    def is_saved(self, params: dict[str, Any]) -> bool:
        cogs = self.old["seats"][self.seat]["cogs"]
        return params == {"cogs": cogs, "broke": not moves(self.before, "buy")}

    def is_pass_ends(self, params: dict[str, Any]) -> bool:
        report = sees(GAME, self.later, None)["report"]
        if not report or report["round"] != self.old["round"]:
            return False
        rising = {name: new for name, old, new in report["prices"] if new > old}
        told = dict(word.split("-") for word in params["rising"])
        mine = {name: str(price) for name, price in rising.items() if self.hand.get(name)}
        return told == mine and params["n"] == len(told) > 0 and params["own"] == self.full

    def is_plays_on(self, params: dict[str, Any]) -> bool:
        cogs = [one["cogs"] for one in self.old["seats"]]
        own, best = cogs.pop(self.seat), max(cogs)
        idle = self.old["last_round"] == "standstill" and not self.old["bought"]
        return bool(idle and own < best and params == {"cogs": own, "best": best})

    def is_pass_wins(self, params: dict[str, Any]) -> bool:
        result = GAME.result(self.later)
        if result is None or result.ranking[0] != [self.seat]:
            return False
        others = [score for seat, score in enumerate(result.scores) if seat != self.seat]
        return params == {"cogs": result.scores[self.seat], "best": max(others)}

    def is_automaton(self, params: dict[str, Any]) -> bool:
        return params == {"mechanism": "automaton", "n": int(self.old["options"]["automaton_bonus"])}

    def is_built(self, params: dict[str, Any]) -> bool:
        return bool(params["mechanism"] == self.words[1] and self.old["deck"] > 0)

    def is_thawed(self, params: dict[str, Any]) -> bool:
        have = self.hand[params["type"]]
        return self.full and params["have"] == have >= 2

    def is_room(self, params: dict[str, Any]) -> bool:
        build = f"build {params['mechanism']}"
        return self.full and build in moves(self.after) and build not in moves(self.before)

    def is_returned(self, params: dict[str, Any]) -> bool:
        built = {one["id"]: one["cards"] for one in self.old["seats"][self.seat]["built"]}
        return bool(built[self.words[1]] == params["cards"])

    def is_dearer(self, params: dict[str, Any]) -> bool:
        old, new = self.coming(self.before), self.coming(self.after)
        rising = [name for name in old if new[name] > old[name] and self.hand.get(name)]
        return params == {"types": rising, "n": len(rising), "own": self.full} and bool(rising)

    def is_against(self, params: dict[str, Any]) -> bool:
        old, new = self.coming(self.before), self.coming(self.after)
        others = [one["open"] for seat, one in enumerate(self.new["seats"]) if seat != self.seat]
        falling = [n for n in old if new[n] < old[n] and any(shown.get(n) for shown in others)]
        return params == {"types": falling, "n": len(falling)} and bool(falling)

    def is_rivals(self, _params: dict[str, Any]) -> bool:
        return True


def held_against_the_table(playouts: list[Playout], every: int, level: str) -> Counter[str]:
    met: Counter[str] = Counter()
    for playout in playouts:
        for number in range(0, len(playout.moves), every):
            before, move = playout.states[number], str(playout.moves[number])
            after, seen = playout.states[number + 1], playout.events[number + 1]
            told: dict[int | None, list[Prompt]] = {
                before.turn: last(own_reasons(GAME, before, move, level)),
                None: last(open_reasons(GAME, before, after, seen, None)),
                (before.turn + 1) % before.players: last(
                    open_reasons(GAME, before, after, seen, (before.turn + 1) % before.players)
                ),
            }
            for viewer, reasons in told.items():
                for key, params in reasons:
                    met[key] += 1
                    if key not in GENERAL:
                        assert list(Told(before, move, viewer).wrong(key, params)) == [], (
                            str(playout),
                            number,
                        )
    return met


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("playouts", "every"), [(at_random, 5), (clever, 2)], ids=["random games", "thoughtful games"]
)
def test_every_number_and_name_of_a_reason_is_so(playouts: Callable[[], list[Playout]], every: int) -> None:
    met = held_against_the_table(playouts(), every, "normal")
    assert len(set(met) & OWN) >= 9, met


@pytest.mark.thorough
def test_every_reason_is_met_somewhere() -> None:
    """Told of some move of these games: with the reasons' own tests below there is none that nobody ever hears."""
    met = held_against_the_table([*at_random()[::3], *clever()[::3]], 2, "normal")
    rare = {"reason.pass_wins", "reason.plays_on", "reason.automaton", "reason.room"}
    assert OWN - set(met) <= rare, OWN - set(met)


def test_what_a_hint_says_is_so() -> None:
    for playout in clever()[::2]:
        for number in range(0, len(playout.moves), 9):
            before, move = playout.states[number], playout.moves[number]
            *_, given = hint(GAME, before, move)
            assert given is not None
            for key, params in given.reasons:
                if key not in GENERAL:
                    assert list(Told(before, str(move), before.turn).wrong(key, params)) == [], str(playout)


def reasons(state: State, move: str) -> list[Prompt]:
    return last(own_reasons(GAME, state, move, "hard"))


def test_the_automaton_pays_at_the_end_and_never_in_a_round() -> None:
    five = {"boiler": 1, "gear": 1, "lens": 1, "piping": 1, "wire": 1}
    fields: dict[str, Any] = {"deck": [], "market": ["gear"], "pass_streak": 1, "bought": ["gear"]}
    state = table(2, seats=[{"hand": five}], **fields)
    assert ("reason.automaton", {"mechanism": "automaton", "n": 30}) in reasons(state, "build automaton")


def test_a_pass_that_closes_the_round_speaks_of_prices_not_of_the_market() -> None:
    state = table(2, seats=[{"hand": {"lens": 3}, "shown": {"lens": 3}}], market=["piping"], pass_streak=1)
    told = reasons(state, "pass")
    assert ("reason.pass_ends", {"rising": ["lens-6"], "n": 1, "own": True}) in told


def test_a_pass_that_makes_a_lead_final_says_so() -> None:
    seats = [{"cogs": 60, "hand": {}}, {"cogs": 50, "hand": {}}]
    state = table(2, seats=seats, market=["piping"], quiet=1, round=2, pass_streak=1)
    assert ("reason.pass_wins", {"cogs": 60, "best": 50}) in reasons(state, "pass")


def test_dismantling_is_told_by_the_set_it_makes() -> None:
    mine = {"hand": {"lens": 2}, "built": ["x_ray_goggles"]}
    state = table(2, seats=[mine], pass_streak=1, market=["gear"], deck=[])
    assert ("reason.thawed", {"type": "lens", "have": 3}) in reasons(state, "dismantle x_ray_goggles")


def test_who_is_behind_buys_rather_than_let_the_game_stand_still() -> None:
    seats = [{"cogs": 51, "hand": {}}, {"cogs": 69, "hand": {}}]
    state = table(2, seats=seats, quiet=1, round=6)
    told = {move: reasons(state, move) for move in moves(state, "buy")}
    assert [move for move, why in told.items() if ("reason.plays_on", {"cogs": 51, "best": 69}) in why]
    assert str(choose(GAME, state, "normal")) in told
