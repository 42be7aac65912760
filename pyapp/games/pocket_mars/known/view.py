"""What a seat may know of the table (sheet, "What each seat may see"): an allow-list, field by field.

A card is its id where the seat knows it, and its colour where only the back is to be seen.
"""

from ..components import (
    BUILDINGS,
    CARD_IDS,
    COLOURS,
    CONSTRUCTION,
    DOWN,
    HOUSES,
    HOUSING,
    PREP,
    SHIPS,
    SYSTEM_FAILURE,
    Op,
)
from ..moves import DA
from ..owners import most_landings
from ..rules.scoring import ending, score, won
from ..rules.solo import best_for_da, plan
from ..state import (
    EARTH,
    EMPTY,
    NOWHERE,
    ONE,
    SHIP,
    TWO,
    Cards,
    State,
    in_building,
    prep_cards,
    room_left,
    settled,
    to_beat,
)
from . import seen
from .outlook import outlook, steals, tops

HARMLESS = ("launch", "gain", "gain_per_building")
CONDITIONS = ("if_none_here", "if_hand")


class Eyes:
    """How one seat, or a spectator (None), sees cards."""

    def __init__(self, state: State, seat: int | None) -> None:
        self.seat = seat
        self.values = state.values
        self.known = 0 if seat is None else state.known[seat]

    def card(self, card: int, owner: int | None = None) -> str:
        if (owner is not None and owner == self.seat) or self.known >> card & 1:
            return CARD_IDS[card]
        return BUILDINGS[COLOURS[card]]

    def cards(self, cards: Cards, owner: int) -> list[str]:
        """A hand: in its own order for the owner, sorted for the others."""
        if owner == self.seat:
            return [CARD_IDS[card] for card in cards]
        return [BUILDINGS[colour] for colour in sorted(COLOURS[card] for card in cards)]


def choosing(state: State) -> bool:
    """Are preps still being chosen in secret (R6, R22)?"""
    return any(step.kind == "prepared" for step in state.agenda)


def view(state: State, seat: int | None) -> seen.View:
    eyes = Eyes(state, seat)
    return {
        "game": "pocket-mars",
        "players": state.players,
        "options": {**state.setup.options, "ships": list(state.setup.options["ships"])},
        "turn": state.turn if state.agenda else None,
        "first": state.first,
        "round": state.round,
        "row": [BUILDINGS[here] for here in state.row],
        "room": state.room_above,
        "ships": ships(state),
        "buildings": {building: _building(state, here, eyes) for here, building in enumerate(BUILDINGS)},
        "seats": [_seat(state, owner, eyes) for owner in range(state.players)],
        "da": _da(state, eyes) if state.solo else None,
        "deck": _deck(state, eyes),
        "discards": [CARD_IDS[card] for card in state.discards],
        "in_play": None if state.in_play == EMPTY else CARD_IDS[state.in_play],
        "looked": _looked(state, eyes),
        "choosing": choosing(state),
        "pending": pending(state) if state.agenda else None,
        "outlook": [] if seat is None else outlook(state, seat),
        "tops": [] if seat is None else tops(state, seat),
        "steals": [] if seat is None or choosing(state) or not state.agenda else steals(state, seat),
        "ended": None if state.agenda else ending(state),
        "won": won(state) if state.solo and not state.agenda else None,
    }


def ships(state: State) -> list[str]:
    """The Ship of each side, DA's too: those chosen in the order of the seats, then ours in theirs (R1, R31)."""
    chosen = state.setup.options["ships"]
    left = [ship for ship in SHIPS if ship not in chosen]
    return [*chosen, *left][: len(state.sides)]


def _building(state: State, here: int, eyes: Eyes) -> seen.Building:
    houses = here < HOUSING
    return {
        "to_beat": to_beat(state, here) if houses else None,
        "stack": [_laid(card, eyes) for card in state.stacks[here]],
        "one": [side[ONE + here] for side in state.colonists] if houses else [],
        "two": [side[TWO + here] for side in state.colonists] if houses else [],
        "room": room_left(state, here) if houses else 0,
    }


def _laid(card: int, eyes: Eyes) -> seen.Laid:
    down = card >= DOWN
    return {
        "card": eyes.card(card % DOWN) if down else CARD_IDS[card],
        "value": eyes.values[card],
        "down": down,
    }


