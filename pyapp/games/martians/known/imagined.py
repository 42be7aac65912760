"""What a seat can't know, drawn anew: hands, decks, piles, and what lies face down; what was seen stays (Q71)."""

from ....core.rng import Rng
from ....core.values import with_at
from ..components import ITEMS
from ..rules.windows import open_hands
from ..state import PUBLIC, State, Token, knows, looks_through


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
    """Face-down items and the pool. What another looked at and left was a double of his: so it stays."""
    unknown = [
        (square, number)
        for square, tokens in sorted(dream.tokens.items())
        for number, token in enumerate(tokens)
        if token.kind < len(ITEMS) and not knows(token.known, seat)
    ]
    kinds = rng.shuffled(sorted((*dream.pool, *(dream.tokens[at][index].kind for at, index in unknown))))
    tokens = dict(dream.tokens)
    left_alone = [spot for spot in unknown if dream.tokens[spot[0]][spot[1]].known]
    for at, index in left_alone + [spot for spot in unknown if spot not in left_alone]:
        token = tokens[at][index]
        kind = next((kind for kind in kinds if _plausible(dream, token, kind)), kinds[0])
        kinds.remove(kind)
        tokens[at] = with_at(tokens[at], index, token._replace(kind=kind))
    dream.tokens = tokens
    dream.pool = tuple(kinds)


def _plausible(dream: State, token: Token, kind: int) -> bool:
    """Would those who know the token find it as they did?"""
    return all(
        (dream.items[seat] >> kind & 1) == (dream.items[seat] >> token.kind & 1)
        for seat in range(dream.players)
        if token.known >> seat & 1 and not token.known & PUBLIC
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
