"""A function that does not fit on a screen is named by the check."""

from tools.quality.one_screen import SCREEN, too_long


def function(lines: int) -> str:
    return "def told():\n" + "    pass\n" * (lines - 1)


def test_a_function_of_one_screen_passes() -> None:
    assert list(too_long(function(SCREEN))) == []


def test_a_longer_one_is_named_with_its_place() -> None:
    assert list(too_long("\n\n" + function(SCREEN + 1))) == [("told", 3, SCREEN + 1)]


def test_functions_inside_others_count() -> None:
    inner = "".join(f"    {line}\n" for line in function(SCREEN + 1).splitlines())
    assert [name for name, _, _ in too_long("def teller():\n" + inner)] == ["teller", "told"]
