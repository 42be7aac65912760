"""How to play Martians!!! well: what one has, how near the next goal is, and what fights on the way will cost.

A die that has just been rolled says nothing about whether rolling it was wise, so luck in combat is taken out
again: every move is judged by what it costs on average.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from math import sqrt

from ....core.advice import Level
from ....core.rng import Rng
from ..components import (
    AGENT_XXXX,
    ALL_ITEMS,
    BIG_EYES,
    BULLET,
    END_OF_WORLD,
    FOUR_SIDED_DICE,
    GET_OFF_MY_LAND,
    GO_TIME,
    GOAL,
    GREEN_SLIME,
    HOW_TO_COOK,
    ITEMS,
    LIFE,
    MASS_HYSTERIA,
    MEMORY_DRAIN,
    MOST_BULLETS,
    MOST_LIFE,
    MP3_PLAYER,
    NO_WAY_LOSE,
    NOT_HAPPENING,
    NOT_THE_HUMAN,
    NUCLEAR,
    POD_PEOPLE,
    SEARCHLIGHT,
    SHOTGUN,
    SIGNAL_JAMMER,
    STUPID_HUMANS,
    TAKE_HER,
    TELEPORTED,
    TO_HIT,
    TRACTOR_BEAM,
    VIDEO_GAME,
    WAIT,
    WE_COME_IN_PEACE,
)
from ..moves import ITEM, PASS_NOW, Move
from ..rules.agenda import AGENDA
from ..rules.ending import item_count
from ..state import AWAKE, QUIET_TURN, State, Step, jammed, knows, modifier, points, sign_at
from ..town import Town
from . import slips
from .odds import MOST_AWAY, lengths, survival
from .sense import senseless
from .team import lacking, needed, obstacles, together, turned_up

# Weights found by play against itself; one is about a square of good progress.
HEALTH = (-9.0, 0.0, 2.5, 4.5, 5.5, 6.2)  # by life tokens; none left is death
SHOT, KILL, VICTORY = 0.6, 1.4, 500.0
HELD = (0.0, 36.0, 76.0, 120.0)  # by kinds of items held
LOST, CARRIED = 0.5, 12.0  # what dying costs: of the worth of the items held; together, for each of them
AHEAD = 3  # fights that strength is kept for
PATIENCE = 20.0  # rounds after which dying is feared less
FADING = 0.95  # of the pull of a goal, with every square it is farther away
SHIP = 60.0  # with all three items; together, with all that are still to be delivered
SEARCH, TURNED_UP = 24.0, 22.0  # an item worth finding; a Martian token turned up when the Ship is wanted
DOUBLE = 0.6  # of that, for an item that a companion holds already
FIGHT_AS_SQUARES, DREAD = 2.5, 0.4  # a detour that a fight is worth, and more for every point it costs
LONGEST_DETOUR = 12
PREY = 8.0  # a Martian worth hunting
SECOND = 0.25
LONGEST_STRIDE = 60
ICON = 1.5
HAND_CARD, DULL_CARD, FREE_SLOT = 0.6, 0.1, 0.8
IN_PLAY: Mapping[int, float] = {
    SHOTGUN: 1.0,
    MP3_PLAYER: 0.9,
    SIGNAL_JAMMER: 1.5,
    FOUR_SIDED_DICE: 0.8,
    SEARCHLIGHT: 0.9,
}
SHELL = 0.6
LOOKED_THROUGH = frozenset(
    ("target", "angry")
)  # steps of a card of one's own of which the best choice counts
PRECIOUS = frozenset((NOT_HAPPENING, GO_TIME, NO_WAY_LOSE, TELEPORTED, WAIT, SHOTGUN))
SHIELDS = frozenset((TAKE_HER, NOT_THE_HUMAN))  # for who has something to lose
PRECIOUS_CARD = 1.1
KEPT: Mapping[int, float] = {MEMORY_DRAIN: 18.0, HOW_TO_COOK: 5.0, TRACTOR_BEAM: 4.0, VIDEO_GAME: 0.8}
IDLE = frozenset(
    (
        *(BIG_EYES, GREEN_SLIME, STUPID_HUMANS, POD_PEOPLE, MASS_HYSTERIA),
        *(WE_COME_IN_PEACE, END_OF_WORLD, AGENT_XXXX),
    )
)
BEAMED = 0.5  # of its pull, what a rival loses that is carried off
RIVAL, REST, TEAM = 0.45, 0.15, 0.6

Goal = tuple[int, float]  # a square, and what going there is worth


class MartiansAdvisor:
    """One's own prospects against the rivals', or those of all together."""

    foresight = (
        0  # beyond the next move dice and cards decide: playing on in the head costs much and tells little
    )
    levels: Mapping[str, Level] = {
        "easy": Level(carelessness=42.0),
        "normal": Level(carelessness=16.0),
        "hard": Level(carelessness=0.3),
        "master": Level(),
    }

    def value(self, state: State, seat: int) -> float:
        return as_it_stands(foreseen(state, seat), seat)

    def leanings(
        self, game: slips.AnyGame, state: State, seat: int, moves: list[Move], carelessness: float, rng: Rng
    ) -> list[float]:
        """Walking to and fro leads nowhere; and how a careless player misjudges moves."""
        return slips.leanings(game, state, seat, moves, carelessness, rng, pull)


def as_it_stands(state: State, seat: int) -> float:
    if state.ended:
        return final(state, seat)
    worth = [prospects(state, other) for other in range(state.players)]
    worth[seat] += promises(state, seat) + listening(state, seat)
    if state.coop:
        worth[seat] += turned_up(state, seat)
        return together(state) + worth[seat] + TEAM * (sum(worth) - worth[seat])
    rivals = [worth[other] for other in range(state.players) if other != seat]
    return worth[seat] - RIVAL * max(rivals) - REST * sum(rivals) / len(rivals)


def foreseen(state: State, seat: int) -> State:
    """The table an announced card leads to, with the best aim where the aim is this seat's."""
    state = settled(state)
    if state.agenda and state.agenda[-1].seat == seat and state.agenda[-1].kind in LOOKED_THROUGH:
        ways = [foreseen(after, seat) for after in sensible(state, seat)]
        return max(ways, key=lambda after: as_it_stands(after, seat))
    return state


