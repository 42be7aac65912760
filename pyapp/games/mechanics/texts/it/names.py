"""I nomi dei pezzi in italiano, e accanto quelli inglesi che stanno sulle carte (il regolamento ne traduce solo uno)."""

from typing import NamedTuple

from .....core.naming import named
from ...components import (
    AUTOMATON_BONUS,
    COMPONENTS,
    COPIES,
    FURNACE_MIN_SET,
    GRAPPLE_DISCOUNT,
    GRAPPLE_LOWEST_PRICE,
    MECHANISMS,
    MIN_SET,
    PRICE_MAX,
    PRICE_MIN,
    PRICE_TOP,
    ROCKET_GAIN,
    RULES_OF,
    SPECTROSCOPE_DISCOUNT,
    VALET_GAIN,
    XRAY_DEPTH,
)


class Part(NamedTuple):
    """Un componente: il nome con l’articolo, le altre forme, e come sta scritto sulla carta."""

    the: str
    a: str
    more: str
    no: str  # nessuno di questi
    paid: str  # pagato, pagata
    printed: str

    @property
    def name(self) -> str:
        return _bare(self.the)


class Card(NamedTuple):
    """Un Meccanismo: il nome con l’articolo, le altre forme, che cosa fa, da dove viene."""

    the: str
    it: str  # costruir-lo, -la, -li
    only: str  # uno solo, una sola
    printed: str
    text: str
    source: str

    @property
    def name(self) -> str:
        return _bare(self.the)


def _bare(name: str) -> str:
    """Senza l’articolo: «la Lente» e «l’Automa» sono Lente e Automa."""
    return name.partition("’" if name.startswith("l’") else " ")[2]


_COMPONENTS: dict[str, Part] = {
    "aether_tube": Part(
        "il Tubo Etereo", "un Tubo Etereo", "Tubi Eterei", "nessun Tubo Etereo", "pagato", "Aether Tube"
    ),
    "boiler": Part("la Caldaia", "una Caldaia", "Caldaie", "nessuna Caldaia", "pagata", "Boiler"),
    "gear": Part("l’Ingranaggio", "un Ingranaggio", "Ingranaggi", "nessun Ingranaggio", "pagato", "Gear"),
    "lens": Part("la Lente", "una Lente", "Lenti", "nessuna Lente", "pagata", "Lens"),
    "magnet": Part("il Magnete", "un Magnete", "Magneti", "nessun Magnete", "pagato", "Magnet"),
    "piping": Part("la Tubatura", "una Tubatura", "Tubature", "nessuna Tubatura", "pagata", "Piping"),
    "wire": Part("il Filo", "un Filo", "Fili", "nessun Filo", "pagato", "Wire"),
}
_IN_THE_RULEBOOK = {"aether_tube", "lens", "wire"}  # con questo nome inglese


def _cogs(n: int) -> str:
    return f"{n} Cog" if n == 1 else f"{n} Cogs"


