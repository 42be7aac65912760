"""Positions written and read: half of them is enough, cubes are never more than the box holds."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from pyapp.core.refusals import BadPosition
from pyapp.core.rng import Rng
from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.components import MONEY
from pyapp.games.automobiles.cubes import COLOURS, size
from pyapp.games.automobiles.known.agenda_text import DUE, STEP_EXAMPLES
from pyapp.games.automobiles.rules.agenda import AGENDA
from pyapp.games.automobiles.state import place_of
from pyapp.games.automobiles.tracks import GRID, SPACE_BY_ID
from tests.acting import sees
from tests.automobiles.invariants import broken
from tests.automobiles.second_opinion import disagreements
from tests.automobiles.table import legal, pile, play, where
from tests.playing import random_games


def wrong(**fields: Any) -> tuple[str, str]:
    """The field that is named, and the sentence."""
    with pytest.raises(BadPosition) as problem:
        GAME.load({"players": 2, "options": {"grid": "fixed"}, **fields})
    return problem.value.field, problem.value.key


def test_an_empty_position_is_the_first_turn_after_a_draw() -> None:
    state = GAME.load({"players": 3})
    assert [size(act) for act in state.act] == [7, 7, 7] and [size(bag) for bag in state.bag] == [5, 5, 5]


def test_a_bag_not_given_holds_what_is_left_of_the_first_cubes() -> None:
    state = GAME.load({"seats": [{"act": {"white": 2, "blue": 1}}, {}]})
    assert pile(state, "bag") == {"white": 3, "light": 2, "yellow": 5}
    assert pile(state, "act") == {"white": 2, "blue": 1}


def test_a_car_stands_in_the_front_of_its_space_unless_said_otherwise() -> None:
    state = GAME.load({"seats": [{"space": "D1-26"}, {"space": "D1-26"}]})
    assert where(state) == (1, 29) and where(state, 1) == (1, 28)


def test_cars_not_named_stand_on_the_grid() -> None:
    state = GAME.load({"options": {"grid": "fixed"}, "seats": [{"space": "D1-03"}, {}]})
    assert where(state, 1) == (0, 4), "its own place is taken"


@pytest.mark.parametrize(
    ("fields", "named", "key"),
    [
        ({"seats": [{"space": "M0-04"}, {}]}, "seats[0].space", "position.space"),
        ({"seats": [{"space": "D9-99"}, {}]}, "seats[0].space", "position.space"),
        ({"seats": [{"section": 1}, {}]}, "seats[0].space", "position.space"),
        ({"seats": [{"space": "D0-05"}, {"space": "D0-05"}]}, "seats[1].section", "position.section_taken"),
        ({"seats": [{"space": "D0-05", "section": 1}, {}]}, "seats[0].section", "position.number"),
        ({"seats": [{"act": {"blue": 9}}, {"disc": {"blue": 8}}]}, "seats[0].bag", "position.too_many_cubes"),
        ({"seats": [{"act": {"pink": 1}}, {}]}, "seats[0].act.pink", "position.unknown_field"),
        ({"seats": [{"act": {"blue": -1}}, {}]}, "seats[0].act.blue", "position.number"),
        ({"order": [0, 0]}, "order", "position.order"),
        ({"order": [True, 0]}, "order", "position.order"),
        ({"cards": ["manager"] * 5}, "cards", "position.one_of"),
        ({"path": [{"space": "D1-03", "colour": "white"}]}, "path[0].space", "position.path"),
        ({"entry": 3}, "entry", "position.number"),
        ({"crossed": 1}, "crossed", "position.number"),
        ({"agenda": [{"step": "act", "seat": 1}], "turn": 0}, "agenda", "position.agenda"),
        ({"agenda": [{"step": "shop"}, {"step": "act"}]}, "agenda", "position.agenda"),
        ({"agenda": [{"step": "go", "n": 1, "cube": "blue"}]}, "agenda[0]", "position.step"),
        ({"agenda": [{"step": "go", "n": 1}, {"step": "act"}]}, "agenda[0]", "position.step"),
        (
            {"agenda": [{"step": "trade", "n": 1, "cube": "purple"}, {"step": "act"}]},
            "agenda[0]",
            "position.step",
        ),
        (
            {"agenda": [{"step": "keep", "cube": "green", "pair": ["red", "red"]}, {"step": "act"}]},
            "agenda[0]",
            "position.step",
        ),
        (
            {"agenda": [{"step": "scrap", "n": 1, "cube": "yellow"}, {"step": "act"}]},
            "agenda",
            "position.agenda",
        ),
        (
            {
                "agenda": [
                    {"step": "scrap", "n": 1, "cube": "yellow"},
                    {"step": "bag", "n": 1, "cube": "yellow"},
                    {"step": "go", "n": 1, "cube": "green", "colours": ["light"]},
                    {"step": "act"},
                ]
            },
            "agenda",
            "position.agenda",
        ),
        (
            {"agenda": [{"step": "shop", "n": 9}], "seats": [{"act": {"yellow": 1}}, {}]},
            "agenda[0]",
            "position.step",
        ),
        ({"agenda": [{"step": "setup", "n": 11}, {"step": "race"}]}, "agenda[0]", "position.step"),
        ({"agenda": [], "round": 5}, "agenda", "position.not_over"),
        ({"seats": [{"laps": 3}, {}]}, "seats[0].laps", "position.number"),
        ({"seats": [{}, {"laps": 3}], "turn": 0}, "seats[1].laps", "position.number"),
        ({"seats": [{}, {"used": {"red": 1}}], "turn": 0}, "seats[1].used", "position.used"),
        ({"seats": [{"boosts": 1}, {}]}, "seats[0].boosts", "position.boosts"),
        ({"sheltered": True}, "sheltered", "position.sheltered"),
        ({"started": True, "agenda": "setup"}, "started", "position.not_started"),
        ({"order": [1, 0]}, "order", "position.grid"),
        (
            {"cards": ["engineer", "crew_chief", "suspension", "gearbox", "hybrid_engine"]},
            "cards",
            "position.cards",
        ),
        ({"agenda": "setup", "round": 2}, "round", "position.number"),
        ({"agenda": "setup", "turn": 1}, "turn", "position.number"),
        ({"agenda": "setup", "seats": [{"space": "D0-08"}, {}]}, "seats[0].space", "position.slot"),
        ({"agenda": "setup", "seats": [{"act": {"white": 1}}, {}]}, "seats[0].act", "position.not_drawn"),
        ({"agenda": "setup", "seats": [{"bag": {"white": 5}}, {}]}, "seats[0].bag", "position.bought"),
        ({"agenda": [{"step": "dance"}]}, "agenda[0].step", "position.one_of"),
        (
            {"agenda": [{"step": "setup", "seat": 0}, {"step": "setup", "seat": 0}, {"step": "race"}]},
            "agenda",
            "position.agenda",
        ),
        ({"rng": "xyz"}, "rng", "position.rng"),
    ],
)
def test_what_does_not_fit_is_named(fields: dict[str, Any], named: str, key: str) -> None:
    assert wrong(**fields) == (named, key)


def test_a_pending_choice_can_be_written_down() -> None:
    state = GAME.load(
        {
            "options": {"grid": "fixed"},
            "seats": [{"space": "D1-06", "act": {}}, {}],
            "agenda": [{"step": "go", "n": 2, "colours": ["light"], "cube": "green"}, {"step": "act"}],
        }
    )
    assert legal(state, "go") == ["D1-08"]
    assert play(state, "go D1-08", "go D1-10").agenda[-1].kind == "act"


def test_purchases_before_the_race_can_be_set_up() -> None:
    state = GAME.load({"players": 3, "agenda": "setup", "order": [2, 0, 1]})
    assert GAME.to_act(state) == 2 and state.agenda[-1].n == 10 and all(act == 0 for act in state.act)
    buying = [{"step": "setup", "seat": 1, "n": 12}, {"step": "race"}]
    found = {GAME.load({"players": 3, "agenda": buying, "seed": seed}).order for seed in range(9)}
    assert found == {(2, 0, 1)}, "whoever is still to buy comes last"


@pytest.mark.parametrize("players", range(2, 6))
def test_r10_cars_not_named_stand_in_the_order_given(players: int) -> None:
    """P1, with the least money, is in front: whatever the lot would have said."""
    for first in range(players):
        order = [(first + i) % players for i in range(players)]
        for seed in range(6):
            state = GAME.load({"players": players, "order": order, "agenda": "setup", "seed": seed})
            assert [where(state, seat) for seat in order] == list(GRID[:players])
            assert [step.n for step in reversed(state.agenda) if step.kind == "setup"] == list(
                MONEY[:players]
            )


# -- the path -----------------------------------------------------------------------------------


def on_the_way(*path: dict[str, Any], space: str = "D0-59", **fields: Any) -> dict[str, Any]:
    seats = [{"space": space, "act": {}}, {"space": "D3-28"}]
    return {"options": {"grid": "fixed"}, "seats": seats, "path": list(path), **fields}


def test_a_path_over_the_line_counts_the_lap_whether_said_or_not() -> None:
    """Left out, the crossing would send the car back a whole lap."""
    position = on_the_way({"space": "D0-00", "colour": "white"})
    state = GAME.load(position)
    assert state.crossed == 1 and state == GAME.load({**position, "crossed": 1})
    assert sees(GAME, state, 0)["drive"]["columns"] == 1
    assert play(state, "end").laps[0] == 1
    assert wrong(**{**position, "crossed": 0}) == ("crossed", "position.number")


@pytest.mark.parametrize(
    ("path", "field", "key"),
    [
        ([{"space": "D3-28"}], "path[0].space", "position.path"),
        ([{"space": "D0-00"}, {"space": "D0-02"}], "path[1].space", "position.path"),
        ([{"space": "D0-00", "colour": "light"}], "path[0].colour", "position.one_of"),
        ([{"space": "D0-00", "colour": "yellow"}], "path[0].colour", "position.one_of"),
        ([{"space": "D0-00", "section": 1}], "path[0].section", "position.number"),
    ],
)
def test_r22_a_path_is_one_legal_step_after_the_other(
    path: list[dict[str, Any]], field: str, key: str
) -> None:
    assert wrong(**on_the_way(*path)) == (field, key)


def test_r24_r25_a_path_stops_behind_the_car_in_its_space() -> None:
    seats = [
        {"space": "D1-22", "act": {}},
        {"space": "D1-26", "section": 1},
        {"space": "D1-26", "section": 2},
    ]
    position: dict[str, Any] = {"players": 3, "seats": seats, "path": [{"space": "D1-26", "colour": "dark"}]}
    state = GAME.load(position)
    assert place_of(state, state.head) == {"space": "D1-26", "section": 1}, "the others are on 2 and 3"
    with pytest.raises(BadPosition):
        GAME.load({**position, "path": [*position["path"], {"space": "D1-30", "colour": "light"}]})


def test_cubes_of_the_turn_lie_in_the_used_pile() -> None:
    cube = {"space": "D0-00", "colour": "white"}
    assert pile(GAME.load(on_the_way(cube)), "used") == {"white": 1}
    position = on_the_way(cube, {"space": "D0-01", "colour": "white"})
    position["seats"][0]["used"] = {"white": 1}
    assert wrong(**position) == ("seats[0].used", "position.cube_used")
    assert wrong(**on_the_way(cube, started=False)) == ("started", "position.started")


# -- what is due --------------------------------------------------------------------------------

CARDS_OF = {
    "trade": {"pit": "pit_team"},
    "gain": {"pit": "pit_team"},
    "remove": {"pit": "pit_captain"},
    "must_remove": {"garage": "engineer"},
    "lay": {"garage": "engineer"},
    "crew": {"pit": "pit_crew"},
    "upgrade": {"garage": "car_chief"},
    "put": {"handling": "steering"},
    "rest": {"garage": "mechanic"},
    "fetch": {"engine": "supercharged"},
    "draw": {"performance": "boost"},
    "boosted": {"performance": "boost"},
    "boost": {"performance": "boost"},
    "keep": {"performance": "nitro"},
}


def test_every_step_of_the_notation_is_documented_with_an_example_that_loads() -> None:
    assert set(STEP_EXAMPLES) == set(AGENDA.kinds)
    told = next(field.meaning for field in GAME.position_fields if field.name == "agenda")
    for kind, example in STEP_EXAMPLES.items():
        assert example in told
        options = {"cards": "chosen", "grid": "fixed", **CARDS_OF.get(kind, {})}
        cubes = {
            "act": {"light": 2, "dark": 1, "blue": 1, "wear": 1, "yellow": 1},
            "disc": {"wear": 7, "light": 2, "dark": 2},
        }
        mine = {} if kind in ("setup", "race") else {"space": "D1-40", **cubes}
        state = GAME.load(
            {"options": options, "seats": [mine, {}], "agenda": json.loads(example), "turn": 0, "seed": 2}
        )
        happens = AGENDA.kinds[kind].happen is not None
        assert happens or state.agenda[-1].kind == kind, example
        assert GAME.moves(state) and broken(state) == []


def test_cards_that_nobody_named_are_those_that_what_is_due_comes_from() -> None:
    """Each step of a card loads without `cards`, whatever five cards the deal would have laid out."""
    for kind, example in STEP_EXAMPLES.items():
        data = {"agenda": json.loads(example), "options": {"cards": "random", "grid": "fixed"}}
        if kind in ("setup", "race", "act", "shop", "keep"):
            continue
        for seed in range(12):
            state = GAME.load({**data, "seed": seed})
            assert set(state.rack.ids) & set(DUE[kind].cards), (kind, seed)


def test_cards_that_nobody_named_hold_aerodynamics_and_boost_where_these_were_used() -> None:
    options = {"cards": "random", "grid": "fixed", "fast_boost": True}
    for seed in range(12):
        sheltered = GAME.load(
            {"sheltered": True, "options": options, "seed": seed, "agenda": json.loads(STEP_EXAMPLES["act"])}
        )
        assert "aerodynamics" in sheltered.rack.ids
        owing = GAME.load({"seats": [{}, {"boosts": 2}], "options": options, "seed": seed})
        assert "boost" in owing.rack.ids


def test_named_cards_that_what_is_due_can_t_come_from_are_still_refused() -> None:
    data = {"agenda": json.loads(STEP_EXAMPLES["scrap"]), "options": {"cards": "random", "grid": "fixed"}}
    others = ["mechanic", "crew_chief", "suspension", "gearbox", "hybrid_engine"]
    with pytest.raises(BadPosition) as problem:
        GAME.load({**data, "cards": others})
    assert problem.value.field == "agenda[0]"


def test_draws_owed_come_first() -> None:
    state = GAME.load(
        {"seats": [{"boosts": 2}, {}], "turn": 0, "options": {"fast_boost": True, "cards": "high_revs"}}
    )
    assert state.agenda[-1].kind == "boost" and state.owed == (0, 0)


def test_every_position_of_random_races_survives_json() -> None:
    for playout in random_games(GAME.slug, 12):
        for state in playout.states[::7]:
            loaded = GAME.load(json.loads(json.dumps(GAME.dump(state))))
            assert loaded == state and broken(loaded) == []


# -- what is changed by hand --------------------------------------------------------------------


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every plain value of a position, and where it stands."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in inner:
        yield from leaves(value, (*path, name))
    if not isinstance(data, dict | list):
        yield path, data


def other(value: Any, rng: Rng) -> Any:
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return max(0, value + rng.choice([-7, -3, -2, -1, 1, 2, 3, 7, 60]))
    if isinstance(value, str) and value in SPACE_BY_ID:
        return rng.choice([space for space in SPACE_BY_ID if space[0] == value[0]])
    if value in COLOURS:
        return rng.choice(list(COLOURS))
    if value in AGENDA.kinds:
        return rng.choice(list(AGENDA.kinds))
    return value


def test_whatever_loads_could_be_a_race() -> None:
    """Positions with one value changed are refused, or hold together and read the same a second time."""
    rng = Rng(5)
    outcome = Counter[str]()
    for playout in random_games(GAME.slug, 15):
        for state in playout.states[:: max(1, len(playout.states) // 60)]:
            data = json.loads(json.dumps(GAME.dump(state)))
            spots = [
                (path, value) for path, value in leaves(data) if path[0] not in ("options", "rng", "game")
            ]
            path, value = rng.choice(spots)
            inner = data
            for name in path[:-1]:
                inner = inner[name]
            inner[path[-1]] = other(value, rng)
            try:
                loaded = GAME.load(data)
            except BadPosition as problem:
                assert problem.key in GAME.texts("it").MESSAGES or problem.key.split(".")[0] in (
                    "position",
                    "setup",
                )
                outcome["refused"] += 1
                continue
            outcome["loaded"] += 1
            assert broken(loaded) == [] and disagreements(GAME, loaded) == [], (path, inner[path[-1]])
            assert bool(GAME.moves(loaded)) == (GAME.to_act(loaded) is not None)
            assert GAME.load(GAME.dump(loaded)) == loaded
    assert min(outcome["refused"], outcome["loaded"]) > 100, outcome
