"""The static server: types, compressed siblings, and nothing outside its folder."""

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.env.console import Trouble
from tools.site import server


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    (tmp_path / "site").mkdir()
    (tmp_path / "secret.txt").write_text("not for you")
    for name, text in {
        "index.html": "<!doctype html>",
        "a.js": "let a;" * 900,
        "b.wasm": "\0asm",
        "c.mjs": "",
    }.items():
        (tmp_path / "site" / name).write_text(text)
    for name in ("a.js.br", "x.memory.br"):
        (tmp_path / "site" / name).write_bytes(b"brotli")
    (tmp_path / "site/a.js.gz").write_bytes(gzip.compress(("let a;" * 900).encode()))
    with server.serving(tmp_path / "site") as made:
        yield made.server_address[1]


def get(port: int, path: str, **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    line.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = line.getresponse()
    body = answer.read()
    line.close()
    return answer, body


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html"),
        ("/a.js", "text/javascript"),
        ("/b.wasm", "application/wasm"),
        ("/c.mjs", "text/javascript"),
    ],
)
def test_every_file_has_its_type(port: int, path: str, kind: str) -> None:
    answer, _ = get(port, path)
    assert answer.status == 200
    assert answer.headers["Content-Type"].startswith(kind)
    assert answer.headers["Cache-Control"] == "no-cache"


def test_the_compressed_sibling_goes_to_who_accepts_it(port: int) -> None:
    answer, body = get(port, "/a.js", Accept_Encoding="gzip, deflate")
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert gzip.decompress(body).startswith(b"let a;")
    again, nothing = get(port, "/a.js", Accept_Encoding="gzip", If_None_Match=answer.headers["ETag"])
    assert (again.status, nothing) == (304, b"")


def test_brotli_goes_first(port: int) -> None:
    answer, body = get(port, "/a.js", Accept_Encoding="gzip, deflate, br, zstd")
    assert (answer.headers["Content-Encoding"], body) == ("br", b"brotli")
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert get(port, "/a.js", Accept_Encoding="gzip, br;q=0")[0].headers["Content-Encoding"] == "gzip"


def test_a_memory_image_is_sent_as_what_it_unpacks_to(port: int) -> None:
    answer, body = get(port, "/x.memory.br", Accept_Encoding="gzip, br")
    assert (answer.headers["Content-Encoding"], body) == ("br", b"brotli")
    assert get(port, "/x.memory.br", Accept_Encoding="gzip")[0].headers["Content-Encoding"] is None


@pytest.mark.parametrize("accepts", ["", "zstd", "gzip;q=0"])
def test_others_get_the_plain_file(port: int, accepts: str) -> None:
    answer, body = get(port, "/a.js", Accept_Encoding=accepts)
    assert answer.headers["Content-Encoding"] is None
    assert body.startswith(b"let a;")


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/nothing.js"])
def test_nothing_outside_the_folder(port: int, path: str) -> None:
    answer, body = get(port, path)
    assert answer.status == 404
    assert b"not for you" not in body


def test_a_taken_port_is_told_in_a_sentence(port: int, tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="--port 0"):
        server._listening(tmp_path, port)
