"""Positions: what they leave out, and how each wrong entry is told."""

import json
from importlib import import_module
from typing import Any

import pytest

from pyapp.core.messages import Reader
from pyapp.core.refusals import BadPosition
from pyapp.games.martians import GAME
from pyapp.games.martians.known.agenda_text import WORDS
from pyapp.games.martians.rules.agenda import AGENDA
from pyapp.games.martians.state import PHASES
from tests.acting import sees

from .invariants import broken

HOUSE = {"tile": "house", "cell": "0,0", "rotation": 0}
DINER = {"tile": "diner", "cell": "0,1", "rotation": 90}
STORE = {"tile": "general_store", "cell": "-1,0", "rotation": 0}


END = {"step": "end_turn", "seat": 0}
WALKING: dict[str, Any] = {
    "phase": "walk",
    "movement": {"die": 2, "base": 5, "bonus": 0, "walked": 0},
    "agenda": [{"step": "walk", "seat": 0}, END],
}
CHOICE = {"step": "choice", "seat": 0, "n": 2, "at": "0,1", "who": 2, "more": [0]}
EVERYTHING = ["fuel", "fertilizer", "dynamite"]
FARM = {"tile": "farm_1", "cell": "-1,0", "rotation": 0}
SHIP = {"at": "-2,1", "face": "ship", "up": True}
TOGETHER = {"mode": "cooperative"}


def effect(card: str, until: str, **fields: Any) -> dict[str, Any]:
    return {"effects": [{"card": card, "seat": 0, "until": until, "of": 0, **fields}]}


