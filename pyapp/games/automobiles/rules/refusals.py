"""Why a move can't be made now: the rule, and what would be legal instead."""

from collections.abc import Callable, Sequence

from ....core.refusals import Refusal
from ....core.values import members
from ..cubes import COLOURS, GEARS, count
from ..moves import ACT, PILE, PIT_KEEP, SKIP, Move
from ..piles import to_be_had
from ..state import State, Step
from ..tracks import SPACE_IDS, Way
from .agenda import AGENDA
from .decisions import FROM_ACTIVE, at_once, cubes_named
from .driving import offered, opponents, ways_on
from .effects import needed_colours, obstacle
from .turn import may_pit, money

Reason = Callable[[State, Step, Move], Refusal | None]

PHASES = frozenset(("act", "shop", "setup"))

STEP_RULES = {
    "setup": "R13",
    "act": "R17",
    "shop": "R29",
    "step": "R26",
    "go": "R27",
    "draw": "Q21",
    "boost": "Q21",
    "keep": "Q22",
    "scrap": "Q17",
    "bag": "Q17",
    "rest": "Q16",
    "lay": "Q16",
    "upgrade": "Q19",
    "put": "Q7",
    "trade": "Q18",
    "gain": "Q18",
}
CARD_RULES = {"car_chief": "Q19", "suspension": "Q20", "tires": "Q8"}


VERBS = {
    "act": {"use", "pit", "shop", "end"},
    "shop": {"buy", "end"},
    "setup": {"buy", "end"},
    "step": {"go"},
    "go": {"go"},
    "remove": {"remove"},
    "must_remove": {"remove"},
    "scrap": {"remove"},
    "crew": {"remove", "sweep"},
    "trade": {"remove"},
    "upgrade": {"remove"},
    "bag": {"bag"},
    "gain": {"gain"},
    "lay": {"lay"},
    "put": {"lay"},
    "rest": {"rest"},
    "fetch": {"fetch"},
    "draw": {"draw"},
    "boost": {"draw"},
    "keep": {"keep"},
}
"""What each kind of step asks for, beside doing without it where it may be skipped."""


def refusal(state: State, move: Move) -> Refusal | None:
    """None if nothing stands in the way of the move: the list of moves holds those, and no others."""
    step = state.agenda[-1]
    if move == SKIP and step.kind not in PHASES:
        return None if AGENDA.may_skip(step) else _must(state, step)
    if move.verb in VERBS[step.kind]:
        reason = REASONS.get(move.verb)
        return reason(state, step, move) if reason else None
    reason = PHASE_REASONS.get(move.verb) if step.kind in PHASES else None
    return (reason(state, step, move) if reason else None) or not_now(state, step, move)


def _must(state: State, step: Step) -> Refusal:
    return Refusal(rule_of(step), "must", {"step": step.kind, "card": state.rack.ids[step.cube]})


def rule_of(step: Step) -> str:
    return STEP_RULES.get(step.kind, "R18")


def not_now(_state: State, step: Step, _move: Move) -> Refusal:
    """Something else is due first."""
    return Refusal(rule_of(step), "not_now", {"step": step.kind})


def _not_there(cubes: int, colour: int, pile: str, rule: str) -> Refusal | None:
    if count(cubes, colour):
        return None
    return Refusal(rule, "not_in_pile", {"colour": COLOURS[colour], "pile": pile})


# -- activating ---------------------------------------------------------------------------------


def use(state: State, step: Step, move: Move) -> Refusal | None:
    seat, colour = step.seat, move.first
    if missing := _not_there(state.act[seat], colour, "act", "R17"):
        return missing
    key = obstacle(state, seat, colour)
    return obstacle_refusal(state, seat, colour, key) if key else None


def obstacle_refusal(state: State, seat: int, colour: int, key: str) -> Refusal:
    """Why a cube of the active pile can't be activated (R18)."""
    card = state.rack.ids[colour]
    if key == "no_step":
        return _no_step(state, seat, colour, card)
    return Refusal(CARD_RULES.get(card, "R18"), key, {"card": card})


def _no_step(state: State, seat: int, colour: int, card: str) -> Refusal:
    """A space of its colour is closed by somebody's car, or there is none ahead."""
    mask = needed_colours(state, seat, colour)
    ways = ways_on(state, seat)
    fitting = [way for way in ways if way.colours & mask]
    params = {"card": card, "colours": members(mask, COLOURS)}
    if fitting:
        way = fitting[0]
        name, rival = SPACE_IDS[way.space], state.cars.index(way.entry)
        return Refusal("R23", "step_blocked", {**params, "space": name, "rival": rival})
    rule = "R26" if colour in GEARS else CARD_RULES.get(card, "R18")
    return Refusal(rule, "no_step", {**params, "spaces": _names(ways)})


def _names(ways: Sequence[Way]) -> list[str]:
    return [SPACE_IDS[number] for number in sorted({way.space for way in ways})]


def pit(state: State, _step: Step, move: Move) -> Refusal | None:
    if may_pit(state, move == PIT_KEEP):
        return None
    return Refusal("R38", "no_pit_now") if state.started else Refusal("Q35", "no_wear")


def shop(state: State, step: Step, _move: Move) -> Refusal | None:
    there = money(state, step.seat)
    return None if to_be_had(state, there) else Refusal("R29", "no_money", {"money": there})


