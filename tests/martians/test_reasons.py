"""Reasons and hints say nothing that isn't so: every number and name against the table after the move."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from pyapp.ai.hints import hint
from pyapp.ai.reasons import last, own_reasons
from pyapp.ai.thinking import choose
from pyapp.core.game import Prompt
from pyapp.core.rng import Rng
from pyapp.games.martians import GAME
from pyapp.games.martians.components import BULLET, CARD_BY_ID, GOAL, ITEMS, LIFE
from pyapp.games.martians.player.reasons import terms
from pyapp.games.martians.rules.ending import item_count
from pyapp.games.martians.state import State, sign_at

from .tables import STORE, table, walking

GAMES_PLAYED = (
    {"players": 3, "seed": 4},
    {"players": 2, "seed": 5, "mode": "cooperative"},
    {"players": 2, "seed": 9, "video_game": "letter", "hordes": "ship"},
    {"players": 1, "seed": 3},
)


def wrong(state: State, move: Any, after: State, prompt: Prompt) -> str:
    """What a reason says that the table does not show; nothing if it is so."""
    key, told = prompt
    seat = GAME.to_act(state) or 0
    life, bullets, kills = after.life[seat], after.bullets[seat], after.kills[seat]
    so: dict[str, Callable[[], bool]] = {
        "reason.goal": lambda: nearer(state, move, after, told),
        "reason.healed": lambda: told["n"] == life > state.life[seat],
        "reason.safe": lambda: life == state.life[seat],
        "reason.bullet": lambda: told["n"] == bullets > state.bullets[seat],
        "reason.spares": lambda: told["n"] == bullets == state.bullets[seat],
        "reason.fight": lambda: (told["life"], told["bullets"]) == (life, bullets),
        "reason.kills": lambda: (told["n"], told["goal"]) == (kills, GOAL) and kills > state.kills[seat],
        "reason.item": lambda: told["n"] == item_count(after.items[seat]) > item_count(state.items[seat]),
        "reason.keeps": lambda: told["n"] == len(state.hands[seat]) and move.verb in ("pass", "end"),
        "reason.card": lambda: CARD_BY_ID[told["card"]] == move.first and move.verb == told["how"],
        "reason.target": lambda: (
            told["who"] == move.first != seat
            and told["n"] == item_count(state.items[move.first])
            and told["kills"] == state.kills[move.first]
        ),
        "reason.rivals": lambda: terms(after, seat)["rivals"] > terms(state, seat)["rivals"],
        "reason.team": lambda: helped(state, after),
        "reason.others": lambda: terms(after, seat)["others"] > terms(state, seat)["others"],
        "reason.search": lambda: not_looked_at(after, seat) < not_looked_at(state, seat),
        "reason.end": lambda: bool(after.ended),
    }
    return "" if key not in so or so[key]() else f"{prompt} after {move}"


def helped(state: State, after: State) -> bool:
    """Parts, time, open tiles, as the sentence says: one of them is more than before."""

    def counted(table: State) -> tuple[int, int, int, int, int]:
        found = table.delivered
        for items in table.items:
            found |= items
        parts = item_count(found), item_count(table.delivered)
        return *parts, table.supply, len(table.town.edges), sum(sign.up for sign in table.signs)

    return any(new > old for old, new in zip(counted(state), counted(after), strict=True))


def not_looked_at(state: State, seat: int) -> int:
    """Tokens of all kinds that lie in the town and that the seat has never looked at."""
    tokens = [token.known for lying in state.tokens.values() for token in lying]
    signs = [sign.known for sign in state.signs if not sign.up]
    return sum(not known >> seat & 1 for known in (*tokens, *signs))


def nearer(state: State, move: Any, after: State, told: dict[str, Any]) -> bool:
    """There is such a thing at this distance from where the pawn goes, and it was farther off before."""
    seat = GAME.to_act(state) or 0
    pawn = move.first if move.verb == "step" else after.pawns[seat]
    near, far = after.town.far(pawn), state.town.far(state.pawns[seat])
    return any(near[at] == told["n"] < far.get(at, 999) and kind(state, at, told["what"]) for at in near)


def kind(state: State, at: int, what: str) -> bool:
    sign, kinds = sign_at(state, at), {token.kind for token in state.tokens.get(at, ())}
    lies = {
        "ship": sign is not None and sign.ship,
        "sign": sign is not None and not sign.up,
        "prey": at in state.martians,
        "life": LIFE in kinds,
        "bullet": BULLET in kinds,
        "item": bool(kinds - {LIFE, BULLET}),
    }
    return lies[what]


@pytest.mark.thorough
def test_every_reason_of_played_games_is_so() -> None:
    heard: dict[str, int] = {}
    for options in GAMES_PLAYED:
        state, rng = GAME.new(**options), Rng(7)
        for number in range(260):
            if GAME.to_act(state) is None:
                break
            moves = GAME.moves(state)
            move = choose(GAME, state, "normal") if number % 2 else rng.choice(moves)
            after = GAME.after(state, move)
            if len(moves) > 1 and number % 4 < 2:
                for prompt in last(own_reasons(GAME, state, move, "normal")):
                    assert wrong(state, move, after, prompt) == "", options
                    heard[prompt[0]] = heard.get(prompt[0], 0) + 1
            state = after
    assert len(heard) >= 8, heard


def test_a_hint_that_names_a_victim_names_what_it_has() -> None:
    seats = [{"hand": ["memory_drain"]}, {"items": ["fuel", "dynamite"], "kills": 4}, {"kills": 2}]
    agenda = [
        {"step": "target", "seat": 0, "card": "memory_drain", "word": "aim"},
        {"step": "resolve", "seat": 0, "card": "memory_drain"},
        {"step": "put_away", "seat": 0, "card": "memory_drain"},
        {"step": "end_turn", "seat": 0},
    ]
    seats[0] = {"hand": ["wait"]}
    state = table(3, STORE, seats=seats, in_play=["memory_drain"], phase="draw", agenda=agenda)
    move = GAME.read("target 1")
    *_, given = hint(GAME, state, move)
    assert given is not None
    assert ("reason.target", {"who": 1, "n": 2, "kills": 4}) in given.reasons


def test_a_fight_is_not_told_as_won_before_it_is_rolled() -> None:
    for die in range(12):
        state = walking(2, STORE, martians=["0,1"], rng=f"{die + 1:016x}", seats=[{"kills": 3}])
        for key, _ in last(own_reasons(GAME, state, GAME.read("step 0,1"), "normal")):
            assert key not in ("reason.kills", "reason.safe", "reason.fight", "reason.spares")


def test_a_look_at_a_token_is_told_as_a_step_of_the_search() -> None:
    """Whatever lies there: the sentence says no more than that one token more is known."""
    heard = 0
    for turn, kinds in enumerate(product(ITEMS, repeat=2)):
        tokens = [{"at": "-3,1", "kind": kind, "known": []} for kind in kinds]
        for held in ITEMS:
            seats = [{"pawn": "-3,1", "items": [held], "life": 5, "bullets": 5}]
            state = walking(2, STORE, seats=seats, tokens=tokens, number=turn + 1)
            for move in GAME.moves(state):
                for prompt in last(own_reasons(GAME, state, move, "normal")):
                    assert wrong(state, move, GAME.after(state, move), prompt) == ""
                    heard += prompt[0] == "reason.search"
    assert heard
