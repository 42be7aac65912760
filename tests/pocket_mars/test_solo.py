"""Devious Automatics: set-up, phases, every alternative ability, every end (R30-R43, Q47-Q64)."""

from typing import Any

import pytest

from pyapp.core.options import Setup
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.components import BUILDINGS, CARD_BY_ID, CARD_IDS
from pyapp.games.pocket_mars.moves import DA
from pyapp.games.pocket_mars.rules.scoring import ending, score
from pyapp.games.pocket_mars.state import EARTH, ONE, SHIP, TWO, State, prep_cards
from tests.acting import sees

from .tables import changes, due, go, ids, kinds, last, moves, table, told, why

ROW = ["water", "energy", "science", "ecosystem", "construction"]
PLACE = {building: ONE + here for here, building in enumerate(BUILDINGS[:4])}


def phases(left: list[str | None], da: dict[str, Any] | None = None, **fields: Any) -> tuple[State, State]:
    """You burn a card with DA's prep as given: the table before, and at your next turn."""
    seats = fields.pop("seats", [{}])
    you = {"hand": ["construction-6", "construction-7"], "prep": ["construction-5"], **seats[0]}
    plan = [
        {"step": "discard", "seat": 0, "n": 1, "rule": "R16a"},
        {"step": "failure"},
        {"step": "activation"},
        {"step": "round_end"},
    ]
    da_side = {**(da or {}), "prep": left}
    before = table(1, row=ROW, seats=[you], da=da_side, agenda=plan, **fields)
    return before, go(before, "discard construction-6")


def test_r31_levels() -> None:
    for level, ship, earth in (("normal", 5, 2), ("super_droid", 6, 1), ("cyborg", 7, 0)):
        state = GAME.new(players=1, level=level)
        assert state.colonists[DA][:2] == (earth, ship) and state.energy[DA] == 1


def test_r32_da_gets_two_cards_unseen_after_your_choice() -> None:
    state = GAME.new(players=1, seed=3)
    assert state.preps[DA] == (-1, -1)
    first = moves(state)[0]
    state, events = told(state, first)
    state, events = told(state, moves(state)[0])
    assert len(ids(state.preps[DA])) == 2 and last(events, "refilled").public["rule"] == "R32"
    assert all(name in BUILDINGS for name in sees(GAME, state, 0)["da"]["prep"])


def test_r33_q47_you_draw_from_da_first_and_see_one_before_the_next() -> None:
    state = table(1, seats=[{"hand": ["water-6"]}], da={"prep": ["energy-1", "energy-2"]})
    state = go(state, "hand water-6")
    assert moves(state) == ["take left", "take right"]
    state, events = told(state, "take right")
    assert [event.secret["cards"] for event in events if event.kind == "took"] == [["energy-2"], ["energy-1"]]
    assert due(state) == "discard", "the second one was forced, then there are 5 cards"


def test_r33_only_an_empty_da_prep_sends_you_to_the_deck() -> None:
    state = table(1, seats=[{"hand": ["water-6", "water-1"], "prep": ["water-2", "water-3"]}])
    state = go(state, "hand water-6", "take left")
    assert len(state.hands[0]) == 3 and len(ids(state.preps[DA])) == 0


def test_q48_dig_does_not_draw_from_da() -> None:
    state = table(1, seats=[{"hand": ["water-4"]}])
    state = go(state, "hand water-4", "dig")
    assert len(ids(state.preps[DA])) == 2 and due(state) == "dig_keep"


def test_q49_da_is_another_player() -> None:
    state = go(table(1, seats=[{"hand": ["energy-3"]}]), "hand energy-3")
    assert moves(state) == ["drain da", "skip"]
    assert changes(state, go(state, "drain da"))["1 energy"] == -1
    state = table(1, seats=[{"hand": ["water-5"]}])
    assert "trade left da right" in moves(go(state, "hand water-5"))


