"""What the page needs to teach: words, lesson, examples and puzzles of each game, each position a link with its picture."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from pyapp.core.game import LANGUAGES
from pyapp.core.messages import Reader
from pyapp.games import AnyGame
from pyapp.record import Record, link
from pyapp.teach import figures, puzzles
from pyapp.teach.ours import Example, Material, material, ours
from pyapp.teach.puzzles import TO_THE_END
from pyapp.teach.reading import sitting
from tools.env.places import ROOT
from tools.site.embed_css import still
from tools.site.pictures import Drawn

FOLDER = "static/learn"
WORDS = ROOT / "static/locale"


def files(shelf: list[AnyGame], drawn: Drawn) -> dict[str, bytes]:
    """Path below dist/ -> JSON, for every game that has something to teach; `drawn` has pictures of its examples."""
    stills = {game.slug: drawn.get(game.slug, {}).get("stamps", {}) for game in shelf}
    return {name: text.encode() for game in shelf for name, text in _of(game, stills[game.slug]).items()}


def example_link(example: Example) -> str:
    """The table of an example as the end of an address."""
    return _link(figures.read(example.figure))


def _of(game: AnyGame, stills: Mapping[str, str]) -> dict[str, str]:
    given = material(game)
    if given is None:
        return {}
    shown = {one.id: figures.read(one.figure) for one in given.examples}
    small: dict[str, Any] = {
        f"{FOLDER}/{game.slug}/{name}.json": {
            "link": _link(figure),
            "still": still(stills[name]) if name in stills else "",
        }
        for name, figure in shown.items()
    }
    told: dict[str, Any] = {
        f"{FOLDER}/{game.slug}/figures/{name}.json": _opened(name, data) for name, data in ours(game)
    }
    whole = {f"{FOLDER}/{game.slug}.{language}.json": _listed(given, language) for language in LANGUAGES}
    riddles = {one.id: (_puzzle(game, one), one.position["players"]) for one in _puzzles(game)}
    framed: dict[str, Any] = {
        f"{FOLDER}/{game.slug}/puzzles.json": [one for one, _ in riddles.values()],
        **{
            f"{FOLDER}/{game.slug}/puzzles/{name}.json": _framed(one, players)
            for name, (one, players) in riddles.items()
        },
    }
    return {name: _json(data) for name, data in {**small, **told, **whole, **framed}.items()}


def _opened(name: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """A figure of ours, with what a page can show of it before the rules are up."""
    figure = figures.read(data)
    return {"link": _link(figure), "name": name, "figure": data, "told": figures.told(figure)}


def _listed(given: Material, language: str) -> dict[str, Any]:
    """What there is, in one language."""
    return {
        "title": given.lesson["title"][language],
        "tips": {key: text[language] for key, text in given.tips.items()},
        "examples": [
            {"id": one.id, "rules": one.rules, "title": one.title[language]} for one in given.examples
        ],
    }


def teaches(game: AnyGame) -> bool:
    """Has the game examples and a lesson?"""
    return material(game) is not None


def puzzle_count(game: AnyGame) -> int:
    return len(_puzzles(game))


def _puzzles(game: AnyGame) -> list[puzzles.Puzzle]:
    return puzzles.kept(puzzles.shelf_of(game))


def _puzzle(game: AnyGame, puzzle: puzzles.Puzzle) -> dict[str, Any]:
    players = puzzle.position["players"]
    record = Record(game, seats=sitting(players, puzzle.seat), position=puzzle.position)
    told = {name: value for name, value in asdict(puzzle).items() if name != "position"}
    return {**told, "link": link.link(record, room=link.LONGEST_LINK)}


def _framed(puzzle: Mapping[str, Any], players: int) -> dict[str, Any]:
    """What a frame shows of a puzzle before the click: the table, and the question as the page asks it."""
    horizon, alone = puzzle["horizon"], players == 1
    key = "ask.within" if horizon < TO_THE_END else "ask.alone" if alone else "ask"
    asked = {
        language: Reader(json.loads((WORDS / f"{language}.json").read_text("utf-8")), language).say(
            f"puzzle.{key}", {"n": horizon}
        )
        for language in LANGUAGES
    }
    return {"link": puzzle["link"], "ask": asked}


def _link(figure: figures.Figure) -> str:
    return link.link(figure.record, room=link.LONGEST_LINK)


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
