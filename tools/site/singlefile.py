"""regolo.html: the whole site in one file that plays by double click, without a server and without a network."""

import base64
import gzip
import io
import json
import re
import zipfile
from collections.abc import Iterator
from copy import copy
from pathlib import Path

from tools.env.console import Trouble
from tools.env.places import ROOT
from tools.site import javascript
from tools.site.bundle import hash_of

OURS = ROOT / "tools/site/single"
NAME = "regolo.html"
HOME = "https://regolo.invalid/"  # a host that can't exist: stands for "in this file"
FIRST = "static/js/app/main.js"
RUNTIME = "static/js/engine/runtime.js"
SCRIPT = "runtime/pyodide/pyodide.asm.mjs"
# Modules that this file has its own of, and folders of modules that only other pages of the site import.
SWAPPED = {
    "static/js/base/hash.js": "address.js",
    "static/js/base/siteurl.js": "place.js",
    "static/js/engine/pyworker.js": "pyworker.js",
}
TYPES = {
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".mjs": "text/javascript",
    ".js": "text/javascript",
}
KEPT = re.compile(
    r"^(static/css/board-.+\.css|static/(icons|locale|learn)/(?!.+/puzzles/).+\.(svg|json)|texts/.+\.json|fonts/.+\.woff2)$"
)
LATER = re.compile(r"(?:await|=>) import\(\s*['\"](\.{1,2}/[^'\"]+)['\"]\s*\)")
ANY_ATTRIBUTE = re.compile(r'\s*<(?:link|meta http-equiv="Content-Security-Policy")[^>]*>')
SHEET = re.compile(r'<link rel="stylesheet" href="\./([^"]+)"')
# What an index.html starts by itself: its modules, and the script that speaks when they fail to come.
START = re.compile(r'\s*<script (?:type="module" )?src="[^>]*></script>|\s*<script>.*?</script>', re.DOTALL)
Modules = dict[str, str]


def page(dist: Path, written: Path = ROOT, licences: str = "") -> bytes:
    """The text of regolo.html, made of a built site and of the scripts as they were written; the licences travel along."""
    source = (dist / "index.html").read_text()
    styles = "\n".join(_css(dist, name) for name in SHEET.findall(source))
    boot = _ours("boot.js")
    body = ANY_ATTRIBUTE.sub("", START.sub("", source))
    head = f"{_policy(boot, styles)}\n{_icon(dist)}\n<style>{styles}</style>"
    body = body.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n{head}', 1)
    owed = f"<!--\n{licences.replace('--', '- -')}\n-->\n"
    return body.replace(
        "</body>", f"{owed}{TOO_OLD}{''.join(_parts(dist, written, boot))}</body>", 1
    ).encode()


TOO_OLD = (
    '<p id="too-old" class="page" hidden>Questo browser è troppo vecchio per Regolo in un solo file. '
    '<span lang="en">This browser is too old for Regolo in one file.</span></p>\n'
)


