"""Games that the owner of a site adds to it once it is built: the toy game of `new-game`, packed and dropped in."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from e2e.conftest import NO_COPY, Watch
from e2e.hands import screens, steps
from pyapp import packs
from tests.packing import BROKEN, ENDLESS, OTHER_CONTRACT, SLUG, bent, packed
from tools.env import firefox
from tools.site import server

CARD = f'.game-card[data-game="{SLUG}"]'
REFUSED = ".refused-packs li"
ENDLESS_PATIENCE = (
    60_000  # ms: a game that is never done with its import is given ten seconds, by a busy machine more
)
COPIED = (
    "site.json",
    "the wheel",
    *("board.js", "still.js", "diagram.js"),
    *("rules/ it", "rules/ en", "play/ it", "play/ en", "its sheet"),
)
pytestmark = pytest.mark.xdist_group("packs")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return packed(tmp_path_factory.mktemp("packs"))


@pytest.fixture
def folder(dist: Path, tmp_path: Path) -> Path:
    """A built site of one's own, without packs."""
    return Path(shutil.copytree(dist, tmp_path / "site"))


@pytest.fixture
def site(folder: Path) -> Iterator[str]:
    with server.serving(folder) as served:
        yield served.address


def begin(page: Page, site: str, slug: str = SLUG) -> None:
    steps.prefer(page)
    page.goto(f"{site}#/new/{slug}")
    steps.start(page)


def shelf(page: Page) -> list[str]:
    cards = page.locator(".game-card")
    return [str(cards.nth(at).get_attribute("data-game")) for at in range(cards.count())]


def test_it_is_offered_explained_and_played_to_its_end(
    page: Page, site: str, folder: Path, wheel: Path
) -> None:
    packs.added(wheel, folder)
    steps.prefer(page)
    page.goto(site)
    expect(page.locator(CARD)).to_contain_text("Nine Wells")
    assert shelf(page)[-1] == SLUG
    assert (
        page.locator(f"{CARD} img").evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    )
    page.locator(CARD).get_by_role("link", name="Regole").click()
    expect(page.locator("h1")).to_have_text("Regole: Nine Wells")
    expect(page.locator("main")).to_contain_text("Ogni carta presa costa 1 punto.")
    expect(page.locator("main .card-face").first).to_be_attached()
    rules_without_scripts(page)
    page.get_by_role("link", name="Gioca").click()
    steps.start(page)
    steps.wait_for(page, "yours")
    expect(page.locator(".card-row")).to_have_css("display", "flex")  # its own sheet
    steps.play_out(page)
    expect(page.locator("#status")).to_contain_text("Partita finita")
    expect(page.locator("#status")).not_to_contain_text("log.")


def rules_without_scripts(page: Page) -> None:
    """The rules to print and to link to: with the game's own pictures and colours, in both languages."""
    page.get_by_role("link", name="Come pagina da stampare").click()
    expect(page.locator("h1")).to_have_text("Nine Wells: le regole")
    pictures = page.locator(".part-picture svg")
    expect(pictures.first).to_be_visible()
    expect(page.locator(".part-picture .card-ground").first).not_to_have_css("fill", "rgb(0, 0, 0)")
    expect(page.locator("#R1")).to_be_visible()
    page.get_by_role("link", name="English").click()
    expect(page.locator("h1")).to_have_text("Nine Wells: the rules")
    page.get_by_role("link", name="Play in the browser").click()
    expect(page.locator("h1")).to_have_text("Nine Wells")
    page.go_back()
    page.go_back()
    page.go_back()


def test_it_is_kept_and_goes_out_as_a_link(
    page: Page, site: str, folder: Path, wheel: Path, browser: Browser, watch: Watch
) -> None:
    packs.added(wheel, folder)
    begin(page, site)
    steps.wait_for(page, "yours")
    steps.move(page)
    number, kept = steps.at(page), steps.saved_record(page)
    page.reload()
    steps.wait_for(page, "yours")
    assert (steps.at(page), steps.saved_record(page)) == (number, kept)
    page.get_by_role("button", name="Condividi").click()
    field = page.get_by_label("Il collegamento", exact=True)
    expect(field).to_have_value(re.compile(f"/play/{SLUG}\\.it\\.html#/"))
    other = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844})
    other.add_init_script(NO_COPY)
    watch.on(other)
    guest = other.new_page()
    guest.goto(field.input_value().replace("#/", "?lang=en#/", 1))
    expect(guest.locator("h1")).to_have_text("Nine Wells")
    guest.locator(".link-acts button").first.click()
    guest.wait_for_selector(f'.table-page[data-at="{number}"]')
    other.close()


