"""Positions of Marrak Hesh 17: written in full, read even if only half is given (D6 always holds)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Any

from ....core.options import Setup
from ....core.own import NAME
from ....core.position import Field, Fields
from ....core.refusals import BadPosition
from ....core.rng import Rng
from ....core.values import is_whole
from ..components import (
    CARDS,
    CORPORATIONS,
    DEEP_SPACE,
    DOCKS,
    FACE_IDS,
    LEFT_OUT,
    RING_LETTER,
    TILE_BY_NAME,
    TRANSPORTS,
)
from ..owners import MOST_POINTS as MOST_OF_A_CARD
from ..owners import scheme, tiles_of
from ..rules.deep_space import asks_order, score
from ..rules.hold import EMPTY, Hull, Tiles, filled_cells
from ..rules.ring import EMPTY_RING, GOODS
from ..rules.scoring import RARE, Points
from ..rules.setup import cards_in_force, new_table
from ..rules.turn import is_over
from ..state import OVER, State, Table
from .rings import last_ring, ring_of
from .view import hold_by_cell

Hand = tuple[int, int, int]
MOST_POINTS = 999

FIELDS = (
    Field("ring", '"..W....G................"', "the 24 docks from 0 on: `.` goods, `W` `G` `K` a transport"),
    Field("goods", '{"0": "engine-Y"}', "tiles on docks: by number, or a list of 24 with `null`"),
    Field("left_out", '["relic-blue", "spice-orange"]', "the two tiles that take no part"),
    Field("hands", '[{"white": 4, "grey": 3, "black": 4}, {"white": 3}]', "transports left, per seat"),
    Field("holds", '[{"a1": "engine-yellow"}, {"b2": "plant-T"}]', "tiles by cell, per seat"),
    Field("last_taken", '"plant-T"', "the tile taken last by anyone; under Customs Patrol drawn if unsaid"),
    Field("turn", "1", "the seat to act; `null` when the game is over"),
    Field("start", "0", "the seat that began this game"),
    Field("corporations", '["corp-aurora", "corp-umbra"]', "per seat"),
    Field(
        "deep",
        '["pulsar", "wormhole"]',
        "the Deep Space cards in force, in the order drawn; what is missing to two is drawn",
    ),
    Field(
        "firsts",
        "[]",
        'by `own_order`, while points are counted and after: per seat the card applied first, or `""`',
        later=True,
    ),
    Field("game_number", "1", "which game of a match"),
    Field("finished", "[]", "finished games: per seat colour, type, rare and Deep Space points"),
    Field(
        "tables",
        "[]",
        "a match: the table at the end of each game before this one, with the fields from `ring` to `firsts` but "
        "`turn`; `null` where only the points are known",
        past=True,
    ),
    Field("rng", '"0123456789abcdef"', "what decides the deals still to come"),
)


def describe(state: State) -> dict[str, Any]:
    return {
        **_described(state.left(), state.hull),
        "turn": None if state.turn == OVER else state.turn,
        "game_number": state.game_number,
        "finished": [[list(points) for points in game] for game in state.finished],
        "tables": [table and _described(table, state.hull) for table in state.tables],
        "rng": f"{state.rng:016x}",
    }


def _described(table: Table, hull: Hull) -> dict[str, Any]:
    return {
        "ring": table.ring,
        "goods": [None if tile == EMPTY else FACE_IDS[tile] for tile in table.goods],
        "left_out": [FACE_IDS[tile] for tile in table.left_out],
        "hands": [dict(zip(TRANSPORTS, hand, strict=True)) for hand in table.hands],
        "holds": [hold_by_cell(hull, hold) for hold in table.holds],
        "last_taken": None if table.last_taken == EMPTY else FACE_IDS[table.last_taken],
        "start": table.start,
        "corporations": list(table.corporations),
        "deep": list(table.deep),
        "firsts": list(table.firsts),
    }


def read(fields: Fields, setup: Setup, rng: Rng) -> State:
    """A table from what is given; hidden or unsaid things are drawn from what that leaves over."""
    start = fields.number("start", 0, setup.players - 1, _next_start(fields, setup.players))
    state = _table(fields, setup, rng, start, _told_over(fields))
    state.game_number = fields.number("game_number", 1, state.games, 1)
    state.tables = tuple(_tables(fields, state, rng))
    state.finished = tuple(_finished(fields, state))
    state.rng = fields.chance(rng.state)
    state.turn = _turn(fields, state)
    return state


def _told_over(fields: Fields) -> bool:
    """Does it say that nobody can place any more? (R20) Then what is left out is completed to an end.

    Points are counted only then, and only then do captains say their cards (R41).
    """
    finished, game = fields.get("finished"), fields.get("game_number", 1)
    counted = isinstance(finished, list) and len(finished) == game
    return fields.get("turn", 0) is None or counted or bool(fields.get("firsts"))


def _next_start(fields: Fields, players: int) -> int:
    """Who begins if nobody says: in a match the seat after the one that began the game before (Q33)."""
    tables = fields.get("tables")
    before = tables[-1] if isinstance(tables, list) and tables else None
    last = before.get("start") if isinstance(before, dict) else None
    return (last + 1) % players if is_whole(last, 0, players - 1) else 0


def _table(fields: Fields, setup: Setup, rng: Rng, start: int, ended: bool) -> State:
    """The goods, transports and cards of one game."""
    state = new_table(setup, rng, start)
    state.deep = _deep(fields, state, rng)
    holds = _holds(fields, state)
    goods = _goods(fields, setup)
    counts = _share_transports(fields, state, holds, goods, ended)
    _lay_tiles(fields, state, holds, goods, counts, rng)
    state.filled = tuple(map(filled_cells, state.holds))
    state.firsts = _firsts(fields, state)
    loaded = [tile for hold in state.holds for tile in hold if tile != EMPTY]
    state.last_taken = _last_taken(fields, setup)
    if state.last_taken not in (EMPTY, *loaded):
        raise fields.wrong("last_taken", "position.not_in_a_hold", tile=FACE_IDS[state.last_taken])
    if state.last_taken == EMPTY and loaded and state.at_work("customs"):
        state.last_taken = rng.choice(loaded)
    return state


def _deep(fields: Fields, state: State, rng: Rng) -> tuple[str, ...]:
    """The cards in force: two different ones, those chosen for the game among them (R6, Q29)."""
    cards = fields.items("deep", range(CARDS + 1), ())
    if len(set(map(str, cards))) != len(cards) or any(card not in list(DEEP_SPACE) for card in cards):
        raise fields.wrong("deep", "position.one_of", known=list(DEEP_SPACE))
    if not cards:
        return state.deep
    if not state.setup.options["advanced"]:
        raise fields.wrong("deep", "position.basic_game")
    chosen = tuple(state.setup.options["cards"])
    named = tuple(dict.fromkeys((*cards, *chosen)))
    if len(named) > CARDS:
        raise fields.wrong("deep", "position.other_cards", cards=list(chosen))
    return cards_in_force(state.setup, rng, named)


def _firsts(fields: Fields, state: State) -> tuple[str, ...]:
    """The card that each seat applies first, once nobody can place any more (R41)."""
    firsts = fields.items("firsts", range(0, state.players + 1, state.players), ())
    if any(card not in ("", *state.deep) for card in firsts):
        raise fields.wrong("firsts", "position.one_of", known=["", *state.deep])
    if firsts and not (asks_order(state) and is_over(state)):
        raise fields.wrong("firsts", "position.no_order")
    return tuple(firsts)


def _tile(fields: Fields, setup: Setup, name: str, tile: Any) -> int:
    """The number of a tile that is in this game."""
    number = TILE_BY_NAME.get(tile) if isinstance(tile, str) else None
    if number is None or number not in tiles_of(setup):
        raise fields.unfit(name, tile, [FACE_IDS[number] for number in tiles_of(setup)])
    return number


def _holds(fields: Fields, state: State) -> list[Tiles] | None:
    if not fields.has("holds"):
        return None
    holds = []
    for name, given in fields.entries("holds", state.players):
        if not isinstance(given, dict):
            raise fields.wrong(name, "position.not_an_object")
        hold = [EMPTY] * len(state.hull)
        for cell, tile in given.items():
            if cell not in state.hull.index:
                raise fields.wrong(name, "position.one_of", known=list(state.hull.cells))
            hold[state.hull.index[cell]] = _tile(fields, state.setup, f"{name}.{cell}", tile)
        holds.append(tuple(hold))
    return holds


def _share_transports(
    fields: Fields, state: State, holds: list[Tiles] | None, goods: dict[int, int], ended: bool
) -> list[int]:
    """Give the state its corporations, ring and hands; how many transports each seat has used."""
    problem: BadPosition | None = None
    for corporations in _possible_corporations(fields, state):
        state.corporations = corporations
        full = [scheme(state.setup, name) for name in corporations]
        try:
            hands = _hands(fields, full)
            counts = _counts(fields, state, holds, hands, full)
            ring = _ring(fields, state, counts, hands, full, goods, ended)
            state.hands = hands or _hands_for(fields, ring, counts, full)
            state.ring = ring
            _check_transports(fields, state, counts, full)
        except BadPosition as reason:
            problem = problem or reason
        else:
            return counts
    assert problem is not None
    raise problem


def _possible_corporations(fields: Fields, state: State) -> list[tuple[str, ...]]:
    """Those given; or those drawn first, and all others for the case that the hands want them."""
    if not fields.has("corporations"):
        others = permutations(CORPORATIONS, state.players)
        return [state.corporations, *(names for names in others if names != state.corporations)]
    names = fields.items("corporations", state.players, ())
    if any(name not in CORPORATIONS for name in names) or len(set(names)) != len(names):
        raise fields.wrong("corporations", "position.one_of", known=list(CORPORATIONS))
    return [tuple(names)]


def _hands(fields: Fields, full: list[Hand]) -> tuple[Hand, ...] | None:
    if not fields.has("hands"):
        return None
    hands = []
    for counts, usual in zip(fields.objects("hands", len(full)), full, strict=True):
        white, grey, black = (
            counts.number(colour, 0, most, most) for colour, most in zip(TRANSPORTS, usual, strict=True)
        )
        counts.rest_unknown()
        hands.append((white, grey, black))
    return tuple(hands)


def _counts(
    fields: Fields,
    state: State,
    holds: list[Tiles] | None,
    hands: tuple[Hand, ...] | None,
    full: list[Hand],
) -> list[int]:
    """How many transports each seat has used: told by its hold, by its hand, or by the ring and the turns."""
    if holds is not None:
        return [sum(tile != EMPTY for tile in hold) for hold in holds]
    if hands is not None:
        return [sum(most) - sum(hand) for most, hand in zip(full, hands, strict=True)]
    used = DOCKS - _given_ring(fields, EMPTY_RING).count(GOODS)
    after_start = [(seat - state.start) % state.players for seat in range(state.players)]
    return [(used + state.players - 1 - later) // state.players for later in after_start]


def _given_ring(fields: Fields, default: str) -> str:
    ring = fields.get("ring")
    if ring is None:
        return default
    if not isinstance(ring, str) or len(ring) != DOCKS or set(ring) - set(f"{GOODS}WGK"):
        raise fields.wrong("ring", "position.ring", docks=DOCKS)
    return ring


def _ring(
    fields: Fields,
    state: State,
    counts: list[int],
    hands: tuple[Hand, ...] | None,
    full: list[Hand],
    goods: dict[int, int],
    ended: bool,
) -> str:
    """The ring as given; or one with all transports used, on docks whose goods nobody named."""
    if fields.has("ring"):
        return _given_ring(fields, EMPTY_RING)
    docks = [dock for dock in range(DOCKS) if dock not in goods]
    likely = hands or tuple(_after_using(full, counts))
    most = [sum(hand[number] for hand in full) for number in range(3)]
    if sum(_used(full, likely)) > len(docks):
        raise fields.wrong("goods", "position.transports")
    if ended:
        shares = [likely] if hands else [likely, *product(*map(_left_hands, full, counts))]
        for used in dict.fromkeys(tuple(_used(full, left)) for left in shares):
            left_over = [
                RING_LETTER[TRANSPORTS[number]] for number in range(3) if used[number] < most[number]
            ]
            ring = last_ring(used, docks, left_over, state.at_work("ion_storm"))
            if ring:
                return ring
    return ring_of(_used(full, likely), docks)


def _used(full: list[Hand], left: Sequence[Hand]) -> list[int]:
    """The white, grey and black transports that are gone from the hands."""
    return [sum(hand[number] for hand in full) - sum(hand[number] for hand in left) for number in range(3)]


def _left_hands(hand: Hand, count: int) -> list[Hand]:
    """What may be left of a full hand after so many turns."""
    return [(hand[0] - white, hand[1] - grey, hand[2] - black) for white, grey, black in _splits(hand, count)]


def _after_using(full: list[Hand], counts: list[int]) -> list[Hand]:
    """Hands that used so many transports, the colours as evenly as they can."""
    used = [0, 0, 0]
    left = []
    for usual, count in zip(full, counts, strict=True):
        hand = list(usual)
        for _ in range(min(count, sum(usual))):
            colour = min((number for number in range(3) if hand[number]), key=lambda number: used[number])
            hand[colour] -= 1
            used[colour] += 1
        white, grey, black = hand
        left.append((white, grey, black))
    return left


def _hands_for(fields: Fields, ring: str, counts: list[int], full: list[Hand]) -> tuple[Hand, ...]:
    """Hands that fit the ring: whose transports they were is not recorded, so any fair share will do."""
    on_ring = [ring.count(RING_LETTER[colour]) for colour in TRANSPORTS]
    for used in product(*map(_splits, full[:-1], counts[:-1])):
        last = [on_ring[colour] - sum(split[colour] for split in used) for colour in range(3)]
        if sum(last) == counts[-1] and all(0 <= last[colour] <= full[-1][colour] for colour in range(3)):
            return tuple(
                (hand[0] - share[0], hand[1] - share[1], hand[2] - share[2])
                for hand, share in zip(full, (*used, last), strict=True)
            )
    raise fields.wrong("ring", "position.transports")


def _splits(hand: Hand, count: int) -> list[tuple[int, ...]]:
    """The ways to use `count` transports of a full hand."""
    return [split for split in product(*(range(most + 1) for most in hand)) if sum(split) == count]


def _check_transports(fields: Fields, state: State, counts: list[int], full: list[Hand]) -> None:
    """Every transport is on the ring or in a hand, and brought one tile into its owner's hold (D6)."""
    for number, colour in enumerate(TRANSPORTS):
        used = sum(hand[number] for hand in full) - sum(hand[number] for hand in state.hands)
        if used != state.ring.count(RING_LETTER[colour]):
            raise fields.wrong("ring", "position.transports")
    for seat, count in enumerate(counts):
        if sum(full[seat]) - sum(state.hands[seat]) != count:
            raise fields.wrong(f"hands[{seat}]", "position.transports")


