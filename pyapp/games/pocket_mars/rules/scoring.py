"""Points: what colonists and energy are worth (R20), what they are worth to DA (R42), who wins."""

from functools import lru_cache
from typing import NamedTuple

from ....core.events import Event, Events
from ....core.result import Result, ranked
from ..components import (
    COLONISTS,
    CROWD,
    CROWD_SIZE,
    DA_CROWD,
    DA_EVERYWHERE,
    DA_TOP_ENERGY,
    EVERYWHERE,
    HOUSES,
    ON_SHIP,
    ONE_STAR,
    PREP,
    TOP_ENERGY,
    TWO_STAR,
)
from ..known import seen
from ..moves import DA
from ..state import ONE, SHIP, TWO, Colonists, State, in_building, prep_cards, settled


class Points(NamedTuple):
    """One side's points, part by part as R20 lists them."""

    ship: int
    one_star: int
    two_star: int
    everywhere: int
    crowd: int
    energy: int

    @property
    def total(self) -> int:
        return sum(self)

    def told(self) -> seen.Points:
        return {
            "ship": self.ship,
            "one_star": self.one_star,
            "two_star": self.two_star,
            "everywhere": self.everywhere,
            "crowd": self.crowd,
            "energy": self.energy,
            "total": self.total,
        }

    def by_rule(self) -> dict[str, int]:
        return {f"R20{letter}": part for letter, part in zip("abcdef", self, strict=True)}


@lru_cache(maxsize=16384)
def points(colonists: Colonists, top_energy: bool, da: bool) -> Points:
    """R20 for a player, R42 for DA."""
    housed = [in_building(colonists, here) for here in HOUSES]
    everywhere, crowd, energy = (
        (DA_EVERYWHERE, DA_CROWD, DA_TOP_ENERGY) if da else (EVERYWHERE, CROWD, TOP_ENERGY)
    )
    return Points(
        ship=ON_SHIP * colonists[SHIP],
        one_star=ONE_STAR * sum(colonists[ONE:TWO]),
        two_star=TWO_STAR * sum(colonists[TWO:]),
        everywhere=everywhere if all(housed) else 0,
        crowd=crowd if max(housed) >= CROWD_SIZE else 0,
        energy=energy if top_energy else 0,
    )


def score(state: State, side: int) -> Points:
    """A side's points as the table stands; all who share the most energy get the point (Q43)."""
    top = state.energy[side] == max(state.energy)
    return points(state.colonists[side], top, side == DA)


def won(state: State) -> bool:
    """Solo: only strictly more points than DA win (R43, Q62)."""
    return score(state, 0).total > score(state, DA).total


def final_result(state: State) -> Result:
    """Most points; then more colonists in Buildings; then a shared victory (R21)."""
    seats = range(state.players)
    scores = [score(state, seat) for seat in seats]

    def merit(seat: int) -> tuple[int, int]:
        return scores[seat].total, settled(state.colonists[seat])

    return Result(
        ranked(seats, merit),
        [mine.total for mine in scores],
        [mine.by_rule() for mine in scores],
        won=won(state) if state.solo else None,
        rival=score(state, DA).total if state.solo else None,
        rival_breakdown=score(state, DA).by_rule() if state.solo else None,
        ended=ending(state),
    )


def ending(state: State) -> seen.Ending | None:
    """What ends the game after this round (R19, R41; R40 by the letter); None if nothing does."""
    if not state.solo:
        full = any(settled(colonists) == COLONISTS for colonists in state.colonists)
        return "seven" if full else None
    if settled(state.colonists[0]) == COLONISTS:
        return "your_seven"
    if settled(state.colonists[DA]) == COLONISTS:
        return "da_seven"
    if len(prep_cards(state, DA)) < PREP:
        return "da_prep"
    return "deck" if state.setup.options["deck_end"] and not state.deck else None


def tell_end(state: State, rule: str, events: Events) -> None:
    """The game is over: nothing is left on the agenda."""
    state.agenda = ()
    if events is None:
        return
    events.append(Event("over", why=ending(state), rule=rule))
    for side in state.sides:
        mine = score(state, side)
        seat = "da" if side == DA else side
        events.append(Event("scored", seat=seat, total=mine.total, **mine._asdict()))
    if state.solo:
        events.append(Event("solved" if won(state) else "beaten", rule="R43"))
