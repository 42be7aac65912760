"""A plain static server: right types, compressed siblings, nothing that a real static host lacks."""

import errno
import io
import os
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
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
ACCEPTS_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))")


class Handler(SimpleHTTPRequestHandler):
    """Serves a folder; `x.gz` is sent in place of `x` to who accepts it."""

    protocol_version = "HTTP/1.1"
    extensions_map = {"": "application/octet-stream", **TYPES}  # noqa: RUF012  (the base class's own name)
    disable_nagle_algorithm = True

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        plain = Path(self.translate_path(self.path))
        if plain.is_dir() and urlsplit(self.path).path.endswith("/"):
            plain /= "index.html"
        packed = plain.with_name(plain.name + ".gz")
        if not packed.is_file() or not plain.is_file() or not self._accepts_gzip():
            return super().send_head()
        return self._send_packed(plain, packed)

    def _accepts_gzip(self) -> bool:
        return bool(ACCEPTS_GZIP.search(self.headers.get("Accept-Encoding", "")))

    def _send_packed(self, plain: Path, packed: Path) -> BinaryIO | None:
        facts = plain.stat()
        tag = f'"{facts.st_mtime_ns:x}-{facts.st_size:x}-gz"'
        if self.headers.get("If-None-Match") == tag:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.send_header("ETag", tag)
            self.end_headers()
            return None
        file = packed.open("rb")
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(plain)))
        self.send_header("Content-Encoding", "gzip")
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
