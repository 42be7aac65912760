"""Says what can't be used: the sentence of a problem for a reader, with the entry it is about and what would fit."""

from importlib import import_module
from typing import Any

from .game import LANGUAGES
from .messages import Reader
from .refusals import BadInput

MOST_LISTED = 12
LONGEST_WORD = 160


def told(problem: BadInput, language: str) -> str:
    """What a person reads; names the wrong field of a position whatever its sentence is."""
    words: dict[str, str] = import_module(f"{__package__}.texts.{language}").MESSAGES
    if problem.texts is not None:
        words = {**words, **problem.texts(language).MESSAGES}
    params = _told_params({**problem.params, **problem.fitting})
    sentence = Reader(words, language).say(problem.key, params)
    field = params.get("field")
    return sentence if field is None or field in sentence else f"{field}: {sentence}"


def in_all_languages(problem: BadInput) -> dict[str, str]:
    """Language -> sentence."""
    return {language: told(problem, language) for language in LANGUAGES}


def _told_params(params: dict[str, Any]) -> dict[str, Any]:
    said = {name: _plain(value) for name, value in params.items()}
    known = [_plain(value) for value in params.get("known", ())]
    listed = _listed(known, str(params.get("given", "")))
    span = "one" if params.get("low") == params.get("high") else "many"
    return {
        **said,
        "span": span,
        "known": ", ".join(str(name) for name in listed),
        "listed": len(listed),
        "more": len(known) - len(listed),
    }


def _listed(known: list[Any], given: str) -> list[Any]:
    """As many as a sentence bears: where there are more, those that look like what was given."""
    if len(known) <= MOST_LISTED:
        return known
    return sorted(known, key=lambda name: len(_pairs(given) & _pairs(str(name))), reverse=True)[:MOST_LISTED]


def _pairs(word: str) -> set[str]:
    """Letters that stand side by side: the more two words share, the more alike they look."""
    return {word[at : at + 2] for at in range(len(word) - 1)}


def _plain(value: Any) -> Any:
    """A text as it may stand in a sentence: one line, nothing that turns the rest of it round."""
    if not isinstance(value, str):
        return value
    printable = "".join(sign if sign.isprintable() else " " for sign in value)
    return " ".join(printable.split())[:LONGEST_WORD] or '""'
