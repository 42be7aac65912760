"""A hand on WebKit: its own driver asked over HTTP (the WebDriver standard), its browser on a screen that nobody sees."""

import json
import os
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tools.env.webkit import Programs

PATIENCE = 60.0
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the standard's name for a reference
TOLD = re.compile(r"CONSOLE \w+ (?:ERROR|WARN)\w* .*")  # as the browser writes the page's complaints


class Sight:
    """One window of one browser that has seen nothing yet."""

    def __init__(self, driver: str, said: Path, browser: str) -> None:
        self._said = said
        options = {
            "binary": browser,
            "args": ["--automation", "--enable-write-console-messages-to-stdout=true"],
        }
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        made = _ask(driver, "POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._at = f"{driver}/session/{made['sessionId']}"

    def close(self) -> None:
        with suppress(URLError, AssertionError):
            _ask(self._at, "DELETE", "")

    def go(self, address: str) -> None:
        _ask(self._at, "POST", "/url", {"url": address})

    def reload(self) -> None:
        _ask(self._at, "POST", "/refresh", {})

    def run(self, script: str, *given: Any) -> Any:
        """The value of an expression of the page, which may be a promise; `given` are its `a`."""
        body = (
            "const a = [...arguments]; const done = a.pop();"
            f"Promise.resolve().then(() => ({script})).then(done, (reason) => done(`!${{reason}}`));"
        )
        return _ask(self._at, "POST", "/execute/async", {"script": body, "args": list(given)})

    def has(self, selector: str) -> bool:
        return bool(self.run("document.querySelector(a[0]) !== null", selector))

    def wait(self, selector: str) -> None:
        end = time.monotonic() + PATIENCE
        while not self.has(selector):
            assert time.monotonic() < end, f"no {selector}; the page says: {self.text()[:600]}"
            time.sleep(0.05)

    def press(self, selector: str) -> None:
        """A true click: whatever lies over it gets it."""
        self.wait(selector)
        found = _ask(self._at, "POST", "/element", {"using": "css selector", "value": selector})
        _ask(self._at, "POST", f"/element/{found[ELEMENT]}/click", {})

    def enter_frame(self, number: int) -> None:
        _ask(self._at, "POST", "/frame", {"id": number})

    def text(self) -> str:
        return str(self.run("document.body.innerText"))

    def give_file(self, text: str) -> None:
        """Into the page's own field for files."""
        self.run(
            """(() => { const field = document.querySelector('input[type=file]'); const given = new DataTransfer();
            given.items.add(new File([a[0]], 'game.txt', { type: 'text/plain' })); field.files = given.files;
            field.dispatchEvent(new Event('change', { bubbles: true })); })()""",
            text,
        )

    def complaints(self) -> list[str]:
        return TOLD.findall(self._said.read_text("utf-8", errors="replace"))


@contextmanager
def seen(programs: Programs, folder: Path) -> Iterator[Sight]:
    """A browser and all it needs, for as long as the block lasts; only what was begun here is ended."""
    display, port = _free_display(), _free_port()
    said = folder / f"webkit-{port}.txt"
    screen = subprocess.Popen(
        [programs.screen, display, "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
        stderr=subprocess.DEVNULL,
    )
    environment = {
        **os.environ,
        "DISPLAY": display,
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        "LANG": "C.UTF-8",
    }
    with said.open("w") as out:
        driver = subprocess.Popen(
            [programs.driver, f"--port={port}"], env=environment, stdout=out, stderr=out
        )
    try:
        address = f"http://127.0.0.1:{port}"
        _answers(address)
        sight = Sight(address, said, programs.browser)
        try:
            yield sight
        finally:
            sight.close()
    finally:
        for process in (driver, screen):
            process.terminate()
            process.wait(timeout=PATIENCE)


def _ask(at: str, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    asked = Request(at + path, data, {"Content-Type": "application/json"}, method=method)
    try:
        with urlopen(asked, timeout=PATIENCE * 2) as answer:
            return json.loads(answer.read())["value"]
    except HTTPError as refused:
        with refused:
            raise AssertionError(f"{method} {path}: {refused.read()[:600]!r}") from None


def _answers(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(URLError, ConnectionError):
            urlopen(f"{address}/status", timeout=2).close()
            return
        time.sleep(0.1)
    raise AssertionError("WebKit's driver does not answer")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _free_display() -> str:
    return next(
        f":{number}"
        for number in range(90 + os.getpid() % 400, 900)
        if not Path(f"/tmp/.X{number}-lock").exists()
    )
