"""The benches: a module of this folder with a `run(words)` is one, and its first line of text tells what it measures."""

import importlib
from pathlib import Path

from tools.env.console import Trouble

HERE = Path(__file__).parent


def names() -> list[str]:
    return [path.stem for path in sorted(HERE.glob("[a-z]*.py")) if "\ndef run(" in path.read_text()]


def bench(words: list[str]) -> int:
    if not words or words[0] not in names():
        told = ", ".join(names())
        raise Trouble(f"Which bench? There are: {told}. For example: python build.py bench {names()[0]}")
    result: int = importlib.import_module(f"tools.bench.{words[0]}").run(words[1:])
    return result
