"""The table as everybody sees it (Q30): all is open but the order in which cubes will be drawn.

What lies in a bag follows from what everybody has seen, so it may be shown (V6 shows all bags).
"""

from ....core.seen import Hindrance
from ....core.values import members
from ..components import CARDS
from ..cubes import ALL_COLOURS, COLOURS, GEARS, RED, count, counts, present, size
from ..rules.driving import laps_left, marker
from ..rules.effects import DRIVES, WEAR_OF, hybrid_counts, obstacle, suspension_mask, tires_mask
from ..rules.far import far
from ..rules.reach import forecast, next_steps, reach
from ..rules.refusals import obstacle_refusal
from ..rules.setup import box
from ..rules.turn import money
from ..state import NO_CUBE, State, Step, place_of, position, ranking
from . import seen

PILES = {"scrap": "act", "lay": "act", "put": "act", "rest": "act"}
OPTIONAL = frozenset(("go", "remove", "scrap", "bag", "trade", "lay", "fetch", "draw", "boost"))
NEUTRAL = frozenset(("act", "setup", "shop", "go", "step", "draw", "boost", "gain", "bag"))


def view(state: State) -> seen.View:
    seats = range(state.players)
    due = state.agenda[-1] if state.agenda else None
    racing = phase(state) in ("action", "shop")
    acting = due is not None and due.kind == "act"
    turn = state.turn
    return {
        "game": "automobiles",
        "players": state.players,
        "options": dict(state.setup.options),
        "track": state.track.id,
        "columns": state.track.columns,
        "laps": state.race_laps,
        "cards": {COLOURS[colour]: card for colour, card in enumerate(state.rack.ids)},
        "order": list(state.order),
        "turn": turn if racing else None,
        "round": state.round,
        "last_round": max(state.laps) >= state.race_laps,
        "phase": phase(state),
        "shop": [_goods(state, colour) for colour in ALL_COLOURS],
        "seats": [_seat(state, seat) for seat in seats],
        "ranking": ranking(state),
        "pending": pending(state, due) if due else None,
        "drive": {**forecast(state, turn), "money": purse(state)} if racing else None,
        "reach": _reach(state, turn) if acting else {},
        "far": far(state, turn) if acting else [],
        "targets": next_steps(state, due.seat, due.n, due.mask) if due and due.kind in ("go", "step") else [],
        "why": _why(state, turn) if acting else {},
        "result": None if state.agenda else _result(state),
    }


def phase(state: State) -> seen.Phase:
    if not state.agenda:
        return "over"
    kinds = {step.kind for step in state.agenda}
    if "race" in kinds:
        return "setup"
    return "shop" if "shop" in kinds else "action"


def purse(state: State) -> int:
    """What the active pile is worth, or what is left in the shop."""
    due = state.agenda[-1] if state.agenda else None
    return due.n if due and due.kind == "shop" else money(state, state.turn)


def _goods(state: State, colour: int) -> seen.Good:
    card = CARDS[state.rack.ids[colour]]
    on_sale = colour in {sold for _, sold in state.rack.on_sale}
    return {
        "colour": COLOURS[colour],
        "card": card.id,
        "cost": card.cost if on_sale else None,
        "value": card.value,
        "stock": count(state.stock, colour),
        "total": count(box(state.setup), colour),
        "for_sale": on_sale,
    }


def _seat(state: State, seat: int) -> seen.Side:
    columns = state.track.columns
    lane, column = divmod(state.cars[seat], columns)
    left = laps_left(state, seat)
    act, used, disc, bag = state.act[seat], state.used[seat], state.disc[seat], state.bag[seat]
    return {
        **place_of(state, state.cars[seat]),
        "lane": lane,
        "column": column,
        "laps": state.laps[seat],
        "left": left,
        "marker": marker(left),
        "position": position(state, seat),
        "slot": state.order.index(seat) + 1,
        "act": counts(act),
        "used": counts(used),
        "disc": counts(disc),
        "bag": {"size": size(bag), "cubes": counts(bag)},
        "owned": size(act + used + disc + bag),
        "boosts": state.owed[seat],
        "live": _live(state, seat),
    }


def _live(state: State, seat: int) -> dict[str, seen.Live]:
    """What each cube would do for this seat as the table stands."""
    return {COLOURS[colour]: _card_now(state, seat, colour) for colour in ALL_COLOURS}


def _card_now(state: State, seat: int, colour: int) -> seen.Live:
    card = state.rack.ids[colour]
    told: seen.Live = {"card": card, "wear": WEAR_OF.get(card, 0)}
    if colour in GEARS:
        return {**told, "steps": 1, "colours": [COLOURS[colour]]}
    if card in DRIVES:
        count_steps, mask, _ = DRIVES[card]
        drives: seen.Live = {
            **told,
            "steps": count_steps(state, seat),
            "colours": members(mask, COLOURS),
        }
        if card == "hybrid_engine":
            drives["own"], drives["rival"] = hybrid_counts(state, seat)
        return drives
    if colour == RED and card in ("suspension", "tires"):
        mask = suspension_mask(state, seat) if card == "suspension" else tires_mask(state, seat)
        return {**told, "steps": 1 if mask else 0, "colours": members(mask, COLOURS)}
    return told


def pending(state: State, due: Step) -> seen.Pending:
    """The decision that is due, for banners and prompts."""
    in_shop = due.kind in ("shop", "setup")
    return {
        "step": due.kind,
        "seat": due.seat,
        "n": 0 if in_shop else due.n,
        "card": None if due.cube == NO_CUBE else state.rack.ids[due.cube],
        "colours": members(due.mask, COLOURS),
        "pile": _pile(due),
        "money": due.n if in_shop else due.money,
        "must": due.kind not in OPTIONAL,
    }


def _pile(due: Step) -> str | None:
    return None if due.kind in NEUTRAL else PILES.get(due.kind, "disc")


def _reach(state: State, seat: int) -> dict[str, list[seen.Target]]:
    return {
        COLOURS[colour]: found
        for colour in present(state.act[seat])
        if obstacle(state, seat, colour) is None and (found := reach(state, seat, colour))
    }


def _why(state: State, seat: int) -> dict[str, Hindrance]:
    """What stands in the way of the cubes that can't be activated now."""
    found = {}
    for colour in present(state.act[seat]):
        key = obstacle(state, seat, colour)
        if key is not None:
            found[COLOURS[colour]] = obstacle_refusal(state, seat, colour, key).as_dict()
    return found


def _result(state: State) -> list[seen.Finish]:
    columns = state.track.columns
    return [
        {"seat": seat, "place": place, "laps": state.laps[seat], "columns": state.cars[seat] % columns}
        for place, seat in enumerate(ranking(state), 1)
    ]
