"""Le parole del tavolo di Automobiles: etichette, domande, azioni in breve."""

_CUBES = {
    "white": ("cubo bianco", "cubi bianchi"),
    "light": ("cubo grigio chiaro", "cubi grigio chiaro"),
    "dark": ("cubo grigio scuro", "cubi grigio scuro"),
    "black": ("cubo nero", "cubi neri"),
    "wear": ("cubo usura", "cubi usura"),
    "yellow": ("cubo giallo", "cubi gialli"),
    "purple": ("cubo viola", "cubi viola"),
    "red": ("cubo rosso", "cubi rossi"),
    "green": ("cubo verde", "cubi verdi"),
    "blue": ("cubo blu", "cubi blu"),
}
_SPACES = {
    "white": "spazio bianco",
    "light": "spazio grigio chiaro",
    "dark": "spazio grigio scuro",
    "black": "spazio nero",
    "white_light": "spazio bianco e grigio chiaro",
    "light_dark": "spazio grigio chiaro e scuro",
}
_GEARS = {
    "white": "la terza",
    "light": "la quarta",
    "dark": "la quinta",
    "black": "la sesta",
    "white_light": "la terza o la quarta",
    "light_dark": "la quarta o la quinta",
}
_PILES = {"act": "zona attiva", "used": "cubi utilizzati", "disc": "scarti", "bag": "sacchetto"}


def _select(name: str, cases: dict[str, str]) -> str:
    inside = " ".join(f"{case} {{{words}}}" for case, words in cases.items())
    return f"{{{name}, select, {inside} other {{}}}}"


_CUBE = _select("colour", {colour: one for colour, (one, _) in _CUBES.items()})
_MANY = _select("colour", {colour: many for colour, (_, many) in _CUBES.items()})
_COUNTED = f"{{n, plural, one {{# {_CUBE}}} other {{# {_MANY}}}}}"
_FROM = _select("pile", {"act": "dalla zona attiva", "disc": "dagli scarti"})

_TABLE = {
    "track": "Il tracciato di {track, select, monza {Monza} other {Daytona Beach}}",
    "zoom.in": "Avvicina",
    "zoom.out": "Allontana",
    "zoom.fit": "Tutto il tracciato",
    "zoom.follow": "Segui la tua macchina",
    "zone.front_a": "Rettilineo dei box",
    "zone.front_b": "Verso il traguardo",
    "zone.t12": "Curve 1 e 2",
    "zone.t34": "Curve 3 e 4",
    "zone.back": "Rettilineo opposto",
    "zone.main_a": "Rettilineo principale",
    "zone.main_b": "Verso il traguardo",
    "zone.parabolica": "Parabolica",
    "zone.ascari": "Variante Ascari",
    "zone.serraglio": "Serraglio",
    "zone.lesmo": "Curve di Lesmo",
    "zone.roggia": "Variante della Roggia",
    "race": "Gara di {laps, plural, one {# giro} other {# giri}}",
    "round": "Turno {n}",
    "last_round": "Ultimo turno",
    "lap": "Giro {lap} di {laps}",
    "lap.short": "{lap}/{laps}",
    "arrived": "Arrivata",
    "place": "{n}ª posizione a fine turno",
    "place.short": "{n}ª",
    "car": "{name}: {place}ª, {where}; {left, plural, =0 {arrivata} one {# giro da finire} other {# giri da finire}}",
    "space": f"{_select('colour', _SPACES)}, corsia {{lane}}, casella {{column}}",
    "space.long": f"{{sections, plural, one {{# sezione}} other {{# sezioni}}}}. Ci entra {_select('gear', _GEARS)}. "
    "Usura a fine turno, se è il più scuro che tocchi: {wear}.",
    "space.grid": "Posto {n} della griglia di partenza.",
    "space.cars": "Qui c’è: {names}.",
    "aim": f"Fino a {{where}} con un {_CUBE}{{steps, plural, one {{}} other {{, # passi}}}}",
    "crosses": "passa il traguardo",
    "outlook": "Se il turno finisse qui",
    "wear": "{n, plural, =0 {nessuna usura a fine turno} one {# usura a fine turno} other {# usure a fine turno}}",
    "wear.drafting": "in scia a {name}, nessuna usura a fine turno",
    "wear.shielded": "Aerodynamics: nessuna usura a fine turno",
    "money": "${n} da spendere",
    "bag": "Sacchetto: {n, plural, =0 {vuoto} one {# cubo} other {# cubi}}, poi rientrano "
    "{disc, plural, one {# scarto} other {# scarti}}",
    "bag.of": "Sacchetto di {name}: {n, plural, =0 {vuoto} one {# cubo} other {# cubi}}",
    "bag.title": "Il tuo sacchetto",
    "chance": f"{_COUNTED}: {{percent}} % di vederne almeno uno alla prossima pesca",
    "rack": "Le carte di questa gara",
    "price": "{sale, select, yes {Costa ${cost}} other {Non in vendita}}, vale ${value}; in riserva {stock}",
    "cube": _CUBE,
    "cubes": _COUNTED,
    "none": "niente",
    "active": f"{_COUNTED} nella zona attiva",
    "pile.act": "Zona attiva ({n})",
    "pile.used": "Utilizzati ({n})",
    "pile.disc": "Scarti ({n})",
    "pile.bag": "Nel sacchetto ({n})",
    "pile.short.act": "attivo",
    "pile.short.disc": "scarto",
    "leaves.cubes": "{n, plural, one {Un colore attivo può ancora muovere.} other {# colori attivi possono ancora muovere.}}",
    "leaves.money": "Perdi ${n} che puoi ancora spendere.",
    "turn": "Il turno di {name}",
    "step": f"{_CUBE} su {{where}}",
    "stands": "La macchina è ferma.",
    "reach": "Spazi raggiungibili",
    "now": "Adesso: {text}",
    "col.place": "Pos.",
    "col.driver": "Pilota",
    "col.lap": "Giro",
    "col.where": "Dove",
    "col.gap": "Distacco",
    "col.cube": "Cubo",
    "col.card": "Carta",
    "col.cost": "Costo",
    "col.value": "Valore",
    "col.stock": "Riserva",
}

