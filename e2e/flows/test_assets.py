"""Files that are missing or never come: a person reads what is the matter, the game is safe, and there is a way on."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, Route, expect

from e2e.conftest import Watch
from e2e.hands.steps import at, move, new_game, prefer, saved_record, wait_for
from tests.playing import PLAYABLE
from tools.quality import figures

EVERYTHING = figures.long_form()
PATIENCE = 60_000
# The page loses its patience after 15 seconds; a test need not.
HURRY = """{ const wait = setTimeout;
  window.setTimeout = (run, ms, ...more) => wait(run, ms === 15000 ? 1500 : ms, ...more); }"""
SAFE = re.compile("al sicuro|per giocare, riprova|Puoi aspettare o riprovare")
ANSWERS = ("missing", "silent")
START = ["static/js/app/main.js", "static/locale/it.json", "static/css/page.css"]
TABLE = [
    "static/js/engine/runtime.js",
    "static/js/boards/suk.js",
    "runtime/pyscript/core.js",
    "runtime/pyodide/pyodide.asm.wasm",
]


def kinds(few: list[str]) -> list[tuple[str, str]]:
    """Each file missing, each silent; in the short form every file once."""
    if EVERYTHING:
        return [(name, how) for name in few for how in ANSWERS]
    return [(name, ANSWERS[number % 2]) for number, name in enumerate(few)]


class Line:
    """The line to files that are missing, or silent: never answered, as when a line hangs."""

    def __init__(self) -> None:
        self.hanging: list[Route] = []

    def answer(self, how: str) -> Callable[[Route], None]:
        def missing(route: Route) -> None:
            route.fulfill(status=404, body="not here")

        def silent(route: Route) -> None:
            self.hanging.append(route)

        return missing if how == "missing" else silent

    def is_mended(self, page: Page) -> None:
        """What hung breaks off, what is asked for from now on comes."""
        while self.hanging:
            self.hanging.pop().abort()
        page.unroute_all(behavior="ignoreErrors")


@pytest.fixture
def line() -> Line:
    return Line()


@pytest.fixture
def hurried(page: Page, watch: Watch) -> Page:
    watch.cut_off = True  # a browser says in its console what it could not fetch
    prefer(page)
    page.add_init_script(HURRY)
    return page


def come_back(page: Page, how: str, button: str) -> None:
    """What was missing is there again."""
    if how == "missing":
        page.locator(button).first.click()
    else:
        page.reload()


@pytest.mark.parametrize(("name", "how"), kinds(START))
def test_er2_the_page_cannot_start(
    hurried: Page, line: Line, site: str, watch: Watch, name: str, how: str
) -> None:
    page = hurried
    page.route(f"**/{name}", line.answer(how))
    page.goto(site, wait_until="commit")
    home = page.get_by_role("heading", name="Regolo").or_(page.locator(".home-head")).first
    if not name.endswith(".css"):  # without a style sheet the page goes on
        expect(page.locator("#unready")).to_be_visible(timeout=PATIENCE)
        expect(page.locator("#unready")).to_contain_text(SAFE)
        line.is_mended(page)
        come_back(page, how, "#unready a")
    expect(page.locator("#unready")).to_have_count(0, timeout=PATIENCE)
    expect(home).to_be_visible()
    watch.thrown.clear()


@pytest.mark.parametrize(("name", "how"), kinds(TABLE))
def test_er2_a_table_whose_files_do_not_come(
    hurried: Page, line: Line, site: str, watch: Watch, name: str, how: str
) -> None:
    page = hurried
    new_game(page, site)
    move(page)
    number, kept = at(page), saved_record(page)
    page.route(re.compile(re.escape(name)), line.answer(how))
    if "wasm" in name or "core" in name:
        page.evaluate("localStorage.removeItem('regolo.image')")
    page.reload(wait_until="commit")
    expect(page.get_by_text(SAFE).first).to_be_visible(timeout=PATIENCE)
    assert saved_record(page) == kept
    line.is_mended(page)
    page.reload()
    wait_for(page, "yours")
    assert (at(page), saved_record(page)) == (number, kept)
    watch.thrown.clear()


@pytest.mark.skipif(not EVERYTHING, reason="long form: python build.py soak --browser")
@pytest.mark.parametrize("how", ANSWERS)
@pytest.mark.parametrize("slug", PLAYABLE)
def test_er2_any_file_a_table_asks_for(
    hurried: Page, line: Line, site: str, watch: Watch, slug: str, how: str
) -> None:
    """Without any one of its files a table stands, or says what is the matter; the saved game is never touched."""
    page = hurried
    page.goto(f"{site}#/new/{slug}")
    page.locator("button[type=submit]").click()
    wait_for(page, "yours")
    move(page)
    kept, table = saved_record(page), page.url
    troubles = []
    for name in asked_for(page, site, table):
        page.goto("about:blank")
        page.route(f"**/{name}", line.answer(how))
        page.goto(table, wait_until="commit")
        stands = page.locator('.table-page[data-state="yours"]').or_(page.get_by_text(SAFE)).first
        trouble = ""
        try:
            expect(stands).to_be_visible(timeout=PATIENCE)
            trouble = "" if saved_record(page) == kept else "the saved game was touched"
        except AssertionError:
            trouble = "no table, and no word"
        figures.note("file", name=name, how=how, failed=bool(trouble))
        troubles += [f"{name}: {trouble}"] if trouble else []
        line.is_mended(page)
    watch.thrown.clear()
    assert not troubles


def asked_for(page: Page, site: str, address: str) -> list[str]:
    """The files a page fetches until it stands, the page itself left out."""
    found: dict[str, None] = {}

    def note(request: Request) -> None:
        found.setdefault(request.url.removeprefix(site).split("?")[0].split("#")[0])

    page.on("request", note)
    page.goto("about:blank")
    page.goto(address)
    wait_for(page, "yours")
    page.wait_for_load_state("networkidle")
    page.remove_listener("request", note)
    return [name for name in found if name and ":" not in name]
