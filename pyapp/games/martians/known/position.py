"""Positions of Martians!!!: written in full, read even if only half is given.

Squares and cells are `row,column`; decks and piles are listed from the top. Without an `agenda`, seat `turn`
is about to begin its turn. What is named nowhere lies in its pile: tiles, cards, items, Martian tokens, figures.
"""

from collections.abc import Mapping
from typing import Any

from ....core.notation import NotAMove
from ....core.options import Setup
from ....core.position import Fields
from ....core.rng import Rng
from ....core.values import is_whole, members
from ..components import (
    ALL_ITEMS,
    CARD_BY_ID,
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
    SHOTGUN,
    SIGNS,
    START_BULLETS,
    START_LIFE,
    TILE_BY_ID,
    TILE_IDS,
    TILES,
    TO_HIT,
    TOKENS,
    WEAPONS,
)
from ..moves import CELL, SQUARE
from ..places import HOME, HOME_CELL, SIDES, cell_text, square_text
from ..rules.setup import all_items, copies, decks, empty_table, figures
from ..state import NO_TILE, NOBODY, PHASES, PUBLIC, QUIET, Cards, Effect, Movement, Sign, State, Step, Token
from ..town import Laid, Town
from .agenda_text import read_agenda, step_as_dict
from .honest import ANY, PHASE_OF_ARRIVAL, PHASE_OF_WINDOW, check, due_phases
from .view import names

ENDS = ("", "ship", "thirty", "turns", "delivered", "overrun", "no_ship")
UNTIL = ("start", "end", "turn")
ROLLS = ("fight", "move", "march")
FACES = ("circle", "ship")
MOST_MARTIANS = 115
MOST_EFFECTS, MOST_ROLLS, MOST_RESULT = 20, 999, 19

# -- written ------------------------------------------------------------------------------------


def describe(state: State) -> dict[str, Any]:
    movement = state.movement
    return {
        "town": [
            {"tile": TILE_IDS[tile], "cell": cell_text(cell), "rotation": 90 * rotation}
            for cell, tile, rotation in state.town.laid
        ],
        "pile": [TILE_IDS[tile] for tile in reversed(state.pile)],
        "drawn": None if state.drawn == NO_TILE else TILE_IDS[state.drawn],
        "lost": [TILE_IDS[tile] for tile in state.lost],
        "martians": [square_text(square) for square in state.martians],
        "tokens": [
            {"at": square_text(square), "kind": TOKENS[token.kind], **_seen(state, token)}
            for square, tokens in sorted(state.tokens.items())
            for token in tokens
        ],
        "pool": [ITEMS[item] for item in reversed(state.pool)],
        "signs": [
            {
                "at": square_text(sign.at),
                "face": FACES[sign.ship],
                "up": sign.up,
                "known": _knowers(sign.known),
            }
            for sign in state.signs
        ],
        "sign_pool": [FACES[ship] for ship in reversed(state.sign_pool)],
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "deck": names(reversed(state.deck)),
        "discards": names(state.discards),
        "martian_deck": names(reversed(state.martian_deck)),
        "martian_discards": names(state.martian_discards),
        "in_play": names(state.in_play),
        "effects": [_effect(effect) for effect in state.effects],
        "supply": state.supply,
        "box": state.box,
        "delivered": members(state.delivered, ITEMS),
        "first": state.first,
        "turn": state.active,
        "number": state.number,
        "phase": PHASES[state.phase],
        "extra": state.extra,
        "times": state.times,
        "movement": None if movement is None else movement._asdict(),
        "rolls": [list(roll) for roll in state.rolls],
        "agenda": [step_as_dict(step) for step in reversed(state.agenda)],
        "ended": state.ended,
        "winner": None if state.winner == NOBODY else state.winner,
        "rng": f"{state.rng:016x}",
    }


def _seen(state: State, token: Token) -> dict[str, Any]:
    """Who knows what lies there; what everybody knows of it only where those who know it now hold other items."""
    known = {"known": _knowers(token.known)}
    if token.kind >= len(ITEMS) or token.among == _likely(state, token.kind, token.known):
        return known
    return known | {"among": members(token.among, ITEMS)}


