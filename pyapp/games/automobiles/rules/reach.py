"""Where a cube could take the car now: every space one activation leads to, and what it would cost there."""

from typing import NamedTuple

from ....core.values import with_at
from ..cubes import COLOURS, GEARS
from ..known import seen
from ..moves import GO, SKIP, USE, move
from ..state import ALL_GEARS, State, place_of
from ..tracks import SPACE_IDS
from .driving import darkest, decline_wear, momentum, opponents, slipstream, steps, weaving_steps
from .effects import DRIVES, gears_in, lighter_than, next_only, suspension_mask, tires_mask


class Allowance(NamedTuple):
    """So many steps onto these colours, all one colour if `same`; `first` are the moves that lead there."""

    n: int
    mask: int
    same: bool
    first: tuple[str, ...]


class Target(NamedTuple):
    """A section within reach, and one way there."""

    section: int
    via: tuple[tuple[int, int], ...]  # section and space of each step
    crosses: int
    first: tuple[str, ...]
    more: bool  # steps are left


def allowances(state: State, seat: int, colour: int) -> list[Allowance]:
    """What one cube of the active pile would allow; nothing for a cube that doesn't drive."""
    use = (str(USE[colour]),)
    card = state.rack.ids[colour]
    if colour in GEARS:
        return [Allowance(1, 1 << colour, False, use)]
    if card in DRIVES:
        count_steps, mask, _ = DRIVES[card]
        return [Allowance(count_steps(state, seat), mask, mask == ALL_GEARS, use)]
    if card == "suspension":
        return [Allowance(1, suspension_mask(state, seat), False, use)]
    if card == "tires":
        return [Allowance(1, tires_mask(state, seat), False, use)]
    if card == "steering":
        return [
            Allowance(3, lighter_than(gear, next_only(state)), True, (*use, str(move("lay", gear, 1))))
            for gear in gears_in(state.act[seat])
        ]
    return []


def targets(state: State, seat: int, allowed: list[Allowance]) -> list[Target]:
    """Every section that can be the head afterwards, by the fewest steps."""
    found: dict[int, Target] = {}
    for allowance in allowed:
        _explore(state, seat, allowance, found)
    return sorted(found.values())


def _explore(state: State, seat: int, allowance: Allowance, found: dict[int, Target]) -> None:
    cars = opponents(state, seat)
    weaving = state.setup.options["weaving"]
    edge = [(state.entry if state.path else state.head, state.head, allowance.mask)]
    ways: dict[tuple[int, int, int], tuple[tuple[tuple[int, int], ...], int]] = {edge[0]: ((), 0)}
    for left in range(allowance.n - 1, -1, -1):
        following = []
        for here in edge:
            entry, head, mask = here
            via, crossed = ways[here]
            landings = (
                weaving_steps(state.track, entry, head, mask, cars)
                if weaving
                else steps(state.track, head, mask, cars)
            )
            for landing in landings:
                narrowed = mask & state.track.masks[landing.space] if allowance.same else mask
                there = (landing.entry if weaving else landing.section, landing.section, narrowed)
                if there in ways:
                    continue
                ways[there] = ((*via, (landing.section, landing.space)), crossed + landing.crosses)
                following.append(there)
                if landing.section not in found:
                    found[landing.section] = Target(landing.section, *ways[there], allowance.first, left > 0)
        edge = following


def reach(state: State, seat: int, colour: int) -> list[seen.Target]:
    """All that activating this cube can lead to."""
    return [told(state, seat, target) for target in targets(state, seat, allowances(state, seat, colour))]


def next_steps(state: State, seat: int, n: int, mask: int) -> list[seen.Target]:
    """The spaces offered while a step is due."""
    one = Allowance(1, mask, False, ())
    return [told(state, seat, target._replace(more=n > 1)) for target in targets(state, seat, [one])]


def told(state: State, seat: int, target: Target) -> seen.Target:
    path = (*state.path, *((section, 0) for section, _ in target.via))
    rival = slipstream(state, seat, target.section)
    spared = rival >= 0 or state.sheltered
    plan = [*target.first, *(str(GO[space]) for _, space in target.via)]
    return {
        **place_of(state, target.section),
        "steps": len(target.via),
        "via": [SPACE_IDS[space] for _, space in target.via],
        "crosses": target.crosses,
        "wear": 0 if spared else decline_wear(path, state.track),
        "drafting": rival if rival >= 0 else None,
        "position": positions_after(state, seat, target.section, target.crosses).index(seat) + 1,
        "plan": [*plan, str(SKIP)] if target.more else plan,
    }


def positions_after(state: State, seat: int, section: int, crosses: int) -> list[int]:
    """The ranking if the turn ended with the car at this section, once all have rolled forward (R36)."""
    columns = state.track.columns
    cars = momentum(state.track, with_at(state.cars, seat, section))

    def merit(other: int) -> tuple[int, int]:
        laps = state.laps[other] + (state.crossed + crosses if other == seat else 0)
        return -(laps * columns + cars[other] % columns), cars[other] // columns

    return sorted(range(state.players), key=merit)


def forecast(state: State, seat: int) -> seen.Forecast:
    """The turn under way, and what it would bring if it ended now."""
    columns = state.track.columns
    head, start = state.head, state.cars[seat]
    wear = decline_wear(state.path, state.track)
    rival = slipstream(state, seat, head) if state.path else -1
    order = positions_after(state, seat, head, 0)
    laps = state.laps[seat] + state.crossed
    return {
        "seat": seat,
        "start": place_of(state, start),
        "head": place_of(state, head),
        "path": [{**place_of(state, section), "colour": COLOURS[cube]} for section, cube in state.path],
        "columns": state.crossed * columns + head % columns - start % columns,
        "crosses": state.crossed,
        "wear": 0 if rival >= 0 or state.sheltered else wear,
        "unspared": wear,
        "darkest": COLOURS[darkest(state.path, state.track)] if state.path else None,
        "drafting": rival if rival >= 0 else None,
        "shielded": state.sheltered,
        "laps": laps,
        "left": max(0, state.race_laps - laps),
        "position": order.index(seat) + 1,
        "ranking": order,
        "started": state.started,
    }
