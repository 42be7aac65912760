"""How points become chances here; fitted by `python build.py bench chances --fit`."""

from ....ai.chances import Scale
from ....ai.played_out import Playing

RIVALS = Scale(
    (0.0034, 0.0136, 0.0304, 0.0388, 0.0429, 0.0465, 0.0474, 0.0493, 0.0504, 0.0557, 0.0628), sure=0.99
)
PLAYING = Playing(16)