def _likely(state: State, kind: int, known: int) -> int:
    """What it is one of if those who know it hold what they held when they left it."""
    among = ALL_ITEMS
    for held in members(known, state.items) if _left_by_some(known) else ():
        among &= held if held >> kind & 1 else ALL_ITEMS
    return among


def _left_by_some(known: int) -> bool:
    return bool(known) and not known & PUBLIC


def _knowers(known: int) -> Any:
    return "all" if known & PUBLIC else members(known, range(6))


def _seat(state: State, seat: int) -> dict[str, Any]:
    return {
        "pawn": square_text(state.pawns[seat]),
        "life": state.life[seat],
        "bullets": state.bullets[seat],
        "items": members(state.items[seat], ITEMS),
        "kills": state.kills[seat],
        "hand": names(state.hands[seat]),
        "weapons": [{"card": CARDS[card], "bullets": shells} for card, shells in state.weapons[seat]],
        "spent": state.spent[seat],
        "quiet": QUIET[state.quiet[seat]],
    }


def _effect(effect: Effect) -> dict[str, Any]:
    return {
        "card": CARDS[effect.card],
        "seat": effect.seat,
        "until": effect.until,
        "of": effect.of,
        "since": effect.since,
        "left": members(effect.left, range(6)),
        "lies": effect.lies,
    }


# -- read ---------------------------------------------------------------------------------------


def read(fields: Fields, setup: Setup, rng: Rng) -> State:
    """A table from what is given; hidden or unsaid things are drawn from what that leaves over."""
    state = empty_table(setup, rng)
    _town(fields, state, rng)
    state.first = fields.number("first", 0, setup.players - 1, state.first)
    state.active = fields.number("turn", 0, setup.players - 1, state.first)
    state.number = fields.number("number", 0, LONGEST, 1 if _under_way(fields) else 0)
    state.phase = PHASES.index(fields.one_of("phase", PHASES, _phase(fields)))
    state.extra = fields.number("extra", 0, 9, 0)
    state.times = fields.number("times", 0, 9, 0)
    seats = _seats(fields, state)
    _martians(fields, state)
    _tokens(fields, state)
    _signs(fields, state, rng)
    _effects(fields, state)
    _cards(fields, seats, state, rng)
    _movement(fields, state)
    _agenda(fields, state)
    _missed(fields, state)
    _pool(fields, state, rng)
    _supply(fields, state)
    for seat in seats:
        seat.rest_unknown()
    check(fields, state)
    state.rng = fields.chance(rng.state)
    return state


def _under_way(fields: Fields) -> bool:
    """Has the first turn begun? So it has where steps other than its beginning are due."""
    due = _next_due(fields)
    return bool(due) and due.get("step") != "begin"


def _next_due(fields: Fields) -> dict[str, Any]:
    given = fields.get("agenda")
    first = given[0] if isinstance(given, (list, tuple)) and given else None
    return first if isinstance(first, dict) else {}


def _phase(fields: Fields) -> str:
    """The phase that goes with what is due next, if none is given."""
    due = _next_due(fields)
    kind, word = due.get("step"), due.get("word")
    if not isinstance(kind, str) or not (word is None or isinstance(word, str)):
        return PHASES[0]
    step = Step(kind, word=word if word in PHASE_OF_WINDOW or word in PHASE_OF_ARRIVAL else "start")
    known = due_phases(step)
    return known[0] if known != ANY else PHASES[0]


def _square(fields: Fields, name: str, town: Town, text: Any) -> int:
    """A square of the town, by its text."""
    try:
        square = SQUARE.read(text) if isinstance(text, str) else -1
    except NotAMove:
        square = -1
    if square not in town.kind:
        raise fields.wrong(name, "position.no_square")
    return square


