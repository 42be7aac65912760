"""What each cube does when it is activated: the 20 cards, the gears and wear (sheet 4.1, 4.2).

A cube is refused before anything is spent if a compulsory part of its effect can't be done (R18).
"""

from collections.abc import Callable

from ....core.events import Event, Events
from ....core.values import with_at
from ..cubes import BLACK, BLUE, COLOURS, DARK, GEARS, GREEN, LIGHT, ONE, WEAR, WHITE, count, present, size
from ..piles import can_draw, card_wear, discard_active, draw, sweep_wear
from ..state import ALL_GEARS, State, Step, position
from .driving import can_step

Effect = Callable[[State, int, int, Events], None]  # seat, cube
Obstacle = Callable[[State, int], str | None]  # why a card can't be carried out now: `why.<key>`
UP_TO_THREE = 3  # Engineer, Boost, Pit Team


def gears_in(cubes: int) -> list[int]:
    return [gear for gear in GEARS if count(cubes, gear)]


def next_only(state: State) -> bool:
    """Do Steering and Tires keep to the player aid: one level lighter, no more (Q7)?"""
    return bool(state.setup.options["lighter"] == "next")


def lighter_than(gear: int, only_next: bool = False) -> int:
    """The colours lighter than a gear, as a mask; or the next lighter one alone (Q7)."""
    return 1 << gear >> 1 if only_next else (1 << gear) - 1


def tires_colours(gears: list[int], only_next: bool = False) -> int:
    """The colours one of these gears opens for Tires; by the player aid its own colour, too (Q7, Q8)."""
    if only_next:
        return sum({1 << colour for gear in gears for colour in (gear, max(gear - 1, WHITE))})
    return lighter_than(gears[-1]) if gears else 0


# -- how far a movement card reaches ------------------------------------------------------------


def gearbox_steps(state: State, seat: int) -> int:
    """The own race position; the last car gets one more (Q11)."""
    place = position(state, seat)
    return place + (place == state.players)


def turbo_steps(state: State, _seat: int) -> int:
    """Two, and one for every green cube in anybody's discard pile (Q12)."""
    return 2 + sum(count(disc, GREEN) for disc in state.disc)


def diesel_steps(state: State, seat: int) -> int:
    return count(state.disc[seat], DARK)


def rotary_steps(state: State, seat: int) -> int:
    """As many as there are colours in the own discard pile."""
    return len(present(state.disc[seat]))


def hybrid_counts(state: State, seat: int) -> tuple[int, int]:
    """Blue cubes: one's own outside the bag, and the most that any opponent has discarded (Q10)."""
    own = count(state.act[seat] + state.used[seat] + state.disc[seat], BLUE)
    others = state.disc[:seat] + state.disc[seat + 1 :]
    return own, max(count(disc, BLUE) for disc in others)


def hybrid_steps(state: State, seat: int) -> int:
    own, rival = hybrid_counts(state, seat)
    return 2 if own > rival else 0


DRIVES: dict[str, tuple[Callable[[State, int], int], int, int]] = {
    "gearbox": (gearbox_steps, 1 << LIGHT, 1),
    "turbo": (turbo_steps, 1 << LIGHT, 2),
    "diesel_engine": (diesel_steps, 1 << DARK, 2),
    "hybrid_engine": (hybrid_steps, ALL_GEARS, 1),
    "rotary_engine": (rotary_steps, 1 << WHITE, 1),
}
"""Cards that give a number of steps: how many, which colours, how much wear."""


# -- obstacles ----------------------------------------------------------------------------------


def suspension_mask(state: State, seat: int) -> int:
    """The colours of the gears in the discard pile (Q20)."""
    return sum(1 << gear for gear in gears_in(state.disc[seat]))


def tires_mask(state: State, seat: int) -> int:
    """All colours that the gears of the active pile allow."""
    return tires_colours(gears_in(state.act[seat]), next_only(state))


def no_upgrade(state: State, seat: int) -> str | None:
    if not gears_in(state.disc[seat]):
        return "needs_gear_disc"
    return None if upgrades(state, seat) else "no_upgrades"


def upgrades(state: State, seat: int) -> list[int]:
    """Gears of the discard pile that Car Chief may remove: the next darker one is in stock (Q19)."""
    return [gear for gear in gears_in(state.disc[seat]) if gear == BLACK or count(state.stock, gear + 1)]


def no_gear_active(state: State, seat: int) -> str | None:
    return None if gears_in(state.act[seat]) else "needs_gear_act"


def no_suspension(state: State, seat: int) -> str | None:
    mask = suspension_mask(state, seat)
    if not mask:
        return "needs_gear_disc"
    return None if can_step(state, seat, mask) else "no_step"


def no_tires(state: State, seat: int) -> str | None:
    mask = tires_mask(state, seat)
    if not mask:
        return "needs_gear_act" if next_only(state) else "needs_darker_gear"
    return None if can_step(state, seat, mask) else "no_step"


def nothing_active(state: State, seat: int) -> str | None:
    """Mechanic needs another cube beside its own."""
    return None if size(state.act[seat]) > 1 else "needs_cube_act"


def too_few_to_draw(state: State, seat: int) -> str | None:
    return None if can_draw(state, seat) >= 2 else "needs_two"


def _no_step(gear: int) -> Obstacle:
    mask = 1 << gear

    def obstacle(state: State, seat: int) -> str | None:
        return None if can_step(state, seat, mask) else "no_step"

    return obstacle


