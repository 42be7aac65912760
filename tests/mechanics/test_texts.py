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
        "Prezzi dopo il round 3: salgono Ingranaggio a 7 e Filo a 6; scende Lente a 4."
    )
    english = Reader(GAME.texts("en").MESSAGES, "en", ["Anna", "Bo"])
    assert english.say("log.sold", sold) == "Anna sells 2 Gears with 1 Scrap at 4: 8 cogs."
    refused = {"type": "gear", "due": 6, "cogs": 5, "types": ["lens", "wire"], "n": 2}
    assert english.say("why.too_dear", refused) == (
        "The Gear costs 6 cogs and you have 5. You can afford the Lens and the Wire."
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


@pytest.mark.parametrize(
    ("key", "filled", "italian", "english"),
    [
        (
            "why.not_owned",
            {"mechanism": "pneumatic_post", "n": 0, "mechanisms": []},
            "Per usare la Posta Pneumatica devi prima costruirla. Per ora non hai Meccanismi.",
            "To use the Pneumatic Post you have to build it first. You have no mechanisms so far.",
        ),
        (
            "why.used_up",
            {"mechanism": "x_ray_goggles"},
            "In questo round hai già usato gli Occhiali a Raggi X: potrai usarli ancora nel prossimo.",
            "You have used the X-Ray Goggles in this round already: you can use them again in the next one.",
        ),
        (
            "reason.bought",
            {"type": "piping", "paid": 5, "price": 6, "set": "one", "have": 1},
            "La Tubatura, pagata 5: se il round finisse adesso varrebbe 6.",
            "The Piping, bought for 5: if the round ended now it would be worth 6.",
        ),
        (
            "reason.dearer",
            {"types": ["lens", "wire"], "n": 2, "own": True},
            "Sale il prezzo di carte che hai in mano: Lente e Filo.",
            "The price of cards in your hand rises: Lens and Wire.",
        ),
        (
            "reason.against",
            {"types": ["lens", "boiler"], "n": 2},
            "Scende il prezzo di carte che hanno gli altri: Lente e Caldaia.",
            "The price of cards that the others hold falls: Lens and Boiler.",
        ),
        (
            "log.round_report",
            {
                "round": 4,
                "n": 3,
                "s0": 0,
                "i0": 18,
                "c0": 40,
                "s1": 1,
                "i1": 0,
                "c1": 30,
                "s2": 2,
                "i2": 12,
                "c2": 22,
            },
            "Conti del round 4: Anna +18 (in cassa 40), Stefano 0 (30), Zoë +12 (22).",
            "Round 4 in figures: Anna +18 (purse 40), Stefano 0 (30), Zoë +12 (22).",
        ),
    ],
)
def test_what_was_said_wrongly_once(key: str, filled: dict[str, Any], italian: str, english: str) -> None:
    for language, said in (("it", italian), ("en", english)):
        assert Reader(GAME.texts(language).MESSAGES, language, PLAYERS).say(key, filled) == said


def test_what_stands_for_a_name_agrees_with_it() -> None:
    """The article decides: la Posta, costruirla, una sola; gli Occhiali, costruirli; la Tubatura, pagata."""
    words = GAME.texts("it").MESSAGES
    endings = {
        "il": ("lo", "uno solo"),
        "lo": ("lo", "uno solo"),
        "la": ("la", "una sola"),
        "gli": ("li", "un solo paio"),
    }
    male = {"l’Automa", "l’Arpione Magnetico", "l’Ingranaggio"}
    for mechanism in MECHANISM_IDS:
        the = words[f"mechanism.{mechanism}.the"]
        article = "il" if the in male else the.split()[0]
        assert (words[f"mechanism.{mechanism}.it"], words[f"mechanism.{mechanism}.only"]) == endings[
            article
        ], the
    for component in COMPONENTS:
        the = words[f"component.{component}.the"]
        female = the.startswith("la ")
        assert words[f"component.{component}.paid"] == ("pagata" if female else "pagato")
        assert words[f"component.{component}.no"].startswith("nessuna " if female else "nessun ")
        assert the in male or the.split()[0] in ("il", "la")


@both
def test_what_the_box_leaves_open_is_told_in_the_rules(language: str) -> None:
    """R9: who begins may be chosen, and is an option; R20: where a turn ends by itself."""
    rules = GAME.texts(language).RULES
    assert "first" in GAME.options
    assert {"it": "scegliete un posto", "en": "you choose a seat"}[language] in rules["R9"]
    assert {"it": "Finisce da sé solo dove tutti sanno", "en": "ends by itself only where everybody knows"}[
        language
    ] in rules["R20"]


def test_rules_and_examples_say_in_and_optional() -> None:
    """Q15 and its example speak of the same actions as R13; the Grapple's places are ones that a type stands in."""
    rules, told = GAME.texts("it").RULES, words(GAME, "it")
    assert "opzionali" in rules["Q15"] and "sta negli ultimi tre posti" in rules["M6"]
    example = [text for key, text in told.items() if key.startswith("example.Q15.")]
    assert any("opzionali" in text for text in example) and not any("facoltativ" in text for text in example)
    assert not any(re.search(r"\ba Piping\b|\bPipings\b", text) for text in english_words())


def english_words() -> list[str]:
    """What is said of Pipings with every number, in refusals, reasons and the log."""
    reader = Reader(GAME.texts("en").MESSAGES, "en", PLAYERS)
    messages = GAME.texts("en").MESSAGES
    return [
        reader.say(key, {**given, "type": "piping"} if "type" in given else given)
        for key, message in messages.items()
        for given in fillings(message)
    ]


@both
def test_advice_knows_the_automaton_and_the_length_of_a_game(language: str) -> None:
    told = words(GAME, language)
    assert any(
        {"it": "Automa", "en": "Automaton"}[language] in text for key, text in told.items() if "tip." in key
    )
    assert {"it": "da sei a dieci round", "en": "six to ten rounds"}[language] in told[
        "lesson.steps.end.text"
    ]


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
