"""What each seat may see (Q71), and what it imagines of the rest."""

import json
from typing import Any

from pyapp.core.rng import Rng
from pyapp.games.martians import GAME
from pyapp.games.martians.components import CARDS
from pyapp.games.martians.state import State
from tests.acting import sees

from .invariants import broken
from .tables import STORE, due_steps, go, table, told, walking, window

FARM, FARM_2 = ("farm_1", "-1,0", 0), ("farm_2", "1,0", 0)
HAND = ["wait", "candy"]


def seen(state: State, seat: int | None) -> dict[str, Any]:
    return sees(GAME, state, seat)


def test_q71_hands_are_ones_own() -> None:
    state = table(3, STORE, seats=[{"hand": HAND}], agenda=due_steps("discard"))
    assert seen(state, 0)["seats"][0]["hand"] == ["candy", "wait"]
    for seat in (1, 2, None):
        assert seen(state, seat)["seats"][0]["hand"] is None and seen(state, seat)["seats"][0]["cards"] == 2


def test_q71_together_hands_are_hidden_too_unless_the_option_is_on() -> None:
    for open_hands in (False, True):
        options = {"mode": "cooperative", "open_hands": open_hands}
        state = table(2, STORE, options=options, seats=[{"hand": HAND}], agenda=due_steps("discard"))
        assert (seen(state, 1)["seats"][0]["hand"] is not None) == open_hands


def test_q71_items_that_were_held_openly_stay_known() -> None:
    tokens = [{"at": "-3,0", "kind": "fuel", "known": "all"}, {"at": "-3,1", "kind": "fuel", "known": [1]}]
    state = table(2, STORE, tokens=tokens, agenda=due_steps("discard"), seats=[{"hand": HAND}])
    assert [token["item"] for token in seen(state, None)["tokens"]] == ["fuel", None]
    assert [token["item"] for token in seen(state, 1)["tokens"]] == ["fuel", "fuel"]
    assert seen(state, None)["unseen"] == {"fuel": 5, "fertilizer": 6, "dynamite": 6}
    assert seen(state, 1)["unseen"] == {"fuel": 4, "fertilizer": 6, "dynamite": 6}


def test_q58_drained_items_are_mixed_and_known_to_nobody() -> None:
    seats = [{"hand": ["memory_drain"]}, {"items": ["fuel"]}]
    state = go(window(2, STORE, seats=seats), "play memory_drain", "target 1")
    assert seen(state, 1)["unseen"] == {"fuel": 6, "fertilizer": 6, "dynamite": 6}


def test_bright_lights_goes_with_the_token() -> None:
    signs = [{"at": "-2,1", "face": "ship", "known": [0]}, {"at": "4,1", "face": "circle"}]
    state = window(2, FARM, FARM_2, signs=signs, seats=[{"hand": ["faked_crop_circles"]}])
    state = go(state, "play faked_crop_circles")
    faces = {sign["at"]: sign["face"] for sign in seen(state, 0)["signs"]}
    assert faces == {"4,1": "ship", "-2,1": None}
    assert all(sign["face"] is None for sign in seen(state, 1)["signs"])
    assert seen(state, 0)["unseen_signs"] == {"circle": 3, "ship": 0}


def test_an_imagined_table_keeps_what_was_seen_and_draws_the_rest_anew() -> None:
    signs = [{"at": "-2,1", "face": "ship", "known": [0]}]
    state = table(
        3, FARM, signs=signs, seats=[{"hand": HAND}, {}, {"hand": ["shotgun", "wait", "mp3_player"]}]
    )
    hands, piles = set(), set()
    for seed in range(12):
        dream = GAME.determinize(state, 0, Rng(seed))
        assert dream.hands[0] == state.hands[0] and dream.signs[0].ship
        hands.add(dream.hands[2])
        piles.add(dream.pile)
    assert len(hands) > 6 and len(piles) == 12


def test_a_double_left_behind_stays_one_in_everybodys_mind() -> None:
    """Who looked at an item and left it must have held that kind: the others know it, too."""
    tokens = [{"at": "-3,1", "kind": "fuel", "known": [0]}]
    state = table(
        2, STORE, tokens=tokens, seats=[{"items": ["fuel"], "hand": HAND}], agenda=due_steps("discard")
    )
    for seed in range(20):
        dream = GAME.determinize(state, 1, Rng(seed))
        assert [token.kind for row in dream.tokens.values() for token in row] == [0]


def left_behind(kind: str, *steps: str) -> State:
    """Seat 0 left a double when it held Fuel and Dynamite; the Fuel is gone since, and nobody else knows what lies there."""
    token = {"at": "-3,1", "kind": kind, "known": [0], "among": ["fuel", "dynamite"]}
    seats = [{"items": ["dynamite"], "hand": HAND, "pawn": "-3,1"}]
    return table(2, STORE, tokens=[token], seats=seats, agenda=due_steps(*steps))


def test_r35_what_was_a_double_once_is_imagined_alike_whatever_it_is() -> None:
    found = set()
    for seed in range(20):
        dreams = [
            GAME.determinize(left_behind(kind, "discard"), 1, Rng(seed)) for kind in ("fuel", "dynamite")
        ]
        assert GAME.dump(dreams[0]) == GAME.dump(dreams[1])
        found |= {token.kind for row in dreams[0].tokens.values() for token in row}
    assert found == {0, 2}


