"""What a frame costs before the click, for every worked example, and how much of it the board takes afterwards."""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from pyapp import GAMES
from pyapp.teach.ours import material
from tools import site
from tools.env import browser
from tools.env.console import Trouble
from tools.env.places import ROOT
from tools.site import catalog, server

PAGE = ROOT / "docs/quality/embeds.md"
MOST_BYTES, MOST_REQUESTS = 30_000, 8
GOALS = {"none": 0.8, "mini": 0.6, "full": 0.0}
WIDTHS = (320, 480, 688, 760, 900, 1200)
RATIOS = {"4:3": 3 / 4, "16:9": 9 / 16}
PATIENCE = 60_000  # milliseconds for a game to be dealt

# The part of the frame in which the board is seen: its window, without what lies over it.
SHARE = """() => {
  const [wide, high] = [innerWidth, innerHeight];
  const cut = (one, other) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 0 && height > 0 ? width * height : 0;
  };
  const all = { left: 0, top: 0, right: wide, bottom: high };
  const board = document.querySelector('.board-window').getBoundingClientRect();
  const [left, top] = [Math.max(0, board.left), Math.max(0, board.top)];
  const [right, bottom] = [Math.min(wide, board.right), Math.min(high, board.bottom)];
  const seen = { left, top, right, bottom };
  const above = document.querySelectorAll('.is-framed .side, .frame-acts, .table-notices, .toast');
  const over = [...above].map((one) => one.getBoundingClientRect());
  return (cut(seen, all) - over.reduce((sum, one) => sum + cut(seen, one), 0)) / (wide * high);
}"""


class Plain(server.Handler):
    """A server that packs nothing, as `python -m http.server`."""

    def _accepts(self, coding: str) -> bool:
        return False


class Line(Protocol):
    """A line of a table, and what is wrong in it, if anything."""

    @property
    def row(self) -> str: ...
    @property
    def wrong(self) -> str: ...


@dataclass(frozen=True)
class Weight:
    slug: str
    what: str
    packed: int
    plain: int
    requests: int

    @property
    def row(self) -> str:
        sizes = f"{self.packed / 1000:.1f} kB | {self.plain / 1000:.1f} kB"
        return f"| {self.slug} | {self.what} | {sizes} | {self.requests} |"

    @property
    def wrong(self) -> str:
        light = max(self.plain, self.packed) <= MOST_BYTES and self.requests <= MOST_REQUESTS
        return "" if light else f"{self.slug} {self.what} is too heavy: {self.plain} bytes"


@dataclass(frozen=True)
class Share:
    slug: str
    controls: str
    parts: tuple[float, ...]

    @property
    def row(self) -> str:
        return f"| {self.slug} | `{self.controls}` | {' | '.join(f'{part:.0%}' for part in self.parts)} |"

    @property
    def wrong(self) -> str:
        least = min(self.parts)
        if least >= GOALS[self.controls]:
            return ""
        return f"{self.slug}, controls={self.controls}: the board has {least:.0%} at worst"


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench embeds", description=__doc__)
    asked.add_argument("--game", action="append", choices=list(GAMES), help="only these")
    asked.add_argument("--part", choices=("weight", "share"), help="only this half")
    asked.add_argument("--keep", action="store_true", help="write docs/quality/embeds.md")
    given = asked.parse_args(words)
    if given.keep and (given.game or given.part):
        raise Trouble("Only the whole is kept: --keep goes alone.")
    slugs = [slug for slug in given.game or GAMES if catalog.drawn(slug)]
    folder = site.build()
    with browser_page() as page:
        weighed = [] if given.part == "share" else printed(weights(page, folder, slugs))
        seen = [] if given.part == "weight" else printed(parts_of(page, folder, slugs))
    if given.keep:
        PAGE.write_text(told(weighed, seen), "utf-8")
    if wrong := [each.wrong for each in (*weighed, *seen) if each.wrong]:
        raise Trouble("\n".join(wrong))
    return 0


