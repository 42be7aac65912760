"""Own components: what an owner's file replaces is played, kept in record, link and position; every slip is named."""

import json
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.core.position import Fields
from pyapp.core.refusals import BadPosition, BadSetup
from pyapp.core.telling import in_all_languages, told
from pyapp.record import Record, link
from tests.martians.tables import due_steps, go, lying, moves, table
from tests.playing import AnyGame, played

TAKING = [GAMES[slug] for slug in GAMES if "own" in GAMES[slug].options]
every = pytest.mark.parametrize("game", [pytest.param(game, id=game.slug) for game in TAKING])


def refused(slug: str, own: Any) -> BadSetup:
    with pytest.raises(BadSetup) as problem:
        GAMES[slug].new(own=own if isinstance(own, str) else json.dumps(own))
    return problem.value


@every
def test_the_example_is_a_game_that_ends(game: AnyGame) -> None:
    for players in (game.players[0], game.players[-1]):
        setup = game.setup(players, {"own": game.options["own"]["example"]})
        assert game.result(played(game, setup, 5).states[-1]) is not None


@every
def test_record_link_and_position_carry_them(game: AnyGame) -> None:
    own = game.options["own"]["example"]
    record = Record.new(game.slug, 2, 4, own=own)
    for _ in range(5):
        record.play(game.moves(record.state)[0])
    for again in (Record.parse(record.text()), link.read(link.link(record))):
        assert again.state == record.state and again.setup.options["own"] == own
    assert game.load(game.dump(record.state)) == record.state
    assert f"option own: {own}\n" in record.text()


@every
def test_who_replaces_nothing_plays_the_game_that_was(game: AnyGame) -> None:
    plain = game.new(seed=3)
    assert game.new(seed=3, own="{ }") == plain == game.new(seed=3, own="")
    assert "own" not in Record.new(game.slug, seed=3).text()


@every
def test_spaces_and_order_make_no_other_game(game: AnyGame) -> None:
    example = json.loads(game.options["own"]["example"])
    spread = json.dumps(dict(reversed(example.items())), indent=2)
    assert game.new(seed=3, own=spread) == game.new(seed=3, own=json.dumps(example))


@every
def test_each_part_is_documented_with_an_example_that_fits(game: AnyGame) -> None:
    assert {part.name for part in game.own_parts} == set(json.loads(game.options["own"]["example"]))
    for part in game.own_parts:
        game.check_own(Fields({part.name: json.loads(part.example)}, "own"))
        with pytest.raises(BadPosition):
            game.check_own(Fields({part.name: {"no such thing": 1}}, "own"))


@pytest.mark.parametrize(
    ("slug", "own", "said"),
    [
        ("suk", "{", "own: this cannot be read as JSON"),
        ("suk", {"hold": {}}, "own.hold: there is no such field here; there are holds, schemes."),
        ("suk", {"schemes": {"corp-aurora": [3, 3, 3]}}, "own.schemes.corp-aurora: a corporation has 8 transports"),
        ("suk", {"schemes": {"corp-aurora": [9, 0, -1]}}, "own.schemes.corp-aurora[0]: this takes a whole number"),
        ("suk", {"schemes": {"corp-terra": [3, 3, 2]}}, "own.schemes.corp-terra: there is no such field"),
        ("suk", {"holds": {"for_two": ["oooo", "ooo"]}}, "own.holds.for_two[1]: a row of a hold"),
        ("suk", {"holds": {"for_two": ["oooo", "oooo"]}}, "own.holds.for_two: this hold has 12 cells"),
        ("suk", {"holds": {"for_three": ["oooo", "----", "oooo"]}}, "own.holds.for_three: the cells of a hold"),
        ("suk", {"holds": {"for_three": "oooooooo"}}, "own.holds.for_three: this takes a list"),
        ("suk", {"holds": 3}, "own.holds: this takes an object"),
        ("martians", {"cards": {"shotgun": 7}}, "own.cards.shotgun: this takes a whole number from 0 to 6"),
        ("martians", {"cards": {"shotgnu": 1}}, "own.cards.shotgnu: there is no such field"),
        ("martians", {"tiles": {"church": {"items": 9}}}, "own.tiles.church.items: this takes a whole number"),
        ("martians", {"tiles": {"church": {"lives": 3, "items": 4}}}, "own.tiles.church: 7 tokens for a building"),
        ("martians", {"tiles": {"farm_1": {"items": 1}}}, "own.tiles.farm_1: there is no such field"),
    ],
)  # fmt: skip
def test_a_slip_is_named_in_both_languages(slug: str, own: Any, said: str) -> None:
    problem = refused(slug, own)
    assert said in told(problem, "en")
    for sentence in in_all_languages(problem).values():
        assert "position." not in sentence and "setup." not in sentence


def test_too_few_cards_are_told() -> None:
    few = dict.fromkeys(("candy", "shotgun", "nuclear", "wait", "go_time", "mp3_player"), 0)
    others = dict.fromkeys(("agent_xxxx", "take_her", "teleported", "presidential", "searchlight"), 0)
    assert "at least 20" in told(refused("martians", {"cards": few | others}), "en")


def test_a_file_that_is_too_long_is_refused() -> None:
    assert refused("suk", '{"holds": ' + " " * 7000 + "{}}").key == "setup.own_long"


# -- what is replaced is played -----------------------------------------------------------------


def test_r3b_a_corporation_begins_with_its_owners_transports() -> None:
    suk = GAMES["suk"]
    state = suk.new(3, 1, own=json.dumps({"schemes": {"corp-kronos": [1, 1, 6]}}))
    hands = dict(zip(state.corporations, state.hands, strict=True))
    assert hands["corp-kronos"] == (1, 1, 6) and hands["corp-aurora"] == (3, 3, 2)


def test_r2_a_hold_has_its_owners_shape() -> None:
    suk = GAMES["suk"]
    rows = ["oooo", "oooo", "o--o", "o--o"]
    state = suk.new(2, 1, own=json.dumps({"holds": {"for_two": rows}}), hull="octagon")
    assert suk.view(state, None)["mask"] == ["....", "....", ".##.", ".##."]
    assert (
        suk.why_not(state, "place 0 white a4") is None and suk.why_not(state, "place 0 white b3") is not None
    )
    assert suk.new(3, 1, own=json.dumps({"holds": {"for_two": rows}})).hull == suk.new(3, 1).hull


def test_r4_the_decks_hold_the_owners_copies() -> None:
    martians = GAMES["martians"]
    state = martians.new(2, 1, own=json.dumps({"cards": {"shotgun": 5, "candy": 0}}))
    data = martians.dump(state)
    everywhere = [*data["deck"], *(card for seat in data["seats"] for card in seat["hand"])]
    assert everywhere.count("shotgun") == 5 and "candy" not in everywhere and everywhere.count("wait") == 2


def test_r21_a_tile_brings_its_owners_tokens() -> None:
    own = json.dumps({"tiles": {"general_store": {"bullets": 2, "lives": 0, "items": 0}}})
    state = table(2, drawn="general_store", agenda=due_steps("place"), options={"own": own})
    state = go(state, "place -1,0 0")
    assert {move.split()[1] for move in moves(state)} == {"bullet"}
    state = go(state, moves(state)[0], *moves(go(state, moves(state)[0]))[:1])
    assert sorted(lying(state).values()) == [["bullet"], ["bullet"]]
