"""The golden games of Marrak Hesh 17, and what they have to show."""

from pyapp.games.suk.components import DEEP_SPACE
from pyapp.record import Record
from tests.golden import Kept

ADVANCED = {"advanced": True}
LATE = {"tie_break": "late_seat"}

KEPT = [
    Kept("two-basic", "Two captains, the basic game, played by computers.", 2, 1, "normal"),
    Kept("three-basic", "Three captains, the basic game, played by computers.", 3, 1, "normal"),
    Kept("two-all-served", "The game ends with every dock served.", 2, 8),
    Kept("three-all-served", "The game ends with every dock served.", 3, 29),
    Kept("two-blocked", "Nobody can place any more, docks are left over.", 2, 1),
    Kept("two-skip", "A turn is skipped on the way (R16).", 2, 3),
    Kept("three-skip-tie", "Skips, and two captains share the victory (R35).", 3, 2),
    Kept("two-tie-all-served", "All docks served, both share the victory, with a skip.", 2, 69),
    Kept("three-tie-of-three", "All three share the victory, all docks served.", 3, 38),
    Kept("two-late-seat", "An equal total goes to the later seat.", 2, 69, options=LATE),
    Kept("three-late-seat", "Equal totals, the later seats first.", 3, 42, options=LATE),
    Kept("three-negative", "A total below zero, through Full Load (Q26).", 3, 707, options=ADVANCED),
    Kept("two-black-hole-nebula", "A tile removed, another recoloured.", 2, 9, options=ADVANCED),
    Kept("two-cards-in-either-order", "Each captain has his own order.", 2, 115, options=ADVANCED),
    Kept("three-card-unused", "A Wormhole is left unused, two are not.", 3, 55, options=ADVANCED),
    Kept("three-ion-storm", "Equal neighbours on the ring (Ion Storm).", 3, 0, options=ADVANCED),
    Kept(
        "two-chosen-cards",
        "Two Deep Space cards chosen before the game.",
        2,
        3,
        options={"cards": ("wormhole", "pulsar"), **ADVANCED},
    ),
    Kept(
        "three-own-order",
        "Every captain says which card comes first (R41).",
        3,
        9,
        options={"own_order": True, "cards": ("full_load", "black_hole"), **ADVANCED},
    ),
    Kept("two-octagon", "The octagon hold for two.", 2, 5, options={"hull": "octagon"}),
    Kept("three-octagon", "The octagon hold for three.", 3, 5, options={"hull": "octagon"}),
    Kept("two-match", "A match of two games (Q33).", 2, 4, options={"match": True}),
    Kept(
        "three-match-all-options",
        "A match of three games, advanced, octagon, later seat.",
        3,
        6,
        options={"match": True, "hull": "octagon", **ADVANCED, **LATE},
    ),
]

NEEDED = {
    *("all docks served", "docks left over", "skip", "no skip", "one winner", "shared victory"),
    *("three share the victory", "tie broken by the late seat", "negative total"),
    *(f"card {card}" for card in DEEP_SPACE),
    *("swap", "remove", "recolour", "card unused", "cards in the other order"),
    "cards=('wormhole', 'pulsar')",
}


def marks(record: Record) -> set[str]:
    """What is to be seen in a game."""
    told = [event for events in record.events for event in events]
    result = record.game.result(record.state)
    assert result is not None
    first = len(result.ranking[0])
    found = {"skip" if any(event.kind == "skipped" for event in told) else "no skip"}
    found.add("docks left over" if "." in record.state.ring else "all docks served")
    found.add("one winner" if first == 1 else "shared victory")
    if first == 3:
        found.add("three share the victory")
    if first == 1 and len(set(result.scores)) < len(result.scores):
        best = result.scores.count(max(result.scores)) > 1
        found |= {"tie broken by the late seat"} if best else set()
    if min(result.scores) < 0:
        found.add("negative total")
    return found | deep_marks(record)


def deep_marks(record: Record) -> set[str]:
    found: set[str] = set()
    for events in record.events:
        steps = [event.public for event in events if event.kind == "deep_step"]
        for first, second in zip(steps[::2], steps[1::2], strict=True):
            found |= {f"card {first['card']}", f"card {second['card']}"}
            found |= {step["act"] for step in (first, second)} & {"swap", "remove", "recolour"}
            if "unused" in (first["act"], second["act"]):
                found.add("card unused")
        orders = {tuple(step["card"] for step in steps[at : at + 2]) for at in range(0, len(steps), 2)}
        if len(orders) > 1:
            found.add("cards in the other order")
    return found
