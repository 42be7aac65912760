"""Il turno di un altro in poche parole: chi, e che cosa ha fatto, in una frase sola."""

__all__ = ["TALE"]

# What happens several times in a turn is told once, by `many`: `times`, and each field of all of them as `FIELD_each`.
_DEEDS: dict[str, str] = {
    "ordered": "applica per prima {card, name, card, the}",
    "placed": "posa {colour, name, transport, a} all’attracco {dock}",
    "skipped": "salta il turno",
}

TALE = {f"tale.{key}": text for key, text in _DEEDS.items()}
