"""What may be known, and by whom: hands and deck are secret, what happened in the open is not."""

import json
from functools import cache
from typing import Any

import pytest

from pyapp.core.rng import Rng
from pyapp.games.mechanics.components import COMPONENTS, TYPES
from pyapp.games.mechanics.known.imagined import unseen_cards
from pyapp.games.mechanics.rules import turn
from pyapp.games.mechanics.state import State
from tests.mechanics.invariants import broken_by, other_deal
from tests.mechanics.tables import GAME, go, hand, table
from tests.playing import Playout, any_options, played

GAMES_PLAYED = 40


@cache
def playouts() -> list[Playout]:
    counts = list(GAME.players)
    return [
        played(GAME, GAME.setup(counts[seed % 3], any_options(GAME, Rng(seed))), seed)
        for seed in range(GAMES_PLAYED)
    ]


def moments(every: int) -> list[tuple[Playout, int]]:
    found = [(playout, number) for playout in playouts() for number in range(len(playout.states))]
    return found[::every]


@pytest.mark.thorough
def test_a_view_is_the_same_whatever_the_hidden_cards_are() -> None:
    """Change all that a seat can't see: its view may not change by a letter."""
    for playout, number in moments(7):
        state = playout.states[number]
        for seat in (*range(state.players), None):
            shuffled = swapped(state, seat, Rng(number))
            assert GAME.view(shuffled, seat) == GAME.view(state, seat), (str(playout), number)


def swapped(state: State, seat: int | None, rng: Rng) -> State:
    """The same table with the unseen cards of the others and the deck mixed up."""
    other = state.copy()
    other.choices = None
    seen = 0 if seat is None else state.looked[seat]
    below = len(state.deck) - seen
    others = [owner for owner in range(state.players) if owner != seat]
    pool = rng.shuffled(
        [*state.deck[:below], *(card for owner in others for card in unseen_cards(state, owner))]
    )
    other.deck = (*pool[:below], *state.deck[below:])
    rest = pool[below:]
    hands = [list(counts) for counts in state.hands]
    for owner in others:
        hands[owner] = list(state.shown[owner])
        for _ in unseen_cards(state, owner):
            hands[owner][rest.pop()] += 1
    other.hands = tuple(tuple(counts) for counts in hands)
    return other


def test_no_view_names_a_card_of_another_hand() -> None:
    for playout, number in moments(23):
        state = playout.states[number]
        for seat in (*range(state.players), None):
            for owner, seen in enumerate(GAME.view(state, seat)["seats"]):
                assert (seen["hand"] is None) == (owner != seat)
                assert seen["cards"] == sum(state.hands[owner])


def test_what_is_imagined_uses_only_what_was_open() -> None:
    """Own hand, market, built mechanisms, discards and what was seen coming into hands stay; the rest moves."""
    moved = False
    for playout, number in moments(13):
        state = playout.states[number]
        for seat in range(state.players):
            dream = GAME.determinize(state, seat, Rng(number))
            assert dream.hands[seat] == state.hands[seat]
            assert (dream.market, dream.built, dream.discards) == (state.market, state.built, state.discards)
            seen = state.looked[seat]
            assert dream.deck[len(dream.deck) - seen :] == state.deck[len(state.deck) - seen :]
            for owner in range(state.players):
                assert sum(dream.hands[owner]) == sum(state.hands[owner])
                assert all(dream.hands[owner][t] >= state.shown[owner][t] for t in TYPES)
            moved = moved or dream.deck != state.deck
    assert moved


def test_every_unseen_card_is_as_likely_to_be_anywhere() -> None:
    """Deal a hand of three anew 3,000 times: each component turns up as often as it is unseen."""
    state = GAME.new(2, seed=5)
    unseen = [*state.deck, *unseen_cards(state, 1)]
    rng = Rng(1)
    count = [0] * len(COMPONENTS)
    for _ in range(3000):
        for component, number in enumerate(GAME.determinize(state, 0, rng).hands[1]):
            count[component] += number
    for component in TYPES:
        expected = 9000 * unseen.count(component) / len(unseen)
        assert abs(count[component] - expected) < 5 * expected**0.5


def test_what_was_bought_is_remembered_and_what_is_sold_forgotten() -> None:
    state = table(2, seats=[{"hand": {"gear": 1}}], market=["gear", "gear", "lens"], mechanisms=[])
    state = go(state, "buy gear", "pass", "buy gear", "pass")
    assert GAME.view(state, 1)["seats"][0]["open"] == {"gear": 2}
    state = go(state, "buy lens")
    assert state.phase and GAME.view(state, 1)["seats"][0]["open"] == {"gear": 2, "lens": 1}
    state = go(state, "sell gear 3+0")
    assert hand(state) == {"lens": 1} and GAME.view(state, 1)["seats"][0]["open"] == {"lens": 1}


