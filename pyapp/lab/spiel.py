"""The games in OpenSpiel: `pyspiel.load_game("regolo_suk(players=2)")`; needs `pip install regolo[openspiel]`.

Importing this module registers every title, with its options as parameters: `hull=octagon`, several of a kind as
`custom=x_ray_goggles+pneumatic_post`, a word of digits as `copies=_3`. Actions are the numbers of the title's
vocabulary. Chance is sampled: a chance node has one outcome, and what it brings is drawn when it is applied (`seed`
makes that repeatable). Information states are strings with perfect recall; their tensors count what was told, without
its order.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from secrets import randbits
from typing import Any, cast

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError("the games of OpenSpiel need `pip install regolo[openspiel]`") from missing

from ..core.game import Game
from ..core.rng import Rng
from ..games import GAMES
from ..record import read_option
from . import features, outcome, worlds

LONGEST = 100_000  # actions and chance; no game is as long
SAMPLED = [(0, 1.0)]
_chance = Rng(randbits(63))


def seed(number: int) -> None:
    """From here on chance draws the same again."""
    _chance.state = Rng(number).state


def name_of(slug: str) -> str:
    return f"regolo_{slug.replace('-', '_')}"


def load(slug: str, players: int | None = None, **options: Any) -> Any:
    """The same as `pyspiel.load_game`, with options as everywhere else here."""
    given = {name: _written(value) for name, value in options.items()}
    seats = GAMES[slug].setup(players, dict(options)).players
    return pyspiel.load_game(name_of(slug), {"players": seats, **given})


MARK = "_"  # before a word made of digits, which OpenSpiel would take for a number


def _written(value: Any) -> Any:
    """An option as a parameter."""
    if isinstance(value, (tuple, list)):
        return "+".join(value) or "none"
    return MARK + value if isinstance(value, str) and value.isdecimal() else value


def _read(spec: Any, value: Any) -> Any:
    """An option from a parameter."""
    if spec["type"] == "array":
        return tuple(read_option(spec, "" if value == "none" else value.replace("+", ","), 1))
    return value.removeprefix(MARK) if spec["type"] == "string" else value


def _type(slug: str, game: Game[Any, Any, Any]) -> Any:
    kinds = pyspiel.GameType
    defaults = {name: _written(spec["default"]) for name, spec in game.options.items()}
    return kinds(
        short_name=name_of(slug),
        long_name=type(game).__name__,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if game.secrets
        else kinds.Information.PERFECT_INFORMATION,
        # Where a table may play against the game, seats win and lose together.
        utility=kinds.Utility.GENERAL_SUM if game.players[0] == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], **defaults},
    )


TYPES = {slug: _type(slug, game) for slug, game in GAMES.items()}


class Regolo(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel isn't there when types are checked
    """A title with its set-up."""

    def __init__(self, slug: str, params: dict[str, Any] | None = None) -> None:
        declared = GAMES[slug].options
        chosen = dict(params or {})
        seats = chosen.pop("players", None)
        options = {name: _read(declared[name], value) for name, value in chosen.items()}
        setup = GAMES[slug].setup(seats, options)
        self.table = worlds.table(slug, setup.players, tuple(setup.options.items()))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.words),
            max_chance_outcomes=1,
            num_players=setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if GAMES[slug].players[0] == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[slug], info, params or {})

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(kind is not None and kind.perfect_recall)


class State(pyspiel.State):  # type: ignore[misc]
    """A moment of a game; all that a copy needs is the moment itself."""

    def __init__(self, game: Regolo, state: Any = None) -> None:
        super().__init__(game)
        self.at = worlds.before(game.table) if state is None else worlds.at(game.table, state)

    def current_player(self) -> Any:
        if self.at.waits:
            return pyspiel.PlayerId.CHANCE
        turn = self.at.turn
        return pyspiel.PlayerId.TERMINAL if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return SAMPLED

    def _apply_action(self, action: int) -> None:
        if self.at.waits:
            fate = self.at.fate
            self.at = self.at.chance(_chance.bits() if fate is None else Rng(fate).bits())
        else:
            self.at = self.at.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "chance" if player == pyspiel.PlayerId.CHANCE else self.at.table.words.words[action]

    def is_terminal(self) -> bool:
        return self.at.over

    def returns(self) -> list[float]:
        game, setup, _ = self.at.table
        result = game.result(self.at.state) if self.at.over else None
        return [0.0] * setup.players if result is None else outcome.returns(result)

    def __str__(self) -> str:
        """Equal only for the same position with the same part of a move spelt."""
        if self.at.state is None:
            return "before the deal"
        words = [self.at.table.words.words[number] for number in self.at.begun]
        return " ".join((self.at.table.game.digest(self.at.state), *words, self.at.due)).strip()

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> State:
        """A copy that the player can't tell from this one."""
        other = cast(State, self.clone())
        other.at = self.at.imagine(player, int(chance() * (1 << 32)))
        return other


class Observer:
    """What a seat sees of a state, as OpenSpiel asks for it; with `recall`, also how often it was told what."""

    def __init__(self, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(features.PLACES * (2 if recall else 1), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[: features.PLACES] = features.row(state.at.features(player))
        if self.recall:
            self.tensor[features.PLACES :] = told(state.at, player)

    def string_from(self, state: State, player: int) -> str:
        text = state.at.text(player)
        return f"{state.at.memory(player).hex()} {text}" if self.recall else text


_counted: OrderedDict[tuple[worlds.Moment, int], Any] = OrderedDict()
COUNTED = 256  # moments whose counts are kept: the next one mostly follows from one of them


def told(moment: worlds.Moment, seat: int) -> Any:
    """How often the seat was told what, up to this moment, as numbers."""
    news = []
    counts = np.zeros(features.PLACES, np.float32)
    for one in moment.back():
        if (one, seat) in _counted:
            counts = _counted[one, seat]
            break
        news += [leaf for event in one.told(seat) for leaf in features.leaves(event, f"told.{event['kind']}")]
    counts = _counted[moment, seat] = counts + np.array(features.row(news), np.float32) if news else counts
    while len(_counted) > COUNTED:
        _counted.popitem(last=False)
    return counts


def _register(slug: str) -> None:
    """OpenSpiel makes a game by calling a class with its parameters."""

    class Title(Regolo):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(slug, params)

    Title.__name__ = type(GAMES[slug]).__name__
    pyspiel.register_game(TYPES[slug], Title)


for _slug in GAMES:
    _register(_slug)
