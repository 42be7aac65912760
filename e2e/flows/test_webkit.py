"""The third engine, every iPhone's: a game is taken in, reloaded, played to its end; a board in a frame wakes up."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.flows.test_embed import sent
from e2e.hands import webkit as hand
from e2e.hands.patterns import fits
from e2e.hands.steps import RETURNING
from e2e.hands.webkit import Sight
from e2e.hands.whole import begun, shortest
from tools.env import webkit
from tools.quality import figures
from tools.quality.screens import DRAWN
from tools.site import server

LONG = figures.long_form()
LAST = 4  # moves of each game in the short form
MOST_CHOICES = 8  # until one move is left
WAITS = '.handover, .table-page[data-state="yours"], .table-page[data-state="over"]'
YOURS = '.table-page[data-state="yours"]'
RECORDS = """Object.keys(localStorage).filter((key) => key.startsWith('regolo.game.'))
  .map((key) => JSON.parse(localStorage.getItem(key).replace(/^\\S+ /, '')))
  .sort((one, other) => other.updated - one.updated || other.rev - one.rev)[0].record"""
CHOSEN = {**RETURNING, "autoForced": False}


@pytest.fixture(scope="module")
def programs() -> webkit.Programs:
    found = webkit.programs()
    if not found:
        pytest.skip(
            "no WebKit here, and none could be fetched (Debian's webkit2gtk-driver and xvfb, as root)"
        )
    return found


@pytest.fixture
def sight(programs: webkit.Programs, site: str, tmp_path: Path) -> Iterator[Sight]:
    with hand.seen(programs, tmp_path) as opened:
        prefer(opened, site)
        yield opened
        assert opened.complaints() == []


def prefer(sight: Sight, site: str) -> None:
    """Settings as a returning visitor has them, written on a page of the site that runs nothing."""
    sight.go(f"{site}static/icons/regolo.svg")
    sight.run("localStorage.setItem('regolo.settings', a[0])", json.dumps(CHOSEN))


def at(sight: Sight) -> int:
    return int(sight.run("document.querySelector('.table-page')?.dataset.at ?? 0"))


def make(sight: Sight, move: str) -> None:
    """Plays this move from the list."""
    if not sight.has("details.moves[open]"):
        sight.press("details.moves summary")
    for _ in range(MOST_CHOICES):
        if sight.has("#confirm:enabled"):
            break
        patterns = sight.run("[...document.querySelectorAll('.choice')].map((one) => one.dataset.pattern)")
        number = next(number for number, pattern in enumerate(patterns) if fits(pattern, move))
        sight.run("document.querySelectorAll('.choice')[a[0]].click()", number)
    before = at(sight)
    sight.press("#confirm")
    sight.wait(f'.handover, .table-page:not([data-at="{before}"])')


@pytest.mark.parametrize("slug", DRAWN if LONG else ["suk"])
def test_a_game_to_its_end(sight: Sight, site: str, slug: str) -> None:
    """Taken in from its file, reloaded in the middle, played to its score."""
    moves = shortest(slug).moves
    sight.go(f"{site}index.html")
    sight.wait("input[type=file]")
    sight.give_file(begun(slug, None if LONG else LAST).text())
    sight.wait(WAITS)
    halfway = (len(moves) + at(sight)) // 2
    reloaded = False
    while not sight.has('.table-page[data-state="over"]'):
        if sight.has(".handover"):
            sight.press(".handover .button-main")
            sight.wait(f"{YOURS}, .table-page[data-state='over']")
            continue
        if at(sight) >= halfway and not reloaded:
            reloaded, kept, number = True, sight.run(RECORDS), at(sight)
            sight.reload()
            sight.wait(WAITS)
            assert sight.run(RECORDS) == kept
            assert sight.has(".handover") or at(sight) == number
            continue
        make(sight, moves[at(sight)])
        sight.wait(WAITS)
    sight.wait(".score")


def test_light_in_a_frame_of_another_page(sight: Sight, site: str, tmp_path: Path) -> None:
    """A shared link across origins: a picture at first, a table after a click."""
    frame = f'<iframe src="{site}embed.html?link={sent("suk")}&lang=en" width="900" height="700"></iframe>'
    (tmp_path / "host").mkdir()
    (tmp_path / "host/index.html").write_text(
        f"<!doctype html><title>host</title><link rel=icon href=data:,>{frame}"
    )
    with server.serving(tmp_path / "host") as host:
        sight.go(host.address)
        sight.enter_frame(0)
        sight.wait(".facade-picture svg")
        assert not sight.has(".table-page")
        sight.press("a.facade-play, .facade a, .facade button")
        sight.wait(f".handover, {YOURS}")
