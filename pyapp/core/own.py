"""Own components: whoever owns the box puts what is printed there in place of what we had to reconstruct.

They are one JSON object, and travel as the text of the option `own`: so they lie in record, link and position like
every other choice. Each game says which parts it takes (`own_parts`, docs/components.md) and looks at every entry.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from .options import Setup
from .position import Fields
from .refusals import BadPosition, BadSetup

NAME = "own"
LONGEST = 6000  # characters


def option(example: Mapping[str, Any]) -> dict[str, Any]:
    """What a game declares that takes own components; tests and random games play with the example."""
    return {"type": "components", "default": "", "example": plain(example), "since": "0.2.0"}


def plain(parts: Mapping[str, Any]) -> str:
    """The one text there is for these components; nothing replaced is an empty text."""
    return json.dumps(parts, sort_keys=True, separators=(",", ":")) if parts else ""


@lru_cache(maxsize=64)
def _read(text: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads(text) if text else {}
    return found


def own_parts(setup: Setup, name: str) -> Mapping[str, Any]:
    """One part of the own components of a game that is set up; empty where nothing is replaced."""
    found: Mapping[str, Any] = _read(setup.options[NAME]).get(name, {})
    return found


def own_number(setup: Setup, name: str, ours: int) -> int:
    """A part that is a number."""
    found = _read(setup.options[NAME]).get(name)
    return ours if found is None else int(found)


def fields_of(text: str) -> Fields:
    """The entries of a text from outside, to be looked at one by one; raises BadSetup."""
    try:
        return Fields(json.loads(text), NAME)
    except (ValueError, RecursionError):
        raise BadSetup("position.not_json", field=NAME) from None
    except BadPosition as problem:
        raise unfit(problem) from None


def unfit(problem: BadPosition) -> BadSetup:
    """The same sentence, said of a set-up."""
    return BadSetup(problem.key, **problem.params).like(problem)
