"""The start of Python in the page: stage by stage, and what happens when something of it is not as it should be."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from e2e.conftest import Watch
from tools.bench import _slow
from tools.site import server

# A bare page under the policy of index.html, with nothing of the shell on it.
PROBE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>probe</title>{policy}
<script type="module" src="./static/js/engine/engine.js"></script>
<link rel="icon" href="data:,"></head><body></body></html>"""
START = """async ([way, patience]) => {
  const { Engine } = await import('./static/js/engine/engine.js');
  globalThis.stages = [];
  globalThis.engine = new Engine({ way, patience, onStage: (stage) => stages.push(stage) });
  globalThis.ask = (request) => engine.ask(request).catch((reason) => ({ down: String(reason) }));
}"""
QUESTION = {"do": "start", "table": "t", "game": "suk", "players": 2, "seed": 7, "options": {}, "seat": 0}
QUESTION["seats"] = [{"name": "Ada", "kind": "person"}, {"name": "Bob", "kind": "person"}]
WORKER = """
import { loadPyodide } from './static/js/engine/runtime.js#WAY';
onmessage = async ({ data }) => {
  if (typeof data !== 'string') return;
  try {
    const pyodide = await loadPyodide({});
    if (data.includes('micropip')) await pyodide.loadPackage('micropip', { messageCallback() {} });
    postMessage({ said: pyodide.runPython(data) });
  } catch (reason) {
    postMessage({ said: JSON.stringify(String(reason)) });
  }
};
"""
RUN = """(source) => new Promise((resolve) => {
  const worker = new Worker('./probe-worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => { if ('said' in data) resolve(data.said); };
  worker.postMessage(source);
})"""
# Every search of the page and every watch over it, as they are begun.
LOOKS = """(() => {
  globalThis.looks = [];
  const note = (kind, verb) => {
    const own = kind.prototype[verb];
    kind.prototype[verb] = function (...how) {
      looks.push(`${kind.name} ${how[0]}`);
      return own.apply(this, how);
    };
  };
  note(XPathEvaluator, 'createExpression');
  note(MutationObserver, 'observe');
})()"""
Answer = dict[str, Any]


@pytest.fixture
def policy(dist: Path) -> str:
    found = re.search(r'<meta http-equiv="Content-Security-Policy"[^>]*>', (dist / "index.html").read_text())
    assert found, "index.html has no policy"
    return found[0]


@pytest.fixture
def probe(context: BrowserContext, policy: str) -> Page:
    html = PROBE.format(policy=policy)
    context.route("**/probe.html", lambda route: route.fulfill(body=html, content_type="text/html"))
    return context.new_page()


def begin(page: Page, site: str, way: str = "", patience: int = 15_000) -> None:
    page.goto(f"{site}probe.html")
    page.evaluate(START, [way, patience])


def ask(page: Page) -> Answer:
    answer: Answer = page.evaluate("(request) => ask(request)", QUESTION)
    return answer


def stages(page: Page) -> list[tuple[str, str]]:
    return [(stage["stage"], stage["state"]) for stage in page.evaluate("stages")]


def taken(page: Page) -> str:
    names = [name for name, state in stages(page) if state == "start"]
    return "library" if "library" in names else "image"


@pytest.mark.parametrize("way", ["image", "library"])
def test_stages_are_told_in_order(probe: Page, site: str, way: str) -> None:
    begin(probe, site, way)
    assert ask(probe)["ok"]
    assert stages(probe) == [
        *((name, state) for name in ("script", "runtime", way, "rules") for state in ("start", "done")),
        ("ready", "done"),
    ]
    times = [stage["total"] for stage in probe.evaluate("stages")]
    assert times == sorted(times)


def test_the_page_is_neither_searched_nor_watched_for_tags_of_pyscript(probe: Page, site: str) -> None:
    probe.add_init_script(LOOKS)
    begin(probe, site)
    assert ask(probe)["ok"]
    assert probe.evaluate("looks") == []
    observers = probe.evaluate("[String(MutationObserver), String(XPathEvaluator)]")
    assert all("[native code]" in each for each in observers), "the browser's own are back"


def test_both_ways_lead_to_the_same_table(probe: Page, site: str) -> None:
    answers = []
    for way in ("image", "library"):
        begin(probe, site, way)
        answers.append(ask(probe))
    assert answers[0] == answers[1]


def cut_short(route: Route) -> None:
    whole = route.fetch()
    route.fulfill(response=whole, body=whole.body()[:200_000])


def scrambled(route: Route) -> None:
    """The form with a checksum; the other one travels only where the line itself has one."""
    if not route.request.url.endswith(".image"):
        route.abort()
        return
    whole = route.fetch()
    body = bytearray(whole.body())
    body[100_000:100_400] = bytes(400)
    route.fulfill(response=whole, body=bytes(body))


def of_another_release(route: Route) -> None:
    whole = route.fetch()
    route.fulfill(response=whole, body=re.sub(r'"pyodide": "[^"]+"', '"pyodide": "1.2.3"', whole.text()))


def of_another_size(route: Route) -> None:
    whole = route.fetch()
    route.fulfill(response=whole, body=re.sub(r'"size": (\d+)', r'"size": 1\1', whole.text()))


def without_snapshots(route: Route) -> None:
    whole = route.fetch()
    route.fulfill(response=whole, body=whole.text().replace("_loadSnapshot", "_somethingElse"))


TROUBLES: dict[str, tuple[str, Callable[[Route], None]]] = {
    "missing": ("**/engines-*", lambda route: route.abort()),
    "truncated": ("**/engines-*", cut_short),
    "scrambled": ("**/engines-*", scrambled),
    "of another release": ("**/runtime/build.js", of_another_release),
    "of another size": ("**/runtime/build.js", of_another_size),
    "not understood by Pyodide": ("**/pyodide.mjs", without_snapshots),
}


