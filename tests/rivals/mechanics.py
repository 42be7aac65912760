"""Flat Monte Carlo over imagined deals for Mars Needs Mechanics; playouts buy, build and sell rather than pass."""

from tests.rivals.montecarlo import Title, choosing
from tests.rivals.talk import Talk

TITLE = Title(
    "mechanics",
    plies=30_000,
    longest=400,
    words={"sell": 5, "buy": 5, "build": 3, "dismantle": 0.2, "pass": 0.1},
)

if __name__ == "__main__":
    Talk("Flat Monte Carlo", TITLE.slug, choosing(TITLE)).run()
