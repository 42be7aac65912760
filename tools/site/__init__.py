"""Puts dist/ together: a plan of what stands where, then only what differs is written."""

import gzip
import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path

from tools.env import node, stamps
from tools.env.build_lock import alone
from tools.env.console import Trouble, step
from tools.env.places import DIST, ROOT, WORK
from tools.site import (
    bundle,
    catalog,
    embed_css,
    hosting,
    image,
    javascript,
    lessons,
    offline,
    rulepages,
    sheets,
    supply,
    vendor,
    wheel,
)

Plan = dict[str, Path | bytes]

EMBED: Plan = {
    "embed.js": ROOT / "embed/element.js",
    "embed/host.html": ROOT / "embed/host.html",
}
"""What owners of other sites put into their pages, and where they learn how."""

FRAMED = "board.html"  # the app's page as frames of other sites get it: boards only, nothing that is kept in the browser

SCRIPTS = (".js", ".ts")  # joined by the bundle; types stay at home
COMPRESSED = {".html", ".js", ".mjs", ".css", ".json", ".svg", ".txt", ".wasm", ".webmanifest"}
TOO_SMALL = 1024  # below one packet or so, compression buys nothing
CATALOGUE = re.compile(r'(<script type="application/json" id="catalog">).*?(</script>)', re.DOTALL)
PRELOAD = "<!-- build:preload -->"
ENTRY = re.compile(r'<script[^>]*type="module"[^>]*src="\.?/?([^"]+)"')


def build(target: Path = DIST) -> Path:
    """Bring dist/ up to date; returns it."""
    with alone():
        node.ensure_packages()
        plan = _plan()
        if changed := _write(plan, target):
            step(f"{target.name}/ is up to date ({changed} files changed)")
    return target


def _plan() -> Plan:
    shelf = catalog.games()
    plan: Plan = {**_static(), **_runtime()}
    plan |= {name: text.encode() for name, text in catalog.texts(shelf).items()}
    drawn = [game for game in shelf if catalog.drawn(game.slug)]
    plan |= lessons.files(shelf, rulepages.drawings(drawn))
    plan |= rulepages.pages(drawn)
    identity = _identity(plan)
    catalogue = json.dumps(catalog.catalogue(identity, shelf), ensure_ascii=False)
    page, plan[bundle.SHEET] = bundle.with_one_sheet(_page(ROOT / "index.html", catalogue))
    whole = bundle.with_watchman(page)
    plan["index.html"] = whole.encode()
    plan[FRAMED] = _framed(whole).encode()
    plan |= {f"embed/{game.slug}.css": embed_css.sheet(game.slug) for game in drawn}
    plan |= {f"embed/{game.slug}.z": embed_css.scene(game.slug) for game in drawn}
    plan["embed/frame.css"] = embed_css.page_sheet()
    names = json.dumps({"games": catalog.names(shelf)}, ensure_ascii=False)
    plan["embed.html"] = _page(ROOT / "embed/frame.html", names).encode()
    plan["embed/index.html"] = _page(ROOT / "embed/builder.html", catalogue).encode()
    plan |= hosting.files(whole)
    plan[supply.PAGE] = supply.page(identity)
    plan[supply.BILL] = supply.bill(identity)
    plan[offline.NAME] = offline.worker({name: _bytes(content) for name, content in plan.items()}, identity)
    return plan


def _static() -> Plan:
    ours = stamps.files_below(ROOT / "static")
    scripts = [path for path in ours if path.suffix == ".js"]
    return {
        **{path.relative_to(ROOT).as_posix(): path for path in ours if path.suffix not in SCRIPTS},
        **bundle.scripts(),
        **sheets.boards(),
        sheets.TOKENS: sheets.page_sheet(sheets.TOKENS).encode(),
        **vendor.lit(scripts),
        **vendor.qr(),
        **EMBED,
        **vendor.fonts(),
        **vendor.licences(),
    }


def _runtime() -> Plan:
    made = image.build(wheel.build())
    lock = vendor.lock(made.wheel, wheel.modules(made.wheel))
    library = f"library-{made.name}.zip"
    picture = f"engines-{made.name}.image"
    facts = {
        "pyodide": vendor.version("pyodide"),
        "lock": lock,
        "wheel": f"wheels/{made.wheel.name}",
        "library": {"file": library, "bytes": made.library.stat().st_size},
        "image": {"file": picture, "bytes": made.image.stat().st_size, **made.facts},
    }
    return {
        **vendor.pyodide(),
        **vendor.pyscript(),
        **{f"runtime/wheels/{path.name}": path for path in (made.wheel, *vendor.wheels())},
        f"runtime/{library}": made.library,
        f"runtime/{picture}": made.image,
        "runtime/build.js": f"export default {json.dumps(facts)};\n".encode(),
    }


def _identity(plan: Plan) -> str:
    """A short name for exactly this build."""
    whole = hashlib.sha256()
    for name in sorted(plan):
        whole.update(name.encode() + hashlib.sha256(_bytes(plan[name])).digest())
    whole.update((ROOT / "index.html").read_bytes() if (ROOT / "index.html").is_file() else b"")
    return whole.hexdigest()[:12]


def _page(source: Path, catalogue: str) -> str:
    """A page with the list of games written into it."""
    if not source.is_file():
        raise Trouble(f"{source.name} is not in the project folder; the site cannot be built without it.")
    page = source.read_text()
    if not CATALOGUE.search(page):
        raise Trouble(
            f'{source.name} has no <script type="application/json" id="catalog"></script> for the list of games.'
        )
    inlined = catalogue.replace("</", "<\\/")
    page = CATALOGUE.sub(lambda match: f"{match[1]}{inlined}{match[2]}", page, count=1)
    return page.replace(PRELOAD, _preloads(page), 1)


def _framed(page: str) -> str:
    """The page for frames: it knows that it is one, and no search engine lists it."""
    return page.replace("<html ", "<html data-frame ", 1).replace(
        '<meta name="referrer"', '<meta name="robots" content="noindex" />\n    <meta name="referrer"', 1
    )


def _preloads(page: str) -> str:
    """modulepreload links for what the page's own scripts import."""
    entries = [bundle.FOLDER / name for name in ENTRY.findall(page)]
    imported = javascript.closure(entries)[len(entries) :]
    names = [path.relative_to(bundle.FOLDER).as_posix() for path in imported]
    return "\n    ".join(f'<link rel="modulepreload" href="./{name}" />' for name in names)


def _bytes(content: Path | bytes) -> bytes:
    return content if isinstance(content, bytes) else content.read_bytes()


def _write(plan: Plan, target: Path) -> int:
    files: dict[str, bytes] = {}
    for name, content in plan.items():
        data = _bytes(content)
        files[name] = data
        if Path(name).suffix in COMPRESSED and len(data) > TOO_SMALL:
            files[f"{name}.gz"] = _gzipped(data)
    _remove_others(files, target)
    return sum(_put(target / name, data) for name, data in files.items())


def _put(path: Path, data: bytes) -> bool:
    """Replace a file in one go, so that a page being served never sees half of it."""
    if path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(data)
    fresh.replace(path)
    return True


def _remove_others(files: Mapping[str, bytes], target: Path) -> None:
    if not target.is_dir():
        return
    for path in sorted(target.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(target).as_posix() not in files:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()


def _gzipped(data: bytes) -> bytes:
    """Compressed once for each content, however often the site is built."""
    kept = WORK / "gzip" / hashlib.sha256(data).hexdigest()
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(gzip.compress(data, 9, mtime=0))
    return kept.read_bytes()