def _mask(fields: Fields, name: str, ids: tuple[str, ...]) -> int:
    mask = 0
    for there, entry in fields.entries(name, range(len(ids) + 1)):
        left = [known for number, known in enumerate(ids) if not mask >> number & 1]
        if entry not in left:
            raise fields.wrong(there, "position.one_of", known=left)
        mask |= 1 << ids.index(entry)
    return mask


def _seat_mask(fields: Fields, name: str, players: int, everybody: bool = True) -> int:
    """Seats as bits; "all" is PUBLIC."""
    if everybody and fields.get(name) == "all":
        return PUBLIC
    mask = 0
    for there, seat in fields.entries(name, range(players + 1)):
        if not is_whole(seat, 0, players - 1):
            raise fields.wrong(there, "position.number", low=0, high=players - 1)
        if mask >> seat & 1:
            left = [str(other) for other in range(players) if not mask >> other & 1]
            raise fields.wrong(there, "position.one_of", known=left)
        mask |= 1 << seat
    return mask


# -- tiles --------------------------------------------------------------------------------------


def _town(fields: Fields, state: State, rng: Rng) -> None:
    left = {tile for tile in range(len(TILES)) if tile != HOUSE}
    if fields.has("town"):
        laid = [_laid(entry, state.town, left) for entry in fields.objects("town", range(MOST_TILES + 1))]
        if not laid or laid[0] != (HOME_CELL, HOUSE, 0):
            raise fields.wrong("town", "position.house")
        state.town = _checked_town(fields, state.town, tuple(laid))
    drawn = fields.get("drawn")
    if drawn is not None:
        state.drawn = _tile(fields, "drawn", drawn, left)
    state.lost = _tiles(fields, "lost", left)
    top = _tiles(fields, "pile", left)[::-1]
    state.pile = (*rng.shuffled(sorted(left)), *top)


def _tile(fields: Fields, name: str, text: Any, left: set[int]) -> int:
    tile = fields.piece(name, text, TILE_BY_ID)
    if tile not in left:
        raise fields.wrong(name, "position.twice_tile", tile=text)
    left.remove(tile)
    return tile


def _tiles(fields: Fields, name: str, left: set[int]) -> tuple[int, ...]:
    return tuple(_tile(fields, there, text, left) for there, text in fields.entries(name, range(MOST_TILES)))


def _laid(entry: Fields, town: Town, left: set[int]) -> Laid:
    named = entry.get("tile")
    tile = HOUSE if named == TILE_IDS[HOUSE] else _tile(entry, "tile", named, left)
    text = entry.get("cell", "0,0")
    try:
        cell = CELL.read(text) if isinstance(text, str) else -1
    except NotAMove:
        cell = -1
    if cell < 0:
        raise entry.wrong("cell", "position.no_cell")
    turned = entry.number("rotation", 0, 270, 0)
    rotation = turned // 90
    if turned % 90 or rotation not in town.rotations(tile):
        known = [90 * number for number in town.rotations(tile)]
        raise entry.wrong("rotation", "position.one_of", known=known)
    entry.rest_unknown()
    return cell, tile, rotation


def _turns(town: Town, before: Mapping[int, tuple[int, int]], cell: int, tile: int) -> list[int]:
    """How a tile may be turned beside those that lie before it: exits meet exits."""
    return [
        turn
        for turn in town.rotations(tile)
        if all(
            bool(town.face(tile, turn).exits & side) == bool(town.face(*before[cell + there]).exits & facing)
            for side, there, facing in SIDES
            if cell + there in before
        )
    ]


def _checked_town(fields: Fields, start: Town, laid: tuple[Laid, ...]) -> Town:
    """Every exit meets an exit, every tile hangs together with the House (R20)."""
    before = dict[int, tuple[int, int]]()
    for number, (cell, tile, rotation) in enumerate(laid):
        fitting = [] if cell in before else _turns(start, before, cell, tile)
        if not fitting:
            raise fields.wrong(f"town[{number}].cell", "position.no_fit", tile=TILE_IDS[tile])
        if rotation not in fitting:
            known = [90 * turn for turn in fitting]
            raise fields.wrong(f"town[{number}].rotation", "position.one_of", known=known)
        before[cell] = (tile, rotation)
    town = Town(laid, start.box)
    if len(town.far(HOME)) != len(town.kind):
        raise fields.wrong("town", "position.apart")
    return town


