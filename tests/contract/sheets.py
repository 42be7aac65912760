"""What the fact sheets number and what lies in the boxes: each game's `tests/<room>/sheet.py` says its own."""

from collections.abc import Iterable
from typing import Any

from tests.playing import own_module


def numbers(letter: str, text: str) -> set[str]:
    """`1-3 5 18a-f` as R1 R2 R3 R5 R18a … R18f."""
    found: set[str] = set()
    for word in text.split():
        first, _, last = word.partition("-")
        if not last:
            found.add(letter + first)
        elif last.isalpha():
            found |= {f"{letter}{first[:-1]}{chr(sign)}" for sign in range(ord(first[-1]), ord(last) + 1)}
        else:
            found |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return found


def named(kind: str, ids: Iterable[str]) -> set[str]:
    return {f"{kind}.{name}" for name in ids}


def sheet(slug: str) -> Any:
    """The sheet of a title: `RULES`, `PIECES`; where there are any, `EXAMPLES`, `STRANGERS`, `NAMES_APART`."""
    return own_module(slug, "sheet")
