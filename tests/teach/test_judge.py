"""The rules judge what somebody answers: right, or wrong with the rule that says so."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.teach.figures import read
from pyapp.teach.judge import Verdict, checked, judged, right_answer
from pyapp.teach.ours import ours

W1 = dict(ours(GAMES["suk"]))["W1"]
LATE = {**W1["position"], "players": 3}  # one tile to go: 8 points with it
RING = {"ring": "..W.G..K..G............."}


def verdict(answer: Any, ask: dict[str, Any], game: str = "suk", **table: Any) -> Verdict:
    figure = read({"game": game, **(table or {"position": RING}), "steps": [{"ask": ask}]})
    step = figure.steps[0]
    assert step.ask is not None
    return judged(figure.game, figure.record.state, step.ask, answer, figure.seat)


def test_one_of_the_moves_asked_for_is_right() -> None:
    ask = {"kind": "move", "answer": "place 5 white *, place 6 white *"}
    assert verdict("place 5 white b2", ask).right
    assert verdict("place 6 white b2", ask).right
    assert not verdict("place 8 white b2", ask).right


def test_a_forbidden_move_is_wrong_for_the_rules_own_reason() -> None:
    found = verdict("place 5 black b2", {"kind": "move", "answer": "place 5 white *"})
    assert not found.right
    assert [(why.key, why.rule, why.of_game) for why in found.why] == [("why.same_colour", "R12", True)]


def test_a_legal_move_that_is_not_meant_is_said_to_be_legal() -> None:
    found = verdict("place 8 white b2", {"kind": "move", "answer": "place 5 white *"})
    assert [(why.key, why.rule) for why in found.why] == [("other", "R10")]


def test_any_legal_move_will_do_where_nothing_more_is_said() -> None:
    assert verdict("place 8 white b2", {"kind": "move"}).right
    assert not verdict("place 2 white b2", {"kind": "move"}).right
    assert not verdict("nonsense", {"kind": "move"}).right


def test_a_move_must_bring_so_many_points() -> None:
    ask = {"kind": "move", "answer": {"points": 8}}
    assert verdict("place 7 white b2", ask, position=LATE).right
    found = verdict("place 7 white b2", {"kind": "move", "answer": {"points": 9}}, position=LATE)
    assert [(why.key, why.rule, why.params) for why in found.why] == [
        ("few", "R34", {"points": 8, "least": 9})
    ]


def test_a_move_must_make_something_happen() -> None:
    ask = {"kind": "move", "answer": {"event": {"kind": "placed", "dock": 5}}}
    assert verdict("place 5 white b2", ask).right
    found = verdict("place 6 white b2", ask)
    assert [(why.key, why.rule) for why in found.why] == [("no_event", "R14")]


def test_the_refusal_must_be_the_rule_asked_for() -> None:
    ask = {"kind": "move", "answer": {"refused": "R12"}}
    assert verdict("place 5 black b2", ask).right
    assert verdict("place 2 white b2", ask).why[0].rule == "R11"
    assert verdict("place 5 white b2", ask).why[0].key == "allowed"


def test_which_of_these_are_legal() -> None:
    ask = {
        "kind": "which",
        "of": ["place 5 white *", "place 5 grey *", "place 2 white *", "place 12 black *"],
    }
    assert verdict([0, 3], ask).right
    found = verdict([1], ask)
    assert not found.right
    assert [why.key for why in found.why] == ["legal", "why.same_colour", "legal"]


def test_what_does_it_score() -> None:
    ask = {"kind": "score", "after": ["place 7 white b2"]}
    assert verdict(8, ask, position=LATE).right
    assert verdict(7, ask, position=LATE).why[0].key == "more"
    assert verdict(9, ask, position=LATE).why[0].key == "less"
    assert verdict(
        3, {"kind": "score", "of": "scores.0.colour", "after": ["place 7 white b2"]}, position=LATE
    ).right
    assert not verdict(True, {"kind": "score", "answer": 1}).right
    assert not verdict("8", ask, position=LATE).right


def test_what_happens_next() -> None:
    ask = {
        "kind": "next",
        "after": ["place 7 white b2"],
        "of": ["placed", {"event": "skipped", "text": {"it": "Qualcuno salta.", "en": "Somebody skips."}}],
    }
    assert verdict([0], ask, position=LATE).right
    found = verdict([1], ask, position=LATE)
    assert [(why.key, why.params["n"]) for why in found.why] == [("happens", 1), ("happens_not", 2)]


FIRST_MOVES = [
    ("mechanics", {"kind": "move", "answer": "buy *"}),
    ("mechanics", {"kind": "score"}),
    ("automobiles", {"kind": "move"}),
    ("pocket-mars", {"kind": "score"}),
    ("pocket-mars", {"kind": "move"}),
    ("martians", {"kind": "move"}),
    ("martians", {"kind": "score"}),
]


@pytest.mark.parametrize(("slug", "ask"), FIRST_MOVES)
def test_every_game_can_be_asked_about(slug: str, ask: dict[str, Any]) -> None:
    players = max(2, GAMES[slug].players[0])
    figure = read({"game": slug, "players": players, "seed": 3, "steps": [{"ask": ask}]})
    answer = checked(figure)[0]
    found = verdict(answer, ask, slug, players=players, seed=3)
    assert found == Verdict(True)


def test_there_may_be_no_right_answer() -> None:
    figure = read(
        {"game": "suk", "position": RING, "steps": [{"ask": {"kind": "move", "answer": {"points": 99}}}]}
    )
    assert figure.steps[0].ask is not None
    assert right_answer(figure.game, figure.record.state, figure.steps[0].ask, 0) is None


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_reason_has_its_sentence(language: str) -> None:
    words = json.loads(Path(f"static/locale/{language}.json").read_text("utf-8"))
    for key in ("other", "allowed", "no_event", "few", "more", "less", "legal", "happens", "happens_not"):
        assert f"judge.{key}" in words


@pytest.mark.parametrize("slug", list(GAMES))
def test_the_points_of_a_game_stand_where_it_says(slug: str) -> None:
    game = GAMES[slug]
    assert bool(game.points_at) == bool(game.points_rule)
    if game.points_at:
        assert game.points_rule in import_module(f"{type(game).__module__.rpartition('.')[0]}.texts.en").RULES
