"""Own components: what an owner's file replaces is played, kept in record, link and position; every slip is named."""

import json
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.ai.thinking import choose
from pyapp.core.position import Fields
from pyapp.core.refusals import BadPosition, BadSetup
from pyapp.core.rng import Rng
from pyapp.core.telling import in_all_languages, told
from pyapp.games.martians.components import TILES
from pyapp.games.martians.moves import SQUARE
from pyapp.games.pocket_mars import owners as mars
from pyapp.games.suk.components import DEEP_SPACE
from pyapp.games.suk.player.layout import POINT
from pyapp.games.suk.player.lean import Holds
from pyapp.games.suk.rules.deep_space import best_score
from pyapp.record import Record, link
from tests.martians.tables import due_steps, go, lying, martians, moves, table
from tests.playing import AnyGame, any_own, own_module, played, second_opinion

TAKING = [GAMES[slug] for slug in GAMES if "own" in GAMES[slug].options]
every = pytest.mark.parametrize("game", [pytest.param(game, id=game.slug) for game in TAKING])


def refused(slug: str, own: Any) -> BadSetup:
    with pytest.raises(BadSetup) as problem:
        GAMES[slug].new(own=own if isinstance(own, str) else json.dumps(own))
    return problem.value


def drawn(tile: str, *lines: str) -> Any:
    return {"tiles": {tile: {"drawing": lines}}}


@every
def test_the_example_is_a_game_that_ends(game: AnyGame) -> None:
    for players in (game.players[0], game.players[-1]):
        setup = game.setup(players, {"own": game.options["own"]["example"]})
        assert game.result(played(game, setup, 5).states[-1]) is not None


