"""What must be told apart at the table of Automobiles, by every kind of eyes."""

from tools.quality.sight import SEATS, Kind

KINDS = (
    Kind("car", "#app .au-car-inline", SEATS),
    Kind("cube", "#app .cube", r"hue-\w+", dimmed="#app .au-cube"),
    Kind("space", "#app .au-space", r"au-tone-(?:white|light|dark|black)"),
)