def test_cards_out_of_a_mechanism_are_known() -> None:
    state = go(table(2, seats=[{"hand": {"lens": 1, "wire": 1}}]), "build x_ray_goggles", "pass")
    assert GAME.view(state, 1)["seats"][0]["open"] == {}
    state = table(2, seats=[{"built": ["x_ray_goggles"]}])
    state = go(state, "dismantle x_ray_goggles")
    assert GAME.view(state, 1)["seats"][0]["open"] == {"lens": 1, "wire": 1}


def test_a_look_through_the_goggles_is_not_forgotten() -> None:
    top = ["wire", "gear", "lens", "boiler", "magnet", "piping", "aether_tube", "gear", "wire"]
    state = table(2, seats=[{"built": ["x_ray_goggles"]}], deck=top, market=["gear", "gear"])
    state = go(state, "dismantle x_ray_goggles", "pass")
    for number in range(20):
        dream = GAME.determinize(state, 0, Rng(number))
        assert GAME.dump(dream)["deck"][:8] == top[:8]
    others = {tuple(GAME.dump(GAME.determinize(state, 1, Rng(number)))["deck"]) for number in range(20)}
    assert len(others) > 10, "seat 1 has not looked"


def test_shown_cards_are_a_true_memory_of_the_public_log() -> None:
    """Worked out again from public events alone, by the simplest bookkeeping, it comes out the same."""
    for playout in playouts():
        known = [dict.fromkeys(COMPONENTS, 0) for _ in range(playout.setup.players)]
        for state, events in zip(playout.states, playout.events, strict=True):
            for event in events:
                remember(known, event.kind, event.seen_by(None))
            told = [dict(zip(COMPONENTS, counts, strict=True)) for counts in state.shown]
            assert told == known, playout


def remember(known: list[dict[str, int]], kind: str, told: dict[str, Any]) -> None:
    comes: list[str] = []
    goes: list[str] = []
    match kind:
        case "bought":
            comes = [told["type"]]
        case "dismantled":
            comes = told["cards"]
        case "built":
            goes = told["cards"]
        case "posted":
            comes, goes = [told["taken"]], [told["given"]]
        case "sold":
            goes = [told["type"]] * told["real"]
    for component in goes:
        known[told["seat"]][component] = max(0, known[told["seat"]][component] - 1)
    for component in comes:
        known[told["seat"]][component] += 1


def test_discards_are_only_a_number() -> None:
    for playout, number in moments(41):
        state = playout.states[number]
        for seat in (*range(state.players), None):
            view = GAME.view(state, seat)
            assert view["discards"] == sum(state.discards) and view["deck"] == len(state.deck)


def test_two_deals_that_differ_only_in_what_a_rival_cannot_know_look_the_same_to_him_after_every_move() -> (
    None
):
    """Who is asked, and what is told, hangs on open things alone: neither a turn nor a sale ends by a secret (Q2)."""
    for playout, number in moments(3):
        if number < len(playout.moves):
            before, after = playout.states[number], playout.states[number + 1]
            assert broken_by(before, str(playout.moves[number]), after) == [], str(playout)


def test_that_test_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns that end where the own hand allows no more, as the first rules had it, are found out."""
    monkeypatch.setattr(turn, "could_go_on", lambda state: bool(turn.extras(state)))
    found: list[str] = []
    for playout, number in moments(29):
        move = "buy gear" if "buy gear" in map(str, GAME.moves(playout.states[number])) else "pass"
        if GAME.why_not(playout.states[number], move) is None:
            found += broken_by(playout.states[number], move, GAME.play(playout.states[number], move))
    assert found


def test_events_tell_a_seat_what_its_view_tells_it() -> None:
    """Cards in secret parts of events are the deal of the own hand, and looks through the own Goggles."""
    for playout in playouts():
        for event in (event for events in playout.events for event in events):
            if event.secret:
                assert event.kind in ("dealt", "looked") and event.to == {event.public["seat"]}
                assert event.reveals
            assert "hand" not in json.dumps(event.seen_by(None))


def test_what_is_asked_is_the_same_whatever_the_hidden_cards_are() -> None:
    """Everybody at the table hears the question, so it may tell nothing of the hand of whom it is for."""
    for playout, number in moments(11):
        state = playout.states[number]
        if GAME.to_act(state) is not None:
            assert GAME.prompt(other_deal(state, None, Rng(number))) == GAME.prompt(state)
