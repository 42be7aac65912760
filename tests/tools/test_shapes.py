"""What drawings of one page share is written once, and nothing of them is lost."""

import re

from tools.site.shapes import shared

BIG = '<path class="coast" d="' + "M10 10L20 20" * 12 + '"/>'
SHIP = f'<g class="ship">{BIG}<circle r="3"/></g>'


def whole(text: str, common: str) -> str:
    """A drawing with its references put back."""
    kept = dict(re.findall(r'<g id="(shape-\d+)">(.*?)</g>(?=<g id=|</defs>)', common.replace("\n", "")))
    while found := re.search(r'<use href="#(shape-\d+)" ?/>', text):
        text = text.replace(found[0], kept[found[1]])
    return text.replace(" />", "/>")


def test_a_shape_of_several_drawings_is_kept_once() -> None:
    one = f'<svg class="map"><g>{SHIP}</g></svg>'
    two = f'<svg class="map"><g transform="scale(2)">{SHIP}</g>{BIG}</svg>'
    common, made = shared({"one": one, "two": two})
    assert (common + "".join(made.values())).count("M10 10L20 20" * 12) == 1
    assert whole(made["one"], common) == one
    assert whole(made["two"], common) == two
    assert common.startswith('<svg class="map shapes"')


def test_what_occurs_once_or_is_short_stays_where_it_is() -> None:
    drawings = {
        "one": '<svg class="map"><circle r="3"/></svg>',
        "two": '<svg class="map"><circle r="3"/></svg>',
    }
    common, made = shared(drawings)
    assert common == ""
    assert whole(made["one"], common) == drawings["one"]
