"""Sentences held word for word: positions of a title, and what is said there in both languages (`said.json` of its room).

After words were changed on purpose, `python -m tests.said` writes them anew: the diff is there to be read.
"""

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

from pyapp.ai.reasons import last, own_reasons
from pyapp.core.game import LANGUAGES
from pyapp.core.messages import Reader
from tests.playing import AnyGame
from tools.env.places import ROOT

NAMES = ("Anna", "Bruno", "Carla", "Dario")
Entry = dict[str, Any]


def entries(file: str) -> list[Entry]:
    """What is said in the room of a test file."""
    found: list[Entry] = json.loads((Path(file).parent / "said.json").read_text("utf-8"))
    return found


def kinds(game: AnyGame, forecasts: re.Pattern[str]) -> set[str]:
    """The keys of all that is to be held, from the words themselves: refusals, reasons, and forecasts so called."""
    keys = game.texts("it").MESSAGES
    return {key for key in keys if key.startswith(("why.", "reason.")) or forecasts.match(key)}


def name(entry: Entry) -> str:
    return f"{entry['key']} {entry.get('move', '')}".strip()


def table(game: AnyGame, entry: Entry) -> Any:
    """The position itself, or a deal and its moves."""
    state = (
        game.load(entry["table"])
        if "table" in entry
        else game.new(entry["players"], entry["seed"], **entry.get("options", {}))
    )
    for move in entry.get("moves", ()):
        state = game.play(state, move)
    return state


def told_of(game: AnyGame, entry: Entry) -> dict[str, Any]:
    """What the game states there: of a wrong move why it is refused, of a legal one a reason for it."""
    state, key = table(game, entry), entry["key"]
    if key.startswith("why."):
        refusal = game.why_not(state, entry["move"])
        assert refusal is not None and f"why.{refusal.key}" == key, (refusal, entry)
        return refusal.params
    reasons = dict(last(own_reasons(game, state, game.read(entry["move"]), "normal")))
    assert key in reasons, (reasons, entry)
    return reasons[key]


def said(game: AnyGame, key: str, params: dict[str, Any], language: str) -> str:
    shell = json.loads((ROOT / "static" / "locale" / f"{language}.json").read_text("utf-8"))
    return Reader({**shell, **game.texts(language).MESSAGES}, language, NAMES).say(key, params)


def renew(room: str) -> None:
    """The sentences as they are now; of several forecasts of a kind the one with the same numbers."""
    module = import_module(f"tests.{room}.test_said")
    path = Path(module.__file__ or "").parent / "said.json"
    found = entries(str(path))
    for entry in found:
        for language in LANGUAGES:
            told = module.spoken(entry, language)
            same = [text for text in told if numbers(text) == numbers(entry[language])]
            entry[language] = entry[language] if entry[language] in told else (same or told)[0]
    lines = ",\n".join(f" {json.dumps(entry, ensure_ascii=False)}" for entry in found)
    path.write_text(f"[\n{lines}\n]\n", "utf-8")


def numbers(sentence: str) -> list[str]:
    return re.findall(r"\d+", sentence)


def names(sentence: str, number: int) -> bool:
    """Does it speak of this number?"""
    return str(number) in numbers(sentence)


if __name__ == "__main__":
    for path in Path(__file__).parent.glob("*/said.json"):
        renew(path.parent.name)
