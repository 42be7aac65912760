"""The section "at the table" of docs/quality.md: how soon a press is answered, how many a turn takes, what jumps."""

from statistics import quantiles
from typing import Any

Facts = dict[str, Any]
TESTS = (
    "e2e/flows/test_presses.py",
    "e2e/looks/test_presses_a_turn.py",
    "e2e/looks/test_shift.py",
)
TITLE = "## At the table"


def section(counted: list[Facts]) -> list[str]:
    return [
        TITLE,
        "Everything that can be pressed, at random moments of kept games: how soon the page looks different.",
        _table(("table", "size", "presses", "middle ms", "95 in 100 ms", "unanswered"), _presses(counted)),
        "Presses for a whole own turn that a scripted person plays against a computer, fights left out.",
        _table(("table", "turns", "usual", "most", "asked in others’ turns"), _turns(counted)),
        "What jumps while a game is played: the most within five seconds, by the browser’s own measure (goal 0.02).",
        _table(("table", "size", "words", "decisions", "shift"), _shifts(counted)),
    ]


def replaced(page: str, counted: list[Facts]) -> str:
    """The page with this section anew; before the next heading of the same rank, or at the place of "Soak"."""
    new = "\n\n".join(section(counted)) + "\n\n"
    before, found, rest = page.partition(f"{TITLE}\n")
    if not found:
        before, _, after = page.partition("## Soak\n")
        return f"{before}{new}## Soak\n{after}"
    _, _, after = rest.partition("\n## ")
    return f"{before}{new}## {after}"


def _of(kind: str, counted: list[Facts]) -> list[Facts]:
    return [one for one in counted if one["kind"] == kind]


def _presses(counted: list[Facts]) -> list[tuple[Any, ...]]:
    rows = []
    found = _of("press", counted)
    for slug, size in sorted({(one["slug"], one["size"]) for one in found}):
        mine = [one for one in found if (one["slug"], one["size"]) == (slug, size)]
        times = [one["took"] for one in mine if one["took"] is not None]
        cuts = quantiles(times, n=20) if len(times) > 1 else times * 19
        rows.append(
            (slug, size, len(mine), f"{cuts[9]:.0f}", f"{cuts[18]:.0f}", sum(one["failed"] for one in mine))
        )
    return rows


def _turns(counted: list[Facts]) -> list[tuple[Any, ...]]:
    return [
        (one["slug"], one["turns"], f"{one['usual']:g}", one["most"], one["asked"])
        for one in _of("turns", counted)
    ]


def _shifts(counted: list[Facts]) -> list[tuple[Any, ...]]:
    return [
        (one["slug"], one["size"], one["words"], one["decisions"], f"{one['worst']:.3f}")
        for one in _of("shift", counted)
    ]


def _table(head: tuple[str, ...], rows: list[tuple[Any, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)
