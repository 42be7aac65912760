"""Many small drawings on one page that have much in common: what they share is written once."""

from collections import Counter
from collections.abc import Mapping
from xml.etree import ElementTree as Tree

WORTH = 90  # characters: a shorter shape costs less than the reference to it


def shared(drawings: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """A hidden drawing with what occurs more than once, and the drawings with references to it.

    The hidden one has the classes of the others, so that style sheets match in it as they did.
    """
    trees = {name: Tree.fromstring(text) for name, text in drawings.items() if text}
    if not trees:
        return "", dict(drawings)
    counted = Counter(_text(part) for tree in trees.values() for part in tree.iter() if part is not tree)
    names: dict[str, str] = {}
    kept: list[str] = []
    made = {name: _text(_lent(tree, counted, names, kept)) for name, tree in trees.items()}
    kind = next(iter(trees.values())).get("class", "")
    hidden = f'<svg class="{kind} shapes" aria-hidden="true"><defs>{"".join(kept)}</defs></svg>'
    return hidden if kept else "", {**dict.fromkeys(drawings, ""), **made}


def _lent(tree: Tree.Element, counted: Counter[str], names: dict[str, str], kept: list[str]) -> Tree.Element:
    """The tree with every shared part of it exchanged for a reference; the parts go to `kept`, once each."""
    for at, part in enumerate(list(tree)):
        text = _text(part)
        if part.tag == "defs":  # has ids of its own: once on the page is enough
            if text not in names:
                names[text] = ""
                kept.extend(_text(child) for child in part)
            tree[at] = Tree.Element("g")
        elif counted[text] > 1 and len(text) > WORTH:
            if text not in names:
                names[text] = f"shape-{len(names)}"
                whole = Tree.fromstring(text)
                holder = Tree.Element("g", {"id": names[text]})
                holder.append(_lent(whole, counted, names, kept) if len(whole) else whole)
                kept.append(_text(holder))
            use = Tree.Element("use", {"href": f"#{names[text]}"})
            use.tail = part.tail
            tree[at] = use
        else:
            _lent(part, counted, names, kept)
    return tree


def _text(part: Tree.Element) -> str:
    tail, part.tail = part.tail, None
    text = Tree.tostring(part, encoding="unicode", short_empty_elements=True)
    part.tail = tail
    return text
