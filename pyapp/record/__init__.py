"""A whole game as text: who plays what, then one move a line. The save, the replay and the bug report."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from ..ai.thinking import LEVELS, own_rng
from ..core import answers
from ..core.events import Event
from ..core.game import LARGEST_SEED
from ..core.notation import LONGEST_MOVE
from ..core.options import Setup, named
from ..core.refusals import BadInput, BadPosition, BadSetup, IllegalMove, Problem, Refusal
from ..core.rng import PLAIN, WAYS, Rng
from ..games import GAMES, AnyGame
from .fairness import fingerprint, is_salt
from .sealed import BrokenSeal, seal, unseal

TITLE = "regolo 1"
LONGEST_RECORD = 500_000  # characters
LONGEST_NAME = 24
LONGEST_PROMISE = 64
KNOWN = ("game", "rules", "players", "seed", "position", "chance", "salt", "fingerprint")
Header = dict[str, tuple[int, str]]
"""The entries above the moves: name -> (line, text)."""


class BadRecord(BadInput):
    """A record can't be read; `line` counts from 1."""

    def __init__(self, line: int, key: str, **params: Any) -> None:
        super().__init__(key, line=line, **params)
        self.line = line


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat: a person, or a computer of some level."""

    name: str = ""
    kind: answers.SeatKind = "person"
    level: str = "normal"

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", plain_name(self.name))

    @classmethod
    def read(cls, text: str) -> Seat:
        """From `person Anna` or `computer hard Orione`; raises ValueError."""
        kind, _, rest = text.partition(" ")
        if kind == "person":
            return cls(rest)
        level, _, name = rest.partition(" ")
        if kind != "computer" or level not in LEVELS:
            raise ValueError(text)
        return cls(name, "computer", level)

    def __str__(self) -> str:
        who = self.kind if self.kind == "person" else f"{self.kind} {self.level}"
        return f"{who} {self.name}".rstrip()

    def as_dict(self) -> answers.Seat:
        return {"name": self.name, "kind": self.kind, "level": self.level}


def plain_name(name: str) -> str:
    """A name as it may stand in a record: one line, no comment sign, not too long."""
    printable = "".join(sign if sign.isprintable() and sign != "#" else " " for sign in name)
    return " ".join(printable.split())[:LONGEST_NAME].rstrip()


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a record no longer fits the rules: the moves before it stand, the rest is kept as text."""

    line: int
    move: str
    refusal: Refusal


