"""Why a move can't be made now: the rule, and what would be legal instead."""

from collections.abc import Callable

from ....core.refusals import Refusal
from ..components import (
    BULLET,
    CARDS,
    ITEMS,
    LIFE,
    NUCLEAR,
    TILE_IDS,
    TILES,
    WEAPONS,
)
from ..moves import DONE, ITEM, PASS_NOW, TOKEN_WORDS, Move
from ..places import SIDES, STEPS, cell_of, cell_text, square_text
from ..state import NOWHERE, SPOKEN, State, Step, allowance, armed, points
from .agenda import AGENDA
from .event_cards import doubles, fits, on_tile, shelters, tiles_for
from .explore import to_lay_on
from .fight import item_squares
from .horde import may_march, shields
from .martian_cards import may_fetch, ovens, quiet_squares
from .reactions import no_target, offer_react
from .walk import has_room
from .windows import forbidden, passes, useless

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


SPEAKS = {"play", "use"}
VERBS = {
    "place": {"place"},
    "lay": {"lay"},
    "choice": {"pay", "lose"},
    "pick": {"take", "stop"},
    "walk": {"step", "take", "stop", *SPEAKS},
    "march": {"march", *SPEAKS},
    "spawn": {"spawn"},
    "drop": {"drop"},
    "window": {"pass", *SPEAKS},
    "react": {"pass", *SPEAKS},
    "discard": {"discard", "end", *SPEAKS},
    "target": {"target"},
    "to": {"to"},
    "law": {"to"},
    "tile": {"tile"},
    "candy": {"lure"},
    "more_candy": {"lure"},
    "look": {"look"},
    "presidential": {"remove"},
    "circles": {"circles"},
    "search": {"fetch"},
    "cook": {"cook"},
    "hysteria": {"spawn"},
    "angry": {"play"},
    "searchlight": {"trade", "unearth"},
}
"""What each kind of step asks for, beside doing no more where it may be left."""


def refusal(state: State, move: Move) -> Refusal | None:
    """None if nothing stands in the way of the move: the list of moves holds those, and no others."""
    step = state.agenda[-1]
    if move == DONE and (AGENDA.may_skip(step) or step.kind == "angry"):
        return None
    if move.verb in VERBS[step.kind]:
        reason = REASONS.get(move.verb)
        return reason(state, step, move) if reason else None
    spoken = REASONS[move.verb](state, step, move) if move.verb in SPEAKS else None
    return spoken or not_now(step)


def not_now(step: Step) -> Refusal:
    """Something else is due first."""
    return Refusal(rule_of(step), "not_now", {"step": SPOKEN.get(step.kind, step.kind)})


def rule_of(step: Step) -> str:
    return STEP_RULES.get(step.kind, "R10")


# -- cards --------------------------------------------------------------------------------------


def play(state: State, step: Step, move: Move) -> Refusal | None:
    seat, card = step.seat, move.first
    name = {"card": CARDS[card]}
    if card not in state.hands[seat]:
        return Refusal("R60", "not_in_hand", name)
    if step.kind == "react" and move in offer_react(state, step):
        return None
    if step.kind == "react" and allowance(state, seat):
        return Refusal("R67", "no_answer", {**name, "to": CARDS[step.card]})
    if step.kind not in ("window", "walk", "march", "discard", "react", "angry"):
        return None
    if step.kind != "angry" and not allowance(state, seat):
        return Refusal("R61", "no_allowance", {"own": "yes" if seat == state.active else "no"})
    if step.kind == "march" and not step.word:
        return Refusal("R66", "march_begun")
    why = forbidden(state, seat, card)
    if why == "candy":
        name["why"] = why_no_candy(state)
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


def why_no_candy(state: State) -> str:
    """What keeps every Martian from going next door."""
    if not state.martians:
        return "nobody"
    return "no_room" if may_march(state) else "homeland"


def use(state: State, step: Step, move: Move) -> Refusal | None:
    seat, card = step.seat, move.first
    name = {"card": CARDS[card]}
    if card not in WEAPONS:
        return Refusal("R65", "no_weapon", name)
    if not armed(state, seat, card):
        return Refusal("R65", "not_in_play", name)
    if step.kind == "react":
        return None if move in offer_react(state, step) else not_now(step)
    if step.kind not in ("window", "walk", "march", "discard"):
        return None
    if step.kind == "march" and not step.word:
        return Refusal("R66", "march_begun")
    why = useless(state, seat, card)
    rules = {"in_fight": "Q50", "jammed": "Q50", "no_swap": "Q51", "mp3": "R67", "automatic": "Q48"}
    return Refusal(rules[why], f"use_{why}", name) if why else None


def discard(state: State, step: Step, move: Move) -> Refusal | None:
    if move.first in state.hands[step.seat]:
        return None
    return Refusal("R17", "not_in_hand", {"card": CARDS[move.first]})


