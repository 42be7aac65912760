"""Every half of every card: what the hand action and the prep action do (sheet 4.3, 4.4)."""

from typing import Any

import pytest

from pyapp.games.pocket_mars.components import CARD_BY_ID, CARDS, DOWN
from pyapp.games.pocket_mars.known import view
from pyapp.games.pocket_mars.state import State

from .tables import changes, due, go, ids, last, moves, table, told

YOU: dict[str, Any] = {"earth": 3, "ship": 2, "energy": 3, "one": {"water": 1}, "two": {"science": 1}}
RIVAL: dict[str, Any] = {
    "earth": 3,
    "ship": 1,
    "energy": 2,
    "one": {"energy": 1},
    "two": {"water": 1, "ecosystem": 1},
}
THIRD: dict[str, Any] = {"energy": 0}
LAUNCHED = {"0 earth": -1, "0 ship": 1}
LAUNCHED_2 = {"0 earth": -2, "0 ship": 2}


def with_hand(card: str, **more: Any) -> State:
    """It is your turn, and you hold the card."""
    named = {card}
    hand = [card, free("science-1", named)]
    prep = [free("energy-4", named), free("ecosystem-4", named)]
    return _table({**YOU, "hand": hand, "prep": prep}, named, **more)


def with_prep(card: str, hand: str, you: dict[str, Any], **more: Any) -> State:
    """It is your turn, and the card lies on the left of your prep."""
    named = {card, hand}
    held = [hand, free("energy-3", named)]
    prep = [card, free("ecosystem-4", named)]
    return _table({**YOU, **you, "hand": held, "prep": prep}, named, **more)


def _table(you: dict[str, Any], named: set[str], **more: Any) -> State:
    stack = [free("science-3", named), free("science-2", named)]
    rival = {**RIVAL, "prep": [free("construction-5", named), free("energy-5", named)]}
    return table(3, seats=[you, rival, THIRD], stacks={"science": stack}, **more)


def free(name: str, named: set[str]) -> str:
    """This card, or another of its colour if it is needed elsewhere."""
    colour, _, value = name.partition("-")
    chosen = next(
        card for number in range(7) if (card := f"{colour}-{(int(value) - 1 + number) % 7 + 1}") not in named
    )
    named.add(chosen)
    return chosen


TOPS: list[tuple[str, list[str], dict[str, int]]] = [
    ("energy-1", [], {**LAUNCHED, "0 energy": 1}),
    ("energy-2", [], {"0 energy": 2}),
    ("energy-3", ["drain 1"], {"0 energy": 2, "1 energy": -1}),
    ("energy-4", ["pay", "settle science"], {"0 energy": -1, "0 ship": -1, "0 one.science": 1}),
    ("energy-5", [], {"0 energy": 1}),
    ("energy-6", [], {"0 energy": 2}),
    (
        "energy-7",
        ["pay", "settle water", "settle energy"],
        {"0 energy": -2, "0 ship": -2, "0 one.water": 1, "0 one.energy": 1},
    ),
    ("ecosystem-1", ["shift 1 energy up"], {"1 one.energy": -1, "1 two.energy": 1}),
    ("ecosystem-2", ["demote 1 water"], {**LAUNCHED, "1 two.water": -1, "1 one.water": 1}),
    ("ecosystem-3", ["transfer water science"], {**LAUNCHED, "0 one.water": -1, "0 one.science": 1}),
    ("ecosystem-4", ["promote water"], {"0 one.water": -1, "0 two.water": 1}),
    (
        "ecosystem-5",
        ["swap water 0 1"],
        {"0 one.water": -1, "0 two.water": 1, "1 one.water": 1, "1 two.water": -1},
    ),
    (
        "ecosystem-6",
        ["pay", "promote water"],
        {**LAUNCHED, "0 energy": -1, "0 one.water": -1, "0 two.water": 1},
    ),
    ("ecosystem-7", ["pay", "promote water"], {"0 energy": -2, "0 one.water": -1, "0 two.water": 1}),
    ("water-1", [], LAUNCHED),
    ("water-2", ["exchange science-1 left"], LAUNCHED),
    ("water-3", ["discard science-1"], LAUNCHED),
    ("water-4", ["dig"], {}),
    ("water-5", ["trade left 1 right"], {}),
    ("water-6", [], {}),
    ("water-7", ["peek 1"], {}),
    ("science-1", [], LAUNCHED_2),
    ("science-2", ["pay"], {"0 energy": -1, "0 earth": -3, "0 ship": 3}),
    ("science-3", ["restack science 1 2"], LAUNCHED),
    ("science-4", ["restack science 1 2"], {}),
    ("science-5", ["peek 1"], LAUNCHED),
    ("science-6", ["salvage science"], LAUNCHED),
    ("science-7", ["pay"], {**LAUNCHED_2, "0 energy": -1}),
    ("construction-1", ["cover science-1 energy"], LAUNCHED),
    ("construction-2", ["cover science-1 energy"], {}),
    ("construction-3", ["settle ecosystem"], {"0 ship": -1, "0 one.ecosystem": 1}),
    ("construction-4", ["transfer water energy"], {**LAUNCHED, "0 one.water": -1, "0 one.energy": 1}),
    ("construction-5", ["cover science-1 energy"], LAUNCHED),
    (
        "construction-6",
        ["pay", "settle ecosystem"],
        {"0 energy": -1, "0 earth": -1, "0 one.ecosystem": 1},
    ),
    ("construction-7", ["salvage science"], LAUNCHED),
]

