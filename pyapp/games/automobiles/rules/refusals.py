"""Why a move can't be made now: the rule, and what would be legal instead."""

from collections.abc import Callable, Sequence

from ....core.refusals import Refusal
from ....core.values import members
from ..cubes import COLOURS, GEARS, count
from ..moves import ACT, PILE, SKIP, Move
from ..state import State, Step
from ..tracks import MASKS, SPACES, Way
from .agenda import AGENDA
from .driving import opponents, ways_on
from .effects import needed_colours, obstacle
from .turn import money

Reason = Callable[[State, Step, Move], Refusal]

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


def refusal(state: State, move: Move) -> Refusal | None:
    """None if the move is legal; it is if, and only if, it is one of the choices."""
    offered = AGENDA.choices(state)
    if move in offered:
        return None
    step = state.agenda[-1]
    if move == SKIP and step.kind not in PHASES:
        return Refusal(rule_of(step), "must", {"step": step.kind, "card": state.rack.ids[step.cube]})
    if step.kind in PHASES:
        reason = PHASE_REASONS.get(move.verb)
    else:
        meant = any(other.verb == move.verb for other in offered)
        reason = REASONS.get(move.verb) if meant else None
    return reason(state, step, move) if reason else not_now(state, step, move)


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


def use(state: State, step: Step, move: Move) -> Refusal:
    seat, colour = step.seat, move.first
    if step.kind != "act":
        return not_now(state, step, move)
    if missing := _not_there(state.act[seat], colour, "act", "R17"):
        return missing
    return obstacle_refusal(state, seat, colour, obstacle(state, seat, colour) or "not_now")


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
        name, rival = SPACES[way.space].id, state.cars.index(way.entry)
        return Refusal("R23", "step_blocked", {**params, "space": name, "rival": rival})
    rule = "R26" if colour in GEARS else CARD_RULES.get(card, "R18")
    return Refusal(rule, "no_step", {**params, "spaces": _names(ways)})


def _names(ways: Sequence[Way]) -> list[str]:
    return [SPACES[number].id for number in sorted({way.space for way in ways})]


def pit(state: State, step: Step, move: Move) -> Refusal:
    if step.kind != "act":
        return not_now(state, step, move)
    if state.started:
        return Refusal("R38", "no_pit_now")
    return Refusal("Q35", "no_wear")


def shop(state: State, step: Step, move: Move) -> Refusal:
    if step.kind != "act":
        return not_now(state, step, move)
    return Refusal("R29", "no_money", {"money": money(state, step.seat)})


def _not_on_sale(state: State, colour: int) -> Refusal | None:
    if colour not in {sold for _, sold in state.rack.on_sale}:
        return Refusal("Q1", "not_for_sale", {"colour": COLOURS[colour]})
    if not count(state.stock, colour):
        return Refusal("R29", "sold_out", {"colour": COLOURS[colour]})
    return None


def buy(state: State, step: Step, move: Move) -> Refusal:
    colour = move.first
    if missing := _not_on_sale(state, colour):
        return missing
    if step.kind == "act":
        return Refusal("R29", "shop_first")
    cost = state.rack.costs[colour]
    params = {"colour": COLOURS[colour], "cost": cost, "money": step.n}
    return Refusal("R13" if step.kind == "setup" else "R29", "too_dear", params)


def cube_first(state: State, step: Step, move: Move) -> Refusal:
    """Only cubes drive, and only in the Action phase (R21)."""
    return Refusal("R21", "cube_first") if step.kind == "act" else not_now(state, step, move)


# -- steps --------------------------------------------------------------------------------------