@every
@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(6))
def test_whatever_an_owner_enters_is_played_told_and_kept(game: AnyGame, seed: int) -> None:
    """Drawn entry by entry: no law is broken, the second reading agrees, no move is silent, every moment can be kept."""
    players = list(game.players)[seed % len(game.players)]
    playout = played(game, game.setup(players, {"own": any_own(game, Rng(seed))}), seed)
    assert all(playout.events), playout
    broken = own_module(game.slug, "invariants").broken
    every = 1 + len(playout.states) // 150
    for state in playout.states[::every]:
        assert broken(state) == [] == second_opinion(game, state), playout
    for state in playout.states[:: 9 * every]:
        assert game.load(json.loads(json.dumps(game.dump(state)))) == state, playout


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
        ("suk", {"hold": {}}, "own.hold: there is no such field here; there are deep, holds, schemes, tiles."),
        ("suk", {"schemes": {"corp-aurora": [4, 2, 2]}}, "own.schemes: the three corporations together, with ours for"),
        ("suk", {"schemes": {"corp-aurora": [3, 3, 3]}}, "own.schemes.corp-aurora: a corporation has 8 transports"),
        ("suk", {"schemes": {"corp-aurora": [9, 0, -1]}}, "own.schemes.corp-aurora[0]: this takes a whole number"),
        ("suk", {"schemes": {"corp-terra": [3, 3, 2]}}, "own.schemes.corp-terra: there is no such field"),
        ("suk", {"holds": {"for_two": ["oooo", "ooo"]}}, "own.holds.for_two[1]: a row of a hold"),
        ("suk", {"holds": {"for_two": ["oooo", "oooo"]}}, "own.holds.for_two: this hold has 12 cells"),
        ("suk", {"holds": {"for_three": ["oooo", "----", "oooo"]}}, "own.holds.for_three: the cells of a hold"),
        ("suk", {"holds": {"for_three": "oooooooo"}}, "own.holds.for_three: this takes a list"),
        ("suk", {"tiles": {"engine": ["red"]}}, "own.tiles: then there would be 23 tiles"),
        ("suk", {"tiles": {"engine": ["red", "red*", "blue", "orange"]}}, "own.tiles.engine: each colour"),
        ("suk", {"tiles": {"engine": ["pink"]}}, "own.tiles.engine[0]"),
        ("suk", {"tiles": {"motor": []}}, "own.tiles.motor: there is no such field"),
        ("suk", {"holds": 3}, "own.holds: this takes an object"),
        ("suk", {"deep": {"pulsar": {"does": "shine"}}}, "own.deep.pulsar.does: one of these fits here: pulsar, quasar"),
        ("suk", {"deep": {"nebula": {"points": 1}}}, "own.deep.nebula.points: there is no such field"),
        ("suk", {"deep": {"pulsar": {"points": 6}}}, "own.deep.pulsar.points: this takes a whole number from 0 to 5"),
        ("suk", {"deep": {"pulsar": {"empty": 1}}}, "own.deep.pulsar.empty: there is no such field"),
        ("suk", {"deep": {"quark": {}}}, "own.deep.quark: there is no such field"),
        ("automobiles", {"tracks": {"daytona": ["W" * 20] * 3}}, "own.tracks.daytona: this takes a list"),
        ("automobiles", {"tracks": {"daytona": ["W" * 20] * 3 + ["W" * 21]}}, "own.tracks.daytona[3]: here the sections"),
        ("automobiles", {"tracks": {"monza": ["W" * 80] * 4}}, "own.tracks.monza[0]: here the sections number 80"),
        ("automobiles", {"tracks": {"monza": ["Q" * 20] * 4}}, "own.tracks.monza[0]: a lane is a word"),
        ("automobiles", {"tracks": {"monza": ["D" * 5] * 4}}, "own.grid: every place of the grid lies in"),
        ("automobiles", {"grid": [[0, 4]]}, "own.grid: this takes a list with 5 entries"),
        ("automobiles", {"grid": [[0, 4], [0, 3], [0, 2], [4, 1], [0, 0]]}, "own.grid[3]: a place of the grid is written"),
        ("automobiles", {"grid": [[0, 4], [0, 3], [0, 2], [0, 4], [0, 0]]}, "own.grid: every place of the grid lies"),
        ("automobiles", {"sets": {"jalopy": {"pit": "nitro"}}}, "own.sets.jalopy.pit: one of these fits here: crew_chief"),
        ("automobiles", {"sets": {"jalopy": {"wheel": "nitro"}}}, "own.sets.jalopy.wheel: there is no such field"),
        ("automobiles", {"sets": {"hearts": {}}}, "own.sets.hearts: there is no such field"),
        ("automobiles", {"tracks": {"imola": []}}, "own.tracks.imola: there is no such field"),
        ("mechanics", {"mechanisms": {"automaton": {"amount": 2}}}, "own.mechanisms.automaton.amount: there is no such"),
        ("mechanics", {"mechanisms": {"aether_drive": {"needs": []}}}, "aether_drive.needs: this takes a list"),
        ("mechanics", {"mechanisms": {"aether_drive": {"needs": ["gear", "gear"]}}}, "needs: each component stands"),
        ("mechanics", {"mechanisms": {"aether_drive": {"needs": ["cog"]}}}, "own.mechanisms.aether_drive.needs[0]"),
        ("mechanics", {"prices": {"lowest": 5}}, "own.prices.lowest: this takes a whole number from 1 to 4"),
        ("mechanics", {"prices": {"highest": 5}}, "own.prices.highest: this takes a whole number from 6 to 14"),
        ("mechanics", {"mechanisms": {"rocket_booster": {"amount": 6}}}, "amount: this takes a whole number from 1 to 5"),
        ("mechanics", {"mechanisms": {"spectroscope": {"slot": 1}}}, "own.mechanisms.spectroscope.slot"),
        ("mechanics", {"mechanisms": {"difference_engine": {"way": "aside"}}}, "engine.way: one of these fits here: both"),
        ("mechanics", {"mechanisms": {"rocket_booster": {"pays": "well"}}}, "rocket_booster.pays: one of these fits here"),
        ("mechanics", {"mechanisms": {"aether_drive": {"often": "always"}}}, "often: one of these fits here: round, turn"),
        ("mechanics", {"mechanisms": {"x_ray_goggles": {"often": "turn"}}}, "x_ray_goggles.often: there is no such field"),
        ("mechanics", {"mechanisms": {"scrap_furnace": {"amount": 3}}}, "amount: this takes a whole number from 1 to"),
        ("pocket-mars", {"cards": {"energy-3": {"top": "fly 1"}}}, "own.cards.energy-3.top: half a card is written like"),
        ("pocket-mars", {"cards": {"energy-3": {"top": "launch 1: gain 1"}}}, "own.cards.energy-3.top: half a card"),
        ("pocket-mars", {"cards": {"energy-3": {"top": "launch 9"}}}, "own.cards.energy-3.top: the number of a step"),
        ("pocket-mars", {"cards": {"energy-3": {"top": "settle_here"}}}, "own.cards.energy-3.top: settle_here speaks"),
        ("pocket-mars", {"cards": {"construction-1": {"bottom": "promote_here"}}}, "promote_here speaks of the card"),
        ("pocket-mars", {"cards": {"energy-3": {"value": 10}}}, "energy-3.value: this takes a whole number from 0 to 9"),
        ("pocket-mars", {"energy": 1}, "own.energy: this takes a whole number from 2 to 9"),
        ("pocket-mars", {"energy": {}}, "own.energy: this takes a whole number"),
        ("pocket-mars", {"cards": {"energy-8": {}}}, "own.cards.energy-8: there is no such field"),
        ("martians", {"cards": {"shotgun": 7}}, "own.cards.shotgun: this takes a whole number from 0 to 6"),
        ("martians", {"cards": {"shotgnu": 1}}, "own.cards.shotgnu: there is no such field"),
        ("martians", {"tiles": {"church": {"items": 9}}}, "own.tiles.church.items: this takes a whole number"),
        ("martians", {"tiles": {"church": {"lives": 3, "items": 4}}}, "own.tiles.church: 7 tokens for a building"),
        ("martians", {"tiles": {"farm_1": {"items": 1}}}, "own.tiles.farm_1.items: there is no such field"),
        ("martians", {"tiles": {"house": {"items": 1}}}, "own.tiles.house.items: there is no such field"),
        ("martians", drawn("house", "X R X", "  |  ", "R-R-R", "  |  ", "X R X"), "the middle of the House"),
        ("martians", drawn("house", "X H X", "  |  ", "X H X", "  |  ", "X R X"), "the middle of the House"),
        ("martians", drawn("house", "X B X", "  |  ", "X H X", "  |  ", "X R X"), "house.drawing[0]: this takes three"),
        ("martians", drawn("house", "X X X", "     ", "X H X", "     ", "X X X"), "house.drawing: a road has to lead"),
        ("martians", drawn("farm_3", "X F X", "  |  ", "F-X-F", "  |  ", "X F X"), "the middle of a Farm"),
        ("martians", drawn("farm_3", "X R X", "  |  ", "F-F-F", "  |  ", "X F X"), "farm_3.drawing[0]: this takes three"),
        ("martians", drawn("farm_3", "F F X", "  |  ", "F-F-F", "  |  ", "X F X"), "farm_3.drawing: the white lines"),
        ("martians", {"tiles": {"house": {"drawing": []}}}, "own.tiles.house.drawing: this takes a list with 5"),
        ("martians", {"tiles": {"generic_tee_4": {"items": 1}}}, "generic_tee_4.items: there is no such field"),
        ("martians", drawn("church", "X R X", "  |  "), "own.tiles.church.drawing: this takes a list with 5"),
        ("martians", drawn("church", "B-B-B", "| | |", "B-Q-B", "     ", "X R X"), "church.drawing[2]: this takes three"),
        ("martians", drawn("church", "B-B-B", "|-| |", "B-R-B", "     ", "X R X"), "church.drawing[1]: this takes five"),
        ("martians", drawn("church", "B-B-B", "| | |", "B-R-B", "     ", "X B X"), "church.drawing: a road has to lead"),
        ("martians", drawn("church", "B-B-B", "| | |", "B-R-B", "     ", "X R X"), "church.drawing: the white lines"),
        ("martians", drawn("church", "B-B-B", "| | |", "B-R-B", "  |  ", "X-R X"), "church.drawing: the white lines"),
        ("martians", drawn("church", "X R X", "  |  ", "X R X", "  |  ", "X R X"), "this tile needs a building"),
        ("martians", drawn("generic_tee_1", "B R X", "| |  ", "R-R X", "  |  ", "X R X"), "on a generic tile no"),
        ("martians", drawn("church", "X R X", "  |  ", "X R-B", "  |  ", "X R X"), "own.tiles.church: 4 tokens for a"),
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
    schemes = {"corp-kronos": [1, 1, 6], "corp-umbra": [4, 4, 0]}
    state = suk.new(3, 1, own=json.dumps({"schemes": schemes}))
    hands = dict(zip(state.corporations, state.hands, strict=True))
    assert hands == {"corp-kronos": (1, 1, 6), "corp-umbra": (4, 4, 0), "corp-aurora": (3, 3, 2)}
    assert suk.load(suk.dump(state)) == state


