"""The words of Automobiles that its own pieces need."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from pyapp.core.messages import Reader, _branches, _closing
from pyapp.games.automobiles import GAME, texts
from pyapp.games.automobiles.components import BOX, CARDS
from pyapp.games.automobiles.cubes import COLOURS, counts
from pyapp.games.automobiles.rules.agenda import AGENDA
from pyapp.teach.ours import words

both = pytest.mark.parametrize("language", ["it", "en"])
BOX_OF = counts(BOX)

PLAYERS = ("Anna", "Stefano", "Zoe", "Ugo", "Elena")


def test_reconstructed_and_public_rules_say_so() -> None:
    """What a ruling of ours or another source decides is not called the rulebook's."""
    ours = "R1 R2 R3 R33 R34 R41 V2 V4 Q1 Q2 Q3 Q5 Q7 Q9 Q17 Q36"
    public = "R6 R10 R11 R13 R18 R24 R30 V1 V5 V6 Q4 Q19 Q37"
    for provenance, rules in (("reconstructed", ours), ("public", public), ("seed", "R22 R31 R40 Q6 Q20")):
        assert {texts.PROVENANCE[rule] for rule in rules.split()} == {provenance}
    assert {"Q2", "Q5", "Q7"} <= set(texts.WHY["unclear"])


@both
def test_a_part_of_a_rule_that_we_decided_says_so(language: str) -> None:
    """A rule of somebody else's that leans on a ruling of ours is marked as partly ours."""
    ours = {rule for rule, provenance in texts.PROVENANCE.items() if provenance == "reconstructed"}
    for rule, text in GAME.texts(language).RULES.items():
        if rule[0] == "R" and rule not in ours:
            named = set(re.findall(r"\bQ\d+\b", text)) & ours
            assert named <= set(texts.PARTLY.get(rule, ())), rule
    for rule, rulings in texts.PARTLY.items():
        assert rule not in ours and set(rulings) <= ours


