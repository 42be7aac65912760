"""The golden games of Pocket Mars, and what they have to show."""

from pyapp.games.pocket_mars.components import BUILDINGS, COLONISTS, PREP
from pyapp.games.pocket_mars.moves import DA
from pyapp.games.pocket_mars.rules.scoring import ending
from pyapp.games.pocket_mars.state import prep_cards, settled
from pyapp.record import Record
from tests.golden import Kept

DRAFT = {"draft": True}

KEPT = [
    Kept(
        "solo-da-prep-lost",
        "The deck is spent: DA's prep can't be filled, and DA wins (R41).",
        1,
        1,
        "normal",
    ),
    Kept("solo-da-prep-won", "The deck is spent, and you win.", 1, 5, "normal"),
    Kept("solo-your-seven-won", "Your seven colonists end it, after DA has acted (Q59).", 1, 3, "normal"),
    Kept("solo-both-lost", "Your seven and DA's seven in the same round.", 1, 2, "normal"),
    Kept("solo-random", "Random play: DA has its way.", 1, 1),
    Kept("solo-launches", "Random play: launches cost DA cards (R36d).", 1, 3),
    Kept("solo-cyborg-won", "DA's seven end it, but Cyborg is beaten.", 1, 3, "normal", {"level": "cyborg"}),
    Kept(
        "solo-cyborg-lost",
        "Cyborg wins in a round that ends everything.",
        1,
        1,
        "normal",
        {"level": "cyborg"},
    ),
    Kept("solo-super-droid", "Super-Droid beaten.", 1, 6, "normal", {"level": "super_droid"}),
    Kept(
        "solo-deck-end",
        "By the letter: the empty deck ends it, with DA's prep full (R40).",
        1,
        11,
        "normal",
        {"deck_end": True},
    ),
    Kept("solo-scheming", "You place for DA (R39e).", 1, 4, "normal", {"scheming": True}),
    Kept("two-computers", "Two seats, played by computers.", 2, 2, "normal"),
    Kept("two-draft", "Two seats, draft, played by computers.", 2, 1, "normal", DRAFT),
    Kept("two-rebuild", "The deck is rebuilt while somebody draws (R18).", 2, 3),
    Kept("two-random", "Two seats, random play: every kind of card.", 2, 1),
    Kept("two-swap", "Two seats, random play: colonists swapped.", 2, 6),
    Kept("three-random", "Three seats, random play.", 3, 1),
    Kept("three-draft", "Three seats, draft, played by computers.", 3, 1, "normal", DRAFT),
    Kept("three-shared", "The victory is shared (R21).", 3, 26, "normal"),
    Kept("four-tie-break", "Equal points, more colonists housed (R21).", 4, 1),
    Kept("four-draft", "Four seats, draft, played by computers.", 4, 3, "normal", DRAFT),
]

TELLING = (
    *("played", "connected", "burned", "settled", "promoted", "demoted", "swapped", "transferred"),
    *("drained", "paid", "restacked", "covered", "salvaged", "peeked", "exchanged", "traded"),
    *("looked", "sank", "declined", "rebuilt", "took", "scrapped", "failed", "sparked", "inactive"),
    *("da_settled", "da_launched", "da_promoted", "da_demoted", "da_gained", "da_idle"),
)
"""Kinds of events that some golden game has to tell."""

NEEDED = {
    *("won", "lost", "one winner", "shared victory", "tie broken by housed colonists"),
    *(
        "ends by your seven",
        "ends by DA's seven",
        "ends by DA's prep",
        "ends by the deck",
        "you placed for DA",
    ),
    *(f"androids of {building}" for building in BUILDINGS),
    *("rebuild in the middle of the 4-card rule", "another's card", "DA's card"),
    *TELLING,
}


def marks(record: Record) -> set[str]:
    """What is to be seen in a game."""
    told = [event for events in record.events for event in events]
    found = {event.kind for event in told} & set(TELLING)
    found |= {f"androids of {event.public['building']}" for event in told if event.kind == "activated"}
    rules = {event.public["rule"] for event in told if event.kind == "connected"}
    found |= {mark for rule, mark in (("R13", "another's card"), ("R36c", "DA's card")) if rule in rules}
    if rebuilt_in_upkeep(record):
        found.add("rebuild in the middle of the 4-card rule")
    return found | (solo_marks(record) if record.setup.players == 1 else table_marks(record))


def solo_marks(record: Record) -> set[str]:
    state, result = record.state, record.game.result(record.state)
    assert result is not None
    ends = {
        "ends by your seven": settled(state.colonists[0]) == COLONISTS,
        "ends by DA's seven": settled(state.colonists[DA]) == COLONISTS,
        "ends by DA's prep": len(prep_cards(state, DA)) < PREP,
        "ends by the deck": ending(state) == "deck",
        "you placed for DA": any(str(move).startswith("scheme") for move in record.moves),
    }
    return {"won" if result.won else "lost", *(mark for mark, holds in ends.items() if holds)}


def table_marks(record: Record) -> set[str]:
    result = record.game.result(record.state)
    assert result is not None
    if len(result.ranking[0]) > 1:
        return {"shared victory"}
    tied = result.scores.count(max(result.scores)) > 1
    return {"one winner"} | ({"tie broken by housed colonists"} if tied else set())


def rebuilt_in_upkeep(record: Record) -> bool:
    """Somebody drew for the 4-card rule, the deck was rebuilt, and the draw went on."""
    for number, events in enumerate(record.events):
        drawn = any(event.kind == "drew" and event.public["rule"] == "R16b" for event in events)
        for event in events:
            if drawn and event.kind == "rebuilt" and event.public["n"] > len(record.at(number).deck):
                return True
    return False
