"""The room of Automobiles."""

from .game import Automobiles

GAME = Automobiles()
