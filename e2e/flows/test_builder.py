"""The form at embed/: every parameter set by hand, seen in the preview, judged by the rules, in both languages."""

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from e2e.flows.test_embed import sent
from e2e.flows.test_frames import DRAWN, POSITIONS, played
from pyapp import GAMES
from pyapp.teach import puzzles
from tools.docs import embedding

TABLE = embedding.parameters()
LINE = "suk ..W.G..K..G"
RULES = 30_000  # until the rules have come and spoken
FIGURE = {"position": LINE, "steps": [{"text": "Look.", "marks": "dock-5"}]}
LABELS = {
    "paste": {"it": "Un collegamento, una posizione", "en": "A link, a position"},
    **{name: one.label for name, one in TABLE.items()},
}


def form(page: Page, site: str, language: str = "it") -> Page:
    page.goto(f"{site}embed/")
    if language == "en":
        page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    return page


def begin(page: Page, how: str) -> None:
    page.locator(f'input[name="shows"][value="{how}"]').check(force=True)


def paste(page: Page, text: str) -> None:
    begin(page, "given")
    page.locator("#field-paste").fill(text)


def line(page: Page) -> dict[str, str]:
    """The parameters of the line that is offered."""
    code = page.locator("#codes textarea").first.input_value()
    address = re.findall(r'src="([^"]+)"', code)[0].replace("&amp;", "&")
    return {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}


def preview(page: Page) -> FrameLocator:
    return page.frame_locator(".builder-frame")


def placed(act: Callable[[Page], object]) -> Callable[[Page], object]:
    def both(page: Page) -> None:
        paste(page, LINE)
        act(page)

    return both


def typed(name: str, text: str) -> Callable[[Page], object]:
    return lambda page: page.locator(f"#field-{name}").fill(text)


def pressed(name: str, value: str) -> Callable[[Page], object]:
    return lambda page: page.locator(f'input[name="{name}"][value="{value}"]').check(force=True)


def pasted(text: Callable[[], str]) -> Callable[[Page], object]:
    return lambda page: paste(page, text())


SET: dict[str, tuple[Callable[[Page], object], str]] = {
    "game": (lambda page: page.locator("#field-game").select_option("suk"), "suk"),
    "link": (pasted(lambda: f"https://example.org/#/link/{sent('suk', 3)}"), r"1\.suk\."),
    "record": (pasted(lambda: played("suk", 2).text()), "regolo 1"),
    "pos": (pasted(lambda: json.dumps(POSITIONS["suk"])), r'\{"game":"suk"'),
    "position": (pasted(lambda: LINE), re.escape(LINE)),
    "example": (lambda page: begin(page, "example"), r"\w\d+"),
    "figure": (pasted(lambda: json.dumps(FIGURE)), r"[\w-]{30,}"),
    "puzzle": (lambda page: begin(page, "puzzle"), r"\w{8}"),
    "picture": (pasted(lambda: LINE), r"[\w-]{100,}"),
    "marks": (placed(typed("marks", "dock5; 1: dock8")), "dock5; 1: dock8"),
    "ask": (placed(typed("ask", "Which colour?")), r"Which colour\?"),
    "answer": (placed(typed("answer", "place 5 white *")), r"place 5 white \*"),
    "hint": (placed(typed("hint", "Walk on.")), "Walk on."),
    "caption": (typed("caption", "Fig. 3"), "Fig. 3"),
    "move": (placed(typed("move", "place 5 white b2")), "place 5 white b2"),
    "seats": (
        lambda page: (
            page.locator(".builder-seats select").nth(0).select_option("person")
            and page.locator(".builder-seats select").nth(1).select_option("hard")
        ),
        "person,hard",
    ),
    "view": (placed(lambda page: page.locator("#field-view").select_option("1")), "1"),
    "lang": (pressed("lang", "en"), "en"),
    "theme": (pressed("theme", "dark"), "dark"),
    "accent": (
        lambda page: page.locator('#form input[type="color"]').evaluate(
            "(one) => { one.value = '#b3261e'; one.dispatchEvent(new Event('input', { bubbles: true })); }"
        ),
        "#b3261e",
    ),
    "controls": (pressed("controls", "diagram"), "diagram"),
    "start": (pressed("start", "visible"), "visible"),
}


