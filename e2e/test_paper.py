"""Paper, other colours, no motion: what the table is to somebody who sees it otherwise."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import NO_COPY, Watch
from tools.quality import figures, looks, screens

LONG = figures.long_form()
SOME = screens.DRAWN if LONG else screens.DRAWN[:2]
MOST_SHEETS = 2
LASTING = """() => document.getAnimations().filter((one) => one.playState === 'running'
  && Number(one.effect.getComputedTiming().duration) > 200).map((one) => one.effect.target.outerHTML.slice(0, 90))"""


@pytest.fixture
def opened(browser: Browser, watch: Watch, request: pytest.FixtureRequest) -> Any:
    def new(**more: Any) -> Page:
        context = browser.new_context(locale="it-IT", viewport={"width": 1280, "height": 800}, **more)
        request.addfinalizer(context.close)
        context.add_init_script(NO_COPY)
        looks.prepare(context)
        watch.on(context)
        return context.new_page()

    return new


@pytest.mark.parametrize("slug", screens.DRAWN)
def test_ac3_another_sign_beside_every_colour(opened: Any, site: str, slug: str) -> None:
    """Whoever sees no colours tells seats and goods apart by number, letter or shape."""
    page = opened()
    screens.table(page, site, slug, share=0.5)
    kinds: dict[str, dict[str, str]] = page.evaluate("looks.signs()")
    assert any(len(signs) > 1 for signs in kinds.values()), kinds
    for kind, signs in kinds.items():
        assert len(set(signs.values())) == len(signs), (kind, signs)


@pytest.mark.parametrize("slug", SOME)
def test_ac7_on_two_sheets_of_paper(opened: Any, site: str, slug: str) -> None:
    """The table, and the score, in black and white."""
    page = opened()
    for share in (0.5, 1):
        screens.table(page, site, slug, share)
        pdf = page.pdf(format="A4", margin=dict.fromkeys(("top", "right", "bottom", "left"), "12mm"))
        sheets = len(re.findall(rb"/Type\s*/Page\b", pdf))
        assert 1 <= sheets <= MOST_SHEETS, f"{slug} at {share}: {sheets} sheets"


@pytest.mark.parametrize("slug", SOME)
def test_ac5_nothing_moves_for_long(opened: Any, site: str, slug: str) -> None:
    page = opened(reduced_motion="reduce")
    screens.table(page, site, slug, share=0.5)
    page.get_by_role("button", name="Consiglio").click()
    assert page.evaluate(LASTING) == []


@pytest.mark.parametrize("slug", SOME)
def test_ac4_in_the_systems_own_colours(opened: Any, browser: Browser, site: str, slug: str) -> None:
    page = opened(forced_colors="active", device_scale_factor=looks.SCALE, reduced_motion="reduce")
    screens.table(page, site, slug, share=0.5)
    lab = looks.Contrast(browser)
    found = lab.texts(page)
    lab.close()
    assert not found, "\n".join(found)
