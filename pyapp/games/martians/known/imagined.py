"""What a seat can't know, drawn anew: hands, decks, piles, and what lies face down; what was seen stays (Q71)."""

from collections import Counter

from ....core.rng import Rng
from ....core.values import members, with_at
from ..components import ALL_ITEMS, ITEMS
from ..rules.windows import open_hands
from ..state import State, knows, looks_through


def imagined(state: State, seat: int | None, rng: Rng) -> State:
    """A state that the seat can't tell from the true one."""
    dream = state.copy()
    dream.choices = None
    _cards(dream, seat, rng)
    dream.pile = tuple(rng.shuffled(sorted(dream.pile)))
    dream.martian_deck = tuple(rng.shuffled(sorted(dream.martian_deck)))
    _items(dream, seat, rng)
    _signs(dream, seat, rng)
    dream.rng = Rng(rng.bits()).state
    return dream


def _cards(dream: State, seat: int | None, rng: Rng) -> None:
    others = [] if open_hands(dream) else [other for other in range(dream.players) if other != seat]
    held = [card for other in others for card in dream.hands[other]]
    if looks_through(dream, seat):
        unknown = rng.shuffled(sorted(held))
        dream.deck = tuple(rng.shuffled(sorted(dream.deck)))
    else:
        unknown = rng.shuffled(sorted((*held, *dream.deck)))
    for other in others:
        count = len(dream.hands[other])
        cards, unknown = unknown[:count], unknown[count:]
        dream.hands = with_at(dream.hands, other, tuple(sorted(cards)))
    if not looks_through(dream, seat):
        dream.deck = tuple(unknown)


def _items(dream: State, seat: int | None, rng: Rng) -> None:
    """Face-down items and the pool. What another looked at and left is one of those that he held then."""
    unknown = [
        (square, number)
        for square, tokens in sorted(dream.tokens.items())
        for number, token in enumerate(tokens)
        if token.kind < len(ITEMS) and not knows(token.known, seat)
    ]
    kinds = rng.shuffled(sorted((*dream.pool, *(dream.tokens[at][index].kind for at, index in unknown))))
    tokens = dict(dream.tokens)
    unknown.sort(key=lambda spot: dream.tokens[spot[0]][spot[1]].among == ALL_ITEMS)
    narrow = [
        among for among in (dream.tokens[at][index].among for at, index in unknown) if among != ALL_ITEMS
    ]
    for number, (at, index) in enumerate(unknown):
        kind = _drawn(kinds, tokens[at][index].among, narrow[number + 1 :])
        kinds.remove(kind)
        tokens[at] = with_at(tokens[at], index, tokens[at][index]._replace(kind=kind))
    dream.tokens = tokens
    dream.pool = tuple(kinds)


def _drawn(kinds: list[int], among: int, later: list[int]) -> int:
    """The first of the shuffled items that it can be and that leaves enough for the tokens to come."""
    return next(
        kind for kind in kinds if among >> kind & 1 and _enough(Counter(kinds) - Counter([kind]), later)
    )


def _enough(kinds: Counter[int], later: list[int]) -> bool:
    """No more tokens want one of some items than there are of these."""
    return all(
        sum(not among & ~some for among in later)
        <= sum(kinds[kind] for kind in members(some, range(len(ITEMS))))
        for some in range(1, ALL_ITEMS)
    )


def _signs(dream: State, seat: int | None, rng: Rng) -> None:
    """Martian tokens face down; the game goes on without room for tiles only if the Ship is on the table (R73)."""
    unknown = [
        number for number, sign in enumerate(dream.signs) if not sign.up and not knows(sign.known, seat)
    ]
    ships = rng.shuffled(sorted([*dream.sign_pool, *(dream.signs[number].ship for number in unknown)]))
    here, rest = ships[: len(unknown)], ships[len(unknown) :]
    if dream.coop and any(rest) and here and not dream.ended and not dream.town.takes(dream.pile):
        here[rng.below(len(here))] = True
        rest = [False] * len(rest)
    for number, ship in zip(unknown, here, strict=True):
        dream.signs = with_at(dream.signs, number, dream.signs[number]._replace(ship=ship))
    dream.sign_pool = tuple(rest)
