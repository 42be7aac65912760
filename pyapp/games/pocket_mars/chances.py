"""How points become chances here; fitted by `python build.py bench chances --fit`."""

from ...ai.chances import Scale

RIVALS = Scale((0.15, 0.0885, 0.0753, 0.0998, 0.1378, 0.1587, 0.2061, 0.228, 0.2962, 0.417, 0.5528), sure=0.8)
TOGETHER = Scale(
    (0.0084, 0.0108, 0.0106, 0.0162, 0.0332, 0.0416, 0.0824, 0.1229, 0.1542, 0.2083, 0.3301),
    (0.116, 0.093, 0.091, 0.07, 0.015, 0.01, -0.075, -0.165, -0.276, -0.446, -0.668),
    sure=0.9,
)
