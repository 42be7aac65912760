"""The agenda as written in a position, and read back with care: only what a turn can really leave to be done."""

from typing import Any, Final, NamedTuple

from ....core.position import Fields
from ..components import BY_TYPE, COLOUR_BY_ID, MONEY, TYPES
from ..cubes import COLOURS, GEARS, GREEN, RED, YELLOW, count, worth
from ..rules.agenda import AGENDA
from ..rules.effects import DRIVES, UP_TO_THREE, lighter_than
from ..rules.setup import setup_agenda
from ..state import ALL_GEARS, NO_CUBE, Agenda, State, Step, step

LONGEST = 40
MOST = 200  # steps, cubes or money of one step
PHASES = ("act", "shop", "setup", "race")
MOST_STEPS = {"gearbox": 6, "turbo": 18, "diesel_engine": 24, "hybrid_engine": 2, "rotary_engine": 10}


class Due(NamedTuple):
    """What a step of a card is like: the cards that ask it, how many at least and at most, what must follow."""

    cards: tuple[str, ...]
    low: int
    high: int
    below: str = ""


DUE: Final = {
    "step": Due(("gear3", "gear4", "gear5", "gear6", "suspension", "tires"), 1, 1),
    "go": Due((*DRIVES, "steering"), 1, max(MOST_STEPS.values())),
    "remove": Due(("mechanic", "pit_captain"), 1, 6),
    "must_remove": Due(("engineer", "pit_crew"), 0, UP_TO_THREE),
    "scrap": Due(("manager",), 1, 1, "bag"),
    "bag": Due(("manager",), 1, 1),
    "crew": Due(("pit_crew",), 2, 2),
    "trade": Due(("pit_team",), 1, UP_TO_THREE, "gain"),
    "gain": Due(("pit_team",), 1, 1),
    "upgrade": Due(("car_chief",), 1, 1),
    "lay": Due(("engineer",), 1, UP_TO_THREE, "must_remove"),
    "put": Due(("steering",), 1, 1),
    "rest": Due(("mechanic",), 1, 1, "remove"),
    "fetch": Due(("supercharged",), 1, 2),
    "draw": Due(("boost",), 1, UP_TO_THREE, "boosted"),
    "boosted": Due(("boost",), 0, 0),
    "boost": Due(("boost",), 1, 1),
    "keep": Due(("nitro",), 1, 1),
}
"""Steps of the cards; the phases of a turn are read by themselves."""

_DUE_ACT = '{"step": "act", "seat": 0}'
STEP_EXAMPLES: Final = {
    "setup": '[{"step": "setup", "seat": 0, "n": 7}, {"step": "setup", "seat": 1, "n": 11}, {"step": "race"}]',
    "race": '[{"step": "race"}]',
    "act": f"[{_DUE_ACT}]",
    "shop": '[{"step": "shop", "seat": 0, "n": 3}]',
    **{
        kind: f'[{{"step": "{kind}", "seat": 0, {entries}}}, {below}{_DUE_ACT}]'
        for kind, entries, below in (
            ("step", '"n": 1, "colours": ["light"], "cube": "light"', ""),
            ("go", '"n": 2, "colours": ["light"], "cube": "green"', ""),
            ("remove", '"n": 6, "cube": "purple"', ""),
            ("must_remove", '"n": 1, "cube": "yellow"', ""),
            (
                "scrap",
                '"n": 1, "cube": "yellow"',
                '{"step": "bag", "seat": 0, "n": 1, "cube": "yellow"}, ',
            ),
            ("bag", '"n": 1, "cube": "yellow"', ""),
            ("crew", '"n": 2, "cube": "purple"', ""),
            (
                "trade",
                '"n": 2, "cube": "purple", "money": 2',
                '{"step": "gain", "seat": 0, "n": 1, "cube": "purple", "money": 2}, ',
            ),
            ("gain", '"n": 1, "cube": "purple", "money": 4', ""),
            ("upgrade", '"n": 1, "cube": "yellow"', ""),
            (
                "lay",
                '"n": 2, "cube": "yellow"',
                '{"step": "must_remove", "seat": 0, "n": 1, "cube": "yellow"}, ',
            ),
            ("put", '"n": 1, "cube": "red"', ""),
            (
                "rest",
                '"n": 1, "cube": "yellow"',
                '{"step": "remove", "seat": 0, "n": 2, "cube": "yellow"}, ',
            ),
            ("fetch", '"n": 2, "cube": "blue"', ""),
            ("draw", '"n": 2, "cube": "green"', '{"step": "boosted", "seat": 0, "cube": "green"}, '),
            ("boosted", '"cube": "green"', ""),
            ("keep", '"n": 1, "cube": "green", "pair": ["blue", "wear"]', ""),
        )
    },
    "boost": f'[{{"step": "boost", "seat": 1, "n": 1, "cube": "green"}}, {_DUE_ACT}]',
}
"""For each kind of step, an agenda that begins with it."""


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


