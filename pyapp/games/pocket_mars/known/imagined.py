"""What a seat can't know, dealt anew: backs keep their colours, and all that the seat has seen stays."""

from ....core.rng import Rng
from ....core.values import with_at
from ..components import COLOURS, DECK, DOWN, PREP
from ..moves import DA
from ..state import EMPTY, Cards, State
from .view import choosing


def imagined(state: State, seat: int | None, rng: Rng) -> State:
    """A state that the seat can't tell from the true one."""
    dream = state.copy()
    dream.choices = None
    if choosing(dream):
        _choose_anew(dream, seat, rng)
    _exchange(dream, _substitutes(dream, seat, rng))
    dream.rng = Rng(rng.bits()).state
    return dream


def _choose_anew(dream: State, seat: int | None, rng: Rng) -> None:
    """Which of their cards the others have chosen in secret is anybody's guess."""
    for other in range(dream.players):
        if other == seat:
            continue
        if dream.packs and dream.chosen[other] != EMPTY:
            pack = rng.shuffled(sorted((*dream.packs[other], dream.chosen[other])))
            dream.chosen = with_at(dream.chosen, other, pack.pop())
            dream.packs = with_at(dream.packs, other, tuple(pack))
        laid = [card for card in dream.preps[other] if card != EMPTY]
        if laid:
            cards = rng.shuffled(sorted((*dream.hands[other], *laid)))
            left, right = [*(cards.pop() for _ in laid), EMPTY, EMPTY][:PREP]
            dream.preps = with_at(dream.preps, other, (left, right))
            dream.hands = with_at(dream.hands, other, tuple(cards))


def _substitutes(dream: State, seat: int | None, rng: Rng) -> list[int]:
    """For every card the one that takes its place."""
    seen = 0 if seat is None else dream.known[seat]
    backs, blind = _unknown(dream, seat)
    backs = [card for card in backs if not seen >> card & 1]
    blind = [card for card in blind if not seen >> card & 1]
    pool = rng.shuffled(sorted((*backs, *blind)))
    takes_place = list(range(DECK))
    for card in backs:
        chosen = next(other for other in pool if COLOURS[other] == COLOURS[card])
        pool.remove(chosen)
        takes_place[card] = chosen
    for card in blind:
        takes_place[card] = pool.pop()
    return takes_place


def _unknown(dream: State, seat: int | None) -> tuple[list[int], list[int]]:
    """Cards of which the seat sees the back only, and those of which it sees nothing."""
    backs: list[int] = []
    for other in range(dream.players):
        if other == seat:
            continue
        backs += dream.hands[other]
        backs += dream.preps[other]
        if dream.packs:
            backs += (*dream.packs[other], dream.chosen[other])
    if dream.solo:
        backs += dream.preps[DA]
    for stack in dream.stacks:
        backs += [card - DOWN for card in stack if card >= DOWN]
    if dream.looked and dream.agenda[-1].seat != seat:
        backs += dream.looked
    backs += dream.deck[: dream.bottomed]
    rest = dream.deck[dream.bottomed :]
    backs += rest[-1:]
    return [card for card in backs if card != EMPTY], list(rest[:-1])


def _exchange(dream: State, takes_place: list[int]) -> None:
    """Every card gives its place to its substitute; who knows a place knows what lies there now."""
    table = (*takes_place, *(card + DOWN for card in takes_place), EMPTY)  # -1 stays -1

    def each(cards: Cards) -> Cards:
        return tuple(table[card] for card in cards)

    dream.hands = tuple(each(hand) for hand in dream.hands)
    dream.preps = tuple((table[left], table[right]) for left, right in dream.preps)
    dream.stacks = tuple(each(stack) for stack in dream.stacks)
    dream.deck = each(dream.deck)
    dream.looked = each(dream.looked)
    dream.packs = tuple(each(pack) for pack in dream.packs)
    dream.chosen = each(dream.chosen)
    dream.known = tuple(
        sum(1 << takes_place[card] for card in range(DECK) if known >> card & 1) for known in dream.known
    )
