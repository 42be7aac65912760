"""I nomi in italiano: cubi, carte (accanto, il nome inglese stampato) e che cosa fanno, tracciati, zone, decisioni."""

from .....core.naming import named, rows
from ...components import CARDS, NOT_FOR_SALE, Card
from ...cubes import COLOURS
from ..forms import select

_CUBES = {
    "white": ("bianco", "bianchi"),
    "light": ("grigio chiaro", "grigio chiaro"),
    "dark": ("grigio scuro", "grigio scuro"),
    "black": ("nero", "neri"),
    "wear": ("usura", "usura"),
    "yellow": ("giallo", "gialli"),
    "purple": ("viola", "viola"),
    "red": ("rosso", "rossi"),
    "green": ("verde", "verdi"),
    "blue": ("blu", "blu"),
}
CUBE = select("colour", {colour: f"cubo {one}" for colour, (one, _) in _CUBES.items()})
COUNTED = "{n, plural, one {# " + CUBE + "} other {# "
COUNTED += select("colour", {colour: f"cubi {many}" for colour, (_, many) in _CUBES.items()}) + "}}"

_CARDS = {
    "gear3": ("Terza Marcia", "3rd Gear", "un passo su uno spazio bianco"),
    "gear4": ("Quarta Marcia", "4th Gear", "un passo su uno spazio grigio chiaro"),
    "gear5": ("Quinta Marcia", "5th Gear", "un passo su uno spazio grigio scuro"),
    "gear6": ("Sesta Marcia", "6th Gear", "un passo su uno spazio nero"),
    "wear": ("Usura", "Wear", "il cubo va dalla zona attiva direttamente agli scarti"),
    "car_chief": (
        "Capomacchina",
        "Car Chief",
        "rimuovi una marcia dai tuoi scarti e ottienine una di un tono più scura (niente per una nera)",
    ),
    "engineer": (
        "Ingegnere",
        "Engineer",
        "metti fino a 3 cubi della zona attiva negli scarti, poi rimuovine altrettanti da lì",
    ),
    "manager": (
        "Manager",
        "Manager",
        "puoi rimuovere 1 cubo della zona attiva; poi puoi rimettere nel sacchetto 1 cubo della zona attiva o degli scarti",
    ),
    "mechanic": (
        "Meccanico",
        "Mechanic",
        "sposta 1 cubo dalla zona attiva ai cubi utilizzati senza effetto; poi rimuovi fino a 2 cubi degli scarti",
    ),
    "crew_chief": (
        "Caposquadra",
        "Crew Chief",
        "pesca finché non esce un cubo che non sia usura; poi rimuovi tutta l’usura degli scarti",
    ),
    "pit_captain": ("Capo dei Box", "Pit Captain", "rimuovi fino a 6 cubi degli scarti"),
    "pit_crew": (
        "Personale dei Box",
        "Pit Crew",
        "rimuovi tutta l’usura degli scarti, oppure 2 cubi qualsiasi",
    ),
    "pit_team": (
        "Squadra dei Box",
        "Pit Team",
        "rimuovi fino a 3 cubi degli scarti; con il loro costo ottieni un cubo della riserva",
    ),
    "aerodynamics": (
        "Aerodinamica",
        "Aerodynamics",
        "in questo turno gli spazi attraversati non danno usura",
    ),
    "steering": (
        "Sterzo",
        "Steering",
        "un cubo usura; metti una marcia della zona attiva negli scarti, poi fino a 3 passi di uno stesso colore più chiaro",
    ),
    "suspension": (
        "Sospensione",
        "Suspension",
        "un cubo usura; un passo del colore di una marcia che hai negli scarti",
    ),
    "tires": (
        "Treno di Gomme",
        "Tires",
        "un passo di un colore più chiaro di una marcia che hai nella zona attiva",
    ),
    "boost": (
        "Spinta",
        "Boost",
        "pesca fino a 3 cubi, con un cubo usura ciascuno; poi ogni avversario può pescarne uno",
    ),
    "gearbox": (
        "Cambio",
        "Gearbox",
        "un cubo usura; fino a tanti passi grigio chiaro quanto la tua posizione in gara, uno in più se sei in coda",
    ),
    "nitro": ("Nitro", "Nitro", "pesca 2 cubi: uno resta attivo, l’altro va negli scarti"),
    "turbo": (
        "Turbo",
        "Turbo",
        "2 cubi usura; fino a 2 passi grigio chiaro, più uno per ogni cubo verde negli scarti di chiunque",
    ),
    "diesel_engine": (
        "Motore Diesel",
        "Diesel Engine",
        "2 cubi usura; fino a tanti passi grigio scuro quanti cubi grigio scuro hai negli scarti",
    ),
    "hybrid_engine": (
        "Motore Ibrido",
        "Hybrid Engine",
        "un cubo usura; fino a 2 passi di uno stesso colore, se i tuoi cubi blu fuori dal sacchetto superano quelli negli scarti di ogni avversario",
    ),
    "rotary_engine": (
        "Motore Rotativo",
        "Rotary Engine",
        "un cubo usura; fino a tanti passi bianchi quanti sono i colori nei tuoi scarti",
    ),
    "supercharged": (
        "Compressore",
        "Supercharged",
        "un cubo usura; riprendi fino a 2 cubi dagli scarti nella zona attiva",
    ),
}

