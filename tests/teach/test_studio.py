"""The author's desk: what is laid is what is seen, the rules watch, and one press mends."""

import asyncio
import json
import random
from typing import Any

import pytest

from pyapp.bridge import handle
from pyapp.core.refusals import BadPosition
from pyapp.games import GAMES, AnyGame
from pyapp.record import Record, link
from pyapp.teach import laying, mending, ours, studio
from tests.playing import COMPLETE, own_module
from tests.teach.editing import act, framed

ACTS = 2000
RESEATED = 0.04  # acts that change who plays or which options
AFRESH = 40  # acts after which an author begins again


def begin(game: AnyGame, chance: random.Random) -> dict[str, Any]:
    """Nothing but the game, or a moment some moves into one."""
    players = chance.choice(list(game.players))
    if chance.random() < 0.4:
        return {"game": game.slug, "players": players, "seed": chance.randrange(1000)}
    record = Record(game, game.setup(players, {}), chance.randrange(1000))
    for _ in range(chance.randrange(25)):
        moves = game.moves(record.state) if game.to_act(record.state) is not None else []
        if moves:
            record.play(str(chance.choice(moves)))
    return studio.of_moment(record, len(record), chance.randrange(players))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_act_of_an_author_leads_to_a_table_that_breaks_a_promise(game: AnyGame) -> None:
    broken = own_module(game.slug, "invariants").broken
    chance = random.Random(game.slug)
    position, loaded, mended = begin(game, chance), 0, 0
    for number in range(ACTS):
        if number % AFRESH == 0:
            position = begin(game, chance)
        _, state = studio.laid(position)
        pressed = act(game.desk(state), position, chance)
        try:
            other = chance.random() < RESEATED
            after = framed(game, position, chance) if other else studio.changed(position, pressed)
            pressed = {} if other else pressed
        except BadPosition:
            continue  # nothing can be laid there, and nothing was
        problem = mending.fault(game, after)
        if problem is not None:
            proposed = mending.mends(game, after, problem, pressed.get("path", ""))
            assert proposed, (pressed, after, problem)
            after = chance.choice(proposed).position
            mended += 1
        assert broken(game.load(after)) == [], (pressed, after)
        position, loaded = after, loaded + 1
    assert loaded > ACTS / 2 and mended > 50


def pasted(game: AnyGame) -> dict[str, str]:
    """All that an author may begin with, as a text."""
    record = Record(game, game.setup(2, {}), 5)
    for _ in range(6):
        if game.to_act(record.state) is not None:
            record.play(str(game.moves(record.state)[0]))
    examples = dict(ours.ours(game))
    return {
        "nothing": json.dumps({"game": game.slug, "players": 2}),
        "a new game": json.dumps({"figure": 1, "game": game.slug, "players": 2, "seed": 9}),
        "a link": link.link(record),
        "a record": record.text(),
        "a position": json.dumps(game.dump(record.state)),
        "a worked example": json.dumps(next(iter(examples.values()))),
    }


@pytest.mark.parametrize("game", [GAMES[slug] for slug in COMPLETE], ids=list(COMPLETE))
def test_every_beginning_lays_out_a_table_that_holds(game: AnyGame) -> None:
    for name, text in pasted(game).items():
        position = studio.begun(text)
        told = studio.studied(position, 0, "")
        assert position["game"] == game.slug and told["fault"] is None, name
    record = Record(game, game.setup(2, {}), 5)
    while len(record) < 12 and game.to_act(record.state) is not None:
        record.play(str(game.moves(record.state)[-1]))
    for at in range(len(record) + 1):
        for eyes in (None, 0, 1):
            assert studio.studied(studio.of_moment(record, at, eyes), eyes, "")["fault"] is None, (at, eyes)


@pytest.mark.parametrize("game", [GAMES[slug] for slug in COMPLETE], ids=list(COMPLETE))
def test_what_is_left_out_is_by_chance_and_what_the_eyes_cannot_see_is_unknown_to_the_reader(
    game: AnyGame,
) -> None:
    """By chance: another seed lays it otherwise. Unknown: it is in nobody's view but that of who holds it."""
    seeds = [
        studio.studied({"game": game.slug, "players": 2, "seed": seed}, 0, "")["shown"] for seed in (1, 2, 3)
    ]
    assert any(one != seeds[0] for one in seeds[1:])
    views = [
        studio.studied({"game": game.slug, "players": 2, "seed": 1}, eyes, "")["view"]
        for eyes in (None, 0, 1)
    ]
    if views[1] != views[2]:  # hands are held
        state = game.load({"game": game.slug, "players": 2, "seed": 1})
        assert views == [game.view(state, eyes) for eyes in (None, 0, 1)]


