"""Pictures for pages without scripts: the page's own drawings, made by Node with a lit-html that writes text.

A card has one drawing. The boards' scripts are laid beside `tools/site/drawing/`, whose small renderer stands where the page
has lit-html; so what the rules pages show is what the app shows.
"""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.env import node, stamps
from tools.env.console import Trouble, step
from tools.env.places import ROOT, WORK
from tools.site import javascript

DRAWING = ROOT / "tools/site/drawing"
BENCH = WORK / "drawing"
DIRECTIVES = {"repeat": "(items, key, draw) => items.map(draw ?? key)", "ref": "() => ''"}
DIRECTIVES |= {
    "live": "(value) => value",
    "keyed": "(key, value) => value",
    "guard": "(readings, draw) => draw()",
}

Asked = Mapping[str, Mapping[str, Any]]
"""slug -> {"parts": {language: [[id, name, letter], ..]}, "stamps": {id: view, ..}}"""

Sheets = dict[str, dict[str, str]]
"""Of one game: {language: {id: svg}, "stamps": {id: svg}, "hatches": {"all": svg}}; no picture is an empty text."""

Drawn = dict[str, Sheets]
"""slug -> sheets"""


def drawn(asked: Asked) -> Drawn:
    """All pictures at once; drawn again only when a script or the question has changed."""
    question = json.dumps(asked, ensure_ascii=False, sort_keys=True)
    scripts = _scripts(asked)
    value = stamps.digest([*scripts, *stamps.files_below(DRAWING), Path(__file__)], question)
    kept = WORK / "pictures.json"
    if not (kept.is_file() and stamps.is_fresh("pictures", value)):
        step("drawing the pictures of the rules pages")
        _lay_out(scripts)
        kept.write_text(_run(question))
        stamps.mark("pictures", value)
    found: Drawn = json.loads(kept.read_text())
    return found


def drawn_of(tree: Path, asked: Asked) -> Drawn:
    """The same of games whose boards lie in another tree: they stand on our scripts."""
    with tempfile.TemporaryDirectory() as name:
        bench = Path(name)
        shutil.copytree(ROOT / "static/js", bench / "static/js")
        shutil.copytree(tree / "static/js/boards", bench / "static/js/boards", dirs_exist_ok=True)
        _lay_out([], bench)
        found: Drawn = json.loads(_run(json.dumps(asked, ensure_ascii=False), bench=bench))
        return found


def fuzzed(asked: Mapping[str, Any]) -> dict[str, Any]:
    """What happened when bent views were drawn: slug -> how many were, the slowest, and what should not have happened."""
    entries = [ROOT / "static/js/embed/still/show.js"]
    entries += [
        ROOT / f"static/js/boards/{slug}{name}.js"
        for slug in asked
        for name in ("", "/stamp", "/shape", "/sketch")
    ]
    _lay_out(javascript.closure(entries))
    for name in ("bend.js", "fuzz.js"):
        _put(BENCH / name, (DRAWING / name).read_text())
    found: dict[str, Any] = json.loads(_run(json.dumps(asked), "fuzz.js"))
    return found


def _scripts(asked: Asked) -> list[Path]:
    """What the pictures are made of, without the two files that name lit-html's place."""
    boards = ROOT / "static/js/boards"
    entries = [ROOT / "static/js/kit/hatch.js"]
    entries += [boards / slug / f"{name}.js" for slug in asked for name in ("pictures", "stamp")]
    return javascript.closure(entries)


def _lay_out(scripts: list[Path], bench: Path = BENCH) -> None:
    for path in scripts:
        _put(bench / path.relative_to(ROOT), path.read_text())
    _put(bench / "lib/lit-html/lit-html.js", (DRAWING / "lit-html.js").read_text())
    for name, code in DIRECTIVES.items():
        _put(bench / f"lib/lit-html/directives/{name}.js", f"export const {name} = {code};\n")
    _put(bench / "draw.js", (DRAWING / "draw.js").read_text())
    _put(bench / "package.json", '{"type": "module"}\n')


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _run(question: str, script: str = "draw.js", bench: Path = BENCH) -> str:
    made = subprocess.run(
        [node.node(), bench / script],
        input=question,
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
    )
    if made.returncode:
        raise Trouble(f"The pictures could not be drawn:\n{made.stderr.strip()}")
    return made.stdout
