"""The verb `diagram`: files of figures in, pictures out, all drawn at once."""

import json
from argparse import Namespace
from collections.abc import Iterator
from html import escape
from pathlib import Path

from .. import terminal
from ..core.refusals import BadInput
from ..teach.figures import Figure, parse
from . import Drawing, drawn
from .live import as_figure, element, script

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
    if args.html:
        _write(args.html, page(made, args.html.parent, args.lang, args.site))


def markdown(made: Made, folder: Path) -> str:
    """A picture as it stands in Markdown, with the words of who can't see it."""
    _, target, drawing = made
    alt = drawing.alt.replace("[", "(").replace("]", ")")
    return f"![{alt}]({_near(target, folder)})\n"


def page(made: list[Made], folder: Path, language: str, site: str) -> str:
    """All pictures as one plain page; with a `site` each figure becomes its board with a press."""
    site = site if not site or site.endswith("/") else f"{site}/"
    shown = dict.fromkeys(source for source, _, _ in made) if site else {}
    first = [next(one for one in made if one[0] == source) for source in shown] if site else made
    body = "\n".join(
        element(as_figure(terminal.read(source)), drawing, _near(target, folder), language, site)
        for source, target, drawing in first
    )
    head = '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">'
    head += f"\n<title>{escape(made[0][0].stem)}</title>"
    return f'<!doctype html>\n<html lang="{language}">\n{head}\n{body}\n{script(site)}\n</html>\n'


def _near(target: Path, folder: Path) -> str:
    return (target.relative_to(folder) if target.is_relative_to(folder) else target).as_posix()


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
