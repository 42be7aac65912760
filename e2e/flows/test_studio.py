"""The studio, by clicks alone: in each game an author lays a position, marks it, asks about it and takes it away; a
reader finds it in another site's page, prints it, answers it wrong and right."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from e2e.flows.test_embed import DRAWN
from e2e.hands.author import ANSWER, Answers, Author
from e2e.hands.steps import fits, prefer
from e2e.hands.whole import begun, shortest, sit_down
from pyapp.core.refusals import BadPosition
from pyapp.games import GAMES
from pyapp.record import Record
from pyapp.record.link import link
from pyapp.teach import figures, stills
from pyapp.teach.places import spoken
from tools.env.places import ROOT
from tools.site import server

ORDER_LINE = ["aether_tube", "boiler", "gear", "lens", "magnet", "piping", "wire"]
HEARD = """<script>window.heard = [];
  addEventListener('regolo-answer', ({ detail }) => heard.push(detail.right), true);</script>"""

LANGUAGES = ("en", "it")
# Where the keys are right after a press of one, before the page has drawn anything.
QUICK_KEY = """(key) => {
  document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return document.activeElement.dataset.place ?? '';
}"""
SAID: dict[str, dict[str, str]] = {
    language: json.loads((ROOT / f"static/locale/{language}.json").read_text("utf-8"))
    for language in LANGUAGES
}
"""The shell's own words."""
FEWEST = {"mechanics": 15, "automobiles": 6, "suk": 24, "pocket-mars": 6, "martians": 8}
"""Pieces and places that a reader of the board must meet at least."""
ARTICLE = '<main style="width:760px;margin:auto">'


