"""Why a move is good in Pocket Mars: points, colonists on their way, what cards still bring."""

from typing import Any

from ....ai.reasons import Moment
from ....core.events import Event
from ....core.game import Prompt
from ..components import ABILITIES, BUILDINGS, CARD_IDS, COLOURS, HOUSES, Op
from ..known.outlook import forecast
from ..moves import DA
from ..owners import faces, is_entered
from ..rules.hindrance import hindrance
from ..rules.scoring import final_result, score, won
from ..state import EARTH, ONE, TWO, State, ability_step
from .advisor import (
    NEAREST,
    VICTORY,
    androids,
    board_of,
    chances,
    due,
    means_of,
    on_the_way,
    prospects,
    standing,
    worth_of,
)

OPEN = frozenset(("points", "colonists", "energy", "due", "androids"))


def terms(state: State, seat: int) -> dict[str, float]:
    """The advisor's value, part by part, in points."""
    if not state.agenda:
        return _final(state, seat)
    board = board_of(state)
    rivals = [prospects(state, side, board) for side in state.sides if side != seat]
    rest = NEAREST * max(rivals) + (1 - NEAREST) * sum(rivals) / len(rivals)
    laid, held = chances(state, seat, board)
    coming = on_the_way(state.colonists[seat], False)
    earned = score(state, seat).total
    return {
        "points": float(earned),
        "colonists": coming,
        "energy": standing(state, seat) - earned - coming,
        "prep": laid,
        "hand": held,
        "due": due(state, seat, board),
        "rivals": -rest,
        "androids": -androids(state) if state.solo else 0.0,
    }


def _final(state: State, seat: int) -> dict[str, float]:
    totals = {side: score(state, side).total for side in state.sides}
    own = totals.pop(seat)
    best = max(totals.values())
    lost = -VICTORY if state.solo else 0.0
    victory = VICTORY if (won(state) if state.solo else own >= best) else lost
    return {"points": float(own), "rivals": -float(best), "victory": victory}


def told(term: str, moment: Moment) -> Prompt | None:
    """What a card gives is told in the words of the card."""
    match term:
        case "points" | "colonists":
            return _colonists(moment)
        case "energy":
            more = moment.after.energy[moment.seat] - moment.before.energy[moment.seat]
            return ("reason.energy", {"n": more}) if more > 0 else None
        case "due":
            return _card(moment)
        case "prep" | "hand" | "rivals" | "androids":
            return _compared(term, moment)
        case "victory":
            return ("reason.victory", {}) if _wins(moment) else None
        case _:
            return None


def _compared(term: str, moment: Moment) -> Prompt | None:
    """These name nothing: they say that other moves do less well in this."""
    if moment.lead <= 0:
        return None
    return ("reason.da" if term == "rivals" and moment.before.solo else f"reason.{term}"), {}


def _wins(moment: Moment) -> bool:
    """Equal points aren't enough: the colonists housed may decide (R21)."""
    if moment.after.solo:
        return won(moment.after)
    return moment.seat in final_result(moment.after).ranking[0]


def _colonists(moment: Moment) -> Prompt | None:
    """Where colonists have come to by this move, and what all of it brings in points."""
    old, new = moment.before.colonists[moment.seat], moment.after.colonists[moment.seat]
    points = max(0, score(moment.after, moment.seat).total - score(moment.before, moment.seat).total)
    for key, space in (("rise", TWO), ("land", ONE)):
        if sum(new[space:]) > sum(old[space:]):
            here = next((here for here in HOUSES if new[space + here] > old[space + here]), None)
            if here is not None:
                return f"reason.{key}", {"n": points, "building": BUILDINGS[here]}
    if new[EARTH] < old[EARTH]:
        return "reason.launch", {}
    return ("reason.points", {"n": points}) if points > 0 else None


def _card(moment: Moment) -> Prompt | None:
    """A card was played, or an offer is still open: the part of it that counts most, if it can be done."""
    match moment.verb:
        case "hand":
            return _top(moment)
        case "prep":
            return _connected(moment)
        case "steal" if moment.move.first != DA:
            return _stolen(moment)
        case _:
            return "reason.more", {}


def _top(moment: Moment) -> Prompt:
    card = moment.move.first
    done = [event for event in _events(moment) if event not in SAYS_NOTHING]
    asked = moment.after.agenda and moment.after.agenda[-1].rule == "R11"
    if not done and not asked:
        return "reason.more", {}
    entered = is_entered(moment.before.setup, card, "top")
    return f"reason.top{'.own' if entered else ''}", {"card": CARD_IDS[card]}


SAYS_NOTHING = ("played", "idle")


def _events(moment: Moment) -> list[str]:
    """What a hand action does by itself, told until the 4-card rule."""
    events: list[Event] = []
    moment.game.after(moment.before, moment.move, events)
    return [event.kind for event in events if event.public.get("rule") == "R11"]


def _connected(moment: Moment) -> Prompt:
    """The landing, the prep action or the ability: whichever may be worth most of those that can be done."""
    slot, card = moment.move.first, moment.move.second
    state, seat, here = moment.before, moment.seat, COLOURS[card]
    told = forecast(state, seat, slot, card)
    means = means_of(state, seat, board_of(state))
    worth: dict[str, float] = {}
    if told["places"]:
        worth["place"] = worth_of(Op("settle_here"), here, means)
    if told["bottom"] == "free":
        worth["bottom"] = sum(worth_of(op, here, means) for op in faces(state.own)[card].bottom)
    if told["ability"]:
        worth["ability"] = worth_of(ABILITIES[here], here, means)
    if not worth:
        return "reason.more", {}
    params: dict[str, Any] = {"card": CARD_IDS[card]}
    match max(worth, key=lambda part: worth[part]):
        case "place":
            values = {"value": state.values[card], "to_beat": told["to_beat"], "building": BUILDINGS[here]}
            return "reason.place", params | values
        case "bottom":
            return f"reason.bottom{'.own' if is_entered(state.setup, card, 'bottom') else ''}", params
        case _:
            return "reason.ability", params | {"building": BUILDINGS[here]}


def _stolen(moment: Moment) -> Prompt:
    """The ability is the thief's; the card is lost to its owner either way."""
    owner = moment.move.first
    here = COLOURS[moment.before.preps[owner][moment.move.second]]
    useful = hindrance(moment.before, ability_step(moment.seat, here)) is None
    key = "reason.steal" if useful else "reason.steal_only"
    return key, {"who": owner, "building": BUILDINGS[here]}
