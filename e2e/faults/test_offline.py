"""The site kept on the device: without its server, from version to version, as an app."""

import gzip
import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import Watch
from e2e.hands import steps
from tools.quality import figures
from tools.site import offline, packed, server

FRESH = ".fresh"
LONG_ENOUGH = 4000  # for whatever comes unasked
MOST_REQUESTS = 30  # of who only looks at the first page
MOST_IN_ALL = 90  # of a first game and the whole copy
# The files of the copy that are not as the build made them: sw.js says each one's hash.
WRONG = r"""async () => {
  const text = await (await fetch('./sw.js')).text();
  const files = JSON.parse(/const FILES = (.*);/.exec(text)[1]);
  const cache = await caches.open((await caches.keys())[0]);
  const wrong = [];
  for (const [name, hash] of Object.entries(files)) {
    const kept = await cache.match(new URL(name, document.baseURI));
    if (!kept && /^runtime\/(library|early)-/.test(name)) continue; // it has started from the image
    const body = name.endsWith('.image') ? kept?.body.pipeThrough(new DecompressionStream('gzip')) : kept?.body;
    const bytes = body && (await crypto.subtle.digest('SHA-256', await new Response(body).arrayBuffer()));
    const found = bytes && [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    if (!found?.startsWith(hash)) wrong.push(name);
  }
  return wrong;
}"""
WAITING = "navigator.serviceWorker.getRegistration().then((found) => Boolean(found.waiting))"
NEW_WORDS = "Il regolamento che gioca ancora meglio."


def copied(dist: Path, target: Path) -> Path:
    """The same files under another name; what is changed later must be put there anew."""
    shutil.copytree(dist, target, copy_function=os.link)
    return target


def renewed(folder: Path, build: str) -> None:
    """Puts the next version into the folder: other words on the first page, another build."""
    words = folder / "static/locale/it.json"
    changed = json.loads(words.read_text())
    changed["brand.line"] = NEW_WORDS
    replace(words, json.dumps(changed))
    page = folder / "index.html"
    replace(page, re.sub(r'"build": ?"\w+"', f'"build": "{build}"', page.read_text(), count=1))
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in packed.ENDINGS and not path.name.startswith(".")
    }
    replace(folder / "sw.js", offline.worker(files, build).decode())


def replace(path: Path, text: str) -> None:
    for ending in packed.ENDINGS:
        path.with_name(path.name + ending).unlink(missing_ok=True)
    path.unlink()
    path.write_text(text)


