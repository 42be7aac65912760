"""The board's own scripts, drawn as text by Node: what it says, what can be pressed, and what stays where it is."""

import re
from pathlib import Path
from typing import Any

import pytest

from pyapp.games.martians import GAME
from pyapp.games.martians.state import State
from tests import boards
from tests.acting import sees

from .tables import STORE, dice, due, due_steps, go, table, walking, window


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return boards.bench(tmp_path_factory.mktemp("board"), GAME)


def shown(bench: Path, state: State, chosen: str = "", **asked: Any) -> dict[str, Any]:
    return boards.shown(bench, GAME, state, chosen, **asked)


def pressable(drawn: str) -> set[str]:
    return set(re.findall(r'data-pattern="([^"]+)"', drawn))


def focus(drawn: str) -> list[str]:
    return re.findall(r'data-focus="([^"]*)"', drawn)


# -- dying --------------------------------------------------------------------------------------


def dead() -> tuple[State, list[dict[str, Any]]]:
    you = {
        "life": 1,
        "bullets": 0,
        "items": ["fuel", "dynamite"],
        "kills": 5,
        "weapons": [{"card": "mp3_player"}],
    }
    tiles = (STORE, ("diner", "0,1", 90))
    events: list[Any] = []
    state = GAME.play(walking(2, *tiles, seats=[you], martians=["0,1"], rng=dice(1)), "step 0,1", events)
    return state, [event.seen_by(0) for event in events]


@pytest.mark.parametrize("phone", [False, True])
def test_both_items_of_the_dead_and_their_squares_can_be_pressed(bench: Path, phone: bool) -> None:
    state, last = dead()
    assert due(state) == "drop"
    found = shown(bench, state, last=last, phone=phone)
    patterns = pressable(found["drawn"])
    assert {"drop fuel *", "drop dynamite *"} <= patterns
    assert any(pattern.startswith("drop * ") for pattern in patterns)
    assert "Hai perso l’ultima vita" in found["drawn"] and "3 Marziani raccolti" in found["drawn"]
    assert "Lettore MP3" in found["drawn"]
    after = shown(bench, state, "drop fuel *", last=last, phone=phone)
    assert "Dove cade il Carburante?" in after["drawn"]


# -- choosing -----------------------------------------------------------------------------------


def test_choosing_a_martian_moves_nothing(bench: Path) -> None:
    agenda = [{"step": "march", "seat": 0, "n": 3}, *due_steps("discard")]
    martians = ["-2,0", "-2,1", "-2,2", "0,1"]
    state = table(2, STORE, martians=martians, phase="martians", agenda=agenda, seats=[{"hand": ["wait"]}])
    looks = [focus(shown(bench, state, chosen)["drawn"]) for chosen in ("", "march -2,0 *", "march 0,1 *")]
    assert looks[0] and looks[0] == looks[1] == looks[2]


def test_choosing_a_place_moves_nothing(bench: Path) -> None:
    state = table(2, STORE, drawn="generic_cross_1", phase="tile", agenda=due_steps("place"))
    places = [str(move) for move in GAME.moves(state)]
    looks = [focus(shown(bench, state, chosen)["drawn"]) for chosen in ("", places[0], places[-1])]
    assert looks[0] and looks[0] == looks[1] == looks[2]


# -- words --------------------------------------------------------------------------------------


def test_a_word_whose_verb_is_open_is_named_and_no_key_is_shown(bench: Path) -> None:
    tokens = [{"at": "-3,1", "kind": "life"}]
    agenda = [{"step": "pick", "seat": 0}, *due_steps("discard")]
    state = table(2, STORE, tokens=tokens, seats=[{"pawn": "-3,1"}], phase="fight", agenda=agenda)
    found = shown(bench, state, patterns=["* 1", "take *", "*", "* *", "take 1", "stop"])
    assert found["words"][0] == "una vita"
    assert not any("board." in words or "*" in words for words in found["words"])
    assert "board." not in re.sub(r'class="[^"]*"', "", found["drawn"])


def test_un1_a_card_says_why_it_cannot_be_played(bench: Path) -> None:
    state = window(2, STORE, seats=[{"hand": ["candy", "wait"]}])
    candy, wait = shown(bench, state, about=["card.candy", "card.wait"])["about"]
    assert candy["text"][-1].startswith("Perché ora non puoi: «Dolci» deve muovere un Marziano")
    assert candy["rule"] == "Q81" and not any("Perché" in text for text in wait["text"])


def test_until_which_turn_an_effect_lasts(bench: Path) -> None:
    state = go(window(2, STORE, seats=[{"hand": ["homeland_security", "wait"]}]), "play homeland_security")
    assert "fino alla fine del prossimo turno di Anna" in shown(bench, state)["drawn"]
    effects = [{"card": "homeland_security", "seat": 0, "until": "end", "of": 0, "since": 3}]
    later = window(2, STORE, seats=[{"hand": ["wait"]}], effects=effects)
    assert "fino alla fine di questo turno" in shown(bench, later)["drawn"]


