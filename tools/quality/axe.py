"""axe-core on a page: what it says against WCAG 2.0 to 2.2, levels A and AA."""

from functools import cache
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tools.env import node
from tools.env.places import NODE_MODULES

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]
FEWEST_RULES = 8  # fewer than these, and axe has not looked at our page
# A piece of a board is named by a sentence, and shows figures and small print besides its name. axe wants all of that in
# the name, word by word; label in name (2.5.3) wants what identifies it: the first words that can be read on it.
RUN = """(options) => axe.run(document, options).then(({ violations, passes }) => {
  const titled = (target) => {
    const piece = document.querySelector(String(target));
    if (!piece?.matches('.piece[aria-label]')) return false;
    const walker = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
    const words = (text) => text.toLowerCase().match(/[\\p{L}\\p{N}]+/gu)?.join(' ') ?? '';
    while (walker.nextNode()) {
      const text = walker.currentNode.data;
      if (/\\p{L}{3}/u.test(text)) return words(piece.ariaLabel).includes(words(text));
    }
    return true;
  };
  return { rules: passes.length + violations.length, found: violations.flatMap(({ id, nodes }) => nodes
    .filter(({ target }) => id !== 'label-content-name-mismatch' || !titled(target))
    .map(({ target, any, all, none, html }) =>
      [id, String(target), [...any, ...all, ...none].map(({ message }) => message).join('; '), html.slice(0, 160)])) };
})"""


@cache
def source() -> str:
    node.ensure_packages(development=True)
    return (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")


def prepare(context: BrowserContext) -> None:
    """Every page of the context brings axe along, past the page's own policy."""
    context.add_init_script(source())


def violations(page: Page) -> list[str]:
    """One line for each thing found; none when the page is as it should be."""
    options = {"runOnly": {"type": "tag", "values": TAGS}, "rules": {"target-size": {"enabled": True}}}
    done: dict[str, Any] = page.evaluate(RUN, options)
    if done["rules"] < FEWEST_RULES:
        return [f"axe applied only {done['rules']} rules"]
    return [" | ".join(one) for one in done["found"]]
