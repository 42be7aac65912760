"""Reasons of Marrak Hesh 17 say what is so: every number and name is worked out again, by hand or from the engine."""

from collections.abc import Iterator
from typing import Any

import pytest

from pyapp.ai.reasons import last, open_reasons, own_reasons
from pyapp.core.events import Event
from pyapp.core.game import Prompt
from pyapp.core.messages import Reader
from pyapp.games.suk.components import TILES
from tests.playing import Playout, random_games
from tests.suk import by_hand
from tests.suk.table import game, hold, table

GENERAL = {"reason.only", "reason.even", "reason.later", "reason.careless", "reason.hidden"}
BY_FORCE = {"reason.wins": {1}, "reason.draws": {1, 2, 3}}  # how many may be first
KIND = {"type": 0, "colour": 1}
Told = tuple[Any, Any, str, Prompt]


def told_in(playout: Playout, every: int) -> Iterator[Told]:
    """State before, state after, move and each reason given for it, to the mover and to one who looks on."""
    for number in range(len(playout.moves) % every, len(playout.moves), every):
        before, move = playout.states[number], playout.moves[number]
        after, seen = playout.states[number + 1], playout.events[number + 1]
        told = last(own_reasons(game, before, move, "normal")) + last(
            open_reasons(game, before, after, seen, None)
        )
        for reason in told:
            yield before, after, str(move), reason


def holds_after(state: Any, seat: int) -> list[by_hand.W]:
    """Every hold that the seat can have after its move."""
    view = game.view(state, None)
    hold = view["holds"][seat]
    return [
        by_hand.working_copy({**hold, move.cell: view["docks"][move.dock]["tile"]})
        for move in game.moves(state)
    ]


def working_copy(state: Any, seat: int) -> by_hand.W:
    return by_hand.working_copy(game.view(state, None)["holds"][seat])


def part(w: by_hand.W, kind: str) -> int:
    return by_hand.part(by_hand.component_sizes(w, KIND[kind]))


def by_force(state: Any, seat: int, best: set[int], known: dict[Any, bool]) -> bool:
    """Does the seat, whatever the others reply, end with one of these numbers of firsts? Every line to its end."""
    result = game.result(state)
    if result is not None:
        first = result.ranking[0]
        return seat in first and len(first) in best
    key = game.digest(state)
    if key not in known:
        after = (by_force(game.after(state, move), seat, best, known) for move in game.moves(state))
        known[key] = any(after) if game.to_act(state) == seat else all(after)
    return known[key]


def check(before: Any, after: Any, move: str, reason: Prompt) -> None:
    key, params = reason
    seat = before.turn
    if key in GENERAL:
        return
    if key in BY_FORCE:
        assert by_force(after, seat, BY_FORCE[key], {})
        return
    if key == "reason.total":
        ended = [event for event in events_of(before, move) if event.kind == "scored"]
        totals = [event.public["total"] for event in ended]
        assert params["own"] == totals.pop(seat) and params["rival"] == max(totals)
        return
    old, new = working_copy(before, seat), working_copy(after, seat)
    (place,) = set(new) - set(old)
    if key == "reason.rare":
        assert new[place][2]
    elif key == "reason.cards":
        check_cards(before, after, seat, params)
    elif key.startswith("reason.growing_"):
        check_growing(after, seat, new, place, key.removeprefix("reason.growing_"), params)
    else:
        *_, kind = key.removeprefix("reason.").split("_")
        assert params["points"] == game.view(after, None)["scores"][seat][kind]
        check_groups(before, old, new, key, kind, params)


def check_cards(before: Any, after: Any, seat: int, params: dict[str, Any]) -> None:
    was, now = (game.view(state, None)["scores"][seat] for state in (before, after))
    assert params["deep"] == list(after.deep)
    assert (params["was"], params["total"]) == (was["total"], now["total"])
    assert params["change"] == now["total"] - was["total"]
    assert [params[name] for name in ("colour", "type", "rare", "deep_points")] == [
        now[name] for name in ("colour", "type", "rare", "deep")
    ]


def check_growing(
    after: Any, seat: int, new: by_hand.W, place: tuple[int, int], kind: str, params: dict[str, Any]
) -> None:
    like = new[place][KIND[kind]]
    group, edge = {place}, [place]
    beside = set()
    while edge:
        row, column = edge.pop()
        for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if near in new and new[near][KIND[kind]] == like and near not in group:
                group.add(near)
                edge.append(near)
            if near not in new:
                beside.add(by_hand.cell_name(near) if near[0] >= 0 and 0 <= near[1] < 4 else "")
    view = game.view(after, None)
    free = {cell for cell in after.hull.cells if cell not in view["holds"][seat]}
    docked = [dock["tile"].split("-")[KIND[kind]] for dock in view["docks"] if "tile" in dock]
    assert params == {kind: like, "size": len(group), "left": docked.count(like)}
    assert len(group) >= 2 and params["left"] > 0 and beside & free


