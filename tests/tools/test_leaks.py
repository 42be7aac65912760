"""What is told of games that leave something behind."""

from tools.quality import leaks

EVEN = {"engine": "chromium", "games": 20, "nodes": 1.3, "listeners": 0.0, "heap": 0.06, "kept": {}}


def test_what_levels_off_lacks_nothing_and_what_grows_is_named() -> None:
    assert leaks.lacking(EVEN) == ""
    assert "MediaQueryList" in leaks.lacking(EVEN | {"listeners": 1.0, "kept": {"MediaQueryList change": 15}})
    assert leaks.lacking(EVEN | {"heap": 0.4})
    assert leaks.lacking(EVEN | {"nodes": 400.0})
    assert leaks.lacking({"engine": "webkit", "lacking": "none here"}) == "webkit: none here"


def test_the_section_stands_once_before_the_soak() -> None:
    page = "# Figures\n\n## At the table\n\nfast\n\n## Soak\n\nmuch\n\n## Not yet\n\nnothing\n"
    once = leaks.replaced(page, [EVEN])
    assert once.index(leaks.TITLE) < once.index("## Soak")
    assert "| chromium | 1.3 | 0.0 | 0.060 |" in once
    again = leaks.replaced(once, [EVEN | {"nodes": 2.0}])
    assert again == once.replace("| 1.3 |", "| 2.0 |")
    assert again.endswith("much\n\n## Not yet\n\nnothing\n")
