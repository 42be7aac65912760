"""Flat Monte Carlo over imagined deals for Martians!!!: some turns by chance, then what each has got is counted."""

from typing import Any

from tests.rivals.montecarlo import WON, Title, choosing
from tests.rivals.talk import Talk

ITEM, LIFE, BULLET, DELIVERED = 4.0, 0.5, 0.2, 8.0  # in Martians shot


def standing(view: dict[str, Any], seat: int) -> float:
    """What a pawn has against the best of the others; together, what all have."""
    seats = [_holds(one) for one in view["seats"]]
    if view["cooperative"]:
        return sum(seats) + DELIVERED * len(view["delivered"]) - 0.2 * len(view["martians"])
    others = [holds for other, holds in enumerate(seats) if other != seat]
    return min(WON, seats[seat] - 0.5 * max(others, default=0.0))


def _holds(seat: dict[str, Any]) -> float:
    """Martians shot, items, life and bullets, each at its price."""
    return float(
        seat["kills"]
        + ITEM * len(seat["items"])
        + LIFE * (seat["life"] or 0)
        + BULLET * (seat["bullets"] or 0)
    )


TITLE = Title(
    "martians",
    plies=6_000,
    longest=60,
    words={"step": 3, "take": 6, "stop": 0.3, "end": 0.3, "pass": 2, "cook": 0.2},
    unfinished=standing,
)

if __name__ == "__main__":
    Talk("Flat Monte Carlo", TITLE.slug, choosing(TITLE)).run()