def test_a_frame_shows_it_and_plays_it(page: Page, site: str, folder: Path, wheel: Path) -> None:
    packs.added(wheel, folder)
    place = json.dumps({"game": SLUG, "row": ["2", "7", "9"]})
    page.goto(f"{site}embed.html?lang=en&pos={place}")
    expect(page.locator("#name")).to_have_text("Nine Wells")
    expect(page.locator(".facade-picture .card-value")).to_have_text(["2", "7", "9"])
    expect(page.locator(".facade-picture .card-ground").first).not_to_have_css("fill", "rgb(0, 0, 0)")
    page.get_by_role("link", name="Play").click()
    steps.wait_for(page, "yours")
    page.goto(f"{site}embed.html?lang=en&game={SLUG}")
    expect(page.locator(".facade-picture img")).to_be_visible()
    page.goto(f"{site}embed.html?lang=en&controls=diagram&pos={place}&marks=ring row-1")
    expect(page.locator(".facade-picture .diagram .card-value")).to_have_text(["2", "7", "9"])
    page.goto(f"{site}embed/")
    expect(page.locator(f"option[value='{SLUG}']")).to_have_text("Nine Wells")


def test_somebody_else_plays_it_on_a_screen_of_their_own(
    page: Page, site: str, folder: Path, wheel: Path, browser: Browser, watch: Watch
) -> None:
    packs.added(wheel, folder)
    steps.prefer(page)
    page.goto(f"{site}#/new/{SLUG}")
    steps.choose_seats(page, "person", "person")
    page.locator("#screens").click()
    other = browser.new_context(locale="it-IT", viewport={"width": 1280, "height": 800})
    other.add_init_script(NO_COPY)
    watch.on(other)
    guest = other.new_page()
    screens.join(page, guest, 1)
    expect(guest.locator(".card-row")).to_be_visible()
    other.close()


