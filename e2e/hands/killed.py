"""A page that ends at any moment, in any engine: what was committed is there afterwards, at the same move."""

from pyapp.record import Record
from tools.quality.windows import OVER, YOURS, Window

MOMENTS = ("drawn", "choosing", "confirmed")


def play_first(window: Window) -> None:
    """The first move of the list, and the others' after it."""
    before = window.at()
    choose_first(window)
    window.press("#confirm")
    window.wait(f'{YOURS}:not([data-at="{before}"]), {OVER}')


def choose_first(window: Window) -> None:
    if not window.has("details.moves[open]"):
        window.press("details.moves summary")
    while not window.has("#confirm:enabled"):
        window.run("document.querySelector('.choice').click()")


def comes_back(window: Window, site: str) -> None:
    """Ended three times: at rest, with a move half chosen, and just after one was confirmed."""
    window.new_game(site)
    play_first(window)
    address = window.run("location.href")
    for moment in MOMENTS:
        if moment != "drawn":
            choose_first(window)
        if moment == "confirmed":
            window.press("#confirm")
        known = Record.parse(window.record()).moves
        window = window.killed()
        window.go(address)
        window.wait(f"{YOURS}, {OVER}")
        after = Record.parse(window.record()).moves
        assert after[: len(known)] == known, f"{moment}: {known[-3:]} saved, then {after[-3:]}"
        assert window.at() == len(after)
