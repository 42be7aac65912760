"""The variants a game declares, in the manner of a JSON schema, and the check of what was chosen."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .refusals import BadSetup
from .values import is_whole

Options = Mapping[str, Mapping[str, Any]]
"""What a game declares; `when` says for which other choices (or numbers of `players`) an option means anything:
a list of alternatives, each a mapping from names to the values wanted. The page shows it only then. `since` is the
release that brought an option which earlier ones did without; `ordered` says of a list that its order means something."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before the first turn: how many seats, and which variants."""

    players: int
    options: Mapping[str, Any]


def checked_setup(seats: range, declared: Options, players: Any, chosen: Mapping[str, Any]) -> Setup:
    """The set-up with every option filled in; raises BadSetup for what the game doesn't offer."""
    if not is_whole(players, seats[0], seats[-1]):
        raise BadSetup("setup.players", low=seats[0], high=seats[-1])
    unknown = sorted(set(chosen) - set(declared))
    if unknown:
        raise BadSetup("setup.unknown_option", option=str(unknown[0])[:40]).fits(known=list(declared))
    options = {name: spec["default"] for name, spec in declared.items()}
    for name, value in chosen.items():
        if not _fits(declared[name], value):
            raise BadSetup("setup.bad_option", option=name).fits(**_fitting(declared[name]))
        options[name] = tuple(value) if isinstance(value, list) else value
    return Setup(players, options)


def named(declared: Options, setup: Setup) -> dict[str, Any]:
    """The options that a record names: all those of the first release, of later ones those that were chosen."""
    return {
        name: value
        for name, value in setup.options.items()
        if "since" not in declared[name] or value != declared[name]["default"]
    }


def idle_options(declared: Options, setup: Setup) -> list[str]:
    """Options chosen that mean nothing beside the other choices; old records may hold some."""
    chosen = {**setup.options, "players": setup.players}
    return [
        name
        for name, spec in declared.items()
        if setup.options[name] != spec["default"] and "when" in spec
        if not any(
            all(chosen[other] in values for other, values in wanted.items()) for wanted in spec["when"]
        )
    ]


def _fits(spec: Mapping[str, Any], value: Any) -> bool:
    match spec["type"]:
        case "boolean":
            return isinstance(value, bool)
        case "integer":
            return is_whole(value, spec["minimum"], spec["maximum"])
        case "string":
            return isinstance(value, str) and value in spec["enum"]
        case "array":
            return (
                isinstance(value, (list, tuple))
                and spec["minItems"] <= len(value) <= spec["maxItems"]
                and all(isinstance(item, str) and item in spec["items"]["enum"] for item in value)
                and len(set(value)) == len(value)
            )
        case "components":
            return isinstance(value, str) and (not value or value.lstrip().startswith("{"))
        case other:
            raise TypeError(f"an option of type {other!r} can't be declared")


def _fitting(spec: Mapping[str, Any]) -> dict[str, Any]:
    """What would fit, for the sentence that says so."""
    match spec["type"]:
        case "integer":
            return {"kind": "integer", "low": spec["minimum"], "high": spec["maximum"]}
        case "string":
            return {"kind": "string", "known": list(spec["enum"])}
        case "array":
            known = list(spec["items"]["enum"])
            return {"kind": "array", "low": spec["minItems"], "high": spec["maxItems"], "known": known}
        case other:
            return {"kind": other}
