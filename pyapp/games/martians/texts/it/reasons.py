"""Perché una mossa: le ragioni di Martians!!!, in italiano."""

REASONS: dict[str, str] = {
    "reason.goal": "Avvicina {what, select, ship {alla Nave Madre} sign {a un gettone Marziano coperto} prey {a un Marziano "
    "da raccogliere} life {a una vita} bullet {a un proiettile} other {a un oggetto}}: {n, plural, =0 {è qui} one {ancora # "
    "casella} other {ancora # caselle}}.",
    "reason.healed": "Una vita in più: ora {n, plural, one {è una} other {sono #}}.",
    "reason.safe": "Le vite sono preziose: così non se ne perde.",
    "reason.bullet": "Un proiettile in più: ora {n, plural, one {è uno} other {sono #}}.",
    "reason.spares": "Non spende proiettili: {n, plural, one {ne resta uno} other {ne restano #}}.",
    "reason.fight": "Con {life, plural, one {# vita} other {# vite}} e {bullets, plural, =0 {nessun proiettile} one {# "
    "proiettile} other {# proiettili}} un combattimento si può reggere.",
    "reason.kills": "Porta la collezione a {n, plural, one {un Marziano} other {# Marziani}} su {goal}.",
    "reason.item": "{n, plural, one {È il primo oggetto su 3} other {Ora gli oggetti diversi sono # su 3}}.",
    "reason.keeps": "{n, plural, one {La carta in mano servirà} other {Le # carte in mano serviranno}} di più dopo.",
    "reason.card": "«{card, name, card}» vale di più {how, select, use {usata adesso che tenuta in gioco} other {giocata "
    "adesso che tenuta in mano}}.",
    "reason.target": "{who, seat} {n, plural, =0 {non ha oggetti} one {ha un oggetto} other {ha # oggetti}}{kills, plural, =0 {} "
    "one { e un Marziano raccolto} other { e # Marziani raccolti}}.",
    "reason.team": "Aiuta tutta la squadra: parti, tempo, tessere libere.",
    "reason.others": "Aiuta anche i compagni.",
    "reason.rivals": "Gli altri ne restano più lontani dalla vittoria.",
    "reason.search": "Ogni gettone guardato restringe la ricerca.",
    "reason.end": "Con questo la partita è decisa.",
}
