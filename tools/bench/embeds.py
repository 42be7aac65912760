"""What a frame costs before the click, for every worked example, and how much of it the board takes afterwards."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pyapp import GAMES
from pyapp.teach import lessons
from tools import site
from tools.env import browser
from tools.env.console import Trouble
from tools.site import catalog, server

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

    def _accepts_gzip(self) -> bool:
        return False


@dataclass(frozen=True)
class Weight:
    slug: str
    what: str
    packed: int
    plain: int
    requests: int


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench embeds", description=__doc__)
    asked.add_argument("--game", action="append", choices=list(GAMES), help="only these")
    asked.add_argument("--part", choices=("weight", "share"), help="only this half")
    given = asked.parse_args(words)
    slugs = [slug for slug in given.game or GAMES if catalog.drawn(slug)]
    folder = site.build()
    wrong: list[str] = []
    with browser_page() as page:
        if given.part != "share":
            print(
                f"{'game':<14}{'before the click':<18}{'packed':>10}{'plain':>10}{'requests':>10}", flush=True
            )
            for weight in weights(page, folder, slugs):
                print(
                    f"{weight.slug:<14}{weight.what:<18}{weight.packed / 1000:>7.1f} kB{weight.plain / 1000:>7.1f} kB"
                    f"{weight.requests:>10}",
                    flush=True,
                )
                if max(weight.plain, weight.packed) > MOST_BYTES or weight.requests > MOST_REQUESTS:
                    wrong.append(f"{weight.slug} {weight.what} is too heavy")
        if given.part != "weight":
            sizes = [f"{width} {name}" for width in WIDTHS for name in RATIOS]
            print(f"{'game':<14}{'controls':<10}" + "".join(f"{size:>10}" for size in sizes), flush=True)
            with server.serving(folder) as served:
                for slug in slugs:
                    for controls, goal in GOALS.items():
                        found = shares(page, served.address, slug, controls)
                        print(
                            f"{slug:<14}{controls:<10}" + "".join(f"{one:>10.0%}" for one in found),
                            flush=True,
                        )
                        if min(found) < goal:
                            wrong.append(
                                f"{slug}, controls={controls}: the board has {min(found):.0%} at worst"
                            )
    if wrong:
        raise Trouble("\n".join(wrong))
    return 0


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
    material = lessons.material(GAMES[slug])
    for example in material.examples if material else ():
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