def settled(state: State) -> State:
    """What an announced card comes to if nobody answers it; its victim puts the Fuel anywhere."""
    while state.agenda and state.agenda[-1].kind in ("react", "cook"):
        kind = state.agenda[-1].kind
        state = followed(state, PASS_NOW if kind == "react" else AGENDA.choices(state)[0])
    return state


def followed(state: State, chosen: Move) -> State:
    after = state.copy()
    AGENDA.decide(after, chosen, None)
    return after


def sensible(state: State, seat: int) -> Iterator[State]:
    """The table after each choice that makes sense, or after any if none does."""
    choices = AGENDA.choices(state)
    good = [move for move in choices if not senseless(state, seat, move)]
    return (followed(state, move) for move in good or choices)


def final(state: State, seat: int) -> float:
    won = state.ended == "delivered" if state.coop else state.winner == seat
    return VICTORY if won else -VICTORY


def listening(state: State, seat: int) -> float:
    """Passing for the whole turn saves everybody time."""
    quiet = state.quiet[seat]
    return 0.0 if quiet == AWAKE else 0.02 if quiet == QUIET_TURN else 0.01


# -- fights -------------------------------------------------------------------------------------


def stake(state: State, seat: int) -> float:
    """What a seat would lose by dying, besides its health; the longer a game lasts, the more one dares."""
    held = item_count(state.items[seat])
    lost = CARRIED * held if state.coop else LOST * HELD[held] + 0.5 * KILL * state.kills[seat]
    patience = PATIENCE * state.players / max(1, state.number)
    return lost if patience >= 1.0 else lost * patience * patience


@lru_cache(maxsize=8192)
def health(life: int, bullets: int, at_stake: float) -> float:
    """What life and bullets are worth to somebody who has so much to lose."""
    if not life:
        return HEALTH[0] - at_stake
    return HEALTH[life] + SHOT * bullets - at_stake * (1.0 - survival(AHEAD, life, bullets, 0))


@lru_cache(maxsize=8192)
def fight_cost(life: int, bullets: int, change: int, at_stake: float) -> float:
    """What a fight costs on average in health and bullets, well fought."""
    if not life:
        return 0.0
    return sum(roll_cost(life, bullets, change, die + change, at_stake) for die in range(1, 7)) / 6


@lru_cache(maxsize=16384)
def roll_cost(life: int, bullets: int, change: int, result: int, at_stake: float) -> float:
    """What it costs from here on, after a roll that counts for `result`."""
    missing = TO_HIT - max(0, result)
    if missing <= 0:
        return 0.0
    now = health(life, bullets, at_stake)
    bleeding = now - health(life - 1, bullets, at_stake) + fight_cost(life - 1, bullets, change, at_stake)
    return min(bleeding, now - health(life, bullets - missing, at_stake)) if bullets >= missing else bleeding


