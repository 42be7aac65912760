"""Why a move is good in Martians!!!: the goal it comes nearer to, what it costs, what is collected."""

from ...ai.reasons import Moment
from ...core.game import Prompt
from .advisor import (
    FADING,
    HEALTH,
    HELD,
    ICON,
    IN_PLAY,
    KILL,
    PREY,
    REST,
    RIVAL,
    SHELL,
    SHOT,
    TEAM,
    final,
    goals,
    hand,
    health,
    listening,
    looked_at,
    luck,
    pending_cost,
    promises,
    prospects,
    pull,
    stake,
    together,
)
from .components import BULLET, CARDS, GOAL, LIFE
from .ending import item_count
from .state import State

OPEN = frozenset(("goal", "health", "bullets", "kills", "items", "weapons", "team"))


def terms(state: State, seat: int) -> dict[str, float]:
    """The advisor's value, part by part; one is about a square of good progress."""
    if state.ended:
        return {"end": final(state, seat)}
    worth = [prospects(state, other) for other in range(state.players) if other != seat]
    kills = state.kills[seat]
    at_stake = stake(state, seat)
    life, bullets = HEALTH[state.life[seat]], SHOT * state.bullets[seat]
    strength = health(state.life[seat], state.bullets[seat], at_stake) - life - bullets
    found = {
        "health": life,
        "bullets": bullets,
        "fight": strength - luck(state, seat, at_stake) - pending_cost(state, seat, at_stake),
        "weapons": sum(IN_PLAY[card] + SHELL * shells for card, shells in state.weapons[seat]),
        "hand": hand(state, seat),
        "goal": pull(state, seat),
        "search": looked_at(state, seat),
        "promise": promises(state, seat),
        "quiet": listening(state, seat),
    }
    if state.coop:
        rest = TEAM * sum(worth)
        on_icon = seat == state.active and state.movement and state.pawns[seat] in state.town.icons
        return {**found, "icon": -ICON if on_icon else 0.0, "team": together(state), "others": rest}
    found |= {"kills": KILL * kills * (1 + kills / GOAL), "items": HELD[item_count(state.items[seat])]}
    return {**found, "rivals": -RIVAL * max(worth) - REST * sum(worth) / len(worth)}


def told(term: str, moment: Moment) -> Prompt | None:
    """Goals are told by what lies there and how far it is."""
    before, after, seat = moment.before, moment.after, moment.seat
    match term:
        case "goal":
            return _goal(moment)
        case "health":
            if after.life[seat] > before.life[seat]:
                return "reason.healed", {"n": after.life[seat]}
            return "reason.safe", {}
        case "bullets":
            if after.bullets[seat] > before.bullets[seat]:
                return "reason.bullet", {"n": after.bullets[seat]}
            return "reason.spares", {"n": after.bullets[seat]}
        case "fight":
            return "reason.fight", {"life": after.life[seat], "bullets": after.bullets[seat]}
        case "kills" if after.kills[seat] > before.kills[seat]:
            return "reason.kills", {"n": after.kills[seat], "goal": GOAL}
        case "items" if after.items[seat] != before.items[seat]:
            return "reason.item", {"n": item_count(after.items[seat])}
        case "hand":
            return ("reason.keeps", {}) if len(after.hands[seat]) >= len(before.hands[seat]) else None
        case "promise" | "weapons" if moment.verb in ("play", "use"):
            return "reason.card", {"card": CARDS[moment.move.first]}
        case "team" | "others" | "rivals" | "icon" | "end" | "search":
            return f"reason.{term}", {}
        case _:
            return None


def _goal(moment: Moment) -> Prompt | None:
    """The goal that draws most, as the mover knows it."""
    state, seat = moment.after, moment.seat
    far = state.town.far(state.pawns[seat])
    aims = [(worth * FADING ** far.get(at, 99), at, worth) for at, worth in goals(state, seat)]
    if not aims:
        return None
    _, at, worth = max(aims)
    kinds = {token.kind for token in state.tokens.get(at, ())}
    if any(sign.at == at for sign in state.signs):
        what = "ship"
    elif worth == PREY:
        what = "prey"
    elif kinds and kinds <= {LIFE, BULLET}:
        what = "life" if LIFE in kinds else "bullet"
    else:
        what = "item"
    return "reason.goal", {"what": what, "n": far.get(at, 99)}
