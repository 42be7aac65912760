"""Flat Monte Carlo over imagined deals for Pocket Mars: every move is played on to the end by chance."""

from tests.rivals.montecarlo import Title, choosing
from tests.rivals.talk import Talk

TITLE = Title("pocket-mars", plies=60_000, longest=400, words={"settle": 2, "skip": 0.3})

if __name__ == "__main__":
    Talk("Flat Monte Carlo", TITLE.slug, choosing(TITLE)).run()
