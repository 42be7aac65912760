"""Every place where a position is refused: its sentence names the field and what is allowed there, in both languages.

The places are found in the code, so a new one is looked at without being named here.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from pyapp import GAMES
from pyapp.core.game import LANGUAGES
from pyapp.core.messages import Reader
from pyapp.core.refusals import BadPosition
from pyapp.core.telling import told
from tools.env.places import ROOT

SENTENCE = re.compile(r"position\.[a-z_]+")
BY_ITSELF = {
    "field",
    "known",
    "given",
    "listed",
    "more",
    "span",
    "low",
    "high",
}  # core/telling.py fills these
ALLOWS = {
    "it": "va vanno vale valgono serve servono vuole vogliono deve devono dev’essere solo soltanto sola massimo almeno "
    "lascia lasciala lascialo lasciali lasciane scegli metti mettilo mettile mettili scrivi scrive nomina nominane "
    "ammettono ammette una nessuno nessuna ogni ognuno tutti tutte sta stanno ci contiene comincia stessa stesso prima",
    "en": "take takes fit fits must only leave choose put write written name need needs most least once nobody each every "
    "stand stands lie lies there comes come say holds same before goes",
}
"""What a sentence says that tells what would do, and does not only complain."""
COMPLAINTS = {
    "it": "{field}: così non si può.",
    "en": "{field}: that is wrong.",
}


class Place(NamedTuple):
    """A line of code that refuses a position."""

    file: str
    line: int
    key: str
    params: frozenset[str]

    @property
    def slug(self) -> str | None:
        room = self.file.split("/")[2] if self.file.startswith("pyapp/games/") else ""
        return next((slug for slug in GAMES if slug.replace("-", "_") == room), None)


@cache
def places() -> tuple[Place, ...]:
    rooms = [*(ROOT / "pyapp/games").rglob("*.py"), *(ROOT / "pyapp/core").glob("*.py")]
    return tuple(place for path in sorted(rooms) if "texts" not in path.parts for place in _in(path))


def _in(path: Path) -> Iterator[Place]:
    for call in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(call, ast.Call) and _called(call) in ("wrong", "BadPosition"):
            params = frozenset(keyword.arg or "**" for keyword in call.keywords)
            for key in _keys(call):
                yield Place(path.relative_to(ROOT).as_posix(), call.lineno, key, params)


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _keys(call: ast.Call) -> set[str]:
    """Every sentence that this place may say, where it chooses among several too."""
    words = [
        node.value
        for argument in call.args[1:]
        for node in ast.walk(argument)
        if isinstance(node, ast.Constant)
    ]
    return {word for word in words if isinstance(word, str) and SENTENCE.fullmatch(word)}


def words_of(place: Place, language: str) -> dict[str, str]:
    words: dict[str, str] = dict(import_module(f"pyapp.core.texts.{language}").MESSAGES)
    return {**words, **(GAMES[place.slug].texts(language).MESSAGES if place.slug else {})}


def lacking(message: str, language: str) -> str:
    """What is wrong with a sentence that refuses; empty if nothing is."""
    if not message.startswith("{field}"):
        return "does not begin with the field"
    said = re.findall(r"[\w’]+", message.partition(":")[2].lower())
    return "" if set(said) & set(ALLOWS[language].split()) else "does not say what is allowed"


class Asking(dict[str, object]):
    """Remembers what a sentence asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def get(self, name: str, default: object = None) -> object:
        self.asked.add(name)
        return default


def asked(message: str, language: str) -> set[str]:
    """The gaps of a message."""
    params = Asking()
    Reader({}, language).fill(message, params)
    return params.asked


def test_the_places_are_found() -> None:
    assert len(places()) > 150 and {place.slug for place in places()} >= {*GAMES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_says_what_is_allowed(language: str) -> None:
    found = [
        (place.file, place.line, place.key, problem)
        for place in places()
        if (problem := lacking(words_of(place, language)[place.key], language))
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gap_of_a_sentence_is_filled_where_it_is_said(language: str) -> None:
    found = [
        (place.file, place.line, place.key, sorted(gaps))
        for place in places()
        if "**" not in place.params
        if (gaps := asked(words_of(place, language)[place.key], language) - BY_ITSELF - place.params)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mere_complaint_is_found_out(language: str) -> None:
    assert lacking(COMPLAINTS[language], language) == "does not say what is allowed"
    assert lacking("no", language) == "does not begin with the field"


def test_a_step_that_leads_nowhere_is_told_without_a_hole() -> None:
    """Where every way is barred, a path says so: the list of spaces would be empty."""
    problem = BadPosition("path[0].space", "position.path", spaces=[], n=0)
    problem.texts = GAMES["automobiles"].texts
    for language in LANGUAGES:
        sentence = told(problem, language)
        assert sentence.startswith("path[0].space: ") and " ." not in sentence, sentence
