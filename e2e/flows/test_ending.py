"""The end of a game: what is told of it, what was a turning point, and that the way back is never lost."""

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from e2e.hands.steps import at, make, settled_record, wait_for
from e2e.hands.whole import sit_down
from pyapp import GAMES
from pyapp.ai.review import Review, review
from pyapp.ai.thinking import choose
from pyapp.record import Record, Seat
from tests.playing import played
from tools.quality.screens import GOLDEN

LAST = 24  # moves
TURNS = ".review-turns > li"


@cache
def over() -> tuple[Record, Review]:
    """The end of a game of Mars Needs Mechanics with a turn that could have gone better, and what is said of it.

    The page works the same out again, move by move; of a whole game that takes a busy machine minutes.
    """
    game = GAMES["mechanics"]
    for seed in range(20, 40):  # the first ones hold none
        whole = played(
            game,
            game.setup(2, {}),
            seed,
            lambda game, state, _: choose(game, state, ("normal", "carelessness=9")[game.to_act(state) or 0]),
        )
        record = Record.from_position(game.dump(whole.states[-1 - LAST]))
        for move in whole.moves[-LAST:]:
            record.play(move)
        *_, found = review(record)
        assert isinstance(found, Review)
        if any(turn.better for turn in found.turns):
            record.seats = [Seat("Ada"), Seat("Bruno")]
            return record, found
    raise AssertionError("no game with a better move")


# The height of the best turn whenever the score sheet was drawn.
ROOM = """new MutationObserver(() => {
  if (!document.querySelector('.ending .score-table')) return;
  (globalThis.rooms ??= new Set()).add(document.querySelector('.ending .best-turn')?.offsetHeight ?? 0);
}).observe(document, { subtree: true, childList: true })"""


def test_turning_points_are_whole_turns_with_a_better_move_and_a_way_back(page: Page, site: str) -> None:
    """Every number on the page is the engine's; one press shows a turn or tries the better move, one press comes back."""
    record, found = over()
    sit_down(page, site, record)
    page.get_by_role("button", name="Rivedi com’è andata").click()
    rows = page.locator(TURNS)
    expect(rows).to_have_count(len(found.turns), timeout=120_000)
    number, turn = next((n, turn) for n, turn in enumerate(found.turns) if turn.better)
    better = turn.better
    assert better is not None
    row = rows.nth(number)
    for chance in (turn.before, turn.after, better.chance, better.instead):
        expect(row).to_contain_text(f"{round(100 * chance)} %")
    row.get_by_role("button", name=re.compile("Mostra il turno sul tavolo")).click()
    wait_for(page, "replay")
    expect(page.locator(f'.table-page[data-at="{turn.n}"]')).to_be_visible()
    page.get_by_role("button", name="Torna alla partita").first.click()
    wait_for(page, "over")
    row.get_by_role("button", name=re.compile("Prova sul tavolo")).click()
    expect(page.locator(f'.table-page[data-at="{better.at + 1}"]')).to_be_visible()
    page.get_by_role("button", name="Torna dov’eri nella partita").first.click()
    wait_for(page, "over")
    assert at(page) == len(record)
    expect(rows).to_have_count(len(found.turns))


def test_the_score_sheet_lies_over_the_table_and_can_be_lifted(page: Page, site: str) -> None:
    """Full size at once, with the lead in words; the table is one press away, and so is the sheet again."""
    record, _ = over()
    page.add_init_script(ROOM)
    sit_down(page, site, record)
    sheet = page.locator(".ending")
    expect(sheet.locator(".lead")).to_contain_text(" in più di ")
    box = sheet.bounding_box()
    assert box is not None and box["width"] > 800 and box["height"] > 500
    expect(sheet.locator(".best-turn")).to_contain_text("Il turno migliore")
    expect(sheet.locator(".best-turn.is-coming")).to_have_count(0)
    rooms = page.evaluate("[...rooms]")
    assert len(rooms) == 1 and rooms[0] > 0, "nothing below may jump when the best turn is known"
    sheet.get_by_role("button", name="Guarda il tavolo").click()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Torna al punteggio").click()
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name=re.compile("Mostra il turno sul tavolo")).first.click()
    wait_for(page, "replay")
    page.locator(".status").get_by_role("button", name="Torna al punteggio").click()
    expect(sheet).to_be_visible()
    with page.expect_download() as got:
        sheet.get_by_role("button", name="Immagine del tavolo").click()
    assert got.value.suggested_filename.endswith(".png")


def test_alone_one_climbs_the_levels_of_the_rival(page: Page, site: str) -> None:
    """The rival's points stand beside one's own, each level says how one has fared, one press begins the next."""
    whole = Record.parse((GOLDEN / "pocket-mars/solo-your-seven-won.txt").read_text("utf-8"))
    record = Record(whole.game, whole.setup, whole.seed, [Seat("Ada")], whole.position)
    for move in whole.moves[:-1]:
        record.play(move)
    sit_down(page, site, record)
    make(page, str(whole.moves[-1]))
    result = whole.game.result(whole.state)
    assert result
    expect(page.locator(".score tfoot td")).to_have_text([str(result.scores[0]), str(result.rival)])
    rungs = page.locator(".ladder li")
    expect(rungs).to_have_count(3)
    expect(rungs.nth(0)).to_contain_text(f"vinto una volta su 1; record {result.scores[0]}")
    expect(rungs.nth(1)).to_contain_text("non ancora provato")
    rungs.nth(1).get_by_role("button").click()
    wait_for(page, "yours")
    assert settled_record(page).setup.options["level"] == "super_droid"


@pytest.mark.parametrize(
    ("slug", "kept"), [("automobiles", "first-game-daytona-4"), ("mechanics", "three-all")]
)
def test_who_plays_is_told_of_oneself_whatever_the_place(slug: str, kept: str, page: Page, site: str) -> None:
    """Last of three or four: how much was missing to the first, not what lies between the two others."""
    whole = Record.parse((GOLDEN / slug / f"{kept}.txt").read_text("utf-8"))
    result = whole.game.result(whole.state)
    assert result
    last, first = result.ranking[-1][0], result.ranking[0][0]
    seats = [Seat(f"Rivale {n}", "computer", "easy") for n in range(whole.setup.players)]
    seats[last] = Seat("Ada")
    record = Record(whole.game, whole.setup, whole.seed, seats, whole.position)
    for move in whole.moves:
        record.play(move)
    sit_down(page, site, record)
    missing = result.scores[first] - result.scores[last]
    lead = page.locator(".ending .lead")
    expect(lead).to_contain_text(f"Per raggiungere {seats[first].name} te ne")
    expect(lead).to_contain_text(f" {missing}.")
