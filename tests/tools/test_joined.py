"""How the page's modules and sheets become a few files."""

import posixpath
import re
from pathlib import Path

from tools.env.places import ROOT
from tools.site import bundle, javascript, vendor

PAGE = """<head>
    <link rel="stylesheet" href="./static/css/tokens.css" />
    <link rel="stylesheet" href="./static/css/app.css" />
    <script src="x.js"></script></head>"""
ASKED = re.compile(r"(?:\bfrom|\bimport\(?)\s*['\"](\.{1,2}/[^'\"]+\.js)['\"]")
AT_TOP = re.compile(r"^(?:await\b|(?:export )?(?:const|let) [^=\n]+= await\b)", re.MULTILINE)


def test_a_page_asks_for_one_sheet_with_all_rules_in_their_order() -> None:
    page, sheet = bundle.with_one_sheet(PAGE)
    assert re.findall(r'href="([^"]+)"', page) == [f"./{bundle.SHEET}"]
    assert '<script src="x.js">' in page
    text = sheet.decode()
    assert "/*" not in text and "@font-face" in text
    app = bundle.COMMENT.sub("", (ROOT / "static/css/app.css").read_text())
    assert text.endswith(app)


def test_the_script_that_speaks_when_files_fail_is_in_the_page_and_allowed() -> None:
    page = bundle.with_watchman((ROOT / "index.html").read_text())
    (code,) = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    assert "setTimeout(lose" in code and "/**" not in code
    assert f"script-src 'self' {bundle.hash_of(code)} " in page
    assert "startfailed.js" not in page


def test_a_page_of_modules_that_import_each_other_must_not_wait() -> None:
    waiting = [
        path.relative_to(ROOT).as_posix()
        for path in sorted(bundle.SCRIPTS.rglob("*.js"))
        if path.name != "runtime.js" and AT_TOP.search(path.read_text(encoding="utf-8"))
    ]
    assert waiting == []
    assert AT_TOP.search("const a = 1;\nawait a;") and AT_TOP.search("export const b = await a();")
    assert not AT_TOP.search("async () => {\n  await a;\n};")


def test_what_stands_alone_is_there_with_all_it_imports() -> None:
    alone = [path for pattern in bundle.ALONE for path in bundle.SCRIPTS.glob(pattern)]
    assert {"lit.js", "frame.js", "runtime.js", "builder.js"} <= {path.name for path in alone}
    for path in javascript.closure(alone):
        for target in javascript.static_imports(path.read_text(encoding="utf-8")):
            found = (path.parent / target).resolve()
            assert found.is_file() or not found.is_relative_to(bundle.SCRIPTS), f"{path.name}: {target}"


def test_doc_comments_go_and_nothing_else(tmp_path: Path) -> None:
    script = tmp_path / "a.js"
    script.write_text(
        "/** Says. @param {string} a */\nexport const b = (/** @type {any} */ a) => a; // stays\n"
    )
    assert bundle._without_docs(script).decode() == "export const b = (/** @type {any} */ a) => a; // stays\n"


def test_what_joined_scripts_ask_for_is_on_the_site() -> None:
    """Files that only some visit needs are asked for late: nobody would notice at once that they are missing."""
    scripts = bundle.scripts()
    lib = {*vendor.qr(), *vendor.lit(list(bundle.SCRIPTS.rglob("*.js")))}
    for name, content in scripts.items():
        text = content.decode() if isinstance(content, bytes) else content.read_text(encoding="utf-8")
        for target in ASKED.findall(bundle.COMMENT.sub("", text)):
            wanted = posixpath.normpath(posixpath.join(posixpath.dirname(name), target))
            assert wanted in scripts or wanted in lib or wanted.startswith("runtime/"), f"{name}: {target}"
