"""Figures at the door: opened, judged, solved, without an answer given away."""

import asyncio
import json
from typing import Any

from pyapp.bridge import handle

FIGURE = {
    "position": "suk ..W.G..K..G",
    "marks": "dock-5",
    "ask": "Which colour may go on dock 5?",
    "answer": "place 5 white *",
    "hint": {"en": "Walk both ways."},
}

TRIES: list[Any] = [
    None,
    [],
    [[]],
    [{}],
    {},
    "x",
    "x" * 9999,
    10**30,
    True,
    [0, "a"],
    1.5,
    ["place 5 white b2"],
]


def ask(do: str, **said: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(asyncio.run(handle(json.dumps({"do": do, "table": "fig", **said}))))
    return answer


def opened(**entries: Any) -> dict[str, Any]:
    told = {name: value for name, value in {**FIGURE, **entries}.items() if value is not None}
    return ask("figure", figure=json.dumps(told))


def test_a_figure_opens_as_a_table_to_learn_at() -> None:
    answer = opened()
    assert answer["ok"]
    assert answer["analysis"]
    assert answer["seat"] == answer["to_act"] == 0
    assert answer["view"]["docks"][2]["transport"] == "white"
    assert answer["figure"]["steps"][0]["marks"] == [{"kind": "ring", "at": "dock-5"}]
    assert answer["figure"]["steps"][0]["ask"]["made"]


def test_an_answer_is_judged_and_nothing_is_played() -> None:
    opened()
    wrong = ask("judge", step=0, answer="place 5 black b2")
    assert (wrong["right"], wrong["hint"]) == (False, {"en": "Walk both ways."})
    assert [(why["key"], why["rule"], why["of_game"]) for why in wrong["why"]] == [
        ("why.same_colour", "R12", True)
    ]
    assert ask("judge", step=0, answer="place 5 white b2") == {
        "ok": True,
        "right": True,
        "hint": {},
        "why": [],
    }
    assert ask("table", seat=0)["at"] == 0


def test_who_gives_up_is_told_an_answer() -> None:
    opened()
    assert ask("solve", step=0)["answer"].startswith("place 5 white ")


def test_a_question_that_is_not_there_is_no_fault() -> None:
    opened()
    for step in (1, 99):
        assert ask("judge", step=step, answer="x")["problem"]["key"] == "door.bad_request"
    opened(ask=None, answer=None)
    assert ask("solve", step=0)["problem"]["key"] == "door.bad_request"


def test_what_is_wrong_in_a_figure_is_said_in_both_languages() -> None:
    answer = opened(marks="pink: dock-5")
    assert not answer["ok"]
    assert set(answer["problem"]["said"]) == {"it", "en"}
    assert "marks[0]" in answer["problem"]["said"]["en"]


def test_any_answer_at_all_is_judged_without_a_fault() -> None:
    given = opened(
        steps=[
            {"ask": {"kind": "which", "of": ["place 5 white *", "place 5 grey *"]}},
            {"ask": {"kind": "score"}},
            {"ask": {"kind": "next", "after": ["place 5 white b2"], "of": ["placed", "skipped"]}},
        ],
        marks=None,
        ask=None,
        answer=None,
        hint=None,
    )
    assert given["ok"]
    for step in range(3):
        for said in TRIES:
            answer = ask("judge", step=step, answer=said)
            assert "fault" not in answer, answer


def test_a_piece_that_cannot_be_played_is_an_answer_too() -> None:
    opened(answer={"refused": "R11"}, hint=None)
    assert ask("judge", step=0, pattern="place 4 * *", chosen="")["right"]
    opened(hint=None)
    wrong = ask("judge", step=0, pattern="place 4 * *", chosen="")
    assert not wrong["right"]
    assert wrong["why"][0]["rule"] == "R11"


def test_the_words_that_decide_are_enough_of_an_answer() -> None:
    asked = opened(hint=None)["figure"]["steps"][0]["ask"]
    assert asked["settles"] == [1, 2]
    assert ask("judge", step=0, answer="place 5 white *")["right"]
    wrong = ask("judge", step=0, answer="place 5 black *")
    assert [why["rule"] for why in wrong["why"]] == ["R12"]


def test_a_looker_on_is_not_asked_to_move() -> None:
    answer = opened(view="none")
    assert "view" in answer["problem"]["said"]["en"]
