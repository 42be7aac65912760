"""What a link looks like where it is pasted: for each game and language a small page with name, sentence and picture.

Messengers, forums and search engines read it; people are led on to the app. Whole addresses stand in it where the build
is told where the site will be (`build --address`), else relative ones, as far as the standards allow.
"""

import json
import subprocess
from collections.abc import Iterator
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape as xml

from pyapp.core.game import LANGUAGES
from pyapp.teach.lines import laid
from tools.env import node
from tools.env.console import Trouble, step
from tools.env.places import ROOT, WORK
from tools.site import vendor

FOLDER = "play"
WIDTH, HEIGHT, SCENE = 1200, 630, 430  # of a picture, and how much of it the scene takes
LOCALES = {"it": "it_IT", "en": "en_GB"}
RASTER = ROOT / "tools/site/raster.mjs"
FRAME = (760, 570)  # how large an embedded board is where nobody says
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; "
    "form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
)


def files(shelf: list[Any], address: str) -> dict[str, bytes]:
    """Path below dist/ -> what lies there; `address`: of the site, ending in a slash, or nothing."""
    found = {name: data for game in shelf for name, data in shared(game, address).items()}
    found["robots.txt"] = _robots(address)
    if address:
        found["sitemap.xml"] = _sitemap(shelf, address)
        for game in shelf:
            for language in LANGUAGES:
                found[_oembed_of(game.slug, language)] = _oembed(game, language, address)
    return found


def shared(game: Any, address: str = "", tree: Path = ROOT) -> dict[str, bytes]:
    """Page and picture of one game in each language; `tree`: where its scene lies."""
    scene = (tree / f"static/icons/{game.slug}.svg").read_text("utf-8")
    pages = {page_of(game.slug, language): _page(game, language, address).encode() for language in LANGUAGES}
    return pages | _pictures(game, scene)


def page_of(slug: str, language: str) -> str:
    return f"{FOLDER}/{slug}.{language}.html"


def picture_of(slug: str, language: str) -> str:
    return f"{FOLDER}/{slug}.{language}.png"


def _oembed_of(slug: str, language: str) -> str:
    return f"{FOLDER}/{slug}.{language}.json"


def head(name: str, language: str, told: tuple[str, str], slug: str, address: str) -> str:
    """What others read of a page: `name` without its language and ending, its title and its sentence."""
    title, sentence = told
    there = address or "../"  # all these pages lie in a folder of their own
    here = {one: f"{there}{name}.{one}.html" for one in LANGUAGES}
    graph = {
        "og:type": "website",
        "og:site_name": "Regolo",
        "og:title": title,
        "og:description": sentence,
        "og:url": here[language],
        "og:image": there + picture_of(slug, language),
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{title}. {sentence}",
        "og:locale": LOCALES[language],
    }
    lines = [f'<meta property="{key}" content="{escape(text)}" />' for key, text in graph.items()]
    lines += [
        f'<meta property="og:locale:alternate" content="{LOCALES[one]}" />'
        for one in LANGUAGES
        if one != language
    ]
    twitter = {
        "card": "summary_large_image",
        "title": title,
        "description": sentence,
        "image": graph["og:image"],
    }
    lines += [f'<meta name="twitter:{key}" content="{escape(text)}" />' for key, text in twitter.items()]
    lines += [f'<link rel="canonical" href="{here[language]}" />']
    lines += [f'<link rel="alternate" hreflang="{one}" href="{page}" />' for one, page in here.items()]
    lines += [f'<link rel="alternate" hreflang="x-default" href="{here["en"]}" />']
    return "\n    ".join(lines)


def told(game: Any, language: str) -> tuple[str, str]:
    """A game's name and its sentence."""
    messages = game.texts(language).MESSAGES
    return messages["name"], messages["tagline"]


