"""Where things stand in a position: the cars, and the path of the turn, which follows from its steps."""

from ....core.position import Fields
from ..components import COLOUR_BY_ID
from ..cubes import COLOURS, GEARS
from ..rules.driving import Landing, momentum, offered
from ..rules.setup import slot_section
from ..state import ALL_GEARS, State
from ..tracks import SPACE_BY_ID, Space

LONGEST_PATH = 100
DRIVERS = tuple(colour for colour in COLOURS if colour not in ("wear", "yellow", "purple"))


def read_cars(seats: list[Fields], state: State) -> None:
    """A car that isn't named stands on its slot of the grid, or on the first one free (R10); then momentum (R36)."""
    cars: dict[int, int] = {}
    for seat, entry in enumerate(seats):
        if entry.has("space"):
            cars[seat] = _section(entry, state, list(cars.values()))
        elif entry.has("section"):
            raise entry.wrong("space", "position.space", example=_example(state))
    grid = [slot_section(state.track, slot) for slot in range(state.players)]
    for slot, seat in enumerate(state.order):
        if seat not in cars:
            spare = (place for place in (grid[slot], *sorted(grid), *range(len(state.track.space_of))))
            cars[seat] = next(place for place in spare if place not in cars.values())
    state.cars = momentum(state.track, tuple(cars[seat] for seat in range(state.players)))


def _section(fields: Fields, state: State, taken: list[int]) -> int:
    """A section named by its space; unless said which, the frontmost free one."""
    space = _space(fields, state)
    free = [section for section in range(space.first, space.front + 1) if section not in taken]
    usual = free[-1] - space.first if free else 0
    section = space.first + fields.number("section", 0, space.front - space.first, usual)
    if section in taken:
        raise fields.wrong("section", "position.section_taken")
    return section


def _space(fields: Fields, state: State) -> Space:
    text = fields.get("space")
    number = SPACE_BY_ID.get(text) if isinstance(text, str) else None
    space = None if number is None else state.track.spaces.get(number)
    if space is None:
        raise fields.wrong("space", "position.space", example=_example(state))
    return space


def _example(state: State) -> str:
    return next(iter(state.track.spaces.values())).id


def read_path(fields: Fields, state: State) -> None:
    """The cubes on the track, one legal step after the other (R21-R26): section, entry and line follow from them."""
    state.path, state.crossed, state.entry = (), 0, state.cars[state.turn]
    for entry in fields.objects("path", range(LONGEST_PATH + 1)):
        space = _space(entry, state)
        colour = COLOUR_BY_ID[entry.one_of("colour", DRIVERS, "white")]
        landings = offered(state, state.turn, ALL_GEARS)
        landing = next((found for found in landings if found.space == SPACE_BY_ID[space.id]), None)
        if landing is None:
            raise entry.wrong("space", "position.path", spaces=_names(landings, state), n=len(landings))
        if colour in GEARS and not state.track.masks[landing.space] >> colour & 1:
            raise entry.wrong("colour", "position.one_of", known=[COLOURS[gear] for gear in space.colours])
        behind = landing.section - space.first
        entry.number("section", behind, behind, behind)
        entry.rest_unknown()
        state.path = (*state.path, (landing.section, colour))
        state.entry = landing.entry
        state.crossed += landing.crosses
    first = state.track.spaces[state.track.space_of[state.head]].first
    behind = state.entry - first if state.path else 0
    if fields.has("entry"):
        fields.number("entry", behind, behind, behind)
    fields.number("crossed", state.crossed, state.crossed, state.crossed)


def _names(landings: list[Landing], state: State) -> list[str]:
    return [state.track.spaces[landing.space].id for landing in landings]
