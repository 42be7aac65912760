"""I nomi dei pezzi in italiano, composti da tabelle perché genere e articolo tornino sempre."""

from ...components import COLOURS, DEEP_SPACE, SCHEMES_FOR_THREE, TILES
from .. import CELLS, PRINTED

_ARTICLE = {"m": "il", "f": "la"}
_A = {"m": "un", "f": "una"}
_OTHER = {"m": "altri", "f": "altre"}

# tipo -> nome, genere
_TYPES: dict[str, tuple[str, str]] = {
    "engine": ("Motore", "m"),
    "plant": ("Pianta", "f"),
    "robot": ("Robot", "m"),
    "crystal": ("Cristallo", "m"),
    "spice": ("Spezia", "f"),
    "relic": ("Reperto", "m"),
    "creature": ("Creatura", "f"),
}

# colore -> maschile, femminile, con l'articolo, lettera nell'angolo
_COLOURS: dict[str, tuple[str, str, str, str]] = {
    "yellow": ("giallo", "gialla", "il giallo", "G"),
    "purple": ("viola", "viola", "il viola", "V"),
    "red": ("rosso", "rossa", "il rosso", "R"),
    "blue": ("blu", "blu", "il blu", "B"),
    "orange": ("arancio", "arancio", "l’arancio", "A"),
    "turquoise": ("turchese", "turchese", "il turchese", "T"),
}

# colore del trasporto -> nome, plurale, colore, colore al plurale, genere
_TRANSPORTS: dict[str, tuple[str, str, str, str, str]] = {
    "white": ("Falena bianca", "Falene bianche", "bianco", "bianchi", "f"),
    "grey": ("Manta grigia", "Mante grigie", "grigio", "grigi", "f"),
    "black": ("Corvo nero", "Corvi neri", "nero", "neri", "m"),
}

# carta -> nome, articolo, testo da leggere ad alta voce
_CARDS: dict[str, tuple[str, str, str]] = {
    "pulsar": (
        "Pulsar",
        "la",
        "Se il tuo gruppo di colore più grande è uno solo, prendi altri punti quante sono le sue "
        "merci. A pari merito, nulla.",
    ),
    "quasar": (
        "Quasar",
        "il",
        "Se il tuo gruppo di tipo più grande è uno solo, prendi altri punti quante sono le sue "
        "merci. A pari merito, nulla.",
    ),
    "supernova": (
        "Supernova",
        "la",
        "Prendi 1 punto in più per ogni merce rara che tocca di lato un’altra merce rara.",
    ),
    "full_load": (
        "Pieno Carico",
        "il",
        "Se la tua stiva è piena, prendi 2 punti. Altrimenti perdi 1 punto per ogni casella vuota.",
    ),
    "wormhole": (
        "Tunnel Spaziale",
        "il",
        "Prima di contare i punti, puoi scambiare di posto due merci della tua stiva.",
    ),
    "black_hole": (
        "Buco Nero",
        "il",
        "Prima di contare i punti, togli una merce a tua scelta dalla stiva: non vale nulla.",
    ),
    "nebula": (
        "Nebulosa",
        "la",
        "Prima di contare i punti, puoi dare a una tua merce il colore che vuoi. Tipo e rarità non cambiano.",
    ),
    "zero_gravity": (
        "Gravità Zero",
        "la",
        "Ogni merce può andare su qualunque casella libera della stiva, anche lontana dalle altre.",
    ),
    "ion_storm": (
        "Tempesta Ionica",
        "la",
        "Quando posi un trasporto conta solo il primo che incontri in senso orario: il suo colore "
        "dev’essere diverso.",
    ),
    "customs": (
        "Pattuglia Doganale",
        "la",
        "Non prendere una merce dello stesso colore dell’ultima presa, da chiunque: puoi farlo "
        "solo se non hai altra scelta.",
    ),
}

_SORTS: dict[str, str] = {
    "bonus": "Bonus: aggiunge punti alla fine (R42). Carta ricostruita da noi.",
    "change": "Modifica: cambia la stiva prima dei conti (R42). Carta ricostruita da noi.",
    "play": "Condizione: vale per tutta la partita (R40). Carta ricostruita da noi.",
}

