"""Why a move: the reasons of Automobiles, in English."""

REASONS: dict[str, str] = {
    "reason.road": "So the turn can lead {n, plural, one {# column} other {# columns}} ahead.",
    "reason.wear": "It costs little wear: {n, plural, =0 {none} other {#}} in the whole turn.",
    "reason.cleaner": "Less wear in the bag: better hands in the turns to come.",
    "reason.money": "It leaves ${money} to spend on cubes.",
    "reason.bought": "One more {colour, name, cube} cube makes the bag faster.",
    "reason.removed": "{n} × {colour, name, cube} less: the weakest cubes make room for better ones.",
    "reason.bag": "The bag gets stronger by it.",
    "reason.stuck": "Ahead there will be colours for which cubes are not lacking.",
    "reason.rivals": "The opponents gain less by it.",
    "reason.place": "It is worth a place in the ranking.",
}
