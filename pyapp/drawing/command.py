"""The verb `diagram`: files of figures in, pictures out, all drawn at once."""

import json
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from .. import terminal
from ..core.refusals import BadInput
from ..teach.figures import Figure, parse
from . import Drawing, drawn

Made = tuple[Path, Path, Drawing]
"""From which file, where to, and the picture."""


def run(args: Namespace) -> None:
    """Writes every picture and tells its name; with --json its size and its words too."""
    if args.svg and len(args.file) > 1:
        raise BadInput("diagram.one_file")
    figures = [(path, _read(path)) for path in args.file]
    shown = drawn((figure for _, figure in figures), args.lang, args.theme, ground=not args.transparent)
    made = [
        one
        for (path, _), drawings in zip(figures, shown, strict=True)
        for one in _placed(path, drawings, args)
    ]
    for source, target, drawing in made:
        _write(target, drawing.svg)
        line = {"file": str(source), "svg": str(target), "alt": drawing.alt}
        size = {"width": drawing.width, "height": drawing.height}
        terminal.say(json.dumps({**line, **size}, ensure_ascii=False) if args.json else target)
    if args.markdown:
        _write(args.markdown, "\n".join(markdown(one, args.markdown.parent) for one in made))


def markdown(made: Made, folder: Path) -> str:
    """A picture as it stands in Markdown, with the words of who can't see it."""
    _, target, drawing = made
    near = target.relative_to(folder) if target.is_relative_to(folder) else target
    alt = drawing.alt.replace("[", "(").replace("]", ")")
    return f"![{alt}]({near.as_posix()})\n"


def _read(path: Path) -> Figure:
    try:
        return parse(terminal.read(path))
    except BadInput as problem:
        if "field" in problem.params:
            problem.params["field"] = f"{path}: {problem.params['field']}"
        raise


def _placed(path: Path, drawings: list[Drawing], args: Namespace) -> Iterator[Made]:
    """Beside the file, in the folder asked for, or where told."""
    first = args.svg or (args.into or path.parent) / f"{path.stem}.svg"
    for number, drawing in enumerate(drawings, 1):
        yield path, first if len(drawings) == 1 else first.with_stem(f"{first.stem}-{number}"), drawing


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as reason:
        raise terminal.unusable(path, reason) from None
