"""What every game can do. A game fills in its own rules; this class keeps the promises they share."""

import hashlib
import json
from abc import ABC, abstractmethod
from importlib import import_module
from types import ModuleType
from typing import Any, ClassVar, Generic, Literal, Protocol, Self, TypeVar

from . import own
from .events import Events
from .notation import NotAMove, Notation
from .options import Options, Setup, checked_setup, idle_options, named
from .position import Field, Fields
from .refusals import BadInput, BadPosition, BadSetup, IllegalMove, Refusal
from .result import Result
from .rng import PLAIN, Rng
from .seen import Seen
from .shapes import Desk
from .values import is_whole

POSITION_VERSION = 1
LARGEST_SEED = (1 << 64) - 1
LANGUAGES = ("it", "en")
Stage = Literal["draft", "playable", "complete"]
"""How far a room has come. A draft keeps the contract; a playable game has a board, too; a complete one also what
teaches and what is kept: lesson, puzzles, questions, golden games, the saves of each release."""


class AnyState(Protocol):
    """What the core needs of a state: its set-up, and a cheap copy."""

    setup: Setup

    def copy(self) -> Self: ...


S = TypeVar("S", bound=AnyState)
M = TypeVar("M")
V = TypeVar("V", bound=Seen)
Prompt = tuple[str, dict[str, Any]]
"""The key and the params of one sentence."""