def test_r2_a_hold_has_its_owners_shape() -> None:
    suk = GAMES["suk"]
    rows = ["oooo", "oooo", "o--o", "o--o"]
    state = suk.new(2, 1, own=json.dumps({"holds": {"for_two": rows}}), hull="octagon")
    assert suk.view(state, None)["mask"] == ["....", "....", ".##.", ".##."]
    assert (
        suk.why_not(state, "place 0 white a4") is None and suk.why_not(state, "place 0 white b3") is not None
    )
    assert suk.new(3, 1, own=json.dumps({"holds": {"for_two": rows}})).hull == suk.new(3, 1).hull


def test_r4_r33_the_goods_are_those_of_the_box_and_rare_where_it_says_so() -> None:
    suk = GAMES["suk"]
    own = json.dumps({"tiles": {"engine": ["red", "blue*", "orange", "turquoise"]}})
    data = suk.dump(suk.new(2, 1, own=own))
    engines = {tile for tile in (*data["goods"], *data["left_out"]) if tile.startswith("engine")}
    assert engines == {"engine-red-plain", "engine-blue-rare", "engine-orange", "engine-turquoise"}
    held = {
        "players": 2,
        "options": {"own": own},
        "holds": [{"a1": "engine-blue-rare", "b1": "engine-R-plain"}, {}],
    }
    assert suk.view(suk.load(held), None)["scores"][0]["rare"] == 1
    with pytest.raises(BadPosition):
        suk.load({**held, "holds": [{"a1": "engine-yellow"}, {}]})


