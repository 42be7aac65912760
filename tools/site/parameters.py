"""The page `embed/parameters.html`: every word that a frame understands, shown by a frame that is told it."""

import json
import re
from html import escape
from typing import Any
from urllib.parse import urlencode

from pyapp.record import Record, link
from pyapp.teach import puzzles
from tools.docs import embedding
from tools.site.cards import CSP

PAGE = "embed/parameters.html"
GAME = "suk"
POSITION = "suk ..W.G..K..G"
CODE = re.compile(r"`([^`]+)`")
LINKED = re.compile(r" ?\(?docs/[\w.]+\)?")


def page(shelf: dict[str, Any]) -> bytes:
    """Meaning, line and frame of each parameter, in the order of the documentation."""
    shown = examples(shelf[GAME])
    body = "".join(_shown(name, embedding.MEANINGS[name], shown[name]) for name in embedding.parameters())
    sheets = "\n    ".join(
        f'<link rel="stylesheet" href="../static/css/{sheet}.css" />'
        for sheet in ("tokens", "app", "pages", "share")
    )
    return f"""<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="{CSP}; frame-src 'self'" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>What a board understands · Regolo</title>
    <link rel="icon" href="../static/icons/regolo.svg" type="image/svg+xml" />
    {sheets}
  </head>
  <body>
    <main class="page host-page" id="main">
      <h1>What a board understands</h1>
      <p>Every word that may stand in the address of a frame or as an attribute of the element, and a frame that is told it.
        <a href="./">The form</a> puts them together.</p>
      {body}
    </main>
  </body>
</html>
""".encode()


def _shown(name: str, meaning: str, said: dict[str, str]) -> str:
    told = CODE.sub(r"<code>\1</code>", escape(LINKED.sub("", meaning)))
    query = escape(urlencode(said))
    short = query if len(query) < 300 else f"{query[:300]}…"
    return f"""<section aria-labelledby="{name}">
        <h2 id="{name}">{name}</h2>
        <p>{told[0].upper()}{told[1:]}.</p>
        <p><code class="parameter-line">embed/v1/?{short}</code></p>
        <iframe class="host-frame" src="v1/?{query}" title="{name}" loading="lazy" allow="fullscreen"></iframe>
      </section>"""


def examples(game: Any) -> dict[str, dict[str, str]]:
    """What a frame is told to show each parameter."""
    record = Record.new(game.slug, players=2, seed=5)
    begun = record.text()
    for _ in range(6):
        record.play(record.game.moves(record.state)[0])
    whole = link.link(record)
    asked = {
        "position": POSITION,
        "marks": "dock5",
        "ask": "Which colour may go on dock 5?",
        "answer": "place 5 white *",
    }
    steps = [
        {"text": "Look at dock 5.", "marks": "dock-5"},
        {"ask": {"kind": "which", "text": "Which are legal?"}},
    ]
    steps[1]["ask"]["of"] = ["place 5 white *", "place 5 black *"]  # type: ignore[index]
    lesson = {"position": POSITION, "title": "Two steps", "steps": steps}
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
        "hint": {**asked, "hint": "Walk both ways from dock 5: whom do you meet first?"},
        "caption": {"position": POSITION, "controls": "diagram", "caption": "Fig. 3"},
        "move": {"link": whole, "move": str(record.game.moves(record.state)[0])},
        "seats": {"seats": "person,easy"},
        "view": {"link": whole, "view": "1"},
        "lang": {"lang": "it"},
        "theme": {"theme": "dark"},
        "accent": {"accent": "#b3261e"},
        "controls": {"position": POSITION, "controls": "diagram"},
        "start": {"start": "visible"},
    }
    return {name: {"game": game.slug, "lang": "en", **one} for name, one in said.items()}
