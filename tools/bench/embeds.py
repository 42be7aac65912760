"""What a frame costs before the click, for every worked example and as the studio gives it, and how much of it the
board takes afterwards."""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from pyapp import GAMES
from pyapp.teach.ours import material
from tools import site
from tools.bench import studio_lines
from tools.env import browser
from tools.env.console import Trouble
from tools.env.places import ROOT
from tools.site import catalog, server

PAGE, DOCUMENT = ROOT / "docs/quality/embeds.md", ROOT / "docs/embedding.md"
BEGINS, ENDS = "<!-- frames -->", "<!-- end of frames -->"
MOST_BYTES, MOST_REQUESTS = 30_000, 8
MOST_PLAIN = 120_000  # of what draws the whole table, where a server packs nothing
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


Each = TypeVar("Each", bound=Line)


@dataclass(frozen=True)
class Weight:
    slug: str
    what: str
    packed: int
    plain: int
    requests: int
    most_plain: int = MOST_BYTES

    @property
    def row(self) -> str:
        sizes = f"{self.packed / 1000:.1f} kB | {self.plain / 1000:.1f} kB"
        return f"| {self.slug} | {self.what} | {sizes} | {self.requests} |"

    @property
    def wrong(self) -> str:
        light = self.packed <= MOST_BYTES and self.plain <= self.most_plain and self.requests <= MOST_REQUESTS
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
    asked.add_argument("--part", choices=("weight", "studio", "share"), help="only this part")
    asked.add_argument("--keep", action="store_true", help="write docs/quality/embeds.md")
    given = asked.parse_args(words)
    if given.keep and (given.game or given.part):
        raise Trouble("Only the whole is kept: --keep goes alone.")
    slugs = [slug for slug in given.game or GAMES if catalog.drawn(slug)]
    folder = site.build()
    with browser_page() as page:
        weighed = [
            *(printed(weights(page, folder, slugs)) if given.part in (None, "weight") else []),
            *(printed(given_away(page, folder, slugs)) if given.part in (None, "studio") else []),
        ]
        seen = printed(parts_of(page, folder, slugs)) if given.part in (None, "share") else []
    for each in heaviest(weighed):
        print(
            f"heaviest: {each.slug} {each.what}: {each.packed} bytes packed, {each.plain} not, {each.requests} requests"
        )
    if given.keep:
        PAGE.write_text(told(weighed, seen), "utf-8")
        DOCUMENT.write_text(summed(DOCUMENT.read_text("utf-8"), weighed), "utf-8")
    lines: list[Line] = [*weighed, *seen]
    if wrong := [each.wrong for each in lines if each.wrong]:
        raise Trouble("\n".join(wrong))
    return 0


def heaviest(weighed: Sequence[Weight]) -> list[Weight]:
    """Of all frames, and of what the studio gives."""
    kinds = [[one for one in weighed if one.what.startswith("studio") is own] for own in (False, True)]
    return [max(kind, key=lambda one: one.packed) for kind in kinds if kind]


def summed(text: str, weighed: Sequence[Weight]) -> str:
    """The document with a sentence about the heaviest."""
    before, _, rest = text.partition(BEGINS)
    frames, given = (
        [one for one in weighed if one.what.startswith("studio") is own] for own in (False, True)
    )
    most = max(one.requests for one in weighed)
    said = (
        f"of {len(frames)} frames the heaviest has {_most(frames, 'plain')} kB where nothing is packed,\n"
        f"{_most(frames, 'packed')} kB where it is; of what the studio gives away, line included, "
        f"{_most(given, 'plain')} kB and {_most(given, 'packed')} kB; none asks more than {most} times"
    )
    return f"{before}{BEGINS}{said}{ENDS}{rest.partition(ENDS)[2]}"


def _most(weighed: Sequence[Weight], which: str) -> str:
    return f"{max(getattr(one, which) for one in weighed) / 1000:.1f}"


def printed(found: Iterable[Each]) -> list[Each]:
    """All of them, each said as soon as it is there."""
    lines = []
    for line in found:
        print(line.row, flush=True)
        lines.append(line)
    return lines


def told(weighed: Sequence[Weight], seen: Sequence[Share]) -> str:
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
            f"{MOST_BYTES // 1000} kB and {MOST_REQUESTS} requests. Of what the studio gives away, our longest example as a "
            "figure, frame, element and the picture for readers without scripts are weighed with the line itself; they "
            "draw the whole table, so that the goal holds where the server packs what it sends.",
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


def given_away(page: Any, folder: Any, slugs: list[str]) -> Iterator[Weight]:
    """What the studio gives: it draws the whole table, which is light where a server packs."""
    with server.serving(folder) as packed, server.serving(folder, Plain) as plain:
        for slug in slugs:
            for what, small, large, requests in studio_lines.weighed(page, packed, plain, slug):
                yield Weight(slug, what, small, large, requests, MOST_PLAIN)


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
