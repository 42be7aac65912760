"""Perché una mossa: le ragioni di Pocket Mars, in italiano."""

REASONS: dict[str, str] = {
    "reason.points": "Vale subito {n, plural, one {# punto} other {# punti}}.",
    "reason.rise": "Un colono sale a ★★{n, plural, =0 {.} one {: # punto.} other {: # punti.}}",
    "reason.land": "Un colono sbarca in un Edificio{n, plural, =0 {.} one {: # punto, e da lì può salire.} other {: # punti, e da lì può salire.}}",
    "reason.launch": "Un colono lascia la Terra: sull’Astronave è pronto a sbarcare.",
    "reason.energy": "Porta {n} energia.",
    "reason.top": "Di tutte le carte, {card, name, card} è quella che fa di più giocata dalla mano: {card, name, card, top}",
    "reason.bottom": "Connessa ora, {card, name, card} mette in moto più delle altre: {card, name, card, bottom}",
    "reason.steal": "La carta di {who, seat} mette in moto più delle altre, e {who, seat} la perde.",
    "reason.more": "Dopo ci sono altri effetti da usare.",
    "reason.prep": "Prepara bene i prossimi turni: le carte del modulo renderanno.",
    "reason.hand": "In mano restano le carte migliori.",
    "reason.rivals": "Agli altri resta di meno.",
    "reason.da": "DA ci guadagna meno che con altre mosse.",
    "reason.androids": "Gli androidi di DA faranno meno danni.",
    "reason.victory": "Con questo la partita è vinta.",
}
