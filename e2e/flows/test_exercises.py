"""Questions in frames on another site: asked under the board, answered wrong and right, judged by the rules."""

import json
import re
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from e2e.hands.documented import documented
from e2e.hands.steps import choose_first
from pyapp import GAMES
from pyapp.record import Record
from pyapp.teach import puzzles
from tools.site import catalog

LONG = 60_000  # until the rules have come
HEARD = """<script>window.heard = [];
  for (const type of ['ready', 'answer', 'step', 'error'])
    addEventListener('regolo-' + type, ({ detail }) => heard.push(detail), true);</script>"""
ASKED = {
    "position": "suk ..W.G..K..G",
    "marks": "dock5",
    "ask": "Which colour may go on dock 5?",
    "answer": "place 5 white *",
    "caption": "Fig. 3",
    "lang": "en",
}
KINDS: dict[str, Any] = {
    "position": "suk ..W.G..K..G",
    "title": {"it": "Quattro domande", "en": "Four questions"},
    "steps": [
        {
            "text": {"it": "Guarda.", "en": "Look at docks 5 and 8."},
            "marks": [{"kind": "ring", "at": "dock-5"}],
        },
        {
            "ask": {
                "kind": "which",
                "text": "Which are legal?",
                "of": ["place 5 white *", {"move": "place 5 black *", "text": "A raven on dock 5"}],
            }
        },
        {"ask": {"kind": "score", "text": "How many points have you?", "hint": "Nothing is placed yet."}},
        {"ask": {"kind": "move", "text": "Press what R11 forbids.", "answer": {"refused": "R11"}}},
        {
            "ask": {
                "kind": "next",
                "text": "White goes on dock 5: what happens?",
                "after": ["place 5 white b2"],
                "of": [
                    {"event": "placed", "text": "A tile is placed"},
                    {"event": "skipped", "text": "A skip"},
                ],
            }
        },
    ],
}


@pytest.fixture
def host_words() -> str:
    return HEARD


def element(site: str, **said: str) -> str:
    words = "".join(f" {name}='{value}'" for name, value in said.items())
    return f'<script src="{site}embed.js" defer></script><regolo-board{words}></regolo-board>'


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(f"heard.filter(({{ type }}) => type === '{kind}')")
    return found


def begun(page: Page) -> FrameLocator:
    frame = page.frame_locator("iframe")
    frame.get_by_role("link", name="Answer").click()
    expect(frame.locator(".teach-figure")).to_be_visible(timeout=LONG)
    expect(frame.locator('.table-page[data-state="yours"]')).to_be_visible(timeout=LONG)
    return frame


def answer(frame: FrameLocator, colour: str) -> None:
    """Dock 5 and a transport: the cell is not asked about."""
    frame.locator('[data-id="dock-5"]').click()
    frame.locator(f'.suk-hub [data-pattern="place * {colour} *"]').click()


def test_a_question_is_answered_wrong_then_right_on_another_site(page: Page, site: str, host: Any) -> None:
    page.goto(host(element(site, **ASKED)))
    frame = page.frame_locator("iframe")
    expect(frame.locator("#ask")).to_have_text("Which colour may go on dock 5?")
    expect(frame.locator("#caption")).to_have_text("Fig. 3")
    expect(frame.locator(".author-mark.is-ring")).to_have_count(1)
    assert not page.workers, "the rules start at the click"
    frame = begun(page)
    expect(frame.locator(".author-marks .author-mark")).to_have_count(1)
    answer(frame, "black")
    expect(frame.locator(".teach-advice")).to_contain_text("Not this one.")
    expect(frame.locator(".teach-advice .rule-link")).to_have_text("R12")
    assert frame.locator(".table-page").get_attribute("data-at") == "0", "a wrong answer is not played"
    answer(frame, "white")
    expect(frame.locator("#figure-right")).to_contain_text("Right!")
    expect(frame.locator('[data-id="dock-5"]')).to_have_class(re.compile("is-taken"))
    told = heard(page, "answer")
    assert [one["right"] for one in told] == [False, True]
    assert told[0]["move"].startswith("place 5 black ") and told[1]["move"].startswith("place 5 white ")
    assert [(one["step"], one["done"]) for one in heard(page, "step")] == [(0, False), (1, True)]
    for kind in ("answer", "step"):
        assert all(documented()[kind] <= set(one) for one in heard(page, kind)), kind


def test_the_same_as_a_bare_frame_with_a_hint(page: Page, site: str, host: Any) -> None:
    said = urlencode({**ASKED, "hint": "Walk both ways from dock 5."})
    page.goto(host(f'<iframe src="{site}embed.html?{said}" width="720" height="540"></iframe>'))
    frame = begun(page)
    answer(frame, "black")
    expect(frame.locator(".teach-advice")).to_contain_text("Walk both ways from dock 5.")