def _page(game: Any, language: str, address: str) -> str:
    name, tagline = told(game, language)
    others = next(one for one in LANGUAGES if one != language)
    words = _locale(language)
    oembed = (
        f'\n    <link rel="alternate" type="application/json+oembed" title="{escape(name)}"'
        f' href="{address}{_oembed_of(game.slug, language)}" />'
        if address
        else ""
    )
    sheets = "\n    ".join(
        f'<link rel="stylesheet" href="../static/css/{sheet}.css" />' for sheet in ("tokens", "app", "pages")
    )
    return f"""<!doctype html>
<html lang="{language}" data-theme="auto" data-game="{game.slug}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="{CSP}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="{escape(tagline)}" />
    <meta name="color-scheme" content="light dark" />
    <title>{escape(name)} · Regolo</title>
    {head(f"{FOLDER}/{game.slug}", language, (name, tagline), game.slug, address)}{oembed}
    <link rel="icon" href="../static/icons/regolo.svg" type="image/svg+xml" />
    <script src="open.js"></script>
    {sheets}
  </head>
  <body>
    <div class="page">
      <header class="page-head"><h1>{escape(name)}</h1></header>
      <main id="main">
        <p class="goal">{escape(tagline)}</p>
        <p><img src="{game.slug}.{language}.png" width="{WIDTH // 2}" height="{HEIGHT // 2}" alt="" /></p>
        <p class="rules-acts"><a class="button button-main" id="open"
          href="../index.html?lang={language}#/new/{game.slug}">{escape(words["home.play"])}</a>
          <a class="button" href="../rules/{game.slug}.{language}.html">{escape(words["tab.rules"])}</a>
          <a class="button" lang="{others}" hreflang="{others}" href="{game.slug}.{others}.html">{_other(others)}</a></p>
      </main>
    </div>
  </body>
</html>
"""


def _other(language: str) -> str:
    return {"it": "Italiano", "en": "English"}[language]


# -- for machines -------------------------------------------------------------------------------


def _oembed(game: Any, language: str, address: str) -> bytes:
    name, tagline = told(game, language)
    frame = f"{address}embed/v1/?game={game.slug}&lang={language}"
    width, height = FRAME
    told_all = {
        "version": "1.0",
        "type": "rich",
        "provider_name": "Regolo",
        "provider_url": address,
        "title": name,
        "description": tagline,
        "width": width,
        "height": height,
        "html": f'<iframe src="{escape(frame)}" title="{escape(name)}" width="{width}" height="{height}" loading="lazy"'
        ' style="border:0;max-width:100%" allow="fullscreen"></iframe>',
        "thumbnail_url": address + picture_of(game.slug, language),
        "thumbnail_width": WIDTH,
        "thumbnail_height": HEIGHT,
    }
    return (json.dumps(told_all, ensure_ascii=False, indent=2) + "\n").encode()


def _robots(address: str) -> bytes:
    """Frames say of themselves that nobody need list them."""
    lines = ["User-agent: *", "Allow: /"]
    return "\n".join([*lines, *([f"Sitemap: {address}sitemap.xml"] if address else []), ""]).encode()


def _sitemap(shelf: list[Any], address: str) -> bytes:
    rows = [f"<url><loc>{xml(address)}</loc></url>"]
    for name in (f"{folder}/{game.slug}" for game in shelf for folder in (FOLDER, "rules")):
        there = {one: xml(f"{address}{name}.{one}.html") for one in LANGUAGES}
        links = "".join(
            f'<xhtml:link rel="alternate" hreflang="{one}" href="{page}"/>' for one, page in there.items()
        )
        rows += [f"<url><loc>{page}</loc>{links}</url>" for page in there.values()]
    spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    return "\n".join(
        ['<?xml version="1.0" encoding="UTF-8"?>', f"<urlset {spaces}>", *rows, "</urlset>", ""]
    ).encode()


