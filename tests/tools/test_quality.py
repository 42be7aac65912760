"""The figures of quality become a page; what is missed is named."""

from typing import Any

from tools.fuzz.soak import kept
from tools.quality.lighthouse import Marks, middle
from tools.quality.report import _page

MISSED = Marks(
    "home", {"performance": 0.9, "accessibility": 1.0, "best-practices": 1.0, "seo": 1.0}, 200, 0.03, 900
)
REACHED = Marks(
    "rules", {"performance": 0.95, "accessibility": 1.0, "best-practices": 1.0, "seo": 1.0}, 150, 0.02, 9
)

RUN = {"seconds": 1.5, "games": {"suk": 3}, "moves": {"suk": 600}, "inputs": {"links": 7}, "failures": []}


def facts(**more: Any) -> dict[str, Any]:
    counted = [
        {"kind": "screen", "name": "home", "axe": 0, "named": 0, "target": 2, "text": 0, "piece": 0},
        {"kind": "screen", "name": "keys", "axe": 1, "named": 0, "target": 3},
        {"kind": "game", "slug": "suk", "hand": "keys", "moves": 22},
        {"kind": "firefox", "slug": "suk", "moves": 5},
        {
            "kind": "sight",
            "slug": "suk",
            "theme": "dark",
            "pairs": 84,
            "alike": 0,
            "nearest": "seat seat-1 seat-2",
        },
        {"kind": "paper", "what": "suk, rules", "sheets": 18, "cut": 0},
    ]
    given: dict[str, Any] = {
        "date": "2026-01-01",
        "counted": counted,
        "lighthouse": [vars(MISSED)],
        "soak": kept.together([RUN, RUN | {"failures": ["one"], "mended": ["two"]}]),
        "faults": {
            "killed": {
                "date": "2026-01-02",
                "passed": 3,
                "failures": ["one"],
                "tried": {"kill": 100},
                "failed": {"kill": 2},
            },
            "offline": {"date": "2026-01-02", "passed": 13, "failures": [], "tried": {}, "failed": {}},
        },
        "opinions": {
            "suk": {
                "seed": 71,
                "games": 1000,
                "moments": 34395,
                "seconds": 3.0,
                "failures": [],
                "python": "3.11.7",
            }
        },
        "leaks": [{"engine": "webkit", "lacking": "no driver"}],
        "golden": {"suk": 20},
        "tests": {"tests": 5},
        "lacking": [],
    }
    return given | more


def test_goals_are_reached_at_the_limit_and_not_below() -> None:
    assert REACHED.lacking == []
    assert MISSED.lacking == ["performance 0.90", "blocked for 200 ms", "layout shift 0.030"]


def test_one_busy_run_of_three_does_not_count() -> None:
    calm = Marks("home", REACHED.scores, 50, 0.0, 800)
    assert middle([calm, MISSED, Marks("home", REACHED.scores, 120, 0.01, 850)]) == Marks(
        "home", REACHED.scores, 120, 0.01, 850
    )


def test_the_page_adds_up() -> None:
    page = _page(facts())
    assert "| targets below 24 px, main ones below 44 px | 5 |" in page
    assert "| axe-core, WCAG 2.0 to 2.2, A and AA | 1 |" in page
    assert "| suk | keys | 22 |" in page and "| suk | clicks in Firefox | 5 |" in page
    assert "| home | 0.90 | 1.00 | 1.00 | 1.00 | 200 | 0.030 | 900 |" in page
    assert "| suk | dark | 84 | 0 | seat seat-1 seat-2 |" in page and "| suk, rules | 18 | 0 |" in page
    assert "| moves | 1,200 |" in page and "| hostile inputs | 14 |" in page
    assert "| killed | 2026-01-02 | 3 | 1 | 100 × kill | 2 |" in page
    assert "| offline | 2026-01-02 | 13 | 0 | its tests | 0 |" in page
    assert "| failures open | 1 |" in page and "| failures found and mended | 1 |" in page
    assert "webkit" in page and "no driver" in page
    assert "every goal is reached" in page


def test_what_is_missed_is_named() -> None:
    page = _page(facts(lacking=["Lighthouse, home: performance 0.90"], soak=kept.together([])))
    assert "- Lighthouse, home: performance 0.90" in page and "| runs | 0 |" in page
    assert "every goal is reached" not in page
