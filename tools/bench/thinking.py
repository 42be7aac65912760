"""Seconds a computer player takes for a move, how long the worker is deaf meanwhile, and how soon it obeys "move now"."""

import argparse
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from pyapp import GAMES
from tools import browser, site
from tools.bench import thinking_loop
from tools.bench.engine import in_chromium
from tools.places import DIST
from tools.server import serving

PAGE = '<!doctype html><link rel="icon" href="data:,"><title>bench</title><script type="module" src="page.js"></script>'
# A whole game of the strongest players, asked again and again while they think; every other move is asked for at once.
SCRIPT = """
import { Engine } from '../site/static/js/engine/engine.js';
const engine = new Engine();
const ask = (request) => engine.ask({ table: 'bench', seat: null, ...request });
const computer = { name: '', kind: 'computer', level: 'hard' };

globalThis.listened = async (game, players, moves) => {
  const deaf = [];
  const obeyed = [];
  let now = await ask({ do: 'start', game, players, seed: 7, options: {}, seats: Array(players).fill(computer) });
  for (let number = 0; number < moves && now.to_act !== null; number += 1) {
    const begun = performance.now();
    let hurried = 0;
    let thinking = true;
    const thought = ask({ do: 'think' }).finally(() => { thinking = false; });
    while (thinking) {
      const asked = performance.now();
      await ask({ do: 'thinking' });
      if (thinking) deaf.push(performance.now() - asked);
      if (thinking && !hurried && number % 2 && performance.now() - begun > HURRY) {
        hurried = performance.now();
        ask({ do: 'hurry' });
      }
    }
    const { move } = await thought;
    if (hurried) obeyed.push(performance.now() - hurried);
    now = await ask({ do: 'play', move });
  }
  return { deaf, obeyed };
};
document.body.className = 'done';
"""
HURRY = 50  # milliseconds of thinking before somebody loses patience


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench thinking", description=__doc__)
    asked.add_argument("games", nargs="*", default=[], help="slugs; all if none is named")
    asked.add_argument("--seconds", type=float, default=thinking_loop.SECONDS, help="for each game and level")
    asked.add_argument("--moves", type=int, default=60, help="of the game in which the worker is listened to")
    asked.add_argument("--no-browser", action="store_true")
    given = asked.parse_args(words)
    slugs = given.games or list(GAMES)
    for slug in slugs:
        _print("CPython", json.loads(thinking_loop.measure(given.seconds, [slug])))
    if given.no_browser:
        return 0
    site.build()
    for slug in slugs:
        _print("Chromium", in_chromium(Path(thinking_loop.__file__), f"measure({given.seconds}, {[slug]})"))
    _listen(slugs, given.moves)
    return 0


def _listen(slugs: list[str], moves: int) -> None:
    """How long a question waits while the worker thinks, and how soon a move comes that is asked for at once."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        pages = Path(folder)
        shutil.copytree(DIST, pages / "site")
        (pages / "bench").mkdir()
        (pages / "bench/index.html").write_text(f"{PAGE}<body>")
        (pages / "bench/page.js").write_text(SCRIPT.replace("HURRY", str(HURRY)))
        started = playwright.chromium.launch(executable_path=browser.executable(), args=browser.FLAGS)
        with serving(pages) as server:
            for slug in slugs:
                page = started.new_page()
                page.goto(f"{server.address}bench/index.html")
                page.wait_for_selector("body.done", state="attached")
                players = max(count for count in GAMES[slug].players if count <= thinking_loop.SEATS)
                told = page.evaluate("(asked) => listened(...asked)", [slug, players, moves])
                print(
                    f"listened  {slug:<14}{_most(told['deaf'])} deaf   {_most(told['obeyed'])} to obey",
                    flush=True,
                )
                page.close()
        started.close()


def _most(times: list[float]) -> str:
    """Milliseconds: half take less, 95 % take less, the longest."""
    if not times:
        return f"{'never asked':>40}"
    times = sorted(times)
    marks = (times[len(times) // 2], times[int(len(times) * 0.95)], times[-1])
    return f"{len(times):>6} times " + "/".join(f"{mark:.0f}" for mark in marks).rjust(14) + " ms"


def _print(where: str, lines: list[dict[str, Any]]) -> None:
    """Milliseconds: half of the moves take less, 95 % take less, the longest slice."""
    for line in lines:
        half, most, longest = (1000 * line[name] for name in ("half", "most", "slice"))
        print(
            f"{where:<10}{line['game']:<14}{line['level']:<8}{line['moves']:>5} moves"
            f"{half:>9.1f} ms half{most:>9.1f} ms 95 %{longest:>8.1f} ms slice",
            flush=True,
        )
