"""Positions of Marrak Hesh 17: written in full, read even if only half is given (D6 always holds)."""

from collections import Counter
from itertools import product
from typing import Any

from ...core.options import Setup
from ...core.position import Field, Fields
from ...core.rng import Rng
from .components import (
    CORPORATIONS,
    DEEP_SPACE,
    DOCKS,
    LEFT_OUT,
    RING_LETTER,
    TILE_BY_NAME,
    TILE_IDS,
    TILES,
    TRANSPORTS,
)
from .hold import EMPTY, Hull, Tiles
from .ring import GOODS
from .scoring import Points
from .setup import full_hand, new_table
from .state import OVER, State
from .view import hold_by_cell

Hand = tuple[int, int, int]

FIELDS = (
    Field("ring", '"..W....G................"', "the 24 docks from 0 on: `.` goods, `W` `G` `K` a transport"),
    Field("goods", '{"0": "engine-Y"}', "tiles on docks: by number, or a list of 24 with `null`"),
    Field("left_out", '["relic-blue", "spice-orange"]', "the two tiles that take no part"),
    Field("hands", '[{"white": 4, "grey": 3, "black": 4}, {"white": 3}]', "transports left, per seat"),
    Field("holds", '[{"a1": "engine-yellow"}, {"b2": "plant-T"}]', "tiles by cell, per seat"),
    Field("last_taken", '"plant-T"', "the tile taken last by anyone (Customs Patrol)"),
    Field("turn", "1", "the seat to act; `null` when the game is over"),
    Field("start", "0", "the seat that began this game"),
    Field("corporations", '["corp-aurora", "corp-umbra"]', "per seat"),
    Field("deep", '["pulsar", "wormhole"]', "the Deep Space cards in force, in the order drawn"),
    Field("game_number", "1", "which game of a match"),
    Field("finished", "[]", "finished games: per seat colour, type, rare and Deep Space points"),
    Field("rng", '"0123456789abcdef"', "what decides the deals still to come"),
)


def describe(state: State) -> dict[str, Any]:
    return {
        "ring": state.ring,
        "goods": [None if tile == EMPTY else TILE_IDS[tile] for tile in state.goods],
        "left_out": [TILE_IDS[tile] for tile in state.left_out],
        "hands": [dict(zip(TRANSPORTS, hand, strict=True)) for hand in state.hands],
        "holds": [hold_by_cell(state.hull, hold) for hold in state.holds],
        "last_taken": None if state.last_taken == EMPTY else TILE_IDS[state.last_taken],
        "turn": None if state.turn == OVER else state.turn,
        "start": state.start,
        "corporations": list(state.corporations),
        "deep": list(state.deep),
        "game_number": state.game_number,
        "finished": [[list(points) for points in game] for game in state.finished],
        "rng": f"{state.rng:016x}",
    }


def read(fields: Fields, setup: Setup, rng: Rng) -> State:
    """A table from what is given; hidden or unsaid things are drawn from what that leaves over."""
    state = new_table(setup, rng, fields.number("start", 0, setup.players - 1, 0))
    state.corporations = _corporations(fields, state)
    state.deep = _deep(fields, state)
    holds = _holds(fields, state)
    hands = _hands(fields, state)
    ring = _ring(fields, holds, hands, state)
    counts = _counts(holds, hands, ring, state)
    state.hands = hands or _shared_out(fields, ring, counts, state)
    state.ring = ring
    _check_transports(fields, state, counts)
    _lay_tiles(fields, state, holds, counts, rng)
    state.filled = tuple(
        sum(1 << cell for cell, tile in enumerate(hold) if tile != EMPTY) for hold in state.holds
    )
    state.last_taken = _last_taken(fields, state)
    _match(fields, state)
    state.rng = _rng(fields, rng)
    state.turn = _turn(fields, state, sum(counts))
    return state


def _corporations(fields: Fields, state: State) -> tuple[str, ...]:
    names = fields.items("corporations", state.players, state.corporations)
    if len(set(map(str, names))) != len(names) or any(name not in CORPORATIONS for name in names):
        raise fields.wrong("corporations", "position.one_of", known=list(CORPORATIONS))
    return tuple(names)


def _deep(fields: Fields, state: State) -> tuple[str, ...]:
    cards = fields.items("deep", range(3), state.deep)
    if len(set(map(str, cards))) != len(cards) or any(card not in list(DEEP_SPACE) for card in cards):
        raise fields.wrong("deep", "position.one_of", known=list(DEEP_SPACE))
    return tuple(cards)


def _tile(fields: Fields, name: str, tile: Any) -> int:
    if not isinstance(tile, str) or tile not in TILE_BY_NAME:
        raise fields.wrong(name, "position.one_of", known=list(TILE_IDS))
    return TILE_BY_NAME[tile]


