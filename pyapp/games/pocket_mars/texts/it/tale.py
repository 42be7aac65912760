"""Il turno di un altro in poche parole: chi, e che cosa ha fatto, in una frase sola."""

__all__ = ["TALE"]

# What happens several times in a turn is told once, by `many`: `times`, and each field of all of them as `FIELD_each`.
_DEEDS: dict[str, str] = {
    "chose": "sceglie in segreto",
    "played": "gioca {card, name, card}",
    "filled": "mette una carta nel modulo",
    "connected": "connette {card, name, card} a {building, name, building}",
    "launched": "lancia {n, plural, one {# colono} other {# coloni}}",
    "settled": "sbarca in {building, name, building}",
    "transferred": "sposta un colono in {building, name, building}",
    "gained": "sale a {level} energia",
    "many.gained": "sale a {level} energia",
    "burned": "scarta {card, name, card} per {n} energia",
    "drew": "pesca",
}

TALE = {f"tale.{key}": text for key, text in _DEEDS.items()}
