"""The names of the pieces in English, composed from the same tables as the Italian ones."""

from ...components import COLOURS, DEEP_SPACE, SCHEMES_FOR_THREE, TILES
from .. import CELLS, PRINTED

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


def _tiles() -> dict[str, str]:
    names: dict[str, str] = {}
    for tile in TILES:
        noun, (colour, letter) = _TYPES[tile.type], _COLOURS[tile.colour]
        name = f"{colour.capitalize()} {noun}"
        rare = " Rare: 1 extra point (R33)." if tile.rare else ""
        names[f"tile.{tile.id}"] = name
        names[f"tile.{tile.id}.the"] = f"the {name}"
        names[f"tile.{tile.id}.letter"] = letter
        ours = "" if tile.id in PRINTED else " This face is our reconstruction."
        names[f"tile.{tile.id}.text"] = f"Type: {noun} (R32). Colour: {colour} (R31).{rare}{ours}"
    return names


def _types_and_colours() -> dict[str, str]:
    names: dict[str, str] = {}
    for kind, noun in _TYPES.items():
        names[f"type.{kind}"] = noun
        names[f"type.{kind}.the"] = f"the {noun}"
    for colour in COLOURS:
        plain, letter = _COLOURS[colour]
        names[f"colour.{colour}"] = plain
        names[f"colour.{colour}.the"] = plain
        names[f"colour.{colour}.letter"] = letter
    return names


def _transports() -> dict[str, str]:
    names: dict[str, str] = {}
    for shade, (name, many) in _TRANSPORTS.items():
        key = f"transport.{shade}"
        names[key] = name
        names[f"{key}.the"] = f"the {name}"
        names[f"{key}.a"] = f"a {name}"
        names[f"{key}.more"] = f"more {many}"
        names[f"{key}.text"] = (
            f"A {shade} transport: the nearest transports along the ring must have other "
            "colours (R12). Name and shade are our choice."
        )
        names[f"colour.{shade}"] = shade
        names[f"colour.{shade}.many"] = shade
        names[f"colour.{shade}.the"] = shade
    return names


def _cards() -> dict[str, str]:
    names: dict[str, str] = {}
    for card, (name, text) in _CARDS.items():
        sort = DEEP_SPACE[card]
        names[f"card.{card}"] = names[f"option.cards.{card}"] = name
        names[f"card.{card}.the"] = f"the {name}" if sort == "change" else name
        names[f"card.{card}.text"] = text
        names[f"card.{card}.sort"] = _SORTS[sort]
    return names


def _corporations_and_holds() -> dict[str, str]:
    names: dict[str, str] = {}
    for corporation, (name, the) in _CORPORATIONS.items():
        names[f"corp.{corporation}"] = name
        white, grey, black = SCHEMES_FOR_THREE[corporation]
        names[f"corp.{corporation}.the"] = the
        names[f"corp.{corporation}.text"] = (
            f"Corporation. With three players it starts with {white} white, {grey} grey and {black} "
            "black transports (R3b). Name and numbers are our reconstruction."
        )
    for hold, name in _HOLDS.items():
        names[f"hold.{hold}"] = name
        players = 2 if "2p" in hold else 3
        cells = 12 if players == 2 else 8
        names[f"hold.{hold}.text"] = (
            f"{cells} cells, for {players} players (R2). The shape is reconstructed by us."
        )
    return names


NAMES: dict[str, str] = {
    **_tiles(),
    **_types_and_colours(),
    **_transports(),
    **_cards(),
    **_corporations_and_holds(),
    **CELLS,
    "parts.tiles": "Tiles",
    "parts.transports": "Transports",
    "parts.holds": "Holds and corporations",
    "parts.deep": "Deep Space cards",
}
