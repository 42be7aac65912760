"""The third engine, every iPhone's: a game's whole life in it. Each test is a first visit to a site of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.faults.test_mishaps import REFUSE, words
from e2e.faults.test_offline import Served, copied, replace
from e2e.flows.test_embed import sent
from e2e.flows.test_learning import GO_ON
from e2e.hands.killed import comes_back, play_first
from e2e.hands.whole import begun, shortest
from e2e.looks.test_words import LEAST, WORDS, moments
from tools.env import webkit
from tools.quality import figures
from tools.quality.screens import DRAWN
from tools.quality.webkit import OfWebKit, opened
from tools.quality.windows import OVER, PATIENCE, WAITS, YOURS
from tools.site import server

LONG = figures.long_form()
LAST = 6  # moves of each game in the short form
WHOLE = ("suk", "pocket-mars")  # played from the deal on in the short form too
SIZES = ((447, 900), (1280, 800))
PLAY = (Path(__file__).parents[1] / "hands/kept.js").read_text("utf-8").strip().rstrip(";")
# What a button hands over as a file, read where the browser would ask for a folder.
FILE = """(async () => {
  const kept = [], plain = URL.createObjectURL;
  URL.createObjectURL = (blob) => { kept.push(blob); return 'data:,'; };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = () => undefined;
  document.querySelector(a[0]).click();
  [URL.createObjectURL, HTMLAnchorElement.prototype.click] = [plain, click];
  return kept[0].text();
})()"""


@pytest.fixture(scope="module")
def browser_of_webkit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OfWebKit]:
    found = webkit.programs()
    if not found:
        pytest.skip(
            "no WebKit here, and none could be fetched (Debian's webkit2gtk-driver and xvfb, as root)"
        )
    with opened(found, tmp_path_factory.mktemp("webkit")) as window:
        yield window


@pytest.fixture
def window(browser_of_webkit: OfWebKit) -> Iterator[OfWebKit]:
    browser_of_webkit.resize(1280, 800)
    yield browser_of_webkit
    browser_of_webkit.go("about:blank")
    assert browser_of_webkit.complaints() == []


@pytest.fixture
def place(dist: Path, window: OfWebKit) -> Iterator[str]:
    """A site that nothing is kept of yet."""
    with server.serving(dist) as served:
        window.prefer(served.address)
        yield served.address


def play(window: OfWebKit, slug: str, until: int) -> int:
    """The moves of the kept game; how often the screen was handed over."""
    handed: int = window.run(f"(\n{PLAY})(a)", shortest(slug).moves, until, PATIENCE * 1000)
    return handed


@pytest.mark.parametrize("slug", DRAWN)
def test_a_game_to_its_end(window: OfWebKit, place: str, slug: str) -> None:
    """Taken in from its file, reloaded in the middle, played to its score; between people at one screen it is covered."""
    left = None if LONG or slug in WHOLE else LAST
    game, whole = begun(slug, left), len(shortest(slug))
    window.take_in(place, game.text())
    halfway = (whole + len(game)) // 2
    handed = play(window, slug, halfway)
    number, kept = window.at(), window.record()
    window.reload()
    window.wait(WAITS)
    assert window.record() == kept
    assert window.at() == number or window.has(".handover")
    handed += play(window, slug, whole)
    window.wait(f".score, {OVER}")
    assert window.at() == whole
    if game.game.secrets and game.setup.players > 1:
        assert handed > 0


def test_cold_warm_and_without_its_server(window: OfWebKit, dist: Path, tmp_path: Path) -> None:
    """Every title starts on the day after, when the site cannot be reached."""
    served = Served(copied(dist, tmp_path / "site"))
    window.prefer(served.address)
    window.new_game(served.address)
    play_first(window)
    number, kept = window.at(), window.record()
    window.reload()
    window.wait(YOURS)
    assert (window.at(), window.record()) == (number, kept)
    window.go(f"{served.address}index.html#/settings")
    window.wait('.offline[data-state="kept"]')
    assert window.complaints() == []
    served.stop()
    for slug in DRAWN:
        window.go(f"{served.address}index.html#/new/{slug}")
        window.press("button[type=submit]")
        window.wait('.handover, .table-page:is([data-state="yours"], [data-state="steps"])')
    window.complaints()  # that the server is away


def test_a_page_killed_comes_back_at_the_same_move(window: OfWebKit, place: str) -> None:
    comes_back(window, place)


def test_a_game_leaves_as_file_and_as_link(window: OfWebKit, place: str, dist: Path) -> None:
    """What another device gets is the same game at the same move."""
    window.new_game(place)
    play_first(window)
    number, kept = window.at(), window.record()
    assert "sette giorni" in window.text(), "this engine forgets, and says so"
    window.press('[data-open="share"]')
    window.wait(".share-link input")
    while not (link := window.run("document.querySelector('.share-link input').value")):
        pass
    window.go(f"{place}index.html#/")
    window.wait(".icon-button")
    assert window.run(FILE, f'button[aria-label="{words("it", "saves.export")}"]') == kept
    with server.serving(dist) as elsewhere:
        window.prefer(elsewhere.address)
        window.take_in(elsewhere.address, kept)
        assert (window.at(), window.record()) == (number, kept)
    with server.serving(dist) as elsewhere:
        window.prefer(elsewhere.address)
        window.go(str(link).replace(place, elsewhere.address))
        window.wait("main .button-main")
        assert window.record() == "", "a link asks before it is kept"
        window.press("main .button-main")
        window.wait(WAITS)
        assert window.at() == number


def test_light_in_a_frame_of_another_page(window: OfWebKit, place: str, tmp_path: Path) -> None:
    """A shared link across origins: a picture at first, a table after a click."""
    frame = f'<iframe src="{place}embed.html?link={sent("suk")}&lang=en" width="900" height="700"></iframe>'
    (tmp_path / "index.html").write_text(
        f"<!doctype html><title>host</title><link rel=icon href=data:,>{frame}"
    )
    with server.serving(tmp_path) as host:
        window.go(host.address)
        window.enter_frame(0)
        window.wait(".facade-picture svg")
        assert not window.has(".table-page")
        window.press("a.facade-play, .facade a, .facade button")
        window.wait(f".handover, {YOURS}")


def test_a_lesson_leads_to_a_first_game(window: OfWebKit, place: str) -> None:
    window.go(f"{place}index.html#/lesson/suk")
    window.wait("[data-pointed]")
    while not window.has("#first-game"):
        window.wait(f"{GO_ON}, #first-game")
        window.run("document.querySelector(a[0])?.click()", GO_ON)
    assert window.record() == "", "a lesson is no saved game"
    window.press("#first-game")
    window.wait('.table-page:is([data-state="yours"], [data-state="theirs"], [data-state="steps"])')


def test_nothing_may_be_stored(window: OfWebKit, dist: Path, tmp_path: Path) -> None:
    """As with all cookies blocked: one plays, and is told what will not stay."""
    folder = copied(dist, tmp_path / "site")
    (folder / "static/refuse.js").write_text(REFUSE, "utf-8")
    page = folder / "index.html"
    replace(
        page,
        page.read_text("utf-8").replace("<title>", '<script src="./static/refuse.js"></script><title>', 1),
    )
    with server.serving(folder) as served:
        window.go(f"{served.address}index.html?lang=it#/new/suk")
        window.press("button[type=submit]")
        window.wait(YOURS)
        assert words("it", "storage.refused") in window.text()


@pytest.mark.parametrize("slug", DRAWN)
def test_every_word_can_be_read(window: OfWebKit, place: str, slug: str) -> None:
    """On a narrow and on a wide screen; nothing is cut off or covered."""
    (text,) = moments(slug, 1, "webkit")
    window.run("localStorage.setItem('regolo.fleeting', 'yes')")
    window.take_in(place, text)
    found: list[str] = []
    for width, height in SIZES:
        window.resize(width, height)
        window.run("document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 300)))")
        assert window.run("innerWidth") == width
        assert window.run("document.documentElement.scrollWidth") <= width
        told: list[str] = window.run(
            f"(\n{WORDS.strip().rstrip(';')})(a[0])", {"least": LEAST, "whole": True, "rounded": True}
        )
        figures.note("words", slug=slug, size=f"{width}x{height} WebKit", words="ours", failed=bool(told))
        found += [f"{width}: {line}" for line in told]
    assert found == []
