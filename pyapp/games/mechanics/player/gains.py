"""What a mechanism brings: written by `python build.py learn mechanics`, not by hand."""

from typing import Final

GAINS: Final = {  # hundredths of a cog in each round to come
    "x_ray_goggles": 19,
    "difference_engine": 61,
    "rocket_booster": 98,
    "aether_drive": 30,
    "magnetic_grapple": 89,
    "spectroscope": 99,
    "scrap_furnace": 24,
    "pneumatic_post": 174,
    "clockwork_valet": 92,
}
