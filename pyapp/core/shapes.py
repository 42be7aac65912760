"""What may stand in each field of a position, and where on the board it lies: the desk of who lays one out by hand."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from .layout import Count, Hands, Layout

Kind = Literal[
    "whole",
    "flag",
    "one",
    "many",
    "counts",
    "slots",
    "cells",
    "letters",
    "order",
    "thing",
    "row",
    "seats",
    "chance",
]
How = Literal["edit", "member", "entries", "set"]


@dataclass(frozen=True, slots=True)
class Shape:
    """What one entry of a position may be."""

    kind: Kind
    ids: tuple[
        str, ...
    ] = ()  # what may be said there, or the cells of a board; many: words in place of a list
    names: str = ""  # where the game's words for them are: `component` for `component.lens`
    pool: bool = False  # pieces of the box, of which there are only so many
    low: int = 0
    high: int = 0
    free: bool = False  # may be nothing
    sized: bool = False  # many: only how many there are may be said instead
    of: "Shape | None" = None
    fields: tuple[tuple[str, "Shape"], ...] = ()
    cases: tuple[
        tuple[str, tuple[tuple[str, "Shape"], ...]], ...
    ] = ()  # thing: more, by what its first field says

    def fields_of(self, value: Any) -> dict[str, "Shape"]:
        """The fields of a thing, with those it has because of its kind."""
        kind = value.get(self.fields[0][0]) if isinstance(value, Mapping) and self.fields else None
        return dict(self.fields) | dict(dict(self.cases).get(str(kind), ()))

    def as_dict(self) -> dict[str, Any]:
        told: dict[str, Any] = {"kind": self.kind}
        if self.ids:
            told["ids"] = list(self.ids)
        for name in ("names", "pool", "low", "high", "free", "sized"):
            if value := getattr(self, name):
                told[name] = value
        if self.of:
            told["of"] = self.of.as_dict()
        if self.fields:
            told["fields"] = {name: shape.as_dict() for name, shape in self.fields}
        if self.cases:
            told["cases"] = {
                kind: {name: shape.as_dict() for name, shape in more} for kind, more in self.cases
            }
        return told


CHANCE = Shape("chance")  # a state of chance
FLAG = Shape("flag")


def whole(low: int, high: int, *, free: bool = False) -> Shape:
    return Shape("whole", low=low, high=high, free=free)


def one(ids: Iterable[str], names: str = "", *, free: bool = False, pool: bool = False) -> Shape:
    return Shape("one", tuple(ids), names, pool, free=free)


def seat(players: int, *, free: bool = False) -> Shape:
    """One of the seats, by its number."""
    return Shape("whole", high=players - 1, names="seat", free=free)


def many(of: Shape, most: int, words: Iterable[str] = (), names: str = "", *, sized: bool = False) -> Shape:
    """A list; or one of some words that say it all; or only how many there are."""
    return Shape("many", tuple(words), names, of=of, high=most, sized=sized)


def counts(ids: Iterable[str], names: str, most: int, *, pool: bool = True) -> Shape:
    """How many of each."""
    return Shape("counts", tuple(ids), names, pool, high=most)


def order(ids: Iterable[str], names: str) -> Shape:
    """All of these, each once, in some order; of seats, their numbers."""
    return Shape("order", tuple(ids), names)


def slots(of: Shape, n: int) -> Shape:
    """So many places in a row, each with something or nothing."""
    return Shape("slots", of=of, high=n)


def cells(places: Iterable[str], of: Shape) -> Shape:
    return Shape("cells", tuple(places), of=of)


def letters(n: int, meaning: Mapping[str, str], names: str) -> Shape:
    """A text of so many letters, each for a piece; `.` for none."""
    return Shape(
        "letters", tuple(f"{letter}{piece}" for letter, piece in meaning.items()), names, True, high=n
    )


def thing(**fields: Shape) -> Shape:
    return Shape("thing", fields=tuple(fields.items()))


def step(
    kinds: Iterable[str], cases: Mapping[str, Mapping[str, Shape]] | None = None, **fields: Shape
) -> Shape:
    """Something still to be done: of which kind, what else is said of it, and what only some kinds say."""
    more = tuple((kind, tuple(said.items())) for kind, said in (cases or {}).items())
    return Shape("thing", fields=(("step", one(kinds, "due")), *fields.items()), cases=more)


def row(**fields: Shape) -> Shape:
    """Always so many values in a row, each with its meaning."""
    return Shape("row", fields=tuple(fields.items()))


def maybe(shape: Shape) -> Shape:
    """The same, where nothing need be said."""
    return replace(shape, free=True)


def seats(of: Shape, players: int) -> Shape:
    return Shape("seats", of=of, high=players)


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the board: what is pressed there, by the id it has in drawings, and which entry it is about.

    Names between braces are parts of the id; `{each}` in a path is every seat, `{eyes}` the one that looks.
    """

    place: str
    path: str
    how: How = "edit"
    key: str = ""  # entries: which entry of theirs says the place

    def as_dict(self) -> dict[str, str]:
        return {"place": self.place, "path": self.path, "how": self.how, "key": self.key}


