"""Records of every game: written, read, taken back and played again they are the same game."""

import pytest

from pyapp.core.refusals import Problem
from pyapp.core.rng import Rng
from pyapp.record import Record
from tests.playing import AnyGame, Playout, random_game


def test_a_record_replays_to_the_same_states(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts:
        game = playout.game
        record = Record.parse(playout.record().text())
        assert record.stopped is None and record.moves == [str(move) for move in playout.moves]
        assert record.states == playout.states, playout
        assert record.events == playout.events
        assert game.digest(record.state) == game.digest(playout.states[-1])


def test_a_record_reads_back_the_same_on_the_way(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts[::10]:
        record = Record(playout.game, playout.setup, playout.seed)
        looks = max(1, len(playout.moves) // 25)
        for number, move in enumerate(playout.moves):
            if number % looks == 0:
                again = Record.parse(record.text())
                assert again.text() == record.text()
                assert again.state == record.state
            record.play(move)


def test_every_earlier_moment_can_be_looked_at(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts[::3]:
        record = playout.record()
        assert [record.at(number) for number in range(len(record) + 1)] == playout.states
        for number in (-1, len(record) + 1):
            with pytest.raises(Problem):
                record.at(number)


def test_undo_then_redo_is_the_same_game_again(playouts: tuple[Playout, ...]) -> None:
    """Moves are taken back as far as nothing was shown, and further in an open copy."""
    for playout in playouts[::3]:
        for record in (playout.record(), playout.record().branch(len(playout.moves))):
            game, text = playout.game, record.text()
            taken = 0
            while record.why_no_undo() is None:
                record.undo()
                taken += 1
                assert record.state == playout.states[len(playout.moves) - taken], playout
            assert taken == (len(playout.moves) if record.analysis else since_shown(playout))
            for number in range(len(playout.moves) - taken + 1, len(playout.moves) + 1):
                assert record.redo() == playout.events[number]
                assert game.digest(record.state) == game.digest(playout.states[number]), playout
            assert record.text() == text
            with pytest.raises(Problem, match=r"redo\.nothing"):
                record.redo()


def since_shown(playout: Playout) -> int:
    """How many moves at the end have shown nobody anything new."""
    quiet = 0
    for events in reversed(playout.events[1:]):
        if any(event.reveals for event in events):
            break
        quiet += 1
    return quiet


def test_undo_is_refused_after_something_was_shown(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts:
        for number, events in enumerate(playout.events[1:], 1):
            if any(event.reveals for event in events):
                record = playout.record(until=number)
                assert record.why_no_undo() == ("undo.revealed", {})
                with pytest.raises(Problem, match=r"undo\.revealed"):
                    record.undo()
                assert record.state == playout.states[number]
                record.branch(number).undo()
                break


def test_a_branch_leaves_the_game_alone(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts[::20]:
        record, rng = playout.record(), Rng(playout.seed)
        before = record.text()
        copy = record.branch(len(record) // 2)
        assert copy.analysis and copy.state == playout.states[len(record) // 2]
        while (moves := playout.game.moves(copy.state)) and len(copy) < len(record) + 3:
            copy.play(rng.choice(moves))
        while len(copy):
            copy.undo()
        assert record.text() == before and record.states == playout.states


def test_a_game_from_a_position_can_be_written_down(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts[::8]:
        half = len(playout.moves) // 2
        game = playout.game
        record = Record.from_position(game.dump(playout.states[half]))
        for move in playout.moves[half:]:
            record.play(str(move))
        again = Record.parse(record.text())
        assert again.states == playout.states[half:], playout
        assert again.text() == record.text()
        assert again.setup == playout.setup


def test_a_move_that_no_longer_fits_stops_the_replay(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts[::8]:
        text = playout.record().text()
        lines = text.splitlines()
        first = lines.index("") + 1
        half = len(playout.moves) // 2
        lines[first + half] = "no such move"
        record = Record.parse("\n".join(lines))
        assert record.state == playout.states[half]
        assert record.stopped is not None
        assert record.stopped.line == first + half + 1
        assert record.stopped.move == "no such move"
        assert record.stopped.refusal.rule == playout.game.turn_rule
        assert record.rest == lines[first + half :]
        assert Record.parse(record.text()).rest == record.rest, "what doesn't fit is kept"


def test_shortest_and_longest_games_fit_in_a_record(game: AnyGame) -> None:
    for number, players in enumerate(game.players):
        playout = random_game(game.slug, number)
        assert playout.setup.players == players and len(playout.record().text()) < 60_000
        assert Record.parse(Record.new(game.slug, players).text()).moves == []
