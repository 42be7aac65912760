"""The agenda as written in a position, and read back with care: a strange one could break the game."""

from collections.abc import Callable
from typing import Any

from ....core.notation import NotAMove
from ....core.position import Fields
from ..components import AIMED, CARD_BY_ID, CARDS, MOST_BULLETS
from ..moves import CELL, ITEM, NOBODY, SQUARE, TOKEN_WORDS
from ..places import cell_text, square_text
from ..rules.agenda import AGENDA, RESOLVE
from ..rules.reactions import AT_RANDOM
from ..state import DISCARD, MARTIANS, NO_CARD, NOWHERE, Agenda, State, Step

LONGEST, MOST_MORE, MOST_DUE, MOST_WHO = 60, 40, 99, 6
Reader = Callable[[str], int]

WINDOWS = ("start", "tile", "roll", "combat", "draw", "walk", "before_march", "march", "spawn", "discard")
CAUSES = ("tile", "spawn", "guard", "pod_people", "mass_hysteria")
WORDS = ("", "first", "aim", "take_her", "not_the_human", *WINDOWS, *CAUSES)
CELLS = frozenset(("lay", "invade", "tile"))  # `at` is a cell, not a square
CELL_LISTS = frozenset(("candy", "more_candy", "presidential", "fall", "drop"))
SQUARE_LISTS = frozenset(("march", "spawn"))
NEEDS_AT = frozenset(("lay", "invade", "fight", "roll", "choice", "icon", "fall", "drop"))
NEEDS_CARD = frozenset(
    (
        *("announce", "resolve", "put_away", "reactions", "react", "target", "to", "tile", "candy"),
        *("more_candy", "presidential"),
    )
)
OF_WALKING = frozenset(("walk", "walking"))
COOPERATIVE_ONLY = frozenset(("icon", "martian_card"))


def step_as_dict(step: Step) -> dict[str, Any]:
    """Only what a step needs is written."""
    at = None
    if step.at != NOWHERE:
        at = cell_text(step.at) if step.kind in CELLS else square_text(step.at)
    entries = {
        "n": step.n or None,
        "at": at,
        "card": None if step.card == NO_CARD else CARDS[step.card],
        "who": None if step.who == NOBODY else step.who,
        "word": step.word or None,
        "more": [_written(step.kind, number) for number in step.more] or None,
    }
    said = {name: value for name, value in entries.items() if value is not None}
    return {"step": step.kind, "seat": step.seat, **said}


def _written(kind: str, number: int) -> Any:
    if kind in CELL_LISTS:
        return cell_text(number)
    if kind in SQUARE_LISTS:
        return square_text(number)
    return TOKEN_WORDS[number] if kind == "lay" else number


def read_agenda(fields: Fields, state: State) -> Agenda:
    """The steps, the next one first; the last ends the turn of the active seat, or begins one."""
    given = fields.items("agenda", range(1, LONGEST + 1), ())
    steps = [_step(fields, state, number, entry) for number, entry in enumerate(given)]
    last = steps[-1]
    kinds = [step.kind for step in steps]
    turns = sum(kind in ("begin", "end_turn") for kind in kinds)
    if turns != 1 or last.kind not in ("begin", "end_turn") or last.seat != state.active:
        raise fields.wrong("agenda", "position.agenda")
    if last.kind == "begin" and len(steps) > 1:
        raise fields.wrong("agenda", "position.agenda")
    for number, step in enumerate(steps):
        if _misfit(state, step, steps[:number], steps[number + 1 :]):
            raise fields.wrong(f"agenda[{number}]", "position.agenda")
    return tuple(reversed(steps))


