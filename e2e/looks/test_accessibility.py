"""Everyone can play: axe-core, names, targets, contrast, colours, small windows, paper.

The short form looks at every title once; with REGOLO_LONG at every screen in both themes and on a phone too.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from e2e.conftest import NO_COPY, Watch
from tools.quality import axe, figures, looks, screens

DESK, PHONE, NARROW = (1280, 800), (390, 844), (320, 640)
THEMES = ("light", "dark")
LONG = figures.long_form()
ALL = screens.screens()
Opens = Callable[..., Page]
Look = tuple[screens.Screen, str, tuple[int, int]]
EVERYTHING: list[Look] = [
    (screen, theme, size) for screen in ALL for theme in THEMES for size in (DESK, PHONE)
]


def short_form() -> list[Look]:
    """What all games share, each table in one theme (they take turns), embeds in the dark, one game's other screens."""
    tables = [screen for screen in ALL if screen.name.startswith("table ")]
    shared = [screen for screen in ALL if " " not in screen.name]
    others = [
        screen for screen in ALL if re.search(" mechanics$|^embed ", screen.name) and screen not in tables
    ]
    in_turn = [(screen, THEMES[at % 2], DESK) for at, screen in enumerate(tables)]
    return [(one, "light", DESK) for one in shared] + in_turn + [(one, "dark", DESK) for one in others]


LOOKS = EVERYTHING if LONG else short_form()


@pytest.fixture
def opened(browser: Browser, watch: Watch) -> Iterator[Opens]:
    """A page that axe and the other measures can look at."""
    made: list[BrowserContext] = []

    def new(size: tuple[int, int], theme: str, **more: Any) -> Page:
        touch = {"has_touch": True, "is_mobile": True} if size != DESK else {}
        more = {"reduced_motion": "reduce", "device_scale_factor": looks.SCALE, **touch, **more}
        context = browser.new_context(
            locale="it-IT",
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            **more,
        )
        context.add_init_script(NO_COPY)
        axe.prepare(context)
        looks.prepare(context)
        watch.on(context)
        made.append(context)
        return context.new_page()

    yield new
    for context in made:
        context.close()
    watch.check()


@pytest.fixture(scope="module")
def contrast(browser: Browser) -> Iterator[looks.Contrast]:
    lab = looks.Contrast(browser)
    yield lab
    lab.close()


def look_at(page: Page, name: str, contrast: looks.Contrast | None) -> None:
    """Everything that can be measured on one screen; says all that is wrong at once."""
    found = {"axe": axe.violations(page), "named": looks.unnamed(page), "target": looks.small(page)}
    if contrast:
        found |= {"text": contrast.texts(page), "piece": contrast.pieces(page)}
    figures.note("screen", name=name, **{kind: len(list_) for kind, list_ in found.items()})
    told = [f"{kind}: {one}" for kind, list_ in found.items() for one in list_]
    assert not told, f"{name}\n" + "\n".join(told)
    assert sideways(page) <= 0, name


def sideways(page: Page) -> int:
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide


@pytest.mark.parametrize(
    ("screen", "theme", "size"), LOOKS, ids=[f"{one.name}-{theme}-{size[0]}" for one, theme, size in LOOKS]
)
def test_a_screen(
    opened: Opens,
    site: str,
    contrast: looks.Contrast,
    screen: screens.Screen,
    theme: str,
    size: tuple[int, int],
) -> None:
    """Axe, names, targets; on tables every text and every piece against what lies under it."""
    page = opened(size, theme)
    screen.open(page, site)
    measured = LONG or screen.name.startswith(("table ", "embed "))
    look_at(page, f"{screen.name} {theme} {size[0]}", contrast if measured else None)


@pytest.mark.parametrize("slug", screens.DRAWN)
def test_a_phone_of_320_pixels(opened: Opens, site: str, slug: str) -> None:
    """Nothing of the page has to be pushed sideways, and the targets are large enough."""
    page = opened(NARROW, "light")
    for screen in screens.screens([slug]):
        if screen.name.endswith(f" {slug}"):
            narrow(page, site, screen)


def test_what_all_games_share_on_a_phone_of_320_pixels(opened: Opens, site: str) -> None:
    page = opened(NARROW, "light")
    for screen in screens.screens([]):
        narrow(page, site, screen)


def narrow(page: Page, site: str, screen: screens.Screen) -> None:
    screen.open(page, site)
    assert sideways(page) <= 0, screen.name
    found = looks.small(page)
    assert not found, f"{screen.name}\n" + "\n".join(found)


@pytest.mark.parametrize("slug", screens.DRAWN if LONG else screens.DRAWN[1:2])
def test_un2_everything_can_be_asked_about_by_keys(opened: Opens, site: str, slug: str) -> None:
    """Who asks what things are comes to each of them with the arrows; each has a role and a name."""
    page = opened(DESK, "light")
    screens.table(page, site, slug, share=0.5)
    page.locator('.tool[aria-pressed="false"]').last.click()
    page.wait_for_selector(".is-inspecting")
    assert page.locator("[data-inspect]:not([role], button):visible").count() == 0
    assert looks.unnamed(page) == []
    page.locator('.stage [data-inspect][tabindex="-1"]:visible').first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('.piece, [data-inspect]')")
    page.locator("[data-lent], [data-inspect]:visible").first.press("Enter")
    page.wait_for_selector("dialog[open]")
