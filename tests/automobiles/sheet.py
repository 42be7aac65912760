"""What the fact sheet of Automobiles numbers and what lies in its box: the texts are held against them."""

from pyapp.games.automobiles.components import CARDS
from tests.contract.sheets import named, numbers

RULES = numbers("R", "1-41") | numbers("V", "1-6") | numbers("Q", "1-37")
"""Every rule and ruling."""

PIECES = named("card", CARDS) | named("space", ("white", "light", "dark", "black", "two_tone", "grid"))
"""Every card, tile and space of the box."""

EXAMPLES = [f"E{number}" for number in range(1, 21)]
"""The worked examples of the rulebook, by the ids of our notes on it."""

NAMES_APART = {"Soldi, soldi, soldi"}
"""Names that may say what sentences may not."""

STRANGERS = {
    "it": r"cubi usati|pila degli scarti|casell[ae]|auto|vetture?|dadi|turno alternativo|usure|\d+ usura|rimuoviere|negozio",
    "en": r"slipstream\w*|squares?|dice|used cubes|his discards|from the discards|farthest",
}
"""Second words for what has a word already, by language."""
