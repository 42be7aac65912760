"""The words of Mars Needs Mechanics that its own pieces need, and some sentences read aloud."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from pyapp.core.messages import Reader, _branches, _closing
from pyapp.games.mechanics import texts
from pyapp.games.mechanics.components import COMPONENTS, MECHANISM_IDS
from pyapp.teach.ours import words
from tests.mechanics.tables import GAME

both = pytest.mark.parametrize("language", ["it", "en"])


@pytest.mark.parametrize(
    ("rule", "provenance"),
    [("R22", "seed"), ("R1", "public"), ("Q3", "public"), ("Q4", "reconstructed"), ("M2", "reconstructed")],
)
def test_where_rules_come_from(rule: str, provenance: str) -> None:
    assert texts.PROVENANCE[rule] == provenance


@both
def test_every_piece_has_its_names(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    for component in COMPONENTS:
        for form in ("", ".the", ".a", ".more", ".full"):
            assert messages[f"component.{component}{form}"]
        assert all(f"price.{component}-{price}" in messages for price in range(1, 11))
    for mechanism in MECHANISM_IDS:
        for form in (".the", ".full", ".source"):
            assert messages[f"mechanism.{mechanism}{form}"]
        assert messages[f"option.custom.{mechanism}"]


def test_some_sentences_read_aloud() -> None:
    reader = Reader(GAME.texts("it").MESSAGES, "it", ["Anna", "Bo"])
    sold = {"seat": 0, "type": "gear", "real": 2, "scrap": 1, "price": 4, "income": 8}
    assert reader.say("log.sold", sold) == "Anna vende 2 Ingranaggi con 1 Rottame a 4: 8 Cogs."
    change = {"round": 3, "up": 2, "down": 1, "rising": ["gear-7", "wire-6"], "falling": ["lens-4"]}
    assert reader.say("log.prices", change) == (
        "Prezzi dopo il round 3: salgono Ingranaggio 7 e Filo 6; scende Lente 4."
    )
    english = Reader(GAME.texts("en").MESSAGES, "en", ["Anna", "Bo"])
    assert english.say("log.sold", sold) == "Anna sells 2 Gears with 1 Scrap at 4: 8 cogs."
    refused = {"type": "gear", "due": 6, "cogs": 5, "types": ["lens", "wire"], "n": 2}
    assert english.say("why.too_dear", refused) == (
        "The Gear costs 6 cogs and you have 5. You can afford Lens and Wire."
    )


# -- every sentence, with numbers and names that grammar stumbles over ---------------------------------

NUMBERS = (-1, 0, 1, 2, 8, 11, 80)
PLAYERS = ["Anna", "Stefano", "Zoë", "Èlia"]
ONE_OF_MANY = "Cogs|carte|Rottami|passi|round di|cogs|cards|rounds"
MANY_OF_ONE = "Cog|carta|Rottame|passo|cog|card"
FAULTS = {
    "it": (
        r"\b(?:i|il|la|le|del|dei|al|ai|dal|nel) (?:8|11|80)\b",  # gli 8, l’8
        r"\b(?:un|il|i|del|al|dal|nel|quel|dei|nei) (?=[Ss][bcdfgklmnpqrtvz]|[Zz]|[Pp]s|[Gg]n)",
        r"\b(?:lo|gli|uno|dello|degli) (?=[BCDFGLMNPQRTV](?![ns]))",
        r"\b(?:lo|la|una|della|alla|dalla|nella) (?=[AEIOUÈ])",
        rf"\b1 (?:{ONE_OF_MANY})\b",
        rf"(?<![\d.])(?:0|2|8|11|80) (?:{MANY_OF_ONE})\b",
        r"\bnessun (?=(?:Caldaia|Lente|Tubatura))|\bnessuna (?=(?:Tubo|Filo|Magnete|Ingranaggio))",
    ),
    "en": (
        rf"\b1 (?:{ONE_OF_MANY})\b",
        rf"(?<![\d.])(?:0|2|8|11|80) (?:{MANY_OF_ONE})\b",
        r"\ba (?=[aeiAEI])|\ban (?=[bcdfgjklmnpqrstvwzBCDFGJKLMNPQRSTVWZ])",
        r"\b(?:he|she|his|him)\b",
    ),
}
HOLES = re.compile(r"[{}]|  | [,;:](?= |$)|\( ?\)|\b(?:None|undefined)\b|\b(?:component|mechanism|price)\.\w")
IDS = {
    "component": list(COMPONENTS),
    "mechanism": list(MECHANISM_IDS),
    "price": [f"{name}-{price}" for name in COMPONENTS for price in (1, 8, 10)],
}


def gaps(message: str) -> Iterator[tuple[str, str, str]]:
    """Every gap of a message, those inside branches too: its name, its kind, what follows."""
    at = message.find("{")
    while at >= 0:
        closing = _closing(message, at)
        name, _, rest = message[at + 1 : closing].partition(",")
        kind, _, rest = rest.strip().partition(",")
        yield name.strip(), kind.strip(), rest.strip()
        if kind.strip() in ("plural", "select"):
            for branch in _branches(rest).values():
                yield from gaps(branch)
        at = message.find("{", closing)


def fillings(message: str) -> Iterator[dict[str, Any]]:
    """Ways to fill a message: each number with each case, names and players walking along."""
    found = list(gaps(message))
    tables = {name: rest.partition(",")[0].strip() for name, kind, rest in found if kind in ("name", "list")}
    lists = {name for name, kind, _ in found if kind == "list"}
    seats = {name for name, kind, _ in found if kind == "seat"}
    cases = {name: list(_branches(rest)) for name, kind, rest in found if kind == "select"}
    plain = {name for name, kind, _ in found if kind in ("", "plural")} - set(tables) - seats - set(cases)
    rounds = max([len(NUMBERS), *(len(IDS[table]) for table in tables.values())])
    for case in range(max([1, *map(len, cases.values())])):
        for number in range(rounds):
            given: dict[str, Any] = dict.fromkeys(plain, NUMBERS[number % len(NUMBERS)])
            given |= {name: number % len(PLAYERS) for name in seats}
            given |= {name: options[case % len(options)] for name, options in cases.items()}
            for name, table in tables.items():
                ids = IDS[table]
                one = ids[number % len(ids)]
                given[name] = [one, ids[(number + 3) % len(ids)]][: 1 + number % 2] if name in lists else one
            given |= {name: PLAYERS[number % len(PLAYERS)] for name in ("name", "names") if name in plain}
            yield given


@both
def test_every_message_is_right_with_any_number_and_any_name(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    reader = Reader(messages, language, PLAYERS)
    found: list[str] = []
    for key, message in messages.items():
        for given in fillings(message):
            sentence = reader.say(key, given)
            if HOLES.search(sentence) and "{" not in str(given):
                found.append(f"{key}: {sentence}")
            found += [f"{key}: {sentence}" for fault in FAULTS[language] if re.search(fault, sentence)]
    assert found == []


@both
def test_rules_examples_and_lesson_keep_to_the_same_grammar(language: str) -> None:
    texts = {**GAME.texts(language).RULES, **words(GAME, language)}
    found = [
        f"{key}: {text}"
        for key, text in texts.items()
        for fault in FAULTS[language]
        if re.search(fault, text)
    ]
    assert found == []


def test_sentences_begin_with_a_capital_and_end_with_a_stop() -> None:
    for language in ("it", "en"):
        reader = Reader(GAME.texts(language).MESSAGES, language, PLAYERS)
        for key, message in GAME.texts(language).MESSAGES.items():
            if key.partition(".")[0] in ("log", "why", "reason", "prompt"):
                for given in fillings(message):
                    sentence = reader.say(key, given)
                    assert sentence[0].isupper() or sentence[0] in "«“" or not sentence[0].isalpha(), sentence
                    assert sentence.endswith((".", "!", "?")), sentence


def test_an_italian_board_speaks_italian() -> None:
    """The printed English names stand beside the Italian ones, nowhere instead of them."""
    english = re.compile(
        r"\b(?:Lens|Wire|Scrap|Aether|Goggles|Engine|Booster|Drive|Automaton|Grapple|Furnace|Valet|Gear|Boiler)\b"
    )
    allowed = (".full", ".sort", "not_a_move")
    words = {**GAME.texts("it").MESSAGES}
    assert [key for key, text in words.items() if english.search(text) and not key.endswith(allowed)] == []
    for component in (*COMPONENTS, "scrap"):
        assert words[f"component.{component}.full"] != words[f"component.{component}"]


def test_a_rule_of_the_rulebook_says_which_part_of_it_is_ours() -> None:
    for rule, rulings in texts.PARTLY.items():
        assert texts.PROVENANCE[rule] == "seed"
        assert set(rulings) <= set(texts.PROVENANCE)
        for language in ("it", "en"):
            told = GAME.texts(language).RULES[rule]
            assert rulings or re.search(r"nostr[iae]|are ours|is ours", told), rule
