"""Two deals that differ only in what a seat can't know are one and the same game to it."""

from itertools import zip_longest
from typing import Any

from pyapp.core.rng import Rng
from pyapp.watch import watched
from tests.contract.sampling import Moment, running, seats
from tests.playing import AnyGame, Playout

DEALS = (3, 4)  # other deals looked at, at each moment
MOVES_TRIED = 12  # at each of them


def other_deals(moment: Moment, seat: int | None) -> list[Any]:
    """Tables that a seat can't tell from the true one."""
    game = moment.playout.game
    return [game.determinize(moment.state, seat, Rng(deal + moment.number)) for deal in DEALS]


def told(game: AnyGame, state: Any, seat: int | None) -> list[Any]:
    """What a seat sees, who is asked, and what; for who is asked, also what can be played."""
    due = game.to_act(state)
    moves = [str(move) for move in game.moves(state)] if seat == due else None
    return [game.view(state, seat), due, game.prompt(state) if due is not None else None, moves]


def test_what_a_seat_imagines_follows_from_what_it_knows(playouts: tuple[Playout, ...]) -> None:
    """Whatever is made of an imagined deal (a branch, a hint, a move) can't depend on the true one."""
    for moment in running(playouts, every=13):
        game = moment.playout.game
        for seat in seats(moment.playout):
            imagined = game.dump(game.determinize(moment.state, seat, Rng(moment.number)))
            for other in other_deals(moment, seat):
                again = game.dump(game.determinize(other, seat, Rng(moment.number)))
                assert again == imagined, (str(moment), seat)


def test_other_deals_look_alike_and_ask_the_same(playouts: tuple[Playout, ...]) -> None:
    for moment in running(playouts, every=13):
        game = moment.playout.game
        for seat in seats(moment.playout):
            seen = told(game, moment.state, seat)
            for other in other_deals(moment, seat):
                assert told(game, other, seat) == seen, (str(moment), seat)


def test_after_every_public_move_other_deals_look_alike_and_are_silent_alike(
    playouts: tuple[Playout, ...],
) -> None:
    """What happens by itself, and whom nobody asks, may tell only what everybody knows."""
    compared = 0
    for moment in running(playouts, every=13):
        game, state = moment.playout.game, moment.state
        for seat in seats(moment.playout):
            for other in other_deals(moment, seat):
                possible = {str(move) for move in game.moves(other)}
                both = [str(move) for move in game.moves(state) if str(move) in possible]
                for move in Rng(moment.number).sample(both, MOVES_TRIED):
                    compared += same_after(game, (state, other), move, seat)
    assert compared > 100


def same_after(game: AnyGame, pair: tuple[Any, Any], move: str, seat: int | None) -> bool:
    """A move and all that follows by itself, step by step, up to where chance or a hand shows the seat something."""
    (after, true), (other_after, other) = (watched(game, state, move, seat) for state in pair)
    for number, (one, two) in enumerate(zip_longest(true, other)):
        where = (game.slug, move, f"seat {seat}", one, two)
        assert one is not None and two is not None, where
        alike = one.seen_by(seat) == two.seen_by(seat) and true.views[number] == other.views[number]
        if one.reveals and two.reveals and not alike:
            return False
        assert one.seen_by(seat) == two.seen_by(seat), where
        assert true.views[number] == other.views[number], where
    known = 3 if any(event.reveals for event in true) else 4  # whoever was shown a deck may take from it
    seen, other_seen = told(game, after, seat)[:known], told(game, other_after, seat)[:known]
    assert seen == other_seen, (game.slug, move, f"seat {seat}", true)
    return True

