"""The page and Python speak the same small grammar: the same samples, the same sentences."""

from typing import Any

import pytest
from playwright.sync_api import Page

from pyapp.core.messages import Reader
from tools.env.places import ROOT

MESSAGES = {
    "plain": "L’attracco {dock} è libero.",
    "named": "Prendi {tile, name, tile, the}, {tile, name, tile}.",
    "listed": "Valgono {cards, list, card}.",
    "any": "Vale {cards, any, card}: {cards}.",
    "plural": "{n, plural, =0 {niente} one {# punto} other {# punti}}, poi {dock}",
    "select": "{how, select, swap {scambia {a} e {b}} other {niente}}",
    "quoted": "una graffa '{' e una '}' e l'apostrofo",
    "seat": "Tocca a {seat, seat}.",
    "nested": "{n, plural, one {{seat, seat} ha # punto} other {{seat, seat} ha # punti}}",
    "tile.robot": "Robot",
    "tile.robot.the": "il Robot",
    "tile.relic": "Reperto",
    "card.a": "Pulsar",
    "card.b": "Quasar",
    "card.c": "Nebulosa",
}
SAMPLES: list[tuple[str, dict[str, Any]]] = [
    ("plain", {"dock": 7}),
    ("named", {"tile": "robot"}),
    ("named", {"tile": "relic"}),
    ("listed", {"cards": ["a"]}),
    ("listed", {"cards": ["a", "b"]}),
    ("listed", {"cards": []}),
    ("any", {"cards": ["a", "b", "c"]}),
    *[("plural", {"n": n, "dock": 3}) for n in (0, 1, 2, 21, -2)],
    ("select", {"how": "swap", "a": "a1", "b": "b2"}),
    ("select", {"how": "other"}),
    ("quoted", {}),
    ("seat", {"seat": 1}),
    ("nested", {"n": 1, "seat": 0}),
    ("nested", {"n": 5, "seat": 1}),
    ("unknown.key", {}),
]
SCRIPT = ROOT / "static/js/words/messages.js"  # on the site it is part of a larger file
SPEAK = """async ([messages, lang, names, samples]) => {
  const { say } = await import(new URL('static/js/words/messages.js', document.baseURI).href);
  const speech = { messages, lang, seatName: (seat) => names[seat] };
  return samples.map(([key, params]) => say(speech, key, params));
}"""


@pytest.fixture(autouse=True)
def _script_at_hand(page: Page) -> None:
    page.route("**/messages.js", lambda route: route.fulfill(path=SCRIPT))


@pytest.mark.parametrize("lang", ["it", "en"])
def test_la2_the_same_sentences(page: Page, site: str, lang: str) -> None:
    names = ["Anna", "Bruno"]
    page.goto(site)
    there = page.evaluate(SPEAK, [MESSAGES, lang, names, SAMPLES])
    reader = Reader(MESSAGES, lang, names)
    assert there == [reader.say(key, params) for key, params in SAMPLES]


def test_la2_numbers(page: Page, site: str) -> None:
    page.goto(site)
    said = page.evaluate(SPEAK, [{"n": "{n}"}, "it", [], [["n", {"n": n}] for n in (1234.5, 12345.5)]])
    assert said == ["1234,5", "12.345,5"]
