"""What strangers may put into a link: bent views are drawn as the page draws them, none may hang or name an address."""

import argparse
from collections.abc import Iterable, Iterator
from typing import Any

from pyapp import GAMES
from pyapp.core.rng import Rng
from pyapp.record import Record
from pyapp.record.link import shown_view
from tools.env.console import Trouble
from tools.site import catalog, pictures

WAYS = ("draw", "stamp", "sketch")
GAMES_EACH = 3  # for every number of players


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench drawings", description=__doc__)
    asked.add_argument("--views", type=int, default=10_000, help="bent views for each board and drawing")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args(words)
    found = measured(given.views, given.seed)
    print("of so many bent ones, how many were drawn, and the slowest\n")
    print(("{:<14}" + "{:>18}" * len(WAYS)).format("game", *WAYS))
    for slug, told in found.items():
        shown = (f"{told[way]['drawn']} {told[way]['slowest']:.0f} ms" for way in WAYS)
        print(f"{slug:<14}" + "".join(f"{one:>18}" for one in shown))
    wrong = [f"{slug}: {each}" for slug, told in found.items() for each in told["wrong"]]
    if wrong:
        raise Trouble("\n".join(wrong))
    return 0


def measured(count: int, seed: int, slugs: Iterable[str] = GAMES) -> dict[str, Any]:
    """Slug -> what came of so many bent views of its boards and stamps."""
    drawn = [slug for slug in slugs if catalog.drawn(slug)]
    return pictures.fuzzed({slug: {**honest(slug), "count": count, "seed": seed} for slug in drawn})


def honest(slug: str) -> dict[str, list[dict[str, Any]]]:
    """Views of a title as links carry them, of spectators and seats, early, late and at the end; and its positions."""
    found = [
        seen
        for players in GAMES[slug].players
        for seed in range(GAMES_EACH)
        for seen in _seen(slug, players, seed)
    ]
    return {"views": [view for view, _ in found], "positions": [position for _, position in found]}


def _seen(slug: str, players: int, seed: int) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    rng = Rng(100 * players + seed)
    record = Record.new(slug, players, seed)
    wanted = {0, rng.below(40), 40 + rng.below(60)}
    while moves := record.game.moves(record.state):
        if len(record) in wanted:
            yield shown_view(record, rng.choice((None, *range(players)))), record.game.dump(record.state)
        record.play(rng.choice(moves))
    yield shown_view(record, None), record.game.dump(record.state)