_CARDS = {
    "gear3": "1 spazio bianco",
    "gear4": "1 spazio grigio chiaro",
    "gear5": "1 spazio grigio scuro",
    "gear6": "1 spazio nero",
    "wear": "finisce negli scarti",
    "car_chief": "una marcia degli scarti diventa più scura",
    "engineer": "scarta fino a 3 attivi, poi togli altrettanti scarti",
    "manager": "togli 1 attivo; rimetti 1 cubo nel sacchetto",
    "mechanic": "usa 1 attivo a vuoto; togli fino a 2 scarti",
    "crew_chief": "pesca fino a un cubo non usura; via l’usura dagli scarti",
    "pit_captain": "togli fino a 6 scarti",
    "pit_crew": "togli 2 scarti, oppure tutta l’usura",
    "pit_team": "togli fino a 3 scarti, prendi un cubo di pari costo",
    "aerodynamics": "niente usura a fine turno",
    "steering": "scarta una marcia: fino a 3 spazi più chiari",
    "suspension": "1 spazio come una marcia degli scarti",
    "tires": "1 spazio più chiaro di una marcia attiva",
    "boost": "pesca fino a 3, 1 usura l’uno; poi 1 agli altri",
    "gearbox": "fino a {n} grigio chiaro, per la posizione",
    "nitro": "pesca 2: uno attivo, l’altro scartato",
    "turbo": "fino a {n} grigio chiaro, per i verdi scartati",
    "diesel_engine": "fino a {n} grigio scuro, per gli scuri scartati",
    "hybrid_engine": "{own} blu contro {rival}: {n, plural, =0 {per ora fermo} other {fino a # di un colore}}",
    "rotary_engine": "fino a {n} bianchi, per i colori scartati",
    "supercharged": "fino a 2 scarti tornano attivi",
}

_VERBS = {
    "use": "Usa un cubo",
    "go": "Avanza",
    "shop": "Agli acquisti",
    "buy": "Compra un cubo",
    "remove": "Togli dei cubi",
    "sweep": "Via tutta l’usura",
    "lay": "Scarta dei cubi attivi",
    "rest": "Usa un cubo a vuoto",
    "bag": "Rimetti un cubo nel sacchetto",
    "fetch": "Riprendi degli scarti",
    "gain": "Prendi un cubo",
    "keep": "Tieni un cubo",
    "draw": "Pesca un cubo",
    "skip": "Basta così",
    "pit": "Pit stop",
    "end": "Fine",
}

_DO = {
    "use": f"Usa un {_CUBE}, {{card, name, card}}: {{text}}",
    "go": "Avanza fino a {where}",
    "shop": "Fine delle azioni: spendi ${money}",
    "buy": f"Compra un {_CUBE} ({{card, name, card}}) per ${{cost}}",
    "remove": f"Togli {_COUNTED} {_FROM}",
    "sweep": "Togli tutta l’usura dagli scarti",
    "lay": f"Metti {_COUNTED} fra gli scarti",
    "rest": f"Usa a vuoto un {_CUBE}",
    "bag": f"Rimetti nel sacchetto un {_CUBE} {_FROM}",
    "fetch": f"Riprendi {_COUNTED} dagli scarti",
    "gain": f"Prendi un {_CUBE}",
    "keep": f"Tieni attivo il {_CUBE}",
    "draw": "Pesca un cubo",
    "skip": "Basta così",
    "pit.clean": "Pit stop: la macchina resta ferma, {n, plural, =0 {niente usura da togliere} one {via # usura} other {via # usure}}, "
    "peschi 7 cubi nuovi",
    "pit.keep": "Pit stop senza togliere usura: la macchina resta ferma, peschi 7 cubi nuovi",
    "end": "{phase, select, setup {Chiudi gli acquisti} other {Chiudi il turno: {n, plural, =0 {nessuna usura} one {# usura} other {# usure}}, "
    "peschi 7 cubi nuovi}}",
}

_ACTS = {
    "draw": "Pesca",
    "sweep": "Via l’usura",
    "skip": "Basta così",
    "shop": "Acquisti: ${n}",
    "pit.clean": "Pit stop",
    "pit.keep": "Pit stop, tieni usura",
    "end": "{phase, select, setup {Pronto} other {Fine turno}}",
}

BOARD: dict[str, str] = {
    **{f"board.{key}": text for key, text in _TABLE.items()},
    **{f"board.card.{card}": text for card, text in _CARDS.items()},
    "board.card.costs": "{n, plural, one {# usura} other {# usure}}, poi {text}",
    **{f"board.verb.{verb}": text for verb, text in _VERBS.items()},
    **{f"board.do.{verb}": text for verb, text in _DO.items()},
    **{f"board.act.{act}": text for act, text in _ACTS.items()},
    **{f"board.word.{pile}": text for pile, text in _PILES.items()},
    "board.word.clean": "via l’usura",
    "board.word.keep": "senza togliere usura",
    "board.choose": "Che cosa fai?",
}
