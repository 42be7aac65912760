"""I nomi dei pezzi in italiano; i testi delle carte nascono dalle stesse parole con cui il gioco le risolve."""

from .....core.naming import named
from ...components import BUILDINGS, CARDS, Card, Op, Ops
from .. import EFFECTS

_BUILDINGS = {
    "energy": ("Energia", "Edificio Energia", "guadagni 1 energia"),
    "ecosystem": (
        "Ecosistema",
        "Edificio Ecosistema",
        "sposti un colono di chiunque tra ★ e ★★ dello stesso Edificio",
    ),
    "water": ("Acqua", "Edificio Acqua", "metti una carta di mano o modulo in fondo al mazzo"),
    "science": ("Scienza", "Edificio Scienza", "lanci 1 colono dalla Terra all’Astronave"),
    "construction": (
        "Costruzione",
        "Edificio di Costruzione",
        "sposti 1 colono dall’Astronave allo spazio ★ di un Edificio",
    ),
}

_CARDS = {
    "energy": "Schiera solare|Celle a combustibile|Sifone di potenza|Motore navetta"
    "|Nucleo del reattore|Nodo di rete|Catapulta magnetica",
    "ecosystem": "Cupola pilota|Torre idroponica|Corridoio botanico|Anello verde"
    "|Riciclatore d’aria|Fattoria a terrazze|Giardino d’ossigeno",
    "water": "Trivella del ghiaccio|Cisterna|Impianto di filtraggio|Pozzo profondo|Condotta"
    "|Condensatore|Mappa dell’acquifero",
    "science": "Controllo lanci|Ponte orbitale|Antenna telemetrica|Laboratorio rover"
    "|Rete di segnali|Archivio dati|Osservatorio",
    "construction": "Gru|Stampante da cantiere|Piazzola d’atterraggio|Talpa meccanica|Fonderia"
    "|Ascensore spaziale|Demolitrice",
}

_OPS = {
    "launch": "lancia {n} {coloni}",
    "gain": "guadagna {n} energia",
    "gain_per_building": "guadagna 1 energia per ogni Edificio con almeno un tuo colono, al massimo {n}",
    "drain": "un altro giocatore a tua scelta perde 1 energia",
    "pay": "paga {n} energia: {then}",
    "if_none_here": "se non hai coloni in questo Edificio: {then}",
    "if_hand": "se hai in mano una carta {colour}: {then}",
    "settle_here": "sposta 1 tuo colono dall’Astronave allo spazio ★ di questo Edificio",
    "settle_any": "sposta {fino}{n} {tuoi} dall’Astronave allo spazio ★ di un Edificio a scelta{ognuno}",
    "promote": "porta {fino}{n} {tuoi} da ★ a ★★ in un Edificio a scelta{ognuno}",
    "promote_here": "porta 1 tuo colono da ★ a ★★ in questo Edificio",
    "demote": "riporta 1 colono di chiunque da ★★ a ★ in un Edificio a scelta",
    "demote_here": "riporta 1 colono di chiunque da ★★ a ★ in questo Edificio",
    "shift_tier": "sposta 1 colono di chiunque tra ★ e ★★ dello stesso Edificio",
    "swap_tiers": "scambia in un Edificio un colono dello spazio ★ con uno dello spazio ★★",
    "transfer": "sposta 1 tuo colono dallo spazio ★ di un Edificio allo spazio ★ di un altro",
    "transfer_here": "sposta 1 tuo colono dallo spazio ★ di un altro Edificio a quello di questo",
    "swap_cards": "scambia 2 carte connesse allo stesso Edificio",
    "cover": "metti una carta della mano, di qualunque colore, a faccia in giù sulla pila di un Edificio, Costruzione esclusa (vale 0)",
    "salvage": "scarta la carta in cima alla pila di un Edificio, Costruzione esclusa",
    "draw": "pesca {n} {carte}",
    "cycle": "scarta fino a {n} carte della mano e pescane altrettante",
    "dig": "guarda le prime {n} carte del mazzo, tienine 1 e metti le altre in fondo nell’ordine che vuoi",
    "peek": "guarda il modulo di un altro giocatore",
    "exchange": "scambia una carta della mano con una del tuo modulo",
    "trade_prep": "scambia una carta del tuo modulo con una di un altro modulo, senza guardarla",
}

