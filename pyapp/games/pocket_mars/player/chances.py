"""How points become chances here; fitted by `python build.py bench chances --fit`."""

from ....ai.chances import Scale
from ....ai.played_out import Playing

RIVALS = Scale((0.0833, 0.0437, 0.0628, 0.115, 0.1619, 0.2061, 0.2326, 0.228, 0.2471, 0.3275, 0.3848))
TOGETHER = Scale(
    (0.0351, 0.0507, 0.1848, 0.2213, 0.2089, 0.2112, 0.2569, 0.3277, 0.3994, 0.4727, 0.5155),
    (-0.751, -0.824, -1.653, -1.866, -1.713, -1.606, -1.714, -1.973, -2.281, -2.517, -2.523),
)
PLAYING = Playing(16)
