"""What the engines answer a page: the shapes behind every verb of the door (`pyapp/bridge`).

The page's own types are written from these. An answer also carries `ok`; where it is false, `problem` or `fault`.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from .seen import Hindrance, Own, Seen

CONTRACT = 1  # docs/views.md says when it is raised
EVENT = "event"
EventTold = Annotated[dict[str, Any], EVENT]
"""An event as a seat may know it: its `kind` and the fields of that kind (docs/events.md)."""


class Sentence(TypedDict):
    """Something to be said, as the key of a message and its params."""

    key: str  # key of the message
    params: dict[str, Any]  # what it names


class Problem(Sentence):
    """Why an answer is not what was asked for."""

    rule: NotRequired[str]  # number of the rule, for a move that is forbidden
    said: NotRequired[dict[str, str]]  # the sentence itself, by language


SeatKind = Literal["person", "computer"]


class Seat(TypedDict):
    """Who sits where."""

    name: str  # name; empty for one that was not given
    kind: SeatKind  # who plays
    level: str  # how a computer plays


class Result(TypedDict):
    """How a game ended."""

    ranking: list[list[int]]  # seats, best first; equals share a place
    scores: list[int]  # points, by seat
    breakdown: list[dict[str, int]]  # by seat: points by rule
    won: bool | None  # against the game itself: won?
    rival: int | None  # against the game itself: the score to beat
    rival_breakdown: dict[str, int] | None  # the same by rule
    ended: str | None  # why the game was over


class Proof(TypedDict):
    """How a game stands to its fingerprint."""

    promised: str  # as it was shown at the start; empty if nothing was
    found: str  # worked out again from seed and salt
    replays: bool  # do all moves follow the rules from that deal on?
    draws: int  # cards drawn and the like
    rolls: int  # dice rolled
    holds: bool  # was the promise kept?


class LogEntry(TypedDict):
    """A move in the log; number 0 is the set-up."""

    n: int  # its number
    seat: int | None  # who moved
    move: Own[str | None]  # the move; null where it would tell a secret
    events: Own[list[EventTold]]  # what happened


class Step(TypedDict):
    """One event of a move, and the table after it."""

    event: Own[EventTold]  # what happened
    view: Own[Seen]  # the table then


class CanUndo(TypedDict):
    """May a move be taken back?"""

    can: bool  # may it?
    most: int  # how many moves
    why: Sentence | None  # why not


class CanRedo(TypedDict):
    """May a move be made again?"""

    can: bool  # is there any?


class Stopped(TypedDict):
    """Where a record stopped fitting the rules."""

    line: int  # number of the line
    move: str  # the move that is forbidden
    refusal: Hindrance  # why


class Moment(TypedDict):
    """A table at one moment, for who looks."""

    to_act: int | None  # the seat that must decide; null when the game is over
    view: Own[Seen]  # the table as this seat may know it
    prompt: Sentence | None  # what the seat to act has to do
    result: Result | None  # how the game ended


class Table(Moment):
    """A game on the table: all that a page needs to draw it and to keep it."""

    table: str  # name of the table
    game: str  # slug of the game
    players: int  # how many seats
    options: dict[str, Any]  # what was chosen before the game
    seats: list[Seat]  # who sits where
    seed: str | None  # the seed; null while it could tell something
    fingerprint: str  # of the deal
    proof: Proof | None  # how the deal stands to the fingerprint, once the game is over
    record: str  # the whole game as text
    at: int  # moves made
    length: int  # the same
    analysis: bool  # a table to learn at?
    imagined: bool  # is the deal one that a seat imagines?
    seat: int | None  # who looks
    public: Seen | None  # the table as everybody sees it, where that is less than `view`
    entries: list[LogEntry]  # the log after what the page has, if it asked for it
    steps: list[Step]  # what happened by itself, of the kinds that the page asked to watch
    moves: Own[list[str]]  # legal moves, for who may know them
    events: Own[list[EventTold]]  # what the act did that was answered
    last: Own[list[EventTold]]  # what the last move did
    undo: CanUndo  # may a move be taken back?
    redo: CanRedo  # may one be made again?
    stopped: Stopped | None  # where the record stopped fitting the rules


class Opened(Table):
    """A table from a link."""

    picture: bool  # is the picture in the link of this game?


class Played(Table):
    """The table after a computer's move."""

    move: str | None  # the move; null when somebody did something else meanwhile


