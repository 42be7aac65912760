"""Somebody else's turn in few words: who, and what was done, in one sentence."""

__all__ = ["TALE"]

# What happens several times in a turn is told once, by `many`: `times`, and each field of all of them as `FIELD_each`.
_DEEDS: dict[str, str] = {
    "placed": "lays {tile, name, tile, the}",
    "stepped": "goes {tile, name, tile, to}",
    "many.stepped": "takes {times, plural, one {# step} other {# steps}} {tile, name, tile, to}",
    "killed": "beats a Martian",
    "many.killed": "beats {times, plural, one {# Martian} other {# Martians}}",
    "hurt": "loses a life",
    "many.hurt": "loses {times, plural, one {# life} other {# lives}}",
    "died": "dies {tile, name, tile, in}",
    "took": "takes {token, name, token, the}",
    "many.took": "takes {token_each, list, token}",
    "delivered": "delivers {items, list, item}",
    "played": "plays “{card, name, card}”",
    "used": "uses “{card, name, card}”",
    "rolled_march": "{result, plural, =0 {no Martian moves} one {moves a Martian} other {moves # Martians}}",
}

TALE = {f"tale.{key}": text for key, text in _DEEDS.items()}
