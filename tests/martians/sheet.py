"""What the fact sheet of Martians!!! numbers and what lies in its box: the texts are held against them."""

from pyapp.games.martians.components import CARDS, ITEMS, TILE_IDS
from tests.contract.sheets import named, numbers

RULES = numbers("R", "1-7 10-17 20-23 30-38 40-48 42a 50-52 55 56 60-67 70-74") | numbers("Q", "1-81 58b")
"""Every rule and ruling."""

PIECES = (
    named("tile", TILE_IDS)
    | named("card", CARDS)
    | named("item", ITEMS)
    | {"token.life", "token.bullet", "sign.circle", "sign.ship", "part.martian"}
)
"""Every card, tile and space of the box."""

EXAMPLES = [f"W{number}" for number in range(1, 16)]
"""The worked examples of the rulebook, by the ids of our notes on it."""

STRANGERS = {
    "it": r"quadrat[oi]|munizion\w+|alien[oi]|zombie|cell[ae]|pila degli scarti|pass[oi] [2-8]|segnalini Marziano"
    r"|baccellon[ei]|cartucc\w+",
    "en": r"aliens?|zombies?|ammo|ammunition|cells?|farther",
}
"""Second words for what has a word already, by language."""
