"""The words of Martians!!! that its own pieces need."""

import pytest

from pyapp.games.martians import GAME
from pyapp.games.martians.agenda import AGENDA
from pyapp.games.martians.components import CARDS, ITEMS
from pyapp.games.martians.state import SPOKEN

both = pytest.mark.parametrize("language", ["it", "en"])


@both
def test_titles_differ_and_items_have_their_article(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    assert len({messages[f"card.{card}"] for card in CARDS}) == len(CARDS)
    assert [item for item in ITEMS if not messages.get(f"item.{item}.the")] == []


@both
def test_every_decision_has_its_prompt(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    asked = {SPOKEN.get(name, name) for name, kind in AGENDA.kinds.items() if kind.offer}
    assert {kind for kind in asked if f"prompt.{kind}" not in messages} == set()