def fetch(state: State, step: Step, move: Move) -> Refusal | None:
    card = move.first
    if may_fetch(state, step.seat, card):
        return None
    key = "not_in_deck" if card in WEAPONS else "no_weapon"
    if armed(state, step.seat, card):
        key = "card_armed"
    return Refusal("Q60", key, {"card": CARDS[card]})


def pass_(state: State, step: Step, move: Move) -> Refusal | None:
    if step.kind == "react":
        return None if move == PASS_NOW else Refusal("R66", "pass_only_now")
    return None if move in passes(state, step.seat) else Refusal("R66", "pass_own_turn")


def tile_at(state: State, cell: int) -> str:
    return TILE_IDS[state.town.tiles[cell][0]]


# -- tiles and tokens ---------------------------------------------------------------------------


def place(state: State, _step: Step, move: Move) -> Refusal | None:
    cell, rotation = move.first, move.second
    if (cell, rotation) in state.town.places(state.drawn):
        return None
    name = {"tile": TILE_IDS[state.drawn], "cell": cell_text(cell)}
    if cell in state.town.tiles:
        return Refusal("R20", "cell_taken", {"there": tile_at(state, cell)})
    must, blank = state.town.around(cell)
    if not must:
        return Refusal("R20", "no_road" if blank else "not_beside", name)
    if rotation not in state.town.rotations(state.drawn):
        return Refusal("R20", "same_rotation", name)
    return Refusal("R20", "roads_must_meet", {**name, **clash(state, cell, rotation)})


def clash(state: State, cell: int, rotation: int) -> dict[str, str]:
    """The first side, clockwise from the north, where a road would end at a blank side, and what lies there."""
    must, blank = state.town.around(cell)
    exits = state.town.face(state.drawn, rotation).exits
    for at, (side, there, _) in enumerate(SIDES):
        if (must & side and not exits & side) or (blank & side and exits & side):
            tile = TILE_IDS[state.town.tiles[cell + there][0]]
            return {"side": "nesw"[at], "there": tile, "road": "theirs" if must & side else "ours"}
    raise AssertionError("it fits")


def lay(state: State, step: Step, move: Move) -> Refusal | None:
    if move.first != step.more[0]:
        return Refusal("R21", "other_token", {"token": TOKEN_WORDS[step.more[0]]})
    square = move.second
    if square in to_lay_on(state, step):
        return None
    if square not in state.town.rooms(step.at):
        return Refusal("R21", "not_this_building", {"tile": tile_at(state, step.at)})
    if square in state.tokens:
        kind = state.tokens[square][0].kind
        return Refusal(
            "R21", "one_token_each", {"token": TOKEN_WORDS[kind if kind in (BULLET, LIFE) else ITEM]}
        )
    return Refusal("R21", "first_square")


def take(state: State, step: Step, move: Move) -> Refusal | None:
    at = state.pawns[step.seat]
    tokens = state.tokens.get(at, ())
    if at in state.martians:
        return Refusal("R34", "martian_here")
    if move.first > len(tokens):
        return Refusal("R34", "no_token", {"n": len(tokens)})
    token = tokens[move.first - 1]
    if has_room(state, step.seat, token):
        return None
    kind = token.kind
    if kind in (BULLET, LIFE):
        return Refusal("R34", "enough", {"token": TOKEN_WORDS[kind]})
    return Refusal("R35", "double", {"item": ITEMS[kind]})


def drop(state: State, step: Step, move: Move) -> Refusal | None:
    if not step.n >> move.first & 1:
        return Refusal("R46", "not_dropped", {"item": ITEMS[move.first]})
    squares = item_squares(state, step)
    if move.second in squares:
        return None
    cells = dict.fromkeys(map(cell_of, squares))
    return Refusal("R46", "not_nearest", {"tiles": [tile_at(state, cell) for cell in cells]})


def cook(state: State, _step: Step, move: Move) -> Refusal | None:
    if move.first in ovens(state):
        return None
    return Refusal("Q59", "no_gas_station", {"at": square_text(move.first)})


# -- walking and Martians -----------------------------------------------------------------------


def step_(state: State, step: Step, move: Move) -> Refusal | None:
    if not points(state):
        return Refusal("R31", "no_points")
    here, square = state.pawns[step.seat], move.first
    if square in state.town.near[here]:
        return None
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
        return shielded(state, origin, square)
    return Refusal("R50", "no_way", name)


def shielded(state: State, origin: int, square: int) -> Refusal | None:
    """Whose Four-sided Dice keep a Martian from this step, if anybody's do."""
    for seat, far in shields(state):
        if far[square] < far[origin]:
            return Refusal("Q49", "shielded", {"who": seat})
    return None


def spawn(state: State, step: Step, move: Move) -> Refusal | None:
    square = move.first
    squares = quiet_squares(state) if step.kind == "hysteria" else step.more
    if square in squares and square not in state.martians:
        return None
    name = {"at": square_text(square)}
    if square in state.martians:
        return Refusal("R52", "martian_there", name)
    if state.town.kind.get(square, "B") not in "RF":
        return Refusal("Q15", "not_spawnable", name)
    if step.kind == "hysteria":
        return Refusal("R60", "not_quiet", {"tile": tile_at(state, cell_of(square))})
    return Refusal(rule_of(step), "other_squares", name)


