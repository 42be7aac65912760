"""R1, R31, Q8: every player chooses a Ship and with it a colour; in solo one of those left is DA's."""

import pytest

from pyapp.core.refusals import BadSetup
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.components import SHIPS
from pyapp.record import Record, link
from tests.acting import sees


@pytest.mark.parametrize(
    ("players", "chosen", "taken"),
    [
        (2, (), ("aurora", "meridian")),
        (2, ("vesper", "aurora"), ("vesper", "aurora")),
        (3, ("halcyon",), ("halcyon", "aurora", "meridian")),
        (4, ("meridian", "aurora"), ("meridian", "aurora", "halcyon", "vesper")),
        (1, (), ("aurora", "meridian")),
        (1, ("vesper", "halcyon"), ("vesper", "halcyon")),
    ],
)
def test_r1_r31_each_side_has_the_ship_it_chose(
    players: int, chosen: tuple[str, ...], taken: tuple[str, ...]
) -> None:
    state = GAME.new(players, 3, ships=list(chosen))
    for seat in (*range(players), None):
        assert tuple(sees(GAME, state, seat)["ships"]) == taken


def test_q8_a_ship_changes_nothing_else() -> None:
    """The same deal, the same moves: only whose Ship is whose differs."""
    plain, chosen = GAME.new(2, 5), GAME.new(2, 5, ships=["vesper", "halcyon"])
    assert GAME.moves(plain) == GAME.moves(chosen)
    differ = {
        name
        for name, value in sees(GAME, plain, 0).items()
        if value != sees(GAME, chosen, 0)[name] and name != "options"
    }
    assert differ == {"ships"}


def test_nobody_takes_a_ship_that_is_taken() -> None:
    for wrong in (["vesper", "vesper"], ["titanic"], "vesper"):
        with pytest.raises(BadSetup):
            GAME.new(2, 1, ships=wrong)


def test_record_and_link_carry_the_ships() -> None:
    record = Record.new("pocket-mars", 2, 4, ships=["halcyon", "vesper"])
    for again in (Record.parse(record.text()), link.read(link.link(record))):
        assert sees(GAME, again.state, 0)["ships"] == ["halcyon", "vesper"]
    assert "ships" not in Record.new("pocket-mars", 2, 4).text(), "as every game of the first release"


@pytest.mark.parametrize("language", ["it", "en"])
def test_each_ship_has_a_name_and_a_colour(language: str) -> None:
    words = GAME.texts(language).MESSAGES
    names = [words[f"ship.{ship}"] for ship in SHIPS]
    assert len({name.partition(", ")[0] for name in names}) == len(SHIPS)
    assert len({name.partition(", ")[2] for name in names}) == len(SHIPS)
    assert all(words[f"option.ships.{ship}"] == words[f"ship.{ship}"] for ship in SHIPS)