# -- before the rest of a position is known --------------------------------------------------------


def named_turn(fields: Fields) -> int | None:
    """The seat whose turn the steps are about, if they say so."""
    given = fields.get("agenda")
    last = given[-1] if isinstance(given, list) and given else None
    seat = last.get("seat") if isinstance(last, dict) and last.get("step") in ("act", "shop") else None
    return seat if isinstance(seat, int) and not isinstance(seat, bool) else None


def named_buyers(fields: Fields) -> list[Any]:
    """The seats that still buy before the race, if the steps say so."""
    given = fields.get("agenda")
    steps = given if isinstance(given, list) else []
    return [entry.get("seat") for entry in steps if isinstance(entry, dict) and entry.get("step") == "setup"]


def cubes_due(fields: Fields) -> set[str]:
    """The cubes whose cards ask something, by their colours: they have been activated."""
    given = fields.get("agenda")
    steps = given if isinstance(given, list) else []
    return {
        str(entry.get("cube"))
        for entry in steps
        if isinstance(entry, dict) and entry.get("cube") and entry.get("step") != "boost"
    }


# -- read ------------------------------------------------------------------------------------------


def read_agenda(fields: Fields, state: State) -> Agenda:
    """What is due: the beginning of a turn, purchases before the race, a turn under way, or nothing."""
    given = fields.get("agenda", "turn")
    if given == "turn":
        seat = state.turn
        owed, state.owed = state.owed[seat], (*state.owed[:seat], 0, *state.owed[seat + 1 :])
        return (step("act", seat), *(step("boost", seat, 1, GREEN),) * owed)
    if given == "setup":
        return setup_agenda(state.order)
    if not isinstance(given, list) or len(given) > LONGEST:
        raise fields.wrong("agenda", "position.list", low=0, high=LONGEST)
    steps = [_step(fields, state, number, entry) for number, entry in enumerate(given)]
    if steps and not _fits_together(state, steps):
        raise fields.wrong("agenda", "position.agenda", seat=state.turn)
    return tuple(reversed(steps))


def cards_at_work(fields: Fields, state: State) -> list[str]:
    """The cards dealt; in place of one that can't have asked for what is due, one of its type that can."""
    given, dealt = fields.get("agenda"), state.rack.ids
    steps = []
    if isinstance(given, list) and len(given) <= LONGEST:
        steps = [_read_step(fields, state, number, entry) for number, entry in enumerate(given)]
    cards = list(dealt[-len(TYPES) :])
    for cube, kind in enumerate(TYPES, len(dealt) - len(TYPES)):
        asked = [due for due in steps if due.cube == cube and due.kind not in PHASES]
        fitting = (
            card
            for card in (dealt[cube], *BY_TYPE[kind])
            if all(_asked_by(state, due, card) for due in asked) and not _other_said(fields, cube, card)
        )
        cards[cube - len(dealt)] = next(fitting, dealt[cube])
    return cards


def _other_said(fields: Fields, cube: int, card: str) -> bool:
    """Is it another card that shelters a car (R32), or that leaves draws to be done later (V5)?"""
    if cube == RED and fields.get("sheltered") is True:
        return card != "aerodynamics"
    seats = fields.get("seats")
    owed = isinstance(seats, list) and any(isinstance(entry, dict) and entry.get("boosts") for entry in seats)
    return cube == GREEN and owed and card != "boost"


def _step(fields: Fields, state: State, number: int, given: Any) -> Step:
    due = _read_step(fields, state, number, given)
    if not (_phase_fits(state, due) if due.kind in PHASES else _card_fits(state, due)):
        name, example = f"agenda[{number}]", STEP_EXAMPLES[due.kind]
        raise fields.wrong(name, "position.step", step=due.kind, example=example)
    return due


def _read_step(fields: Fields, state: State, number: int, given: Any) -> Step:
    entry = Fields(given, fields.named(f"agenda[{number}]"))
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
    return due


def _colour(entry: Fields, name: str, text: Any) -> int:
    if not isinstance(text, str) or text not in COLOUR_BY_ID:
        raise entry.wrong(name, "position.one_of", known=list(COLOURS))
    return COLOUR_BY_ID[text]


