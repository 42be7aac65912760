"""What the table foretells is what comes: cards of one's own, the last round, DA's next step."""

import json
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from pyapp.ai.thinking import choose
from pyapp.core.messages import Reader
from pyapp.core.rng import Rng
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.components import BUILDINGS, COLONISTS
from pyapp.games.pocket_mars.moves import DA
from pyapp.games.pocket_mars.state import EARTH, SHIP, State, others, settled
from tests.acting import sees
from tests.playing import Playout, any_own, played, random_games

from . import invariants
from .invariants import broken, broken_by, plan_of, steal_comes
from .lines import ABILITIES, questions
from .second_opinion import lines_of
from .tables import go, table
from .test_said import ahead, of_the_machine


def thoughtful(game: Any, state: State, _: Any) -> Any:
    return choose(game, state, "easy")


def computer_games() -> list[Playout]:
    return [
        played(GAME, GAME.setup(players, {}), seed, thoughtful)
        for seed, players in enumerate((1, 1, 2, 3, 4))
    ]


def turns(playout: Playout) -> list[State]:
    return [state for state in playout.states if state.agenda and state.agenda[-1].kind == "act"]


# -- own cards ----------------------------------------------------------------------------------


def test_a_prep_card_is_foretold_as_it_can_be_played() -> None:
    """Every forecast, against every line of the turn played with the moves of the game."""
    checked = 0
    for playout in (*computer_games(), *random_games("pocket-mars", 8)):
        for state in turns(playout)[::2]:
            seat = state.agenda[-1].seat
            for told in sees(GAME, state, seat)["outlook"]:
                asked = list(questions(state, f"prep {told['slot']} {told['card']}"))
                rules = {rule for _, rule in asked}
                assert told["places"] == ("R12a" in rules), (told, asked)
                assert (told["bottom"] == "free") == ("R12b" in rules), (told, asked)
                assert told["ability"] == any(rule in ABILITIES for rule in rules), (told, asked)
                assert (told["why"] is None) == (told["bottom"] == "free")
                checked += 1
    assert checked > 300


def knowing(state: State, seat: int) -> State:
    """The same, the seat having looked at every prep."""
    looked = state.copy()
    cards = [card for prep in state.preps for card in prep if card >= 0]
    looked.known = tuple(
        known | sum(1 << card for card in cards if card not in state.preps[seat]) if owner == seat else known
        for owner, known in enumerate(state.known)
    )
    return looked


def test_a_card_seen_in_another_prep_is_foretold_as_it_can_be_connected() -> None:
    seen: Counter[str] = Counter()
    for playout in (*computer_games(), *random_games("pocket-mars", 8)):
        for state in turns(playout)[::3]:
            seat = state.agenda[-1].seat
            looked = knowing(state, seat)
            found = sees(GAME, looked, seat)["steals"]
            assert len(found) == sum(
                card >= 0 for other in others(state, seat) for card in state.preps[other]
            )
            for told in found:
                assert steal_comes(looked, told), told
                assert (told["why"] is None) == (told["bottom"] in ("free", "none")), told
                assert (told["ability_why"] is None) == told["ability"], told
                seen[
                    f"{told['bottom'] if told['bottom'] in ('free', 'none') else 'not'} {told['places']}"
                ] += 1
    assert {"free False", "not False", "none True", "none False"} <= set(seen), seen


def test_who_has_not_looked_is_told_nothing_of_other_preps() -> None:
    for state in turns(random_games("pocket-mars", 3)[2])[:6]:
        assert all(sees(GAME, state, seat)["steals"] == [] for seat in range(state.players))
        assert sees(GAME, knowing(state, 0), None)["steals"] == []


def test_what_a_steal_would_do_is_said_of_its_owner_and_of_you() -> None:
    """energy-2 of a seat without energy: its owner can't pay (R13a), you may use the ability of Energy."""
    prep = {"prep": ["energy-2", "water-1"], "energy": 0}
    state = knowing(table(2, seats=[{"prep": ["science-1", "water-3"]}, prep]), 0)
    told = next(one for one in sees(GAME, state, 0)["steals"] if one["card"] == "energy-2")
    assert (told["who"], told["slot"], told["bottom"], told["ability"]) == ("1", "left", "energy", True)
    words = GAME.texts("it").MESSAGES
    assert Reader(words, "it").say("board.hindrance.energy.theirs", told["why"]["params"]) == (
        "l’energia è 0 e ne serve 1"
    )
    assert "non ha" in words["board.hindrance.hand.theirs"] and "hai" in words["board.hindrance.hand"]


