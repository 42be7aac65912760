"""What must be told apart at the table of Mars Needs Mechanics, by every kind of eyes."""

from tools.quality.sight import SEATS, Kind

KINDS = (
    Kind("seat", "#app .seat-badge", SEATS),
    Kind("part", "#app .part-token", r"part-(?!token|rim|ground)\w+"),
    Kind("card", "#app .part-card", r"part-(?!card|token|rim|ground)\w+"),
)
