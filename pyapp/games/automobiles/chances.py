"""How points become chances here; fitted by `python build.py bench chances --fit`."""

from ...ai.chances import Scale

RIVALS = Scale((0.0001, 0.0001, 0.0001, 0.0001, 0.0079, 0.023, 0.0337, 0.0504, 0.0738, 0.1221, 0.1755))
