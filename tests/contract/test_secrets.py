"""Two deals that differ only in what a seat can't know are one and the same game to it."""

import asyncio
import json
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from pyapp import GAMES, bridge
from pyapp.core.rng import Rng
from pyapp.core.stepwise import watched
from pyapp.record import Record, Seat
from tests.contract.sampling import Moment, at_most, running, seats
from tests.playing import AnyGame, Playout

DEALS = (3, 4)  # other deals looked at, at each moment
MOVES_TRIED = 12  # at each of them


def other_deals(moment: Moment, seat: int | None) -> list[Any]:
    """Tables that a seat can't tell from the true one."""
    game = moment.playout.game
    return [game.determinize(moment.state, seat, Rng(deal + moment.number)) for deal in DEALS]


def told(game: AnyGame, state: Any, seat: int | None) -> list[Any]:
    """What a seat sees, who is asked, and what; for who is asked, also what can be played."""
    due = game.to_act(state)
    moves = [str(move) for move in game.moves(state)] if seat == due else None
    return [game.view(state, seat), due, game.prompt(state) if due is not None else None, moves]


def test_what_a_seat_imagines_follows_from_what_it_knows(playouts: tuple[Playout, ...]) -> None:
    """Whatever is made of an imagined deal (a branch, a hint, a move) can't depend on the true one."""
    for moment in running(playouts, every=13):
        game = moment.playout.game
        for seat in seats(moment.playout):
            imagined = game.dump(game.determinize(moment.state, seat, Rng(moment.number)))
            for other in other_deals(moment, seat):
                again = game.dump(game.determinize(other, seat, Rng(moment.number)))
                assert again == imagined, (str(moment), seat)


def test_other_deals_look_alike_and_ask_the_same(playouts: tuple[Playout, ...]) -> None:
    for moment in running(playouts, every=13):
        game = moment.playout.game
        for seat in seats(moment.playout):
            seen = told(game, moment.state, seat)
            for other in other_deals(moment, seat):
                assert told(game, other, seat) == seen, (str(moment), seat)


def test_after_every_public_move_other_deals_look_alike_and_are_silent_alike(
    playouts: tuple[Playout, ...],
) -> None:
    """What happens by itself, and whom nobody asks, may tell only what everybody knows."""
    compared = 0
    for moment in running(playouts, every=13):
        game, state = moment.playout.game, moment.state
        for seat in seats(moment.playout):
            for other in other_deals(moment, seat):
                possible = {str(move) for move in game.moves(other)}
                both = [str(move) for move in game.moves(state) if str(move) in possible]
                for move in Rng(moment.number).sample(both, MOVES_TRIED):
                    compared += same_after(game, (state, other), move, seat)
    assert compared > 100


def same_after(game: AnyGame, pair: tuple[Any, Any], move: str, seat: int | None) -> bool:
    """A move and all that follows by itself, step by step, up to where chance or a hand shows the seat something."""
    (after, true), (other_after, other) = (watched(game, state, move, seat) for state in pair)
    for number, (one, two) in enumerate(zip_longest(true, other)):
        where = (game.slug, move, f"seat {seat}", one, two)
        assert one is not None and two is not None, where
        alike = one.seen_by(seat) == two.seen_by(seat) and true.views[number] == other.views[number]
        if one.reveals and two.reveals and not alike:
            return False
        assert one.seen_by(seat) == two.seen_by(seat), where
        assert true.views[number] == other.views[number], where
    assert told(game, after, seat) == told(game, other_after, seat), (game.slug, move, f"seat {seat}", true)
    return True


# -- what if? -----------------------------------------------------------------------------------


BRANCHES = 200


