"""The room of Martians!!!."""

from .game import Martians

GAME = Martians()
