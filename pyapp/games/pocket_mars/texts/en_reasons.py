"""Why a move: the reasons of Pocket Mars, in English."""

REASONS: dict[str, str] = {
    "reason.points": "It is worth {n, plural, one {# point} other {# points}} at once.",
    "reason.rise": "A colonist rises to ★★{n, plural, =0 {.} one {: # point.} other {: # points.}}",
    "reason.land": "A colonist lands in a Building{n, plural, =0 {.} one {: # point, and it may rise from there.} other {: # points, and it may rise from there.}}",
    "reason.launch": "A colonist leaves Earth: on the Ship it is ready to land.",
    "reason.energy": "It brings {n} energy.",
    "reason.top": "Of all the cards, {card, name, card} does most from the hand: {card, name, card, top}",
    "reason.bottom": "Connected now, {card, name, card} starts more than the others: {card, name, card, bottom}",
    "reason.steal": "The card of {who, seat} starts more than the others, and {who, seat} loses it.",
    "reason.more": "More effects follow it.",
    "reason.prep": "It prepares the next turns well: the cards in the prep will pay.",
    "reason.hand": "The best cards stay in the hand.",
    "reason.rivals": "It leaves the others less.",
    "reason.da": "DA gains less by it than by other moves.",
    "reason.androids": "DA’s androids will do less harm.",
    "reason.victory": "That wins the game.",
}