def _seat(state: State, owner: int, eyes: Eyes) -> seen.Seat:
    hand, prep = state.hands[owner], state.preps[owner]
    pack: Cards = state.packs[owner] if state.packs else ()
    chosen = state.chosen[owner] if state.chosen else EMPTY
    if choosing(state) and owner != eyes.seat:  # what is chosen in secret still counts as before
        hand = (*hand, *(card for card in prep if card != EMPTY))
        prep = (EMPTY, EMPTY)
        if chosen != EMPTY:
            pack, chosen = (*pack, chosen), EMPTY
    return {
        **_common(state, owner),
        "hand": eyes.cards(hand, owner),
        "prep": [None if card == EMPTY else eyes.card(card, owner) for card in prep],
        "pack": eyes.cards(pack, owner),
        "chosen": None if chosen == EMPTY else CARD_IDS[chosen],
    }


def _da(state: State, eyes: Eyes) -> seen.Rival:
    return {
        **_common(state, DA),
        "level": state.setup.options["level"],
        "prep": [None if card == EMPTY else eyes.card(card) for card in state.preps[DA]],
        "plans": {BUILDINGS[here]: plan(state, here) for here in sorted(set(_backs(state, DA)))}
        if state.agenda
        else {},
    }


def _backs(state: State, side: int) -> list[int]:
    """The colours of a prep, which everybody sees."""
    return [COLOURS[card] for card in prep_cards(state, side)]


def could_end(state: State, side: int) -> bool:
    """May a single turn land all who are missing? As far as everybody can see: backs tell colours only.

    One on the Ship may always land, two by placing and a prep action, or by a hand action. One on Earth lands only
    through Construction: launched by the prep action, landed by the ability. DA lands one in a turn.
    """
    earth, ship = state.colonists[side][EARTH], state.colonists[side][SHIP]
    if side == DA:
        return (earth, ship) == (0, 1)
    if state.own:
        return 0 < earth + ship <= most_landings(state.own)
    return (earth, ship) in ((0, 1), (0, 2)) or (
        (earth, ship) == (1, 0) and CONSTRUCTION in _backs(state, side)
    )


def _common(state: State, side: int) -> seen.Common:
    """What everybody sees of a side: colonists, energy, points as the table stands."""
    colonists = state.colonists[side]
    points = score(state, side)
    return {
        "earth": colonists[EARTH],
        "ship": colonists[SHIP],
        "energy": state.energy[side],
        "settled": settled(colonists),
        "homes": sum(in_building(colonists, here) > 0 for here in HOUSES),
        "crowd": max(in_building(colonists, here) for here in HOUSES),
        "could_end": could_end(state, side),
        "score": points.told(),
    }


def _deck(state: State, eyes: Eyes) -> seen.Deck:
    """Its size, the back on top, what was put at the bottom (deepest first); in solo, how long it lasts."""
    return {
        "size": len(state.deck),
        "top": eyes.card(state.deck[-1]) if state.deck else None,
        "bottom": [eyes.card(card) for card in state.deck[: state.bottomed]],
        "rounds": _rounds_left(state) if state.solo else None,
    }


def _rounds_left(state: State) -> int:
    """Rounds after this one for which the deck lasts, if each takes System Failure's cards and a whole refill."""
    spare = 1 if state.setup.options["deck_end"] else 0
    return max(0, len(state.deck) - spare) // (SYSTEM_FAILURE + PREP)


def _looked(state: State, eyes: Eyes) -> seen.Looked | None:
    if not state.looked:
        return None
    seat = state.agenda[-1].seat
    return {"seat": seat, "cards": eyes.cards(state.looked, seat)}


def pending(state: State) -> seen.Pending:
    """The decision that is due, for banners and prompts; where you place for DA, what the fixed rule would choose."""
    step = state.agenda[-1]
    here = best_for_da(state) if step.kind == "scheme" else step.here
    return {
        "step": step.kind,
        "seat": step.seat,
        "n": step.n,
        "building": None if here == NOWHERE else BUILDINGS[here],
        "card": None if step.card == EMPTY else CARD_IDS[step.card],
        "rule": step.rule,
        "does": [word for op in step.then for word in effects(op)],
        "helps": step.kind == "may" and all(harmless(op) for op in step.then),
    }


def harmless(op: Op) -> bool:
    """Free, and nobody is ever worse off for it: such a question may be answered for who wishes so (Q25)."""
    return op.name in HARMLESS or (op.name in CONDITIONS and all(harmless(inner) for inner in op.then))


def effects(op: Op) -> list[str]:
    """`launch-2` for each thing an op leads to, conditions and prices left out."""
    if op.then:
        return [word for inner in op.then for word in effects(inner)]
    return [op.text.replace(" ", "-")]
