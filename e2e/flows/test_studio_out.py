"""Out of the studio: pictures, lines for pages, a sheet of paper; each true, marked, and in need of nothing else."""

import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.flows.test_embed import DRAWN
from e2e.hands.author import ANSWER, Author
from pyapp.games import GAMES
from pyapp.teach import figures, judge
from tools.site import server

MARKED = {
    "mechanics": "wagon-lens",
    "automobiles": "car-0",
    "suk": "dock-5",
    "pocket-mars": "dome-water",
    "martians": "pawn-0",
}
FOREIGN = r"<script|https?://(?!www\.w3\.org)|\bon\w+=|@import|NaN|undefined|: ;"
CORNER = """async (bytes) => {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  const drawn = (width, height) => {
    const sheet = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    sheet.drawImage(picture, 0, 0, width, height);
    return sheet.getImageData(0, 0, width, height).data;
  };
  const corner = [...drawn(picture.width, picture.height).slice(0, 4)];
  return { corner, colours: new Set(new Uint32Array(drawn(64, 64).buffer)).size };
}"""


@pytest.fixture
def elsewhere(tmp_path: Path, watch: Any) -> Iterator[tuple[Path, str]]:
    with server.serving(tmp_path) as served:
        watch.others = (served.address,)
        yield tmp_path, served.address


def marked(page: Page, site: str, slug: str) -> Author:
    """A ring on the table, a caption, and the last tab."""
    author = Author(page, site, slug)
    author.button("^Marks$")
    author.place(MARKED[slug])
    author.write("^Caption, in English", "Fig. 7: <look> & see")
    author.button("^Take away$")
    return author


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def picture(author: Author, kind: str) -> bytes:
    return Path(author.taken(f"Save as {kind}").path()).read_bytes()


@pytest.mark.parametrize("slug", DRAWN)
def test_a_picture_with_its_marks_needs_nothing_else(
    page: Page, site: str, slug: str, browser: Browser, tmp_path: Path
) -> None:
    author = marked(page, site, slug)
    svg = picture(author, "SVG").decode()
    assert len(re.findall('class="author-mark', svg)) == 1
    assert not re.search(FOREIGN, svg), re.search(FOREIGN, svg)
    drawn = ElementTree.fromstring(svg)
    assert [part.tag.partition("}")[2] for part in drawn[:3]] == ["title", "desc", "style"]
    assert "Fig. 7: <look> & see" in (drawn[1].text or "")
    (tmp_path / "picture.svg").write_text(svg, encoding="utf-8")
    still = browser.new_context(java_script_enabled=False).new_page()
    still.goto((tmp_path / "picture.svg").as_uri())
    expect(still.locator(".author-mark")).to_be_visible()
    expect(still.get_by_text("Fig. 7: <look> & see").last).to_be_visible()
    still.context.close()
    lit = page.evaluate(CORNER, list(picture(author, "PNG")))
    page.get_by_role("button", name="Dark", exact=True).click()
    dark = page.evaluate(CORNER, list(picture(author, "PNG")))
    assert dark["corner"][3] == lit["corner"][3] == 255 and min(lit["colours"], dark["colours"]) > 8
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")


def test_a_picture_is_as_large_and_as_clear_as_it_is_wanted(page: Page, site: str) -> None:
    author = marked(page, site, "martians")
    sizes = []
    for times in (1, 2, 3):
        page.get_by_role("button", name=f"{times}×").click()
        sizes.append(size_of(picture(author, "PNG")))
    assert max(sizes[0]) == 1200
    assert [max(size) for size in sizes] == [1200, 2400, 3600]
    page.get_by_role("button", name="1×").click()
    lit = page.evaluate(CORNER, list(picture(author, "PNG")))
    page.get_by_role("button", name="Dark", exact=True).click()
    dark = page.evaluate(CORNER, list(picture(author, "PNG")))
    assert sum(lit["corner"][:3]) > 600 > 300 > sum(dark["corner"][:3])
    page.get_by_role("checkbox", name="Transparent background").check()
    assert page.evaluate(CORNER, list(picture(author, "PNG")))["corner"][3] == 0