class Reader:
    """Somebody on another site, where the author has put the element with its picture, or the frame."""

    def __init__(self, page: Page, folder: Path, address: str) -> None:
        self.page, self.folder, self.address = page, folder, address

    def reads(self, author: Author, found: figures.Figure) -> None:
        """Sees the picture, prints it, answers wrong and then right; and reads the whole of it in both languages."""
        element, frame = author.line("^An element"), author.line("^One line")
        picture = author.taken("Save as SVG")
        picture.save_as(self.folder / picture.suggested_filename)
        self.prints(frame, found)
        self.page.goto(self._host("element", element))
        title = GAMES[author.slug].texts("en").MESSAGES["name"]
        board = self.page.get_by_role("button", name=re.compile(rf"^{re.escape(title)}\. "))
        assert board.locator("img").evaluate("(one) => one.decode().then(() => one.naturalWidth)") > 300
        board.press("Enter")
        self.answers(self.page.frame_locator("iframe"), found, "en")
        assert self.page.evaluate("heard") == [False, True]
        for language in LANGUAGES:
            self.hears(frame.replace("lang=en", f"lang={language}"), found, language)

    def hears(self, line: str, found: figures.Figure, language: str) -> None:
        """By roles and names alone: the picture, then the board, the marks, the question; it is answered by keys."""
        asked, said = found.steps[0].ask, SAID[language]
        assert asked is not None
        self.page.goto(self._host(f"heard-{language}", line))
        inside = self.page.frame_locator("iframe")
        told = stills.alt(found, 0, language)
        expect(inside.get_by_role("img", name=told, exact=True)).to_be_visible()
        assert asked.text[language] in told and spoken(found, 0, language) in told
        inside.get_by_role("link", name={"en": "Answer", "it": "Rispondi"}[language]).press("Enter")
        table = inside.get_by_role("region", name=said["board.title"], exact=True)
        expect(table).to_be_visible(timeout=ANSWER)
        expect(inside.locator('.table-page[data-state="yours"]')).to_be_visible(timeout=ANSWER)
        card = inside.get_by_role(
            "region", name=GAMES[found.game.slug].texts(language).MESSAGES["name"], exact=True
        )
        heard = card.aria_snapshot()
        assert asked.text[language] in heard and spoken(found, 0, language) in heard
        expect(inside.get_by_role("status").filter(has_text=asked.text[language])).not_to_have_count(0)
        board = table.aria_snapshot()
        named = re.findall(r'(?:button|img|checkbox|option|gridcell|listitem|cell) "?[^"\n]{3,}', board)
        assert len(named) >= FEWEST[found.game.slug], board
        assert not re.search(r"^ *- (?:button|link|checkbox|img)(?: \[[^]]*\])*$", board, re.MULTILINE), board
        self.answers(inside, found, language)
        expect(card.get_by_role("button", name=said["figure.show"])).to_have_count(0)

    def prints(self, frame: str, found: figures.Figure) -> None:
        """Before the click: the board and the question on a sheet, nothing to press."""
        self.page.goto(self._host("frame", frame))
        inside = self.page.frame_locator("iframe")
        asked = found.steps[0].ask
        assert asked is not None
        expect(inside.locator("#ask")).to_have_text(asked.text["en"])
        expect(inside.locator("svg.diagram")).to_be_visible()
        expect(inside.locator(".author-mark")).to_have_count(len(found.steps[0].marks))
        self.page.emulate_media(media="print")
        expect(inside.locator("svg.diagram")).to_be_visible()
        expect(inside.locator("#ask")).to_be_visible()
        assert len(re.findall(rb"/Type\s*/Page\b", self.page.pdf(format="A4"))) == 1
        self.page.emulate_media(media="screen")

    def answers(self, frame: FrameLocator, found: figures.Figure, language: str) -> None:
        """By roles and names, and by the list of moves where the answer is one."""
        asked, made, said = found.steps[0].ask, Answers.of(found), SAID[language]
        assert asked is not None
        expect(frame.get_by_role("region", name=re.compile("."))).not_to_have_count(0, timeout=ANSWER)
        expect(frame.locator("#figure-ask")).to_have_text(asked.text[language], timeout=ANSWER)
        expect(frame.locator('.table-page[data-state="yours"]')).to_be_visible(timeout=ANSWER)
        for answer in (made.wrong, made.right):
            if asked.kind == "move":
                self._plays(frame, answer, said)
            else:
                self._ticks(frame, answer, said)
            if answer is made.wrong:
                expect(frame.get_by_role("status").filter(has_text=said["figure.wrong"])).to_be_visible()
        expect(frame.get_by_role("status").filter(has_text=said["figure.right"])).to_be_visible()
        expect(frame.locator('[data-figure="done"]')).to_be_visible()

    def _plays(self, frame: FrameLocator, wanted: str, said: dict[str, str]) -> None:
        """On the board where the whole move is a place of it, else word by word from the list."""
        place = frame.locator(f'.board-window [data-pattern="{wanted}"]')
        if place.count():
            place.first.press("Enter")
        else:
            self._picks(frame, wanted, said["frame.hand"])
        frame.get_by_role("button", name=said["actions.confirm"]).press("Enter")

    def _picks(self, frame: FrameLocator, wanted: str, sheet: str) -> None:
        if frame.get_by_role("button", name=sheet).is_visible():
            frame.get_by_role("button", name=sheet).click()
        if frame.locator("details.moves").get_attribute("open") is None:
            frame.locator("details.moves summary").click()
        for _ in range(8):
            if frame.locator("#confirm").is_enabled():
                break
            offered = frame.locator(".choice").evaluate_all("all => all.map((one) => one.dataset.pattern)")
            frame.locator(".choice").nth(
                next(n for n, one in enumerate(offered) if fits(one, wanted))
            ).click()

    def _ticks(self, frame: FrameLocator, wanted: list[int], said: dict[str, str]) -> None:
        boxes = frame.get_by_role("group").get_by_role("checkbox")
        for number in range(boxes.count()):
            boxes.nth(number).set_checked(number in wanted)
        frame.get_by_role("button", name=said["figure.check"]).click()

    def _host(self, name: str, body: str) -> str:
        page = (
            f'<!doctype html><link rel="icon" href="data:,"><title>host</title>{HEARD}{ARTICLE}{body}</main>'
        )
        (self.folder / f"{name}.html").write_text(page, encoding="utf-8")
        return f"{self.address}{name}.html"


