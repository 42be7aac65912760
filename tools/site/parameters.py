"""The pages `embed/parameters.html`: every word that a board understands, shown by a frame that is told it."""

import json
import re
from html import escape
from typing import Any
from urllib.parse import urlencode

from pyapp.core.game import LANGUAGES
from pyapp.record import Record, link
from pyapp.teach import puzzles
from tools.docs import embedding
from tools.docs.embedding import Parameter
from tools.site.cards import CSP

GAME = "suk"
POSITION = "suk ..W.G..K..G"
CODE = re.compile(r"`([^`]+)`")
LINKED = re.compile(r" ?\(?docs/[\w.]+\)?")
WORDS = {
    "en": {
        "title": "What a board understands",
        "lead": "Every word that may stand in the address of a frame or as an attribute of the element, "
        "and a frame that is told it.",
        "form": "The form puts them together.",
        "other": "Italiano",
    },
    "it": {
        "title": "Che cosa capisce un tavolo",
        "lead": "Ogni parola che può stare nell’indirizzo di una cornice o come attributo dell’elemento, "
        "e una cornice a cui è detta.",
        "form": "Il modulo le mette insieme.",
        "other": "English",
    },
}

TEXTS = {
    "en": {
        "ask": "Which colour may go on dock 5?",
        "look": "Look at dock 5.",
        "which": "Which are legal?",
        "title": "Two steps",
        "hint": "Walk both ways from dock 5: whom do you meet first?",
    },
    "it": {
        "ask": "Quale colore può andare all’attracco 5?",
        "look": "Guarda l’attracco 5.",
        "which": "Quali sono permesse?",
        "title": "Due passi",
        "hint": "Cammina dai due lati dell’attracco 5: chi incontri per primo?",
    },
}


def page_of(language: str) -> str:
    """Where the page of a language stands."""
    return "embed/parameters.html" if language == "en" else f"embed/parameters.{language}.html"


def pages(shelf: dict[str, Any]) -> dict[str, bytes]:
    """Address -> page, in each language."""
    return {page_of(language): _page(examples(shelf[GAME], language), language) for language in LANGUAGES}


def for_the_form(shelf: dict[str, Any]) -> str:
    """What the form at `embed/` is made from: the table, and the puzzles there are to choose from."""
    riddles = {
        slug: [one.id for one in puzzles.kept(puzzles.shelf_of(game))] if puzzles.shelf_of(game) else []
        for slug, game in shelf.items()
    }
    table = json.loads(embedding.TABLE.read_text(encoding="utf-8"))
    told = json.dumps({"parameters": table, "puzzles": riddles}, ensure_ascii=False, separators=(",", ":"))
    return told.replace("</", "<\\/")


def _page(shown: dict[str, dict[str, str]], language: str) -> bytes:
    """Meaning, line and frame of each parameter, in the order of the documentation."""
    words = WORDS[language]
    other = _other(language)
    body = "".join(_shown(one, shown[name], language) for name, one in embedding.parameters().items())
    sheets = "\n    ".join(
        f'<link rel="stylesheet" href="../static/css/{sheet}.css" />'
        for sheet in ("tokens", "app", "pages", "share")
    )
    return f"""<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="{CSP}; frame-src 'self'" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>{words["title"]} · Regolo</title>
    <link rel="icon" href="../static/icons/regolo.svg" type="image/svg+xml" />
    {sheets}
  </head>
  <body>
    <main class="page host-page" id="main">
      <h1>{words["title"]}</h1>
      <p>{words["lead"]} <a href="./">{words["form"]}</a>
        <a href="{page_of(other).rpartition("/")[2]}" lang="{other}" hreflang="{other}">{words["other"]}</a></p>
      {body}
    </main>
  </body>
</html>
""".encode()


def _shown(one: Parameter, said: dict[str, str], language: str) -> str:
    told = CODE.sub(r"<code>\1</code>", escape(LINKED.sub("", one.meaning[language])))
    query = escape(urlencode(said))
    short = query if len(query) < 300 else f"{query[:300]}…"
    return f"""<section aria-labelledby="{one.name}">
        <h2 id="{one.name}">{one.name}</h2>
        <p>{told[0].upper()}{told[1:]}.</p>
        <p><code class="parameter-line">embed/v1/?{short}</code></p>
        <iframe class="host-frame" src="v1/?{query}" title="{one.name}" loading="lazy" allow="fullscreen"></iframe>
      </section>"""


def _other(language: str) -> str:
    (other,) = (one for one in LANGUAGES if one != language)
    return other


def examples(game: Any, language: str) -> dict[str, dict[str, str]]:
    """What a frame is told to show each parameter to readers of a language."""
    texts = TEXTS[language]
    record = Record.new(game.slug, players=2, seed=5)
    begun = record.text()
    for _ in range(6):
        record.play(record.game.moves(record.state)[0])
    whole = link.link(record)
    asked = {
        "position": POSITION,
        "marks": "dock5",
        "ask": texts["ask"],
        "answer": "place 5 white *",
    }
    steps = [
        {"text": texts["look"], "marks": "dock-5"},
        {"ask": {"kind": "which", "text": texts["which"]}},
    ]
    steps[1]["ask"]["of"] = ["place 5 white *", "place 5 black *"]  # type: ignore[index]
    lesson = {"position": POSITION, "title": texts["title"], "steps": steps}
    said: dict[str, dict[str, str]] = {
        "game": {},
        "link": {"link": whole},
        "record": {"record": begun},
        "pos": {"pos": json.dumps({"game": game.slug, "ring": "..W.G..K..G............."})},
        "position": {"position": POSITION},
        "example": {"example": "W1"},
        "figure": {"figure": json.dumps(lesson)},
        "puzzle": {"puzzle": puzzles.kept(puzzles.shelf_of(game))[0].id},
        "picture": {"record": begun, "picture": link.glimpse(record, None).split(".")[4]},
        "marks": {"position": POSITION, "marks": "dock5; red: dock10 > dock7; 1: dock8; cross green: dock20"},
        "ask": asked,
        "answer": asked,
        "hint": {**asked, "hint": texts["hint"]},
        "caption": {"position": POSITION, "controls": "diagram", "caption": "Fig. 3"},
        "move": {"link": whole, "move": str(record.game.moves(record.state)[0])},
        "seats": {"seats": "person,easy"},
        "view": {"link": whole, "view": "1"},
        "lang": {"lang": _other(language)},
        "theme": {"theme": "dark"},
        "accent": {"accent": "#b3261e"},
        "controls": {"position": POSITION, "controls": "diagram"},
        "start": {"start": "visible"},
    }
    return {name: {"game": game.slug, "lang": language, **one} for name, one in said.items()}
