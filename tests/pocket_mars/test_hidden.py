"""What each seat may see (the sheet's table), row by row, and what it imagines of the rest."""

import json
from typing import Any

from pyapp.core.rng import Rng
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.components import BUILDINGS, CARD_BY_ID
from pyapp.games.pocket_mars.state import State
from tests.acting import sees

from .tables import due, go, ids, kinds, last, moves, table, told

HAND, PREP = ["energy-1", "water-2"], ["science-3", "energy-4"]


def seen(state: State, seat: int | None) -> dict[str, Any]:
    return sees(GAME, state, seat)


def test_hand_card_owner_all_others_colour_and_number() -> None:
    state = table(3, seats=[{"hand": HAND, "prep": PREP}])
    assert seen(state, 0)["seats"][0]["hand"] == HAND
    for seat in (1, 2, None):
        assert seen(state, seat)["seats"][0]["hand"] == ["energy", "water"]


def test_prep_card_owner_all_others_colour_and_slot() -> None:
    state = table(3, seats=[{"hand": HAND, "prep": PREP}])
    assert seen(state, 0)["seats"][0]["prep"] == PREP
    for seat in (1, 2, None):
        assert seen(state, seat)["seats"][0]["prep"] == ["science", "energy"]


def test_a_peek_is_remembered_by_that_seat_until_the_card_moves() -> None:
    state = table(3, seats=[{"hand": ["science-5"]}, {"prep": PREP}, {"energy": 0}])
    state, events = told(state, "hand science-5", "peek 1")
    assert last(events, "peeked").seen_by(0)["cards"] == PREP
    assert "cards" not in last(events, "peeked").seen_by(2)
    while due(state) == "fill":
        state = go(state, moves(state)[0])
    assert seen(state, 0)["seats"][1]["prep"] == PREP
    assert seen(state, 2)["seats"][1]["prep"] == ["science", "energy"]
    state = go(state, "burn left science-3")
    while due(state) != "act":
        state = go(state, moves(state)[0])
    left, right = seen(state, 0)["seats"][1]["prep"]
    assert left in BUILDINGS and right == "energy-4"


def test_q65_a_traded_card_is_known_to_its_giver_and_peeks_are_void() -> None:
    seats = [{"hand": ["water-5"], "prep": ["construction-1"]}, {"prep": PREP}, {"known": ["science-3"]}]
    state = table(3, seats=seats)
    assert seen(state, 2)["seats"][1]["prep"][0] == "science-3"
    state, events = told(state, "hand water-5", "trade left 1 left")
    assert seen(state, 0)["seats"][1]["prep"][0] == "construction-1"
    assert seen(state, 1)["seats"][0]["prep"][0] == "science-3"
    assert seen(state, 2)["seats"][1]["prep"][0] == "construction"
    assert seen(state, 2)["seats"][0]["prep"][0] == "science"
    assert "card" not in last(events, "traded").seen_by(2)


def test_deck_size_and_top_colour_only() -> None:
    state = table(2, deck=["water-7"])
    for seat in (0, 1, None):
        assert seen(state, seat)["deck"]["top"] == "water"
        assert seen(state, seat)["deck"]["size"] == len(state.deck)


def test_card_at_the_bottom_is_known_to_who_put_it_until_the_rebuild() -> None:
    you = {"prep": ["water-1"], "hand": HAND, "one": {"water": 1}}
    state = go(table(2, seats=[you]), "prep left water-1", "sink hand water-2")
    assert seen(state, 0)["deck"]["bottom"] == ["water-2"]
    assert seen(state, 1)["deck"]["bottom"] == ["water"]
    known = state.copy()
    known.deck, known.discards = known.deck[:1], known.deck[1:] + known.discards
    known.choices = None
    while due(known) != "act" or known.bottomed:
        known = go(known, moves(known)[-1])
    assert known.known == (0, 0), "the rebuilt deck is secret"