@pytest.fixture
def reader(page: Page, tmp_path: Path, watch: Any) -> Iterator[Reader]:
    with server.serving(tmp_path) as served:
        watch.others = (served.address,)
        yield Reader(page, tmp_path, served.address)


def laid(found: figures.Figure) -> dict[str, Any]:
    assert found.record.position is not None
    return found.record.position


def test_suk_which_colour_may_go_on_dock_5(page: Page, site: str, reader: Reader) -> None:
    author = Author(page, site, "suk")
    author.press("dock-4")
    author.button("^white")
    author.press("dock-7")
    author.button("^grey")
    author.press("cell-0-a1")
    author.choose("^Holds", "^red engine|engine.*red")
    author.rules_agree()
    author.button("^Marks$")
    author.place("dock-5")
    author.button("^Question$")
    author.button("^Make a move")
    author.write("^The question, in English", "Which colour may go on dock 5?")
    author.write("^The question, in Italian", "Quale colore va sull’attracco 5?")
    author.choose("^Add a legal move", "dock 5")
    author.tries()
    found = author.figure()
    assert laid(found)["ring"][4] == "W" and laid(found)["ring"][7] == "G"
    assert found.steps[0].marks[0].at == "dock-5"
    assert found.steps[0].ask and found.steps[0].ask.answers[0].move.startswith("place 5 ")
    reader.reads(author, found)


def test_mechanics_what_to_sell(page: Page, site: str, reader: Reader) -> None:
    author = Author(page, site, "mechanics")
    author.press("price-gear")
    author.write("^Prices$", "9")
    author.press("price-lens")
    author.write("^Prices$", "2")
    author.press(f"wagon-{ORDER_LINE[3]}")
    author.button("^Later: ")
    author.button("^Seat 1$")
    author.field("Hand")
    for _ in range(4):
        author.button("^One more: Gear")
        author.rules_agree()
    author.button("^The table$")
    author.button("^selling$")
    author.rules_agree()
    author.button("^Marks$")
    author.place("wagon-gear")
    author.button("^Question$")
    author.button("^Make a move")
    author.write("^The question, in English", "What do you sell?")
    author.write("^The question, in Italian", "Che cosa vendi?")
    author.choose("^Add a legal move", "Gear")
    author.tries()
    found = author.figure()
    assert laid(found)["prices"]["gear"] == 9
    assert laid(found)["seats"][0]["hand"]["gear"] >= 3
    assert found.steps[0].ask and found.steps[0].ask.answers[0].move.startswith("sell gear")
    reader.reads(author, found)


def test_automobiles_before_a_two_tone_space(page: Page, site: str, reader: Reader) -> None:
    author = Author(page, site, "automobiles")
    spaces = GAMES["automobiles"].new(2).track.spaces.values()
    two_tone = next(one for one in spaces if len(one.colours) == 2)
    author.press(f"space-{two_tone.id}")
    author.button("^Bring here: Seat 1")
    author.rules_agree()
    author.button("^Seat 1$")
    author.field("Active pile")
    author.button("^One more: Red")
    author.rules_agree()
    author.button("^Marks$")
    author.place("car-0")
    author.button("^Question$")
    author.button("^Which of these")
    author.write("^The question, in English", "Which of these may you do now?")
    author.write("^The question, in Italian", "Quali di queste si possono fare?")
    author.write("^What there is to choose from", "use white\nuse black\nshop")
    author.tries()
    found = author.figure()
    assert laid(found)["seats"][0]["space"] == two_tone.id
    assert found.steps[0].ask and found.steps[0].ask.kind == "which"
    reader.reads(author, found)


def test_pocket_mars_a_prep_that_does_not_beat_what_lies_there(page: Page, site: str, reader: Reader) -> None:
    author = Author(page, site, "pocket-mars")
    author.press("dome-water")
    author.button("^Add$")
    author.choose("^1", r"Water 6")
    author.rules_agree()
    author.press("prep-0-0")
    author.rules_agree()
    author.button("^Marks$")
    author.place("dome-water")
    author.button("^Question$")
    author.button("^Make a move")
    author.write("^The question, in English", "Can this card land a colonist?")
    author.write("^The question, in Italian", "Con questa carta arriva un colono?")
    author.choose("^Add a legal move", ".")
    author.tries()
    found = author.figure()
    assert len(laid(found)["stacks"]["water"]) == 1
    reader.reads(author, found)


