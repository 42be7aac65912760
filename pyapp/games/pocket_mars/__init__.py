"""The room of Pocket Mars."""

from .game import PocketMars

GAME = PocketMars()
