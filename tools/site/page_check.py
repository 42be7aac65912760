"""What every page and locale must keep: closed tags, ids once, own addresses only, the same keys in both languages."""

import json
from html.parser import HTMLParser
from pathlib import Path

from tools.env.places import ROOT
from tools.env.stamps import files_below

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
ADDRESSES = {"src", "href", "action", "poster", "data"}


class Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: set[str] = set()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        if (name := given.get("id")) in self.ids:
            self._say(f'id="{name}" twice')
        elif name:
            self.ids.add(name)
        if tag == "img" and "alt" not in given:
            self._say("img without alt")
        for key in ADDRESSES & given.keys():
            if (given[key] or "").startswith(("http:", "https:", "//", "/")):
                self._say(f"{key}={given[key]} is not relative")
        for key in given:
            if key.startswith("on") or key == "style":
                self._say(f"{key}= on <{tag}>: the page's policy refuses it")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self._say(f"</{tag}> closes nothing that is open last")

    def _say(self, what: str) -> None:
        self.found.append(f"line {self.getpos()[0]}: {what}")


def page_troubles(source: str) -> list[str]:
    page = Page()
    page.feed(source)
    page.close()
    return page.found + [f"<{tag}> is never closed" for tag in page.open]


def locale_troubles(folder: Path) -> list[str]:
    keys = {path.stem: set(json.loads(path.read_text(encoding="utf-8"))) for path in folder.glob("*.json")}
    every = set().union(*keys.values())
    return [f"{name}.json lacks {key}" for name, has in sorted(keys.items()) for key in sorted(every - has)]


def check() -> int:
    pages = [*ROOT.glob("*.html"), *files_below(ROOT / "static", ".html")]
    troubles = [
        f"{path.name}, {line}" for path in pages for line in page_troubles(path.read_text(encoding="utf-8"))
    ]
    troubles += locale_troubles(ROOT / "static/locale")
    for line in troubles:
        print(f"  {line}")
    return 1 if troubles else 0
