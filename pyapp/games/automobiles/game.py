"""Automobiles: seven cubes a turn are gears, powers or money; the bag they come from is built on the way.

Read as the rulebook: components and tracks, setup (R6-R14), turn (R15-R20, R29-R40), driving (R21-R28,
R33, R36), effects and decisions (the cards). What is still to be done stands on the agenda; it stops
wherever some seat has a choice.
"""

from ...core.agenda import AgendaGame
from ...core.events import Events
from ...core.game import Prompt
from ...core.options import Setup
from ...core.position import Fields
from ...core.result import Result
from ...core.rng import Rng
from . import owners
from .known import imagined, position, view
from .known.seen import View
from .moves import NOTATION, Move
from .options import OPTIONS
from .rules import refusals, scoring
from .rules.agenda import AGENDA
from .rules.setup import new_table, tell_start
from .state import State


class Automobiles(AgendaGame[State, Move, View]):
    """Two to five seats; only the order of the cubes in the bags is unknown, to everybody (Q30)."""

    slug = "automobiles"
    order = 2
    rules_version = 1
    secrets = False
    players = range(2, 6)
    minutes = (45, 75)
    weight = 2
    options = OPTIONS
    turn_rule = "R17"
    end_rule = "R40"
    draws = frozenset(("drew",))
    notation = NOTATION
    agenda = AGENDA
    position_fields = position.FIELDS
    own_parts = owners.PARTS
    follows = ("far",)
    picture_spares = ("reach", "far")

    refusal = staticmethod(refusals.refusal)
    describe_position = staticmethod(position.describe)
    check_own = staticmethod(owners.check)

    def deal(self, setup: Setup, rng: Rng, events: Events) -> State:
        state = new_table(setup, rng)
        tell_start(state, events)
        AGENDA.run(state, events)
        return state

    def prompt(self, state: State) -> Prompt:
        due = view.pending(state, state.agenda[-1])
        return f"prompt.{due['step']}", {**due}

    def result(self, state: State) -> Result | None:
        return None if state.agenda else scoring.final_result(state)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state)

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        return imagined.imagined(state, rng)

    def read_position(self, fields: Fields, setup: Setup, rng: Rng) -> State:
        state = position.read(fields, setup, rng)
        AGENDA.run(state, None)
        return state
