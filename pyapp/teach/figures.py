"""A figure: a table, and steps that show, tell or ask. The one format of diagrams, exercises and lessons (docs/figures.md).

Whoever writes one may be anybody: every wrong entry is named in a sentence, none does harm.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, cast

from ..core import answers
from ..core.game import LANGUAGES
from ..core.notation import LONGEST_MOVE, NotAMove
from ..core.position import Fields
from ..core.refusals import BadPosition, IllegalMove
from ..games import GAMES, AnyGame
from ..record import Record, game_of, link
from .marks import Mark, read_marks
from .reading import sitting

VERSION = 1
MOST_STEPS, MOST_MOVES, MOST_CHOICES, MOST_RULES = 40, 200, 12, 12
LONGEST_TEXT, LONGEST_NUMBER = 1000, 10**9
Kind = Literal["move", "which", "score", "next"]
KINDS: tuple[Kind, ...] = ("move", "which", "score", "next")
LOOKER_ON: Final = "none"
LOOKER: Final = -1  # nobody's seat
BETWEEN_MOVES = re.compile(r",(?=\s|[a-z])")  # a comma may belong to a place: step 1,1
HEAD = ("game", "version", "players", "options", "seed")
ORIGINS = ("position", "record", "link")

Text = Mapping[str, str]
"""By language; an empty one says nothing."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a move must be or bring. Whatever is said must hold; if nothing is, any legal move will do."""

    move: str = ""  # a move, or a pattern with stars
    event: Mapping[str, Any] = field(default_factory=dict)  # `kind` and fields of an event that happens
    points: int | None = None  # so many at least, for who moves
    refused: str = ""  # the rule that must forbid it

    def as_dict(self) -> dict[str, Any]:
        told = {"move": self.move, "event": dict(self.event), "points": self.points, "refused": self.refused}
        return {name: value for name, value in told.items() if value not in ("", None, {})}


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to tick: what it says, and the move or the event it speaks of."""

    wanted: Wanted
    text: Text = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ask:
    """A question. Which answer is right is never written down where the rules can tell it."""

    kind: Kind
    text: Text
    answers: tuple[Wanted, ...] = ()  # move: any of them will do
    choices: tuple[Choice, ...] = ()  # which: those that are legal; next: those that happen
    after: tuple[str, ...] = ()  # score, next: moves made on a copy first
    of: str = ""  # score: where in the view the number stands; "": points of the seat that looks
    number: int | None = None  # score: the number itself, where the view has none
    hint: Text = field(default_factory=dict)  # said of a wrong answer, in place of the rules' own reason

    @property
    def is_made(self) -> bool:
        """Is the right answer a move that is then made on the table? A refused one can't be."""
        return self.kind == "move" and not all(wanted.refused for wanted in self.answers)


@dataclass(frozen=True, slots=True)
class Step:
    """One idea: something to look at and to read; perhaps a question; moves that follow."""

    text: Text = field(default_factory=dict)
    marks: tuple[Mark, ...] = ()
    ask: Ask | None = None
    then: tuple[str, ...] = ()  # moves made by themselves once the step is done
    id: str = ""  # by which a page remembers how far a reader has come


@dataclass(frozen=True, slots=True)
class Figure:
    """A table to look at, to try and to learn at."""

    record: Record
    steps: tuple[Step, ...]
    seat: int | None  # whose eyes
    title: Text = field(default_factory=dict)
    caption: Text = field(default_factory=dict)
    rules: tuple[str, ...] = ()  # which ones it is about
    guided: bool = False  # the board offers and shows only what a step asks for

    @property
    def game(self) -> AnyGame:
        return self.record.game


