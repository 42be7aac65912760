"""Whatever is told or refused names the rule of the sheet that it is for, and only what is new to somebody reveals."""

from functools import cache

import pytest

from pyapp.core.events import Event
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.rules.hindrance import hindrance
from pyapp.games.pocket_mars.state import EMPTY, SHIP, State, Step
from tests.playing import random_games

from .tables import due, go, last, moves, table, told, why

TOLD_BY = {
    "took": {"R33"},  # solo: you draw from DA's prep first
    "scrapped": {"R36d"},  # a launch costs DA a card
    "filled": {"R6", "R16c"},  # two cards in the prep, at the start and after each turn
    "kept": {"R11", "R22"},  # of two cards drawn, and in the draft
    "refilled": {"R32", "R38"},  # DA's prep
    "da_settled": {"R38", "R39e"},
    "da_launched": {"R38", "R39d", "R39e"},
    "da_promoted": {"R39a"},
    "da_idle": {"R39a", "R39d"},
    "da_gained": {"R39b"},
    "sparked": {"R39b", "R39c"},
    "over": {"R19", "R41"},
}
SEEN_BY_SOMEBODY = {
    "dealt",
    "drafted",
    "drew",
    "failed",
    "looked",
    "passed",
    "peeked",
    "rebuilt",
    "refilled",
} | {
    *("scrapped", "sparked", "took", "traded"),
}
SEEN_BY_NOBODY = {
    "activated",
    "burned",
    "chose",
    "compared",
    "da_settled",
    "discarded",
    "over",
    "promoted",
    "round",
}


@cache
def events() -> dict[str, list[Event]]:
    found: dict[str, list[Event]] = {}
    for playout in random_games("pocket-mars", 24):
        for each in playout.events:
            for event in each:
                found.setdefault(event.kind, []).append(event)
    return found


@pytest.mark.parametrize("kind", TOLD_BY)
def test_an_event_names_the_rules_it_happens_by(kind: str) -> None:
    assert {event.public["rule"] for event in events()[kind]} == TOLD_BY[kind]


@pytest.mark.parametrize("kind", sorted(SEEN_BY_SOMEBODY | SEEN_BY_NOBODY))
def test_what_shows_a_card_says_so(kind: str) -> None:
    assert {event.reveals for event in events()[kind]} == {kind in SEEN_BY_SOMEBODY}


@pytest.mark.parametrize(("move", "shows"), [("prep left water-3", False), ("steal 1 left", True)])
def test_a_card_turned_up_ends_undo_where_it_was_another_s(move: str, shows: bool) -> None:
    """Whoever turns up a card of their own learns nothing by it, and may take it back; another's card is news."""
    state = table(2, seats=[{"prep": ["water-3"]}, {"prep": ["energy-2"]}])
    assert last(told(state, move)[1], "connected").reveals is shows


def test_r22_the_draft_shows_each_the_card_it_kept_and_fills_the_prep_unseen() -> None:
    kept = [event for event in events()["kept"] if event.public["rule"] == "R22"]
    assert kept and all(event.reveals and event.to for event in kept)


def test_r41_solo_ends_by_its_own_rule() -> None:
    for playout in random_games("pocket-mars", 24):
        (over,) = [event for event in playout.events[-1] if event.kind == "over"]
        assert over.public["rule"] == ("R41" if playout.setup.players == 1 else "R19")


def bare(players: int = 2) -> State:
    """A table with nobody in a building, no energy, and no card but in the deck."""
    state = table(players).copy()
    assert all(sum(side[SHIP + 1 :]) == 0 for side in state.colonists)
    state.energy = (0,) * len(state.energy)
    state.hands = ((),) * len(state.hands)
    state.preps = ((EMPTY, EMPTY),) * len(state.preps)
    state.stacks = ((),) * len(state.stacks)
    return state


# By step: the rule where none is said, and why it would change nothing at a bare table.
BARE = {
    "promote": ("R11", "nobody_low"),
    "promote_here": ("R12b", "nobody_low_here"),
    "demote": ("R11", "nobody_high"),
    "transfer": ("R11", "nobody_low"),
    "transfer_here": ("R12b", "nobody_elsewhere"),
    "gain_per_building": ("R11", "no_homes"),
    "drain": ("R11", "nobody_has_energy"),
    "swap_cards": ("R11", "no_two_cards"),
    "salvage": ("R11", "no_stack"),
    "sink": ("R17d", "no_own_cards"),
}