def test_r36c_q61_da_card_you_compare_and_nobody_uses_the_bottom() -> None:
    state = table(1, da={"prep": ["science-4", "energy-1"]})
    state, events = told(state, "steal da left")
    assert due(state) == "place" and last(events, "connected").public["rule"] == "R36c"
    after = go(state, "place")
    assert due(after) == "may" and after.agenda[-1].rule == "R17c", "the ability, no prep action"


def test_r36d_launch_costs_da_a_card() -> None:
    state = table(1)
    state = go(state, "launch")
    assert moves(state) == ["scrap left", "scrap right"] and why(state, "skip") == ("R36d", "no_skip")
    card = ids(state.preps[DA])[0]
    after, events = told(state, "scrap left")
    assert CARD_BY_ID[card] in after.discards and "activated" in kinds(events)
    stuck = table(1, seats=[{"ship": 7, "earth": 0}])
    assert why(stuck, "launch") == ("R36d", "earth_empty")


def test_r36e_two_energy_one_at_four() -> None:
    for energy, gain in ((1, 2), (4, 1), (5, 0)):
        state = table(1, seats=[{"energy": energy, "hand": ["water-1"]}])
        _, events = told(state, "burn hand water-1")
        assert last(events, "burned").public["n"] == gain


def test_r37_q57_system_failure_takes_what_is_there() -> None:
    before, after = phases(["energy-3", "water-3"])
    assert len(after.deck) == len(before.deck) - 2
    lost = before.deck[-1:-3:-1]
    assert after.discards[-2:] == lost


def test_r38_two_cards_nothing_happens() -> None:
    before, after = phases(["energy-3", "water-3"])
    assert changes(before, after) == {} and due(after) == "act" and after.round == 2


def test_r38_no_card_no_activation_but_a_refill() -> None:
    before, after = phases([None, None])
    assert changes(before, after) == {} and len(ids(after.preps[DA])) == 2
    assert len(after.deck) == len(before.deck) - 4


def test_q50_the_card_stays_where_it_is() -> None:
    _, after = phases([None, "water-3"])
    assert ids(after.preps[DA])[1] == "water-3"


def test_r39b_overwhelming_power() -> None:
    before, after = phases(["energy-3", None], {"energy": 1})
    assert changes(before, after) == {"1 energy": 2, "1 ship": -1, "1 one.energy": 1}


def test_q56_at_four_it_rises_to_five_at_five_it_sparks() -> None:
    before, after = phases(["energy-3", None], {"energy": 4})
    assert after.energy[DA] == 5 and len(before.deck) - len(after.deck) == 3
    before, after = phases(["energy-3", None], {"energy": 5})
    assert after.energy[DA] == 5 and len(before.deck) - len(after.deck) == 5


def test_r39c_spark() -> None:
    before, after = phases(["water-3", None])
    assert changes(before, after) == {"1 ship": -1, "1 one.water": 1}
    assert len(before.deck) - len(after.deck) == 5


def test_r39d_recruitment() -> None:
    before, after = phases(["science-3", None])
    assert changes(before, after) == {"1 earth": -1, "1 one.science": 1}


def test_q51_an_empty_ship_launches_and_the_ability_still_works() -> None:
    da = {"ship": 0, "earth": 3, "one": {"water": 4}}
    before, after = phases(["science-3", None], da)
    assert changes(before, after) == {"1 earth": -2, "1 ship": 2}
    da = {"ship": 0, "earth": 0, "one": {"water": 6}, "two": {"energy": 1}}
    before, after = phases(["science-3", None], da, seats=[{}])
    assert changes(before, after) == {}


def test_r39a_double_upgrade_da_rises_from_the_left() -> None:
    da = {"ship": 3, "earth": 1, "one": {"science": 1, "energy": 1, "water": 1}}
    before, after = phases(["ecosystem-3", None], da)
    assert changes(before, after) == {
        "1 ship": -1,
        "1 one.ecosystem": 1,
        "1 one.water": -1,
        "1 two.water": 1,
        "1 one.energy": -1,
        "1 two.energy": 1,
    }


