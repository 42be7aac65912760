"""Where the pieces of a game lie, said once: its positions, what each seat sees, and what it may imagine follow."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Generic, Literal, TypeVar

from .options import Setup
from .position import Field, Fields
from .rng import Rng
from .state import OVER, TurnState

S = TypeVar("S", bound=TurnState)
Pieces = tuple[int, ...]
Seen = Literal["all", "owner", "nobody"]
MOST = 999


@dataclass(frozen=True)
class Pile:
    """Pieces in one place, those that come first at the end; the field of the state is a tuple of their numbers."""

    name: str
    meaning: str
    seen: Seen = "nobody"
    rising: bool = False  # each piece has a higher number than the one before


@dataclass(frozen=True)
class Hands:
    """A place of each seat's own, seen by its owner; the field of the state is a tuple of tuples of numbers."""

    name: str
    meaning: str
    seen: Seen = "owner"


@dataclass(frozen=True)
class Count:
    """A number that everybody sees."""

    name: str
    meaning: str
    low: int = 0
    high: int = MOST


Place = Pile | Hands


class Supply:
    """The pieces of the box that nobody has laid anywhere yet: none is ever gained or lost."""

    def __init__(self, box: Mapping[str, int]) -> None:
        self._box = box
        self._left = Counter(box)

    def take(self, fields: Fields, name: str, piece: str) -> None:
        """One of these pieces lies in the field named; refused if the box holds no more of them."""
        self._left[piece] -= 1
        if self._left[piece] < 0:
            raise fields.wrong(name, "position.copies", piece=piece, n=self._box[piece])

    def rest(self, rng: Rng) -> list[str]:
        """All that are left, shuffled."""
        return rng.shuffled([piece for piece in self._box for _ in range(self._left[piece])])


