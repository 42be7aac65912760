"""Everything on a table can be read about: a name, a text, and the way to its rule."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.hands.steps import at, prefer, wait_for
from tests.playing import PLAYABLE
from tools.quality.screens import moment

# What a person would do for each thing, at once: ask about it, read, close.
READ_ALL = r"""async () => {
  const told = {};
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const until = async (test) => { for (let i = 0; i < 200 && !test(); i += 1) await frame(); };
  const shown = (one) => one.getClientRects().length > 0;
  const all = () => [...document.querySelectorAll('.table-page [data-inspect]')].filter(shown);
  for (const id of new Set(all().map((one) => one.dataset.inspect))) {
    const thing = all().find((one) => one.dataset.inspect === id);
    thing.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await until(() => document.querySelector('dialog[open] .inspect'));
    const open = document.querySelector('dialog[open]');
    told[id] = {
      name: open?.querySelector('h2')?.textContent.trim() ?? '',
      text: [...(open?.querySelectorAll('.inspect p') ?? [])].map((p) => p.textContent.trim())
        .filter((said, i, all) => said && !(i === all.length - 1 && /^\S+ [RQVM]\d+[a-z]?$/.test(said))).join(' '),
      rules: open?.querySelectorAll('.inspect .rule-link').length ?? 0,
    };
    open?.querySelector('button')?.click();
    await until(() => !document.querySelector('dialog'));
    await frame();
    await frame();
  }
  return told;
}"""

# Things that carry a name for the tests and the keys, but nothing to read about and no move.
MUTE = """() => [...document.querySelectorAll('.table-page .piece[data-id]')]
  .filter((one) => !one.dataset.pattern && !one.closest('[data-inspect]')).map((one) => one.dataset.id)"""


def open_table(page: Page, site: str, slug: str, share: float) -> None:
    """A kept game after that share of it, Ada to move."""
    page.goto(site)
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": moment(slug, share).encode()}
    )
    wait_for(page, "yours")


@pytest.mark.parametrize("slug", PLAYABLE)
def test_everything_on_the_table_is_explained(slug: str, page: Page, site: str) -> None:
    prefer(page)
    open_table(page, site, slug, 0.5)
    told: dict[str, dict[str, Any]] = page.evaluate(READ_ALL)
    assert len(told) > 10, sorted(told)
    assert not {thing: read for thing, read in told.items() if not all(read.values())}
    assert not page.evaluate(MUTE)


def test_a_button_of_the_turn_is_explained_and_not_pressed(page: Page, site: str) -> None:
    prefer(page)
    open_table(page, site, "automobiles", 0.3)
    number = at(page)
    page.get_by_role("button", name="Esamina").first.click()
    page.locator("[data-id=do-end]").click()
    told = page.locator("dialog[open] .inspect")
    expect(told.locator("p").first).not_to_be_empty()
    expect(told.locator(".rule-link")).to_be_visible()
    assert at(page) == number
