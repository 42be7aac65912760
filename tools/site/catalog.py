"""What the page must know of the games before Python runs: the catalogue and the exported texts."""

import importlib
import json
import sys
from typing import Any

from pyapp.core.answers import CONTRACT
from tools.env.console import Trouble
from tools.env.places import ROOT
from tools.site import lessons

LANGUAGES = ("it", "en")


def games() -> list[Any]:
    """Every Game of the tree, in display order; what pip has put beside it is no part of the site."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    try:
        shelf = importlib.import_module("pyapp").GAMES
        return [
            game for slug, game in shelf.items() if (ROOT / "pyapp/games" / slug.replace("-", "_")).is_dir()
        ]
    except Exception as reason:
        raise Trouble(
            f"pyapp cannot be imported ({type(reason).__name__}: {reason}); mend that first."
        ) from reason


def levels() -> list[str]:
    return list(importlib.import_module("pyapp.ai.thinking").LEVELS)


def catalogue(build: str, shelf: list[Any]) -> dict[str, Any]:
    """The games that have a board and a scene; the others can be played from Python only."""
    return {
        "build": build,
        "contract": CONTRACT,
        "games": [entry(game) for game in shelf if drawn(game.slug)],
    }


def names(shelf: list[Any]) -> list[dict[str, Any]]:
    """What the games are called, for pages that need nothing else."""
    return [{"slug": said["slug"], "name": said["name"]} for said in map(entry, shelf)]


def drawn(slug: str) -> bool:
    parts = (ROOT / "static/js/boards" / f"{slug}.js", ROOT / "static/icons" / f"{slug}.svg")
    return all(part.is_file() for part in parts)


def texts(shelf: list[Any]) -> dict[str, str]:
    """Path below dist/ -> JSON, one file for each game and language."""
    return {
        f"texts/{game.slug}.{language}.json": _json(_exported(game, language))
        for game in shelf
        for language in LANGUAGES
    }


def entry(game: Any) -> dict[str, Any]:
    """All that the page says of a game before Python runs."""
    return {
        "slug": game.slug,
        "players": list(game.players),
        "minutes": list(game.minutes),
        "weight": game.weight,
        "options": _plain(game.options),
        "levels": levels(),
        "secrets": bool(game.secrets),
        "lesson": lessons.teaches(game),
        "puzzles": lessons.puzzle_count(game),
        "name": {language: _word(game, language, "name") for language in LANGUAGES},
        "tagline": {language: _word(game, language, "tagline") for language in LANGUAGES},
    }


def parts_of(game: Any, number: str) -> dict[str, list[str]]:
    """The rulings that decide a part of a rule others made: `partly` ours, `elsewhere` those of another source."""
    rulings: tuple[str, ...] | None = getattr(game.texts(), "PARTLY", {}).get(number)
    provenance = game.texts().PROVENANCE
    if rulings is None or provenance[number] == "reconstructed":
        return {}
    others = [ruling for ruling in rulings if provenance[ruling] == "public"]
    ours = [ruling for ruling in rulings if ruling not in others]
    return {**({"partly": ours} if ours or not others else {}), **({"elsewhere": others} if others else {})}


def _exported(game: Any, language: str) -> dict[str, Any]:
    words = game.texts(language)
    provenance = game.texts().PROVENANCE
    rules: dict[str, dict[str, Any]] = {
        number: {"text": text, "provenance": provenance[number]} for number, text in words.RULES.items()
    }
    index: dict[str, str] = importlib.import_module(f"{game.texts().__name__}.{language}.index").INDEX
    for number, rule in rules.items():
        rule.update(parts_of(game, number))
        if number in index:
            rule["index"] = index[number]
        if rule["provenance"] == "reconstructed":
            rule["why"] = why_key(game, number)
    return {
        "lang": language,
        "sections": _plain(game.texts().SECTIONS),
        "parts": _plain(game.texts().PARTS),
        "messages": words.MESSAGES,
        "rules": rules,
        **_links(game),
    }


def _links(game: Any) -> dict[str, dict[str, str]]:
    """The rule of each thing the game tells ("told") and asks ("asked")."""
    tables = importlib.import_module(f"{game.texts().__name__}.links")
    return {
        name.lower(): {kind: rule for rule, kinds in getattr(tables, name).items() for kind in kinds.split()}
        for name in ("TOLD", "ASKED")
    }


def why_key(game: Any, number: str) -> str:
    """Which of the usual reasons a reconstructed rule has: the message `origin.<key>` of the page."""
    named: dict[str, tuple[str, ...]] = game.texts().WHY
    return next((key for key, numbers in named.items() if number in numbers), "silent")


def _word(game: Any, language: str, key: str) -> str:
    messages: dict[str, str] = game.texts(language).MESSAGES
    if key not in messages:
        raise Trouble(f"The {language} texts of {game.slug} have no message '{key}'; every game needs one.")
    return messages[key]


def _plain(thing: Any) -> Any:
    """Options and the like as plain JSON data, whatever mapping or sequence they are kept in."""
    if hasattr(thing, "items"):
        return {str(key): _plain(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple | range):
        return [_plain(value) for value in thing]
    if isinstance(thing, str | int | float | bool) or thing is None:
        return thing
    if hasattr(thing, "schema"):
        return _plain(thing.schema())
    raise Trouble(f"The catalogue cannot hold {thing!r}.")


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
