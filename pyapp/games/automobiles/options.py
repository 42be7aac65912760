"""The variants: track, laps, cards, grid, slipstream, and those of other tables (V1-V6)."""

from ...core.options import Options
from .components import BY_TYPE, MOST_LAPS, SETS, TYPES
from .tracks import TRACK_IDS

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
    "grid": {"type": "string", "enum": ["random", "fixed", "reverse"], "default": "random"},
    "drafting": {"type": "string", "enum": ["next_space", "touching"], "default": "next_space"},
    "weaving": {"type": "boolean", "default": False},
    "fast_boost": {"type": "boolean", "default": False},
    "open_bags": {"type": "boolean", "default": False},
}