PAID_1 = {**LAUNCHED, "0 energy": -1}
PAID_2 = {**LAUNCHED_2, "0 energy": -1}
ELSEWHERE = {"one": {"ecosystem": 1}, "two": {"energy": 1}}  # nobody in Water or Science

BOTTOMS: list[tuple[str, list[str], dict[str, int], dict[str, Any]]] = [
    ("energy-1", ["use"], LAUNCHED_2, {}),
    ("energy-2", ["pay"], PAID_2, {}),
    ("energy-3", ["use"], {"0 energy": 2}, {"hand": "water-3"}),
    ("energy-4", ["pay", "settle energy"], {"0 energy": -1, "0 ship": -1, "0 one.energy": 1}, {}),
    ("energy-5", ["use"], LAUNCHED, {}),
    ("energy-6", ["use"], {"0 energy": 1}, {}),
    ("energy-7", ["pay"], PAID_1, {}),
    ("ecosystem-1", ["use"], LAUNCHED_2, {}),
    (
        "ecosystem-2",
        ["pay", "promote ecosystem"],
        {"0 energy": -1, "0 one.ecosystem": -1, "0 two.ecosystem": 1},
        {"you": {"one": {"ecosystem": 1}}},
    ),
    ("ecosystem-3", ["transfer water ecosystem"], {"0 one.water": -1, "0 one.ecosystem": 1}, {}),
    (
        "ecosystem-4",
        ["pay", "settle ecosystem"],
        {"0 energy": -1, "0 ship": -1, "0 one.ecosystem": 1},
        {},
    ),
    ("ecosystem-5", ["use"], LAUNCHED, {"hand": "ecosystem-7"}),
    ("ecosystem-6", ["demote 1 ecosystem"], {"1 two.ecosystem": -1, "1 one.ecosystem": 1}, {}),
    ("ecosystem-7", ["pay"], PAID_1, {}),
    ("water-1", ["use"], LAUNCHED_2, {"you": ELSEWHERE}),
    ("water-2", ["pay"], PAID_2, {}),
    ("water-3", ["use"], {}, {}),
    ("water-4", ["pay", "settle water"], {"0 energy": -1, "0 ship": -1, "0 one.water": 1}, {}),
    ("water-5", ["exchange water-6 right"], {}, {"hand": "water-6"}),
    ("water-6", ["peek 1"], {}, {}),
    ("water-7", ["use"], LAUNCHED, {"hand": "water-6"}),
    ("science-1", ["use"], LAUNCHED_2, {"you": ELSEWHERE}),
    ("science-2", ["pay"], PAID_2, {}),
    ("science-3", ["use"], LAUNCHED, {}),
    ("science-4", ["settle science"], {"0 ship": -1, "0 one.science": 1}, {}),
    ("science-5", ["use"], LAUNCHED, {"hand": "science-1"}),
    ("science-6", ["restack science 1 2"], {}, {}),
    ("science-7", ["pay"], PAID_1, {}),
    ("construction-1", ["use"], LAUNCHED, {}),
    ("construction-2", ["pay"], PAID_2, {}),
    (
        "construction-3",
        ["pay", "promote water"],
        {"0 energy": -1, "0 one.water": -1, "0 two.water": 1},
        {},
    ),
    ("construction-4", ["pay", "settle water"], {"0 energy": -1, "0 ship": -1, "0 one.water": 1}, {}),
    ("construction-5", ["use"], LAUNCHED, {"hand": "construction-7"}),
    ("construction-6", ["transfer water energy"], {"0 one.water": -1, "0 one.energy": 1}, {}),
    ("construction-7", ["pay"], PAID_1, {}),
]


def test_every_half_of_every_card_is_here() -> None:
    assert [top[0] for top in TOPS] == [card.id for card in CARDS]
    assert [bottom[0] for bottom in BOTTOMS] == [card.id for card in CARDS]


@pytest.mark.parametrize(("card", "choices", "expected"), TOPS, ids=[top[0] for top in TOPS])
def test_r11_hand_action(card: str, choices: list[str], expected: dict[str, int]) -> None:
    before = with_hand(card)
    after = go(before, f"hand {card}", *choices)
    assert changes(before, after) == expected
    assert after.in_play == CARD_BY_ID[card] or CARD_BY_ID[card] in after.discards


def bottom_of(card: str, more: dict[str, Any]) -> State:
    """The card is connected; the comparison, if it is asked, is declined."""
    spare = "water-3" if card != "water-3" else "water-7"
    state = with_prep(card, more.get("hand", spare), more.get("you", {}))
    state = go(state, f"prep left {card}")
    return go(state, "skip") if due(state) == "place" else state


