"""Golden games in the browser's Python: after every move the same table as here."""

import json

from playwright.sync_api import BrowserContext, Route

from pyapp import GAMES
from tests.golden import SHORT, files

PAGE = "<!doctype html><link rel='icon' href='data:,'><title>probe</title>"
WORKER = """
import { loadPyodide } from './static/js/engine/runtime.js';
onmessage = async ({ data }) => {
  if (!data.source) return;
  const pyodide = await loadPyodide({});
  postMessage({ said: pyodide.runPython(data.source) });
};
onunhandledrejection = ({ reason }) => postMessage({ said: JSON.stringify(String(reason)) });
"""
RUN = """(source) => new Promise((resolve) => {
  const worker = new Worker('./probe-worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => { if ('said' in data) resolve(data.said); };
  worker.postMessage({ source });
})"""
REPLAY = """
import json, sys
from pyapp.record import Record

def replayed(text):
    record = Record.parse(text)
    digest = record.game.digest
    return [digest(record.at(number))[:{short}] for number in range(1, len(record) + 1)]

json.dumps([sys.platform, [replayed(text) for text in json.loads({texts!r})]])
"""


def test_every_golden_game_passes_the_same_tables_in_the_browser(context: BrowserContext, site: str) -> None:
    def worker(route: Route) -> None:
        route.fulfill(body=WORKER, content_type="text/javascript")

    context.route("**/probe.html", lambda route: route.fulfill(body=PAGE, content_type="text/html"))
    context.route("**/probe-worker.js", worker)
    page = context.new_page()
    page.goto(f"{site}probe.html")
    paths = [path for slug in GAMES for path in files(slug)]
    texts = [path.read_text("utf-8") for path in paths]
    platform, told = json.loads(page.evaluate(RUN, REPLAY.format(short=SHORT, texts=json.dumps(texts))))
    assert platform == "emscripten"
    for path, text, digests in zip(paths, texts, told, strict=True):
        assert digests == written(text), path


def written(text: str) -> list[str]:
    """What stands behind each move of a golden game; tests/golden holds our own Python to the same."""
    _, _, moves = text.partition("\n\n")
    return [line.partition("#")[2].strip() for line in moves.splitlines()]
