"""Seeds that nobody finds: what a seat sees of a deal leads neither to its seed nor to what is hidden."""

import json
from collections.abc import Iterator
from statistics import mean
from statistics import stdev as deviation
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.core.rng import PLAIN, SECRET, Rng
from pyapp.games import AnyGame
from pyapp.record import Record, link
from tests.playing import played
from tests.record import attacker

SECRETIVE = [slug for slug, game in GAMES.items() if game.secrets]
SEED = 0xC0FFEE1234567891
TRIED = 1500


def seen(game: AnyGame, seed: int, way: int) -> tuple[str, list[str]]:
    """What seat 0 sees of a deal, as a whole and leaf by leaf."""
    view = game.view(game.start(game.setup(2, {}), seed, way=way), 0)
    return json.dumps(view, sort_keys=True), list(leaves(view))


def hidden(game: AnyGame, seed: int, way: int) -> list[str]:
    """What seat 0 does not see of it: the piles, in their order."""
    return piles(game, game.start(game.setup(2, {}), seed, way=way))


def piles(game: AnyGame, state: Any) -> list[str]:
    dumped = game.dump(state)
    return [leaf for pile in ("deck", "martian_deck", "pile") for leaf in leaves(dumped.get(pile, []))]


def leaves(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for inner in value.values():
            yield from leaves(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner)
    else:
        yield str(value)


def alike(one: list[str], other: list[str]) -> int:
    return sum(a == b for a, b in zip(one, other, strict=False))


@pytest.mark.parametrize("slug", SECRETIVE)
@pytest.mark.parametrize("way", [PLAIN, SECRET])
def test_a_short_seed_is_found_by_trying(slug: str, way: int) -> None:
    """The attack works where there is something to find, or the next tests would prove nothing."""
    game = GAMES[slug]
    wanted, _ = seen(game, 217, way)
    assert [seed for seed in range(400) if seen(game, seed, way)[0] == wanted] == [217]


@pytest.mark.parametrize("slug", SECRETIVE)
def test_trying_seeds_finds_no_long_one_and_nears_nothing(slug: str) -> None:
    """Seeds from 0 on, and all that differ from the true one in one bit: no deal is the same, and one that looks
    more like mine hides things no more like those hidden from me. So a hit among 2^24 has a chance of 2^-40."""
    game = GAMES[slug]
    whole, mine = seen(game, SEED, SECRET)
    secret = hidden(game, SEED, SECRET)
    near = [SEED ^ 1 << bit for bit in range(64)]
    looks, hides = [], []
    for seed in (*range(TRIED), *near):
        told, view = seen(game, seed, SECRET)
        assert told != whole, seed
        looks.append(alike(mine, view))
        hides.append(alike(secret, hidden(game, seed, SECRET)))
    assert abs(correlation(looks, hides)) < 4 / len(looks) ** 0.5


@pytest.mark.parametrize("slug", SECRETIVE)
@pytest.mark.parametrize("seed", [217, 1003, 1999])
def test_the_attacker_knows_the_seed_of_a_game_that_is_among_those_tried(slug: str, seed: int) -> None:
    """The view of the deal leaves a few at most, and after a few moves there is one: so the next test can fail."""
    made = attacker.attack(slug, attacker.seen_of(attacker.secret_game(slug, seed, 12)), range(2000))
    assert made.found == [seed]
    assert seed in made.dealt and len(made.dealt) < 10


@pytest.mark.parametrize("slug", SECRETIVE)
@pytest.mark.parametrize("tries", [1 << 12, pytest.param(1 << 24, marks=pytest.mark.long)])
def test_an_attacker_with_view_glimpse_and_log_learns_nothing(slug: str, tries: int) -> None:
    """Of 2^24 seeds none is the game's, and those whose deal looks the same hide what any imagined deal hides."""
    record = attacker.secret_game(slug, SEED, 12)
    made = attacker.attack(slug, attacker.seen_of(record), range(tries))
    print(
        f"{slug}: {made.tried} seeds tried, {len(made.dealt)} deal what was seen, {len(made.found)} tell the game"
    )
    assert made.found == []
    true, game = hidden(GAMES[slug], SEED, SECRET), record.game
    if len(made.dealt) < 100:
        return  # too few to say anything of what lies hidden
    tried = [alike(true, hidden(game, seed, SECRET)) for seed in made.dealt]
    rng = Rng(8)
    imagined = [
        alike(true, piles(game, game.determinize(record.at(0), 0, rng))) for _ in range(len(made.dealt))
    ]
    spread = (deviation(tried) ** 2 / len(tried) + deviation(imagined) ** 2 / len(imagined)) ** 0.5
    print(
        f"  of {len(true)} hidden pieces {mean(tried):.2f} lie where they truly lie, {mean(imagined):.2f} in imagined deals"
    )
    assert abs(mean(tried) - mean(imagined)) < 4 * spread


def correlation(xs: list[int], ys: list[int]) -> float:
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    both = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True))
    wide = sum((x - mean_x) ** 2 for x in xs) * sum((y - mean_y) ** 2 for y in ys)
    return float(both / wide**0.5)


