"""Links that are pasted somewhere show name, sentence and picture; machines find what they look for."""

import json
import re
import struct
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from pyapp import GAMES
from tools import verbs
from tools.env.places import ROOT
from tools.site import cards, catalog, rulepages
from tools.site.page_check import Page

SHELF = [game for game in catalog.games() if catalog.drawn(game.slug)]
ADDRESS = "https://example.org/regolo/"


@pytest.fixture(scope="module")
def known() -> dict[str, bytes]:
    return cards.files(SHELF, ADDRESS)


@pytest.fixture(scope="module")
def unknown() -> dict[str, bytes]:
    return cards.files(SHELF, "")


class Head(HTMLParser):
    """Metas by name and links by what they are."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.metas: dict[str, str] = {}
        self.links: dict[str, list[dict[str, str]]] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "meta" and "content" in given:
            self.metas[given.get("property") or given.get("name", "")] = given["content"]
        if tag == "link":
            self.links.setdefault(given["rel"], []).append(given)

    handle_startendtag = handle_starttag


@pytest.mark.parametrize("game", SHELF, ids=lambda game: str(game.slug))
@pytest.mark.parametrize("language", ["it", "en"])
def test_a_card_has_name_sentence_picture_and_its_sisters(
    known: dict[str, bytes], game: object, language: str
) -> None:
    slug = game.slug  # type: ignore[attr-defined]
    messages = GAMES[slug].texts(language).MESSAGES
    head = Head(known[cards.page_of(slug, language)].decode())
    assert (head.metas["og:title"], head.metas["og:description"]) == (messages["name"], messages["tagline"])
    assert head.metas["og:image"] == head.metas["twitter:image"] == f"{ADDRESS}play/{slug}.{language}.png"
    assert head.metas["twitter:card"] == "summary_large_image"
    assert (
        head.links["canonical"][0]["href"] == head.metas["og:url"] == f"{ADDRESS}play/{slug}.{language}.html"
    )
    sisters = {one["hreflang"]: one["href"] for one in head.links["alternate"] if "hreflang" in one}
    assert sisters.keys() == {"it", "en", "x-default"}
    for address in sisters.values():
        assert address.removeprefix(ADDRESS) in known


def test_pictures_are_as_large_as_they_say(known: dict[str, bytes]) -> None:
    for game in SHELF:
        for language in ("it", "en"):
            picture = known[cards.picture_of(game.slug, language)]
            assert picture[:8] == b"\x89PNG\r\n\x1a\n"
            assert struct.unpack(">II", picture[16:24]) == (cards.WIDTH, cards.HEIGHT)
            assert (
                20_000 < len(picture) < 600_000
            )  # an empty one is smaller; messengers give up on larger ones


def test_oembed_is_found_on_the_card_and_frames_the_game(known: dict[str, bytes]) -> None:
    head = Head(known["play/suk.en.html"].decode())
    (found,) = [one for one in head.links["alternate"] if one.get("type") == "application/json+oembed"]
    answer = json.loads(known[found["href"].removeprefix(ADDRESS)])
    assert (answer["version"], answer["type"]) == ("1.0", "rich")
    assert f'src="{ADDRESS}embed/v1/?game=suk&amp;lang=en"' in answer["html"]
    assert answer["thumbnail_url"].removeprefix(ADDRESS) in known


@pytest.mark.parametrize("game", SHELF, ids=lambda game: str(game.slug))
@pytest.mark.parametrize("language", ["it", "en"])
def test_every_card_has_an_answer_of_its_own_for_pages_that_unfold_links(
    known: dict[str, bytes], game: object, language: str
) -> None:
    slug = game.slug  # type: ignore[attr-defined]
    head = Head(known[cards.page_of(slug, language)].decode())
    (found,) = [one for one in head.links["alternate"] if one.get("type") == "application/json+oembed"]
    answer = json.loads(known[found["href"].removeprefix(ADDRESS)])
    assert {"version", "type", "html", "width", "height"} <= set(answer)
    assert f"game={slug}&amp;lang={language}" in answer["html"]
    assert f'width="{answer["width"]}" height="{answer["height"]}"' in answer["html"]


def test_frames_ask_not_to_be_listed_and_pages_do_not() -> None:
    """A board without its article is nothing to be found; nothing in the map of the site says so of itself."""
    for name in ("embed/frame.html", "tools/site/cards.py", "tools/site/rulepages.py", "index.html"):
        said = "noindex" in (ROOT / name).read_text("utf-8")
        assert said == (name == "embed/frame.html"), name


def test_robots_and_the_map_of_the_site(known: dict[str, bytes]) -> None:
    assert f"Sitemap: {ADDRESS}sitemap.xml" in known["robots.txt"].decode()
    there = [
        one.text for one in ElementTree.fromstring(known["sitemap.xml"]).iter() if one.tag.endswith("}loc")
    ]
    assert len(there) == len(set(there)) == 1 + 4 * len(SHELF)
    rules = rulepages.address("suk", "it")
    assert f"{ADDRESS}{rules}" in there and f"{ADDRESS}play/suk.it.html" in there


def test_who_is_not_told_the_address_writes_none(unknown: dict[str, bytes]) -> None:
    assert "sitemap.xml" not in unknown and "Sitemap" not in unknown["robots.txt"].decode()
    assert not any(name.endswith(".json") for name in unknown)
    page = unknown["play/suk.it.html"].decode()
    assert "http" not in re.sub(r"http-equiv", "", page)
    assert Head(page).metas["og:image"] == "../play/suk.it.png"
    checked = Page()
    checked.feed(page)
    assert checked.found == []


@pytest.mark.parametrize("language", ["it", "en"])
def test_rules_pages_say_what_they_are_about(language: str) -> None:
    for game in SHELF:
        text = cards.structured(game, language, ADDRESS)
        kinds = json.loads(text.removeprefix('<script type="application/ld+json">').removesuffix("</script>"))
        about, how = kinds
        assert (about["@type"], how["@type"]) == ("Game", "HowTo")
        assert about["numberOfPlayers"]["minValue"] == game.players[0]
        steps = [step for section in how["step"] for step in section["itemListElement"]]
        assert {step["name"] for step in steps} == set(game.texts(language).RULES)
        assert all(step["text"] and step["url"].startswith(f"{ADDRESS}rules/") for step in steps)


@pytest.mark.parametrize(
    ("words", "address"),
    [([], ""), (["--address", "https://example.org/regolo"], ADDRESS)],
)
def test_build_is_told_the_address_or_not(
    monkeypatch: pytest.MonkeyPatch, words: list[str], address: str
) -> None:
    told: list[dict[str, str]] = []
    monkeypatch.setattr("tools.site.build", lambda **how: told.append(how))
    assert verbs.build(words) == 0 and told == [{"address": address}]


@pytest.mark.parametrize("odd", ["", "example.org", "ftp://example.org/", "https://example.org/?a=1"])
def test_what_is_no_address_is_said(odd: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        verbs.build(["--address", odd])
    assert "is not an address such as" in capsys.readouterr().err
