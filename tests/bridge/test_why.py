"""What somebody hears who presses a piece that can't be played: the reason of that piece, not of another."""

from collections.abc import Iterator

import pytest

from pyapp import GAMES
from pyapp.bridge.why import why_nothing
from pyapp.core.rng import Rng
from tests.contract.sampling import Moment, running
from tests.playing import random_games

STAR = "*"
ENOUGH = 500


def pressed_beside_a_choice(moment: Moment, rng: Rng) -> Iterator[tuple[str, str, str]]:
    """A piece that no legal move has, what was chosen before, and the one move that would come of both."""
    game = moment.playout.game
    listed = [str(move).split() for move in game.moves(moment.state)]
    move = rng.choice(listed)
    verb = game.notation.verbs.get(move[0])
    if verb is None or len(move) != len(verb.words) + 1 or len(move) < 3:
        return
    for place, (_, word) in enumerate(verb.words, 1):
        texts = list(word.texts())
        for other in rng.sample(texts, min(4, len(texts))):
            if any(len(one) == len(move) and one[0] == move[0] and one[place] == other for one in listed):
                continue
            pattern = [move[0], *(other if i == place else STAR for i in range(1, len(move)))]
            chosen = [STAR if i == place else text for i, text in enumerate(move)]
            wished = [other if i == place else text for i, text in enumerate(move)]
            yield " ".join(pattern), " ".join(chosen), " ".join(wished)


@pytest.mark.parametrize("slug", GAMES)
def test_the_reason_told_is_that_of_the_move_one_had_in_mind(slug: str) -> None:
    asked = 0
    for moment in running(random_games(slug, 6), every=5):
        game, state = moment.playout.game, moment.state
        for pattern, chosen, wished in pressed_beside_a_choice(moment, Rng(moment.number)):
            refusal = game.why_not(state, wished)
            assert refusal is not None, (str(moment), wished)
            assert why_nothing(game, state, pattern, chosen) == [refusal], (str(moment), wished)
            asked += 1
        if asked > ENOUGH:
            break
    has_choices = any(len(verb.words) > 1 for verb in GAMES[slug].notation.verbs.values())
    assert asked > 20 or not has_choices


def test_un1_a_cell_pressed_after_a_dock_is_refused_for_the_cell() -> None:
    """R2 or R14 of the hold, not R12 of the transports that the dock doesn't take."""
    game = GAMES["suk"]
    state = game.play(game.new(players=2, seed=7), "place 7 black b3")
    state = game.play(state, str(game.moves(state)[0]))
    legal = [str(move).split() for move in game.moves(state)]
    dock = legal[0][1]
    reached = {move[3] for move in legal}
    cells = [text for _, word in game.notation.verbs["place"].words[2:] for text in word.texts()]
    for cell in (cell for cell in cells if cell not in reached):
        reasons = why_nothing(game, state, f"place * * {cell}", f"place {dock} * *")
        assert {refusal.rule for refusal in reasons} <= {"R2", "R13", "R14"}, (cell, reasons)
