"""The board's own scripts, drawn as text by Node: what it tells of cards out of sight and of the Automatics' numbers."""

import json
import re
from pathlib import Path

import pytest

from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.components import BUILDINGS, CARD_BY_ID, CARD_IDS, DOWN
from pyapp.games.pocket_mars.state import State
from tests import boards

from .tables import due, go, ids, moves, table

WORDS = GAME.texts("it").MESSAGES


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return boards.bench(tmp_path_factory.mktemp("board"), GAME)


def out_of_sight(bench: Path, state: State) -> set[str]:
    """The cards that the text of the table says seat 0 doesn't see."""
    parts = boards.shown(bench, GAME, state)["twin"]
    items = next(part["items"] for part in parts if part["heading"] == "Carte che ora non vedi")
    names = {WORDS[f"building.{building}"]: building for building in BUILDINGS}
    found = (re.fullmatch(r"(\w+): non vedi ([\d, ]+)", item) for item in items)
    return {f"{names[one[1]]}-{value}" for one in found if one for value in one[2].split(", ")}


def hidden(state: State) -> set[str]:
    """What lies face down for seat 0, and it has not seen."""
    cards = [*state.deck, *(card for hand in state.hands[1:] for card in hand)]
    cards += [card for prep in state.preps[1:] for card in prep]
    cards += [card - DOWN for stack in state.stacks for card in stack if card >= DOWN]
    return {name for name in ids(tuple(cards)) if not state.known[0] >> CARD_BY_ID[name] & 1}


def test_q65_cards_out_of_sight_are_those_that_lie_face_down_now(bench: Path) -> None:
    """A card peeked at is seen until it moves; in another's hand one sees its back only, like any other's."""
    you = {"hand": ["science-5", "construction-4"], "prep": ["science-2", "science-3"], "known": ["energy-4"]}
    rival = {"hand": ["water-2", "energy-1"], "prep": ["water-5", "energy-4"]}
    stacks = {"water": ["water-7", "down science-1"]}
    state = table(2, seats=[you, rival], stacks=stacks, discards=["construction-1"])
    assert out_of_sight(bench, state) == hidden(state) >= {"water-5", "science-1"}
    state = go(state, "hand science-5", "peek 1")
    assert "water-5" not in out_of_sight(bench, state) == hidden(state)
    while due(state) != "act":
        state = go(state, moves(state)[0])
    state = go(state, "hand water-2", "exchange energy-1 left")
    assert "water-5" in ids(state.hands[1]) and "energy-4" in ids(state.preps[1])
    told = out_of_sight(bench, state)
    assert told == hidden(state) and "water-5" in told and "energy-4" not in told


def test_discards_that_a_rebuild_shuffles_in_are_out_of_sight_again(bench: Path) -> None:
    seats = [
        {"hand": ["energy-1", "energy-2"], "prep": ["energy-3", "energy-4"]},
        {"hand": ["water-1", "water-2"]},
    ]
    named = {"energy-1", "energy-2", "energy-3", "energy-4", "water-1", "water-2", "water-3", "water-4"}
    seats[1]["prep"] = ["water-3", "water-4"]
    discards = [card for card in CARD_IDS if card not in named | {"water-5"}]
    state = table(2, seats=seats, deck=["water-5"], discards=discards)
    assert out_of_sight(bench, state) == hidden(state) == {"water-5", *seats[1]["hand"], *seats[1]["prep"]}
    state = go(state, "burn hand energy-1")
    assert not state.discards and out_of_sight(bench, state) == hidden(state) > {"construction-1", "energy-1"}


def test_what_an_owner_has_entered_of_a_card_shows_it_to_nobody(bench: Path) -> None:
    own = json.dumps({"cards": {card: {"top": "gain 3"} for card in CARD_IDS[:14]}})
    state = table(2, options={"own": own})
    assert out_of_sight(bench, state) == hidden(state)


def test_of_da_its_own_numbers_are_told(bench: Path) -> None:
    """Its premiums and its rules, the third end of a solo round, and its landing whatever the colour (R38, R41, R42)."""
    you = {"hand": ["construction-4", "construction-3"], "prep": ["energy-2", "energy-1"]}
    state = table(1, seats=[you], da={"prep": ["water-3", "energy-4"]})
    ids_asked = ["race.da", "points.da", "round", "building.water", "building.science"]
    race, points, round_, water, science = boards.shown(bench, GAME, state, about=ids_asked)["about"]
    assert (race["rule"], points["rule"], round_["rule"]) == ("R42", "R42", "R41")
    assert WORDS["board.about.race.da"] in race["text"] and WORDS["board.about.round.solo"] in round_["text"]
    assert "un suo colono sbarca in Acqua" in water["text"][-1]
    assert "un suo colono sbarca lì" in science["text"][-1]
    race, round_ = boards.shown(bench, GAME, table(2), about=["race.1", "round"])["about"]
    assert (race["rule"], round_["rule"]) == ("R20", "R9")
    assert WORDS["board.about.race"] in race["text"] and WORDS["board.about.round"] in round_["text"]


@pytest.mark.parametrize("solo", [False, True])
def test_a_card_one_has_peeked_at_tells_what_a_theft_would_do(bench: Path, solo: bool) -> None:
    """Its owner's prep action and one's own ability; DA's card compares and has no prep action (R13, R36c)."""
    prep = {"prep": ["science-4", "energy-1"]}
    you = {"hand": ["construction-4", "construction-3"], "known": ["science-4"]}
    state = table(1, seats=[you], da=prep) if solo else table(2, seats=[you, prep])
    known, other = boards.shown(bench, GAME, state, about=["card.science-4", "card.energy-1"])["about"]
    said = [text for text in known["text"] if text.startswith(f"{WORDS['board.steal']}: ")]
    assert len(said) == 1 and (WORDS["board.steal.bottom.da"] in said[0]) is solo
    assert not any(WORDS["board.steal"] in text for text in other["text"])
