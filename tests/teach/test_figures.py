"""A figure says what it is in one JSON, and whoever writes it wrong is told which entry it is."""

import json
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.core.refusals import BadInput, BadPosition
from pyapp.core.telling import in_all_languages
from pyapp.record import Record
from pyapp.record.link import link
from pyapp.teach.figures import Figure, parse, position_of, read, told
from pyapp.teach.judge import checked
from pyapp.teach.marks import Mark, written_marks

RING = "..W.G..K..G............."
SHORT = {"game": "suk", "position": {"ring": RING}}


def figure(**entries: Any) -> Figure:
    return read({**SHORT, **entries})


def test_the_short_form_is_one_step_of_marks_question_and_answer() -> None:
    given = figure(
        marks="dock-5", ask="Which colour may go on dock 5?", answer="place 5 white *", caption="Fig. 3"
    )
    assert len(given.steps) == 1
    step = given.steps[0]
    assert step.marks == (Mark("ring", "dock-5"),)
    assert step.ask is not None
    assert step.ask.text["it"] == step.ask.text["en"] == "Which colour may go on dock 5?"
    assert given.caption["en"] == "Fig. 3"
    assert str(checked(given)[0]).startswith("place 5 white ")


def test_a_position_may_be_one_line() -> None:
    assert position_of("suk ..W.G..K..G") == {"game": "suk", "ring": RING.ljust(24, ".")[:24]}
    assert position_of('mechanics round=3 prices={"gear":6}') == {
        "game": "mechanics",
        "round": 3,
        "prices": {"gear": 6},
    }
    assert position_of('{"game": "suk"}') == {"game": "suk"}


def test_a_word_without_a_name_needs_a_game_that_has_a_field_for_it() -> None:
    with pytest.raises(BadInput, match=r"figure\.position_word"):
        position_of("mechanics lens")


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ("dock-5", Mark("ring", "dock-5")),
        ("red: dock-5", Mark("ring", "dock-5", colour="red")),
        ("dock-5 > dock-7", Mark("arrow", "dock-5", "dock-7")),
        ("green: dock-5 > dock-7", Mark("arrow", "dock-5", "dock-7", colour="green")),
        ("12: dock-8", Mark("number", "dock-8", n=12)),
        ("cross: dock-9", Mark("cross", "dock-9")),
        ("cross yellow: place 7 * *", Mark("cross", "place 7 * *", colour="yellow")),
        ("#deck", Mark("ring", "#deck")),
    ],
)
def test_marks_are_written_as_words_and_read_back(text: str, mark: Mark) -> None:
    assert figure(marks=text).steps[0].marks == (mark,)
    assert figure(marks=written_marks([mark])).steps[0].marks == (mark,)
    assert figure(marks=[mark.as_dict()]).steps[0].marks == (mark,)


def test_several_marks_stand_between_semicolons_or_commas() -> None:
    assert len(figure(marks="dock-1; 2: dock-3, dock-4 > dock-5").steps[0].marks) == 3


def test_it_begins_with_a_deal_a_position_a_record_or_a_link() -> None:
    game = GAMES["pocket-mars"]
    record = Record(game, game.setup(2, {}), 7)
    record.play(str(game.moves(record.state)[0]))
    for origin in ({"record": record.text()}, {"link": link(record)}):
        assert game.digest(read(origin).record.state) == game.digest(record.state)
    dealt = read({"game": "pocket-mars", "players": 2, "seed": 7, "moves": record.moves})
    assert game.digest(dealt.record.state) == game.digest(record.state)


def test_a_file_may_be_a_figure_a_position_a_record_or_a_link() -> None:
    game = GAMES["suk"]
    state = game.load({"ring": RING})
    record = Record(game, position=game.dump(state))
    for text in (json.dumps(SHORT), json.dumps(game.dump(state)), record.text(), link(record), f"suk {RING}"):
        assert parse(text).record.state.ring == RING


def test_eyes_are_those_of_who_moves_unless_told() -> None:
    assert figure().seat == 0
    assert figure(view=1).seat == 1
    assert figure(view="none").seat is None


