"""The letter of R41 as an option: every captain says which of the two cards is applied first."""

from typing import Any

import pytest

from pyapp.ai.reasons import last, own_reasons
from pyapp.ai.thinking import choose
from pyapp.core.events import Event
from pyapp.core.refusals import BadPosition
from pyapp.games.suk.state import First, State
from tests.playing import Playout, played
from tests.suk import by_hand
from tests.suk.invariants import broken
from tests.suk.table import W1, game, hold, kinds, refused, table

CARDS = ("full_load", "black_hole")
OWN = {"advanced": True, "own_order": True}


def games(players: int, cards: tuple[str, ...], **options: Any) -> list[Playout]:
    setup = game.setup(players, {**OWN, "cards": cards, **options})
    return [played(game, setup, seed) for seed in range(12)]


def test_r41_each_captain_is_asked_once_in_turn_order_before_the_points_are_counted() -> None:
    for playout in games(3, CARDS):
        asked = [state.turn for state in playout.states if state.firsts and state.turn >= 0]
        start = playout.states[-1].start
        assert asked == [start, (start + 1) % 3, (start + 2) % 3]
        moves = [str(move) for move in playout.moves if isinstance(move, First)]
        assert moves == [str(move) for move in playout.moves[-3:]] and set(moves) <= {
            f"first {card}" for card in CARDS
        }
        ordered = [event.public for events in playout.events for event in events if event.kind == "ordered"]
        assert [each["seat"] for each in ordered] == asked


def test_r41_the_points_are_those_of_the_order_said() -> None:
    differ = 0
    for playout in games(2, CARDS):
        state = playout.states[-1]
        for seat, scored in enumerate(game.view(state, None)["scores"]):
            order = (state.firsts[seat], *(card for card in CARDS if card != state.firsts[seat]))
            tiles = game.view(state, None)["holds"][seat]
            assert tuple(step["card"] for step in scored["deep_steps"]) == order
            assert scored["total"] == by_hand.best_of(tiles, len(state.hull), order)
            differ += scored["other_order"] > scored["total"]
        result = game.result(state)
        assert result is not None and result.scores == [points.total for points in state.finished[-1]]
    assert differ, "one may choose badly"


def test_e6_full_load_first_brings_ten_and_black_hole_first_seven() -> None:
    holds = [hold(W1), {"a1": "plant-R"}, {}]
    counting = table("WGK" * 3 + "." * 15, players=3, options={**OWN, "cards": CARDS}, holds=holds)
    for card, points in (("full_load", 10), ("black_hole", 7)):
        state = counting.copy()
        state.firsts = (card, "", "")
        assert game.view(state, None)["scores"][0]["total"] == points


@pytest.mark.parametrize("cards", [("pulsar", "quasar"), ("zero_gravity", "supernova")])
def test_q23_nobody_is_asked_where_the_order_makes_no_difference(cards: tuple[str, ...]) -> None:
    for playout in games(2, cards):
        assert not any(isinstance(move, First) for move in playout.moves)


def test_r43_without_the_option_the_program_finds_the_order() -> None:
    plain = game.setup(2, {"advanced": True, "cards": CARDS})
    state = played(game, plain, 3).states[-1]
    assert state.firsts == () and all(
        scored["total"] >= scored["other_order"] for scored in game.view(state, None)["scores"]
    )
    assert refused(game.start(plain, 3), "first full_load") == ("R43", "no_order")


def counting_state() -> State:
    playout = games(2, CARDS)[0]
    state: State = next(state for state in playout.states if state.firsts)
    return state


def test_refusals_while_points_are_counted_and_before() -> None:
    state = counting_state()
    assert refused(state, "place 0 white a1") == ("R41", "counting")
    assert refused(state, "pass") == ("R41", "counting")
    assert refused(state, "first nebula") == ("R41", "not_in_force")
    assert refused(game.new(cards=CARDS, **OWN), "first full_load") == ("R41", "not_counting")
    assert game.prompt(state) == ("prompt.order", {"seat": state.turn})


def test_a_computer_says_the_better_order_and_why() -> None:
    for playout in games(2, CARDS):
        for state in playout.states:
            if state.firsts and state.turn >= 0:
                move = choose(game, state, "normal")
                totals = [game.after(state, other) for other in game.moves(state)]
                seat = state.turn
                best = max(of(after, seat) for after in totals)
                assert of(game.after(state, move), seat) == best
                for key, params in last(own_reasons(game, state, move, "normal")):
                    assert key != "reason.order" or params["total"] == best


def of(state: State, seat: int) -> int:
    total: int = game.view(state, None)["scores"][seat]["total"]
    return total


def test_a_position_may_hold_the_cards_said_and_no_others() -> None:
    state = counting_state()
    data = game.dump(state)
    assert game.load(data) == state
    for firsts in (["nebula", ""], ["full_load"], "full_load", [7, ""]):
        with pytest.raises(BadPosition) as problem:
            game.load({**data, "firsts": firsts})
        assert problem.value.field == "firsts"
    with pytest.raises(BadPosition) as problem:
        game.load({"options": {**OWN, "cards": list(CARDS)}, "firsts": ["full_load", ""]})
    assert problem.value.key == "position.no_order"


LEFT_OUT = (
    ("ring",),
    ("ring", "hands"),
    ("ring", "left_out"),
    ("ring", "hands", "corporations"),
    ("ring", "hands", "goods", "left_out"),
)


@pytest.mark.parametrize("own", ["", game.options["own"]["example"]], ids=["ours", "own"])
def test_where_a_card_is_said_the_ring_left_out_is_one_on_which_nobody_can_place(own: str) -> None:
    looked = 0
    for players in (2, 3):
        for playout in games(players, CARDS, match=True, own=own):
            for state in playout.states:
                if state.firsts and state.turn >= 0:
                    data = game.dump(state)
                    for names in LEFT_OUT:
                        partial = {name: value for name, value in data.items() if name not in names}
                        loaded = game.load({**partial, "seed": looked})
                        assert broken(loaded) == [] and loaded.firsts == state.firsts, (names, str(playout))
                        looked += 1
    assert looked > 500


def test_the_last_word_closes_the_game() -> None:
    state, events = counting_state(), list[Event]()
    while game.to_act(state) is not None:
        state = game.play(state, f"first {state.deep[0]}", events)
    assert kinds(events)[:3] == ["ordered", "ordered", "over"]


def test_the_cards_said_are_part_of_the_fingerprint() -> None:
    state = counting_state()
    first, second = (game.play(state, f"first {card}") for card in state.deep)
    assert game.digest(first) != game.digest(second)


@pytest.mark.parametrize("match", [False, True])
def test_points_are_counted_only_when_all_have_said_their_card(match: bool) -> None:
    state = games(2, CARDS, match=match)[0].states[-1]
    data = game.dump(state)
    assert game.load(data) == state
    wrong = [{**data, "firsts": []}, {**data, "firsts": [CARDS[0], ""]}]
    if match:
        wrong = [{**data, "tables": [{**data["tables"][0], "firsts": []}]}]
    for given in wrong:
        with pytest.raises(BadPosition) as problem:
            game.load(given)
        assert problem.value.key == "position.not_all_said"
        assert problem.value.field == ("tables[0].firsts" if match else "firsts")