@pytest.mark.parametrize("kind", BARE)
@pytest.mark.parametrize("rule", ["R11", "R12b", "R13a", "R17a", ""])
def test_what_is_in_the_way_is_told_by_the_rule_of_the_action(kind: str, rule: str) -> None:
    found = hindrance(bare(), Step(kind, 0, n=1, here=0, rule=rule))
    assert found is not None and (found.rule, found.key) == (rule or BARE[kind][0], BARE[kind][1])


def test_r33_solo_with_no_card_anywhere_there_is_nothing_to_draw() -> None:
    state = bare(1)
    state.deck = ()
    found = hindrance(state, Step("draw", 0, n=1))
    assert found is not None and (found.rule, found.key) == ("R33", "no_cards")


def test_r8_where_every_upper_space_is_full_nobody_rises_anywhere() -> None:
    seats = [{"one": {"water": 1, "energy": 1}}, {"two": {"water": 1, "energy": 1}}]
    found = hindrance(table(2, seats=seats), Step("promote", 0, n=1, rule="R11"))
    assert found is not None and (found.rule, found.key) == ("R8", "no_room_anywhere")


def test_r8_construction_has_no_spaces_to_swap_in() -> None:
    seats = [{"hand": ["ecosystem-5"], "one": {"water": 1}}, {"two": {"water": 1}}]
    assert why(go(table(2, seats=seats), "hand ecosystem-5"), "swap construction 0 1") == (
        "R8",
        "houses_nobody",
    )


def test_r36c_an_empty_slot_of_da_is_refused_by_the_solo_rule() -> None:
    state = table(1, da={"prep": ["science-4", "energy-1"]})
    assert why(state, "steal 1 left")[0] == "R36c"


SCHEMER = {
    "prep": ["construction-1", "science-2"]
}  # the Construction card that is left makes you place for DA


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("act", "Q27"),
        ("prepare", "R6"),
        ("take", "R33"),
        ("scrap", "R36d"),
        ("scheme", "R39e"),
        ("keep", "R22"),
    ],
)
def test_what_must_be_done_is_not_skipped_by_its_own_rule(kind: str, rule: str) -> None:
    named = {"hand": ["energy-1", "energy-2"], "prep": ["energy-3", "energy-4"]}
    starts = {
        "act": table(2),
        "keep": GAME.new(players=2, seed=1, draft=True),
        "take": go(
            table(1, seats=[{"hand": ["water-6"]}], da={"prep": ["energy-1", "energy-2"]}), "hand water-6"
        ),
        "scrap": go(table(1), "launch"),
        "scheme": go(
            table(1, seats=[named], options={"scheming": True}, da=SCHEMER), "launch", "scrap right"
        ),
        "prepare": GAME.new(players=2, seed=1),
    }
    state = starts[kind]
    assert state.agenda[-1].kind == kind
    assert why(state, "skip") == (rule, "no_skip")


def test_r12b_to_trade_a_prep_card_one_must_have_one() -> None:
    for rule in ("R12b", "R13a", ""):
        found = hindrance(bare(), Step("trade_prep", 0, rule=rule))
        assert found is not None and (found.rule, found.key) == (rule or "R12b", "own_prep_empty")


def test_r36c_who_takes_a_card_of_das_places_by_the_solo_rule() -> None:
    state = table(1, seats=[{"ship": 4}], da={"prep": ["science-4", "energy-1"]})
    _, after = told(state, "steal da left", "place")
    assert last(after, "settled").public["rule"] == "R36c"


FIVE = ["water-1", "water-2", "water-3", "energy-1", "energy-2"]


def test_r16a_whoever_holds_three_too_many_discards_three() -> None:
    plan = [{"step": "discard", "seat": 0, "n": 3, "rule": "R16a"}, {"step": "next_turn"}]
    state = table(2, seats=[{"hand": FIVE}], agenda=plan)
    for left in (4, 3, 2):
        assert due(state) == "discard"
        state = go(state, moves(state)[0])
        assert len(state.hands[0]) == left
    assert due(state) == "act" and state.turn == 1


def test_q35_from_the_actor_on_nobody_is_passed_over() -> None:
    hands = [
        {"hand": [f"{colour}-{number}" for number in range(1, 4)], "prep": [f"{colour}-6", f"{other}-7"]}
        for colour, other in (("water", "energy"), ("energy", "science"), ("science", "water"))
    ]
    plan = [
        {"step": "discard", "seat": 0, "n": 1, "rule": "R16a"},
        {"step": "upkeep", "seat": 0, "n": 1},
        {"step": "next_turn"},
    ]
    state = table(3, seats=[*hands], agenda=plan)
    for seat in (0, 1, 2):
        assert (due(state), GAME.to_act(state)) == ("discard", seat)
        state = go(state, moves(state)[0])
    assert [len(hand) for hand in state.hands] == [2, 2, 2]