def _phase_fits(state: State, due: Step) -> bool:
    """A phase of a turn: nothing but money belongs to it, and no more than there is."""
    most = {
        "shop": worth(state.act[due.seat], state.rack.values),
        "setup": MONEY[state.order.index(due.seat)],
    }
    plain = due.cube == NO_CUBE and not (due.mask or due.same or due.money or due.pair)
    return plain and due.n <= most.get(due.kind, 0)


def _card_fits(state: State, due: Step) -> bool:
    """A step of a card: the card is in the race, and asks just this."""
    if due.cube == NO_CUBE or not _asked_by(state, due, state.rack.ids[due.cube]):
        return False
    return len(due.pair) == 2 and _held(state, due) if due.kind == "keep" else not due.pair


def _asked_by(state: State, due: Step, card: str) -> bool:
    """Does this card, worked by the cube named, ask for such a step?"""
    usual = DUE[due.kind]
    if card not in usual.cards or not usual.low <= due.n <= usual.high:
        return False
    return (
        (due.mask == 0 if due.kind not in ("step", "go") else _colours_fit(due, card))
        and (not due.money or due.kind in ("trade", "gain"))
        and due.money <= (UP_TO_THREE - (due.n if due.kind == "trade" else 0)) * max(state.rack.costs)
        and (due.kind != "remove" or due.n <= (2 if card == "mechanic" else 6))
    )


def _colours_fit(due: Step, card: str) -> bool:
    """The colours that a step of this card may go onto, and how many steps it can have."""
    if card in DRIVES:
        mask = DRIVES[card][1]
        fits = due.mask == mask or (mask == ALL_GEARS and due.mask > 0)
        return fits and due.same == (mask == ALL_GEARS) and due.n <= MOST_STEPS[card]
    if card == "steering":
        return bool(due.mask) and due.same and due.mask <= lighter_than(GEARS[-1]) and due.n <= UP_TO_THREE
    one = 1 << due.cube if due.cube in GEARS else due.mask
    return bool(due.mask) and due.mask == one and not due.same


def _held(state: State, due: Step) -> bool:
    """Are the two cubes that Nitro drew in the active pile?"""
    return all(count(state.act[due.seat], colour) >= due.pair.count(colour) for colour in due.pair)


def _fits_together(state: State, steps: list[Step]) -> bool:
    """The last step goes on with the turn, or with the race; above it one card is being carried out."""
    *above, last = steps
    if last.kind == "race":
        buyers = [due.seat for due in above]
        in_order = buyers == list(state.order[state.players - len(buyers) :]) if buyers else True
        full = all(due.n == MONEY[state.order.index(due.seat)] for due in above[1:])
        return in_order and full and all(due.kind == "setup" for due in above)
    if last.kind == "shop":
        return not above and last.seat == state.turn
    return last.kind == "act" and last.seat == state.turn and _one_card(state, above)


def _one_card(state: State, above: list[Step]) -> bool:
    """The steps of one card, in its order; only a Boost asks the others, each once, clockwise."""
    draws = [due.seat for due in above if due.kind == "boost"]
    steps = [due for due in above if due.kind != "boost"]
    kinds = [due.kind for due in steps]
    if set(kinds) & set(PHASES) or any(due.seat != state.turn for due in steps):
        return False
    if draws and (steps or not _draws_fit(state, draws)):
        return False
    if len({due.cube for due in steps}) > 1 or len(steps) > 2:
        return False
    for number, due in enumerate(steps):
        below = DUE[due.kind].below
        if (kinds[number + 1] if number + 1 < len(kinds) else "") != below:
            return False
    return not steps or _numbers_fit(steps)


def _draws_fit(state: State, draws: list[int]) -> bool:
    if state.setup.options["fast_boost"]:
        return set(draws) == {state.turn}
    at = state.order.index(state.turn)
    others = [*state.order[at + 1 :], *state.order[:at]]
    return draws == others[len(others) - len(draws) :]


def _numbers_fit(steps: list[Step]) -> bool:
    """What the first step of a card leaves is what the second asks."""
    first, last = steps[0], steps[-1]
    match first.kind:
        case "lay":
            return last.n == UP_TO_THREE - first.n
        case "trade":
            return last.money == first.money
        case "rest":
            return last.n == 2
        case "must_remove":
            return first.n <= (UP_TO_THREE if first.cube == YELLOW else 1)
        case _:
            return True
