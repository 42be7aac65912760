"""What docs/embedding.md says of the messages between a frame and the page around it."""

import re

from tools.env.places import ROOT


def documented() -> dict[str, set[str]]:
    """Each message of the frame, and what it carries."""
    text = (ROOT / "docs/embedding.md").read_text()
    table = text.split("| from the frame |")[1].split("\n\n")[0]
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", table, re.MULTILINE)
    return {kind: set(re.findall(r"`(\w+)`", fields)) for kind, fields in rows}
