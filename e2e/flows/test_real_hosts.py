"""The ready files on the servers they are for: headers, types, refusals, a page for rules/, and a new version put online."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Watch
from e2e.faults.test_offline import FRESH, NEW_WORDS, renewed, update_found
from e2e.flows.test_hosting import TYPES
from e2e.hands import real_hosts, steps
from tools.site import hosting

FOLDERS = ("", "games/regolo/")


@pytest.fixture
def open_folder(dist: Path) -> Iterator[Path]:
    """A copy of the site that the servers' own users may read."""
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        place.chmod(0o755)
        shutil.copytree(dist, place / "site")
        (place / "work").mkdir()
        yield place


@pytest.fixture(params=real_hosts.SERVERS)
def server(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def head(address: str, **more: str) -> tuple[int, dict[str, str]]:
    asked = Request(address, headers={name.replace("_", "-"): value for name, value in more.items()})
    try:
        with urlopen(asked) as answer:
            return answer.status, {name.lower(): value for name, value in answer.headers.items()}
    except HTTPError as refused:
        with refused:
            return refused.code, {name.lower(): value for name, value in refused.headers.items()}


@pytest.mark.parametrize("folder", FOLDERS)
def test_headers_types_and_refusals_are_right(server: str, folder: str, open_folder: Path) -> None:
    site = open_folder / "site"
    carried = hosting.POLICY.search((site / "index.html").read_text())
    assert carried
    with real_hosts.running(server, site, open_folder / "work", folder) as address:
        for name, kind in TYPES.items():
            status, told = head(f"{address}{name}")
            assert (status, told["content-type"].split(";")[0]) == (200, kind), name
            assert told["x-content-type-options"] == "nosniff", name
        for name in ("", "index.html"):
            assert (
                head(f"{address}{name}")[1]["content-security-policy"] == f"{carried[1]}; {hosting.OURS_ONLY}"
            )
        status, told = head(f"{address}runtime/pyodide/pyodide.asm.wasm", Accept_Encoding="gzip")
        assert told["content-encoding"] == "gzip" and told["content-type"] == "application/wasm"
        if server != "nginx":  # whose brotli module Debian's light package lacks
            status, told = head(f"{address}runtime/pyodide/pyodide.asm.wasm", Accept_Encoding="gzip, br")
            assert told["content-encoding"] == "br" and told["content-type"] == "application/wasm"
        (memory,) = site.glob("runtime/*.memory.br")
        assert head(f"{address}runtime/{memory.name}", Accept_Encoding="br")[1]["content-encoding"] == "br"
        status, told = head(f"{address}no/such/file.js")
        assert status == 404
        assert told.get("x-content-type-options") == "nosniff"
        assert head(f"{address}rules/")[0] == 200


def test_a_new_version_put_online_is_taken_when_asked_for(
    page: Page, server: str, open_folder: Path, watch: Watch
) -> None:
    site = open_folder / "site"
    with real_hosts.running(server, site, open_folder / "work", FOLDERS[1]) as address:
        watch.home = address.removesuffix(FOLDERS[1])
        steps.prefer(page)
        page.goto(f"{address}#/settings")
        page.get_by_role("button", name="Tieni una copia qui").click(timeout=20_000)
        expect(page.locator('.offline[data-state="kept"]')).to_be_visible(timeout=60_000)
        page.goto(f"{address}#/")
        page.reload()
        renewed(site, "version2")
        update_found(page)
        page.locator(FRESH).get_by_role("button", name="Ricarica").click(timeout=60_000)
        expect(page.locator(".brand-line")).to_have_text(NEW_WORDS)