@pytest.mark.parametrize(
    ("card", "choices", "expected", "more"), BOTTOMS, ids=[bottom[0] for bottom in BOTTOMS]
)
def test_r12b_prep_action(
    card: str, choices: list[str], expected: dict[str, int], more: dict[str, Any]
) -> None:
    before = bottom_of(card, more)
    assert changes(before, go(before, *choices)) == expected


@pytest.mark.parametrize("card", [card.id for card in CARDS])
def test_q20_a_prep_action_may_be_refused(card: str) -> None:
    more = next(bottom[3] for bottom in BOTTOMS if bottom[0] == card)
    before = bottom_of(card, more)
    assert "skip" in moves(before)
    assert changes(before, go(before, "skip")) == {}


def test_energy_5_and_water_1_draw_one() -> None:
    for card in ("energy-5", "water-1", "construction-2", "water-7"):
        state, events = told(with_hand(card), f"hand {card}")
        while due(state) in ("cover", "peek"):
            state, events = told(state, moves(state)[0])
        assert any(event.kind == "drew" and event.public["n"] == 1 for event in events), card


def test_water_6_draws_two_and_r16a_takes_one_back() -> None:
    state, events = told(with_hand("water-6"), "hand water-6")
    assert last(events, "drew").public["n"] == 2 and due(state) == "discard"


def test_water_4_keeps_one_and_orders_the_rest() -> None:
    state = with_hand("water-4", deck=["water-7", "science-5", "energy-7"])
    state = go(state, "hand water-4", "dig")
    assert moves(state) == ["keep water-7", "keep science-5", "keep energy-7"]
    state = go(state, "keep science-5")
    assert moves(state) == ["return water-7", "return energy-7"]
    after = go(state, "return energy-7")
    assert changes(state, after) == LAUNCHED
    assert ids(after.deck[:2]) == ["water-7", "energy-7"], "the last one put back lies deepest"
    assert after.known[0] == 1 << CARD_BY_ID["water-7"] | 1 << CARD_BY_ID["energy-7"]
    assert due(after) == "act" and after.turn == 1, "4 cards again: nothing more to do"


def test_water_5_trades_unseen_and_both_givers_remember() -> None:
    after = go(with_hand("water-5"), "hand water-5", "trade left 1 right")
    assert ids(after.preps[0]) == ["energy-5", "ecosystem-4"]
    assert ids(after.preps[1]) == ["construction-5", "energy-4"]
    assert after.known[:2] == (1 << CARD_BY_ID["energy-4"], 1 << CARD_BY_ID["energy-5"])


def test_cards_that_exchange_and_cover_and_salvage() -> None:
    exchanged = go(with_hand("water-2"), "hand water-2", "exchange science-1 left")
    assert "science-1" in ids(exchanged.preps[0]) and "energy-4" in ids(exchanged.hands[0])
    covered = go(with_hand("construction-1"), "hand construction-1", "cover science-1 energy")
    assert covered.stacks[0] == (CARD_BY_ID["science-1"] + DOWN,)
    salvaged = go(with_hand("science-6"), "hand science-6", "salvage science")
    assert ids(salvaged.stacks[3]) == ["science-3"] and CARD_BY_ID["science-2"] in salvaged.discards


def test_restacked_cards_change_places() -> None:
    before = with_hand("science-4")
    after = go(before, "hand science-4", "restack science 1 2")
    assert after.stacks[3] == before.stacks[3][::-1]


def test_water_3_discards_up_to_two_and_draws_as_many() -> None:
    _, events = told(with_hand("water-3"), "hand water-3", "skip")
    assert "drew" in [event.kind for event in events], "R16b draws anyway"
    assert last(events, "drew").public["n"] == 1
    _, events = told(with_hand("water-3"), "hand water-3", "discard science-1")
    assert [event.public["n"] for event in events if event.kind == "drew"] == [1, 1]


def test_q25_what_can_only_help_is_known() -> None:
    """Energy and launches for nothing; never what costs, moves others or touches cards."""
    harmless = {card.id for card in CARDS if all(view.harmless(op) for op in card.bottom)}
    assert harmless == {
        *("energy-1", "energy-3", "energy-5", "energy-6", "ecosystem-1", "ecosystem-5", "water-1", "water-7"),
        *("science-1", "science-3", "science-5", "construction-1", "construction-5"),
    }


def test_gain_per_building_counts_buildings_and_not_colonists() -> None:
    """Four colonists in two Buildings are worth 2 energy."""
    state = table(
        2, seats=[{"hand": ["energy-6", "water-1"], "one": {"water": 3, "science": 1}, "energy": 1}]
    )
    assert changes(state, go(state, "hand energy-6"))["0 energy"] == 2


def test_drain_takes_energy_and_gives_it_to_nobody() -> None:
    """Far from the maximum: whoever drains has 2 more from the card, and no third."""
    state = table(2, seats=[{"hand": ["energy-3", "water-1"], "energy": 0}, {"energy": 2}])
    change = changes(state, go(state, "hand energy-3", "drain 1"))
    assert (change["0 energy"], change["1 energy"]) == (2, -1)
