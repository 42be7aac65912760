"""A match (Q33): the table on which each game was counted stays to be seen, and cards can be chosen (R6)."""

import json
from functools import cache
from typing import Any

import pytest

from pyapp.core.events import Event
from pyapp.core.refusals import BadSetup
from pyapp.core.stepwise import foreseen, watched
from pyapp.games.suk.state import Place
from pyapp.record import Record
from pyapp.record.link import link
from pyapp.record.link import read as read_link
from tests.playing import Playout, random_games
from tests.suk.table import game, table


@cache
def matches() -> list[Playout]:
    return [playout for playout in random_games("suk", 200) if playout.setup.options["match"]]


def closings(playout: Playout) -> list[int]:
    """The moves that end a game of the match which is not the last."""
    return [
        number
        for number, (before, after) in enumerate(zip(playout.states, playout.states[1:], strict=False))
        if after.game_number > before.game_number
    ]


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [event.public for event in events if event.kind == kind]


def test_the_last_table_of_each_game_is_in_every_later_view() -> None:
    for playout in matches():
        for game_number, number in enumerate(closings(playout), 1):
            move = playout.moves[number]
            before, after = playout.states[number], game.view(playout.states[number + 1], None)
            left = after["earlier"][game_number - 1]
            seen = left["table"]
            assert left["game_number"] == seen["game_number"] == game_number and seen["turn"] is None
            if not isinstance(move, Place):  # the last captain's order of the cards (R41)
                assert seen["holds"] == game.view(before, None)["holds"]
                continue
            assert seen["docks"][move.dock] == {"transport": move.colour}
            tile = game.view(before, None)["docks"][move.dock]["tile"]
            assert seen["holds"][before.turn] == {
                **game.view(before, None)["holds"][before.turn],
                move.cell: tile,
            }
            scored = told(playout.events[number + 1], "scored")
            assert [each["total"] for each in left["points"]] == [each["total"] for each in scored]
            assert [score["total"] for score in seen["scores"]] == [each["total"] for each in scored]
            last = game.view(playout.states[-1], None)
            assert last["earlier"][game_number - 1] == left, "until the end of the match"


def test_a_game_that_is_no_match_has_no_earlier_ones() -> None:
    for playout in random_games("suk", 200)[:30]:
        if not playout.setup.options["match"]:
            assert game.view(playout.states[-1], None)["earlier"] == []


def test_the_steps_of_the_count_are_watched_on_the_table_that_is_counted() -> None:
    for playout in matches()[:8]:
        for number in closings(playout):
            _, seen = watched(game, playout.states[number], str(playout.moves[number]), None)
            counts = [
                view for event, view in zip(seen, seen.views, strict=True) if event.kind in ("over", "scored")
            ]
            assert len(counts) == playout.setup.players + 1
            assert all(view["turn"] is None and view["game_number"] < view["games"] for view in counts)
            assert all(view["docks"] == counts[0]["docks"] for view in counts)


def test_a_preview_of_the_last_placement_shows_the_table_and_not_the_next_deal() -> None:
    playout = matches()[0]
    number = closings(playout)[0]
    reveals, view, _ = foreseen(game, playout.states[number], str(playout.moves[number]), None)
    assert reveals and view is not None
    assert view["game_number"] == 1 and view["holds"] != [{}] * playout.setup.players


def test_a_position_keeps_the_tables_and_checks_the_points() -> None:
    for playout in matches()[:10]:
        state = playout.states[-1]
        data = json.loads(json.dumps(game.dump(state)))
        assert game.load(data) == state
        assert game.load({**data, "finished": None}) == state, "they can be counted anew"
        shifted = [[[0, 0, 0, 0]] * playout.setup.players, *data["finished"][1:]]
        with pytest.raises(ValueError, match="other_points"):
            game.load({**data, "finished": shifted})


def test_points_without_their_table_are_taken_as_told() -> None:
    told_points = [[[4, 2, 1, 0], [3, 3, 0, 0]]]
    state = table(options={"match": True}, game_number=2, finished=told_points)
    (earlier,) = game.view(state, None)["earlier"]
    assert earlier["table"] is None and [each["total"] for each in earlier["points"]] == [7, 6]
    assert game.load(json.loads(json.dumps(game.dump(state)))) == state


def test_a_full_ring_in_a_match_leads_to_the_next_game_and_can_be_looked_at() -> None:
    state = table("WGK" * 8, options={"match": True})
    assert state.game_number == 2 and state.ring == "." * 24
    (earlier,) = game.view(state, None)["earlier"]
    assert all("transport" in dock for dock in earlier["table"]["docks"])


def test_links_and_fingerprints_are_those_of_old() -> None:
    """The tables are told by the moves; an option nobody chose is no part of a fingerprint."""
    assert game.digest(game.new(players=2, seed=7)) == "964a56d8e5cf0c94"
    plain, chosen = (game.new(players=2, seed=7, advanced=True, cards=cards) for cards in ((), ("pulsar",)))
    assert game.digest(plain) != game.digest(chosen)
    record = matches()[0].record()
    assert read_link(link(record)).state == record.state
    assert "cards" not in record.text() or matches()[0].setup.options["cards"]
    assert Record.parse(record.text()).states == record.states


# -- cards of one's own choice (R6) --------------------------------------------------------------


@pytest.mark.parametrize("cards", [(), ("wormhole",), ("wormhole", "pulsar")])
def test_r6_cards_that_are_chosen_are_in_force_and_the_others_drawn(cards: tuple[str, ...]) -> None:
    seen = set()
    for seed in range(60):
        deep = game.new(seed=seed, advanced=True, cards=cards).deep
        assert deep[: len(cards)] == cards and len(set(deep)) == 2
        seen.add(deep)
    assert (len(seen) == 1) == (len(cards) == 2)


def test_r6_chosen_cards_mean_nothing_in_the_basic_game() -> None:
    with pytest.raises(BadSetup):
        game.new(seed=3, cards=("wormhole", "pulsar"))
    assert game.start(game.setup(2, {"cards": ("wormhole", "pulsar")}), 3).deep == ()


def test_r6_chosen_cards_hold_in_every_game_of_a_match() -> None:
    for playout in matches():
        cards = playout.setup.options["cards"]
        if playout.setup.options["advanced"] and len(cards) == 2:
            assert {state.deep for state in playout.states} == {tuple(cards)}


def test_the_choice_of_cards_changes_nothing_else_of_the_deal() -> None:
    drawn, chosen = (game.new(seed=9, advanced=True, cards=cards) for cards in ((), ("pulsar", "nebula")))
    assert (drawn.goods, drawn.start, drawn.corporations) == (chosen.goods, chosen.start, chosen.corporations)
