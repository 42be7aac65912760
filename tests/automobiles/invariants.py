"""What always holds in a race: no cube is gained or lost, no two cars stand in one place."""

from pyapp.games.automobiles.components import BOX
from pyapp.games.automobiles.cubes import ALL_COLOURS, count
from pyapp.games.automobiles.driving import momentum
from pyapp.games.automobiles.setup import box
from pyapp.games.automobiles.state import State
from pyapp.games.automobiles.tracks import SPACES

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
        "the path keeps clear of the others (R23)": path_is_free(state),
        "the path entered its space at or behind the head": entry_fits(state),
        "only the turn's owner is asked, but for a Boost": asked_rightly(state),
    }
    return [name for name, holds in checks.items() if not holds]


def cubes(state: State) -> int:
    return sum((*state.act, *state.used, *state.disc, *state.bag, state.stock))


def path_is_free(state: State) -> bool:
    others = state.cars[: state.turn] + state.cars[state.turn + 1 :]
    return all(section not in others for section, _ in state.path)


def entry_fits(state: State) -> bool:
    space = SPACES[state.track.space_of[state.head]]
    return space.first <= state.entry <= state.head


def asked_rightly(state: State) -> bool:
    kinds = {step.kind for step in state.agenda}
    if not state.agenda or "race" in kinds:
        return True
    return all(step.seat == state.turn or step.kind == "boost" for step in state.agenda)
