"""Perché una mossa: le ragioni di Martians!!!, in italiano."""

REASONS: dict[str, str] = {
    "reason.goal": "Avvicina {what, select, ship {alla Nave Madre} prey {a un Marziano da catturare} life {a una vita} bullet {a un proiettile} other {a un oggetto}}: {n, plural, =0 {è qui} one {ancora # casella} other {ancora # caselle}}.",
    "reason.healed": "Una vita in più: ora sono {n}.",
    "reason.safe": "Le vite sono preziose: così non se ne perde.",
    "reason.bullet": "Un proiettile in più: ora sono {n}.",
    "reason.spares": "Risparmia proiettili: ne restano {n}.",
    "reason.fight": "Con {life, plural, one {# vita} other {# vite}} e {bullets, plural, one {# proiettile} other {# proiettili}} un combattimento si può reggere.",
    "reason.kills": "Porta la collezione a {n} Marziani su {goal}.",
    "reason.item": "Ora gli oggetti diversi sono {n} su 3.",
    "reason.keeps": "Le carte in mano serviranno di più dopo.",
    "reason.card": "È il momento di «{card, name, card}»: più tardi servirebbe meno.",
    "reason.team": "Aiuta tutta la squadra: parti, tempo, tessere libere.",
    "reason.others": "Aiuta anche i compagni.",
    "reason.rivals": "Gli altri ne restano più lontani dalla vittoria.",
    "reason.icon": "Meglio non fermarsi su un’Icona Marziano.",
    "reason.search": "Ogni gettone guardato restringe la ricerca.",
    "reason.end": "Con questo la partita è decisa.",
}
