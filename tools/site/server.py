"""A plain static server: right types, compressed siblings, nothing that a real static host lacks."""

import errno
import io
import os
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import BinaryIO
from urllib.parse import urlsplit

from tools.env.console import Trouble

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
    ".py": "text/x-python; charset=utf-8",
}
# Ending of a compressed sibling -> its name in HTTP, the smallest first.
PACKED = {".br": "br", ".gz": "gzip"}
MEMORY = ".memory.br"  # a memory image, stored as brotli and unpacked by the browser


class Handler(SimpleHTTPRequestHandler):
    """Serves a folder; `x.br` or `x.gz` is sent in place of `x` to who accepts it."""

    protocol_version = "HTTP/1.1"
    extensions_map = {"": "application/octet-stream", **TYPES}  # noqa: RUF012  (the base class's own name)
    disable_nagle_algorithm = True
    memories = True  # are memory images sent as what they are?

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        plain = Path(self.translate_path(self.path))
        if plain.is_dir() and urlsplit(self.path).path.endswith("/"):
            plain /= "index.html"
        if self.memories and plain.is_file() and plain.name.endswith(MEMORY) and self._accepts("br"):
            return self._send_packed(plain, plain, "br")
        for ending, coding in PACKED.items():
            packed = plain.with_name(plain.name + ending)
            if packed.is_file() and plain.is_file() and self._accepts(coding):
                return self._send_packed(plain, packed, coding)
        return super().send_head()

    def _accepts(self, coding: str) -> bool:
        accepted = self.headers.get("Accept-Encoding", "")
        return bool(re.search(rf"\b{coding}\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))", accepted))

    def _send_packed(self, plain: Path, packed: Path, coding: str) -> BinaryIO | None:
        facts = plain.stat()
        tag = f'"{facts.st_mtime_ns:x}-{facts.st_size:x}-{coding}"'
        if self.headers.get("If-None-Match") == tag:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.send_header("ETag", tag)
            self.end_headers()
            return None
        file = packed.open("rb")
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(plain)))
        self.send_header("Content-Encoding", coding)
        self.send_header("Content-Length", str(os.fstat(file.fileno()).st_size))
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("ETag", tag)
        self.end_headers()
        return file

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  (the base class's own name)
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up in the middle of an answer is no news."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/"


def make(folder: Path, port: int = 0, handler: type[Handler] = Handler) -> Server:
    return Server(("127.0.0.1", port), partial(handler, directory=str(folder)))


@dataclass
class Sent:
    """One answer: what was asked for, and how many bytes its body had."""

    name: str
    bytes: int = 0


@dataclass
class Counted:
    address: str
    sent: list[Sent]

    @property
    def names(self) -> list[str]:
        return [each.name for each in self.sent]


@contextmanager
def counting(folder: Path, codings: tuple[str, ...] = tuple(PACKED.values())) -> Iterator[Counted]:
    """A server that notes every answer: those to workers too, which a browser does not tell of."""
    sent: list[Sent] = []

    class Noting(Handler):
        def send_response(self, code: int, message: str | None = None) -> None:
            sent.append(Sent(urlsplit(self.path).path.removeprefix("/")))
            self.noted = sent[-1]
            super().send_response(code, message)

        def _accepts(self, coding: str) -> bool:
            return coding in codings and super()._accepts(coding)

        def copyfile(self, source: BinaryIO | io.BytesIO, outputfile: BinaryIO) -> None:  # type: ignore[override]
            while piece := source.read(1 << 16):
                outputfile.write(piece)
                self.noted.bytes += len(piece)

    with serving(folder, Noting) as server:
        yield Counted(server.address, sent)


@contextmanager
def serving(folder: Path, handler: type[Handler] = Handler) -> Iterator[Server]:
    """A server in a thread, for as long as the block lasts."""
    server = make(folder, handler=handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def serve(folder: Path, port: int | None) -> None:
    """Serve until Ctrl-C; without a port of the caller's, 8000 or the next free one."""
    server = _listening(folder, port)
    print(f"Regolo is at {server.address}  (Ctrl-C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()


def _listening(folder: Path, port: int | None) -> Server:
    wishes = [port] if port is not None else [*range(8000, 8010), 0]
    for wish in wishes:
        try:
            return make(folder, wish)
        except OSError as reason:
            if reason.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    raise Trouble(
        f"Port {port} is taken or not allowed; choose another, e.g. python build.py serve --port 0."
    )
