"""Perché un passo non si può fare, in italiano: una frase per ogni ostacolo, con HAI per «hai» o «ha»."""

from .hindrances import messages

_PHRASES = {
    "earth_empty": "sulla Terra non HAI più coloni",
    "ship_empty": "sull’Astronave non HAI coloni",
    "none_here": "in {building, name, building} HAI già coloni",
    "hand": "in mano non HAI {colour, name, building, card}",
    "energy": "l’energia è {level} e ne serve {n}",
    "energy_full": "l’energia è già al massimo",
    "no_homes": "negli Edifici non HAI coloni",
    "nobody_low": "negli spazi ★ non HAI coloni",
    "nobody_low_here": "nello spazio ★ di {building, name, building} non HAI coloni",
    "nobody_elsewhere": "fuori da {building, name, building} non HAI coloni negli spazi ★",
    "no_room": "lo spazio ★★ di {building, name, building} è pieno: tiene {n, plural, one {# colono} other {# coloni}}",
    "no_room_anywhere": "dove HAI coloni in ★, lo spazio ★★ è pieno",
    "nobody_high": "negli spazi ★★ non c’è nessuno",
    "nobody_high_here": "nello spazio ★★ di {building, name, building} non c’è nessuno",
    "nobody_housed": "negli Edifici non abita ancora nessuno",
    "no_pair": "in nessun Edificio uno in ★ e uno in ★★ sono di giocatori diversi",
    "nobody_has_energy": "nessun altro ha energia",
    "no_cards": "non ci sono più carte da pescare",
    "deck_empty": "il mazzo è vuoto",
    "hand_empty": "in mano non HAI carte",
    "no_own_cards": "in mano e nel modulo non HAI carte",
    "own_prep_empty": "nel modulo non HAI carte",
    "preps_empty": "nei moduli degli altri non ci sono carte",
    "no_two_cards": "nessuna pila ha almeno 2 carte",
    "no_stack": "le pile dei quattro Edifici che ospitano coloni sono vuote",
}

HINDRANCES = messages(
    _PHRASES, "{seat, seat} salta {op, name, step}: REASON.", you={"HAI": "hai"}, they={"HAI": "ha"}
)
