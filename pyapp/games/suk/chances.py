"""How points become chances here; fitted by `python build.py bench chances --fit`."""

from ...ai.chances import Scale

RIVALS = Scale(
    (0.0903, 0.0616, 0.0557, 0.058, 0.0557, 0.0769, 0.1221, 0.1587, 0.2471, 0.3479, 0.4342), sure=0.96
)
