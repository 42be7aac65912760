"""What an author can lay out of Martians!!!, and where on the board it lies."""

from collections import Counter

from ....core.shapes import (
    CHANCE,
    FLAG,
    Desk,
    Shape,
    Spot,
    many,
    maybe,
    one,
    row,
    seat,
    seats,
    step,
    thing,
    whole,
)
from ..components import (
    CARDS,
    HAND,
    HOUSE,
    ITEMS,
    LONGEST,
    MARTIAN_CARDS,
    MOST_BULLETS,
    MOST_LIFE,
    MOST_TILES,
    SHELLS,
    SIGNS,
    TILE_IDS,
    TOKENS,
    WEAPONS,
)
from ..moves import ITEM, NOBODY, TOKEN_WORDS
from ..places import SIDES, cell_text, square_text
from ..rules.agenda import AGENDA
from ..rules.setup import all_items, decks, figures
from ..state import PHASES, QUIET, State
from .agenda_text import CELL_LISTS, CELLS, MOST_DUE, MOST_MORE, MOST_WHO, SQUARE_LISTS, WORDS
from .agenda_text import LONGEST as MOST_STEPS
from .position import ENDS, FACES, MOST_EFFECTS, MOST_MARTIANS, MOST_RESULT, MOST_ROLLS, ROLLS, UNTIL
from .view import names

SPOTS = (
    Spot("sq-{id}", "martians", "member"),
    Spot("sq-{id}", "seats.{each}.pawn", "set"),
    Spot("sq-{id}", "tokens", "entries", "at"),
    Spot("sq-{id}", "signs", "entries", "at"),
    Spot("tile-{id}", "town", "entries", "cell"),
    Spot("pawn-{seat}", "seats.{seat}.pawn"),
    Spot("pawn-{seat}", "seats.{seat}.life"),
    Spot("pawn-{seat}", "seats.{seat}.bullets"),
    Spot("pawn-{seat}", "seats.{seat}.items"),
    Spot("life-{seat}", "seats.{seat}.life"),
    Spot("bullet-{seat}", "seats.{seat}.bullets"),
    Spot("card-{id}-{n}", "seats.{eyes}.hand"),
)
RULES = {
    "town": "R20",
    "martians": "R52",
    "tokens": "R21",
    "signs": "R7",
    "seats": "R5",
    "pool": "R6",
    "supply": "R72",
    "turn": "R1",
    "phase": "R10",
    "deck": "R4",
    "drawn": "R10",
    "pile": "R3",
    "agenda": "R66",
}
DEGREES = Shape("whole", names="degrees", high=270)
HIDDEN = ("rng", "pile", "pool", "sign_pool", "deck", "martian_deck")


def desk(state: State) -> Desk:
    shapes = {**_town(state), **_people(state), **_turn(state)}
    event, martian = decks(state.setup)
    cards = Counter(names((*event, *martian)))
    items = Counter(ITEMS[item] for item in all_items(state.setup))
    tiles = dict.fromkeys((tile for number, tile in enumerate(TILE_IDS) if number != HOUSE), 1)
    return Desk(shapes, SPOTS, {**tiles, **items, **cards}, RULES, HIDDEN)


def _town(state: State) -> dict[str, Shape]:
    """Tiles may lie on the cells there are, and on those beside them."""
    tile = one(TILE_IDS, "tile", pool=True)
    squares = [square_text(square) for square in sorted(state.town.kind)]
    beside = {cell + step for cell in state.town.tiles for _, step, _ in SIDES} | set(state.town.tiles)
    laid = thing(tile=tile, cell=one(map(cell_text, sorted(beside))), rotation=DEGREES)
    square = one(squares)
    item = one(ITEMS, "item", pool=True)
    known = maybe(many(seat(state.players), state.players, ("all",), "known"))
    among = maybe(many(one(ITEMS, "item"), len(ITEMS)))
    token = thing(at=square, kind=one(TOKENS, "token", pool=True), known=known, among=among)
    sign = thing(at=square, face=one(FACES, "sign"), up=FLAG, known=known)
    return {
        "town": many(laid, MOST_TILES + 1),
        "martians": many(square, MOST_MARTIANS),
        "tokens": many(token, 99),
        "signs": many(sign, SIGNS),
        "drawn": one(TILE_IDS, "tile", free=True, pool=True),
        "lost": many(tile, MOST_TILES),
        "pile": many(tile, MOST_TILES),
        "pool": many(item, 18),
        "sign_pool": many(one(FACES, "sign"), SIGNS),
        "supply": whole(0, figures(state.setup)),
        "box": whole(0, figures(state.setup)),
    }


