"""Set-up: mechanisms chosen, Order Line shuffled, hands and market dealt (R1-R9)."""

from ....core import own
from ....core.events import Event, Events
from ....core.options import Options, Setup
from ....core.rng import Rng
from ....core.values import with_at
from ..components import (
    AUTOMATON,
    AUTOMATON_BONUS,
    COMPONENTS,
    COPIES,
    DRAWN,
    FINAL_FALL_ONLY_IF_UNBOUGHT,
    MARKET_SIZE,
    MECHANISM_BY_ID,
    MECHANISM_IDS,
    START_COGS,
    START_HAND,
    START_PRICE,
    START_SCRAP,
    STARTER,
    TYPES,
)
from ..moves import NONE
from ..owners import EXAMPLE
from ..state import EMPTY, NO_CARDS, TURN, Counts, State

OPTIONS: Options = {
    "mechanisms": {
        "type": "string",
        "enum": ["starter", "random4", "random5", "custom"],
        "default": "starter",
    },
    "custom": {
        "type": "array",
        "items": {"enum": list(MECHANISM_IDS)},
        "minItems": 0,
        "maxItems": len(MECHANISM_IDS),
        "default": (),
        "when": [{"mechanisms": ["custom"]}],
    },
    "automaton": {"type": "boolean", "default": False},
    "automaton_bonus": {
        "type": "string",
        "enum": ["20", "25", "30", "35"],
        "default": str(AUTOMATON_BONUS),
        "when": [{"automaton": [True]}, {"mechanisms": ["custom"]}],
        "since": "0.2.0",
    },
    "last_fall": {
        "type": "string",
        "enum": ["unbought", "all"],
        "default": "unbought" if FINAL_FALL_ONLY_IF_UNBOUGHT else "all",
        "since": "0.2.0",
    },
    "first": {
        "type": "string",
        "enum": ["drawn", "1", "2", "3", "4"],
        "default": "drawn",
        "since": "0.2.0",
    },
    own.NAME: own.option(EXAMPLE),
}
_HOW_MANY = {"random4": 4, "random5": 5}


def in_play(setup: Setup, rng: Rng) -> tuple[int, ...]:
    """The mechanisms of this game, in the order of the sheet (R4)."""
    chosen = setup.options["mechanisms"]
    if chosen == "starter":
        mechanisms = set(STARTER)
    elif chosen == "custom":
        mechanisms = {MECHANISM_BY_ID[name] for name in setup.options["custom"]}
    else:
        mechanisms = set(rng.sample(DRAWN, _HOW_MANY[chosen]))
    if setup.options["automaton"]:
        mechanisms.add(AUTOMATON)
    return tuple(sorted(mechanisms))


def agreed(setup: Setup, mechanisms: tuple[int, ...]) -> bool:
    """Could these mechanisms be in play with these options (R4)?"""
    chosen, drawn = setup.options["mechanisms"], set(mechanisms) - {AUTOMATON}
    if chosen in _HOW_MANY:
        automaton = (AUTOMATON in mechanisms) == setup.options["automaton"]
        return automaton and len(drawn) == _HOW_MANY[chosen]
    return mechanisms == in_play(setup, Rng(0))


def chosen_by_name(setup: Setup, mechanisms: tuple[int, ...]) -> Setup:
    """The set-up in which the players agreed on just these mechanisms (R4)."""
    custom = tuple(MECHANISM_IDS[mechanism] for mechanism in mechanisms)
    return Setup(
        setup.players, {**setup.options, "mechanisms": "custom", "custom": custom, "automaton": False}
    )


def agreed_first(setup: Setup) -> int | None:
    """The seat agreed on to begin; None where nobody said, or the seat isn't at the table (R9)."""
    said = setup.options["first"]
    return int(said) - 1 if said != "drawn" and int(said) <= setup.players else None


def first_player(setup: Setup, rng: Rng) -> int:
    """The seat agreed on, else by lot (R9)."""
    drawn, chosen = rng.below(setup.players), agreed_first(setup)
    return drawn if chosen is None else chosen


def new_table(setup: Setup, rng: Rng) -> State:
    """Everything in its place, the deck complete, no card dealt yet (R2-R6, R9)."""
    players = setup.players
    mechanisms = in_play(setup, rng)
    first = first_player(setup, rng)
    return State(
        setup=setup,
        mechanisms=mechanisms,
        phase=TURN,
        round=1,
        first=first,
        turn=first,
        primary=NONE,
        built_now=NONE,
        dismantled_now=NONE,
        passes=0,
        quiet=0,
        cogs=(START_COGS,) * players,
        scrap=(START_SCRAP,) * players,
        hands=(NO_CARDS,) * players,
        shown=(NO_CARDS,) * players,
        built=(0,) * players,
        used=(0,) * players,
        looked=(0,) * players,
        prices=(START_PRICE,) * len(COMPONENTS),
        line=tuple(rng.shuffled(TYPES)),
        market=(EMPTY,) * MARKET_SIZE,
        deck=tuple(rng.shuffled([component for component in TYPES for _ in range(COPIES)])),
        discards=NO_CARDS,
        bought=0,
        purchases=(),
        sold=NO_CARDS,
        rounds=(),
        rng=rng.state,
    )


def deal(state: State, events: Events) -> None:
    """Three cards for each hand, eight for the market (R7, R8)."""
    deck = list(state.deck)
    hands: list[Counts] = []
    dealt: list[list[str]] = []
    for _ in range(state.players):
        cards = [deck.pop() for _ in range(START_HAND)]
        hand = NO_CARDS
        for card in cards:
            hand = with_at(hand, card, hand[card] + 1)
        hands.append(hand)
        dealt.append([COMPONENTS[card] for card in sorted(cards)])
    state.hands = tuple(hands)
    state.market = tuple(deck.pop() for _ in range(MARKET_SIZE))
    state.deck = tuple(deck)
    if events is not None:
        _tell(state, dealt, events)


def _tell(state: State, dealt: list[list[str]], events: list[Event]) -> None:
    started = Event(
        "started",
        first=state.first,
        n=len(state.mechanisms),
        mechanisms=[MECHANISM_IDS[m] for m in state.mechanisms],
        line=[COMPONENTS[component] for component in state.line],
        reveals=True,
    )
    events.append(started)
    for seat, cards in enumerate(dealt):
        secret = {"seen": "yes", "cards": cards}
        events.append(Event("dealt", seat=seat, n=len(cards), to=[seat], secret=secret, reveals=True))
    market = [COMPONENTS[component] for component in state.market]
    events.append(Event("market", cards=market, deck=len(state.deck), reveals=True))
