"""What must be told apart at the table of Pocket Mars, by every kind of eyes."""

from tools.quality.sight import SEATS, Kind

KINDS = (
    Kind("colonist", "#app .pawn", SEATS),
    Kind("dome", "#app .pm-building .dome", r"hue-\w+"),
    Kind("sign of a card", "#app .small-card .glyph", r"hue-\w+"),
)
