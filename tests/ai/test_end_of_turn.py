"""Turns played on in the head: as far as can be known, and nothing that can't."""

from pyapp.ai.end_of_turn import agrees, ahead, series
from pyapp.core.rng import Rng
from pyapp.record import Record
from tests.playing import random_games


def test_what_lies_ahead_depends_only_on_what_the_seat_sees() -> None:
    for playout in random_games("pocket-mars", 8):
        game = playout.game
        for number in range(0, len(playout.moves), 7):
            state, move = playout.states[number], str(playout.moves[number])
            seat = game.to_act(state)
            assert seat is not None
            imagined = game.determinize(state, seat, Rng(number))
            true, other = ahead(game, state, move, seat), ahead(game, imagined, move, seat)
            assert (true.moves, true.view) == (other.moves, other.view)
            assert not any(event.reveals for event in true.events)


def test_a_turn_is_played_to_its_end() -> None:
    record = Record.new("pocket-mars", players=2, seed=4)
    while record.game.view(record.state, None)["choosing"]:
        record.play(record.game.moves(record.state)[0])
    seat = record.game.to_act(record.state) or 0
    move = next(move for move in map(str, record.game.moves(record.state)) if move.startswith("prep"))
    turn = ahead(record.game, record.state, move, seat)
    assert turn.moves[0] == move and turn.events[0].kind == "connected"
    assert turn.view is not None and turn.view["seats"][seat]["prep"].count(None) == 1


def test_a_button_for_all_moves_of_a_kind_always_makes_one() -> None:
    """Even where a card would be better first: whoever presses it has asked for this kind."""
    asked = 0
    for playout in random_games("martians", 8):
        game = playout.game
        for state, move in zip(playout.states[:150], playout.moves, strict=False):
            kind, seat = f"{str(move).split(' ', maxsplit=1)[0]} *", game.to_act(state)
            if kind in ("march *", "lay *") and any(
                str(one).startswith("play ") for one in game.moves(state)
            ):
                assert seat is not None
                made = series(game, state, kind, seat)
                asked += 1
                assert made and all(agrees(kind, one) for one in made)
    assert asked > 10