class Thought(TypedDict):
    """The move a computer player would make."""

    move: str | None  # the move


class Shown(Moment):
    """An earlier moment of a game."""

    at: int  # moves made by then
    last: Own[list[EventTold]]  # what the last of them did


class Steps(TypedDict):
    """A move told event by event."""

    at: int  # number of the move
    steps: list[Step]  # its events


class Log(TypedDict):
    """The log of a game, or the end of it."""

    entries: list[LogEntry]  # move by move


class Refusals(TypedDict):
    """Why nothing that fits a pattern is legal."""

    refusals: list[Hindrance]  # the reasons, the nearest first


class Ahead(TypedDict):
    """Where a move leads by the end of the turn."""

    moves: list[str]  # the moves of the turn
    view: Own[Seen | None]  # the table then; null if something new shows at once
    events: Own[list[EventTold]]  # what would happen


class Preview(TypedDict):
    """What a move would do, as far as it can be known."""

    move: str  # the move, or the series
    reveals: bool  # would it show something new?
    view: Own[Seen | None]  # the table then; null if something new shows at once
    events: Own[list[EventTold]]  # what would happen
    ahead: NotRequired[Ahead]  # and by the end of the turn, if asked


class Previews(TypedDict):
    """What moves would do."""

    previews: list[Preview]  # in the order asked


class Link(TypedDict):
    """A game as a link."""

    link: str  # the end of the address
    text: str  # the record


class Glimpse(TypedDict):
    """A position as a link."""

    link: str  # the end of the address


Relation = Literal["same", "ahead", "behind", "fork", "other"]


class Kin(TypedDict):
    """How another record stands to the game on the table."""

    how: Relation  # `other`: another game
    shared: int  # moves both have made


class Kindred(TypedDict):
    """How other records stand to the game on the table."""

    kin: list[Kin]  # in the order asked


class Hint(TypedDict):
    """A good move, told little by little."""

    places: list[str]  # where to look
    move: str  # which it is
    reasons: list[Sentence]  # why


class Reasons(TypedDict):
    """Why a move was made."""

    at: int  # number of the move
    reasons: list[Sentence]  # what it gained most in


class Better(TypedDict):
    """What would have been better in a turn."""

    at: int  # moves made before the decision
    move: str  # the better move
    chance: float  # the chance of who moved, with it
    instead: float  # and with the move that was made
    events: list[EventTold]  # what the better move does


class Turn(TypedDict):
    """A whole turn that changed much."""

    first: int  # the table before it, after so many moves
    n: int  # the table after it
    seat: int  # whose turn it was
    who: int  # whose chance changed
    before: float  # the chance before
    after: float  # the chance after
    proven: bool  # are both for sure?
    better: Better | None  # null: nothing better was found


class Review(TypedDict):
    """How the chances went in a game that is over."""

    together: bool  # did all play against the game?
    shown: list[int]  # moves after which a point of the curve is drawn
    points: list[list[int]]  # chances in per cent, by seat
    proven: int | None  # after so many moves the end was certain; null: only at the end
    turns: list[Turn]  # turns that changed much


class Reviewed(TypedDict):
    """The look back, or nothing if it was ended early."""

    review: Review | None  # the look back


class Wins(TypedDict):
    """Does a seat still win for sure?"""

    wins: bool | None  # null where it can't be seen


class MarkTold(TypedDict):
    """Something drawn over the board."""

    kind: Literal["ring", "arrow", "number", "cross"]  # what it is
    at: str  # the place: an id, the words of a move, or `#` and what can be read about
    to: NotRequired[str]  # where an arrow ends
    n: NotRequired[int]  # a number
    colour: NotRequired[str]  # blue where nothing is said