def remove(state: State, step: Step, move: Move) -> Refusal | None:
    square = move.first
    if square not in state.martians:
        return Refusal("R60", "no_martian", {"at": square_text(square)})
    if cell_of(square) not in step.more:
        return None
    return Refusal("Q80", "one_a_tile", {"tile": tile_at(state, cell_of(square))})


def lure(state: State, step: Step, move: Move) -> Refusal | None:
    origin, square = move.first, move.second
    here, there = step.more
    if cell_of(origin) != here or origin not in state.martians:
        return Refusal("Q53", "lure_from", {"tile": tile_at(state, here)})
    if square in state.martians:
        return Refusal("R52", "martian_there", {"at": square_text(square)})
    if cell_of(square) == there and square in state.town.kind:
        return shielded(state, origin, square)
    return Refusal("Q53", "lure_to", {"tile": tile_at(state, there)})


# -- what cards aim at --------------------------------------------------------------------------


def target(state: State, step: Step, move: Move) -> Refusal | None:
    match no_target(state, step, move.first):
        case "":
            return None
        case "no_such_seat":
            return Refusal("Q62", "no_such_seat", {"n": state.players})
        case "card_in_fight":
            return Refusal("R42", "card_in_fight", {"card": CARDS[step.card]})
        case key:
            return Refusal("Q63", key)


def to(state: State, step: Step, move: Move) -> Refusal | None:
    square = move.first
    name = {"at": square_text(square)}
    if square not in state.town.kind:
        return Refusal("R31", "no_ground", name)
    if step.kind == "law":
        nearest = shelters(state, step.seat)
        if square in nearest:
            return None
        return Refusal("Q65", "not_the_nearest", {**name, "n": len(nearest)})
    return Refusal("R60", "stands_there", name) if square == state.pawns[step.who] else None


def tile(state: State, step: Step, move: Move) -> Refusal | None:
    cell = move.first
    if cell in tiles_for(state, step):
        return None
    name = {"cell": cell_text(cell)}
    if cell not in state.town.tiles:
        return Refusal("R60", "no_tile_there", name)
    named = {"tile": tile_at(state, cell)}
    if step.card == NUCLEAR:
        return Refusal("Q56", why_no_nuke(state, cell), named)
    if step.at != NOWHERE:
        return Refusal("Q53", "next_door", {**named, "from": tile_at(state, step.at)})
    bare = not on_tile(state, cell)
    return Refusal("R60", "no_martians_there" if bare else "no_lure", named)


def why_no_nuke(state: State, cell: int) -> str:
    if not TILES[state.town.tiles[cell][0]].generic:
        return "nuke_named"
    if cell not in state.town.rim:
        return "nuke_inside"
    return "nuke_pawn" if any(cell_of(pawn) == cell for pawn in state.pawns) else "nuke_needed"


def look(state: State, _step: Step, move: Move) -> Refusal | None:
    there = [sign for sign in state.signs if sign.at == move.first]
    if any(not sign.up for sign in there):
        return None
    turned_up = bool(there)
    return Refusal("R60", "sign_up" if turned_up else "no_sign", {"at": square_text(move.first)})


def circles(state: State, _step: Step, move: Move) -> Refusal | None:
    spots = {sign.at for sign in state.signs}
    wrong = [square for square in (move.first, move.second) if square not in spots]
    if wrong:
        return Refusal("Q58", "no_sign", {"at": square_text(wrong[0])})
    return None if move.first < move.second else Refusal("Q58", "two_signs")


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
    if given == got:
        return Refusal("Q51", "same_item", {"item": ITEMS[got]})
    if fits(state, step.seat, given, who, got):
        return None
    mine = bool(state.items[step.seat] & ~(1 << given) & 1 << got)
    return Refusal(
        "Q51", "would_double", {"who": step.seat if mine else who, "item": ITEMS[got if mine else given]}
    )


def unearth(state: State, step: Step, move: Move) -> Refusal | None:
    given, square, number = move.first, move.second, move.third
    if not state.items[step.seat] >> given & 1:
        return Refusal("Q51", "not_held", {"item": ITEMS[given]})
    tokens = state.tokens.get(square, ())
    if number > len(tokens) or tokens[number - 1].kind in (BULLET, LIFE):
        return Refusal("Q51", "no_item", {"at": square_text(square)})
    token = tokens[number - 1]
    if not doubles(state, step.seat, given, token):
        return None
    return Refusal("Q51", "would_double", {"who": step.seat, "item": ITEMS[token.kind]})


def pay(state: State, step: Step, _move: Move) -> Refusal | None:
    have = state.bullets[step.seat]
    return None if have >= step.n else Refusal("R41", "too_few_bullets", {"n": step.n, "have": have})


REASONS: dict[str, Reason] = {
    "play": play,
    "use": use,
    "pay": pay,
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
"""Why what a step asks for may fail; the verbs not named here never do."""