def branched(playouts: tuple[Playout, ...]) -> Iterator[tuple[Moment, int | None, Record]]:
    """Some two hundred running games, and who asks what would be if; each seat and lookers-on in turn."""
    found = list(running(playouts))
    for number, moment in enumerate(found[:: max(1, len(found) // at_most(BRANCHES, playouts))]):
        looking = seats(moment.playout)
        record = Record.from_position(moment.playout.game.dump(moment.state))
        yield moment, looking[number % len(looking)], record


def test_hi3_what_if_shows_nothing_that_the_seat_cannot_know(playouts: tuple[Playout, ...]) -> None:
    """The same view, another deal: the same branch, to the last card and die to come."""
    count = anew = 0
    for moment, seat, record in branched(playouts):
        game = moment.playout.game
        copy = record.what_if(0, seat)
        if not record.keeps_back:
            continue
        count += 1
        assert (
            copy.imagined and copy.analysis and game.view(copy.state, seat) == game.view(moment.state, seat)
        )
        for other in other_deals(moment, seat):
            again = Record.from_position(game.dump(other)).what_if(0, seat)
            assert again.text() == copy.text(), (str(moment), seat)
        anew += game.dump(record.what_if(0, seat, 1).state) != game.dump(copy.state)
    assert (
        count >= min(at_most(BRANCHES, playouts), len(list(running(playouts))))
        or not playouts[0].game.secrets
    )
    assert anew == count, "another deal each time one asks"


def test_hi3_no_true_position_is_left_in_a_branch(playouts: tuple[Playout, ...]) -> None:
    """Nothing can be taken back to, looked at or read that was before; and one plays on from it as from any table."""
    for moment, seat, record in branched(playouts):
        game = moment.playout.game
        before = len(record.moves)
        record.play(moment.playout.moves[moment.number])
        if not record.keeps_back:
            continue
        copy = record.what_if(before + 1, seat)
        assert (len(copy), copy.undoable(), copy.events) == (0, 0, [[]])
        assert game.load(game.dump(copy.state)) == copy.state
        assert copy.position is not None and copy.seed == 0 and not copy.salt
        move = game.moves(copy.state)[0]
        copy.play(move)
        copy.undo()


def test_when_the_game_is_over_what_if_is_open(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts[::10]:
        record, half = playout.record(), len(playout.moves) // 2
        copy = record.what_if(half, 0)
        assert not copy.imagined and copy.analysis and copy.state == playout.states[half]


# -- at the door --------------------------------------------------------------------------------


NOT_COMPARED = {
    "start": "deals a game of its own",
    "link": "gives the whole game away, and the page says so before it asks",
    "kin": "compares the moves of saved games, which everybody saw",
    "seats": "names who sits where",
    "close": "ends a table",
    "hurry": "tells nothing",
    "thinking": "tells how far a thought is",
    "think": "the move: test_honesty.py",
    "hint": "the hint: test_honesty.py",
    "review": "refused until the game is over: tests/ai/test_review.py",
    "pack": "brings the rules of another game",
    "figure": "opens what somebody drew, to learn by",
    "judge": "refused where there is no such drawing",
    "solve": "refused where there is no such drawing",
    "pages": "shows what somebody drew: tests/teach/test_stills.py",
    "still": "frames a board that the page has drawn",
}
"""Requests of the door that two deals needn't answer alike, or that are compared somewhere else."""


def test_every_request_of_the_door_is_compared_or_has_a_reason_not_to_be() -> None:
    compared = {request["do"] for request in requests({"game": "suk"}, "place 1 white a1", "")}
    assert compared | set(NOT_COMPARED) == {*bridge._VERBS, *bridge._SLICED}
    assert not compared & set(NOT_COMPARED)


def answers(position: dict[str, Any], move: str, seat: int | None) -> list[dict[str, Any]]:
    """All that the page is told of a game while a move is made, taken back and made again."""
    record = Record.from_position(position, [Seat("Anna"), Seat("Ida", "computer", "hard")]).kept()
    return [_asked({"table": "t", "seat": seat, **request}) for request in requests(position, move, record)]


def requests(position: dict[str, Any], move: str, record: str) -> list[dict[str, Any]]:
    verbs = list(GAMES[position["game"]].notation.verbs.values())
    patterns = [" ".join((verb.name, *("*" for _ in verb.words))) for verb in verbs[len(move) % 3 :: 3]]
    return [
        {"do": "open", "record": record},
        *({"do": what} for what in ("table", "log", "glimpse")),
        {"do": "preview", "moves": [move], "ahead": True},
        *({"do": "why", "pattern": pattern} for pattern in patterns),
        {"do": "wins", "horizon": 2},
        {"do": "play", "move": move},
        *({"do": what} for what in ("log", "steps", "glimpse", "undo", "table", "redo")),
        {"do": "reason", "at": 1},
        *({"do": "show", "at": at} for at in (0, 1)),
        {"do": "branch", "at": 0, "as": "branch"},
        {"do": "branch", "at": 1, "as": "branch"},
        {"do": "studio", "record": record, "at": 0},
    ]


def _asked(request: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(asyncio.run(bridge.handle(json.dumps(request))))
    assert answer["ok"] or "fault" not in answer, answer
    if not answer.get("imagined"):
        answer.pop("record", None)  # sealed, or nothing is hidden in it: what a page keeps, not what it shows
    return answer


def test_the_door_tells_a_seat_the_same_of_deals_it_cannot_tell_apart(playouts: tuple[Playout, ...]) -> None:
    """Views, questions, forecasts, steps, reasons, glimpses, branches, what can be taken back and played again."""
    found = list(running(playouts))
    for number, moment in enumerate(found[:: max(1, len(found) // at_most(30, playouts))]):
        game, state = moment.playout.game, moment.state
        looking = seats(moment.playout)
        seat = looking[number % len(looking)]
        other = game.determinize(state, seat, Rng(number))
        possible = {str(move) for move in game.moves(other)}
        both = [str(move) for move in game.moves(state) if str(move) in possible]
        for move in Rng(number).sample(both, 2):
            if same_after(game, (state, other), move, seat):
                true, imagined = (answers(game.dump(deal), move, seat) for deal in (state, other))
                for one, two in zip(true, imagined, strict=True):
                    assert one == two, (str(moment), move, seat)
