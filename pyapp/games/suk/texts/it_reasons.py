"""Perché una mossa: le ragioni di Marrak Hesh 17, in italiano."""

REASONS: dict[str, str] = {
    "reason.total": "I punti di questa partita entrano nel totale.",
    "reason.colour": "Il gruppo di colore più grande arriva a {points, plural, one {# punto} other {# punti}}: {more} in più.",
    "reason.type": "Il gruppo di tipo più grande arriva a {points, plural, one {# punto} other {# punti}}: {more} in più.",
    "reason.keeps_colour": "Non rovina i {points} punti dei colori, come farebbero altre mosse.",
    "reason.keeps_type": "Non rovina i {points} punti dei tipi, come farebbero altre mosse.",
    "reason.rare": "È una merce rara: 1 punto sicuro.",
    "reason.growing": "Lascia posto a gruppi che possono ancora crescere.",
}