class Record:
    """A game from its first deal on: play, take back, look at any moment, write down.

    In an analysis copy everything may be taken back; in a game only what showed nobody anything new.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup | None = None,
        seed: int = 0,
        seats: Iterable[Seat] = (),
        position: dict[str, Any] | None = None,
        analysis: bool = False,
        *,
        way: int = PLAIN,
        salt: str = "",
    ) -> None:
        first: list[Event] = []
        dealt = position is None  # a position brings its own set-up
        state = game.start(setup or game.setup(None, {}), seed, first, way) if dealt else game.load(position)
        self.game = game
        self.setup: Setup = state.setup
        self.seed = seed
        self.position = deepcopy(position)
        self.analysis = analysis
        self.imagined = False  # dealt as somebody may think it is
        self.way = way
        self.salt = salt
        self.rules = game.rules_version
        self.caught_up = (
            False  # are there moves in it now which its own rules made without writing them down?
        )
        self.stopped: Stop | None = None
        self.rest: list[str] = []
        self.moves: list[str] = []
        self.comments: dict[int, str] = {}
        self.undone: list[str] = []
        given = list(seats)[: self.setup.players]
        self.seats = given + [Seat() for _ in range(self.setup.players - len(given))]
        self.states = [state]
        self.events = [first]
        self.promised = self.fingerprint  # or what a text says it was

    @classmethod
    def new(
        cls,
        slug: str,
        players: int | None = None,
        seed: int = 0,
        seats: Iterable[Seat] = (),
        **options: Any,
    ) -> Record:
        """A new game: the same arguments give the same one everywhere."""
        game = game_of(slug)
        return cls(game, game.setup(players, options), seed, seats)

    @classmethod
    def from_position(cls, data: dict[str, Any], seats: Iterable[Seat] = ()) -> Record:
        """A game that begins in the middle, from a position."""
        return cls(game_of(str(data.get("game", ""))), seats=seats, position=data)

    @property
    def state(self) -> Any:
        return self.states[-1]

    def __len__(self) -> int:
        return len(self.moves)

    def at(self, number: int) -> Any:
        """The state after that many moves."""
        if not 0 <= number < len(self.states):
            raise BadInput("record.no_such_move", number=number, length=len(self))
        return self.states[number]

    def play(self, move: Any) -> list[Event]:
        """Play a move, as text or value, and tell what happened; raises IllegalMove."""
        events: list[Event] = []
        state = self.game.play(self.state, move, events)
        if self.undone and self.undone[-1] == str(move):
            self.undone.pop()
        else:
            self.undone.clear()
        self.states.append(state)
        self.events.append(events)
        self.moves.append(str(move))
        self.stopped, self.rest = None, []
        return events

    def why_no_undo(self, steps: int = 1) -> tuple[str, dict[str, Any]] | None:
        """The sentence that says why so many moves can't be taken back; None if they can."""
        if not 0 < steps <= len(self.moves):
            return "undo.nothing", {}
        if not self.analysis and any(event.reveals for told in self.events[-steps:] for event in told):
            return "undo.revealed", {}
        return None

    def undoable(self) -> int:
        """How many of the last moves can be taken back together."""
        if self.analysis:
            return len(self.moves)
        quiet = takewhile(lambda told: not any(event.reveals for event in told), reversed(self.events[1:]))
        return sum(1 for _ in quiet)

    def undo(self, steps: int = 1) -> None:
        """Take the last moves back, all or none: not if one has shown somebody something new."""
        if reason := self.why_no_undo(steps):
            raise Problem(reason[0], **reason[1])
        for _ in range(steps):
            self.states.pop()
            self.events.pop()
            self.comments.pop(len(self.moves), None)
            self.undone.append(self.moves.pop())
        self.stopped, self.rest = None, []

    def redo(self, steps: int = 1) -> list[Event]:
        """Play the moves taken back last again, all or none."""
        if not 0 < steps <= len(self.undone):
            raise Problem("redo.nothing")
        return [event for _ in range(steps) for event in self.play(self.undone[-1])]

    def what_if(self, number: int, seat: int | None, deal: int = 0) -> Record:
        """A copy for that seat to try things out from after that move; this record is left alone.

        While the game runs nothing that the seat can't know is in it: hands, piles and chance to come are dealt anew,
        as they might be, and always the same for the same `deal`.
        """
        state = self.at(number)
        if not self.keeps_back:
            return self.branch(number)
        own = own_rng(self.game, state, seat)
        imagined = self.game.determinize(state, seat, Rng(own.state + deal))
        copy = Record(self.game, seats=self.seats, position=self.game.dump(imagined), analysis=True)
        copy.imagined = True
        return copy

    def branch(self, number: int) -> Record:
        """An open copy up to that move, with all that is hidden in it; this record is left alone."""
        copy = Record(
            self.game, self.setup, self.seed, self.seats, self.position, True, way=self.way, salt=self.salt
        )
        self.at(number)
        copy.states = self.states[: number + 1]
        copy.events = self.events[: number + 1]
        copy.moves = self.moves[:number]
        return copy

    # -- as text ----------------------------------------------------------------------------

    def text(self) -> str:
        """The record as readable text, which `parse` reads back to the same game."""
        return "\n".join([*self._header(), "", *self._body(), ""])

    def kept(self) -> str:
        """The record as a page may keep it: sealed while it holds what somebody must not see."""
        return seal(self.text()) if self.keeps_back else self.text()

    @property
    def running(self) -> bool:
        return self.game.to_act(self.state) is not None

    @property
    def keeps_back(self) -> bool:
        """Does the seed tell what somebody can't know? Until the game is over, where there is such a thing."""
        return self.running and self.game.keeps_back(self.setup)

    @property
    def guarded(self) -> bool:
        """Do the moves tell a secret too? Where a seat may know more than another."""
        return self.running and self.game.secrets

    @property
    def fingerprint(self) -> str:
        """To be shown from the first deal on: it proves at the end that the deal was not changed. Empty without a salt."""
        return fingerprint([*self._table(), *self._beginning()]) if self.salt else ""

    def _table(self) -> Iterator[str]:
        yield f"game: {self.game.slug}"
        yield f"players: {self.setup.players}"
        for name, value in named(self.game.options, self.setup).items():
            yield f"option {name}: {_written(value)}"

    def _header(self) -> Iterator[str]:
        title, *table = self._table()
        yield from (TITLE, title, f"rules: {self.rules}", *table)
        for number, seat in enumerate(self.seats, 1):
            yield f"seat {number}: {seat}"
        yield from self._beginning()
        if self.promised:
            yield f"fingerprint: {self.promised}"

    def _beginning(self) -> Iterator[str]:
        if self.position is not None:
            yield f"position: {json.dumps(self.position, separators=(',', ':'))}"
            return
        yield f"seed: {self.seed}"
        if self.way != PLAIN:
            yield f"chance: {self.way}"
        if self.salt:
            yield f"salt: {self.salt}"

    def _body(self) -> Iterator[str]:
        for number, move in enumerate(self.moves, 1):
            comment = self.comments.get(number)
            yield f"{move}  # {comment}" if comment else move
        yield from self.rest

    @classmethod
    def parse(cls, text: str) -> Record:
        """The game a text holds; raises BadRecord. What no longer fits stays in `rest`, see `stopped`."""
        if not isinstance(text, str) or len(text) > LONGEST_RECORD:
            raise BadRecord(1, "record.too_long", most=LONGEST_RECORD)
        try:
            lines = unseal(text.removeprefix("\ufeff"), LONGEST_RECORD).splitlines()
        except BrokenSeal as broken:
            raise BadRecord(broken.line, "record.seal") from None
        header, body = _split(lines)
        record = _from_header(header)
        record._replay(lines, body)
        return record

    def _replay(self, lines: list[str], first: int) -> None:
        for number, line in enumerate(lines[first:], first + 1):
            move, _, comment = line.partition("#")
            move = " ".join(move.split())
            if not move:
                continue
            try:
                self.catch_up(move)
                self.play(move)
            except IllegalMove as problem:
                self.rest = lines[number - 1 :]
                self.stopped = Stop(number, move[:LONGEST_MOVE], problem.refusal)
                return
            if comment.strip():
                self.comments[len(self.moves)] = comment.strip()
        self.catch_up()
        self.rules = self.game.rules_version if self.caught_up else self.rules

    def catch_up(self, wanted: str = "") -> None:
        """Play what the rules this record was written by did by themselves, before the move it has next."""
        while (made := self.game.made_by_itself(self.rules, self.state)) and str(made) != wanted:
            self.play(made)
            self.caught_up = True


