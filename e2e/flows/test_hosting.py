"""The built site on each host that has a ready file: the right headers and types, and a game that starts."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Watch
from e2e.hands import hosts, steps
from tools.site import hosting, packed

TYPES = {
    "index.html": "text/html",
    "static/js/app/main.js": "text/javascript",
    "runtime/pyodide/pyodide.mjs": "text/javascript",
    "runtime/pyodide/pyodide.asm.wasm": "application/wasm",
    "static/css/app.css": "text/css",
    "static/locale/it.json": "application/json",
    "static/icons/regolo.svg": "image/svg+xml",
    "static/icons/app-192.png": "image/png",
    "static/manifest.webmanifest": "application/manifest+json",
    "fonts/jost-latin-500-normal.woff2": "font/woff2",
}


@dataclass(frozen=True)
class Place:
    name: str
    host: hosts.Host
    address: str

    def head(self, name: str, **headers: str) -> dict[str, str]:
        asked = Request(f"{self.address}{name}", headers={k.replace("_", "-"): v for k, v in headers.items()})
        with urlopen(asked) as answer:
            assert answer.status == 200
            return {key.lower(): value for key, value in answer.headers.items()}


@pytest.fixture(params=hosts.HOSTS)
def place(request: pytest.FixtureRequest, dist: Path, tmp_path: Path, watch: Watch) -> Iterator[Place]:
    host = hosts.HOSTS[request.param](dist)
    with hosts.hosted(host, dist, tmp_path) as address:
        watch.home = address
        yield Place(request.param, host, address)


def test_types_compression_and_caching_are_right(place: Place, dist: Path) -> None:
    for name, kind in TYPES.items():
        assert place.head(name)["content-type"].split(";")[0] == kind, name
    if "br" in place.host.packed:
        packed = place.head("runtime/pyodide/pyodide.asm.wasm", Accept_Encoding="gzip, br")
        assert packed["content-encoding"] == "br" and packed["content-type"] == "application/wasm"
    (memory,) = dist.glob("runtime/*.memory.br")
    said = place.head(f"runtime/{memory.name}", Accept_Encoding="gzip, br").get("content-encoding")
    assert said == (None if place.name == "github_pages" else "br")
    if place.host.packed:
        packed = place.head("runtime/pyodide/pyodide.asm.wasm", Accept_Encoding="gzip")
        assert packed["content-encoding"] == "gzip" and packed["content-type"] == "application/wasm"
    (image,) = dist.glob("runtime/engines-*.image")
    lasting = place.head(f"runtime/{image.name}").get("cache-control", "")
    passing = place.head("static/js/app/main.js").get("cache-control", "")
    assert "immutable" not in passing
    assert "immutable" in lasting or place.name == "github_pages"


def test_the_policy_sent_is_the_one_the_page_carries(place: Place, dist: Path) -> None:
    carried = hosting.POLICY.search((dist / "index.html").read_text())
    assert carried
    for name in ("", "index.html"):
        assert place.head(name).get("content-security-policy") == (
            None if place.name == "github_pages" else f"{carried[1]}; {hosting.OURS_ONLY}"
        )
    assert "content-security-policy" not in place.head("static/js/app/main.js")


def test_a_game_starts_there(page: Page, place: Place) -> None:
    steps.prefer(page)
    page.goto(f"{place.address}#/new/suk")
    steps.start(page)
    steps.wait_for(page, "yours")


def test_it_is_kept_offline_from_a_folder_with_a_policy_by_header(
    page: Page, dist: Path, tmp_path: Path, watch: Watch
) -> None:
    with hosts.hosted(hosts.netlify(dist), dist, tmp_path) as address:
        watch.home = address
        page.goto(f"{address}#/settings")
        page.get_by_role("button", name="Tieni una copia qui").click(timeout=20_000)
        expect(page.locator('.offline[data-state="kept"]')).to_be_visible(timeout=30_000)


def test_the_ready_files_are_well_formed(dist: Path) -> None:
    assert json.loads((dist / "hosting/vercel.json").read_text())["headers"]
    for name in ("nginx.conf", "Caddyfile"):
        text = re.sub(r"^\s*#.*$", "", (dist / "hosting" / name).read_text(), flags=re.MULTILINE)
        assert text.count("{") == text.count("}")
    opened = re.findall(r"<(/?)(IfModule|FilesMatch)", (dist / "hosting/apache.htaccess").read_text())
    assert sum(1 if not closing else -1 for closing, _ in opened) == 0
    assert "@POLICY@" not in "".join(
        path.read_text()
        for path in [*(dist / "hosting").iterdir(), dist / "_headers"]
        if path.suffix not in packed.ENDINGS
    )
