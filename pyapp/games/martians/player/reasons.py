"""Why a move is good in Martians!!!: the goal it comes nearer to, what it costs, what is collected."""

from ....ai.reasons import Moment
from ....core.events import Event
from ....core.game import Prompt
from ..components import BULLET, CARDS, GOAL, LIFE
from ..rules.ending import item_count
from ..state import State, knows, modifier, sign_at
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
    foreseen,
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
)
from .odds import survival
from .team import together, turned_up

SURE = 0.75  # a combat that can be borne
OPEN = frozenset(("goal", "health", "bullets", "kills", "items", "weapons", "team"))


def terms(state: State, seat: int) -> dict[str, float]:
    """The advisor's value, part by part; one is about a square of good progress."""
    state = foreseen(state, seat)
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
        return {
            **found,
            "icon": -ICON if on_icon else 0.0,
            "team": together(state) + turned_up(state, seat),
            "others": rest,
        }
    found |= {"kills": KILL * kills * (1 + kills / GOAL), "items": HELD[item_count(state.items[seat])]}
    return {**found, "rivals": -RIVAL * max(worth) - REST * sum(worth) / len(worth)}


def told(term: str, moment: Moment) -> Prompt | None:
    """Only what the move makes sure is told with numbers: what it shows anew is still open."""
    if term == "search":
        return _searched(moment)
    if moment.verb == "target" or (moment.move is not None and uncertain(moment)):
        return _open(term, moment)
    return _counted(term, moment) or _better(term, moment) or _open(term, moment)


def _counted(term: str, moment: Moment) -> Prompt | None:
    """What the mover has afterwards."""
    before, after, seat = moment.before, moment.after, moment.seat
    life, bullets, kills = after.life[seat], after.bullets[seat], after.kills[seat]
    match term:
        case "health" if life > before.life[seat]:
            return "reason.healed", {"n": life}
        case "health" if life == before.life[seat]:
            return "reason.safe", {}
        case "bullets" if bullets > before.bullets[seat]:
            return "reason.bullet", {"n": bullets}
        case "bullets" if bullets == before.bullets[seat] and bullets:
            return "reason.spares", {"n": bullets}
        case "fight" if survival(1, life, bullets, modifier(after, seat)) >= SURE:
            return "reason.fight", {"life": life, "bullets": bullets}
        case "kills" if kills > before.kills[seat]:
            return "reason.kills", {"n": kills, "goal": GOAL}
        case "items" if item_count(after.items[seat]) > item_count(before.items[seat]):
            return "reason.item", {"n": item_count(after.items[seat])}
        case _:
            return None


def _better(term: str, moment: Moment) -> Prompt | None:
    """What stands better afterwards, for the mover or for all."""
    before, after, seat = moment.before, moment.after, moment.seat
    match term:
        case "goal":
            return _goal(moment, after.pawns[seat])
        case "rivals" | "others" if better(term, moment):
            return f"reason.{term}", {}
        case "team" if together(after) > together(before) and _helped(before, after):
            return "reason.team", {}
        case "end" if after.ended:
            return "reason.end", {}
        case _:
            return None


def _searched(moment: Moment) -> Prompt | None:
    """A token is looked at, whatever it turns out to be; not if a die is rolled before."""
    if unseen(moment.after, moment.seat) >= unseen(moment.before, moment.seat):
        return None
    return None if moment.move is not None and _rolls(moment) else ("reason.search", {})


def unseen(state: State, seat: int) -> int:
    """Tokens in the town that the seat has not looked at."""
    tokens = sum(not knows(token.known, seat) for tokens in state.tokens.values() for token in tokens)
    return tokens + sum(not sign.up and not knows(sign.known, seat) for sign in state.signs)


def _rolls(moment: Moment) -> bool:
    return any(event.kind in moment.game.rolls for event in happened(moment))


def happened(moment: Moment) -> list[Event]:
    events: list[Event] = []
    moment.game.after(moment.before, moment.move, events)
    return events


def _helped(before: State, after: State) -> bool:
    """Are there more parts, time or open tiles than before, as the sentence says?"""
    return any(new > old for old, new in zip(_of_all(before), _of_all(after), strict=True))


def _of_all(state: State) -> tuple[int, ...]:
    found = state.delivered
    for items in state.items:
        found |= items
    turned = sum(sign.up for sign in state.signs)
    return item_count(found), item_count(state.delivered), state.supply, len(state.town.edges), turned


def uncertain(moment: Moment) -> bool:
    """Does the move roll a die or show something? Then its end here is only imagined."""
    return any(event.reveals for event in happened(moment))


def better(term: str, moment: Moment) -> bool:
    """Are the others really worse off, or the companions better, than before?"""
    parts = [terms(state, moment.seat).get(term, 0.0) for state in (moment.before, moment.after)]
    return parts[1] > parts[0]


def _open(term: str, moment: Moment) -> Prompt | None:
    """What can be said of a move whatever it will show: where it leads, which card, whom it is aimed at."""
    state, seat, verb = moment.before, moment.seat, moment.verb
    if term == "goal" and verb == "step":
        return _goal(moment, moment.move.first)
    if verb == "target" and moment.move.first in range(state.players) and moment.move.first != seat:
        who = moment.move.first
        return "reason.target", {"who": who, "n": item_count(state.items[who]), "kills": state.kills[who]}
    if term in ("promise", "weapons") and verb in ("play", "use"):
        return "reason.card", {"card": CARDS[moment.move.first], "how": verb}
    if term == "hand" and verb in ("pass", "end") and state.hands[seat]:
        return "reason.keeps", {"n": len(state.hands[seat])}
    return None


def _goal(moment: Moment, pawn: int) -> Prompt | None:
    """Of the goals that have come nearer, the one that draws most, as the mover knows it."""
    state, seat = moment.after, moment.seat
    near, far = state.town.far(pawn), moment.before.town.far(moment.before.pawns[seat])
    aims = [
        (worth * FADING ** near[at], at, worth)
        for at, worth in goals(moment.before, seat)
        if at in near and at in far and near[at] < far[at]
    ]
    if not aims:
        return None
    _, at, worth = max(aims)
    what = _what(moment.before, seat, at, worth)
    return ("reason.goal", {"what": what, "n": near[at]}) if what else None


def _what(state: State, seat: int, at: int, worth: float) -> str:
    """What lies there, as far as the seat knows; nothing if it is still to come."""
    sign = sign_at(state, at)
    if sign is not None:
        return "ship" if sign.ship and (sign.up or knows(sign.known, seat)) else "sign"
    kinds = {token.kind for token in state.tokens.get(at, ())}
    if kinds:
        return "item" if kinds - {LIFE, BULLET} else "life" if LIFE in kinds else "bullet"
    return "prey" if worth == PREY and at in state.martians else ""