FALSE: list[tuple[dict[str, Any], str, str]] = [
    ({**WALKING, "phase": "draw"}, "phase", "position.one_of"),
    (
        {"agenda": [{"step": "window", "seat": 0, "word": "spawn"}, END], "phase": "walk"},
        "phase",
        "position.one_of",
    ),
    ({**WALKING, "agenda": [{"step": "walk", "seat": 1}, END]}, "agenda[0].seat", "position.number"),
    (
        {
            **WALKING,
            "agenda": [
                *WALKING["agenda"][:1],
                {"step": "discard", "seat": 0},
                {"step": "draw", "seat": 0},
                END,
            ],
        },
        "agenda[2]",
        "position.agenda_order",
    ),
    ({**WALKING, "number": 0}, "number", "position.number"),
    ({**WALKING, "seats": [{"quiet": "round"}, {}]}, "seats[0].quiet", "position.one_of"),
    (
        {
            "movement": WALKING["movement"],
            "phase": "discard",
            "agenda": [{"step": "discard", "seat": 0}, END],
        },
        "movement",
        "position.not_moving",
    ),
    ({**WALKING, "movement": {"die": 2, "base": 8}}, "movement.base", "position.number"),
    ({**WALKING, "movement": {"die": 2, "base": 5, "walked": 6}}, "movement.walked", "position.number"),
    ({**WALKING, "rolls": [["move", 3, 3]]}, "movement", "position.other_roll"),
    ({**WALKING, "rolls": [["move", 2, 9]]}, "rolls[0][2]", "position.number"),
    (
        {
            "phase": "walk",
            "martians": ["0,1"],
            "seats": [{"pawn": "0,1"}, {}],
            "rolls": [["fight", 3, 3]],
            "agenda": [CHOICE, END],
        },
        "agenda[0]",
        "position.other_roll",
    ),
    (effect("candy", "start"), "effects[0].card", "position.one_of"),
    (effect("levitation", "end"), "effects[0].until", "position.one_of"),
    (effect("four_sided_dice", "start", lies=True), "effects[0].lies", "position.one_of"),
    (effect("homeland_security", "end", of=1), "effects[0].of", "position.number"),
    (effect("wait", "turn", since=3) | {"number": 7}, "effects[0].since", "position.number"),
    (effect("levitation", "start", left=[1]), "effects[0].left", "position.list"),
    (
        {"town": [HOUSE, STORE], "tokens": [{"at": "-3,1", "kind": "life"}] * 2},
        "tokens",
        "position.one_token",
    ),
    (
        {"town": [HOUSE, STORE], "tokens": [{"at": at, "kind": "life"} for at in ("-3,0", "-3,1")]},
        "tokens",
        "position.printed",
    ),
    (
        {"seats": [{"hand": ["wait", "candy", "shotgun", "presidential"]}, {}]},
        "seats[0].hand",
        "position.list",
    ),
    ({"in_play": ["wait"]}, "in_play[0]", "position.not_resolving"),
    (
        {
            "agenda": [
                {"step": "resolve", "seat": 0, "card": "stupid_humans"},
                {"step": "put_away", "seat": 0, "card": "stupid_humans"},
                {"step": "draw", "seat": 0},
                END,
            ]
        },
        "in_play",
        "position.resolving",
    ),
    (
        {"seats": [{"weapons": [{"card": "shotgun", "bullets": 0}]}, {}]},
        "seats[0].weapons",
        "position.empty_shotgun",
    ),
    ({"options": TOGETHER, "delivered": ["fuel"]}, "delivered", "position.ship_hidden"),
    ({"winner": 0}, "winner", "position.winner"),
    ({"ended": "ship", "agenda": []}, "winner", "position.winner"),
    ({"ended": "ship", "agenda": [], "winner": 0}, "ended", "position.ended"),
    ({"ended": "thirty", "agenda": [], "winner": 0, "seats": [{"kills": 29}, {}]}, "ended", "position.ended"),
    ({"ended": "turns", "agenda": [], "number": 299}, "ended", "position.ended"),
    ({"ended": "turns", "agenda": [], "number": 300, "winner": 1}, "winner", "position.winner"),
    ({"ended": "delivered", "agenda": []}, "ended", "position.one_of"),
    ({"ended": "ship", "agenda": [], "winner": 0, "options": TOGETHER}, "ended", "position.one_of"),
    ({"ended": "overrun", "agenda": [], "options": TOGETHER}, "ended", "position.ended"),
    ({"ended": "no_ship", "agenda": [], "options": TOGETHER}, "ended", "position.ended"),
    ({"ended": "delivered", "agenda": [], "options": TOGETHER}, "ended", "position.ended"),
    ({"options": TOGETHER, "supply": 0, "box": 100}, "supply", "position.number"),
    ({**WALKING, "martians": ["1,1"]}, "seats[0].pawn", "position.fight_first"),
    (
        {**WALKING, "town": [HOUSE, FARM], "signs": [{**SHIP, "up": False}], "seats": [{"pawn": "-2,1"}, {}]},
        "signs",
        "position.turned_up",
    ),
    (
        {
            **WALKING,
            "town": [HOUSE, FARM],
            "signs": [SHIP],
            "seats": [{"pawn": "-2,1", "items": EVERYTHING}, {}],
        },
        "ended",
        "position.already_won",
    ),
]
"""What can't arise."""


