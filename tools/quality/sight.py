"""A table as different eyes see it: what must be told apart is told apart by its colour or by its second sign."""

import base64
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tools.env.places import ROOT
from tools.quality import looks

EYES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
COLOUR = 0.12  # OKLab between two mean colours: seen at a glance
SIGN = 0.15  # of two things of one size, the share that must look different
FULL = "{ opacity: 1 !important; filter: none !important }"


@dataclass(frozen=True)
class Kind:
    """Things of a table that must be told apart; `which` matches the class that says which one it is.

    What is dimmed because nobody has one yet is looked at in its full colours: `dimmed`.
    """

    name: str
    selector: str
    which: str
    dimmed: str = ""


SEATS = r"seat-\d"


@dataclass(frozen=True)
class Pair:
    """Two things of a kind, and how far apart they are to somebody's eyes."""

    eyes: str
    pair: str
    colour: float
    sign: float

    @property
    def apart(self) -> float:
        """1: just told apart; less: mixed up."""
        return max(self.colour / COLOUR, self.sign / SIGN)

    def __str__(self) -> str:
        return f"{self.pair}: colours {self.colour:.2f} apart, {self.sign:.0%} looks different ({self.eyes})"


class Sight:
    """Looks at a page with other eyes, and compares in an empty page of its own."""

    def __init__(self, browser: Browser) -> None:
        self._context = browser.new_context()
        self._lab = self._context.new_page()
        self._lab.evaluate(f"() => {{ {(ROOT / 'tools/quality/sight.js').read_text('utf-8')} }}")

    def close(self) -> None:
        self._context.close()

    def pairs(self, page: Page, kinds: Iterable[Kind], keep: Path | None = None) -> list[Pair]:
        """Every two of a kind on this table, by every kind of eyes; `keep`: what the pictures' names begin with."""
        lit = ", ".join(kind.dimmed for kind in kinds if kind.dimmed)
        page.evaluate("(rules) => looks.wear(rules)", f"{lit or 'none'} {FULL}")
        found = page.evaluate("(kinds) => looks.kin(kinds)", [vars(kind) for kind in kinds])
        bare = {}
        for kind in {one["kind"] for one in found}:
            with looks.hidden(page, f'[data-kin="{kind}"] {{ opacity: 0 !important }}'):
                bare[kind] = looks.picture(page)
        plain = looks.picture(page)
        seen = self._seen(page)
        if keep:
            keep.parent.mkdir(parents=True, exist_ok=True)
            for eyes, image in seen.items():
                keep.with_name(f"{keep.name} {eyes}.png").write_bytes(base64.b64decode(image))
        given = {
            "found": found,
            "plain": plain,
            "bare": bare,
            "seen": seen,
            "scale": page.evaluate("devicePixelRatio"),
        }
        told: list[dict[str, Any]] = self._lab.evaluate("(given) => sight.look(given)", given)
        return [Pair(**one) for one in told]

    def _seen(self, page: Page) -> dict[str, str]:
        session = page.context.new_cdp_session(page)
        seen = {}
        for eyes in EYES:
            session.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
            seen[eyes] = looks.picture(page)
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        session.detach()
        return seen