def test_the_form_can_say_everything_there_is() -> None:
    assert list(SET) == list(TABLE)


@pytest.mark.parametrize("name", list(TABLE))
def test_each_parameter_is_set_by_hand_and_told_to_the_preview(page: Page, site: str, name: str) -> None:
    form(page, site)
    act, value = SET[name]
    act(page)
    element = page.locator("#codes textarea").nth(1)
    expect(element).to_have_value(re.compile(f" {name}="), timeout=RULES)
    found = line(page)
    assert re.match(value, found[name]), found
    frame = page.locator(".builder-frame")
    expect(frame).to_have_attribute("src", re.compile(f"[?&]{name}="), timeout=RULES)
    for language, words in (("it", "it."), ("en", "")):
        way = page.get_by_role("link", name=name, exact=True).first
        expect(way).to_have_attribute("href", f"parameters.{words}html#{name}")
        if language == "it":
            page.get_by_role("button", name="English").click()


def test_what_shows_before_the_click_is_in_the_preview_at_once(page: Page, site: str) -> None:
    form(page, site)
    expect(page.locator("#still")).to_contain_text("una partita nuova si distribuisce")
    paste(page, LINE)
    page.locator("#field-marks").fill("dock5; red: dock7 > dock9")
    page.locator("#field-ask").fill("Which colour?")
    page.locator("#field-caption").fill("Fig. 3")
    pressed("theme", "dark")(page)
    inside = preview(page)
    expect(inside.locator(".author-mark")).to_have_count(2)
    expect(inside.locator("#ask")).to_have_text("Which colour?")
    expect(inside.locator("#caption")).to_have_text("Fig. 3")
    expect(inside.locator("html[data-theme=dark]")).to_have_count(1)
    expect(page.locator("#still")).to_contain_text("mostra questa figura", timeout=RULES)
    expect(page.locator("#heard")).to_contain_text("Una risposta giusta: place", timeout=RULES)
    page.get_by_role("combobox", name="Aggiungi un anello a").select_option("dock-20")
    expect(inside.locator(".author-mark")).to_have_count(3)


def test_moves_are_made_in_the_picture_and_it_is_seen_by_who_looks(page: Page, site: str) -> None:
    form(page, site, "en")
    paste(page, json.dumps(POSITIONS["pocket-mars"]))
    expect(page.locator("#codes textarea").first).to_have_value(re.compile("picture="), timeout=RULES)
    mine = line(page)["picture"]
    page.locator("#field-view").select_option("0")
    page.wait_for_function(
        "(old) => !document.querySelector('#codes textarea').value.includes(old)", arg=mine, timeout=RULES
    )
    expect(preview(page).locator(".table-page .seats-own .seat")).to_have_attribute(
        "data-seat", "1", timeout=RULES
    )
    page.get_by_role("button", name="Before the click").click()
    expect(preview(page).locator("#picture svg")).to_be_visible()


WRONG: dict[str, tuple[str, str, dict[str, str]]] = {
    "marks": (
        LINE,
        "dock99",
        {"it": "“dock99”|«dock99» qui non c’è.* dock-0", "en": "“dock99” is not here.* dock-0"},
    ),
    "answer": (
        LINE,
        "place 5 black *",
        {"it": "nessuna mossa permessa.*: place 0 ", "en": "no legal move fits.*: place 0 "},
    ),
    "move": (
        LINE,
        "place 2 white a1",
        {"it": "qui non si può fare, lo dice R", "en": "not allowed here; see R"},
    ),
}