def check_groups(
    before: Any, old: by_hand.W, new: by_hand.W, key: str, kind: str, params: dict[str, Any]
) -> None:
    sizes = by_hand.component_sizes(new, KIND[kind])
    assert params["points"] == part(new, kind)
    if key == f"reason.{kind}":
        assert (params["groups"], params["size"]) == (sizes.count(max(sizes)), max(sizes)) and max(sizes) > 1
        assert params["groups"] * params["size"] == params["points"]
        assert params["more"] == part(new, kind) - part(old, kind) > 0
        return
    assert part(old, kind) == params.get("before", params["points"])
    assert ("before" in params) == (params["points"] < part(old, kind))
    assert any(part(w, kind) < params["points"] for w in holds_after(before, before.turn))


def events_of(state: Any, move: str) -> list[Event]:
    events: list[Event] = []
    game.play(state, move, events)
    return events


@pytest.mark.thorough
def test_every_number_and_name_of_a_reason_is_what_the_engine_gives() -> None:
    kinds: set[str] = set()
    for number, playout in enumerate(random_games("suk", 200)[:90]):
        for before, after, move, reason in told_in(playout, every=5 + number % 3):
            check(before, after, move, reason)
            kinds.add(reason[0])
    wanted = {f"reason.{stem}{kind}" for kind in KIND for stem in ("", "keeps_", "growing_")}
    assert kinds >= wanted | {"reason.rare", "reason.cards", "reason.total", "reason.only"}


def test_the_last_moves_of_games_are_told_by_their_totals() -> None:
    seen = 0
    for playout in random_games("suk", 200):
        before, after, move = playout.states[-2], playout.states[-1], playout.moves[-1]
        if len(game.moves(before)) > 1:
            for reason in last(own_reasons(game, before, move, "normal")):
                check(before, after, str(move), reason)
                seen += reason[0] == "reason.total"
    assert seen > 5


PAIRS = """
    engine-Y  plant-Y  .  .
    .         .        .  .
    .         .        .  .
"""


def test_r31_two_groups_of_two_are_not_a_group_of_four() -> None:
    holds = [{**hold(PAIRS), "a2": "robot-R"}, {"a1": "spice-T", "b1": "robot-T", "a2": "crystal-O"}]
    state = table(turn=0, holds=holds, goods={"0": "crystal-R"}, ring="." * 18 + "WGKWGK")
    move = "place 0 " + game.moves(state)[0].colour + " b2"
    state = table(turn=0, holds=holds, goods={"0": "crystal-R"}, ring="." * 18 + "WGKWGK")
    reasons = last(own_reasons(game, state, move, "normal"))
    assert ("reason.colour", {"groups": 2, "size": 2, "points": 4, "more": 2}) in reasons
    said = [Reader(game.texts("it").MESSAGES, "it").say(*reason) for reason in reasons]
    assert "Colori: 2 gruppi da 2, 4 punti (2 in più)." in said


def test_where_the_cards_change_the_sum_the_sum_is_told() -> None:
    """A second pair brings 2 points for colours, and Pulsar's 2 are gone."""
    holds = [{**hold(PAIRS), "a2": "robot-R"}, {"a1": "spice-T", "b1": "robot-T", "a2": "crystal-O"}]
    state = table(
        turn=0,
        holds=holds,
        goods={"0": "crystal-R"},
        ring="." * 18 + "WGKWGK",
        options={"advanced": True},
        deep=["pulsar", "zero_gravity"],
    )
    reasons = dict(last(own_reasons(game, state, f"place 0 {game.moves(state)[0].colour} b2", "normal")))
    params = reasons["reason.cards"]
    assert params["change"] == 0 and params["deep_points"] == 0 and params["colour"] == 4
    said = Reader(game.texts("it").MESSAGES, "it").say("reason.cards", params)
    assert said.startswith("Con Pulsar e Gravità Zero il totale resta a ")


@pytest.mark.parametrize("language", ["it", "en"])
def test_no_reason_calls_a_sum_the_size_of_a_group(language: str) -> None:
    for key, text in game.texts(language).MESSAGES.items():
        if key.startswith("reason."):
            assert "più grande arriva" not in text and "largest group" not in text
    assert len(TILES) == 26
