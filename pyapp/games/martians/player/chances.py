"""How points become chances here; fitted by `python build.py bench chances --fit`, flattened where games were few."""

from ....ai.chances import Scale
from ....ai.played_out import Playing

RIVALS = Scale(
    (0.0001, 0.0001, 0.0005, 0.0018, 0.005, 0.005, 0.0054, 0.0105, 0.0105, 0.0153, 0.03), sure=0.88
)
TOGETHER = Scale((0.001, 0.001), (-0.1, -0.1))
PLAYING = Playing(6, turns=3, glance=5)
