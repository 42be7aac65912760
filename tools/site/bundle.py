"""The page's scripts and sheets in a few files, so that the first visit asks a few times, not a hundred and fifty."""

import base64
import hashlib
import re
import shutil
from pathlib import Path

from tools.env import node, stamps
from tools.env.console import run, step
from tools.env.places import ROOT, WORK
from tools.site import javascript, sheets

JOINING = ROOT / "tools/site/bundle.mjs"
PARTS = (ROOT / "tools/site/stills.mjs", ROOT / "tools/site/innode.mjs")
FOLDER = WORK / "joined"
SCRIPTS = ROOT / "static/js"
SHEET = "static/css/page.css"
LINK = r'[ \t]*<link rel="stylesheet" href="\./(static/css/[^"]+)" />\n'
WATCHMAN = '<script src="./static/js/base/startfailed.js"></script>'
ALLOWED = "script-src 'self'"
COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)
FACADE = SCRIPTS / "embed/frame.js"
ASIDE = re.compile(r"/\*\*[\s\S]*?\*/ ?|^\s*//.*\n|[ \t]+// .*$", re.MULTILINE)
INDENTED = re.compile(r"^[ \t]+", re.MULTILINE)
# Pages and workers that ask for modules one by one: small frames in other people's sites, and the worker of the engine.
ALONE = ("base/lit.js", "embed/*.js", "engine/client.js", "engine/runtime.js")


def scripts() -> dict[str, Path | bytes]:
    """All scripts of the site: the joined ones of the page, and as they were written those that stand alone."""
    found = [path for pattern in ALONE for path in sorted(SCRIPTS.glob(pattern))]
    plain = [path for path in javascript.closure(found) if path.is_relative_to(SCRIPTS)]
    made()
    return {
        **{path.relative_to(ROOT).as_posix(): _without_docs(path) for path in plain},
        FACADE.relative_to(ROOT).as_posix(): lean(FACADE),
        **{path.relative_to(FOLDER).as_posix(): path for path in stamps.files_below(FOLDER)},
    }


def _without_docs(path: Path) -> bytes:
    return javascript.DOC_COMMENT.sub("", path.read_text(encoding="utf-8")).encode()


def lean(path: Path) -> bytes:
    """A script in front of everything on somebody's page: without what only a reader of the code needs."""
    return INDENTED.sub("", ASIDE.sub("", path.read_text(encoding="utf-8"))).encode()


def made() -> Path:
    """The folder of the joined scripts; joined anew only when one of them has changed."""
    value = stamps.digest([*stamps.files_below(SCRIPTS, ".js"), JOINING, *PARTS, node.LOCK])
    if FOLDER.is_dir() and stamps.is_fresh("joined", value):
        return FOLDER
    step("joining the scripts")
    shutil.rmtree(FOLDER, ignore_errors=True)
    run([node.node(), JOINING, FOLDER], "The scripts could not be joined.", cwd=ROOT)
    stamps.mark("joined", value)
    return FOLDER


def with_one_sheet(page: str) -> tuple[str, bytes]:
    """A page that asks for one style sheet instead of several, and that sheet."""
    texts = [sheets.page_sheet(name) for name in re.findall(LINK, page)]
    one = f'    <link rel="stylesheet" href="./{SHEET}" />\n'
    return re.sub(f"(?:{LINK})+", one, page), "\n".join(COMMENT.sub("", text) for text in texts).encode()


def with_watchman(page: str) -> str:
    """A page that carries the script which speaks when files fail to come: it must not be waited for itself."""
    code = _without_docs(SCRIPTS / "base/startfailed.js").decode()
    page = page.replace(WATCHMAN, f"<script>{code}</script>", 1)
    return page.replace(ALLOWED, f"{ALLOWED} {hash_of(code)}", 1)


def hash_of(text: str) -> str:
    """How a content policy names a script or sheet that stands in the page."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
