"""Names of the pieces in English."""

from .....core.naming import named, rows
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

# component -> name, with the article, one, several
_COMPONENTS: dict[str, tuple[str, str, str, str]] = {
    "aether_tube": ("Aether Tube", "the Aether Tube", "an Aether Tube", "Aether Tubes"),
    "boiler": ("Boiler", "the Boiler", "a Boiler", "Boilers"),
    "gear": ("Gear", "the Gear", "a Gear", "Gears"),
    "lens": ("Lens", "the Lens", "a Lens", "Lenses"),
    "magnet": ("Magnet", "the Magnet", "a Magnet", "Magnets"),
    "piping": ("Piping", "the Piping", "a length of Piping", "lengths of Piping"),
    "wire": ("Wire", "the Wire", "a Wire", "Wires"),
}


_PAIRS = {"x_ray_goggles"}
_NAMED_THERE = {"aether_tube", "gear", "lens", "wire"}
_IN_THE_RULEBOOK = "A name from the rulebook."
_PUBLIC = "A name from public sources."
_OUR_NAME = "A name of ours."


def _cogs(n: int) -> str:
    return f"{n} cog" if n == 1 else f"{n} cogs"


# mechanism -> name, what it does, where that comes from
_OURS = "Name, cost and effect are our reconstruction."
_NAMED = "The name is in the rulebook; cost and effect are our reconstruction."
_MECHANISMS: dict[str, tuple[str, str, str]] = {
    "x_ray_goggles": (
        "X-Ray Goggles",
        f"On your turn you see the top {XRAY_DEPTH} cards of the deck, in the order in which they will come. Only you do.",
        "Name and cost are in the rulebook; the effect is our reconstruction.",
    ),
    "difference_engine": (
        "Difference Engine",
        "Once the prices have changed you may raise or lower the price of the component in place 4 by 1. It stays between "
        f"{PRICE_MIN} and {PRICE_MAX}; in the last round you may raise it only if that component was bought. With several "
        "owners the First Player decides first, then clockwise.",
        _NAMED,
    ),
    "rocket_booster": (
        "Rocket Booster",
        f"When you have finished selling you get {_cogs(ROCKET_GAIN)} for each real card in the largest set you sold in "
        "this round.",
        "The name is in the rulebook, and a public source says that it helps selling; cost and size are ours.",
    ),
    "aether_drive": (
        "Aether Drive",
        "Once a round, on your turn, you swap two neighbouring tokens of the Order Line. This is not a purchase.",
        _NAMED,
    ),
    "automaton": (
        "Automaton",
        f"At the end of the game it brings you {_cogs(AUTOMATON_BONUS)}, unless you agreed on another bonus. It can’t be "
        "dismantled any more, and it doesn’t count for the limit of one mechanism at a time.",
        "The name, and that it can’t be dismantled, are in the rulebook; cost and bonus are our reconstruction.",
    ),
    "magnetic_grapple": (
        "Magnetic Grapple",
        f"Once a round you pay {_cogs(GRAPPLE_DISCOUNT)} less: for the first purchase of a component that costs at least "
        f"{GRAPPLE_LOWEST_PRICE} and lies in one of the last three places of the line. It works by itself.",
        _OURS,
    ),
    "spectroscope": (
        "Spectroscope",
        f"Once a round, if you have bought in this turn, you may buy one more card for {_cogs(SPECTROSCOPE_DISCOUNT)} less "
        f"(never below {PRICE_MIN}). It is a purchase like any other.",
        _OURS,
    ),
    "scrap_furnace": (
        "Scrap Furnace",
        f"When you sell, {FURNACE_MIN_SET} cards make a set instead of {MIN_SET}: two real ones, or a real one and a Scrap.",
        _OURS,
    ),
    "pneumatic_post": (
        "Pneumatic Post",
        "Once a round, on your turn, put a card of your hand into the market and take one of another component. It costs "
        "nothing, and it is not a purchase.",
        _OURS,
    ),
    "clockwork_valet": (
        "Clockwork Valet",
        f"The first time you pass in a round you get {_cogs(VALET_GAIN)}. It doesn’t count for the limit of one mechanism "
        "at a time.",
        _OURS,
    ),
}


def _needs(components: tuple[int, ...]) -> str:
    names = [_COMPONENTS[COMPONENTS[component]][0] for component in components]
    return f"{', '.join(names[:-1])} and {names[-1]}"


MECHANISM_RULES: dict[str, str] = {
    rule: f"{_MECHANISMS[card.id][0]}. Needs {_needs(card.needs)}. {_MECHANISMS[card.id][1]}"
    for rule, card in zip(RULES_OF, MECHANISMS, strict=True)
}


def _used(component: str) -> str:
    number = COMPONENTS.index(component)
    uses = ", ".join(_MECHANISMS[card.id][0] for card in MECHANISMS if number in card.needs)
    return f"{COPIES} cards and a token on the Order Line (R10). Needed for {uses}."


_PARTS = {
    component: {
        **words,
        "begin": words["the"][0].upper() + words["the"][1:],
        "sort": _IN_THE_RULEBOOK if component in _NAMED_THERE else _PUBLIC,
        "used": _used(component),
    }
    for component, words in rows("name the a more", _COMPONENTS).items()
}
_PART_FORMS = {
    "": "{name}",
    "the": "{the}",
    "begin": "{begin}",
    "a": "{a}",
    "more": "{more}",
    "no": "no {name}",
    "paid": "bought",
    "full": "{name}",
    "sort": "{sort}",
    "text": "{used}",
}
_CARDS = {
    mechanism: {
        **words,
        "it": "them" if mechanism in _PAIRS else "it",
        "only": "one pair" if mechanism in _PAIRS else "one",
        "sort": _OUR_NAME if words["source"] == _OURS else _IN_THE_RULEBOOK,
    }
    for mechanism, words in rows("name text source", _MECHANISMS).items()
}
_CARD_FORMS = {
    "": "{name}",
    "the": "the {name}",
    "begin": "The {name}",
    "it": "{it}",
    "only": "{only}",
    "full": "{name}",
    "sort": "{sort}",
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
    **named("price", _PRICES, {"": "{name} to {price}"}),
    **named("mechanism", _CARDS, _CARD_FORMS),
    "parts.components": "The components",
    "parts.mechanisms": "The mechanisms",
    "component.scrap": "Scrap",
    "component.scrap.full": "Scrap",
    "component.scrap.sort": _IN_THE_RULEBOOK,
    "component.scrap.text": "When you sell it stands in for a card that a set lacks. It is worth nothing and never serves "
    "to build.",
}
