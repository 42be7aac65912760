"""Ten thousand wrong moves: each is refused in whole sentences, by a rule there is, for something that is so."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from pyapp.core.messages import Reader
from pyapp.core.refusals import Refusal
from pyapp.core.rng import Rng
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.components import BUILDINGS, CARD_BY_ID, HOUSES
from pyapp.games.pocket_mars.state import EARTH, ONE, SHIP, TWO, State
from tests.playing import random_games

WRONG = 10_000
NAMES = ["Anna", "Elena", "Stefano", "Zoe"]
HOLE = re.compile(
    r"[{}]|\b(?:why|card|building|step|slot|board|ended)\.\w|\s\s|\s[,.;:]|[:,] ?\.|\.\.|undefined|None"
)
LONELY = re.compile(r"(?:^|[^\w★])[−-]?\d+(?: ?[.;,]| e | and |$)")
NUMBER_MAY_STAND_ALONE = ("not_higher", "energy", "not_best_for_da", "too_few_cards")
"""Sentences that compare a number with another."""


@cache
def every_move() -> tuple[str, ...]:
    return tuple(
        text
        for verb in GAME.notation.verbs.values()
        for text in GAME.notation.fill(" ".join((verb.name, *("*" for _ in verb.words))), 4000)
    )


def wrong_moves(number: int) -> list[tuple[State, str, Refusal]]:
    """Drawn verb by verb, so that the many cards don't crowd out the rest."""
    rng = Rng(18)
    by_verb: dict[str, list[str]] = {}
    for text in every_move():
        by_verb.setdefault(text.split(" ")[0], []).append(text)
    verbs = list(by_verb.values())
    states = [state for playout in random_games("pocket-mars", 24) for state in playout.states[:-1]]
    found: list[tuple[State, str, Refusal]] = []
    while len(found) < number:
        state, text = rng.choice(states), rng.choice(rng.choice(verbs))
        refusal = GAME.why_not(state, text)
        if refusal is not None:
            found.append((state, text, refusal))
    return found


@pytest.mark.thorough
def test_wrong_moves_are_refused_in_whole_sentences() -> None:
    readers = [Reader(GAME.texts(language).MESSAGES, language, NAMES) for language in ("it", "en")]
    keys: Counter[str] = Counter()
    for state, text, refusal in wrong_moves(WRONG):
        keys[refusal.key] += 1
        for reader in readers:
            said = reader.say(f"why.{refusal.key}", refusal.params)
            assert not HOLE.search(said), (text, said)
            assert said[0].isupper() or said[0] in "«“", (text, said)
            assert said[-1] in ".!?", (text, said)
            if refusal.key not in NUMBER_MAY_STAND_ALONE:
                assert not LONELY.search(said), (text, said)
            assert refusal.rule in GAME.texts(reader.language).RULES, (text, refusal)
        assert is_so(state, text, refusal), (text, refusal)
    assert len(keys) >= 25, keys


def is_so(state: State, text: str, refusal: Refusal) -> bool:
    """Does the table bear out what the refusal says?"""
    seat, params = state.agenda[-1].seat, refusal.params
    own = state.colonists[seat]
    here = BUILDINGS.index(params["building"]) if params.get("building") in BUILDINGS[:4] else -1
    who = {"da": -1}.get(params.get("who", seat), params.get("who", seat))
    facts: dict[str, Callable[[], bool]] = {
        "not_in_hand": lambda: CARD_BY_ID[params["card"]] not in state.hands[seat],
        "not_in_slot": lambda: (
            state.preps[seat][("left", "right").index(params["slot"])] != CARD_BY_ID[params["card"]]
        ),
        "earth_empty": lambda: own[EARTH] == 0,
        "ship_empty": lambda: 0 in (own[SHIP], state.colonists[state.turn][SHIP]),
        "no_room": lambda: sum(side[TWO + here] for side in state.colonists) == params["n"],
        "nobody_below_own": lambda: own[ONE + here] == 0,
        "nobody_low_here": lambda: own[ONE + here] == 0,
        "nobody_above_own": lambda: own[TWO + here] == 0,
        "nobody_below": lambda: state.colonists[who][ONE + here] == 0,
        "nobody_above": lambda: state.colonists[who][TWO + here] == 0,
        "stack_empty": lambda: here in HOUSES and not state.stacks[here],
        "not_higher": lambda: bool(params["value"] <= params["to_beat"]),
        "energy": lambda: state.energy[seat] == params["level"] < params["n"],
        "too_few_cards": lambda: len(state.stacks[BUILDINGS.index(params["building"])]) == params["n"] < 2,
        "no_such_seat": lambda: not set(text.split()) <= {"steal", str(seat), "left", "right"},
        "not_now": lambda: bool(params["step"] == state.agenda[-1].kind),
        "own_prep": lambda: text.split()[1] == str(seat),
        "one_action": lambda: state.agenda[-1].kind != "act",
        "no_action": lambda: state.agenda[-1].kind == "act",
        "no_skip": lambda: text == "skip",
    }
    return facts[refusal.key]() if refusal.key in facts else True


def test_a_refusal_of_the_turn_names_no_other_rule() -> None:
    """What is about cards on stacks says nothing of colonists, and the other way round."""
    for _, text, refusal in wrong_moves(2000):
        verb = text.split(" ")[0]
        if verb in ("cover", "salvage", "restack"):
            assert refusal.key not in ("houses_nobody", "no_room", "ship_empty"), (text, refusal)
        if verb in ("settle", "promote", "shift", "place"):
            assert refusal.key not in ("not_in_hand", "not_in_slot", "stack_empty"), (text, refusal)
