"""The look back: chances that add up, begin open and end with the result; turning points that can be found again."""

import asyncio
import json
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import pyapp.ai.played_out
import pyapp.ai.review
from pyapp import GAMES, bridge
from pyapp.ai.chances import Scale, alone, between, chances, rivals, scale_of, worths
from pyapp.ai.played_out import Moment, played_out, playing_of
from pyapp.ai.review import AGAIN, MOST_POINTS, TURNING_POINTS, Review, review
from pyapp.ai.thinking import choose
from pyapp.bridge import thinking
from pyapp.core.rng import Rng
from pyapp.record import Record
from tests.playing import AnyGame, any_move, played

EVERY_GAME = pytest.mark.parametrize("game", [pytest.param(GAMES[slug], id=slug) for slug in GAMES])
TOGETHER = [("pocket-mars", 1, {}), ("martians", 2, {"mode": "cooperative"})]


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried here holds for any number of deals."""
    few = cache(lambda game: replace(playing_of(game), deals=4, turns=playing_of(game).turns and 2))
    for module in (pyapp.ai.review, pyapp.ai.played_out):
        monkeypatch.setattr(module, "playing_of", few)


@cache
def whole(game: AnyGame, players: int, seed: int = 1, variant: tuple[tuple[str, Any], ...] = ()) -> Record:
    """A quick game to its end."""
    return played(game, game.setup(players, dict(variant)), seed, any_move).record()


def looked_back(record: Record) -> tuple[Review, list[float]]:
    *steps, found = review(record)
    assert isinstance(found, Review)
    return found, [step for step in steps if isinstance(step, float)]


def check(record: Record) -> Review:
    found, progress = looked_back(record)
    assert progress == sorted(progress) and 0 < progress[0] < progress[-1] < 1
    assert {0, len(record)} <= set(found.chances) <= set(range(len(record) + 1))
    for row in found.chances.values():
        assert all(0 <= chance <= 1 for chance in row)
        assert len(row) == 1 if found.together else sum(row) == pytest.approx(1)
    assert len(found.chances) <= 2 * MOST_POINTS
    assert len(found.turns) <= TURNING_POINTS
    for turn in found.turns:
        assert 0 <= turn.first < turn.n <= len(record)
        assert turn.seat == record.game.to_act(record.at(turn.first))
        assert abs(turn.after - turn.before) >= (0.03 if turn.proven else 0.12)
    assert [turn.n for turn in found.turns] == sorted({turn.n for turn in found.turns})
    return found


@EVERY_GAME
def test_what_is_said_of_a_turning_point_is_what_the_curve_shows(game: AnyGame) -> None:
    """From the last move of somebody else to the end of the turn; the move shown is one of that turn."""
    record = whole(game, 2)
    found = check(record)
    told = found.as_dict()
    points = dict(zip(told["shown"], told["points"], strict=True))
    movers = [game.to_act(record.at(number)) for number in range(len(record))]
    for turn in told["turns"]:
        assert set(movers[turn["first"] : turn["n"]]) == {turn["seat"]}, "one seat's moves, all of them"
        assert not turn["first"] or movers[turn["first"] - 1] != turn["seat"]
        assert turn["n"] == len(record) or movers[turn["n"]] != turn["seat"]
        assert points[turn["first"]][turn["who"]] == round(100 * turn["before"])
        assert points[turn["n"]][turn["who"]] == round(100 * turn["after"])


def chance_of(record: Record, at: int, move: str) -> float:
    """What the engine says of a move: the chance of its player, in the deals that both moves meet."""
    game = record.game
    result = game.result(record.state)
    assert result is not None
    together = result.won is not None
    movers = [game.to_act(record.at(number)) for number in range(len(record))]
    turns = sum(before != after for before, after in pairwise([None, *movers]))
    moment = Moment(
        record.at(at), at / len(record), 1 / (len(record) if len(set(movers)) == 1 else turns), together
    )
    deals = pyapp.ai.played_out.playing_of(game).deals
    *_, found = played_out(game, moment, AGAIN * deals, 2, game.read(move))
    assert found is not None
    return found[0 if together else movers[at] or 0]


@pytest.mark.parametrize("slug", ["mechanics", "pocket-mars"])
def test_the_better_move_is_legal_and_its_numbers_are_the_engines(slug: str) -> None:
    """Every number beside a better move can be had again from the engine, and so can the one it is compared with."""
    game, seen = GAMES[slug], 0
    for seed in range(1, 7):
        record = whole(game, 2, seed)
        for turn in looked_back(record)[0].turns:
            if (better := turn.better) is None:
                continue
            seen += 1
            assert turn.first <= better.at < turn.n and game.to_act(record.at(better.at)) == turn.seat
            assert better.move in map(str, game.moves(record.at(better.at)))
            assert better.move != record.moves[better.at] and better.chance > better.instead
            assert better.chance == round(chance_of(record, better.at, better.move), 2)
            assert better.instead == round(chance_of(record, better.at, record.moves[better.at]), 2)
            assert better.told, "it can be told in words"
        if seen > 1:
            break
    assert seen, "carelessly played games have turns that could have gone better"


def test_what_is_proven_is_the_truth_of_every_line() -> None:
    """Marrak Hesh 17: from the first proven table on, the curve says 0, 50 or 100 and never what playing out guesses."""
    record = whole(GAMES["suk"], 2, 3)
    found = check(record)
    assert found.proven is not None and found.proven <= len(record) - 6
    for n, row in found.chances.items():
        assert n < found.proven or all(chance in (0.0, 0.5, 1.0) for chance in row)
    for turn in found.turns:
        assert turn.proven == (turn.first >= found.proven)


def test_a_lead_that_cannot_be_lost_any_more_is_told_as_one() -> None:
    """Played out, a last round whose every deal ends alike is worth at least nine tenths, whatever a table is worth."""
    for seed in range(1, 6):
        record = whole(GAMES["pocket-mars"], 2, seed)
        result = record.game.result(record.state)
        assert result is not None
        best = result.ranking[0]
        *_, last = played_out(record.game, Moment(record.at(len(record) - 1), 0.99), 16)
        assert last is not None
        if len(best) == 1 and len(record.game.moves(record.at(len(record) - 1))) == 1:
            assert last[best[0]] > 0.9


@EVERY_GAME
def test_the_curve_ends_with_the_result(game: AnyGame) -> None:
    record = whole(game, 3)
    found = check(record)
    result = record.game.result(record.state)
    assert result is not None and not found.together
    winners = {seat for seat, chance in enumerate(found.chances[len(record)]) if chance > 0}
    assert winners == set(result.ranking[0])
    assert max(found.chances[0]) < 0.75, "nobody has won before the first move"


@pytest.mark.parametrize(("slug", "players", "options"), TOGETHER)
def test_against_the_game_itself_there_is_one_chance_for_all(
    slug: str, players: int, options: dict[str, Any]
) -> None:
    game = GAMES[slug]
    record = whole(game, players, 1, tuple(options.items()))
    found = check(record)
    result = game.result(record.state)
    assert result is not None and found.together
    assert found.chances[len(record)] == [float(bool(result.won))]


@EVERY_GAME
def test_the_same_game_has_the_same_review(game: AnyGame) -> None:
    record = whole(game, 2)
    assert looked_back(record)[0] == looked_back(Record.parse(record.text()))[0]


@EVERY_GAME
def test_who_stands_better_has_the_better_chance(game: AnyGame) -> None:
    record = whole(game, 2)
    for number in range(len(record) * 3 // 4, len(record), 3):
        worth = worths(game, record.at(number))
        found = chances(game, record.at(number), number / len(record), together=False)
        assert (worth[0] >= worth[1]) == (found[0] >= found[1])


@EVERY_GAME
def test_turning_points_are_the_greatest_changes_known(game: AnyGame) -> None:
    """No whole turn between two points of the curve, both played out alike or both proven, changed clearly more."""
    record = whole(game, 2, 3)
    found = check(record)
    told = {(turn.first, turn.n): abs(turn.after - turn.before) for turn in found.turns}
    assert len(told) == len(found.turns)
    assert [*told] == sorted(told)


# -- chances ------------------------------------------------------------------------------------


def test_between_two_knots_the_curve_is_straight() -> None:
    assert [between((0.0, 1.0, 3.0), at) for at in (-1, 0, 0.25, 0.5, 0.75, 1, 2)] == [0, 0, 0.5, 1, 2, 3, 3]


def test_equal_worths_have_equal_chances_and_nothing_is_certain() -> None:
    scale = Scale((0.1, 0.5))
    assert rivals(scale, [4.0, 4.0, 4.0], 0.5) == pytest.approx([1 / 3] * 3)
    assert 0.9 < rivals(scale, [900.0, -900.0], 1.0)[0] < 1
    assert (
        0
        < alone(Scale((0.1, 0.1), (0.0, 0.0)), -9000.0, 0.5)
        < 0.5
        < alone(Scale((0.1, 0.1), (1.0, 1.0)), 0.0, 0.5)
    )


@EVERY_GAME
def test_points_count_for_more_towards_the_end(game: AnyGame) -> None:
    steep = scale_of(game, together=False).steep
    assert all(value > 0 for value in steep) and steep[-1] > steep[len(steep) // 2]


def test_late_favourites_mostly_win() -> None:
    """A small sample of one title; `python build.py bench chances` measures all of them."""
    game = GAMES["mechanics"]
    favourites: list[float] = []
    for seed in range(12):
        playout = played(game, game.setup(2, {}), seed, lambda game, state, _: choose(game, state, "normal"))
        result = game.result(playout.states[-1])
        assert result is not None
        moves = len(playout.moves)
        for number in range(moves * 4 // 5, moves, 3):
            found = chances(game, playout.states[number], number / moves, together=False)
            favourites += [float(seat in result.ranking[0]) for seat in (0, 1) if found[seat] > 0.7]
    assert len(favourites) > 20 and sum(favourites) / len(favourites) > 0.7


# -- through the door ---------------------------------------------------------------------------


def ask(**request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(asyncio.run(bridge.handle(json.dumps(request))))
    return answer


def test_the_page_gets_points_and_turning_points() -> None:
    record = whole(GAMES["suk"], 3)
    assert ask(do="open", table="r1", record=record.text(), seat=0)["ok"]
    found = ask(do="review", table="r1")["review"]
    assert len(found["points"]) == len(found["shown"]) and not found["together"]
    assert all(len(row) == 3 and 99 <= sum(row) <= 101 for row in found["points"])
    keys = {"first", "n", "seat", "who", "before", "after", "proven", "better"}
    assert all(set(turn) == keys for turn in found["turns"])


def test_while_a_game_runs_nobody_learns_the_chances() -> None:
    ask(do="start", table="r2", game="mechanics", players=2, seed=1, seat=0)
    assert ask(do="review", table="r2")["problem"]["key"] == "table.not_over"


def test_a_review_answers_meanwhile_and_can_be_ended() -> None:
    record = whole(GAMES["martians"], 2)

    async def both() -> tuple[dict[str, Any], float]:
        await bridge.handle(json.dumps({"do": "open", "table": "r3", "record": record.text(), "seat": 0}))
        work = asyncio.create_task(bridge.handle(json.dumps({"do": "review", "table": "r3"})))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        progress = json.loads(await bridge.handle(json.dumps({"do": "thinking", "table": "r3"})))
        await bridge.handle(json.dumps({"do": "hurry", "table": "r3"}))
        return json.loads(await work), progress["progress"]

    answer, progress = asyncio.run(both())
    assert answer["ok"] and answer["review"] is None and 0 < progress < 1


def test_a_hint_through_the_door_is_for_who_is_to_move() -> None:
    ask(do="start", table="h1", game="mechanics", players=2, seed=3, seat=0)
    table = ask(do="table", table="h1", seat=0)
    acting = table["to_act"]
    given = ask(do="hint", table="h1", seat=acting)
    moves = ask(do="table", table="h1", seat=acting)["moves"]
    assert given["move"] in moves and given["places"] and given["reasons"]
    assert ask(do="hint", table="h1", seat=1 - acting)["problem"]["key"] == "table.not_your_turn"
    assert ask(do="hint", table="h1", seat=None)["problem"]["key"] == "table.not_your_turn"


def test_a_hint_can_be_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "OPEN", 0)  # one turn of the loop for each look at the door

    async def hurried() -> tuple[dict[str, Any], int]:
        start = {"do": "start", "table": "h2", "game": "pocket-mars", "players": 3, "seed": 3, "seat": 0}
        acting = json.loads(await bridge.handle(json.dumps(start)))["to_act"]
        work = asyncio.create_task(
            bridge.handle(json.dumps({"do": "hint", "table": "h2", "seat": acting, "budget": 600}))
        )
        await asyncio.sleep(0)
        await bridge.handle(json.dumps({"do": "hurry", "table": "h2"}))
        turns = 0
        while not work.done():
            turns += 1
            await asyncio.sleep(0)
        return json.loads(work.result()), turns

    answer, turns = asyncio.run(hurried())
    assert answer["ok"] and answer["reasons"]
    assert turns < 12, "the thinking ends at the next look at the door"


@pytest.mark.parametrize("slug", GAMES)
def test_a_reason_through_the_door_for_everybody_who_looks(slug: str) -> None:
    rng = Rng(4)
    seats = [{"kind": "computer", "level": "normal", "name": ""}, {"kind": "person", "name": ""}]
    ask(do="start", table=slug, game=slug, players=2, seed=4, seat=1, seats=seats)
    for _ in range(12):
        table = ask(do="table", table=slug, seat=None)
        if table["to_act"] is None:
            break
        acting = ask(do="table", table=slug, seat=table["to_act"])
        ask(do="play", table=slug, move=rng.choice(acting["moves"]), seat=1)
    for at in range(1, 13):
        for seat in (0, 1, None):
            answer = ask(do="reason", table=slug, at=at, seat=seat)
            assert answer["ok"] and answer["at"] == at and 1 <= len(answer["reasons"]) <= 2, answer
    assert not ask(do="reason", table=slug, at=99, seat=0)["ok"]


def test_alone_every_move_is_a_point_to_look_at() -> None:
    """The opponent of the solo game moves by itself, so no other seat parts the turns."""
    found = check(whole(GAMES["pocket-mars"], 1))
    assert len(found.chances) > 10