def _not_on_sale(state: State, colour: int) -> Refusal | None:
    if colour not in {sold for _, sold in state.rack.on_sale}:
        return Refusal("Q1", "not_for_sale", {"colour": COLOURS[colour]})
    if not count(state.stock, colour):
        return Refusal("R29", "sold_out", {"colour": COLOURS[colour]})
    return None


def buy(state: State, step: Step, move: Move) -> Refusal | None:
    colour = move.first
    if colour in to_be_had(state, step.n):
        return None
    return _not_on_sale(state, colour) or _too_dear(
        state, colour, "R13" if step.kind == "setup" else "R29", step.n
    )


def _too_dear(state: State, colour: int, rule: str, there: int) -> Refusal:
    params = {"colour": COLOURS[colour], "cost": state.rack.costs[colour], "money": there}
    return Refusal(rule, "too_dear", params)


def shop_first(state: State, _step: Step, move: Move) -> Refusal | None:
    """Nothing is bought while the actions last (R29)."""
    return _not_on_sale(state, move.first) or Refusal("R29", "shop_first")


def cube_first(_state: State, step: Step, _move: Move) -> Refusal | None:
    """Only cubes drive, and only in the Action phase (R21)."""
    return Refusal("R21", "cube_first") if step.kind == "act" else None


# -- steps --------------------------------------------------------------------------------------


def go(state: State, step: Step, move: Move) -> Refusal | None:
    """Not ahead of the head, of another colour, or closed by a car at its entry."""
    space = move.first
    if any(landing.space == space for landing in offered(state, step.seat, step.mask)):
        return None
    name = SPACE_IDS[space]
    ways = ways_on(state, step.seat)
    if space not in state.track.spaces:
        other = name[0] != state.track.id[0].upper()
        params = {"space": name, "spaces": _names(ways)}
        return Refusal("R6", "other_track" if other else "no_such_space", params)
    there = [way for way in ways if way.space == space]
    if not there:
        ahead = state.track.next[state.head]
        if ahead in opponents(state, step.seat) and state.track.spaces[space].first == _behind(state, ahead):
            rival = state.cars.index(ahead)
            return Refusal("R25", "car_ahead", {"space": name, "rival": rival, "spaces": _names(ways)})
        return Refusal("R22", "not_ahead", {"space": name, "spaces": _names(ways)})
    if not state.track.masks[space] & step.mask:
        params = {
            "space": name,
            "has": members(state.track.masks[space], COLOURS),
            "colours": members(step.mask, COLOURS),
        }
        return Refusal("Q9" if step.same else "R26", "wrong_colour", params)
    rival = state.cars.index(there[0].entry)
    return Refusal("R23", "blocked", {"space": name, "rival": rival})


def _behind(state: State, section: int) -> int:
    """Where the space after the one of this section begins, in the same lane."""
    return state.track.next[state.track.spaces[state.track.space_of[section]].front]


# -- cubes chosen -------------------------------------------------------------------------------


def by_number(state: State, step: Step, move: Move) -> Refusal | None:
    """`remove`, `lay` and `fetch` name a colour, and how many cubes of it."""
    colour, number = move.first, move.second
    most = at_once(state, step, colour)
    if number <= most:
        return None
    rule, there = rule_of(step), count(cubes_named(state, step), colour)
    pile = "act" if step.kind in FROM_ACTIVE else "disc"
    if missing := _not_there(cubes_named(state, step), colour, pile, rule):
        return missing
    if step.kind in ("upgrade", "put") and colour not in GEARS:
        return Refusal("Q19" if step.kind == "upgrade" else "Q7", "not_a_gear", {"colour": COLOURS[colour]})
    if step.kind == "upgrade" and not most:
        params = {"colour": COLOURS[colour], "darker": COLOURS[colour + 1]}
        return Refusal("Q19", "no_upgrade", params)
    return Refusal(rule, "too_many", {"colour": COLOURS[colour], "n": min(max(step.n, 1), there)})


def rest(state: State, step: Step, move: Move) -> Refusal | None:
    return _not_there(state.act[step.seat], move.first, "act", "Q16")


def bag(state: State, step: Step, move: Move) -> Refusal | None:
    pile, colour = move.first, move.second
    cubes = state.act[step.seat] if pile == ACT else state.disc[step.seat]
    return _not_there(cubes, colour, PILE.ids[pile], "Q17")


def keep(_state: State, step: Step, move: Move) -> Refusal | None:
    if move.first in step.pair:
        return None
    return Refusal("Q22", "not_drawn", {"colour": COLOURS[move.first]})


def receive(state: State, step: Step, move: Move) -> Refusal | None:
    colour = move.first
    if colour in to_be_had(state, step.money):
        return None
    return _not_on_sale(state, colour) or _too_dear(state, colour, "Q18", step.money)


REASONS: dict[str, Reason] = {
    "use": use,
    "pit": pit,
    "shop": shop,
    "buy": buy,
    "go": go,
    "remove": by_number,
    "lay": by_number,
    "fetch": by_number,
    "rest": rest,
    "bag": bag,
    "keep": keep,
    "gain": receive,
}
"""Why what a step asks for may fail; the verbs not named here never do."""

PHASE_REASONS: dict[str, Reason] = {"buy": shop_first, "go": cube_first}
"""What is said in a phase of the turn of a verb that it doesn't ask for."""
