"""Bent views drawn by a real browser: no throw, no hang, nobody else's address. In the long form 10,000 of each."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from pyapp import GAMES
from tools.bench import drawings
from tools.env.places import ROOT
from tools.quality import figures
from tools.site import catalog, pictures, server

DRAWN = [slug for slug in GAMES if catalog.drawn(slug)]
AT_ONCE = 250
VIEWS = 10_000 if figures.long_form() else AT_ONCE
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bent</title><link rel="icon" href="data:,">
<script type="module" src="./fuzzpage.js"></script></head><body></body></html>"""


@pytest.fixture(scope="module")
def bench(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a page that has the boards' scripts as they are written, and the site's own lit-html."""
    folder = tmp_path_factory.mktemp("drawings")
    shutil.copytree(ROOT / "static/js", folder / "static/js")
    shutil.copytree(dist / "lib", folder / "lib")
    for name in ("bend.js", "fuzzpage.js"):
        shutil.copyfile(pictures.DRAWING / name, folder / name)
    (folder / "index.html").write_text(PAGE)
    with server.serving(folder) as served:
        yield served.address


@pytest.mark.parametrize("way", drawings.WAYS)
@pytest.mark.parametrize("slug", DRAWN)
def test_d9_bent_views_do_no_harm_in_a_browser(
    context: BrowserContext, watch: Any, bench: str, slug: str, way: str
) -> None:
    watch.others = (bench,)
    page = context.new_page()
    seen = drawings.honest(slug)
    drawn = 0
    for part in range(VIEWS // AT_ONCE):
        page.goto(bench)
        page.wait_for_function("Boolean(globalThis.fuzz)")
        asked = {**seen, "count": AT_ONCE, "seed": 1 + part, "ways": [way]}
        told = page.evaluate("([slug, asked]) => fuzz(slug, asked)", [slug, asked])
        assert told["wrong"] == []
        drawn += told[way]["drawn"]
        figures.note(
            f"{AT_ONCE} bent views", slug=slug, way=way, failed=False, slowest=round(told[way]["slowest"])
        )
    assert VIEWS / 10 < drawn < VIEWS, "some must be drawn, and some must not"
    # What is drawn from a view may ask for nothing: `watch` fails for any other host, and here for any file at all.
    assert not page.evaluate(
        "performance.getEntriesByType('resource').filter(({ name }) => !name.endsWith('.js')).length"
    )
