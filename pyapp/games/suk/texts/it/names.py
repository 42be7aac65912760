"""I nomi dei pezzi in italiano, composti da tabelle perché genere e articolo tornino sempre."""

from .....core.naming import named, rows
from ...components import DEEP_SPACE, FACES, TILES, Tile
from .. import CELLS, HOLD_SIZES, PRINTED, SCHEMES

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


def _tile(tile: Tile) -> dict[str, str]:
    noun, gender = _TYPES[tile.type]
    masculine, feminine, _, letter = _COLOURS[tile.colour]
    return {
        "name": f"{noun} {masculine if gender == 'm' else feminine}",
        "article": _ARTICLE[gender],
        "letter": letter,
        "type": noun,
        "colour": masculine,
        "rare": " Merce rara: 1 punto in più (R33)." if tile.rare else "",
        "ours": "" if tile.id in PRINTED or tile not in TILES else " Faccia ricostruita da noi.",
    }


_TILES = {tile.id: _tile(tile) for tile in FACES}
_TILE_FORMS = {
    "": "{name}",
    "the": "{article} {name}",
    "letter": "{letter}",
    "text": "Tipo: {type} (R32). Colore: {colour} (R31).{rare}{ours}",
}
_KINDS = {kind: {"noun": noun, "article": _ARTICLE[gender]} for kind, (noun, gender) in _TYPES.items()}
_HUES = rows("plain feminine the letter", _COLOURS)
_SHADES = {
    shade: {
        **words,
        "article": _ARTICLE[words["gender"]],
        "a": _A[words["gender"]],
        "other": _OTHER[words["gender"]],
    }
    for shade, words in rows("name many colour colours gender", _TRANSPORTS).items()
}
_TRANSPORT_FORMS = {
    "": "{name}",
    "the": "{article} {name}",
    "a": "{a} {name}",
    "more": "{other} {many}",
    "text": "Trasporto di colore {colour}: lungo l’anello i trasporti più vicini devono avere altri colori (R12). "
    "Nome e tinta li abbiamo scelti noi.",
}
_DEEP = {
    card: {**words, "sort": _SORTS[DEEP_SPACE[card]]}
    for card, words in rows("name article text", _CARDS).items()
}
_CORPS = {
    corporation: {**words, **SCHEMES[corporation]}
    for corporation, words in rows("name the", _CORPORATIONS).items()
}
_CORP_FORMS = {
    "": "{name}",
    "the": "{the}",
    "text": "Corporazione. In tre parte con {white} trasporti bianchi, {grey} grigi e {black} neri (R3b). "
    "Nome e quantità sono ricostruiti da noi.",
}
_HULLS = {hold: {"name": name, **HOLD_SIZES[hold]} for hold, name in _HOLDS.items()}
_HULL_FORMS = {
    "": "{name}",
    "text": "{cells} caselle, per {players} giocatori (R2). Forma ricostruita da noi.",
}

NAMES: dict[str, str] = {
    **named("tile", _TILES, _TILE_FORMS),
    **named("type", _KINDS, {"": "{noun}", "the": "{article} {noun}"}),
    **named("colour", _HUES, {"": "{plain}", "the": "{the}", "letter": "{letter}"}),
    **named("colour", _SHADES, {"": "{colour}", "many": "{colours}", "the": "il {colour}"}),
    **named("transport", _SHADES, _TRANSPORT_FORMS),
    **named("card", _DEEP, {"": "{name}", "the": "{article} {name}", "text": "{text}", "sort": "{sort}"}),
    **named("option.cards", _DEEP, {"": "{name}"}),
    **named("corp", _CORPS, _CORP_FORMS),
    **named("hold", _HULLS, _HULL_FORMS),
    **CELLS,
    "parts.tiles": "Merci",
    "parts.transports": "Trasporti",
    "parts.holds": "Stive e corporazioni",
    "parts.deep": "Carte Spazio Profondo",
}