def test_a_transport_laid_by_hand_is_the_only_thing_that_changes() -> None:
    after = studio.changed({"game": "suk"}, {"act": "put", "path": "ring.5", "value": "white"})
    assert after == {"game": "suk", "ring": ".....W" + "." * 18}
    assert GAMES["suk"].load(after).hands[0][0] == 3  # whose it was follows


def test_a_card_put_into_the_market_leaves_the_others_where_they_lay() -> None:
    before = {"game": "mechanics", "seed": 3}
    shown = studio.studied(before, 0, "")["shown"]["market"]
    other = next(card for card in ("gear", "lens") if card != shown[2])
    after = studio.changed(before, {"act": "put", "path": "market.2", "value": other})
    assert after["market"] == [*shown[:2], other, *shown[3:]]


def test_what_the_box_still_holds_is_counted() -> None:
    position = {"game": "mechanics", "seats": [{"hand": {"gear": 3}}, {}], "market": ["gear", None, "lens"]}
    left = studio.studied(position, 0, "")["left"]
    assert left["gear"] == 4 and left["lens"] == 7 and left["wire"] == 8


def test_one_card_too_many_is_told_with_its_rule_and_taken_from_another_seat() -> None:
    position = {"game": "mechanics", "seats": [{"hand": {"lens": 8}}, {"hand": {"lens": 1}}]}
    fault = studio.studied(position, 0, "seats.0.hand.lens")["fault"]
    assert fault and fault["rule"] in GAMES["mechanics"].texts("en").RULES
    assert set(fault["said"]) == {"it", "en"} and all(fault["said"].values())
    best = fault["mends"][0]
    assert best["paths"] == ["seats.1.hand.lens"] and best["kind"] == "take"
    assert studio.studied(best["position"], 0, "")["fault"] is None


def test_a_tile_that_lies_on_two_docks_leaves_the_one_it_lay_on_before() -> None:
    position = {"game": "suk", "goods": {"3": "engine-red", "9": "engine-red"}}
    fault = studio.studied(position, None, "goods.9")["fault"]
    assert fault and fault["mends"][0]["paths"] == ["goods.3"]


def test_a_tile_that_lies_on_three_docks_stays_on_the_one_it_was_laid_on_last() -> None:
    position = {"game": "suk", "goods": {"3": "engine-red", "9": "engine-red", "17": "engine-red"}}
    fault = studio.studied(position, None, "goods.9")["fault"]
    assert fault and set(fault["mends"][0]["paths"]) == {"goods.3", "goods.17"}
    assert fault["mends"][0]["position"]["goods"] == {"9": "engine-red"}


def test_no_change_is_proposed_twice() -> None:
    house = {"tile": "house", "cell": "0,0", "rotation": 0}
    diner = {"tile": "diner", "cell": "-1,0", "rotation": 180}
    position = {"game": "martians", "town": [house, diner]}
    fault = studio.studied(position, 0, "town.1.rotation")["fault"]
    assert fault
    proposed = [(mend["kind"], tuple(mend["paths"]), mend["value"]) for mend in fault["mends"]]
    assert proposed and len(set(proposed)) == len(proposed)


def test_a_tile_turned_the_wrong_way_is_turned_back_and_not_the_whole_town_given_up() -> None:
    house = {"tile": "house", "cell": "0,0", "rotation": 0}
    store = {"tile": "general_store", "cell": "-1,0", "rotation": 180}
    fault = studio.studied({"game": "martians", "town": [house, store]}, 0, "town.1.rotation")["fault"]
    assert fault and fault["field"] == "town[1].rotation" and fault["rule"]
    assert all(mend["paths"][0].startswith("town.1") for mend in fault["mends"])
    assert {mend["value"] for mend in fault["mends"] if mend["kind"] == "set"} <= {0, 90, 270}
    assert any(mend["kind"] == "set" for mend in fault["mends"])


