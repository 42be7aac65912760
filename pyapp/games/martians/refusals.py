"""Why a move can't be made now: the rule, and what would be legal instead."""

from collections.abc import Callable

from ...core.refusals import Refusal
from .agenda import AGENDA
from .components import BULLET, CARDS, ITEMS, LIFE, NUCLEAR, TILE_IDS, TILES, WEAPONS, rotations
from .event_cards import shelters
from .moves import NOBODY, TOKEN_WORDS, Move
from .places import STEPS, cell_of, cell_text, square_text
from .state import NOWHERE, State, Step, allowance, armed, points
from .windows import forbidden, useless

Reason = Callable[[State, Step, Move], Refusal | None]

STEP_RULES = {
    "place": "R20",
    "lay": "R21",
    "walk": "R31",
    "pick": "R34",
    "choice": "R41",
    "march": "R50",
    "spawn": "R55",
    "drop": "R46",
    "window": "R66",
    "react": "R67",
    "discard": "R17",
    "target": "Q62",
    "to": "Q62",
    "law": "Q65",
    "tile": "R60",
    "candy": "Q53",
    "more_candy": "Q53",
    "look": "R60",
    "presidential": "Q80",
    "circles": "Q58",
    "search": "Q60",
    "cook": "Q59",
    "hysteria": "Q15",
    "angry": "Q64",
    "searchlight": "Q51",
}


def refusal(state: State, move: Move) -> Refusal | None:
    """None if the move is legal; it is if, and only if, it is one of the choices."""
    offered = AGENDA.choices(state)
    if move in offered:
        return None
    step = state.agenda[-1]
    reason = ALWAYS.get(move.verb)
    if reason is None and any(other.verb == move.verb for other in offered):
        reason = REASONS.get(move.verb)
    elif reason is None and move.verb == "step" and step.kind == "walk":
        return Refusal("R31", "no_points")
    elif reason is None and move.verb == "pay" and step.kind == "choice":
        return Refusal("R41", "too_few_bullets", {"n": step.n, "have": state.bullets[step.seat]})
    elif reason is None and move.verb == "take" and step.kind in ("walk", "pick"):
        reason = take
    found = reason(state, step, move) if reason else None
    return found or Refusal(rule_of(step), "not_now", {"step": step.kind})


def rule_of(step: Step) -> str:
    return STEP_RULES.get(step.kind, "R10")


# -- cards --------------------------------------------------------------------------------------


def play(state: State, step: Step, move: Move) -> Refusal | None:
    seat, card = step.seat, move.first
    name = {"card": CARDS[card]}
    if card not in state.hands[seat]:
        return Refusal("R60", "not_in_hand", name)
    if step.kind not in ("window", "walk", "march", "discard", "react", "angry"):
        return None
    if step.kind != "angry" and not allowance(state, seat):
        return Refusal("R61", "no_allowance")
    if step.kind == "react":
        return Refusal("R67", "no_answer", name)
    if step.kind == "march" and not step.word:
        return Refusal("R66", "march_begun")
    why = forbidden(state, seat, card)
    rules = {
        "reaction": "R67",
        "armed": "R65",
        "candy": "Q81",
        "nuclear": "Q56",
        "own_turn": "Q81",
        "movement_over": "Q81",
        "in_fight": "R42",
    }
    return Refusal(rules[why], f"card_{why}", name) if why else None


def use(state: State, step: Step, move: Move) -> Refusal | None:
    seat, card = step.seat, move.first
    name = {"card": CARDS[card]}
    if card not in WEAPONS:
        return Refusal("R65", "no_weapon", name)
    if not armed(state, seat, card):
        return Refusal("R65", "not_in_play", name)
    if step.kind not in ("window", "walk", "march", "discard"):
        return None
    if step.kind == "march" and not step.word:
        return Refusal("R66", "march_begun")
    why = useless(state, seat, card)
    rules = {"in_fight": "Q50", "jammed": "Q50", "no_swap": "Q51", "mp3": "R67", "automatic": "Q48"}
    return Refusal(rules[why], f"use_{why}", name) if why else None


def discard(_state: State, _step: Step, move: Move) -> Refusal | None:
    return Refusal("R17", "not_in_hand", {"card": CARDS[move.first]})