def _lay_tiles(
    fields: Fields,
    state: State,
    holds: list[Tiles] | None,
    goods: dict[int, int],
    counts: list[int],
    rng: Rng,
) -> None:
    """Put the tiles named where they are said to be, and deal the rest."""
    for dock in goods:
        if state.ring[dock] != GOODS:
            raise fields.wrong(f"goods[{dock}]", "position.served", dock=dock)
    left_out = [
        _tile(fields, state.setup, name, tile)
        for name, tile in fields.entries("left_out", range(LEFT_OUT + 1))
    ]
    named = [*goods.values(), *left_out]
    named += [tile for hold in holds or () for tile in hold if tile != EMPTY]
    for tile, times in Counter(named).items():
        if times > 1:
            raise fields.wrong("goods", "position.twice", tile=FACE_IDS[tile])
    rest = rng.shuffled([tile for tile in tiles_of(state.setup) if tile not in named])
    if holds is None:
        last_taken = _last_taken(fields, state.setup)
        rest.sort(key=lambda tile: tile == last_taken)  # the last tile is dealt first: it lies in a hold
        holds = [_packed(state.hull, [rest.pop() for _ in range(count)]) for count in counts]
    state.holds = tuple(holds)
    state.goods = tuple(
        EMPTY if letter != GOODS else goods[dock] if dock in goods else rest.pop()
        for dock, letter in enumerate(state.ring)
    )
    state.left_out = (*left_out, *rest)