# -- what lies on the tiles ---------------------------------------------------------------------


def _martians(fields: Fields, state: State) -> None:
    given = fields.entries("martians", range(MOST_MARTIANS + 1))
    squares = [_square(fields, name, state.town, text) for name, text in given]
    if len(set(squares)) != len(squares):
        raise fields.wrong("martians", "position.two_martians")
    state.martians = tuple(sorted(squares))


def _tokens(fields: Fields, state: State) -> None:
    tokens: dict[int, tuple[Token, ...]] = {}
    for entry in fields.objects("tokens", range(100)):
        at = _square(entry, "at", state.town, entry.get("at"))
        if state.town.kind[at] != "B":
            raise entry.wrong("at", "position.no_room")
        kind = TOKENS.index(entry.one_of("kind", TOKENS, ""))
        known = _seat_mask(entry, "known", state.players) if kind < len(ITEMS) else PUBLIC
        if kind >= len(ITEMS) and entry.get("known", "all") != "all":
            raise entry.wrong("known", "position.one_of", known=["all"])
        tokens[at] = (*tokens.get(at, ()), Token(kind, known, _among(entry, state, kind, known)))
        entry.rest_unknown()
    state.tokens = tokens


def _among(entry: Fields, state: State, kind: int, known: int) -> int:
    """What everybody knows the item is one of (R35); if nobody says, what those hold who know it."""
    given = entry.items("among", range(1, len(ITEMS) + 1), ITEMS)
    if entry.has("among") and (not _left_by_some(known) or ITEMS[kind] not in given):
        raise entry.wrong("among", "position.among")
    among = sum(1 << item for item, name in enumerate(ITEMS) if name in given)
    if len(given) != len(members(among, ITEMS)):
        raise entry.wrong("among", "position.one_of", known=list(ITEMS))
    return among if entry.has("among") else _likely(state, kind, known)


def _signs(fields: Fields, state: State, rng: Rng) -> None:
    farms = [state.town.middle(cell) for cell, (tile, _) in state.town.tiles.items() if TILES[tile].farm]
    pool = [True] + [False] * (SIGNS - 1)
    signs: list[Sign] = []
    for entry in fields.objects("signs", range(SIGNS + 1)):
        at = _square(entry, "at", state.town, entry.get("at"))
        if at not in farms:
            raise entry.wrong("at", "position.no_farm")
        farms.remove(at)
        ship = entry.one_of("face", FACES, "") == "ship"
        if ship not in pool:
            raise entry.wrong("face", "position.too_many_signs")
        pool.remove(ship)
        signs.append(Sign(at, ship, entry.flag("up", False), _seat_mask(entry, "known", state.players)))
        entry.rest_unknown()
    next_: list[bool] = []
    for name, text in fields.entries("sign_pool", range(SIGNS + 1)):
        if text not in FACES:
            raise fields.wrong(name, "position.one_of", known=list(FACES))
        if (text == "ship") not in pool:
            raise fields.wrong(name, "position.too_many_signs")
        next_.append(text == "ship")
        pool.remove(text == "ship")
    if len(pool) < len(farms):
        raise fields.wrong("sign_pool", "position.too_many_signs")
    rest = rng.shuffled(pool)
    signs += [Sign(at, rest.pop()) for at in farms]
    state.signs = tuple(signs)
    state.sign_pool = (*rest, *next_[::-1])


