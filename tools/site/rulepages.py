"""The rules of every game as pages of their own: to read without scripts, to print, to be found and linked to."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from pyapp.core.messages import Reader
from pyapp.teach import figures
from pyapp.teach.ours import Example, Material, material
from tools.env.places import ROOT
from tools.site import cards, catalog, pictures
from tools.site.shapes import shared

LANGUAGES = ("it", "en")
FOLDER = "rules"
CSP = (
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; "
    "form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
)
QUESTION = ' class="question"'
RULE = re.compile(r"\b([RQVMD]\d+[a-z]?)\b(?!-)")
SHEETS = ("tokens", "app", "kit", "board-{slug}", "pages")

WORDS = {
    "it": {
        "title": "{name}: le regole",
        "lead": "Regole numerate, con le domande e le risposte. Ogni numero ha il suo indirizzo.",
        "play": "Gioca nel browser",
        "other": "English",
        "turn": "Un turno in breve",
        "contents": "Contenuto",
        "examples": "Esempi da giocare",
        "try": "Provalo sul tavolo",
        "example": "Esempio: {title}",
        "glossary": "Glossario",
        "shared": "Per tutti i giochi",
        "provenance": "Da dove vengono le regole",
        "seed": "",
        "public": "Da altre fonti pubbliche",
        "reconstructed": "Ricostruito da noi",
        "reconstructed.why": "Il regolamento non lo dice con certezza: abbiamo scelto la lettura che si gioca meglio.",
        "public.why": "Il regolamento tace; lo dicono altre pagine pubbliche.",
        "seed.why": "Senza segno: lo dice il regolamento.",
        "home": "Tutti i giochi",
    },
    "en": {
        "title": "{name}: the rules",
        "lead": "Numbered rules, with questions and answers. Every number has its own address.",
        "play": "Play in the browser",
        "other": "Italiano",
        "turn": "A turn in short",
        "contents": "Contents",
        "examples": "Examples to play",
        "try": "Try it on the table",
        "example": "Example: {title}",
        "glossary": "Glossary",
        "shared": "For all games",
        "provenance": "Where the rules come from",
        "seed": "",
        "public": "From other public sources",
        "reconstructed": "Reconstructed by us",
        "reconstructed.why": "The rulebook does not say, or not for certain: we chose the reading that plays best.",
        "public.why": "The rulebook is silent; other public pages say it.",
        "seed.why": "Without a mark: the rulebook says it.",
        "home": "All games",
    },
}


@dataclass(frozen=True)
class Book:
    """All that the page of one game in one language is made of."""

    game: Any
    language: str
    drawn: pictures.Sheets
    material: Material | None
    address: str = ""  # of the whole site, where it is known

    @property
    def words(self) -> dict[str, str]:
        return WORDS[self.language]

    @property
    def messages(self) -> dict[str, str]:
        found: dict[str, str] = self.game.texts(self.language).MESSAGES
        return found

    def picture(self, part: str) -> str:
        return self.drawn[self.language].get(part, "")

    @property
    def examples(self) -> tuple[Example, ...]:
        return self.material.examples if self.material else ()


def pages(shelf: list[Any], site: str = "") -> dict[str, bytes]:
    """Path below dist/ -> page: one for each game and language, and one that leads to them."""
    drawn = drawings(shelf)
    found = {name: page for game in shelf for name, page in books(game, drawn[game.slug], site).items()}
    return {**found, f"{FOLDER}/index.html": _index(shelf).encode()}


def books(game: Any, drawn: pictures.Sheets, site: str = "") -> dict[str, bytes]:
    """The pages of one game, one for each language."""
    given = material(game)
    return {
        address(game.slug, language): _page(Book(game, language, drawn, given, site)).encode()
        for language in LANGUAGES
    }


def drawings(shelf: list[Any]) -> pictures.Drawn:
    """All that the pages show: each piece, and the position of each example."""
    return pictures.drawn(asked(shelf))


def asked(shelf: list[Any]) -> dict[str, Any]:
    """What is to be drawn for the pages of these games."""
    return {game.slug: _asked(game, material(game)) for game in shelf}


def address(slug: str, language: str) -> str:
    return f"{FOLDER}/{slug}.{language}.html"


def _asked(game: Any, given: Material | None) -> dict[str, Any]:
    """The pictures a page wants: each piece under its name, and the position of each example."""
    pieces = [part for _, parts in game.texts().PARTS for part in parts]
    named = {language: game.texts(language).MESSAGES for language in LANGUAGES}
    views = {
        example.id: game.view(figure.record.state, figure.seat)
        for example in (given.examples if given else ())
        for figure in [figures.read(example.figure)]
    }
    parts = {
        language: [[part, words[part], words.get(f"{part}.letter", "")] for part in pieces]
        for language, words in named.items()
    }
    return {"parts": parts, "stamps": views}


def _index(shelf: list[Any]) -> str:
    """Where `rules/` leads: every book in both languages."""
    books = "".join(
        f'<li><a lang="{language}" href="{game.slug}.{language}.html">{escape(_title(game, language))}</a></li>'
        for game in shelf
        for language in LANGUAGES
    )
    sheets = "\n    ".join(
        f'<link rel="stylesheet" href="../static/css/{sheet}.css" />' for sheet in ("tokens", "app", "pages")
    )
    return f"""<!doctype html>
