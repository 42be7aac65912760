"""What the page says of Pocket Mars is what the rules say: reasons, DA's plans, the end."""

from playwright.sync_api import Page, expect

from e2e.hands.mars import engine, lay_out
from e2e.hands.steps import choose_players, make, wait_for

CARDS = {"hand": ["construction-4", "construction-3"], "prep": ["energy-2", "energy-1"]}


def test_a_half_that_cannot_be_done_says_why_with_its_rule(page: Page, site: str) -> None:
    """No energy to pay with, and a colonist in the Building already."""
    lay_out(page, site, 2, seats=[{**CARDS, "energy": 0, "one": {"energy": 1}}, {}])
    told = page.locator(".own-prep .half-why").all_inner_texts()
    assert told == ["l’energia è 0 e ne serve 1 (R12b)", "in Energia hai già coloni (R12b)"]
    make(page, "prep left energy-2")
    expect(page.locator(".log, .log-list").first).to_contain_text(
        "salta il pagamento: l’energia è 0 e ne serve 1"
    )


def test_da_s_plans_begin_with_its_landing(page: Page, site: str) -> None:
    lay_out(page, site, seats=[CARDS], da={"prep": ["water-3", "construction-5"]})
    plans = page.locator(".da-plans li")
    expect(plans).to_have_count(2)
    expect(plans.first).to_have_text(
        "Se resta Acqua: un suo colono sbarca in Acqua, poi 2 carte del mazzo negli scarti; DA da 7 a 8 punti"
    )
    expect(plans.last).to_contain_text("Se resta Costruzione: un suo colono sbarca in")


def test_the_end_of_a_solo_game_counts_da_s_points_too(page: Page, site: str) -> None:
    """A column for DA, its own premiums in it, and why it was over."""
    crowd = {"energy": 4, "water": 1, "science": 1, "ecosystem": 1}
    you = {"ship": 0, "earth": 0, "energy": 2, "one": dict.fromkeys(("energy", "water"), 2) | {"science": 3}}
    lay_out(
        page, site, seats=[you], da={"ship": 0, "earth": 0, "energy": 2, "one": crowd}, agenda=[], round=9
    )
    score = page.locator(".score")
    expect(score.locator("thead abbr")).to_have_attribute("title", "Devious Automatics")
    expect(score.locator("thead .place")).to_have_count(0)
    cells = score.locator("tfoot td").all_inner_texts()
    assert cells == ["15", "25"]
    expect(score.locator("tbody tr").filter(has_text="R20e").locator("td").last).to_have_text("5")
    expect(score.locator(".ended")).to_have_text(
        "È finita perché i tuoi 7 coloni sono tutti negli Edifici (R41)."
    )
    expect(score.locator(".story")).to_contain_text("DA brinda")


def test_you_place_for_da_on_its_board(page: Page, site: str) -> None:
    """With the variant, the four Buildings that bring DA most points are marked."""
    steps = [{"step": "scheme", "seat": 0, "rule": "R39e"}, {"step": "restock"}, {"step": "round_end"}]
    lay_out(
        page,
        site,
        options={"scheming": True},
        seats=[CARDS],
        da={"prep": ["construction-5"]},
        agenda=steps,
    )
    marks = page.locator(".piece.is-legal").evaluate_all("all => all.map((one) => one.dataset.pattern)")
    assert {mark for mark in marks if mark.startswith("scheme")} == {
        f"scheme {building}" for building in ("energy", "ecosystem", "water", "science")
    }
    make(page, "scheme water")
    wait_for(page, "yours")
    assert engine(page).position is not None
    expect(page.locator('[data-id="dome-water"], [data-motion-place^="one-water"]').first).to_be_visible()


def test_the_sheet_of_a_solo_game_names_the_opponent(page: Page, site: str) -> None:
    page.goto(f"{site}#/new/pocket-mars")
    choose_players(page, 1)
    expect(page.locator(".goal")).to_contain_text("Devious Automatics")
    expect(page.locator(".story")).to_contain_text("Marte")
