"""What axe does not see: shapes without a name, targets too small, texts and pieces that hardly stand out."""

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tools.env.places import ROOT

LEAST, MAIN = 24, 44  # CSS pixels
SCALE = 2  # thin lines are not blurred away in the pictures
NO_TEXTS = (
    "* { -webkit-text-fill-color: transparent !important } text, tspan { visibility: hidden !important }"
)


@cache
def _script(name: str) -> str:
    return (ROOT / "tools" / "quality" / name).read_text("utf-8")


def prepare(context: BrowserContext) -> None:
    context.add_init_script(_script("looks.js"))


def unnamed(page: Page) -> list[str]:
    found: list[str] = page.evaluate("looks.unnamed()")
    return found


def small(page: Page) -> list[str]:
    found: list[str] = page.evaluate("([least, main]) => looks.small(least, main)", [LEAST, MAIN])
    return found


class Contrast:
    """Measures pictures of a page, in an empty page of its own."""

    def __init__(self, browser: Browser) -> None:
        self._context = browser.new_context()
        self._lab = self._context.new_page()
        self._lab.evaluate(f"() => {{ {_script('contrast.js')} }}")

    def close(self) -> None:
        self._context.close()

    def texts(self, page: Page) -> list[str]:
        found = page.evaluate("looks.texts()")
        full = picture(page)
        with hidden(page, NO_TEXTS):
            bare = picture(page)
        return self._asked("texts", full, bare, found)

    def pieces(self, page: Page) -> list[str]:
        """Layer by layer: what lies on another piece is measured against that piece."""
        found = [piece for piece in page.evaluate("looks.pieces()") if piece["shown"]]
        full = picture(page)
        said: list[str] = []
        for layer in sorted({piece["layer"] for piece in found}):
            mine = [piece for piece in found if piece["layer"] == layer]
            rule = ", ".join(f'[data-look="{piece["at"]}"]' for piece in mine)
            with hidden(page, f"{rule} {{ opacity: 0 !important }}"):
                said += self._asked("pieces", full, picture(page), mine)
        return said

    def _asked(self, what: str, full: str, bare: str, found: list[Any]) -> list[str]:
        given = {"full": full, "bare": bare, "found": found, "scale": SCALE}
        said: list[str] = self._lab.evaluate(f"(given) => contrast.{what}(given)", given)
        return said


def picture(page: Page) -> str:
    """The window as it is, PNG in base64."""
    return base64.b64encode(page.screenshot(animations="disabled", caret="hide")).decode()


@contextmanager
def hidden(page: Page, rules: str) -> Iterator[None]:
    """For a moment without what these rules take away."""
    page.evaluate("(rules) => looks.hide(rules)", rules)
    yield
    page.evaluate("looks.hide('')")
