"""What must be told apart at the table of Martians!!!, by every kind of eyes."""

from tools.quality.sight import SEATS, Kind

KINDS = (
    Kind("figure", "#app .pawn", SEATS),
    Kind("sort of a card", "#app .card-sort", r"is-(?:reaction|event|action|weapon|equipment|item)"),
)
