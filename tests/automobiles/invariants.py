"""What always holds in a race: no cube is gained or lost, no two cars stand in one place."""

from itertools import pairwise

from pyapp.games.automobiles.components import BOX
from pyapp.games.automobiles.cubes import ALL_COLOURS, count
from pyapp.games.automobiles.rules.driving import momentum
from pyapp.games.automobiles.rules.setup import box, slot_section
from pyapp.games.automobiles.state import State

LEFT_OUT_TOGETHER = [
    # a turn under way hangs together: whose it is, the cubes in the piles, where the path has got to
    {"agenda", "turn", "seats", "path", "entry", "crossed"},
]


def broken(state: State) -> list[str]:
    """The invariants that a state breaks; none in any state that can be reached."""
    checks = {
        "as many cubes as the box holds": cubes(state) == box(state.setup),
        "no pile holds less than nothing": all(
            count(pile, colour) <= count(BOX, colour)
            for pile in (*state.act, *state.used, *state.disc, *state.bag, state.stock)
            for colour in ALL_COLOURS
        ),
        "every car has a section to itself (R1)": len(set(state.cars)) == state.players,
        "the cars of a space fill its front (R36)": momentum(state.track, state.cars) == state.cars,
        "everybody is in the turn order once (R9)": sorted(state.order) == list(range(state.players)),
        "the turn order is one that was agreed on (R9, V2)": order_agreed(state),
        "the path keeps clear of the others (R23)": path_is_free(state),
        "the path entered its space at or behind the head": entry_fits(state),
        "only the turn's owner is asked, but for a Boost": asked_rightly(state),
        "the line is crossed as often as the path leads over it (R30)": crossings(state) == state.crossed,
        "every step of the path leads on from the one before (R22)": path_is_connected(state),
        "used cubes are of the turn under way (R35)": all(
            not used or seat == state.turn for seat, used in enumerate(state.used)
        ),
        "cubes on the track lie in the used pile (R4)": all(
            count(state.used[state.turn], cube) for _, cube in state.path
        ),
        "nobody has finished in a round before (R40)": not state.agenda
        or all(state.laps[seat] < state.race_laps for seat in state.order[state.order.index(state.turn) :]),
        "before the race cars stand on the grid in turn order (R10)": on_the_grid(state),
        "sheltered only by Aerodynamics (R32)": not state.sheltered or "aerodynamics" in state.rack.ids,
        "draws are owed only for a fast Boost (V5)": bool(state.setup.options["fast_boost"])
        or not any(state.owed),
    }
    return [name for name, holds in checks.items() if not holds]


def cubes(state: State) -> int:
    return sum((*state.act, *state.used, *state.disc, *state.bag, state.stock))


def order_agreed(state: State) -> bool:
    """Clockwise from anybody, as the seats are, backwards, or P1 to P5 as named; who is not named follows."""
    options, clockwise = state.setup.options, list(range(state.players))
    if options["grid"] == "random":
        at = state.order.index(0)
        return [*state.order[at:], *state.order[:at]] == clockwise
    named = [int(options[f"p{slot}"]) - 1 for slot in range(1, 6)] if options["grid"] == "chosen" else []
    order: list[int] = []
    for seat in [*named, *clockwise]:
        if seat in clockwise and seat not in order:
            order.append(seat)
    return list(state.order) == (order[::-1] if options["grid"] == "reverse" else order)


def places_of_path(state: State) -> list[int]:
    return [state.cars[state.turn], *(section for section, _ in state.path)]


def crossings(state: State) -> int:
    """A step over the line ends in a lower column, however far the one before had got in its space."""
    columns = [section % state.track.columns for section in places_of_path(state)]
    half = state.track.columns // 2
    return sum(1 for before, after in pairwise(columns) if after < before - half)


def path_is_connected(state: State) -> bool:
    """From some section of the space before (weaving), or from its head."""
    track = state.track
    places = places_of_path(state)
    for before, after in pairwise(places):
        space = track.spaces[track.space_of[before]]
        starts = range(space.first, before + 1) if state.setup.options["weaving"] else (before,)
        ways = (way for start in starts for way in track.ahead[start])
        if not any(way.space == track.space_of[after] and way.entry <= after for way in ways):
            return False
    return True


def on_the_grid(state: State) -> bool:
    if not any(step.kind == "race" for step in state.agenda):
        return True
    return all(
        state.cars[seat] == slot_section(state.track, slot) for slot, seat in enumerate(state.order)
    ) and not any((*state.act, *state.disc, *state.laps))


def path_is_free(state: State) -> bool:
    others = state.cars[: state.turn] + state.cars[state.turn + 1 :]
    return all(section not in others for section, _ in state.path)


def entry_fits(state: State) -> bool:
    space = state.track.spaces[state.track.space_of[state.head]]
    return space.first <= state.entry <= state.head


def asked_rightly(state: State) -> bool:
    kinds = {step.kind for step in state.agenda}
    if not state.agenda or "race" in kinds:
        return True
    return all(step.seat == state.turn or step.kind == "boost" for step in state.agenda)