def test_martians_a_turned_tile_and_a_fight(page: Page, site: str, reader: Reader) -> None:
    author = Author(page, site, "martians")
    author.begin_with_example("Q24")
    before = author.said["town"]
    author.press("tile--1,0")
    author.button("^Turn$")
    author.rules_agree()
    author.button("^Marks$")
    author.place("tile--1,0")
    author.button("^Question$")
    author.button("^Make a move")
    author.write("^The question, in English", "Where does a step lead into a fight?")
    author.write("^The question, in Italian", "Quale passo porta a uno scontro?")
    author.write("^This must happen", "fight")
    author.tries()
    found = author.figure()
    after = laid(found)["town"]
    assert [(tile["tile"], tile["rotation"]) for tile in before] == [("house", 0), ("general_store", 0)]
    assert [(tile["tile"], tile["rotation"]) for tile in after] == [("house", 0), ("general_store", 90)]
    reader.reads(author, found)


def test_martians_a_tile_is_laid_and_a_martian_stands_on_its_square(page: Page, site: str) -> None:
    author = Author(page, site, "martians")
    author.button("^The table$")
    author.field("Tiles on the table")
    author.button("^Add$")
    second = page.locator(".studio-right").get_by_role("group", name="2", exact=True)
    author.counted(second.get_by_label(re.compile("^Tile")), "select_option", "Diner · 1")
    author.counted(second.get_by_role("button", name="Turn", exact=True))
    author.rules_agree()
    author.press("sq-0,1")
    author.counted(page.get_by_role("checkbox", name="Martians: Is here"))
    expect(page.get_by_role("checkbox", name="Martians: Is here")).to_be_checked()
    author.rules_agree()
    position = author.said
    assert "0,1" in position["martians"]
    assert [(tile["tile"], tile["rotation"]) for tile in position["town"]] == [("house", 0), ("diner", 90)]


# -- what every author can do -------------------------------------------------------------------


def test_readers_are_asked_what_the_author_asks_by_link_and_in_a_frame(page: Page, site: str) -> None:
    author = Author(page, site, "suk")
    author.press("dock-4")
    author.button("^white")
    author.button("^Marks$")
    author.button("^Ring$")
    author.counted(page.locator('.studio-place[data-place="dock-5"]'), "dispatch_event", "click")
    author.button("^Question$")
    author.button("^Make a move")
    author.write("^The question, in English", "Which colour may go on dock 5?")
    author.choose("^Add a legal move", "dock 5")
    author.button("^Take away$")
    line = page.get_by_role("textbox", name="One line for your page")
    expect(line).to_have_value(re.compile("figure="))
    frame = re.sub("&amp;", "&", (line.input_value().split('"'))[1])
    page.get_by_role("link", name="Open it as the reader sees it").click()
    expect(page.locator(".teach-figure")).to_contain_text("Which colour may go on dock 5?", timeout=ANSWER)
    expect(page.locator(".author-marks .author-mark")).to_have_count(1)
    page.goto(frame)
    expect(page.locator("#ask")).to_have_text("Which colour may go on dock 5?")
    expect(page.locator(".author-mark.is-ring")).to_have_count(1)


def test_one_thing_too_many_is_told_and_mended_by_a_press(page: Page, site: str) -> None:
    author = Author(page, site, "suk")
    for dock in (3, 9):
        author.press(f"dock-{dock}")
        author.choose("^Tiles on docks", "^red engine|engine.*red")
    fault = page.locator(".studio-fault")
    expect(fault.get_by_role("link", name=re.compile("R4"))).to_be_visible()
    fault.get_by_role("button").first.click()
    author.rules_agree()
    assert "9" in author.said["goods"] and "3" not in author.said["goods"]
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".studio-fault")).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    author.rules_agree()


