"""Pictures of a figure's steps: the table as it is then, the author's words, and nothing that was not asked for."""

import asyncio
import json
from typing import Any
from xml.etree import ElementTree

import pytest

from pyapp.bridge import handle
from pyapp.core.refusals import BadPosition
from pyapp.teach import stills
from pyapp.teach.figures import read

FIGURE = {
    "position": "suk ..W.G..K..G",
    "caption": "Fig. 3",
    "steps": [
        {"ask": {"kind": "move", "text": {"it": "Quale colore?", "en": "Which colour?"}, "answer": "place 5 white b2"}},
        {"text": {"it": "Così.", "en": "So & so."}, "marks": "dock-5"},
    ],
}  # fmt: skip
BOARD = stills.Board('<svg class="diagram x" viewBox="0 0 900 600"></svg>', 900, 600, ".x{fill:#000}")


def asked(**request: Any) -> Any:
    return json.loads(asyncio.run(handle(json.dumps(request))))


def test_each_step_shows_the_table_after_those_before_it() -> None:
    told = asked(do="pages", figure=json.dumps(FIGURE))
    first, second = told["pages"]
    assert first["view"] != second["view"]
    assert "place 5 white b2" in first["moves"] and first["to_act"] == 0 and second["to_act"] == 1
    assert first["alt"]["en"] == "Marrak Hesh 17. Fig. 3 Which colour?"
    assert second["alt"]["en"].endswith("So & so. A ring: dock 5.")
    assert second["alt"]["it"].endswith("Così. Un cerchio: l’attracco 5.")
    assert told["figure"]["steps"][1]["text"] == {"it": "Così.", "en": "So & so."}


def test_a_step_that_can_not_be_reached_is_told() -> None:
    steps = [{"ask": {"kind": "move", "answer": {"points": 999}}}, {"text": "Then."}]
    told = asked(do="pages", figure=json.dumps({**FIGURE, "steps": steps}))
    assert not told["ok"] and "steps[0].ask" in told["problem"]["said"]["it"]


@pytest.mark.parametrize(
    ("look", "ground", "words"),
    [(stills.Look("dark"), 1, 1), (stills.Look("light", ground=False, words=False), 0, 0)],
)
def test_the_look_of_a_picture(look: stills.Look, ground: int, words: int) -> None:
    drawing = stills.whole(read(FIGURE), 1, BOARD, "en", look)
    page = ElementTree.fromstring(drawing.svg)
    assert page.get("data-theme") == look.theme
    assert drawing.svg.count("<rect") == ground
    assert drawing.svg.count("So &amp; so.</text>") == words and (drawing.height > 600) == bool(words)
    assert drawing.alt in ElementTree.tostring(page, encoding="unicode", method="text")


def test_a_mark_on_nothing_is_told_with_what_there_is() -> None:
    lost = stills.Board(BOARD.body, 900, 600, "", ("dock-99",), ("dock-5",))
    with pytest.raises(BadPosition) as problem:
        stills.whole(read(FIGURE), 1, lost, "en", stills.Look())
    assert problem.value.params["field"] == "steps[1].marks"


def test_the_page_asks_for_a_picture_through_the_door() -> None:
    board = {"body": BOARD.body, "width": 900, "height": 600, "style": "", "unknown": [], "places": []}
    wanted = {
        "do": "still",
        "figure": json.dumps(FIGURE),
        "step": 0,
        "language": "it",
        "theme": "light",
        **board,
    }
    told = asked(**wanted)
    assert told["ok"] and "Quale colore?" in told["svg"] and told["width"] == 900 and told["height"] > 600
    for wrong in ({"theme": "pink"}, {"step": 2}, {"language": "la"}, {"width": -3}):
        assert asked(**{**wanted, **wrong})["problem"]["key"] == "door.bad_request"