def read(data: Any) -> Figure:
    """The figure of plain data; raises BadInput with the entry that is wrong."""
    fields = Fields(data, "")
    if fields.get("figure", VERSION) != VERSION:
        raise fields.wrong("figure", "figure.version", version=VERSION)
    record = _record(fields)
    record.analysis = True
    for name, move in fields.entries("moves", range(MOST_MOVES + 1)):
        _played(record, fields, name, move)
    game = record.game
    seat = _seat(fields, record)
    record.seats = sitting(record.setup.players, LOOKER if seat is None else seat)
    given = fields.items("steps", range(MOST_STEPS + 1), ())
    shown = [Fields(one, fields.named(f"steps[{number}]")) for number, one in enumerate(given)]
    if any(fields.has(name) for name in ("marks", "text", "ask", "answer")):
        shown.insert(0, fields)  # the short form: one step without a list
    steps = tuple(_step(one, game, own=one is not fields) for one in shown)
    if seat is None and any(step.ask and step.ask.kind == "move" for step in steps):
        raise fields.wrong("view", "figure.looker")
    figure = Figure(
        record,
        steps,
        seat,
        text_of(fields, "title"),
        text_of(fields, "caption"),
        tuple(
            _rule(fields, name, rule, game) for name, rule in fields.entries("rules", range(MOST_RULES + 1))
        ),
        fields.flag("guided", False),
    )
    fields.rest_unknown()
    return figure


def parse(text: str) -> Figure:
    """The figure of a JSON text, of a position, of a record or of a link."""
    stripped = text.strip()
    if stripped.startswith("regolo "):
        return read({"record": stripped})
    if not stripped.startswith("{"):
        return read({"link": stripped} if "." in stripped.split(" ")[0] else {"position": stripped})
    try:
        data = json.loads(stripped)
    except (ValueError, RecursionError):
        raise BadPosition("figure", "position.not_json") from None
    plain = not any(name in data for name in ("figure", "steps", "marks", "text", "ask", "caption", *ORIGINS))
    return read({"game": data.get("game"), "position": data} if plain else data)


def position_of(text: str) -> dict[str, Any]:
    """A position as one line: JSON, or `suk ..W.G..K`, `mechanics round=3 prices={"gear":6}`.

    A word without a name is the field that the game calls its own; what is missing at its end is completed.
    """
    if text.lstrip().startswith("{"):
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise BadPosition("position", "position.not_json") from None
        return dict(data)
    slug, *words = text.split() or [""]
    game = game_of(slug)
    position: dict[str, Any] = {"game": slug}
    own, whole = game.position_word
    for word in words:
        name, said, value = word.partition("=")
        if said:
            position[name] = _value(value)
        elif own:
            position[own] = word + whole[len(word) :]
        else:
            raise BadPosition(word[:LONGEST_MOVE], "figure.position_word")
    return position


def text_of(fields: Fields, name: str) -> Text:
    """A text for all languages, or one for each."""
    given = fields.get(name)
    if given is None:
        return {}
    if isinstance(given, str):
        given = dict.fromkeys(LANGUAGES, given)
    inside = Fields(given, fields.named(name))
    told = {language: inside.get(language) for language in LANGUAGES if inside.has(language)}
    inside.rest_unknown()
    for language, said in told.items():
        if not isinstance(said, str) or len(said) > LONGEST_TEXT:
            raise inside.wrong(language, "figure.text", most=LONGEST_TEXT)
    return {language: said for language, said in told.items() if said}


def told(figure: Figure) -> answers.Figured:
    """What a page shows of it: everything but the answers."""
    from .places import spoken

    return {
        "title": dict(figure.title),
        "caption": dict(figure.caption),
        "eyes": figure.seat,
        "rules": list(figure.rules),
        "guided": figure.guided,
        "steps": [
            {
                "id": step.id,
                "text": dict(step.text),
                "marks": [mark.as_dict() for mark in step.marks],
                "marked": {language: spoken(figure, number, language) for language in LANGUAGES},
                "ask": _told_ask(step.ask, figure.guided),
                "then": list(step.then),
            }
            for number, step in enumerate(figure.steps)
        ],
    }


def _told_ask(ask: Ask | None, guided: bool) -> answers.AskTold | None:
    if ask is None:
        return None
    choices: list[answers.ChoiceTold] = [
        {"text": dict(one.text), "move": one.wanted.move, "event": dict(one.wanted.event)}
        for one in ask.choices
    ]
    return {
        "kind": ask.kind,
        "text": dict(ask.text),
        "made": ask.is_made,
        "choices": choices,
        "settles": [] if guided else _settles(ask),
        "shows": [one.move for one in ask.answers if one.move and not one.refused] if guided else [],
    }