@pytest.mark.parametrize(
    ("fields", "field", "key"),
    [
        ({"town": [STORE]}, "town", "position.house"),
        ({"town": [HOUSE, STORE, STORE]}, "town[2].tile", "position.twice_tile"),
        ({"town": [HOUSE, {**STORE, "cell": "5,5"}]}, "town", "position.apart"),
        ({"town": [HOUSE, {**STORE, "rotation": 180}]}, "town[1].rotation", "position.one_of"),
        ({"town": [HOUSE, STORE, {**DINER, "cell": STORE["cell"]}]}, "town[2].cell", "position.no_fit"),
        ({"town": [HOUSE, {**STORE, "rotation": 45}]}, "town[1].rotation", "position.one_of"),
        ({"town": [HOUSE, {**STORE, "cell": "north"}]}, "town[1].cell", "position.no_cell"),
        ({"martians": ["9,9"]}, "martians[0]", "position.no_square"),
        ({"martians": ["0,1", "0,1"]}, "martians", "position.two_martians"),
        ({"tokens": [{"at": "0,1", "kind": "life"}]}, "tokens[0].at", "position.no_room"),
        *(
            (
                {"town": [HOUSE, STORE], "tokens": [{"at": "-3,1", "kind": "fuel", **entry}]},
                "tokens[0].among",
                key,
            )
            for entry, key in (
                ({"known": [0], "among": ["dynamite"]}, "position.among"),
                ({"known": [], "among": ["fuel"]}, "position.among"),
                ({"known": "all", "among": ["fuel"]}, "position.among"),
                ({"known": [0], "among": ["fuel", "gold"]}, "position.one_of"),
                ({"known": [0], "among": []}, "position.list"),
            )
        ),
        ({"signs": [{"at": "1,1", "face": "ship"}]}, "signs[0].at", "position.no_farm"),
        ({"supply": 101}, "supply", "position.number"),
        ({"seats": [{"hand": ["wait"] * 3}, {}]}, "seats[0].hand[2]", "position.too_many"),
        ({"seats": [{"life": 0}, {}]}, "seats[0].life", "position.number"),
        ({"seats": [{"weapons": [{"card": "candy"}]}, {}]}, "seats[0].weapons[0].card", "position.one_of"),
        ({"pool": ["gold"]}, "pool[0]", "position.one_of"),
        ({"rolls": [["jump", 1, 1]]}, "rolls[0]", "position.roll"),
        ({"agenda": [{"step": "walk", "seat": 0}]}, "agenda", "position.agenda"),
        (
            {"agenda": [{"step": "walk", "seat": 0}, {"step": "end_turn", "seat": 0}]},
            "agenda[0]",
            "position.agenda",
        ),
        (
            {"agenda": [{"step": "place", "seat": 0}, {"step": "end_turn", "seat": 0}]},
            "agenda[0]",
            "position.agenda",
        ),
        ({"drawn": "church"}, "drawn", "position.drawn"),
        (
            {"drawn": "church", "agenda": [{"step": "end_turn", "seat": 0}]},
            "drawn",
            "position.drawn",
        ),
        ({"number": 300}, "number", "position.number"),
        ({"rng": "xyz"}, "rng", "position.rng"),
        *FALSE,
        ({"delivered": ["fuel"]}, "delivered", "position.list"),
    ],
)
def test_a_wrong_entry_is_named(fields: dict[str, Any], field: str, key: str) -> None:
    with pytest.raises(BadPosition) as problem:
        GAME.load({"players": 2, "turn": 0, "first": 0, **fields})
    assert (problem.value.field, problem.value.key) == (field, key)


@pytest.mark.parametrize(("fields", "field", "key"), FALSE)
@pytest.mark.parametrize("language", ["it", "en"])
def test_what_cannot_arise_is_said_with_its_field(
    fields: dict[str, Any], field: str, key: str, language: str
) -> None:
    with pytest.raises(BadPosition) as problem:
        GAME.load({"players": 2, "turn": 0, "first": 0, **fields})
    shared = import_module(f"pyapp.core.texts.{language}").MESSAGES
    said = Reader({**shared, **GAME.texts(language).MESSAGES}, language).say(key, problem.value.params)
    assert field in said and "{" not in said and key not in said, said


def test_what_the_next_step_implies_is_completed() -> None:
    """The phase, that the first turn has begun, and the rolls of a movement or a missed shot."""
    state = GAME.load({"players": 2, "turn": 0, **{name: WALKING[name] for name in ("movement", "agenda")}})
    assert (PHASES[state.phase], state.number, state.rolls) == ("walk", 1, (("move", 2, 2),))
    missed = {"martians": ["0,1"], "seats": [{"pawn": "0,1"}, {}], "agenda": [CHOICE, END]}
    state = GAME.load({"players": 2, "turn": 0, **missed})
    assert (PHASES[state.phase], state.rolls) == ("fight", (("fight", 2, 2),))
    fight = sees(GAME, state, 0)["fight"]
    assert (fight["die"], fight["result"], fight["needs"]) == (2, 2, 2)


def test_every_step_of_an_agenda_has_an_example_that_loads() -> None:
    told = {field.name: json.loads(field.example) for field in GAME.position_steps}
    assert set(told) == set(AGENDA.kinds)
    for name, step in told.items():
        assert step["step"] == name
        GAME.load(holding(step))


