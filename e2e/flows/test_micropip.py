"""The engines as a package of Pyodide's: installed by micropip from the site's own folder, and by name."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

import pyapp
from pyapp import GAMES
from pyapp.core.rng import Rng

# A bare page of the site's own, and Pyodide as it comes: nothing of our start is used.
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>probe</title>
<link rel="icon" href="data:,"></head><body></body></html>"""
INSTALLED = """async ([what, source]) => {
  const { loadPyodide } = await import('./runtime/pyodide/pyodide.mjs');
  const { default: build } = await import('./runtime/build.js');
  const at = (place) => new URL(`./runtime/${place}/`, location.href).href;
  const pyodide = await loadPyodide({ indexURL: at('pyodide'), lockFileContents: build.lock, packageBaseUrl: at('wheels') });
  const quiet = { messageCallback() {} };
  if (what === 'by name') await pyodide.loadPackage('regolo', quiet);
  else {
    await pyodide.loadPackage('micropip', quiet);
    pyodide.globals.set('address', new URL(what, location.href).href);
    await pyodide.runPythonAsync('import micropip; await micropip.install(address)');
  }
  return pyodide.runPython(source);
}"""
PLAYED = """
import importlib.metadata, json, sys
from pyapp import GAMES
from pyapp.core.rng import Rng
ends = {}
for slug, game in GAMES.items():
    state, rng = game.new(players=2, seed=5), Rng(5)
    while game.to_act(state) is not None:
        state = game.after(state, rng.choice(game.moves(state)))
    ends[slug] = game.digest(state)
json.dumps([importlib.metadata.version('regolo'), list(sys.version_info[:2]), ends])
"""


def played_here() -> dict[str, str]:
    ends = {}
    for slug, game in GAMES.items():
        state, rng = game.new(players=2, seed=5), Rng(5)
        while game.to_act(state) is not None:
            state = game.after(state, rng.choice(game.moves(state)))
        ends[slug] = game.digest(state)
    return ends


@pytest.mark.parametrize("what", ["./runtime/wheels/{wheel}", "by name"])
def test_the_engines_are_installed_from_the_site_and_play(
    page: Page, site: str, what: str, dist: Any
) -> None:
    wheel = next((dist / "runtime/wheels").glob("regolo-*.whl")).name
    page.route(
        "**/probe.html",
        lambda route: route.fulfill(status=200, content_type="text/html; charset=utf-8", body=PAGE),
    )
    page.goto(f"{site}probe.html")
    said = json.loads(page.evaluate(INSTALLED, [what.format(wheel=wheel), PLAYED]))
    assert said == [pyapp.__version__, [3, 14], played_here()]
