"""No card is thrown away: whole games in which every card played is followed until it lies on the discard pile."""

from collections.abc import Iterator
from typing import Any

import pytest

from pyapp.ai.thinking import choose
from pyapp.core.events import Event
from pyapp.games.martians import GAME
from pyapp.games.martians.components import CARD_BY_ID, CARDS, ITEMS, LANDING_PARTY, MARTIAN_CARDS
from pyapp.games.martians.moves import DONE, Move
from pyapp.games.martians.player.sense import senseless
from pyapp.games.martians.state import State, knows

from .tables import STORE, due, walking, window

HURTS = {"drained": "memory_drain", "cooked": "how_to_cook", "cut": "video_game"}  # what an aimed card does
FUEL = ["fuel"]


def on_the_table(state: State) -> tuple[Any, ...]:
    """Everything but the cards in the hands and piles, and what is still to be decided."""
    return (
        *(state.town, state.martians, state.tokens, state.pool, state.signs, state.pawns, state.life),
        *(state.bullets, state.items, state.kills, state.weapons, state.effects, state.supply, state.box),
        *(state.extra, state.times, state.delivered, state.deck, state.ended),
    )


def games(
    players: int, seeds: range, mode: str, level: str
) -> Iterator[tuple[State, Move, list[Event], State]]:
    for seed in seeds:
        state = GAME.new(players=players, seed=seed, mode=mode)
        while GAME.to_act(state) is not None:
            before, chosen = state, choose(GAME, state, level)
            events: list[Event] = []
            state = GAME.after(state, chosen, events)
            yield before, chosen, events, state


def thrown_away(players: int, seeds: range, mode: str = "competitive", level: str = "hard") -> list[str]:
    """Cards that changed nothing, or hurt nobody but their player; what lies in the deck nobody knows."""
    found: list[str] = []
    played: dict[int, tuple[int, tuple[Any, ...], int]] = {}
    for before, chosen, events, after in games(players, seeds, mode, level):
        seat = GAME.to_act(before)
        assert seat is not None
        where = f"{mode}, {players} players, turn {before.number}: {seat} {chosen}"
        if chosen.verb == "play" and before.agenda[-1].kind != "react":
            played[chosen.first] = (seat, on_the_table(before), before.number)
        for event in events:
            if event.kind in ("cancelled", "redirected"):
                played.pop(CARD_BY_ID[event.public["card"]], None)
            if event.kind == "no_effect" and CARD_BY_ID[event.public["card"]] in played:
                found.append(f"{where}: {event.public['card']} without effect")
            if event.kind in HURTS and mode == "competitive":
                name = HURTS[event.kind]
                who = played.get(CARD_BY_ID[name])
                if who and who[0] == event.public["seat"]:
                    found.append(f"{where}: {name} at oneself")
        for card, (who_played, seen, number) in list(played.items()):
            if card not in after.in_play:
                del played[card]
                if on_the_table(after) == seen and number == after.number and card != LANDING_PARTY:
                    found.append(f"{where}: {CARDS[card]} of {who_played} changed nothing")
    return found


def left_lying(players: int, seeds: range, mode: str) -> list[str]:
    """Parts that are missing, known to be so or unseen, and are left on the square where one stands."""
    found: list[str] = []
    for before, chosen, _, _ in games(players, seeds, mode, "hard"):
        offered = [move for move in GAME.moves(before) if move.verb == "take"]
        if not offered or chosen.verb == "take":
            continue
        seat = before.agenda[-1].seat
        had = before.delivered
        for each in before.items if before.coop else [before.items[seat]]:
            had |= each
        for move in offered:
            token = before.tokens[before.pawns[seat]][move.first - 1]
            known = knows(token.known, seat)
            if token.kind < len(ITEMS) and (not had >> token.kind & 1 if known else had != 7):
                found.append(f"{before.number}: {chosen} instead of {move}")
    return found


def test_a_card_that_takes_something_is_aimed_at_who_has_it() -> None:
    hands = [{"hand": ["memory_drain"]}, {"items": ["fuel", "dynamite"]}, {"items": FUEL}]
    state = GAME.play(window(3, STORE, seats=hands), "play memory_drain")
    assert str(choose(GAME, state, "hard")) == "target 1"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_nobody_drains_a_table_that_holds_nothing(level: str) -> None:
    state = window(3, STORE, seats=[{"hand": ["memory_drain"], "items": FUEL}, {}, {}])
    assert choose(GAME, state, level).verb == "pass"


def test_the_presidential_address_ends_only_after_somebody_was_removed() -> None:
    state = window(2, STORE, seats=[{"hand": ["presidential"]}, {}], martians=["-1,1", "1,1", "0,1"])
    state = GAME.play(state, "play presidential")
    while due(state) != "presidential":
        state = GAME.play(state, "pass")
    assert senseless(state, 0, DONE)
    assert not senseless(GAME.play(state, str(GAME.moves(state)[0])), 0, DONE)


def test_four_companions_do_not_gather_on_a_part_they_leave_lying() -> None:
    tokens = [{"at": "-3,1", "kind": "dynamite", "known": [0, 1, 2, 3]}]
    crowd: list[dict[str, Any]] = [{"pawn": "-3,1", "items": FUEL}, *({"pawn": "-3,1"} for _ in range(3))]
    state = walking(4, STORE, coop=True, seats=crowd, tokens=tokens)
    assert str(choose(GAME, state, "hard")) == "take 1"


@pytest.mark.thorough
def test_no_card_is_thrown_away() -> None:
    assert thrown_away(3, range(1)) == []
    assert thrown_away(2, range(2), "cooperative") == []


@pytest.mark.thorough
def test_no_missing_part_is_left_where_one_stands() -> None:
    assert left_lying(4, range(6), "cooperative") == []
    assert left_lying(3, range(1), "competitive") == []


def test_martian_cards_are_no_cards_of_a_hand_together() -> None:
    state = GAME.new(players=2, seed=1, mode="cooperative")
    assert not MARTIAN_CARDS.intersection(*state.hands)
