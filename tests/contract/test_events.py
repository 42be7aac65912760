"""Events: what a move did, as plain data, for those who may know it."""

import json

from pyapp.core.events import Event
from pyapp.core.game import LANGUAGES
from pyapp.core.rng import Rng
from pyapp.core.stepwise import foreseen, watched
from tests.contract.sampling import running, seats
from tests.playing import Playout


def test_listening_changes_nothing(playouts: tuple[Playout, ...]) -> None:
    for moment in running(playouts, every=7):
        game, move = moment.playout.game, moment.playout.moves[moment.number]
        told: list[Event] = []
        assert game.play(moment.state, move, told) == game.play(moment.state, move), moment
        assert told, moment


def test_told_events_are_added_to_the_list(playouts: tuple[Playout, ...]) -> None:
    for moment in running(playouts, every=211):
        game, move = moment.playout.game, moment.playout.moves[moment.number]
        earlier = Event("earlier")
        told = [earlier]
        game.play(moment.state, move, told)
        assert told == [earlier, *moment.playout.events[moment.number + 1]]


def test_events_are_plain_json_for_every_seat(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts:
        for events in playout.events:
            for event in events:
                for seat in seats(playout):
                    seen = event.seen_by(seat)
                    assert json.loads(json.dumps(seen)) == seen, event
                    assert seen["kind"] == event.kind


def test_secrets_reach_only_those_they_are_for(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts:
        for event in (event for events in playout.events for event in events):
            assert event.to <= set(range(playout.setup.players)), event
            assert not set(event.secret) & set(event.public), event
            assert playout.game.secrets or not event.secret, event
            for seat in seats(playout):
                if seat not in event.to:
                    assert not set(event.secret) & set(event.seen_by(seat)), event


def test_every_event_has_its_sentence_in_both_languages(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts:
        kinds = {event.kind for events in playout.events for event in events}
        for language in LANGUAGES:
            messages = playout.game.texts(language).MESSAGES
            assert {kind for kind in kinds if f"log.{kind}" not in messages} == set(), playout


def test_the_first_events_tell_the_set_up(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts:
        assert playout.events[0], playout


def test_a_move_can_be_watched_by_everybody(playouts: tuple[Playout, ...]) -> None:
    for moment in running(playouts, every=23):
        game, move = moment.playout.game, moment.playout.moves[moment.number]
        for seat in seats(moment.playout):
            after, seen = watched(game, moment.state, str(move), seat)
            assert after == moment.playout.states[moment.number + 1], moment
            assert list(seen) == moment.playout.events[moment.number + 1], moment
            assert json.loads(json.dumps(seen.views)) == seen.views, moment


def test_a_move_is_foreseen_only_as_far_as_everybody_could_work_it_out(playouts: tuple[Playout, ...]) -> None:
    """With other cards in the dark, and other dice, the same is foreseen."""
    for moment in running(playouts, every=23):
        game, move = moment.playout.game, str(moment.playout.moves[moment.number])
        seat = game.to_act(moment.state)
        imagined = game.determinize(moment.state, seat, Rng(moment.number))
        shown, told = (foreseen(game, state, move, seat) for state in (moment.state, imagined))
        assert shown[:2] == told[:2], moment
        assert [event.seen_by(seat) for event in shown[2]] == [event.seen_by(seat) for event in told[2]], (
            moment
        )
