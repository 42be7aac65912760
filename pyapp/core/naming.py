"""Names of pieces, made of a few words each by one pattern a form: a language brings words and patterns, no loops."""

from collections.abc import Mapping, Sequence

Words = Mapping[str, Mapping[str, str]]
"""Piece -> its words, each by what a pattern calls it."""


def rows(columns: str, table: Mapping[str, Sequence[str]]) -> dict[str, dict[str, str]]:
    """The words of each piece, from a table whose columns are named in order."""
    names = columns.split()
    return {piece: dict(zip(names, row, strict=True)) for piece, row in table.items()}


def named(kind: str, pieces: Words, forms: Mapping[str, str]) -> dict[str, str]:
    """The message `kind.piece.form` of every piece in every form; the form "" is the name itself, `kind.piece`."""
    return {
        f"{kind}.{piece}.{form}".removesuffix("."): pattern.format(**words)
        for form, pattern in forms.items()
        for piece, words in pieces.items()
    }