def test_r39a_q53_q54_otherwise_yours_comes_down_and_the_room_is_used() -> None:
    da = {"ship": 0, "earth": 0, "one": {"energy": 2, "water": 1}, "two": {"water": 1, "ecosystem": 1}}
    da |= {"earth": 2}
    you = {"ship": 2, "earth": 3, "two": {"science": 1, "energy": 1}}
    before, after = phases(["ecosystem-3", None], da, seats=[you])
    told_changes = changes(before, after)
    assert told_changes["0 two.energy"] == -1 and told_changes["0 one.energy"] == 1
    assert told_changes["1 two.energy"] == 1, "the second upgrade uses the room of the first"
    assert "0 two.science" not in told_changes


def test_r39a_an_upgrade_without_anybody_is_lost() -> None:
    before, after = phases(["ecosystem-3", None], {"ship": 0, "earth": 7})
    assert changes(before, after) == {"1 earth": -1, "1 ship": 1}


def test_r39e_scheming_best_building_for_da() -> None:
    da = {"ship": 4, "earth": 0, "one": {"energy": 1, "water": 1, "science": 1}}
    before, after = phases(["construction-3", None], da)
    assert changes(before, after) == {"1 ship": -1, "1 one.ecosystem": 1}, "+4 for all four"


@pytest.mark.parametrize(
    ("one", "target"),
    [
        ({"energy": 3}, "energy"),  # four in one Building: 5 points
        ({"energy": 2}, "energy"),
        ({"science": 1}, "water"),  # none there, leftmost
        ({"water": 1, "energy": 1}, "science"),
    ],
)
def test_q55_ties_of_scheming(one: dict[str, int], target: str) -> None:
    da = {"ship": 7 - sum(one.values()), "earth": 0, "one": one}
    before, after = phases(["construction-3", None], da)
    assert changes(before, after) == {"1 ship": -1, f"1 one.{target}": 1}


def test_q51_scheming_from_an_empty_ship() -> None:
    before, after = phases(["construction-3", None], {"ship": 0, "earth": 2, "one": {"water": 5}})
    assert changes(before, after) == {"1 earth": -1, "1 ship": 1}


# -- the end ------------------------------------------------------------------------------------

HOUSED = {"ship": 0, "earth": 0, "one": {"energy": 4, "water": 3}}


def test_r41_q59_your_seven_end_the_round_after_da_has_acted() -> None:
    _, after = phases(["water-3", None], seats=[HOUSED])
    assert due(after) == "over" and after.colonists[DA][PLACE["water"]] == 1


def test_r41_da_seven_end_it() -> None:
    _, after = phases(["water-3", None], {"ship": 1, "earth": 0, "one": {"energy": 6}})
    assert due(after) == "over" and after.colonists[DA][SHIP] == after.colonists[DA][EARTH] == 0


def test_r41_q58_a_da_prep_that_cannot_be_filled_ends_it() -> None:
    state = nearly_empty_deck(2)
    card = ids(state.hands[0])[0]
    state = go(state, f"burn hand {card}", "take left")
    while GAME.to_act(state) is not None:
        state = go(state, moves(state)[0])
    assert len(ids(state.preps[DA])) < 2 and not state.deck


def test_r40_q63_an_empty_deck_alone_ends_nothing() -> None:
    state = nearly_empty_deck(1)
    hand = ids(state.hands[0])
    plan = [{"step": "discard", "seat": 0, "n": 1, "rule": "R16a"}]
    plan += [{"step": "failure"}, {"step": "activation"}, {"step": "round_end"}]
    data = {**GAME.dump(state), "agenda": plan}
    data["discards"] = data["discards"] + data["deck"]
    data["deck"] = []
    state = go(GAME.load(data), f"discard {hand[0]}")
    assert not state.deck and due(state) == "act"


