"""The room of Mars Needs Mechanics."""

from .game import Mechanics

GAME = Mechanics()
