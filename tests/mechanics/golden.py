"""The golden games of Mars Needs Mechanics, and what they have to show."""

from pyapp.games.mechanics.components import MECHANISM_IDS
from pyapp.record import Record
from tests.golden import Kept

ALL = {"mechanisms": "custom", "custom": list(MECHANISM_IDS)}
NO_MECHANISMS = {"mechanisms": "custom"}
PLUS = {"automaton": True}

KEPT = [
    Kept("two-starter", "Two seats, the starting mechanisms, played by computers.", 2, 1, "normal"),
    Kept("two-random", "Two seats, random play.", 2, 1),
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
