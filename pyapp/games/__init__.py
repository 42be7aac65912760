"""One room per game. A room is found by its folder: it holds a `GAME`, and nobody keeps a list. Others come as packages."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from pkgutil import iter_modules

from . import elsewhere
from .elsewhere import AnyGame as AnyGame
from .elsewhere import BadPack


class Games(Mapping[str, AnyGame]):
    """slug -> Game, in display order, ours first. A room is entered (imported) only when its game is asked for."""

    def __init__(self) -> None:
        self._rooms = [room.name for room in iter_modules(__path__) if room.ispkg]

    def __getitem__(self, slug: str) -> AnyGame:
        room = slug.replace("-", "_") if isinstance(slug, str) else ""
        if room in self._rooms and "_" not in slug:
            game: AnyGame = import_module(f"{__name__}.{room}").GAME
            return game
        places = elsewhere.places()
        if slug not in places:
            raise KeyError(slug)
        return elsewhere.entered(slug, places[slug])

    def __iter__(self) -> Iterator[str]:
        """Ours, then those from elsewhere that can be played."""
        games = [self[room.replace("_", "-")] for room in self._rooms]
        yield from (game.slug for game in sorted(games, key=lambda game: game.order))
        for slug in sorted(elsewhere.places()):
            with suppress(BadPack):
                if not self.ours(slug) and self[slug]:
                    yield slug

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def ours(self, slug: str) -> bool:
        """Is there a room of that name? Then no pack can take its place."""
        return slug.replace("-", "_") in self._rooms


GAMES: Mapping[str, AnyGame] = Games()
