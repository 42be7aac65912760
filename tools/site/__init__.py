"""Puts dist/ together: a plan of what stands where, then only what differs is written."""

import hashlib
import json
import re
from collections.abc import Set
from pathlib import Path

from pyapp.core.answers import CONTRACT
from pyapp.packs import OWNERS, belongings
from tools.env import node, stamps
from tools.env.build_lock import alone
from tools.env.console import Trouble, step
from tools.env.places import DIST, ROOT
from tools.site import (
    bundle,
    cards,
    catalog,
    drawings,
    embed_css,
    hosting,
    image,
    javascript,
    lessons,
    offline,
    packed,
    parameters,
    rulepages,
    sheets,
    supply,
    vendor,
    wheel,
)

Plan = dict[str, Path | bytes]

EMBED: Plan = {
    "play/open.js": ROOT / "embed/open.js",
    "embed/host.html": ROOT / "embed/host.html",
}
"""What owners of other sites put into their pages, and where they learn how."""

FORM = '{"parameters":[],"puzzles":{}}'  # in the form's page, until the build has written the table there
ELEMENT = ROOT / "embed/element.js"
LASTING = "embed/v1"  # what stands there keeps its meaning for ever

FRAMED = "board.html"  # the app's page as frames of other sites get it: boards only, nothing that is kept in the browser

SCRIPTS = (".js", ".ts")  # joined by the bundle; types stay at home
CATALOGUE = re.compile(r'(<script type="application/json" id="catalog">).*?(</script>)', re.DOTALL)
PRELOAD = "<!-- build:preload -->"
ENTRY = re.compile(r'<script[^>]*type="module"[^>]*src="\.?/?([^"]+)"')


def build(target: Path = DIST, *, best: bool = False, address: str = "") -> Path:
    """Bring dist/ up to date; returns it. What its owner has put there stays: site.json, and games of other people.

    `best`: compressed as well as can be, which takes minutes; `address`: where the site will be, if that is known.
    """
    with alone():
        node.ensure_packages()
        plan = _plan(address)
        owners = belongings(target)
        if OWNERS in owners:
            del plan[OWNERS]
        if changed := _write(plan, target, owners - set(plan), best=best):
            step(f"{target.name}/ is up to date ({changed} files changed)")
    return target


def _plan(address: str) -> Plan:
    shelf = catalog.games()
    plan: Plan = {**_static(), **_runtime()}
    plan |= {name: text.encode() for name, text in catalog.texts(shelf).items()}
    drawn = [game for game in shelf if catalog.drawn(game.slug)]
    plan |= lessons.files(shelf, rulepages.drawings(drawn))
    plan |= rulepages.pages(drawn, address)
    plan |= cards.files(drawn, address)
    identity = _identity(plan)
    catalogue = json.dumps(catalog.catalogue(identity, shelf), ensure_ascii=False)
    page, plan[bundle.SHEET] = bundle.with_one_sheet(_page(ROOT / "index.html", catalogue))
    whole = bundle.with_watchman(page)
    plan["index.html"] = whole.encode()
    plan[FRAMED] = _framed(whole).encode()
    plan |= {f"embed/{game.slug}.css": embed_css.sheet(game.slug) for game in drawn}
    plan |= {
        f"embed/{game.slug}-diagram.css": embed_css.sheet(game.slug, f"{game.slug}-diagram") for game in drawn
    }
    drawings.make([game.slug for game in drawn])
    plan |= {f"embed/{game.slug}.z": embed_css.scene(game.slug) for game in drawn}
    plan["embed/frame.css"] = embed_css.page_sheet()
    names = json.dumps({"contract": CONTRACT, "games": catalog.names(shelf)}, ensure_ascii=False)
    frame = _page(ROOT / "embed/frame.html", names)
    plan["embed.html"] = frame.encode()
    plan |= _lasting(frame)
    by_name = {game.slug: game for game in drawn}
    form = _page(ROOT / "embed/builder.html", catalogue)
    plan["embed/index.html"] = form.replace(FORM, parameters.for_the_form(by_name), 1).encode()
    plan |= parameters.pages(by_name)
    plan |= hosting.files(whole)
    plan[OWNERS] = b'{"ice": []}\n'
    plan[supply.PAGE] = supply.page(identity)
    plan[supply.BILL] = supply.bill(identity)
    files = {name: _bytes(content) for name, content in plan.items()}
    packs, listed = offline.packs(files, [game.slug for game in shelf])
    plan |= packs
    plan[offline.NAME] = offline.worker(files, identity, listed)
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
        "embed.js": bundle.lean(ELEMENT),
        **vendor.fonts(),
        **vendor.licences(),
    }


def _runtime() -> Plan:
    made = image.build(wheel.build())
    lock = vendor.lock(made.wheel, wheel.modules(made.wheel))
    library, early, late = (f"{part}-{made.name}.zip" for part in ("library", "early", "late"))
    picture = f"engines-{made.name}.image"
    facts = {
        "pyodide": vendor.version("pyodide"),
        "lock": lock,
        "early": early,
        "late": late,
        "library": {"file": library, "bytes": made.library.stat().st_size},
        "image": {"file": picture, "bytes": made.image.stat().st_size, **made.facts},
    }
    return {
        **vendor.pyodide(),
        **vendor.pyscript(),
        **{f"runtime/wheels/{path.name}": path for path in (made.wheel, *vendor.wheels())},
        f"runtime/{library}": made.library,
        f"runtime/{early}": made.early,
        f"runtime/{late}": made.late,
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


def _lasting(frame: str) -> Plan:
    """The same frame and element under an address that says which promise they keep (docs/embedding.md)."""
    page = frame.replace("base-uri 'none'", "base-uri 'self'", 1).replace(
        '<meta charset="utf-8" />', '<meta charset="utf-8" />\n    <base href="../../" />', 1
    )
    element = bundle.lean(ELEMENT).replace(b"embed.html#", b"index.html#", 1)
    return {f"{LASTING}/index.html": page.encode(), f"{LASTING}/board.js": element}


def _preloads(page: str) -> str:
    """modulepreload links for what the page's own scripts import."""
    entries = [bundle.FOLDER / name for name in ENTRY.findall(page)]
    imported = javascript.closure(entries)[len(entries) :]
    names = [path.relative_to(bundle.FOLDER).as_posix() for path in imported]
    return "\n    ".join(f'<link rel="modulepreload" href="./{name}" />' for name in names)


def _bytes(content: Path | bytes) -> bytes:
    return content if isinstance(content, bytes) else content.read_bytes()


def _write(plan: Plan, target: Path, owners: Set[str], *, best: bool) -> int:
    files = {name: _bytes(content) for name, content in plan.items()}
    files |= packed.siblings(files, best=best)
    _remove_others(files.keys() | owners, target)
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


def _remove_others(files: Set[str], target: Path) -> None:
    if not target.is_dir():
        return
    for path in sorted(target.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(target).as_posix() not in files:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()
