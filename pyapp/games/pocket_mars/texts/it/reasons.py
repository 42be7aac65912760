"""Perché una mossa: le ragioni di Pocket Mars, in italiano."""

REASONS: dict[str, str] = {
    "reason.points": "Vale subito {n, plural, one {# punto} other {# punti}}.",
    "reason.rise": "Un colono sale a ★★ in {building, name, building}{n, plural, =0 {} one {: # punto} other {: # punti}}.",
    "reason.land": "Un colono arriva in {building, name, building}{n, plural, =0 {} one {: # punto} other {: # punti}}.",
    "reason.launch": "Un colono lascia la Terra: sull’Astronave è pronto a sbarcare.",
    "reason.energy": "Porta {n} energia.",
    "reason.top": "Giocata dalla mano, {card, name, card} serve adesso: {card, name, card, top}",
    "reason.top.own": "Giocata dalla mano, {card, name, card} serve adesso.",
    "reason.bottom.own": "Connessa ora, {card, name, card} rende possibile la sua azione in basso.",
    "reason.bottom": "Connessa ora, {card, name, card} permette questo: {card, name, card, bottom}",
    "reason.steal": "Connetti la carta di {who, seat}: usi l’abilità di {building, name, building}, e {who, seat} perde la carta.",
    "reason.steal_only": "{who, seat} perde {building, name, building, card} del modulo.",
    "reason.place": "{card, name, card} vale {value} e batte {to_beat}: un tuo colono può sbarcare in {building, name, building}.",
    "reason.ability": "Connessa ora, {card, name, card} ti dà l’abilità dell’Edificio: {building, name, building, ability}",
    "reason.more": "Dopo ci sono altri effetti da usare.",
    "reason.prep": "Le carte del modulo renderanno più che con altre mosse.",
    "reason.hand": "In mano ti restano carte più utili che con altre mosse.",
    "reason.rivals": "Agli altri resta meno che con altre mosse.",
    "reason.da": "DA ci guadagna meno che con altre mosse.",
    "reason.androids": "Gli androidi di DA ci guadagnano meno che con altre mosse.",
    "reason.victory": "Con questo la partita è vinta.",
}