<html lang="it" data-theme="auto">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="{CSP}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Le regole · The rules · Regolo</title>
    <link rel="icon" href="../static/icons/regolo.svg" type="image/svg+xml" />
    {sheets}
  </head>
  <body>
    <div class="page rules-page rules-static">
      <header class="page-head"><h1>Le regole · <span lang="en">The rules</span></h1></header>
      <main id="main">
        <ul class="rules-contents">{books}</ul>
        <p class="rules-acts"><a class="button" href="../index.html">Regolo</a></p>
      </main>
    </div>
  </body>
</html>
"""


def _title(game: Any, language: str) -> str:
    return WORDS[language]["title"].format(name=game.texts(language).MESSAGES["name"])


def _page(book: Book) -> str:
    game, language, words, messages = book.game, book.language, book.words, book.messages
    other = next(one for one in LANGUAGES if one != language)
    title = _title(game, language)
    common, stamps = shared(book.drawn["stamps"])
    sections = list(_sections(book, stamps))
    hatches = book.drawn["hatches"]["all"] if "url(#hatch-" in common + "".join(stamps.values()) else ""
    contents = "".join(f'<li><a href="#{key}">{escape(head)}</a></li>' for key, head, _ in sections)
    body = "".join(
        f'<section aria-labelledby="{key}"><h2 id="{key}">{escape(head)}</h2>{inside}</section>'
        for key, head, inside in sections
    )
    sheets = "\n    ".join(
        f'<link rel="stylesheet" href="../static/css/{sheet.format(slug=game.slug)}.css" />'
        for sheet in SHEETS
    )
    return f"""<!doctype html>
<html lang="{language}" data-theme="auto">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="{CSP}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="{escape(f"{title}. {messages['tagline']}")}" />
    <meta name="color-scheme" content="light dark" />
    <title>{escape(title)} · Regolo</title>
    {cards.head(f"{FOLDER}/{game.slug}", language, (title, messages["tagline"]), game.slug, book.address)}
    {cards.structured(game, language, book.address)}
    <link rel="icon" href="../static/icons/regolo.svg" type="image/svg+xml" />
    <link rel="preload" href="../fonts/jost-latin-600-normal.woff2" as="font" type="font/woff2" crossorigin />
    {sheets}
  </head>
  <body data-game="{game.slug}">
    {hatches}{common}
    <div class="page rules-page rules-static">
      <header class="page-head"><h1>{escape(title)}</h1></header>
      <main id="main">
        <p class="goal">{escape(_plain(messages["goal"]))}</p>
        <p class="muted">{escape(words["lead"])}</p>
        <p class="rules-acts"><a class="button button-main"
          href="../index.html?lang={language}#/new/{game.slug}">{escape(words["play"])}</a>
          <a class="button" lang="{other}" href="{game.slug}.{other}.html">{escape(words["other"])}</a>
          <a class="button" href="../index.html?lang={language}">{escape(words["home"])}</a></p>
        {_turn_card(book)}
        <nav aria-label="{escape(words["contents"])}"><ul class="rules-contents">{contents}</ul></nav>
        {body}
      </main>
    </div>
  </body>
</html>
"""


def _sections(book: Book, stamps: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """(address, heading, what stands under it), in the order of reading."""
    general, messages, words = book.game.texts(), book.messages, book.words
    for key, numbers in general.SECTIONS:
        yield key, messages[f"section.{key}"], _list(_rules(book, numbers))
    for key, parts in general.PARTS:
        yield f"parts-{key}", messages[f"parts.{key}"], _list(_parts(book, parts), "part-list")
    if book.examples:
        yield "examples", words["examples"], _list(_examples(book, stamps), "example-list")
    yield "glossary", words["glossary"], _glossary(book)
    yield "provenance", words["provenance"], _origins(words)


def _list(items: Iterable[str], kind: str = "") -> str:
    return f'<dl class="rule-list {kind}">{"".join(items)}</dl>'


def _turn_card(book: Book) -> str:
    """What a turn is made of, where the game says so."""
    lines = book.messages.get("turn.card", "").split("\n")
    items = "".join(f"<li>{_linked(line, '')}</li>" for line in lines if line)
    return (
        f'<section class="turn-card"><h2>{escape(book.words["turn"])}</h2><ul>{items}</ul></section>'
        if items
        else ""
    )


def _rules(book: Book, numbers: tuple[str, ...]) -> Iterator[str]:
    rules, provenance = book.game.texts(book.language).RULES, book.game.texts().PROVENANCE
    for number in numbers:
        lines = rules[number].split("\n")
        told = "".join(
            f"<p{QUESTION if len(lines) > 1 and at == 0 else ''}>{_linked(line, number)}</p>"
            for at, line in enumerate(lines)
        )
        yield (
            f'<div class="rule" id="{number}"><dt><a href="#{number}">{number}</a></dt>'
            f"<dd>{told}{_tried(book, number)}{_mark(book, number, provenance[number])}</dd></div>"
        )


def _mark(book: Book, number: str, origin: str) -> str:
    """Where a rule comes from, and of a reconstructed one why."""
    why = why_of(book.game, number, book.language) if origin == "reconstructed" else _partly(book, number)
    told = ": ".join(part for part in (escape(book.words[origin]), _linked(why, number)) if part)
    within = "public" if "elsewhere" in catalog.parts_of(book.game, number) else "reconstructed"
    kind = origin if book.words[origin] else within
    return f'<p class="origin origin-{kind}">{told}</p>' if told else ""


def _partly(book: Book, number: str) -> str:
    """What of a rule of the rulebook is our reading or another source's, and which rulings say so."""
    reader = Reader(_locale(book.language), book.language)
    parts = catalog.parts_of(book.game, number).items()
    return " ".join(
        reader.say(f"origin.{kind}", {"n": len(rulings), "rules": ", ".join(rulings)})
        for kind, rulings in parts
    )


