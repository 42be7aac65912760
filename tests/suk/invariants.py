"""What always holds at a table of Marrak Hesh 17: nothing is gained or lost (D1, D2, D5, D6)."""

import json
from collections import Counter

from pyapp.games.suk.components import SCHEMES_FOR_THREE
from pyapp.games.suk.owners import tiles_of
from pyapp.games.suk.rules.ring import accepts
from pyapp.games.suk.state import State

LEFT_OUT_TOGETHER = [
    # points can't be made up, and what they were counted on must be there with them
    {"finished", "game_number", "turn", "tables", "holds", "deep", "firsts"},
]


def broken(state: State) -> list[str]:
    """The invariants that a state breaks; none in any state that can be reached."""
    checks = {
        "26 different tiles": all_tiles(state) == sorted(tiles_of(state.setup)),
        "a dock holds goods or a transport (R11)": all(
            (letter == ".") == (tile >= 0) for letter, tile in zip(state.ring, state.goods, strict=True)
        ),
        "24 docks, two tiles left out (R4)": len(state.ring) == 24 and len(state.left_out) == 2,
        "8 transports of each colour (R3)": transports(state) == [8, 8, 8],
        "tiles in holds = transports used (D6)": all(
            sum(tile >= 0 for tile in hold) == sum(full) - sum(hand)
            for hold, hand, full in zip(state.holds, state.hands, full_hands(state), strict=True)
        ),
        "no more than the hand ever held (R3)": all(
            0 <= left <= most
            for hand, full in zip(state.hands, full_hands(state), strict=True)
            for left, most in zip(hand, full, strict=True)
        ),
        "occupied cells are kept as bits": all(
            bits == sum(1 << cell for cell, tile in enumerate(hold) if tile >= 0)
            for bits, hold in zip(state.filled, state.holds, strict=True)
        ),
        "the tile taken last lies in a hold": state.last_taken < 0
        or any(state.last_taken in hold for hold in state.holds),
        "two different cards, those chosen among them, or none (R6, Q29)": cards_fit(state),
        "points for every finished game, and a place for each table before this one (Q33)": len(state.tables)
        == state.game_number - 1
        and len(state.finished) == state.game_number - (state.turn >= 0),
        "a hold has room for every transport (D5)": all(
            len(hold) >= sum(full) for hold, full in zip(state.holds, full_hands(state), strict=True)
        ),
    }
    return [name for name, holds in checks.items() if not holds]


def cards_fit(state: State) -> bool:
    if not state.setup.options["advanced"]:
        return state.deep == ()
    return len(set(state.deep)) == len(state.deep) == 2 and set(state.setup.options["cards"]) <= set(
        state.deep
    )


def all_tiles(state: State) -> list[int]:
    places = (state.goods, state.left_out, *state.holds)
    return sorted(tile for place in places for tile in place if tile >= 0)


def transports(state: State) -> list[int]:
    on_ring = Counter(state.ring)
    return [
        on_ring[letter] + sum(hand[number] for hand in state.hands) for number, letter in enumerate("WGK")
    ]


def full_hands(state: State) -> list[tuple[int, ...]]:
    if state.players == 2:
        return [(4, 4, 4), (4, 4, 4)]
    own: dict[str, list[int]] = json.loads(state.setup.options["own"] or "{}").get("schemes", {})
    return [tuple(own.get(name, SCHEMES_FOR_THREE[name])) for name in state.corporations]


def neighbours_differ(ring: str) -> bool:
    """D1: of two or more transports, neighbours in ring order have different colours."""
    letters = ring.replace(".", "")
    return len(letters) < 2 or all(a != b for a, b in zip(letters, letters[1:] + letters[0], strict=True))


def gaps_accept_one(ring: str) -> bool:
    """D2: every dock between two transports accepts exactly one colour."""
    docks, _ = accepts(ring)
    served = sum(letter != "." for letter in ring)
    return served < 2 or all(
        colours.bit_count() == (letter == ".") for colours, letter in zip(docks, ring, strict=True)
    )
