"""Two captains against each other: every move met by the best reply, a beam in mid-game, everything near the end."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass

from ..components import TRANSPORTS
from ..state import Place, State
from .layout import POINT
from .lean import STEP, Choice, Docks, Hold, Holds, Row, Station, colours_in, docks_left, hand_of

EXACT = 10  # docks left from which everything is searched
QUICKER = 3  # times as many positions are looked at there in the same time
PLIES = 8  # a beam looks no further ahead
GLANCE = 3  # plies of the beam before an exact search, so that its first moves are good ones
ROOT, WIDTH = 24, 8  # moves that a beam follows, at the table and in its head
CELLS = 4  # of the hold, for each dock, that a beam looks at
PROVEN, PROOF = 8, 4000  # docks left, and positions of the beam, for who only asks whether the end is certain
SLICE = 250  # positions between two looks at the door
EVER = 1 << 40  # more than any hold is worth
WON = 20 * POINT  # a game won counts more than what only looks good
_NOWHERE: tuple[Row, ...] = ((0, 0, 0, 0),)
ALL = 99  # plies: to the end

Reply = tuple[int, Choice, Row]  # how it looks, where the transport goes, where the goods go
Key = tuple[Docks, int, Hold, Hold, int]


class Pause(Exception):
    """The positions of a slice have been looked at."""


class Spent(Exception):
    """All positions have been looked at that there is time for."""


@dataclass(frozen=True, slots=True)
class Found:
    """A move that was chosen, and how much of the thinking is done; `sure` is what it is known to lead to."""

    move: Place
    progress: float
    sure: int | None = None  # 1: it wins by force, 0: it draws, -1: every move loses


class Search:
    """Alpha-beta over lean positions. It stops after each slice; begun again, it finds its way by its tables."""

    def __init__(self, state: State, positions: int) -> None:
        self.holds, self.station = (
            Holds(state.hull, state.effects, docks_left(state.ring)),
            Station(state.goods, state.effects),
        )
        self.full = (1 << len(state.hull)) - 1
        self.hull, self.slice = state.hull, SLICE
        self.most, self.left, self.done = positions, positions, 0.0
        self.toil = self.holds.cards.work if self.holds.cards else 0
        self.known: dict[Key, tuple[int, int]] = {}  # the worth is at least and at most so much
        self.best: dict[Key, Reply] = {}
        own, rival = state.turn, 1 - state.turn
        self.docks = self.station.at(state.ring, state.last_taken)
        self.own = self.holds.of(state.holds[own])
        self.rival = self.holds.of(state.holds[rival])
        self.hand, self.rival_hand = (self.able(state, seat) for seat in (own, rival))
        self.ahead = POINT * sum(game[own].total - game[rival].total for game in state.finished)
        if state.setup.options["tie_break"] == "late_seat" and state.games == 1:
            self.ahead += POINT // 2 if own != state.start else -(POINT // 2)
        self.to_come = state.game_number < state.games

    def able(self, state: State, seat: int) -> int:
        """The transports of a seat; none, where the hold is full (Q14)."""
        return hand_of(state.hands[seat]) if state.filled[seat] != self.full else 0

    # -- the choice -----------------------------------------------------------------------------

    def thoughts(self) -> Iterator[Found]:
        """Better and better moves; the last one is the choice."""
        replies = self.replies(self.docks, self.hand, self.own, self.rival, ALL)
        self.leading = replies[0]
        exact = docks_left(self.docks.ring) <= EXACT
        try:
            for plies in range(2, 1 + (GLANCE if exact else PLIES)):
                yield from self._in_slices(_first(replies, self.leading)[:ROOT], plies, -EVER, EVER)
            if exact:
                self.left = self.most = QUICKER * self.left
                yield self.found(1.0, (yield from self._to_the_end(_first(replies, self.leading))))
                return
        except Spent:
            pass
        yield self.found(1.0)

    def _to_the_end(self, replies: list[Reply]) -> Generator[Found, None, int | None]:
        """Is there a move that wins whatever the rival does, or one that draws? In a match points count to its end."""
        if self.to_come:
            yield from self._in_slices(replies, ALL, -EVER, EVER)
            return None
        for sure in (1, 0):
            low = -self.ahead - 1 + sure
            if (yield from self._in_slices(replies, ALL, low, low + 1)) > low:
                return sure
        return -1

    def _in_slices(
        self, replies: list[Reply], plies: int, low: int, high: int
    ) -> Generator[Found, None, int]:
        while True:
            try:
                return self.foremost(replies, plies, low, high)
            except Pause:
                self.left -= SLICE - min(0, self.slice + 1)
                if self.left <= 0:
                    raise Spent from None
                self.slice = SLICE
                yield self.found(self.progress())

    def foremost(self, replies: list[Reply], plies: int, low: int, high: int) -> int:
        """The worth of the best move, which leads from now on if it is more than `low`."""
        for reply in replies:
            args = (self.docks, self.hand, self.own, self.rival_hand, self.rival)
            value = self.after(*args, reply, plies, low, high)
            if value > low:
                low, self.leading = value, reply
                if value >= high:
                    break
        return low

    def progress(self) -> float:
        """How much of the thinking is done, at least."""
        self.done = max(self.done, 0.99 * (1 - self.left / self.most))
        return self.done

    def found(self, progress: float, sure: int | None = None) -> Found:
        _, (_, dock, colour), row = self.leading
        return Found(Place(dock, TRANSPORTS[colour], self.hull.cells[row[1]]), progress, sure)

    # -- at the table ---------------------------------------------------------------------------

    def replies(self, docks: Docks, hand: int, hold: Hold, rival: Hold, cells: int) -> list[Reply]:
        """What can be done, first what looks best: the own gain, and what the rival would have got from the goods."""
        rows, holds = hold.rows, self.holds
        choices = docks.choices(colours_in(hand))
        prized, second, prize = 0, 0, -1
        for tile, _, _ in choices:
            wanted = (rival.rows.get(tile) or holds.rows(rival, tile) or _NOWHERE)[0][0]
            if wanted > prized:
                prized, second, prize = wanted, prized, tile
            elif wanted > second and tile != prize:
                second = wanted
        found: list[Reply] = []
        for choice in choices:
            tile = choice[0]
            denied = prized - second if tile == prize and second else 0
            there = (rows.get(tile) or holds.rows(hold, tile))[:cells]
            found += [(row[0] + denied, choice, row) for row in there]
        found.sort(key=_look, reverse=True)
        return found

    def after(
        self,
        docks: Docks,
        hand: int,
        hold: Hold,
        rival_hand: int,
        rival: Hold,
        reply: Reply,
        plies: int,
        low: int,
        high: int,
    ) -> int:
        """The worth for who makes this move, once it is made."""
        _, choice, row = reply
        docks, hold = docks.after(choice), self.holds.after(hold, choice[0], row)
        hand = hand - STEP[choice[2]] if hold.filled != self.full else 0
        if docks.choices(colours_in(rival_hand)):
            return -self.worth(docks, rival_hand, rival, hand, hold, plies - 1, -high, -low)
        if docks.choices(colours_in(hand)):  # the rival skips (R16)
            return self.worth(docks, hand, hold, rival_hand, rival, plies - 1, low, high)
        margin = self.total(hold) - self.total(rival)
        if plies > PLIES or not margin:
            return margin
        return margin + (WON if margin > 0 else -WON)

    def total(self, hold: Hold) -> int:
        """What a hold brings in the end; where that is a long count, it takes its time from the slice."""
        if hold.total is None:
            self.slice -= self.toil
            return self.holds.counted(hold)
        return hold.total

    def worth(
        self,
        docks: Docks,
        hand: int,
        hold: Hold,
        rival_hand: int,
        rival: Hold,
        plies: int,
        low: int,
        high: int,
    ) -> int:
        """The worth for the seat to act; below `low` or above `high` only that it is so."""
        if plies <= 1:
            rows, holds = hold.rows, self.holds
            top = 0
            for tile, _, _ in docks.choices(colours_in(hand)):
                there = (rows.get(tile) or holds.rows(hold, tile))[0][0]
                top = max(top, there)
            return top - rival.worth
        key = (docks, hand, hold, rival, plies)
        least, most = self.known.get(key, (-EVER, EVER))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self.slice -= 1
        if self.slice < 0:
            raise Pause
        exact = plies > PLIES
        replies = self.replies(docks, hand, hold, rival, ALL if exact else CELLS)
        if not exact:
            del replies[WIDTH:]
        good = self.best.get(key)
        if good is not None:
            replies.insert(0, good)
        top, floor = -EVER, low
        for reply in replies:
            value = self.after(docks, hand, hold, rival_hand, rival, reply, plies, floor, high)
            if value > top:
                top = value
                self.best[key] = reply
                if value > floor:
                    floor = value
                    if value >= high:
                        break
        self.known[key] = (
            top if top > low else least,
            top if top < high else most,
        )
        return top


def proven(state: State) -> Iterator[int | None]:
    """What the seat to act can make sure of: 1 to win, 0 to draw, -1 nothing. The last is it; None: it can't be seen."""
    if state.players == 2 and not state.firsts and docks_left(state.ring) <= PROVEN:
        for found in Search(state, PROOF).thoughts():
            yield found.sure


def _look(reply: Reply) -> int:
    return reply[0]


def _first(replies: list[Reply], leading: Reply) -> list[Reply]:
    return [leading, *(reply for reply in replies if reply != leading)]
