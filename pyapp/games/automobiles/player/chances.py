"""How points become chances here; fitted by `python build.py bench chances --fit`."""

from ....ai.chances import Scale
from ....ai.played_out import Playing

RIVALS = Scale(
    (0.0001, 0.0001, 0.0001, 0.0001, 0.0317, 0.0535, 0.0535, 0.0592, 0.094, 0.1464, 0.2061), sure=0.88
)
PLAYING = Playing(8, turns=6)
