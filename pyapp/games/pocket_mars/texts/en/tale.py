"""Somebody else's turn in few words: who, and what was done, in one sentence."""

__all__ = ["TALE"]

# What happens several times in a turn is told once, by `many`: `times`, and each field of all of them as `FIELD_each`.
_DEEDS: dict[str, str] = {
    "chose": "chooses in secret",
    "played": "plays {card, name, card}",
    "filled": "lays a card into the prep",
    "connected": "connects {card, name, card} to {building, name, building}",
    "launched": "launches {n, plural, one {# colonist} other {# colonists}}",
    "settled": "lands in {building, name, building}",
    "transferred": "moves a colonist to {building, name, building}",
    "gained": "goes up to {level} energy",
    "many.gained": "goes up to {level} energy",
    "burned": "discards {card, name, card} for {n} energy",
    "drew": "draws",
}

TALE = {f"tale.{key}": text for key, text in _DEEDS.items()}
