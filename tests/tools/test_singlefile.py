"""How a small site becomes one file."""

import base64
import gzip
import hashlib
import io
import json
import re
import subprocess
import zipfile
from pathlib import Path

import pytest

from tools.env.console import Trouble
from tools.site import singlefile

INDEX = """<!doctype html><html><head><meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'self'" />
<link rel="manifest" href="./m" /><link rel="stylesheet" href="./static/css/a.css" />
<script type="module" src="./static/js/app/main.js"></script></head><body><div id="app"></div></body></html>"""
FILES = {
    "index.html": INDEX,
    "static/css/a.css": "@font-face { src: url('../../fonts/f.woff2') } .x { fill: url(#local) }",
    "fonts/f.woff2": "font",
    "static/icons/regolo.svg": "<svg/>",
    "static/locale/it.json": "{}",
    "static/js/app/main.js": "import { b } from './b.js';\nconst later = () => import('./later.js');\nb(import.meta.url);",
    "static/js/app/b.js": "/** Says. */\nexport const b = () => 1;",
    "static/js/app/later.js": "export default 2;",
    "static/js/engine/runtime.js": "const at = import.meta.url; const script = import(SCRIPT);",
    "runtime/pyodide/pyodide.asm.mjs": "export default import.meta.url;",
    "runtime/pyodide/pyodide.asm.wasm": "wasm",
}
ARCHIVES = ("runtime/library-1.zip", "runtime/early-1.zip")
LATE = "runtime/late-1.zip"  # read by who cannot wait: as it is
INSIDE = {name: f"the same words in every file, and {name}\n" * 9 for name in ("a.pyc", "b.pyc", "c/d.pyc")}


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "runtime/engines-1.image").write_bytes(gzip.compress(b"image", 1))
    for name in (*ARCHIVES, LATE):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(tmp_path / name, "w", zipfile.ZIP_DEFLATED) as archive:
            for inner, text in INSIDE.items():
                archive.writestr(zipfile.ZipInfo(inner), text)
    return tmp_path


def unpacked(page: str, name: str) -> bytes:
    """A part of the page, as the worker gets it."""
    found = re.search(rf'data-part="{name}"[^>]*>([^<]*)<', page)
    assert found
    return gzip.decompress(base64.b85decode(found[1].replace(",", "<")))


def test_the_page_reads_back_what_was_written() -> None:
    for size in range(997, 1003):
        data = bytes(at * size % 251 for at in range(size))
        written = singlefile.base85(data)
        assert "<" not in written
        script = (singlefile.OURS / "bytes.js").read_text()
        shown = f"{script}console.log(Buffer.from(bytes({json.dumps(written)})).toString('hex'))"
        told = subprocess.run(["node", "-e", shown], capture_output=True, text=True, check=True)
        assert bytes.fromhex(told.stdout.strip()) == data


def test_archives_are_pressed_as_a_whole_and_hold_the_same_files(dist: Path) -> None:
    page = singlefile.page(dist, dist).decode()
    for name in ARCHIVES:
        archive = zipfile.ZipFile(io.BytesIO(unpacked(page, name)))
        assert {entry.filename: archive.read(entry).decode() for entry in archive.infolist()} == INSIDE
        assert {entry.compress_type for entry in archive.infolist()} == {zipfile.ZIP_STORED}
    assert unpacked(page, "runtime/engines-1.image") == b"image"


def test_nothing_in_it_points_outside(dist: Path) -> None:
    page = singlefile.page(dist, dist).decode()
    assert 'rel="manifest"' not in page and 'rel="stylesheet"' not in page and 'type="module"' not in page
    assert re.findall(r'(?:src|href)="(?!data:)[^"]*"', page) == []
    assert "url(#local)" in page and "url(data:font/woff2;base64," in page


def test_its_policy_allows_its_own_scripts_only(dist: Path) -> None:
    page = singlefile.page(dist, dist).decode()
    assert (
        page.count("Content-Security-Policy") == 1
        and "unsafe-inline" not in page
        and "'unsafe-eval'" not in page
    )
    for inline in (
        *re.findall(r"<script>(.*?)</script>", page, re.DOTALL),
        *re.findall(r"<style>(.*?)</style>", page),
    ):
        assert base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode() in page


def test_each_module_stands_after_those_it_imports(dist: Path) -> None:
    modules = singlefile._modules(dist, dist)
    assert list(modules) == ["static/js/app/b.js", "static/js/app/later.js", "static/js/app/main.js"]
    main = modules["static/js/app/main.js"]
    assert "'@@static/js/app/b.js@@'" in main and "'@@static/js/app/later.js@@'" in main
    assert "import.meta" not in main and "Says" not in modules["static/js/app/b.js"]


def test_modules_that_import_each_other_are_noticed(dist: Path) -> None:
    (dist / "static/js/app/b.js").write_text("import './main.js';")
    with pytest.raises(Trouble, match="import each other"):
        singlefile.page(dist, dist)


def test_a_runtime_that_fetches_otherwise_is_noticed(dist: Path) -> None:
    (dist / "static/js/engine/runtime.js").write_text("const script = fetchScript();")
    with pytest.raises(Trouble, match=r"runtime\.js"):
        singlefile.page(dist, dist)


def test_the_same_site_gives_the_same_bytes(dist: Path) -> None:
    assert singlefile.page(dist, dist) == singlefile.page(dist, dist)