@pytest.mark.parametrize("name", list(WRONG))
def test_a_wrong_word_is_told_in_both_languages_with_what_would_fit(page: Page, site: str, name: str) -> None:
    form(page, site)
    position, text, sentences = WRONG[name]
    paste(page, position)
    expect(preview(page).locator("#picture svg")).to_be_visible()
    page.locator(f"#field-{name}").fill(text)
    told_in_both(page, name, sentences)
    expect(page.locator(f"#field-{name}")).to_have_attribute("aria-invalid", "true")


@pytest.mark.parametrize(
    ("text", "name", "sentences"),
    [
        (
            '{"game":"suk","ring":"WWW"}',
            "pos",
            {"it": "ring: servono 24 caratteri", "en": "ring: .*24 characters"},
        ),
        ("suk ..W hands=3", "position", {"it": "hands: ", "en": "hands: "}),
        ('{"game":"suk",', "paste", {"it": "JSON non si legge", "en": "JSON cannot be read"}),
        ("come va?", "paste", {"it": "qui va un collegamento.*suk", "en": "takes a link from Share.*suk"}),
        ("regolo 1\ngame: suk\nplayers: 9\n", "record", {"it": "2", "en": "2"}),
        ("1.suk.a.b.", "link", {"it": "collegamento", "en": "link"}),
        (
            json.dumps({**FIGURE, "steps": [{"marks": "7dock"}]}),
            "figure",
            {"it": r"steps\[0\]\.marks", "en": r"steps\[0\]\.marks"},
        ),
    ],
    ids=["pos", "position", "json", "nothing", "record", "link", "figure"],
)
def test_what_is_pasted_wrong_is_told_in_both_languages(
    page: Page, site: str, text: str, name: str, sentences: dict[str, str]
) -> None:
    form(page, site)
    paste(page, text)
    told_in_both(page, name, sentences)
    expect(page.locator("#field-paste")).to_have_attribute("aria-invalid", "true")


def told_in_both(page: Page, name: str, sentences: dict[str, str]) -> None:
    """One sentence, which begins with what the field is called."""
    heard = page.locator("#heard")
    for language, other in (("it", "English"), ("en", "Italiano")):
        label = re.escape(LABELS[name][language])
        expect(heard).to_have_text(
            re.compile(f"^{label}.*: .*({sentences[language]})", re.DOTALL), timeout=RULES
        )
        assert not re.search(r"\b(position|figure|record|link)\.[a-z_]+\b", heard.inner_text())
        page.get_by_role("button", name=other).click()


@pytest.mark.parametrize("slug", DRAWN)
def test_every_title_has_its_picture_before_the_click(page: Page, site: str, slug: str) -> None:
    form(page, site)
    paste(page, json.dumps(POSITIONS[slug]))
    code = page.locator("#codes textarea").first
    expect(code).to_have_value(re.compile("picture="), timeout=RULES)
    expect(preview(page).locator("#picture svg.thumb")).to_be_visible()
    expect(page.locator("#still")).to_contain_text("mostra questa figura")
    page.goto(address_of(code.input_value()))
    expect(page.locator("#picture svg.thumb")).to_be_visible()


def address_of(code: str) -> str:
    (address,) = re.findall(r'src="([^"]+)"', code)
    return str(address).replace("&amp;", "&")


def test_the_line_is_copied_and_works(page: Page, site: str) -> None:
    form(page, site, "en")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    begin(page, "puzzle")
    page.get_by_role("button", name="Copy").first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    riddle = line(page)["puzzle"]
    game: Any = GAMES[line(page)["game"]]
    assert riddle in {one.id for one in puzzles.kept(puzzles.shelf_of(game))}
    page.goto(address_of(page.evaluate("copied")))
    expect(page.locator("#ask")).not_to_be_empty()


def test_a_game_without_moves_needs_no_rules(page: Page, site: str) -> None:
    """Whoever only chooses a game, its language and colours is sent no Python."""
    form(page, site)
    pressed("theme", "dark")(page)
    begin(page, "example")
    expect(preview(page).locator("#picture svg")).to_be_visible()
    expect(preview(page).locator("html[data-theme=dark]")).to_have_count(1)
    assert not page.workers
