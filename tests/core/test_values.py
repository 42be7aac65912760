"""Plain values: tuples with a difference, sets as bits, whole numbers."""

import pytest

from pyapp.core.values import is_whole, members, with_at, without


def test_a_tuple_with_a_difference_leaves_the_old_one_alone() -> None:
    values = (3, 1, 4, 1)
    assert with_at(values, 1, 9) == (3, 9, 4, 1)
    assert with_at(values, -1, 9) == (3, 1, 4, 9)
    assert without(values, 1) == (3, 4, 1)
    assert values == (3, 1, 4, 1)
    with pytest.raises(ValueError, match="not in tuple"):
        without(values, 5)


def test_the_members_of_a_set_of_bits() -> None:
    assert members(0b101, ("fuel", "fertilizer", "dynamite")) == ["fuel", "dynamite"]
    assert members(0b1010, range(4)) == [1, 3]
    assert members(0, "abc") == []


@pytest.mark.parametrize("odd", [-1, 6, 2.0, "3", None, True, False, [3]])
def test_what_is_no_whole_number_within_bounds(odd: object) -> None:
    assert not is_whole(odd, 0, 5)
    assert is_whole(0, 0, 5) and is_whole(5, 0, 5)
