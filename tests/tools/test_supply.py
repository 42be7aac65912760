"""What the site says it is made of: every vendored file has its package, every package its licence and its hash."""

import base64
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.env.places import NODE_MODULES, ROOT, VENV, WORK
from tools.site import supply, vendor

PLACES = {
    "runtime/pyodide/": "pyodide",
    "runtime/pyscript/": "@pyscript/core",
    "lib/lit-html/": "lit-html",
    "lib/qr/": "qr",
    "fonts/": "@fontsource/jost",
}


def test_every_vendored_file_belongs_to_a_package_that_is_named() -> None:
    files = [*vendor.pyodide(), *vendor.pyscript(), *vendor.qr(), *vendor.fonts(), *vendor.licences()]
    named = {part.name for part in supply.parts()}
    for name in files:
        assert any(name.startswith(place) and package in named for place, package in PLACES.items()), name
    assert {path.name.split("-")[0] for path in vendor.wheels()} <= named


def test_the_bill_names_each_package_with_the_hash_that_the_lock_demands() -> None:
    bill = json.loads(supply.bill("abc"))
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    found = {one["name"]: one for one in bill["components"]}
    for name in supply.NPM:
        digest = locked[f"node_modules/{name}"]["integrity"].partition("-")[2]
        assert found[name]["hashes"][0]["content"] == base64.b64decode(digest).hex()
        assert found[name]["version"] == locked[f"node_modules/{name}"]["version"]
    assert [one["ref"] for one in bill["dependencies"]] == [
        bill["metadata"]["component"]["purl"],
        *(one["purl"] for one in bill["components"]),
    ]


def test_every_part_has_a_licence_a_role_and_a_place_on_the_page() -> None:
    page = supply.page("abc").decode()
    for part in supply.parts():
        assert part.licence and part.licence != "NOASSERTION"
        assert part.name in supply.ROLES
        assert f"{part.name} {part.version}" in page
    assert page.count("<pre>") >= len(supply.NPM) - 1
    assert "<script" not in page


def test_the_same_build_gives_the_same_bill() -> None:
    assert supply.bill("abc") == supply.bill("abc") != supply.bill("abd")


@pytest.mark.slow
def test_two_clean_copies_in_two_folders_build_the_same_bytes(tmp_path: Path) -> None:
    """Copies of what git knows, with packages of their own; nothing of where they lie gets onto the site."""
    sums = [_built(tmp_path / name) for name in ("one", "quite/another/place")]
    assert sums[0].keys() == sums[1].keys()
    assert [name for name, digest in sums[0].items() if sums[1][name] != digest] == []


def _built(folder: Path) -> dict[str, bytes]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("this folder is no git checkout, so there is no list of what belongs to it")
    for name in listed.stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    # The packages were fetched and checked once; each copy gets links to their files, and nothing that a build has made.
    shutil.copytree(NODE_MODULES, folder / NODE_MODULES.name, copy_function=_linked, symlinks=True)
    (folder / VENV.name).symlink_to(VENV, target_is_directory=True)
    for stamp in ("npm-all", "npm-site"):
        if (WORK / "stamps" / stamp).is_file():
            (folder / WORK.name / "stamps").mkdir(parents=True, exist_ok=True)
            shutil.copyfile(WORK / "stamps" / stamp, folder / WORK.name / "stamps" / stamp)
    ran = subprocess.run(
        [sys.executable, "build.py", "build"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted((folder / "dist").rglob("*"))
        if path.is_file()
    }


def _linked(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)
