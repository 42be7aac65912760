"""What must be told apart at the table of Marrak Hesh 17, by every kind of eyes."""

from tools.quality.sight import SEATS, Kind

KINDS = (
    Kind("seat", "#app .seat-badge", SEATS),
    Kind("colour of goods", "#app .tile-letter", r"hue-\w+"),
    Kind("transport", "#app .ship", r"ship-(?:white|grey|black)"),
)
