"""The 56 cards of a position: those named lie where they are said to be, the rest is dealt."""

from ....core.position import Fields
from ....core.rng import Rng
from ..components import COMPONENT_BY_ID, COMPONENTS, COPIES, MARKET_SIZE, START_HAND, TYPES
from ..state import EMPTY, END, NO_CARDS, PHASES, Counts, State

DECK = COPIES * len(COMPONENTS)


def counts(fields: Fields, name: str) -> Counts:
    """Numbers of cards by component."""
    given = fields.inner(name)
    found = tuple(given.number(component, 0, COPIES, 0) for component in COMPONENTS)
    given.rest_unknown()
    return found


class _Pool:
    """The cards not named yet."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields
        self.left = [COPIES] * len(COMPONENTS)

    def take(self, cards: Counts, name: str) -> None:
        for component in TYPES:
            self.left[component] -= cards[component]
            if self.left[component] < 0:
                raise self.fields.wrong(name, "position.copies", type=COMPONENTS[component], n=COPIES)

    def rest(self, rng: Rng) -> list[int]:
        return rng.shuffled([component for component in TYPES for _ in range(self.left[component])])


def as_counts(cards: list[int]) -> Counts:
    return tuple(cards.count(component) for component in TYPES)


def lay(fields: Fields, seats: list[Fields], state: State, rng: Rng) -> None:
    """Built mechanisms, hands, market, deck, discards: as given, and completed (R7, R8)."""
    pool = _Pool(fields)
    for seat in range(state.players):
        for mechanism, card in enumerate(state.box.cards):
            if state.built[seat] >> mechanism & 1:
                pool.take(as_counts(list(card.needs)), f"seats[{seat}].built")
    hands = [counts(seat, "hand") if seat.has("hand") else None for seat in seats]
    shown = [counts(seat, "shown") if seat.has("shown") else NO_CARDS for seat in seats]
    for number, hand in enumerate(hands):
        pool.take(hand or shown[number], f"seats[{number}].hand")
    market = _market(fields) if fields.has("market") else None
    pool.take(as_counts([card for card in market or () if card != EMPTY]), "market")
    deck, size = _deck(fields)
    pool.take(as_counts(deck), "deck")
    discards = counts(fields, "discards") if fields.has("discards") else None
    pool.take(discards or NO_CARDS, "discards")

    rest = pool.rest(rng)
    dealt = _deal_hands(hands, shown, rest)
    if market is None:
        bought = len(fields.items("purchases", range(MARKET_SIZE + 1), ()))
        fresh = [rest.pop() for _ in range(min(MARKET_SIZE - bought, len(rest)))]
        market = [*fresh, *[EMPTY] * (MARKET_SIZE - len(fresh))]
    if size is not None:
        deck = [rest.pop() for _ in range(min(size, len(rest)))]
        if len(deck) < size:
            raise fields.wrong("deck", "position.number", low=0, high=len(deck))
    over = fields.get("phase") == PHASES[END] and not fields.has("quiet")
    if not fields.has("deck") and not over:
        spent = NO_CARDS if discards is None else discards
        deck, rest = rest, []
        state.discards = spent
    elif discards is None:
        state.discards, rest = as_counts(rest), []
    else:
        state.discards = discards
    _hand_out(fields, [number for number, hand in enumerate(hands) if hand is None], dealt, rest)
    state.hands = tuple(map(as_counts, dealt))
    _check_shown(seats, dealt, shown)
    state.shown = tuple(_known(hand, known) for hand, known in zip(state.hands, shown, strict=True))
    state.market = tuple(market)
    state.deck = tuple(reversed(deck))


def _deal_hands(hands: list[Counts | None], shown: list[Counts], rest: list[int]) -> list[list[int]]:
    """Hands that aren't described hold the cards known to be there, and three others as at the start."""
    dealt = []
    for hand, known in zip(hands, shown, strict=True):
        cards = [component for component in TYPES for _ in range((hand or known)[component])]
        if hand is None:
            cards += [rest.pop() for _ in range(min(START_HAND, len(rest)))]
        dealt.append(cards)
    return dealt


def _hand_out(fields: Fields, open_seats: list[int], dealt: list[list[int]], rest: list[int]) -> None:
    """With deck and discards both given, what is left over can only be in hands that aren't described."""
    if rest and not open_seats:
        raise fields.wrong("deck", "position.cards_left", n=len(rest))
    for number, card in enumerate(rest):
        dealt[open_seats[number % len(open_seats)]].append(card)


def _check_shown(seats: list[Fields], dealt: list[list[int]], shown: list[Counts]) -> None:
    for fields, cards, known in zip(seats, dealt, shown, strict=True):
        for component in TYPES:
            if known[component] > cards.count(component):
                raise fields.wrong("shown", "position.shown", type=COMPONENTS[component])
        if fields.has("hand") and fields.has("shown") and len(cards) - sum(known) > START_HAND:
            raise fields.wrong("shown", "position.hidden", n=START_HAND)


def _known(hand: Counts, known: Counts) -> Counts:
    """Only the cards dealt at the start are secret: of what is beyond them, everybody has seen the largest heaps."""
    seen = list(known)
    while sum(hand) - sum(seen) > START_HAND:
        most = max(TYPES, key=lambda component: hand[component] - seen[component])
        seen[most] += 1
    return tuple(seen)


def _market(fields: Fields) -> list[int]:
    cards = [
        EMPTY if card is None else fields.piece(name, card, COMPONENT_BY_ID)
        for name, card in fields.entries("market", range(MARKET_SIZE + 1))
    ]
    return [*cards, *[EMPTY] * (MARKET_SIZE - len(cards))]


def _deck(fields: Fields) -> tuple[list[int], int | None]:
    """Its cards from the top; or none yet, and how many there are."""
    if type(fields.get("deck")) is int:
        return [], fields.number("deck", 0, DECK, 0)
    cards = fields.entries("deck", range(DECK + 1))
    return [fields.piece(name, card, COMPONENT_BY_ID) for name, card in cards], None