def _goods(fields: Fields, setup: Setup) -> dict[int, int]:
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
        goods[int(dock)] = _tile(fields, setup, name, tile)
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


def _last_taken(fields: Fields, setup: Setup) -> int:
    said = fields.get("last_taken")
    return EMPTY if said is None else _tile(fields, setup, "last_taken", said)


# -- whose turn, and the games of a match ------------------------------------------------------


def _tables(fields: Fields, state: State, rng: Rng) -> Iterator[Table | None]:
    """The tables that earlier games were left with; each one must be at its end (R20)."""
    before = state.game_number - 1
    given = fields.items("tables", before, ()) if fields.has("tables") else [None] * before
    for game, entry in enumerate(given):
        if entry is None:
            yield None
            continue
        inner = Fields(entry, fields.named(f"tables[{game}]"))
        start = (state.start - before + game) % state.players
        if inner.number("start", 0, state.players - 1, start) != start:
            raise inner.wrong("start", "position.other_start", start=start)
        past = _table(inner, state.setup, rng, start, ended=True)
        inner.rest_unknown()
        if not is_over(past):
            raise inner.wrong("ring", "position.still_open")
        _all_said(inner, past)
        yield past.left()


def _all_said(fields: Fields, state: State) -> None:
    """Where the captains say which card comes first, points are counted only when all have (R41)."""
    if asks_order(state) and not all(state.firsts or ("",)):
        raise fields.wrong("firsts", "position.not_all_said")


