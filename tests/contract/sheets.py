"""What the fact sheets number and what lies in the boxes, as lists: the texts are held against them."""

from collections.abc import Iterable

from pyapp.games.automobiles import components as automobiles
from pyapp.games.martians import components as martians
from pyapp.games.mechanics import components as mechanics
from pyapp.games.pocket_mars import components as pocket_mars
from pyapp.games.suk import components as suk


def _numbers(letter: str, text: str) -> set[str]:
    """`1-3 5 18a-f` as R1 R2 R3 R5 R18a … R18f."""
    found: set[str] = set()
    for word in text.split():
        first, _, last = word.partition("-")
        if not last:
            found.add(letter + first)
        elif last.isalpha():
            found |= {f"{letter}{first[:-1]}{chr(sign)}" for sign in range(ord(first[-1]), ord(last) + 1)}
        else:
            found |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return found


RULES: dict[str, set[str]] = {
    "mechanics": _numbers("R", "1-32 18a-f 21a-b 24a-f") | _numbers("Q", "1-48") | _numbers("M", "1-10"),
    "automobiles": _numbers("R", "1-41") | _numbers("V", "1-6") | _numbers("Q", "1-37"),
    "suk": _numbers("R", "1 2 3a-b 4-6 10-12 12a-b 13-16 20 30-35 40-43")
    | _numbers("D", "1-6")
    | _numbers("Q", "1-33"),
    "pocket-mars": _numbers("R", "1-22 12a-c 13a-b 16a-c 17a-e 20a-f 30-43 36a-e 39a-e")
    | _numbers("Q", "1-66"),
    "martians": _numbers("R", "1-7 10-17 20-23 30-38 40-48 42a 50-52 55 56 60-67 70-74")
    | _numbers("Q", "1-81 58b"),
}
"""Every rule and ruling of each sheet; M are the mechanism cards."""


def _named(kind: str, ids: Iterable[str]) -> set[str]:
    return {f"{kind}.{name}" for name in ids}


PIECES: dict[str, set[str]] = {
    "mechanics": _named("component", (*mechanics.COMPONENTS, "scrap"))
    | _named("mechanism", mechanics.MECHANISM_IDS),
    "automobiles": _named("card", automobiles.CARDS)
    | _named("space", ("white", "light", "dark", "black", "two_tone", "grid")),
    "suk": _named("tile", suk.TILE_IDS)
    | _named("transport", suk.TRANSPORTS)
    | _named("card", suk.DEEP_SPACE)
    | _named("corp", suk.CORPORATIONS)
    | _named("hold", ("hold-2p", "hold-3p", "hold-2p-octagon", "hold-3p-octagon")),
    "pocket-mars": _named("building", pocket_mars.BUILDINGS)
    | _named("card", (card.id for card in pocket_mars.CARDS)),
    "martians": _named("tile", martians.TILE_IDS)
    | _named("card", martians.CARDS)
    | _named("item", martians.ITEMS)
    | {"token.life", "token.bullet", "sign.circle", "sign.ship", "part.martian"},
}
"""Every card, tile and space of each box."""

STRANGERS: dict[tuple[str, str], str] = {
    ("suk", "it"): r"mol[oi]|cell[ae]|navicell\w+|tesser[ae]|carg[oh]\w*|pedin\w+",
    ("suk", "en"): r"piers?|squares?|boxe?s?|cargo|pawns?|freighters?",
    ("mechanics", "it"): r"smont\w+|passaggi(?:o|i)?|monet\w+ d’oro|pila degli scarti|tubi? d’etere",
    ("mechanics", "en"): r"discards pile|price markers? track|gadgets?|scraps",
    (
        "automobiles",
        "it",
    ): r"cubi usati|pila degli scarti|casell[ae]|auto|vetture?|dadi|turno alternativo|usure|\d+ usura|rimuoviere",
    ("automobiles", "en"): r"slipstream\w*|squares?|dice|used cubes|his discards|from the discards",
    ("pocket-mars", "it"): r"mazzetto|pila degli scarti|navicell\w+|astronaut\w*|razz[oi]",
    ("pocket-mars", "en"): r"exchang\w+|trad(?:e|es|ed|ing)|actor|hidden|astronauts?|settles? in",
    ("martians", "it"): r"quadrat[oi]|munizion\w+|alien[oi]|zombie|cell[ae]|pila degli scarti",
    ("martians", "en"): r"aliens?|zombies?|ammo|ammunition|cells?",
}
"""Second words for what has a word already, by title and language."""

NAMES_APART = {"Soldi, soldi, soldi", "Errore di Sistema", "System Failure"}
"""Names that may say what sentences may not."""
