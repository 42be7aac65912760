"""Every sentence, with awkward numbers and names, against the reviewers' list; every word against a dictionary."""

import gc
import re
import warnings
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from spylls.hunspell import Dictionary

from pyapp import GAMES
from tests.contract import words
from tests.contract.phrases import DESK, HOLE, PLURALS, RAW, UNWANTED
from tests.playing import COMPLETE
from tools.env.places import NODE_MODULES

pytestmark = pytest.mark.thorough  # every sentence with every number, and a dictionary to be read

both = pytest.mark.parametrize("language", words.LANGUAGES)
every_room = pytest.mark.parametrize("room", ["shell", "desk", *GAMES])
DICTIONARIES = {"it": "dictionary-it", "en": "dictionary-en-gb"}
OWN = Path(__file__).parent / "spelling"
WORD = re.compile(r"[^\W\d_¤]*¤[^\W\d_¤]*|[^\W\d_]+(?:['’][^\W\d_]+)*['’]?")
ONE, MANY = r"(?<![\w,.−$/+-])−?1", r"(?<![\w,.:/-])(?:0|2|8|11|80)"
AS_THEY_ARE = {
    "position.not_an_object": "it speaks of braces",
    "engine.kept": "a column of a list in the terminal",
    "engine.broken": "a column of a list in the terminal",
    "position.not_over": "laps and rounds are those of the race",
    "log.rolled_march": "“2 move” has a verb",
    "embed/builderwords paste.help": "two dots of a ring without transports",
    "learn example.Q2.steps.1.text": "“None” is the answer",
    "learn example.Q18.steps.1.text": "“None” is the answer",
}
"""Sentences that look like one of the list, and why they may."""


def unwanted(language: str) -> dict[str, re.Pattern[str]]:
    numbers = {f"{one}, {many}": rf"{ONE} {many}\b|{MANY} {one}\b" for one, many in PLURALS[language].items()}
    listed = {**UNWANTED[language], **numbers, "a hole": HOLE, "a raw key": RAW}
    return {what: re.compile(pattern) for what, pattern in listed.items()}


def found_in(said: str, patterns: dict[str, re.Pattern[str]]) -> list[str]:
    return [what for what, pattern in patterns.items() if pattern.search(said)]


@both
@every_room
def test_no_sentence_says_what_is_on_the_list(room: str, language: str) -> None:
    patterns, bad = unwanted(language), {}
    if room == "desk":
        patterns["a second word"] = re.compile(DESK[language])
    number = 0
    for key, said in words.sentences(language, room):
        number += 1
        if key not in AS_THEY_ARE and (found := found_in(said, patterns)):
            bad[key] = (found, said)
    assert number > (700 if room == "shell" or room in COMPLETE else 50) and bad == {}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("it", "Non rovina i 8 punti."),
        ("it", "Anna chiude con −1 punti."),
        ("it", "Ti restano 2 colono."),
        ("it", "Vai a Anna."),
        ("it", "Prendi il gnomo dal Stefano."),
        ("it", "Al turno della Anna."),
        ("it", "Pit stop senza rimuoviere usura."),
        ("it", "Mossa non valida."),
        ("it", "Anna ha . e basta."),
        ("it", "In solitario lascia via questo campo."),
        ("it", "Tra i primi tre sì, comprato no."),
        ("it", "Sei morto: perdi due vite."),
        ("it", "Per ora sei secondo, poi arrivi per primo."),
        ("it", "Il round dopo lo apre lui."),
        ("it", "I Meccanismi si usano solo nel proprio turno."),
        ("it", "Anna ottiene nessun cubo usura."),
        ("it", "Prima decidi: rimuovere un cubo, oppure salta."),
        ("it", "Avanza 1 carta: mettile nel mazzo."),
        ("it", "Un Marziano va in board.side.nw."),
        ("it", "Anna non è più collegato."),
        ("en", "The pawn of Anna moves."),
        ("en", "Only on one’s own turn."),
        ("en", "There is no a face-down card."),
        ("en", "You have 3 life and 0 life."),
        ("en", "1 card is left over: put them into the deck."),
        ("en", "There is the House already."),
        ("en", "It takes 1 cards."),
        ("en", "There are 8 colonist left."),
        ("en", "Choose a item."),
        ("en", "He keeps the the card."),
        ("en", "Among the first three yes, bought no."),
        ("en", "Play another card, or be content."),
        ("en", "The color of a dock."),
        ("en", "Anna takes {n} cards."),
    ],
)
def test_the_list_finds_what_it_is_for(language: str, said: str) -> None:
    assert found_in(said, unwanted(language))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("it", "Tiene intatti gli 8 punti, e l’11 va ad Anna."),
        ("it", "Pieno Carico per Zoe: −1 punto, poi 0 punti."),
        (
            "it",
            "Sei in seconda posizione, con sei passi, e non ottieni nulla. Il suo schermo non è più collegato.",
        ),
        ("en", "Anna’s pawn stands in front of Zoe with 3 lives; 1 life is left."),
        ("en", "An 8 beats a 7; −1 point, 0 points, 11 cards."),
    ],
)
def test_good_sentences_pass(language: str, said: str) -> None:
    assert found_in(said, unwanted(language)) == []


# -- spelling -----------------------------------------------------------------------------------


@cache
def dictionary(language: str) -> Dictionary:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)  # it leaves its files to be closed by themselves
        found = Dictionary.from_files(str(NODE_MODULES / DICTIONARIES[language] / "index"))
        gc.collect()
    return found


@cache
def own(language: str) -> frozenset[str]:
    """Names and terms: spelling/<language>.txt, and that of a game's own tests; what stands behind # says what they are."""
    files = [OWN / f"{language}.txt", *sorted(OWN.parent.parent.glob(f"*/spelling.{language}.txt"))]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())


def spelt(language: str, room: str) -> Iterator[tuple[str, str]]:
    """Each word of a room's texts, with the key of its text; what hangs on a gap is left out."""
    for key, text in words.rooms(language)[room].items():
        shown = words.spoken(text) if text.count("{") == text.count("}") else text
        for word in WORD.findall(shown):
            if "¤" not in word:
                yield word.replace("’", "'"), key


def known(language: str, word: str) -> bool:
    return any(
        form in own(language) or dictionary(language).lookup(form) for form in (word, word.rstrip("'"))
    )


@both
@every_room
def test_there_is_no_unknown_word(room: str, language: str) -> None:
    seen: dict[str, str] = {}
    for word, key in spelt(language, room):
        seen.setdefault(word, key)
    assert {word: key for word, key in seen.items() if not known(language, word)} == {}


@both
def test_our_own_words_are_needed(language: str) -> None:
    """A word that no text has any more, or that the dictionary knows, leaves the list."""
    used = {word.rstrip("'") for room in ("shell", "desk", *GAMES) for word, _ in spelt(language, room)}
    assert {word for word in own(language) if word not in used or dictionary(language).lookup(word)} == set()


def test_a_misspelt_word_is_found() -> None:
    assert not known("it", "rimuoviere") and known("it", "rimuovere") and known("it", "dell'usura")
    assert not known("en", "recieve") and not known("en", "color") and known("en", "colour")