def _finished(fields: Fields, state: State) -> tuple[tuple[Points, ...], ...]:
    """The points of finished games: as counted on their tables, or as told where only they are known."""
    before = state.game_number - 1
    pasts = map(state.earlier, range(before))
    counted = [_counted(past) if past else None for past in pasts]
    known = [points for points in counted if points]
    if len(known) == before and not fields.has("finished"):
        return tuple(known)
    finished = []
    for game, (name, given) in enumerate(fields.entries("finished", range(before, before + 2))):
        if not isinstance(given, (list, tuple)) or len(given) != state.players:
            raise fields.wrong(name, "position.list", low=state.players, high=state.players)
        told = tuple(_points(fields, name, points) for points in given)
        if game < before:
            _believable(fields, name, state, told, counted[game])
        finished.append(told)
    return tuple(finished)


def _counted(state: State) -> tuple[Points, ...]:
    return tuple(score(state, seat).points for seat in range(state.players))


def _points(fields: Fields, name: str, points: Any) -> Points:
    whole = isinstance(points, (list, tuple)) and len(points) == len(Points._fields)
    if not whole or not all(is_whole(part, -MOST_POINTS, MOST_POINTS) for part in points):
        raise fields.wrong(name, "position.points")
    return Points(*points)


def _believable(
    fields: Fields,
    name: str,
    state: State,
    told: tuple[Points, ...],
    counted: tuple[Points, ...] | None = None,
) -> None:
    """Told points are those counted; without a table to count on, such as a hold can bring."""
    for seat, points in enumerate(told):
        if counted and points != counted[seat]:
            raise fields.wrong(name, "position.other_points", seat=seat, total=counted[seat].total)
        if not counted and not _can_be_scored(state, points):
            raise fields.wrong(name, "position.no_such_points", seat=seat, cells=len(state.hull))


