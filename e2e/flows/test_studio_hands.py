"""On the board of the studio: put, move, turn and take away, by mouse, by finger and by keys, in every game."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.hands.author import ANSWER, Author
from pyapp.teach.laying import value_at


@pytest.fixture
def context_options() -> dict[str, Any]:
    """A screen for mouse and fingers."""
    return {"locale": "it-IT", "viewport": {"width": 1280, "height": 900}, "has_touch": True}


@dataclass(frozen=True)
class Task:
    """What is put where, moved where, taken away where; and what the position says then, at a path."""

    piece: str
    put: tuple[str, str, Any]
    origin: str
    moved: tuple[str, str, Any]
    taken: tuple[str, str, Any]


TASKS = {
    "mechanics": Task(
        "lens",
        put=("market-0", "market.0", "lens"),
        origin="market-0",
        moved=("market-1", "market.1", "lens"),
        taken=("market-1", "market.1", None),
    ),
    "automobiles": Task(
        "red",
        put=("cube-0-white", "seats.0.act.red", 1),
        origin="car-0",
        moved=("space-D1-12", "seats.0.space", "D1-12"),
        taken=("cube-0-red", "seats.0.act.red", 0),
    ),
    "suk": Task(
        "white",
        put=("dock-4", "ring.4", "W"),
        origin="dock-4",
        moved=("dock-7", "ring.7", "W"),
        taken=("dock-7", "ring.7", "."),
    ),
    "pocket-mars": Task(
        "water-7",
        put=("prep-0-0", "seats.0.prep.0", "water-7"),
        origin="prep-0-0",
        moved=("prep-0-1", "seats.0.prep.1", "water-7"),
        taken=("prep-0-1", "seats.0.prep.1", None),
    ),
    "martians": Task(
        "martians",
        put=("sq-0,1", "martians.0", "0,1"),
        origin="sq-0,1",
        moved=("sq-1,0", "martians.0", "1,0"),
        taken=("sq-1,0", "martians.0", None),
    ),
}


class Hand(ABC):
    """How somebody picks up, presses and carries; each way does it otherwise."""

    def __init__(self, author: Author) -> None:
        self.author, self.page = author, author.page

    def place(self, name: str) -> Locator:
        return self.page.locator(f'.studio-place[data-place="{name}"]')

    def tool(self, name: str) -> Locator:
        return self.page.locator(f'.studio-palette [data-piece="{name}"]')

    @abstractmethod
    def press(self, target: Locator) -> None:
        """A button, or a place of the board."""

    def put(self, piece: str, place: str) -> None:
        self.hold(piece)
        self.press(self.place(place))
        self.author.settled()
        self.press(self.page.get_by_role("button", name="Let go"))

    def hold(self, piece: str) -> None:
        many = self.page.locator(f'.studio-palette select:has(option[value="{piece}"])')
        if many.count():
            many.select_option(piece)
        else:
            self.press(self.tool(piece))

    @abstractmethod
    def carry(self, origin: str, target: str) -> None:
        """From one place to another."""

    def act(self, tool: str, place: str) -> None:
        """Takes away, or turns."""
        self.put(tool, place)


class Mouse(Hand):
    def press(self, target: Locator) -> None:
        target.click()

    def put(self, piece: str, place: str) -> None:
        if self.tool(piece).count() and piece not in ("take", "turn"):
            self._drags(self.tool(piece), self.place(place))
        else:
            super().put(piece, place)

    def carry(self, origin: str, target: str) -> None:
        self._drags(self.place(origin), self.place(target))

    def _drags(self, origin: Locator, target: Locator) -> None:
        for place, then in ((origin, self.page.mouse.down), (target, self.page.mouse.up)):
            place.scroll_into_view_if_needed()
            box = place.bounding_box()
            assert box
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
            then()


class Finger(Hand):
    def press(self, target: Locator) -> None:
        target.tap()

    def carry(self, origin: str, target: str) -> None:
        self.press(self.place(origin))
        self.press(self.page.get_by_role("button", name="Move", exact=True))
        self.press(self.place(target))


class Keys(Hand):
    def press(self, target: Locator) -> None:
        target.focus()
        self.page.keyboard.press("Enter")

    def carry(self, origin: str, target: str) -> None:
        self.place(origin).focus()
        self.page.keyboard.press("m")
        expect(self.page.get_by_role("status").filter(has_text="Press where it goes.")).to_be_visible()
        self.press(self.place(target))

    def act(self, tool: str, place: str) -> None:
        self.place(place).focus()
        self.page.keyboard.press({"take": "Delete", "turn": "r"}[tool])


WAYS: tuple[Callable[[Author], Hand], ...] = (Mouse, Finger, Keys)


@pytest.mark.parametrize("slug", TASKS)
def test_a_piece_is_put_moved_and_taken_away_on_the_board_itself(page: Page, site: str, slug: str) -> None:
    author, task = Author(page, site, slug), TASKS[slug]

    def says(path: str, wanted: Any) -> None:
        author.settled()
        assert value_at(author.said, path) == wanted, (way, path)

    for way in WAYS:
        hand = way(author)
        hand.put(task.piece, task.put[0])
        says(*task.put[1:])
        hand.carry(task.origin, task.moved[0])
        says(*task.moved[1:])
        hand.act("take", task.taken[0])
        says(*task.taken[1:])
        while page.get_by_role("button", name="Undo").is_enabled():
            page.get_by_role("button", name="Undo").click()
            author.settled()


def test_a_tile_is_turned_on_the_board_itself(page: Page, site: str) -> None:
    author = Author(page, site, "martians")
    author.begin_with_example("Q24")
    for number, way in enumerate(WAYS, 1):
        way(author).act("turn", "sq--2,1")  # a square of it
        author.settled()
        assert author.said["town"][1]["rotation"] == 90 * number, way
    page.locator('.studio-place[data-place="sq--2,1"]').click()
    page.get_by_role("button", name="Beneath: tile -1,0").click()
    expect(page.locator("#studio-chosen")).to_have_text("tile -1,0")


def test_a_tile_is_laid_beside_the_town_on_the_board_itself(page: Page, site: str) -> None:
    author = Author(page, site, "martians")
    author.begin_with_example("Q24")
    free = page.locator('.studio-place[data-place="tile-0,1"]')
    expect(free).to_have_count(0)
    laid = {"generic_cross_1": "0,1", "generic_cross_2": "1,0", "generic_tee_1": "0,-1"}
    for way, (tile, cell) in zip(WAYS, laid.items(), strict=True):
        way(author).put(tile, f"tile-{cell}")
        assert {"tile": tile, "cell": cell} in [
            {name: one[name] for name in ("tile", "cell")} for one in author.said["town"]
        ], way
    Keys(author).carry("tile-0,-1", "tile-0,2")
    author.settled()
    assert author.said["town"][-1]["cell"] == "0,2"


def test_the_palette_counts_what_the_box_still_holds(page: Page, site: str) -> None:
    author = Author(page, site, "suk")
    white = page.locator('[data-piece="white"]')
    before = int(white.inner_text().rsplit(" ", 1)[1])
    Mouse(author).put("white", "dock-4")
    author.settled()
    assert int(white.inner_text().rsplit(" ", 1)[1]) == before - 1
    white.click()
    page.locator('.studio-place[data-place="dock-6"]').click()
    author.settled()
    page.locator('.studio-place[data-place="dock-8"]').click()  # it stays in the hand
    author.settled()
    assert author.said["ring"][:9] == "....W.W.W"
    page.keyboard.press("Escape")
    expect(white).to_have_attribute("aria-pressed", "false")


def test_where_a_piece_cannot_lie_is_said_and_nothing_changes(page: Page, site: str) -> None:
    author = Author(page, site, "suk")
    Mouse(author).hold("white")
    page.locator('.studio-place[data-place="cell-0-a1"]').click()
    expect(page.locator(".studio-fault")).to_contain_text("Not here", timeout=ANSWER)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    author.page.locator('.studio-place[data-place="dock-4"]').click()
    author.rules_agree()


def test_by_keys_alone_a_place_is_found_opened_changed_and_left(page: Page, site: str) -> None:
    """With nothing but Tab, arrows, Enter and Esc."""
    author = Author(page, site, "suk")
    page.locator("h1").focus()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('studio-place')"):
            break
    here = page.evaluate("document.activeElement.dataset.place")
    for _ in range(60):  # the ring lies left of the holds
        if here.startswith("dock-"):
            break
        page.keyboard.press("ArrowLeft")
        here = page.evaluate("document.activeElement.dataset.place")
    assert here.startswith("dock-")
    page.keyboard.press("Enter")
    expect(page.locator(".studio-card button").nth(1)).to_be_focused()
    for _ in range(3):
        if page.evaluate("document.activeElement.textContent").startswith("White"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    author.settled()
    assert author.said["ring"][int(here.removeprefix("dock-"))] == "W"
    page.keyboard.press("Escape")
    expect(page.locator(f'.studio-place[data-place="{here}"]')).to_be_focused()
    page.keyboard.press("Shift+ArrowDown")
    author.settled()
    said = author.said["ring"]
    assert said.count("W") == 1 and said[int(here.removeprefix("dock-"))] == "."


def test_rings_arrows_numbers_and_crosses_are_laid_by_keys_and_taken_away_again(
    page: Page, site: str
) -> None:
    author = Author(page, site, "suk")

    def press(name: str) -> None:
        page.locator(".studio-page").get_by_role("button", name=name, exact=True).press("Enter")

    def lay(kind: str, *places: str) -> None:
        press(kind)
        for place in places:
            page.locator(f'.studio-place[data-place="{place}"]').focus()
            page.keyboard.press("Enter")
        author.settled()

    press("Marks")
    lay("Ring", "dock-3")
    lay("Cross", "dock-5")
    lay("Number", "dock-7", "dock-8")
    press("Red, dashed")
    lay("Arrow", "dock-3", "dock-8")
    marks: list[dict[str, Any]] = [
        {"kind": "ring", "at": "dock-3"},
        {"kind": "cross", "at": "dock-5"},
        {"kind": "number", "at": "dock-7", "n": 1},
        {"kind": "number", "at": "dock-8", "n": 2},
        {"kind": "arrow", "at": "dock-3", "to": "dock-8", "colour": "red"},
    ]
    assert author.draft["steps"][0]["marks"] == marks
    expect(page.locator(".studio-list li")).to_have_count(len(marks))
    lay("Cross", "dock-5")
    assert author.draft["steps"][0]["marks"] == [mark for mark in marks if mark["kind"] != "cross"]
