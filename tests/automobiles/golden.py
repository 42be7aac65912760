"""The golden races of Automobiles, and what they have to show."""

from pyapp.games.automobiles.components import MAX_ROUNDS, SETS, TYPES
from pyapp.record import Record
from tests.golden import Kept


def race(cards: str, track: str, players: int, seed: int, **more: object) -> Kept:
    """A race of computer drivers with a suggested set."""
    options = {"cards": cards, "track": track, **more}
    name = f"{cards.replace('_', '-')}-{track}-{players}"
    return Kept(name, f"{players} computer drivers, set {cards}, {track}.", players, seed, "normal", options)


def chosen(name: str, players: int, seed: int, cards: str, **more: object) -> Kept:
    """A race with cards of one's own choice, played at random."""
    options = {"cards": "chosen", **dict(zip(TYPES, cards.split(), strict=True)), "laps": "1", **more}
    return Kept(name, f"Random play with {cards}.", players, seed, "random", options)


def agreed(first: int, players: int = 5) -> dict[str, str]:
    """A grid of one's own: P1 for this seat, the others in their order behind it."""
    return {"grid": "chosen", **{f"p{slot + 1}": str((first - 1 + slot) % 5 + 1) for slot in range(players)}}


KEPT = [
    race("first_game", "daytona", 2, 1),
    race("first_game", "monza", 5, 2, laps="1", grid="fixed"),
    race("perfect_tuning", "daytona", 3, 3, laps="2"),
    race("perfect_tuning", "monza", 2, 4, laps="2"),
    race("jalopy", "daytona", 4, 5, laps="1"),
    race("jalopy", "monza", 2, 6, laps="1", weaving=True),
    race("money", "daytona", 2, 7, laps="2"),
    race("money", "monza", 4, 8, laps="1", drafting="touching"),
    race("rainbow", "daytona", 2, 9, laps="1"),
    race("rainbow", "monza", 3, 10, laps="1", grid="reverse"),
    race("high_revs", "daytona", 5, 11, laps="1", fast_boost=True),
    race("high_revs", "monza", 3, 12, laps="2"),
    race("experts", "daytona", 4, 13, laps="4"),
    race("experts", "monza", 2, 14),
    race("examples", "daytona", 3, 15, laps="2"),
    race("examples", "monza", 2, 16, open_bags=True, laps="3"),
    race("first_game", "daytona", 4, 17, laps="1"),
    race("experts", "daytona", 2, 19, laps="7"),
    race("experts", "monza", 3, 20, laps="6"),
    Kept("cards-at-random", "Cards drawn at random.", 3, 18, "normal", {"cards": "random", "laps": "1"}),
    chosen("chosen-a", 2, 21, "car_chief crew_chief steering nitro diesel_engine"),
    chosen("chosen-b", 3, 22, "engineer pit_captain tires turbo supercharged", track="monza"),
    chosen("chosen-c", 2, 23, "mechanic pit_crew aerodynamics boost rotary_engine", weaving=True),
    chosen("chosen-d", 2, 24, "manager pit_team suspension gearbox hybrid_engine", track="monza"),
    chosen("chosen-e", 2, 28, "engineer pit_team steering turbo diesel_engine", laps="5"),
    Kept(
        "grid-2",
        "A grid agreed upon; wear is for sale.",
        5,
        31,
        "normal",
        {"laps": "1", "wear_for_sale": True, **agreed(2)},
    ),
    Kept(
        "grid-3",
        "A grid agreed upon; 15 blue cubes.",
        5,
        32,
        "normal",
        {"laps": "1", "blue": "15", **agreed(3)},
    ),
    Kept(
        "grid-4",
        "Steering by the player aid.",
        5,
        33,
        "normal",
        {"laps": "1", "cards": "experts", "lighter": "next", **agreed(4)},
    ),
    Kept(
        "grid-5",
        "Effects done in part.",
        5,
        34,
        "normal",
        {"laps": "1", "cards": "examples", "partly": True, **agreed(5)},
    ),
    chosen(
        "chosen-f",
        2,
        35,
        "mechanic pit_crew tires nitro diesel_engine",
        lighter="next",
        partly=True,
        wear_for_sale=True,
    ),
]

TELLING = (
    *("bought", "lost", "ready", "pitted", "used", "stepped", "worn", "allowed", "compared"),
    *("sheltered", "removed", "swept", "laid", "rested", "bagged", "fetched", "gained", "kept", "drew"),
    *("refilled", "declined", "idle", "shopping", "drove", "stood", "lap", "finished", "decline"),
    *("drafted", "spared", "rolled"),
)
"""Kinds of events that some golden race has to tell."""

NEEDED = {
    *(f"{cards} on {track}" for cards in SETS for track in ("daytona", "monza")),
    *("ends at the line", "ends after 100 rounds", "a long drive", "opponents draw with a Boost"),
    *TELLING,
}


def marks(record: Record) -> set[str]:
    """What is to be seen in a race."""
    told = [event for events in record.events for event in events]
    options = record.setup.options
    found = {event.kind for event in told} & set(TELLING)
    found.add(f"{options['cards']} on {options['track']}")
    stopped = record.state.round == MAX_ROUNDS
    found.add("ends after 100 rounds" if stopped else "ends at the line")
    if any(event.kind == "drove" and event.public["long"] for event in told):
        found.add("a long drive")
    if any(event.kind == "drew" and event.public["reason"] == "boosted" for event in told):
        found.add("opponents draw with a Boost")
    return found