class Game(ABC, Generic[S, M, V]):
    """A title, ready to be played: rules of the table in, nothing of the screen."""

    slug: ClassVar[str]
    order: ClassVar[int]  # place in the list of games
    stage: ClassVar[Stage] = "complete"
    rules_version: ClassVar[int]
    secrets: ClassVar[bool]  # does a seat know anything that another may not see?
    players: ClassVar[range]
    minutes: ClassVar[tuple[int, int]] = (0, 0)  # how long a game takes at a real table; 0: nobody knows yet
    weight: ClassVar[Literal[0, 1, 2, 3]] = (
        0  # how much there is to learn: little, some, much; 0: nobody knows yet
    )
    options: ClassVar[Options]
    turn_rule: ClassVar[str]  # the rule that says what a move is
    end_rule: ClassVar[str]  # the rule that says when the game is over
    notation: Notation[M]
    position_fields: ClassVar[tuple[Field, ...]]
    draws: ClassVar[frozenset[str]] = frozenset()  # events that draw something by chance, `n` at a time
    rolls: ClassVar[frozenset[str]] = frozenset()  # events that roll a die
    position_steps: ClassVar[tuple[Field, ...]] = ()  # what the field `agenda` may hold
    own_parts: ClassVar[tuple[Field, ...]] = ()  # what own components may replace, where there is the option
    points_at: ClassVar[str] = ""  # where a view tells the points of `{seat}`: `scores.{seat}.total`
    points_rule: ClassVar[str] = ""  # the rule that says how they are counted
    position_word: ClassVar[tuple[str, str]] = (
        "",
        "",
    )  # the field that a word without a name is, where a position is one line; and what completes it at its end
    follows: ClassVar[tuple[str, ...]] = ()  # parts of the view that tell nothing the rest does not
    picture_spares: ClassVar[
        tuple[str, ...]
    ] = ()  # parts of the view (`reach`, `pile.left`) a picture does without

    # -- what a game fills in ---------------------------------------------------------------

    @abstractmethod
    def deal(self, setup: Setup, rng: Rng, events: Events) -> S:
        """Set the table up, to the first decision."""

    @abstractmethod
    def to_act(self, state: S) -> int | None:
        """The one seat that must decide now; None when the game is over."""

    @abstractmethod
    def moves(self, state: S) -> list[M]:
        """Every legal move of the seat to act."""

    @abstractmethod
    def refusal(self, state: S, move: M) -> Refusal | None:
        """Why the rules forbid a move while the game runs; None if they allow it.

        It looks at the table, never at the list of moves: `moves` lists the moves without a reason.
        """

    @abstractmethod
    def carry_out(self, state: S, move: M, events: Events) -> None:
        """Do a legal move on the given state, and all the upkeep that follows from it."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """All that a seat may know, and nothing else; None is a spectator."""

    @abstractmethod
    def prompt(self, state: S) -> Prompt:
        """The sentence that tells the seat to act what it has to do now."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The final order and points; None while the game runs."""

    @abstractmethod
    def determinize(self, state: S, seat: int | None, rng: Rng) -> S:
        """A state that the seat can't tell from the true one, its unknown part drawn anew."""

    @abstractmethod
    def describe_position(self, state: S) -> dict[str, Any]:
        """The fields of a position of this game."""

    @abstractmethod
    def read_position(self, fields: Fields, setup: Setup, rng: Rng) -> S:
        """A state from the fields given; what they leave out is completed."""

    # -- what a game may say ----------------------------------------------------------------

    def desk(self, state: S) -> Desk:
        """What may be laid out by hand, and where on the board; imported when first asked for."""
        room = type(self).__module__.rpartition(".")[0]
        found: Desk = import_module(f"{room}.known.desk").desk(state)
        return found

    def keeps_back(self, setup: Setup) -> bool:
        """Is anything to come that nobody at the table can know, or in a hand that only some can?"""
        return True

    def listed(self, state: S, move: M) -> bool:
        """Is the move among those already found to be legal here? It only saves asking for a reason again."""
        return False

    def check_own(self, fields: Fields) -> None:
        """Look at every entry of own components; raises BadPosition naming the wrong one."""

    # -- what a game may say of its past ----------------------------------------------------

    def made_by_itself(self, rules: int, state: S) -> M | None:
        """The move that an older version of the rules made without asking; None where it asked, too."""
        return None

    # -- what follows for all games ---------------------------------------------------------

    def new(self, players: int | None = None, seed: int = 0, **options: Any) -> S:
        """A new game; the same arguments give the same game everywhere."""
        setup = self.setup(players, options)
        for name in idle_options(self.options, setup):
            raise BadSetup("setup.idle_option", option=name)
        return self.start(setup, seed)

    def setup(self, players: int | None, options: dict[str, Any]) -> Setup:
        seats = self.players[0] if players is None else players
        setup = checked_setup(self.players, self.options, seats, options)
        return self._with_own(setup) if setup.options.get(own.NAME) else setup

    def _with_own(self, setup: Setup) -> Setup:
        """The same with its own components looked at, and written the one way there is."""
        text = setup.options[own.NAME]
        if len(text) > own.LONGEST:
            raise BadSetup("setup.own_long", most=own.LONGEST)
        fields = own.fields_of(text)
        try:
            self.check_own(fields)
            fields.rest_unknown()
        except BadPosition as problem:
            problem.texts = self.texts
            raise own.unfit(problem) from None
        return Setup(setup.players, {**setup.options, own.NAME: own.plain(json.loads(text))})

    def start(self, setup: Setup, seed: int, events: Events = None, way: int = PLAIN) -> S:
        """The first table; `way` says how the seed becomes chance (`core/rng.py`)."""
        if not is_whole(seed, -LARGEST_SEED, LARGEST_SEED):
            raise BadSetup("setup.seed")
        return self.deal(setup, Rng.of(seed, way), events)

    def read(self, move: M | str) -> M:
        """The move meant; one made by hand counts as what it prints, so it can't smuggle anything in."""
        return self.notation.read(str(move))

    def why_not(self, state: S, move: M | str) -> Refusal | None:
        """The rule that forbids a move, with the sentence for the player; None if it is legal."""
        found = self.permitted(state, move)
        return found if isinstance(found, Refusal) else None

    def permitted(self, state: S, move: M | str) -> M | Refusal:
        """The move meant, if it is legal; else why it isn't."""
        if self.to_act(state) is None:
            return Refusal(self.end_rule, "over")
        try:
            meant = self.read(move)
        except NotAMove:
            return self.not_a_move(state, str(move))
        if self.listed(state, meant):
            return meant
        return self.refusal(state, meant) or meant

    def not_a_move(self, state: S, text: str) -> Refusal:
        """What is said to words that mean no move."""
        return Refusal(self.turn_rule, "not_a_move", {"text": text[:60]})

    def play(self, state: S, move: M | str, events: Events = None) -> S:
        """The state after a move; the given state stays as it was. `events` receives what happened."""
        found = self.permitted(state, move)
        if isinstance(found, Refusal):
            raise IllegalMove(found)
        return self.after(state, found, events)

    def after(self, state: S, move: M, events: Events = None) -> S:
        """The same as `play`, for a move that is known to be legal."""
        following = state.copy()
        self.carry_out(following, move, events)
        return following

    def dump(self, state: S) -> dict[str, Any]:
        """The complete position as plain data, secrets included."""
        return {
            "game": self.slug,
            "version": POSITION_VERSION,
            "players": state.setup.players,
            "options": {
                name: list(value) if isinstance(value, tuple) else value
                for name, value in state.setup.options.items()
            },
            **self.describe_position(state),
        }

    def load(self, data: Any) -> S:
        """The state of a position, complete or partial; raises BadPosition naming the wrong field."""
        try:
            return self._loaded(Fields(data))
        except BadPosition as problem:
            problem.texts = self.texts
            raise

    def _loaded(self, fields: Fields) -> S:
        if fields.get("game", self.slug) != self.slug:
            raise fields.wrong("game", "position.other_game", game=self.slug)
        if fields.get("version", POSITION_VERSION) != POSITION_VERSION:
            raise fields.wrong("version", "position.other_version", version=POSITION_VERSION)
        seats = fields.number("players", self.players[0], self.players[-1], self.players[0])
        seed = fields.number("seed", 0, LARGEST_SEED, 0)
        options = fields.get("options", {})
        if not isinstance(options, dict):
            raise fields.wrong("options", "position.not_an_object")
        try:
            setup = self.setup(seats, options)
        except BadSetup as problem:
            params = {"field": "options", **problem.params}
            raise BadPosition(params.pop("field"), problem.key, **params).like(problem) from None
        state = self.read_position(fields, setup, Rng(seed))
        fields.rest_unknown()
        return state

    def digest(self, state: S) -> str:
        """A short fingerprint of a position: equal positions, equal fingerprints, everywhere and in every release.

        What came after the first release counts only where it says something: saves from before it keep theirs.
        """
        data = self.dump(state)
        for field in self.position_fields:
            if field.past or (field.later and not data[field.name]):
                del data[field.name]
        data["options"] = {name: data["options"][name] for name in named(self.options, state.setup)}
        text = json.dumps(data, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def rule(self, number: str, language: str) -> tuple[str, str]:
        """A rule in our own words, and its provenance: seed, public or reconstructed."""
        rules: dict[str, str] = self.texts(language).RULES
        if number not in rules:
            raise BadInput("rules.unknown", rule=number[:20])
        return rules[number], self.texts().PROVENANCE[number]

    @classmethod
    def advisor(cls) -> Any:
        """What a computer player is told about playing this game well."""
        return import_module(f"{cls.__module__.rpartition('.')[0]}.player.advisor").ADVISOR

    @classmethod
    def texts(cls, language: str = "") -> ModuleType:
        """The words of the game; imported when first asked for, since the page brings its own copy."""
        if language and language not in LANGUAGES:
            raise BadInput("texts.unknown_language", language=language[:20]).fits(known=LANGUAGES)
        room = cls.__module__.rpartition(".")[0]
        return import_module(f"{room}.texts.{language}" if language else f"{room}.texts")
