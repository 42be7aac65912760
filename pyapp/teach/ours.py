"""Our own worked examples and first games: figures (docs/figures.md), one a file, as any author writes them."""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..core.game import LANGUAGES
from ..games import AnyGame

LESSON = "lesson"
Text = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example, and the words that also stand where it is not played: in the rules pages."""

    id: str
    figure: dict[str, Any]

    @property
    def rules(self) -> tuple[str, ...]:
        """The first one is the rule it belongs to."""
        return tuple(self.figure["rules"])

    @property
    def title(self) -> Text:
        return dict(self.figure["title"])

    @property
    def text(self) -> Text:
        """What is asked first."""
        first = self.figure["steps"][0]
        return dict(first.get("text") or first["ask"]["text"])

    @property
    def result(self) -> Text:
        """What is told at the end."""
        return dict(self.figure["steps"][-1]["text"])


@dataclass(frozen=True, slots=True)
class Material:
    """All that teaches one game."""

    examples: tuple[Example, ...]
    lesson: dict[str, Any]
    tips: dict[
        str, Text
    ]  # cards of the first free game: the key of a prompt, or with the time it comes up for


def folder_of(game: AnyGame) -> Path:
    """Where a game's room keeps what teaches it."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent / "learn"


@cache
def material(game: AnyGame) -> Material | None:
    """What the game's room has to teach; None if it has nothing yet."""
    folder = folder_of(game)
    if not (folder / "index.json").exists():
        return None
    index = _read(folder / "index.json")
    examples = tuple(Example(name, _read(folder / f"figures/{name}.json")) for name in index["examples"])
    return Material(examples, _read(folder / f"figures/{LESSON}.json"), index["tips"])


def ours(game: AnyGame) -> Iterator[tuple[str, dict[str, Any]]]:
    """The name and the figure of each example, and of the first game at the end."""
    given = material(game)
    if given is None:
        return
    for example in given.examples:
        yield example.id, example.figure
    yield LESSON, given.lesson


def words(game: AnyGame, language: str) -> dict[str, str]:
    """Every sentence of what teaches a game, in one language, each under a name of its own."""
    given = material(game)
    if given is None:
        return {}
    figures = {f"example.{one.id}": one.figure for one in given.examples} | {LESSON: given.lesson}
    found = {key: text for name, figure in figures.items() for key, text in _said(name, figure, language)}
    return found | {f"tip.{key}": text[language] for key, text in given.tips.items()}


def _said(name: str, entry: Any, language: str) -> Iterator[tuple[str, str]]:
    """The texts of an entry and of those in it; a step is called by its id where it has one."""
    if isinstance(entry, list):
        for number, one in enumerate(entry):
            own = one.get("id", number) if isinstance(one, dict) else number
            yield from _said(f"{name}.{own}", one, language)
    elif isinstance(entry, dict) and entry and set(entry) <= set(LANGUAGES):
        yield name, entry[language]
    elif isinstance(entry, dict):
        for key, one in entry.items():
            yield from _said(f"{name}.{key}", one, language)


def _read(file: Path) -> Any:
    return json.loads(file.read_text("utf-8"))