def holding(step: dict[str, Any]) -> dict[str, Any]:
    """A position in which this step is the next one."""
    kind, card = step["step"], step.get("card")
    begins = kind in ("begin", "end_turn")
    later = (
        [{"step": "resolve", "card": card, "seat": 0, "who": 1}]
        if kind in ("react", "reactions", "target")
        else []
    )
    if kind == "resolve" or later:
        later.append({"step": "put_away", "seat": 0, "card": card})
    phase = {"fight": "walk", "walking": "walk", "pick": "walk", "arrive": "walk"}.get(kind)
    fields: dict[str, Any] = {"agenda": [step, *later] if begins else [step, *later, END]}
    if kind in ("walk", "walking", "pick"):
        fields["movement"] = WALKING["movement"]
    if kind in ("roll", "choice", "fight", "holster"):
        fields |= {"phase": "walk"}
    if kind == "place":
        fields["drawn"] = "church"
    if kind in ("icon", "martian_card"):
        fields["options"] = TOGETHER
    on_martian = kind in ("roll", "choice", "fight")
    seats = [
        {
            "pawn": "0,1" if on_martian else "1,1",
            "hand": ["wait"],
            "weapons": [{"card": "shotgun"}],
            "items": ["fuel"],
        }
    ]
    gas = {"tile": "gas_station_2", "cell": "-1,0", "rotation": 0}
    town = [HOUSE, gas, {**FARM, "cell": "1,0"}, {**FARM, "tile": "farm_2", "cell": "0,1"}]
    given = {"phase": phase} if phase else {}
    martians = ["0,1", "2,1"] if kind != "discard" else []
    seats.append({"items": ["dynamite"]})
    table = {"players": 2, "turn": 0, "town": town, "martians": martians, "seats": seats}
    return {**table, **given, **fields}


def test_what_is_named_nowhere_lies_in_its_pile() -> None:
    state = GAME.load(
        {
            "players": 2,
            "seed": 4,
            "turn": 1,
            "first": 0,
            "town": [HOUSE, DINER],
            "pile": ["church", "school"],
            "martians": ["0,1", "1,3"],
            "seats": [{"items": ["fuel"], "hand": []}, {"kills": 3}],
        }
    )
    view = sees(GAME, state, 1)
    assert broken(state) == [] and view["supply"] == 95 and view["pool"] == 17
    assert view["seats"][1]["cards"] == 3 and (view["turn"], view["pile"]["size"]) == (1, 28)


def test_items_beyond_the_box_are_refused() -> None:
    seats = [{"items": ["fuel"]}] * 4
    options = {"mode": "cooperative", "copies": "2"}
    with pytest.raises(BadPosition) as problem:
        GAME.load({"players": 4, "options": options, "seats": seats})
    assert problem.value.key == "position.too_many_items"


def test_a_shotgun_is_remembered_in_the_middle_of_a_fight_alone() -> None:
    fight = {"step": "choice", "seat": 0, "n": 1, "at": "0,1", "who": 2, "more": [1]}
    agenda = [fight, {"step": "holster", "seat": 0}, {"step": "end_turn", "seat": 0}]
    shotgun = {"card": "shotgun", "bullets": 2}
    state = GAME.load(
        {
            "players": 1,
            "martians": ["0,1"],
            "seats": [{"pawn": "0,1", "weapons": [shotgun], "bullets": 2}],
            "agenda": agenda,
        }
    )
    assert GAME.load(GAME.dump(state)) == state
    with pytest.raises(BadPosition):
        GAME.load({"players": 1, "agenda": [{**fight, "more": [2]}, *agenda[1:]]})


@pytest.mark.parametrize("kind", sorted(AGENDA.kinds))
def test_a_step_with_any_word_loads_or_is_told_of(kind: str) -> None:
    """An author tries every word of the list; none of them is a fault of ours."""
    for word in WORDS[1:]:
        try:
            state = GAME.load(
                {"game": "martians", "players": 2, "agenda": [{"step": kind, "seat": 0, "word": word}]}
            )
        except BadPosition as told:
            assert told.field.startswith("agenda"), word
        else:
            assert GAME.moves(state) or GAME.to_act(state) is None, word
