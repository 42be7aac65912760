"""Every number and name that a reason states is what the table shows after the move."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from pyapp.ai.reasons import last, own_reasons
from pyapp.ai.thinking import choose
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.components import BUILDINGS, CARD_BY_ID, CARDS, COLOURS, VALUES
from pyapp.games.pocket_mars.rules.scoring import score
from pyapp.games.pocket_mars.state import EARTH, ONE, TWO, State, to_beat
from tests.playing import played

from .lines import ABILITIES, questions
from .tables import table, told

Params = dict[str, Any]


def gained(before: State, after: State, seat: int) -> int:
    return score(after, seat).total - score(before, seat).total


def came(before: State, after: State, seat: int, space: int, params: Params) -> bool:
    place = space + BUILDINGS.index(params["building"])
    points = gained(before, after, seat)
    return after.colonists[seat][place] > before.colonists[seat][place] and params["n"] == max(0, points)


def rules_of_line(before: State, move: str) -> set[str]:
    return {rule for _, rule in questions(before, move)}


def holds(key: str, params: Params, before: State, after: State, move: str) -> bool:
    """Is what a reason says so, on the true table?"""
    seat = before.agenda[-1].seat
    card = CARD_BY_ID[params["card"]] if "card" in params else -1
    facts: dict[str, Callable[[], bool]] = {
        "reason.points": lambda: params["n"] == gained(before, after, seat) > 0,
        "reason.rise": lambda: came(before, after, seat, TWO, params),
        "reason.land": lambda: came(before, after, seat, ONE, params),
        "reason.launch": lambda: after.colonists[seat][EARTH] < before.colonists[seat][EARTH],
        "reason.energy": lambda: params["n"] == after.energy[seat] - before.energy[seat] > 0,
        "reason.top": lambda: move == f"hand {params['card']}" and does_something(before, move),
        "reason.bottom": lambda: move.endswith(params["card"]) and "R12b" in rules_of_line(before, move),
        "reason.place": lambda: (
            "R12a" in rules_of_line(before, move)
            and params["value"] == VALUES[card] > params["to_beat"] == to_beat(before, COLOURS[card])
            and params["building"] == BUILDINGS[CARDS[card].colour]
        ),
        "reason.ability": lambda: bool(rules_of_line(before, move) & set(ABILITIES)),
        "reason.steal": lambda: stolen(before, params, move),
        "reason.steal_only": lambda: stolen(before, params, move),
        "reason.more": lambda: any(
            step.seat == seat and step.kind not in ("upkeep", "act") for step in after.agenda
        ),
        "reason.victory": lambda: wins(after, seat),
    }
    plain = key.removesuffix(".own")  # the same, of a card that an owner has entered
    return facts[plain]() if plain in facts else key in COMPARING


COMPARING = {
    *("reason.prep", "reason.hand", "reason.rivals", "reason.da", "reason.androids"),
    *("reason.even", "reason.only", "reason.later", "reason.careless"),
}
"""These weigh moves against each other and name nothing."""


def does_something(before: State, move: str) -> bool:
    after, events = told(before, move)
    asks = bool(after.agenda) and after.agenda[-1].rule == "R11"
    done = {event.kind for event in events if event.public.get("rule") == "R11"} - {"played", "idle"}
    return asks or bool(done)


def stolen(before: State, params: Params, move: str) -> bool:
    """The card named by its back lies where the move takes it."""
    _, owner, slot = move.split()
    card = before.preps[int(owner)][("left", "right").index(slot)]
    named: tuple[int, str] = params["who"], params["building"]
    return named == (int(owner), BUILDINGS[COLOURS[card]])


def wins(after: State, seat: int) -> bool:
    result = GAME.result(after)
    return result is not None and seat in result.ranking[0] and result.won is not False


@pytest.mark.parametrize(("players", "seed"), [(1, 3), (1, 5), (2, 2), (3, 26), (4, 1)])
def test_a_reason_says_what_is_so(players: int, seed: int) -> None:
    playout = played(
        GAME, GAME.setup(players, {}), seed, lambda game, state, _: choose(game, state, "normal")
    )
    told_reasons: Counter[str] = Counter()
    for number, move in enumerate(playout.moves):
        before, after = playout.states[number], playout.states[number + 1]
        for key, params in last(own_reasons(GAME, before, move, "normal")):
            told_reasons[key] += 1
            assert holds(key, params, before, after, str(move)), (key, params, str(move))
    assert len(told_reasons) >= 6


def reason_of(state: State, move: str) -> set[str]:
    return {key for key, _ in last(own_reasons(GAME, state, move, "normal"))}


def test_a_prep_action_that_cannot_be_done_is_no_reason() -> None:
    """Without an Energy card in hand, without energy, with a colonist there."""
    for card, seat in (
        ("energy-5", {}),
        ("science-7", {"energy": 0}),
        ("energy-1", {"one": {"energy": 1}}),
    ):
        hand = {"hand": ["water-1", "construction-2"], "prep": [card, "water-3"]}
        state = table(2, seats=[{**hand, **seat}])
        assert "reason.bottom" not in reason_of(state, f"prep left {card}")


def test_equal_points_are_no_victory_if_others_house_more() -> None:
    """The tie is decided by colonists in Buildings (R21)."""
    theirs = {"one": {"water": 2, "energy": 2, "science": 3}, "ship": 0, "earth": 0, "energy": 5}
    mine = {"two": {"water": 1, "energy": 1, "science": 1}, "ship": 2, "earth": 2, "energy": 0}
    cards = {"hand": ["water-1", "construction-2"], "prep": ["energy-5", "water-3"]}
    state = table(2, seats=[theirs, {**mine, **cards}], turn=1, first=0)
    after = GAME.play(state, "launch")
    result = GAME.result(after)
    assert result is not None and result.scores == [15, 15] and result.ranking == [[0], [1]]
    assert "reason.victory" not in reason_of(state, "launch")
