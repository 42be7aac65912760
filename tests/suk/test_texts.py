"""The words of Marrak Hesh 17: what the engine hands over with each sentence, and good Italian."""

import re
from importlib import import_module

import pytest

from pyapp.core.events import Event
from pyapp.core.messages import Reader
from pyapp.games.suk import GAME, texts
from pyapp.games.suk.components import COLOURS, CORPORATIONS, DEEP_SPACE, TILES, TRANSPORTS, TYPES
from pyapp.teach.ours import ours, words

MESSAGES: dict[str, dict[str, str]] = {}
RULES: dict[str, dict[str, str]] = {}
for _language in ("it", "en"):
    _module = import_module(f"{texts.__name__}.{_language}")
    MESSAGES[_language], RULES[_language] = _module.MESSAGES, _module.RULES
IT, EN = MESSAGES["it"], MESSAGES["en"]

both = pytest.mark.parametrize("language", ["it", "en"])

SAID = {  # what the engine hands over with each sentence
    "prompt.place": {"seat"},
    "prompt.order": {"seat"},
    "log.ordered": {"seat", "card"},
    "log.started": {"start", "corporations"},
    "log.drawn": {"deep"},
    "log.placed": {"seat", "dock", "colour", "tile", "cell", "gain"},
    "log.skipped": {"seat"},
    "log.over": {"game_number"},
    "log.deep_step": {"seat", "card", "points", "act", "cells", "colour"},
    "log.scored": {"seat", "total", "colour", "type", "rare", "deep"},
    "log.interval": {"game_number", "games"},
    "log.next_game": {"game_number", "start"},
    "why.dock_served": {"dock", "colour"},
    "why.no_passing": set(),
    "why.counting": {"deep"},
    "why.not_counting": set(),
    "why.not_in_force": {"deep"},
    "why.no_order": set(),
    "why.no_such_transport": {"colour"},
    "why.same_colour": {"dock", "colour", "at", "way", "accepts"},
    "why.only_transport": {"dock", "colour", "at", "accepts"},
    "why.ion_storm": {"dock", "colour", "at", "accepts", "card"},
    "why.customs": {"tile", "colour", "last", "card"},
    "why.cell_taken": {"cell", "tile"},
    "why.not_adjacent": {"cell", "cells"},
    "why.no_cell": {"cell"},
    "why.over": set(),
    "why.not_a_move": {"text"},
}


