"""Names of the pieces in English; the texts of the cards come from the words the game resolves them by."""

from .....core.naming import named
from ...components import BUILDINGS, CARDS, Card, Op, Ops
from .. import EFFECTS

_BUILDINGS = {
    "energy": ("Energy", "Energy Building", "gain 1 energy"),
    "ecosystem": (
        "Ecosystem",
        "Ecosystem Building",
        "move anybody’s colonist between ★ and ★★ of its Building",
    ),
    "water": ("Water", "Water Building", "put a card of your hand or prep at the bottom of the deck"),
    "science": ("Science", "Science Building", "launch 1 colonist from Earth to your Ship"),
    "construction": (
        "Construction",
        "Construction Building",
        "move 1 colonist from your Ship to the ★ space of a Building",
    ),
}

_CARDS = {
    "energy": "Solar Array|Fuel Cells|Power Siphon|Shuttle Engine|Reactor Core|Grid Hub|Mass Driver",
    "ecosystem": "Pilot Dome|Hydroponic Tower|Botanic Corridor|Park Ring|Air Recycler|Terrace Farm"
    "|Oxygen Garden",
    "water": "Ice Drill|Cistern|Filter Plant|Deep Well|Pipeline|Vapour Condenser|Aquifer Map",
    "science": "Launch Control|Orbital Relay|Telemetry Mast|Rover Lab|Signal Array|Data Vault|Observatory",
    "construction": "Crane|Printer Rig|Landing Pad|Tunnel Borer|Foundry|Space Elevator|Wrecking Rig",
}

_OPS = {
    "launch": "launch {n} {colonists}",
    "gain": "gain {n} energy",
    "gain_per_building": "gain 1 energy for each Building with a colonist of yours, at most {n}",
    "drain": "another player of your choice loses 1 energy",
    "pay": "pay {n} energy: {then}",
    "if_none_here": "if you have no colonist in this Building: {then}",
    "if_hand": "if you hold {colour} card in hand: {then}",
    "settle_here": "move 1 colonist from your Ship to the ★ space of this Building",
    "settle_any": "move {most}{n} {colonists} from your Ship{each_to} the ★ space of any Building",
    "promote": "raise {most}{n} {colonists} of yours from ★ to ★★{each}in any Building",
    "promote_here": "raise 1 colonist of yours from ★ to ★★ in this Building",
    "demote": "bring anybody’s colonist down from ★★ to ★ in any Building",
    "demote_here": "bring anybody’s colonist down from ★★ to ★ in this Building",
    "shift_tier": "move anybody’s colonist between ★ and ★★ of its Building",
    "swap_tiers": "in one Building swap a colonist in ★ with one in ★★",
    "transfer": "move 1 colonist of yours from the ★ space of a Building to another’s",
    "transfer_here": "move 1 colonist of yours from another Building’s ★ space to this one’s",
    "swap_cards": "swap 2 cards connected to the same Building",
    "cover": "lay a hand card of any colour face down on the stack of a Building other than Construction (worth 0)",
    "salvage": "discard the top card of the stack of a Building other than Construction",
    "draw": "draw {n} {cards}",
    "cycle": "discard up to {n} hand cards and draw as many",
    "dig": "look at the top {n} cards of the deck, keep 1 and put the others at the bottom in any order",
    "peek": "look at another player’s prep",
    "exchange": "swap a hand card with one of your prep",
    "trade_prep": "swap a card of your prep with one of another prep, unseen",
}

_STEPS = {
    "may": "the action",
    "pay": "paying",
    "place": "the placement",
    "launch": "the launch",
    "gain": "the energy",
    "gain_per_building": "the energy",
    "draw": "the draw",
    "if_none_here": "the condition",
    "if_hand": "the condition",
    "settle_here": "the landing",
    "settle_any": "the landing",
    "promote": "the rise",
    "promote_here": "the rise",
    "demote": "the step down",
    "demote_here": "the step down",
    "shift_tier": "the move between ★ and ★★",
    "swap_tiers": "the swap between ★ and ★★",
    "transfer": "the transfer",
    "transfer_here": "the transfer",
    "drain": "the siphon",
    "swap_cards": "the swap of cards in a stack",
    "cover": "the cover",
    "salvage": "the salvage",
    "cycling": "the change of cards",
    "dig": "the dig in the deck",
    "sink": "the card at the bottom of the deck",
    "peek": "the peek",
    "exchange": "the swap with the prep",
    "trade_prep": "the swap of preps",
}

_SOURCES = {
    "seed": "from the rulebook",
    "public": "from a public source",
    "reconstructed": "reconstructed",
}


def _said(ops: Ops) -> str:
    return ", then ".join(_op(op) for op in ops)


def _op(op: Op) -> str:
    return _OPS[op.name].format(
        n=op.n,
        colonists="colonist" if op.n == 1 else "colonists",
        cards="card" if op.n == 1 else "cards",
        most="" if op.n == 1 else "up to ",
        each=" " if op.n == 1 else ", each ",
        each_to=" to" if op.n == 1 else ", each to",
        colour=_an(_BUILDINGS[BUILDINGS[op.colour]][0]),
        then=_said(op.then),
    )


def _an(name: str) -> str:
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


def _upper(text: str) -> str:
    return text[0].upper() + text[1:] + "."


def _building(building: str) -> dict[str, str]:
    short, full, ability = _BUILDINGS[building]
    return {
        "short": short,
        "an": _an(short),
        "full": full,
        "ability": _upper(ability),
        "homes": "Houses no colonists (R8). "
        if building == "construction"
        else "Houses colonists in ★ and ★★; the first card must beat 3 (R12a). ",
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
    "card": "{an} card",
    "full": "{full}",
    "ability": "{ability}",
    "text": "{homes}{ability}",
}
_CARD_FORMS = {
    "": "{title} ({short} {value})",
    "title": "{title}",
    "top": "{top}",
    "bottom": "{bottom}",
    "text": "From the hand: {top} From the prep: {bottom}",
    "source": "Hand action: {top_from}. Prep action: {bottom_from}.",
}

_SHIPS = {
    "aurora": "Aurora, red",
    "meridian": "Meridian, teal",
    "halcyon": "Halcyon, magenta",
    "vesper": "Vesper, slate",
}

NAMES: dict[str, str] = {
    **{f"step.{kind}": text for kind, text in _STEPS.items()},
    **named("building", _HOUSES, _HOUSE_FORMS),
    **named("parts", _HOUSES, {"": "{short} cards"}),
    **named("card", _HOUSES, {"": "a face-down {short} card"}),
    **named("card", {card.id: _card(card) for card in CARDS}, _CARD_FORMS),
    **{f"effect.{effect}": _op(op) for effect, op in EFFECTS.items()},
    **{f"{key}.{ship}": name for key in ("ship", "option.ships") for ship, name in _SHIPS.items()},
    "parts.buildings": "The Buildings",
    "slot.left": "on the left",
    "slot.right": "on the right",
    "place.hand": "from the hand",
    "place.left": "from the prep, on the left",
    "place.right": "from the prep, on the right",
    "place.deck": "of those looked at",
}
