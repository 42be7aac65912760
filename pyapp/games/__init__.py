"""One room per game. A room is found by its folder: it holds a `GAME`, and nobody keeps a list."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ..core.game import Game

AnyGame = Game[Any, Any, Any]


class _Games(Mapping[str, AnyGame]):
    """slug -> Game, in display order. A room is entered (imported) only when its game is asked for."""

    def __init__(self) -> None:
        self._rooms = [room.name for room in iter_modules(__path__) if room.ispkg]

    def __getitem__(self, slug: str) -> AnyGame:
        room = slug.replace("-", "_") if isinstance(slug, str) else ""
        if room not in self._rooms or "_" in slug:
            raise KeyError(slug)
        game: AnyGame = import_module(f"{__name__}.{room}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        games = [self[room.replace("_", "-")] for room in self._rooms]
        return iter([game.slug for game in sorted(games, key=lambda game: game.order)])

    def __len__(self) -> int:
        return len(self._rooms)


GAMES: Mapping[str, AnyGame] = _Games()