def test_every_step_has_its_picture_of_the_table_as_it_is_then(page: Page, site: str) -> None:
    author = Author(page, site, "suk")
    author.button("^Question$")
    author.button("^Make a move")
    author.choose("^Add a legal move", "dock 5")
    answer = author.draft["steps"][0]["ask"]["answer"]
    author.button("^One more step")
    expect(page.locator(".studio-sheet .ship")).to_have_count(7)  # six in hands, one laid
    author.button("^Take away$")
    pictures = []
    for step in (1, 2):
        page.get_by_role("group", name="Steps").get_by_role("button", name=f"Step {step}").click()
        saved = author.taken("Save as SVG")
        assert saved.suggested_filename.endswith(f"-{step}.svg")
        pictures.append(Path(saved.path()).read_text(encoding="utf-8"))
    assert answer.startswith("place 5 ")
    assert [len(re.findall('class="[^"]*\\bship\\b', one)) for one in pictures][1] > 0
    assert pictures[0] != pictures[1]


def test_lines_for_a_page_and_for_markdown(
    page: Page, site: str, elsewhere: tuple[Path, str], browser: Browser
) -> None:
    folder, address = elsewhere
    author = marked(page, site, "pocket-mars")
    link, frame = author.line("^Link"), author.line("^One line")
    element, markdown = author.line("^An element"), author.line("^Markdown")
    assert f'src="{site}embed/v1/?game=pocket-mars' in frame and f"{site}embed/v1/board.js" in element
    words, file, target = re.fullmatch(r"\[!\[(.+)\]\((.+)\)\]\((.+)\)", markdown).groups()  # type: ignore[union-attr]
    assert target == link and "Fig. 7" in words
    named = author.taken("Save as PNG")
    assert named.suggested_filename == file
    saved = author.taken("Save as SVG")
    saved.save_as(folder / saved.suggested_filename)
    (folder / "index.html").write_text(f"<!doctype html><title>host</title>{element}", encoding="utf-8")
    still = browser.new_context(java_script_enabled=False).new_page()
    still.goto(address)
    shown = still.get_by_role("img", name=re.compile(r"Pocket Mars\. Fig\. 7: <look> & see"))
    expect(shown).to_be_visible()
    box = shown.bounding_box()
    assert box and box["width"] > 300 and box["height"] > 200
    still.context.close()
    page.goto(link)
    expect(page.locator(".figure-caption")).to_have_text("Fig. 7: <look> & see", timeout=ANSWER)


def test_a_question_is_printed_on_one_sheet_with_room_for_the_answer(page: Page, site: str) -> None:
    author = Author(page, site, "mechanics")
    author.button("^Marks$")
    author.place("wagon-lens")
    author.button("^Question$")
    author.button("^Which of these")
    author.write("^The question, in English", "Which of these may you do?")
    author.write("^What there is to choose from", "buy gear\nbuy lens")
    author.button("^Take away$")
    page.evaluate("() => { window.print = () => document.body.classList.add('printed'); }")
    expect(page.get_by_role("button", name="Print on A4")).to_be_enabled(timeout=ANSWER)
    page.get_by_role("button", name="Print on A4").click()
    page.wait_for_selector("body.printed", timeout=ANSWER)
    expect(page.locator(".studio-paper")).to_be_hidden()
    pdf = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    page.emulate_media(media="print")
    paper = page.locator(".studio-paper")
    expect(page.locator(".studio-main")).to_be_hidden()
    expect(paper.get_by_role("heading", name="Mars Needs Mechanics")).to_be_visible()
    expect(paper.get_by_role("img", name=re.compile("A ring"))).to_be_visible()
    expect(paper.get_by_text("Which of these may you do?")).to_be_visible()
    expect(paper.get_by_role("listitem")).to_have_count(2)
    expect(paper.get_by_role("img", name="Scan to answer on the board")).to_be_visible()


def test_a_pasted_lesson_keeps_its_title_and_what_follows(page: Page, site: str) -> None:
    author = Author(page, site, "suk")
    asked = {"ask": {"kind": "move", "answer": "place 5 white *"}}
    begun = {"position": "suk ..W.G..K..G", "title": {"it": "Primi passi", "en": "First steps"}}
    after = judge.played(figures.read({**begun, "steps": [asked, {}]}), 1)
    reply = str(GAMES["suk"].moves(after)[0])
    lesson = {**begun, "steps": [{**asked, "then": [reply]}, {"text": "So."}]}
    page.locator(".studio-start > summary").click()
    page.get_by_label("A link, a game, a position or a figure").fill(json.dumps(lesson))
    page.locator(".studio-starts form").last.get_by_role("button", name="Start").click()
    author.rules_agree()
    author.button("^Question$")
    expect(page.get_by_label("What follows by itself")).to_have_value(reply)
    author.button("^Step 2$")
    expect(page.locator(".studio-sheet .ship")).to_have_count(12)
    found = author.figure()
    assert found.title == begun["title"]
    assert [step.then for step in found.steps] == [(reply,), ()]