def _settles(ask: Ask) -> list[int]:
    """Of `place 5 white *` the dock and the colour: who has chosen these has answered."""
    patterns = [one.move.split() for one in ask.answers if one == Wanted(one.move)]
    if len(patterns) < len(ask.answers) or not all("*" in words for words in patterns):
        return []
    return sorted({at for words in patterns for at, word in enumerate(words) if at and word != "*"})


# -- entry by entry -----------------------------------------------------------------------------


def _record(fields: Fields) -> Record:
    """The table it begins with: a position, a record, a link, or a deal."""
    given = [name for name in ORIGINS if fields.has(name)]
    if len(given) > 1:
        raise fields.wrong(given[1], "figure.origins", known=list(ORIGINS))
    if given == ["link"]:
        record = link.read(_line(fields, "link", link.LONGEST_LINK))
    elif given == ["record"]:
        record = Record.parse(_line(fields, "record", 500_000))
    else:
        try:
            record = Record(*_beginning(fields, bool(given)))
        except BadPosition as problem:
            raise _inside("position", problem) if given and problem.field != "game" else problem from None
    for name in HEAD:
        fields.get(name)
    return record


def _beginning(fields: Fields, placed: bool) -> tuple[Any, ...]:
    head = {name: fields.get(name) for name in HEAD if fields.has(name)}
    position = fields.get("position", {})
    if isinstance(position, str):
        position = position_of(position)
    if not isinstance(position, dict):
        raise fields.wrong("position", "position.not_an_object")
    whole = {**head, **position}
    slug = whole.get("game")
    if not isinstance(slug, str) or slug not in GAMES:
        raise fields.unfit("game", slug, GAMES)
    game = GAMES[slug]
    if placed:
        return game, None, 0, (), whole
    dealt = Fields(whole)
    seed = dealt.number("seed", 0, 2**64 - 1, 0)
    players = dealt.number("players", game.players[0], game.players[-1], game.players[0])
    options = dealt.get("options", {})
    if not isinstance(options, dict):
        raise dealt.wrong("options", "position.not_an_object")
    return game, game.setup(players, options), seed


def _inside(name: str, problem: BadPosition) -> BadPosition:
    """The same of an entry further in."""
    field = name if problem.field == "position" else f"{name}.{problem.field}"
    params = {key: value for key, value in problem.params.items() if key != "field"}
    return BadPosition(field, problem.key, **params).like(problem)


def _line(fields: Fields, name: str, most: int) -> str:
    given = fields.get(name)
    if not isinstance(given, str) or len(given) > most:
        raise fields.wrong(name, "figure.text", most=most)
    return given


def _seat(fields: Fields, record: Record) -> int | None:
    """Whose eyes: who moves, unless told."""
    given = fields.get("view")
    if given == LOOKER_ON:
        return None
    if given is None:
        return record.game.to_act(record.state) or 0
    return fields.number("view", 0, record.setup.players - 1, 0)


def _played(record: Record, fields: Fields, name: str, move: Any) -> None:
    text = _move(fields, name, move)
    try:
        record.play(text)
    except IllegalMove as problem:
        raise fields.wrong(name, "figure.illegal", move=text, rule=problem.refusal.rule) from None


def _move(fields: Fields, name: str, move: Any) -> str:
    if not isinstance(move, str) or not 0 < len(move) <= LONGEST_MOVE:
        raise fields.wrong(name, "figure.move")
    return move


def _step(fields: Fields, game: AnyGame, *, own: bool) -> Step:
    step = Step(
        text=text_of(fields, "text"),
        marks=read_marks(fields, "marks"),
        ask=_ask(fields, game),
        then=tuple(_move(fields, name, one) for name, one in fields.entries("then", range(MOST_MOVES + 1))),
        id=_line(fields, "id", LONGEST_MOVE) if own and fields.has("id") else "",
    )
    if own:
        fields.rest_unknown()
    return step


