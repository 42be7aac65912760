"""What an own move costs the hand: processor time of the page's main thread, and from the press to its picture."""

import argparse
import json
import statistics
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    CDPSession,
    Page,
    ViewportSize,
    sync_playwright,
)

from tools import site
from tools.bench import _written, hand_engines, hand_trace
from tools.env import browser as chromium
from tools.env.console import Trouble
from tools.quality.screens import DRAWN, moment
from tools.site import server

PLAY = Path(__file__).with_name("hand.js").read_text("utf-8")
SETTLED = '.table-page[data-state="yours"], .table-page[data-state="over"]'
CHOSEN = {"lang": "it", "pace": "off", "steps": "off", "tips": False, "presses": "two"}
PATIENCE = 60_000
SLOWER = 4
WARM = 4  # own moves before anything is measured: the browser makes code faster that it has run for a while
SHARE = 0.4  # of the kept game, played already
TRACED = 6  # own moves under the trace, which costs time itself
GOALS = {"median": 15.0, "95 %": 30.0, "paint": 50.0, "slow": 200.0}


@dataclass
class Table:
    """What one title's moves cost on one site."""

    work: list[float] = field(default_factory=list)
    """Processor milliseconds of an own move with all that follows, for each move made meanwhile."""
    decisions: list[float] = field(default_factory=list)
    """The same for the whole decision, the others' moves included."""
    paint: list[float] = field(default_factory=list)
    """From confirming to the picture, beyond the empty frame just before."""
    choice: list[float] = field(default_factory=list)
    slow: list[float] = field(default_factory=list)
    spent: dict[str, float] = field(default_factory=dict)


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench hand", description=__doc__)
    asked.add_argument("games", nargs="*", metavar="GAME", help=f"only these of {', '.join(DRAWN)}")
    asked.add_argument("--moves", type=int, default=30, help="own moves of each title (default 30)")
    asked.add_argument("--before", type=Path, help="another built site, measured in turns with this one")
    asked.add_argument(
        "--only", choices=("work", "pictures"), help="only processor time, or only the waiting"
    )
    asked.add_argument("--engine", choices=("firefox", "webkit"), help="what is waited there beside Chromium")
    asked.add_argument("--phone", action="store_true", help="390 pixels wide instead of 1280")
    asked.add_argument(
        "--docs",
        action="store_true",
        help=f"write the table into {_written.PAGE.name}: all titles, nothing else",
    )
    given = asked.parse_args(words)
    if given.docs and (given.games or given.before or given.only or given.phone):
        raise Trouble("Only the whole is written: --docs goes alone, or with --engine and --moves.")
    if given.docs:
        _written.expect(f"hand {given.engine or hand_engines.BESIDE}")
    if given.engine:
        slugs, dist = given.games or DRAWN, site.build()
        table, missed = hand_engines.compared(given.engine, dist, slugs, given.moves, SHARE, PLAY, print)
        if given.docs:
            _written.write(f"hand {given.engine}", table)
        print("".join(f"\nmissed: {line}" for line in missed))
        return int(bool(missed))
    built = {"now": site.build(), **({"before": given.before} if given.before else {})}
    missed = []
    rows = [ROWS]
    print(_head())
    with ExitStack() as stack:
        addresses = {name: stack.enter_context(server.serving(path)).address for name, path in built.items()}
        started = stack.enter_context(sync_playwright())
        for slug in given.games or DRAWN:
            tables = _measured(started.chromium, addresses, slug, given)
            for name, found in tables.items():
                print(_line(slug, name, found), flush=True)
            rows.append(_row(slug, tables["now"]))
            missed += _missed(slug, tables["now"])
    if given.docs:
        _written.write(f"hand {hand_engines.BESIDE}", "\n".join(rows))
    print("".join(f"\nmissed: {line}" for line in missed))
    return int(bool(missed))