_STEPS = {
    "may": "l’azione",
    "pay": "il pagamento",
    "place": "il piazzamento",
    "launch": "il lancio",
    "gain": "l’energia",
    "gain_per_building": "l’energia",
    "draw": "la pesca",
    "if_none_here": "la condizione",
    "if_hand": "la condizione",
    "settle_here": "lo sbarco",
    "settle_any": "lo sbarco",
    "promote": "la salita",
    "promote_here": "la salita",
    "demote": "la discesa",
    "demote_here": "la discesa",
    "shift_tier": "lo spostamento tra ★ e ★★",
    "swap_tiers": "lo scambio tra ★ e ★★",
    "transfer": "il trasferimento",
    "transfer_here": "il trasferimento",
    "drain": "il sifone",
    "swap_cards": "lo scambio di carte nella pila",
    "cover": "la copertura",
    "salvage": "il recupero",
    "cycling": "il cambio di carte",
    "dig": "lo scavo nel mazzo",
    "sink": "la carta in fondo al mazzo",
    "peek": "l’occhiata",
    "exchange": "lo scambio con il modulo",
    "trade_prep": "lo scambio tra moduli",
}

_SOURCES = {"seed": "dal regolamento", "public": "da una fonte pubblica", "reconstructed": "ricostruita"}


def _said(ops: Ops) -> str:
    return ", poi ".join(_op(op) for op in ops)


def _op(op: Op) -> str:
    return _OPS[op.name].format(
        n=op.n,
        coloni="colono" if op.n == 1 else "coloni",
        tuoi="tuo colono" if op.n == 1 else "tuoi coloni",
        carte="carta" if op.n == 1 else "carte",
        fino="" if op.n == 1 else "fino a ",
        ognuno="" if op.n == 1 else ", anche diverso per ognuno",
        colour=_BUILDINGS[BUILDINGS[op.colour]][0],
        then=_said(op.then),
    )


def _upper(text: str) -> str:
    return text[0].upper() + text[1:] + "."


def _building(building: str) -> dict[str, str]:
    short, full, ability = _BUILDINGS[building]
    return {
        "short": short,
        "full": full,
        "ability": _upper(ability),
        "homes": "Non ospita coloni (R8). "
        if building == "construction"
        else "Ospita coloni in ★ e ★★; la prima carta deve battere 3 (R12a). ",
    }


def _card(card: Card) -> dict[str, str]:
    building = BUILDINGS[card.colour]
    top_from, bottom_from = (_SOURCES[source] for source in card.provenance)
    return {
        "title": _CARDS[building].split("|")[card.value - 1],
        "short": _BUILDINGS[building][0],
        "value": str(card.value),
        "top": _upper(_said(card.top)),
        "bottom": _upper(_said(card.bottom)),
        "top_from": top_from,
        "bottom_from": bottom_from,
    }


_HOUSES = {building: _building(building) for building in _BUILDINGS}
_HOUSE_FORMS = {
    "": "{short}",
    "card": "una carta {short}",
    "full": "{full}",
    "ability": "{ability}",
    "text": "{homes}{ability}",
}
_CARD_FORMS = {
    "": "{title} ({short} {value})",
    "title": "{title}",
    "top": "{top}",
    "bottom": "{bottom}",
    "text": "Dalla mano: {top} Dal modulo: {bottom}",
    "source": "Azione della mano: {top_from}. Azione del modulo: {bottom_from}.",
}

_SHIPS = {
    "aurora": "Aurora, rosso",
    "meridian": "Meridiana, verde acqua",
    "halcyon": "Alcione, magenta",
    "vesper": "Vespro, ardesia",
}

NAMES: dict[str, str] = {
    **{f"step.{kind}": text for kind, text in _STEPS.items()},
    **named("building", _HOUSES, _HOUSE_FORMS),
    **named("parts", _HOUSES, {"": "Carte {short}"}),
    **named("card", _HOUSES, {"": "una carta {short}"}),
    **named("card", {card.id: _card(card) for card in CARDS}, _CARD_FORMS),
    **{f"effect.{effect}": _op(op) for effect, op in EFFECTS.items()},
    **{f"{key}.{ship}": name for key in ("ship", "option.ships") for ship, name in _SHIPS.items()},
    "parts.buildings": "Gli Edifici",
    "slot.left": "a sinistra",
    "slot.right": "a destra",
    "place.hand": "dalla mano",
    "place.left": "dal modulo, a sinistra",
    "place.right": "dal modulo, a destra",
    "place.deck": "tra quelle guardate",
}
