"""Speed of the engines: random-play steps per 1,000 turns of a calibration loop, and copies against copy.deepcopy."""

import argparse
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tools import site
from tools.bench import engine_loop
from tools.env import browser
from tools.env.places import DIST
from tools.site.server import serving

PAGE = '<!doctype html><link rel="icon" href="data:,"><title>bench</title>'
WORKER = """
import { loadPyodide } from '../site/static/js/engine/runtime.js#image';
onmessage = async ({ data }) => {
  if (typeof data !== 'string') return;
  const pyodide = await loadPyodide({});
  postMessage({ bench: pyodide.runPython(data) });
};
"""
ASK = """(source) => new Promise((resolve) => {
  const worker = new Worker('./worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => { if (data.bench) resolve(data.bench); };
  worker.postMessage(source);
})"""
Lines = list[dict[str, Any]]


def run(words: list[str]) -> int:
    argparse.ArgumentParser(prog="python build.py bench engine", description=__doc__).parse_args(words)
    site.build()
    _print("CPython", json.loads(engine_loop.measure()))
    _print("Chromium (the page's own runtime)", in_chromium(Path(engine_loop.__file__), "measure()"))
    return 0


def in_chromium(loop: Path, call: str) -> Lines:
    """What a loop measures in the page's own runtime."""
    source = f"{loop.read_text(encoding='utf-8')}\n{call}"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        pages = Path(folder)
        shutil.copytree(DIST, pages / "site")
        (pages / "bench").mkdir()
        (pages / "bench/index.html").write_text(PAGE)
        (pages / "bench/worker.js").write_text(WORKER)
        started = playwright.chromium.launch(executable_path=browser.executable(), args=browser.FLAGS)
        with serving(pages) as server:
            page = started.new_page()
            page.goto(f"{server.address}bench/")
            answer: str = page.evaluate(ASK, source)
        started.close()
    lines: Lines = json.loads(answer)
    return lines


def _print(where: str, lines: Lines) -> None:
    print(
        f"\n{where}\n{'game':<16}{'players':>8}{'steps per 1,000 turns':>24}{'steps/s':>10}{'copy : deepcopy':>18}"
    )
    for line in lines:
        print(
            f"{line['game']:<16}{line['players']:>8}{line['k']:>24.1f}{line['steps']:>10.0f}"
            f"{'1 : ' + format(line['copy'], '.0f'):>18}",
            flush=True,
        )
