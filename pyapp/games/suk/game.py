"""Marrak Hesh 17: serve the docks of an orbital suk, pack the goods into your hold.

Read from top to bottom as the rulebook: set-up (R1-R6), turn (R10-R16), end (R20), scoring (R30-R43).
"""

from ...core import own
from ...core.events import Event, Events
from ...core.game import Game, Prompt
from ...core.options import Options, Setup
from ...core.position import Fields
from ...core.refusals import Refusal
from ...core.result import Result, ranked
from ...core.rng import Rng
from ...core.values import with_at
from . import owners
from .components import DEEP_SPACE, FACE_IDS
from .known import position, view
from .known.seen import View
from .rules import refusals
from .rules.deep_space import asks_order, score
from .rules.setup import new_table
from .rules.turn import able, servable, take_goods
from .state import NOTATION, OVER, First, Move, State, placements

OPTIONS: Options = {
    "advanced": {"type": "boolean", "default": False},
    "hull": {"type": "string", "enum": ["rectangle", "octagon"], "default": "rectangle"},
    "tie_break": {"type": "string", "enum": ["shared", "late_seat"], "default": "shared"},
    "match": {"type": "boolean", "default": False},
    "cards": {
        "type": "array",
        "items": {"enum": list(DEEP_SPACE)},
        "minItems": 0,
        "maxItems": 2,
        "default": (),
        "when": [{"advanced": [True]}],
        "since": "0.2.0",
    },
    "own_order": {"type": "boolean", "default": False, "when": [{"advanced": [True]}], "since": "0.2.0"},
    own.NAME: own.option(owners.EXAMPLE),
}


class Suk(Game[State, Move, View]):
    """Two or three captains, 24 docks, no luck after the deal and nothing hidden (Q18)."""

    slug = "suk"
    order = 3
    rules_version = 1
    secrets = False
    players = range(2, 4)  # R1
    minutes = (20, 30)  # ours: no source names a time
    weight = 1
    options = OPTIONS
    turn_rule = "R10"
    end_rule = "R20"
    points_at, points_rule = "scores.{seat}.total", "R34"
    notation = NOTATION
    position_fields = position.FIELDS
    position_word = ("ring", "." * 24)
    picture_spares = ("earlier",)
    own_parts = owners.PARTS

    refusal = staticmethod(refusals.refusal)
    describe_position = staticmethod(position.describe)
    check_own = staticmethod(owners.check)

    # -- set-up -----------------------------------------------------------------------------

    def deal(self, setup: Setup, rng: Rng, events: Events) -> State:
        state = new_table(setup, rng, start=rng.below(setup.players))  # R5
        _tell_start(state, events)
        return state

    # -- turn -------------------------------------------------------------------------------

    def to_act(self, state: State) -> int | None:
        return None if state.turn == OVER else state.turn

    def moves(self, state: State) -> list[Move]:
        """Every own transport on every dock that accepts it, and every cell for its goods (R10-R14)."""
        if state.firsts and state.turn != OVER:
            return [First(card) for card in state.deep]  # R41
        found: list[Move] = []
        if state.turn != OVER:
            pick = state.hull.open_picker(state.filled[state.turn], state.at_work("zero_gravity"))
            welcome = servable(state, state.turn)
            for colours, rows in zip(welcome, placements(state.hull), strict=True):
                for row in rows[colours]:
                    found += pick(row)
        return found

    def not_a_move(self, state: State, text: str) -> Refusal:
        if text.strip().lower() in refusals.PASSING:
            return refusals.of_passing(state)
        return super().not_a_move(state, text)

    def carry_out(self, state: State, move: Move, events: Events) -> None:
        seat = state.turn
        if isinstance(move, First):
            state.firsts = with_at(state.firsts, seat, move.card)
            if events is not None:
                events.append(Event("ordered", seat=seat, card=move.card))
            count(state, events)
            return
        dock = move.dock
        tile = state.goods[dock]
        before = score(state, seat).points.total if events is not None else 0
        take_goods(state, seat, move)
        if events is not None:
            events.append(
                Event(
                    "placed",
                    seat=seat,
                    dock=dock,
                    colour=move.colour,
                    tile=FACE_IDS[tile],
                    cell=move.cell,
                    gain=score(state, seat).points.total - before,
                )
            )
        settle(state, (seat + 1) % state.players, events)

    def prompt(self, state: State) -> Prompt:
        return "prompt.order" if state.firsts else "prompt.place", {"seat": state.turn}

    # -- end and scoring --------------------------------------------------------------------

    def result(self, state: State) -> Result | None:
        """Highest total wins; equal totals share the place (R34, R35), unless the late seat takes it."""
        if state.turn != OVER:
            return None
        seats = range(state.players)
        totals = [sum(game[seat].total for game in state.finished) for seat in seats]
        late_seat = state.setup.options["tie_break"] == "late_seat" and state.games == 1  # Q33

        def merit(seat: int) -> tuple[int, int]:
            return totals[seat], (seat - state.start) % state.players if late_seat else 0

        breakdown = [
            _added([game[seat].by_rule(bool(state.deep)) for game in state.finished]) for seat in seats
        ]
        return Result(ranked(seats, merit), totals, breakdown)

    # -- what may be known, and positions ---------------------------------------------------

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state)

    def keeps_back(self, setup: Setup) -> bool:
        return bool(setup.options["match"])

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        """All is open but the deals of a match still to come."""
        imagined = state.copy()
        imagined.rng = Rng(rng.bits()).state
        return imagined

    def read_position(self, fields: Fields, setup: Setup, rng: Rng) -> State:
        state = position.read(fields, setup, rng)
        if state.turn != OVER:
            settle(state, state.turn, None)
        return state


