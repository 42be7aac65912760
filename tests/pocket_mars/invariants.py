"""What always holds at a table of Pocket Mars: no card and no colonist is gained or lost."""

from typing import Any

from pyapp.core.events import Event
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.components import COLONISTS, COLOURS, DECK, DOWN, HOUSES
from pyapp.games.pocket_mars.known.outlook import outlook, steals
from pyapp.games.pocket_mars.known.seen import Steal
from pyapp.games.pocket_mars.known.view import could_end
from pyapp.games.pocket_mars.owners import most_landings
from pyapp.games.pocket_mars.rules.hindrance import hindrance
from pyapp.games.pocket_mars.rules.scoring import ending
from pyapp.games.pocket_mars.state import EMPTY, TWO, State, settled
from tests.acting import sees

from .lines import ABILITIES, finishers, questions

LEFT_OUT_TOGETHER = [
    # a turn under way hangs together; so does what a seat knows, and where those cards lie
    {"agenda", "in_play", "looked", "turn", "first", "seats", "da", "stacks", "deck", "bottomed"},
]

FULL = "2 in hand and 2 in prep when a turn begins (R16)"
LOOSE = {FULL, "what a prep card is said to do can be done"}
"""What an agenda written by hand may break later on; nothing is gained or lost by it."""


def broken(state: State) -> list[str]:
    """The invariants that a state breaks; none in any state that can be reached."""
    checks = {
        "35 different cards": all_cards(state) == list(range(DECK)),
        "7 colonists a side (R1, R31)": all(
            sum(side) == COLONISTS and min(side) >= 0 for side in state.colonists
        ),
        "room in the 2-star spaces (R8)": all(
            sum(side[TWO + here] for side in state.colonists) <= state.room_above for here in HOUSES
        ),
        "energy on the track": all(0 <= energy <= state.most_energy for energy in state.energy),
        "a card lies face up only on its own colour": all(
            card >= DOWN or COLOURS[card] == here for here, stack in enumerate(state.stacks) for card in stack
        ),
        FULL: turn_begins_well(state),
        "five different Buildings": sorted(state.row) == [0, 1, 2, 3, 4],
        "what was put at the bottom is still there": 0 <= state.bottomed <= len(state.deck),
        "a seat knows nothing of its own cards or of discards": known_is_hidden(state),
        "no round begins after the end (R19, R41)": not begins_a_round(state) or ending(state) is None,
        "a game is over for a reason": bool(state.agenda) or ending(state) is not None,
        "what is offered is not hindered (Q25)": offered_freely(state),
        "what a prep card is said to do can be done": foretold(state),
        "who can land all that are missing is named (R9)": warned_of(state),
    }
    return [name for name, holds in checks.items() if not holds]


def all_cards(state: State) -> list[int]:
    places = (*state.hands, *state.preps, *state.packs, *state.stacks)
    loose = (state.deck, state.discards, state.looked, state.chosen, (state.in_play,))
    return sorted(card % DOWN for place in (*places, *loose) for card in place if card != EMPTY)


def turn_begins_well(state: State) -> bool:
    if not state.agenda or state.agenda[-1].kind != "act":
        return True
    full = all(EMPTY not in prep for prep in state.preps)
    return full and all(len(hand) == 2 for hand in state.hands)


def begins_a_round(state: State) -> bool:
    return bool(state.agenda) and state.agenda[-1].kind == "act" and state.turn == state.first


def offered_freely(state: State) -> bool:
    """A question that is asked has something to offer, and what has nothing is not asked."""
    return not state.agenda or hindrance(state, state.agenda[-1]) is None


SAMPLED = 12  # of so many turns one is played out


def foretold(state: State) -> bool:
    """The outlook of the seat to act, and what it may steal, against every line of its turn."""
    if (
        not state.agenda
        or state.agenda[-1].kind != "act"
        or state.rng % SAMPLED
        or not turn_begins_well(state)
    ):
        return True
    seat = state.agenda[-1].seat
    for told in outlook(state, seat):
        rules = {rule for _, rule in questions(state, f"prep {told['slot']} {told['card']}")}
        ability = bool(rules & set(ABILITIES))
        said = (told["places"], told["bottom"] == "free", told["ability"])
        if said != ("R12a" in rules, "R12b" in rules, ability):
            return False
    return all(steal_comes(state, told) for told in steals(state, seat))


def steal_comes(state: State, told: Steal) -> bool:
    """What is said of a card one has seen in another's prep, against every line of the turn that connects it."""
    rules = {rule for _, rule in questions(state, f"steal {told['who']} {told['slot']}")}
    said = (told["places"], told["bottom"] == "free", told["ability"])
    return said == ("R36c" in rules, "R13a" in rules, bool(rules & set(ABILITIES)))


def warned_of(state: State) -> bool:
    """No line of a turn lands a seventh of which the table did not say before that it may come."""
    if not state.agenda or state.agenda[-1].kind != "act":
        return True
    near = 1 + most_landings(state.own)
    missing = {side: COLONISTS - settled(state.colonists[side]) for side in state.sides}
    unnamed = {side for side, left in missing.items() if 0 < left <= near and not could_end(state, side)}
    return not unnamed or not unnamed & finishers(state)


def known_is_hidden(state: State) -> bool:
    return not any(
        known >> card & 1
        for seat, known in enumerate(state.known)
        for card in (*state.hands[seat], *state.discards, *state.preps[seat])
        if card != EMPTY
    )


# -- DA (R38) --------------------------------------------------------------------------------------

LAST = ("fill", "discard", "sink", "take")  # after these nothing moves but the cards, until DA acts
OF_DA = ("da_settled", "da_launched", "da_idle", "da_promoted", "da_demoted", "da_gained", "sparked")


def plan_of(before: State, move: str, events: list[Event]) -> Any:
    """What was foretold of DA, where the move was the last of a turn after which it acts."""
    active = next((event for event in events if event.kind == "activated"), None)
    if active is None or move.split()[0] not in LAST or before.setup.options["scheming"]:
        return None
    return sees(GAME, before, 0)["da"]["plans"].get(active.public["building"])


def broken_by(before: State, move: str, after: State) -> list[str]:
    """DA does what was foretold, step by step, and comes to the points that were foretold."""
    if not before.solo:
        return []
    events: list[Event] = []
    GAME.play(before, move, events)
    plan = plan_of(before, move, events)
    if plan is None:
        return []
    came = [event for event in events if event.kind in OF_DA]
    said = [
        step["kind"] == event.kind
        and all(event.public[name] == value for name, value in step.items() if name != "kind")
        for step, event in zip(plan["steps"], came, strict=False)
    ]
    view = sees(GAME, after, 0)
    points = [view["da"]["score"]["total"], view["seats"][0]["score"]["total"]]
    kept = all(said) and len(plan["steps"]) == len(came) and points == [plan["da"][1], plan["you"][1]]
    return [] if kept else [f"DA does otherwise after {move} than was foretold (R38)"]