def advanced(deep: Any, cards: list[str], **fields: Any) -> Any:
    options = {"advanced": True, "cards": cards, "own": json.dumps({"deep": deep})}
    return GAMES["suk"].load({"players": 2, "options": options, **fields})


@pytest.mark.parametrize(
    ("deep", "points"),
    [
        ({}, 2),
        ({"pulsar": {"points": 3}}, 6),
        ({"pulsar": {"points": 0}}, 0),
        ({"pulsar": {"does": "full_load", "empty": 0}}, 0),
        ({"pulsar": {"does": "full_load", "empty": 2}}, -18),
        ({"pulsar": {"does": "supernova", "points": 4}}, 8),
        ({"pulsar": {"does": "nebula"}}, 0),
        ({"quasar": {"does": "pulsar"}}, 4),
    ],
)
def test_r40_r42_a_deep_space_card_does_what_its_owner_says(deep: Any, points: int) -> None:
    """Two rare red tiles side by side, and a plain blue one: the red pair is the only largest group."""
    hold = {"a1": "engine-red", "b1": "robot-purple", "c1": "creature-purple"}
    cards = ["pulsar", "quasar" if "quasar" in deep else "zero_gravity"]
    state = advanced(deep, cards, holds=[hold, {}])
    score = GAMES["suk"].view(state, None)["scores"][0]
    assert score["deep"] == points, score
    assert {step["card"] for step in score["deep_steps"]} == set(cards)


def test_r40_a_card_that_rules_play_does_so_under_another_name() -> None:
    suk = GAMES["suk"]
    hold = {"a1": "engine-red"}
    plain = advanced({}, ["pulsar", "quasar"], holds=[hold, {}])
    anywhere = advanced({"pulsar": {"does": "zero_gravity"}}, ["pulsar", "quasar"], holds=[hold, {}])
    assert "d3" not in suk.view(plain, None)["cells"][0] and "d3" in suk.view(anywhere, None)["cells"][0]
    bound = advanced({"zero_gravity": {"does": "pulsar"}}, ["zero_gravity", "quasar"], holds=[hold, {}])
    assert "d3" not in suk.view(bound, None)["cells"][0]


def test_r40_a_refusal_names_the_card_that_forbids_and_not_the_one_that_did_so_with_us() -> None:
    suk = GAMES["suk"]
    state = advanced({"pulsar": {"does": "ion_storm"}}, ["pulsar", "quasar"], ring="W" + "." * 23)
    refusal = suk.why_not(state, "place 2 white a1")
    assert refusal is not None and (refusal.key, refusal.params["card"]) == ("ion_storm", "pulsar")