class Grammar:
    """Reads a sentence and notes its arguments as (name, kind, of what); the form may differ."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.arguments: set[tuple[str, str, str]] = set()
        self.sentence(inner=False)

    def sentence(self, inner: bool) -> None:
        while self.at < len(self.text):
            char = self.text[self.at]
            if char == "}":
                assert inner, f"a brace too many: {self.text}"
                return
            self.at += 1
            if char == "{":
                self.argument()
        assert not inner, f"a brace is missing: {self.text}"

    def argument(self) -> None:
        words = [self.word()]
        while self.text[self.at] == ",":
            self.at += 1
            words.append(self.word())
        kind, *rest = words[1:] or [""]
        cases = []
        if kind in ("plural", "select"):
            while self.text[self.at] != "}":
                cases.append(rest.pop() if rest else self.word())
                assert self.text[self.at] == "{", self.text
                self.at += 1
                self.sentence(inner=True)
                self.at += 1
                self.blank()
            assert "other" in cases, f"no other case: {self.text}"
        assert kind in ("", "name", "seat", "plural", "select", "list"), self.text
        assert self.text[self.at] == "}", self.text
        self.at += 1
        self.arguments.add((words[0], kind, rest[0] if rest else ""))

    def word(self) -> str:
        self.blank()
        match = re.compile(r"[^\s,{}]+").match(self.text, self.at)
        assert match, f"a word is missing at {self.at}: {self.text}"
        self.at = match.end()
        self.blank()
        return match.group()

    def blank(self) -> None:
        while self.text[self.at : self.at + 1].isspace():
            self.at += 1


def test_every_sentence_takes_the_same_arguments_in_both_languages() -> None:
    assert {key for key in IT if Grammar(IT[key]).arguments != Grammar(EN[key]).arguments} == set()


@both
@pytest.mark.parametrize("key", list(SAID))
def test_a_sentence_uses_only_what_the_engine_tells(key: str, language: str) -> None:
    used = {name for name, _, _ in Grammar(MESSAGES[language][key]).arguments}
    assert used <= SAID[key] | (
        {"alone"} if key.startswith("prompt.") else set()
    )  # the page knows who is there


@pytest.mark.parametrize("seed", range(8))
def test_every_event_and_refusal_of_the_engine_has_its_sentence(seed: int) -> None:
    events: list[Event] = []
    setup = GAME.setup(2 + seed % 2, {"advanced": seed > 1, "match": seed % 3 == 0})
    state = GAME.start(setup, seed, events)
    while GAME.to_act(state) is not None:
        moves = GAME.moves(state)
        for dock in range(24):
            if refusal := GAME.why_not(state, f"place {dock} grey b1"):
                assert set(refusal.params) == SAID[f"why.{refusal.key}"]
                assert refusal.rule in texts.PROVENANCE
        state = GAME.after(state, moves[seed * 7 % len(moves)], events)
    for event in events:
        told = set(event.seen_by(None)) - {"kind"}
        assert told <= SAID[f"log.{event.kind}"], event


@both
def test_every_name_a_sentence_asks_for_exists(language: str) -> None:
    messages = MESSAGES[language]
    for key, text in messages.items():
        for _, kind, what in Grammar(text).arguments:
            if kind in ("name", "list"):
                assert any(name.startswith(f"{what}.") for name in messages), key


@both
def test_every_piece_has_its_names(language: str) -> None:
    messages = MESSAGES[language]
    wanted = [f"tile.{tile.id}{form}" for tile in TILES for form in ("", ".the", ".text")]
    wanted += [f"type.{kind}" for kind in TYPES]
    wanted += [f"colour.{colour}" for colour in (*COLOURS, *TRANSPORTS)]
    wanted += [f"transport.{t}{form}" for t in TRANSPORTS for form in ("", ".the", ".a", ".more")]
    wanted += [f"card.{card}{form}" for card in DEEP_SPACE for form in ("", ".the", ".text")]
    wanted += [f"corp.{corporation}" for corporation in CORPORATIONS]
    holds = ("hold-2p", "hold-3p", "hold-2p-octagon", "hold-3p-octagon")
    wanted += [f"hold.{hold}" for hold in holds]
    parts = ("dock", "ring", "hold", "gap", "rare", "transport", "station")
    wanted += [f"{kind}.{part}" for part in parts for kind in ("part", "glossary")]
    assert [key for key in wanted if key not in messages] == []
    assert len({messages[f"tile.{tile.id}"] for tile in TILES}) == len(TILES)
    assert len({messages[f"colour.{colour}.letter"] for colour in COLOURS}) == len(COLOURS)


def test_italian_names_agree_and_carry_the_right_article() -> None:
    assert IT["tile.engine-yellow.the"] == "il Motore giallo"
    assert IT["tile.plant-yellow.the"] == "la Pianta gialla"
    assert IT["tile.plant-red"] == "Pianta rossa"
    assert IT["tile.creature-purple.the"] == "la Creatura viola"
    assert IT["tile.relic-orange.the"] == "il Reperto arancio"
    assert IT["tile.spice-blue.the"] == "la Spezia blu"
    assert IT["transport.white.a"] == "una Falena bianca"
    assert IT["transport.black.the"] == "il Corvo nero"
    assert IT["transport.black.more"] == "altri Corvi neri"
    assert IT["colour.orange.the"] == "l’arancio"
    assert IT["corp.corp-aurora.the"] == "le Linee Aurora"
    assert EN["tile.engine-yellow.the"] == "the Yellow Engine"
    assert EN["transport.grey.a"] == "a Grey Manta"


@pytest.mark.parametrize("tile", [tile.id for tile in TILES])
def test_no_italian_adjective_disagrees(tile: str) -> None:
    article, noun, adjective = IT[f"tile.{tile}.the"].split()
    assert (article == "la") == noun.endswith("a")
    if adjective[-1] in "oa" and adjective not in ("viola", "arancio"):
        assert adjective.endswith("a") == noun.endswith("a")


def test_only_rare_tiles_are_called_rare() -> None:
    for tile in TILES:
        assert ("rara" in IT[f"tile.{tile.id}.text"]) is tile.rare
        assert ("Rare" in EN[f"tile.{tile.id}.text"]) is tile.rare


PLACED = {"seat": 0, "dock": 7, "colour": "white", "tile": "engine-yellow", "cell": "b3"}
READ_ALOUD = [
    (
        "log.placed",
        {**PLACED, "gain": 3},
        "Ada posa una Falena bianca all’attracco 7 e carica il Motore giallo in b3: guadagna 3 punti.",
        "Ada places a White Moth on dock 7 and stows the Yellow Engine in b3: gains 3 points.",
    ),
    (
        "log.placed",
        {**PLACED, "colour": "black", "tile": "plant-red", "gain": 0},
        "Ada posa un Corvo nero all’attracco 7 e carica la Pianta rossa in b3: il punteggio non cambia.",
        "Ada places a Black Raven on dock 7 and stows the Red Plant in b3: the score stays the same.",
    ),
    (
        "log.placed",
        {**PLACED, "gain": -2},
        "Ada posa una Falena bianca all’attracco 7 e carica il Motore giallo in b3: perde 2 punti.",
        "Ada places a White Moth on dock 7 and stows the Yellow Engine in b3: loses 2 points.",
    ),
    (
        "log.scored",
        {"seat": 1, "total": 1, "colour": 0, "type": 0, "rare": 1, "deep": 0},
        "Bruno chiude con 1 punto: colori 0, tipi 0, merci rare 1.",
        "Bruno finishes with 1 point: colours 0, types 0, rare tiles 1.",
    ),
    (
        "why.same_colour",
        {"dock": 5, "colour": "grey", "way": "up", "at": 7, "accepts": ["black"]},
        "Andando verso i numeri più alti, il primo trasporto che incontri è la Manta grigia dell’attracco 7, dello "
        "stesso colore. L’attracco 5 accetta solo trasporti neri.",
        "Walking towards higher numbers, the first transport you meet is the Grey Manta on dock 7, of the same colour. "
        "Dock 5 accepts only black transports.",
    ),
    (
        "why.only_transport",
        {"dock": 5, "colour": "white", "at": 2, "accepts": ["grey", "black"]},
        "Sull’anello c’è un solo trasporto, la Falena bianca dell’attracco 2: da ogni attracco lo incontri da tutti e "
        "due i lati. Per ora vanno bene solo trasporti grigi e neri.",
        "There is a single transport on the ring, the White Moth on dock 2: from every dock you meet it on both sides. "
        "For now only grey and black transports will do.",
    ),
    (
        "why.ion_storm",
        {"card": "ion_storm", "dock": 2, "colour": "black", "at": 3, "accepts": ["white", "grey"]},
        "Tempesta Ionica: in senso orario il primo trasporto che incontri è il Corvo nero dell’attracco 3, dello stesso "
        "colore. L’attracco 2 accetta solo trasporti bianchi e grigi.",
        "Ion Storm: clockwise, the first transport you meet is the Black Raven on dock 3, of the same colour. Dock 2 "
        "accepts only white and grey transports.",
    ),
    (
        "why.no_such_transport",
        {"colour": "grey"},
        "Non hai altre Mante grigie: scegli tra i trasporti che hai ancora in mano.",
        "You have no more Grey Mantas: choose one of the transports still in hand.",
    ),
]


@pytest.mark.parametrize(("key", "params", "italian", "english"), READ_ALOUD)
def test_sentences_read_well_aloud(key: str, params: dict[str, object], italian: str, english: str) -> None:
    assert Reader(IT, "it", ["Ada", "Bruno"]).say(key, params) == italian
    assert Reader(EN, "en", ["Ada", "Bruno"]).say(key, params) == english


@both
def test_lessons_and_examples_call_the_goods_by_their_names(language: str) -> None:
    """As the log does and the rulebook: the Engine, with a capital."""
    low = "|".join(MESSAGES[language][f"type.{kind}"].lower() for kind in TYPES)
    told = words(GAME, language).items()
    assert {key: text for key, text in told if re.search(rf"\b(?:{low})s?\b", text)} == {}
    assert any(MESSAGES[language]["type.engine"] in text for _, text in told)


def test_numbers_that_are_ours_are_not_called_the_rulebooks() -> None:
    """The schemes for three captains (R3b), and what the conditions of Deep Space change (R40)."""
    assert {texts.PROVENANCE[rule] for rule in ("R3b", "R40", "D1", "D3")} == {"reconstructed"}
    assert all(
        f"D{number}" in GAME.texts(language).RULES for number in range(1, 7) for language in ("it", "en")
    )


def test_rules_and_examples_say_what_is_meant() -> None:
    """Of purple tiles that lie apart none touches another; a single transport's colour is its colour (R12b)."""
    told = words(GAME, "it")
    assert any("Le merci viola non si toccano, perciò" in text for text in told.values())
    assert not any("non si toccano tutte" in text for text in told.values())
    assert "nessuno accetta il colore di quel trasporto" in RULES["it"]["R12b"]
    assert "none accepts the colour of that transport" in RULES["en"]["R12b"]


def test_what_teaches_shows_three_captains_with_cards_in_force() -> None:
    """The lesson is the basic game for two; each pair of cards of E6 is an example for three that asks for their order."""
    figures = dict(ours(GAME))
    assert figures["lesson"]["players"] == 2 and not figures["lesson"].get("options")
    pairs = {name: figure for name, figure in figures.items() if name.startswith("E6")}
    assert len(pairs) == 5
    shown = set()
    for figure in pairs.values():
        assert figure["players"] == 3 and figure["options"]["advanced"]
        shown.add(tuple(figure["position"]["deep"]))
        assert {"R41", "R42"} & set(figure["rules"])
    assert len(shown) == 5 and len({card for pair in shown for card in pair}) >= 7
