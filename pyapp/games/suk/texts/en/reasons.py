"""Why a move: the reasons of Marrak Hesh 17, in English."""

_POINTS = "{points, plural, one {# point} other {# points}}"
_GROUPS = (
    "{groups, plural, one {one group of {size}} other {# groups of {size}}}, " + _POINTS + " ({more} more)."
)

REASONS: dict[str, str] = {
    "reason.wins": "This wins by force, whatever is answered.",
    "reason.draws": "This cannot lose any more: a draw at least is certain.",
    "reason.total": "This ends the game: {own, plural, one {# point} other {# points}} for the mover, {rival} for the best of "
    "the others.",
    "reason.cards": "With {deep, list, card} the total {change, plural, =0 {stays at} other {goes from {was} to}} "
    "{total, plural, one {# point} other {# points}}: colours {colour}, types {type}, rare tiles {rare}, Deep Space "
    "{deep_points}.",
    "reason.order": "With {card, name, card, the} first the total is {total, plural, one {# point} other {# points}}.",
    "reason.colour": "Colours: " + _GROUPS,
    "reason.type": "Types: " + _GROUPS,
    "reason.keeps_colour": "It keeps " + _POINTS + " for colours whole, which another move would lower.",
    "reason.keeps_type": "It keeps " + _POINTS + " for types whole, which another move would lower.",
    "reason.least_colour": "The points for colours fall from {before} to {points}, but another move costs more.",
    "reason.least_type": "The points for types fall from {before} to {points}, but another move costs more.",
    "reason.rare": "It is a rare tile: 1 point.",
    "reason.growing_colour": "It brings a group of the colour {colour, name, colour} to {size, plural, one {# tile} other {# tiles}}, and "
    "it can still grow: {left, plural, one {# tile of that colour is} other {# tiles of that colour are}} on docks.",
    "reason.growing_type": "It brings a group of the type {type, name, type} to {size, plural, one {# tile} other {# tiles}}, "
    "and it can still grow: {left, plural, one {# tile of that type is} other {# tiles of that type are}} on docks.",
}
