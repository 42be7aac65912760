"""The words of Martians!!! that its own pieces need."""

import re
from typing import Any

import pytest

from pyapp.core.messages import Reader
from pyapp.games.martians import GAME
from pyapp.games.martians.components import CARDS, ITEMS
from pyapp.games.martians.rules.agenda import AGENDA
from pyapp.games.martians.state import SPOKEN
from pyapp.teach.ours import words

from .tables import STORE, window

both = pytest.mark.parametrize("language", ["it", "en"])


@both
def test_titles_differ_and_items_have_their_article(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    assert len({messages[f"card.{card}"] for card in CARDS}) == len(CARDS)
    assert [item for item in ITEMS if not messages.get(f"item.{item}.the")] == []


@both
def test_the_rules_call_cards_by_their_titles(language: str) -> None:
    texts = GAME.texts(language)
    titles = {texts.MESSAGES[f"card.{card}"] for card in CARDS}
    titles |= {"Agente XXXX", "Agent XXXX", "giocatore attivo", "active player"}  # in short; not cards
    titles |= {"Giocata dal giocatore attivo", "Played by the active player"}
    quoted = {name for text in texts.RULES.values() for name in re.findall(r"[«“](.+?)[»”]", text)}
    assert quoted - titles == set()
    assert len(quoted) > 20


@both
def test_a_rule_names_the_ruling_that_decides_a_part_of_it(language: str) -> None:
    texts, general = GAME.texts(language), GAME.texts()
    for rule, text in texts.RULES.items():
        if rule.startswith("R") and general.PROVENANCE[rule] == "seed":
            named = {
                word for word in re.findall(r"Q\d+b?", text) if general.PROVENANCE[word] == "reconstructed"
            }
            assert set(general.PARTLY.get(rule, ())) <= named, rule
            assert not named or rule in general.PARTLY, rule
    for rule in ("R36", "R42", "R47", "R56", "R61"):
        assert rule in general.PARTLY
    assert general.PROVENANCE["R20"] == "seed"


@both
def test_every_decision_has_its_prompt(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    asked = {SPOKEN.get(name, name) for name, kind in AGENDA.kinds.items() if kind.offer}
    assert {kind for kind in asked if f"prompt.{kind}" not in messages} == set()


def test_an_italian_board_speaks_italian_and_the_printed_name_stands_beside_it() -> None:
    """In the inspector and in the index of pieces, and nowhere else."""
    italian, english = (GAME.texts(language) for language in ("it", "en"))
    titles = {f"card.{card}" for card in CARDS} | {f"item.{item}" for item in ITEMS}
    for piece in titles:
        printed = english.MESSAGES[piece]
        assert italian.MESSAGES[f"{piece}.full"] == f"{italian.MESSAGES[piece]} ({printed})"
        assert printed in italian.MESSAGES[f"{piece}.sort"]
        assert english.MESSAGES[f"{piece}.full"] == printed
    names = re.compile("|".join(rf"\b{re.escape(english.MESSAGES[piece])}" for piece in titles))
    beside = (".full", ".sort", "not_a_move")
    told = [key for key, text in italian.MESSAGES.items() if names.search(text) and not key.endswith(beside)]
    assert told == []
    assert [rule for rule, text in italian.RULES.items() if names.search(text)] == []
    assert [key for key, text in words(GAME, "it").items() if names.search(text)] == []


# -- what was said wrongly once -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "filled", "italian", "english"),
    [
        (
            "why.too_few_bullets",
            {"n": 1, "have": 0},
            "Serve un proiettile e non ne hai: non si paga a metà.",
            "You need a bullet and have none: there is no paying in part.",
        ),
        (
            "prompt.choice",
            {"seat": 0, "n": 2},
            "Anna, per colpire mancano 2: paga 2 proiettili, oppure perdi una vita e tira ancora.",
            "Anna, you missed by 2: pay 2 bullets, or lose a life and roll again.",
        ),
        (
            "log.rolled_fight",
            {"seat": 0, "die": 3, "changed": "no", "result": 3, "needs": 1},
            "Anna tira 3: manca 1.",
            "Anna rolls 3: 1 short.",
        ),
        (
            "log.invaded",
            {"n": 1, "why": "tile", "supply": 1},
            "Arriva un Marziano con la tessera: nella riserva ne resta 1.",
            "A Martian comes with the tile: 1 left in the supply.",
        ),
        (
            "log.doubled",
            {"seat": 0, "times": 2},
            "I punti movimento di Anna raddoppiano.",
            "Anna’s movement points are doubled.",
        ),
        (
            "log.drew_tile",
            {"seat": 0, "tile": "generic_tee_1"},
            "Anna pesca un Bivio.",
            "Anna draws a T-junction.",
        ),
        (
            "log.unplaceable",
            {"tile": "farm_1"},
            "Per la Fattoria non c’è posto in città: finisce nella scatola.",
            "There is no room in town for the Farm: it goes to the box.",
        ),
        (
            "log.shotgun",
            {"seat": 0, "left": 1},
            "Anna spara col fucile a pompa: +1 in questo combattimento, resta un colpo.",
            "Anna fires the shotgun: +1 in this combat, 1 shot left.",
        ),
        ("board.verb.lay", {}, "Metti nell’edificio", "Put in the building"),
        (
            "board.about.hand",
            {},
            "Nella fase 3 si pesca fino ad avere 3 carte.",
            "You draw up to 3 cards in step 3.",
        ),
        (
            "board.about.step.spawn",
            {},
            "Sui gettoni Marziano arrivano nuovi Marziani.",
            "New Martians arrive at the Martian tokens.",
        ),
        ("log.placed", {"seat": 0, "tile": "farm_1"}, "Anna posa la Fattoria.", "Anna lays the Farm."),
        (
            "ended.ship",
            {"name": "Anna"},
            "Anna fa saltare in aria la Nave Madre!",
            "Anna blows up the Mother Ship!",
        ),
    ],
)
def test_what_was_said_wrongly_once(key: str, filled: dict[str, Any], italian: str, english: str) -> None:
    for language, said in (("it", italian), ("en", english)):
        assert Reader(GAME.texts(language).MESSAGES, language, ["Anna"]).say(key, filled) == said


@pytest.mark.parametrize(
    ("seat", "italian", "english"),
    [(0, "turno successivo", "following turn"), (1, "tuo prossimo turno", "your next turn")],
)
def test_r61_when_the_next_card_may_be_played_is_said_of_whose_turn_it_is(
    seat: int, italian: str, english: str
) -> None:
    """In one's own turn that turn has begun already: the next card comes with the one after it."""
    seats: list[dict[str, Any]] = [{"hand": ["candy"]}, {"hand": ["candy"]}]
    seats[seat] = {"hand": ["wait", "candy"], "spent": True}
    refusal = GAME.why_not(window(2, STORE, seat=seat, seats=seats), "play wait")
    assert refusal is not None and refusal.key == "no_allowance"
    for language, said in (("it", italian), ("en", english)):
        assert said in Reader(GAME.texts(language).MESSAGES, language).say("why.no_allowance", refusal.params)


@both
def test_two_cards_bring_new_martians_to_the_house(language: str) -> None:
    """Mass Hysteria on its roads and Pod People beside a pawn: nobody says that none ever come."""
    messages = GAME.texts(language).MESSAGES
    for key in ("board.about.house", "tile.house.text"):
        for card in ("mass_hysteria", "pod_people"):
            assert messages[f"card.{card}"] in messages[key], key


@both
def test_no_icon_is_told_as_a_matter_of_stopping_and_no_martian_is_weaker(language: str) -> None:
    """Passing over an icon draws as well (R36); all Martians are alike. Titles are quoted as they are."""
    texts = {**GAME.texts(language).MESSAGES, **words(GAME, language)}
    wrong = {
        "it": r"fermarsi su un.[Ii]cona|Marziano debole|umani!|rimasto scoperto di guardia|Guardi tu solo"
        r"|\b[Aa]l passo \d|segnalin\w+ Marzian|lo porti già|da nessuna parte|gira Fattoria|posa Fattoria",
        "en": r"stop(?:ping)? on an icon|weak Martian|(?<!Stupid )[Hh]umans!",
    }[language]
    assert {key: text for key, text in texts.items() if re.search(wrong, text)} == {}
