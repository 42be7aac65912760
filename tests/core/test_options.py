"""Options: each declared kind takes its own values and nothing else."""

from typing import Any

import pytest

from pyapp.core.options import Options, checked_setup, named
from pyapp.core.refusals import BadSetup

SEATS = range(2, 5)
DECLARED: Options = {
    "long": {"type": "boolean", "default": False},
    "rounds": {"type": "integer", "minimum": 1, "maximum": 9, "default": 3},
    "board": {"type": "string", "enum": ["small", "large"], "default": "small"},
    "modules": {
        "type": "array",
        "items": {"type": "string", "enum": ["a", "b", "c"]},
        "minItems": 0,
        "maxItems": 2,
        "default": (),
    },
}


def test_what_is_not_chosen_takes_its_default() -> None:
    setup = checked_setup(SEATS, DECLARED, 2, {})
    assert setup.options == {"long": False, "rounds": 3, "board": "small", "modules": ()}
    assert list(setup.options) == list(DECLARED)


def test_what_is_chosen_is_kept_and_lists_become_values() -> None:
    chosen = {"modules": ["c", "a"], "rounds": 9, "long": True, "board": "large"}
    setup = checked_setup(SEATS, DECLARED, 4, chosen)
    assert setup.options == {"long": True, "rounds": 9, "board": "large", "modules": ("c", "a")}
    chosen["modules"].append("b")  # type: ignore[attr-defined]
    assert setup.options["modules"] == ("c", "a")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("long", value) for value in (0, 1, "true", None)),
        *(("rounds", value) for value in (0, 10, 2.0, "3", True, None)),
        *(("board", value) for value in ("", "medium", None, ["small"], 7)),
        *(("modules", value) for value in ("a", ["a", "a"], ["a", "b", "c"], ["d"], [1], [["a"]], None)),
    ],
)
def test_other_values_are_refused(name: str, value: Any) -> None:
    with pytest.raises(BadSetup) as problem:
        checked_setup(SEATS, DECLARED, 2, {name: value})
    assert (problem.value.key, problem.value.params) == ("setup.bad_option", {"option": name})


@pytest.mark.parametrize("players", [1, 5, True, None, "2", 2.0])
def test_other_numbers_of_seats_are_refused(players: Any) -> None:
    with pytest.raises(BadSetup, match=r"setup\.players"):
        checked_setup(SEATS, DECLARED, players, {})


def test_options_that_are_not_declared_are_refused() -> None:
    with pytest.raises(BadSetup, match=r"setup\.unknown_option"):
        checked_setup(SEATS, DECLARED, 2, {"long": True, "x" * 500: 1})


def test_a_kind_that_does_not_exist_cannot_be_declared() -> None:
    with pytest.raises(TypeError):
        checked_setup(SEATS, {"x": {"type": "date", "default": 1}}, 2, {"x": 1})


def test_a_record_names_what_came_later_only_where_it_was_chosen() -> None:
    declared: Options = {**DECLARED, "late": {"type": "boolean", "default": False, "since": "0.2.0"}}
    assert "late" not in named(declared, checked_setup(SEATS, declared, 2, {}))
    chosen = checked_setup(SEATS, declared, 2, {"late": True})
    assert named(declared, chosen) == chosen.options