def nearly_empty_deck(size: int) -> State:
    names = list(CARD_BY_ID)
    seats = [{"hand": names[:2], "prep": names[2:4]}]
    return table(
        1, seats=seats, da={"prep": names[4:6]}, deck=names[6 : 6 + size], discards=names[6 + size :]
    )


def test_r42_da_scores_its_own_way() -> None:
    every = {"energy": 4, "water": 1, "science": 1, "ecosystem": 1}
    state = table(1, da={"ship": 0, "earth": 0, "energy": 2, "one": every}, seats=[{"energy": 2}], agenda=[])
    assert score(state, DA).by_rule() == {
        "R20a": 0,
        "R20b": 14,
        "R20c": 0,
        "R20d": 4,
        "R20e": 5,
        "R20f": 2,
    }
    assert score(state, 0).energy == 1, "on a tie DA gets 2 and you get 1"


def test_r43_q62_only_strictly_more_points_win() -> None:
    da = {"ship": 2, "earth": 5, "energy": 0}
    for ship, won in ((1, False), (2, True)):
        you = {"ship": ship, "earth": 7 - ship, "energy": 1}
        result = GAME.result(table(1, seats=[you], da=da, agenda=[]))
        assert result is not None
        assert (result.won, result.rival, result.scores) == (won, 2, [ship + 1])


def test_r34_one_colonist_in_a_2_star_space() -> None:
    state = table(1, seats=[{"one": {"water": 1}, "hand": ["ecosystem-4"]}], da={"two": {"water": 1}})
    after = go(state, "hand ecosystem-4")
    assert due(after) != "promote" and after.colonists[0][TWO + 2] == 0


def test_the_end_says_why() -> None:
    for you, da, why_over in (
        (HOUSED, {}, "your_seven"),
        ({}, {"ship": 1, "earth": 0, "one": {"energy": 6}}, "da_seven"),
    ):
        before, after = phases(["water-3", None], da, seats=[you])
        assert sees(GAME, after, 0)["ended"] == why_over and sees(GAME, before, 0)["ended"] is None
        assert sees(GAME, after, 0)["won"] in (True, False) and sees(GAME, before, 0)["won"] is None


# -- the letter of the rulebook, as variants ----------------------------------------------------

DEAL = ["construction-5", "construction-6", "construction-7", "science-1", "science-2"]


@pytest.mark.parametrize(("options", "ended"), [({}, None), ({"deck_end": True}, "deck")])
def test_r40_the_empty_deck_ends_the_game_by_the_letter_only(
    options: dict[str, bool], ended: str | None
) -> None:
    """System Failure takes the last two cards; DA's prep is full."""
    deck = ["water-1", "water-2"]
    hand = {"hand": ["construction-6", "construction-7", "energy-1"], "prep": ["construction-5", "energy-2"]}
    named = {*DEAL, *deck, "energy-1", "energy-2"}
    discards = [card for card in CARD_IDS if card not in named]
    fields: dict[str, Any] = {"seats": [hand], "deck": deck, "discards": discards, "options": options}
    _, state = phases(["science-1", "science-2"], **fields)
    assert not state.deck and prep_cards(state, DA)
    assert ending(state) == sees(GAME, state, 0)["ended"] == ended
    assert (GAME.to_act(state) is None) is (ended is not None)


@pytest.mark.parametrize(
    ("size", "letter", "rounds"), [(8, False, 2), (8, True, 1), (3, False, 0), (5, True, 1)]
)
def test_the_rounds_the_deck_lasts(size: int, letter: bool, rounds: int) -> None:
    """After this round: two cards for System Failure and two for DA each time."""
    state = table(1, options={"deck_end": letter})
    state.deck, state.discards = state.deck[:size], state.deck[size:]
    assert sees(GAME, state, 0)["deck"]["rounds"] == rounds