def test_cards_tell_the_variant_in_force(bench: Path) -> None:
    seats = [{"hand": ["video_game"]}]
    for options, said in (({}, "scende a 3 vite"), ({"video_game": "letter"}, "perde 3 vite e 3 proiettili")):
        state = window(2, STORE, seats=seats, options=options)
        found = shown(bench, state, about=["card.video_game"])
        assert said in found["drawn"]
        assert ("muore" in " ".join(found["about"][0]["text"])) == bool(options)


def test_the_cooperative_clock_counts_the_tiles_to_come(bench: Path) -> None:
    state = GAME.new(players=2, seed=3, mode="cooperative")
    turns = sees(GAME, state, 0)["turns_left"]
    assert 20 <= turns <= 30
    assert f"tessere comprese, basta per {turns} turni" in shown(bench, state)["drawn"]


def test_icons_are_drawn_only_where_they_mean_something(bench: Path) -> None:
    for mode, hidden in (("competitive", True), ("cooperative", False)):
        assert ("has-no-icons" in shown(bench, GAME.new(players=2, seed=1, mode=mode))["drawn"]) == hidden
    tile = table(2, drawn="generic_cross_1", phase="tile", agenda=due_steps("place"))
    drawn = shown(bench, tile, str(GAME.moves(tile)[0]))["drawn"]
    assert not re.search(r'class="town"', drawn), "the tile in the hand too"


@pytest.mark.parametrize(
    ("n", "offered"), [(3, "Muovi tu per me: 3 Marziani"), (1, "Muovi tu per me: 1 Marziano")]
)
def test_step_6_can_be_left_to_the_machine(bench: Path, n: int, offered: str) -> None:
    """The sheet asks for it (its section 7): many marches matter to nobody."""
    agenda = [{"step": "march", "seat": 0, "n": n}, *due_steps("discard")]
    martians = ["-2,0", "-2,1", "-2,2", "0,1"]
    state = table(2, STORE, martians=martians, phase="martians", agenda=agenda, seats=[{"hand": ["wait"]}])
    assert offered in shown(bench, state)["drawn"]


# -- one press for what belongs together -----------------------------------------------------------


def plans(drawn: str) -> dict[str, str]:
    """The series of moves that a press on a thing makes, by the thing's id."""
    found = (
        re.findall(r'data-(plan|id)="([^"]*)"', tag) for tag in re.findall(r"<[^>]+data-plan=[^>]+>", drawn)
    )
    return {names["id"]: names["plan"] for names in map(dict, found) if names.get("plan")}


def test_a_way_takes_what_lies_on_it(bench: Path) -> None:
    """Lives and bullets only where there is room, an item unless it is known to be a double; nothing in a fight."""
    tokens = [
        {"at": "-3,1", "kind": "life"},
        {"at": "-3,0", "kind": "bullet"},
        {"at": "-3,0", "kind": "fuel"},
        {"at": "-3,2", "kind": "dynamite"},
    ]
    seat = {"pawn": "-2,1", "life": 3, "bullets": 5, "items": ["dynamite"]}
    state = walking(2, STORE, tokens=tokens, seats=[seat], martians=["-2,2"], points=4)
    found = plans(shown(bench, state)["drawn"])
    assert found["sq--3,1"] == "step -3,1;take 1"
    assert found["far--3,0"] == "step -3,1;take 1;step -3,0;take 2"
    assert found["far--3,2"] == "step -3,1;take 1;step -3,2;take 1"
    assert "sq--2,2" not in found and "sq--2,0" not in found
    after = go(state, *found["far--3,0"].split(";"))
    assert after.life[0] == 4 and after.items[0]


def test_the_end_of_a_walk_may_leave_the_martians_to_the_machine(bench: Path) -> None:
    for martians, offered in ((["-2,0"], True), ([], False)):
        found = plans(shown(bench, walking(2, STORE, martians=martians))["drawn"])
        assert (found.get("stop-and-march") == "stop;pass now;march *") is offered


def test_a_building_is_laid_with_what_is_in_it(bench: Path) -> None:
    """A road has nothing to be laid; what closes the map is said before it is done, and laid alone."""
    for tile, ends in (("general_store", ";lay *"), ("generic_cross_1", "")):
        state = table(2, drawn=tile, phase="tile", agenda=due_steps("place"))
        places = [str(move) for move in GAME.moves(state)]
        found = plans(shown(bench, state, places[0])["drawn"])
        there = [f"{move}{ends}" for move in places if move.split(" ")[1] == places[0].split(" ")[1]]
        assert sorted(plan for name, plan in found.items() if name.startswith("turn-")) == sorted(
            there if ends else []
        )
