"""What the fact sheet of Pocket Mars numbers and what lies in its box: the texts are held against them."""

from pyapp.games.pocket_mars.components import BUILDINGS, CARDS
from tests.contract.sheets import named, numbers

RULES = numbers("R", "1-22 12a-c 13a-b 16a-c 17a-e 20a-f 30-43 36a-e 39a-e") | numbers("Q", "1-66")
"""Every rule and ruling."""

PIECES = named("building", BUILDINGS) | named("card", (card.id for card in CARDS))
"""Every card, tile and space of the box."""

EXAMPLES = [f"X{number}" for number in range(1, 6)]
"""The worked examples of the rulebook, by the ids of our notes on it."""

NAMES_APART = {"Errore di Sistema", "System Failure", "Stampante da cantiere"}
"""Names that may say what sentences may not."""

STRANGERS = {
    "it": r"mazzetto|cantier[ei]|pila degli scarti|navicell\w+|astronaut\w*|razz[oi]|mazzetti|guast[oi]|collegare",
    "en": r"exchang\w+|trad(?:e|es|ed|ing)|actor|hidden|astronauts?|settles? in",
}
"""Second words for what has a word already, by language."""