def test_without_a_network_it_is_there_like_the_others(
    dist: Path, tmp_path: Path, wheel: Path, browser: Browser
) -> None:
    folder = Path(shutil.copytree(dist, tmp_path / "site"))
    packs.added(wheel, folder)
    context = browser.new_context(locale="it-IT", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    with server.serving(folder) as served:
        begin(page, served.address)
        steps.wait_for(page, "yours")
        steps.move(page)
        page.goto(f"{served.address}#/settings")
        expect(page.locator('.offline[data-state="kept"]')).to_be_visible(timeout=30_000)
        page.wait_for_function(
            """async ([slug, kept]) => {
              const names = (await caches.keys()).filter((name) => name.endsWith(' packs'));
              const found = names.length ? await (await caches.open(names[0])).keys() : [];
              return found.filter(({ url }) => url.includes(slug) || url.endsWith('site.json')).length === kept;
            }""",
            arg=[SLUG, len(COPIED)],
        )
    page.goto(f"{served.address}rules/{SLUG}.it.html")
    expect(page.locator("h1")).to_have_text("Nine Wells: le regole")
    expect(page.locator(".part-picture .card-ground").first).not_to_have_css("fill", "rgb(0, 0, 0)")
    page.goto(f"{served.address}?lang=it")
    expect(page.locator(CARD)).to_be_visible()
    page.locator(".save").get_by_role("link", name="Riprendi").click()
    assert steps.wait_for(page, "yours", "over")
    page.goto(f"{served.address}#/new/{SLUG}")
    steps.start(page)
    steps.wait_for(page, "yours")
    steps.move(page)
    context.close()


@pytest.mark.parametrize("lang", ["it", "en"])
def test_what_does_not_fit_is_told_below_the_games(
    page: Page, site: str, folder: Path, wheel: Path, tmp_path: Path, lang: str, watch: Watch
) -> None:
    """A wrong hash, another contract, a missing file, a name that is taken, a line that says nothing."""
    watch.cut_off = True  # a file that is missing makes a browser complain
    packs.added(bent(wheel, tmp_path / "bent", OTHER_CONTRACT), folder)
    said = json.loads((folder / "site.json").read_text())
    (entry,) = said["packs"]
    shutil.copy(wheel, folder / "packs/other-1-py3-none-any.whl")
    said["packs"] += [
        {**entry, "game": "other", "wheel": "other-1-py3-none-any.whl"},
        {**entry, "game": "missing", "wheel": "missing-1-py3-none-any.whl"},
        {**entry, "game": "suk"},
        {"game": "halves"},
        {"game": "../up", "wheel": "x"},
        7,
    ]
    (folder / "site.json").write_text(json.dumps(said))
    page.goto(f"{site}?lang={lang}")
    expect(page.locator(REFUSED)).to_have_count(7)
    told = "\n".join(page.locator(REFUSED).all_text_contents())
    for part in {
        "it": ("numero 7", "con l’impronta scritta", "non è arrivato", "già uno con questo nome", "«halves»"),
        "en": ("version 7", "whose hash is in", "has not come", "one of that name already", "“halves”"),
    }[lang]:
        assert part in told
    assert "packs." not in told and "{" not in told
    assert shelf(page) == ["mechanics", "automobiles", "suk", "pocket-mars", "martians"]
    page.goto(f"{site}?lang={lang}#/new/{SLUG}")
    expect(page.locator("main")).to_contain_text("numero 7" if lang == "it" else "version 7")


def test_a_site_json_that_says_nothing_sensible_harms_nobody(page: Page, site: str, folder: Path) -> None:
    for text in ("", "[", '{"packs": {"a": 1}}', "null"):
        (folder / "site.json").write_text(text)
        page.goto("about:blank")
        page.goto(site)
        expect(page.locator(".game-card")).to_have_count(5)
        page.goto(f"{site}#/new/{SLUG}")
        expect(page.locator("h1")).to_have_text("Qui non c’è niente")


@pytest.mark.parametrize(("changes", "told"), [(BROKEN, "no water"), (ENDLESS, "ci metteva troppo")])
def test_a_pack_that_breaks_or_never_ends_is_sent_away_and_the_others_play(
    page: Page, site: str, folder: Path, wheel: Path, tmp_path: Path, changes: Any, told: str
) -> None:
    packs.added(bent(wheel, tmp_path / "bent", changes), folder)
    begin(page, site)
    expect(page.locator(".refusal")).to_contain_text(told, timeout=ENDLESS_PATIENCE)
    page.get_by_role("link", name="Vai ai giochi").click()
    expect(page.locator(REFUSED)).to_contain_text(told)
    expect(page.locator(CARD)).to_have_count(0)
    page.evaluate("location.hash = '#/new/suk'")
    steps.start(page)
    steps.wait_for(page, "yours")
    steps.move(page)


def test_a_script_that_is_not_the_wheels_is_not_run(page: Page, site: str, folder: Path, wheel: Path) -> None:
    packs.added(wheel, folder)
    board = folder / "packs" / SLUG / "board.js"
    board.write_text(board.read_text() + "\nglobalThis.foreign = true;\n")
    page.goto(f"{site}?lang=it#/new/{SLUG}")
    expect(page.locator(".refusal")).to_contain_text("board.js")
    assert page.evaluate("globalThis.foreign") is None


def test_who_has_no_packs_asks_only_once_and_late(page: Page, dist: Path, watch: Watch) -> None:
    with server.counting(dist) as counted:
        watch.home = counted.address
        page.goto(counted.address)
        expect(page.locator(".game-card")).to_have_count(5)
        while "site.json" not in counted.names:
            page.wait_for_timeout(50)
        page.wait_for_load_state("networkidle")
        first = counted.names.index("site.json")
        assert counted.names.count("site.json") == 1
        assert "static/locale/it.json" in counted.names[:first]
        assert not [name for name in counted.names if name.startswith("packs/")]


# -- the second engine ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def second(playwright: Playwright) -> Iterator[Browser]:
    path = firefox.executable()
    if not path:
        pytest.skip("no Firefox here, and none could be fetched (set REGOLO_FIREFOX)")
    started = playwright.firefox.launch(channel=firefox.CHANNEL, executable_path=path)
    yield started
    started.close()


@pytest.fixture
def there(second: Browser, watch: Watch) -> Iterator[BrowserContext]:
    made = second.new_context(locale="it-IT", viewport={"width": 1280, "height": 800})
    made.add_init_script(NO_COPY)
    watch.on(made)
    yield made
    made.close()


def test_firefox_plays_it_to_its_end(there: BrowserContext, site: str, folder: Path, wheel: Path) -> None:
    packs.added(wheel, folder)
    page = there.new_page()
    begin(page, site)
    steps.wait_for(page, "yours")
    steps.play_out(page)
    expect(page.locator("#status")).to_contain_text("Partita finita")
    kept = steps.saved_record(page)
    page.reload()
    steps.wait_for(page, "over")
    assert steps.saved_record(page) == kept


def test_firefox_sends_away_what_never_ends(
    there: BrowserContext, site: str, folder: Path, wheel: Path, tmp_path: Path
) -> None:
    packs.added(bent(wheel, tmp_path / "bent", ENDLESS), folder)
    page = there.new_page()
    begin(page, site)
    expect(page.locator(".refusal")).to_contain_text("ci metteva troppo", timeout=ENDLESS_PATIENCE)
