"""The studio, by clicks alone: in each game an author lays a position, marks it, asks about it and takes it away."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.flows.test_embed import DRAWN
from e2e.hands import steps
from pyapp.core.refusals import BadPosition
from pyapp.games import GAMES
from pyapp.teach import figures, judge

ENOUGH = 25  # actions an author may need
ANSWER = 60_000
ORDER_LINE = ["aether_tube", "boiler", "gear", "lens", "magnet", "piping", "wire"]


class Author:
    """Somebody who lays out a table, and counts each press, choice and text."""

    def __init__(self, page: Page, site: str, slug: str) -> None:
        steps.prefer(page, lang="en")
        self.page, self.slug, self.actions = page, slug, 0
        page.goto(f"{site}#/studio/{slug}")
        self.rules_agree()

    def settled(self) -> None:
        """What was pressed has been done."""
        expect(self.page.locator('.studio-page[data-busy="false"]')).to_be_visible(timeout=ANSWER)

    def rules_agree(self) -> None:
        self.settled()
        expect(self.page.locator(".studio-left .studio-fine")).to_be_visible(timeout=ANSWER)

    def counted(self, locator: Locator, act: str = "click", *what: Any) -> None:
        getattr(locator, act)(*what)
        self.actions += 1
        self.settled()

    def press(self, place: str) -> None:
        """A place of the board, with the mouse: whatever lies over it, it is the place that hears."""
        self.counted(self.page.locator(f'.studio-place[data-place="{place}"]'), "dispatch_event", "click")
        expect(self.page.locator("#studio-chosen")).to_be_visible()

    def button(self, name: str) -> None:
        self.counted(
            self.page.locator(".studio-page").get_by_role("button", name=re.compile(name, re.I)).first
        )

    def field(self, name: str) -> None:
        self.counted(
            self.page.locator(".studio-field > summary").filter(has_text=re.compile(f"^{name}")).first
        )

    def choose(self, label: str, option: str) -> None:
        """One of a list, by the words that it begins with."""
        select = self.page.locator(".studio-right").get_by_label(re.compile(label, re.I)).first
        value = (
            select.locator("option").filter(has_text=re.compile(option, re.I)).first.get_attribute("value")
        )
        self.counted(select, "select_option", value)

    def write(self, label: str, text: str) -> None:
        field = self.page.get_by_label(re.compile(label, re.I)).first
        field.fill(text)
        field.blur()
        self.actions += 1
        self.settled()

    def tries(self) -> None:
        self.button("^Try it")
        expect(self.page.locator(".studio-right .studio-fine")).to_be_visible(timeout=ANSWER)

    @property
    def draft(self) -> dict[str, Any]:
        kept: dict[str, Any] = json.loads(
            self.page.evaluate("(slug) => localStorage.getItem('regolo.studio.' + slug)", self.slug)
        )
        return kept

    @property
    def said(self) -> dict[str, Any]:
        position: dict[str, Any] = self.draft["position"]
        return position

    def figure(self) -> figures.Figure:
        """What the author takes away as a file; the rules find an answer to everything it asks."""
        self.button("^Take away$")
        with self.page.expect_download() as saved:
            self.button("^Save as JSON")
        found = figures.parse(Path(saved.value.path()).read_text(encoding="utf-8"))
        judge.checked(found)
        assert self.actions <= ENOUGH, self.actions
        return found


def laid(found: figures.Figure) -> dict[str, Any]:
    assert found.record.position is not None
    return found.record.position


def test_suk_which_colour_may_go_on_dock_5(page: Page, site: str) -> None:
    author = Author(page, site, "suk")
    author.press("dock-4")
    author.button("^white")
    author.press("dock-7")
    author.button("^grey")
    author.press("cell-0-a1")
    author.choose("^Holds", "^red engine|engine.*red")
    author.rules_agree()
    author.button("^Marks$")
    author.counted(page.locator('.studio-place[data-place="dock-5"]'), "dispatch_event", "click")
    author.button("^Question$")
    author.button("^Make a move")
    author.write("^The question, in English", "Which colour may go on dock 5?")
    author.choose("^Add a legal move", "dock 5")
    author.tries()
    found = author.figure()
    assert laid(found)["ring"][4] == "W" and laid(found)["ring"][7] == "G"
    assert found.steps[0].marks[0].at == "dock-5"
    assert found.steps[0].ask and found.steps[0].ask.answers[0].move.startswith("place 5 ")


def test_mechanics_what_to_sell(page: Page, site: str) -> None:
    author = Author(page, site, "mechanics")
    author.press("price-gear")
    author.write("^Prices, Gear$", "9")
    author.press("price-lens")
    author.write("^Prices, Lens$", "2")
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
    author.button("^Question$")
    author.button("^Make a move")
    author.write("^The question, in English", "What do you sell?")
    author.choose("^Add a legal move", "Gear")
    author.tries()
    found = author.figure()
    assert laid(found)["prices"]["gear"] == 9
    assert laid(found)["seats"][0]["hand"]["gear"] >= 3
    assert found.steps[0].ask and found.steps[0].ask.answers[0].move.startswith("sell gear")


def test_automobiles_before_a_two_tone_space(page: Page, site: str) -> None:
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
    author.button("^Question$")
    author.button("^Which are legal")
    author.write("^What there is to choose from", "use white\nuse black\nshop")
    author.tries()
    found = author.figure()
    assert laid(found)["seats"][0]["space"] == two_tone.id
    assert found.steps[0].ask and found.steps[0].ask.kind == "which"


def test_pocket_mars_a_prep_that_does_not_beat_what_lies_there(page: Page, site: str) -> None:
    author = Author(page, site, "pocket-mars")
    author.press("dome-water")
    author.button("^Add$")
    author.choose("^1", r"Water 6")
    author.rules_agree()
    author.press("prep-0-0")
    author.rules_agree()
    author.button("^Question$")
    author.button("^Make a move")
    author.write("^The question, in English", "Can this card land a colonist?")
    author.choose("^Add a legal move", ".")
    author.tries()
    found = author.figure()
    assert len(laid(found)["stacks"]["water"]) == 1


def test_martians_a_turned_tile_and_a_fight(page: Page, site: str) -> None:
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
    found = author.figure()
    position = laid(found)
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
    line = page.get_by_label("One line for your page")
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
        author.choose("^Goods", "^red engine|engine.*red")
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
    page.keyboard.press("ArrowRight")
    expect(page.locator('.studio-place[data-place="prep-0-1"]')).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Move", exact=True).press("Enter")
    page.locator('.studio-place[data-place="prep-0-1"]').focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Put it here").press("Enter")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
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
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
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


def test_the_studio_is_found_from_home(page: Page, site: str) -> None:
    steps.prefer(page, lang="en")
    page.goto(site)
    page.get_by_role("link", name="The studio").click()
    for slug in DRAWN:
        expect(page.locator(f'a.studio-game[href="#/studio/{slug}"]')).to_be_visible()
    page.locator('a.studio-game[href="#/studio/suk"]').click()
    expect(page.locator(".studio-fine")).to_be_visible(timeout=ANSWER)