def luck(state: State, seat: int, at_stake: float) -> float:
    """What the dice of this turn's fights gave beyond the average; taken out again."""
    if seat != state.active:
        return 0.0
    life, bullets, change = state.life[seat], state.bullets[seat], modifier(state, seat)
    average = fight_cost(life, bullets, change, at_stake)
    rolls = [result for what, _, result in state.rolls if what == "fight"]
    return sum(average - roll_cost(life, bullets, change, result, at_stake) for result in rolls)


def pending_cost(state: State, seat: int, at_stake: float) -> float:
    """A miss that has still to be paid for."""
    for step in state.agenda:
        if step.kind == "choice" and step.seat == seat:
            change = modifier(state, seat)
            return roll_cost(state.life[seat], state.bullets[seat], change, TO_HIT - step.n, at_stake)
    return 0.0


# -- goals --------------------------------------------------------------------------------------


def prospects(state: State, seat: int) -> float:
    """What a seat has, and how near it is to what it needs."""
    life, bullets = state.life[seat], state.bullets[seat]
    at_stake = stake(state, seat)
    worth = health(life, bullets, at_stake) - luck(state, seat, at_stake)
    worth -= pending_cost(state, seat, at_stake)
    if not state.coop:
        kills = state.kills[seat]
        worth += KILL * kills * (1 + kills / GOAL) + HELD[item_count(state.items[seat])]
    worth += sum(IN_PLAY[card] + SHELL * shells for card, shells in state.weapons[seat])
    worth += hand(state, seat) + pull(state, seat) + looked_at(state, seat)
    if state.coop and seat == state.active and state.movement and state.pawns[seat] in state.town.icons:
        worth -= ICON
    return worth


def looked_at(state: State, seat: int) -> float:
    """Doubles that were looked at, and Martian tokens turned up: a search without luck was no mistake."""
    bit = 1 << seat
    held = state.items[seat]
    doubles = sum(
        token.known & bit != 0 and held >> token.kind & 1
        for tokens in state.tokens.values()
        for token in tokens
    )
    worth = 1.3 * SEARCH * doubles
    if not state.coop and state.items[seat] == ALL_ITEMS:
        worth += 2 * TURNED_UP * sum(sign.up for sign in state.signs)
    return worth


def hand(state: State, seat: int) -> float:
    cards = state.hands[seat]
    return sum(kept(state, seat, card) for card in cards) + FREE_SLOT * max(0, 3 - len(cards))


def kept(state: State, seat: int, card: int) -> float:
    """What a card in the hand may still bring; some wait for a rival who has something to lose."""
    if not state.coop and card in KEPT:
        return KEPT[card]
    if card in PRECIOUS or (card in SHIELDS and state.items[seat]):
        return PRECIOUS_CARD
    return HAND_CARD if useful(state, card) else DULL_CARD


def useful(state: State, card: int) -> bool:
    return card not in ((SEARCHLIGHT, MP3_PLAYER) if state.coop else IDLE)


def pull(state: State, seat: int, still: bool = False, careless: float = 0.0) -> float:
    """The best goal counts in full, the second best a little; points to walk bring all goals nearer, unless `still`."""
    stride = points(state) if seat == state.active and not still else 0
    aims: Iterator[Goal] = goals(state, seat)
    if careless:
        aims = slips.fancied(state, seat, aims, careless)
    fight = 0
    if not jammed(state, seat):
        life, bullets, change = state.life[seat], state.bullets[seat], modifier(state, seat)
        cost = fight_cost(life, bullets, change, stake(state, seat))
        fight = min(2 * LONGEST_DETOUR, round(2 * (FIGHT_AS_SQUARES + DREAD * cost)))
    hostile = obstacles(state) if state.coop else state.martians
    return pulled(state.town, hostile, tuple(aims), state.pawns[seat], stride, fight)


@lru_cache(maxsize=8192)
def pulled(
    town: Town, martians: tuple[int, ...], aims: tuple[Goal, ...], pawn: int, stride: int, fight: int
) -> float:
    far, left = lengths(town, martians, pawn, fight), faded()
    nearer = LONGEST_STRIDE - min(stride, LONGEST_STRIDE)
    first = second = 0.0
    for at, worth in aims:
        drawn = worth * left[far.get(at, MOST_AWAY) + nearer]
        if drawn > first:
            first, second = drawn, first
        elif drawn > second:
            second = drawn
    return first + SECOND * second


