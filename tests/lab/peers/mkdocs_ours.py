"""Builds our own documents with MkDocs, the plugin found as in an installed package; prints pages as JSON: name -> text."""

import json
import os
import sys
import tempfile
import tomllib
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config

HERE, site = Path(sys.argv[1]), sys.argv[2]
os.environ["REGOLO_SITE"] = site
with tempfile.TemporaryDirectory() as folder:
    project = tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))["project"]
    installed = Path(folder, "regolo-1.dist-info")
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: regolo\nVersion: 1\n")
    plugins = project["entry-points"]["mkdocs.plugins"]
    entries = "".join(f"{name} = {where}\n" for name, where in plugins.items())
    (installed / "entry_points.txt").write_text(f"[mkdocs.plugins]\n{entries}")
    sys.path.insert(0, folder)
    build(load_config(str(HERE / "mkdocs.yml"), site_dir=str(Path(folder, "site"))))
    made = Path(folder, "site")
    pages = {path.relative_to(made).as_posix(): path.read_text("utf-8") for path in made.rglob("*.html")}
    drawings = {
        path.relative_to(made).as_posix(): path.read_text("utf-8") for path in made.rglob("regolo/*.svg")
    }
    print(json.dumps({**pages, **drawings}))