class ChoiceTold(TypedDict):
    """One answer to tick."""

    text: dict[str, str]  # by language; may be empty
    move: str  # the move it speaks of
    event: dict[str, Any]  # the event it speaks of


class AskTold(TypedDict):
    """A question of a figure, without its answer."""

    kind: Literal["move", "which", "score", "next"]  # what is answered
    text: dict[str, str]  # by language
    made: bool  # is the answer a move that is then made?
    choices: list[ChoiceTold]  # what there is to tick
    settles: list[int]  # the words of a move that decide; empty: the whole move does
    shows: list[str]  # of a guided figure the moves that are right


class FigureStep(TypedDict):
    """One step of a figure."""

    id: str  # by which a page remembers how far a reader has come; may be empty
    text: dict[str, str]  # by language
    marks: list[MarkTold]  # what is drawn over the board
    marked: dict[str, str]  # the marks as a sentence, by language
    ask: AskTold | None  # the question
    then: list[str]  # moves that follow once it is done


class Figured(TypedDict):
    """What a figure shows and asks."""

    title: dict[str, str]  # by language
    caption: dict[str, str]  # by language
    eyes: int | None  # whose eyes
    rules: list[str]  # the rules it is about
    guided: bool  # is only what a step asks for offered and shown?
    steps: list[FigureStep]  # one after the other


class FigureTable(Table):
    """A figure that was opened: its table, and what it asks."""

    figure: Figured  # what it shows and asks


class Mended(TypedDict):
    """A change after which a position holds."""

    kind: Literal["open", "take", "set"]  # leaves entries open, takes a piece away, sets another value
    paths: list[str]  # the entries it changes
    value: Any  # set: to what; take: which piece
    position: dict[str, Any]  # the position after it


class Fault(TypedDict):
    """What is wrong with a position."""

    field: str  # the entry it is about
    said: dict[str, str]  # the sentence, by language
    rule: str  # the rule that speaks of it; empty if none does
    mends: list[Mended]  # what would mend it


class Studied(TypedDict):
    """A position on the desk of its author."""

    game: str  # slug of the game
    players: int  # how many seats
    position: dict[str, Any]  # as far as it is said
    shown: dict[str, Any]  # the same, completed by chance
    view: Own[Seen]  # the table as who looks sees it; after the first mend, where something is wrong
    to_act: int | None  # the seat to act
    moves: list[str]  # legal moves, some hundreds at most
    left: dict[str, int]  # how many of each piece of the box are named nowhere
    shapes: dict[str, Any]  # what each field may be (core/shapes.py)
    spots: list[dict[str, str]]  # places on the board, and the entries they are about
    fault: Fault | None  # what is wrong with it


class Page(TypedDict):
    """A step of a figure, those before it answered rightly."""

    view: Own[Seen]  # the table as the figure's eyes see it
    to_act: int | None  # the seat to act
    moves: list[str]  # legal moves, some hundreds at most
    alt: dict[str, str]  # its picture in words, by language


class Paged(TypedDict):
    """A figure as its pictures show it, step by step."""

    figure: Figured  # what it shows and asks
    pages: list[Page]  # one for each step


class Still(TypedDict):
    """A picture that needs nothing else."""

    svg: str  # the picture
    alt: str  # what it says to who can't see it
    width: int  # in its own units
    height: int  # with the words below


class WhyWrong(Sentence):
    """One reason why an answer is wrong."""

    rule: str  # the rule that says so
    of_game: bool  # is the sentence one of the game's words?


class Judged(TypedDict):
    """What the rules say of an answer."""

    right: bool  # is it right?
    hint: dict[str, str]  # the author's own words for a wrong answer, by language
    why: list[WhyWrong]  # the rules' own reasons


class Answered(TypedDict):
    """An answer that is right."""

    answer: str | list[int] | int | None  # a move, the choices to tick, or a number


class Progress(TypedDict):
    """How far the thinking at a table is."""

    progress: float | None  # 0 to 1; null if nobody thinks


class Nothing(TypedDict):
    """Done; there is nothing to tell."""
