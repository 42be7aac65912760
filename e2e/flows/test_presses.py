"""Whatever is pressed at a table changes something one can see, at once, or says why not."""

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import NO_COPY, Watch
from e2e.hands.steps import prefer
from tests.playing import PLAYABLE
from tools.quality import figures
from tools.quality.screens import moment

MOMENTS = int(os.environ.get("REGOLO_MOMENTS", "2"))
"""How many moments of each title at each size; 200 in the long form."""

SIZES = {"desk": (1280, 800), "phone": (390, 844)}
PRESS = (Path(__file__).parents[1] / "hands/presses.js").read_text("utf-8")
AT_ONCE = 100  # milliseconds, as the middle of all presses
DEAD = 1500  # milliseconds after which nothing has happened, on a busy machine too
EACH_KIND = 4  # of things that look alike, so many are pressed in one moment


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", PLAYABLE)
def test_every_press_is_answered(slug: str, size: str, browser: Browser, watch: Watch, site: str) -> None:
    shares = Random(f"{slug} {size}")
    dead: list[str] = []
    unseen: list[str] = []
    times: list[int] = []
    for number in range(MOMENTS):
        width, height = SIZES[size]
        context = browser.new_context(
            locale="it-IT",
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            is_mobile=size == "phone",
        )
        context.add_init_script(NO_COPY)
        watch.on(context)
        share = round(shares.uniform(0, 1.05), 2)
        for press in pressed(context.new_page(), site, slug, share, back=number % 2 == 1):
            where = f"{share}: {press['key']}"
            if press["took"] is None:
                dead.append(where)
            else:
                times.append(press["took"])
            if press["unseen"]:
                unseen.append(where)
            failed = press["took"] is None or press["unseen"]
            figures.note("press", slug=slug, size=size, took=press["took"], failed=failed)
        context.close()
    watch.check()
    assert len(times) > 10 * MOMENTS
    assert not dead, "\n".join(["nothing happened:", *dead])
    assert not unseen, "\n".join(["the reason is out of sight:", *unseen])
    assert sorted(times)[len(times) // 2] <= AT_ONCE, sorted(times)


def pressed(page: Page, site: str, slug: str, share: float, back: bool) -> list[dict[str, Any]]:
    prefer(page, autoHelp=False)
    page.goto(site)
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": moment(slug, min(share, 1)).encode()}
    )
    page.wait_for_selector('.table-page[data-state="yours"], .table-page[data-state="over"]')
    page.wait_for_timeout(300)
    found: list[dict[str, Any]] = page.evaluate(PRESS, {"patience": DEAD, "most": EACH_KIND, "back": back})
    return found