def _holds(fields: Fields, state: State) -> list[Tiles] | None:
    if not fields.has("holds"):
        return None
    holds = []
    for seat, given in enumerate(fields.items("holds", state.players, ())):
        name = f"holds[{seat}]"
        if not isinstance(given, dict):
            raise fields.wrong(name, "position.not_an_object")
        hold = [EMPTY] * len(state.hull)
        for cell, tile in given.items():
            if cell not in state.hull.index:
                raise fields.wrong(name, "position.one_of", known=list(state.hull.cells))
            hold[state.hull.index[cell]] = _tile(fields, f"{name}.{cell}", tile)
        holds.append(tuple(hold))
    return holds


def _hands(fields: Fields, state: State) -> tuple[Hand, ...] | None:
    if not fields.has("hands"):
        return None
    hands = []
    for seat, given in enumerate(fields.items("hands", state.players, ())):
        counts = Fields(given, fields.named(f"hands[{seat}]"))
        full = full_hand(state.players, state.corporations[seat])
        white, grey, black = (
            counts.number(colour, 0, most, most) for colour, most in zip(TRANSPORTS, full, strict=True)
        )
        counts.rest_unknown()
        hands.append((white, grey, black))
    return tuple(hands)


def _ring(fields: Fields, holds: list[Tiles] | None, hands: tuple[Hand, ...] | None, state: State) -> str:
    """The ring as given; or one with a transport for every tile that lies in a hold."""
    ring = fields.get("ring")
    if ring is None:
        if hands is not None:
            full = [full_hand(state.players, name) for name in state.corporations]
            used = [sum(hand[c] for hand in full) - sum(hand[c] for hand in hands) for c in range(3)]
        else:
            tiles = sum(tile != EMPTY for hold in holds or () for tile in hold)
            used = [(tiles + 2 - number) // 3 for number in range(3)]
        return _laid_round(used)
    if not isinstance(ring, str) or len(ring) != DOCKS or set(ring) - set(f"{GOODS}WGK"):
        raise fields.wrong("ring", "position.ring", docks=DOCKS)
    return ring


def _laid_round(used: list[int]) -> str:
    """That many transports of each colour, equal ones kept apart where possible."""
    row: list[int] = []
    left = list(used)
    while any(left):
        fresh = [number for number in range(3) if left[number] and row[-1:] != [number]]
        number = max(fresh or range(3), key=lambda number: left[number])
        row.append(number)
        left[number] -= 1
    letters = [RING_LETTER[TRANSPORTS[number]] for number in row]
    return "".join(letters)[:DOCKS].ljust(DOCKS, GOODS)


def _counts(holds: list[Tiles] | None, hands: tuple[Hand, ...] | None, ring: str, state: State) -> list[int]:
    """How many transports each seat has used."""
    seats = range(state.players)
    if holds is not None:
        return [sum(tile != EMPTY for tile in hold) for hold in holds]
    if hands is not None:
        full = [full_hand(state.players, name) for name in state.corporations]
        return [sum(full[seat]) - sum(hands[seat]) for seat in seats]
    used = DOCKS - ring.count(GOODS)
    return [
        (used + state.players - 1 - (seat - state.start) % state.players) // state.players for seat in seats
    ]


def _shared_out(fields: Fields, ring: str, counts: list[int], state: State) -> tuple[Hand, ...]:
    """Hands that fit the ring: whose transports they were is not recorded, so any fair share will do."""
    full = [full_hand(state.players, name) for name in state.corporations]
    on_ring = [ring.count(RING_LETTER[colour]) for colour in TRANSPORTS]
    for used in product(*(_splits(full[seat], counts[seat]) for seat in range(state.players - 1))):
        last = [on_ring[c] - sum(split[c] for split in used) for c in range(3)]
        if sum(last) == counts[-1] and all(0 <= last[c] <= full[-1][c] for c in range(3)):
            shares = (*used, last)
            return tuple(
                (hand[0] - share[0], hand[1] - share[1], hand[2] - share[2])
                for hand, share in zip(full, shares, strict=True)
            )
    raise fields.wrong("ring", "position.transports")


def _splits(hand: Hand, count: int) -> list[tuple[int, ...]]:
    """The ways to use `count` transports of a full hand."""
    return [split for split in product(*(range(most + 1) for most in hand)) if sum(split) == count]


def _check_transports(fields: Fields, state: State, counts: list[int]) -> None:
    """Every transport is on the ring or in a hand, and brought one tile into its owner's hold (D6)."""
    full = [full_hand(state.players, name) for name in state.corporations]
    for number, colour in enumerate(TRANSPORTS):
        used = sum(hand[number] for hand in full) - sum(hand[number] for hand in state.hands)
        if used != state.ring.count(RING_LETTER[colour]):
            raise fields.wrong("ring", "position.transports")
    for seat, count in enumerate(counts):
        if sum(full[seat]) - sum(state.hands[seat]) != count:
            raise fields.wrong(f"hands[{seat}]", "position.transports")


def _lay_tiles(fields: Fields, state: State, holds: list[Tiles] | None, counts: list[int], rng: Rng) -> None:
    """Put the tiles named where they are said to be, and deal the rest."""
    goods = _goods(fields, state.ring)
    left_out = [
        _tile(fields, f"left_out[{number}]", tile)
        for number, tile in enumerate(fields.items("left_out", range(LEFT_OUT + 1), ()))
    ]
    named = [*goods.values(), *left_out]
    named += [tile for hold in holds or () for tile in hold if tile != EMPTY]
    for tile, times in Counter(named).items():
        if times > 1:
            raise fields.wrong("goods", "position.twice", tile=TILE_IDS[tile])
    rest = rng.shuffled([tile for tile in range(len(TILES)) if tile not in named])
    if holds is None:
        holds = [_packed(state.hull, [rest.pop() for _ in range(count)]) for count in counts]
    state.holds = tuple(holds)
    state.goods = tuple(
        EMPTY if letter != GOODS else goods[dock] if dock in goods else rest.pop()
        for dock, letter in enumerate(state.ring)
    )
    state.left_out = (*left_out, *rest)


def _goods(fields: Fields, ring: str) -> dict[int, int]:
    """The tiles said to be on docks: a list of 24 (null: not said), or an object by dock number."""
    given = fields.get("goods") or {}
    if isinstance(given, list):
        if len(given) != DOCKS:
            raise fields.wrong("goods", "position.list", low=DOCKS, high=DOCKS)
        given = {str(dock): tile for dock, tile in enumerate(given) if tile is not None}
    if not isinstance(given, dict):
        raise fields.wrong("goods", "position.not_an_object")
    goods = {}
    for dock, tile in given.items():
        name = f"goods[{str(dock)[:8]}]"
        if dock not in map(str, range(DOCKS)):
            raise fields.wrong(name, "position.number", low=0, high=DOCKS - 1)
        if ring[int(dock)] != GOODS:
            raise fields.wrong(name, "position.served", dock=int(dock))
        goods[int(dock)] = _tile(fields, name, tile)
    return goods


def _packed(hull: Hull, tiles: list[int]) -> Tiles:
    """Tiles in a hold, each beside an earlier one."""
    hold, filled = [EMPTY] * len(hull), 0
    for tile in tiles:
        open_cells = hull.open_cells(filled, anywhere=False)
        cell = (open_cells & -open_cells).bit_length() - 1
        hold[cell] = tile
        filled |= 1 << cell
    return tuple(hold)


def _last_taken(fields: Fields, state: State) -> int:
    if not fields.has("last_taken"):
        return EMPTY
    tile = _tile(fields, "last_taken", fields.get("last_taken"))
    if not any(tile in hold for hold in state.holds):
        raise fields.wrong("last_taken", "position.not_in_a_hold", tile=TILE_IDS[tile])
    return tile


def _match(fields: Fields, state: State) -> None:
    state.game_number = fields.number("game_number", 1, state.games, 1)
    games = range(state.game_number - 1, state.game_number + 1)
    for number, game in enumerate(fields.items("finished", games, ())):
        name = f"finished[{number}]"
        if not isinstance(game, (list, tuple)) or len(game) != state.players:
            raise fields.wrong(name, "position.list", low=state.players, high=state.players)
        state.finished = (*state.finished, tuple(_points(fields, name, points) for points in game))


def _points(fields: Fields, name: str, points: Any) -> Points:
    whole = isinstance(points, (list, tuple)) and len(points) == len(Points._fields)
    if not whole or not all(type(part) is int and abs(part) < 1000 for part in points):
        raise fields.wrong(name, "position.points")
    return Points(*points)


def _rng(fields: Fields, rng: Rng) -> int:
    text = fields.get("rng", f"{rng.state:016x}")
    if not isinstance(text, str) or len(text) != 16 or set(text) - set("0123456789abcdef"):
        raise fields.wrong("rng", "position.rng")
    return int(text, 16)


def _turn(fields: Fields, state: State, placed: int) -> int:
    """The seat to act; a game whose points are counted is over."""
    if len(state.finished) == state.game_number:
        if state.game_number != state.games or fields.get("turn") is not None:
            raise fields.wrong("turn", "position.over")
        return OVER
    default = (state.start + placed) % state.players
    return fields.number("turn", 0, state.players - 1, default)