def test_a_piece_is_carried_by_keys_alone_and_the_draft_is_there_again(page: Page, site: str) -> None:
    author = Author(page, site, "pocket-mars")
    seen = page.evaluate(
        "() => [...document.querySelectorAll('.studio-place')].map((one) => one.dataset.place)"
    )
    assert "prep-0-0" in seen and "prep-0-1" in seen
    page.locator('.studio-place[data-place="prep-0-0"]').focus()
    assert page.evaluate(QUICK_KEY, "ArrowRight") == "prep-0-1", "the next key may come at once"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Move", exact=True).press("Enter")
    page.locator('.studio-place[data-place="prep-0-1"]').focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled(timeout=ANSWER)
    author.rules_agree()
    prep = author.said["seats"][0]["prep"]
    page.reload()
    author.rules_agree()
    expect(page.get_by_text("Here is your draft again.")).to_be_visible()
    assert author.said["seats"][0]["prep"] == prep and all(prep)


@pytest.mark.parametrize("slug", DRAWN)
def test_every_game_begins_from_nothing_from_a_deal_an_example_and_a_pasted_text(
    page: Page, site: str, slug: str
) -> None:
    author = Author(page, site, slug)
    page.locator(".studio-start > summary").click()
    forms = page.locator(".studio-starts form")
    forms.nth(1).get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled(timeout=ANSWER)
    author.rules_agree()
    assert len(author.said) > 6, "a deal says everything that lies open"
    page.locator(".studio-start > summary").click()
    page.get_by_label("A link, a game, a position or a figure").fill(json.dumps({"game": slug, "seed": 5}))
    forms.last.get_by_role("button", name="Start").click()
    author.rules_agree()
    page.locator(".studio-start > summary").click()
    forms.filter(has_text="An example").get_by_role("button", name="Start").click()
    author.rules_agree()


def test_what_is_no_game_is_told_and_the_table_stays(page: Page, site: str) -> None:
    author = Author(page, site, "suk")
    page.locator(".studio-start > summary").click()
    page.get_by_label("A link, a game, a position or a figure").fill("suk ..X")
    page.locator(".studio-starts form").last.get_by_role("button", name="Start").click()
    expect(page.locator(".studio-fault")).to_contain_text("ring")
    assert page.locator(".studio-place").count() > 24
    with pytest.raises(BadPosition):
        figures.parse("suk ..X")
    assert author.actions == 0


def test_what_is_of_another_game_is_laid_out_on_the_desk_of_that_game(page: Page, site: str) -> None:
    """And the draft that lay there can be had again."""
    Author(page, site, "martians").button("^Swap the seats")
    author = Author(page, site, "suk")
    paste(page, '{"game": "martians", "players": 3}')
    expect(page.locator('.studio-page[data-game="martians"]')).to_be_visible(timeout=ANSWER)
    author.rules_agree()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Martians!!!")
    author.slug = "martians"
    page.wait_for_function(
        "JSON.parse(localStorage.getItem('regolo.studio.martians')).position.players === 3"
    )
    page.get_by_role("button", name="Undo").click()
    author.rules_agree()
    assert author.said["players"] == 2


def six_moves() -> Record:
    return begun("suk", len(shortest("suk")) - 6)


def test_a_moment_of_a_game_goes_to_the_studio_from_the_share_sheet_a_list_and_an_address(
    page: Page, site: str
) -> None:
    record = six_moves()
    sit_down(page, site, record)
    page.get_by_role("button", name="Condividi").click()
    page.locator('a[href*="#/studio/suk/"]').click()
    expect(page.locator(".studio-fine")).to_be_visible(timeout=ANSWER)
    kept = "JSON.parse(localStorage.getItem('regolo.studio.suk')).position.ring"
    assert page.evaluate(kept) == GAMES["suk"].dump(record.state)["ring"]
    page.locator(".studio-start > summary").click()
    form = page.locator(".studio-starts form").filter(has=page.locator("input[name=at]"))
    form.locator("input[name=at]").fill("2")
    form.get_by_role("button").click()
    page.wait_for_function(f"() => {kept}.replaceAll('.', '').length === 2", timeout=ANSWER)