def _people(state: State) -> dict[str, Shape]:
    card = one(CARDS, "card", pool=True)
    squares = [square_text(square) for square in sorted(state.town.kind)]
    weapon = thing(card=one(names(WEAPONS), "card", pool=True), bullets=whole(0, SHELLS))
    side = thing(
        pawn=one(squares),
        life=whole(1, MOST_LIFE),
        bullets=whole(0, MOST_BULLETS),
        items=many(one(ITEMS, "item", pool=True), len(ITEMS)),
        hand=many(card, HAND),
        kills=whole(0, MOST_MARTIANS),
        weapons=many(weapon, len(WEAPONS)),
        spent=FLAG,
        quiet=one(QUIET),
    )
    cards = [card for deck in decks(state.setup) for card in deck]
    pile = many(card, len(cards))
    found = {"seats": seats(side, state.players), "discards": pile, "deck": pile, "in_play": many(card, 9)}
    if state.coop:
        martian = many(
            one(names(MARTIAN_CARDS), "card", pool=True), sum(card in MARTIAN_CARDS for card in cards)
        )
        found |= {"martian_deck": martian, "martian_discards": martian}
        found["delivered"] = many(one(ITEMS, "item", pool=True), len(ITEMS))
    return found


def _turn(state: State) -> dict[str, Shape]:
    movement = thing(die=whole(1, 6), base=whole(1, 6 + MOST_LIFE), bonus=whole(-2, 2), walked=whole(0, 99))
    return {
        "turn": seat(state.players),
        "first": seat(state.players),
        "number": whole(0, LONGEST),
        "phase": one(PHASES),
        "movement": movement,
        "extra": whole(0, 9),
        "times": whole(0, 9),
        "effects": many(_effect(state), MOST_EFFECTS),
        "rolls": many(row(of=one(ROLLS, "roll"), die=whole(1, 6), result=whole(0, MOST_RESULT)), MOST_ROLLS),
        "agenda": many(_due(state), MOST_STEPS),
        "ended": one(ENDS),
        "winner": seat(state.players, free=True),
        "rng": CHANCE,
    }


def _effect(state: State) -> Shape:
    who = seat(state.players)
    return thing(
        card=one(CARDS, "card"),
        seat=who,
        until=one(UNTIL, "until"),
        of=who,
        since=whole(0, LONGEST, free=True),
        left=maybe(many(who, state.players)),
        lies=maybe(FLAG),
    )


def _due(state: State) -> Shape:
    """A step of the turn; what its places and its list are depends on which it is."""
    cell = one(map(cell_text, sorted(state.town.tiles)), free=True)
    square = one(map(square_text, sorted(state.town.kind)), free=True)
    lists = {
        **dict.fromkeys(CELL_LISTS, many(cell, MOST_MORE)),
        **dict.fromkeys(SQUARE_LISTS, many(square, MOST_MORE)),
        "lay": many(one(TOKEN_WORDS[3 : ITEM + 1], "token"), MOST_MORE),
    }
    numbers = many(whole(0, MOST_WHO), MOST_MORE)
    cases = {
        kind: {"at": cell if kind in CELLS else square, "more": maybe(lists.get(kind, numbers))}
        for kind in AGENDA.kinds
    }
    return step(
        AGENDA.kinds,
        cases,
        seat=seat(state.players),
        n=whole(0, MOST_DUE, free=True),
        card=one(CARDS, "card", free=True),
        who=whole(NOBODY, MOST_WHO, free=True),
        word=one(dict.fromkeys(filter(None, WORDS)), "word", free=True),
    )
