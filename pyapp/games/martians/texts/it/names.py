"""Nomi dei pezzi in italiano (accanto, il nome inglese stampato) e quel che fa ogni carta con parole nostre."""

from .....core.naming import named, rows
from ...components import CARDS, ITEMS, MARTIAN_TITLES, TILES, Tile
from ..en.names import NAMES as PRINTED

_TILES = {
    "house": ("Casa", "f"),
    "gas_station_1": ("Stazione di Servizio", "f"),
    "gas_station_2": ("Stazione di Servizio", "f"),
    "general_store": ("Emporio", "m"),
    "diner": ("Tavola Calda", "f"),
    "feed_store": ("Negozio di Mangimi", "m"),
    "hardware_store": ("Ferramenta", "f"),
    "sheriff_office": ("Ufficio dello Sceriffo", "m"),
    "clinic": ("Ambulatorio", "m"),
    "gun_shop": ("Armeria", "f"),
    "school": ("Scuola", "f"),
    "church": ("Chiesa", "f"),
    "arcade": ("Sala Giochi", "f"),
}
_NAMED = ("house", "farm", "gas_station")  # tiles that the rulebook calls by a name
_SHAPES = {
    "farm": ("Fattoria", "f"),
    "cross": ("Incrocio", "m"),
    "tee": ("Bivio", "m"),
    "straight": ("Rettilineo", "m"),
    "curve": ("Curva", "f"),
    "dead_end": ("Vicolo cieco", "m"),
}
_ARTICLES = {  # with feminine, masculine, and before a vowel
    "the": ("la ", "il ", "l’"),
    "a": ("una ", "un ", "un’"),
    "of": ("della ", "del ", "dell’"),
    "to": ("alla ", "al ", "all’"),
    "in": ("nella ", "nel ", "nell’"),
    "from": ("dalla ", "dal ", "dall’"),
}
_TOKENS = {
    "fuel": ("Carburante", "il Carburante"),
    "fertilizer": ("Fertilizzante", "il Fertilizzante"),
    "dynamite": ("Dinamite", "la Dinamite"),
    "bullet": ("un proiettile", "il proiettile"),
    "life": ("una vita", "la vita"),
    "item": ("un oggetto coperto", "l’oggetto coperto"),
}
_CARDS = {
    "big_eyes": (
        "Grandi occhi. Piccola bocca",
        "Fino al prossimo turno del giocatore attivo ognuno può giocare una carta in più.",
    ),
    "bright_lights": ("Luci brillanti", "Soltanto tu guardi un gettone Marziano coperto sul tavolo."),
    "faked_crop_circles": (
        "Falsi cerchi nel grano",
        "Due gettoni Marziano sul tavolo si scambiano di posto; i Marziani restano dove sono.",
    ),
    "green_slime": (
        "Melma verde",
        "Tutti scartano l’intera mano e pescano altrettante carte. Nel gioco competitivo tu ne peschi una in più.",
    ),
    "how_to_cook": (
        "Come cucinare gli umani",
        "Il Carburante del bersaglio, o di tutti nel gioco cooperativo, va coperto nelle Stazioni di Servizio. "
        "Chi lo aveva sceglie la casella.",
    ),
    "landing_party": (
        "Atterraggio",
        "Dal giocatore attivo in poi ognuno può prendere un’arma dal mazzo e metterla subito in gioco. "
        "Poi il mazzo si mescola.",
    ),
    "levitation": (
        "Levitazione",
        "Fino al prossimo turno del giocatore attivo nessuno tira per muovere né muove; un movimento in corso finisce.",
    ),
    "mass_hysteria": (
        "Isteria di massa",
        "Ogni tessera senza Marziani ne riceve uno, su una strada o un campo che scegli tu; al massimo cinque tessere.",
    ),
    "memory_drain": (
        "Assorbi memoria",
        "Tutti gli oggetti del bersaglio tornano nel mucchio; nel gioco cooperativo la vittima è a caso.",
    ),
    "pod_people": (
        "Ultracorpi",
        "Compare un Marziano su ogni casella con una pedina e senza Marziani, anche al chiuso.",
    ),
    "stupid_humans": (
        "Stupidi umani",
        "Fino al prossimo turno del giocatore attivo ogni dado vale uno in meno.",
    ),
    "end_of_world": (
        "La fine del mondo come lo conosciamo",
        "Fino al prossimo turno del giocatore attivo non si pescano tessere.",
    ),
    "video_game": (
        "Questo non è per niente come il videogioco!",
        "Il bersaglio, o tutti nel gioco cooperativo, perde le vite oltre la terza e i proiettili oltre il terzo.",
    ),
    "tractor_beam": (
        "Raggio traente",
        "Porti la pedina del bersaglio su una casella qualsiasi della città. Nel gioco cooperativo una pedina a caso "
        "torna alla Casa.",
    ),
    "we_come_in_peace": ("Noi veniamo in pace", "Ognuno perde una vita."),
    "agent_xxxx": ("Agente XXXX (Classificato)", "Ognuno riceve un proiettile, fino a cinque."),
    "candy": (
        "Dolci",
        "Scegli una tessera e una accanto: quanti Marziani vuoi passano dalla prima alla seconda.",
    ),
    "four_sided_dice": (
        "Dado a quattro facce",
        "Arma. Scartala: fino al tuo prossimo turno nessun Marziano può avvicinarsi alla tua pedina.",
    ),
    "get_off_my_land": (
        "Fuori dalla mia terra!",
        "Scegli una tessera: tutti i suoi Marziani escono dal gioco.",
    ),
    "homeland_security": (
        "Sicurezza nazionale",
        "Nessun Marziano si muove fino alla fine del tuo prossimo turno.",
    ),
    "go_time": ("È il tempo di andare!", "Solo nel tuo turno: dopo questo ne fai un altro."),
    "martial_law": (
        "Legge marziale",
        "Ogni pedina va alla più vicina casella di edificio, Casa o Fattoria; a parità sceglie chi la possiede.",
    ),
    "mp3_player": (
        "Lettore MP3",
        "Arma. Scartala quando Assorbi memoria colpisce qualcuno: non succede nulla.",
    ),
    "nuclear": (
        "Capacità nucleare",
        "Togli dal gioco una tessera generica al bordo della città e raccogli tutti i suoi Marziani. Nel gioco "
        "cooperativo vanno nella scatola.",
    ),
    "presidential": (
        "Discorso presidenziale",
        "Togli un Marziano da ciascuna di cinque tessere diverse al massimo.",
    ),
    "searchlight": (
        "Faro",
        "Arma. Scartala: scambi un tuo oggetto con uno di un altro giocatore o di un edificio. Nessuno può "
        "ritrovarsi con un doppione.",
    ),
    "shotgun": (
        "Fucile a pompa",
        "Arma con tre proiettili suoi: +1 a tutti i tiri nei tuoi prossimi tre combattimenti.",
    ),
    "signal_jammer": (
        "Disturbatore di segnale",
        "Arma. Scartala: fino alla fine del turno non combatti, ma dove c’è un Marziano non prendi nulla.",
    ),
    "take_her": (
        "Prendila al mio posto",
        "Quando un Raggio traente sposterebbe te, sposta un altro giocatore.",
    ),
    "teleported": (
        "Teletrasporto",
        "La tua pedina va su una casella qualsiasi della città, ma non fuori da un tuo combattimento.",
    ),
    "no_way_lose": (
        "Non c’è modo di perdere!",
        "Solo nel tuo turno, fino alla fine del movimento: i tuoi punti movimento raddoppiano.",
    ),
    "not_happening": (
        "Questo non sta succedendo",
        "Una carta Marziano che ti colpisce è annullata; nel gioco cooperativo la carta appena pescata lascia il posto "
        "a un’altra.",
    ),
    "not_the_human": (
        "Questo non è l’umano che state cercando",
        "Una carta che mira alla tua pedina non ti tocca; puoi indicare un altro giocatore come bersaglio.",
    ),
    "wait": (
        "Aspetta! Io ho già giocato a questo gioco",
        "Fino alla fine del turno tutti i tuoi dadi valgono uno in più.",
    ),
    "very_angry": (
        "Tu mi stai facendo veramente arrabbiare",
        "Puoi giocare subito quante vuoi delle altre tue carte.",
    ),
}
_STEPS = {
    "pick": "raccogliere",
    "angry": "giocare altre carte",
    "search": "cercare un’arma",
    "candy": "attirare Marziani",
    "presidential": "togliere Marziani",
}