def go(state: State, step: Step, move: Move) -> Refusal:
    """Not ahead of the head, of another colour, or closed by a car at its entry."""
    space = move.first
    name = SPACES[space].id
    ways = ways_on(state, step.seat)
    if name[0] != SPACES[state.track.space_of[0]].id[0]:
        return Refusal("R6", "other_track", {"space": name, "spaces": _names(ways)})
    there = [way for way in ways if way.space == space]
    if not there:
        ahead = state.track.next[state.head]
        if ahead in opponents(state, step.seat) and SPACES[space].first == _behind(state, ahead):
            rival = state.cars.index(ahead)
            return Refusal("R25", "car_ahead", {"space": name, "rival": rival, "spaces": _names(ways)})
        return Refusal("R22", "not_ahead", {"space": name, "spaces": _names(ways)})
    if not MASKS[space] & step.mask:
        params = {
            "space": name,
            "has": members(MASKS[space], COLOURS),
            "colours": members(step.mask, COLOURS),
        }
        return Refusal("Q9" if step.same else "R26", "wrong_colour", params)
    rival = state.cars.index(there[0].entry)
    return Refusal("R23", "blocked", {"space": name, "rival": rival})


def _behind(state: State, section: int) -> int:
    """Where the space after the one of this section begins, in the same lane."""
    return state.track.next[SPACES[state.track.space_of[section]].front]


# -- cubes chosen -------------------------------------------------------------------------------


def remove(state: State, step: Step, move: Move) -> Refusal:
    seat, colour, number = step.seat, move.first, move.second
    pile = "act" if step.kind == "scrap" else "disc"
    cubes = state.act[seat] if pile == "act" else state.disc[seat]
    rule = rule_of(step)
    if missing := _not_there(cubes, colour, pile, rule):
        return missing
    if step.kind == "upgrade":
        if colour not in GEARS:
            return Refusal("Q19", "not_a_gear", {"colour": COLOURS[colour]})
        if number == 1:
            params = {"colour": COLOURS[colour], "darker": COLOURS[colour + 1]}
            return Refusal("Q19", "no_upgrade", params)
    return _too_many(step, count(cubes, colour), colour, rule)


def _too_many(step: Step, there: int, colour: int, rule: str) -> Refusal:
    return Refusal(rule, "too_many", {"colour": COLOURS[colour], "n": min(max(step.n, 1), there)})


def lay(state: State, step: Step, move: Move) -> Refusal:
    colour = move.first
    act = state.act[step.seat]
    rule = rule_of(step)
    if missing := _not_there(act, colour, "act", rule):
        return missing
    if step.kind == "put" and colour not in GEARS:
        return Refusal("Q7", "not_a_gear", {"colour": COLOURS[colour]})
    return _too_many(step, count(act, colour), colour, rule)


def fetch(state: State, step: Step, move: Move) -> Refusal:
    disc, colour = state.disc[step.seat], move.first
    missing = _not_there(disc, colour, "disc", "R18")
    return missing or _too_many(step, count(disc, colour), colour, "R18")


def rest(state: State, step: Step, move: Move) -> Refusal:
    missing = _not_there(state.act[step.seat], move.first, "act", "Q16")
    return missing or not_now(state, step, move)


def bag(state: State, step: Step, move: Move) -> Refusal:
    pile, colour = move.first, move.second
    cubes = state.act[step.seat] if pile == ACT else state.disc[step.seat]
    missing = _not_there(cubes, colour, PILE.ids[pile], "Q17")
    return missing or not_now(state, step, move)


def keep(_state: State, _step: Step, move: Move) -> Refusal:
    return Refusal("Q22", "not_drawn", {"colour": COLOURS[move.first]})


def receive(state: State, step: Step, move: Move) -> Refusal:
    colour = move.first
    params = {"colour": COLOURS[colour], "cost": state.rack.costs[colour], "money": step.money}
    return _not_on_sale(state, colour) or Refusal("Q18", "too_dear", params)


REASONS: dict[str, Reason] = {
    "remove": remove,
    "lay": lay,
    "fetch": fetch,
    "rest": rest,
    "bag": bag,
    "keep": keep,
    "gain": receive,
    "go": go,
}
"""Verbs of the choices within a card."""

PHASE_REASONS: dict[str, Reason] = {"use": use, "pit": pit, "shop": shop, "buy": buy, "go": cube_first}
"""Verbs of the phases of a turn."""
