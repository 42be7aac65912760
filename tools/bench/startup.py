"""Start of Python: from the click on the link to the first answer, as ratios to a bare loadPyodide() worker."""

import argparse
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

from tools import site
from tools.bench import engines
from tools.bench._slow import BITS, SLOWER, SlowHandler, slow_processor
from tools.env.places import DIST, NODE_MODULES
from tools.quality.windows import Window
from tools.site.server import Handler, serving

BARE_PAGE = '<!doctype html><link rel="icon" href="data:,"><script type="module" src="page.js"></script>'
BARE_SCRIPT = """
new Worker('./worker.js', { type: 'module' }).onmessage = () => {
  document.body.className = 'done';
  document.body.dataset.ms = performance.now();
};
"""
BARE_WORKER = """
import { loadPyodide } from './pyodide/pyodide.mjs';
const pyodide = await loadPyodide();
postMessage(pyodide.runPython('1 + 1'));
"""
OURS_SCRIPT = """
import { Engine } from '../site/static/js/engine/engine.js';
const way = new URLSearchParams(location.search).get('way');
let taken = '';
const onStage = ({ stage }) => { if (stage === 'image' || stage === 'library') taken = stage; };
const engine = new Engine({ way, onStage });
await engine.ask({ do: 'thinking', table: 'none' });
document.body.dataset.ms = performance.now();
document.body.dataset.taken = taken;
document.body.className = 'done';
"""
VISITS = ("cold", "warm", "hot")
PATIENCE = 180.0  # seconds


@dataclass(frozen=True)
class Variant:
    name: str
    address: str


BARE = Variant("bare loadPyodide()", "bare/index.html")
VARIANTS = (
    BARE,
    Variant("from the image", "ours/index.html?way=image"),
    Variant("without the image", "ours/index.html?way=library"),
    Variant("as the page chooses", "ours/index.html?way="),
)
Times = dict[tuple[str, str], list[float]]


def run(words: list[str]) -> int:
    options = argparse.ArgumentParser(prog="python build.py bench startup", description=__doc__)
    options.add_argument("--runs", type=int, default=5, help="how often each variant is measured (default 5)")
    options.add_argument("--only", choices=("quick", "slow"), help="only this line and processor")
    options.add_argument(
        "--engine", choices=engines.NAMES, default="chromium", help="in this browser (default chromium)"
    )
    chosen = options.parse_args(words)
    site.build()
    with tempfile.TemporaryDirectory() as folder:
        pages = Path(folder)
        _lay_out(pages)
        if chosen.only != "slow":
            title = f"{chosen.engine}, this machine, no line in between"
            _print(title, _measure(chosen.engine, pages, chosen.runs, slow=False))
        if (
            chosen.only != "quick" and chosen.engine == "chromium"
        ):  # the only one whose processes all tell their profile
            title = f"chromium, {BITS // 1_000_000} Mbit/s and a {SLOWER}x slower processor"
            _print(title, _measure(chosen.engine, pages, chosen.runs, slow=True))
    return 0


def _lay_out(pages: Path) -> None:
    """A folder to serve: the built site, and beside it the bare page on the stock files of the same release."""
    shutil.copytree(DIST, pages / "site")
    bare = pages / "bare"
    shutil.copytree(DIST / "runtime/pyodide", bare / "pyodide")
    shutil.copy(NODE_MODULES / "pyodide/pyodide-lock.json", bare / "pyodide")
    (bare / "worker.js").write_text(BARE_WORKER)
    (pages / "ours").mkdir()
    for folder, script in ((bare, BARE_SCRIPT), (pages / "ours", OURS_SCRIPT)):
        (folder / "index.html").write_text(f"{BARE_PAGE}<body>")
        (folder / "page.js").write_text(script)


def _measure(engine: str, pages: Path, runs: int, *, slow: bool) -> Times:
    times: Times = {}
    with serving(pages, SlowHandler if slow else Handler) as server:
        for number in range(runs):
            turn = number % len(VARIANTS)
            for variant in (*VARIANTS[turn:], *VARIANTS[:turn]):
                with _fresh(engine, slow=slow) as window:
                    for visit in VISITS:
                        window, took = _load(window, server.address + variant.address)  # noqa: PLW2901
                        times.setdefault((variant.name, visit), []).append(took)
    return times


@contextmanager
def _fresh(engine: str, *, slow: bool) -> Iterator[Window]:
    """A window of a browser that has seen nothing yet."""
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder)
        with engines.opened(engine, profile) as window, slow_processor(profile) if slow else nullcontext():
            yield window


def _load(window: Window, address: str) -> tuple[Window, float]:
    window.go(address)
    window.wait("body.done", PATIENCE)
    took = float(window.run("document.body.dataset.ms"))
    if window.run("document.body.dataset.taken") == "library" and address.endswith("way="):
        time.sleep(9)  # the image is being kept for the next visit
    return window.killed(), took


def _print(title: str, times: Times) -> None:
    print(
        f"\nms to the first answer: {title}; median [least..most], and ratio to the bare worker in the same run\n"
    )
    print(f"{'':<24}" + "".join(f"{visit:<34}" for visit in VISITS))
    for variant in VARIANTS:
        cells = (_cell(times[variant.name, visit], times[BARE.name, visit]) for visit in VISITS)
        print(f"{variant.name:<24}" + "".join(f"{cell:<34}" for cell in cells), flush=True)


def _cell(ours: list[float], bare: list[float]) -> str:
    ratio = statistics.median(mine / theirs for mine, theirs in zip(ours, bare, strict=True))
    return f"{statistics.median(ours):5.0f} [{min(ours):.0f}..{max(ours):.0f}]  {ratio:.2f}"
