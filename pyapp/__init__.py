"""Regolo, the rulebook that plays: `GAMES` holds every game, ready to be played by its rules."""

from .games import GAMES

__all__ = ["GAMES", "__version__"]
__version__ = "0.1.0"
