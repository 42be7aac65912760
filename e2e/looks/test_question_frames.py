"""Questions in frames, of each title and each kind: nothing covers words or buttons, nothing is cut off or empty."""

import json
import re
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from e2e.flows.test_frames import DRAWN, played

SIZES = ((1280, 800), (688, 516), (390, 560), (320, 480))
LONG = 60_000  # until the rules have come
CAPTION = "Fig. 3. A caption that says where we are, and why."
HOLES = re.compile(r"NaN|undefined|\bnull\b|[a-z]+\.[a-z_]+\.[a-z_]+")

# Lines of words that a button lies over.
COVERED = """(texts) => {
  const play = document.getElementById('play').getBoundingClientRect();
  return texts.flatMap((id) => {
    const range = document.createRange();
    range.selectNodeContents(document.getElementById(id));
    return [...range.getClientRects()]
      .filter((one) => one.right > play.left && one.left < play.right && one.bottom > play.top && one.top < play.bottom)
      .map((one) => `${id} ${Math.round(one.right - play.left)}`);
  });
}"""
# What of a question is too narrow, cut off or out of the frame without a way to scroll to it.
SQUEEZED = """() => {
  const strip = document.querySelector('.figure-strip');
  const box = strip.getBoundingClientRect();
  const found = [];
  for (const one of strip.querySelectorAll('#figure-ask, .figure-choice'))
    if (one.getBoundingClientRect().width < Math.min(200, box.width * 0.45)) found.push(`narrow: ${one.textContent}`);
  for (const one of strip.querySelectorAll('.teach-acts .button')) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const inside = left >= 0 && right <= innerWidth + 1 && top >= box.top - 1 && bottom <= innerHeight + 1;
    if (!inside || one.scrollWidth > one.clientWidth + 1) found.push(`out of sight: ${one.textContent.trim()}`);
  }
  if (strip.scrollWidth > strip.clientWidth + 1) found.push('wider than the frame');
  return found;
}"""


def questions(slug: str) -> dict[str, dict[str, Any]]:
    """A figure for each kind of step, of a table on which something has happened."""
    record = played(slug, 9)
    moves = list(map(str, record.game.moves(record.state)))
    ahead = record.branch(len(record))
    ahead.play(moves[0])
    kinds = list(dict.fromkeys(event.kind for event in ahead.events[-1])) * 2
    asks = {
        "move": {
            "kind": "move",
            "text": "Which move would you make now, and why that one?",
            "answer": moves[-1],
        },
        "which": {"kind": "which", "text": "Which of these moves are legal?", "of": (moves * 3)[:3]},
        "score": {"kind": "score", "text": "How many points have you now?"},
        "next": {
            "kind": "next",
            "text": "After this move, what happens?",
            "after": moves[:1],
            "of": kinds[:2],
        },
    }
    steps: dict[str, dict[str, Any]] = {kind: {"ask": ask} for kind, ask in asks.items()}
    begun = {"game": slug, "position": record.game.dump(record.state), "caption": CAPTION}
    return {
        kind: {**begun, "steps": [step]} for kind, step in {"diagram": {"text": "Look."}, **steps}.items()
    }


@pytest.mark.parametrize("slug", DRAWN)
def test_before_the_click_no_button_lies_over_words(page: Page, site: str, slug: str) -> None:
    for kind, figure in questions(slug).items():
        for language in ("it", "en"):
            page.goto("about:blank")
            page.goto(f"{site}embed/v1/?{urlencode({'figure': json.dumps(figure), 'lang': language})}")
            expect(page.locator("#picture svg").last).to_be_visible()
            words = {"it": ("Gioca", "Rispondi"), "en": ("Play", "Answer")}[language]
            expect(page.locator("#play")).to_have_text(words[kind != "diagram"])
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate(COVERED, ["ask", "caption"]) == [], (kind, width)


@pytest.mark.parametrize("kind", ["move", "which", "score", "next"])
@pytest.mark.parametrize("slug", DRAWN)
def test_after_it_the_question_has_its_room(page: Page, site: str, slug: str, kind: str) -> None:
    said = {"figure": json.dumps(questions(slug)[kind]), "lang": "en", "start": "auto"}
    page.goto(f"{site}embed/v1/?{urlencode(said)}")
    strip = page.locator(".figure-strip")
    expect(strip.locator("#figure-ask")).to_be_visible(timeout=LONG)
    expect(page.locator(".table-page[data-state]")).to_be_visible(timeout=LONG)
    assert not HOLES.search(strip.inner_text()), strip.inner_text()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        assert page.evaluate(SQUEEZED) == [], (width, height)
