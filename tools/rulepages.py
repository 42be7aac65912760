"""The rules of every game as pages of their own: to read without scripts, to print, to be found and linked to."""

import re
from collections.abc import Iterator
from html import escape
from typing import Any

LANGUAGES = ("it", "en")
FOLDER = "rules"
CSP = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'"
QUESTION = ' class="question"'
RULE = re.compile(r"\b([RQVM]\d+[a-z]?)\b")

WORDS = {
    "it": {
        "title": "{name}: le regole",
        "lead": "Regole numerate, con le domande e le risposte. Ogni numero ha il suo indirizzo.",
        "play": "Gioca nel browser",
        "other": "English",
        "contents": "Contenuto",
        "parts": "Carte e pezzi",
        "glossary": "Glossario",
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
        "contents": "Contents",
        "parts": "Cards and pieces",
        "glossary": "Glossary",
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


def pages(shelf: list[Any]) -> dict[str, bytes]:
    """Path below dist/ -> page, one for each game and language."""
    return {address(game.slug, lang): _page(game, lang).encode() for game in shelf for lang in LANGUAGES}


def address(slug: str, language: str) -> str:
    return f"{FOLDER}/{slug}.{language}.html"


def _page(game: Any, language: str) -> str:
    words, texts, general = WORDS[language], game.texts(language), game.texts()
    messages: dict[str, str] = texts.MESSAGES
    other = next(one for one in LANGUAGES if one != language)
    name = messages["name"]
    title = words["title"].format(name=name)
    sections = [
        (key, messages[f"section.{key}"], list(_rules(rules, texts.RULES, general.PROVENANCE, words)))
        for key, rules in general.SECTIONS
    ]
    parts = list(_parts(messages))
    if parts:
        sections.append(("parts", words["parts"], parts))
    contents = "".join(f'<li><a href="#{key}">{escape(head)}</a></li>' for key, head, _ in sections)
    body = "".join(
        f'<section aria-labelledby="{key}"><h2 id="{key}">{escape(head)}</h2>'
        f'<dl class="rule-list">{"".join(items)}</dl></section>'
        for key, head, items in sections
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
    <link rel="icon" href="../static/icons/regolo.svg" type="image/svg+xml" />
    <link rel="alternate" hreflang="{other}" href="{game.slug}.{other}.html" />
    <link rel="stylesheet" href="../static/css/tokens.css" />
    <link rel="stylesheet" href="../static/css/app.css" />
    <link rel="stylesheet" href="../static/css/pages.css" />
  </head>
  <body data-game="{game.slug}">
    <div class="page rules-page rules-static">
      <header class="page-head"><h1>{escape(title)}</h1></header>
      <main id="main">
        <p class="goal">{escape(_plain(messages["goal"]))}</p>
        <p class="muted">{escape(words["lead"])}</p>
        <p class="rules-acts"><a class="button button-main"
          href="../index.html?lang={language}#/new/{game.slug}">{escape(words["play"])}</a>
          <a class="button" lang="{other}" href="{game.slug}.{other}.html">{escape(words["other"])}</a>
          <a class="button" href="../index.html?lang={language}">{escape(words["home"])}</a></p>
        <nav aria-label="{escape(words["contents"])}"><ul class="rules-contents">{contents}</ul></nav>
        {body}
        <section aria-labelledby="provenance">
          <h2 id="provenance">{escape(words["provenance"])}</h2>{_origins(words)}</section>
      </main>
    </div>
  </body>
</html>
"""


def _rules(
    numbers: tuple[str, ...], rules: dict[str, str], provenance: dict[str, str], words: dict[str, str]
) -> Iterator[str]:
    for number in numbers:
        lines = rules[number].split("\n")
        told = "".join(
            f"<p{QUESTION if len(lines) > 1 and at == 0 else ''}>{_linked(line, number)}</p>"
            for at, line in enumerate(lines)
        )
        origin = provenance[number]
        mark = f'<p class="origin origin-{origin}">{escape(words[origin])}</p>' if words[origin] else ""
        yield (
            f'<div class="rule" id="{number}"><dt><a href="#{number}">{number}</a></dt><dd>{told}{mark}</dd></div>'
        )


def _parts(messages: dict[str, str]) -> Iterator[str]:
    """Every card, tile and piece that has a text of its own."""
    for key, text in messages.items():
        if not key.endswith(".text") or key.startswith(("board.", "why")) or "{" in text:
            continue
        part = key.removesuffix(".text")
        if part in messages and "{" not in messages[part]:
            yield (
                f'<div class="rule rule-part" id="{escape(part)}"><dt>{escape(messages[part])}</dt>'
                f"<dd><p>{_linked(text, '')}</p></dd></div>"
            )


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
