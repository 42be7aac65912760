"""I nomi dei pezzi in italiano: come nel regolamento, dove Lens, Wire e Aether Tube restano in inglese."""

from ..components import (
    AUTOMATON_BONUS,
    COMPONENTS,
    FURNACE_MIN_SET,
    GRAPPLE_DISCOUNT,
    GRAPPLE_LOWEST_PRICE,
    MECHANISMS,
    MIN_SET,
    PRICE_MAX,
    PRICE_MIN,
    ROCKET_GAIN,
    RULES_OF,
    SPECTROSCOPE_DISCOUNT,
    VALET_GAIN,
    XRAY_DEPTH,
)

# componente -> nome, con l’articolo, uno, più d’uno, nome intero
_COMPONENTS: dict[str, tuple[str, str, str, str, str]] = {
    "aether_tube": (
        "Aether Tube",
        "l’Aether Tube",
        "un Aether Tube",
        "Aether Tube",
        "Aether Tube (Tubo Etereo)",
    ),
    "boiler": ("Caldaia", "la Caldaia", "una Caldaia", "Caldaie", "Caldaia"),
    "gear": ("Ingranaggio", "l’Ingranaggio", "un Ingranaggio", "Ingranaggi", "Ingranaggio"),
    "lens": ("Lens", "la Lens", "una Lens", "Lens", "Lens (Lente)"),
    "magnet": ("Magnete", "il Magnete", "un Magnete", "Magneti", "Magnete"),
    "piping": ("Tubatura", "la Tubatura", "una Tubatura", "Tubature", "Tubatura"),
    "wire": ("Wire", "il Wire", "un Wire", "Wire", "Wire (Filo)"),
}


def _cogs(n: int) -> str:
    return f"{n} Cog" if n == 1 else f"{n} Cogs"


# meccanismo -> nome, con l’articolo, nome intero, che cosa fa, da dove viene
_OURS = "Nome, costo ed effetto sono una nostra ricostruzione."
_NAMED = "Il nome è nel regolamento; costo ed effetto li abbiamo ricostruiti noi."
_MECHANISMS: dict[str, tuple[str, str, str, str, str]] = {
    "x_ray_goggles": (
        "X-Ray Goggles",
        "gli X-Ray Goggles",
        "X-Ray Goggles (Occhiali a Raggi X)",
        f"Nel tuo turno vedi le prime {XRAY_DEPTH} carte del mazzo, nell’ordine in cui usciranno. Le vedi solo tu.",
        "Nome e costo sono nel regolamento; l’effetto lo abbiamo ricostruito noi.",
    ),
    "difference_engine": (
        "Difference Engine",
        "il Difference Engine",
        "Difference Engine (Macchina Differenziale)",
        "Quando i prezzi sono cambiati puoi alzare o abbassare di 1 quello del componente al posto 4. Resta tra "
        f"{PRICE_MIN} e {PRICE_MAX}; nell’ultimo round lo alzi solo se quel componente è stato comprato. Se più "
        "giocatori ce l’hanno, decide per primo il Primo Giocatore e si prosegue in senso orario.",
        _NAMED,
    ),
    "rocket_booster": (
        "Rocket Booster",
        "il Rocket Booster",
        "Rocket Booster (Razzo Ausiliario)",
        f"Quando hai finito di vendere ricevi {_cogs(ROCKET_GAIN)} per ogni carta vera del set più grande che hai "
        "venduto in questo round.",
        "Il nome è nel regolamento, e che renda nelle vendite lo dice una fonte pubblica; costo e misura sono nostri.",
    ),
    "aether_drive": (
        "Aether Drive",
        "l’Aether Drive",
        "Aether Drive (Propulsore Etereo)",
        "Una volta a round, nel tuo turno, scambia due gettoni vicini del tracciato Ordini. Non è un acquisto.",
        _NAMED,
    ),
    "automaton": (
        "Automaton",
        "l’Automaton",
        "Automaton (Automa)",
        f"A fine partita ti porta {_cogs(AUTOMATON_BONUS)}. Non si disassembla più e non conta per il limite di un "
        "Meccanismo alla volta.",
        "Nome e divieto di disassemblarlo sono nel regolamento; costo e premio li abbiamo ricostruiti noi.",
    ),
    "magnetic_grapple": (
        "Arpione Magnetico",
        "l’Arpione Magnetico",
        "Arpione Magnetico",
        f"Una volta a round paghi {_cogs(GRAPPLE_DISCOUNT)} in meno: vale per il primo acquisto di un componente che "
        f"costa almeno {GRAPPLE_LOWEST_PRICE} e sta agli ultimi tre posti del tracciato. Scatta da sé.",
        _OURS,
    ),
    "spectroscope": (
        "Spettroscopio",
        "lo Spettroscopio",
        "Spettroscopio",
        f"Una volta a round, se nel turno hai comprato, compri subito un’altra carta a {_cogs(SPECTROSCOPE_DISCOUNT)} "
        f"in meno (mai sotto {PRICE_MIN}). È un acquisto come gli altri.",
        _OURS,
    ),
    "scrap_furnace": (
        "Fornace da Rottame",
        "la Fornace da Rottame",
        "Fornace da Rottame",
        f"Quando vendi, a un set bastano {FURNACE_MIN_SET} carte invece di {MIN_SET}: due vere, oppure una vera e uno Scrap.",
        _OURS,
    ),
    "pneumatic_post": (
        "Posta Pneumatica",
        "la Posta Pneumatica",
        "Posta Pneumatica",
        "Una volta a round, nel tuo turno, metti nel mercato una carta della tua mano e ne prendi una di un altro "
        "componente. Non si paga, e non è un acquisto.",
        _OURS,
    ),
    "clockwork_valet": (
        "Valletto Meccanico",
        "il Valletto Meccanico",
        "Valletto Meccanico",
        f"La prima volta che passi in un round ricevi {_cogs(VALET_GAIN)}. Non conta per il limite di un Meccanismo "
        "alla volta.",
        _OURS,
    ),
}