def test_by_keyboard_and_names_alone(page: Page, site: str, host: Any) -> None:
    page.goto(host(element(site, **ASKED)))
    frame = page.frame_locator("iframe")
    frame.get_by_role("link", name="Answer").press("Enter")
    expect(frame.get_by_text("Which colour may go on dock 5?", exact=True)).to_be_visible(timeout=LONG)
    expect(frame.get_by_text("A ring: dock 5.", exact=True)).to_be_attached(timeout=LONG)
    expect(frame.locator('.table-page[data-state="yours"]')).to_be_visible(timeout=LONG)
    for name in ("Raven", "Moth"):
        frame.get_by_role("button", name="Dock 5:").press("Enter")
        frame.locator(".suk-hub").get_by_role("button", name=name).press("Enter")
        status = frame.get_by_role("status").filter(has_text="Not this one." if name == "Raven" else "Right!")
        expect(status).to_be_visible()


def test_every_kind_of_question_is_a_step(page: Page, site: str, host: Any) -> None:
    page.goto(host(element(site, figure=json.dumps(KINDS).replace("'", "&#39;"), lang="en")))
    frame = page.frame_locator("iframe")
    expect(frame.locator("#ask")).to_have_text("Look at docks 5 and 8.")
    frame = begun(page)
    frame.get_by_role("button", name="Go on").click()
    check = frame.get_by_role("button", name="Check")
    frame.get_by_role("checkbox", name="A raven on dock 5").check()
    check.click()
    expect(frame.locator(".teach-advice .rule-link").first).to_be_visible()
    frame.get_by_role("checkbox", name="A raven on dock 5").uncheck()
    frame.get_by_role("checkbox").first.check()
    check.click()
    expect(frame.locator("#figure-right")).to_be_visible()
    number = frame.get_by_role("spinbutton", name="How many points have you?")
    number.fill("3")
    check.click()
    expect(frame.locator(".teach-advice")).to_contain_text("Nothing is placed yet.")
    number.fill("0")
    number.press("Enter")
    expect(frame.get_by_text("Press what R11 forbids.")).to_be_visible()
    frame.get_by_role("button", name="Dock 4:").press("Enter")
    expect(frame.get_by_text("White goes on dock 5: what happens?")).to_be_visible()
    frame.get_by_role("checkbox", name="A tile is placed").check()
    check.click()
    expect(frame.locator('[data-figure="done"]')).to_be_visible()
    rights = [one["right"] for one in heard(page, "answer")]
    assert rights == [False, True, False, True, True, True]
    assert [one["step"] for one in heard(page, "step")] == [0, 1, 2, 3, 4, 5]


def test_our_own_puzzles_in_a_frame(page: Page, site: str, host: Any) -> None:
    riddle = puzzles.kept(puzzles.shelf_of(GAMES["suk"]))[0]
    page.goto(host(element(site, game="suk", puzzle=riddle.id, lang="en")))
    frame = page.frame_locator("iframe")
    expect(frame.locator("#ask")).to_contain_text("how?")
    expect(frame.locator("svg.diagram")).to_be_visible()
    frame.get_by_role("link", name="Answer").click()
    expect(frame.locator('.table-page[data-state="yours"]')).to_be_visible(timeout=LONG)
    record = Record(GAMES["suk"], position=riddle.position)
    wrong = next(str(one) for one in record.game.moves(record.state) if str(one) not in riddle.winning)
    dock, colour, cell = wrong.split()[1:]
    frame.get_by_role("button", name="Hand and moves").click()
    for pattern in (f"place {dock} * *", f"place * {colour} *", f"place * * {cell}"):
        button = frame.locator(f'.choice[data-pattern="{pattern}"]')
        if button.count():
            button.click()
    frame.get_by_role("button", name="Confirm").click()
    expect(frame.locator('[data-puzzle="missed"]')).to_be_visible()
    assert [(one["right"], one["move"]) for one in heard(page, "answer")] == [(False, wrong)]


def test_what_is_wrong_in_a_figure_is_said_in_a_sentence(page: Page, site: str, host: Any) -> None:
    page.goto(host(element(site, **{**ASKED, "answer": "fly 5"})))
    frame = page.frame_locator("iframe")
    frame.get_by_role("link", name="Answer").click()
    expect(frame.get_by_text("isn’t a move of this game")).to_be_visible(timeout=LONG)
    assert "answer" in heard(page, "error")[0]["text"]


@pytest.mark.parametrize("slug", [slug for slug in GAMES if catalog.drawn(slug)])
def test_in_every_game_a_question_is_asked_and_can_be_looked_up(page: Page, site: str, slug: str) -> None:
    figure = {
        "game": slug,
        "players": 2,
        "seed": 4,
        "steps": [{"ask": {"kind": "move", "text": "Any move?"}}],
    }
    said = {"figure": json.dumps(figure), "start": "auto", "controls": "full", "lang": "en"}
    page.goto(f"{site}embed.html?{urlencode(said)}")
    expect(page.locator(".teach-figure")).to_contain_text("Any move?", timeout=LONG)
    expect(page.locator('.table-page[data-state="yours"]')).to_be_visible(timeout=LONG)
    choose_first(page)  # whatever is combined is put into words
    expect(page.locator(".confirm-what, .confirm .muted").first).not_to_be_empty()
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator('[data-figure="done"]')).to_be_visible(timeout=LONG)
