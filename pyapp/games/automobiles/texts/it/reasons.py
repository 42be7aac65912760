"""Perché una mossa: le ragioni di Automobiles, in italiano."""

from .names import COUNTED

REASONS: dict[str, str] = {
    "reason.road": "Con questi cubi il turno può arrivare a {n, plural, one {# colonna} other {# colonne}} da dove è "
    "partito.",
    "reason.wear": "Costa poca usura: a fine turno tra i cubi utilizzati {n, plural, =0 {non ce n’è} one {c’è # cubo usura} "
    "other {ci sono # cubi usura}}.",
    "reason.all_wear": "L’usura resta contenuta: a fine turno tra i cubi utilizzati "
    "{n, plural, one {c’è # cubo usura} other {ci sono # cubi usura}}.",
    "reason.drawn": "I cubi pescati possono allungare il turno.",
    "reason.cleaner": "Meno usura nel sacchetto: mani migliori nei turni che vengono.",
    "reason.money": "{money, plural, one {Resta #$} other {Restano #$}} da spendere in cubi.",
    "reason.bought": "Con {colour, name, cube, a} in più il sacchetto è più forte.",
    "reason.removed": f"Con {COUNTED} in meno il sacchetto pesca meglio.",
    "reason.bag": "Il sacchetto ne esce più forte.",
    "reason.stuck": "Hai cubi che vanno bene per gli spazi che avrai davanti.",
    "reason.rivals": "Gli avversari ne traggono meno vantaggio che da altre mosse.",
    "reason.place": "Vale un posto in classifica.",
}
