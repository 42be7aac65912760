"""Pocket Mars: two-way cards bring seven colonists from Earth by Ship into the Buildings of Mars.

Read as the rulebook: components, setup (R1-R7, R22), turn (R9-R16), colonists and cards (R17, R18
and the words of the cards), scoring (R19-R21, R42), solo (R30-R41). What is still to be done stands
on the agenda; it stops wherever some seat has a choice.
"""

from ...core import own
from ...core.agenda import AgendaGame
from ...core.events import Events
from ...core.game import Prompt
from ...core.options import Options, Setup
from ...core.position import Fields
from ...core.result import Result
from ...core.rng import Rng
from . import owners
from .components import LEVELS, SHIPS
from .known import imagined, position, view
from .known.seen import View
from .known.steps import STEPS
from .moves import NOTATION, Move
from .rules import refusals, scoring
from .rules.agenda import AGENDA
from .rules.setup import first_deal, new_table
from .state import State

OPTIONS: Options = {
    "draft": {"type": "boolean", "default": False, "when": [{"players": [2, 3, 4]}]},
    "level": {"type": "string", "enum": list(LEVELS), "default": "normal", "when": [{"players": [1]}]},
    "deck_end": {"type": "boolean", "default": False, "when": [{"players": [1]}], "since": "0.2.0"},
    "scheming": {"type": "boolean", "default": False, "when": [{"players": [1]}], "since": "0.2.0"},
    "ships": {
        "type": "array",
        "items": {"enum": list(SHIPS)},
        "minItems": 0,
        "maxItems": len(SHIPS),
        "ordered": True,
        "default": (),
        "since": "0.2.0",
    },
    own.NAME: own.option(owners.EXAMPLE),
}


class PocketMars(AgendaGame[State, Move, View]):
    """One to four seats; hands and preps show only their backs (Q6)."""

    slug = "pocket-mars"
    order = 4
    rules_version = 1
    secrets = True
    players = range(1, 5)
    minutes = (15, 30)
    weight = 2
    options = OPTIONS
    turn_rule = "R9"
    end_rule = "R19"
    points_at, points_rule = "seats.{seat}.score.total", "R20"
    draws = frozenset(("dealt", "drew", "failed", "looked", "refilled", "sparked"))
    notation = NOTATION
    agenda = AGENDA
    position_fields = position.FIELDS
    position_steps = STEPS
    own_parts = owners.PARTS

    refusal = staticmethod(refusals.refusal)
    view = staticmethod(view.view)
    determinize = staticmethod(imagined.imagined)
    describe_position = staticmethod(position.describe)
    check_own = staticmethod(owners.check)

    def deal(self, setup: Setup, rng: Rng, events: Events) -> State:
        state = new_table(setup, rng)
        first_deal(state, events)
        AGENDA.run(state, events)
        return state

    def prompt(self, state: State) -> Prompt:
        due = view.pending(state)
        return f"prompt.{due['step']}", {**due}

    def result(self, state: State) -> Result | None:
        return None if state.agenda else scoring.final_result(state)

    def read_position(self, fields: Fields, setup: Setup, rng: Rng) -> State:
        state = position.read(fields, setup, rng)
        AGENDA.run(state, None)
        position.check_moment(fields, state)
        return state