def settle(state: State, seat: int, events: Events) -> None:
    """Give the turn to the first seat from `seat` on that can play (R16), or close the game (R20)."""
    players = state.players
    for step in range(players):
        candidate = (seat + step) % players
        if able(state, candidate):
            state.turn = candidate
            if events is not None:
                events += [Event("skipped", seat=(seat + back) % players) for back in range(step)]
            return
    count(state, events)


def count(state: State, events: Events) -> None:
    """Ask every captain for the order of the cards, where that was agreed (R41); then close the game."""
    if asks_order(state):
        state.firsts = state.firsts or ("",) * state.players
        turns = [(state.start + step) % state.players for step in range(state.players)]
        waiting = [seat for seat in turns if not state.firsts[seat]]
        if waiting:
            state.turn = waiting[0]
            return
    _close(state, events)


def _close(state: State, events: Events) -> None:
    """Count every hold; in a match, deal the next game (R20, Q33)."""
    scores = [score(state, seat) for seat in range(state.players)]
    state.finished = (*state.finished, tuple(deep.points for deep in scores))
    state.turn = OVER
    if events is not None:
        events.append(Event("over", game_number=state.game_number))
        for seat, deep in enumerate(scores):
            events += [Event("deep_step", seat=seat, **step.told()) for step in deep.steps]
            events.append(Event("scored", seat=seat, total=deep.points.total, **deep.points._asdict()))
    if state.game_number < state.games:
        _deal_next(state, events)


def _deal_next(state: State, events: Events) -> None:
    """Everything anew, the next seat begins; the table just counted is kept (Q33)."""
    if events is not None:
        events.append(Event("interval", game_number=state.game_number, games=state.games))
    rng = Rng.at(state.rng)
    table = new_table(state.setup, rng, start=(state.start + 1) % state.players)
    table.game_number, table.finished = state.game_number + 1, state.finished
    table.tables = (*state.tables, state.left())
    for name in State.__slots__:
        setattr(state, name, getattr(table, name))
    if events is not None:
        next_game = Event("next_game", game_number=state.game_number, start=state.start, reveals=True)
        events.append(next_game)
    _tell_start(state, events)


def _tell_start(state: State, events: Events) -> None:
    if events is not None:
        corporations = list(state.corporations)
        events.append(Event("started", start=state.start, corporations=corporations, reveals=True))
        if state.deep:
            events.append(Event("drawn", deep=list(state.deep), reveals=True))


def _added(rules: list[dict[str, int]]) -> dict[str, int]:
    return {rule: sum(game[rule] for game in rules) for rule in rules[0]}
