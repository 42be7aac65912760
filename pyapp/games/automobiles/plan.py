"""The agenda as written in a position, and read back with care: a strange one could lose cubes."""

from typing import Any

from ...core.position import Fields
from .agenda import AGENDA
from .components import COLOUR_BY_ID
from .cubes import COLOURS, GEARS, ONE
from .setup import setup_agenda
from .state import NO_CUBE, Agenda, State, Step, step

LONGEST = 40
MOST = 200  # steps, cubes or money of one step
PHASES = ("act", "shop", "setup", "race")
NEEDS_BELOW = {"trade": "gain", "lay": "must_remove"}


def step_as_dict(due: Step) -> dict[str, Any]:
    """Only what a step needs is written."""
    said: dict[str, Any] = {"step": due.kind}
    if due.kind != "race":
        said["seat"] = due.seat
    entries: dict[str, Any] = {
        "n": due.n,
        "colours": [COLOURS[gear] for gear in GEARS if due.mask >> gear & 1],
        "same": due.same,
        "cube": None if due.cube == NO_CUBE else COLOURS[due.cube],
        "money": due.money,
        "pair": [COLOURS[colour] for colour in due.pair],
    }
    return {**said, **{name: value for name, value in entries.items() if value}}


def read_agenda(fields: Fields, state: State) -> Agenda:
    """What is due: the beginning of a turn, purchases before the race, a turn under way, or nothing."""
    given = fields.get("agenda", "turn")
    if given == "turn":
        seat = state.turn
        owed, state.owed = state.owed[seat], (*state.owed[:seat], 0, *state.owed[seat + 1 :])
        return (step("act", seat), *(step("boost", seat, 1, COLOUR_BY_ID["green"]),) * owed)
    if given == "setup":
        return setup_agenda(state.order)
    if not isinstance(given, list) or len(given) > LONGEST:
        raise fields.wrong("agenda", "position.list", low=0, high=LONGEST)
    steps = [_step(fields, state, number, entry) for number, entry in enumerate(given)]
    if steps:
        _check_order(fields, state, steps)
    return tuple(reversed(steps))


def named_turn(fields: Fields) -> int | None:
    """The seat whose turn the steps are about, if they say so."""
    given = fields.get("agenda")
    last = given[-1] if isinstance(given, list) and given else None
    seat = last.get("seat") if isinstance(last, dict) and last.get("step") in ("act", "shop") else None
    return seat if isinstance(seat, int) and not isinstance(seat, bool) else None


def _step(fields: Fields, state: State, number: int, given: Any) -> Step:
    name = f"agenda[{number}]"
    entry = Fields(given, fields.named(name))
    kind = entry.one_of("step", AGENDA.kinds, "")
    seat = entry.number("seat", 0, state.players - 1, 0)
    n = entry.number("n", 0, MOST, 0)
    mask = sum({1 << _colour(entry, "colours", text) for text in entry.items("colours", range(5), ())})
    cube = entry.get("cube")
    pair = entry.items("pair", range(3), ())
    due = Step(
        kind,
        seat,
        n,
        mask,
        entry.flag("same", False),
        NO_CUBE if cube is None else _colour(entry, "cube", cube),
        entry.number("money", 0, MOST, 0),
        tuple(_colour(entry, "pair", text) for text in pair),
    )
    entry.rest_unknown()
    if _misfit(state, due):
        raise fields.wrong(name, "position.agenda")
    return due


def _colour(entry: Fields, name: str, text: Any) -> int:
    if not isinstance(text, str) or text not in COLOUR_BY_ID:
        raise entry.wrong(name, "position.one_of", known=list(COLOURS))
    return COLOUR_BY_ID[text]


def _misfit(state: State, due: Step) -> bool:
    """What would make a step do something that no rule does."""
    if due.kind in PHASES:
        return due.cube != NO_CUBE or bool(due.mask)
    if due.cube == NO_CUBE or due.mask >= 1 << len(GEARS):
        return True
    if due.kind == "keep":
        left = state.act[due.seat]
        held = all(_take(left, due.pair, colour) for colour in due.pair)
        return len(due.pair) != 2 or not held
    return bool(due.pair)


def _take(cubes: int, pair: tuple[int, ...], colour: int) -> bool:
    """Are there as many cubes of a colour as the pair has?"""
    return cubes // ONE[colour] % (1 << 9) >= pair.count(colour)


def _check_order(fields: Fields, state: State, steps: list[Step]) -> None:
    """The last step goes on with the turn, or with the race; no other does."""
    kinds = [due.kind for due in steps]
    *above, last = steps
    if last.kind == "race":
        fits = all(due.kind == "setup" for due in above)
        fits = fits and len({due.seat for due in above}) == len(above)
    elif last.kind == "shop":
        fits = not above and last.seat == state.turn
    else:
        fits = last.kind == "act" and last.seat == state.turn and not set(kinds[:-1]) & set(PHASES)
        fits = fits and all(due.seat == state.turn or due.kind == "boost" for due in above)
    for number, kind in enumerate(kinds):
        needed = NEEDS_BELOW.get(kind)
        fits = fits and (needed is None or kinds[number + 1] == needed)
    if not fits:
        raise fields.wrong("agenda", "position.agenda")
