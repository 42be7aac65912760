"""Perché una mossa: le ragioni di Marrak Hesh 17, in italiano."""

_POINTS = "{points, plural, one {# punto} other {# punti}}"
_GROUPS = (
    "{groups, plural, one {un gruppo da {size}} other {# gruppi da {size}}}, " + _POINTS + " ({more} in più)."
)

REASONS: dict[str, str] = {
    "reason.wins": "Così vince per forza, qualunque cosa si risponda.",
    "reason.draws": "Così non può più perdere: almeno il pareggio è certo.",
    "reason.total": "Così finisce la partita: {own, plural, one {# punto} other {# punti}} a chi muove, {rival} al "
    "migliore degli altri.",
    "reason.cards": "Con {deep, list, card} il totale {change, plural, =0 {resta} other {passa da {was}}} a "
    "{total, plural, one {# punto} other {# punti}}: colori {colour}, tipi {type}, merci rare {rare}, Spazio Profondo "
    "{deep_points}.",
    "reason.order": "Con {card, name, card, the} per prima il totale è di {total, plural, one {# punto} other {# punti}}.",
    "reason.colour": "Colori: " + _GROUPS,
    "reason.type": "Tipi: " + _GROUPS,
    "reason.keeps_colour": "Tiene intatti " + _POINTS + " di colori, che un’altra mossa farebbe calare.",
    "reason.keeps_type": "Tiene intatti " + _POINTS + " di tipi, che un’altra mossa farebbe calare.",
    "reason.least_colour": "I punti di colori calano da {before} a {points}, ma un’altra mossa ne costa di più.",
    "reason.least_type": "I punti di tipi calano da {before} a {points}, ma un’altra mossa ne costa di più.",
    "reason.rare": "È una merce rara: 1 punto.",
    "reason.growing_colour": "Porta a {size, plural, one {# merce} other {# merci}} un gruppo di colore {colour, name, colour} che può ancora crescere: "
    "agli attracchi {left, plural, one {resta # merce} other {restano # merci}} di quel colore.",
    "reason.growing_type": "Porta a {size, plural, one {# merce} other {# merci}} un gruppo del tipo {type, name, type} che può ancora crescere: agli "
    "attracchi {left, plural, one {resta # merce} other {restano # merci}} di quel tipo.",
}
