"""Names the places of a table for who can't see the marks on it: `dock-5` is dock 5."""

import re
from importlib import import_module

from ..core.messages import Reader
from ..games import AnyGame
from .figures import Figure
from .marks import Mark

SQUASHED = re.compile(r"^([a-z]+)(\d)")  # hyphens may be left out: dock5


def named(game: AnyGame, place: str, language: str) -> str:
    """What a place is called; one without a name of its own is said as it is written."""
    kind, _, rest = SQUASHED.sub(r"\1-\2", place).partition("-")
    reader = Reader(game.texts(language).MESSAGES, language)
    words = rest.split("-")
    if f"place.{kind}" not in reader.messages:
        return place
    try:
        seat = int(words[0]) + 1 if words[0].isdecimal() else 0
        return reader.say(f"place.{kind}", {"rest": rest, "seat": seat, "last": words[-1]})
    except (KeyError, ValueError):
        return place


def spoken(figure: Figure, step: int, language: str) -> str:
    """The marks of a step as a sentence."""
    if not figure.steps:
        return ""
    return " ".join(_said(figure.game, mark, language) for mark in figure.steps[step].marks)


def _said(game: AnyGame, mark: Mark, language: str) -> str:
    words: dict[str, str] = import_module(f"pyapp.core.texts.{language}").MESSAGES
    params = {
        "at": named(game, mark.at, language),
        "to": named(game, mark.to, language) if mark.to else "",
        "n": mark.n,
    }
    return Reader(words, language).say(f"mark.{mark.kind}", params)
