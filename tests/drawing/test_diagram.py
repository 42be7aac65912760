"""Figures become pictures on the command line: true, annotated, and the same words for who can't see them."""

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pyapp import GAMES
from pyapp.__main__ import main
from pyapp.drawing import drawn
from pyapp.teach.figures import Figure, read
from pyapp.teach.lines import MOST_LINES, laid
from pyapp.teach.places import named
from tools.site import catalog, drawings

DOCK = {
    "position": "suk ..W.G..K..G",
    "marks": "dock5; red: dock-10 > dock-7; 3: dock-8; cross green: dock-20",
    "ask": {"it": "Quale colore va al 5?", "en": "Which colour may go on dock 5?"},
    "answer": "place 5 white *",
    "caption": "Fig. 3",
}
MARKS = {
    "mechanics": "wagon-lens; price-wire > market-0",
    "automobiles": "car-0; space-D1-20",
    "suk": "dock-0; cell-0-b2; hand-1-white",
    "pocket-mars": "dome-water; one-energy:0",
    "martians": "sq-1,1; pawn-0; tile-0,0",
}


@pytest.fixture(scope="module", autouse=True)
def script() -> Iterator[None]:
    drawings.make([game.slug for game in catalog.games() if catalog.drawn(game.slug)])
    yield


def dealt(slug: str) -> Figure:
    players = max(2, GAMES[slug].players[0])
    return read({"game": slug, "players": players, "seed": 5, "marks": MARKS[slug]})


def test_every_game_draws_its_table_with_marks_on_it() -> None:
    figures = [dealt(slug) for slug in GAMES]
    for figure, [drawing] in zip(figures, drawn(figures, "en"), strict=True):
        page = ElementTree.fromstring(drawing.svg)
        assert page.get("viewBox") == f"0 0 {drawing.width} {drawing.height}"
        marks = figure.steps[0].marks
        assert drawing.svg.count('class="author-mark') == len(marks)
        assert not re.search(r"<script|https?://(?!www\.w3\.org)|\bon\w+=|NaN|undefined", drawing.svg)
        assert len(drawing.svg) < 150_000


def test_a_hand_that_is_not_ours_stays_hidden() -> None:
    game = GAMES["pocket-mars"]
    figure = read({"game": "pocket-mars", "players": 2, "seed": 5, "view": 0})
    seen = drawn([figure], "en")[0][0].svg
    hidden = game.view(figure.record.state, 1)["seats"][1]["hand"]
    assert not [card for card in hidden if f'data-id="hand-{card}"' in seen]
    assert drawn([read({"game": "pocket-mars", "players": 2, "seed": 5, "view": 1})], "en")[0][0].svg != seen


def test_the_words_under_and_behind_the_picture_are_those_of_the_language() -> None:
    for language, said in (("it", "Quale colore va al 5?"), ("en", "Which colour may go on dock 5?")):
        [[drawing]] = drawn([read(DOCK)], language)
        assert f">{said}<" in drawing.svg
        assert said in drawing.alt
        assert "Fig. 3" in drawing.alt
    assert "A ring: dock 5." in drawing.alt
    assert "An arrow: dock 10 → dock 7." in drawing.alt


@pytest.mark.parametrize("slug", list(GAMES))
def test_places_have_names_in_both_languages(slug: str) -> None:
    for language in ("it", "en"):
        for mark in dealt(slug).steps[0].marks[:1]:
            assert named(GAMES[slug], mark.at, language) not in (mark.at, "")


def test_light_dark_and_transparent() -> None:
    figure = read(DOCK)
    light, dark = (drawn([figure], "en", theme)[0][0].svg for theme in ("light", "dark"))
    assert 'data-theme="light"' in light and 'data-theme="dark"' in dark
    bare = drawn([figure], "en", ground=False)[0][0].svg
    assert ".diagram-ground,.thumb-ground{fill:none}" in bare


def test_the_command_writes_svg_and_markdown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "fig3.json"
    source.write_text(json.dumps(DOCK))
    words = ["diagram", str(source), "--svg", str(tmp_path / "out.svg"), "--lang", "it"]
    assert main([*words, "--json", "--markdown", str(tmp_path / "out.md")]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["alt"].startswith("Marrak Hesh 17.")
    assert ElementTree.parse(tmp_path / "out.svg").getroot().get("width") == str(told["width"])
    assert (tmp_path / "out.md").read_text("utf-8") == f"![{told['alt']}](out.svg)\n"


def test_a_plain_page_has_pictures_and_boards(tmp_path: Path) -> None:
    source = tmp_path / "fig3.json"
    source.write_text(json.dumps(DOCK))
    words = [
        "diagram",
        str(source),
        "--into",
        str(tmp_path / "pictures"),
        "--html",
        str(tmp_path / "page.html"),
    ]
    assert main(words) == 0
    alone = (tmp_path / "page.html").read_text("utf-8")
    assert '<img src="pictures/fig3.svg" alt="Marrak Hesh 17.' in alone and "<script" not in alone
    assert main([*words, "--site", "https://example.org/regolo"]) == 0
    live = (tmp_path / "page.html").read_text("utf-8")
    assert '<script src="https://example.org/regolo/embed/v1/board.js" defer></script>' in live
    (figure,) = re.findall(r'<regolo-board figure="([^"]+)"', live)
    assert json.loads(unescape(figure)) == DOCK


def test_several_steps_become_several_pictures(tmp_path: Path) -> None:
    source = tmp_path / "lesson.json"
    steps = [{"marks": "dock-5"}, {"ask": {"kind": "move", "answer": "place 5 white *"}}, {"text": "Done."}]
    source.write_text(json.dumps({"position": DOCK["position"], "steps": steps}))
    assert main(["diagram", str(source), "--into", str(tmp_path / "out")]) == 0
    pictures = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert pictures == ["lesson-1.svg", "lesson-2.svg", "lesson-3.svg"]
    one, _, three = (len((tmp_path / "out" / name).read_text("utf-8")) for name in pictures)
    assert one != three, "the move of the second step was made"


@pytest.mark.parametrize(
    ("figure", "said"),
    [
        ({**DOCK, "marks": "dock-77"}, "“dock-77” is not here"),
        ({**DOCK, "marks": "pink: dock-5"}, "marks[0]"),
        ({"position": "chess"}, "chess"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    figure: dict[str, str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "fig.json"
    source.write_text(json.dumps(figure))
    assert main(["diagram", str(source), "--lang", "en"]) == 1
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1


def test_long_words_break_and_long_texts_end() -> None:
    assert laid("a b c", 1000, 20) == ["a b c"]
    assert all(len(line) <= 20 for line in laid("x" * 400 + " and so on", 212, 20))
    assert len(laid("word " * 2000, 500, 20)) == MOST_LINES
