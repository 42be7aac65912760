"""What a visit downloads: requests and bytes for who only looks, until the first move, for the copy, and the next time."""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tools import site
from tools.env import browser
from tools.env.console import Trouble
from tools.env.places import DIST, ROOT
from tools.site import packed
from tools.site.server import Counted, counting

PAGE = ROOT / "docs" / "dependencies.md"
BEGINS, ENDS = "<!-- visit -->", "<!-- end of visit -->"
LOOKING = 8_000  # ms on the first page: whatever comes unasked has come by then
SETTLING = 300  # ms after a press in which a move is made
PATIENCE = 60_000
# What a visitor may be sent: name -> most requests, most bytes with brotli.
GOALS = {"the first page": (30, 250_000), "until the first move": (None, 6_500_000)}
# What is listed with its sizes: a name for it -> where its files begin.
PARTS = {
    "Pyodide's wasm": "runtime/pyodide/pyodide.asm.wasm",
    "Pyodide's scripts": "runtime/pyodide/pyodide.",
    "PyScript": "runtime/pyscript/",
    "the image of the engines": "runtime/engines-",
    "the library of a start without the image": "runtime/library-",
    "our modules for such a start": "runtime/early-",
    "our modules that wait until asked for": "runtime/late-",
    "the wheel, for notebooks and micropip": "runtime/wheels/regolo-",
    "our scripts": "static/js/",
    "our sheets": "static/css/",
    "the packs of the copy": "packs/",
}


@dataclass(frozen=True)
class Part:
    """One part of a visit, and what it has asked for."""

    name: str
    requests: int
    bytes: int


def run(words: list[str]) -> int:
    options = argparse.ArgumentParser(prog="python build.py bench visit", description=__doc__)
    options.add_argument("--docs", action="store_true", help="write the figures into docs/dependencies.md")
    options.add_argument(
        "--quick", action="store_true", help="large files compressed quickly: figures of no release"
    )
    chosen = options.parse_args(words)
    site.build(best=not chosen.quick)
    measured = {coding: _visit(coding) for coding in ("br", "gzip")}
    table = _table(measured)
    sizes = _sizes(DIST)
    print(f"\n{table}\n\n{sizes}")
    if chosen.docs:
        _write(f"{table}\n\n{sizes}")
    return _missed(measured["br"])


def _visit(coding: str) -> list[Part]:
    """A first visit of somebody who looks, plays, and comes back; counted at the server, workers and all."""
    told: list[Part] = []
    codings = ("br", "gzip") if coding == "br" else (coding,)
    with counting(DIST, codings) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.executable(), args=browser.FLAGS)
        page = chromium.new_context(locale="en-GB", viewport={"width": 1280, "height": 800}).new_page()
        page.set_default_timeout(PATIENCE)

        def part(name: str, act: Callable[[], object]) -> None:
            before = len(server.sent)
            act()
            news = server.sent[before:]
            told.append(Part(name, len(news), sum(each.bytes for each in news)))

        part("the first page", lambda: _look(page, server))
        part("until the first move", lambda: _begin(page))
        part("the copy, after the first decision", lambda: _decide(page))
        part("the next visit", lambda: _look(page, server))
        chromium.close()
    return told


def _look(page: Page, server: Counted) -> None:
    page.goto("about:blank")
    page.goto(server.address)
    expect(page.locator(".game-card").first).to_be_visible()
    page.wait_for_timeout(LOOKING)


def _begin(page: Page) -> None:
    page.locator(".game-card a[href^='#/new/']").first.click()
    page.locator("button[type=submit]").click()
    page.wait_for_selector('.table-page[data-state="yours"]')
    page.wait_for_load_state("networkidle")


def _decide(page: Page) -> None:
    page.locator("details.moves:not([open]) summary").or_(page.locator("details.moves[open]")).first.click()
    while page.locator('.table-page[data-at="0"]').count():
        page.evaluate(
            "(document.querySelector('#confirm:enabled') ?? document.querySelector('.choice'))?.click()"
        )
        page.wait_for_timeout(SETTLING)
    page.evaluate("location.hash = '#/settings'")
    expect(page.locator('.offline[data-state="kept"]')).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(LOOKING)


def _table(measured: dict[str, list[Part]]) -> str:
    lines = [
        "| part of a first visit | requests | MB, brotli | MB, gzip | at most |",
        "| --- | --- | --- | --- | --- |",
    ]
    for small, usual in zip(measured["br"], measured["gzip"], strict=True):
        lines.append(
            f"| {small.name} | {small.requests} | {_mega(small.bytes)} | {_mega(usual.bytes)} | {_goal(small.name)} |"
        )
    return "\n".join(lines)


def _goal(name: str) -> str:
    requests, size = GOALS.get(name, (None, None))
    told = [f"{requests} requests"] if requests else []
    return ", ".join([*told, *([f"{_mega(size)} MB"] if size else [])])


def _sizes(dist: Path) -> str:
    """Bytes of what matters, as it lies there and as it is sent."""
    files = [path for path in dist.rglob("*") if path.is_file() and path.suffix not in packed.ENDINGS]
    left = {path.relative_to(dist).as_posix(): path for path in files}
    lines = ["| file | kB | gzip | brotli |", "| --- | --- | --- | --- |"]
    for told, start in PARTS.items():
        mine = [
            left.pop(name)
            for name in list(left)
            if name.startswith(start) and not name.endswith("stdlib.zip")
        ]
        if not mine:
            raise Trouble(f"The site has no {start}; tools/bench/visit.py must know what it is called now.")
        sizes = [sum(_sent(path, ending) for path in mine) for ending in ("", ".gz", ".br")]
        lines.append(f"| {told} | " + " | ".join(f"{size / 1000:,.0f}" for size in sizes) + " |")
    return "\n".join(lines)


def _sent(path: Path, ending: str) -> int:
    """What goes over the line for this file, where the host sends this form if there is one."""
    memory = path.with_name(path.name.removesuffix(packed.IMAGE) + packed.MEMORY)
    form = memory if ending == ".br" and memory.is_file() else path.with_name(path.name + ending)
    return (form if form.is_file() else path).stat().st_size


def _mega(size: int) -> str:
    return f"{size / 1e6:.2f}"


def _missed(parts: list[Part]) -> int:
    """1 where a part is more than a visitor may be sent."""
    over = [
        part.name
        for part in parts
        for requests, size in [GOALS.get(part.name, (None, None))]
        if (requests and part.requests > requests) or (size and part.bytes > size)
    ]
    if over:
        print(f"\nMore than it may be: {', '.join(over)}.")
    return int(bool(over))


def _write(text: str) -> None:
    page = PAGE.read_text("utf-8")
    if BEGINS not in page or ENDS not in page:
        raise Trouble(f"{PAGE.name} has no {BEGINS} for the figures.")
    before, after = page.split(BEGINS)[0], page.split(ENDS)[1]
    PAGE.write_text(f"{before}{BEGINS}\n\n{text}\n\n{ENDS}{after}", "utf-8")
