"""Each board's sheet colours the pieces of its own game, whatever other sheets are in the page."""

import re
from collections import Counter
from collections.abc import Iterator

from pyapp import GAMES
from tools import site
from tools.env.places import ROOT
from tools.site import catalog, rulepages, sheets


def every_selector(text: str) -> Iterator[str]:
    for head, body in sheets.blocks(text):
        if head.startswith(sheets.WHOLE):
            continue
        if head.startswith("@"):
            yield from every_selector(body)
        else:
            yield from (one.strip() for one in sheets.selectors(head))


def test_every_rule_of_a_board_is_fenced_in() -> None:
    """So no selector can be in two boards' sheets: each ends with the name of its own game."""
    built = sheets.boards()
    assert len(built) == sum(catalog.drawn(slug) for slug in GAMES)
    for name, sheet in built.items():
        end = sheets.fence(name.removeprefix("static/css/board-").removesuffix(".css"))
        found = list(every_selector(sheet.decode()))
        source = list(every_selector(sheets.COMMENT.sub("", (ROOT / name).read_text("utf-8"))))
        assert len(found) == len(source) > 100
        assert [one.replace(end, "") for one in found] == source
        assert [one for one in found if not one.partition("::")[0].endswith(end)] == []


def test_the_site_has_the_fenced_sheets() -> None:
    plan = site._static()
    for name, sheet in sheets.boards().items():
        assert plan[name] == sheet


def test_a_game_brings_its_accent_for_light_and_dark_and_every_page_has_it() -> None:
    page = sheets.page_sheet(sheets.TOKENS)
    for slug in filter(catalog.drawn, GAMES):
        game = f"[data-game='{slug}']"
        heads = (game, f":root[data-theme='dark'] {game}", f":root:not([data-theme='light']) {game}")
        assert [page.count(f"\n{head} {{ --accent: ") for head in heads] == [1, 1, 1], slug
        assert slug not in (ROOT / sheets.TOKENS).read_text("utf-8")


def test_names_that_belong_to_the_whole_page_are_used_once() -> None:
    """Animations and faces can't be fenced in."""
    named = Counter(
        head
        for path in sorted((ROOT / "static/css").glob("*.css"))
        for head, _ in sheets.blocks(sheets.COMMENT.sub("", path.read_text("utf-8")))
        if head.startswith(("@keyframes", "@property"))
    )
    assert [name for name, times in named.items() if times > 1] == []


def test_no_rule_asks_for_anything_inside() -> None:
    """`:has(*)` makes WebKit look at the style of the whole page again whenever one thing comes: `:empty` says it too."""
    for path in sorted((ROOT / "static/css").glob("*.css")):
        said = sheets.COMMENT.sub("", path.read_text("utf-8"))
        assert not re.search(r":has\((?:>\s*)?\*", said), path.name


def test_a_fence_keeps_lists_pseudo_elements_and_conditions() -> None:
    text = ".a:is(.b, .c) > .d, .e::before { x: y } @media print { .f { z: 1 } } @keyframes k { to { x: y } }"
    end = sheets.fence("suk")
    assert " ".join(sheets.fenced(text, "suk").split()) == (
        f".a:is(.b, .c) > .d{end}, .e{end}::before {{ x: y }} "
        f"@media print {{ .f{end} {{ z: 1 }} }} @keyframes k {{ to {{ x: y }} }}"
    )


def test_pages_outside_the_app_say_whose_pieces_they_show() -> None:
    shelf = [game for game in catalog.games() if game.slug == "suk"]
    shown = {name: page for name, page in rulepages.pages(shelf).items() if "suk" in name}
    assert len(shown) == 2
    for page in shown.values():
        assert b'<body data-game="suk"' in bytes(page)
