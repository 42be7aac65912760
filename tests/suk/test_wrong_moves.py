"""Ten thousand wrong moves: each gets a whole sentence in both languages, and what it says is so."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from pyapp.core.game import LANGUAGES
from pyapp.core.messages import Reader
from pyapp.core.refusals import Refusal
from pyapp.core.rng import Rng
from pyapp.games.suk.components import DEEP_SPACE
from tests.playing import random_games
from tests.suk.second_opinion import LETTER, asks, doing, hull, touch, welcome
from tests.suk.table import game

MANY = 10_000
RAW = re.compile(r"[{}]|\b(?:tile|transport|colour|card|cell|corp|why)\.\w|None|  | [.,;:]|«»|“”|\bnull\b")
NUMBER = re.compile(r"\d+")
NUMBERED = re.compile(r"(?:[Aa]ttracco|[Dd]ock) \d+|place 7 black b3|\b[a-d][1-4]\b|[«“].*?[»”]")
SLIPS = ("pass", "", "place", "place 24 white a1", "place 7 red a1", "bauen 3", "place 7 white e9", "pläce 1")


@cache
def wrong_moves() -> tuple[tuple[Any, str, Refusal], ...]:
    """Moves drawn from the notation at moments drawn from random games, and slips of the pen."""
    return tuple(_drawn())


def _drawn() -> Iterator[tuple[Any, str, Refusal]]:
    rng, playouts, found = Rng(10), random_games("suk", 200), 0
    words = [[*word.texts()] for _, word in game.notation.verbs["place"].words]
    while found < MANY:
        state = rng.choice(rng.choice(playouts).states)
        move = " ".join(["place", *(rng.choice(each) for each in words)])
        if not rng.below(12):
            move = f"first {rng.choice(list(DEEP_SPACE))}"
        if not rng.below(12):
            move = rng.choice(SLIPS)
        refusal = game.why_not(state, move)
        if refusal is not None:
            found += 1
            yield state, move, refusal


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole(language: str) -> None:
    reader = Reader(game.texts(language).MESSAGES, language, ["Anna", "Zoe", "Ugo"])
    for _, move, refusal in wrong_moves():
        said = reader.say(f"why.{refusal.key}", refusal.params)
        assert not RAW.search(said), (move, said)
        assert said[0].isupper() or said[0] in "«“", said
        assert said[-1] == ".", said
        assert not NUMBER.search(NUMBERED.sub("", said)), f"a number without its noun: {said}"


def test_all_reasons_there_are_are_met() -> None:
    met = Counter(refusal.key for _, _, refusal in wrong_moves())
    known = {key.removeprefix("why.") for key in game.texts("en").MESSAGES if key.startswith("why.")}
    assert set(met) == known, known - set(met)


def test_a_refusal_speaks_of_the_rule_that_forbids_the_move_and_names_what_is_in_the_way() -> None:
    for state, move, refusal in wrong_moves():
        if refusal.key in ("not_a_move", "no_passing", "over"):
            continue
        data = game.dump(state)
        if move.startswith("first") or refusal.key == "counting":
            check_order(data, move, refusal)
        else:
            _, dock, colour, cell = move.split()
            check(data, int(dock), colour, cell, refusal)


def check_order(data: dict[str, Any], move: str, refusal: Refusal) -> None:
    verb, card = (*move.split(), "", "")[:2]
    match refusal.key:
        case "counting":
            assert (
                verb in ("place", "pass", "")
                and "" in data["firsts"]
                and refusal.params["deep"] == data["deep"]
            )
        case "not_in_force":
            assert "" in data["firsts"] and card not in data["deep"] == refusal.params["deep"]
        case "not_counting":
            assert asks(data, data["options"]) and not data["firsts"]
        case key:
            assert key == "no_order" and not asks(data, data["options"])


def check(data: dict[str, Any], dock: int, colour: str, cell: str, refusal: Refusal) -> None:
    params, ring, hold = refusal.params, data["ring"], data["holds"][data["turn"]]
    storm = "ion_storm" in doing(data, data["options"])
    match refusal.key:
        case "dock_served":
            assert ring[dock] == LETTER[params["colour"]]
        case "no_such_transport":
            assert params["colour"] == colour and data["hands"][data["turn"]][colour] == 0
        case "no_cell":
            assert cell not in hull(data["options"], data["players"])
        case "cell_taken":
            assert hold[cell] == params["tile"] and params["cell"] == cell
        case "not_adjacent":
            free = set(hull(data["options"], data["players"])) - set(hold)
            beside = {place for place in free if any(touch(place, other) for other in hold)}
            assert set(params["cells"]) == beside and cell not in beside
        case "customs":
            assert params["last"] == data["last_taken"] and params["tile"] == data["goods"][dock]
            assert {tile.split("-")[1] for tile in (params["last"], params["tile"])} == {params["colour"]}
        case key:
            check_ring(ring, dock, colour, storm, key, params)


def check_ring(ring: str, dock: int, colour: str, storm: bool, key: str, params: dict[str, Any]) -> None:
    alone = len(ring.replace(".", "")) == 1
    assert key == ("ion_storm" if storm else "only_transport" if alone else "same_colour")
    step = -1 if params.get("way") == "down" else 1
    at = (dock + step) % 24
    while ring[at] == ".":
        at = (at + step) % 24
    assert params["at"] == at and ring[at] == LETTER[colour] == LETTER[params["colour"]]
    assert params["accepts"] == [name for name in LETTER if welcome(ring, dock, LETTER[name], storm)]
