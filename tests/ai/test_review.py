"""The look back: chances that add up, begin open and end with the result; turning points that can be found again."""

import asyncio
import json
from functools import cache
from typing import Any

import pytest

from pyapp import GAMES, bridge
from pyapp.ai.chances import Scale, alone, between, chances, rivals, scale_of, worths
from pyapp.ai.review import MOST_POINTS, TURNING_POINTS, Review, review
from pyapp.ai.thinking import choose
from pyapp.core.rng import Rng
from pyapp.record import Record
from tests.playing import AnyGame, any_move, played

EVERY_GAME = pytest.mark.parametrize("game", [pytest.param(GAMES[slug], id=slug) for slug in GAMES])
TOGETHER = [("pocket-mars", 1, {}), ("martians", 2, {"mode": "cooperative"})]


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
    assert len(found.chances) == len(record) + 1
    for row in found.chances:
        assert all(0 <= chance <= 1 for chance in row)
        assert len(row) == 1 if found.together else sum(row) == pytest.approx(1)
    assert found.shown == sorted(set(found.shown)) and {0, len(record)} <= set(found.shown)
    assert len(found.shown) <= 2 * MOST_POINTS
    assert len(found.turns) <= TURNING_POINTS
    for turn in found.turns:
        assert 0 < turn.n <= len(record)
        assert turn.seat == record.game.to_act(record.at(turn.n - 1))
        assert abs(turn.after - turn.before) >= 0.03
    assert [turn.n for turn in found.turns] == sorted({turn.n for turn in found.turns})
    return found


@EVERY_GAME
@pytest.mark.parametrize("players", [2, 3])
def test_what_is_said_of_a_turning_point_is_what_the_curve_shows(game: AnyGame, players: int) -> None:
    """From the last move of somebody else to the end of the turn; the move shown is one of that turn."""
    record = whole(game, players)
    found = check(record)
    told = found.as_dict()
    points = dict(zip(told["shown"], told["points"], strict=True))
    movers = [game.to_act(record.at(number)) for number in range(len(record))]
    for turn in told["turns"]:
        first = last = turn["n"] - 1
        while first and movers[first - 1] == turn["seat"]:
            first -= 1
        while last + 1 < len(movers) and movers[last + 1] == turn["seat"]:
            last += 1
        assert set(movers[first : last + 1]) == {turn["seat"]}
        assert points[first][turn["who"]] == round(100 * turn["before"])
        assert points[last + 1][turn["who"]] == round(100 * turn["after"])


@EVERY_GAME
def test_the_curve_ends_with_the_result(game: AnyGame) -> None:
    for players in (2, 3):
        record = whole(game, players)
        found = check(record)
        result = record.game.result(record.state)
        assert result is not None and not found.together
        winners = {seat for seat, chance in enumerate(found.chances[-1]) if chance > 0}
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
    assert found.chances[-1] == [float(bool(result.won))]


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


def test_a_turning_point_is_the_turn_that_changed_most() -> None:
    record = whole(GAMES["suk"], 2, seed=3)
    found, _ = looked_back(record)
    swings = [abs(found.chances[n][0] - found.chances[n - 1][0]) for n in range(1, len(record) + 1)]
    assert {turn.n for turn in found.turns} == set(
        sorted(range(1, len(record) + 1), key=lambda n: (-swings[n - 1], n))[:TURNING_POINTS]
    )


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
    assert all(set(turn) == {"n", "seat", "who", "before", "after"} for turn in found["turns"])


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
    monkeypatch.setattr(bridge, "OPEN", 0)  # one turn of the loop for each look at the door

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
    assert len(found.shown) > 10
