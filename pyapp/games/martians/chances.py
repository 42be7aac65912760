"""How points become chances here; fitted by `python build.py bench chances --fit`."""

from ...ai.chances import Scale

RIVALS = Scale((0.001, 0.0001, 0.0001, 0.0001, 0.0008, 0.0005, 0.0018, 0.0044, 0.007, 0.0093, 0.0099))
TOGETHER = Scale((0.0013, 0.0013), (-1.1, -1.1))
