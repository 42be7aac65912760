"""The short verbs: build, serve, single, release."""

import json
import re
import zipfile

from tools import server, singlefile, site, stamps
from tools.cli import parser
from tools.places import DIST, ROOT
from tools.wheel import sources

EARLIEST = (2024, 1, 1, 0, 0, 0)  # the same date in every zip: same site, same bytes


def build(words: list[str]) -> int:
    parser("build").parse_args(words)
    site.build()
    print(f"The site is in {DIST.name}/.")
    return 0


def serve(words: list[str]) -> int:
    options = parser("serve")
    options.add_argument("--port", type=int, help="the port to use (otherwise 8000 or the next free one)")
    chosen = options.parse_args(words)
    site.build()
    server.serve(DIST, chosen.port)
    return 0


def release(words: list[str]) -> int:
    parser("release").parse_args(words)
    site.build()
    path = ROOT / f"{_release_name()}.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in stamps.files_below(DIST):
            name = zipfile.ZipInfo(file.relative_to(DIST).as_posix(), EARLIEST)
            name.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(name, file.read_bytes())
    print(f"{path.name}  {path.stat().st_size / 1e6:.1f} MB")
    _write_single(f"{_release_name()}.html")
    return 0


def single(words: list[str]) -> int:
    parser("single").parse_args(words)
    site.build()
    _write_single(singlefile.NAME)
    return 0


def _write_single(name: str) -> None:
    page = singlefile.page(DIST)
    (ROOT / name).write_bytes(page)
    print(f"{name}  {len(page) / 1e6:.1f} MB")


def _release_name() -> str:
    return f"regolo-{_version()}-{_build()}"


def _version() -> str:
    text = sources()[-1].read_text()
    found = re.search(r'^version = "(.+)"', text, re.MULTILINE)
    return found[1] if found else "0"


def _build() -> str:
    page = (DIST / "index.html").read_text()
    found = site.CATALOGUE.search(page)
    return str(json.loads(page[found.end(1) : found.start(2)])["build"]) if found else "unknown"
