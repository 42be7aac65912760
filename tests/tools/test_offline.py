"""What the service worker is told to keep."""

import gzip
import hashlib
import json
import re
from pathlib import Path

import pytest

from tools.env.console import Trouble
from tools.site import hosting, offline

PAGE = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'" />'


def test_every_file_is_kept_with_its_hash() -> None:
    kept = offline.kept({"index.html": b"page", "static/js/a.js": b"script"})
    assert list(kept) == ["index.html", "static/js/a.js"]
    assert hashlib.sha256(b"page").hexdigest().startswith(kept["index.html"])


@pytest.mark.parametrize(
    "name", ["runtime/pyodide/python_stdlib.zip", "lib/qr/LICENSE", "sw.js", "_headers", "hosting/nginx.conf"]
)
def test_what_no_game_needs_is_left_out(name: str) -> None:
    assert offline.kept({name: b"x"}) == {}


def test_the_worker_is_written_for_one_build() -> None:
    text = offline.worker({"index.html": b"page"}, "abc123").decode()
    assert "const BUILD = 'abc123';" in text.replace('"', "'")
    listed = re.search(r"const FILES = (\{.*\});", text)
    assert listed and list(json.loads(listed[1])) == ["index.html"]
    assert text != offline.worker({"index.html": b"other"}, "abc123").decode()


def test_a_worker_without_gaps_to_fill_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "sw.js"
    source.write_text("nothing to fill in")
    monkeypatch.setattr(offline, "SOURCE", source)
    with pytest.raises(Trouble, match=r"sw\.js"):
        offline.worker({}, "abc123")


def test_the_manifest_names_icons_that_are_there_at_their_size() -> None:
    folder = offline.SOURCE.parent
    manifest = json.loads((folder / "manifest.webmanifest").read_text())
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        data = (folder / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            # A PNG's header says its width and height as two big-endian numbers.
            sides = [int.from_bytes(data[start : start + 4], "big") for start in (16, 20)]
            assert "x".join(map(str, sides)) == icon["sizes"]


def test_ready_files_carry_the_policy_of_the_page() -> None:
    ready = hosting.files(PAGE)
    assert {"_headers", "hosting/nginx.conf", "hosting/apache.htaccess", "hosting/vercel.json"} <= set(ready)
    assert all(b"@POLICY@" not in content for content in ready.values())
    assert b"Content-Security-Policy: default-src 'none'" in ready["_headers"]


def test_a_page_without_a_policy_is_noticed() -> None:
    with pytest.raises(Trouble, match="Content-Security-Policy"):
        hosting.files("<!doctype html>")


def test_small_files_travel_in_packs() -> None:
    files = {
        "index.html": b"page",
        "runtime/pyodide/pyodide.mjs": b"python",
        "texts/suk.it.json": b"{}",
        "static/learn/suk/E1.json": b"[]",
        "static/js/app/main.js": b"script",
        "hosting/nginx.conf": b"x",
    }
    made, listed = offline.packs(files, ["suk", "martians"])
    by_room = {address.split("/")[1].split("-")[0]: names for address, names in listed.items()}
    assert by_room == {
        "suk": ["static/learn/suk/E1.json", "texts/suk.it.json"],
        "site": ["static/js/app/main.js"],
    }
    (address,) = (address for address in made if "suk" in address)
    head, _, bodies = gzip.decompress(made[address]).partition(b"\n")
    assert (
        json.loads(head) == [["static/learn/suk/E1.json", 2], ["texts/suk.it.json", 2]] and bodies == b"[]{}"
    )
    assert offline.kept(made) == {}
