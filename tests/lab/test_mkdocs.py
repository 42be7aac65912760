"""A fenced block in a page of MkDocs becomes a picture, its words and a board to answer on."""

import json
import re
import tomllib
from xml.etree import ElementTree

from pyapp import GAMES
from tests.lab.conftest import Ask
from tests.playing import COMPLETE
from tools.env.places import ROOT
from tools.site import catalog, drawings

SITE = "https://example.org/regolo"
PAGE = """# Docks

```regolo
position: suk ..W.G..K..G
marks: dock5
ask: Which colour may go on dock 5?
answer: place 5 white *
caption: Fig. 3
```

Between the figures.

~~~regolo
{"game": "suk", "players": 2, "seed": 4, "steps": [{"text": "Look.", "marks": "dock-5"}, {"text": "Then here."}]}
~~~

```python
print("stays")
```
"""


def made(ask: Ask, page: str, site: str) -> dict[str, str]:
    drawings.make([game.slug for game in catalog.games() if catalog.drawn(game.slug)])
    found: dict[str, str] = json.loads(ask("mkdocs_site.py", page, site).splitlines()[-1])
    return found


def test_a_block_becomes_a_picture_and_a_board(ask: Ask) -> None:
    found = made(ask, PAGE, SITE)
    page = found["rules/docks/index.html"]
    assert page.count("<regolo-board ") == 2 and page.count(f"{SITE}/embed/v1/board.js") == 1
    sources = re.findall(r'<img src="\.\./\.\./(regolo/\w+\.svg)" alt="([^"]+)"', page)
    assert len(sources) == 2
    assert "Which colour may go on dock 5?" in sources[0][1] and "A ring: dock 5." in sources[0][1]
    for name, _ in sources:
        assert ElementTree.fromstring(found[name]).tag.endswith("svg")
    figure = json.loads(re.findall(r'figure="([^"]+)"', page)[0].replace("&quot;", '"'))
    assert figure["answer"] == "place 5 white *" and figure["position"] == "suk ..W.G..K..G"
    assert "stays" in page and "```" not in page


def test_without_a_site_every_step_is_a_picture_and_nothing_is_asked_for(ask: Ask) -> None:
    page = made(ask, PAGE, "")["rules/docks/index.html"]
    assert page.count('<figure class="regolo-figure"><img ') == 3
    assert "regolo-board" not in page and "board.js" not in page


def test_what_is_wrong_is_said_with_its_page(ask: Ask) -> None:
    found = made(ask, PAGE.replace("dock5", "dock99"), SITE)
    assert found["problem"].startswith("rules/docks.md: steps[0].marks: ")


def test_our_own_documents_are_made_with_the_plugin(ask: Ask) -> None:
    drawings.make([game.slug for game in catalog.games() if catalog.drawn(game.slug)])
    found: dict[str, str] = json.loads(ask("mkdocs_ours.py", str(ROOT), SITE).splitlines()[-1])
    home = found["index.html"]
    pictures = re.findall(r'<img src="(regolo/\w+\.svg)" alt="([^"]+)"', home)
    assert home.count("<regolo-board ") == len(pictures) == len(COMPLETE)
    assert all(name in found for name, _ in pictures)
    for slug in COMPLETE:
        assert any(GAMES[slug].texts("en").MESSAGES["name"] in told for _, told in pictures), slug
    assert {f"{path.stem}/index.html" for path in ROOT.glob("docs/*.md")} - {"index/index.html"} <= set(found)


def test_every_document_is_in_the_list_beside_them() -> None:
    listed = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert [path.name for path in ROOT.glob("docs/*.md") if f" {path.name}" not in listed] == []


def test_the_package_tells_mkdocs_where_its_plugin_is() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"]["mkdocs.plugins"] == {"regolo": "pyapp.drawing.mkdocs:RegoloPlugin"}
    assert any(one.startswith("mkdocs==") for one in project["optional-dependencies"]["mkdocs"])