def _step(fields: Fields, state: State, number: int, given: Any) -> Step:
    name = f"agenda[{number}]"
    entry = Fields(given, fields.named(name))
    kind = entry.one_of("step", AGENDA.kinds, "")
    card = entry.get("card")
    if card is not None and (not isinstance(card, str) or card not in CARD_BY_ID):
        raise entry.wrong("card", "position.one_of", known=list(CARDS))
    word = entry.one_of("word", WORDS, "")
    step = Step(
        kind,
        entry.number("seat", 0, state.players - 1, 0),
        entry.number("n", 0, MOST_DUE, 0),
        _place(entry, state, "at", entry.get("at"), kind in CELLS) if entry.has("at") else NOWHERE,
        NO_CARD if card is None else CARD_BY_ID[card],
        entry.number("who", NOBODY, MOST_WHO, NOBODY),
        word,
        tuple(_more(entry, state, kind)),
    )
    entry.rest_unknown()
    return step


def _place(entry: Fields, state: State, name: str, text: Any, cell: bool) -> int:
    try:
        place = (CELL if cell else SQUARE).read(text) if isinstance(text, str) else NOWHERE
    except NotAMove:
        place = NOWHERE
    if place not in (state.town.tiles if cell else state.town.kind):
        raise entry.wrong(name, "position.no_cell" if cell else "position.no_square")
    return place


def _more(entry: Fields, state: State, kind: str) -> list[int]:
    found = []
    for number, value in enumerate(entry.items("more", range(MOST_MORE), ())):
        name = f"more[{number}]"
        if kind in CELL_LISTS or kind in SQUARE_LISTS:
            found.append(_place(entry, state, name, value, kind in CELL_LISTS))
        elif kind == "lay":
            if value not in TOKEN_WORDS[3 : ITEM + 1]:
                raise entry.wrong(name, "position.one_of", known=list(TOKEN_WORDS[3:]))
            found.append(TOKEN_WORDS.index(value))
        else:
            most = 1 if kind == "choice" else state.players - 1  # the Shotgun's bonus, or a seat
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
                raise entry.wrong(name, "position.number", low=0, high=most)
            found.append(value)
    return found


def _misfit(state: State, step: Step, sooner: list[Step], later: list[Step]) -> bool:
    """What would make a step do something that no rule does."""
    kind = step.kind
    if (kind in NEEDS_AT and step.at == NOWHERE) or (kind in NEEDS_CARD and step.card == NO_CARD):
        return True
    if kind in COOPERATIVE_ONLY and not state.coop:
        return True
    if kind in OF_WALKING and state.movement is None:
        return True
    return _strange(state, step, sooner, later)


def _strange(state: State, step: Step, sooner: list[Step], later: list[Step]) -> bool:
    kind, players = step.kind, range(state.players)
    match kind:
        case "resolve":
            aimed = step.card in (AT_RANDOM if state.coop else AIMED)
            waits = any(due.kind == "target" and due.card == step.card for due in sooner)
            asked = not aimed or step.who in players or waits
            return step.card not in RESOLVE or not asked
        case "reactions" | "react" | "target":
            waiting = any(due.kind == "resolve" and due.card == step.card for due in later)
            aimless = step.who not in (*players, NOBODY)
            teller = kind != "target" or step.word != "aim"
            unknown = kind == "target" and step.word not in ("aim", "take_her", "not_the_human")
            return (
                not waiting or aimless or unknown or (teller and len(step.more) != 1) or step.n > len(players)
            )
        case "windows" | "window":
            return step.word not in WINDOWS or step.n > len(players)
        case "to":
            return step.who not in players
        case "choice":
            return not 1 <= step.n <= MOST_BULLETS or step.who not in range(1, 7) or len(step.more) != 1
        case "lay":
            return not step.more or len(step.more) > len(state.town.rooms(step.at)) or _too_many(state, step)
        case "place":
            return state.drawn < 0
        case "fall" | "drop":
            return step.n not in range(1, 8)
        case "phase":
            return step.n not in (MARTIANS, DISCARD)
        case "candy" | "more_candy":
            return len(step.more) != 2
        case "spawn":
            promised = step.n and not all(due.kind == "spawn" and due.n for due in sooner)
            return step.word not in CAUSES or bool(promised)  # nothing may use up the figures first
        case _:
            return False


def _too_many(state: State, step: Step) -> bool:
    free = sum(square not in state.tokens for square in state.town.rooms(step.at))
    return len(step.more) > free or step.more.count(ITEM) > len(state.pool)
