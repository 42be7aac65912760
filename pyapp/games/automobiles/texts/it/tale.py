"""Il turno di un altro in poche parole: chi, e che cosa ha fatto, in una frase sola."""

__all__ = ["TALE"]

# What happens several times in a turn is told once, by `many`: `times`, and each field of all of them as `FIELD_each`.
_DEEDS: dict[str, str] = {
    "bought": "compra {colour, name, cube, a}",
    "many.bought": "compra {colour_each, list, cube}",
    "pitted": "fa un pit stop",
    "used": "attiva {card, name, card}",
    "many.used": "attiva {card_each, list, card}",
    "drove": "percorre {columns, plural, one {# colonna} other {# colonne}}",
    "stood": "resta al suo posto",
    "drafted": "è in scia a {rival, seat}",
    "lap": "taglia la linea{left, plural, =0 { del traguardo} one { e manca # giro} other { e mancano # giri}}",
    "ready": "è ai posti di partenza",
}

TALE = {f"tale.{key}": text for key, text in _DEEDS.items()}
