"""Somebody who lays out a table in the studio by clicks alone, and takes it away; each press, choice and text counts."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Download, Locator, Page, expect

from e2e.hands import steps
from pyapp.teach import figures, judge

ENOUGH = 25  # actions an author may need
ANSWER = 60_000


class Author:
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

    def place(self, place: str) -> None:
        """A place of the board, with the mouse: whatever lies over it, it is the place that hears."""
        self.counted(self.page.locator(f'.studio-place[data-place="{place}"]'), "dispatch_event", "click")

    def press(self, place: str) -> None:
        """A place whose entries are then shown."""
        self.place(place)
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

    def begin_with_example(self, name: str) -> None:
        self.counted(self.page.locator(".studio-start > summary"))
        form = self.page.locator(".studio-starts form").filter(has_text="An example")
        self.counted(form.locator("select"), "select_option", name)
        self.counted(form.get_by_role("button", name="Start"))
        self.rules_agree()

    def tries(self) -> None:
        self.button("^Try it")
        expect(self.page.locator(".studio-right .studio-fine")).to_be_visible(timeout=ANSWER)

    @property
    def draft(self) -> dict[str, Any]:
        """What the browser keeps, once it does."""
        found = self.page.wait_for_function(
            "(slug) => localStorage.getItem('regolo.studio.' + slug)", arg=self.slug
        )
        kept: dict[str, Any] = json.loads(found.json_value())
        return kept

    @property
    def said(self) -> dict[str, Any]:
        position: dict[str, Any] = self.draft["position"]
        return position

    def taken(self, name: str) -> Download:
        """A file of the last tab."""
        button = self.page.get_by_role("button", name=name)
        expect(button).to_be_enabled(timeout=ANSWER)
        with self.page.expect_download() as saved:
            button.click()
        return saved.value

    def line(self, label: str) -> str:
        """A line for a page, once its picture is known in words."""
        expect(self.page.get_by_role("button", name="Save as SVG")).to_be_enabled(timeout=ANSWER)
        return self.page.get_by_role("textbox", name=re.compile(label)).input_value()

    def figure(self) -> figures.Figure:
        """What the author takes away as a file; the rules find an answer to everything it asks."""
        self.button("^Take away$")
        saved = self.taken("Save as JSON")
        self.actions += 1
        found = figures.parse(Path(saved.path()).read_text(encoding="utf-8"))
        judge.checked(found)
        assert self.actions <= ENOUGH, self.actions
        return found


@dataclass(frozen=True)
class Answers:
    """One that is wrong and one that is right, as the rules have them."""

    wrong: Any
    right: Any

    @classmethod
    def of(cls, figure: figures.Figure) -> "Answers":
        ask, state = figure.steps[0].ask, judge.played(figure, 0)
        assert ask is not None
        right = judge.right_answer(figure.game, state, ask, figure.seat)
        if ask.kind == "move":
            moves = [str(move) for move in figure.game.moves(state)]
            return cls(next(one for one in moves if not cls._fits(figure, one)), right)
        return cls([n for n in range(len(ask.choices)) if n not in (right or [])], right)

    @staticmethod
    def _fits(figure: figures.Figure, move: str) -> bool:
        ask, state = figure.steps[0].ask, judge.played(figure, 0)
        return ask is not None and judge.judged(figure.game, state, ask, move, figure.seat).right
