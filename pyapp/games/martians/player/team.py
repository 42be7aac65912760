"""How to win together: one pawn brings all parts, and figures are saved until the pile is empty.

Only tiles, guards that come back and the Ship once it is found take figures. The tiles bring fewer than there are:
while some are to spare, time stands still once the pile is empty, and nothing needs to be hurried. So the Farms
are left alone until somebody holds all that is still to be delivered.
"""

from ..components import ALL_ITEMS, TILES
from ..rules.ending import item_count
from ..rules.explore import arriving
from ..rules.horde import due_spawns
from ..state import NO_TILE, State, ship_found

# One is about a square of good progress, as in the advisor.
DELIVERED, FOUND = 80.0, 40.0  # a part on the Ship; one that somebody holds
GATHERED = (0.0, 0.0, 25.0, 60.0)  # by parts in one hand
NEXT_BEST = 0.3  # of that, for the seat that holds the second most
SPARE, PLENTY, MORE = 4.0, 10, 1.0  # a figure to spare; so many are needed, more than those are a comfort
MOST_WANTING = 30
REVEALED = 40.0  # the Ship is found too early: every Farm brings figures from now on
LOOKED_FOR, DISTURBED = 22.0, 10.0  # a Martian token turned up by who holds everything, by anybody else
OPEN = 0.3  # a cell where the next tile may go, as long as a Farm is to come


def needed(state: State, seat: int) -> int:
    """Kinds of items still to be found by this seat; together, by anybody."""
    if not state.coop:
        return ALL_ITEMS & ~state.items[seat]
    had = state.delivered
    for items in state.items:
        had |= items
    return ALL_ITEMS & ~had


def lacking(state: State, seat: int) -> int:
    """Kinds of items that this seat does not hold and that are not on the Ship yet."""
    return ALL_ITEMS & ~state.items[seat] & ~state.delivered


def together(state: State) -> float:
    """What the team has: parts found, gathered and delivered, figures to spare, room for the Farms."""
    held = ALL_ITEMS & ~needed(state, 0)
    worth = DELIVERED * item_count(state.delivered) + FOUND * item_count(held)
    hands = sorted((item_count(items & ~state.delivered) for items in state.items), reverse=True)
    worth += sum(GATHERED[n] * share for n, share in zip(hands, (1.0, NEXT_BEST), strict=False))
    left = spare(state)
    worth += spared(left) - (SPARE if left <= PLENTY else MORE) * due_spawns(state)
    if state.sign_pool:
        worth += OPEN * min(len(state.town.edges), 8)
    return worth - REVEALED if ship_found(state) else worth


def spared(figures: int) -> float:
    """What so many figures to spare are worth; few are worth much."""
    return SPARE * max(-MOST_WANTING, min(figures, PLENTY)) + MORE * max(0, figures - PLENTY)


def spare(state: State) -> int:
    """Figures that will be left when all tiles lie; what fits nowhere brings none."""
    farms_to_come = not ship_found(state) and any(TILES[tile].farm for tile in state.pile)
    laid = [state.town.tiles[step.at][0] for step in state.agenda if step.kind == "invade"]
    if state.drawn != NO_TILE:
        laid.append(state.drawn)
    laid += [tile for tile in state.pile if farms_to_come or state.town.places(tile)]
    return state.supply - sum(arriving(state.town, tile) for tile in laid)


def turned_up(state: State, seat: int) -> float:
    """Who holds all that is wanted looks for the Ship; the others leave the Martian tokens alone."""
    worth = -DISTURBED if lacking(state, seat) else LOOKED_FOR
    return worth * sum(sign.up for sign in state.signs)


def obstacles(state: State) -> tuple[int, ...]:
    """Squares to go round: Martians, Farms where a new guard comes at once (R55), icons with their cards (R36)."""
    here = state.pawns[state.active]
    guarded = (sign.at for sign in state.signs if sign.at != here)
    return tuple(sorted({*state.martians, *guarded, *state.town.icons}))
