"""What the fact sheet of Marrak Hesh 17 numbers and what lies in its box: the texts are held against them."""

from pyapp.games.suk.components import CORPORATIONS, DEEP_SPACE, TILE_IDS, TRANSPORTS
from tests.contract.sheets import named, numbers

RULES = (
    numbers("R", "1 2 3a-b 4-6 10-12 12a-b 13-16 20 30-35 40-43") | numbers("D", "1-6") | numbers("Q", "1-33")
)
"""Every rule and ruling."""

PIECES = (
    named("tile", TILE_IDS)
    | named("transport", TRANSPORTS)
    | named("card", DEEP_SPACE)
    | named("corp", CORPORATIONS)
    | named("hold", ("hold-2p", "hold-3p", "hold-2p-octagon", "hold-3p-octagon"))
)
"""Every card, tile and space of the box."""

EXAMPLES = ["W1", "W2", *(f"E{number}" for number in range(1, 7))]
"""The worked examples of the rulebook, by the ids of our notes on it."""

STRANGERS = {
    "it": r"mol[oi]|cell[ae]|navicell\w+|tesser[ae]|carg[oh]\w*|pedin\w+",
    "en": r"piers?|squares?|boxe?s?|cargo|pawns?|freighters?",
}
"""Second words for what has a word already, by language."""