def _pool(fields: Fields, state: State, rng: Rng) -> None:
    """Items that nobody holds and that lie nowhere (R6)."""
    left = list(all_items(state.setup))
    falling = [step.n for step in state.agenda if step.kind in ("fall", "drop")]
    held = [
        item
        for mask in (*state.items, state.delivered, *falling)
        for item in members(mask, range(len(ITEMS)))
    ]
    lying = [token.kind for tokens in state.tokens.values() for token in tokens if token.kind < len(ITEMS)]
    for name, items in (("seats", held), ("tokens", lying)):
        for item in items:
            if item not in left:
                raise fields.wrong(name, "position.too_many_items", item=ITEMS[item], n=copies(state.setup))
            left.remove(item)
    top = []
    for name, text in fields.entries("pool", range(len(left) + 1)):
        if text not in ITEMS:
            raise fields.wrong(name, "position.one_of", known=list(ITEMS))
        if ITEMS.index(text) not in left:
            raise fields.wrong(name, "position.too_many_items", item=text, n=copies(state.setup))
        top.append(ITEMS.index(text))
        left.remove(top[-1])
    state.pool = (*rng.shuffled(left), *top[::-1])


def _supply(fields: Fields, state: State) -> None:
    """Figures are on the table, collected, in the supply or in the box."""
    left = figures(state.setup) - len(state.martians) - sum(state.kills)
    if left < 0:
        at = "martians" if fields.has("martians") else "seats"
        raise fields.wrong(at, "position.figures", n=figures(state.setup))
    if fields.has("box") and not fields.has("supply"):
        state.box = fields.number("box", 0, left, 0)
        state.supply = fields.number("supply", 0, left, left - state.box)
    else:
        state.supply = fields.number("supply", 0, left, left)
        state.box = fields.number("box", 0, left, left - state.supply)
    if state.supply + state.box != left:
        raise fields.wrong("supply", "position.figures", n=figures(state.setup))


# -- seats and cards ----------------------------------------------------------------------------


def _seats(fields: Fields, state: State) -> list[Fields]:
    seats = fields.objects("seats", state.players, [{}] * state.players)
    state.pawns = tuple(
        _square(seat, "pawn", state.town, seat.get("pawn", square_text(HOME))) for seat in seats
    )
    state.life = tuple(seat.number("life", 1, MOST_LIFE, START_LIFE) for seat in seats)
    state.bullets = tuple(seat.number("bullets", 0, MOST_BULLETS, START_BULLETS) for seat in seats)
    state.items = tuple(_mask(seat, "items", ITEMS) for seat in seats)
    most = 0 if state.coop else 100
    state.kills = tuple(seat.number("kills", 0, most, 0) for seat in seats)
    state.spent = tuple(seat.flag("spent", False) for seat in seats)
    state.quiet = tuple(QUIET.index(seat.one_of("quiet", QUIET, QUIET[0])) for seat in seats)
    state.delivered = _mask(fields, "delivered", ITEMS)
    if state.delivered and not state.coop:
        raise fields.wrong("delivered", "position.list", low=0, high=0)
    return seats


def _effects(fields: Fields, state: State) -> None:
    found = []
    last = state.players - 1
    for entry in fields.objects("effects", range(MOST_EFFECTS + 1)):
        found.append(
            Effect(
                CARD_BY_ID[entry.one_of("card", CARDS, "")],
                entry.number("seat", 0, last, 0),
                entry.one_of("until", UNTIL, ""),
                entry.number("of", 0, last, 0),
                entry.number("since", 0, LONGEST, state.number),
                _seat_mask(entry, "left", state.players, everybody=False),
                entry.flag("lies", True),
            )
        )
        entry.rest_unknown()
    state.effects = tuple(found)


class _Box:
    """The cards that have not been named yet."""

    def __init__(self, state: State) -> None:
        event, martian = decks(state.setup)
        self.left = [*event, *martian]
        self.all = len(self.left)
        self.martian = sum(card in MARTIAN_CARDS for card in self.left)

    def card(self, fields: Fields, name: str, text: Any) -> int:
        card = fields.piece(name, text, CARD_BY_ID)
        if card not in self.left:
            raise fields.wrong(name, "position.too_many", card=text)
        self.left.remove(card)
        return card

    def cards(self, fields: Fields, name: str, most: int, only: frozenset[int] | None = None) -> Cards:
        found = []
        for there, text in fields.entries(name, range(most + 1)):
            found.append(self.card(fields, there, text))
            if only is not None and found[-1] not in only:
                raise fields.wrong(there, "position.other_deck", card=text)
        return tuple(found)


