"""How many presses a usual turn takes at each table, from whole games that a scripted person plays against computers."""

import argparse
from statistics import median, quantiles

from playwright.sync_api import sync_playwright

from pyapp import GAMES
from pyapp.record import Record, Seat
from tools import site
from tools.env import browser as chromium
from tools.quality import presses, shift
from tools.quality.screens import DRAWN
from tools.site import server

GOALS = {"suk": 2, "mechanics": 2, "automobiles": 6, "pocket-mars": 3, "martians": 6}
SEED = 5


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench presses", description=__doc__)
    asked.add_argument("games", nargs="*", metavar="GAME", help=f"only these of {', '.join(DRAWN)}")
    asked.add_argument("--turns", type=int, default=1000, help="own turns at most (default: a whole game)")
    asked.add_argument("--size", choices=list(shift.SIZES), default="desk", help="of the screen")
    asked.add_argument("--seed", type=int, default=SEED, help="of the deal")
    asked.add_argument("--turn-by-turn", action="store_true", help="print what was pressed in each turn")
    given = asked.parse_args(words)
    print(
        f"{'':14}{'turns':>7}{'usual':>7}{'nine in ten':>13}{'most':>6}{'goal':>6}   asked in others’ turns"
    )
    missed = False
    with server.serving(site.build()) as served, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium.executable(), args=chromium.LIGHT)
        for slug in given.games or [slug for slug in GAMES if slug in DRAWN]:
            context = browser.new_context(**shift.context_options(given.size))
            page = context.new_page()
            presses.sit_down(page, served.address, dealt(slug, given.seed))
            played = presses.play(page, given.turns)
            context.close()
            missed |= told(slug, played, given.turn_by_turn)
        browser.close()
    return int(missed)


def dealt(slug: str, seed: int) -> Record:
    """Two seats, a person and a computer."""
    seats = [Seat("Ada"), Seat("Orione", "computer", "normal")]
    return Record.new(slug, 2, seed, seats)


def told(slug: str, played: presses.Played, each: bool) -> bool:
    """Prints the line of a game; is its goal missed?"""
    if each:
        for turn in played.turns:
            print(f"  {turn.presses:>3}  {', '.join(turn.what)}")
    counts = [turn.presses for turn in played.turns if not turn.fought]
    usual, goal = median(counts), GOALS.get(slug)
    high = quantiles(counts, n=10)[-1] if len(counts) > 1 else counts[0]
    end = "" if played.over else "  (not to the end)"
    asked = f"{played.asked.presses} presses, {played.asked.decisions} questions"
    print(
        f"{slug:14}{len(counts):>7}{usual:>7g}{high:>13g}{max(counts):>6}{goal or '–':>6}   {asked}{end}",
        flush=True,
    )
    return goal is not None and usual > goal
