"""Records: a whole game as text, read kindly; what can't be read is said by line."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp import GAMES
from pyapp.core.refusals import BadPosition, BadSetup, IllegalMove, Problem
from pyapp.record import LONGEST_NAME, LONGEST_RECORD, BadRecord, Record, Seat, plain_name
from tests.playing import played

WRITTEN = """regolo 1
game: suk
rules: 1
players: 2
option advanced: false
option hull: rectangle
option tie_break: shared
option match: false
seat 1: person Anna
seat 2: computer hard Orione
seed: 7

place 7 black b3
place 3 white a1
"""


def test_a_record_reads_like_this() -> None:
    record = Record.parse(WRITTEN)
    assert record.game is GAMES["suk"] and record.seed == 7
    assert record.seats == [Seat("Anna"), Seat("Orione", "computer", "hard")]
    assert record.moves == ["place 7 black b3", "place 3 white a1"]
    assert record.text() == WRITTEN


def test_what_is_not_said_takes_its_default() -> None:
    record = Record.parse("regolo 1\ngame: suk\n\nplace 7 black b3")
    assert record.setup == GAMES["suk"].new().setup and record.seed == 0
    assert record.seats == [Seat(), Seat()]
    assert len(record) == 1


def test_spaces_blank_lines_comments_and_other_line_ends_do_no_harm() -> None:
    text = (
        "\ufeffREGOLO 1 \r\n# from a friend\r\ngame:suk\r\n seed : 7\r\n\r\n\r\n"
        "# the opening\r\n  place 7   black b3 # bold!  \r\n\tplace 3 white a1#\r\n# the end"
    )
    record = Record.parse(text)
    assert record.moves == ["place 7 black b3", "place 3 white a1"]
    assert record.comments == {1: "bold!"}
    assert "place 7 black b3  # bold!\n" in record.text()
    assert Record.parse(record.text()).text() == record.text()


@pytest.mark.parametrize(
    ("line", "text", "key"),
    [
        (1, "", "record.no_title"),
        (1, "game: suk\n", "record.no_title"),
        (1, "regolo 2\ngame: suk\n", "record.no_title"),
        (1, "regolo 1\n", "record.unknown_game"),
        (2, "regolo 1\ngame: chess\n", "record.unknown_game"),
        (3, "regolo 1\ngame: suk\nplayers: two\n", "record.number"),
        (3, "regolo 1\ngame: suk\nplayers: ٢\n", "record.number"),
        (3, "regolo 1\ngame: suk\nseed: 99999999999999999999999\n", "record.number"),
        (3, "regolo 1\ngame: suk\nseed: 1e3\n", "record.number"),
        (3, "regolo 1\ngame: suk\nseed: --1\n", "record.number"),
        (3, "regolo 1\ngame: suk\nrules: new\n", "record.number"),
        (3, "regolo 1\ngame: suk\nseat 1: alien Zork\n", "record.seat"),
        (3, "regolo 1\ngame: suk\nseat 1: computer brilliant\n", "record.seat"),
        (3, "regolo 1\ngame: suk\nseat 3: person Zoe\n", "record.header"),
        (3, "regolo 1\ngame: suk\nseat ١: person Zoe\n", "record.header"),
        (3, f"regolo 1\ngame: suk\nseat {'1' * 5000}: person Zoe\n", "record.header"),
        (3, "regolo 1\ngame: suk\nplace 7 black b3\n", "record.header"),
        (4, "regolo 1\ngame: suk\nseed: 1\nseed: 2\n", "record.header"),
        (3, "regolo 1\ngame: suk\ncolour: red\n", "record.header"),
        (3, "regolo 1\ngame: suk\noption sound: on\n", "record.header"),
        (3, "regolo 1\ngame: suk\noption advanced: yes\n", "record.header"),
        (3, "regolo 1\ngame: suk\nposition: {\n", "position.not_json"),
        (3, "regolo 1\ngame: suk\nposition: " + "[" * 60_000, "position.not_json"),
        (3, "regolo 1\ngame: suk\nposition: " + "9" * 5000, "position.not_json"),
        (3, "regolo 1\ngame: suk\nposition: 7\n", "position.not_an_object"),
        (3, "regolo 1\ngame: suk\nposition: null\n", "position.not_an_object"),
        (3, 'regolo 1\ngame: suk\nposition: {"ring":"x"}\n', "position.ring"),
    ],
)
def test_what_cannot_be_read_is_told_by_line(line: int, text: str, key: str) -> None:
    with pytest.raises(BadRecord) as problem:
        Record.parse(text)
    assert (problem.value.line, problem.value.key) == (line, key)
    assert len(json.dumps(problem.value.params)) < 1000


@pytest.mark.parametrize(
    "text", ["regolo 1\ngame: suk\nplayers: 9\n", "regolo 1\ngame: suk\noption hull: cube\n"]
)
def test_set_ups_that_do_not_exist_are_refused(text: str) -> None:
    with pytest.raises(BadRecord) as problem:
        Record.parse(text)
    assert problem.value.key in ("setup.players", "setup.bad_option")
    assert problem.value.line == 3


def test_a_text_that_is_far_too_long_is_not_even_read() -> None:
    with pytest.raises(BadRecord) as problem:
        Record.parse("regolo 1\n" + "#" * LONGEST_RECORD)
    assert problem.value.key == "record.too_long"


def test_a_long_line_is_no_move_and_stops_there() -> None:
    record = Record.parse(WRITTEN + "place " * 10_000)
    assert record.stopped is not None
    assert (record.stopped.line, record.stopped.refusal.key) == (15, "not_a_move")
    assert len(record.stopped.move) <= 200 and len(record) == 2


# -- a record that no longer fits --------------------------------------------------------------


def stopped_record() -> Record:
    return Record.parse(WRITTEN + "place 3 black a2\nplace 9 grey b2  # well\n")


def test_a_move_against_the_rules_stops_the_replay_and_names_the_rule() -> None:
    record = stopped_record()
    assert record.stopped is not None
    assert (record.stopped.line, record.stopped.move) == (15, "place 3 black a2")
    assert (record.stopped.refusal.rule, record.stopped.refusal.key) == ("R11", "dock_served")
    assert len(record) == 2


def test_what_does_not_fit_is_kept_in_the_text() -> None:
    record = stopped_record()
    assert record.rest == ["place 3 black a2", "place 9 grey b2  # well"]
    again = Record.parse(record.text())
    assert again.text() == record.text()
    assert again.state == record.state and again.rest == record.rest


def test_the_rest_is_given_up_when_the_game_goes_on_another_way() -> None:
    changes: list[Callable[[Record], Any]] = [lambda it: it.play("place 9 grey b2"), Record.undo]
    for change in changes:
        record = stopped_record()
        change(record)
        assert record.stopped is None and record.rest == []
        assert Record.parse(record.text()).state == record.state


# -- seats ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "seat",
    [
        Seat(),
        Seat("Anna"),
        Seat("Zoë d’Àvila"),
        Seat("hard", "person"),
        Seat("computer hard", "computer", "easy"),
        Seat("", "computer", "hard"),
        Seat("阿明: 1"),
    ],
)
def test_a_seat_reads_back_from_its_text(seat: Seat) -> None:
    assert Seat.read(str(seat)) == seat


@given(st.text())
def test_any_name_becomes_one_short_printable_line(name: str) -> None:
    plain = plain_name(name)
    assert plain == plain_name(plain) == plain.strip()
    assert len(plain) <= LONGEST_NAME and (plain.isprintable() and "#" not in plain)
    record = Record.new("suk", seats=[Seat(plain), Seat(plain, "computer", "hard")])
    assert Record.parse(record.text()).seats == record.seats


def test_a_name_can_never_add_a_line_to_a_record() -> None:
    record = Record.new("suk", seats=[Seat("Eve\n\nplace 1 white a1\n"), Seat("# x")])
    again = Record.parse(record.text())
    assert again.moves == [] and len(again.seats) == 2


# -- positions ---------------------------------------------------------------------------------


def test_a_position_says_its_own_players_and_options() -> None:
    position = GAMES["suk"].dump(GAMES["suk"].new(players=3, hull="octagon"))
    text = f"regolo 1\ngame: suk\nposition: {json.dumps(position)}\n"
    record = Record.parse(text)
    assert record.setup.players == 3 and record.setup.options["hull"] == "octagon"
    assert len(record.seats) == 3
    assert Record.parse(record.text()).state == record.state


def test_a_header_may_not_contradict_its_position() -> None:
    position = json.dumps({"players": 3})
    with pytest.raises(BadRecord):
        Record.parse(f"regolo 1\ngame: suk\nplayers: 2\nposition: {position}\n")
    with pytest.raises(BadRecord):
        Record.parse("regolo 1\ngame: suk\noption hull: octagon\nposition: {}\n")


def test_an_empty_position_is_a_position() -> None:
    record = Record.parse("regolo 1\ngame: suk\nposition: {}\n")
    assert record.state == GAMES["suk"].load({})


def test_a_partial_position_stays_as_it_was_given() -> None:
    record = Record.from_position({"game": "suk", "ring": "..W....G................", "seed": 4})
    assert '"ring":"..W....G................"' in record.text()
    assert Record.parse(record.text()).state == record.state


@pytest.mark.parametrize("data", [{"game": "chess"}, {}, {"game": "suk", "ring": 7}])
def test_from_a_bad_position_no_game_begins(data: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        Record.from_position(data)


def test_a_position_handed_over_may_change_afterwards() -> None:
    data = {"game": "suk", "ring": "..W....G................"}
    record = Record.from_position(data)
    state = record.state
    data["ring"] = "." * 24
    assert Record.parse(record.text()).state == state


# -- playing, taking back ----------------------------------------------------------------------


def test_an_illegal_move_changes_nothing() -> None:
    record = Record.parse(WRITTEN)
    with pytest.raises(IllegalMove):
        record.play("place 7 white a1")
    assert record.text() == WRITTEN


def test_several_moves_are_taken_back_together_or_not_at_all() -> None:
    record = Record.parse(WRITTEN)
    with pytest.raises(Problem, match=r"undo\.nothing"):
        record.undo(3)
    assert record.text() == WRITTEN
    record.undo(2)
    assert record.moves == []
    with pytest.raises(Problem, match=r"redo\.nothing"):
        record.redo(3)
    assert record.moves == []
    record.redo(2)
    assert record.text() == WRITTEN


def test_playing_the_move_taken_back_keeps_the_others_for_redo() -> None:
    record = Record.parse(WRITTEN)
    record.undo(2)
    record.play("place 7 black b3")
    record.redo()
    assert record.text() == WRITTEN


def test_playing_another_move_forgets_what_was_taken_back() -> None:
    record = Record.parse(WRITTEN)
    record.undo(2)
    record.play("place 8 black b3")
    with pytest.raises(Problem, match=r"redo\.nothing"):
        record.redo()


def test_other_titles_and_set_ups_are_problems_not_faults() -> None:
    with pytest.raises(Problem, match=r"record\.unknown_game"):
        Record.new("chess")
    with pytest.raises(BadSetup):
        Record.new("suk", players=7)
    with pytest.raises(BadSetup):
        Record.new("suk", sound=True)


# -- hostile text ------------------------------------------------------------------------------

ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=300)
LINES = st.one_of(
    st.sampled_from([*WRITTEN.splitlines(), "position: {}", "# x", "", "\x00", "seat 2:", "rules: 99"]),
    ANY_TEXT,
    st.integers().map(lambda number: f"seed: {number}"),
    st.recursive(st.none() | st.integers() | st.text(), st.lists).map(
        lambda value: f"position: {json.dumps(value)}"
    ),
)


def parsed_or_refused(text: str) -> Record | None:
    """A record is read, or BadRecord says why not; and what is read can be written and read again."""
    try:
        record = Record.parse(text)
    except BadRecord as problem:
        assert problem.line >= 1 and json.dumps(problem.params)
        return None
    again = Record.parse(record.text())
    assert again.text() == record.text()
    assert again.state == record.state and again.seats == record.seats
    return record


@given(ANY_TEXT)
def test_any_text_is_a_record_or_a_bad_record(text: str) -> None:
    parsed_or_refused(text)
    parsed_or_refused(f"regolo 1\n{text}")
    parsed_or_refused(f"regolo 1\ngame: suk\n\n{text}")


@given(st.lists(LINES, max_size=12))
def test_any_lines_are_a_record_or_a_bad_record(lines: list[str]) -> None:
    parsed_or_refused("\n".join(["regolo 1", "game: suk", *lines]))


@given(st.integers(0, 10**6), ANY_TEXT, st.integers(0, 40))
def test_a_damaged_record_is_read_or_refused(place: int, text: str, gone: int) -> None:
    whole = Record.parse(WRITTEN).text()
    at = place % len(whole)
    parsed_or_refused(whole[:at] + text + whole[at + gone :])


@given(st.data())
def test_a_record_with_a_damaged_position_is_read_or_refused(data: st.DataObject) -> None:
    game = GAMES["suk"]
    states = played(game, game.setup(2, {"advanced": True}), 3).states
    text = Record.from_position(game.dump(states[data.draw(st.integers(0, 12))])).text()
    at = data.draw(st.integers(text.index("position"), len(text) - 1))
    parsed_or_refused(text[:at] + data.draw(ANY_TEXT) + text[at + data.draw(st.integers(0, 9)) :])


@pytest.mark.parametrize("text", [None, 7, b"regolo 1", ["regolo 1"]])
def test_what_is_no_text_is_no_record(text: Any) -> None:
    with pytest.raises(BadRecord):
        Record.parse(text)


def test_a_position_from_python_is_checked_as_deeply_as_one_from_text() -> None:
    deep: Any = "x"
    for _ in range(900):
        deep = [deep]
    for name in ("deep", "corporations", "ring", "goods", "holds", "hands", "options", "finished"):
        for value in (deep, [deep], [deep, deep], {"x": deep}):
            with pytest.raises(BadPosition):
                GAMES["suk"].load({name: value})


def test_undo_reaches_back_to_what_somebody_saw_and_says_how_far() -> None:
    record = Record.new("pocket-mars", 2, 5)
    while not any(event.reveals for event in record.events[-1]) or len(record) < 12:
        record.play(record.game.moves(record.state)[0])
    assert record.undoable() == 0
    while not (quiet := record.undoable()):
        record.play(record.game.moves(record.state)[-1])
    with pytest.raises(Problem):
        record.undo(quiet + 1)
    record.undo(quiet)
    assert record.undoable() == 0
