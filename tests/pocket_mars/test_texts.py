"""The words of Pocket Mars that its own pieces need."""

import re
from typing import Any

import pytest

from pyapp.core.messages import Reader
from pyapp.games.pocket_mars import GAME, texts
from pyapp.games.pocket_mars.components import BUILDINGS, CARDS
from pyapp.games.pocket_mars.rules.agenda import AGENDA
from tools.env.places import ROOT

LEARN = "pyapp/games/pocket_mars/learn"

both = pytest.mark.parametrize("language", ["it", "en"])


def test_reconstructed_and_public_rules_say_so() -> None:
    for rule, provenance in (("Q1", "reconstructed"), ("Q2", "public"), ("R12a", "seed"), ("Q14", "seed")):
        assert texts.PROVENANCE[rule] == provenance


@both
def test_every_card_has_both_halves_and_its_source(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    for card in CARDS:
        for form in (".title", ".top", ".bottom", ".source"):
            assert messages[f"card.{card.id}{form}"]
    for building in BUILDINGS:
        assert messages[f"building.{building}.ability"]
    assert len({messages[f"card.{card.id}"] for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize(
    ("language", "ours", "public", "seed"),
    [
        ("it", "ricostruita", "da una fonte pubblica", "dal regolamento"),
        ("en", "reconstructed", "from a public source", "from the rulebook"),
    ],
)
def test_each_half_of_a_card_says_whether_it_is_ours(
    language: str, ours: str, public: str, seed: str
) -> None:
    """Thirty cards are our reconstruction from top to bottom, and half of a thirty-first."""
    words = {"reconstructed": ours, "public": public, "seed": seed}
    said = [GAME.texts(language).MESSAGES[f"card.{card.id}.source"].split(".") for card in CARDS]
    for card, halves in zip(CARDS, said, strict=True):
        assert [
            half.endswith(words[origin]) for half, origin in zip(halves, card.provenance, strict=False)
        ] == [
            True,
            True,
        ], card.id
    assert [sum(ours in half for half in halves) for halves in said].count(2) == 30


@both
def test_every_decision_has_its_prompt(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    asked = {name for name, kind in AGENDA.kinds.items() if kind.offer}
    assert {name for name in asked if f"prompt.{name}" not in messages} == set()


@both
def test_what_is_not_the_rulebooks_is_marked_inside_a_rule_too(language: str) -> None:
    """A rule whose part comes from elsewhere names the ruling, and that ruling says where it comes from."""
    rules = GAME.texts(language).RULES
    for rule, rulings in texts.PARTLY.items():
        for ruling in rulings:
            assert f"({ruling}" in rules[rule] or f", {ruling}" in rules[rule], (rule, ruling)
            assert texts.PROVENANCE[ruling] != "seed"
    for rule, text in rules.items():
        if rule.startswith("R"):
            named = {ruling for ruling in re.findall(r"Q\d+", text) if texts.PROVENANCE[ruling] != "seed"}
            assert named == set(texts.PARTLY.get(rule, ())), rule


@pytest.mark.parametrize(
    ("key", "italian", "english"),
    [
        # two colonists of one card may go to two Buildings; cover and salvage leave Construction out; the rest in any order
        ("card.energy-7.top", "anche diverso per ognuno", "each to the ★ space of any Building"),
        ("card.ecosystem-7.top", "anche diverso per ognuno", "each in any Building"),
        ("card.construction-1.top", "di qualunque colore", "of any colour"),
        ("card.construction-2.top", "Costruzione esclusa", "other than Construction"),
        ("card.science-6.top", "Costruzione esclusa", "other than Construction"),
        ("card.water-4.top", "nell’ordine che vuoi", "in any order"),
        # DA counts by its own numbers, and a solo round has a third end
        (
            "board.about.race.da",
            "i quattro Edifici valgono 4 punti, i quattro coloni insieme 5",
            "Four Buildings bring DA 4",
        ),
        ("board.about.race.da", "l’energia 2", "four together 5, energy 2"),
        ("board.about.round.solo", "modulo di DA", "DA’s prep"),
    ],
)
def test_a_text_says_all_that_the_engine_does(key: str, italian: str, english: str) -> None:
    assert italian in GAME.texts("it").MESSAGES[key] and english in GAME.texts("en").MESSAGES[key]


@pytest.mark.parametrize(
    ("rule", "italian", "english"),
    [
        ("R36d", "senza coloni sulla Terra non si può", "without a colonist on Earth you can’t"),
        ("R36e", "di mano o modulo", "hand or prep"),
        ("R36e", "Si può anche al massimo", "Allowed at the maximum too"),
        ("Q10", "Scienza 4", "Science 4"),
        ("Q10", "nell’ordine degli Edifici", "in the order of the Buildings"),
        ("Q65", "la vedi finché resta dov’è", "you see it as long as it stays where it is"),
        ("R12a", "a faccia in giù", "face-down"),
        ("Q2", "a faccia in giù", "face-down"),
        ("R40", "Noi leggiamo così", "We read it like this"),
    ],
)
def test_a_rule_says_all_that_the_rulebook_says_or_whose_reading_it_is(
    rule: str, italian: str, english: str
) -> None:
    assert italian in GAME.texts("it").RULES[rule] and english in GAME.texts("en").RULES[rule]


# -- what was said wrongly once -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "filled", "italian", "english"),
    [
        (
            "board.last_turns",
            {"names": "Anna e Bruno", "n": 2},
            "Anna e Bruno potrebbero sistemare il settimo colono: forse è l’ultimo round.",
            "Anna e Bruno may each land the seventh colonist: this may be the last round.",
        ),
        ("board.verb.take", {}, "Prendi la carta di DA", "Take DA’s card"),
        ("board.verb.scrap", {}, "Scarta la carta di DA", "Discard DA’s card"),
        (
            "board.do.take",
            {"slot": "…", "what": "…"},
            "Prendi la carta di DA …: …",
            "Take DA’s card …: …",
        ),
        (
            "board.do.scrap",
            {"slot": "…", "what": "…"},
            "Scarta la carta di DA …: …",
            "Discard DA’s card …: …",
        ),
        (
            "board.unseen",
            {"colour": "energy", "values": "1, 2, 4"},
            "Energia: non vedi 1, 2, 4",
            "Energy: out of sight 1, 2, 4",
        ),
        (
            "board.deck.rounds",
            {"n": 0},
            "Con un mazzo così, questo può essere l’ultimo round.",
            "With a deck this small, this may be the last round.",
        ),
        (
            "log.compared",
            {"value": 3, "to_beat": 3, "beats": False},
            "Valore 3 contro 3: non batte.",
            "Value 3 against 3: it doesn’t beat it.",
        ),
        (
            "log.played",
            {"seat": 0, "card": "energy-1"},
            "Anna gioca Schiera solare (Energia 1) dalla mano.",
            "Anna plays Solar Array (Energy 1) from the hand.",
        ),
    ],
)
def test_what_was_said_wrongly_once(key: str, filled: dict[str, Any], italian: str, english: str) -> None:
    for language, said in (("it", italian), ("en", english)):
        assert Reader(GAME.texts(language).MESSAGES, language, ["Anna"]).say(key, filled) == said


def test_what_was_taught_or_ruled_in_other_words_once() -> None:
    rules = GAME.texts("it").RULES
    assert "lo stesso numero di turni" in rules["R19"]
    assert "in una partita a 1 o 2" in rules["R8"] and "in una partita a più giocatori" in rules["R30"]
    taught = {path.stem: path.read_text("utf-8") for path in (ROOT / LEARN).rglob("*.json")}
    assert "Un colono solo alla volta: per salire tu ti servirà un’altra occasione" in taught["R17a"]
    assert "se qui ne hai quattro" in taught["index"]
    for text in taught.values():
        assert not re.search(r"colono solo a turno|qui fate quattro|tu serve un", text)
