"""What the fact sheet of Mars Needs Mechanics numbers and what lies in its box: the texts are held against them."""

from pyapp.games.mechanics.components import COMPONENTS, MECHANISM_IDS
from tests.contract.sheets import named, numbers

RULES = (
    numbers("R", "1-32 18a-f 21a-b 24a-f") | numbers("Q", "1-48") | numbers("M", "1-10")
)  # M are the mechanism cards
"""Every rule and ruling."""

PIECES = named("component", (*COMPONENTS, "scrap")) | named("mechanism", MECHANISM_IDS)
"""Every card, tile and space of the box."""

EXAMPLES = [f"W{number}" for number in range(1, 13)]
"""The worked examples of the rulebook, by the ids of our notes on it."""

STRANGERS = {
    "it": r"smont\w+|passaggi(?:o|i)?|monet\w+ d’oro|pila degli scarti|tubi? d’etere|vagon[ei]|serie migliori",
    "en": r"discards pile|price markers? track|gadgets?|scraps|wagons?",
}
"""Second words for what has a word already, by language."""
