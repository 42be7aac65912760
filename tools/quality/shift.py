"""How much a table jumps while a game is played on it, by what the browser itself notes of layouts that shift."""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tools.quality.screens import moment

PLAY = Path(__file__).with_name("shift.js").read_text("utf-8")
SETTLED = '.table-page[data-state="yours"], .table-page[data-state="over"]'
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
WINDOW, GAP = (
    5000,
    1000,
)  # milliseconds: what comes closer together than this counts as one shift, as in the web's own measure


@dataclass(frozen=True)
class Shift:
    """What a game did to its table."""

    decisions: int
    moves: int
    over: bool
    worst: float
    """The most within five seconds, as the web's cumulative layout shift counts it."""
    total: float
    inside: float
    """Besides: of the log's own lines, and of a frame whose town or track moves below it."""
    ending: float
    """The most of board and seats once the game is over, while the score sheet comes."""
    causes: list[tuple[str, float, str]]
    """What moved, how much of it all, and an example."""


def played(page: Page, turns: int, seed: int = 5, rest: int = 1100) -> Shift:
    """So many own decisions at the table of this page, by chance and with a rest after each, and what jumped meanwhile."""
    page.evaluate(f"() => {{ {PLAY} }}")
    found = page.evaluate(
        "(given) => shifts.play(given)", {"turns": turns, "seed": seed, "rest": rest, "patience": 20_000}
    )
    jumps = found["jumps"]
    return Shift(
        decisions=found["decisions"],
        moves=found["at"],
        over=found["over"],
        worst=worst(jumps),
        total=sum(jump["rest"] for jump in jumps),
        inside=sum(jump["value"] - jump["rest"] for jump in jumps),
        ending=worst([{**jump, "rest": jump["stage"]} for jump in found["ending"]]),
        causes=causes([*jumps, *({**jump, "rest": jump["stage"]} for jump in found["ending"])]),
    )


def worst(jumps: list[dict[str, Any]]) -> float:
    """The largest sum of jumps that belong together."""
    most = now = 0.0
    begun = last = -1e9
    for jump in jumps:
        if jump["at"] - last > GAP or jump["at"] - begun > WINDOW:
            begun, now = jump["at"], 0.0
        last = jump["at"]
        now += jump["rest"]
        most = max(most, now)
    return most


def causes(jumps: list[dict[str, Any]]) -> list[tuple[str, float, str]]:
    """What moved, the heaviest first."""
    values: Counter[str] = Counter()
    examples: dict[str, str] = {}
    for jump in jumps:
        name = " | ".join(sorted({what.split(" (")[0] for what in jump["what"]}))
        values[name] += jump["rest"]
        examples.setdefault(name, f"{jump['when']}: {'; '.join(jump['what'])}")
    return [(name, value, examples[name]) for name, value in values.most_common()]


def context_options(size: str) -> dict[str, Any]:
    width, height = SIZES[size]
    phone = size == "phone"
    viewport = {"width": width, "height": height}
    return {"locale": "it-IT", "viewport": viewport, "has_touch": phone, "is_mobile": phone}


def sit_down(context: BrowserContext, site: str, slug: str, share: float) -> Page:
    """At a kept game, after that share of it, with everything settled."""
    page = context.new_page()
    page.goto(site)
    page.wait_for_selector(".home h2")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": moment(slug, share).encode()}
    )
    page.wait_for_selector(SETTLED)
    page.wait_for_timeout(700)
    return page
