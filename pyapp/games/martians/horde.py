"""Steps 6 and 7: Martians move and come (R50-R55)."""

from ...core.events import Event, Events
from .components import FOUR_SIDED_DICE, HOMELAND_SECURITY
from .happen import invade, settle, way
from .moves import Move, move
from .places import cell_of
from .state import MARTIANS, SPAWN, State, Step, asking, lasts, push, rolled, shift_martian, ship_found


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


def shielded_from(state: State) -> list[dict[int, int]]:
    """Walking distances from the pawns that no Martian may come nearer to (Four-sided Dice)."""
    if not state.effects:
        return []
    owners = {effect.seat for effect in state.effects if effect.card == FOUR_SIDED_DICE}
    return [state.town.far(state.pawns[seat]) for seat in sorted(owners)]


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
        places = way(origin, square)
        events.append(Event("marched", seat=step.seat, **places))
    if step.n > 1:
        push(state, Step("march", step.seat, step.n - 1, more=(*step.more, square)))


# -- new ones -----------------------------------------------------------------------------------


def spawning(state: State, step: Step, events: Events) -> None:
    """Step 7: one on every bare Martian token; once the Ship is found, one for every Farm (R55, Q31)."""
    state.phase = SPAWN
    if not ship_found(state):
        taken = set(state.martians)
        bare = [sign.at for sign in state.signs if sign.at not in taken]
        invade(state, sorted(bare), "spawn", step.seat, events)
        return
    choices = []
    taken = set(state.martians)
    for sign in sorted(state.signs):
        if sign.at not in taken:
            choices.append(Step("spawn", step.seat, 1, word="spawn", more=(sign.at,)))
        elif field := free_field(state, sign.at):
            choices.append(Step("spawn", step.seat, 1, word="spawn", more=tuple(field)))
    push(state, *choices)


def free_field(state: State, at: int) -> list[int]:
    squares = state.town.spawnable(cell_of(at))
    return [square for square in squares if square not in state.martians]


def offer_spawn(state: State, step: Step) -> list[Move]:
    """One of these squares; with `n` only one figure comes, else as many as there are (Q14)."""
    if not state.supply:
        return []
    return [move("spawn", square) for square in step.more if square not in state.martians]


def spawn(state: State, step: Step, chosen: Move, events: Events) -> None:
    settle(state, [chosen.first], step.word, events)
    if not step.n:
        left = tuple(square for square in step.more if square != chosen.first)
        push(state, step._replace(more=left))


def due_spawns(state: State) -> int:
    """Figures that step 7 would bring as the table stands."""
    if not ship_found(state):
        return sum(sign.at not in state.martians for sign in state.signs)
    return sum(bool(free_field(state, sign.at)) for sign in state.signs)
