"""How many presses a whole turn takes: a scripted person plays whole games at the page against computers."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from playwright.sync_api import Page

from pyapp.ai.end_of_turn import series
from pyapp.ai.thinking import choose
from pyapp.record import Record

LEVEL = "normal"  # how well the person plays
FORESEEN = 40  # decisions of a turn that the person thinks of before pressing
SETTLED = '.table-page[data-state="yours"], .table-page[data-state="over"]'
CHOSEN = {"lang": "it", "pace": "off", "steps": "off", "tips": False}
"""A new visitor's settings, but nobody waits for computers and nothing is taught."""

OFFERED = """() => [...document.querySelectorAll('[data-press]')].forEach((old) => delete old.dataset.press)
  ?? [...document.querySelectorAll('.table-page .piece.is-legal[data-pattern]:not(.is-selected)')]
  .filter((piece) => piece.checkVisibility?.({ visibilityProperty: true }) && piece.getClientRects().length > 0)
  .map((piece, n) => { piece.dataset.press = n;
    return [String(n), piece.dataset.pattern, piece.dataset.series ?? piece.dataset.plan ?? '']; })"""
LISTED = """() => [...document.querySelectorAll('.moves .choice')]
  .map((piece, n) => { piece.dataset.press = `list${n}`; return [`list${n}`, piece.dataset.pattern, '']; })"""
RECORD = """() => Object.keys(localStorage).filter((key) => key.startsWith('regolo.game.'))
  .map((key) => JSON.parse(localStorage.getItem(key).replace(/^[^ ]* /, '')))
  .sort((a, b) => b.updated - a.updated || b.rev - a.rev)[0].record"""
PRESS = """(name) => document.querySelector(`[data-press="${name}"]`)
  .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))"""
MADE = """async (at) => {
  for (let i = 0; i < 40 && Number(document.querySelector('.table-page').dataset.at) === at; i += 1)
    await new Promise((done) => setTimeout(done, 12));
}"""
"""Until the press has made a move; what it only chose stands after half a second."""
STATE = """() => { const page = document.querySelector('.table-page'); const confirm = document.querySelector('#confirm');
  return [Number(page.dataset.at), page.dataset.state, Boolean(confirm && !confirm.disabled)]; }"""


@dataclass
class Turn:
    """One own turn: what was pressed for it, and whether there was a fight."""

    presses: int = 0
    decisions: int = 0
    fought: bool = False
    what: list[str] = field(default_factory=list)


@dataclass
class Played:
    """A whole game as one person pressed it."""

    turns: list[Turn]
    asked: Turn
    """Decisions while somebody else's turn goes on."""
    over: bool


def sit_down(page: Page, site: str, record: Record) -> None:
    page.add_init_script(f"localStorage.setItem('regolo.settings', {json.dumps(json.dumps(CHOSEN))})")
    page.goto(site)
    page.wait_for_selector(".home h2")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": record.text().encode()}
    )
    page.wait_for_selector(SETTLED)


def play(page: Page, most: int) -> Played:
    """To the end of the game, or as many own turns."""
    played = Played([], Turn(), over=False)
    number = -1
    while len(played.turns) <= most:
        record = Record.parse(page.evaluate(RECORD))
        if record.game.to_act(record.state) is None:
            played.over = True
            break
        mine = whose_turn(record) == 0
        if mine and number != turn_number(record):
            played.turns.append(Turn())
            number = turn_number(record)
        decide(page, record, played.turns[-1] if mine else played.asked)
    return played


def whose_turn(record: Record) -> int | None:
    turn: int | None = record.game.view(record.state, 0).get("turn")
    return turn


def turn_number(record: Record) -> int:
    """How many turns have begun by now; an extra turn is one more."""
    game, count, last = record.game, 0, None
    for state in record.states:
        view = game.view(state, None)
        turn = view.get("turn"), view.get("number")
        count += turn != last
        last = turn
    return count


