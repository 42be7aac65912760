"""Why a move: the reasons of Martians!!!, in English."""

REASONS: dict[str, str] = {
    "reason.goal": "It leads towards {what, select, ship {the Mother Ship} prey {a Martian to catch} life {a life} bullet {a bullet} other {an item}}: {n, plural, =0 {here it is} one {# square to go} other {# squares to go}}.",
    "reason.healed": "One more life: {n} now.",
    "reason.safe": "Lives are dear: none is lost this way.",
    "reason.bullet": "One more bullet: {n} now.",
    "reason.spares": "It spares bullets: {n} left.",
    "reason.fight": "With {life, plural, one {# life} other {# lives}} and {bullets, plural, one {# bullet} other {# bullets}} a combat can be borne.",
    "reason.kills": "It brings the collection to {n} Martians of {goal}.",
    "reason.item": "That makes {n} of 3 different items.",
    "reason.keeps": "The cards in hand will serve better later.",
    "reason.card": "Now is the time for “{card, name, card}”: later it would help less.",
    "reason.team": "It helps the whole team: parts, time, open tiles.",
    "reason.others": "It helps the companions, too.",
    "reason.rivals": "It keeps the others farther from victory.",
    "reason.icon": "Better not to stop on a Martian icon.",
    "reason.search": "Every token looked at narrows the search.",
    "reason.end": "That decides the game.",
}
