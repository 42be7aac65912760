"""The names of the pieces in English, composed from the same tables as the Italian ones."""

from .....core.naming import named, rows
from ...components import DEEP_SPACE, FACES, TILES, Tile
from .. import CELLS, HOLD_SIZES, PRINTED, SCHEMES

_TYPES: dict[str, str] = {
    "engine": "Engine",
    "plant": "Plant",
    "robot": "Robot",
    "crystal": "Crystal",
    "spice": "Spice",
    "relic": "Relic",
    "creature": "Creature",
}

# colour -> name, letter in the corner
_COLOURS: dict[str, tuple[str, str]] = {
    "yellow": ("yellow", "Y"),
    "purple": ("purple", "P"),
    "red": ("red", "R"),
    "blue": ("blue", "B"),
    "orange": ("orange", "O"),
    "turquoise": ("turquoise", "T"),
}

# colour of the transport -> name, plural
_TRANSPORTS: dict[str, tuple[str, str]] = {
    "white": ("White Moth", "White Moths"),
    "grey": ("Grey Manta", "Grey Mantas"),
    "black": ("Black Raven", "Black Ravens"),
}

# card -> name, text to be read aloud
_CARDS: dict[str, tuple[str, str]] = {
    "pulsar": (
        "Pulsar",
        "If you have a single largest colour group, score as many extra points as it has tiles. "
        "If several tie, nothing.",
    ),
    "quasar": (
        "Quasar",
        "If you have a single largest type group, score as many extra points as it has tiles. "
        "If several tie, nothing.",
    ),
    "supernova": (
        "Supernova",
        "Score 1 extra point for each rare tile that shares a side with another rare tile.",
    ),
    "full_load": (
        "Full Load",
        "If your hold is full, score 2 points. Otherwise lose 1 point for each empty cell.",
    ),
    "wormhole": (
        "Wormhole",
        "Before scoring, you may make two tiles in your hold change places.",
    ),
    "black_hole": (
        "Black Hole",
        "Before scoring, remove one tile of your choice from your hold: it counts for nothing.",
    ),
    "nebula": (
        "Nebula",
        "Before scoring, you may give one of your tiles any colour you like. Type and rarity do not change.",
    ),
    "zero_gravity": (
        "Zero Gravity",
        "Every tile may go on any free cell of the hold, even far from the others.",
    ),
    "ion_storm": (
        "Ion Storm",
        "When you place a transport, only the first one met clockwise matters: its colour must be different.",
    ),
    "customs": (
        "Customs Patrol",
        "Do not take a tile of the same colour as the last one taken by anybody, unless you can "
        "do nothing else.",
    ),
}

_SORTS: dict[str, str] = {
    "bonus": "Bonus: adds points at the end (R42). This card is our reconstruction.",
    "change": "Change: alters the hold before scoring (R42). This card is our reconstruction.",
    "play": "Condition: applies for the whole game (R40). This card is our reconstruction.",
}

# corporation -> name, with the article
_CORPORATIONS: dict[str, tuple[str, str]] = {
    "corp-aurora": ("Aurora Lines", "Aurora Lines"),
    "corp-kronos": ("Kronos Freight", "Kronos Freight"),
    "corp-umbra": ("Umbra Trading", "Umbra Trading"),
}

_HOLDS: dict[str, str] = {
    "hold-2p": "Rectangular hold of 12 cells",
    "hold-3p": "Rectangular hold of 8 cells",
    "hold-2p-octagon": "Octagonal hold of 12 cells",
    "hold-3p-octagon": "Octagonal hold of 8 cells",
}


def _tile(tile: Tile) -> dict[str, str]:
    noun, (colour, letter) = _TYPES[tile.type], _COLOURS[tile.colour]
    return {
        "name": f"{colour.capitalize()} {noun}",
        "letter": letter,
        "type": noun,
        "colour": colour,
        "rare": " Rare: 1 extra point (R33)." if tile.rare else "",
        "ours": "" if tile.id in PRINTED or tile not in TILES else " This face is our reconstruction.",
    }


_TILES = {tile.id: _tile(tile) for tile in FACES}
_TILE_FORMS = {
    "": "{name}",
    "the": "the {name}",
    "letter": "{letter}",
    "text": "Type: {type} (R32). Colour: {colour} (R31).{rare}{ours}",
}
_KINDS = {kind: {"noun": noun} for kind, noun in _TYPES.items()}
_HUES = rows("plain letter", _COLOURS)
_SHADES = {shade: {**words, "shade": shade} for shade, words in rows("name many", _TRANSPORTS).items()}
_TRANSPORT_FORMS = {
    "": "{name}",
    "the": "the {name}",
    "a": "a {name}",
    "more": "more {many}",
    "text": "A {shade} transport: the nearest transports along the ring must have other colours (R12). "
    "Name and shade are our choice.",
}
_DEEP = {
    card: {**words, "sort": _SORTS[DEEP_SPACE[card]], "the": "the " if DEEP_SPACE[card] == "change" else ""}
    for card, words in rows("name text", _CARDS).items()
}
_CORPS = {
    corporation: {**words, **SCHEMES[corporation]}
    for corporation, words in rows("name the", _CORPORATIONS).items()
}
_CORP_FORMS = {
    "": "{name}",
    "the": "{the}",
    "text": "Corporation. With three players it starts with {white} white, {grey} grey and {black} black transports (R3b). "
    "Name and numbers are our reconstruction.",
}
_HULLS = {hold: {"name": name, **HOLD_SIZES[hold]} for hold, name in _HOLDS.items()}
_HULL_FORMS = {
    "": "{name}",
    "text": "{cells} cells, for {players} players (R2). The shape is reconstructed by us.",
}

NAMES: dict[str, str] = {
    **named("tile", _TILES, _TILE_FORMS),
    **named("type", _KINDS, {"": "{noun}", "the": "the {noun}"}),
    **named("colour", _HUES, {"": "{plain}", "the": "{plain}", "letter": "{letter}"}),
    **named("colour", _SHADES, {"": "{shade}", "many": "{shade}", "the": "{shade}"}),
    **named("transport", _SHADES, _TRANSPORT_FORMS),
    **named("card", _DEEP, {"": "{name}", "the": "{the}{name}", "text": "{text}", "sort": "{sort}"}),
    **named("option.cards", _DEEP, {"": "{name}"}),
    **named("corp", _CORPS, _CORP_FORMS),
    **named("hold", _HULLS, _HULL_FORMS),
    **CELLS,
    "parts.tiles": "Tiles",
    "parts.transports": "Transports",
    "parts.holds": "Holds and corporations",
    "parts.deep": "Deep Space cards",
}