@pytest.fixture
def context(browser: Browser, watch: Watch, context_options: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser that keeps a copy, as browsers do, and grumbles when its server is away."""
    made = browser.new_context(**context_options)
    watch.on(made)
    watch.cut_off = True
    yield made
    made.close()
    watch.check()


@pytest.fixture
def served(dist: Path, tmp_path: Path, watch: Watch) -> Iterator["Served"]:
    started = Served(copied(dist, tmp_path / "site"))
    watch.home = started.address
    yield started
    started.stop()


class Served:
    """A server that can be stopped in the middle of a test."""

    def __init__(self, folder: Path, path: str = "") -> None:
        self.folder = folder
        self._serving = server.serving(folder)
        self.home = self._serving.__enter__().address
        self.address = self.home + path
        self.stopped = False

    def stop(self) -> None:
        if not self.stopped:
            self._serving.__exit__(None, None, None)
        self.stopped = True


def play(page: Page, address: str, slug: str) -> None:
    """A new game from its deep link, and one move if it is ours."""
    page.goto(f"{address}#/new/{slug}")
    page.reload()
    steps.start(page)
    if steps.wait_for(page, "yours", "handover", "steps") == "yours":
        steps.move(page)


def games(page: Page) -> list[str]:
    found = json.loads(page.locator("#catalog").text_content() or "{}")
    return [game["slug"] for game in found["games"]]


def listen(page: Page, served: "Served") -> list[str]:
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url.removeprefix(served.address)))
    return asked


def controlled(page: Page) -> bool:
    found: bool = page.evaluate("navigator.serviceWorker.controller !== null")
    return found


@pytest.mark.parametrize("path", ["", "tavolo/giochi/"])
def test_after_one_visit_every_game_starts_without_the_server(
    context: BrowserContext, dist: Path, tmp_path: Path, watch: Watch, path: str
) -> None:
    copied(dist, tmp_path / "host" / path)
    served = Served(tmp_path / "host", path)
    watch.home = served.home
    page = context.new_page()
    steps.visit(page, served.address)
    served.stop()
    for slug in games(page):
        play(page, served.address, slug)
    page.reload()
    steps.wait_for(page, "yours", "handover", "steps", "theirs")
    other = context.new_page()
    other.goto(f"{served.address}?lang=en#/rules/suk")
    expect(other.locator("h1")).to_contain_text("Rules")


def test_the_page_of_the_first_visit_goes_on_without_the_server(page: Page, served: "Served") -> None:
    steps.visit(page, served.address)
    while not controlled(page):
        page.wait_for_timeout(50)
    served.stop()
    page.evaluate("location.hash = '#/new/pocket-mars'")
    steps.start(page)
    steps.wait_for(page, "yours", "handover", "steps")


def test_the_room_it_takes_is_told_and_can_be_had_back(page: Page, served: "Served") -> None:
    steps.visit(page, served.address)
    field = page.locator(".offline")
    expect(field).to_contain_text(re.compile(r"Spazio usato: \d+(,\d)? MB"))
    field.get_by_role("button", name="Togli la copia").click()
    expect(page.locator('.offline[data-state="off"]')).to_be_visible()
    assert page.evaluate("caches.keys()") == []
    page.reload()
    expect(page.locator('.offline[data-state="off"]')).to_be_visible()
    field.get_by_role("button", name="Tieni una copia qui").click()
    expect(page.locator('.offline[data-state="kept"]')).to_be_visible(timeout=30_000)


def test_who_only_looks_is_sent_little(page: Page, served: "Served") -> None:
    """No Python and no copy for the home page, the rules and the settings."""
    asked = listen(page, served)
    page.goto(served.address)
    expect(page.locator(".game-card").first).to_be_visible()
    page.wait_for_timeout(LONG_ENOUGH)
    assert len(asked) <= MOST_REQUESTS and not any(name.startswith(("runtime/", "sw.js")) for name in asked)
    for room in ("rules/suk", "settings"):
        page.evaluate("(room) => { location.hash = `#/${room}`; }", room)
        expect(page.locator("h1")).to_be_visible()
    page.wait_for_timeout(LONG_ENOUGH)
    assert not any(name.startswith(("runtime/", "sw.js", "packs/")) for name in asked)


def test_nothing_is_kept_before_somebody_plays(page: Page, served: "Served") -> None:
    asked = listen(page, served)
    steps.new_game(page, served.address)
    page.wait_for_timeout(LONG_ENOUGH)
    assert not any(name.startswith("sw.js") for name in asked)
    assert any(name.startswith("runtime/pyodide/") for name in asked)
    steps.move(page)
    page.goto(f"{served.address}#/settings")
    expect(page.locator('.offline[data-state="kept"]')).to_be_visible(timeout=30_000)
    assert "sw.js?start=image" in asked or "sw.js" in asked


def test_a_copy_comes_in_packs_and_is_whole(page: Page, served: "Served", watch: Watch) -> None:
    """Some dozens of requests, not one a file; and byte for byte what the build made."""
    with server.counting(served.folder) as counted:
        watch.home = counted.address
        steps.visit(page, counted.address)
        packs = [name for name in counted.names if name.startswith("packs/")]
        assert len(packs) == len(set(packs)) == len(list((served.folder / "packs").iterdir()))
        assert len(counted.sent) < MOST_IN_ALL
    assert page.evaluate(WRONG) == []


def test_a_damaged_pack_is_not_believed(page: Page, served: "Served") -> None:
    """What it should have brought is fetched file by file."""
    for pack in (served.folder / "packs").iterdir():
        data = bytearray(gzip.decompress(pack.read_bytes()))
        data[-200:-100] = bytes(100)
        pack.unlink()
        pack.write_bytes(gzip.compress(data) if "site" in pack.name else bytes(data))
    steps.visit(page, served.address)
    assert page.evaluate(WRONG) == []


def test_a_copy_that_was_broken_off_goes_on_where_it_was(page: Page, served: "Served", watch: Watch) -> None:
    """The big files stay away at first; what came before that is not fetched again."""
    images = list((served.folder / "runtime").glob("engines-*"))
    with server.counting(served.folder) as counted:
        watch.home = counted.address
        steps.new_game(page, counted.address)
        for image in images:
            image.rename(image.with_name(f"away-{image.name}"))
        page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
        steps.move(page)
        page.goto(f"{counted.address}#/settings")
        while not any(name.endswith(".image") for name in counted.names):
            page.wait_for_timeout(50)
        expect(page.locator('.offline[data-state="off"]')).to_be_visible(timeout=30_000)
        for image in images:
            image.with_name(f"away-{image.name}").rename(image)
        first = len(counted.sent)
        page.reload()
        expect(page.locator('.offline[data-state="kept"]')).to_be_visible(timeout=30_000)
        assert not any(name.startswith("packs/") for name in counted.names[first:])
    assert page.evaluate(WRONG) == []


TAMPER = """async () => {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const foreign = new Response('<p id="foreign">foreign</p>', { headers: { 'Content-Type': 'text/html' } });
  await cache.put(new URL('index.html', document.baseURI).href, foreign);
}"""


def test_a_page_that_a_neighbour_wrote_into_the_cache_is_not_shown(page: Page, served: "Served") -> None:
    """Another page of the same origin can write there; what it wrote is put right, or nothing is shown."""
    steps.visit(page, served.address)
    page.goto(f"{served.address}#/")
    page.reload()
    page.evaluate(TAMPER)
    page.reload()
    expect(page.locator(".game-card").first).to_be_visible()
    expect(page.locator("#foreign")).to_have_count(0)


def update_found(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")


def words(page: Page) -> str:
    """The first line of the page, as the file on this page's side says it."""
    found: str = page.evaluate(
        "fetch('./static/locale/it.json').then((answer) => answer.json()).then((words) => words['brand.line'])"
    )
    return found


@pytest.fixture
def old_and_new(page: Page, served: "Served") -> Page:
    """A page of version 1, kept by its worker, with version 2 complete and waiting."""
    steps.visit(page, served.address)
    page.goto(f"{served.address}#/")
    page.reload()
    assert controlled(page)
    renewed(served.folder, "version2")
    update_found(page)
    expect(page.locator(FRESH)).to_contain_text("Nuova versione pronta", timeout=30_000)
    return page


def build_of(page: Page) -> str:
    found: str = json.loads(page.locator("#catalog").text_content() or "{}")["build"]
    return found


def test_a_new_version_waits_until_it_is_asked_for(old_and_new: Page) -> None:
    page = old_and_new
    assert words(page) != NEW_WORDS
    page.locator(FRESH).get_by_role("button", name="Ricarica").click()
    expect(page.locator(".brand-line")).to_have_text(NEW_WORDS)
    assert build_of(page) == "version2" and words(page) == NEW_WORDS
    expect(page.locator(FRESH)).to_have_count(0)
    assert len(page.evaluate("caches.keys()")) == 1


def test_a_plain_reload_brings_the_new_version_too(old_and_new: Page) -> None:
    page = old_and_new
    page.reload()
    expect(page.locator(".brand-line")).to_have_text(NEW_WORDS)
    assert build_of(page) == "version2"


def test_a_game_is_not_interrupted(old_and_new: Page, served: "Served") -> None:
    page = old_and_new
    play_on = f"{served.address}#/new/suk"
    page.goto(play_on)
    steps.start(page)
    steps.wait_for(page, "yours")
    expect(page.locator(FRESH)).to_have_count(0)
    steps.move(page)
    record = steps.saved_record(page)
    page.goto(f"{served.address}#/")
    page.locator(FRESH).get_by_role("button", name="Ricarica").click()
    expect(page.locator(".brand-line")).to_have_text(NEW_WORDS)
    assert steps.saved_record(page) == record


@pytest.mark.parametrize("lang", ["it", "en"] if figures.long_form() else ["en"])
def test_a_new_version_comes_in_the_middle_of_a_game(page: Page, served: "Served", lang: str) -> None:
    """The game goes on with the old one; who leaves the table reads of the new one, and finds the game there."""
    steps.prefer(page, lang=lang)
    steps.visit(page, served.address)
    page.goto(f"{served.address}#/new/suk")
    page.reload()
    steps.start(page)
    steps.wait_for(page, "yours")
    steps.move(page)
    renewed(served.folder, "version2")
    update_found(page)
    page.wait_for_function(WAITING)
    steps.move(page)
    assert build_of(page) != "version2"
    expect(page.locator(FRESH)).to_have_count(0)
    number, known, table = steps.at(page), steps.saved_record(page), page.url
    page.goto(f"{served.address}#/")
    sentence = json.loads((served.folder / f"static/locale/{lang}.json").read_text())["fresh"]
    expect(page.get_by_text(sentence)).to_be_visible()
    page.goto(table)
    steps.wait_for(page, "yours")
    page.reload()
    steps.wait_for(page, "yours")
    assert build_of(page) == "version2"
    assert (steps.at(page), steps.saved_record(page)) == (number, known)
    steps.move(page)


def test_versions_never_mix_when_two_tabs_are_open(old_and_new: Page, served: "Served") -> None:
    page = old_and_new
    other = page.context.new_page()
    other.goto(f"{served.address}#/")
    expect(other.locator(FRESH)).to_be_visible(timeout=30_000)
    page.locator(FRESH).get_by_role("button", name="Ricarica").click()
    expect(page.locator(FRESH)).to_contain_text("un’altra scheda")
    other.reload()
    assert build_of(page) == build_of(other) != "version2"
    assert words(page) != NEW_WORDS and words(other) != NEW_WORDS
    other.close()
    page.locator(FRESH).get_by_role("button", name="Ricarica").click()
    expect(page.locator(".brand-line")).to_have_text(NEW_WORDS)


def test_a_half_arrived_version_is_not_taken(page: Page, served: "Served") -> None:
    steps.visit(page, served.address)
    renewed(served.folder, "version2")
    replace(served.folder / "static/locale/it.json", "{}")
    outcome = page.evaluate(
        """navigator.serviceWorker.getRegistration().then(async (found) => {
          await found.update().catch(() => undefined);
          const worker = found.installing;
          if (worker) await new Promise((done) => { worker.onstatechange = () => worker.state !== 'installing' && done(); });
          return `${worker?.state} ${found.waiting}`;
        })"""
    )
    assert outcome == "redundant null"
    page.goto(f"{served.address}#/")
    page.reload()
    assert build_of(page) != "version2" and words(page) != NEW_WORDS


def test_it_can_be_installed(page: Page, served: "Served") -> None:
    steps.visit(page, served.address)
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert not manifest.get("errors") and json.loads(manifest["data"])["display"] == "standalone"
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A private window, which is what a test's context is, offers no installation whatever the page is like.
    assert [trouble["errorId"] for trouble in found if trouble["errorId"] != "in-incognito"] == []