def _needs(components: tuple[int, ...]) -> str:
    names = [_COMPONENTS[COMPONENTS[component]][0] for component in components]
    return f"{', '.join(names[:-1])} e {names[-1]}"


MECHANISM_RULES: dict[str, str] = {
    rule: f"{_MECHANISMS[card.id][2]}. Servono {_needs(card.needs)}. {_MECHANISMS[card.id][3]}"
    for rule, card in zip(RULES_OF, MECHANISMS, strict=True)
}


def _used(component: str) -> str:
    number = COMPONENTS.index(component)
    uses = ", ".join(_MECHANISMS[card.id][0] for card in MECHANISMS if number in card.needs)
    return f"8 carte e un gettone sul tracciato Ordini (R10). Serve per {uses}."


def _names() -> dict[str, str]:
    names: dict[str, str] = {}
    for component, (name, the, one, more, full) in _COMPONENTS.items():
        key = f"component.{component}"
        names |= {key: name, f"{key}.the": the, f"{key}.a": one, f"{key}.more": more, f"{key}.full": full}
        names[f"{key}.begin"] = the[0].upper() + the[1:]
        names[f"{key}.text"] = _used(component)
        for price in range(PRICE_MIN, PRICE_MAX + 1):
            names[f"price.{component}-{price}"] = f"{name} {price}"
    for mechanism, (name, the, full, text, source) in _MECHANISMS.items():
        key = f"mechanism.{mechanism}"
        names |= {
            key: name,
            f"{key}.the": the,
            f"{key}.full": full,
            f"{key}.text": text,
            f"{key}.source": source,
        }
    return names


NAMES: dict[str, str] = {
    **_names(),
    "parts.components": "I componenti",
    "parts.mechanisms": "I Meccanismi",
    "component.scrap": "Scrap",
    "component.scrap.text": "Al momento di vendere sta al posto di una carta che manca al set. Non vale nulla e non serve "
    "per costruire.",
}