def _can_be_scored(state: State, points: Points) -> bool:
    """No more tiles count than the hold has cells, and a group has two at least (R30-R33, Q26)."""
    cells = len(state.hull)
    groups = all(0 <= part <= cells and part != 1 for part in points[:2])
    most = MOST_OF_A_CARD if state.setup.options[NAME] else 1  # for a tile or a cell
    wide = cells * (most + 1)
    deep = -wide <= points.deep <= wide if state.setup.options["advanced"] else points.deep == 0
    return groups and 0 <= points.rare <= min(cells, len(RARE.intersection(tiles_of(state.setup)))) and deep


def _turn(fields: Fields, state: State) -> int:
    """The seat to act; a game whose points are counted is over, and so is one in which nobody can place."""
    placed = DOCKS - state.ring.count(GOODS)
    default = (state.start + placed) % state.players
    nobody = fields.get("turn", default) is None
    if len(state.finished) == state.game_number:
        if state.game_number != state.games or fields.has("turn"):
            raise fields.wrong("turn", "position.over")
        if not is_over(state):
            raise fields.wrong("finished", "position.still_open")
        _all_said(fields, state)
        last = f"finished[{state.game_number - 1}]"
        _believable(fields, last, state, state.finished[-1], _counted(state))
        return OVER
    if nobody and not is_over(state):
        raise fields.wrong("turn", "position.turn", last=state.players - 1)
    return default if nobody else fields.number("turn", 0, state.players - 1, default)
