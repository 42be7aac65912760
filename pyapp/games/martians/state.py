"""The table of Martians!!! at one moment, and the agenda of what is still to be done."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, NamedTuple

from ...core.rng import Rng
from ...core.state import TableState
from ...core.values import with_at
from .components import (
    ALL_ITEMS,
    BULLET,
    BULLET_TOKENS,
    LIFE,
    LIFE_TOKENS,
    SHOTGUN,
    SIGNAL_JAMMER,
    STUPID_HUMANS,
    WAIT,
)
from .moves import Move
from .town import Town

NOBODY: Final = -1
NO_CARD: Final = -1
NOWHERE: Final = -1
NO_TILE: Final = -1
PUBLIC: Final = 64  # of `known`: everybody knows it
AWAKE, QUIET_TURN, QUIET_ROUND = range(3)
QUIET = ("no", "turn", "round")
START, TILE, FIGHT, DRAW, ROLL, WALK, MARTIANS, SPAWN, DISCARD = range(9)
PHASES = ("start", "tile", "fight", "draw", "roll", "walk", "martians", "spawn", "discard")
SPOKEN = {"more_candy": "candy"}  # steps that look the same to a player
COMPETITIVE, COOPERATIVE = "competitive", "cooperative"


class Token(NamedTuple):
    """A token on a square; `known` says who knows what lies face down (bit per seat, or PUBLIC).

    Who looked and left it had one already (R35): `among` are the items that everybody knows it is one of.
    """

    kind: int
    known: int = PUBLIC
    among: int = ALL_ITEMS


class Sign(NamedTuple):
    """A Martian token on the table: a crop circle, or the Mother Ship."""

    at: int
    ship: bool
    up: bool = False
    known: int = 0


class Effect(NamedTuple):
    """A lasting effect: whose card, and when it ends.

    `until` is the `start` or the `end` of a turn of seat `of`, or the end of this `turn`.
    """

    card: int
    seat: int
    until: str
    of: int
    since: int  # number of the turn in which it began
    left: int = 0  # Big Eyes: seats that still have their extra card, as bits
    lies: bool = True  # the card lies on the table meanwhile


class Movement(NamedTuple):
    """Step 5: the die, die and life at the roll, what modifies the roll, squares walked."""

    die: int
    base: int
    bonus: int
    walked: int = 0


class Step(NamedTuple):
    """Something still to be done. `n`, `at`, `card`, `who`, `word` and `more` are what it is about."""

    kind: str
    seat: int = NOBODY
    n: int = 0
    at: int = NOWHERE
    card: int = NO_CARD
    who: int = NOBODY
    word: str = ""
    more: tuple[int, ...] = ()


Agenda = tuple[Step, ...]  # the last step comes first
Cards = tuple[int, ...]
Tokens = Mapping[int, tuple[Token, ...]]


@dataclass(slots=True)
class State(TableState):
    """Everything on the table. The values are never changed in place, so a copy shares them."""

    town: Town
    pile: tuple[int, ...]  # tiles, the last one on top
    drawn: int
    lost: tuple[int, ...]  # tiles in the box
    martians: tuple[int, ...]  # their squares in order
    tokens: Tokens  # by square
    pool: tuple[int, ...]  # items not on the table, the last one is drawn next
    signs: tuple[Sign, ...]
    sign_pool: tuple[bool, ...]  # Martian tokens not on the table: is it the Ship?
    pawns: tuple[int, ...]
    life: tuple[int, ...]
    bullets: tuple[int, ...]
    items: tuple[int, ...]  # as bits
    kills: tuple[int, ...]  # collections (competitive)
    hands: tuple[Cards, ...]
    weapons: tuple[tuple[tuple[int, int], ...], ...]  # cards in play and the tokens on them
    spent: tuple[bool, ...]  # has the one card of this round been played? (R61)
    quiet: tuple[int, ...]  # how long a seat wants to hear of no window (Q37)
    deck: Cards  # the last one is on top
    discards: Cards
    martian_deck: Cards
    martian_discards: Cards
    in_play: Cards  # cards being resolved
    effects: tuple[Effect, ...]
    supply: int
    box: int  # figures out of the game
    delivered: int  # items on the Ship, as bits (cooperative)
    first: int
    active: int
    number: int  # of the turn
    phase: int
    extra: int  # more turns for the active seat
    times: int  # doublings of this turn's movement
    movement: Movement | None
    rolls: tuple[tuple[str, int, int], ...]  # dice of this turn: what for, die, result
    agenda: Agenda
    ended: str
    winner: int
    rng: int  # decides what is still to come: kept, never shown
    choices: tuple[Move, ...] | None = field(default=None, compare=False)

    @property
    def coop(self) -> bool:
        return self.setup.players == 1 or self.setup.options["mode"] == COOPERATIVE


def clockwise(state: State) -> list[int]:
    """The seats, the active one first."""
    return [(state.active + number) % state.players for number in range(state.players)]


def push(state: State, *steps: Step) -> None:
    """Put steps on the agenda, the first of them comes next; nothing more once the game is over."""
    if not state.ended:
        state.agenda += steps[::-1]


def asking(state: State, word: str) -> Step:
    """The window of this name, for everybody from the active seat on (R66)."""
    return ask_all(state.active, state.players, word)


@cache
def ask_all(first: int, players: int, word: str) -> Step:
    """There are few such steps, so each is made once."""
    return Step("windows", first, players, word=word)


def rolled(state: State, what: str, seat: int, bonus: int = 0) -> tuple[int, int]:
    """A six-sided die, and what it counts for after all modifiers (Q47)."""
    rng = Rng.at(state.rng)
    die = rng.below(6) + 1
    state.rng = rng.state
    result = max(0, die + modifier(state, seat) + bonus)
    state.rolls = (*state.rolls, (what, die, result))
    return die, result


def chance(state: State, below: int) -> int:
    rng = Rng.at(state.rng)
    number = rng.below(below)
    state.rng = rng.state
    return number


def shuffled(state: State, cards: tuple[Any, ...]) -> tuple[Any, ...]:
    rng = Rng.at(state.rng)
    pile = rng.shuffled(cards)
    state.rng = rng.state
    return tuple(pile)


def modifier(state: State, seat: int) -> int:
    """What every die of this seat is changed by (Q46, Q47)."""
    change = 0
    for effect in state.effects:
        if effect.card == STUPID_HUMANS:
            change -= 1
        elif effect.card == WAIT and effect.seat == seat:
            change += 1
    return change


def lasts(state: State, card: int) -> bool:
    return bool(state.effects) and any(effect.card == card for effect in state.effects)


def jammed(state: State, seat: int) -> bool:
    """No fights for this seat (Q50)."""
    return any(effect.card == SIGNAL_JAMMER and effect.seat == seat for effect in state.effects)


def armed(state: State, seat: int, card: int) -> bool:
    return any(weapon == card for weapon, _ in state.weapons[seat])


def allowance(state: State, seat: int) -> int:
    """Cards that a seat may still play before its next turn (R61)."""
    left = 0 if state.spent[seat] else 1
    for effect in state.effects:
        if effect.left:
            left += effect.left >> seat & 1
    return left


def points(state: State) -> int:
    """Movement points left (R37)."""
    movement = state.movement
    if movement is None:
        return 0
    return max(0, (movement.base << state.times) + movement.bonus) - movement.walked


def in_fight(state: State) -> bool:
    return any(step.kind in ("roll", "choice") for step in state.agenda)


def acting(state: State) -> bool:
    """Steps 2 to 5 of the active seat, the last as long as it moves (R34, R40, R47, R56, R70)."""
    return FIGHT <= state.phase < WALK or (state.phase == WALK and state.movement is not None)


def knows(known: int, seat: int | None) -> bool:
    return bool(known & PUBLIC) or (seat is not None and bool(known >> seat & 1))


def looks_through(state: State, seat: int | None) -> bool:
    """Has the seat the deck in its hands, to search it for a weapon (Q60)? Then it knows which cards are in it."""
    return bool(state.agenda) and state.agenda[-1].kind == "search" and state.agenda[-1].seat == seat


def sign_at(state: State, square: int) -> Sign | None:
    return next((sign for sign in state.signs if sign.at == square), None)


def ship_found(state: State) -> bool:
    return any(sign.ship and sign.up for sign in state.signs)


def add_martians(state: State, squares: Iterable[int]) -> None:
    state.martians = tuple(sorted((*state.martians, *squares)))


def drop_martians(state: State, squares: Iterable[int]) -> None:
    gone = set(squares)
    state.martians = tuple(square for square in state.martians if square not in gone)


def shift_martian(state: State, origin: int, square: int) -> None:
    row = list(state.martians)
    row[row.index(origin)] = square
    row.sort()
    state.martians = tuple(row)


def put_token(state: State, square: int, token: Token) -> None:
    state.tokens = {**state.tokens, square: (*state.tokens.get(square, ()), token)}


def see_token(state: State, seat: int, square: int, index: int, held: int) -> None:
    """A seat looks at a token and leaves it where it lies: it is the double of an item that it held (R35)."""
    there = state.tokens[square]
    token = there[index]
    seen = token._replace(known=token.known | 1 << seat, among=token.among & held)
    state.tokens = {**state.tokens, square: with_at(there, index, seen)}


def pick_token(state: State, square: int, index: int) -> Token:
    """Take a token off its square."""
    there = state.tokens[square]
    left = there[:index] + there[index + 1 :]
    tokens = dict(state.tokens)
    if left:
        tokens[square] = left
    else:
        del tokens[square]
    state.tokens = tokens
    return there[index]


def life_left(state: State) -> int:
    """Life tokens still in the supply."""
    return max(0, LIFE_TOKENS - sum(state.life) - lying(state, LIFE))


def bullets_left(state: State) -> int:
    loaded = sum(shells for row in state.weapons for card, shells in row if card == SHOTGUN)
    return max(0, BULLET_TOKENS - sum(state.bullets) - lying(state, BULLET) - loaded)


def lying(state: State, kind: int) -> int:
    return sum(token.kind == kind for tokens in state.tokens.values() for token in tokens)