def one(state: State) -> dict[str, Any]:
    found: dict[str, Any] = sees(GAME, state, 0)["outlook"][0]
    return found


HAND = {"hand": ["water-1", "science-7"]}


@pytest.mark.parametrize(
    ("fields", "card", "bottom", "ability"),
    [
        # placed first, the colonist can rise by the prep action or by the ability
        ({"stacks": {"ecosystem": ["ecosystem-1"]}}, "ecosystem-2", "free", True),
        ({}, "ecosystem-6", "nobody_high_here", True),
        # launched by the prep action, landed by the ability (Q18)
        ({"ship": 0, "earth": 7}, "construction-1", "free", True),
        # connected, it is the second card of its stack
        ({"stacks": {"science": ["science-2"]}}, "science-6", "free", True),
        ({"ship": 7, "earth": 0}, "science-5", "hand", False),
    ],
)
def test_what_a_step_makes_possible_counts(
    fields: dict[str, Any], card: str, bottom: str, ability: bool
) -> None:
    stacks = fields.get("stacks", {})
    seat = {**HAND, "hand": ["water-1", "water-2"], "prep": [card]} | {
        name: value for name, value in fields.items() if name != "stacks"
    }
    told = one(table(2, seats=[seat], stacks=stacks))
    assert (told["bottom"], told["ability"]) == (bottom, ability)


def test_a_hand_card_is_stopped_for_the_reason_that_is_told() -> None:
    for playout in random_games("pocket-mars", 8):
        for state in turns(playout)[::5]:
            seat = state.agenda[-1].seat
            for told in sees(GAME, state, seat)["tops"]:
                before = (state.colonists, state.energy, state.stacks, state.preps, state.known)
                lines = ends(GAME.play(state, f"hand {told['card']}"), seat)
                idle = all(
                    (after.colonists, after.energy, after.stacks, after.preps, after.known) == before
                    for after in lines
                )
                if told["top"] != "free":
                    assert idle, told
                    assert "{" not in Reader(GAME.texts("it").MESSAGES, "it").say(
                        f"why.{told['why']['key']}", told["why"]["params"]
                    )


