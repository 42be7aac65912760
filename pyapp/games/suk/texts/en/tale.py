"""Somebody else's turn in few words: who, and what was done, in one sentence."""

__all__ = ["TALE"]

# What happens several times in a turn is told once, by `many`: `times`, and each field of all of them as `FIELD_each`.
_DEEDS: dict[str, str] = {
    "ordered": "applies {card, name, card, the} first",
    "placed": "places {colour, name, transport, a} on dock {dock}",
    "skipped": "skips this turn",
}

TALE = {f"tale.{key}": text for key, text in _DEEDS.items()}