def decide(page: Page, record: Record, turn: Turn) -> None:
    """Makes the next move as a player of this level would, and more than one where a single press does."""
    wanted = [str(move) for move in intended(record)]
    ends = list(walked(record, wanted))
    pressed: set[str] = set()
    for _ in range(6):
        at, state, ready = page.evaluate(STATE)
        if at != len(record) or state != "yours":
            break
        name, what = piece_for(page, record, wanted, ends, pressed, ready)
        if name:
            page.evaluate(PRESS, name)
        else:
            page.evaluate("document.querySelector('#confirm').click()")
        turn.presses += 1
        pressed.add(what)
        turn.what.append(what)
        page.evaluate(MADE, at)
        page.wait_for_selector(SETTLED)
    else:
        raise AssertionError(f"{wanted[0]}: nothing more to press after {turn.what[-6:]}")
    turn.decisions += 1
    turn.fought = turn.fought or bool(record.game.view(record.state, 0).get("fight"))


def intended(record: Record) -> Iterator[Any]:
    """What a player of this level would do, up to the end of the own part of the turn."""
    game, state = record.game, record.state
    for _ in range(FORESEEN):
        if game.to_act(state) != 0:
            return
        move = choose(game, state, LEVEL)
        yield move
        state = game.after(state, move)


def walked(record: Record, moves: list[str]) -> Iterator[str]:
    state = record.state
    for move in moves:
        state = record.game.after(state, record.game.read(move))
        yield looks(record, state)


def looks(record: Record, state: Any) -> str:
    return json.dumps(record.game.view(state, 0), sort_keys=True)


def after_plan(record: Record, plan: str) -> str:
    """Where a series leads; what has happened by itself meanwhile is left out."""
    state = record.state
    for each in plan.split(";"):
        for move in series(record.game, state, each, 0) if "*" in each else [each]:
            if record.game.why_not(state, move) is None:
                state = record.game.after(state, record.game.read(move))
    return looks(record, state)


def piece_for(
    page: Page, record: Record, wanted: list[str], ends: list[str], pressed: set[str], ready: bool
) -> tuple[str, str]:
    """The press that gets furthest: a series that ends where the turn goes through, else a word of the move."""
    chosen = page.evaluate("document.querySelector('.piece.is-selected[data-plan]')?.dataset.plan ?? ''")
    if ready and chosen:
        return "", f"confirm {chosen}"
    offered = page.evaluate(OFFERED)
    best = (0, "", "")
    for name, _pattern, plan in offered:
        if "*" in plan and begins(plan, wanted):
            return name, plan  # what the table does well enough for everybody is left to it
        if plan and (end := after_plan(record, plan)) in ends:
            best = max(best, (ends.index(end) + 1, name, plan))
    if best[0]:
        return best[1], best[2]
    fitting = {
        pattern: name
        for name, pattern, plan in offered
        if not plan and pattern not in pressed and fits(pattern, wanted[0])
    }
    moves = [str(move) for move in record.game.moves(record.state)]
    if pattern := next_word(fitting, pressed, moves):
        return fitting[pattern], pattern
    if ready:
        return "", "confirm"
    page.evaluate("document.querySelector('details.moves').open = true")
    name, pattern, _ = next(one for one in page.evaluate(LISTED) if fits(one[1], wanted[0]))
    return name, f"list: {pattern}"


def begins(plan: str, wanted: list[str]) -> bool:
    """Does the player intend what a series begins with, and then the kind it ends with?"""
    first, *rest = plan.split(";")
    after = next((move for move in wanted[1:] if not move.startswith("pass ")), "")
    return fits(first, wanted[0]) and (not rest or fits(rest[-1], after))


def next_word(offered: Iterable[str], pressed: set[str], moves: list[str]) -> str:
    """Of the pieces that belong to the move the one to begin with, if no more of them are pressed than needed."""
    known = [move for move in moves if all(fits(pattern, move) for pattern in pressed if " " in pattern)]
    for number in (1, 2, 3):
        for chosen in combinations(sorted(offered, key=stars), number):
            if sum(all(fits(pattern, move) for pattern in chosen) for move in known) == 1:
                return chosen[0]
    return next(iter(sorted(offered, key=stars)), "") if len(known) > 1 else ""


def stars(pattern: str) -> list[bool]:
    """Words of a move are pressed in their order."""
    return [word == "*" for word in pattern.split(" ")]


def fits(pattern: str, wanted: str) -> bool:
    words, move = pattern.split(" "), wanted.split(" ")
    return len(words) <= len(move) and all(one in ("*", word) for one, word in zip(words, move, strict=False))