@cache
def faded() -> tuple[float, ...]:
    """What is left of a pull by half squares, from the longest stride beyond a goal on; only exact arithmetic."""
    half, left = sqrt(FADING), [1.0]
    for _ in range(LONGEST_STRIDE):
        left.append(left[-1] / half)
    left.reverse()
    for _ in range(MOST_AWAY):
        left.append(left[-1] * half)
    return tuple(left)


def goals(state: State, seat: int) -> Iterator[tuple[int, float]]:
    """Squares worth going to, and how much."""
    found = list(tokens(state, seat))
    yield from found
    if not found and not state.coop and needed(state, seat):
        yield from prey(state, seat)
    yield from supplies(state, seat)
    yield from landings(state, seat)


def prey(state: State, seat: int) -> Iterator[Goal]:
    """With no item left to find, thirty Martians win as well: the next one will do."""
    far = state.town.far(state.pawns[seat])
    nearest = min(state.martians, key=lambda square: far[square], default=-1)
    if nearest >= 0:
        yield nearest, PREY


def tokens(state: State, seat: int) -> Iterator[tuple[int, float]]:
    """Items worth having; one that lies face down is worth what it may be."""
    by_kind = wishes(needed(state, seat), lacking(state, seat) if state.coop else 0)
    most = max(by_kind)
    if not most:
        return
    unseen = most * (0.3 + 0.6 * sum(by_kind) / len(ITEMS))
    for square, here in state.tokens.items():
        items = [token for token in here if token.kind < len(ITEMS)]
        best = max((by_kind[item.kind] if knows(item.known, seat) else unseen for item in items), default=0.0)
        if best:
            yield square, SEARCH * best
    for step in state.agenda:
        if step.kind == "lay" and ITEM in step.more:
            yield state.town.rooms(step.at)[0], SEARCH * unseen


@cache
def wishes(wanted: int, double: int) -> tuple[float, ...]:
    """How much each kind of item is wished for, of 1."""
    kinds = range(len(ITEMS))
    return tuple(1.0 if wanted >> kind & 1 else DOUBLE * (double >> kind & 1) for kind in kinds)


def supplies(state: State, seat: int) -> Iterator[tuple[int, float]]:
    now, shots, at_stake = state.life[seat], state.bullets[seat], stake(state, seat)
    strength = health(now, shots, at_stake)
    life = 0.7 * (health(now + 1, shots, at_stake) - strength) if now < MOST_LIFE else 0.0
    bullets = 0.7 * (health(now, shots + 1, at_stake) - strength) if shots < MOST_BULLETS else 0.0
    for square, here in state.tokens.items():
        for token in here:
            if token.kind == LIFE and life:
                yield square, life
            elif token.kind == BULLET and bullets:
                yield square, bullets


def landings(state: State, seat: int) -> Iterator[tuple[int, float]]:
    """The Ship for who has something to bring; Farms where it may have landed for who has everything."""
    ship = next((sign for sign in state.signs if sign.ship and (sign.up or knows(sign.known, seat))), None)
    bringing = item_count(state.items[seat] & ~state.delivered)
    if bringing and not lacking(state, seat):
        worth = SHIP
    elif bringing and state.coop and ship and ship.up:
        worth = 22.0 + 10.0 * bringing
    else:
        return
    if ship:
        yield ship.at, worth
        return
    hidden = [sign for sign in state.signs if not sign.up and not knows(sign.known, seat)]
    unseen = len(hidden) + len(state.sign_pool)
    for sign in hidden:
        yield sign.at, worth * (0.45 + 0.55 / unseen)


# -- what has just been begun -------------------------------------------------------------------


def promises(state: State, seat: int) -> float:
    """A card just played is worth what its choices will bring."""
    return sum(promise(state, seat, step) for step in state.agenda if step.seat == seat) + 3.0 * (
        state.extra if seat == state.active else 0
    )


def promise(state: State, seat: int, step: Step) -> float:
    card = step.card
    if step.kind == "to" and step.who != seat:
        return RIVAL * BEAMED * pull(state, step.who)
    if step.kind == "to":
        best = max((worth for _, worth in goals(state, seat)), default=0.0)
        return max(0.0, 0.8 * best - pull(state, seat))
    if step.kind == "tile" and card == NUCLEAR:
        cells = state.town.loose
        here = [sum(at in state.martians for at in state.town.standable(cell)) for cell in cells]
        return (0.0 if state.coop else KILL) * max(here, default=0)
    if step.kind == "tile" and card == GET_OFF_MY_LAND:
        return 1.5 if sign_at(state, state.pawns[seat]) is None else 0.5
    if step.kind == "presidential":
        return 1.2
    if step.kind == "searchlight":
        return 3.0
    return 0.0


ADVISOR = MartiansAdvisor()
