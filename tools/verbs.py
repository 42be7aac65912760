"""The short verbs: build, serve, single, release."""

import argparse
import hashlib
import json
import re
import zipfile
from pathlib import Path
from urllib.parse import urlsplit

from tools import package, site
from tools.cli import parser
from tools.env import stamps
from tools.env.places import DIST, ROOT, WORK
from tools.site import server, singlefile, supply
from tools.site.wheel import sources

CLEAN = WORK / "clean" / DIST.name  # what is handed out: the site without what the owner has put into dist/
EARLIEST = (2024, 1, 1, 0, 0, 0)  # the same date in every zip: same site, same bytes


def build(words: list[str]) -> int:
    chosen = _where(parser("build")).parse_args(words)
    site.build(address=chosen.address or "")
    print(f"The site is in {DIST.name}/.")
    return 0


def _where(options: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """Where the site will be may be said; most who build it don't know."""
    options.add_argument(
        "--address",
        type=_address,
        help="where the site will be, https://example.org/regolo/: links then show a picture wherever they are pasted",
    )
    return options


def _address(text: str) -> str:
    """A whole address that ends in a slash."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise argparse.ArgumentTypeError(f"{text!r} is not an address such as https://example.org/regolo/")
    return text if text.endswith("/") else f"{text}/"


def serve(words: list[str]) -> int:
    options = parser("serve")
    options.add_argument("--port", type=int, help="the port to use (otherwise 8000 or the next free one)")
    chosen = options.parse_args(words)
    site.build()
    server.serve(DIST, chosen.port)
    return 0


def release(words: list[str]) -> int:
    chosen = _where(parser("release")).parse_args(words)
    site.build(CLEAN, best=True, address=chosen.address or "")
    path = ROOT / f"{_release_name()}.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in stamps.files_below(CLEAN):
            name = zipfile.ZipInfo(file.relative_to(CLEAN).as_posix(), EARLIEST)
            name.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(name, file.read_bytes())
    print(f"{path.name}  {path.stat().st_size / 1e6:.1f} MB")
    whole = _write_single(f"{_release_name()}.html")
    sums = ROOT / f"{_release_name()}.sha256"
    sums.write_text(_sums([path, whole, *package.made(ROOT)]))
    print(f"{sums.name}  checked with: sha256sum --check --ignore-missing {sums.name}")
    return 0


def _sums(made: list[Path]) -> str:
    """The hash of each file of a release, as `sha256sum --check` reads it: what is handed out, then the folder."""
    named = [(path.name, path) for path in made]
    named += [(file.relative_to(CLEAN.parent).as_posix(), file) for file in stamps.files_below(CLEAN)]
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {name}\n" for name, path in named)


def single(words: list[str]) -> int:
    parser("single").parse_args(words)
    site.build(CLEAN)
    _write_single(singlefile.NAME)
    return 0


def _write_single(name: str) -> Path:
    page = singlefile.page(CLEAN, licences=supply.licences())
    (ROOT / name).write_bytes(page)
    print(f"{name}  {len(page) / 1e6:.1f} MB")
    return ROOT / name


def _release_name() -> str:
    return f"regolo-{_version()}-{_build()}"


def _version() -> str:
    text = sources()[-1].read_text()
    found = re.search(r'^version = "(.+)"', text, re.MULTILINE)
    return found[1] if found else "0"


def _build() -> str:
    page = (CLEAN / "index.html").read_text()
    found = site.CATALOGUE.search(page)
    return str(json.loads(page[found.end(1) : found.start(2)])["build"]) if found else "unknown"
