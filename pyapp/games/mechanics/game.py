"""Mars Needs Mechanics: buy rocket parts late in the round, sell them dear.

Read as the rulebook: components, set-up (R1-R9), turn (R10-R20), end of the round (R21-R27), end of the
game (R28-R30), scoring (R31, R32). Mechanisms act where their timing says: M1 to M10.
"""

from ...core.events import Events
from ...core.game import Game, Prompt
from ...core.options import Setup
from ...core.position import Fields
from ...core.result import Result
from ...core.rng import Rng
from . import owners
from .components import COMPONENTS, MIDDLE
from .known import imagined, position, view
from .known.seen import View
from .moves import NONE, NOTATION, SELL_DONE, Move
from .rules import choices, refusals, round_end, scoring, turn
from .rules.setup import OPTIONS, deal, new_table
from .state import ADJUST, END, PRIMARIES, SELL, State

DOES = {**turn.DOES, **round_end.DOES}


class Mechanics(Game[State, Move, View]):
    """Two to four engineers, one market; hands and deck are secret (Q2)."""

    slug = "mechanics"
    order = 1
    rules_version = 2
    secrets = True
    players = range(2, 5)  # R1
    minutes = (45, 45)
    weight = 2
    options = OPTIONS
    turn_rule = "R13"
    end_rule = "R28"
    points_at, points_rule = "seats.{seat}.cogs", "R28"
    draws = frozenset(("dealt", "market", "refilled"))
    notation = NOTATION
    position_fields = position.FIELDS
    own_parts = owners.PARTS

    refusal = staticmethod(refusals.refusal)
    view = staticmethod(view.view)
    determinize = staticmethod(imagined.imagined)
    describe_position = staticmethod(position.describe)
    check_own = staticmethod(owners.check)

    def deal(self, setup: Setup, rng: Rng, events: Events) -> State:
        state = new_table(setup, rng)
        deal(state, events)
        return state

    def to_act(self, state: State) -> int | None:
        return None if state.phase == END else state.turn

    def moves(self, state: State) -> list[Move]:
        return list(choices.choices(state))

    def listed(self, state: State, move: Move) -> bool:
        return state.choices is not None and move in state.choices

    def carry_out(self, state: State, move: Move, events: Events) -> None:
        state.choices = None
        DOES[move.verb](state, move, events)

    def made_by_itself(self, rules: int, state: State) -> Move | None:
        """The first rules ended turns and sales that had nothing left to do, even if only the own hand told so."""
        return choices.forced(state) if rules == 1 else None

    def prompt(self, state: State) -> Prompt:
        seat = state.turn
        if state.phase == ADJUST:
            middle = state.line[MIDDLE]
            params = {"seat": seat, "type": COMPONENTS[middle], "price": state.prices[middle]}
            return "prompt.engine_choice", params
        if state.phase == SELL:
            return "prompt.sell", {"seat": seat}
        if state.primary == NONE:
            return "prompt.act", {"seat": seat}
        return "prompt.finish", {"seat": seat, "primary": PRIMARIES[state.primary]}

    def result(self, state: State) -> Result | None:
        return scoring.final_result(state) if state.phase == END else None

    def read_position(self, fields: Fields, setup: Setup, rng: Rng) -> State:
        state = position.read(fields, setup, rng)
        resume(state)
        return state


def resume(state: State) -> None:
    """A position may stand where nobody has anything to decide: go on to where somebody has."""
    if state.phase == ADJUST:
        round_end.next_engine(state, round_end.turns_done(state) - 1, None)
    elif state.phase == SELL and not round_end.could_sell(state):
        round_end.sell_done(state, SELL_DONE, None)
    elif state.primary != NONE and state.phase != END:
        turn.end_if_idle(state, None)
