"""What the page needs to teach: words, lesson, examples and puzzles of each game, each position a link with its picture."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from pyapp.core.game import LANGUAGES
from pyapp.core.learning import Example, Lesson, Table
from pyapp.core.messages import Reader
from pyapp.games import AnyGame
from pyapp.record import Record, link
from pyapp.teach import lessons, puzzles
from pyapp.teach.puzzles import TO_THE_END
from tools.env.places import ROOT
from tools.site.embed_css import still
from tools.site.pictures import Drawn

FOLDER = "static/learn"
WORDS = ROOT / "static/locale"


def files(shelf: list[AnyGame], drawn: Drawn) -> dict[str, bytes]:
    """Path below dist/ -> JSON, for every game that has something to teach; `drawn` has pictures of its examples."""
    stills = {game.slug: drawn.get(game.slug, {}).get("stamps", {}) for game in shelf}
    return {name: text.encode() for game in shelf for name, text in _of(game, stills[game.slug]).items()}


def example_link(game: AnyGame, example: Example) -> str:
    """The table of an example as the end of an address."""
    return _link(game, example.table, example.seat)


def _of(game: AnyGame, stills: Mapping[str, str]) -> dict[str, str]:
    given = lessons.material(game)
    if given is None:
        return {}
    links = {example.id: example_link(game, example) for example in given.examples}
    lesson = {"link": _link(game, given.lesson.table, given.lesson.seat), **_plan(given.lesson)}
    listed = [{"id": one.id, "rules": one.rules, "moves": len(one.moves)} for one in given.examples]
    small = {
        f"{FOLDER}/{game.slug}/{one.id}.json": {
            "link": links[one.id],
            "seat": one.seat,
            "moves": one.moves,
            "still": still(stills[one.id]) if one.id in stills else "",
        }
        for one in given.examples
    }
    whole = {
        f"{FOLDER}/{game.slug}.{language}.json": {"words": words, "lesson": lesson, "examples": listed}
        for language, words in given.words.items()
    }
    told = {one.id: (_puzzle(game, one), one.position["players"]) for one in _puzzles(game)}
    riddles: dict[str, Any] = {f"{FOLDER}/{game.slug}/puzzles.json": [one for one, _ in told.values()]}
    riddles |= {
        f"{FOLDER}/{game.slug}/puzzles/{name}.json": _framed(one, players)
        for name, (one, players) in told.items()
    }
    return {name: _json(data) for name, data in {**small, **whole, **riddles}.items()}


def teaches(game: AnyGame) -> bool:
    """Has the game examples and a lesson?"""
    return lessons.material(game) is not None


def puzzle_count(game: AnyGame) -> int:
    return len(_puzzles(game))


def _puzzles(game: AnyGame) -> list[puzzles.Puzzle]:
    return puzzles.kept(puzzles.shelf_of(game))


def _puzzle(game: AnyGame, puzzle: puzzles.Puzzle) -> dict[str, Any]:
    players = puzzle.position["players"]
    record = Record(game, seats=lessons.sitting(players, puzzle.seat), position=puzzle.position)
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


def _link(game: AnyGame, table: Table, seat: int) -> str:
    return link.link(lessons.begun(game, table, seat), room=link.LONGEST_LINK)


def _plan(lesson: Lesson) -> dict[str, Any]:
    steps = [
        {"id": step.id, "do": step.do, "places": step.places, "then": step.then} for step in lesson.steps
    ]
    return {"seat": lesson.seat, "tips": lesson.tips, "steps": steps}


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