def test_r35_who_is_asked_to_pick_up_does_not_tell_what_only_that_seat_knows() -> None:
    both = [left_behind(kind, "pick", "discard") for kind in ("fuel", "dynamite")]
    assert [GAME.to_act(state) for state in both] == [0, 0]
    assert seen(both[0], 1) == seen(both[1], 1)
    assert [list(map(str, GAME.moves(state))) for state in both] == [["take 1", "stop"], ["stop"]]
    still = table(
        2,
        STORE,
        tokens=[{"at": "-3,1", "kind": "fuel", "known": [0]}],
        seats=[{"items": ["fuel"], "hand": HAND, "pawn": "-3,1"}],
        agenda=due_steps("pick", "discard"),
    )
    assert GAME.prompt(still)[0] == "prompt.discard", "everybody knows that it is a double"


def test_r35_what_several_left_behind_fits_all_of_them() -> None:
    """Tokens that can be two things each, and hardly enough of one: every deal finds one for each."""
    kinds = [("fuel", ["fuel", "dynamite"])] * 4 + [("dynamite", ["dynamite", "fertilizer"])] * 4
    spots = [f"-3,{column}" for column in (0, 1)] * 4
    tokens = [
        {"at": at, "kind": kind, "known": [0], "among": among}
        for at, (kind, among) in zip(spots, kinds, strict=True)
    ]
    state = table(2, STORE, tokens=tokens, seats=[{"hand": HAND}], agenda=due_steps("discard"))
    for seed in range(30):
        dream = GAME.determinize(state, 1, Rng(seed))
        assert all(token.among >> token.kind & 1 for row in dream.tokens.values() for token in row)
        assert broken(dream) == []


def test_no_event_names_a_card_of_anothers_hand() -> None:
    state = table(2, STORE, seats=[{}, {"hand": HAND}], agenda=due_steps("draw", "discard"))
    dealt: list[Any] = []
    GAME.start(GAME.setup(3, {}), 7, dealt)
    told_to_nobody = json.dumps([event.seen_by(None) for event in dealt])
    assert not any(f'"{card}"' in told_to_nobody for card in CARDS)
    assert len(seen(state, 0)["seats"][0]["hand"]) == 3


def test_a_walk_may_be_taken_back_a_fight_may_not() -> None:
    _, events = told(walking(2, STORE), "step 0,1")
    assert not any(event.reveals for event in events)
    _, events = told(walking(2, STORE, martians=["0,1"]), "step 0,1")
    assert any(event.reveals for event in events)


def test_what_is_imagined_depends_on_what_is_seen_alone() -> None:
    """Two tables that a seat can't tell apart, and the same chance: the same imagined table."""
    for seed in range(6):
        state = GAME.new(players=1 + seed % 4, seed=seed, mode="cooperative" if seed % 2 else "competitive")
        rng = Rng(seed)
        for _ in range(150):
            if GAME.to_act(state) is not None:
                state = GAME.after(state, rng.choice(GAME.moves(state)))
        other = GAME.determinize(state, 0, Rng(99))
        assert sees(GAME, other, 0) == sees(GAME, state, 0)
        one, two = (GAME.determinize(table, 0, Rng(3)) for table in (state, other))
        assert GAME.dump(one) == GAME.dump(two)


def test_q60_what_the_searcher_of_the_deck_may_deduce_stands_in_its_view() -> None:
    """Two tables that differ in another's hand are one until the deck is looked through, and two from then on."""
    tables = []
    for held in ("wait", "nuclear"):
        seats = [{"hand": ["landing_party", "candy"]}, {"hand": [held]}]
        tables.append(go(window(2, STORE, seats=seats), "play landing_party"))
    one, two = tables
    assert GAME.moves(one) == GAME.moves(two) and seen(one, 0) != seen(two, 0)
    assert seen(one, 0)["deck"]["cards"].count("wait") == seen(two, 0)["deck"]["cards"].count("wait") - 1
    one, two = (go(table, "done", "done") for table in tables)
    assert seen(one, 0)["deck"]["cards"] is None
    for seed in range(4):
        assert seen(GAME.determinize(one, 0, Rng(seed)), 0) == seen(one, 0)


def test_q60_everybody_looks_through_the_deck_whatever_is_left_for_them() -> None:
    """Who is asked does not tell what lies in the deck: seat 1 has every weapon that could be found."""
    armed = [
        {"card": card}
        for card in ("four_sided_dice", "mp3_player", "searchlight", "shotgun", "signal_jammer")
    ]
    seats = [{"hand": ["landing_party", "wait"]}, {"hand": ["candy"], "weapons": armed}]
    state = go(window(2, STORE, seats=seats), "play landing_party", "done")
    assert (GAME.to_act(state), list(map(str, GAME.moves(state)))) == (1, ["done"])


def test_q64_whether_more_can_be_played_is_hidden() -> None:
    asked = []
    for card in ("take_her", "wait"):
        seats = [{"hand": ["very_angry", card]}, {}]
        state = go(window(2, STORE, seats=seats), "play very_angry")
        asked.append((state.agenda[-1].kind, state.agenda[-1].seat))
    assert asked == [("angry", 0)] * 2
