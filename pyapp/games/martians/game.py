"""Martians!!!: a town grows tile by tile, Martians come, three bomb parts must reach the Mother Ship.

Read as the rulebook: components and town, setup (R1-R7), turn (R10-R17), explore (R20-R22), walk and
fight (R30-R47), horde (R50-R56), windows, reactions and the two rooms of cards (R60-R67). What is still
to be done stands on the agenda; it stops wherever some seat has a choice.
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
from .known.fields import FIELDS, STEPS
from .known.seen import View
from .moves import DONE, NOTATION, STOP, Move
from .rules import ending, refusals
from .rules import setup as dealing
from .rules.agenda import AGENDA
from .state import WALK, State


class Martians(AgendaGame[State, Move, View]):
    """One to six seats, everybody against everybody or all together; alone it is always together."""

    slug = "martians"
    order = 5
    rules_version = 2
    secrets = True
    players = range(1, 7)
    minutes = (60, 90)
    weight = 3
    options = dealing.OPTIONS
    turn_rule = "R10"
    end_rule = "R70"
    points_at, points_rule = "seats.{seat}.kills", "R70"
    draws = frozenset(("drew", "drew_tile", "martian_card"))
    rolls = frozenset(("rolled_fight", "rolled_march", "rolled_move"))
    notation = NOTATION
    agenda = AGENDA
    position_fields = FIELDS
    position_steps = STEPS
    own_parts = owners.PARTS
    picture_spares = ("reach", "pile.left", "deck.discards", "deck.cards", "why")

    refusal = staticmethod(refusals.refusal)
    view = staticmethod(view.view)
    determinize = staticmethod(imagined.imagined)
    describe_position = staticmethod(position.describe)
    check_own = staticmethod(owners.check)

    def deal(self, setup: Setup, rng: Rng, events: Events) -> State:
        state = dealing.dealt_table(setup, rng, events)
        AGENDA.run(state, events)
        return state

    def made_by_itself(self, rules: int, state: State) -> Move | None:
        """Before version 2 things on the way were taken after the others had spoken (R66), and a deck without
        a weapon was searched by nobody (Q60)."""
        due = state.agenda[-1].kind if state.agenda else ""
        if rules >= 2:
            return None
        if due == "search" and self.moves(state) == [DONE]:
            return DONE
        return STOP if due == "pick" and state.phase == WALK else None

    def prompt(self, state: State) -> Prompt:
        due = view.pending(state.agenda[-1])
        return f"prompt.{due['step']}", {**due}

    def result(self, state: State) -> Result | None:
        return ending.result(state) if state.ended else None

    def read_position(self, fields: Fields, setup: Setup, rng: Rng) -> State:
        state = position.read(fields, setup, rng)
        AGENDA.run(state, None)
        return state
