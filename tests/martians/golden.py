"""The golden games of Martians!!!, and what they have to show."""

from typing import Any

from pyapp.core.rng import Rng
from pyapp.games.martians.components import CARDS, REACTIONS, WEAPONS
from pyapp.games.martians.known.position import ENDS
from pyapp.record import Record
from tests.golden import Kept
from tests.playing import AnyGame

COOP = {"mode": "cooperative"}

KEPT = [
    Kept("two-ship", "Two computers: first on the cleared Ship with all three items.", 2, 0, "normal"),
    Kept("two-other-ship", "Two computers, another town.", 2, 1, "normal"),
    Kept("four-ship", "Four computers: a swap, an MP3 Player, Levitation.", 4, 2, "normal"),
    Kept("five-ship", "Five computers.", 5, 0, "normal"),
    Kept("six-ship", "Six computers.", 6, 2, "normal"),
    Kept("three-turns", "Random play to the last turn: somebody sends a Tractor Beam on to another.", 3, 3),
    Kept("two-hunters", "Thirty Martians killed by one seat (R70b).", 2, 3, "hunters"),
    Kept(
        "two-letter",
        "Two computers by the letter.",
        2,
        4,
        "normal",
        {"video_game": "letter", "hordes": "ship"},
    ),
    Kept("three-meddlers", "Cards take Martians out of combats.", 3, 4, "meddlers", COOP),
    Kept("alone-computer", "One seat against the Martians.", 1, 1, "normal"),
    Kept("alone-random", "One seat, random play: the supply runs out.", 1, 0),
    Kept("alone-no-ship", "No tile fits any more, and the Ship was never found (R73).", 1, 924),
    Kept("two-together", "Two computers bring the bomb to the Ship.", 2, 2, "normal", COOP),
    Kept("three-together", "Three computers, more figures.", 3, 1, "normal", {**COOP, "figures": "115"}),
    Kept("four-together", "Four computers, fewer items.", 4, 0, "normal", {**COOP, "copies": "2"}),
    Kept("four-random", "Four seats, random play: overrun.", 4, 4, "random", {**COOP, "figures": "115"}),
    Kept("five-open", "Five seats, open hands, random play.", 5, 1, "random", {**COOP, "open_hands": True}),
    Kept(
        "six-open",
        "Six seats, open hands, fewer figures and items.",
        6,
        5,
        "random",
        {**COOP, "figures": "90", "copies": "2", "open_hands": True},
    ),
]

TELLING = (
    *("put_back", "icon", "martian_card", "disarmed", "dropped", "died", "escaped", "shotgun"),
    *("paid", "took", "flipped", "traded", "unearthed", "extra_turn", "doubled", "nuked", "lured"),
    *("removed", "looked", "swapped_signs", "slimed", "fetched", "cooked", "drained", "cut", "redirected"),
    *("cancelled", "lasting", "expired", "floating", "no_march", "reshuffled"),
)
"""Kinds of events that some golden game has to tell."""


def hunters(game: AnyGame, state: Any, rng: Rng) -> Any:
    """Keeps walking, and likes best what kills a Martian at once."""
    moves, seat = rng.shuffled(game.moves(state)), game.to_act(state)
    going = [move for move in moves if str(move) != "stop"]
    return max(going or moves, key=lambda move: game.after(state, move).kills[seat])


def meddlers(game: AnyGame, state: Any, rng: Rng) -> Any:
    """Random, but walks onto Martians, and takes them away again before the roll."""
    moves = rng.shuffled(game.moves(state))
    if getattr(state.agenda[-1], "word", "") == "roll":
        cards = {f"play {card}" for card in ("get_off_my_land", "presidential", "tractor_beam", "candy")}
        return next((move for move in moves if str(move) in cards), moves[0])
    hostile = [move for move in moves if move.verb == "step" and move.first in state.martians]
    return (hostile or moves)[0]


CHOOSERS = {"hunters": hunters, "meddlers": meddlers}
CARDS_PLAYED = {f"plays {card}" for card in CARDS}
NEEDED = {
    *(f"ends by {end}" for end in ENDS if end),
    *("won together", "lost together", "1 cooperative"),
    *(f"{players} {mode}" for players in range(2, 7) for mode in ("competitive", "cooperative")),
    *(f"answers {CARDS[card]}" for card in REACTIONS),
    *(f"uses {CARDS[card]}" for card in WEAPONS if CARDS[card] != "shotgun"),
    *CARDS_PLAYED,
    *TELLING,
}


def marks(record: Record) -> set[str]:
    """What is to be seen in a game."""
    told = [event for events in record.events for event in events]
    found = {event.kind for event in told} & set(TELLING)
    state, result = record.state, record.game.result(record.state)
    assert result is not None
    found.add(f"ends by {state.ended}")
    found.add(f"{state.players} {'cooperative' if state.coop else 'competitive'}")
    if state.coop:
        found.add("won together" if result.won else "lost together")
    reactions = {CARDS[card] for card in REACTIONS}
    for event in told:
        if event.kind in ("played", "martian_card", "fetched"):
            card = event.public["card"]
            found.add(f"plays {card}")
            if card in reactions:
                found.add(f"answers {card}")
        elif event.kind == "used":
            found.add(f"uses {event.public['card']}")
    return found
