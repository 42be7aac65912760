"""Every sentence of the title, said with every kind of number and name: whole, and in agreement where a machine can tell."""

import re
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import pytest

from pyapp.core.messages import Reader, _branches, _closing
from pyapp.games.pocket_mars import GAME
from tests.contract.words import NOT_AMONG

NUMBERS = (-1, 0, 1, 2, 8, 11, 80)
PLAYERS = ["Anna", "Elena", "Stefano", "Zoe"]
both = pytest.mark.parametrize("language", ["it", "en"])

Kinds = dict[str, set[tuple[str, ...]]]


def kinds_of(message: str, found: Kinds | None = None) -> Kinds:
    """Name of each gap -> what it may hold: ("plain",), ("name", table), ("seat",), ("select", branch ...)."""
    found = {} if found is None else found
    at = message.find("{")
    while at >= 0:
        closing = _closing(message, at)
        if message[at - 1 : at] != "'":
            name, _, rest = message[at + 1 : closing].partition(",")
            kind, _, rest = rest.strip().partition(",")
            kept = found.setdefault(name.strip(), set())
            match kind.strip():
                case "":
                    kept.add(("plain",))
                case "plural":
                    kept.add(("number",))
                    for branch in _branches(rest).values():
                        kinds_of(branch, found)
                case "select":
                    branches = _branches(rest)
                    kept.add(("select", *branches))
                    for branch in branches.values():
                        kinds_of(branch, found)
                case other:
                    kept.add((other, rest.split(",")[0].strip()))
        at = message.find("{", closing)
    return found


def values(key: str, name: str, kinds: set[tuple[str, ...]], messages: dict[str, str]) -> list[Any]:
    """What a gap may be filled with."""
    kind = {found[0]: found[1:] for found in kinds}
    found: list[Any] = []
    if "select" in kind:
        found = [branch for branch in kind["select"] if branch != "other"]
    if "name" in kind or "list" in kind:
        table = (kind.get("name") or kind.get("list") or ("",))[0]
        ids = [
            of.split(".", 1)[1]
            for of in messages
            if re.fullmatch(rf"{table}\.[\w-]+", of) and of not in NOT_AMONG
        ]
        if key.startswith("reason."):
            ids = [of for of in ids if table != "card" or "-" in of]  # a reason knows its card
        return [*found, *(ids if "name" in kind else [ids[:1], ids[:2], ids[:3]])]
    if "seat" in kind:
        return [*found, 0, 1, 2, 3]
    if name in WORDS or (key, name) in WORDS:
        return [*found, *WORDS.get(name, WORDS.get((key, name), []))]
    return found or list(NUMBERS)


WORDS: dict[Any, list[str]] = {
    **{name: ["Anna", "Elena", "Stefano", "Zoe", "DA"] for name in ("name", "names")},
    **{
        name: ["Scienza"]
        for name in ("what", "text", "cards", "values", "building", "card", "here", "origin")
    },
    **{name: ["a sinistra"] for name in ("slot", "their_slot", "target", "who", "up", "down", "way", "why")},
    **{name: ["lancia 1"] for name in ("first", "then", "a", "b", "top", "bottom")},
    **{name: ["seats[0].hand"] for name in ("field", "step", "steps", "lower", "upper", "stars")},
    "rule": ["R38"],
    "level": ["3"],
}
"""Gaps that are filled with words made before."""


def sentences(language: str) -> Iterator[tuple[str, str]]:
    messages = GAME.texts(language).MESSAGES
    reader = Reader(messages, language, PLAYERS)
    for key, message in messages.items():
        kinds = kinds_of(message)
        names = list(kinds)
        choices = [values(key, name, kinds[name], messages) for name in names]
        for combination in islice(product(*choices), 400):
            yield key, reader.say(key, dict(zip(names, combination, strict=True)))


HOLE = re.compile(
    r"[{}]|\b(?:why|card|building|step|slot|effect|log|board|glossary)\.[a-z]|\s\s|\s[,.;:!?]|\.\.(?!\.)|,,|: ?\.|None"
)
WRONG = {
    "it": [
        r"(?<![\w−-])−?1 (?:punti|coloni|carte|posti)\b",
        r"(?<![\w−-])(?:0|2|8|11|80) (?:punto|colono|carta|posto)\b",
        r"\b(?:i|il|lo|dei|del|ai|al|nei|nel|sui|sul|dai|dal|un|una|la|le) (?:8|11|80)\b(?! energia)",
        r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l’)\b",
        r"\b[Aa] [Aa]|\b[Ee] [Ee](?![^ ]*\.)",
        r"\b(?:un’[^aeiouAEIOUhH]|uno (?!in\b)[aeiouAEIOU])",
        r"[a-zà]'[a-z]",
        r"\bè 1 coloni\b|\bsono 1\b",
    ],
    "en": [
        r"(?<![\w−-])1 (?:points|colonists|cards|places|rounds|more rounds)\b",
        r"(?<![\w−-])(?:0|2|8|11|80) (?:point|colonist|card|place)\b",
        r"\b[Aa] [AEIOUaeio]\w",
        r"\b[Aa]n [BCDFGJKLMNPQRSTVWXYZbcdfgjklmnpqrstvwxyz]\w",
        r"\ban (?:8|11)\b.*\ba (?:8|11)\b",
        r"[a-z]'[a-z]",
    ],
}


@both
def test_every_sentence_is_whole_and_agrees(language: str) -> None:
    wrong = [re.compile(pattern) for pattern in WRONG[language]]
    bad: dict[str, str] = {}
    count = 0
    for key, said in sentences(language):
        count += 1
        if HOLE.search(said) or any(pattern.search(said) for pattern in wrong):
            bad.setdefault(key, said)
    assert count > 3000
    assert bad == {}


@both
def test_sentences_begin_with_a_capital_and_end(language: str) -> None:
    """What the log tells, what refusals and questions say."""
    for key, said in sentences(language):
        if key.startswith(("log.", "why.", "prompt.", "reason.", "ended.", "story.")):
            assert said[0].isupper() or said[0] in "«“+−0123456789R", (key, said)
            assert said.rstrip("»”")[-1] in ".!?", (key, said)


# Words that have a better one, by language: the title says one word for one thing.
UNWANTED = {
    "it": r"\berrore:|\binvalid|\bnull\b|\bnon valid|\bprep\b|\bship\b|\bstep\b|\bcopert[ae]\b|\bvoi\b|\bvostr|\butente\b",
    "en": r"\berror\b|\binvalid\b|\bnull\b|\bmodulo\b|\bspaceship\b|\bhis\b|\bher\b|\bhe\b|\bshe\b|\buser\b",
}
GAP = re.compile(r"\{\w+(?:\}|, \w+, ?\w*)")


@both
def test_one_word_for_one_thing(language: str) -> None:
    texts = GAME.texts(language)
    unwanted = re.compile(UNWANTED[language], re.IGNORECASE)
    spoken = {
        key: text
        for key, text in {**texts.MESSAGES, **texts.RULES}.items()
        if not key.startswith(("position.", "index."))
    }
    assert {key: text for key, text in spoken.items() if unwanted.search(GAP.sub("", text))} == {}
