"""Our own worked examples and first games, as figures (docs/figures.md): the same format that any author writes."""

from collections.abc import Iterator, Mapping
from typing import Any

from ..core.learning import Example, Lesson, Table
from ..games import AnyGame
from .figures import MOST_CHOICES, VERSION
from .lessons import Material, material

Words = Mapping[str, Mapping[str, str]]
LESSON = "lesson"


def ours(game: AnyGame) -> Iterator[tuple[str, dict[str, Any]]]:
    """The name and the figure of each example, and of the first game at the end."""
    given = material(game)
    if given is None:
        return
    for example in given.examples:
        if _said(given.words, f"example.{example.id}.text"):
            yield example.id, _example(game, example, given)
    yield LESSON, _lesson(game, given.lesson, given.words)


def _example(game: AnyGame, example: Example, given: Material) -> dict[str, Any]:
    """Its question, asked as far as the rules can judge it; its moves; what comes out."""
    words = {part: _said(given.words, f"example.{example.id}.{part}") for part in ("title", "text", "result")}
    choices = [*example.allows, *example.refuses][:MOST_CHOICES]
    first, *rest = example.moves or ("",)
    steps: list[dict[str, Any]] = []
    if example.refuses and len(choices) > 1 and example.allows:
        steps.append({"ask": {"kind": "which", "text": words["text"], "of": choices}})
    if first:
        told = {} if steps else {"text": words["text"]}
        steps.append({"ask": {"kind": "move", "answer": first, **told}, "then": rest})
    if not steps:
        steps.append({"text": words["text"]})
    return {
        **_begins(game, example.table, example.seat),
        "title": words["title"],
        "steps": [*steps, {"text": words["result"]}],
    }


def _lesson(game: AnyGame, lesson: Lesson, words: Words) -> dict[str, Any]:
    steps = []
    for step in lesson.steps:
        told = {
            "text": _said(words, f"lesson.{step.id}"),
            "marks": _rings(step.places),
            "then": list(step.then),
        }
        hint = _said(words, f"lesson.{step.id}.try")
        asked = {"kind": "move", "answer": step.do, **({"hint": hint} if hint else {})}
        steps.append({**told, **({"ask": asked} if step.do else {})})
    last = {"text": _said(words, "lesson.end")}
    return {
        **_begins(game, lesson.table, lesson.seat),
        "title": _said(words, "lesson.title"),
        "steps": [*steps, last],
    }


def _rings(places: tuple[str, ...]) -> list[dict[str, str]]:
    return [{"kind": "ring", "at": place} for place in places]


def _begins(game: AnyGame, table: Table, seat: int) -> dict[str, Any]:
    begun = {
        "figure": VERSION,
        "game": game.slug,
        "players": table.players,
        "options": dict(table.options),
        "seed": table.seed,
        "view": seat,
        "moves": list(table.moves),
    }
    return begun if table.position is None else {**begun, "position": dict(table.position)}


def _said(words: Words, key: str) -> dict[str, str]:
    """A text of the room in both languages; nothing where there is none."""
    return {language: told[key] for language, told in words.items() if key in told}