def test_r41_a_search_counts_what_the_owner_has_entered() -> None:
    """The computer player's counting and the rules' agree on cards of every kind."""
    rng = Rng(5)
    hull = GAMES["suk"].new(2, 1).hull
    for _ in range(40):
        one, other = rng.sample(list(DEEP_SPACE), 2)
        does, second = rng.choice(list(DEEP_SPACE)), rng.choice(list(DEEP_SPACE))
        deep = (f"{one}={does}:{rng.below(4)}:{rng.below(3)}", f"{other}={second}:{rng.below(4)}:1")
        tiles = rng.sample(range(26), 7)
        hold = tuple(tiles[cell] if cell < 7 else -1 for cell in range(len(hull)))
        holds = Holds(hull, deep, left=5)
        assert holds.counted(holds.of(hold)) == POINT * best_score(hull, hold, deep).points.total, deep


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


def test_r20_r21_a_tile_has_its_owners_roads() -> None:
    """Roads meet as the drawing says, Martians stand on its roads, and one walks over its white lines."""
    church = {"drawing": ["X R-R", "  | |", "X B *", "     ", "X X X"], "lives": 1}
    own = json.dumps({"tiles": {"church": church}})
    state = table(2, drawn="church", agenda=due_steps("place"), options={"own": own})
    turns = {"-1,0": (90, 180), "0,-1": (0, 90), "0,1": (180, 270), "1,0": (0, 270)}
    assert moves(state) == [f"place {cell} {turn}" for cell, two in turns.items() for turn in two]
    plain = table(2, drawn="church", agenda=due_steps("place"))
    assert moves(plain) == ["place -1,0 0", "place 0,-1 270", "place 0,1 90", "place 1,0 180"]
    state = go(state, "place 1,0 0")
    assert martians(state) == {"3,1", "3,2", "4,2"} and lying(state) == {"4,1": ["life"]}
    assert state.town.near[SQUARE.read("3,1")] == tuple(map(SQUARE.read, ("3,2", "4,1", "2,1")))


def test_r2_the_house_and_the_farms_are_as_their_owner_has_drawn_them() -> None:
    """One walks over the House's new road, and nowhere on the Farm where nothing is sown."""
    house = ["X R R", "  | |", "R-H-R", "  |  ", "X R X"]
    farm = ["X F X", "  |  ", "F-F-F", "  |  ", "X F X"]
    own = json.dumps({"tiles": {"house": {"drawing": house}, "farm_1": {"drawing": farm}}})
    town = [
        {"tile": "house", "cell": "0,0", "rotation": 0},
        {"tile": "farm_1", "cell": "-1,0", "rotation": 0},
    ]
    state = table(2, town=town, options={"own": own})
    near = state.town.near
    assert SQUARE.read("0,2") in near[SQUARE.read("1,2")] and SQUARE.read("0,2") in state.town.kind
    farms = [cell for cell, (tile, _) in state.town.tiles.items() if TILES[tile].farm]
    assert [len(state.town.standable(cell)) for cell in farms] == [5]
    plain = table(2, town=town)
    assert SQUARE.read("0,2") not in plain.town.kind and len(plain.town.standable(farms[0])) == 9


def test_r11_r12_a_card_does_what_its_owner_says() -> None:
    own = json.dumps({"cards": {"energy-2": {"top": "gain 4", "bottom": "launch 3"}}})
    game = GAMES["pocket-mars"]
    seats = [{"hand": ["energy-2", "water-1"], "energy": 1, "ship": 1, "earth": 6}, {}]
    state = game.load({"players": 2, "options": {"own": own}, "turn": 0, "seats": seats})
    assert game.play(state, "hand energy-2").energy[0] == 5
    plain = game.load({"players": 2, "turn": 0, "seats": seats})
    assert game.play(plain, "hand energy-2").energy[0] == 3


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_q1_computers_play_on_the_longest_energy_track(level: str, players: int) -> None:
    own = json.dumps({"energy": mars.MOST_ENERGY})
    game = GAMES["pocket-mars"]
    seats = [{"hand": ["energy-2", "water-1"], "energy": mars.MOST_ENERGY, "ship": 1, "earth": 6}]
    state = game.load(
        {"players": players, "options": {"own": own}, "turn": 0, "seats": [*seats, {}][:players]}
    )
    assert choose(game, state, level) in game.moves(state)


