"""The words of Mars Needs Mechanics that its own pieces need, and some sentences read aloud."""

import pytest

from pyapp.core.messages import Reader
from pyapp.games.mechanics import texts
from pyapp.games.mechanics.components import COMPONENTS, MECHANISM_IDS
from tests.mechanics.tables import GAME

both = pytest.mark.parametrize("language", ["it", "en"])


@pytest.mark.parametrize(
    ("rule", "provenance"),
    [("R22", "seed"), ("R1", "public"), ("Q3", "public"), ("Q4", "reconstructed"), ("M2", "reconstructed")],
)
def test_where_rules_come_from(rule: str, provenance: str) -> None:
    assert texts.PROVENANCE[rule] == provenance


@both
def test_every_piece_has_its_names(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    for component in COMPONENTS:
        for form in ("", ".the", ".a", ".more", ".full"):
            assert messages[f"component.{component}{form}"]
        assert all(f"price.{component}-{price}" in messages for price in range(1, 11))
    for mechanism in MECHANISM_IDS:
        for form in (".the", ".full", ".source"):
            assert messages[f"mechanism.{mechanism}{form}"]
        assert messages[f"option.custom.{mechanism}"]


def test_some_sentences_read_aloud() -> None:
    reader = Reader(GAME.texts("it").MESSAGES, "it", ["Anna", "Bo"])
    sold = {"seat": 0, "type": "gear", "real": 2, "scrap": 1, "price": 4, "income": 8}
    assert reader.say("log.sold", sold) == "Anna vende 2 Ingranaggi con 1 Rottame a 4: 8 Cogs."
    change = {"round": 3, "up": 2, "down": 1, "rising": ["gear-7", "wire-6"], "falling": ["lens-4"]}
    assert reader.say("log.prices", change) == (
        "Prezzi dopo il round 3: salgono Ingranaggio 7 e Filo 6; scende Lente 4."
    )
    english = Reader(GAME.texts("en").MESSAGES, "en", ["Anna", "Bo"])
    assert english.say("log.sold", sold) == "Anna sells 2 Gears with 1 Scrap at 4: 8 cogs."
    refused = {"type": "gear", "due": 6, "cogs": 5, "types": ["lens", "wire"], "n": 2}
    assert english.say("why.too_dear", refused) == (
        "The Gear costs 6 cogs and you have 5. You can afford Lens and Wire."
    )