def test_what_was_changed_last_is_left_alone_even_where_much_else_must_go() -> None:
    position = studio.begun(
        '{"game": "suk", "position": {"game": "suk", "ring": "WGK....................."}}'
    )
    after = studio.changed(position, {"act": "put", "path": "ring.7", "value": "black"})
    fault = studio.studied(after, 0, "ring.7")["fault"]
    assert fault and set(fault["mends"][0]["paths"]) == {"goods.7", "hands", "holds"}
    assert fault["mends"][0]["position"]["ring"][7] == "K"


def test_a_car_and_a_card_change_places_and_seats_turn_round() -> None:
    position = {"game": "pocket-mars", "turn": 1, "seats": [{"energy": 3}, {"energy": 1}]}
    turned = studio.changed(position, {"act": "turn"})
    assert turned["turn"] == 0 and turned["seats"] == [{"energy": 1}, {"energy": 3}]
    shown = studio.studied(position, 0, "")["shown"]["seats"]
    pressed = {"act": "move", "path": "seats.0.prep.0", "value": "seats.0.prep.1"}
    assert studio.changed(position, pressed)["seats"][0]["prep"] == shown[0]["prep"][::-1]


def test_a_moment_of_a_game_shows_only_what_the_seat_may_know() -> None:
    game = GAMES["mechanics"]
    record = Record(game, game.setup(2, {}), 5)
    taken = studio.of_moment(record, 0, 0)
    true = game.dump(record.state)
    assert taken["seats"][0]["hand"] == true["seats"][0]["hand"]
    assert "deck" not in taken and "rng" not in taken
    others = [studio.of_moment(Record(game, game.setup(2, {}), seed), 0, 0) for seed in range(5, 9)]
    assert any(
        one["seats"][1]["hand"] != game.dump(Record(game, game.setup(2, {}), seed).state)["seats"][1]["hand"]
        for one, seed in zip(others, range(5, 9), strict=True)
    )


@pytest.mark.parametrize(
    "path", ["", "nowhere", "ring.99", "ring.x", "goods.77", "hands.5.white", "turn.3", "a" * 500]
)
def test_a_path_that_leads_nowhere_is_told(path: str) -> None:
    with pytest.raises(BadPosition) as problem:
        studio.changed({"game": "suk"}, {"act": "put", "path": path, "value": "white"})
    assert problem.value.key == "position.no_entry"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_field_has_its_shape_and_every_rule_its_text(game: AnyGame) -> None:
    for players in game.players:
        modes = [{"mode": "cooperative"}] if "mode" in game.options and players > 1 else []
        for options in ({}, *modes):
            state = game.new(players, seed=1, **options)
            desk = game.desk(state)
            written = game.dump(state)
            said = {field.name for field in game.position_fields if written.get(field.name)}
            assert said <= set(desk.shapes) <= {field.name for field in game.position_fields}
            assert set(desk.rules.values()) <= set(game.texts("en").RULES)
            assert set(desk.rules) <= set(desk.shapes) | {"da"}
            assert (
                mending.fault(game, studio.of_record(Record(game, game.setup(players, options), 2))) is None
            )


def asked(**request: Any) -> Any:
    return json.loads(asyncio.run(handle(json.dumps({"do": "studio", **request}))))


def test_the_page_asks_through_the_door() -> None:
    told = asked(position={"game": "suk"}, seat=0, act="put", path="ring.5", value="white")
    assert told["ok"] and told["position"]["ring"][5] == "W"
    assert told["fault"] is None and told["left"]["white"] == 7 and "ring" in told["shapes"]
    bad = asked(text="suk ..W.G..X")
    assert not bad["ok"] and "ring" in bad["problem"]["said"]["it"]
    none = asked()
    assert none["problem"]["key"] == "door.bad_request"


def test_where_a_piece_lies_and_a_position_without_it() -> None:
    position = {
        "game": "lens",
        "market": ["lens", None],
        "seats": [{"hand": {"lens": 2}}],
        "in_play": "down lens",
    }
    assert list(mending.where(position, "lens")) == ["market.0", "seats.0.hand.lens", "in_play"]
    assert mending.without(position, "market.0")["market"] == [None, None]
    assert mending.without(position, "seats.0.hand.lens")["seats"] == [{"hand": {"lens": 1}}]
    assert laying.value_at(position, "seats[0].hand.lens") == 2
