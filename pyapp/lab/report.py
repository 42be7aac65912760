"""A study on paper: CSV and JSON for programs, a page in each language for people, with its charts drawn in."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

from .. import __version__
from ..core.game import LANGUAGES
from ..core.messages import Reader
from ..games import GAMES
from .figures import Figure, written
from .plan import PLAYERS, Study
from .playing import Row

SECTIONS = ("seats", "order", "games", "options", "worth")
SHARES = ("wins", "first", "won")  # measures that are shares, told in hundredths
NAMES = ("component", "mechanism", "card", "item", "token", "tile", "building", "cube", "colour")
WIDE, HIGH, EDGE = 220, 18, 8  # of a chart, in its own units


def write(folder: Path, plan: Study, rows: Sequence[Row], figures: Sequence[Figure]) -> None:
    files = {
        "table.csv": _csv([figure.as_dict() for figure in figures]),
        "games.csv": _csv([_game(plan, row) for row in rows]),
        "table.json": _json(plan, figures),
        **{f"index.{language}.html": page(plan, figures, language) for language in LANGUAGES},
    }
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")


def _json(plan: Study, figures: Sequence[Figure]) -> str:
    """One figure a line, so that two studies can be held against each other."""
    head = json.dumps({**plan.identity(), "games": plan.games}, indent=1)
    lines = ",\n".join(f"  {json.dumps(figure.as_dict())}" for figure in figures)
    return f'{{"study": {head},\n "figures": [\n{lines}\n ]}}\n'


def _csv(lines: Sequence[dict[str, Any]]) -> str:
    out = io.StringIO()
    if lines:
        writer = csv.DictWriter(
            out, list(dict.fromkeys(name for line in lines for name in line)), lineterminator="\n"
        )
        writer.writeheader()
        writer.writerows(lines)
    return out.getvalue()


def _game(plan: Study, row: Row) -> dict[str, Any]:
    told = {key: row[key] for key in ("n", "seed", "first", "moves", "won", "end")}
    lists = {key: " ".join(f"{value:g}" for value in row[key]) for key in ("wins", "scores")}
    return {**told, **lists, **{name: written(value) for name, value in plan.arms[row["arm"]]}}


# -- a page for people --------------------------------------------------------------------------


class _Words:
    """The words of one language, the laboratory's and the game's."""

    def __init__(self, slug: str, language: str) -> None:
        game = GAMES[slug]
        self.language = language
        self.own = Reader(import_module(f"pyapp.lab.texts.{language}").MESSAGES, language)
        self.game = Reader(game.texts(language).MESSAGES, language)
        self.rules = {piece: rule for _, pieces in game.texts().PARTS for piece, rule in pieces.items()}
        self.sources = game.texts().PROVENANCE

    def say(self, key: str, **params: Any) -> str:
        return self.own.say(key, params)

    def name(self, figure: Figure) -> str:
        match figure.section:
            case "seats" | "order":
                place, _, seats = figure.name.partition("/")
                return self.say(f"place.{figure.section}", place=place, seats=seats)
            case "games":
                chosen = [part.partition("=")[::2] for part in figure.name.split(" ")]
                return (
                    ", ".join(self.option(*part) for part in chosen)
                    if "=" in figure.name
                    else self.say("all")
                )
            case "options":
                one, _, other = figure.name.partition(" ")
                name, _, value = one.partition("=")
                return self.say("against", one=self.option(name, value), other=self.value(name, other))
            case _:
                deed = figure.name.split(" ")[0]
                return self.say(f"deed.{deed}", piece=self.piece(figure.name))

    def option(self, name: str, value: str) -> str:
        title = self.say("players") if name == PLAYERS else self.game.say(f"option.{name}")
        return f"{title}: {self.value(name, value)}"

    def value(self, name: str, value: str) -> str:
        plain = {"true": self.say("yes"), "false": self.say("no"), "none": self.say("none")}
        names = [self.game.say(f"option.{name}.{one}") for one in value.split("+")]
        known = [said for said in names if not said.startswith("option.")]
        return " + ".join(known) or plain.get(value, value)

    def _id(self, deed: str) -> str:
        _, field, piece = deed.split(" ", 2)
        wanted = (f"{kind}.{piece}" for kind in (field, *NAMES))
        return next((key for key in wanted if key in self.game.messages), "")

    def piece(self, deed: str) -> str:
        found = self._id(deed)
        return self.game.say(found) if found else deed.split(" ", 2)[2]

    def source(self, figure: Figure) -> str:
        """Where a piece comes from; one that we had to make up and that differs clearly is said to be out of line."""
        if figure.section == "options":
            value = figure.name.split(" ")[0].partition("=")[2]
            piece = next((f"{kind}.{value}" for kind in NAMES if f"{kind}.{value}" in self.rules), "")
        else:
            piece = self._id(figure.name)
        known = self.sources.get(self.rules.get(piece, ""), "")
        out_of_line = ".out_of_line" if known == "reconstructed" and figure.clear else ""
        return self.say(f"source.{known}{out_of_line}") if known else ""

    def number(self, figure: Figure, value: float | None) -> str:
        if value is None:
            return self.say("few")
        digits = 1 if figure.measure in SHARES or abs(value) >= 10 else 2
        text = f"{value * 100:.1f} %" if figure.measure in SHARES else f"{value:.{digits}f}"
        text = f"+{text}" if figure.base == 0 and value > 0 else text.replace("-", "\N{MINUS SIGN}")
        return text.replace(".", ",") if self.language == "it" else text


STYLE = """
:root{color-scheme:light dark;--ink:#1d2430;--soft:#5b6675;--paper:#fbfaf7;--line:#d9d5cb;--mark:#0b6e8f}
@media(prefers-color-scheme:dark){:root{--ink:#e8e6e0;--soft:#a5adb8;--paper:#171b21;--line:#39414d;--mark:#62c3e4}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:0 auto;padding:1rem}
h2{margin:2.5rem 0 .25rem}p{max-width:44rem}.soft{color:var(--soft)}.wide{overflow-x:auto}a{color:var(--mark)}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.25rem .5rem;border-bottom:1px solid var(--line);white-space:nowrap}
td:first-child{white-space:normal;min-width:9rem}.n{text-align:right}svg{display:block;width:13.75rem;height:1.125rem}
.clear{font-weight:600}
""".strip()


def page(plan: Study, figures: Sequence[Figure], language: str) -> str:
    words = _Words(plan.slug, language)
    other = next(one for one in LANGUAGES if one != language)
    title = words.say("title", game=words.game.say("name"))
    rules = GAMES[plan.slug].rules_version
    about = words.say(
        "about", n=plan.games, level=plan.level, seed=str(plan.seed), version=__version__, rules=rules
    )
    chosen = ", ".join(
        words.option(name, written(value))
        for name, value in ((PLAYERS, plan.players), *plan.options)
        if name not in plan.vary
    )
    parts = [part for name in SECTIONS for part in _section(words, name, figures)]
    return "\n".join([
        "<!doctype html>",
        f'<html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{STYLE}</style></head><body><main>",
        f'<p><a lang="{other}" href="index.{other}.html">{words.say("other_language")}</a></p>',
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(about)} {escape(chosen)}{'.' if chosen else ''} {words.say('setups', n=len(plan.arms))}.</p>",
        f'<p class="soft">{escape(words.say("sure"))} {escape(words.say("who"))}</p>',
        *parts,
        "</main></body></html>",
        "",
    ])  # fmt: skip


def _section(words: _Words, name: str, figures: Sequence[Figure]) -> Iterator[str]:
    ours = [figure for figure in figures if figure.section == name]
    if not ours:
        return
    sourced = name in ("worth", "options") and any(map(words.source, ours))
    if name == "worth":  # the dearest first, each with both its measures
        wins = {figure.name: figure.value or 0.0 for figure in ours if figure.measure == "wins"}
        ours.sort(key=lambda figure: (-wins[figure.name], figure.name, figure.measure == "score"))
    yield f'<section id="{name}"><h2>{escape(words.say(name))}</h2>'
    clear = sum(figure.clear for figure in ours)
    told = words.say("clear.some", n=clear, all=len(ours)) if clear else words.say("clear.none")
    yield f"<p>{escape(words.say(f'{name}.help'))}{'' if name == 'games' else f' {escape(told)}'}</p>"
    columns = ["name", "measure", "n", "value", "interval", *(["source"] if sourced else [])]
    heads = "".join(
        f'<th scope="col"{_right(column)}>{escape(words.say(f"column.{column}"))}</th>' for column in columns
    )
    yield f'<div class="wide" tabindex="0"><table><thead><tr>{heads}</tr></thead><tbody>'
    for figure in ours:
        alike = [one for one in ours if one.measure == figure.measure]
        cells = [
            f'<th scope="row">{escape(words.name(figure))}</th>',
            f"<td>{escape(words.say(f'measure.{figure.measure}'))}</td>",
            f'<td class="n">{figure.n}</td>',
            f'<td class="n{" clear" if figure.clear else ""}">{escape(words.number(figure, figure.value))}</td>',
            f"<td>{chart(words, figure, alike)}</td>",
            *([f"<td>{escape(words.source(figure))}</td>"] if sourced else []),
        ]
        yield f"<tr>{''.join(cells)}</tr>"
    yield "</tbody></table></div></section>"


def _right(column: str) -> str:
    return ' class="n"' if column in ("n", "value") else ""


def chart(words: _Words, figure: Figure, alike: Sequence[Figure]) -> str:
    """The interval as a line, the value as a dot on it, what would mean no difference as a thin upright."""
    if figure.value is None or figure.low is None or figure.high is None:
        return escape(words.say("few"))
    ends = [end for one in alike for end in (one.low, one.high, one.base) if end is not None]
    low, wide = min(ends), (max(ends) - min(ends)) or 1.0

    def x(value: float) -> str:
        return f"{EDGE + (value - low) / wide * (WIDE - 2 * EDGE):.1f}"

    told = words.say(
        "chart", **{name: words.number(figure, getattr(figure, name)) for name in ("value", "low", "high")}
    )
    base = "" if figure.base is None else (
        f'<path d="M{x(figure.base)} 0V{HIGH}" stroke="var(--soft)" stroke-dasharray="2 2"/>'
    )  # fmt: skip
    fill = "var(--mark)" if figure.clear else "var(--paper)"
    return (
        f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(told)}"><title>{escape(told)}</title>{base}'
        f'<path d="M{x(figure.low)} 9H{x(figure.high)}" stroke="var(--mark)" stroke-width="2"/>'
        f'<circle cx="{x(figure.value)}" cy="9" r="4" fill="{fill}" stroke="var(--mark)" stroke-width="1.5"/></svg>'
    )
