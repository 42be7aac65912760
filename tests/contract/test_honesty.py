"""What a seat can't see changes nothing: not its move, not its hint, not a reason it is told."""

from typing import Any

import pytest

from pyapp.ai.hints import hint
from pyapp.ai.reasons import last, open_reasons, own_reasons
from pyapp.ai.thinking import choose
from pyapp.core.events import Event
from pyapp.core.rng import Rng
from tests.contract.sampling import Moment, running, seats
from tests.playing import AnyGame, Playout


def sampled(playouts: tuple[Playout, ...], number: int) -> list[Moment]:
    """About so many moments, from all games, in which there is a choice."""
    moments = [
        moment for moment in running(playouts, every=7) if len(moment.playout.game.moves(moment.state)) > 1
    ]
    return moments[:: max(1, len(moments) // number)]


def others(game: AnyGame, state: Any, seat: int | None) -> list[Any]:
    """Tables that a seat can't tell from the true one."""
    return [game.determinize(state, seat, Rng(seed)) for seed in (11, 12)]


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_move_stays_the_same(playouts: tuple[Playout, ...], level: str) -> None:
    for moment in sampled(playouts, 30):
        game, state = moment.playout.game, moment.state
        chosen = str(choose(game, state, level))
        for other in others(game, state, game.to_act(state)):
            assert str(choose(game, other, level)) == chosen, moment


@pytest.mark.thorough
@pytest.mark.parametrize("level", ["hard", pytest.param("master", marks=pytest.mark.long)])
def test_the_best_players_move_stays_the_same(playouts: tuple[Playout, ...], level: str) -> None:
    for moment in sampled(playouts, 2):
        game, state = moment.playout.game, moment.state
        chosen = str(choose(game, state, level))
        for other in others(game, state, game.to_act(state)):
            assert str(choose(game, other, level)) == chosen, moment


def test_the_hint_stays_the_same(playouts: tuple[Playout, ...]) -> None:
    for moment in sampled(playouts, 20):
        game, state = moment.playout.game, moment.state
        move = game.moves(state)[moment.number % len(game.moves(state))]
        *_, given = hint(game, state, move)
        for other in others(game, state, game.to_act(state)):
            assert list(hint(game, other, move))[-1] == given, moment


def test_the_reason_of_an_own_move_stays_the_same(playouts: tuple[Playout, ...]) -> None:
    for moment in sampled(playouts, 30):
        game, state, move = moment.playout.game, moment.state, moment.playout.moves[moment.number]
        told = last(own_reasons(game, state, move, "hard"))
        for other in others(game, state, game.to_act(state)):
            assert last(own_reasons(game, other, move, "hard")) == told, moment


def test_the_reason_of_anothers_move_stays_the_same_for_who_looks_on(playouts: tuple[Playout, ...]) -> None:
    """Whatever hands and piles the looker-on can't see: if the move looked the same, so does its reason."""
    compared = 0
    for moment in sampled(playouts, 40):
        game, state, number = moment.playout.game, moment.state, moment.number
        move, after, seen = (
            moment.playout.moves[number],
            moment.playout.states[number + 1],
            moment.playout.events[number + 1],
        )
        for viewer in seats(moment.playout):
            if viewer == game.to_act(state):
                continue
            told = last(open_reasons(game, state, after, seen, viewer))
            for other in others(game, state, viewer):
                compared += check_same(game, (other, move, viewer), (after, seen), told)
    assert compared > 20


def check_same(
    game: AnyGame, imagined: tuple[Any, Any, int | None], true: tuple[Any, list[Event]], told: list[Any]
) -> bool:
    """The same reason, if the move is possible there and looks alike to the viewer."""
    other, move, viewer = imagined
    if game.why_not(other, move) is not None:
        return False
    events: list[Event] = []
    other_after = game.after(other, move, events)
    alike = [event.seen_by(viewer) for event in events] == [event.seen_by(viewer) for event in true[1]]
    if not alike or game.view(other_after, viewer) != game.view(true[0], viewer):
        return False
    assert last(open_reasons(game, other, other_after, events, viewer)) == told, (str(move), viewer)
    return True
