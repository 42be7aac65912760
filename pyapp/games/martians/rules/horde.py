"""Steps 6 and 7: Martians move and come (R50-R55)."""

from ....core.events import Event, Events
from ..components import FOUR_SIDED_DICE, HOMELAND_SECURITY
from ..moves import Move, move
from ..places import cell_of
from ..state import MARTIANS, SPAWN, Sign, State, Step, asking, lasts, push, rolled, shift_martian, ship_found
from .happenings import invade, settle, way
from .setup import ALL_FARMS


def roll_march(state: State, step: Step, events: Events) -> None:
    """Step 6: how many Martians move (R50); none under Homeland Security."""
    state.phase = MARTIANS
    seat = step.seat
    if lasts(state, HOMELAND_SECURITY):
        if events is not None:
            events.append(Event("no_march", seat=seat, why="homeland"))
        return
    die, n = rolled(state, "march", seat)
    if events is not None:
        events.append(Event("rolled_march", seat=seat, die=die, result=n, reveals=True))
    if n:
        push(state, asking(state, "march"), Step("march", seat, n, word="first"))


def shields(state: State) -> list[tuple[int, dict[int, int]]]:
    """Whose pawns no Martian may come nearer to (Four-sided Dice), and the walking distances from them."""
    if not state.effects:
        return []
    owners = {effect.seat for effect in state.effects if effect.card == FOUR_SIDED_DICE}
    return [(seat, state.town.far(state.pawns[seat])) for seat in sorted(owners)]


def shielded_from(state: State) -> list[dict[int, int]]:
    return [far for _, far in shields(state)]


def may_march(state: State) -> bool:
    return not lasts(state, HOMELAND_SECURITY)


def offer_march(state: State, step: Step) -> list[Move]:
    """Each Martian once, one square, where no other stands (R50, R52)."""
    if not may_march(state):
        return []
    taken = set(state.martians)
    ways = state.town.ways
    guarded = shielded_from(state)
    moved = step.more
    found = [
        way
        for origin in state.martians
        if origin not in moved
        for square, way in ways[origin]
        if square not in taken
    ]
    for far in guarded:
        found = [way for way in found if far[way.second] >= far[way.first]]
    return found


def can_march(state: State, step: Step) -> bool:
    """Is there anything to offer? The first Martian with room answers it."""
    if shielded_from(state) or not may_march(state):
        return bool(offer_march(state, step))
    taken, near = set(state.martians), state.town.near
    return any(origin not in step.more and not taken.issuperset(near[origin]) for origin in state.martians)


def march(state: State, step: Step, chosen: Move, events: Events) -> None:
    origin, square = chosen.first, chosen.second
    shift_martian(state, origin, square)
    if events is not None:
        places = way(state, origin, square)
        events.append(Event("marched", seat=step.seat, **places))
    if step.n > 1:
        push(state, Step("march", step.seat, step.n - 1, more=(*step.more, square)))


# -- new ones -----------------------------------------------------------------------------------


def spawning(state: State, step: Step, events: Events) -> None:
    """Step 7: one on every bare Martian token; once the Ship is found, one for every Farm (R55, Q31)."""
    state.phase = SPAWN
    farms = landings(state)
    if all(len(field) == 1 for field in farms):
        invade(state, [field[0] for field in farms], "spawn", step.seat, events)
        return
    if len(farms) > state.supply and not state.coop:  # Q14
        everywhere = tuple(square for field in farms for square in field)
        push(state, Step("spawn", step.seat, word="spawn", more=everywhere))
        return
    push(state, *(Step("spawn", step.seat, 1, word="spawn", more=tuple(field)) for field in farms))


def landings(state: State) -> list[list[int]]:
    """For each Farm that gets a Martian, the squares it may come to: its token, else the free field squares."""
    found = [
        [sign.at]
        if sign.at not in state.martians
        else free_field(state, sign.at)
        if crowds(state, sign)
        else []
        for sign in sorted(state.signs)
    ]
    return [field for field in found if field]


def crowds(state: State, sign: Sign) -> bool:
    """Does this Farm get one more although one stands on its token? Only once the Ship is found (Q31)."""
    return ship_found(state) and (sign.ship or state.setup.options["hordes"] == ALL_FARMS)


def free_field(state: State, at: int) -> list[int]:
    squares = state.town.spawnable(cell_of(at))
    return [square for square in squares if square not in state.martians]


def offer_spawn(state: State, step: Step) -> list[Move]:
    """One of these squares; with `n` only one figure comes, else as many as there are, one a Farm (Q14)."""
    if not state.supply:
        return []
    return [move("spawn", square) for square in step.more if square not in state.martians]


def spawn(state: State, step: Step, chosen: Move, events: Events) -> None:
    settle(state, [chosen.first], step.word, events)
    if not step.n:
        farm = cell_of(chosen.first)
        left = tuple(
            square
            for square in step.more
            if square != chosen.first and (step.word != "spawn" or cell_of(square) != farm)
        )
        push(state, step._replace(more=left))


def due_spawns(state: State) -> int:
    """Figures that step 7 would bring as the table stands."""
    return len(landings(state))