def _named(tile: Tile) -> tuple[str, str]:
    """Name and gender of a tile; roads are named by their shape."""
    if tile.id in _TILES:
        return _TILES[tile.id]
    return _SHAPES[tile.shape.removesuffix("_icon")]


def _with_article(form: str, name: str, gender: str) -> str:
    feminine, masculine, elided = _ARTICLES[form]
    if name[0] not in "AEIOU":
        return (feminine if gender == "f" else masculine) + name
    return ("un " if form == "a" and gender == "m" else elided) + name


def _tile_text(tile: Tile) -> str:
    if tile.id == "house":
        return (
            "Si parte da qui e qui si riparte dopo la morte. Marziani nuovi vi portano soltanto «Isteria di massa», "
            "sulle strade, e «Ultracorpi», dove è una pedina (R2, Q15)."
        )
    if tile.farm:
        return (
            "Al centro un gettone Marziano coperto con un Marziano sopra; uscite su tutti i lati (R20, R21)."
        )
    if tile.generic:
        return "Strada senza nome: un Marziano su ogni casella strada (R21). Il disegno è ricostruito da noi."
    found = [
        f"{n} {one if n == 1 else many}"
        for n, one, many in (
            (tile.bullets, "proiettile", "proiettili"),
            (tile.life, "vita", "vite"),
            (tile.items, "oggetto", "oggetti"),
        )
        if n
    ]
    ours = (
        "Il nome è nel regolamento; disegno e numeri sono ricostruiti."
        if "gas" in tile.id
        else "Ricostruito da noi."
    )
    return f"Dentro: {', '.join(found)}. Fuori un Marziano su ogni casella strada (R21). {ours}"


