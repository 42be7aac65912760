"""The small sheets of embedded boards: all that a stamp needs, and no more."""

from tools.site.embed_css import used

SHEET = """
:is([data-game='pocket-mars'], .mars, .pm-ship) { --seat-1: red }
:is([data-colours~='1-2'], .mars .pm-ship) { --seat-1: blue }
.pm-ship { fill: green }
.stamp-n { fill: white }
"""


def test_a_rule_for_several_things_stays_for_the_one_that_is_drawn() -> None:
    kept = used("const stamp = () => svg`<g class='mars'><text class='stamp-n'/></g>`", SHEET).decode()
    assert ".mars{--seat-1:red}" in kept.replace("[data-game='pocket-mars'],", "")
    assert ".stamp-n{fill:white}" in kept
    assert "blue" not in kept and "green" not in kept
