"""What an author draws over a board: rings, arrows, numbers and crosses, on any piece or space.

    dock-5                  a ring
    dock-5 > dock-7         an arrow
    1: dock-8               a number
    cross red: dock-9       a cross in another colour

A place is what lessons point at: a thing's id (`dock-5`, `cell-0-b2`), the words of a move (`place 7 * *`), or `#` and
what can be read about (`#deck`). Colours differ by their line too: blue is whole, red dashed, green dotted, yellow double.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, cast

from ..core.answers import MarkTold
from ..core.position import Fields

Kind = Literal["ring", "arrow", "number", "cross"]
KINDS: tuple[Kind, ...] = ("ring", "arrow", "number", "cross")
COLOURS = ("blue", "red", "green", "yellow")
MOST_MARKS, LARGEST_NUMBER, LONGEST_PLACE = 24, 99, 60
PLACE = re.compile(r"[a-z#][\w#.,:+ *-]{0,59}", re.IGNORECASE)
BETWEEN = re.compile(r"\s*(?:;|,\s)\s*")  # a comma may belong to a place: sq-1,1
PREFIX = re.compile(r"(?:[a-z]+|\d{1,2})(?: +(?:[a-z]+|\d{1,2}))*")


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing drawn over the board; an arrow goes from `at` to `to`."""

    kind: Kind
    at: str
    to: str = ""
    n: int = 0
    colour: str = COLOURS[0]

    def as_dict(self) -> MarkTold:
        """Without what says nothing."""
        told: MarkTold = {"kind": self.kind, "at": self.at}
        if self.kind == "arrow":
            told["to"] = self.to
        if self.kind == "number":
            told["n"] = self.n
        if self.colour != COLOURS[0]:
            told["colour"] = self.colour
        return told

    def __str__(self) -> str:
        words = {"number": [str(self.n)], "cross": ["cross"]}.get(self.kind, [])
        if self.colour != COLOURS[0]:
            words.append(self.colour)
        return f"{' '.join(words)}{': ' if words else ''}{self.at}{f' > {self.to}' if self.kind == 'arrow' else ''}"


def read_marks(fields: Fields, name: str) -> tuple[Mark, ...]:
    """A text of marks, or a list of texts and objects; raises BadPosition naming the wrong one."""
    given = fields.get(name) or ()
    if isinstance(given, str):
        given = [part for part in BETWEEN.split(given.strip()) if part]
    if not isinstance(given, (list, tuple)) or len(given) > MOST_MARKS:
        raise fields.wrong(name, "position.list", low=0, high=MOST_MARKS)
    return tuple(_mark(fields, f"{name}[{number}]", one) for number, one in enumerate(given))


def written_marks(marks: Iterable[Mark]) -> str:
    """The marks as the text that reads back."""
    return "; ".join(map(str, marks))


def _mark(fields: Fields, name: str, given: Any) -> Mark:
    if isinstance(given, str):
        return _told(fields, name, given)
    inside = Fields(given, fields.named(name))
    kind = cast(Kind, inside.one_of("kind", KINDS, KINDS[0]))
    colour = inside.one_of("colour", COLOURS, COLOURS[0])
    at = _place(inside, "at", inside.get("at"))
    to = _place(inside, "to", inside.get("to")) if kind == "arrow" else ""
    n = inside.number("n", 0, LARGEST_NUMBER, 1) if kind == "number" else 0
    inside.rest_unknown()
    return Mark(kind, at, to, n, colour)


def _told(fields: Fields, name: str, text: str) -> Mark:
    """`cross red: dock-9`."""
    head, colon, place = text.partition(":")
    told = colon and PREFIX.fullmatch(head.strip())  # `one-energy:0` is a place
    words, place = (head.split(), place) if told else ([], text)
    start, arrow, end = (part.strip() for part in place.partition(">"))
    kind: Kind = "arrow" if arrow else "ring"
    colour, n = COLOURS[0], 0
    for word in words:
        if word in COLOURS:
            colour = word
        elif word.isascii() and word.isdecimal() and len(word) <= len(str(LARGEST_NUMBER)) and not arrow:
            kind, n = "number", int(word)
        elif word in ("ring", "cross") and not arrow:
            kind = cast(Kind, word)
        elif word != kind:
            raise fields.unfit(name, word, [*KINDS[:1], *KINDS[3:], *COLOURS])
    to = _place(fields, name, end) if arrow else ""
    return Mark(kind, _place(fields, name, start), to, n, colour)


def _place(fields: Fields, name: str, text: Any) -> str:
    if not isinstance(text, str) or not PLACE.fullmatch(text.strip()):
        raise fields.wrong(name, "figure.place")
    return text.strip()