def _policy(boot: str, styles: str) -> str:
    """Nothing but what the file brings along: its own two scripts and sheets, and the blobs it makes."""
    rules = {
        "default-src": "'none'",
        "script-src": f"{hash_of(boot)} blob: 'wasm-unsafe-eval'",
        "worker-src": "blob:",
        "connect-src": "blob:",
        "style-src": f"{hash_of(styles)} blob:",
        "img-src": "blob: data:",
        "font-src": "data:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    content = "; ".join(f"{name} {value}" for name, value in rules.items())
    return f'<meta http-equiv="Content-Security-Policy" content="{content}" />'


def _icon(dist: Path) -> str:
    drawing = base64.b64encode((dist / "static/icons/regolo.svg").read_bytes()).decode()
    return f'<link rel="icon" href="data:image/svg+xml;base64,{drawing}" type="image/svg+xml" />'


def _parts(dist: Path, written: Path, boot: str) -> Iterator[str]:
    """The page first, so that it can show itself while the rest is still being read."""
    whole = {"modules": list(_modules(dist, written).items()), "files": _files(dist)}
    yield _script("page", gzip.compress(json.dumps(whole, ensure_ascii=False).encode(), 9, mtime=0))
    yield f'<script type="text/plain" id="worker">{_safe(_ours("worker.js"))}</script>\n'
    yield f"<script>{_safe(boot)}</script>\n"
    for name, text in _runtime_modules(dist, written).items():
        yield _part(name, text.encode(), "text/javascript", packed=True)
    yield _part(
        "runtime/pyodide/pyodide.asm.wasm",
        _read(dist, "pyodide/pyodide.asm.wasm"),
        TYPES[".wasm"],
        packed=True,
    )
    for pattern in ("library-*.zip", "early-*.zip", "late-*.zip", "engines-*.image"):
        (found,) = (dist / "runtime").glob(pattern)
        name, data = found.relative_to(dist).as_posix(), found.read_bytes()
        # Modules that wait are read by an import, which can't wait for somebody to unpack them.
        if found.match("late-*"):
            yield _part(name, data, "application/octet-stream", packed=False)
            continue
        archive = found.suffix != ".image"
        data = _loose(data) if archive else gzip.compress(gzip.decompress(data), 9, mtime=0)
        yield _part(name, data, "application/octet-stream", packed=archive)


def _loose(archive: bytes) -> bytes:
    """The same archive with nothing compressed in it: pressed as a whole it is a tenth smaller than file by file."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(made, "w") as new:
        for entry in old.infolist():
            new.writestr(copy(entry), old.read(entry), zipfile.ZIP_STORED)
    return made.getvalue()


def _read(dist: Path, name: str) -> bytes:
    return (dist / "runtime" / name).read_bytes()


def _part(name: str, data: bytes, kind: str, *, packed: bool) -> str:
    """A file of the runtime; what its reader unpacks himself is left as it is."""
    how = f'data-part="{name}" data-type="{kind}"' + (' data-packed="gzip"' if packed else "")
    return _script("", gzip.compress(data, 9, mtime=0) if packed else data, how)


def _script(name: str, data: bytes, more: str = "") -> str:
    identity = f' id="{name}"' if name else ""
    return f'<script type="text/plain"{identity} {more}>{base85(data)}</script>\n'


def base85(data: bytes) -> str:
    """As `bytes.js` reads it. Without the sign that opens a tag nothing in it can end a script."""
    return base64.b85encode(data).decode().replace("<", ",")


def _ours(name: str) -> str:
    """A script of this file's own, with the reader of what the file holds before it."""
    return (OURS / "bytes.js").read_text() + (OURS / name).read_text()


def _safe(source: str) -> str:
    if re.search(r"</script|<!--", source, re.IGNORECASE):
        raise Trouble("A script for regolo.html holds the end of a script within itself.")
    return source


def _modules(dist: Path, written: Path) -> Modules:
    """All the page can import, each after those it imports itself."""
    found: Modules = {}
    boards = sorted(
        path.relative_to(written).as_posix() for path in (written / "static/js/boards").glob("*.js")
    )
    for name in (FIRST, *boards):
        _follow((dist, written), name, found, ())
    return found


def _runtime_modules(dist: Path, written: Path) -> Modules:
    """The modules of the worker; Pyodide's big one stands alone, given to the loader instead of fetched by it."""
    found: Modules = {}
    _follow((dist, written), RUNTIME, found, ())
    fetched = "import(SCRIPT)"
    if found[RUNTIME].count(fetched) != 1:
        raise Trouble(
            f"{RUNTIME} no longer says {fetched}; tools/site/singlefile.py must know what to put there."
        )
    found[RUNTIME] = (
        found[RUNTIME]
        .replace(fetched, "Promise.resolve()")
        .replace(f"'{HOME}{RUNTIME}'", f"'{HOME}{RUNTIME}#image'")
    )
    found[SCRIPT] = (dist / SCRIPT).read_text().replace("import.meta.url", f"'{HOME}{SCRIPT}'")
    return found


def _follow(folders: tuple[Path, Path], name: str, found: Modules, above: tuple[str, ...]) -> None:
    if name in found:
        return
    if name in above:
        raise Trouble(
            f"{' imports '.join((*above, name))}: regolo.html cannot hold modules that import each other."
        )
    folder = folders[name.startswith("static/")]  # the site has our own scripts joined already
    path = folder / name
    source = (OURS / SWAPPED[name] if name in SWAPPED else path).read_text()
    source = javascript.DOC_COMMENT.sub("", source) if name.startswith("static/") else source

    def linked(match: re.Match[str]) -> str:
        target = (path.parent / match[1]).resolve().relative_to(folder.resolve()).as_posix()
        _follow(folders, target, found, (*above, name))
        return match[0].replace(match[1], f"@@{target}@@")

    for imports in (javascript.STATIC, LATER):
        source = imports.sub(linked, source)
    found[name] = source.replace("import.meta.url", f"'{HOME}{name}'")


def _files(dist: Path) -> dict[str, list[str | bool]]:
    """Address -> type, content, whether the content is base 85."""
    files: dict[str, list[str | bool]] = {}
    for path in sorted(dist.rglob("*")):
        name = path.relative_to(dist).as_posix()
        if not KEPT.match(name):
            continue
        if path.suffix == ".woff2":
            files[name] = [TYPES[path.suffix], base85(path.read_bytes()), True]
        else:
            files[name] = [
                TYPES[path.suffix],
                _css(dist, name) if path.suffix == ".css" else path.read_text(),
                False,
            ]
    return files


def _css(dist: Path, name: str) -> str:
    """A style sheet with its fonts inside."""

    def inlined(match: re.Match[str]) -> str:
        font = ((dist / name).parent / match[1]).resolve()
        return f"url(data:{TYPES[font.suffix]};base64,{base64.b64encode(font.read_bytes()).decode()})"

    return re.sub(r"url\(['\"]?(\.\.?/[^'\")]+)['\"]?\)", inlined, (dist / name).read_text())
