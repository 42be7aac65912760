"""Views: all that a seat may know, and nothing else."""

from pyapp.core.events import Event
from pyapp.core.rng import Rng
from tests.contract.sampling import Moment, moments, running, seats
from tests.playing import Playout
from tools.fuzz.soak.checks import of_view


def test_a_view_is_plain_tells_no_chance_and_can_be_imagined(playouts: tuple[Playout, ...]) -> None:
    for moment in moments(playouts, every=11):
        game, state = moment.playout.game, moment.state
        chance = game.dump(state)["rng"]
        for seat in seats(moment.playout):
            assert list(of_view(game, state, seat, chance, Rng(moment.number))) == [], moment


def test_imagining_leaves_the_true_state_alone_and_depends_on_its_chance_only(
    playouts: tuple[Playout, ...],
) -> None:
    for moment in running(playouts, every=29):
        game, state = moment.playout.game, moment.state
        before = game.digest(state)
        one = game.determinize(state, 0, Rng(1))
        assert game.digest(state) == before
        assert game.digest(game.determinize(state, 0, Rng(1))) == game.digest(one)


def test_what_comes_is_not_the_true_future(playouts: tuple[Playout, ...]) -> None:
    """The chance to come is drawn anew, or a computer player would know the next card."""
    for moment in running(playouts, every=97):
        game, state = moment.playout.game, moment.state
        imagined = game.determinize(state, game.to_act(state), Rng(5))
        assert game.dump(imagined)["rng"] != game.dump(state)["rng"], moment


def test_equal_views_stay_equal_under_every_public_move(playouts: tuple[Playout, ...]) -> None:
    for moment in running(playouts, every=17):
        for seat in seats(moment.playout):
            check_same_after_moves(moment, seat)


def check_same_after_moves(moment: Moment, seat: int | None) -> None:
    game, state = moment.playout.game, moment.state
    imagined = game.determinize(state, seat, Rng(moment.number + 1))
    possible = {str(move) for move in game.moves(imagined)}
    for move in [move for move in game.moves(state) if str(move) in possible][::9]:
        told: tuple[list[Event], list[Event]] = ([], [])
        after, imagined_after = game.after(state, move, told[0]), game.after(imagined, move, told[1])
        if any(event.reveals for event in (*told[0], *told[1])):
            continue
        assert game.view(after, seat) == game.view(imagined_after, seat), (str(moment), str(move))
        assert [event.seen_by(seat) for event in told[0]] == [event.seen_by(seat) for event in told[1]]


def test_without_secrets_everybody_sees_the_same(playouts: tuple[Playout, ...]) -> None:
    for moment in moments(playouts, every=37):
        game = moment.playout.game
        if not game.secrets:
            views = [game.view(moment.state, seat) for seat in seats(moment.playout)]
            assert all(view == views[0] for view in views), moment
