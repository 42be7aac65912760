"""What the studio gives away, weighed on a page of another origin: its frame, its element, its picture without scripts."""

import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pyapp import GAMES
from pyapp.teach.ours import material
from tools.env.places import ROOT
from tools.site import packed, server

PATIENCE = 60_000  # milliseconds for the rules to read a figure
LINES = {"frame": "One line", "element": "An element"}
PASTE = "A link, a game, a position or a figure"


def longest(slug: str) -> str:
    """Our example that takes most to say, as a figure; it has marks, texts and questions."""
    given = material(GAMES[slug])
    if not given or not given.examples:
        return json.dumps({"game": slug, "text": "Look."})
    folder = ROOT / "pyapp/games" / slug.replace("-", "_") / "learn/figures"
    return max(
        (folder / f"{one.id}.json" for one in given.examples), key=lambda file: file.stat().st_size
    ).read_text("utf-8")


def taken(page: Any, address: str, slug: str, folder: Path) -> tuple[dict[str, str], str]:
    """The lines that the studio offers, and the name of the picture that it saves into a folder."""
    page.goto("about:blank")
    page.goto(f"{address}index.html?lang=en#/studio/{slug}")
    page.locator(".studio-start > summary").click(timeout=PATIENCE)
    page.get_by_label(PASTE).fill(longest(slug))
    page.locator(".studio-starts form").last.get_by_role("button", name="Start").click()
    page.locator('.studio-page[data-busy="false"] .studio-left .studio-fine').wait_for(timeout=PATIENCE)
    page.locator(".studio-tab").get_by_text("Take away", exact=True).click()
    save = page.get_by_role("button", name="Save as SVG")
    save.and_(page.locator(":enabled")).wait_for(timeout=PATIENCE)
    lines = {
        name: page.get_by_role("textbox", name=re.compile(label)).input_value()
        for name, label in LINES.items()
    }
    with page.expect_download() as saved:
        save.click()
    saved.value.save_as(folder / saved.value.suggested_filename)
    return lines, str(saved.value.suggested_filename)


def weighed(page: Any, packing: Any, plain: Any, slug: str) -> Iterator[tuple[str, int, int, int]]:
    """What, bytes where the servers pack, where they do not, requests. The line itself is counted, too.

    The element holds its picture until it is pressed; for readers without scripts that is all there is.
    """
    with tempfile.TemporaryDirectory() as name, server.serving(Path(name)) as host:
        folder = Path(name)
        lines, picture = taken(page, packing.address, slug, folder)
        drawn = (folder / picture).read_bytes()
        still = {packing.address: len(packed.gzipped(drawn)), plain.address: len(drawn)}
        for what, line in lines.items():
            sizes = []
            for site in (packing, plain):
                said = line.replace(packing.address, site.address)
                (folder / "index.html").write_text(f"<!doctype html><title>host</title>{said}", "utf-8")
                size, requests = _fetched(page, host.address, site.address, framed=what == "frame")
                own = still[site.address] if picture in line else 0
                sizes.append((len(said.encode()) + size + own, requests + bool(own)))
            (small, requests), (large, _) = sizes
            yield f"studio: {what}", small, large, requests
        yield "studio: picture", still[packing.address], still[plain.address], 1


def _fetched(page: Any, host: str, site: str, *, framed: bool) -> tuple[int, int]:
    """Bytes that the site has sent for a page that holds its line, and how often it was asked."""
    done: list[Any] = []

    def heard(request: Any) -> None:
        if request.url.startswith(site):
            done.append(request)

    context = page.context.browser.new_context(locale="en", viewport={"width": 1280, "height": 900})
    fresh = context.new_page()
    fresh.on("requestfinished", heard)
    fresh.goto(host)
    if framed:
        fresh.frame_locator("iframe").locator("#picture svg").last.wait_for()
    fresh.wait_for_load_state("networkidle")
    sizes = [request.sizes() for request in done]
    context.close()
    return sum(one["responseBodySize"] + one["responseHeadersSize"] for one in sizes), len(done)