def structured(game: Any, language: str, address: str) -> str:
    """The game and how it is played, as search engines read them; safe inside a script element."""
    data = json.dumps(list(_structured(game, language, address)), ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/ld+json">{data}</script>'


def _structured(game: Any, language: str, address: str) -> Iterator[dict[str, Any]]:
    name, tagline = told(game, language)
    texts, messages = game.texts(), game.texts(language).MESSAGES
    page = f"{address}rules/{game.slug}.{language}.html" if address else ""
    picture = {"image": address + picture_of(game.slug, language)} if address else {}
    common = {"@context": "https://schema.org", "inLanguage": language, "description": tagline, **picture}
    fewest, most = game.players[0], game.players[-1]
    players = {"@type": "QuantitativeValue", "minValue": fewest, "maxValue": most}
    yield {
        **common,
        "@type": "Game",
        "name": name,
        "numberOfPlayers": players,
        **({"url": page} if page else {}),
    }
    rules = game.texts(language).RULES
    title = {"it": "Come si gioca a {name}", "en": "How to play {name}"}[language].format(name=name)
    sections = [
        {
            "@type": "HowToSection",
            "name": messages[f"section.{key}"],
            "itemListElement": [
                {"@type": "HowToStep", "name": number, "text": rules[number], "url": f"{page}#{number}"}
                for number in numbers
            ],
        }
        for key, numbers in texts.SECTIONS
    ]
    yield {**common, "@type": "HowTo", "name": title, "totalTime": f"PT{game.minutes[-1]}M", "step": sections}


# -- pictures -----------------------------------------------------------------------------------


def _pictures(game: Any, scene: str) -> dict[str, bytes]:
    """One for each language, drawn once."""
    fonts = [str(path) for path in vendor.fonts().values()]
    drawings = {picture_of(game.slug, language): _drawing(game, language, scene) for language in LANGUAGES}
    kept = WORK / "cards"
    kept.mkdir(parents=True, exist_ok=True)
    state = vendor.version("@resvg/resvg-wasm") + RASTER.read_text("utf-8")
    places = {
        name: kept / f"{sha256((state + svg).encode()).hexdigest()}.png" for name, svg in drawings.items()
    }
    jobs = [
        {"svg": drawings[name], "png": str(path), "fonts": fonts}
        for name, path in places.items()
        if not path.is_file()
    ]
    if jobs:
        step(f"drawing the pictures of links to {game.slug}")
        _run(jobs)
    return {name: path.read_bytes() for name, path in places.items()}


def _run(jobs: list[dict[str, Any]]) -> None:
    command = [str(node.node()), str(RASTER)]
    done = subprocess.run(
        command, input=json.dumps(jobs), text=True, capture_output=True, check=False, encoding="utf-8"
    )
    if done.returncode:
        for job in jobs:
            Path(job["png"]).unlink(missing_ok=True)
        raise Trouble(f"The pictures of links could not be drawn:\n{done.stderr.strip()}")


def _drawing(game: Any, language: str, scene: str) -> str:
    """The scene of a game, its name and its sentence below."""
    name, tagline = told(game, language)
    inside = scene.replace("<svg ", '<svg x="0" y="0" preserveAspectRatio="xMidYMid slice" ', 1)
    inside = inside.replace('width="640" height="400"', f'width="{WIDTH}" height="{SCENE}"', 1)
    lines = "".join(
        f'<text x="64" y="{SCENE + 128 + at * 42}" font-size="34" font-weight="500" fill="#5b5344">{escape(line)}</text>'
        for at, line in enumerate(laid(tagline, WIDTH - 340, 36)[:2])
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="Jost">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf6ea"/>{inside}'
        f'<rect y="{SCENE}" width="{WIDTH}" height="6" fill="#5a3ea6"/>'
        f'<text x="64" y="{SCENE + 78}" font-size="64" font-weight="600" fill="#221f18">{escape(name)}</text>{lines}'
        f'<text x="{WIDTH - 64}" y="{HEIGHT - 48}" font-size="36" font-weight="600" fill="#5a3ea6"'
        ' text-anchor="end">Regolo</text></svg>'
    )


def _locale(language: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((ROOT / f"static/locale/{language}.json").read_text("utf-8"))
    return found
