"""What always holds at a table of Martians!!!: nothing is gained or lost, one Martian a square."""

from collections import Counter

from pyapp.games.martians.components import (
    BULLET,
    HAND,
    HOUSE,
    ITEMS,
    LIFE,
    MOST_BULLETS,
    MOST_LIFE,
    SIGNS,
    TILES,
)
from pyapp.games.martians.moves import SQUARE
from pyapp.games.martians.places import SIDES, cell_of
from pyapp.games.martians.rules.setup import all_items, decks, figures
from pyapp.games.martians.state import DRAW, FIGHT, NO_TILE, WALK, State, Step

LEFT_OUT_TOGETHER = [
    # the tiles, and all that stands on them or is being decided about them
    {
        *("town", "pile", "drawn", "lost", "martians", "tokens", "signs", "sign_pool", "seats", "agenda"),
        *("supply", "box", "pool", "delivered", "movement", "number", "turn", "first", "ended", "winner"),
        *("in_play", "effects", "phase", "rolls"),
    },
    {"deck", "discards", "martian_deck", "martian_discards"},
]


def broken(state: State) -> list[str]:
    """The invariants that a state breaks; none in any state that can be reached."""
    checks = {
        "30 different tiles": all_tiles(state) == list(range(len(TILES))),
        "every card once (R4)": all_cards(state) == Counter(sum(decks(state.setup), ())),
        "every item once (R6)": all_items_of(state) == Counter(all_items(state.setup)),
        "four Martian tokens, one Ship (R7)": all_signs(state) == [False] * (SIGNS - 1) + [True],
        "every figure once (R72)": len(state.martians) + state.supply + state.box + sum(state.kills)
        == figures(state.setup),
        "one Martian a square, on squares there are (R52)": len(set(state.martians)) == len(state.martians)
        and all(square in state.town.kind for square in state.martians),
        "Martians in order": list(state.martians) == sorted(state.martians),
        "roads meet roads (R20)": roads_meet(state),
        "one town": len(state.town.far(state.town.middle(state.town.laid[0][0]))) == len(state.town.kind),
        "tokens lie in buildings (R21)": all(state.town.kind[square] == "B" for square in state.tokens),
        "what was left is one of those it was held for (R35)": all(
            token.kind >= len(ITEMS) or token.among >> token.kind & 1
            for row in state.tokens.values()
            for token in row
        ),
        "a Martian token in every Farm": sorted(sign.at for sign in state.signs) == farms(state),
        "life and bullets (R34)": all(1 <= life <= MOST_LIFE for life in state.life)
        and all(0 <= bullets <= MOST_BULLETS for bullets in state.bullets),
        "pawns stand somewhere": all(pawn in state.town.kind for pawn in state.pawns),
        "hands of three (R62)": all(len(hand) <= HAND for hand in state.hands),
        "one of each weapon (R65)": all(len({card for card, _ in row}) == len(row) for row in state.weapons),
        "over or not": bool(state.ended) == (not state.agenda),
        "no combat without pawn, Martian and active seat (R40, R42a, R45)": all(
            due.seat == state.active and state.pawns[due.seat] == due.at and due.at in state.martians
            for due in state.agenda
            if due.kind == "choice" or (due.kind == "roll" and not resolving(state))
        ),
        "what lies there is taken before others may speak of the step (R34, R66)": not asked_too_early(state),
        "who may choose between Farms is not asked Farm by Farm (Q14)": state.coop
        or sum(bool(due.n) for due in spawns(state)) <= state.supply,
        "no movement but in steps 4 and 5 (R47)": state.movement is None or state.phase == WALK,
        "who may walk has points (R31)": all(
            state.movement is not None for due in state.agenda if due.kind in ("walk", "walking")
        ),
        "a newcomer meets no Martian but that of the House (Q28)": all(
            due.seat == state.active and state.phase in (FIGHT, DRAW)
            for due in state.agenda
            if due.kind == "newcomer"
        ),
    }
    return [name for name, holds in checks.items() if not holds]


def asked_too_early(state: State) -> bool:
    """Is somebody asked after a step while its pick-up is still due?"""
    top = state.agenda[-1] if state.agenda else None
    asked = top is not None and top.kind == "window" and top.word == "walk"
    return asked and any(due.kind == "pick" for due in state.agenda)


def spawns(state: State) -> list[Step]:
    """What is still to be placed in step 7."""
    return [due for due in state.agenda if due.kind == "spawn" and due.word == "spawn"]


def broken_by(before: State, move: str, after: State) -> list[str]:
    """In step 7 a Farm that has got its Martian is not asked about again (R55, Q14)."""
    due = before.agenda[-1]
    if due.kind != "spawn" or due.word != "spawn":
        return []
    farm = cell_of(SQUARE.read(move.split()[1]))
    again = any(cell_of(square) == farm for step in spawns(after) for square in step.more)
    return [f"a Farm gets a second Martian after {move} (R55, Q14)"] if again else []


def resolving(state: State) -> bool:
    """Is a card or a weapon still being resolved? What it changes is looked at when it is done (R38)."""
    return any(due.kind in ("put_away", "settled") for due in state.agenda)


def all_tiles(state: State) -> list[int]:
    drawn = [] if state.drawn == NO_TILE else [state.drawn]
    return sorted([*(tile for _, tile, _ in state.town.laid), *state.pile, *drawn, *state.lost])


def all_cards(state: State) -> Counter[int]:
    piles = (state.deck, state.discards, state.martian_deck, state.martian_discards, state.in_play)
    weapons = [card for row in state.weapons for card, _ in row]
    lying = [effect.card for effect in state.effects if effect.lies]
    return Counter([card for pile in (*piles, *state.hands) for card in pile] + weapons + lying)


def all_items_of(state: State) -> Counter[int]:
    lying = [t.kind for tokens in state.tokens.values() for t in tokens if t.kind not in (BULLET, LIFE)]
    falling = [step.n for step in state.agenda if step.kind in ("fall", "drop")]
    masks = (*state.items, state.delivered, *falling)
    held = [item for mask in masks for item in range(len(ITEMS)) if mask >> item & 1]
    return Counter([*state.pool, *lying, *held])


def all_signs(state: State) -> list[bool]:
    return sorted([*state.sign_pool, *(sign.ship for sign in state.signs)])


def roads_meet(state: State) -> bool:
    tiles = state.town.tiles
    return state.town.laid[0][1] == HOUSE and all(
        bool(state.town.face(tile, rotation).exits & side)
        == bool(state.town.face(*tiles[cell + there]).exits & facing)
        for cell, (tile, rotation) in tiles.items()
        for side, there, facing in SIDES
        if cell + there in tiles
    )


def farms(state: State) -> list[int]:
    cells = [cell for cell, (tile, _) in state.town.tiles.items() if TILES[tile].farm]
    return sorted(state.town.middle(cell) for cell in cells)
