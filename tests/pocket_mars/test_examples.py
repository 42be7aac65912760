"""The worked examples of the rulebook and of the sheet, X1 to X5."""

from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.state import State, to_beat

from .tables import changes, due, go, ids, moves, table, told

ENERGY, ECOSYSTEM = 0, 1


def test_x1_r11_draw_two_then_discard_one() -> None:
    state = table(2, seats=[{"hand": ["water-6", "energy-1"]}])
    state = go(state, "hand water-6")
    assert len(state.hands[0]) == 3 and ids(state.discards) == ["water-6"]
    assert due(state) == "discard" and len(moves(state)) == 3
    after = go(state, "discard energy-1")
    assert (len(after.hands[0]), len(after.preps[0])) == (2, 2)
    assert ids(after.discards) == ["water-6", "energy-1"] and after.turn == 1


def test_x2_r12_all_three_steps() -> None:
    filippo = {"one": {"energy": 1}}
    mattia = {"ship": 1, "earth": 6, "energy": 1, "prep": ["energy-1"]}
    state = table(2, seats=[filippo, mattia], stacks={"energy": ["energy-7"]}, turn=1)
    state, events = told(state, "prep left energy-1")
    assert not any(event.kind == "settled" for event in events) and due(state) == "may"
    state = go(state, "use")
    assert figures(state, 1) == (4, 3, 1)
    state = go(state, "use")
    assert figures(state, 1) == (4, 3, 2)
    assert ids(state.stacks[ENERGY]) == ["energy-7", "energy-1"] and to_beat(state, ENERGY) == 1
    assert due(state) == "fill" and len(state.hands[1]) == 3
    after = go(state, moves(state)[0])
    assert len(after.hands[1]) == 2 and len(ids(after.preps[1])) == 2


def figures(state: State, seat: int) -> tuple[int, int, int]:
    """Earth, Ship, energy."""
    colonists = state.colonists[seat]
    return colonists[0], colonists[1], state.energy[seat]


def test_x3_r13_the_owner_first_then_the_actor() -> None:
    filippo = {"one": {"ecosystem": 1}}
    mattia = {"ship": 1, "earth": 6, "hand": ["ecosystem-2"], "prep": ["energy-2", "ecosystem-5"]}
    state = table(2, seats=[filippo, mattia])
    state, events = told(state, "steal 1 right")
    assert not any(event.kind in ("settled", "compared") for event in events)
    assert GAME.to_act(state) == 1 and due(state) == "may", "R13a: Mattia decides first"
    state = go(state, "use")
    assert figures(state, 1) == (5, 2, 1) and GAME.to_act(state) == 0
    state = go(state, "shift 0 ecosystem up")
    assert state.colonists[0][6 + ECOSYSTEM] == 1
    assert due(state) == "fill" and GAME.to_act(state) == 1 and len(state.hands[1]) == 3
    after = go(state, moves(state)[-1])
    assert GAME.to_act(after) == 1 and due(after) == "act", "and it is Mattia's turn"
    assert to_beat(after, ECOSYSTEM) == 5


def test_x4_r36b_solo_place_then_launch_then_draw_from_da() -> None:
    you = {"prep": ["water-7"], "hand": ["water-1", "construction-1"], "ship": 1, "earth": 6}
    state = table(1, seats=[you])
    before = state
    state = go(state, "prep left water-7", "place", "use")
    assert changes(before, state) == {"0 earth": -1, "0 one.water": 1}
    assert due(state) == "sink"
    state = go(state, "skip")
    assert due(state) == "take", "R33: a card of DA's prep"
    state = go(state, "take left")
    assert len(ids(state.preps[1])) == 1, "so that DA will be activated"


def test_x5_r20_r21_scoring() -> None:
    seats = [
        {
            "ship": 0,
            "earth": 0,
            "energy": 2,
            "one": {"energy": 4, "water": 1, "science": 1},
            "two": {"ecosystem": 1},
        },
        {"ship": 2, "earth": 1, "energy": 2, "one": {"water": 2, "ecosystem": 1}, "two": {"water": 1}},
        {"ship": 1, "earth": 3, "energy": 0, "one": {"science": 2}, "two": {"science": 1}},
    ]
    state = table(3, seats=seats, agenda=[])
    result = GAME.result(state)
    assert result is not None
    assert result.scores == [22, 13, 9] and result.ranking == [[0], [1], [2]]
    assert result.breakdown[0] == {"R20a": 0, "R20b": 12, "R20c": 4, "R20d": 2, "R20e": 3, "R20f": 1}
