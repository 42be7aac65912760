"""Wrong moves: every refusal is a whole sentence about the piece in the way, in both languages."""

import re
from itertools import product

import pytest

from pyapp.core.game import LANGUAGES
from pyapp.core.messages import Reader
from pyapp.core.refusals import Refusal
from pyapp.core.rng import Rng
from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.state import State
from tests.automobiles.table import play, race, seat
from tests.playing import random_games

NAMES = ("Anna", "Stefano", "Zoe", "Ugo", "Èva")
READERS = {language: Reader(GAME.texts(language).MESSAGES, language, NAMES) for language in LANGUAGES}
EVERY_MOVE = [
    " ".join((verb.name, *words))
    for verb in GAME.notation.verbs.values()
    for words in product(*([*word.texts()] for _, word in verb.words))
]
RAW = re.compile(r"\b(?:cube|card|pile|step|why|seat)\.\w|[{}_]|\bNone\b|  | [.,;:]|\(\)|:\s*[.,]|\.\.$")
BARE = re.compile(r"(?:al massimo|at most) \d+\.", re.IGNORECASE)
FAR = seat("D3-42")


def said(refusal: Refusal, language: str) -> str:
    return READERS[language].say(f"why.{refusal.key}", refusal.params)


def check(refusal: Refusal, where: str) -> None:
    for language in LANGUAGES:
        sentence = said(refusal, language)
        assert not sentence[0].islower(), (sentence, where)
        assert sentence.endswith((".", "!")) and not RAW.search(sentence), (sentence, where)
        assert not BARE.search(sentence), (sentence, where)
        assert refusal.rule in GAME.texts(language).RULES


@pytest.mark.thorough
def test_ten_thousand_wrong_moves_are_refused_in_whole_sentences() -> None:
    rng = Rng(7)
    tried = 0
    keys = set()
    for playout in random_games(GAME.slug, 18):
        for state in playout.states[:: max(1, len(playout.states) // 40)]:
            if not state.agenda:
                continue
            legal = {str(move) for move in GAME.moves(state)}
            for text in rng.sample(EVERY_MOVE, 16):
                if text in legal:
                    continue
                refusal = GAME.why_not(state, text)
                assert refusal is not None, text
                check(refusal, text)
                keys.add(refusal.key)
                tried += 1
    assert tried >= 10_000
    assert {"not_now", "not_in_pile", "not_ahead", "other_track", "too_dear", "no_pit_now"} <= keys


# -- the piece in the way -----------------------------------------------------------------------


def why(state: State, move: str, language: str = "en") -> str:
    refusal = GAME.why_not(state, move)
    assert refusal is not None, move
    check(refusal, move)
    return said(refusal, language)


def test_r23_the_car_that_closes_the_space_is_named() -> None:
    state = race(seat("D0-58", act={"white": 1}), seat("D0-59"), seat("D1-59"))
    assert GAME.why_not(state, "use white") == Refusal(
        "R23", "step_blocked", {"card": "gear3", "colours": ["white"], "space": "D0-59", "rival": 1}
    )
    assert why(state, "use white", "it") == (
        "Terza Marcia: lo spazio giusto è D0-59, ma lo chiude la macchina di Stefano."
    )


def test_r22_what_is_ahead_is_named() -> None:
    state = race(seat("D1-22", act={"white": 1, "dark": 1, "black": 1}), FAR)
    assert why(state, "use white") == (
        "3rd Gear: it takes a space of this colour, white. You have only D0-26, D1-26, and D2-26 ahead of you."
    )
    chosen = race(seat("D1-40", act={"light": 1}), FAR)
    pending = play(chosen, "use light")
    assert why(pending, "go D0-42") == "D0-42 is white: this step needs light grey."
    assert why(pending, "go D1-30") == (
        "D1-30 isn’t one step ahead: straight on or one lane aside, a step leads to D0-42, D1-42, and D2-42."
    )
    assert why(pending, "go M0-04") == (
        "M0-04 is on the other track: here a step leads to D0-42, D1-42, and D2-42."
    )


def test_r25_the_car_in_front_within_the_space_is_named() -> None:
    state = race(
        seat("D1-26", 2, act={"dark": 1, "blue": 1}, disc={"blue": 2}),
        seat("D1-26", 3),
        cards="hybrid_engine",
    )
    assert why(play(state, "use blue"), "go D1-30", "it") == (
        "Davanti a te, nel tuo stesso spazio, c’è la macchina di Stefano: dritto non si passa, un passo porta su D0-28 e "
        "D2-26."
    )


def test_r23_with_a_choice_half_made_the_car_at_the_entry_is_named() -> None:
    light = seat("D1-40", act={"green": 1})
    state = play(race(light, seat("D1-42", 1), seat("D1-42", 0), cards="gearbox"), "use green")
    assert GAME.why_not(state, "go D1-42") == Refusal("R23", "blocked", {"space": "D1-42", "rival": 2})
    assert why(state, "go D1-42") == "Zoe’s car stands where you would enter D1-42: drive round it."


def test_q19_the_gear_that_is_sold_out_is_named() -> None:
    gears = {"dark": 1, "white": 1, "light": 1}
    state = race(
        seat("D0-08", act={"yellow": 1}, disc=gears), seat("D3-42", bag={"black": 16}), cards="car_chief"
    )
    state = play(state, "use yellow")
    assert why(state, "remove dark 1") == (
        "A dark grey cube would become a black one, and the stock has none left. Choose another gear."
    )
    assert why(state, "remove white 2") == "At most 1 white cube now."


def test_r18_a_compulsory_part_is_not_skipped() -> None:
    state = play(race(seat("D1-40", act={"light": 1}), FAR), "use light")
    assert why(state, "skip") == (
        "4th Gear: this part is compulsory, there is no skipping it. Choose the space to drive onto."
    )
    assert why(state, "skip", "it") == (
        "Quarta Marcia: questa parte è obbligatoria, non si salta. Scegli lo spazio su cui andare."
    )


def test_the_shop_does_not_ask_to_activate_a_cube() -> None:
    state = play(race(seat("D0-08", act={"yellow": 2, "black": 1}), FAR), "shop")
    assert why(state, "go D0-09") == "Not now. Your actions are over: buy, or end the turn."
    assert (
        why(play(state, "buy black"), "buy blue")
        == "A blue cube costs $4, you have $3: choose a cheaper one."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_prices_begin_with_a_capital(language: str) -> None:
    state = play(race(seat("D0-08", act={"yellow": 1}), FAR), "shop")
    for move in ("buy blue", "buy wear", "buy white"):
        assert why(state, move, language)[0] in "AU"


def test_q17_manager_removes_one_cube_and_the_refusal_says_so() -> None:
    state = play(race(seat(act={"yellow": 1, "white": 2}), FAR, cards="manager"), "use yellow")
    refusal = GAME.why_not(state, "remove white 2")
    assert refusal is not None and (refusal.rule, refusal.params["n"]) == ("Q17", 1)