def test_the_studio_is_found_from_the_examples_and_from_the_page_for_other_sites(
    page: Page, site: str
) -> None:
    prefer(page, lang="en")
    for place in ("#/rules/suk", "embed/index.html"):
        page.goto(f"{site}{place}")
        if place.startswith("#"):
            page.locator("details.examples > summary").click()
        page.locator('a[href*="#/studio"]').first.click()
        expect(page.locator(".studio-page[data-game] .studio-fine")).to_be_visible(timeout=ANSWER)


def test_an_address_that_somebody_copied_is_laid_out(page: Page, site: str) -> None:
    author = Author(page, site, "suk")
    record = six_moves()
    for address in (f"{site}#/link/{link(record)}", record.text()):
        paste(page, address)
        ring = GAMES["suk"].dump(record.state)["ring"]
        kept = "JSON.parse(localStorage.getItem('regolo.studio.suk') ?? 'null')?.position.ring"
        page.wait_for_function(f"() => {kept} === '{ring}'", timeout=ANSWER)
        author.rules_agree()
        page.get_by_role("button", name="Undo").click()
        author.rules_agree()
    author.button("^Marks$")
    author.place("dock-5")
    mine = author.draft["steps"]
    author.button("^Take away$")
    frame = author.line("^One line")
    page.locator(".studio-start > summary").click()
    page.locator(".studio-starts form").first.get_by_role("button").click()
    author.rules_agree()
    assert not author.draft["steps"][0]["marks"]
    paste(page, frame)
    page.wait_for_function(
        "() => JSON.parse(localStorage.getItem('regolo.studio.suk')).steps[0].marks.length", timeout=ANSWER
    )
    author.rules_agree()
    assert author.draft["steps"][0]["marks"] == mine[0]["marks"]


def paste(page: Page, text: str) -> None:
    page.locator(".studio-start > summary").click()
    page.get_by_label("A link, a game, a position or a figure").fill(text)
    page.locator(".studio-starts form").last.get_by_role("button", name="Start").click()


def test_a_lesson_has_forty_steps_a_step_twenty_four_marks_and_a_text_a_thousand_letters(
    page: Page, site: str
) -> None:
    author = Author(page, site, "suk")
    paste(page, json.dumps({"game": "suk", "position": {"game": "suk"}, "steps": [{"text": "So."}] * 39}))
    author.rules_agree()
    author.button("^Marks$")
    author.button("^One more step")
    expect(page.get_by_role("button", name="One more step")).to_be_disabled()
    for number in range(24):
        author.place(f"dock-{number}")
    author.place("hand-0-white")
    expect(page.locator(".studio-fault")).to_contain_text("24 marks at most")
    assert len(author.draft["steps"][39]["marks"]) == 24
    author.place("dock-3")  # taken away again
    author.rules_agree()
    caption = page.get_by_label("Caption, in English")
    caption.focus()
    page.keyboard.insert_text("word " * 300)
    caption.blur()
    author.actions = 0
    found = author.figure()
    assert len(found.steps) == 40 and len(found.caption["en"]) <= 1000
    author.button("^Marks$")
    for _ in range(39):
        author.button("^Take this step away")
    expect(page.get_by_role("button", name="Take this step away")).to_have_count(0)
    while page.get_by_role("button", name="Undo").is_enabled():
        author.button("^Undo")
    author.rules_agree()


def test_the_studio_is_found_from_home(page: Page, site: str) -> None:
    prefer(page, lang="en")
    page.goto(site)
    page.get_by_role("link", name="The studio").click()
    for slug in DRAWN:
        expect(page.locator(f'a.studio-game[href="#/studio/{slug}"]')).to_be_visible()
    page.locator('a.studio-game[href="#/studio/suk"]').click()
    expect(page.locator(".studio-fine")).to_be_visible(timeout=ANSWER)