def game_of(slug: str) -> AnyGame:
    """The game of that name; a Problem if there is none."""
    try:
        return GAMES[slug]
    except KeyError:
        raise BadSetup("record.unknown_game", game=slug[:40]).fits(known=list(GAMES)) from None


def _split(lines: list[str]) -> tuple[Header, int]:
    """The header's entries with their line numbers, and where the moves begin."""
    if not lines or lines[0].strip().lower() != TITLE:
        raise BadRecord(1, "record.no_title", title=TITLE)
    header: Header = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            return header, number
        name, colon, value = line.partition(":")
        if line.lstrip().startswith("#"):
            continue
        if not colon or name.strip() in header:
            raise BadRecord(number, "record.header", text=line[:60])
        header[name.strip()] = (number, value.strip())
    return header, len(lines)


def _from_header(header: Header) -> Record:
    line, slug = header.get("game", (1, ""))
    if slug not in GAMES:
        raise BadRecord(line, "record.unknown_game", game=slug[:40]).fits(known=list(GAMES))
    game = GAMES[slug]
    players = _number(header, "players", game.players[0])
    options = {
        name: read_option(spec, text, number)
        for name, spec in game.options.items()
        for number, text in [header.get(f"option {name}", (0, ""))]
        if number
    }
    record = _begun(game, header, players, options)
    record.rules = _number(header, "rules", game.rules_version)
    record.promised = header.get("fingerprint", (1, ""))[1][:LONGEST_PROMISE]
    known = {*KNOWN, *(f"option {name}" for name in options)}
    seats = {f"seat {number}": number - 1 for number in range(1, record.setup.players + 1)}
    for name, (number, text) in header.items():
        if name in seats:
            record.seats[seats[name]] = _read_seat(text, number)
        elif name not in known:
            raise BadRecord(number, "record.header", text=name[:60])
    return record


