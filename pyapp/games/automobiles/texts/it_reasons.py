"""Perché una mossa: le ragioni di Automobiles, in italiano."""

REASONS: dict[str, str] = {
    "reason.road": "Così il turno può portare {n, plural, one {# colonna} other {# colonne}} più avanti.",
    "reason.wear": "Costa poca usura: {n, plural, =0 {nessuna} other {#}} in tutto il turno.",
    "reason.cleaner": "Meno usura nel sacchetto: mani migliori nei turni che vengono.",
    "reason.money": "Restano {money}$ da spendere in cubi.",
    "reason.bought": "Un cubo {colour, name, cube} in più rende il sacchetto più veloce.",
    "reason.removed": "{n} × {colour, name, cube} in meno: i cubi più deboli lasciano il posto ai migliori.",
    "reason.bag": "Il sacchetto ne esce più forte.",
    "reason.stuck": "Davanti ci saranno colori per cui i cubi non mancano.",
    "reason.rivals": "Gli avversari ne hanno meno vantaggio.",
    "reason.place": "Vale un posto in classifica.",
}
