"""Il turno di un altro in poche parole: chi, e che cosa ha fatto, in una frase sola."""

__all__ = ["TALE"]

# What happens several times in a turn is told once, by `many`: `times`, and each field of all of them as `FIELD_each`.
_DEEDS: dict[str, str] = {
    "placed": "posa {tile, name, tile, the}",
    "stepped": "va {tile, name, tile, in}",
    "many.stepped": "fa {times, plural, one {# passo} other {# passi}} e arriva {tile, name, tile, in}",
    "killed": "batte un Marziano",
    "many.killed": "batte {times, plural, one {# Marziano} other {# Marziani}}",
    "hurt": "perde una vita",
    "many.hurt": "perde {times, plural, one {# vita} other {# vite}}",
    "died": "muore {tile, name, tile, in}",
    "took": "prende {token, name, token, the}",
    "many.took": "prende {token_each, list, token}",
    "delivered": "consegna {items, list, item}",
    "played": "gioca «{card, name, card}»",
    "used": "usa «{card, name, card}»",
    "rolled_march": "{result, plural, =0 {nessun Marziano si muove} one {muove un Marziano} other {muove # Marziani}}",
}

TALE = {f"tale.{key}": text for key, text in _DEEDS.items()}
