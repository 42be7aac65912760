"""A window of WebKit: its own driver asked over HTTP (the WebDriver standard), its browser on a screen that nobody sees."""

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
from tools.quality.windows import PATIENCE, Window

LONGEST = 900.0  # seconds that a script of ours may take: a whole game is played by one
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the standard's name for a reference
TOLD = re.compile(r"CONSOLE \w+ (?:ERROR|WARN)\w* .*")  # as the browser writes the page's complaints


class OfWebKit(Window):
    """A window of a browser that has seen nothing yet; its size is the screen's."""

    def __init__(self, session: str, said: Path) -> None:
        self._at = session
        self._said = said
        self._read = 0

    def close(self) -> None:
        with suppress(URLError, AssertionError):
            _ask(self._at, "DELETE", "")

    def go(self, address: str) -> None:
        _ask(self._at, "POST", "/frame", {"id": None})
        _ask(self._at, "POST", "/url", {"url": "about:blank"})
        _ask(self._at, "POST", "/url", {"url": address})

    def reload(self) -> None:
        _ask(self._at, "POST", "/refresh", {})

    def run(self, script: str, *given: Any) -> Any:
        body = (
            "const a = [...arguments]; const done = a.pop();"
            f"Promise.resolve().then(() => ({script})).then((told) => done([told]), (reason) => done(`${{reason}}`));"
        )
        told = _ask(self._at, "POST", "/execute/async", {"script": body, "args": list(given)})
        assert isinstance(told, list), f"{script[:200]}: {told}"
        return told[0]

    def press(self, selector: str) -> None:
        self.wait(selector)
        found = _ask(self._at, "POST", "/element", {"using": "css selector", "value": selector})
        _ask(self._at, "POST", f"/element/{found[ELEMENT]}/click", {})

    def enter_frame(self, number: int) -> None:
        _ask(self._at, "POST", "/frame", {"id": number})

    def resize(self, width: int, height: int) -> None:
        """What the page has to itself; the browser's bars stand above it."""
        bars = self.run("outerHeight - innerHeight")
        _ask(self._at, "POST", "/window/rect", {"x": 0, "y": 0, "width": width, "height": height + bars})

    def killed(self) -> "OfWebKit":
        fresh = _ask(self._at, "POST", "/window/new", {"type": "tab"})["handle"]
        _ask(self._at, "DELETE", "/window")
        _ask(self._at, "POST", "/window", {"handle": fresh})
        return self

    def complaints(self) -> list[str]:
        """What the console has said since this was asked last."""
        said = self._said.read_text("utf-8", errors="replace")
        fresh, self._read = said[self._read :], len(said)
        return TOLD.findall(fresh)


@contextmanager
def opened(programs: Programs, folder: Path) -> Iterator[OfWebKit]:
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
        # Without a graphics card one is acted by the processor, and takes it away from the page for every frame.
        "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        "LANG": "C.UTF-8",
    }
    with said.open("w") as out:
        driver = subprocess.Popen(
            [programs.driver, f"--port={port}"], env=environment, stdout=out, stderr=out
        )
    try:
        address = f"http://127.0.0.1:{port}"
        _answers(address)
        window = OfWebKit(_session(address, programs.browser), said)
        try:
            yield window
        finally:
            window.close()
    finally:
        for process in (driver, screen):
            process.terminate()
            process.wait(timeout=PATIENCE)


def _session(driver: str, browser: str) -> str:
    options = {"binary": browser, "args": ["--automation", "--enable-write-console-messages-to-stdout=true"]}
    wanted = {
        "browserName": "MiniBrowser",
        "webkitgtk:browserOptions": options,
        "timeouts": {"script": int(LONGEST * 1000)},
    }
    made = _ask(driver, "POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
    return f"{driver}/session/{made['sessionId']}"


def _ask(at: str, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    asked = Request(at + path, data, {"Content-Type": "application/json"}, method=method)
    try:
        with urlopen(asked, timeout=LONGEST) as answer:
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