# corporazione -> nome, con l'articolo
_CORPORATIONS: dict[str, tuple[str, str]] = {
    "corp-aurora": ("Linee Aurora", "le Linee Aurora"),
    "corp-kronos": ("Trasporti Kronos", "i Trasporti Kronos"),
    "corp-umbra": ("Mercantile Umbra", "la Mercantile Umbra"),
}

_HOLDS: dict[str, str] = {
    "hold-2p": "Stiva rettangolare da 12 caselle",
    "hold-3p": "Stiva rettangolare da 8 caselle",
    "hold-2p-octagon": "Stiva ottagonale da 12 caselle",
    "hold-3p-octagon": "Stiva ottagonale da 8 caselle",
}


def _tiles() -> dict[str, str]:
    names: dict[str, str] = {}
    for tile in TILES:
        noun, gender = _TYPES[tile.type]
        masculine, feminine, _, letter = _COLOURS[tile.colour]
        name = f"{noun} {masculine if gender == 'm' else feminine}"
        rare = " Merce rara: 1 punto in più (R33)." if tile.rare else ""
        names[f"tile.{tile.id}"] = name
        names[f"tile.{tile.id}.the"] = f"{_ARTICLE[gender]} {name}"
        names[f"tile.{tile.id}.letter"] = letter
        ours = "" if tile.id in PRINTED else " Faccia ricostruita da noi."
        names[f"tile.{tile.id}.text"] = f"Tipo: {noun} (R32). Colore: {masculine} (R31).{rare}{ours}"
    return names


def _types_and_colours() -> dict[str, str]:
    names: dict[str, str] = {}
    for kind, (noun, gender) in _TYPES.items():
        names[f"type.{kind}"] = noun
        names[f"type.{kind}.the"] = f"{_ARTICLE[gender]} {noun}"
    for colour in COLOURS:
        plain, _, the, letter = _COLOURS[colour]
        names[f"colour.{colour}"] = plain
        names[f"colour.{colour}.the"] = the
        names[f"colour.{colour}.letter"] = letter
    return names


def _transports() -> dict[str, str]:
    names: dict[str, str] = {}
    for shade, (name, many, colour, colours, gender) in _TRANSPORTS.items():
        key = f"transport.{shade}"
        names[key] = name
        names[f"{key}.the"] = f"{_ARTICLE[gender]} {name}"
        names[f"{key}.a"] = f"{_A[gender]} {name}"
        names[f"{key}.more"] = f"{_OTHER[gender]} {many}"
        names[f"{key}.text"] = (
            f"Trasporto di colore {colour}: lungo l’anello i trasporti più vicini devono avere "
            "altri colori (R12). Nome e tinta li abbiamo scelti noi."
        )
        names[f"colour.{shade}"] = colour
        names[f"colour.{shade}.many"] = colours
        names[f"colour.{shade}.the"] = f"il {colour}"
    return names


def _cards() -> dict[str, str]:
    names: dict[str, str] = {}
    for card, (name, article, text) in _CARDS.items():
        names[f"card.{card}"] = names[f"option.cards.{card}"] = name
        names[f"card.{card}.the"] = f"{article} {name}"
        names[f"card.{card}.text"] = text
        names[f"card.{card}.sort"] = _SORTS[DEEP_SPACE[card]]
    return names


def _corporations_and_holds() -> dict[str, str]:
    names: dict[str, str] = {}
    for corporation, (name, the) in _CORPORATIONS.items():
        names[f"corp.{corporation}"] = name
        white, grey, black = SCHEMES_FOR_THREE[corporation]
        names[f"corp.{corporation}.the"] = the
        names[f"corp.{corporation}.text"] = (
            f"Corporazione. In tre giocatori parte con {white} trasporti bianchi, {grey} grigi e {black} neri "
            "(R3b). Nome e quantità sono ricostruiti da noi."
        )
    for hold, name in _HOLDS.items():
        names[f"hold.{hold}"] = name
        players = 2 if "2p" in hold else 3
        cells = 12 if players == 2 else 8
        names[f"hold.{hold}.text"] = (
            f"{cells} caselle, per {players} giocatori (R2). Forma ricostruita da noi."
        )
    return names


NAMES: dict[str, str] = {
    **_tiles(),
    **_types_and_colours(),
    **_transports(),
    **_cards(),
    **_corporations_and_holds(),
    **CELLS,
    "parts.tiles": "Merci",
    "parts.transports": "Trasporti",
    "parts.holds": "Stive e corporazioni",
    "parts.deep": "Carte Spazio Profondo",
}
