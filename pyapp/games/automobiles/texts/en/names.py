"""Names in English: cubes, cards and what they do, tracks, piles, decisions."""

from .....core.naming import named, rows
from ...components import CARDS, NOT_FOR_SALE, Card
from ...cubes import COLOURS
from ..forms import select

_CUBES = {
    "white": "white",
    "light": "light grey",
    "dark": "dark grey",
    "black": "black",
    "wear": "wear",
    "yellow": "yellow",
    "purple": "purple",
    "red": "red",
    "green": "green",
    "blue": "blue",
}
CUBE = select("colour", {colour: f"{name} cube" for colour, name in _CUBES.items()})
COUNTED = "{n, plural, one {# " + CUBE + "} other {# "
COUNTED += select("colour", {colour: f"{name} cubes" for colour, name in _CUBES.items()}) + "}}"

_CARDS = {
    "gear3": ("3rd Gear", "one step onto a white space"),
    "gear4": ("4th Gear", "one step onto a light grey space"),
    "gear5": ("5th Gear", "one step onto a dark grey space"),
    "gear6": ("6th Gear", "one step onto a black space"),
    "wear": ("Wear", "the cube goes from your active pile straight to your discard pile"),
    "car_chief": (
        "Car Chief",
        "remove a gear cube of your discard pile and gain one a shade darker (nothing for a black one)",
    ),
    "engineer": (
        "Engineer",
        "put up to 3 cubes of your active pile on your discard pile, then remove as many from there",
    ),
    "manager": (
        "Manager",
        "you may remove 1 cube of your active pile; then you may put 1 cube of your active or discard pile into the bag",
    ),
    "mechanic": (
        "Mechanic",
        "move 1 cube of your active pile to the used ones without its effect; then remove up to 2 cubes of your discard pile",
    ),
    "crew_chief": (
        "Crew Chief",
        "draw until a cube comes that isn’t wear; then remove all wear of your discard pile",
    ),
    "pit_captain": ("Pit Captain", "remove up to 6 cubes of your discard pile"),
    "pit_crew": ("Pit Crew", "remove all wear of your discard pile, or any 2 cubes of it"),
    "pit_team": (
        "Pit Team",
        "remove up to 3 cubes of your discard pile; with their cost you get one cube from the stock",
    ),
    "aerodynamics": ("Aerodynamics", "no wear for the spaces you drive over this turn"),
    "steering": (
        "Steering",
        "1 wear; put a gear cube of your active pile on your discard pile, then up to 3 steps of one lighter colour",
    ),
    "suspension": (
        "Suspension",
        "1 wear; one step of the colour of a gear cube in your discard pile",
    ),
    "tires": ("Tires", "one step of a colour lighter than a gear cube in your active pile"),
    "boost": (
        "Boost",
        "draw up to 3 cubes, 1 wear each; then every opponent may draw one",
    ),
    "gearbox": (
        "Gearbox",
        "1 wear; up to as many light grey steps as your place in the race, one more if you are last",
    ),
    "nitro": ("Nitro", "draw 2 cubes: one stays active, the other is discarded"),
    "turbo": (
        "Turbo",
        "2 wear; up to 2 light grey steps, and one more for every green cube in anybody’s discard pile",
    ),
    "diesel_engine": (
        "Diesel Engine",
        "2 wear; up to as many dark grey steps as dark grey cubes in your discard pile",
    ),
    "hybrid_engine": (
        "Hybrid Engine",
        "1 wear; up to 2 steps of one colour, if your blue cubes outside the bag outnumber those in each opponent’s discard pile",
    ),
    "rotary_engine": (
        "Rotary Engine",
        "1 wear; up to as many white steps as colours in your discard pile",
    ),
    "supercharged": (
        "Supercharged",
        "1 wear; take up to 2 cubes of your discard pile into your active pile",
    ),
}

_TYPES = {
    "yellow": "Garage",
    "purple": "Pit",
    "red": "Handling",
    "green": "Performance",
    "blue": "Engine",
    "light": "Gears",
    "dark": "Gears",
    "black": "Gears",
}

_OTHERS = {
    "track.daytona": "Daytona Beach",
    "track.monza": "Monza",
    "pile.act": "active pile",
    "pile.used": "used pile",
    "pile.disc": "discard pile",
    "pile.bag": "bag",
    "space.white": "white space",
    "space.white.text": "You enter it with 3rd Gear. In Decline: 1 wear (R31).",
    "space.light": "light grey space",
    "space.light.text": "You enter it with 4th Gear. In Decline: 2 wear (R31).",
    "space.dark": "dark grey space",
    "space.dark.text": "You enter it with 5th Gear. In Decline: 3 wear (R31).",
    "space.black": "black space",
    "space.black.text": "You enter it with 6th Gear. In Decline: 4 wear (R31).",
    "space.two_tone": "two-tone space",
    "space.two_tone.text": "You enter it with either of its colours; the wear is that of the darker one (Q9).",
    "space.grid": "grid slot",
    "space.grid.text": "The start: P1 is ahead with less money, P5 at the back with more (R13).",
    "parts.gears": "Gears and wear",
    "parts.actions": "Action cards",
    "parts.spaces": "The spaces",
    "step.go": "further steps",
    "step.remove": "removing cubes",
    "step.scrap": "removing a cube",
    "step.bag": "putting a cube into the bag",
    "step.trade": "trading cubes in",
    "step.lay": "discarding cubes",
    "step.fetch": "fetching cubes",
    "step.draw": "drawing",
    "step.boost": "drawing a cube",
}


def _sort(card: Card) -> str:
    if card.colour in NOT_FOR_SALE:
        counts = f"printed cost ${card.cost}" if card.cost else "no printed cost"
        return f"Not for sale ({counts}, counts {card.cost} for Pit Team, Q1); always in play."
    return f"Type: {_TYPES[COLOURS[card.colour]]}. Costs ${card.cost}, worth ${card.value}."


_CUBE_FORMS = {
    "": "{name}",
    "a": "a {name} cube",
    "first": "A {name} cube",
    "the": "the {name} cube",
    "many": "{name} cubes",
}
NAMES: dict[str, str] = {
    **named("cube", {colour: {"name": name} for colour, name in _CUBES.items()}, _CUBE_FORMS),
    **named("card", rows("name text", _CARDS), {"": "{name}", "full": "{name}", "text": "{text}"}),
    **{f"card.{card.id}.sort": _sort(card) for card in CARDS.values()},
    **_OTHERS,
}
