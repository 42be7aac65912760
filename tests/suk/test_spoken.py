"""Every message of Marrak Hesh 17, filled with awkward numbers and names, is still a good sentence."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from pyapp.core.game import LANGUAGES
from pyapp.core.messages import Reader
from tests.suk.table import game
from tests.suk.test_texts import MESSAGES, Grammar

NUMBERS = (-1, 0, 1, 2, 8, 11, 80)
NAMES = ("Anna", "Elena", "Sbirro", "Zoe", "Ugo")
PLURALS = {
    "it": {"punto": "punti", "merce": "merci", "attracco": "attracchi", "gruppo": "gruppi", "casella": "caselle",
           "trasporto": "trasporti", "carta": "carte"},
    "en": {"point": "points", "tile": "tiles", "dock": "docks", "group": "groups", "cell": "cells",
           "transport": "transports", "card": "cards"},
}  # fmt: skip
WRONG = {
    "it": r"\b(?:i|il|la|lo|un|una|dei|del|della|ai|al|alla|dai|dal|dalla|nei|nel|nella|sui|sul|sulla) (?:8|11|80)\b"
    r"|(?i:(?<![\w’])([ae]) (?=\1))",
    "en": r"\ba (?:8|11|80|[aeio])",
}
UNCLEAN = re.compile(r"[{}#]|\bNone\b|  | [.,;:!?]|\.\.|\b(?:tile|colour|transport|card|corp|cell|type)\.\w")


def ways(key: str, language: str) -> Iterator[dict[str, Any]]:
    """The message with each number, and with each name that its gaps may be filled with."""
    messages = MESSAGES[language]
    arguments = Grammar(messages[key]).arguments
    for turn, number in enumerate((*NUMBERS, *NUMBERS, *NUMBERS)):
        filled: dict[str, Any] = {}
        for name, kind, what in sorted(arguments):
            ids = sorted(
                {other.split(".")[1] for other in messages if other.startswith(f"{what}.")} - {"deep"}
            )
            if kind == "name":
                filled[name] = ids[turn % len(ids)]
            elif kind == "list":
                filled[name] = [ids[(turn + more) % len(ids)] for more in range(1 + turn % 3)]
            elif kind == "seat":
                filled[name] = turn % len(NAMES)
            elif kind == "select":
                cases = re.findall(r"(\w+) \{", messages[key].partition(f"{{{name}, select, ")[2])
                filled[name] = cases[turn % len(cases)]
            elif name == "name":
                filled[name] = NAMES[turn % len(NAMES)]
            elif name not in filled:
                filled[name] = {"field": "ring", "text": "ciao", "docks": 24}.get(name, number)
        yield filled


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_with_any_number_and_name_is_a_good_sentence(language: str) -> None:
    reader = Reader(MESSAGES[language], language, NAMES)
    bad = {
        said: key
        for key in MESSAGES["it"]
        for said in {reader.say(key, filled) for filled in ways(key, language)}
        if not good(said, language)
    }
    assert bad == {}


def good(said: str, language: str) -> bool:
    wrong = [
        *(UNCLEAN.pattern, WRONG[language]),
        *(rf"(?<![\d,])−?1 {many}\b" for many in PLURALS[language].values()),
        *(rf"\b(?:0|2|8|11|80) {one}\b" for one in PLURALS[language]),
    ]
    return not any(re.search(pattern, said) for pattern in wrong)


@pytest.mark.parametrize(
    ("language", "said"), [("it", "Restano 1 punti."), ("it", "Restano 8 punto."), ("it", "Restano {n}.")]
)
def test_a_bad_sentence_is_found(language: str, said: str) -> None:
    assert not good(said, language)


@pytest.mark.parametrize(
    ("key", "filled", "said"),
    [
        ("log.scored", {"seat": 0, "total": -1, "colour": 0, "type": 0, "rare": 0, "deep": -1},
         "Anna chiude con −1 punto: colori 0, tipi 0, merci rare 0, Spazio Profondo −1."),
        ("log.deep_step", {"card": "full_load", "seat": 0, "act": "bonus", "points": -1},
         "Pieno Carico per Anna: −1 punto."),
        ("log.deep_step", {"card": "zero_gravity", "seat": 3, "act": "play", "points": 0},
         "Gravità Zero per Zoe: è valsa per tutta la partita."),
        ("reason.keeps_colour", {"points": 8}, "Tiene intatti 8 punti di colori, che un’altra mossa farebbe calare."),
        ("reason.colour", {"groups": 1, "size": 3, "points": 3, "more": 1}, "Colori: un gruppo da 3, 3 punti (1 in più)."),
        ("board.track.at", {"name": "Elena", "n": -1}, "Elena: −1 punto"),
    ],
)  # fmt: skip
def test_what_was_said_wrongly_once(key: str, filled: dict[str, Any], said: str) -> None:
    assert Reader(game.texts("it").MESSAGES, "it", NAMES).say(key, filled) == said