@dataclass(frozen=True, slots=True)
class Desk:
    """All that an author can lay out."""

    shapes: Mapping[str, Shape]
    spots: tuple[Spot, ...] = ()
    box: Mapping[str, int] = field(default_factory=dict)  # how often each piece exists
    rules: Mapping[str, str] = field(default_factory=dict)  # the rule that speaks of a field
    unsaid: tuple[str, ...] = ("rng",)  # hidden or past: left open when a moment of a game is taken over

    def left(self, position: Mapping[str, Any]) -> dict[str, int]:
        """How many of each piece of the box no field of a position has named."""
        named: Counter[str] = Counter()
        for name, shape in self.shapes.items():
            named.update(pieces(shape, position.get(name)))
        return {piece: n - named[piece] for piece, n in self.box.items()}


def pieces(shape: Shape, value: Any) -> Iterator[str]:
    """The pieces of the box that an entry names, each as often as it is there; whatever does not fit is passed over."""
    match shape.kind, value:
        case "one", str() if shape.pool:
            yield value.removeprefix("down ")
        case "counts", dict() if shape.pool:
            for piece, n in value.items():
                yield from [str(piece)] * (n if isinstance(n, int) and 0 < n < 1000 else 0)
        case "letters", str() if shape.pool:
            meaning = {told[0]: told[1:] for told in shape.ids}
            yield from (meaning[letter] for letter in value if meaning.get(letter))
        case (("many" | "slots" | "seats"), list()) if shape.of:
            for inside in value:
                yield from pieces(shape.of, inside)
        case "cells", dict() if shape.of:
            for inside in value.values():
                yield from pieces(shape.of, inside)
        case "thing", dict():
            for name, inner in shape.fields_of(value).items():
                yield from pieces(inner, value.get(name))
        case _:
            return


def tidy(shape: Shape, value: Any) -> Any:
    """The same, written the one way in which it is edited: cells by name, nothing for what is not there."""
    match shape.kind, value:
        case "cells", list():
            return {
                place: inside for place, inside in zip(shape.ids, value, strict=False) if inside is not None
            }
        case (("seats" | "many" | "slots"), list()) if shape.of:
            return [tidy(shape.of, inside) for inside in value]
        case "thing", dict():
            inner = shape.fields_of(value)
            return {name: tidy(inner[name], said) if name in inner else said for name, said in value.items()}
        case _:
            return value


def of_layout(layout: Layout[Any], players: int) -> Desk:
    """The desk of a game that says where its pieces lie."""
    piece = one(layout.ids, "piece", pool=True)
    most = sum(layout.box.values())
    shapes: dict[str, Shape] = {}
    for part in layout.parts:
        pile = many(piece, most)
        shapes[part.name] = (
            whole(part.low, part.high)
            if isinstance(part, Count)
            else seats(pile, players)
            if isinstance(part, Hands)
            else pile
        )
    hidden = [part.name for part in layout.places if not isinstance(part, Hands) and part.seen == "nobody"]
    shapes |= {"turn": seat(players, free=True), "rng": CHANCE}
    return Desk(shapes, _named_alike(shapes), layout.box, unsaid=("rng", *hidden))


def _named_alike(shapes: Mapping[str, Shape]) -> tuple[Spot, ...]:
    """Places called as the field they are: `deck`, and `hand-0` of a seat."""
    found: Sequence[tuple[str, Shape]] = tuple(shapes.items())
    return tuple(
        Spot(f"{name}-{{seat}}", f"{name}.{{seat}}") if shape.kind == "seats" else Spot(name, name)
        for name, shape in found
    )
