"""How much each table jumps while a game is played on it: both sizes, our words and words two fifths longer."""

import argparse
import json

from playwright.sync_api import Browser, Route, sync_playwright

from pyapp import GAMES
from tools import site
from tools.env import browser as chromium
from tools.quality import shift
from tools.quality.longer import longer
from tools.quality.screens import DRAWN
from tools.site import server

MOST = 0.02
CHOSEN = {"lang": "it", "pace": "fast", "steps": "press", "tips": False, "presses": "two"}


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench shift", description=__doc__)
    asked.add_argument("games", nargs="*", metavar="GAME", help=f"only these of {', '.join(DRAWN)}")
    asked.add_argument("--turns", type=int, default=400, help="own decisions at most (default: a whole game)")
    asked.add_argument(
        "--from", dest="share", type=float, default=0.0, help="the part of a kept game played already"
    )
    asked.add_argument("--size", choices=list(shift.SIZES), help="only this")
    asked.add_argument("--words", choices=("ours", "longer"), help="only these")
    asked.add_argument("--causes", type=int, default=0, help="name so many of the things that jumped most")
    given = asked.parse_args(words)
    print(
        f"{'':14}{'':7}{'words':8}{'decisions':>10}{'worst 5 s':>11}{'all':>9}{'a decision':>12}{'inside':>9}"
    )
    failed = False
    with server.serving(site.build()) as served, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium.executable(), args=chromium.LIGHT)
        for slug in given.games or [slug for slug in GAMES if slug in DRAWN]:
            for size in [given.size] if given.size else shift.SIZES:
                for kind in [given.words] if given.words else ("ours", "longer"):
                    found = one(browser, served.address, slug, size, kind, given)
                    failed |= found.worst > MOST
                    print(line(slug, size, kind, found), flush=True)
                    for name, value, example in found.causes[: given.causes]:
                        print(f"    {value:.4f} {name}\n           {example}")
        browser.close()
    return int(failed)


def one(
    browser: Browser, address: str, slug: str, size: str, kind: str, given: argparse.Namespace
) -> shift.Shift:
    context = browser.new_context(**shift.context_options(size))
    if kind == "longer":
        for files in ("**/static/locale/*.json", "**/texts/*.json"):
            context.route(files, _stretch)
    context.add_init_script(f"localStorage.setItem('regolo.settings', {json.dumps(json.dumps(CHOSEN))})")
    found = shift.played(shift.sit_down(context, address, slug, given.share), given.turns)
    context.close()
    return found


def _stretch(route: Route) -> None:
    given = route.fetch()
    route.fulfill(response=given, body=json.dumps(longer(given.json())))


def line(slug: str, size: str, kind: str, found: shift.Shift) -> str:
    each = found.total / max(found.decisions, 1)
    end = "" if found.over else "  (not to the end)"
    return (
        f"{slug:14}{size:7}{kind:8}{found.decisions:>10}{found.worst:>11.3f}{found.total:>9.3f}{each:>12.4f}"
        f"{found.inside:>9.3f}{end}"
    )
