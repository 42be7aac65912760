"""Il turno di un altro in poche parole: chi, e che cosa ha fatto, in una frase sola."""

__all__ = ["TALE"]

# What happens several times in a turn is told once, by `many`: `times`, and each field of all of them as `FIELD_each`.
_DEEDS: dict[str, str] = {
    "bought": "compra {type, name, component, a} per {paid, plural, one {# Cog} other {# Cogs}}",
    "passed": "passa",
    "built": "costruisce {mechanism, name, mechanism, the}",
    "dismantled": "disassembla {mechanism, name, mechanism, the}",
    "looked": "guarda in cima al mazzo",
    "posted": "spedisce {given, name, component, a} e prende {taken, name, component, a}",
    "swapped": "fa avanzare {front, name, component, the}",
    "sold": "vende a {price} e incassa {income, plural, one {# Cog} other {# Cogs}}",
    "sell_done": "ha finito di vendere",
}

TALE = {f"tale.{key}": text for key, text in _DEEDS.items()}
