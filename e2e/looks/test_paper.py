"""Paper, the system's own colours, no motion: what the table is to somebody who sees it otherwise."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, PdfMargins

from e2e.conftest import NO_COPY, Watch
from tools.quality import figures, looks, screens

LONG = figures.long_form()
MOST_SHEETS = 2
MARGINS = PdfMargins(top="12mm", right="12mm", bottom="12mm", left="12mm")
A4 = (596, 843)  # points
SHEET = {"width": 703, "height": 1032}  # what the margins leave of A4, in CSS pixels
# Paper is as narrow as a small tablet, but what is printed from a desk keeps the arrangement of a desk.
AT_A_DESK = """{ const ask = matchMedia; const desk = { '(min-width: 1024px)': 'all' };
  window.matchMedia = (query) => ask(query.includes('max-width') ? 'not all' : (desk[query] ?? query)); }"""
LASTING = """() => document.getAnimations().filter((one) => one.playState === 'running'
  && Number(one.effect.getComputedTiming().duration) > 200).map((one) => one.effect.target.outerHTML.slice(0, 90))"""


@pytest.fixture
def opened(browser: Browser, watch: Watch, request: pytest.FixtureRequest) -> Any:
    def new(script: str = "", **more: Any) -> Page:
        context = browser.new_context(locale="it-IT", viewport={"width": 1280, "height": 800}, **more)
        request.addfinalizer(context.close)
        context.add_init_script(NO_COPY)
        context.add_init_script(script)
        looks.prepare(context)
        watch.on(context)
        return context.new_page()

    return new


def sheets(page: Page) -> int:
    """How many sheets of A4 the page needs."""
    pdf = page.pdf(format="A4", margin=MARGINS)
    boxes = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", pdf)
    assert {(round(float(wide)), round(float(high))) for wide, high in boxes} == {A4}
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def clipped(page: Page) -> list[str]:
    """What a sheet would not show whole."""
    page.emulate_media(media="print")
    page.set_viewport_size({"width": SHEET["width"], "height": SHEET["height"]})
    found: list[str] = page.evaluate("looks.clipped()")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(media="screen")
    return found


@pytest.mark.parametrize("slug", screens.DRAWN)
def test_ac3_another_sign_beside_every_colour(opened: Any, site: str, slug: str) -> None:
    """Whoever sees no colours tells seats and goods apart by number, letter or shape."""
    page = opened()
    screens.table(page, site, slug, share=0.5)
    kinds: dict[str, dict[str, str]] = page.evaluate("looks.signs()")
    assert any(len(signs) > 1 for signs in kinds.values()), kinds
    for kind, signs in kinds.items():
        assert len(set(signs.values())) == len(signs), (kind, signs)


@pytest.mark.parametrize("slug", screens.DRAWN)
@pytest.mark.parametrize("share", [0.5, 1], ids=["table", "score"])
@pytest.mark.parametrize("where", ["desk", "phone"] if LONG else ["desk"])
def test_ac7_on_two_sheets_of_paper(opened: Any, site: str, slug: str, share: float, where: str) -> None:
    """The table, and the score, whole and readable, printed from a desk or from a phone."""
    page = opened(AT_A_DESK if where == "desk" else "")
    screens.table(page, site, slug, share)
    needed = sheets(page)
    assert 1 <= needed <= MOST_SHEETS, f"{slug} at {share}: {needed} sheets"
    cut = clipped(page)
    figures.note(
        "paper", what=f"{slug}, {'score' if share == 1 else 'table'}, {where}", sheets=needed, cut=len(cut)
    )
    assert not cut, "\n".join(cut)


@pytest.mark.parametrize("slug", screens.DRAWN)
def test_ac7_the_rules_on_paper(opened: Any, site: str, slug: str) -> None:
    page = opened()
    page.goto(f"{site}rules/{slug}.it.html")
    page.wait_for_selector("h1")
    needed = sheets(page) if LONG or slug == screens.DRAWN[0] else 0
    cut = clipped(page)
    figures.note("paper", what=f"{slug}, rules", sheets=needed, cut=len(cut))
    assert not cut, "\n".join(cut)
    assert needed == 0 or needed > MOST_SHEETS


@pytest.mark.parametrize("slug", screens.DRAWN)
def test_ac5_nothing_moves_for_long(opened: Any, site: str, slug: str) -> None:
    page = opened(reduced_motion="reduce")
    screens.table(page, site, slug, share=0.5)
    page.get_by_role("button", name="Consiglio").click()
    assert page.evaluate(LASTING) == []


@pytest.mark.parametrize("slug", screens.DRAWN)
def test_ac4_in_the_systems_own_colours(opened: Any, browser: Browser, site: str, slug: str) -> None:
    page = opened(forced_colors="active", device_scale_factor=looks.SCALE, reduced_motion="reduce")
    screens.table(page, site, slug, share=0.5)
    lab = looks.Contrast(browser)
    found = lab.texts(page) + lab.pieces(page)
    lab.close()
    assert not found, "\n".join(found)