def test_what_a_page_is_told_has_no_answers_in_it() -> None:
    text = json.dumps(told(figure(ask="?", answer="place 5 white *")))
    assert "white" not in text
    assert text == json.dumps(told(figure(ask="?", answer="place 6 grey *")))


def test_several_steps_are_played_through() -> None:
    given = figure(
        steps=[
            {"text": {"it": "Guarda.", "en": "Look."}, "marks": "dock-5"},
            {"ask": {"kind": "move", "answer": "place 5 white *"}, "then": ["place 20 black b2"]},
            {"ask": {"kind": "which", "of": ["place 8 white *", "place 5 white *"]}},
        ]
    )
    answers = checked(given)
    assert answers[0] is None
    assert answers[2] == [0]
    assert len(given.record) == 0, "checking changes nothing"


@pytest.mark.parametrize(
    ("field", "entries"),
    [
        ("game", {"game": "chess"}),
        ("game", {"game": ["suk"]}),
        ("figure", {"figure": 2}),
        ("position.ring", {"position": {"ring": "WGK"}}),
        ("position.rnig", {"position": {"rnig": RING}}),
        ("record", {"record": "regolo 1\n"}),
        ("moves[0]", {"moves": ["place 5 black b2"]}),
        ("moves[0]", {"moves": [5]}),
        ("view", {"view": 2}),
        ("marks", {"marks": 7}),
        ("marks[1]", {"marks": "dock-5; pink: dock-6"}),
        ("marks[0]", {"marks": ["<script>"]}),
        ("marks[0].kind", {"marks": [{"kind": "star", "at": "dock-5"}]}),
        ("marks[0].to", {"marks": [{"kind": "arrow", "at": "dock-5"}]}),
        ("marks[0].n", {"marks": [{"kind": "number", "at": "dock-5", "n": 100}]}),
        ("answer[0]", {"ask": "?", "answer": "place 99 white *"}),
        ("caption.de", {"caption": {"de": "Abb."}}),
        ("caption.it", {"caption": {"it": "x" * 2000}}),
        ("steps[0].txt", {"steps": [{"txt": "?"}]}),
        ("steps[0].ask.kind", {"steps": [{"ask": {"kind": "guess"}}]}),
        ("steps[0].ask.of", {"steps": [{"ask": {"kind": "which", "of": ["place 5 white *"]}}]}),
        (
            "steps[0].ask.of[1]",
            {"steps": [{"ask": {"kind": "which", "of": ["place 5 white *", {"points": 3}]}}]},
        ),
        (
            "steps[0].ask.answer[0].refused",
            {"steps": [{"ask": {"kind": "move", "answer": {"refused": "R99"}}}]},
        ),
        (
            "steps[0].ask.answer[0].event",
            {"steps": [{"ask": {"kind": "move", "answer": {"event": {}, "points": 3}}}]},
        ),
        ("colour", {"colour": "blue"}),
    ],
)
def test_a_wrong_entry_is_named_in_both_languages(field: str, entries: dict[str, Any]) -> None:
    if field.endswith(".event"):
        entries = {"steps": [{"ask": {"kind": "move", "answer": {"event": {"dock": 3}}}}]}
    with pytest.raises(BadPosition) as caught:
        figure(**entries)
    assert caught.value.field == field
    for sentence in in_all_languages(caught.value).values():
        assert field in sentence, sentence
        assert "figure." not in sentence, f"without words: {sentence}"


@pytest.mark.parametrize(
    ("field", "steps"),
    [
        ("steps[0].ask", [{"ask": {"kind": "move", "answer": "place 5 black *"}}]),
        ("steps[1].then", [{}, {"then": ["place 5 black b2"]}]),
    ],
)
def test_a_figure_that_cannot_be_solved_is_told(field: str, steps: list[Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        checked(figure(steps=steps))
    assert caught.value.field == field


def test_text_that_is_nothing_is_told() -> None:
    for text in ("{", "", "1.suk", "hello", '{"figure": 1}', "[]", "9" * 500):
        with pytest.raises(BadInput):
            parse(text)
