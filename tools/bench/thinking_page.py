"""The page's own engine asked for moves at moments of kept games, with questions all the while it thinks."""

import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from pyapp import GAMES
from pyapp.ai.thinking import LEVELS
from pyapp.games import AnyGame
from pyapp.record import Record
from tools.env import browser
from tools.env.places import DIST, ROOT
from tools.site.server import serving

GOLDEN = ROOT / "tests" / "golden"
WARM = 4  # moves before anything is measured: the browser makes code faster that it has run for a while
HURRY = 50  # milliseconds of thinking before somebody loses patience
PAGE = '<!doctype html><link rel="icon" href="data:,"><title>bench</title><script type="module" src="page.js"></script>'
SCRIPT = """
import { Engine } from '../site/static/js/engine/engine.js';
const engine = new Engine();
const BETWEEN = 20; // milliseconds at most from an answer to the next question
const ask = (request) => engine.ask({ seat: null, ...request });

/** One move, asked for at once after so many milliseconds, or left in peace; then it is made. */
globalThis.asked = async ({ record, at, players, level, hurry }) => {
  await ask({ do: 'open', table: 'whole', record });
  await ask({ do: 'branch', table: 'whole', at, as: 'here' });
  await ask({ do: 'seats', table: 'here', seats: Array(players).fill({ name: '', kind: 'computer', level }) });
  const deaf = [];
  let hurried = 0;
  let obeyed = null;
  let thinking = true;
  const begun = performance.now();
  let took = 0;
  const thought = ask({ do: 'think', table: 'here' }).finally(() => {
    thinking = false;
    took = performance.now() - begun;
    if (hurried) obeyed = performance.now() - hurried;
  });
  while (thinking) {
    const before = performance.now();
    await ask({ do: 'thinking', table: 'here' });
    if (thinking) deaf.push(performance.now() - before);
    await new Promise((done) => setTimeout(done, BETWEEN * Math.random()));
    if (thinking && hurry && !hurried && performance.now() - begun > hurry) {
      hurried = performance.now();
      ask({ do: 'hurry', table: 'here' });
    }
  }
  const { move } = await thought;
  const before = performance.now();
  await ask({ do: 'play', table: 'here', move });
  return { took, deaf, obeyed, made: performance.now() - before };
};
document.body.className = 'done';
"""


@dataclass
class Row:
    """Milliseconds of one level at tables of one size: for a move, for an answer meanwhile, to make the move, to obey."""

    slug: str
    seats: int
    level: str
    took: list[float] = field(default_factory=list)
    deaf: list[float] = field(default_factory=list)
    made: list[float] = field(default_factory=list)
    obeyed: list[float] = field(default_factory=list)


def rows(slugs: list[str], moments: int) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        pages = Path(folder)
        shutil.copytree(DIST, pages / "site")
        (pages / "bench").mkdir()
        (pages / "bench/index.html").write_text(f"{PAGE}<body>")
        (pages / "bench/page.js").write_text(SCRIPT)
        started = playwright.chromium.launch(executable_path=browser.executable(), args=browser.FLAGS)
        with serving(pages) as server:
            for slug in slugs:
                page = started.new_page()
                page.goto(f"{server.address}bench/index.html")
                page.wait_for_selector("body.done", state="attached")
                for seats in sizes(slug):
                    kept = chosen(slug, seats, moments)
                    for level in LEVELS:
                        yield _measured(page, Row(slug, seats, level), kept)
                page.close()
        started.close()


def sizes(slug: str) -> list[int]:
    """The smallest table for more than one, and the largest."""
    several = [players for players in GAMES[slug].players if players > 1]
    return sorted({several[0], several[-1]})


def chosen(slug: str, seats: int, number: int) -> list[tuple[str, int]]:
    """Moments of kept games at which somebody has a choice, spread evenly: the game and how far it is played."""
    found = []
    for path in sorted((GOLDEN / slug).glob("*.txt")):
        record = Record.parse(path.read_text("utf-8"))
        if record.setup.players == seats:
            text = record.text()
            found += [(text, at) for at in range(len(record)) if _choice(record.game, record.states[at])]
    return [found[at * len(found) // number] for at in range(min(number, len(found)))]


def _choice(game: AnyGame, state: Any) -> bool:
    return game.to_act(state) is not None and len(game.moves(state)) > 1


def _measured(page: Page, row: Row, moments: list[tuple[str, int]]) -> Row:
    def asked(moment: tuple[str, int], hurry: int = 0) -> Any:
        record, at = moment
        return page.evaluate(
            "(asked) => globalThis.asked(asked)",
            {"record": record, "at": at, "players": row.seats, "level": row.level, "hurry": hurry},
        )

    for moment in moments[:: max(1, len(moments) // WARM)]:
        asked(moment)
    for moment in moments:
        told = asked(moment)
        row.took.append(told["took"])
        row.deaf += told["deaf"]
        row.made.append(told["made"])
        if told["took"] > 2 * HURRY and (obeyed := asked(moment, HURRY)["obeyed"]) is not None:
            row.obeyed.append(obeyed)
    return row