def ends(state: State, seat: int, most: int = 40) -> list[State]:
    """Tables to which the hand action of a seat can lead, before the turn goes on."""
    if not state.agenda or state.agenda[-1].rule != "R11" or not most:
        return [state] if state.agenda and state.agenda[-1].rule == "R11" else []
    return [end for move in GAME.moves(state)[:6] for end in ends(GAME.play(state, move), seat, most // 6)]


def test_a_card_in_the_hand_does_not_serve_itself() -> None:
    """To cover, the card played has left the hand (Q40)."""
    state = table(2, seats=[{"hand": ["construction-5", "water-1"], "ship": 7, "earth": 0}])
    assert sees(GAME, state, 0)["tops"][0]["top"] == "free"
    state.hands = (state.hands[0][:1], *state.hands[1:])
    assert sees(GAME, state, 0)["tops"][0]["top"] == "earth_empty"


# -- the last round -----------------------------------------------------------------------------


def owned_games() -> list[Playout]:
    """On cards that land more at once than any of ours."""
    setups = [(1 + seed % 4, seed, any_own(GAME, Rng(seed))) for seed in range(24)]
    return [played(GAME, GAME.setup(players, {"own": own}), seed) for players, seed, own in setups]


def test_whoever_lands_the_seventh_was_named_before() -> None:
    found = 0
    for playout in (*computer_games(), *random_games("pocket-mars", 24), *owned_games()):
        began: State | None = None
        for state in playout.states:
            if began is not None:
                for side in state.sides:
                    if settled(began.colonists[side]) < COLONISTS == settled(state.colonists[side]):
                        view = sees(GAME, began, 0)
                        assert (view["da"] if side == DA else view["seats"][side])["could_end"], began
                        found += 1
            if state.agenda and state.agenda[-1].kind == "act":
                began = state
    assert found >= 12


@pytest.mark.parametrize(
    ("seat", "could"),
    [
        ({"earth": 1, "ship": 0, "one": {"water": 6}, "prep": ["construction-1", "water-3"]}, True),
        ({"earth": 1, "ship": 0, "one": {"water": 6}, "prep": ["science-1", "water-3"]}, False),
        ({"earth": 0, "ship": 2, "one": {"water": 5}}, True),
        ({"earth": 1, "ship": 1, "one": {"water": 5}, "prep": ["construction-1", "water-3"]}, False),
        ({"earth": 0, "ship": 3, "one": {"water": 4}}, False),
    ],
)
def test_who_can_land_all_that_are_missing(seat: dict[str, Any], could: bool) -> None:
    view = sees(GAME, table(2, seats=[seat]), 1)
    assert view["seats"][0]["could_end"] is could


def test_a_launch_and_a_landing_in_one_turn_end_the_game() -> None:
    """What the forecast of Construction stands for, played."""
    seat = {"earth": 1, "ship": 0, "one": {"water": 6}, "prep": ["construction-1", "water-3"]}
    state = go(table(2, seats=[seat]), "prep left construction-1", "use", "settle water")
    assert settled(state.colonists[0]) == COLONISTS


def test_the_law_names_a_seventh_of_which_nobody_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was told once: as many as stand on the Ship, two at most."""
    seat = {"earth": 1, "ship": 0, "one": {"water": 6}, "prep": ["construction-1", "water-3"]}
    state = table(2, seats=[seat])
    assert broken(state) == []

    def on_the_ship(state: State, side: int) -> bool:
        earth, ship = state.colonists[side][EARTH], state.colonists[side][SHIP]
        return earth + ship <= min(2, ship)

    monkeypatch.setattr(invariants, "could_end", on_the_ship)
    assert broken(state) == ["who can land all that are missing is named (R9)"]


def test_da_lands_one_in_a_turn() -> None:
    view = sees(GAME, table(1, da={"ship": 2, "earth": 0, "one": {"water": 5}}), 0)
    assert view["da"]["could_end"] is False
    view = sees(GAME, table(1, da={"ship": 1, "earth": 0, "one": {"water": 6}}), 0)
    assert view["da"]["could_end"] is True


# -- what DA will do ----------------------------------------------------------------------------


def test_da_does_what_was_foretold() -> None:
    """After the last decision of a turn nothing moves but the cards, until DA acts."""
    checked = 0
    for seed in range(12):
        playout = played(GAME, GAME.setup(1, {"level": ("normal", "cyborg")[seed % 2]}), seed)
        for number, move in enumerate(playout.moves):
            before, after = playout.states[number], playout.states[number + 1]
            assert broken_by(before, str(move), after) == [], playout
            checked += plan_of(before, str(move), playout.events[number + 1]) is not None
    assert checked > 40


def test_a_plan_begins_with_the_landing() -> None:
    """By R38 DA lands somebody before its ability; for Construction it doesn't."""
    state = table(1, da={"prep": ["water-3", "construction-5"]})
    plans = sees(GAME, state, 0)["da"]["plans"]
    assert [step["kind"] for step in plans["water"]["steps"]] == ["da_settled", "sparked"]
    assert [step["rule"] for step in plans["construction"]["steps"]] == ["R39e"]
    assert plans["water"]["da"] == [7, 8]


def test_a_plan_tells_no_hidden_card() -> None:
    state = table(1, da={"prep": ["water-3", "energy-5"]})
    told = str(sees(GAME, state, 0)["da"]["plans"])
    assert not any(f"{building}-" in told for building in BUILDINGS)
    assert set(sees(GAME, state, 0)["da"]["plans"]) == {"energy", "water"}


def test_the_points_to_beat_and_where_a_line_leads_are_those_of_the_second_reading() -> None:
    """Points of the sheet, counted from what lies on the table before and after."""
    seen = 0
    for playout in random_games("pocket-mars", 40):
        if playout.setup.players > 1:
            continue
        for before, after in pairwise(playout.states[::5]):
            now, then = (json.loads(json.dumps(GAME.dump(state))) for state in (before, after))
            mine, theirs = (
                sum(lines_of([now["seats"][0], now["da"]], side, side > 0).values()) for side in (0, 1)
            )
            reached = sum(lines_of([then["seats"][0], then["da"]], 0, False).values())
            views = sees(GAME, before, 0), sees(GAME, after, 0)
            beat = next(params for key, params in of_the_machine(views[0]) if key.startswith("board.beat"))
            points = next(params for key, params in ahead(*views) if key == "board.ahead.points")
            assert beat == {"mine": mine, "theirs": theirs}
            assert points == {"from": mine, "to": reached}
            seen += 1
    assert seen > 40
