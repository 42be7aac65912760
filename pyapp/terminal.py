"""What the command line reads and writes: files as a person gives them, words one by one, lines that only speak."""

import argparse
import csv
import errno
import io
import math
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from .core.game import LANGUAGES
from .core.refusals import BadInput, Problem
from .core.telling import told

LARGEST_FILE = 4_000_000  # bytes; no record is as long
UNREADABLE = "\N{REPLACEMENT CHARACTER}"
WORDS_ARE_WRONG, WHAT_WAS_GIVEN_IS_WRONG = 2, 1  # exit codes


def plain(text: object) -> str:
    """A text that moves no cursor, changes no colour and turns no line round, whatever file it comes from."""
    return "".join(sign if sign.isprintable() else UNREADABLE for sign in str(text))


def say(*words: object) -> None:
    try:
        print(*(plain(word) for word in words), flush=True)
    except BrokenPipeError:  # whoever read along has read enough
        raise
    except OSError:
        silence()
        raise BadInput("output.refused") from None


def open_for_any_sign() -> None:
    """A terminal that lacks a sign gets a question mark for it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def silence() -> None:
    """Nothing more is said: what waits to be written would be refused again at the very end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def sentence(problem: Problem, language: str) -> str:
    """One line for whoever typed the command."""
    found = told(problem if isinstance(problem, BadInput) else _as_input(problem), language)
    return plain(" ".join(found.split()))


def _as_input(problem: Problem) -> BadInput:
    """Problems of the tables that the command line meets too; one without a sentence of its own is named by its key."""
    return BadInput(problem.key, **problem.params)


def read(path: Path) -> str:
    """The text of a file, or the sentence why there is none."""
    try:
        with path.open("rb") as file:
            found = file.read(LARGEST_FILE + 1)  # never asked how long it is: a device doesn't know
        if len(found) > LARGEST_FILE:
            raise BadInput("file.too_long", name=str(path), most=LARGEST_FILE)
        return "\n".join(found.decode("utf-8-sig").replace("\r\n", "\n").split("\r"))
    except UnicodeDecodeError:
        raise BadInput("file.not_text", name=str(path)) from None
    except (OSError, ValueError) as reason:
        if isinstance(reason, Problem):
            raise
        raise unusable(path, reason) from None


def unusable(path: Path, reason: Exception) -> BadInput:
    """Why a file can't be read or written."""
    known = {errno.ENOENT: "file.missing", errno.ENOTDIR: "file.missing", errno.EISDIR: "file.folder"}
    return BadInput(known.get(getattr(reason, "errno", None) or 0, "file.refused"), name=str(path))


def listed(name: str, text: str) -> list[str]:
    """Words separated by commas; one with a comma in it stands in quotation marks."""
    try:
        return next(csv.reader([text], strict=True), [])
    except csv.Error:
        raise BadInput("words.list", name=name, given=text[:40]) from None


def program() -> str:
    """How this command was called: by its own name where it is installed, else as a module."""
    called = Path(sys.argv[0]).stem
    return called if called == "regolo" else "python -m pyapp"


class _Unfit(Exception):
    """A word that does not fit its place; not a ValueError, which argparse would put into words of its own."""

    def __init__(self, problem: BadInput) -> None:
        super().__init__(problem.key)
        self.problem = problem


class Parser(argparse.ArgumentParser):
    """Words of the command line; what does not fit is a BadInput, in one sentence."""

    def error(self, message: str) -> NoReturn:
        usage = " ".join(self.format_usage().split()).removeprefix("usage: ")
        raise _Unfit(BadInput("words.unclear", usage=usage, why=message))

    def understood(self, words: Sequence[str] | None) -> argparse.Namespace:
        try:
            return self.parse_args(words)
        except _Unfit as unfit:
            raise unfit.problem from None


def whole(name: str, low: int = 1, high: float = math.inf) -> Callable[[str], int]:
    """A whole number from `low` to `high`, as an argument's type."""

    def figure(word: str) -> int:
        if word.lstrip("-").isdecimal() and word.isascii() and len(word) <= 20 and low <= int(word) <= high:
            return int(word)
        known: dict[str, Any] = {"name": name, "low": low, "given": word[:40]}
        raise _Unfit(
            BadInput("words.number", **known)
            if high == math.inf
            else BadInput("words.range", **known, high=int(high))
        )

    return figure


def decimal(name: str, low: float, high: float) -> Callable[[str], float]:
    """A number with or without a point from `low` to `high`, as an argument's type."""

    def figure(word: str) -> float:
        try:
            found = float(word) if len(word) <= 20 and word.isascii() else math.nan
        except ValueError:
            found = math.nan
        if low <= found <= high:
            return found
        raise _Unfit(BadInput("words.figure", name=name, low=f"{low:g}", high=f"{high:g}", given=word[:40]))

    return figure


def one_of(name: str, known: Sequence[str]) -> Callable[[str], str]:
    """One of a few words, as an argument's type."""

    def word(given: str) -> str:
        if given not in known:
            raise _Unfit(BadInput("words.one_of", name=name, given=given[:40]).fits(known=list(known)))
        return given

    return word


def language_of(words: Sequence[str]) -> str:
    """The language asked for, before the words are read: also what is wrong with them is said in it."""
    for at, word in enumerate(words):
        wanted = word.partition("=")[2] or (words[at + 1] if at + 1 < len(words) else "")
        if word.partition("=")[0] == "--lang" and wanted in LANGUAGES:
            return wanted
    return LANGUAGES[0]