def test_m1_m3_m10_a_mechanism_is_built_of_what_its_owner_says_and_brings_as_much() -> None:
    game = GAMES["mechanics"]
    own = {"clockwork_valet": {"needs": ["lens"], "amount": 4, "slot": True}, "x_ray_goggles": {"amount": 2}}
    options = {"own": json.dumps({"mechanisms": own})}
    playing = ["clockwork_valet", "x_ray_goggles"]
    state = game.load(
        {
            "turn": 0,
            "options": options,
            "mechanisms": playing,
            "seats": [{"hand": {"lens": 2, "wire": 1}}, {}],
        }
    )
    built = game.play(state, "build clockwork_valet")
    assert game.view(built, 0)["seats"][0]["hand"] == {"lens": 1, "wire": 1}
    assert game.play(built, "pass").cogs[0] == 34
    refusal = game.why_not(built, "build x_ray_goggles")
    assert refusal is not None
    looking = game.play(state, "build x_ray_goggles")
    assert len(game.view(looking, 0)["x_ray"]) == 2


def mechanics_table(own: Any, **fields: Any) -> Any:
    return GAMES["mechanics"].load({"turn": 0, "options": {"own": json.dumps({"mechanisms": own})}, **fields})


def test_m2_a_difference_engine_moves_a_price_the_way_its_owner_says() -> None:
    game = GAMES["mechanics"]
    for way, open_ways in (("up", {"0", "+1"}), ("down", {"0", "-1"}), ("both", {"0", "-1", "+1"})):
        state = mechanics_table(
            {"difference_engine": {"way": way}},
            phase="adjust",
            mechanisms=["difference_engine"],
            seats=[{"built": ["difference_engine"]}, {}],
        )
        assert {str(move).split()[-1] for move in game.moves(state)} == open_ways
        shut = {"up": "-1", "down": "+1"}.get(way)
        if shut:
            refusal = game.why_not(state, f"engine_choice {shut}")
            assert refusal is not None and (refusal.rule, refusal.key) == ("M2", "one_way")


@pytest.mark.parametrize(("pays", "cogs"), [("largest", 3), ("all", 6), ("sets", 2)])
def test_m3_a_rocket_booster_pays_for_what_its_owner_says(pays: str, cogs: int) -> None:
    game = GAMES["mechanics"]
    state = mechanics_table(
        {"rocket_booster": {"pays": pays}},
        phase="sell",
        mechanisms=["rocket_booster"],
        seats=[{"built": ["rocket_booster"], "hand": {"lens": 3, "gear": 3}}, {}],
    )
    for component in ("lens", "gear"):
        sold = next(move for move in game.moves(state) if component in str(move) and "3" in str(move))
        state = game.play(state, sold)
    while game.to_act(state) == 0:
        state = game.play(state, "done")
    assert state.rounds[-1].boosts == ((0, cogs),)


def test_m4_a_mechanism_works_once_a_turn_where_its_owner_says_so() -> None:
    game = GAMES["mechanics"]
    seats = [{"built": ["aether_drive"]}, {}]
    for often, key in (("round", "used_up"), ("turn", "used_now")):
        state = mechanics_table({"aether_drive": {"often": often}}, mechanisms=["aether_drive"], seats=seats)
        state = game.play(state, "use aether_drive 1")
        refusal = game.why_not(state, "use aether_drive 1")
        assert refusal is not None and refusal.key == key
        for _seat in range(2):
            bought = next(each for each in game.moves(state) if str(each).startswith("buy"))
            state = game.play(state, bought)
            while game.to_act(state) is not None and "end_turn" in map(str, game.moves(state)):
                state = game.play(state, "end_turn")
        assert game.to_act(state) == 0
        assert (game.why_not(state, "use aether_drive 1") is None) == (often == "turn")


def test_m8_a_furnace_makes_sets_of_as_many_cards_as_its_owner_says() -> None:
    game = GAMES["mechanics"]
    for least in (1, 2):
        state = mechanics_table(
            {"scrap_furnace": {"amount": least}},
            phase="sell",
            mechanisms=["scrap_furnace"],
            seats=[{"built": ["scrap_furnace"], "hand": {"lens": 1, "wire": 2}, "scrap": 0}, {}],
        )
        assert any("lens" in str(move) for move in game.moves(state)) == (least == 1)


def test_r22_prices_stop_at_the_ends_of_the_owners_table() -> None:
    game = GAMES["mechanics"]
    setup = game.setup(3, {"own": json.dumps({"prices": {"lowest": 4, "highest": 6}})})
    views = [game.view(state, None) for state in played(game, setup, 2).states]
    assert {price for view in views for price in view["prices"].values()} == {4, 5, 6}
    assert views[0]["price_limits"] == [4, 6]


