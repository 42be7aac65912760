"""Who wins for sure: the next moves searched to the end of the game, against every reply."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from ..core.game import Game
from ..core.result import Result
from ..core.rng import Rng

AnyGame = Game[Any, Any, Any]
PROMISING = 4  # moves that get a short look


class TooMany(Exception):
    """More positions than the search may look at."""


class Search:
    """Looks at positions until `most` of them have been seen; then it gives up with TooMany."""

    def __init__(self, game: AnyGame, seat: int, most: int) -> None:
        self.game = game
        self.seat = seat
        self.left = most
        self._known: dict[tuple[str, int], bool] = {}

    def wins(self, state: Any, horizon: int) -> bool:
        """Does the seat win within so many moves of the table, whatever the others do?"""
        self.left -= 1
        if self.left < 0:
            raise TooMany
        result = self.game.result(state)
        if result is not None:
            return has_won(result, self.seat)
        if not horizon:
            return False
        key = self.game.digest(state), horizon
        if key not in self._known:
            self._known[key] = self._wins(state, horizon - 1)
        return self._known[key]

    def _wins(self, state: Any, horizon: int) -> bool:
        after = (self.wins(self.game.after(state, move), horizon) for move in self.promising(state))
        return any(after) if self.game.to_act(state) == self.seat else all(after)

    def promising(self, state: Any) -> list[Any]:
        """The moves of who is to act, what looks best for that seat first."""
        moves = self.game.moves(state)
        if len(moves) < 2:
            return moves
        seat, value = self.game.to_act(state), self.game.advisor().value
        looks = [-value(self.game.after(state, move), seat) for move in moves]
        return [moves[number] for number in sorted(range(len(moves)), key=looks.__getitem__)]


def has_won(result: Result, seat: int) -> bool:
    """Alone at the top; against the game itself, simply won."""
    return result.ranking[0] == [seat] if result.won is None else result.won


def winning_moves(
    game: AnyGame, state: Any, seat: int, horizon: int, worlds: int, most: int, few: int
) -> list[Any]:
    """The seat's moves that win against every reply, in the true position and in others it can't tell apart.

    Nothing if more than `few` of them win in the true one.
    """
    winning = game.moves(state)
    for number, world in enumerate(_worlds(game, state, seat, worlds)):
        search = Search(game, seat, most)
        still = []
        for move in winning:
            search.left = most
            if search.wins(game.after(world, move), horizon - 1):
                still.append(move)
            if number == 0 and len(still) > few:
                return []
        winning = still
        if not winning:
            break
    return winning


def glimpses_a_win(game: AnyGame, state: Any, seat: int, horizon: int, most: int) -> bool:
    """Does a short look at the most promising moves find one that wins in the true position?"""
    search = Search(game, seat, most)
    for move in search.promising(state)[:PROMISING]:
        search.left = most
        with suppress(TooMany):
            if search.wins(game.after(state, move), horizon - 1):
                return True
    return False


def _worlds(game: AnyGame, state: Any, seat: int, worlds: int) -> Iterator[Any]:
    yield state
    rng = Rng(1)
    for _ in range(worlds):
        yield game.determinize(state, seat, rng)


def still_wins(game: AnyGame, state: Any, seat: int, horizon: int, most: int) -> bool | None:
    """Can a seat still win for sure within so many moves? None where there is too much to look at."""
    try:
        return Search(game, seat, most).wins(state, horizon)
    except TooMany:
        return None