def why_of(game: Any, number: str, language: str) -> str:
    """Why a reconstructed rule is as it is: in its own words, or one of the usual reasons."""
    own: str | None = game.texts(language).MESSAGES.get(f"why_reconstructed.{number}")
    return own or _locale(language)[f"origin.{catalog.why_key(game, number)}"]


def _tried(book: Book, number: str) -> str:
    """The examples that hang on a rule, as links to them."""
    said = book.words["example"]
    links = [
        f'<a class="rule-link" href="#example-{example.id}">'
        f"{escape(said.format(title=example.title[book.language]))}</a>"
        for example in book.examples
        if example.rules[0] == number
    ]
    return f'<p class="tried">{" ".join(links)}</p>' if links else ""


def _parts(book: Book, parts: Mapping[str, str]) -> Iterator[str]:
    """Every card, tile and space: its picture, its name, what it does, its rule."""
    messages = book.messages
    for part, rule in parts.items():
        told = [messages.get(f"{part}.{form}", "") for form in ("sort", "text", "source")]
        lines = "".join(f"<p>{_linked(text[0].upper() + text[1:], '')}</p>" for text in told if text)
        name = messages[part]
        shown = f'<span class="part-picture">{book.picture(part)}</span>'
        yield (
            f'<div class="rule rule-part" id="{escape(part)}">'
            f"<dt>{shown}<span>{escape(name[0].upper() + name[1:])}</span></dt>"
            f'<dd>{lines}<p><a class="rule-link" href="#{rule}">{rule}</a></p></dd></div>'
        )


def _examples(book: Book, stamps: Mapping[str, str]) -> Iterator[str]:
    """Every worked example: the picture of its position, its question, its answer, and the way to the table."""
    slug = book.game.slug
    for example in book.examples:
        title, text, result = (said[book.language] for said in (example.title, example.text, example.result))
        there = f"../index.html?lang={book.language}#/example/{slug}/{example.id}"
        yield (
            f'<div class="rule rule-example" id="example-{example.id}">'
            f'<dt><span class="example-picture">{stamps[example.id]}</span></dt>'
            f"<dd><h3>{escape(title)}</h3><p>{_linked(text, '')}</p><p>{_linked(result, '')}</p>"
            f'<p class="rules-acts"><a class="button" href="{there}">{escape(book.words["try"])}</a></p></dd></div>'
        )


def _glossary(book: Book) -> str:
    messages, locale = book.messages, _locale(book.language)
    own = [
        (messages[key.replace("glossary.", "part.", 1)], text)
        for key, text in messages.items()
        if key.startswith("glossary.")
    ]
    common = [
        (locale[key.removesuffix(".means")], text)
        for key, text in locale.items()
        if key.startswith("shared.") and key.endswith(".means")
    ]
    rows = [
        f'<div class="rule rule-word"><dt>{escape(word)}</dt><dd><p>{_linked(text, "")}</p></dd></div>'
        for word, text in sorted(own, key=lambda pair: pair[0].lower())
    ]
    more = [
        f'<div class="rule rule-word"><dt>{escape(word)}</dt><dd><p>{escape(text)}</p></dd></div>'
        for word, text in common
    ]
    return f"{_list(rows)}<h3>{escape(book.words['shared'])}</h3>{_list(more)}"


def _locale(language: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((ROOT / f"static/locale/{language}.json").read_text("utf-8"))
    return found


def _linked(text: str, own: str) -> str:
    """The rules a text names, as links to them."""
    return RULE.sub(
        lambda found: found[1] if found[1] == own else f'<a href="#{found[1]}">{found[1]}</a>',
        escape(_plain(text)),
    )


def _plain(text: str) -> str:
    return text.replace("'{'", "{").replace("'}'", "}")


def _origins(words: dict[str, str]) -> str:
    lines = (
        f"{words[origin]}: {words[f'{origin}.why']}" if words[origin] else words[f"{origin}.why"]
        for origin in ("seed", "public", "reconstructed")
    )
    return "".join(f"<p>{escape(line)}</p>" for line in lines)