def test_face_down_card_on_a_stack_is_known_to_who_put_it() -> None:
    state = table(2, seats=[{"hand": ["construction-5", "water-2"]}])
    state, events = told(state, "hand construction-5", "cover water-2 science")
    assert seen(state, 0)["buildings"]["science"]["stack"] == [{"card": "water-2", "value": 0, "down": True}]
    assert seen(state, 1)["buildings"]["science"]["stack"] == [{"card": "water", "value": 0, "down": True}]
    assert last(events, "covered").seen_by(1)["back"] == "water"


def test_q66_a_face_down_card_is_turned_up_by_salvage() -> None:
    state = table(2, seats=[{"hand": ["science-6"]}], stacks={"energy": ["down water-2"]})
    state, events = told(state, "hand science-6", "salvage energy")
    assert last(events, "salvaged").public["card"] == "water-2" and last(events, "salvaged").reveals
    assert seen(state, 1)["discards"] == ["water-2", "science-6"]


def test_da_prep_colours_only_all_after_a_peek() -> None:
    state = table(1, seats=[{"hand": ["science-5"]}], da={"prep": PREP})
    assert seen(state, 0)["da"]["prep"] == ["science", "energy"]
    state = go(state, "hand science-5", "peek da")
    assert seen(state, 0)["da"]["prep"] == PREP


def test_r6_preps_are_hidden_until_all_have_chosen() -> None:
    state = GAME.new(players=2, seed=5)
    seat = GAME.to_act(state)
    assert seat is not None
    before = seen(state, 1 - seat)["seats"][seat]
    state, events = told(
        state,
        moves(state)[0],
    )
    assert seen(state, 1 - seat)["seats"][seat] == before and before["prep"] == [None, None]
    assert last(events, "chose").seen_by(1 - seat) == {"kind": "chose", "seat": seat}
    while due(state) == "prepare":
        state, events = told(state, moves(state)[0])
    assert kinds(events).count("filled") == 4
    assert all(back in BUILDINGS for back in seen(state, 1 - seat)["seats"][seat]["prep"])


def test_no_view_holds_a_card_that_its_seat_may_not_know() -> None:
    for seed in range(6):
        state = GAME.new(players=3, seed=seed, draft=bool(seed % 2))
        rng = Rng(seed)
        while GAME.to_act(state) is not None and state.round < 6:
            for seat in (0, 1, 2, None):
                text = json.dumps(sees(GAME, state, seat))
                for card in hidden_cards(state, seat):
                    assert f'"{card}"' not in text, (seed, seat, card)
            state = GAME.play(state, rng.choice(GAME.moves(state)))


def hidden_cards(state: State, seat: int | None) -> list[str]:
    cards = list(state.deck)
    for other in range(state.players):
        if other != seat:
            cards += [*state.hands[other], *state.preps[other]]
    known = 0 if seat is None else state.known[seat]
    return [card for card in ids(tuple(cards)) if not known >> CARD_BY_ID[card] & 1]


def test_an_imagined_table_moves_what_is_unknown_and_keeps_what_is_known() -> None:
    state = table(3, seats=[{"known": ["science-3"]}, {"prep": PREP}])
    hands = set()
    for seed in range(20):
        dream = GAME.determinize(state, 0, Rng(seed))
        assert dream.hands[0] == state.hands[0] and dream.preps[0] == state.preps[0]
        assert ids(dream.preps[1])[0] == "science-3", "seen by a peek"
        assert ids(dream.preps[1])[1].startswith("energy-"), "the back is public"
        hands.add(dream.hands[1])
    assert len(hands) > 3


def test_who_knows_a_place_knows_what_is_imagined_there() -> None:
    state = table(3, seats=[{"known": ["science-3"]}, {"prep": PREP}])
    dream = GAME.determinize(state, 2, Rng(1))
    assert dream.known[0] == 1 << dream.preps[1][0]
