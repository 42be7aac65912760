"""The pictures of the sets, before a race, show the cards that the sets bring."""

import re
from pathlib import Path

from pyapp.games.automobiles.components import SETS

CHOICES = Path(__file__).parents[2] / "static/js/boards/automobiles/choices.js"


def test_each_set_is_drawn_with_its_cards() -> None:
    drawn = {
        name: tuple(re.findall(r"'(\w+)'", cards))
        for name, cards in re.findall(r"^  (\w+): \[(.*)\],$", CHOICES.read_text("utf-8"), re.M)
    }
    assert drawn == SETS