OBSTACLES: dict[str, Obstacle] = {
    "gear3": _no_step(WHITE),
    "gear4": _no_step(LIGHT),
    "gear5": _no_step(DARK),
    "gear6": _no_step(BLACK),
    "car_chief": no_upgrade,
    "mechanic": nothing_active,
    "steering": no_gear_active,
    "suspension": no_suspension,
    "tires": no_tires,
    "nitro": too_few_to_draw,
}
"""Cards with a compulsory part; all others can always be used."""


def obstacle(state: State, seat: int, colour: int) -> str | None:
    """What stands in the way of activating a cube of the active pile; None: nothing (Q4)."""
    if state.setup.options["partly"]:
        return None
    check = OBSTACLES.get(state.rack.ids[colour])
    return check(state, seat) if check else None


def needed_colours(state: State, seat: int, colour: int) -> int:
    """The colours a compulsory step of this cube may go onto, as a mask."""
    match state.rack.ids[colour]:
        case "suspension":
            return suspension_mask(state, seat)
        case "tires":
            return tires_mask(state, seat)
        case _:
            return 1 << colour if colour in GEARS else 0


# -- effects ------------------------------------------------------------------------------------


def activate(state: State, seat: int, colour: int, events: Events) -> None:
    """One cube from the active to the used pile; then its card (R17)."""
    state.started = True
    card = state.rack.ids[colour]
    if events is not None:
        events.append(Event("used", seat=seat, colour=COLOURS[colour], card=card))
    if colour == WEAR:
        discard_active(state, seat, ONE[WEAR])
        return
    state.act = with_at(state.act, seat, state.act[seat] - ONE[colour])
    state.used = with_at(state.used, seat, state.used[seat] + ONE[colour])
    if colour in GEARS:
        state.agenda = (*state.agenda, Step("step", seat, 1, 1 << colour, cube=colour))
    else:
        EFFECTS[card](state, seat, colour, events)


def _drive(state: State, seat: int, cube: int, events: Events) -> None:
    card = state.rack.ids[cube]
    count_steps, mask, wear = DRIVES[card]
    card_wear(state, seat, wear, cube, events)
    n = count_steps(state, seat)
    if events is not None:
        if card == "hybrid_engine":
            own, rival = hybrid_counts(state, seat)
            events.append(Event("compared", seat=seat, own=own, rival=rival, works=own > rival))
        else:
            events.append(Event("allowed", seat=seat, card=card, n=n))
    if n:
        state.agenda = (*state.agenda, Step("go", seat, n, mask, mask == ALL_GEARS, cube))


def _asks(*decisions: tuple[str, int], wear: int = 0) -> Effect:
    """A card that is one decision or two, the first named comes first, maybe after some wear."""

    def effect(state: State, seat: int, cube: int, events: Events) -> None:
        if wear:
            card_wear(state, seat, wear, cube, events)
        steps = (Step(kind, seat, n, cube=cube) for kind, n in reversed(decisions))
        state.agenda = (*state.agenda, *steps)

    return effect


def _crew_chief(state: State, seat: int, cube: int, events: Events) -> None:
    """Draw until it isn't wear; only then is the wear of the discards removed (Q13, Q14)."""
    while draw(state, seat, 1, "crew_chief", events) == [WEAR]:
        pass
    sweep_wear(state, seat, cube, events)


def _aerodynamics(state: State, seat: int, _cube: int, events: Events) -> None:
    state.sheltered = True
    if events is not None:
        events.append(Event("sheltered", seat=seat))


def _suspension(state: State, seat: int, cube: int, events: Events) -> None:
    card_wear(state, seat, 1, cube, events)
    state.agenda = (*state.agenda, Step("step", seat, 1, suspension_mask(state, seat), cube=cube))


def _tires(state: State, seat: int, cube: int, _events: Events) -> None:
    state.agenda = (*state.agenda, Step("step", seat, 1, tires_mask(state, seat), cube=cube))


def _nitro(state: State, seat: int, cube: int, events: Events) -> None:
    """Both are drawn before one of them is chosen (Q22); of a single one there is nothing to choose."""
    pair = tuple(draw(state, seat, 2, "nitro", events))
    if len(pair) == 2:
        state.agenda = (*state.agenda, Step("keep", seat, 1, cube=cube, pair=pair))


def _mechanic(state: State, seat: int, cube: int, _events: Events) -> None:
    """Without a cube to use up the effect ends there (Q4)."""
    if state.act[seat]:
        state.agenda = (*state.agenda, Step("remove", seat, 2, cube=cube), Step("rest", seat, 1, cube=cube))


EFFECTS: dict[str, Effect] = {
    "car_chief": _asks(("upgrade", 1)),
    "engineer": _asks(("lay", UP_TO_THREE), ("must_remove", 0)),  # as many as were laid down
    "manager": _asks(("scrap", 1), ("bag", 1)),  # in this order (Q17)
    "mechanic": _mechanic,
    "crew_chief": _crew_chief,
    "pit_captain": _asks(("remove", 6)),
    "pit_crew": _asks(("crew", 2)),
    "pit_team": _asks(("trade", UP_TO_THREE), ("gain", 1)),  # for what was removed (Q18)
    "aerodynamics": _aerodynamics,
    "steering": _asks(("put", 1), wear=1),
    "suspension": _suspension,
    "tires": _tires,
    "boost": _asks(("draw", UP_TO_THREE), ("boosted", 0)),
    "gearbox": _drive,
    "nitro": _nitro,
    "turbo": _drive,
    "diesel_engine": _drive,
    "hybrid_engine": _drive,
    "rotary_engine": _drive,
    "supercharged": _asks(("fetch", 2), wear=1),
}
WEAR_OF = {
    **{card: wear for card, (_, _, wear) in DRIVES.items()},
    "steering": 1,
    "suspension": 1,
    "supercharged": 1,
}
"""Wear that a card costs for certain (Boost: one for every cube drawn)."""
