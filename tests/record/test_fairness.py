"""A fingerprint from the first deal on: it tells nothing, and at the end it proves that nothing was changed."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.__main__ import main
from pyapp.core.rng import SECRET, Rng
from pyapp.record import BadRecord, Record, link
from pyapp.record.fairness import BOUND, proof
from tests.playing import AnyGame, random_games

SALT = "0123456789abcdef" * 2
SEED = 0x9E3779B97F4A7C15


def whole(slug: str, moves: int | None = None) -> Record:
    game: AnyGame = GAMES[slug]
    record = Record(game, game.setup(2, {}), SEED, way=SECRET, salt=SALT)
    while record.running and (moves is None or len(record) < moves):
        choices = record.game.moves(record.state)
        record.play(choices[len(record) * 7 % len(choices)])
    return record


@pytest.mark.parametrize("slug", GAMES)
def test_hi5_a_game_shows_its_fingerprint_from_the_first_deal_and_keeps_it(slug: str) -> None:
    record = whole(slug, 0)
    shown = record.promised
    assert len(shown) == 32 and f"\nfingerprint: {shown}\n" in record.kept()
    if record.keeps_back:
        assert str(SEED) not in record.kept() and SALT not in record.kept()
    for again in (Record.parse(record.text()), Record.parse(record.kept()), link.read(link.link(record))):
        assert (again.promised, again.salt, again.way) == (shown, SALT, SECRET)
        assert again.state == record.state


def test_hi5_anybody_can_work_it_out_from_the_lines_of_the_file() -> None:
    record = whole("pocket-mars")
    lines = [line for line in record.text().split("\n\n")[0].splitlines() if line.startswith(BOUND)]
    told = hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
    assert told.startswith(record.promised) and any(line.startswith("seed: ") for line in lines)


def test_an_open_copy_belongs_to_the_same_deal() -> None:
    record = whole("pocket-mars")
    for copy in (record.branch(5), record.what_if(5, 0)):
        assert Record.parse(copy.text()).state == copy.state == record.at(5)
        assert copy.promised == record.promised


def test_hi5_the_end_opens_it_and_says_whether_it_holds() -> None:
    record = whole("mechanics")
    found = proof(Record.parse(record.text()))
    assert found.holds and found.draws > 10 and found.rolls == 0


@pytest.mark.parametrize(
    ("line", "instead"),
    [(f"seed: {SEED}", f"seed: {SEED + 1}"), (f"salt: {SALT}", f"salt: {SALT[::-1]}"), ("chance: 2\n", "")],
)
def test_hi5_another_deal_does_not_hold(line: str, instead: str) -> None:
    text = whole("suk", 4).text()
    assert line in text
    assert not proof(Record.parse(text.replace(line, instead))).holds


def test_hi5_moves_against_the_rules_do_not_hold() -> None:
    text = whole("suk", 4).text() + "place 1 white a1\nplace 1 white a1\n"
    found = proof(Record.parse(text))
    assert found.promised == found.found and not found.holds


@pytest.mark.parametrize("line", ["salt: xyz", "salt: " + "0" * 31, "chance: 3", "chance: 0", "chance: x"])
def test_a_salt_or_a_way_of_chance_that_is_none_is_told_by_line(line: str) -> None:
    with pytest.raises(BadRecord) as told:
        Record.parse(f"regolo 1\ngame: suk\nseed: 4\n{line}\n")
    assert told.value.line == 4


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_command_line_checks_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    record, file = whole("pocket-mars"), tmp_path / "game.txt"
    ends = {
        record.text(): 0,
        record.text().replace(f"seed: {SEED}", "seed: 5"): 1,
        Record.new("suk", seed=5).text(): 2,
    }
    for text, code in ends.items():
        file.write_text(text, encoding="utf-8")
        assert main(["verify", str(file), "--lang", language]) == code
        told = capsys.readouterr().out
        assert "{" not in told and (record.promised in told) == (code != 2)
    file.write_text(record.text(), encoding="utf-8")
    assert main(["verify", str(file), "--fingerprint", record.promised.upper()]) == 0
    assert main(["verify", str(file), "--fingerprint", "ab" * 16]) == 1


REFILLS = {"rebuilt", "reshuffled", "sank", "drafted", "fetched"}  # what else changes the size of a pile


@pytest.mark.thorough
@pytest.mark.parametrize("slug", ["mechanics", "pocket-mars", "martians"])
def test_hi5_draws_add_up_with_what_leaves_the_piles(slug: str) -> None:
    def left(state: object) -> int:
        return sum(len(getattr(state, pile, ())) for pile in ("deck", "martian_deck", "pile"))

    compared = 0
    for playout in random_games(slug, 10):
        for number, move in enumerate(playout.moves):
            before, after = playout.states[number : number + 2]
            told = playout.events[number + 1]
            if {event.kind for event in told} & REFILLS:
                continue
            one = Record(playout.game, playout.setup, playout.seed)
            one.events = [told]
            assert proof(one).draws == left(before) - left(after), (str(playout), number, str(move))
            compared += 1
    assert compared > 500


@pytest.mark.parametrize(("slug", "faces"), [("martians", (6,)), ("automobiles", tuple(range(1, 99)))])
def test_hi5_every_die_and_every_cube_is_counted(
    slug: str, faces: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As often as the generator was asked for one while the game ran, shuffles aside."""
    game: AnyGame = GAMES[slug]
    thrown: list[int] = []
    below, shuffle = Rng.below, Rng.shuffle

    def counted(rng: Rng, most: int) -> int:
        thrown.append(most)
        return below(rng, most)

    def uncounted(rng: Rng, items: Any) -> None:
        before = len(thrown)
        shuffle(rng, items)
        del thrown[before:]

    record = Record(game, game.setup(2, {}), 3)
    dealt = proof(record)
    chooser = Rng(1)
    while record.running:
        move = chooser.choice(game.moves(record.state))
        with monkeypatch.context() as patch:
            patch.setattr(Rng, "below", counted)
            patch.setattr(Rng, "shuffle", uncounted)
            record.play(move)
    found = proof(record)
    told = found.rolls if game.rolls else found.draws - dealt.draws
    assert told == sum(most in faces for most in thrown) > 30


def test_a_table_tells_its_fingerprint_at_once_and_its_proof_at_the_end() -> None:
    from tests.bridge.test_bridge import ask

    ask("start", table="t", game="pocket-mars", players=2, seed=str(SEED), chance=2, salt=SALT)
    answer = ask("table", table="t", seat=0)
    assert answer["proof"] is None and len(answer["fingerprint"]) == 32
    for secret in (str(SEED), f"{SEED:x}", SALT):
        assert secret not in json.dumps(answer)
    end = ask("open", table="u", record=whole("pocket-mars").text(), seat=0)
    assert end["proof"]["holds"] and end["proof"]["found"] == end["fingerprint"]
    assert (end["seed"], answer["seed"]) == (str(SEED), None)
