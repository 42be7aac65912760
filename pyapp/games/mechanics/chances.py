"""How points become chances here; fitted by `python build.py bench chances --fit`."""

from ...ai.chances import Scale

RIVALS = Scale((0.0998, 0.1019, 0.1039, 0.0979, 0.0959, 0.0921, 0.0979, 0.1082, 0.1271, 0.172, 0.2962))