_OURS = "Nome, costo ed effetto sono una nostra ricostruzione."
_NAMED = "Il nome è nel regolamento; costo ed effetto li abbiamo ricostruiti noi."
_MECHANISMS: dict[str, Card] = {
    "x_ray_goggles": Card(
        "gli Occhiali a Raggi X",
        "li",
        "un solo paio",
        "X-Ray Goggles",
        f"Nel tuo turno vedi le prime {XRAY_DEPTH} carte del mazzo, nell’ordine in cui usciranno. Le vedi solo tu.",
        "Nome e costo sono nel regolamento; l’effetto lo abbiamo ricostruito noi.",
    ),
    "difference_engine": Card(
        "la Macchina Differenziale",
        "la",
        "una sola",
        "Difference Engine",
        "Quando i prezzi sono cambiati puoi alzare o abbassare di 1 quello del componente al posto 4. Resta tra "
        f"{PRICE_MIN} e {PRICE_MAX}; nell’ultimo round lo alzi solo se quel componente è stato comprato. Se la "
        "avete in più d’uno, sceglie per primo il Primo Giocatore e si prosegue in senso orario.",
        _NAMED,
    ),
    "rocket_booster": Card(
        "il Razzo Ausiliario",
        "lo",
        "uno solo",
        "Rocket Booster",
        f"Quando hai finito di vendere ricevi {_cogs(ROCKET_GAIN)} per ogni carta vera del set più grande che hai "
        "venduto in questo round.",
        "Il nome è nel regolamento, e che renda nelle vendite lo dice una fonte pubblica; costo e misura sono nostri.",
    ),
    "aether_drive": Card(
        "il Propulsore Etereo",
        "lo",
        "uno solo",
        "Aether Drive",
        "Una volta a round, nel tuo turno, scambi due gettoni vicini del tracciato Ordini. Non è un acquisto.",
        _NAMED,
    ),
    "automaton": Card(
        "l’Automa",
        "lo",
        "uno solo",
        "Automaton",
        f"A fine partita ti porta {_cogs(AUTOMATON_BONUS)}, se non avete scelto un altro premio. Non si disassembla "
        "più e non conta per il limite di un Meccanismo alla volta.",
        "Nome e divieto di disassemblarlo sono nel regolamento; costo e premio li abbiamo ricostruiti noi.",
    ),
    "magnetic_grapple": Card(
        "l’Arpione Magnetico",
        "lo",
        "uno solo",
        "Magnetic Grapple",
        f"Una volta a round paghi {_cogs(GRAPPLE_DISCOUNT)} in meno: vale per il primo acquisto di un componente che "
        f"costa almeno {GRAPPLE_LOWEST_PRICE} e sta negli ultimi tre posti del tracciato. Scatta da sé.",
        _OURS,
    ),
    "spectroscope": Card(
        "lo Spettroscopio",
        "lo",
        "uno solo",
        "Spectroscope",
        f"Una volta a round, se nel turno hai comprato, puoi comprare un’altra carta a {_cogs(SPECTROSCOPE_DISCOUNT)} "
        f"in meno (mai sotto {PRICE_MIN}). È un acquisto come gli altri.",
        _OURS,
    ),
    "scrap_furnace": Card(
        "la Fornace per Rottami",
        "la",
        "una sola",
        "Scrap Furnace",
        f"Quando vendi, a un set bastano {FURNACE_MIN_SET} carte invece di {MIN_SET}: due vere, oppure una vera e un "
        "Rottame.",
        _OURS,
    ),
    "pneumatic_post": Card(
        "la Posta Pneumatica",
        "la",
        "una sola",
        "Pneumatic Post",
        "Una volta a round, nel tuo turno, metti nel mercato una carta della tua mano e ne prendi una di un altro "
        "componente. Non si paga, e non è un acquisto.",
        _OURS,
    ),
    "clockwork_valet": Card(
        "il Valletto Meccanico",
        "lo",
        "uno solo",
        "Clockwork Valet",
        f"La prima volta che passi in un round ricevi {_cogs(VALET_GAIN)}. Non conta per il limite di un Meccanismo "
        "alla volta.",
        _OURS,
    ),
}


def _needs(components: tuple[int, ...]) -> str:
    names = [_COMPONENTS[COMPONENTS[component]].name for component in components]
    return f"{', '.join(names[:-1])} e {names[-1]}"


MECHANISM_RULES: dict[str, str] = {
    rule: f"{_MECHANISMS[card.id].name} ({_MECHANISMS[card.id].printed}). Servono {_needs(card.needs)}. "
    f"{_MECHANISMS[card.id].text}"
    for rule, card in zip(RULES_OF, MECHANISMS, strict=True)
}


def _used(component: str) -> str:
    number = COMPONENTS.index(component)
    uses = ", ".join(_MECHANISMS[card.id].name for card in MECHANISMS if number in card.needs)
    return f"{COPIES} carte e un gettone sul tracciato Ordini (R10). Serve per {uses}."


_PARTS = {
    component: {
        **part._asdict(),
        "name": part.name,
        "begin": part.the[0].upper() + part.the[1:],
        "where": "Nel regolamento" if component in _IN_THE_RULEBOOK else "In inglese",
        "used": _used(component),
    }
    for component, part in _COMPONENTS.items()
}
_PART_FORMS = {
    "": "{name}",
    "the": "{the}",
    "begin": "{begin}",
    "a": "{a}",
    "more": "{more}",
    "no": "{no}",
    "paid": "{paid}",
    "full": "{name} ({printed})",
    "sort": "{where}: {printed}.",
    "text": "{used}",
}
_CARDS = {
    mechanism: {
        **card._asdict(),
        "name": card.name,
        "begin": card.the[0].upper() + card.the[1:],
        "where": "In inglese" if card.source == _OURS else "Nel regolamento",
    }
    for mechanism, card in _MECHANISMS.items()
}
_CARD_FORMS = {
    "": "{name}",
    "the": "{the}",
    "begin": "{begin}",
    "it": "{it}",
    "only": "{only}",
    "full": "{name} ({printed})",
    "sort": "{where}: {printed}.",
    "text": "{text}",
    "source": "{source}",
}
_PRICES = {
    f"{component}-{price}": {"name": words["name"], "price": str(price)}
    for component, words in _PARTS.items()
    for price in range(PRICE_MIN, PRICE_TOP + 1)
}

NAMES: dict[str, str] = {
    **named("component", _PARTS, _PART_FORMS),
    **named("price", _PRICES, {"": "{name} a {price}"}),
    **named("mechanism", _CARDS, _CARD_FORMS),
    "parts.components": "I componenti",
    "parts.mechanisms": "I Meccanismi",
    "component.scrap": "Rottame",
    "component.scrap.full": "Rottame (Scrap)",
    "component.scrap.sort": "Nel regolamento: Scrap.",
    "component.scrap.text": "Al momento di vendere sta al posto di una carta che manca al set. Non vale nulla e non serve "
    "per costruire.",
}
