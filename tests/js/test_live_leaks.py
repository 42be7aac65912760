"""Nothing that a seat may not know goes over its line: two tables that it can't tell apart send it the same bytes."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from typing import IO

import pytest

from e2e.hands.twins import Twins, twins
from pyapp import GAMES
from pyapp.record import Record
from tools.env import node
from tools.env.places import ROOT
from tools.quality import figures

SECRETIVE = [slug for slug, game in GAMES.items() if game.secrets]
MOMENTS = int(os.environ.get("REGOLO_MOMENTS", "12"))


class Lines:
    """The page's own hub, told by another process what to play; says what went to one seat."""

    def __init__(self) -> None:
        node.ensure_packages()
        self.process = subprocess.Popen(
            [node.node(), "tests/js/livetold.mjs"],
            cwd=ROOT,
            env={**os.environ, "REGOLO_PYTHON": sys.executable},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def told(self, pair: Twins, which: int) -> list[str]:
        asked = {"mover": pair.mover, "move": pair.move, "seat": pair.next}
        record = pair.files()[which]["buffer"].decode()
        write, read = _pipes(self.process)
        write.write(json.dumps({**asked, "record": record}) + "\n")
        write.flush()
        found: list[str] = json.loads(read.readline())
        return found


def _pipes(process: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    assert process.stdin and process.stdout
    return process.stdin, process.stdout


@pytest.fixture(scope="module")
def lines() -> Iterator[Lines]:
    made = Lines()
    with made.process:
        yield made


def alike(pair: Twins) -> bool:
    """Is the next seat offered the same? Whoever has just been shown a deck may take from it, and knows it."""
    offered = []
    for position in pair.positions:
        record = Record.from_position(position)
        record.play(pair.move)
        offered.append([str(move) for move in record.game.moves(record.state)])
    return offered[0] == offered[1]


@pytest.mark.thorough
@pytest.mark.parametrize("slug", SECRETIVE)
def test_twin_tables_send_a_seat_the_same(lines: Lines, slug: str) -> None:
    for number, pair in enumerate(islice(filter(alike, twins(slug, 23)), MOMENTS)):
        one, other = (lines.told(pair, which) for which in (0, 1))
        assert len(one) > 8, "the guest has looked at everything it may ask for"
        for said, said_too in zip(one, other, strict=True):
            assert said == said_too, f"{slug} moment {number}: {pair.move}"
        assert not [said for said in one if "game: " in said], "no record goes over the line"
        figures.note("live-leaks", slug=slug, failed=False)
