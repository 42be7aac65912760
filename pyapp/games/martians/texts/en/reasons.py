"""Why a move: the reasons of Martians!!!, in English."""

REASONS: dict[str, str] = {
    "reason.goal": "It leads towards {what, select, ship {the Mother Ship} sign {a face-down Martian token} prey {a Martian to "
    "collect} life {a life} bullet {a bullet} other {an item}}: {n, plural, =0 {here it is} one {# square to go} other {# "
    "squares to go}}.",
    "reason.healed": "One more life: {n} now.",
    "reason.safe": "Lives are precious: this way none is lost.",
    "reason.bullet": "One more bullet: {n} now.",
    "reason.spares": "It spends no bullets: {n} left.",
    "reason.fight": "With {life, plural, one {# life} other {# lives}} and {bullets, plural, =0 {no bullets} one {# bullet} "
    "other {# bullets}} a combat can be risked.",
    "reason.kills": "It brings the collection to {n, plural, one {one Martian} other {# Martians}} of {goal}.",
    "reason.item": "{n, plural, one {It is the first of 3 items} other {That makes # of 3 different items}}.",
    "reason.keeps": "{n, plural, one {The card in hand} other {The # cards in hand}} will serve better later.",
    "reason.card": "“{card, name, card}” is worth more {how, select, use {used now than kept in play} other {played now than kept "
    "in hand}}.",
    "reason.target": "{who, seat} has {n, plural, =0 {no items} one {one item} other {# items}}{kills, plural, =0 {} one { and a "
    "collected Martian} other { and # collected Martians}}.",
    "reason.team": "It helps the whole team: parts, time, open tiles.",
    "reason.others": "It helps the teammates, too.",
    "reason.rivals": "It keeps the others further from victory.",
    "reason.search": "Every token looked at narrows the search.",
    "reason.end": "That decides the game.",
}
