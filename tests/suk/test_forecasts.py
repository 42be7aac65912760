"""What the page foretells beside a placement: points counted by hand, open docks by the second reading."""

import pytest

from pyapp.core.rng import Rng
from tests.playing import random_games
from tests.suk import by_hand
from tests.suk.second_opinion import placements
from tests.suk.table import game
from tests.suk.test_said import foretold


@pytest.mark.thorough
def test_every_number_beside_a_cell_is_what_the_placement_brings() -> None:
    """No card in force, so that by hand is one sum; the cards have a test of their own."""
    seen = 0
    for playout in random_games("suk", 60):
        options, rng = playout.setup.options, Rng(playout.seed)
        if options["advanced"] or options["own"] or options["match"]:
            continue
        for number in range(0, len(playout.moves), 3):
            before = playout.states[number]
            move = str(rng.choice(game.moves(before)))
            told = dict(foretold({"state": before, "foretells": move}))
            after = game.dump(game.play(before, move))
            now = game.dump(before)
            hold = by_hand.working_copy(after["holds"][before.turn])
            old = by_hand.base(by_hand.working_copy(now["holds"][before.turn]))
            cell, docks = told["board.cell.after"], told["board.open.after"]
            assert cell["total"] == by_hand.base(hold)
            assert int(cell["change"].replace("−", "-")) == by_hand.base(hold) - old
            assert cell["cell"] == move.split()[-1]
            open_now, open_then = (
                {text.split()[1] for text in placements(table, table["options"], before.turn)}
                for table in (now, after)
            )
            assert (docks["now"], docks["after"]) == (len(open_now), len(open_then))
            seen += 1
    assert seen > 100