def test_r1_r22_cars_drive_on_the_spaces_that_the_owner_has_entered() -> None:
    game = GAMES["automobiles"]
    lanes = ["WWWWWWWWLLLLLL", "WWWWLLLLLLLL", "LLLLDDD", "DDDDD"]
    options = {"own": json.dumps({"tracks": {"daytona": lanes}})}
    seats = [{"space": "D3-16", "section": 3, "act": {"dark": 1, "light": 1}}, {"space": "D0-00"}]
    state = game.play(game.load({"players": 2, "turn": 0, "options": options, "seats": seats}), "use dark")
    after = game.dump(state)
    assert after["path"] == [{"space": "D3-00", "section": 3, "colour": "dark"}] and after["crossed"] == 1
    seats[0] = {"space": "D0-07", "act": {"light": 2}}
    state = game.play(game.load({"players": 2, "turn": 0, "options": options, "seats": seats}), "use light")
    assert {"go D0-08", "go D1-08"} <= set(map(str, game.moves(state)))
    refusal = game.why_not(state, "go D3-03")
    assert refusal is not None and refusal.key == "no_such_space"
    monza = game.load({"options": {**options, "track": "monza"}})
    assert game.view(monza, None)["columns"] == 52


def test_r10_cars_begin_on_the_places_that_the_owner_has_entered() -> None:
    game = GAMES["automobiles"]
    grid = [[3, 6], [0, 4], [1, 2], [0, 1], [2, 0]]
    own = json.dumps({"grid": grid})
    for track in ("daytona", "monza"):
        state = game.new(5, 3, own=own, track=track, grid="fixed")
        places = [divmod(car, state.track.columns) for car in state.cars]
        assert [lane for lane, _ in places] == [lane for lane, _ in grid]
        for section, (lane, column) in zip(state.cars, grid, strict=True):
            space = state.track.spaces[state.track.space_of[section]]
            assert space.first <= lane * state.track.columns + column <= space.front == section
        assert game.load(game.dump(state)) == state


def test_r8_a_set_has_the_cards_that_its_owner_says() -> None:
    game = GAMES["automobiles"]
    own = json.dumps({"sets": {"jalopy": {"pit": "pit_crew", "engine": "supercharged"}}})
    cards = game.dump(game.new(2, 3, own=own, cards="jalopy"))["cards"]
    ours = game.dump(game.new(2, 3, cards="jalopy"))["cards"]
    assert {"pit_crew", "supercharged"} <= set(cards) and len(set(cards) & set(ours)) == len(ours) - 2
    assert (
        game.dump(game.new(2, 3, own=own, cards="money"))["cards"]
        == game.dump(game.new(2, 3, cards="money"))["cards"]
    )


def test_r12a_a_card_beats_with_the_value_that_its_owner_says() -> None:
    game = GAMES["pocket-mars"]
    seats = [{"prep": ["energy-2", "water-1"], "ship": 1, "earth": 6}, {}]
    stacks = {"energy": ["energy-5"]}
    for value, beats in ((2, False), (5, False), (6, True), (9, True)):
        own = json.dumps({"cards": {"energy-2": {"value": value}}})
        state = game.load(
            {"players": 2, "options": {"own": own}, "turn": 0, "seats": seats, "stacks": stacks}
        )
        assert game.view(state, 0)["outlook"][0]["beats"] == beats
        after = game.play(state, "prep left energy-2")
        assert ("place" in map(str, game.moves(after))) == beats
        assert game.view(after, None)["buildings"]["energy"]["to_beat"] == value
    lower = json.dumps({"cards": {"energy-5": {"value": 1}}})
    state = game.load({"players": 2, "options": {"own": lower}, "turn": 0, "seats": seats, "stacks": stacks})
    assert game.view(state, None)["buildings"]["energy"]["to_beat"] == 1


def test_q1_the_energy_track_ends_where_its_owner_says() -> None:
    game = GAMES["pocket-mars"]
    for most in (2, 7):
        options = {"own": json.dumps({"energy": most})}
        seats = [{"hand": ["energy-2", "water-1"], "energy": most - 1}, {}]
        state = game.load({"players": 2, "options": options, "turn": 0, "seats": seats})
        assert game.play(state, "hand energy-2").energy[0] == most
        with pytest.raises(BadPosition):
            game.load({"players": 2, "options": options, "turn": 0, "seats": [{"energy": most + 1}, {}]})
