"""Why a move is good in Pocket Mars: points, colonists on their way, what cards still bring."""

from ...ai.reasons import Moment
from ...core.game import Prompt
from .advisor import (
    NEAREST,
    VICTORY,
    androids,
    board_of,
    chances,
    due,
    on_the_way,
    prospects,
    standing,
)
from .components import CARD_IDS
from .moves import DA
from .scoring import score, won
from .state import EARTH, ONE, TWO, State

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
        case "prep":
            return "reason.prep", {}
        case "hand":
            return "reason.hand", {}
        case "rivals":
            return ("reason.da", {}) if moment.before.solo else ("reason.rivals", {})
        case "androids":
            return "reason.androids", {}
        case "victory":
            return "reason.victory", {}
        case _:
            return None


def _colonists(moment: Moment) -> Prompt | None:
    """Where colonists have come to by this move."""
    old, new = moment.before.colonists[moment.seat], moment.after.colonists[moment.seat]
    points = score(moment.after, moment.seat).total - score(moment.before, moment.seat).total
    if sum(new[TWO:]) > sum(old[TWO:]):
        return "reason.rise", {"n": points}
    if sum(new[ONE:]) > sum(old[ONE:]):
        return "reason.land", {"n": points}
    if new[EARTH] < old[EARTH]:
        return "reason.launch", {"n": points}
    return ("reason.points", {"n": points}) if points > 0 else None


def _card(moment: Moment) -> Prompt | None:
    """A card was played, or an offer is still open."""
    match moment.verb:
        case "hand":
            return "reason.top", {"card": CARD_IDS[moment.move.first]}
        case "prep":
            return "reason.bottom", {"card": CARD_IDS[moment.move.second]}
        case "steal" if moment.move.first != DA:
            return "reason.steal", {"who": moment.move.first}
        case _:
            return "reason.more", {}
