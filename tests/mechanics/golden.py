"""The golden games of Mars Needs Mechanics, and what they have to show."""

from typing import Any

from pyapp.games.mechanics.components import MECHANISM_IDS
from pyapp.record import Record
from tests.golden import Kept

ALL = {"mechanisms": "custom", "custom": list(MECHANISM_IDS)}
NONE = {"mechanisms": "custom"}


def _drawn(number: int, automaton: bool = False, **agreed: str) -> dict[str, Any]:
    return {"mechanisms": f"random{number}", "automaton": automaton, **agreed}


KEPT = [
    Kept("two-starter", "Two seats, the starting mechanisms, played by computers.", 2, 1, "normal"),
    Kept("two-standstill", "Nobody buys for two rounds, and cogs are equal (R30, R32).", 2, 5),
    Kept("two-random", "Two seats, random play to the end of the deck.", 2, 7),
    Kept(
        "two-four-drawn",
        "Two seats, four mechanisms drawn, played by computers.",
        2,
        4,
        "normal",
        _drawn(4, first="2"),
    ),
    Kept(
        "two-five-drawn",
        "Two seats, five mechanisms drawn, random play.",
        2,
        2,
        options=_drawn(5, first="1", last_fall="all"),
    ),
    Kept("two-all", "Two seats, all ten mechanisms, played by computers.", 2, 2, "normal", ALL),
    Kept(
        "three-starter",
        "Three seats with the Automaton, random play.",
        3,
        8,
        options={"automaton": True, "automaton_bonus": "25"},
    ),
    Kept(
        "three-four-drawn",
        "Three seats, played by computers.",
        3,
        3,
        "normal",
        _drawn(4, True, automaton_bonus="20"),
    ),
    Kept(
        "three-five-drawn",
        "Three seats, five mechanisms drawn, random play.",
        3,
        7,
        options=_drawn(5, first="3"),
    ),
    Kept("three-none", "No mechanisms at all: the market alone, played by computers.", 3, 6, "normal", NONE),
    Kept("three-all", "Three seats, all ten mechanisms, random play.", 3, 1, options=ALL),
    Kept("four-starter", "Four seats, the starting mechanisms, played by computers.", 4, 3, "normal"),
    Kept("four-four-drawn", "Four seats, random play.", 4, 3, options=_drawn(4, True, automaton_bonus="35")),
    Kept(
        "four-five-drawn",
        "Four seats, played by computers.",
        4,
        5,
        "normal",
        _drawn(5, first="4", last_fall="all"),
    ),
    Kept("four-all", "Every mechanism is built, and every one acts.", 4, 2, options=ALL),
]

TELLING = (
    *("bought", "moved", "swapped", "passed", "valet", "built", "dismantled", "looked", "posted"),
    *("nudged", "sold", "boosted", "refilled", "last_round", "automaton"),
)
"""Kinds of events that some golden game has to tell."""

NEEDED = {
    *("ends by deck", "ends by standstill", "tie broken"),
    *("set with 1 Scrap", "set with 2 Scrap", "set of 2 (Scrap Furnace)"),
    *("round ends by market", "round ends by passes"),
    *("cheaper by spectroscope", "cheaper by magnetic_grapple"),
    *(f"{mechanism} built" for mechanism in MECHANISM_IDS),
    *(
        f"{count} players, {chosen}"
        for count in (2, 3, 4)
        for chosen in ("starter", "random4", "random5", "custom")
    ),
    *TELLING,
}


def marks(record: Record) -> set[str]:
    """What is to be seen in a game."""
    told = [event for events in record.events for event in events]
    found = {event.kind for event in told} & set(TELLING)
    for event in told:
        params = event.public
        match event.kind:
            case "over":
                found.add(f"ends by {params['why']}")
            case "round_ended":
                found.add(f"round ends by {params['why']}")
            case "built":
                found.add(f"{params['mechanism']} built")
            case "bought" if params["with"]:
                found.add(f"cheaper by {params['with']}")
            case "sold":
                found |= set_marks(params["real"], params["scrap"])
    found.add(f"{record.setup.players} players, {record.setup.options['mechanisms']}")
    result = record.game.result(record.state)
    assert result is not None
    if result.scores.count(max(result.scores)) > 1:
        found.add("tie broken")
    return found


def set_marks(real: int, scrap: int) -> set[str]:
    marks = {f"set with {scrap} Scrap"} if scrap else set()
    return marks | ({"set of 2 (Scrap Furnace)"} if real + scrap == 2 else set())
