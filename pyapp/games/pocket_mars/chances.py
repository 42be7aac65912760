"""How points become chances here; fitted by `python build.py bench chances --fit`."""

from ...ai.chances import Scale

RIVALS = Scale(
    (0.1406, 0.0641, 0.0769, 0.1127, 0.1061, 0.1127, 0.1378, 0.1587, 0.219, 0.2845, 0.3022), sure=0.94
)
TOGETHER = Scale(
    (0.0054, 0.0052, 0.0135, 0.0241, 0.0249, 0.0266, 0.0349, 0.0527, 0.1541, 0.2678, 0.3765),
    (0.426, 0.426, 0.39, 0.341, 0.345, 0.355, 0.334, 0.266, -0.067, -0.462, -0.778),
    sure=0.96,
)
