"""A table as different eyes see it: what must be told apart is told apart by its colour or by its second sign."""

import base64
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
KINDS = {
    "mechanics": (
        Kind("seat", "#app .seat-badge", SEATS),
        Kind("part", "#app .part-token", r"part-(?!token|rim|ground)\w+"),
        Kind("card", "#app .part-card", r"part-(?!card|token|rim|ground)\w+"),
    ),
    "automobiles": (
        Kind("car", "#app .au-car-inline", SEATS),
        Kind("cube", "#app .cube", r"hue-\w+", dimmed="#app .au-cube"),
        Kind("space", "#app .au-space", r"au-tone-(?:white|light|dark|black)"),
    ),
    "suk": (
        Kind("seat", "#app .seat-badge", SEATS),
        Kind("colour of goods", "#app .tile-letter", r"hue-\w+"),
        Kind("transport", "#app .ship", r"ship-(?:white|grey|black)"),
    ),
    "pocket-mars": (
        Kind("colonist", "#app .pawn", SEATS),
        Kind("dome", "#app .pm-building .dome", r"hue-\w+"),
        Kind("sign of a card", "#app .small-card .glyph", r"hue-\w+"),
    ),
    "martians": (
        Kind("figure", "#app .pawn", SEATS),
        Kind("sort of a card", "#app .card-sort", r"is-(?:reaction|event|action|weapon|equipment|item)"),
    ),
}


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

    def pairs(self, page: Page, slug: str, keep: Path | None = None) -> list[Pair]:
        """Every two of a kind on this table, by every kind of eyes; `keep`: where the pictures go."""
        kinds = KINDS[slug]
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
            keep.mkdir(parents=True, exist_ok=True)
            for eyes, image in seen.items():
                (keep / f"{slug} {eyes}.png").write_bytes(base64.b64decode(image))
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
