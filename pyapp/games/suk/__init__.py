"""The room of Marrak Hesh 17."""

from .game import Suk

GAME = Suk()
