"""How to play Marrak Hesh 17 well: equal groups in both colour and type, and rivals kept from theirs."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from ....core.advice import Level
from ..effects import effect
from ..rules.deep_space import bonus, score
from ..rules.hold import EMPTY, Hull, Tiles, colour_masks, type_masks
from ..rules.scoring import base_points
from ..state import OVER, Place, State
from .search import Search, proven

LATE = {"supernova": 0, "pulsar": 4, "quasar": 4}
"""How late a bonus is believed, as a power of how full the hold is: a group alone at the top seldom stays so."""
GROWING = 0.08  # worth of a group that does not score yet, per squared tile (sheet section 7)


class SukAdvisor:
    """Counts points and promise, own against the best rival's."""

    foresight = 12  # to the end
    levels: Mapping[str, Level] = {
        "hard": Level(favourites=8, positions=6000),  # nothing is hidden, nothing left to chance
        "master": Level(favourites=24, positions=40_000),
    }

    def value(self, state: State, seat: int) -> float:
        worth = [float(sum(game[other].total for game in state.finished)) for other in range(state.players)]
        if state.turn != OVER:
            for other, hold in enumerate(state.holds):
                worth[other] += (
                    score(state, other).points.total
                    if state.firsts
                    else promise(state.hull, hold) + in_force(state, other)
                )
        own = worth.pop(seat)
        return own - max(worth)

    def searched(self, state: State, positions: int) -> Iterator[tuple[Place, float]] | None:
        """The moves that a search of so many positions finds, better and better; None where it can't search."""
        if state.players != 2 or state.firsts:
            return None
        return ((found.move, found.progress) for found in Search(state, positions).thoughts())

    def certain(self, state: State) -> Iterator[list[float] | None]:
        """The chances of both seats where the last docks decide by force; the last answer counts, None: it is open."""
        for sure in proven(state):
            own = None if sure is None else (sure + 1) / 2
            yield None if own is None else [1 - own, own] if state.turn else [own, 1 - own]


@lru_cache(maxsize=8192)
def promise(hull: Hull, tiles: Tiles) -> float:
    """Points so far, and the sum of squared group sizes as a measure of what may still grow."""
    groups = [
        group.bit_count()
        for mask in (*colour_masks(tiles), *type_masks(tiles))
        for group in hull.groups(mask)
    ]
    return base_points(hull, tiles).total + GROWING * sum(size * size for size in groups)


def in_force(state: State, seat: int) -> float:
    """What the Deep Space cards add for a seat: to a full hold all that they will, to another what their bonuses promise."""
    if not state.deep:
        return 0.0
    hull, hold, cards = state.hull, state.holds[seat], [effect(word) for word in state.effects]
    if (
        EMPTY not in hold and sum(card.changes for card in cards) < 2
    ):  # two that change it take too long to try
        return float(score(state, seat).points.total - base_points(hull, hold).total)
    full = 1 - hold.count(EMPTY) / len(hold)
    return sum(full ** LATE[card.does] * bonus(hull, hold, card) for card in cards if card.does in LATE)


ADVISOR = SukAdvisor()
