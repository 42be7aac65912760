"""Fields that say what is going on, put together in the page by its controls alone; the rules have the last word."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.hands.author import Author
from pyapp.core.shapes import Shape
from pyapp.games import GAMES
from tests.teach.everything import presses
from tests.teach.test_every_field import different

FIELDS = {
    "mechanics": ("purchases", "phase", "rounds"),
    "automobiles": ("agenda", "path", "rng"),
    "suk": ("finished", "last_taken", "rng"),
    "pocket-mars": ("agenda", "first", "rng"),
    "martians": ("effects", "rolls", "agenda", "tokens"),
}
FEWEST, MOST = 3, 50  # presses of one field


def shorter(slug: str, whole: dict[str, Any]) -> dict[str, Any]:
    """Of the past rounds of a market the first: all of them are a hundred presses of the same kinds."""
    return {**whole, "rounds": whole["rounds"][:1]} if slug == "mechanics" and "rounds" in whole else whole


def target(slug: str, name: str) -> dict[str, Any]:
    """A position whose field takes some presses, and not too many."""
    game = GAMES[slug]

    def count(whole: dict[str, Any]) -> int:
        return len(list(presses(game.desk(game.load(whole)).shapes[name], whole[name], name)))

    found = [shorter(slug, whole) for whole in different(slug) if whole.get(name) not in (None, [], "")]
    fitting = [whole for whole in found if count(whole) <= MOST]
    assert fitting, f"{slug}: no position says {name}"
    return max(fitting, key=lambda whole: min(count(whole), 3 * FEWEST))


def put_in_order(author: Author, path: str, wanted: list[Any]) -> None:
    """Each thing in its turn brought forward to where it shall be."""
    begin = author.page.locator(f'[data-add="{path}"]')
    if begin.count():
        author.counted(begin)
    for at, one in enumerate(wanted):
        there = author.page.locator(f'[data-path="{path}"] > li')
        now = there.evaluate_all("(all) => all.map((one) => one.dataset.value)")
        for place in range(now.index(str(one)), at, -1):
            author.counted(there.nth(place).locator("button").first)


def press(author: Author, path: str, value: Any, *, ordered: bool = False) -> None:
    """One entry, by whatever control stands there."""
    page = author.page
    outer, _, last = path.rpartition(".")
    if ordered:
        put_in_order(author, path, value)
        return
    here = page.locator(f'[data-path="{path}"]').first
    if last.isdecimal() and isinstance(value, (dict, list)):
        author.counted(page.locator(f'[data-add="{outer}"]'))
        return
    said = "[]" if value == [] else "null" if value is None else str(value)
    if last.isdecimal() and not here.count():
        author.counted(page.locator(f'[data-add="{outer}"]'))
    if isinstance(value, bool):
        here.locator("input").set_checked(value)
        author.settled()
    elif here.locator("select").count():
        option = here.locator(f'option[data-value="{said}"]').get_attribute("value")
        author.counted(here.locator("select"), "select_option", option)
    elif here.locator("input").count():
        here.locator("input").fill(said)
        here.locator("input").blur()
        author.settled()
    else:
        author.counted(here.locator(f'[data-value="{said}"]'))


def unfold(author: Author, name: str) -> None:
    field = author.page.locator(f'details[data-field="{name}"]')
    if field.get_attribute("open") is None:
        author.counted(field.locator("summary").first)
    expect(
        field.locator("[data-path], [data-add], [data-value]").first
    ).to_be_attached()  # drawn once it is open


def shape_at(shape: Shape, keys: list[str]) -> Shape:
    """What may stand further in; a row and things that are one of several kinds have it by its name."""
    for key in keys:
        cases = {name: inner for _, fields in shape.cases for name, inner in fields}
        shape = (dict(shape.fields) | cases).get(key) or shape.of or shape
    return shape


@pytest.mark.parametrize(("slug", "name"), [(slug, name) for slug, names in FIELDS.items() for name in names])
def test_a_field_is_said_by_the_controls_of_the_page(page: Page, site: str, slug: str, name: str) -> None:
    game, whole = GAMES[slug], target(slug, name)
    shape = game.desk(game.load(whole)).shapes[name]
    author = Author(page, site, slug)
    author.counted(page.locator(".studio-start > summary"))
    rest = {key: value for key, value in whole.items() if key != name}
    page.locator(".studio-starts textarea[name=text]").fill(json.dumps({"game": slug, "position": whole}))
    page.locator(".studio-starts form", has=page.locator("textarea")).get_by_role("button").click()
    author.settled()
    author.button("^The table$")
    unfold(author, name)
    for path, value in presses(shape, whole[name], name):
        found = shape_at(shape, path.split(".")[1:])
        press(author, path, value, ordered=found.kind == "order")
    expect(page.locator(".studio-page textarea").filter(has_text="{")).to_have_count(0)
    said = {**rest, name: author.said[name]}
    assert game.digest(game.load(said)) == game.digest(game.load(whole))


def test_of_a_deck_only_its_size_is_said(page: Page, site: str) -> None:
    """And after that its cards, which then are all there are."""
    author = Author(page, site, "mechanics")
    author.button("^The table$")
    unfold(author, "deck")
    size = page.locator('[data-size="deck"] input')
    size.fill("5")
    size.blur()
    author.settled()
    page.wait_for_function("JSON.parse(localStorage.getItem('regolo.studio.mechanics')).position.deck === 5")
    author.counted(page.locator('[data-add="deck"]'))
    assert len(author.said["deck"]) == 1
