"""How points become chances here; fitted by `python build.py bench chances --fit`."""

from ....ai.chances import Scale
from ....ai.played_out import Playing

RIVALS = Scale((0.06, 0.04, 0.03, 0.035, 0.0641, 0.1061, 0.1221, 0.1827, 0.2678, 0.452, 0.6761), sure=0.88)
PLAYING = Playing(16, glance=40)