_TYPES = {
    "yellow": "Garage",
    "purple": "Box",
    "red": "Gestione",
    "green": "Performance",
    "blue": "Motore",
    "light": "Marce",
    "dark": "Marce",
    "black": "Marce",
}

_OTHERS = {
    "track.daytona": "Daytona Beach",
    "track.monza": "Monza",
    "pile.act": "zona attiva",
    "pile.used": "cubi utilizzati",
    "pile.disc": "scarti",
    "pile.bag": "sacchetto",
    "space.white": "spazio bianco",
    "space.white.text": "Ci entri con la Terza Marcia. Nel Degrado: 1 cubo usura (R31).",
    "space.light": "spazio grigio chiaro",
    "space.light.text": "Ci entri con la Quarta Marcia. Nel Degrado: 2 cubi usura (R31).",
    "space.dark": "spazio grigio scuro",
    "space.dark.text": "Ci entri con la Quinta Marcia. Nel Degrado: 3 cubi usura (R31).",
    "space.black": "spazio nero",
    "space.black.text": "Ci entri con la Sesta Marcia. Nel Degrado: 4 cubi usura (R31).",
    "space.two_tone": "spazio bicolore",
    "space.two_tone.text": "Ci entri con uno qualunque dei due colori; l’usura è quella del più scuro (Q9).",
    "space.grid": "posto di griglia",
    "space.grid.text": "Da qui si parte: P1 davanti con meno denaro, P5 in fondo con più denaro (R13).",
    "parts.gears": "Marce e usura",
    "parts.actions": "Carte azione",
    "parts.spaces": "Gli spazi",
    "step.go": "fare altri passi",
    "step.remove": "rimuovere cubi",
    "step.scrap": "rimuovere un cubo",
    "step.bag": "rimettere un cubo nel sacchetto",
    "step.trade": "dare via cubi",
    "step.lay": "scartare cubi",
    "step.fetch": "riprendere cubi",
    "step.draw": "pescare",
    "step.boost": "pescare un cubo",
}


def _sort(card: Card) -> str:
    return f"Sulla carta: {_CARDS[card.id][1]}. {_price(card)}"


def _full(name: str, printed: str) -> str:
    return name if name == printed else f"{name} ({printed})"


def _price(card: Card) -> str:
    if card.colour in NOT_FOR_SALE:
        counts = f"costo stampato {card.cost}$" if card.cost else "nessun costo stampato"
        return f"Non è in vendita ({counts}, per la Squadra dei Box conta {card.cost}, Q1); sempre in gioco."
    return f"Tipo {_TYPES[COLOURS[card.colour]]}. Costa {card.cost}$, vale {card.value}$."


_CUBE_FORMS = {
    "": "{one}",
    "a": "un cubo {one}",
    "first": "Un cubo {one}",
    "the": "il cubo {one}",
    "many": "cubi {many}",
}
NAMES: dict[str, str] = {
    **named("cube", rows("one many", _CUBES), _CUBE_FORMS),
    **named("card", rows("name printed text", _CARDS), {"": "{name}", "text": "{text}"}),
    **{f"card.{card}.full": _full(name, printed) for card, (name, printed, _) in _CARDS.items()},
    **{f"card.{card.id}.sort": _sort(card) for card in CARDS.values()},
    **_OTHERS,
}
