"""Whatever is wrong with a position, a record or a set-up is told in sentences: which entry it is, what would fit."""

import json
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from pyapp.core.game import LANGUAGES
from pyapp.core.refusals import BadInput, BadPosition
from pyapp.core.rng import Rng
from pyapp.core.telling import in_all_languages, told
from pyapp.games import AnyGame
from pyapp.record import Record
from tests.contract.sampling import about
from tests.playing import Playout
from tools.env.places import ROOT
from tools.fuzz.hostile import bent, swapped

RAW_KEY = re.compile(r"\b(position|setup|record|link)\.[a-z_]+\b")
HOLE = re.compile(r"\{|\}|#| {2}|None|\bnull\b|[:;,(]\s*[.;,)]|\s[.,;:!?](\s|$)|“”|«»")
EXAMPLE = re.compile(r'\{"[^{}]*\}(, (?=\{"))?')  # steps as JSON
GIVEN = re.compile(r"[“«].*?[”»]")  # what is quoted may look as it was given
SHORT = re.compile(r'raise Problem\(\s*"([a-z_.]+)"')  # the page has the sentence
WHOLE = re.compile(r'BadInput\(\s*"([a-z_.]+)"')  # brings its sentence along
RAISED = re.compile(r'"((?:position|setup|record|link)\.[a-z_]+)"')
MOST = 420  # characters


def broken_in(sentence: str) -> list[str]:
    """What no reader should see: keys, holes, signs that turn the text round, walls of words."""
    text = EXAMPLE.sub("", sentence).replace(" { ", " ").replace(" }", "")
    found = [RAW_KEY.search(text), HOLE.search(text)]
    signs = [repr(sign) for sign in sentence if not sign.isprintable()]
    long = [f"{len(sentence)} characters"] if len(sentence) > MOST else []
    return [*(match[0] for match in found if match), *signs, *long]


def refused(game: AnyGame, data: Any) -> BadPosition | None:
    try:
        game.load(data)
    except BadPosition as problem:
        return problem
    return None


def mutated(playouts: tuple[Playout, ...]) -> Iterator[tuple[AnyGame, Any]]:
    for moment in about(600, playouts):
        game, rng = moment.playout.game, Rng(moment.number)
        data = game.dump(moment.state)
        for _ in range(4):
            yield game, swapped(data, rng)
        name = rng.choice(list(data))
        yield game, {name: data[name], "players": data["players"], "options": data["options"]}
        yield game, {**data, "x\u202e" + name: 1}


@pytest.mark.thorough
def test_a_wrong_field_is_named_in_a_sentence(playouts: tuple[Playout, ...]) -> None:
    seen = 0
    for game, data in mutated(playouts):
        if problem := refused(game, data):
            seen += 1
            field = "".join(sign if sign.isprintable() else " " for sign in problem.field)
            for language, sentence in in_all_languages(problem).items():
                assert " ".join(field.split())[:60] in sentence, (language, problem)
                assert not broken_in(sentence), (language, sentence, problem)
    assert seen > 20


def keys_of(game: AnyGame) -> dict[str, set[str]]:
    messages = {language: game.texts(language).MESSAGES for language in LANGUAGES}
    return {
        language: {key for key in words if key.startswith("position.")}
        for language, words in messages.items()
    }


def test_every_sentence_of_a_game_names_the_field(game: AnyGame) -> None:
    keys = keys_of(game)
    assert keys["it"] == keys["en"]
    for language in LANGUAGES:
        for key in keys[language]:
            assert game.texts(language).MESSAGES[key].startswith("{field}"), key


def test_an_unknown_word_is_answered_with_the_known_ones(game: AnyGame) -> None:
    for name, spec in game.options.items():
        problem = refused(game, {"options": {name: object}})
        assert problem is not None
        for language in LANGUAGES:
            sentence = told(problem, language)
            assert name in sentence and not broken_in(sentence), sentence
            for word in (spec.get("enum") or spec.get("items", {}).get("enum", ()))[:12]:
                assert str(word) in sentence
    unknown = refused(game, {"playerz": 2})
    assert unknown is not None and "players" in told(unknown, "en")


def test_a_wrong_record_is_told(playouts: tuple[Playout, ...]) -> None:
    seen = 0
    for playout in playouts[::5]:
        rng = Rng(len(playout.moves))
        text = Record(playout.game, playout.setup, 7).text()
        for _ in range(8):
            try:
                Record.parse(bent(text, rng))
            except BadInput as problem:
                seen += 1
                for sentence in in_all_languages(problem).values():
                    spoken = GIVEN.sub(
                        "“x”", sentence.partition(":")[0] if "header" in problem.key else sentence
                    )
                    assert not broken_in(spoken), (sentence, problem)
    assert seen > 5


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"ring": "WWW"}, "ring: this takes 24 characters"),
        ({"rng": "zz"}, "rng: this takes 16"),
        ({"hands": [{"white": 9}, {}]}, "hands[0].white: this takes a whole number from 0 to 4"),
        ({"goods": {"0": "engine-Y", "1": "engine-Y"}}, "goods: the Yellow Engine appears twice"),
        ({"goods": {"0": "relic-gold"}}, "relic-orange"),
        ({"seed": 2**70}, "to 18446744073709551615"),
    ],
)
def test_d6_what_an_owner_of_a_site_gets_wrong(position: dict[str, Any], said: str) -> None:
    from pyapp import GAMES

    problem = refused(GAMES["suk"], position)
    assert problem is not None and said in told(problem, "en")


def test_every_key_that_is_raised_has_its_sentence(game: AnyGame) -> None:
    room = ROOT / "pyapp/games" / game.slug.replace("-", "_")
    raised = {key for path in room.rglob("*.py") for key in RAISED.findall(path.read_text())}
    assert raised or game.stage != "complete"
    for language in LANGUAGES:
        shared = import_module(f"pyapp.core.texts.{language}").MESSAGES
        assert raised - set(shared) - set(game.texts(language).MESSAGES) == set()


def test_the_shared_sentences_are_there_in_both_languages() -> None:
    italian, english = (import_module(f"pyapp.core.texts.{language}").MESSAGES for language in LANGUAGES)
    assert list(italian) == list(english)
    core = [
        *(ROOT / "pyapp/core").glob("*.py"),
        ROOT / "pyapp/record/__init__.py",
        ROOT / "pyapp/record/link.py",
    ]
    raised = {key for path in core for key in RAISED.findall(path.read_text())}
    assert raised <= set(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_door_answers_has_a_sentence_on_one_of_its_sides(language: str) -> None:
    shared = import_module(f"pyapp.core.texts.{language}").MESSAGES
    page = json.loads((ROOT / f"static/locale/{language}.json").read_text("utf-8"))
    sources = [
        path.read_text()
        for room in ("core", "record", "bridge")
        for path in (ROOT / "pyapp" / room).glob("*.py")
    ]
    short = {key for text in sources for key in SHORT.findall(text)}
    whole = {key for text in sources for key in WHOLE.findall(text)}
    assert {"table.over"} <= short <= set(page)
    assert {"record.no_such_move"} <= whole <= set(shared)
