"""Fields that say what is going on, put together in the page by its controls alone; the rules have the last word."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.hands.author import Author
from pyapp.games import GAMES
from tests.teach.everything import presses
from tests.teach.test_every_field import different

FIELDS = {
    "mechanics": ("purchases", "phase"),
    "automobiles": ("agenda", "path", "rng"),
    "suk": ("finished", "last_taken", "rng"),
    "pocket-mars": ("agenda", "first", "rng"),
    "martians": ("effects", "rolls"),
}
FEWEST, MOST = 3, 45  # presses of one field
OPEN = "() => document.querySelectorAll('details.studio-field').forEach((one) => { one.open = true; })"


def target(slug: str, name: str) -> dict[str, Any]:
    """A position whose field takes some presses, and not too many."""
    game = GAMES[slug]

    def count(whole: dict[str, Any]) -> int:
        return len(list(presses(game.desk(game.load(whole)).shapes[name], whole[name], name)))

    found = [whole for whole in different(slug) if whole.get(name) not in (None, [], "")]
    fitting = [whole for whole in found if count(whole) <= MOST]
    assert fitting, f"{slug}: no position says {name}"
    return max(fitting, key=lambda whole: min(count(whole), 3 * FEWEST))


def press(author: Author, path: str, value: Any) -> None:
    """One entry, by whatever control stands there."""
    page = author.page
    outer, _, last = path.rpartition(".")
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
    page.evaluate(OPEN)


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
    page.evaluate(OPEN)
    for path, value in presses(shape, whole[name], name):
        press(author, path, value)
    expect(page.locator(".studio-page textarea").filter(has_text="{")).to_have_count(0)
    said = {**rest, name: author.said[name]}
    assert game.digest(game.load(said)) == game.digest(game.load(whole))
