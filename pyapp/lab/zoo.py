"""The games as PettingZoo environments: `env("mechanics", players=3)`; needs `pip install regolo[pettingzoo]`.

What an agent observes is `view(seat)` as numbers (`features.py`), with the mask of its legal actions; an action is a
number of the title's vocabulary (`vocabulary.py`). The reward comes at the end: 1 for winning alone, the seats' rewards
add up to 0; against the game itself all have 1 or -1.
"""

from __future__ import annotations

from secrets import randbits
from typing import Any, Literal

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as missing:
    raise ImportError("the environments need `pip install regolo[pettingzoo]`") from missing

from ..core.events import Event
from ..core.game import LARGEST_SEED
from ..core.messages import Reader
from ..core.rng import Rng
from ..games import GAMES
from . import features, outcome, vocabulary

Illegal = Literal["lose", "replace"]
MODES = ("human", "ansi")


def env(
    slug: str,
    players: int | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: Illegal = "lose",
    places: int = features.PLACES,
    **options: Any,
) -> AECEnv:
    """A game by turns. An `illegal` action loses the game, or a legal one is drawn in its place (`replace`)."""
    table = Table(slug, players, render_mode, max_cycles, illegal, places, options)
    return OrderEnforcingWrapper(Turns(table))


def parallel_env(
    slug: str,
    players: int | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: Illegal = "lose",
    places: int = features.PLACES,
    **options: Any,
) -> ParallelEnv:
    """The same where all agents name an action at once; only that of the seat to act counts."""
    return AtOnce(Table(slug, players, render_mode, max_cycles, illegal, places, options))


class Table:
    """A game as agents sit at it, whichever way they are asked."""

    def __init__(
        self,
        slug: str,
        players: int | None,
        render_mode: str | None,
        max_cycles: int | None,
        illegal: Illegal,
        places: int,
        options: dict[str, Any],
    ) -> None:
        if render_mode not in (None, *MODES) or illegal not in ("lose", "replace"):
            raise ValueError(f"render_mode is one of {MODES}, illegal `lose` or `replace`")
        self.game, self.words, self.options = GAMES[slug], vocabulary.of(slug), options
        self.render_mode, self.most, self.illegal, self.places = render_mode, max_cycles, illegal, places
        self.name = f"regolo_{slug.replace('-', '_')}"
        self.seats = self.game.setup(players, dict(options)).players
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        box = spaces.Box(-features.LARGEST, features.LARGEST, (places,), np.float32)
        mask = spaces.Box(0, 1, (len(self.words),), np.int8)
        self.seen = {agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.agents}
        self.actions = {agent: spaces.Discrete(len(self.words)) for agent in self.agents}
        self._rng = Rng(randbits(63))

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = Rng(seed)
        else:
            seed = self._rng.bits()
        self.state = self.game.new(self.seats, seed & LARGEST_SEED, **self.options)
        self.begun: vocabulary.Spelling = ()
        self.cycles, self.culprit = 0, -1
        self._told: list[Event] = []

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the game is over, or was lost by an illegal action."""
        return None if self.culprit >= 0 else self.game.to_act(self.state)

    @property
    def cut_off(self) -> bool:
        return self.most is not None and self.cycles >= self.most and self.turn is not None

    def legal(self) -> list[int]:
        return self.words.offered(self.game.moves(self.state), self.begun)

    def act(self, action: int) -> None:
        """The action of the seat to act: a move, or a part of one."""
        legal, seat = self.legal(), self.turn
        self.cycles += 1
        if action not in legal:
            if self.illegal == "lose":
                assert seat is not None
                self.culprit = seat
                return
            action = self._rng.choice(legal)
        self.begun += (action,)
        text = self.words.text(self.begun)
        if text is not None:
            self.state, self.begun = self.game.play(self.state, text, self._told), ()

    def observation(self, agent: str) -> dict[str, Any]:
        seat = self.agents.index(agent)
        own = seat == self.turn
        named = features.of_seat(
            self.game.view(self.state, seat), seat, self.words, self.begun if own else ()
        )
        mask = np.zeros(len(self.words), np.int8)
        if own:
            mask[self.legal()] = 1
        return {
            "observation": np.array(features.row(named, self.places), np.float32),
            "action_mask": mask,
        }

    def rewards(self) -> dict[str, float]:
        """Nothing before the end."""
        if self.turn is not None:
            return dict.fromkeys(self.agents, 0.0)
        if self.culprit >= 0:
            return {agent: -float(seat == self.culprit) for seat, agent in enumerate(self.agents)}
        result = self.game.result(self.state)
        assert result is not None, "a game without anybody to act is over"
        return dict(zip(self.agents, outcome.returns(result), strict=True))

    def render(self) -> str | None:
        """What happened since the last time, and who is asked, in the words of the log."""
        reader = Reader(self.game.texts("en").MESSAGES, "en", self.agents)
        lines = [reader.say(f"log.{event.kind}", event.seen_by(None)) for event in self._told]
        self._told = []
        if self.turn is not None:
            key, params = self.game.prompt(self.state)
            lines.append(f"{self.agents[self.turn]}: {reader.say(key, params)}")
        text = "\n".join(lines)
        if self.render_mode == "human":
            print(text)
            return None
        return text


class Turns(AECEnv):  # type: ignore[misc]  # PettingZoo isn't there when types are checked
    """One agent after the other, as the rules ask them; where a move is spelt, an agent is asked again."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table, self.render_mode = table, table.render_mode
        self.possible_agents = list(table.agents)
        self.metadata = {"render_modes": list(MODES), "name": table.name, "is_parallelizable": False}

    def __str__(self) -> str:
        return self.table.name

    def observation_space(self, agent: str) -> Any:
        return self.table.seen[agent]

    def action_space(self, agent: str) -> Any:
        return self.table.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed deals the same one, and without one it is another each time."""
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.table.observation(agent)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.act(int(action))
        self.rewards = self.table.rewards()
        over, cut_off = self.table.turn is None, self.table.cut_off
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut_off)
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        turn = self.table.turn
        self.agent_selection = self.agents[0 if turn is None else turn]

    def render(self) -> str | None:
        return self.table.render() if self.render_mode else None

    def close(self) -> None:
        """There is no window."""


class AtOnce(ParallelEnv):  # type: ignore[misc]
    """All agents at once, for what knows no turns; `infos` says whose action counts."""

    def __init__(self, table: Table) -> None:
        self.table, self.render_mode = table, table.render_mode
        self.possible_agents = list(table.agents)
        self.agents: list[str] = []
        self.metadata = {"render_modes": list(MODES), "name": table.name}

    def observation_space(self, agent: str) -> Any:
        return self.table.seen[agent]

    def action_space(self, agent: str) -> Any:
        return self.table.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        turn = self.table.turn
        assert turn is not None, "the game is over"
        self.table.act(int(actions[self.possible_agents[turn]]))
        over, cut_off = self.table.turn is None, self.table.cut_off
        answers = (
            self._observations(),
            self.table.rewards(),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut_off),
            self._infos(),
        )
        if over or cut_off:
            self.agents = []
        return answers

    def _observations(self) -> dict[str, Any]:
        return {agent: self.table.observation(agent) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"acts": seat == self.table.turn} for seat, agent in enumerate(self.agents)}

    def render(self) -> str | None:
        return self.table.render() if self.render_mode else None

    def close(self) -> None:
        """There is no window."""