def _measured(
    engine: BrowserType, addresses: dict[str, str], slug: str, given: argparse.Namespace
) -> dict[str, Table]:
    """All sites side by side, a move here and a move there: a busy machine is as busy for each."""
    tables = {name: Table() for name in addresses}
    started: Browser = engine.launch(executable_path=chromium.executable(), args=chromium.FLAGS)
    hands = {name: Hand(started, address, slug, phone=given.phone) for name, address in addresses.items()}
    for _ in range(WARM):
        for one in hands.values():
            one.decide()
    for _ in range(given.moves if given.only != "pictures" else 0):
        for name, one in hands.items():
            _work(tables[name], one)
    for slower in (1, SLOWER):
        for one in hands.values():
            one.slow_down(slower)
        for _ in range(max(8, given.moves // 2) if given.only != "work" else 0):
            for name, one in hands.items():
                _pictures(tables[name], one.decide(timing=True), slow=slower > 1)
    for name, one in hands.items():
        one.slow_down(1)
        tables[name].spent = _shares(started, one)
        one.close()
    started.close()
    return tables


def _work(table: Table, hand: "Hand") -> None:
    before = hand.thread_time()
    told = hand.decide()
    took = hand.thread_time() - before
    if told["moves"] > 0 and not told["anew"]:  # another game begun meanwhile is no part of a move
        table.decisions.append(took)
        table.work.append(took / told["moves"])


def _pictures(table: Table, told: dict[str, Any], *, slow: bool) -> None:
    confirms, choices = (
        [one["took"] - one["empty"] for one in told[kind]] for kind in ("confirms", "choices")
    )
    if slow:
        table.slow += confirms + choices
    else:
        table.paint += confirms
        table.choice += choices


def _shares(started: Browser, hand: "Hand") -> dict[str, float]:
    """Of all processor time under a trace, how much each kind of work has."""
    started.start_tracing(page=hand.page, categories=hand_trace.CATEGORIES)
    for _ in range(TRACED):
        hand.decide()
    found = hand_trace.spent(json.loads(started.stop_tracing()))
    whole = sum(found.values()) or 1
    return {kind: took / whole for kind, took in found.items()}


class Hand:
    """Somebody at one table of one site, who sits down anew when the game is over."""

    def __init__(self, started: Browser, address: str, slug: str, *, phone: bool) -> None:
        size = ViewportSize(width=390, height=844) if phone else ViewportSize(width=1280, height=800)
        self.context: BrowserContext = started.new_context(
            locale="it-IT", viewport=size, is_mobile=phone, has_touch=phone
        )
        kept = json.dumps(json.dumps(CHOSEN))
        self.context.add_init_script(f"localStorage.setItem('regolo.settings', {kept})")
        self.context.add_init_script("localStorage.setItem('regolo.offline', 'no')")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.asked: CDPSession = self.context.new_cdp_session(self.page)
        self.asked.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.address, self.slug = address, slug
        self._sit_down()

    def _sit_down(self) -> None:
        self.page.goto("about:blank")
        self.page.goto(self.address)
        self.page.wait_for_selector(".home h2")
        self.page.locator("input[type=file]").set_input_files(
            {"name": "game.txt", "mimeType": "text/plain", "buffer": moment(self.slug, SHARE).encode()}
        )
        self.page.wait_for_selector(SETTLED)
        self.page.evaluate(f"() => {{ {PLAY} }}")

    def decide(self, *, timing: bool = False) -> dict[str, Any]:
        """One own decision; `anew` tells that another game had to be begun for it."""
        told = self._decided(timing)
        anew = told["over"]
        if anew:
            self._sit_down()
            told = self._decided(timing)
        return {**told, "anew": anew}

    def _decided(self, timing: bool) -> dict[str, Any]:
        told: dict[str, Any] = self.page.evaluate(
            "(how) => hand.decide(how)", {"patience": PATIENCE, "timing": timing}
        )
        return told

    def thread_time(self) -> float:
        """Milliseconds of processor that the main thread has had so far."""
        told = {one["name"]: one["value"] for one in self.asked.send("Performance.getMetrics")["metrics"]}
        return float(told["ThreadTime"]) * 1000

    def slow_down(self, rate: int) -> None:
        self.asked.send("Emulation.setCPUThrottlingRate", {"rate": rate})

    def close(self) -> None:
        self.context.close()


def high(values: list[float]) -> float:
    """The 95th percentile."""
    return sorted(values)[min(len(values) - 1, int(len(values) * 0.95))] if values else 0.0


def _middle(values: list[float]) -> float:
    return statistics.median(values) if values else 0.0


def _head() -> str:
    return (
        "ms, median and 95th percentile. work: processor time of the main thread for each move made; turn: for an own\n"
        "decision with the others' moves; paint: from confirming to its picture beyond an empty frame; choice: the same\n"
        f"of a choice; {SLOWER}x: both with a main thread {SLOWER} times slower. Then what the time goes to.\n\n"
        f"{'':14}{'site':8}{'work':>13}{'turn':>13}{'paint':>13}{'choice':>13}{f'{SLOWER}x':>13}   spent on"
    )


def _line(slug: str, name: str, found: Table) -> str:
    cells = [found.work, found.decisions, found.paint, found.choice, found.slow]
    told = "".join(f"{_middle(cell):>7.1f}{high(cell):>6.1f}" for cell in cells)
    shares = ", ".join(f"{kind} {share:.0%}" for kind, share in found.spent.items())
    return f"{slug:14}{name:8}{told}   {shares}"


ROWS = "\n".join(
    (
        "| title | a move: median (goal 15) | 95 % (goal 30) | of it script | style | layout | paint | rest "
        f"| picture, 95 % (goal 50) | {SLOWER}x slower, 95 % (goal 200) |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    )
)


def _row(slug: str, found: Table) -> str:
    """A title's line of the written table: milliseconds, and what the processor's time goes to."""
    shares = {
        **found.spent,
        hand_trace.OTHER: found.spent.get(hand_trace.OTHER, 0) + found.spent.get("memory", 0),
    }
    spent = [
        f"{shares.get(kind, 0):.0%}" for kind in ("script", "style", "layout", "paint", hand_trace.OTHER)
    ]
    times = [
        f"{value:.0f}"
        for value in (_middle(found.work), high(found.work), high(found.paint), high(found.slow))
    ]
    return f"| {' | '.join((slug, *times[:2], *spent, *times[2:]))} |"


def _missed(slug: str, found: Table) -> Iterator[str]:
    values = {
        "median": _middle(found.work),
        "95 %": high(found.work),
        "paint": high(found.paint),
        "slow": high(found.slow),
    }
    for name, value in values.items():
        if value > GOALS[name]:
            yield f"{slug}, {name}: {value:.1f} ms, at most {GOALS[name]:g}"
