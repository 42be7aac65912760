"""The one table of what a board understands: docs/embedding.md, the form and its page of examples are written from it."""

import json
from dataclasses import dataclass
from typing import Any

from tools.env.places import ROOT

PAGE = ROOT / "docs" / "embedding.md"
TABLE = ROOT / "embed/parameters.json"
BEGINS, ENDS = "<!-- parameters -->", "<!-- end of parameters -->"


@dataclass(frozen=True)
class Parameter:
    """One word that may stand in the address of a frame or as an attribute of the element."""

    name: str
    values: tuple[str, ...]  # the default first; none: free
    label: dict[str, str]  # as the form calls it, by language
    meaning: dict[str, str]


def parameters() -> dict[str, Parameter]:
    """Name -> parameter, in the order in which they are documented."""
    found: list[dict[str, Any]] = json.loads(TABLE.read_text(encoding="utf-8"))
    return {
        one["name"]: Parameter(
            one["name"],
            tuple(one.get("words", ())) if one["kind"] == "choice" else (),
            one["label"],
            one["meaning"],
        )
        for one in found
    }


def page() -> str:
    """The document with its table as it is now."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGINS)
    after = rest.partition(ENDS)[2]
    rows = [
        f"| `{name}` | {', '.join(f'`{value}`' for value in sorted(one.values)) or 'text'} | {one.meaning['en']} |"
        for name, one in parameters().items()
    ]
    table = "\n".join(["| parameter | values | meaning |", "|---|---|---|", *rows])
    return f"{before}{BEGINS}\n{table}\n{ENDS}{after}"


def write() -> None:
    PAGE.write_text(page(), encoding="utf-8")
