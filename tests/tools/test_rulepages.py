"""The rules as pages of their own: every rule once, with an address and pictures, in both languages, without scripts."""

import gzip
import json
import re
from html.parser import HTMLParser

import pytest

from pyapp import GAMES
from pyapp.teach.ours import material
from tools.site import catalog
from tools.site.rulepages import LANGUAGES, address, books, drawings, pages

DRAWN = [slug for slug in GAMES if catalog.drawn(slug)]
MADE = pages([GAMES[slug] for slug in DRAWN])
DRAWINGS = drawings([GAMES[slug] for slug in DRAWN])
EVERY_PAGE = pytest.mark.parametrize(
    ("slug", "language"), [(slug, language) for slug in DRAWN for language in LANGUAGES]
)
SITE = "https://example.org/regolo/"
VOID = {"meta", "link", "br", "img"}


class Reading(HTMLParser):
    """What a browser makes of a page: ids, links, and whether every tag is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.ids.append(found["id"] or "")
        if tag == "a":
            self.links.append(found.get("href") or "")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag in VOID or self.open.pop() == tag


def read(slug: str, language: str) -> tuple[str, Reading]:
    text = MADE[address(slug, language)].decode()
    return text, Reading(text)


@EVERY_PAGE
def test_every_rule_has_its_address(slug: str, language: str) -> None:
    _, page = read(slug, language)
    assert len(page.ids) == len(set(page.ids)) and not page.open
    assert set(GAMES[slug].texts(language).RULES) <= set(page.ids)


@EVERY_PAGE
def test_every_rule_that_is_named_can_be_followed(slug: str, language: str) -> None:
    _, page = read(slug, language)
    inside = {link[1:] for link in page.links if link.startswith("#")}
    assert inside <= set(page.ids)
    other = next(one for one in LANGUAGES if one != language)
    assert f"{slug}.{other}.html" in page.links and f"../index.html?lang={language}#/new/{slug}" in page.links


@EVERY_PAGE
def test_a_page_needs_no_script_and_says_where_rules_come_from(slug: str, language: str) -> None:
    text, _ = read(slug, language)
    assert re.findall(r"<script[^>]*>", text) == ['<script type="application/ld+json">'], "data alone"
    assert f'<html lang="{language}"' in text
    marks = set(re.findall(r'class="origin origin-(\w+)"', text))
    assert marks == set(GAMES[slug].texts().PROVENANCE.values()) - {"seed"}


@EVERY_PAGE
def test_a_part_that_is_not_the_rulebooks_is_told_under_its_rule(slug: str, language: str) -> None:
    text, _ = read(slug, language)
    said = {
        "partly": {"it": "Una parte è una nostra lettura", "en": "A part of it is our reading"},
        "elsewhere": {
            "it": "Una parte viene da un’altra fonte",
            "en": "A part of it comes from another source",
        },
    }
    for rule in GAMES[slug].texts(language).RULES:
        under = text.partition(f'<div class="rule" id="{rule}">')[2].partition("</div>")[0]
        parts = catalog.parts_of(GAMES[slug], rule)
        for mark, words in said.items():
            _, told, after = under.partition(words[language])
            assert bool(told) == (mark in parts), (rule, mark)
            assert all(f">{ruling}<" in after for ruling in parts.get(mark, ())), (rule, mark)


@EVERY_PAGE
def test_every_piece_and_every_example_has_its_picture(slug: str, language: str) -> None:
    text, page = read(slug, language)
    for _, parts in GAMES[slug].texts().PARTS:
        for part in parts:
            shown = re.search(rf'id="{re.escape(part)}"><dt><span class="part-picture">(.*?)</dt>', text)
            assert shown and "<svg" in shown[1], part
    given = material(GAMES[slug])
    told = [one.id for one in given.examples] if given else []
    pictures = re.findall(r'id="example-(\w+)"><dt><span class="example-picture"><svg', text)
    assert pictures == told
    assert {f"../index.html?lang={language}#/example/{slug}/{one}" for one in told} <= set(page.links)
    assert " style=" not in text, "the page's policy refuses it"


@EVERY_PAGE
def test_every_shape_that_is_referred_to_is_there_and_the_page_is_light(slug: str, language: str) -> None:
    text, page = read(slug, language)
    assert set(re.findall(r'<use href="#(.+?)"', text)) <= set(page.ids)
    assert set(re.findall(r"url\(#([\w-]+)\)", text)) <= set(page.ids)
    assert len(gzip.compress(text.encode())) < 60_000


@EVERY_PAGE
def test_the_glossary_stands_on_the_page(slug: str, language: str) -> None:
    text, _ = read(slug, language)
    messages = GAMES[slug].texts(language).MESSAGES
    for key in messages:
        if key.startswith("glossary."):
            assert f"<dt>{messages[key.replace('glossary.', 'part.')]}</dt>" in text, key


@EVERY_PAGE
def test_machines_are_told_where_a_page_is_and_what_it_is_about(slug: str, language: str) -> None:
    """Whole addresses in the page itself, each of a page and a rule that are there."""
    pages_of = books(GAMES[slug], DRAWINGS[slug], SITE)
    made = {name: text.decode() for name, text in pages_of.items()}
    text = made[address(slug, language)]
    (canonical,) = re.findall(r'<link rel="canonical" href="([^"]+)"', text)
    assert canonical == SITE + address(slug, language)
    sisters = dict(re.findall(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"', text))
    assert set(sisters) == {*LANGUAGES, "x-default"}
    assert {link.removeprefix(SITE) for link in sisters.values()} == set(made)
    (data,) = re.findall(r'<script type="application/ld\+json">(.*?)</script>', text, re.S)
    about, how = json.loads(data)
    assert (about["@type"], how["@type"]) == ("Game", "HowTo") and about["url"] == canonical
    steps = [step for section in how["step"] for step in section["itemListElement"]]
    assert {step["url"].removeprefix(f"{canonical}#") for step in steps} == set(
        GAMES[slug].texts(language).RULES
    )
    assert {step["url"].partition("#")[2] for step in steps} <= set(Reading(text).ids)
