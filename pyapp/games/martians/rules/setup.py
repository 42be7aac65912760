"""The table before the first turn (R1-R7)."""

from ....core import own
from ....core.events import Event, Events
from ....core.options import Options, Setup
from ....core.rng import Rng
from ....core.values import with_at
from ..components import (
    CARDS,
    COPIES,
    FIGURES,
    HAND,
    HOUSE,
    ITEMS,
    MARTIAN_TITLES,
    SIGNS,
    START_BULLETS,
    START_LIFE,
    TILES,
)
from ..owners import EXAMPLE, box_of, copies_of
from ..places import HOME
from ..state import AWAKE, COMPETITIVE, COOPERATIVE, NO_TILE, NOBODY, START, State, Step
from ..town import FIRST, Town

DOWN_TO_THREE, LOSE_THREE = "cap", "letter"
ALL_FARMS, SHIP_ALONE = "farms", "ship"
_TOGETHER = [{"mode": [COOPERATIVE]}, {"players": [1]}]

OPTIONS: Options = {
    "mode": {
        "type": "string",
        "enum": [COMPETITIVE, COOPERATIVE],
        "default": COMPETITIVE,
        "when": [{"players": [2, 3, 4, 5, 6]}],
    },
    "figures": {"type": "string", "enum": ["100", "115", "90"], "default": "100", "when": _TOGETHER},
    "copies": {"type": "string", "enum": ["3", "2"], "default": "3", "when": _TOGETHER},
    "open_hands": {"type": "boolean", "default": False, "when": [{"mode": [COOPERATIVE]}]},
    "video_game": {
        "type": "string",
        "enum": [DOWN_TO_THREE, LOSE_THREE],
        "default": DOWN_TO_THREE,
        "when": [{"mode": [COMPETITIVE], "players": [2, 3, 4, 5, 6]}],
        "since": "0.2.0",
    },
    "hordes": {"type": "string", "enum": [ALL_FARMS, SHIP_ALONE], "default": ALL_FARMS, "since": "0.2.0"},
    own.NAME: own.option(EXAMPLE),
}
"""`figures`, `copies` and `open_hands` are house options for the cooperative game. The last two are the letter of
the rulebook where we read it otherwise (Q57), or the other of its two letters (Q31)."""


def cooperative(setup: Setup) -> bool:
    return setup.players == 1 or setup.options["mode"] == COOPERATIVE


def figures(setup: Setup) -> int:
    """Martians in the box; only the cooperative game may change them."""
    return int(setup.options["figures"]) if cooperative(setup) else FIGURES


def copies(setup: Setup) -> int:
    """How many of each item are in the pool (R6, Q3)."""
    return int(setup.options["copies"]) if cooperative(setup) else COPIES


def first_tiles() -> tuple[int, ...]:
    return tuple(tile for tile in range(len(TILES)) if tile != HOUSE)


def first_town(setup: Setup) -> Town:
    """The House alone (R2)."""
    box = box_of(setup)
    return FIRST if box == TILES else Town(FIRST.laid, box)


def all_items(setup: Setup) -> tuple[int, ...]:
    return tuple(item for item in range(len(ITEMS)) for _ in range(copies(setup)))


def decks(setup: Setup) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards of the draw deck, and those of the Martian deck (R4)."""
    martian = tuple(card for card in range(len(MARTIAN_TITLES)) for _ in range(copies_of(setup, card)))
    event = tuple(
        card for card in range(len(MARTIAN_TITLES), len(CARDS)) for _ in range(copies_of(setup, card))
    )
    return (event, martian) if cooperative(setup) else ((*martian, *event), ())


def empty_table(setup: Setup, rng: Rng) -> State:
    """Everything in its place, no hand dealt; a dealer is drawn and begins (R1, Q4)."""
    n = setup.players
    deck, martian_deck = decks(setup)
    first = rng.below(n)
    return State(
        setup=setup,
        town=first_town(setup),
        pile=tuple(rng.shuffled(first_tiles())),
        drawn=NO_TILE,
        lost=(),
        martians=(),
        tokens={},
        pool=tuple(rng.shuffled(all_items(setup))),
        signs=(),
        sign_pool=tuple(rng.shuffled([True] + [False] * (SIGNS - 1))),
        pawns=(HOME,) * n,
        life=(START_LIFE,) * n,
        bullets=(START_BULLETS,) * n,
        items=(0,) * n,
        kills=(0,) * n,
        hands=((),) * n,
        weapons=((),) * n,
        spent=(False,) * n,
        quiet=(AWAKE,) * n,
        deck=tuple(rng.shuffled(deck)),
        discards=(),
        martian_deck=tuple(rng.shuffled(martian_deck)),
        martian_discards=(),
        in_play=(),
        effects=(),
        supply=figures(setup),
        box=0,
        delivered=0,
        first=first,
        active=first,
        number=0,
        phase=START,
        extra=0,
        times=0,
        movement=None,
        rolls=(),
        agenda=(Step("begin", first),),
        ended="",
        winner=NOBODY,
        rng=rng.state,
    )


def dealt_table(setup: Setup, rng: Rng, events: Events) -> State:
    """Three cards for everybody."""
    state = empty_table(setup, rng)
    if events is not None:
        mode = COOPERATIVE if state.coop else COMPETITIVE
        events.append(Event("started", first=state.first, mode=mode, n=setup.players))
    for seat in range(setup.players):
        cards, state.deck = state.deck[-HAND:], state.deck[:-HAND]
        state.hands = with_at(state.hands, seat, tuple(sorted(cards)))
        if events is not None:
            names = {"seen": "yes", "cards": [CARDS[card] for card in cards]}
            events.append(Event("dealt", seat=seat, n=HAND, to=[seat], secret=names))
    return state
