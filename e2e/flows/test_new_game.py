"""A new game written by the command, in a copy of the tree: checked, held to the contract, played on the page."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import NO_COPY, Watch
from e2e.hands.steps import at, choose_first, prefer, start, wait_for
from tools.env.places import ROOT
from tools.site.server import serving

SLUG = "nine-wells"
LEFT_BEHIND = (".git", ".venv", "node_modules", "dist", "__pycache__")
pytestmark = pytest.mark.xdist_group("new game")


def build(tree: Path, *words: str) -> None:
    done = subprocess.run(
        [sys.executable, "build.py", *words], cwd=tree, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The whole project with one more game; what the site was built from is taken over, so only the new is made."""
    copy = tmp_path_factory.mktemp("tree") / "copy"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_BEHIND), symlinks=True)
    for name in (".venv", "node_modules"):
        (copy / name).symlink_to(ROOT / name)
    build(copy, "new-game", SLUG)
    yield copy
    shutil.rmtree(copy)


def test_the_new_room_is_clean_in_every_check(tree: Path) -> None:
    build(tree, "check")


def test_the_new_game_keeps_the_contract(tree: Path) -> None:
    words = ["tests/nine_wells", "tests/contract", "tests/ai", "tests/record", "-k", "nine", "--games", "30"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", *words],
        cwd=tree,
        env={**os.environ, "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


def test_the_new_game_is_played_on_the_page_to_its_end(tree: Path, browser: Browser) -> None:
    build(tree, "build")
    with serving(tree / "dist") as server:
        watch = Watch(server.address)
        context = browser.new_context(locale="it-IT", viewport={"width": 390, "height": 844})
        context.add_init_script(NO_COPY)
        watch.on(context)
        page = context.new_page()
        prefer(page)
        page.goto(server.address)
        expect(page.locator(f'.game-card[data-game="{SLUG}"]')).to_contain_text("Nine Wells")
        page.goto(f"{server.address}#/new/{SLUG}")
        start(page)
        while wait_for(page, "yours", "over") == "yours":
            before = at(page)
            choose_first(page)
            page.locator("#confirm").click()
            wait_for(page, "yours", "over", after=before)
        expect(page.locator("#status")).to_contain_text("Partita finita")
        context.close()
        watch.check()


def test_a_draft_without_a_board_is_only_not_offered(tree: Path) -> None:
    """The site is built without it, checks and command line go on."""
    for path in (tree / "static").rglob(f"*{SLUG}*"):
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    build(tree, "check")
    build(tree, "build")
    assert SLUG not in (tree / "dist/index.html").read_text("utf-8")
    words = ["-m", "pyapp", "simulate", SLUG, "--games", "2"]
    assert (
        subprocess.run([sys.executable, *words], cwd=tree, capture_output=True, check=False).returncode == 0
    )
