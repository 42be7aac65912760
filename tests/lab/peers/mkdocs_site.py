"""Builds a small site with MkDocs and the plugin, as its users do; prints what came out as JSON: name -> text."""

import json
import logging
import sys
import tempfile
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from pyapp.drawing.mkdocs import RegoloPlugin

page, site = sys.argv[1:3]
with tempfile.TemporaryDirectory() as folder:
    root = Path(folder)
    (root / "docs/rules").mkdir(parents=True)
    (root / "docs/index.md").write_text("# Home\n")
    (root / "docs/rules/docks.md").write_text(page)
    plugin = RegoloPlugin()
    plugin.load_config({"site": site, "lang": "en"})
    (root / "mkdocs.yml").write_text("site_name: Rules\nplugins: []\n")
    config = load_config(str(root / "mkdocs.yml"), site_dir=str(root / "site"))
    config.plugins["regolo"] = plugin
    said: list[str] = []
    heard = logging.Handler(logging.ERROR)
    heard.emit = lambda record: said.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger("mkdocs").addHandler(heard)
    try:
        build(config)
    except Abort:
        print(json.dumps({"problem": said[-1]}))
        sys.exit()
    found = {path.relative_to(root / "site").as_posix(): path for path in (root / "site").rglob("*")}
    wanted = {name: path for name, path in found.items() if name.startswith(("regolo/", "rules/"))}
    print(json.dumps({name: path.read_text() for name, path in wanted.items() if path.is_file()}))