def _cards(fields: Fields, seats: list[Fields], state: State, rng: Rng) -> None:
    box = _Box(state)
    martian = MARTIAN_CARDS if state.coop else frozenset[int]()
    own = frozenset(range(len(CARDS))) - martian
    for number, effect in enumerate(state.effects):
        if effect.lies:
            box.card(fields, f"effects[{number}].card", CARDS[effect.card])
    state.in_play = box.cards(fields, "in_play", 9)
    state.weapons = tuple(_weapons(seat, box) for seat in seats)
    hands = [box.cards(seat, "hand", HAND, own) for seat in seats]
    state.discards = box.cards(fields, "discards", box.all, own)
    state.martian_discards = box.cards(fields, "martian_discards", box.martian, martian)
    top = box.cards(fields, "deck", box.all, own)[::-1]
    martian_top = box.cards(fields, "martian_deck", box.martian, martian)[::-1]
    rest = rng.shuffled(sorted(card for card in box.left if card in own))
    for number, seat in enumerate(seats):
        if not seat.has("hand"):
            count = min(HAND, len(rest))
            hands[number] = tuple(rest[:count])
            del rest[:count]
    state.hands = tuple(tuple(sorted(hand)) for hand in hands)
    state.deck = (*rest, *top)
    below = rng.shuffled(sorted(card for card in box.left if card in martian))
    state.martian_deck = (*below, *martian_top)


def _weapons(seat: Fields, box: _Box) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for entry in seat.objects("weapons", range(len(WEAPONS) + 1)):
        card = box.card(entry, "card", entry.get("card"))
        others = [weapon for weapon in WEAPONS if weapon not in dict(found)]
        if card not in others:
            raise entry.wrong("card", "position.one_of", known=names(others))
        most = SHELLS if card == SHOTGUN else 0
        found.append((card, entry.number("bullets", 0, most, most)))
        entry.rest_unknown()
    return tuple(found)


# -- the turn -----------------------------------------------------------------------------------


def _movement(fields: Fields, state: State) -> None:
    if fields.has("movement"):
        given = fields.inner("movement")
        die = given.number("die", 1, 6, 1)
        base = given.number("base", 1, 6 + MOST_LIFE, die + START_LIFE)
        bonus = given.number("bonus", -2, 2, 0)
        state.movement = Movement(die, base, bonus, given.number("walked", 0, 999, 0))
        given.rest_unknown()
    rolls = []
    for name, roll in fields.entries("rolls", range(MOST_ROLLS + 1)):
        what, die, result = roll if isinstance(roll, (list, tuple)) and len(roll) == 3 else ("", 0, 0)
        if what not in ROLLS or not is_whole(die, 1, 6) or not is_whole(result, 0, MOST_RESULT):
            raise fields.wrong(name, "position.roll")
        rolls.append((str(what), die, result))
    if state.movement is not None and not fields.has("rolls"):
        rolls.append(("move", state.movement.die, state.movement.die + state.movement.bonus))
    state.rolls = tuple(rolls)


def _missed(fields: Fields, state: State) -> None:
    """A choice after a missed roll implies that roll."""
    if not fields.has("rolls"):
        missed = [("fight", due.who, TO_HIT - due.n) for due in state.agenda if due.kind == "choice"]
        state.rolls = (*state.rolls, *missed)


def _agenda(fields: Fields, state: State) -> None:
    """Over, or with something still to be done."""
    state.ended = fields.one_of("ended", ENDS, "")
    winner = fields.get("winner")
    state.winner = NOBODY if winner is None else fields.number("winner", 0, state.players - 1, 0)
    if state.ended:
        fields.items("agenda", 0, ())
        state.agenda = ()
    elif fields.has("agenda"):
        state.agenda = read_agenda(fields, state)
    else:  # a turn that begins has not been walked in
        state.agenda = (Step("begin", state.active),)
        state.movement, state.rolls = None, tuple(roll for roll in state.rolls if roll[0] != "move")
