"""Set-up: goods on every dock, transports in every hand, perhaps two Deep Space cards (R1-R6)."""

from ....core.options import Setup
from ....core.rng import Rng
from ..components import CARDS, CORPORATIONS, DEEP_SPACE, DOCKS
from ..owners import drawn_hold, scheme, tiles_of
from ..state import State
from .hold import EMPTY, Hull, hull_for, own_hull
from .ring import EMPTY_RING


def new_table(setup: Setup, rng: Rng, start: int) -> State:
    """An empty ring with goods on every dock, empty holds, full hands (R2-R6)."""
    hull = hull_of(setup)
    corporations = tuple(rng.sample(CORPORATIONS, setup.players))
    goods = rng.shuffled(tiles_of(setup))  # R4
    return State(
        setup=setup,
        hull=hull,
        ring=EMPTY_RING,
        goods=tuple(goods[:DOCKS]),
        left_out=tuple(goods[DOCKS:]),
        hands=tuple(scheme(setup, corporation) for corporation in corporations),
        holds=((EMPTY,) * len(hull),) * setup.players,
        filled=(0,) * setup.players,
        last_taken=EMPTY,
        turn=start,
        start=start,
        corporations=corporations,
        deep=cards_in_force(setup, rng),
        firsts=(),
        game_number=1,
        finished=(),
        tables=(),
        rng=rng.state,
    )


def cards_in_force(setup: Setup, rng: Rng, named: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The cards named or chosen, and what is missing to two drawn from the others (R6)."""
    if not setup.options["advanced"]:
        return ()
    known = named or tuple(setup.options["cards"])
    others = [card for card in DEEP_SPACE if card not in known]
    return (*known, *rng.sample(others, CARDS - len(known)))


def hull_of(setup: Setup) -> Hull:
    """The hold as its owner has drawn it, or one of ours (R2)."""
    drawn = drawn_hold(setup)
    return own_hull(drawn) if drawn else hull_for(setup.options["hull"], setup.players)