_TOKEN_WORDS = rows("name the", _TOKENS)
_ITEM_FORMS = {
    "": "{name}",
    "the": "{the}",
    "text": "{name}: uno dei tre pezzi che servono sulla Nave Madre (R70, R71). Al massimo uno a testa.",
}
NAMES: dict[str, str] = {
    **{f"tile.{tile.id}": _named(tile)[0] for tile in TILES},
    **{f"tile.{tile.id}.{form}": _with_article(form, *_named(tile)) for tile in TILES for form in _ARTICLES},
    **named("token", _TOKEN_WORDS, {"": "{name}", "the": "{the}"}),
    **named("item", {item: _TOKEN_WORDS[item] for item in ITEMS}, _ITEM_FORMS),
    **named("card", rows("title text", _CARDS), {"": "{title}", "said": "«{title}»", "text": "{text}"}),
    **{f"card.{card}.full": f"{_CARDS[card][0]} ({PRINTED[f'card.{card}']})" for card in CARDS},
    **{
        f"card.{card}.sort": f"Carta {'Marziano' if card in MARTIAN_TITLES else 'Evento'}. "
        f"Sulla carta: «{PRINTED[f'card.{card}']}»."
        for card in CARDS
    },
    **{f"item.{item}.full": f"{_TOKENS[item][0]} ({PRINTED[f'item.{item}']})" for item in ITEMS},
    **{f"item.{item}.sort": f"Sul gettone: {PRINTED[f'item.{item}']}." for item in ITEMS},
    **{
        f"tile.{tile.id}.sort": f"Nel regolamento: {PRINTED[f'tile.{tile.id}']}."
        for tile in TILES
        if tile.id.startswith(_NAMED)
    },
    "sign.ship.sort": "Nel regolamento: Mother Ship.",
    "sign.circle.sort": "Nel regolamento: Crop Circle.",
    "token.life.sort": "Nel regolamento: Life.",
    "token.bullet.sort": "Nel regolamento: Bullet.",
    **{f"step.{step}": name for step, name in _STEPS.items()},
    **{f"tile.{tile.id}.text": _tile_text(tile) for tile in TILES},
    "parts.tokens": "Gettoni e figure",
    "parts.tiles": "Le tessere",
    "parts.cards": "Le carte",
    "token.life.text": "Ne hai da 0 a 5; contano nel movimento, e a 0 muori (R13, R45).",
    "token.bullet.text": "Ne hai da 0 a 5; pagano quello che manca a un tiro di combattimento (R41).",
    "sign.circle.text": "Tre dei quattro gettoni Marziano: qui arrivano Marziani nella fase 7 (R55).",
    "sign.ship.text": "Uno dei quattro gettoni Marziano: con i tre oggetti si vince qui (R70, R71).",
    "part.martian.text": "Uno per casella al massimo; si muovono nella fase 6, e tu li combatti nel tuo turno (R50, R40).",
    "sign.ship": "la Nave Madre",
    "sign.circle": "un Cerchio nel Grano",
}
