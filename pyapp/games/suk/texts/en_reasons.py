"""Why a move: the reasons of Marrak Hesh 17, in English."""

REASONS: dict[str, str] = {
    "reason.total": "The points of this game go into the total.",
    "reason.colour": "The largest group of one colour comes to {points, plural, one {# point} other {# points}}: {more} more.",
    "reason.type": "The largest group of one type comes to {points, plural, one {# point} other {# points}}: {more} more.",
    "reason.keeps_colour": "It keeps the {points} points for colours whole, which other moves would not.",
    "reason.keeps_type": "It keeps the {points} points for types whole, which other moves would not.",
    "reason.rare": "It is a rare tile: 1 point for sure.",
    "reason.growing": "It leaves room for groups that can still grow.",
}
