"""Length of links: whole games of every title, packed into an address, in characters."""

import argparse
from collections.abc import Iterator

from pyapp import GAMES
from pyapp.ai.thinking import choose
from pyapp.core.game import Game
from pyapp.core.rng import Rng
from pyapp.record import Record, Seat
from pyapp.record.link import link, read
from tools.env.console import Trouble

GOAL = 2000  # characters that every messenger carries
ADDRESS = "#/link/"
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Fabio")


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench links", description=__doc__)
    asked.add_argument("--games", type=int, default=40, help="whole games of each number of players")
    asked.add_argument("--level", default="random", help="random, easy, normal or hard players")
    given = asked.parse_args(words)
    heads = (
        "game",
        "players",
        "moves",
        "half of them",
        "95 %",
        "longest",
        f"within {GOAL}",
        "without picture",
    )
    print(("{:<14}{:>8}{:>8}" + "{:>14}" * 5).format(*heads))
    for slug, game in GAMES.items():
        for players in game.players:
            _line(slug, players, list(_records(slug, players, given.games, given.level)))
    return 0


def _records(slug: str, players: int, games: int, level: str) -> Iterator[Record]:
    game = GAMES[slug]
    for seed in range(games):
        rng = Rng(seed + 1)
        record = Record(game, game.setup(players, {}), seed, [Seat(name) for name in NAMES[:players]])
        while game.to_act(record.state) is not None:
            record.play(_move(game, record, level, rng))
        yield record


def _move(game: Game, record: Record, level: str, rng: Rng) -> object:  # type: ignore[type-arg]
    if level == "random":
        return rng.choice(game.moves(record.state))
    return choose(game, record.state, level)


def _line(slug: str, players: int, records: list[Record]) -> None:
    texts = [link(record) for record in records]
    if any(read(text).text() != record.text() for text, record in zip(texts, records, strict=True)):
        raise Trouble(f"A link of {slug} does not open as the game it was made of.")
    lengths = sorted(len(ADDRESS) + len(text) for text in texts)
    bare = sorted(len(ADDRESS) + len(link(record, picture=False)) for record in records)
    moves = sorted(len(record) for record in records)
    within = sum(length <= GOAL for length in lengths) / len(lengths)
    print(
        f"{slug:<14}{players:>8}{moves[len(moves) // 2]:>8}{lengths[len(lengths) // 2]:>14}"
        f"{lengths[len(lengths) * 95 // 100]:>14}{lengths[-1]:>14}{within:>14.0%}{bare[len(bare) // 2]:>14}",
        flush=True,
    )