@both
def test_every_cube_has_its_forms(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    assert all(messages[f"cube.{colour}{form}"] for colour in COLOURS for form in ("", ".a", ".the"))


def test_an_italian_board_speaks_italian() -> None:
    """The printed English names stand beside the Italian ones in inspector and index, nowhere instead of them."""
    italian, english = (GAME.texts(language) for language in ("it", "en"))
    same = {"manager", "nitro", "turbo"}
    printed = {card: english.MESSAGES[f"card.{card}"] for card in CARDS}
    names = re.compile(rf"\b(?:{'|'.join(printed[card] for card in CARDS if card not in same)})\b")
    beside = (".full", ".sort", "not_a_move")
    told = [key for key, text in italian.MESSAGES.items() if names.search(text) and not key.endswith(beside)]
    assert told == []
    assert [rule for rule, text in italian.RULES.items() if names.search(text)] == []
    assert [key for key, text in words(GAME, "it").items() if names.search(text)] == []
    for card, name in printed.items():
        assert (italian.MESSAGES[f"card.{card}.full"] == name) == (card in same)
        assert name in italian.MESSAGES[f"card.{card}.full"] and name in italian.MESSAGES[f"card.{card}.sort"]


@both
def test_every_decision_has_its_prompt(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    asked = {name for name, kind in AGENDA.kinds.items() if kind.offer}
    assert {name for name in asked if f"prompt.{name}" not in messages} == set()
    optional = {name for name, kind in AGENDA.kinds.items() if kind.offer and not kind.compulsory}
    assert {name for name in optional if f"step.{name}" not in messages} == set()


@both
def test_the_set_descriptions_name_every_set_and_the_tracks_are_called_ours(language: str) -> None:
    words = GAME.texts(language)
    told = words.MESSAGES["option.cards.help"]
    for name in ("first_game", "perfect_tuning", "jalopy", "money", "rainbow", "high_revs", "experts"):
        assert words.MESSAGES[f"option.cards.{name}"] in told
        assert words.MESSAGES[f"option.cards.{name}"] in words.RULES["V3"]
    ours = {"it": "noi", "en": "by us"}[language]
    assert ours in words.MESSAGES["option.track.help"]
    assert words.MESSAGES["why_reconstructed.R1"] and texts.PROVENANCE["R1"] == "reconstructed"


@pytest.mark.parametrize(
    ("key", "filled", "italian", "english"),
    [
        (
            "log.bought",
            {"seat": 0, "colour": "blue", "cost": 4, "money": 1},
            "Anna compra un cubo blu per 4$: resta 1$.",
            "Anna buys a blue cube for $4: $1 left.",
        ),
        (
            "why.no_upgrades",
            {"card": "car_chief"},
            "Capomacchina: nella riserva è esaurito il colore subito più scuro di ogni marcia dei tuoi scarti.",
            "Car Chief: for every gear of your discard pile, the next darker colour is sold out.",
        ),
        (
            "why.not_a_gear",
            {"colour": "blue"},
            "Un cubo blu non è una marcia: scegli bianco, grigio chiaro, grigio scuro o nero.",
            "A blue cube is no gear: choose white, light grey, dark grey or black.",
        ),
        (
            "reason.all_wear",
            {"n": 9},
            "L’usura resta contenuta: a fine turno tra i cubi utilizzati ci sono 9 cubi usura.",
            "The wear stays within bounds: at the end of the turn there are 9 wear cubes in the used pile.",
        ),
        (
            "reason.road",
            {"n": 10},
            "Con questi cubi il turno può arrivare a 10 colonne da dove è partito.",
            "With these cubes the turn can end 10 columns from where it began.",
        ),
        (
            "reason.rivals",
            {},
            "Gli avversari ne traggono meno vantaggio che da altre mosse.",
            "The opponents gain less by it than by other moves.",
        ),
        (
            "reason.stuck",
            {},
            "Hai cubi che vanno bene per gli spazi che avrai davanti.",
            "You have cubes for the spaces that will be ahead of you.",
        ),
        ("due.rest", {}, "usare un cubo a vuoto", "use up a cube without its effect"),
        (
            "board.recap.pit",
            {"n": 2},
            "pit stop, 2 cubi usura rimossi",
            "pit stop, 2 wear removed",
        ),
    ],
)
def test_what_was_said_wrongly_once(key: str, filled: dict[str, Any], italian: str, english: str) -> None:
    for language, said in (("it", italian), ("en", english)):
        assert Reader(GAME.texts(language).MESSAGES, language, PLAYERS).say(key, filled) == said


@both
def test_the_box_is_counted_in_the_rules(language: str) -> None:
    """R7 counts the cubes as the stock does; the printed cost of wear stands on its card (Q1)."""
    told = [int(number) for number in re.findall(r"\d+", GAME.texts(language).RULES["R7"].partition("(")[0])]
    numbers = {
        colour: BOX_OF[colour] for colour in ("white", "light", "dark", "black", "wear", "yellow", "blue")
    }
    assert told == list(numbers.values())
    assert len({BOX_OF[colour] for colour in ("purple", "red", "green", "blue")}) == 1
    cost = {"it": "2$", "en": "$2"}[language]
    assert (
        cost in GAME.texts(language).MESSAGES["card.wear.sort"] and cost in GAME.texts(language).RULES["Q1"]
    )


@both
def test_the_names_of_the_sets_are_whole_and_each_is_described(language: str) -> None:
    words = GAME.texts(language).MESSAGES
    whole = {"it": ("Guerriero da strada arcobaleno", "Invito per esperti")}
    whole["en"] = ("Rainbow road warrior", "Invitation for experts")
    assert (words["option.cards.rainbow"], words["option.cards.experts"]) == whole[language]
    for name in ("first_game", "perfect_tuning", "jalopy", "money", "rainbow", "high_revs", "experts"):
        described = (
            words["option.cards.help"].partition(f"{words[f'option.cards.{name}']}")[2].partition(".")[0]
        )
        assert len(described.partition(": ")[2].split()) >= 3, name


# -- every sentence, with every number and name -------------------------------------------------

NUMBERS = (-1, 0, 1, 2, 8, 11, 80)
SINGULAR = "cubo|giro|colonna|passo|spazio|sezione|scarto|cube|lap|column|step|space|section|car"
PLURAL = "cubi|giri|colonne|passi|spazi|sezioni|scarti|cubes|laps|columns|steps|spaces|sections|cars"
WRONG = {
    "a number without its form": rf"(?<![\d−$-])1 (?:{PLURAL})\b|(?<![\d.])(?:0|2|8|11|80) (?:{SINGULAR})\b(?! game)",
    "an article before a number": r"\b(?:il|i|lo|del|dei|dal|dai|al|ai|nel|nei|sul|sui|la|le) (?:8|11|80)\b",
    "a hole": r"  | [.,;:!?]|\( ?\)|[{}]|(?-i:\bNone\b)|: *\.",
    "a raw key": r"\b(?:cube|card|pile|step|track|space|part)\.[a-z_]+",
    "an article twice": r"\b(?:un|una|uno|il|lo|la) (?:un|una|uno|il|lo|la) |\b(?:a|an|the) (?:a|an|the) ",
    "an elision left out": r"\b(?:un|della|dalla|alla|nella|sulla) usura\b|\b(?:lo|la|una) (?:[aeiou]\w+) cubo",
}
SEVERAL = {"list", "any"}
SAID = {
    "where": "D1-26",
    "space": "D1-26",
    "id": "D1-26",
    "text": "words",
    "name": "Zoe",
    "names": "Anna",
    "spaces": "D1-26",
}
SAID |= {"cubes": "1 cubo blu", "field": "seats[0]", "known": "[0, 1]", "example": "[]", "step": "go"}


def gaps(message: str) -> Iterator[tuple[str, str, str]]:
    """Name, kind and rest of every gap, those within cases too."""
    at = 0
    while (at := message.find("{", at)) >= 0:
        end = _closing(message, at)
        name, _, rest = message[at + 1 : end].partition(",")
        kind, _, rest = rest.strip().partition(",")
        yield name.strip(), kind.strip(), rest
        if kind.strip() in ("plural", "select"):
            for inner in _branches(rest).values():
                yield from gaps(inner)
        at = end + 1


def values(messages: dict[str, str], kind: str, rest: str) -> list[Any]:
    """What may stand in a gap."""
    words = [word.strip() for word in rest.split(",")]
    if kind in ("name", *SEVERAL):
        ids = [key.split(".")[1] for key in messages if re.fullmatch(rf"{words[0]}\.\w+", key)]
        return [ids[:1], ids[:2], ids[:3]] if kind in SEVERAL else ids
    if kind == "seat":
        return list(range(len(PLAYERS)))
    if kind == "select":
        return [case for case, text in _branches(rest).items() if case != "other" or text]
    return list(NUMBERS)


@both
def test_every_sentence_is_right_with_every_number_and_name(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    reader = Reader(messages, language, PLAYERS)
    found = []
    for key, message in messages.items():
        names: dict[str, list[Any]] = {}
        for name, kind, rest in gaps(message):
            choice = values(messages, kind, rest) if kind or name not in SAID else [SAID[name]]
            both_uses = [
                *names.get(name, ()),
                *(value for value in choice if value not in names.get(name, ())),
            ]
            named = [value for value in both_uses if value != "other"]
            names[name] = named if len(both_uses) > len(choice) else both_uses
        most = max((len(choice) for choice in names.values()), default=1)
        rounds = list(product(*names.values())) if len(names) < 3 else []
        rounds += [
            tuple(choice[(turn * (place + 1)) % len(choice)] for place, choice in enumerate(names.values()))
            for turn in range(7 * most)
        ]
        for chosen in rounds:
            said = reader.say(key, dict(zip(names, chosen, strict=True)))
            found += [
                (key, what, said)
                for what, pattern in WRONG.items()
                if re.search(pattern, said, re.IGNORECASE)
            ]
    assert {(key, what): said for key, what, said in found} == {}
