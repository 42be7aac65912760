"""The variants: track, laps, cards, grid, slipstream, those of other tables, and the rulebook to the letter (V1-V7)."""

from ...core import own
from ...core.options import Options
from .components import BY_TYPE, MOST_LAPS, SETS, SLOTS, TYPES
from .owners import EXAMPLE
from .tracks import TRACK_IDS


def _where(kind: str, *cards: str) -> list[dict[str, list[str]]]:
    """The choices by which one of these cards may be in the race."""
    sets = [name for name, chosen in SETS.items() if set(chosen) & set(cards)]
    return [{"cards": [*sets, "random"]}, {"cards": ["chosen"], kind: list(cards)}]


OPTIONS: Options = {
    "track": {"type": "string", "enum": list(TRACK_IDS), "default": "daytona"},
    "laps": {
        "type": "string",
        "enum": ["set", *map(str, range(1, MOST_LAPS + 1))],
        "default": "set",
    },
    "cards": {"type": "string", "enum": [*SETS, "random", "chosen"], "default": "first_game"},
    **{
        name: {
            "type": "string",
            "enum": list(BY_TYPE[name]),
            "default": card,
            "when": [{"cards": ["chosen"]}],
        }
        for name, card in zip(TYPES, SETS["first_game"], strict=True)
    },
    "grid": {"type": "string", "enum": ["random", "fixed", "reverse", "chosen"], "default": "random"},
    **{
        slot: {
            "type": "string",
            "enum": [str(seat + 1) for seat in range(len(SLOTS))],
            "default": str(number + 1),
            "when": [{"grid": ["chosen"], "players": list(range(max(2, number + 1), len(SLOTS) + 1))}],
            "since": "0.2.0",
        }
        for number, slot in enumerate(SLOTS)
    },
    "drafting": {"type": "string", "enum": ["next_space", "touching"], "default": "next_space"},
    "weaving": {"type": "boolean", "default": False},
    "fast_boost": {"type": "boolean", "default": False, "when": _where("performance", "boost")},
    "open_bags": {"type": "boolean", "default": False},
    "lighter": {
        "type": "string",
        "enum": ["any", "next"],
        "default": "any",
        "when": _where("handling", "steering", "tires"),
        "since": "0.2.0",
    },
    "partly": {"type": "boolean", "default": False, "since": "0.2.0"},
    "wear_for_sale": {"type": "boolean", "default": False, "since": "0.2.0"},
    "blue": {"type": "string", "enum": ["16", "15"], "default": "16", "since": "0.2.0"},
    own.NAME: own.option(EXAMPLE),
}
