"""What strangers may put into a link: bent views are drawn as the page draws them, none may hang or name an address."""

import argparse
from collections.abc import Iterable, Iterator
from typing import Any

from pyapp import GAMES
from pyapp.core.rng import Rng
from pyapp.link import shown_view
from pyapp.record import Record
from tools import catalog, pictures
from tools.say import Trouble

GAMES_EACH = 3  # for every number of players


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench drawings", description=__doc__)
    asked.add_argument("--views", type=int, default=10_000, help="bent views for each board and drawing")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args(words)
    found = measured(given.views, given.seed)
    print(("{:<14}" + "{:>16}" * 4).format("game", "boards drawn", "slowest", "stamps drawn", "slowest"))
    for slug, told in found.items():
        board, stamp = told["draw"], told["stamp"]
        slowest = [f"{one['slowest']:.0f} ms" for one in (board, stamp)]
        print(f"{slug:<14}{board['drawn']:>16}{slowest[0]:>16}{stamp['drawn']:>16}{slowest[1]:>16}")
    wrong = [f"{slug}: {each}" for slug, told in found.items() for each in told["wrong"]]
    if wrong:
        raise Trouble("\n".join(wrong))
    return 0


def measured(count: int, seed: int, slugs: Iterable[str] = GAMES) -> dict[str, Any]:
    """Slug -> what came of so many bent views of its boards and stamps."""
    drawn = [slug for slug in slugs if catalog.drawn(slug)]
    return pictures.fuzzed({slug: {"views": views(slug), "count": count, "seed": seed} for slug in drawn})


def views(slug: str) -> list[dict[str, Any]]:
    """Honest views of a title as links carry them: of spectators and seats, early, late and at the end."""
    return [
        view
        for players in GAMES[slug].players
        for seed in range(GAMES_EACH)
        for view in _seen(slug, players, seed)
    ]


def _seen(slug: str, players: int, seed: int) -> Iterator[dict[str, Any]]:
    rng = Rng(100 * players + seed)
    record = Record.new(slug, players, seed)
    wanted = {0, rng.below(40), 40 + rng.below(60)}
    while moves := record.game.moves(record.state):
        if len(record) in wanted:
            yield shown_view(record, rng.choice((None, *range(players))))
        record.play(rng.choice(moves))
    yield shown_view(record, None)
