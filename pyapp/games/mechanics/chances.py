"""How points become chances here; fitted by `python build.py bench chances --fit`."""

from ...ai.chances import Scale

RIVALS = Scale((0.05, 0.1))
TOGETHER = Scale((0.1, 0.1), (0.0, 0.0))