def scheming(**da: Any) -> State:
    """DA is left with one Construction card, and you place for it."""
    named = {"hand": ["energy-1", "energy-2"], "prep": ["energy-3", "energy-4"]}
    side = {"prep": ["construction-1", "science-2"], **da}
    return table(1, seats=[named], da=side, options={"scheming": True})


def test_r39e_you_place_for_da_where_it_gains_most() -> None:
    """Two points wherever nobody lives: all four are offered, and our rule's choice is named."""
    state = go(scheming(), "launch", "scrap right")
    assert due(state) == "scheme" and moves(state) == [f"scheme {here}" for here in BUILDINGS[:4]]
    assert GAME.prompt(state)[1]["building"] in BUILDINGS[:4]
    after, events = told(state, "scheme water")
    assert after.colonists[DA][ONE + 2] == 1 and last(events, "da_settled").public["rule"] == "R39e"
    assert due(after) == "act" and [*after.preps[DA]].count(-1) == 0, "then DA's prep is filled up (R38)"


def test_r39e_only_what_brings_da_most_points() -> None:
    """Three of four Buildings lived in: the fourth brings 4 points more, and is the only choice."""
    three = {"one": {"energy": 1, "water": 1, "science": 1}, "ship": 2, "earth": 2}
    _, events = told(scheming(**three), "launch", "scrap right")
    assert last(events, "da_settled").public["building"] == "ecosystem"


def test_r39e_a_worse_building_for_da_is_refused_with_its_points() -> None:
    crowd = {"one": {"energy": 3, "water": 3}, "ship": 1, "earth": 0}
    state = go(scheming(**crowd), "launch", "scrap right")
    assert moves(state) == ["scheme energy", "scheme water"]
    assert why(state, "scheme science") == ("R39e", "not_best_for_da")
    refusal = GAME.why_not(state, "scheme science")
    assert refusal is not None and refusal.params["most"] - refusal.params["n"] == 5
    assert why(state, "scheme construction") == ("R8", "houses_nobody")


def test_r39e_without_the_variant_nobody_is_asked() -> None:
    state = scheming()
    state.setup = Setup(1, {**state.setup.options, "scheming": False})
    _, events = told(state, "launch", "scrap right")
    assert last(events, "da_settled").public["rule"] == "R39e"


# -- what an earlier reading left untested ------------------------------------------------------


def test_r39a_yours_comes_down_first_where_da_lives_in_the_lower_space() -> None:
    """The leftmost of yours is in Energy; DA waits under the one in Science (Q54)."""
    you = {"two": {"energy": 1, "science": 1}, "ship": 1, "earth": 4}
    da = {"one": {"ecosystem": 0, "science": 1}, "ship": 0, "earth": 6}
    before, after = phases(["ecosystem-1"], da, seats=[{**you, **phases_cards()}])
    change = changes(before, after)
    assert change["0 two.science"] == -1 and "0 two.energy" not in change
    assert change["1 two.science"] == 1, "the room this makes is used by the second upgrade (Q53)"


def phases_cards() -> dict[str, Any]:
    return {"hand": ["construction-6", "construction-7"], "prep": ["construction-5"]}


def test_r40_a_dig_that_empties_the_deck_builds_no_new_one() -> None:
    """Three cards are looked at, two go back; with one card the deck stays empty."""
    deck = ["science-1", "science-2", "science-3"]
    you = {"hand": ["water-4", "energy-1"], "prep": ["energy-3", "energy-4"]}
    da = {"prep": ["water-1", "water-2"]}
    for size in (3, 1):
        named = {*deck[:size], *you["hand"], *you["prep"], *da["prep"]}
        discards = [card for card in CARD_IDS if card not in named]
        state = table(1, seats=[you], da=da, deck=deck[:size], discards=discards)
        state, events = told(state, "hand water-4", "dig")
        while due(state) in ("dig_keep", "dig_sink"):
            state, more = told(state, moves(state)[0])
            events += more
        assert "rebuilt" not in kinds(events) and len(state.discards) >= len(discards)
