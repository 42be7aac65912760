"""Pictures in links may come from anybody: what bent views do when they are drawn, and what is not drawn at all."""

import json
import subprocess
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.bridge import handle
from pyapp.core.rng import Rng
from pyapp.record import Record, Seat, link, plain_name
from pyapp.record.link import _packed, _unpacked, picture_agrees, read
from pyapp.record.link import link as link_of
from tools.bench.drawings import WAYS, measured
from tools.env import node
from tools.env.places import ROOT
from tools.site import catalog

DRAWN = [slug for slug in GAMES if catalog.drawn(slug)]
BENT = 300  # views each; `python build.py bench drawings` takes 10,000


@pytest.mark.parametrize("slug", DRAWN)
def test_bent_views_neither_hang_nor_name_an_address(slug: str) -> None:
    told = measured(BENT, seed=7, slugs=[slug])[slug]
    assert told["wrong"] == []
    for way in WAYS:
        assert BENT / 8 < told[way]["drawn"] < BENT, "some must be drawn, and some must not"


def played(slug: str, moves: int = 6) -> Record:
    record, rng = Record.new(slug, players=2, seed=5, seats=[Seat("Anna"), Seat("Bruno")]), Rng(3)
    while len(record) < moves:
        record.play(rng.choice(record.game.moves(record.state)))
    return record


def forged(text: str, **other: Any) -> str:
    parts = text.split(".")
    parts[4] = _packed({**_unpacked(parts[4]), **other})
    return ".".join(parts)


@pytest.mark.parametrize("slug", GAMES)
def test_d15_a_picture_is_compared_with_its_game(slug: str) -> None:
    record = played(slug)
    text = link_of(record, room=link.LONGEST_LINK)
    view = _unpacked(text.split(".")[4])["view"]
    assert picture_agrees(text, read(text))
    other = _unpacked(link_of(played(slug, 9), room=link.LONGEST_LINK).split(".")[4])["view"]
    for lie in (forged(text, view=other), forged(text, to_act=1 - (record.game.to_act(record.state) or 0))):
        assert not picture_agrees(lie, read(lie))
    older = forged(text, view={name: value for name, value in view.items() if name != "options"})
    assert picture_agrees(older, read(older)), "a view that says less is no lie"


async def opened(text: str) -> Any:
    return json.loads(await handle(json.dumps({"do": "open", "table": "t", "link": text, "seat": None})))


def test_d15_the_engine_says_whether_the_picture_is_of_the_game() -> None:
    import asyncio

    text = link_of(played("suk"))
    lie = forged(
        text, view={**_unpacked(text.split(".")[4])["view"], "scores": [{"total": 99}, {"total": 1}]}
    )
    assert asyncio.run(opened(text))["picture"] is True
    assert asyncio.run(opened(lie))["picture"] is False


NAMES = [
    "Anna",
    " Anna  Maria ",
    "An\u202ena",
    "\u2066Bruno\u2069 \u200b\u200dx",
    "a#b\nc\td",
    "\u0000\u001b[31mred",
    "é€𝄞" * 12,
    "x" * 40,
    "\u3000wide\u00a0space",
    "",
]


def test_d15_a_name_is_cleaned_in_the_page_as_in_a_record() -> None:
    script = f"""import {{ plainName }} from '{(ROOT / "static/js/base/plainname.js").as_uri()}';
      process.stdout.write(JSON.stringify({json.dumps(NAMES)}.map(plainName)));"""
    made = subprocess.run(
        [node.node(), "--input-type=module", "-e", script], capture_output=True, text=True, check=True
    )
    assert json.loads(made.stdout) == [plain_name(name) for name in NAMES]
