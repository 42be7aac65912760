"""How points become chances here; fitted by `python build.py bench chances --fit`."""

from ....ai.chances import Scale

RIVALS = Scale(
    (0.1019, 0.1061, 0.1127, 0.1019, 0.1039, 0.0998, 0.1061, 0.1173, 0.1378, 0.1864, 0.3771), sure=0.96
)
