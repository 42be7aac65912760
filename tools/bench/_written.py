"""Where the figures of a bench stand in the documents: between two marks, written by the bench alone."""

from pathlib import Path

from tools.env.console import Trouble
from tools.env.places import ROOT

PAGE = ROOT / "docs" / "dependencies.md"


def marks(name: str) -> tuple[str, str]:
    return f"<!-- {name} -->", f"<!-- end of {name} -->"


def replaced(page: str, name: str, text: str) -> str:
    """The page with other figures under that name; everything else stays as it is."""
    begins, ends = marks(name)
    if begins not in page or ends not in page.partition(begins)[2]:
        raise Trouble(f"The page has no {begins} … {ends} for the figures.")
    before, _, rest = page.partition(begins)
    return f"{before}{begins}\n\n{text.strip()}\n\n{ends}{rest.partition(ends)[2]}"


def expect(name: str, page: Path = PAGE) -> None:
    """Trouble before anything is measured, if the figures would have no place."""
    replaced(page.read_text("utf-8"), name, "")


def write(name: str, text: str, page: Path = PAGE) -> None:
    page.write_text(replaced(page.read_text("utf-8"), name, text), "utf-8")