def _begun(game: AnyGame, header: Header, players: int, options: dict[str, Any]) -> Record:
    """The record before its first move: from a deal, or from a position that agrees with the header."""
    line, text = header.get("position", (1, ""))
    seed = _number(header, "seed", 0)
    try:
        if not text:
            way, salt = _way(header), _salt(header)
            return Record(game, game.setup(players, options), seed, way=way, salt=salt)
        record = Record(game, position=_read_json(line, text))
        return _agreeing(record, header, players, options)
    except BadSetup as problem:
        name = f"option {problem.params['option']}" if "option" in problem.params else problem.key[6:]
        raise BadRecord(header.get(name, (1, ""))[0], problem.key, **problem.params).like(problem) from None
    except BadPosition as problem:
        raise BadRecord(line, problem.key, **problem.params).like(problem) from None


def _agreeing(record: Record, header: Header, players: int, options: dict[str, Any]) -> Record:
    """A record from a position, if the header says nothing else."""
    seats = players if "players" in header else record.setup.players
    if record.setup != record.game.setup(seats, {**record.setup.options, **options}):
        raise BadRecord(header["position"][0], "record.header", text="position")
    return record


def _read_json(line: int, text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(line, "position.not_json", field="position") from None
    if not isinstance(data, dict):
        raise BadRecord(line, "position.not_an_object", field="position")
    return data


def _number(header: Header, name: str, default: int) -> int:
    return _whole(*header[name]) if name in header else default


def _way(header: Header) -> int:
    way = _number(header, "chance", PLAIN)
    if way not in WAYS:
        raise BadRecord(header["chance"][0], "record.header", text="chance")
    return way


def _salt(header: Header) -> str:
    line, salt = header.get("salt", (1, ""))
    if salt and not is_salt(salt):
        raise BadRecord(line, "record.header", text="salt")
    return salt


def _whole(line: int, text: str) -> int:
    digits = text.removeprefix("-")
    if len(digits) <= len(str(LARGEST_SEED)) and digits.isascii() and digits.isdecimal():
        return int(text)
    raise BadRecord(line, "record.number", text=text[:20])


def _read_seat(text: str, line: int) -> Seat:
    try:
        return Seat.read(text)
    except ValueError:
        raise BadRecord(line, "record.seat", text=text[:40]) from None


def _written(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_option(spec: Any, text: str, line: int) -> Any:
    """The value of an option as a record writes it."""
    match spec["type"]:
        case "boolean" if text in ("true", "false"):
            return text == "true"
        case "integer":
            return _whole(line, text)
        case "array":
            return [item.strip() for item in text.split(",") if item.strip()]
        case "string" | "components":
            return text
        case _:
            raise BadRecord(line, "record.header", text=text[:60])