def fetch(state: State, step: Step, move: Move) -> Refusal | None:
    card = move.first
    key = "not_in_deck" if card in WEAPONS else "no_weapon"
    if armed(state, step.seat, card):
        key = "card_armed"
    return Refusal("Q60", key, {"card": CARDS[card]})


def pass_(_state: State, step: Step, _move: Move) -> Refusal | None:
    key = "pass_only_now" if step.kind == "react" else "pass_own_turn"
    return Refusal("R66", key)


# -- tiles and tokens ---------------------------------------------------------------------------


def place(state: State, _step: Step, move: Move) -> Refusal | None:
    cell, rotation = move.first, move.second
    name = {"tile": TILE_IDS[state.drawn], "cell": cell_text(cell)}
    if cell in state.town.tiles:
        return Refusal("R20", "cell_taken", name)
    must, blank = state.town.around(cell)
    if not must:
        return Refusal("R20", "no_road" if blank else "not_beside", name)
    if rotation not in rotations(TILES[state.drawn].shape):
        return Refusal("R20", "same_rotation", name)
    return Refusal("R20", "roads_must_meet", name)


def lay(state: State, step: Step, move: Move) -> Refusal | None:
    if move.first != step.more[0]:
        return Refusal("R21", "other_token", {"token": TOKEN_WORDS[step.more[0]]})
    square = move.second
    if square not in state.town.rooms(step.at):
        return Refusal("R21", "not_this_building", {"at": square_text(square)})
    key = "one_token_each" if square in state.tokens else "first_square"
    return Refusal("R21", key, {"at": square_text(square)})


def take(state: State, step: Step, move: Move) -> Refusal | None:
    at = state.pawns[step.seat]
    tokens = state.tokens.get(at, ())
    if at in state.martians:
        return Refusal("R34", "martian_here")
    if move.first > len(tokens):
        return Refusal("R34", "no_token", {"n": len(tokens)})
    kind = tokens[move.first - 1].kind
    if kind in (BULLET, LIFE):
        return Refusal("R34", "enough", {"token": TOKEN_WORDS[kind]})
    return Refusal("R35", "double", {"item": ITEMS[kind]})


def drop(_state: State, step: Step, move: Move) -> Refusal | None:
    if not step.n >> move.first & 1:
        return Refusal("R46", "not_held", {"item": ITEMS[move.first]})
    return Refusal("R46", "not_nearest", {"at": square_text(move.second)})


def cook(_state: State, _step: Step, move: Move) -> Refusal | None:
    return Refusal("Q59", "no_gas_station", {"at": square_text(move.first)})


# -- walking and Martians -----------------------------------------------------------------------


def step_(state: State, step: Step, move: Move) -> Refusal | None:
    here, square = state.pawns[step.seat], move.first
    name = {"at": square_text(square)}
    if square not in state.town.kind:
        return Refusal("R31", "no_ground", name)
    if square == here:
        return Refusal("R31", "stands_there", name)
    beside = abs(square - here) in STEPS.values()
    return Refusal("R31", "wall" if beside else "one_square", {**name, "n": points(state)})


def march(state: State, step: Step, move: Move) -> Refusal | None:
    origin, square = move.first, move.second
    name = {"from": square_text(origin), "at": square_text(square)}
    if origin not in state.martians:
        return Refusal("R50", "no_martian", {"at": square_text(origin)})
    if origin in step.more:
        return Refusal("R50", "moved_already", {"at": square_text(origin)})
    if square in state.martians:
        return Refusal("R52", "martian_there", {"at": square_text(square)})
    if square in state.town.near[origin]:
        return Refusal("Q49", "shielded", name)
    return Refusal("R50", "no_way", name)


def spawn(state: State, step: Step, move: Move) -> Refusal | None:
    square = move.first
    name = {"at": square_text(square)}
    if square in state.martians:
        return Refusal("R52", "martian_there", name)
    if state.town.kind.get(square, "B") not in "RF":
        return Refusal("Q15", "not_spawnable", name)
    return Refusal(rule_of(step), "other_squares", name)


def remove(state: State, _step: Step, move: Move) -> Refusal | None:
    square = move.first
    if square not in state.martians:
        return Refusal("R60", "no_martian", {"at": square_text(square)})
    return Refusal("Q80", "one_a_tile", {"cell": cell_text(cell_of(square))})