def _ask(fields: Fields, game: AnyGame) -> Ask | None:
    """`ask` is a sentence with `answer` beside it, or an object."""
    given = fields.get("ask")
    if not isinstance(given, dict) or set(given) <= set(LANGUAGES):
        text, answer = text_of(fields, "ask"), fields.get("answer")
        hint = text_of(fields, "hint")
        if given is None and answer is None:
            return None
        return Ask("move", text, _answers(fields, "answer", game), hint=hint)
    inside = Fields(given, fields.named("ask"))
    kind = cast(Kind, inside.one_of("kind", KINDS, KINDS[0]))
    ask = Ask(
        kind,
        text_of(inside, "text"),
        _answers(inside, "answer", game) if kind == "move" else (),
        _choices(inside, game, kind) if kind in ("which", "next") else (),
        tuple(_move(inside, name, one) for name, one in inside.entries("after", range(MOST_MOVES + 1)))
        if kind in ("score", "next")
        else (),
        _path(inside) if kind == "score" else "",
        _number(inside) if kind == "score" else None,
        text_of(inside, "hint"),
    )
    inside.rest_unknown()
    return ask


def _answers(fields: Fields, name: str, game: AnyGame) -> tuple[Wanted, ...]:
    """A move or a pattern, several between commas, an object, or a list of them; nothing: any legal move."""
    given = fields.get(name)
    if given is None:
        return (Wanted(),)
    if isinstance(given, str):
        given = [part.strip() for part in BETWEEN_MOVES.split(given)]
    if isinstance(given, dict):
        given = [given]
    if not isinstance(given, list) or not 0 < len(given) <= MOST_CHOICES:
        raise fields.wrong(name, "position.list", low=1, high=MOST_CHOICES)
    return tuple(_wanted(fields, f"{name}[{number}]", one, game) for number, one in enumerate(given))


def _wanted(fields: Fields, name: str, given: Any, game: AnyGame) -> Wanted:
    if isinstance(given, str):
        return Wanted(_pattern(fields, name, given, game))
    inside = Fields(given, fields.named(name))
    wanted = _wanted_of(inside, game)
    inside.rest_unknown()
    return wanted


def _wanted_of(inside: Fields, game: AnyGame) -> Wanted:
    move = inside.get("move", "")
    event = inside.get("event", {})
    if isinstance(event, str):
        event = {"kind": event}
    if not isinstance(event, dict) or (event and not isinstance(event.get("kind"), str)):
        raise inside.wrong("event", "figure.event")
    refused = inside.get("refused", "")
    if refused:
        refused = _rule(inside, "refused", refused, game)
    points = None
    if inside.has("points"):
        if not game.points_at:
            raise inside.wrong("points", "figure.no_points")
        points = inside.number("points", -LONGEST_NUMBER, LONGEST_NUMBER, 0)
    inside.get("legal")  # said by saying nothing else
    return Wanted(_pattern(inside, "move", move, game) if move else "", event, points, refused)


def _rule(fields: Fields, name: str, rule: Any, game: AnyGame) -> str:
    if not isinstance(rule, str) or rule not in game.texts("en").RULES:
        raise fields.wrong(name, "figure.rule")
    return rule


def _pattern(fields: Fields, name: str, given: Any, game: AnyGame) -> str:
    text = _move(fields, name, given)
    try:
        game.notation.read(next(iter(game.notation.fill(text, 1)), text))
    except NotAMove:
        raise fields.wrong(name, "figure.no_move", move=text) from None
    return text


def _choices(fields: Fields, game: AnyGame, kind: str) -> tuple[Choice, ...]:
    given = fields.items("of", range(2, MOST_CHOICES + 1), ())
    found = []
    for number, one in enumerate(given):
        name = f"of[{number}]"
        if isinstance(one, str):
            found.append(Choice(_wanted(fields, name, {"event": one} if kind == "next" else one, game)))
            continue
        inside = Fields(one, fields.named(name))
        choice = Choice(_wanted_of(inside, game), text_of(inside, "text"))
        inside.rest_unknown()
        found.append(choice)
    for number, choice in enumerate(found):
        if not (choice.wanted.event if kind == "next" else choice.wanted.move):
            raise fields.wrong(f"of[{number}]", "figure.event" if kind == "next" else "figure.move")
    return tuple(found)


def _path(fields: Fields) -> str:
    given = fields.get("of", "")
    if not isinstance(given, str) or len(given) > LONGEST_MOVE:
        raise fields.wrong("of", "figure.text", most=LONGEST_MOVE)
    return given


def _number(fields: Fields) -> int | None:
    if not fields.has("answer"):
        return None
    return fields.number("answer", -LONGEST_NUMBER, LONGEST_NUMBER, 0)


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
