"""Every place where a position is refused: its sentence names the field and what is allowed there, in both languages.

The places are found in the code, so a new one is looked at without being named here.
"""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from pyapp import GAMES
from pyapp.core.game import LANGUAGES
from pyapp.core.messages import Reader
from pyapp.core.refusals import BadPosition
from pyapp.core.rng import Rng
from pyapp.core.telling import told
from tests.contract.refused import REFUSED
from tests.playing import AnyGame, Playout
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


# -- positions for the places that no other test comes by -----------------------------------------


@pytest.mark.parametrize(("slug", "fields", "field", "key"), REFUSED, ids=[f"{r[0]} {r[2]}" for r in REFUSED])
def test_a_position_refused_there_names_its_field(
    slug: str, fields: dict[str, Any], field: str, key: str
) -> None:
    with pytest.raises(BadPosition) as problem:
        GAMES[slug].load(fields)
    assert (problem.value.field, problem.value.key) == (field, f"position.{key}")
    for language in LANGUAGES:
        sentence = told(problem.value, language)
        assert lacking(sentence.replace(field, "{field}", 1), language) == "", sentence
        assert not set("{}") & set(sentence) and "None" not in sentence, sentence


# -- what is said to fit isn't what was given -----------------------------------------------------

STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+)\]")
BENDS = 900  # a game
NOWHERE = object()


def given(data: Any, field: str) -> Any:
    """What a position says at a field, by the name a refusal gives it."""
    for name, number in STEP.findall(field):
        if isinstance(data, list) and number and int(number) < len(data):
            data = data[int(number)]
        elif isinstance(data, dict) and (name or number) in data:
            data = data[name or number]
        else:
            return NOWHERE
    return data


def spots(data: Any, name: Any = "") -> Iterator[tuple[Any, Any]]:
    """Every place of a position that holds something: what holds it, and under which name or number."""
    for at in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        if name or at not in ("game", "version", "players", "options"):
            yield data, at
            yield from spots(data[at], name or at)


def bend(data: dict[str, Any], rng: Rng) -> None:
    """Another value of the same kind, in one place: something twice, one too few, a number too high."""
    holder, at = rng.choice(list(spots(data)))
    value = holder[at]
    texts = [around[name] for around, name in spots(data) if isinstance(around[name], str)]
    match value:
        case bool():
            holder[at] = not value
        case int():
            holder[at] = value + rng.choice([-30, -3, -1, 1, 2, 5, 30, 70])
        case str():
            holder[at] = rng.choice(texts)
        case [_, *_]:
            holder[at] = rng.choice(
                [[*value, rng.choice(value)], [rng.choice(value)] * len(value), value[:-1]]
            )


def offered(problem: BadPosition, value: Any) -> bool:
    """Does the sentence say that what was given would do, or ask for a number where a list belongs?"""
    low, high = problem.params.get("low", 0), problem.params.get("high", 0)
    match problem.key:
        case "position.one_of":
            return value in problem.params["known"]
        case "position.number":
            return isinstance(value, list | dict) or (type(value) is int and low <= value <= high)
        case "position.list":
            return isinstance(value, list) and low <= len(value) <= high
    return False


@pytest.mark.thorough
def test_no_refusal_offers_what_was_given(game: AnyGame, playouts: tuple[Playout, ...]) -> None:
    rng, found, refused = Rng(17), {}, 0
    for _ in range(BENDS):
        data = json.loads(json.dumps(game.dump(rng.choice(rng.choice(playouts).states))))
        bend(data, rng)
        try:
            game.load(data)
        except BadPosition as problem:
            refused += 1
            value = given(data, problem.field)
            if value is not NOWHERE and offered(problem, value):
                found[re.sub(r"\d+", "0", problem.field)] = (told(problem, "en"), value)
    assert refused > BENDS // 4 and found == {}
