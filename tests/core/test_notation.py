"""The notation: every text is a move or no move, and nothing else ever happens."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp import GAMES
from pyapp.core.notation import (
    LONGEST_MOVE,
    UNSAID,
    Interned,
    NotAMove,
    Notation,
    Number,
    NumberedMove,
    OneOf,
    Piece,
    Verb,
    phrase,
)

NOTATION: Notation[tuple[int, str]] = Notation(
    Verb(
        "put",
        (("number", Number(0, 12)), ("where", OneOf(("here", "there")))),
        lambda number, where: (number, where),
        "put 3 here",
        "",
    ),
    Verb("rest", (), lambda: (0, "rest"), "rest", ""),
)


class Move(NumberedMove):
    __slots__ = ()

    def __str__(self) -> str:
        return BY_NUMBER.text(self)


BY_NUMBER: Interned[Move] = Interned(
    Move,
    phrase("put stone 3", "", what=Piece(("stone", "leaf"), (7, 8)), number=Number(0, 12)),
    phrase("rest", ""),
)
ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=300)
WORDS = st.sampled_from(["put", "rest", "here", "there", "place", "white", "a1", "*", "", "٣", "³", "0x1"])


def test_words_make_a_move() -> None:
    assert NOTATION.read("put 12 there") == (12, "there")
    assert NOTATION.read("rest") == (0, "rest")


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "put", "put 3", "put 3 here there", "put here 3", "rest 1", "PUT 3 here"),
        *("put 03 here", "put 13 here", "put -1 here", "put +3 here", "put 3.0 here", "put ٣ here"),
        *("put ³ here", "put 1_2 here", "put 3  here", "put 3 here ", "put\t3\there", "put 3 her"),
        *("put 3 here\n", "put 3 \u200bhere", "put * here", "\x00", "put " + "9" * 5000 + " here"),
    ],
)
def test_all_else_is_no_move(text: str) -> None:
    with pytest.raises(NotAMove):
        NOTATION.read(text)


def test_stars_are_filled_in_order() -> None:
    assert NOTATION.fill("put 3 *", 9) == ["put 3 here", "put 3 there"]
    assert NOTATION.fill("put * here", 3) == ["put 0 here", "put 1 here", "put 2 here"]
    assert NOTATION.fill("rest", 3) == ["rest"]
    assert NOTATION.fill("put * *", 1000) == [
        f"put {number} {where}" for number in range(13) for where in ("here", "there")
    ]
    for pattern in ("", "*", "put", "put *", "put * * *", "x" * (LONGEST_MOVE + 1)):
        assert NOTATION.fill(pattern, 9) == []


def test_a_verb_with_numbers_is_one_move_however_it_comes() -> None:
    put = BY_NUMBER.move("put", 8, 3)
    assert put == ("put", 8, 3, UNSAID) and str(put) == "put leaf 3"
    assert BY_NUMBER.read("put leaf 3") is put and BY_NUMBER.move("put", 8, 3) is put
    assert BY_NUMBER.read("put stone 12") == ("put", 7, 12, UNSAID)
    assert str(BY_NUMBER.move("rest")) == "rest" and str(Move("put", 7, 0)) == "put stone 0"
    for text in ("put leaf", "put bark 3", "put leaf 13", "rest 1", "put leaf 3 ", ""):
        with pytest.raises(NotAMove):
            BY_NUMBER.read(text)


@given(ANY_TEXT | st.lists(WORDS, max_size=6).map(" ".join))
def test_any_text_is_a_move_or_no_move(text: str) -> None:
    for notation in (NOTATION, *(GAMES[slug].notation for slug in GAMES)):
        try:
            notation.read(text)
        except NotAMove:
            pass
        else:
            assert text.split(" ")[0] in notation.verbs
        assert all(isinstance(filled, str) for filled in notation.fill(text, 5))


@given(st.data())
def test_what_is_made_of_allowed_words_reads_back(data: st.DataObject) -> None:
    for slug in GAMES:
        verb = data.draw(st.sampled_from(list(GAMES[slug].notation.verbs.values())))
        words = [data.draw(st.sampled_from(list(word.texts()))) for _, word in verb.words]
        text = " ".join((verb.name, *words))
        assert str(GAMES[slug].notation.read(text)) == text


@given(ANY_TEXT)
def test_why_not_answers_any_text(text: str) -> None:
    for slug in GAMES:
        game = GAMES[slug]
        refusal = game.why_not(game.new(), text)
        assert refusal is None or refusal.rule in game.texts("en").RULES
