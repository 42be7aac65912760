"""A game as a wheel of its own: made by the command, installed beside ours, handed over by a page, laid into a site."""

import asyncio
import base64
import hashlib
import json
import os
import re
import struct
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pyapp import GAMES, bridge, packs
from pyapp.__main__ import main
from pyapp.core.answers import CONTRACT
from pyapp.core.refusals import BadInput
from pyapp.games import elsewhere
from tests.packing import BROKEN, OTHER_CONTRACT, PACKAGE, SLUG, bent, packed, unpacked
from tools import site as building
from tools.env.places import ROOT
from tools.pack import absolute, made
from tools.site import cards

NAMED = re.compile(r"export \{([^}]*)\} from '\./(\w+)\.js'")
ASKED = re.compile(r"import \{([^}]*)\} from '(?:\.\./)+kit/(\w+)\.js'")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return packed(tmp_path_factory.mktemp("packs"))


def at_the_command_line(path: Path, *words: str) -> tuple[int, str]:
    """`regolo ...` where the packages of a folder are installed."""
    told = subprocess.run(
        [sys.executable, "-m", "pyapp", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    return told.returncode, told.stdout + told.stderr


def test_imports_from_outside_the_room_are_written_out() -> None:
    assert absolute("from ...core.events import Event\n", 1) == "from pyapp.core.events import Event\n"
    assert absolute("from ....ai.chances import Scale\n", 2) == "from pyapp.ai.chances import Scale\n"
    assert absolute("from .. import GAMES\n", 1) == "from pyapp.games import GAMES\n"
    own = "from .state import A\nimport json\n"
    assert absolute(own, 1) == own
    assert absolute("from ..state import A\n", 2) == "from ..state import A\n"


def test_a_pack_holds_engine_words_board_and_what_the_page_says_of_it(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    names = set(archive.namelist())
    for name in (
        "game.py",
        "texts/it/__init__.py",
        "page/board.js",
        "page/still.js",
        "page/diagram.js",
        f"page/texts/{SLUG}.it.json",
        f"page/texts/{SLUG}.en.json",
        f"page/static/icons/{SLUG}.svg",
        f"page/static/css/board-{SLUG}.css",
        f"page/rules/{SLUG}.it.html",
        f"page/rules/{SLUG}.en.html",
        f"page/play/{SLUG}.it.html",
        f"page/play/{SLUG}.en.png",
        "drawings.mjs",
    ):
        assert f"{PACKAGE}/{name}" in names, name
    facts = json.loads(archive.read(f"{PACKAGE}/pack.json"))
    assert (facts["contract"], facts["slug"], facts["game"]) == (CONTRACT, SLUG, f"{PACKAGE}:GAME")
    assert facts["card"]["name"] == {"it": "Nine Wells", "en": "Nine Wells"}
    said = archive.read(f"{PACKAGE}-1.dist-info/entry_points.txt").decode()
    assert said.split() == ["[regolo.games]", f"{SLUG}={PACKAGE}:GAME"]


def test_its_board_asks_for_nothing_but_what_the_kit_lends(wheel: Path) -> None:
    board = zipfile.ZipFile(wheel).read(f"{PACKAGE}/page/board.js").decode()
    asked = {line.rpartition(" from ")[2] for line in board.splitlines() if line.startswith("import ")}
    assert asked == {"'../../static/js/kit/lent.js';"}


def test_its_rules_are_a_page_with_pictures_in_each_language(wheel: Path) -> None:
    """As ours are: without scripts, printed and read by anybody, and only what the site has is asked for."""
    archive = zipfile.ZipFile(wheel)
    laid = {f"static/css/board-{SLUG}.css", f"rules/{SLUG}.it.html", f"rules/{SLUG}.en.html"}
    for language, rule in (
        ("it", "Ogni carta presa costa 1 punto."),
        ("en", "Each card taken costs 1 point."),
    ):
        page = archive.read(f"{PACKAGE}/page/rules/{SLUG}.{language}.html").decode()
        assert f'lang="{language}"' in page and rule in page and f'<body data-game="{SLUG}">' in page
        assert page.count('<svg class="card-face" ') > 3
        asked = {name for name in re.findall(r'(?:href|src)="\.\./([^"#?]+)', page) if SLUG in name}
        assert asked <= {*laid, f"play/{SLUG}.it.html", f"play/{SLUG}.en.html"}, asked
        share = archive.read(f"{PACKAGE}/page/play/{SLUG}.{language}.html").decode()
        assert f'src="{SLUG}.{language}.png"' in share
        picture = archive.read(f"{PACKAGE}/page/play/{SLUG}.{language}.png")
        assert struct.unpack(">II", picture[16:24]) == (cards.WIDTH, cards.HEIGHT)


def test_the_same_sources_make_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    assert packed(tmp_path).read_bytes() == wheel.read_bytes()


@pytest.mark.slow
def test_pip_installs_it_beside_ours_and_the_command_line_plays_it(wheel: Path, tmp_path: Path) -> None:
    words = ["install", "-q", "--no-index", "--no-deps", "--target", str(tmp_path), str(wheel)]
    subprocess.run([sys.executable, "-m", "pip", *words], check=True, capture_output=True)
    assert at_the_command_line(tmp_path, "packs") == (0, f"{SLUG}: Nine Wells\n")
    code, told = at_the_command_line(tmp_path, "simulate", SLUG, "--games", "3")
    assert (code, told.split(",")[0]) == (0, "3 games")
    code, told = at_the_command_line(
        tmp_path, "arena", SLUG, "--seats", "hard,random", "--games", "2", "--json"
    )
    assert code == 0
    assert json.loads(told.splitlines()[0])["games"] == 2
    assert at_the_command_line(tmp_path, "simulate", "suk", "--games", "1")[0] == 0


@pytest.mark.slow
def test_the_command_line_draws_its_figures_beside_ours(wheel: Path, tmp_path: Path) -> None:
    path = unpacked(wheel, tmp_path / "installed")
    laid = {"game": SLUG, "row": ["2", "7", "9"]}
    for name, position in (("wells", laid), ("suk", {"game": "suk"})):
        figure = {"position": position, "caption": {"en": "A row."}}
        (tmp_path / f"{name}.json").write_text(json.dumps(figure))
    files = [str(tmp_path / f"{name}.json") for name in ("wells", "suk")]
    code, told = at_the_command_line(path, "diagram", *files, "--lang", "en")
    assert code == 0, told
    drawing = (tmp_path / "wells.svg").read_text("utf-8")
    values = re.findall(r'<text class="card-value[^"]*"[^>]*>(\w+)</text>', drawing)
    assert values[:3] == ["2", "7", "9"]  # then the hand
    assert "A row." in drawing and ".card-ground" in drawing
    assert 'data-game="suk"' in (tmp_path / "suk.svg").read_text("utf-8")


def test_a_pack_without_drawings_says_so(wheel: Path, tmp_path: Path) -> None:
    path = unpacked(wheel, tmp_path / "installed")
    (path / PACKAGE / "drawings.mjs").unlink()
    (tmp_path / "wells.json").write_text(json.dumps({"position": {"game": SLUG}}))
    code, told = at_the_command_line(path, "diagram", str(tmp_path / "wells.json"), "--lang", "en")
    assert code == 1
    assert "without drawings" in told and "Traceback" not in told


@pytest.mark.parametrize(
    ("changes", "language", "told"),
    [
        (OTHER_CONTRACT, "it", "è fatto per la versione 7 del contratto"),
        (OTHER_CONTRACT, "en", "was made for version 7 of the rules’ contract"),
        (BROKEN, "it", "non si apre come gioco: RuntimeError: no water"),
        (BROKEN, "en", "cannot be opened as a game: RuntimeError: no water"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused_in_a_sentence_and_leaves_the_others(
    wheel: Path, tmp_path: Path, changes: Any, language: str, told: str
) -> None:
    path = unpacked(bent(wheel, tmp_path / "bent", changes), tmp_path / "installed")
    for words in (["packs"], ["simulate", SLUG, "--games", "1"]):
        code, said = at_the_command_line(path, *words, "--lang", language)
        assert code == 1
        assert told in said and "Traceback" not in said
    assert at_the_command_line(path, "simulate", "suk", "--games", "1")[0] == 0
    listed = "import pyapp; print(list(pyapp.GAMES))"
    env = {**os.environ, "PYTHONPATH": str(path)}
    ran = subprocess.run(
        [sys.executable, "-c", listed], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    )
    assert SLUG not in ran.stdout and "martians" in ran.stdout


def test_a_package_for_the_command_line_alone_needs_only_its_contract(wheel: Path, tmp_path: Path) -> None:
    alone = {f"{PACKAGE}/pack.json": lambda _: f'{{"contract": {CONTRACT}}}'}
    path = unpacked(bent(wheel, tmp_path / "bent", alone), tmp_path / "installed")
    assert at_the_command_line(path, "simulate", SLUG, "--games", "1")[0] == 0


# -- as the page hands it over ----------------------------------------------------------------


@pytest.fixture
def door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A door behind which nothing is from elsewhere, and nothing stays."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    for known in (elsewhere._shelved, elsewhere._entered):
        known.clear()
    for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
        del sys.modules[name]
    bridge.request.tables.clear()


def answered(**request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(asyncio.run(bridge.handle(json.dumps(request))))
    return answer


def handed_over(wheel: Path) -> dict[str, Any]:
    data = base64.b64encode(wheel.read_bytes()).decode()
    return answered(do="pack", game=SLUG, place=f"{PACKAGE}:GAME", wheel=data)


@pytest.mark.usefixtures("door")
def test_a_page_hands_a_wheel_over_and_plays(wheel: Path) -> None:
    start = {"do": "start", "table": "t", "game": SLUG, "players": 2, "seed": 1, "seat": 0}
    assert answered(**start)["problem"]["key"] == "record.unknown_game"
    assert handed_over(wheel) == {"ok": True}
    table = answered(**start)
    assert table["ok"] and table["moves"]
    moved = answered(do="play", table="t", move=table["moves"][0], seat=0)
    made = answered(do="link", table="t", names=False, picture=True)["link"]
    again = answered(do="open", table="u", link=made, seat=0)
    assert (again["game"], again["record"]) == (SLUG, moved["record"])
    assert list(GAMES)[-1] == SLUG


@pytest.mark.usefixtures("door")
@pytest.mark.parametrize(("changes", "key"), [(OTHER_CONTRACT, "packs.contract"), (BROKEN, "packs.broken")])
def test_a_page_that_hands_over_what_does_not_fit_plays_on(
    wheel: Path, tmp_path: Path, changes: Any, key: str
) -> None:
    before = [*sys.path]
    assert handed_over(bent(wheel, tmp_path, changes))["problem"]["key"] == key
    assert sys.path == before
    assert SLUG not in GAMES
    assert answered(do="start", table="t", game="suk", players=2, seed=1, seat=0)["ok"]


@pytest.mark.usefixtures("door")
def test_what_is_no_wheel_is_a_problem_and_no_fault() -> None:
    for data in ("", "!!!", base64.b64encode(b"PK").decode()):
        answer = answered(do="pack", game=SLUG, place=f"{PACKAGE}:GAME", wheel=data)
        assert answer["problem"]["key"] == "packs.broken"
    for place in ("", "os:system", "../x:GAME", "json:loads"):
        assert "problem" in answered(do="pack", game=SLUG, place=place, wheel="")


@pytest.mark.usefixtures("door")
def test_no_pack_takes_the_place_of_one_of_ours(wheel: Path) -> None:
    data = base64.b64encode(wheel.read_bytes()).decode()
    assert "problem" in answered(do="pack", game="suk", place=f"{PACKAGE}:GAME", wheel=data)
    assert GAMES["suk"].slug == "suk"


# -- in a site --------------------------------------------------------------------------------


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text("")
    (folder / "site.json").write_text('{"ice": ["stun:stun.example.org"]}')
    return folder


def test_the_owner_puts_it_into_a_site_and_takes_it_out(
    wheel: Path, site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):  # a second time changes nothing
        assert main(["packs", "--add", str(wheel), "--site", str(site)]) == 0
        said = json.loads((site / "site.json").read_text())
        mark = hashlib.sha256(wheel.read_bytes()).hexdigest()
        assert said == {
            "ice": ["stun:stun.example.org"],
            "packs": [{"game": SLUG, "wheel": wheel.name, "sha256": mark}],
        }
        assert mark in capsys.readouterr().out
    scripts = {path.name: path.read_bytes() for path in (site / "packs" / SLUG).iterdir()}
    assert set(scripts) == {"board.js", "still.js", "diagram.js"}
    for name in (f"rules/{SLUG}.it.html", f"play/{SLUG}.en.png", f"static/css/board-{SLUG}.css"):
        assert (site / name).read_bytes() == zipfile.ZipFile(wheel).read(f"{PACKAGE}/page/{name}")
    assert scripts["board.js"] == zipfile.ZipFile(wheel).read(f"{PACKAGE}/page/board.js")
    assert main(["packs", "--remove", SLUG, "--site", str(site)]) == 0
    assert json.loads((site / "site.json").read_text())["packs"] == []
    assert [path for path in site.rglob("*") if path.is_file()] == [site / "index.html", site / "site.json"]


def test_a_newer_version_takes_the_place_of_the_older(wheel: Path, site: Path) -> None:
    packs.added(wheel, site)
    newer = packed(wheel.parent, version="2")
    packs.added(newer, site)
    assert [path.name for path in (site / "packs").glob("*.whl")] == [newer.name]


def test_a_new_build_leaves_what_the_owner_has_put_there(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """site.json as it was written, the pack with all it has brought; what the build itself has made before goes."""
    plan = {
        "index.html": b'"slug": "suk"',
        "site.json": b'{"ice": []}',
        "rules/suk.it.html": b"",
        "packs/suk-1.pack": b"",
    }
    monkeypatch.setattr(building, "_plan", lambda _: dict(plan))
    dist = building.build(tmp_path / "dist")
    (dist / "site.json").write_text('{"ice": ["stun:stun.example.org"]}')
    packs.added(wheel, dist)
    (dist / "packs/bent-1-py3-none-any.whl").write_bytes(b"PK")
    before = {path: path.read_bytes() for path in dist.rglob("*") if path.is_file()}
    plan = {"index.html": b'"slug": "mechanics"', "site.json": b'{"ice": []}', "packs/site-2.pack": b""}
    building.build(dist)
    after = {path: path.read_bytes() for path in dist.rglob("*") if path.is_file()}
    gone = {path.relative_to(dist).as_posix() for path in before.keys() - after.keys()}
    assert gone == {"rules/suk.it.html", "packs/suk-1.pack"}
    assert {path.name for path in after if before.get(path) != after[path]} == {"index.html", "site-2.pack"}
    assert json.loads((dist / "site.json").read_text())["packs"][0]["game"] == SLUG
    packs.removed(SLUG, dist)
    building.build(dist)
    left = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    assert left == {*plan, "packs/bent-1-py3-none-any.whl"}


def test_a_game_that_became_one_of_ours_keeps_our_pages(wheel: Path, site: Path) -> None:
    packs.added(wheel, site)
    (site / "index.html").write_text(f'"slug": "{SLUG}"')
    packs.removed(SLUG, site)
    assert (site / f"rules/{SLUG}.it.html").is_file()
    assert not (site / "packs" / SLUG).exists()


def test_what_is_no_pack_and_no_site_is_said(wheel: Path, site: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.whl"
    other.write_bytes(b"PK")
    for wrong in (other, tmp_path / "missing.whl"):
        with pytest.raises(BadInput, match=r"packs\.not_a_pack"):
            packs.added(wrong, site)
    with pytest.raises(BadInput, match=r"packs\.no_site"):
        packs.added(wheel, tmp_path)
    (site / "index.html").write_text(f'{{"slug": "{SLUG}"}}')
    with pytest.raises(BadInput, match=r"packs\.taken"):
        packs.added(wheel, site)


EVERY_MODULE = """
import importlib, pkgutil, sys
package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
from pyapp.ai.thinking import choose
game = package.GAME
print(game.slug, choose(game, game.new(seed=1), "easy") is not None)
"""


@pytest.mark.slow
@pytest.mark.parametrize("slug", list(GAMES))
def test_a_game_as_rich_as_ours_can_be_packed(slug: str, tmp_path: Path) -> None:
    """Every part of the kit that our boards use is lent, and every module finds what it asks for."""
    path = unpacked(made(ROOT, slug, "1", tmp_path), tmp_path / "installed")
    words = [sys.executable, "-c", EVERY_MODULE, f"regolo_{slug.replace('-', '_')}"]
    env = {**os.environ, "PYTHONPATH": str(path)}
    ran = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.returncode) == (f"{slug} True\n", 0), ran.stderr


def test_every_part_of_the_kit_that_a_board_asks_for_is_lent() -> None:
    """A board of a pack has nothing of our kit but what is lent by name."""
    lent = (ROOT / "static/js/kit/lent.js").read_text("utf-8")
    whole = set(re.findall(r"export \* from '\./(\w+)\.js'", lent))
    named = {(room, name.strip()) for names, room in NAMED.findall(lent) for name in names.split(",")}
    asked = {
        (room, name.strip())
        for board in (ROOT / "static/js/boards").rglob("*.js")
        for names, room in ASKED.findall(board.read_text("utf-8"))
        for name in names.split(",")
        if name.strip()
    }
    assert len(asked) > 30
    assert {(room, name) for room, name in asked if room not in whole} <= named