class Layout(Generic[S]):
    """All the places of a table; `box` says how often each piece exists. A State keeps `turn` and `rng` besides."""

    def __init__(self, box: Mapping[str, int], *parts: Place | Count) -> None:
        self.box = dict(box)
        self.ids = tuple(box)
        self.parts = parts
        self.places = tuple(part for part in parts if not isinstance(part, Count))
        self.fields = (
            *(Field(part.name, self._example(part), part.meaning) for part in parts),
            Field("turn", "1", "the seat to act; `null` when the game is over"),
            Field("rng", '"0123456789abcdef"', "what decides draws still to come"),
        )
        self._numbers = {piece: number for number, piece in enumerate(self.ids)}

    # -- positions --------------------------------------------------------------------------

    def describe(self, state: S) -> dict[str, Any]:
        told = {part.name: self._written(part, getattr(state, part.name)) for part in self.parts}
        return {**told, "turn": None if state.turn == OVER else state.turn, "rng": f"{state.rng:016x}"}

    def read(self, fields: Fields, fresh: S, rng: Rng) -> S:
        """The fresh table with what is given. Places nobody named hold as many pieces as there, of those left
        over; the last of them takes all the rest."""
        supply = Supply(self.box)
        open_places = [place for place in self.places if not fields.has(place.name)]
        for place in self.places:
            if place not in open_places:
                setattr(fresh, place.name, self._placed(fields, place, fresh.setup, supply))
        left = [self._numbers[piece] for piece in supply.rest(rng)]
        for place in open_places[:-1]:
            setattr(fresh, place.name, _refilled(place, getattr(fresh, place.name), left))
        if open_places:
            setattr(fresh, open_places[-1].name, _dealt_out(open_places[-1], left, fresh.players))
        elif left:
            raise fields.wrong(self.places[-1].name, "position.left_over", n=len(left))
        for part in self.parts:
            if isinstance(part, Count):
                number = fields.number(part.name, part.low, part.high, getattr(fresh, part.name))
                setattr(fresh, part.name, number)
        if fields.has("turn"):
            fresh.turn = fields.number("turn", 0, fresh.players - 1, fresh.turn)
        fresh.rng = fields.chance(fresh.rng)
        return fresh

    def _placed(self, fields: Fields, place: Place, setup: Setup, supply: Supply) -> Any:
        if isinstance(place, Pile):
            pile = self._pile(fields, place.name, supply)
            if place.rising and any(high <= low for low, high in pairwise(pile)):
                raise fields.wrong(place.name, "position.rising")
            return pile
        hands = fields.items(place.name, setup.players, ())
        return tuple(
            self._pile(Fields({name: hand}), name, supply)
            for name, hand in (
                (fields.named(f"{place.name}[{seat}]"), hand) for seat, hand in enumerate(hands)
            )
        )

    def _pile(self, fields: Fields, name: str, supply: Supply) -> Pieces:
        found = []
        for entry, text in fields.entries(name, range(sum(self.box.values()) + 1)):
            found.append(fields.piece(entry, text, self._numbers))
            supply.take(fields, entry, text)
        return tuple(found)

    def _written(self, part: Place | Count, value: Any) -> Any:
        match part:
            case Count():
                return value
            case Pile():
                return [self.ids[number] for number in value]
            case Hands():
                return [[self.ids[number] for number in hand] for hand in value]

    def _example(self, part: Place | Count) -> str:
        few = list(self.ids[:2])
        return json.dumps(
            few if isinstance(part, Pile) else [few, []] if isinstance(part, Hands) else part.low
        )

    # -- what a seat sees and imagines ------------------------------------------------------

    def view(self, state: S, seat: int | None, everything: bool = False) -> dict[str, Any]:
        """Every place as the seat sees it: its pieces, or only how many they are."""
        shown = {}
        for part in self.parts:
            told = self._written(part, getattr(state, part.name))
            if everything:
                pass
            elif isinstance(part, Pile) and part.seen != "all":
                told = len(told)
            elif isinstance(part, Hands):
                told = [
                    pieces if _sees(part, owner, seat) else len(pieces) for owner, pieces in enumerate(told)
                ]
            shown[part.name] = told
        return shown

    def imagined(self, state: S, seat: int | None, rng: Rng, everything: bool = False) -> S:
        """The same table with all that the seat doesn't see shuffled and laid out anew, and another chance to come."""
        pool = rng.shuffled(sorted(piece for pile in self._unseen(state, seat) for piece in pile))
        other = state.copy()
        other.rng = Rng(rng.bits()).state
        if everything:
            return other
        for place in self.places:
            value = getattr(state, place.name)
            if isinstance(place, Pile) and place.seen != "all":
                setattr(other, place.name, _taken(pool, len(value)))
            elif isinstance(place, Hands):
                hands = (
                    hand if _sees(place, owner, seat) else _taken(pool, len(hand))
                    for owner, hand in enumerate(value)
                )
                setattr(other, place.name, tuple(hands))
        return other

    def _unseen(self, state: S, seat: int | None) -> Iterator[Pieces]:
        for place in self.places:
            value = getattr(state, place.name)
            if isinstance(place, Hands):
                yield from (hand for owner, hand in enumerate(value) if not _sees(place, owner, seat))
            elif place.seen != "all":
                yield value

    # -- tests ------------------------------------------------------------------------------

    def broken(self, state: S) -> list[str]:
        """What of the promises of a layout does not hold: every piece of the box lies somewhere, once."""
        lying: Counter[str] = Counter()
        for place in self.places:
            value = getattr(state, place.name)
            for pile in (value,) if isinstance(place, Pile) else value:
                lying.update(self.ids[number] for number in pile)
        rising = (
            getattr(state, place.name) for place in self.places if isinstance(place, Pile) and place.rising
        )
        checks = {
            "every piece of the box lies in one place": lying == Counter(self.box),
            "each piece is higher than the one before": all(
                low < high for pile in rising for low, high in pairwise(pile)
            ),
        }
        return [name for name, holds in checks.items() if not holds]


def _sees(place: Hands, owner: int, seat: int | None) -> bool:
    return place.seen == "all" or (place.seen == "owner" and owner == seat)


def _taken(pool: list[int], n: int) -> Pieces:
    """So many pieces off the end of the pool."""
    return tuple(pool.pop() for _ in range(min(n, len(pool))))


def _dealt_out(place: Place, left: list[int], seats: int) -> Any:
    """All that are left: in one pile, or dealt round."""
    if isinstance(place, Pile):
        return tuple(sorted(left) if place.rising else left)
    return tuple(tuple(left[seat::seats]) for seat in range(seats))


def _refilled(place: Place, value: Any, left: list[int]) -> Any:
    """As many pieces as lay there, of those that are left."""
    if isinstance(place, Pile):
        return _taken(left, len(value))
    return tuple(_taken(left, len(hand)) for hand in value)