def printed(found: Iterable[Line]) -> list[Line]:
    """All of them, each said as soon as it is there."""
    lines = []
    for line in found:
        print(line.row, flush=True)
        lines.append(line)
    return lines


def told(weighed: Sequence[Line], seen: Sequence[Line]) -> str:
    heads = ["| game | controls |", *(f" {width} {name} |" for width in WIDTHS for name in RATIOS)]
    return "\n".join(
        [
            "# Frames, measured",
            "",
            "Written by `python build.py bench embeds --keep`.",
            "",
            "## Before the click",
            "",
            f"Bytes that a server sends, headers included, where it packs what it sends and where it does not: at most "
            f"{MOST_BYTES // 1000} kB and {MOST_REQUESTS} requests.",
            "",
            "| game | what | packed | plain | requests |",
            "|---|---|---:|---:|---:|",
            *(each.row for each in weighed),
            "",
            "## After it",
            "",
            "The part of the frame in which the board is seen, by the frame's width and shape: at least "
            + ", ".join(f"{goal:.0%} with `{controls}`" for controls, goal in GOALS.items() if goal)
            + ".",
            "",
            "".join(heads),
            "|---|---|" + "---:|" * (len(WIDTHS) * len(RATIOS)),
            *(each.row for each in seen),
            "",
        ]
    )


class browser_page:  # noqa: N801  (used as a word of `with`)
    """A page in a browser of its own."""

    def __enter__(self) -> Any:
        from playwright.sync_api import sync_playwright

        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=browser.executable(), args=browser.FLAGS
        )
        return self.browser.new_page()

    def __exit__(self, *_: object) -> None:
        self.browser.close()
        self.playwright.stop()


def asked_of(slug: str) -> Iterator[tuple[str, str]]:
    """Name and parameters of a new game, and of every worked example."""
    yield "new game", f"game={slug}"
    given = material(GAMES[slug])
    for example in given.examples if given else ():
        yield example.id, f"game={slug}&example={example.id}"


def weights(page: Any, folder: Any, slugs: list[str]) -> Iterator[Weight]:
    with server.serving(folder) as packed, server.serving(folder, Plain) as plain:
        for slug in slugs:
            for what, query in asked_of(slug):
                small, requests = weight_of(page, f"{packed.address}embed.html?{query}")
                large, _ = weight_of(page, f"{plain.address}embed.html?{query}")
                yield Weight(slug, what, small, large, requests)


def weight_of(page: Any, address: str) -> tuple[int, int]:
    """Bytes sent for a frame, headers included, and how often it asked."""
    done: list[Any] = []

    def heard(request: Any) -> None:
        if not request.url.startswith("data:"):
            done.append(request)

    context = page.context.browser.new_context(locale="en")
    fresh = context.new_page()
    fresh.on("requestfinished", heard)
    fresh.goto(address)
    fresh.wait_for_selector("#picture > *")
    fresh.wait_for_load_state("load")
    fresh.wait_for_timeout(50)  # its sheet comes after it
    sizes = [request.sizes() for request in done]
    bytes_ = sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)
    context.close()
    return bytes_, len(done)


def parts_of(page: Any, folder: Any, slugs: list[str]) -> Iterator[Share]:
    with server.serving(folder) as served:
        for slug in slugs:
            for controls in GOALS:
                yield Share(slug, controls, tuple(shares(page, served.address, slug, controls)))


def shares(page: Any, address: str, slug: str, controls: str) -> list[float]:
    """The board's part of the frame, at every width and shape."""
    page.goto("about:blank")
    page.set_viewport_size({"width": 760, "height": 570})
    page.goto(f"{address}index.html?embed={controls}&lang=en#/embed/{slug}?")
    page.wait_for_selector('.table-page[data-state="yours"]', timeout=PATIENCE)
    found = []
    for width in WIDTHS:
        for ratio in RATIOS.values():
            page.set_viewport_size({"width": width, "height": round(width * ratio)})
            page.wait_for_timeout(60)
            found.append(page.evaluate(SHARE))
    return found