@pytest.mark.parametrize("trouble", TROUBLES)
def test_whatever_is_wrong_with_the_image_the_library_remains(
    probe: Page, site: str, watch: Watch, trouble: str
) -> None:
    watch.cut_off = True  # Pyodide may complain of what we broke
    probe.route(*TROUBLES[trouble])
    begin(probe, site, "image")
    assert ask(probe)["ok"]
    assert taken(probe) == "library"
    assert stages(probe)[-1] == ("ready", "done")


def test_wasm_of_a_wrong_type_is_put_right(probe: Page, site: str) -> None:
    def served(route: Route) -> None:
        whole = route.fetch()
        route.fulfill(response=whole, headers={**whole.headers, "content-type": "application/octet-stream"})

    probe.route("**/*.wasm", served)
    begin(probe, site)
    assert ask(probe)["ok"]


def test_storage_refused_does_not_matter(probe: Page, site: str) -> None:
    refuse = "{ configurable: true, get() { throw new DOMException('no', 'SecurityError'); } }"
    probe.add_init_script(
        f"for (const n of ['indexedDB', 'localStorage']) Object.defineProperty(window, n, {refuse});"
    )
    begin(probe, site)
    assert ask(probe)["ok"]


def test_a_stage_that_takes_too_long_is_told_and_can_be_tried_again(probe: Page, site: str) -> None:
    held: list[Route] = []
    probe.route("**/*.wasm", lambda route: held.append(route))  # noqa: PLW0108  (playwright wants a plain function)
    begin(probe, site, patience=400)
    waiting = probe.evaluate_handle("(request) => ({ answer: ask(request) })", QUESTION)
    while ("runtime", "late") not in stages(probe):
        probe.wait_for_timeout(50)
    probe.unroute("**/*.wasm")
    probe.evaluate("engine.restart()")
    assert ask(probe)["ok"]
    assert "restarted" in waiting.evaluate("(held) => held.answer")["down"]


def test_an_image_that_does_not_come_is_not_tried_twice(probe: Page, site: str) -> None:
    held: list[Route] = []
    probe.route("**/engines-*", lambda route: held.append(route))  # noqa: PLW0108  (playwright wants a plain function)
    begin(probe, site, "image", patience=400)
    probe.evaluate("engine.start()")
    while ("image", "late") not in stages(probe):
        probe.wait_for_timeout(50)
    probe.evaluate("engine.restart()")
    assert ask(probe)["ok"]
    assert taken(probe) == "library"


def test_a_worker_that_cannot_start_says_so_and_can_start_later(probe: Page, site: str) -> None:
    probe.route("**/engine/runtime.js", lambda route: route.abort())
    begin(probe, site)
    assert "down" in ask(probe)
    assert stages(probe)[-1] == ("script", "failed")
    probe.unroute("**/engine/runtime.js")
    assert ask(probe)["ok"]


def test_a_worker_ended_in_the_middle_of_a_question(probe: Page, site: str) -> None:
    begin(probe, site)
    assert ask(probe)["ok"]
    lost = probe.evaluate("(request) => { const a = ask(request); engine.restart(); return a; }", QUESTION)
    assert "down" in lost
    assert ask(probe)["ok"]


def test_the_next_visit_knows_that_the_image_is_at_hand(probe: Page, site: str) -> None:
    begin(probe, site, "image")
    assert ask(probe)["ok"]
    assert re.fullmatch(r"engines-\w+\.image", probe.evaluate("localStorage.getItem('regolo.image')"))


def test_a_slow_line_takes_the_shorter_download_first(
    context: BrowserContext, dist: Path, policy: str, watch: Watch
) -> None:
    html = PROBE.format(policy=policy)
    context.route("**/probe.html", lambda route: route.fulfill(body=html, content_type="text/html"))
    with server.serving(dist, _slow.SlowHandler) as slow:
        watch.home = slow.address
        page = context.new_page()
        begin(page, slow.address)
        assert ask(page)["ok"]
        assert taken(page) == "library"
        page.close()


def run_python(page: Page, site: str, way: str, source: str) -> Any:
    worker = WORKER.replace("WAY", way)
    page.context.route(
        "**/probe-worker.js", lambda route: route.fulfill(body=worker, content_type="text/javascript")
    )
    page.goto(f"{site}probe.html")
    return json.loads(page.evaluate(RUN, source))


@pytest.mark.parametrize("way", ["image", "library"])
def test_nothing_random_comes_from_the_build(probe: Page, site: str, way: str) -> None:
    source = "import json, random; json.dumps([random.random() for _ in range(3)])"
    assert run_python(probe, site, way, source) != run_python(probe, site, way, source)


@pytest.mark.parametrize("way", ["image", "library"])
def test_what_was_left_out_can_still_be_imported(probe: Page, site: str, way: str) -> None:
    source = """
import json, csv, xml.etree.ElementTree, pyapp.__main__, pyapp.games.suk.texts.it as texts, traceback
try:
    import nothing_of_that_name
except ImportError:
    found = False
json.dumps([csv.__name__, bool(texts.MESSAGES), found])
"""
    assert run_python(probe, site, way, source) == ["csv", True, False]


@pytest.mark.parametrize("way", ["image", "library"])
def test_micropip_is_there_for_who_asks(probe: Page, site: str, way: str) -> None:
    assert run_python(probe, site, way, "import json, micropip; json.dumps(micropip.__version__)")