@pytest.mark.parametrize("slug", SECRETIVE)
def test_nothing_told_to_a_seat_holds_seed_salt_or_chance(slug: str) -> None:
    """In no base a person would try: not in its view, its glimpse or what it was told, at any moment."""
    game, salt = GAMES[slug], "00112233445566778899aabbccddeeff"
    playout = played(game, game.setup(2, {}), 5)
    record = Record(game, game.setup(2, {}), SEED, way=SECRET, salt=salt)
    chooser = Rng(1)
    while record.running and len(record) < len(playout.moves):
        record.play(chooser.choice(game.moves(record.state)))
        if len(record) % 9:
            continue
        chance = game.dump(record.state)["rng"]
        told = json.dumps(
            [
                game.view(record.state, 0),
                [event.seen_by(0) for event in record.events[-1]],
                [str(part) for part in link._split(link.glimpse(record, 0))],
                link._unpacked(link._split(link.glimpse(record, 0))[3]),
            ]
        )
        for secret in (str(SEED), f"{SEED:x}", salt, chance, chance[:16], str(int(chance, 16))):
            assert secret not in told


def test_the_secret_way_tells_nothing_of_its_state() -> None:
    """Each number is a hash of key and counter: all numbers but one are known, and half of its bits are still unknown."""
    rng = Rng.of(SEED, SECRET)
    first = [rng.bits() for _ in range(2000)]
    assert len(set(first)) == 2000
    for distance in (1, 2, 3, 64):
        differing = [(a ^ b).bit_count() for a, b in zip(first, first[distance:], strict=False)]
        assert 15.7 < sum(differing) / len(differing) < 16.3
    others = [Rng.of(SEED ^ 1 << bit, SECRET) for bit in range(64)]
    assert len({other.state >> 64 for other in others}) == 64
    apart = [(other.bits() ^ first[0]).bit_count() for other in others]
    assert 14 < sum(apart) / 64 < 18


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_dealt_the_secret_way_is_saved_shared_and_loaded_like_any(slug: str) -> None:
    game = GAMES[slug]
    record = Record(game, game.setup(2, {}), SEED, way=SECRET)
    chooser = Rng(2)
    for _ in range(40):
        record.play(chooser.choice(game.moves(record.state)))
        if not record.running:
            break
    for again in (Record.parse(record.text()), Record.parse(record.kept()), link.read(link.link(record))):
        assert again.state == record.state and again.way == SECRET
    assert game.load(json.loads(json.dumps(game.dump(record.state)))) == record.state
    assert "chance: 2" in record.text()
    assert game.digest(game.new(2, SEED)) == game.digest(Record.new(slug, 2, SEED).state)
    assert game.digest(game.new(2, SEED)) != game.digest(record.at(0)), "the old way deals as it always did"


@pytest.mark.parametrize(
    "rng", ["0" * 48, "f" * 47, "7" + "f" * 47, "g" * 48, "", 5, "f" * 17, "F" * 16, "f" * 49]
)
def test_a_state_of_chance_that_is_none_is_refused(rng: Any) -> None:
    from pyapp.core.refusals import BadPosition

    for game in GAMES.values():
        with pytest.raises(BadPosition):
            game.load({"rng": rng})