def lure(state: State, step: Step, move: Move) -> Refusal | None:
    origin, square = move.first, move.second
    here, there = step.more
    if cell_of(origin) != here or origin not in state.martians:
        return Refusal("Q53", "lure_from", {"cell": cell_text(here)})
    if square in state.martians:
        return Refusal("R52", "martian_there", {"at": square_text(square)})
    if cell_of(square) == there and square in state.town.kind:
        return Refusal("Q49", "shielded", {"from": square_text(origin), "at": square_text(square)})
    return Refusal("Q53", "lure_to", {"cell": cell_text(there)})


# -- what cards aim at --------------------------------------------------------------------------


def target(state: State, step: Step, move: Move) -> Refusal | None:
    who = move.first
    if who == NOBODY:
        return Refusal("Q63", "somebody")
    if who >= state.players:
        return Refusal("Q62", "no_such_seat", {"n": state.players})
    return Refusal("R42" if step.word == "aim" else "Q63", "not_yourself")


def to(state: State, step: Step, move: Move) -> Refusal | None:
    square = move.first
    name = {"at": square_text(square)}
    if square not in state.town.kind:
        return Refusal("R31", "no_ground", name)
    if step.kind == "law":
        nearest = shelters(state, step.seat)
        return Refusal("Q65", "not_the_nearest", {**name, "n": len(nearest)})
    return Refusal("R60", "stands_there", name)


def tile(state: State, step: Step, move: Move) -> Refusal | None:
    cell = move.first
    name = {"cell": cell_text(cell)}
    if cell not in state.town.tiles:
        return Refusal("R60", "no_tile_there", name)
    if step.card == NUCLEAR:
        generic = TILES[state.town.tiles[cell][0]].generic
        return Refusal("Q56", "nuke_edge" if generic else "nuke_named", name)
    key = "no_martians_there" if step.at == NOWHERE else "next_door"
    return Refusal("R60" if step.at == NOWHERE else "Q53", key, name)


def look(_state: State, _step: Step, move: Move) -> Refusal | None:
    return Refusal("R60", "no_sign", {"at": square_text(move.first)})


def circles(state: State, _step: Step, move: Move) -> Refusal | None:
    spots = {sign.at for sign in state.signs}
    wrong = [square for square in (move.first, move.second) if square not in spots]
    if wrong:
        return Refusal("Q58", "no_sign", {"at": square_text(wrong[0])})
    return Refusal("Q58", "two_signs")


def trade(state: State, step: Step, move: Move) -> Refusal | None:
    given, who, got = move.first, move.second, move.third
    if not state.items[step.seat] >> given & 1:
        return Refusal("Q51", "not_held", {"item": ITEMS[given]})
    if who >= state.players:
        return Refusal("Q62", "no_such_seat", {"n": state.players})
    if who == step.seat:
        return Refusal("Q51", "not_yourself")
    if not state.items[who] >> got & 1:
        return Refusal("Q51", "they_lack", {"who": who, "item": ITEMS[got]})
    return Refusal("Q51", "would_double")


def unearth(state: State, step: Step, move: Move) -> Refusal | None:
    given, square, number = move.first, move.second, move.third
    if not state.items[step.seat] >> given & 1:
        return Refusal("Q51", "not_held", {"item": ITEMS[given]})
    tokens = state.tokens.get(square, ())
    if number > len(tokens) or tokens[number - 1].kind in (BULLET, LIFE):
        return Refusal("Q51", "no_item", {"at": square_text(square)})
    return Refusal("Q51", "would_double")


ALWAYS: dict[str, Reason] = {"play": play, "use": use}
REASONS: dict[str, Reason] = {
    "discard": discard,
    "fetch": fetch,
    "pass": pass_,
    "place": place,
    "lay": lay,
    "take": take,
    "drop": drop,
    "cook": cook,
    "step": step_,
    "march": march,
    "spawn": spawn,
    "remove": remove,
    "lure": lure,
    "target": target,
    "to": to,
    "tile": tile,
    "look": look,
    "circles": circles,
    "trade": trade,
    "unearth": unearth,
}
