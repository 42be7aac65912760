"""The first minute: what stands there before anything is loaded, and how near the first decision is."""

import re

from playwright.sync_api import Page, expect

from e2e.hands.steps import move, new_game, prefer, sideways, wait_for

STOCK_QUESTIONS = [
    ("quanti giocatori", "R1"),
    ("quanti trasporti ho", "R3a"),
    ("chi comincia", "R5"),
    ("posso passare il turno", "R10"),
    ("dove metto la merce nella stiva", "R14"),
    ("posso spostare una merce", "R15"),
    ("quando finisce la partita", "R20"),
    ("che cos’è un gruppo", "R30"),
    ("diagonale", "R30"),
    ("punti colore", "R31"),
    ("merci rare", "R33"),
    ("pareggio", "R35"),
    ("ordine delle carte", "R41"),
    ("r12", "R12"),
]


def test_fm3_two_clicks_to_the_first_decision(page: Page, site: str) -> None:
    prefer(page)
    page.goto(site)
    page.get_by_role("link", name="Gioca a Marrak Hesh 17").click()
    page.get_by_role("button", name="Comincia").click()
    wait_for(page, "yours")
    expect(page.locator(".dock.is-legal").first).to_be_visible()


def test_fm1_readable_without_python(page: Page, site: str) -> None:
    page.route("**/*.wasm", lambda route: route.abort())
    prefer(page)
    page.goto(site)
    expect(page.get_by_role("heading", name="Marrak Hesh 17")).to_be_visible()
    expect(page.locator(".game-card[data-game=suk] img")).to_be_visible()
    page.get_by_role("link", name="Regole di Marrak Hesh 17").click()
    expect(page.locator("#rule-R12")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Gioca a Marrak Hesh 17").click()
    expect(page.get_by_text("Posa un trasporto, prendi la merce")).to_be_visible()


def test_fm5_an_unfinished_game_is_the_first_thing(page: Page, site: str) -> None:
    new_game(page, site)
    move(page)
    page.goto(site)
    expect(page.get_by_role("heading", name="Le tue partite")).to_be_visible()
    page.keyboard.press("Tab")
    focused = page.locator(":focus")
    expect(focused).to_have_accessible_name(re.compile("^Riprendi: Marrak Hesh 17"))
    page.keyboard.press("Enter")
    wait_for(page, "yours")


def test_a_saved_game_shows_its_picture(page: Page, site: str) -> None:
    new_game(page, site)
    page.goto(site)
    expect(page.locator(".save-picture svg circle").first).to_be_attached()


def test_un3_rules_have_addresses_and_can_be_searched(page: Page, site: str) -> None:
    prefer(page)
    page.goto(f"{site}#/rules/suk/R12")
    expect(page.locator("#rule-R12.is-here")).to_be_in_viewport()
    for question, rule in STOCK_QUESTIONS:
        page.get_by_role("searchbox").fill(question)
        expect(page.locator(".rules h3")).to_have_count(0)
        assert rule in page.locator(".rule dt").all_inner_texts()[:3], question


def test_an_address_that_leads_nowhere(page: Page, site: str) -> None:
    prefer(page)
    for address in ("#/new/nothing", "#/table/gone", "#/moon", "#/rules/nothing/R1", "#/%E0%A4%A"):
        page.goto(f"{site}{address}")
        page.reload()
        expect(page.locator("h1")).to_be_visible()


def test_mo1_no_sideways_scrolling(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    prefer(page)
    for address in ("", "#/new/suk", "#/settings", "#/rules/suk"):
        page.goto(f"{site}{address}")
        expect(page.locator("h1")).to_be_visible()
        assert sideways(page) == 0, address
