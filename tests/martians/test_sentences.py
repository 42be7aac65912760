"""What Martians!!! says of wrong moves, and every message with any number and any name, in both languages."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from pyapp.core.messages import Reader
from pyapp.core.rng import Rng
from pyapp.games.martians import GAME
from pyapp.games.martians.components import CARDS, ITEMS, TILE_IDS
from tests.playing import any_options, played
from tools.env.places import ROOT

LANGUAGES = ("it", "en")
NAMES = ("Anna", "Stefano", "Zoe", "Elena", "Gnomo", "Ugo")
WRONG, WRONG_FOR_LONG = 1_500, 10_000
NUMBERS = (-1, 0, 1, 2, 8, 11, 80)
HOLES = re.compile(r"[{}#]|\b[a-z_]+\.[a-z_]+\b|  |\( ?\)|\bNone\b|\bnull\b| [,.:;!?]|: \.|«»|“”")
SINGULAR = {
    "it": re.compile(
        r"\b1 (?:proiettili|vite|Marziani|carte|caselle|passi|oggetti|segnalini|turni|colpi|punti|tessere|"
        r"combattimenti|volte|pedine)\b|\bne restano 1\b|\bmancano 1\b|\b[Ss]ervono (?:un proiettile|1)\b"
    ),
    "en": re.compile(
        r"(?<!\d )\b1 (?:bullets|lives|Martians|cards|squares|steps|items|tokens|turns|shots|points|tiles|combats|"
        r"players)\b"
    ),
}
PLURAL = {
    "it": re.compile(
        r"\b(?:0|2|8|11|80) (?:proiettile|vita|Marziano|carta|casella|passo|oggetto|segnalino|turno|colpo)\b"
    ),
    "en": re.compile(
        r"\b(?:0|2|8|11|80) (?:bullet|Martian|card|square|step|item|token|turn|shot|tile|combat|player)\b"
    ),
}
ELISIONS = re.compile(
    r"\b(?:i|il|la|lo|del|dal|nel|al|sul|dei|ai|nei) (?:8|11|80)\b"
    r"|\b(?:il|del|nel|al|dal) (?:Emporio|Ufficio|Ambulatorio|Armeria|Incrocio)\b"
    r"|\b(?:la|della|nella|alla|dalla|una) Armeria\b|\bun’(?:Emporio|Ufficio|Ambulatorio|Incrocio)\b"
)


@cache
def words(language: str) -> dict[str, str]:
    shell = json.loads((ROOT / "static" / "locale" / f"{language}.json").read_text("utf-8"))
    return {**shell, **GAME.texts(language).MESSAGES}


def reader(language: str, names: tuple[str, ...] = NAMES) -> Reader:
    return Reader(words(language), language, names)


# -- wrong moves --------------------------------------------------------------------------------


@cache
def moments() -> list[Any]:
    """States of random games of every size and mode, and of computers' beginnings."""
    found = []
    for seed in range(9):
        rng = Rng(seed)
        playout = played(GAME, GAME.setup(1 + seed % 6, any_options(GAME, rng)), seed)
        found += playout.states[:-1][:: max(1, len(playout.states) // 160)]
    return found


def wrong_moves(number: int) -> Iterator[tuple[Any, str, Any]]:
    """So many moves that are not legal: half of them anything, half of them with words of the moment."""
    rng, states = Rng(11), moments()
    verbs = list(GAME.notation.verbs.values())
    choices = {verb.name: [list(word.texts()) for _, word in verb.words] for verb in verbs}
    while number:
        state = rng.choice(states)
        legal = [str(move).split(" ") for move in GAME.moves(state)]
        near = [word for words_ in legal[:60] for word in words_[1:]]
        near += [f"{a},{b}" for a in range(-4, 5) for b in range(-4, 5)]
        verb = rng.choice(verbs) if rng.below(2) else GAME.notation.verbs[rng.choice(legal)[0]]
        said = [verb.name]
        for known in choices[verb.name]:
            fitting = [word for word in near if word in known] if rng.below(2) else []
            said.append(rng.choice(fitting or known))
        move = " ".join(said)
        refusal = GAME.why_not(state, move)
        if refusal is not None:
            number -= 1
            yield state, move, refusal


def check_refusals(number: int) -> set[str]:
    readers = [reader(language) for language in LANGUAGES]
    heard = set()
    for _, move, refusal in wrong_moves(number):
        for said_by in readers:
            said = said_by.say(f"why.{refusal.key}", refusal.params)
            assert not HOLES.search(said), (move, refusal, said)
            assert said[0].isupper() or said[0] in "«“", (move, said)
            assert said[-1] in ".!?", (move, said)
            assert not SINGULAR[said_by.language].search(said), (move, said)
            assert refusal.rule in GAME.texts(said_by.language).RULES
        heard.add(refusal.key)
    return heard


@pytest.mark.thorough
def test_refusals_of_wrong_moves_are_whole_sentences() -> None:
    assert len(check_refusals(WRONG)) >= 25


@pytest.mark.slow
def test_refusals_of_ten_thousand_wrong_moves_are_whole_sentences() -> None:
    assert len(check_refusals(WRONG_FOR_LONG)) >= 35


# -- every message, any number, any name --------------------------------------------------------

GAP = re.compile(r"\{\s*(\w+)\s*(?:,\s*(\w+)\s*(?:,\s*([\w.]+))?)?")
PIECES = {
    "tile": TILE_IDS,
    "card": CARDS,
    "item": ITEMS,
    "token": ("bullet", "life", "item"),
    "sign": ("ship", "circle"),
    "step": ("pick", "angry", "search", "candy", "presidential"),
    "board.side": ("nw", "n", "c"),
    "board.compass": tuple("nesw"),
}


def params(message: str, n: int, turn: int) -> dict[str, Any]:
    """Something for every gap of a message."""
    given: dict[str, Any] = {}
    for name, sort, table in GAP.findall(message):
        if sort in ("name", "list"):
            pieces = PIECES[table]
            piece = pieces[(turn + n) % len(pieces)]
            given[name] = [piece, pieces[turn % len(pieces)]] if sort == "list" else piece
        elif sort == "seat":
            given[name] = turn % len(NAMES)
        elif sort == "plural" or (
            not sort and name in ("n", "left", "have", "points", "die", "result", "goal", "supply")
        ):
            given.setdefault(name, n)
        elif sort == "select":
            keys = branches(message, name)
            given.setdefault(name, keys[turn % len(keys)])
        elif not sort:
            given.setdefault(name, NAMES[turn % len(NAMES)])
    return given


def branches(message: str, name: str) -> list[str]:
    """The words among which a `select` on this name chooses."""
    begun = re.search(rf"\{{\s*{name}\s*,\s*select\s*,", message)
    assert begun
    found, depth, at = [], 0, begun.end()
    while at < len(message) and (depth or message[at] != "}"):
        if not depth and (word := re.match(r"\s*(\w+) \{", message[at:])):
            found.append(word[1])
            at += word.end() - 1
        depth += {"{": 1, "}": -1}.get(message[at], 0)
        at += 1
    return found


def rendered(language: str) -> Iterator[tuple[str, dict[str, Any], str]]:
    said_by = reader(language)
    for key, message in GAME.texts(language).MESSAGES.items():
        if "{" not in message:
            yield key, {}, said_by.say(key)
            continue
        for turn, n in enumerate(NUMBERS):
            given = params(message, n, turn)
            yield key, given, said_by.say(key, given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_agrees_with_its_numbers(language: str) -> None:
    wrong = [SINGULAR[language], PLURAL[language], *([ELISIONS] if language == "it" else [])]
    found = {said for _, _, said in rendered(language) if any(pattern.search(said) for pattern in wrong)}
    assert found == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gap_of_every_message_is_filled(language: str) -> None:
    for key, given, said in rendered(language):
        assert "{" not in said and "}" not in said, (key, given, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_any_kind_fit_into_every_message(language: str) -> None:
    """A name stands by itself: never after an article or an elision, and "a", "e" take their d."""
    for key, given, said in rendered(language):
        if not any(name in said for name in NAMES):
            continue
        assert not re.search(
            rf"(?:’|\b(?:il|lo|la|del|dello|della|dell|un|the|an)\s)(?:{'|'.join(NAMES)})\b", said
        ), (key, said)
        assert not re.search(r"(?<![\w’])(?:a A|e E)", said), (key, given, said)


AFTER_ARTICLE = re.compile(rf"(?:’|\b(?:il|lo|la|del|dello|della|un|the|an) )(?:{'|'.join(NAMES)})\b")
TILES_IT = [
    (
        "tile.general_store",
        "l’Emporio",
        "un Emporio",
        "dell’Emporio",
        "all’Emporio",
        "nell’Emporio",
        "dall’Emporio",
    ),
    (
        "tile.gun_shop",
        "l’Armeria",
        "un’Armeria",
        "dell’Armeria",
        "all’Armeria",
        "nell’Armeria",
        "dall’Armeria",
    ),
    ("tile.church", "la Chiesa", "una Chiesa", "della Chiesa", "alla Chiesa", "nella Chiesa", "dalla Chiesa"),
    ("tile.generic_tee_1", "il Bivio", "un Bivio", "del Bivio", "al Bivio", "nel Bivio", "dal Bivio"),
]


@pytest.mark.parametrize("forms", TILES_IT, ids=lambda forms: forms[0])
def test_tiles_have_their_articles(forms: tuple[str, ...]) -> None:
    messages = GAME.texts("it").MESSAGES
    assert (
        tuple(messages[f"{forms[0]}.{form}"] for form in ("the", "a", "of", "to", "in", "from")) == forms[1:]
    )
