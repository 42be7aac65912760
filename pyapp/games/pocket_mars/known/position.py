"""Positions of Pocket Mars: written in full, read even if only half is given (35 cards, 7 colonists a side).

A card lying face down on a stack is written `down water-3`; the deck is listed from the top.
Without an `agenda`, seat `turn` is about to begin its turn, and hands and preps are filled up.
"""

from collections.abc import Iterator
from typing import Any

from ....core.options import Setup
from ....core.position import Field, Fields
from ....core.rng import Rng
from ....core.values import members, with_at
from ..components import (
    BUILDINGS,
    CARD_BY_ID,
    CARD_IDS,
    COLONISTS,
    COLOURS,
    DECK,
    DOWN,
    DRAFT_DEAL,
    ENERGY_START,
    HAND,
    HOUSES,
    PREP,
    room_above,
)
from ..moves import DA
from ..owners import HIGHEST
from ..rules.scoring import ending
from ..rules.setup import choosing_agenda, first_colonists, new_table
from ..state import EARTH, EMPTY, ONE, SHIP, TWO, Cards, Colonists, State, step
from .agenda_text import read_agenda, step_as_dict
from .view import choosing

LAST_ROUND = 9999

FIELDS = (
    Field(
        "row", '["water", "energy", "science", "ecosystem", "construction"]', "the Buildings, left to right"
    ),
    Field("first", "0", "the first player"),
    Field("turn", "1", "the seat whose turn it is"),
    Field("round", "3", "counted from 1"),
    Field(
        "seats",
        '[{"ship": 1, "one": {"energy": 2}, "prep": ["energy-1", null]}, {"energy": 4}]',
        "per seat: `earth`, `ship`, `energy`, colonists in `one`-star and `two`-star spaces by Building, `hand`, "
        "`prep` (left, right), `known` (hidden cards it has seen), and in a draft `pack` and `chosen`",
    ),
    Field("da", '{"ship": 4, "earth": 2, "prep": ["water-3", "energy-5"]}', "solo: the same of DA"),
    Field(
        "stacks",
        '{"energy": ["energy-7", "down water-2"]}',
        "connected cards by Building, bottom to top; `down` before a face-down one",
    ),
    Field("deck", '["water-7"]', "from the top; cards named nowhere follow below"),
    Field("bottomed", "0", "how many of the deck were put at its bottom since it was built"),
    Field("discards", '["energy-2"]', "the last one on top"),
    Field("in_play", "null", "the hand card being resolved"),
    Field("looked", "[]", "cards of the deck that somebody is looking at"),
    Field(
        "agenda",
        '[{"step": "act", "seat": 1}]',
        'what is due, the next step first; `"turn"` (or nothing): seat `turn` begins its turn; '
        '`"choosing"`: preps are being chosen; `[]`: the game is over',
    ),
    Field("rng", '"0123456789abcdef"', "what decides shuffles still to come"),
)


# -- written ------------------------------------------------------------------------------------


def describe(state: State) -> dict[str, Any]:
    return {
        "row": [BUILDINGS[here] for here in state.row],
        "first": state.first,
        "turn": state.turn,
        "round": state.round,
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "da": {**_side(state, DA), "prep": _prep(state, DA)} if state.solo else None,
        "stacks": {
            building: [_face(card) for card in stack]
            for building, stack in zip(BUILDINGS, state.stacks, strict=True)
        },
        "deck": [CARD_IDS[card] for card in reversed(state.deck)],
        "bottomed": state.bottomed,
        "discards": [CARD_IDS[card] for card in state.discards],
        "in_play": None if state.in_play == EMPTY else CARD_IDS[state.in_play],
        "looked": [CARD_IDS[card] for card in state.looked],
        "agenda": "choosing" if choosing(state) else [step_as_dict(due) for due in reversed(state.agenda)],
        "rng": f"{state.rng:016x}",
    }


def _side(state: State, side: int) -> dict[str, Any]:
    colonists = state.colonists[side]
    return {
        "earth": colonists[EARTH],
        "ship": colonists[SHIP],
        "energy": state.energy[side],
        "one": {BUILDINGS[here]: colonists[ONE + here] for here in HOUSES if colonists[ONE + here]},
        "two": {BUILDINGS[here]: colonists[TWO + here] for here in HOUSES if colonists[TWO + here]},
    }


def _seat(state: State, seat: int) -> dict[str, Any]:
    pack = state.packs[seat] if state.packs else ()
    chosen = state.chosen[seat] if state.chosen else EMPTY
    return {
        **_side(state, seat),
        "hand": [CARD_IDS[card] for card in state.hands[seat]],
        "prep": _prep(state, seat),
        "known": members(state.known[seat], CARD_IDS),
        "pack": [CARD_IDS[card] for card in pack],
        "chosen": None if chosen == EMPTY else CARD_IDS[chosen],
    }


def _prep(state: State, side: int) -> list[str | None]:
    return [None if card == EMPTY else CARD_IDS[card] for card in state.preps[side]]


def _face(card: int) -> str:
    return f"down {CARD_IDS[card - DOWN]}" if card >= DOWN else CARD_IDS[card]


# -- read ---------------------------------------------------------------------------------------


class Reading:
    """The fields of a position, and the cards that they have named so far."""

    def __init__(self, fields: Fields, state: State) -> None:
        self.fields = fields
        self.state = state
        self.named: set[int] = set()

    def card(self, fields: Fields, name: str, text: Any) -> int:
        """A card by its id, named here for the first time."""
        card = fields.piece(name, text, CARD_BY_ID)
        if card in self.named:
            raise fields.wrong(name, "position.twice", card=text)
        self.named.add(card)
        return card

    def cards(self, fields: Fields, name: str, most: int = DECK) -> Cards:
        return tuple(self.card(fields, there, text) for there, text in fields.entries(name, range(most + 1)))

    def place(self, fields: Fields, name: str) -> int:
        """A card or nothing."""
        text = fields.get(name)
        return EMPTY if text is None else self.card(fields, name, text)


def read(fields: Fields, setup: Setup, rng: Rng) -> State:
    """A table from what is given; hidden or unsaid things are dealt from what that leaves over."""
    state = new_table(setup, rng)
    reading = Reading(fields, state)
    state.row = _row(fields, state)
    state.first = fields.number("first", 0, setup.players - 1, state.first)
    state.turn = fields.number("turn", 0, setup.players - 1, state.first)
    state.round = fields.number("round", 1, LAST_ROUND, 1)
    sides = _sides(fields, setup)
    _colonists(sides, state)
    _hands(reading, sides[: setup.players])
    _da_prep(reading, sides)
    _stacks(reading)
    _piles(reading)
    text = fields.get("agenda", "turn")
    _plan(reading, text)
    _deal_the_rest(reading, text, rng)
    _check_looked(reading)
    _known(sides[: setup.players], state)
    for side in sides:
        side.rest_unknown()
    state.rng = fields.chance(rng.state)
    return state


def _row(fields: Fields, state: State) -> tuple[int, ...]:
    default = [BUILDINGS[here] for here in state.row]
    row = fields.items("row", len(BUILDINGS), default)
    if sorted(map(str, row)) != sorted(BUILDINGS):
        raise fields.wrong("row", "position.one_of", known=list(BUILDINGS))
    return tuple(BUILDINGS.index(building) for building in row)


def _sides(fields: Fields, setup: Setup) -> list[Fields]:
    """The fields of every seat, and of DA."""
    sides = fields.objects("seats", setup.players, [{}] * setup.players)
    da = fields.get("da")
    if setup.players == 1:
        sides.append(Fields({} if da is None else da, fields.named("da")))
    elif da is not None:
        raise fields.wrong("da", "position.unknown_field")
    return sides


def _colonists(sides: list[Fields], state: State) -> None:
    start = first_colonists(state.setup)
    state.colonists = tuple(_side_colonists(side, usual) for side, usual in zip(sides, start, strict=True))
    state.energy = tuple(side.number("energy", 0, state.most_energy, ENERGY_START) for side in sides)
    room = room_above(len(sides))
    for here in HOUSES:
        if sum(colonists[TWO + here] for colonists in state.colonists) > room:
            living = zip(sides, state.colonists, strict=True)
            *_, full = (side.inner("two") for side, colonists in living if colonists[TWO + here])
            building = BUILDINGS[here]
            raise full.wrong(building, "position.crowded", building=building, n=room)


def _side_colonists(side: Fields, usual: Colonists) -> Colonists:
    """Seven in all: who is neither on the Ship nor housed is on Earth, unless more is said."""
    housed = (*_spaces(side, "one"), *_spaces(side, "two"))
    left = COLONISTS - sum(housed)
    if left < 0:
        raise side.wrong("one", "position.colonists", n=COLONISTS)
    if side.has("earth") and not side.has("ship"):
        earth = side.number("earth", 0, left, 0)
        return (earth, left - earth, *housed)
    ship = side.number("ship", 0, left, min(usual[SHIP], left))
    earth = side.number("earth", 0, COLONISTS, left - ship)
    if ship + earth != left:
        raise side.wrong("earth", "position.colonists", n=COLONISTS)
    return (earth, ship, *housed)


def _spaces(side: Fields, name: str) -> list[int]:
    counts = side.inner(name)
    found = [counts.number(BUILDINGS[here], 0, COLONISTS, 0) for here in HOUSES]
    counts.rest_unknown()
    return found


def _hands(reading: Reading, seats: list[Fields]) -> None:
    state = reading.state
    state.hands = tuple(reading.cards(side, "hand") for side in seats)
    state.preps = with_preps(state, tuple(_slots(reading, side) for side in seats))
    packs = tuple(reading.cards(side, "pack", DRAFT_DEAL) for side in seats)
    chosen = tuple(reading.place(side, "chosen") for side in seats)
    if any(packs) or any(card != EMPTY for card in chosen):
        state.packs, state.chosen = packs, chosen


def with_preps(state: State, preps: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    return (*preps, state.preps[DA]) if state.solo else preps


def _slots(reading: Reading, side: Fields) -> tuple[int, int]:
    given = side.items("prep", range(PREP + 1), ())
    left, right = (
        EMPTY if text is None else reading.card(side, f"prep[{slot}]", text)
        for slot, text in enumerate([*given, None, None][:PREP])
    )
    return left, right


def _da_prep(reading: Reading, sides: list[Fields]) -> None:
    state = reading.state
    if state.solo:
        state.preps = with_at(state.preps, DA, _slots(reading, sides[DA]))


def _stacks(reading: Reading) -> None:
    stacks = reading.fields.inner("stacks")
    found = []
    for here, building in enumerate(BUILDINGS):
        stack = []
        for name, text in stacks.entries(building, range(DECK + 1)):
            down = isinstance(text, str) and text.startswith("down ")
            card = reading.card(stacks, name, text.removeprefix("down ") if down else text)
            if not down and COLOURS[card] != here:
                raise stacks.wrong(name, "position.other_colour", card=CARD_IDS[card], building=building)
            stack.append(card + DOWN if down else card)
        found.append(tuple(stack))
    stacks.rest_unknown()
    reading.state.stacks = tuple(found)


def _piles(reading: Reading) -> None:
    state, fields = reading.state, reading.fields
    state.discards = reading.cards(fields, "discards")
    state.in_play = reading.place(fields, "in_play")
    state.looked = reading.cards(fields, "looked", HIGHEST)
    state.deck = reading.cards(fields, "deck")[::-1]


def _plan(reading: Reading, text: Any) -> None:
    """What is due: the beginning of a turn, the choices of the set-up, or a turn under way."""
    state, fields = reading.state, reading.fields
    if text == "turn":
        state.agenda = (step("act", state.turn),)
    elif text != "choosing":
        state.agenda = read_agenda(fields, state, text)
    if text != "choosing" and state.packs:
        raise fields.wrong("agenda", "position.draft_only")
    if text in ("turn", "choosing") and (state.in_play != EMPTY or state.looked):
        raise fields.wrong("agenda", "position.nothing_in_play")


def _deal_the_rest(reading: Reading, text: Any, rng: Rng) -> None:
    """Hands and preps that must be full are filled; everything else is the deck."""
    state = reading.state
    rest = rng.shuffled([card for card in range(DECK) if card not in reading.named])
    if text == "choosing":
        _deal_choices(reading, rest)
        state.agenda = choosing_agenda(state)
    elif state.agenda and state.agenda[-1].kind == "act":
        _fill_hands(reading, rest)
    state.bottomed = reading.fields.number("bottomed", 0, len(state.deck), 0)
    bottom, top = state.deck[: state.bottomed], state.deck[state.bottomed :]
    state.deck = (*bottom, *rest, *top)  # what is named lies on top, or was put at the bottom


def _fill_hands(reading: Reading, rest: list[int]) -> None:
    """2 in every hand and 2 in every prep (R16); DA's prep, too (R38)."""
    state = reading.state
    named_deck = list(state.deck)  # from the bottom
    for seat in range(state.players):
        hand = state.hands[seat]
        if len(hand) > HAND:
            name = f"seats[{seat}].hand"
            raise reading.fields.wrong(name, "position.list", low=0, high=HAND)
        while len(hand) < HAND:
            hand = (*hand, _next(reading, rest, named_deck))
        state.hands = with_at(state.hands, seat, hand)
    for side in state.sides:
        prep = [_next(reading, rest, named_deck) if card == EMPTY else card for card in state.preps[side]]
        state.preps = with_at(state.preps, side, (prep[0], prep[1]))
    state.deck = tuple(named_deck)


def _next(reading: Reading, rest: list[int], deck: list[int]) -> int:
    """A card that nobody has named; if there is none, the top of the deck."""
    if rest:
        return rest.pop()
    if deck:
        return deck.pop()
    raise reading.fields.wrong("discards", "position.too_many_cards")


def _deal_choices(reading: Reading, rest: list[int]) -> None:
    """The first choices in secret: four cards each, or a draft under way (R6, R22)."""
    state, fields = reading.state, reading.fields
    named_deck = list(state.deck)
    if state.packs:
        if state.solo:
            raise fields.wrong("seats[0].pack", "position.no_draft_alone")
        _check_packs(reading)
    else:
        state.packs = state.chosen = ()
        for seat in range(state.players):
            held = sum(card != EMPTY for card in state.preps[seat])
            if (state.preps[seat][0] == EMPTY and held) or len(state.hands[seat]) + held > HAND + PREP:
                raise fields.wrong(f"seats[{seat}].hand", "position.first_cards", n=HAND + PREP)
            hand = state.hands[seat]
            while len(hand) + held < HAND + PREP:
                hand = (*hand, _next(reading, rest, named_deck))
            state.hands = with_at(state.hands, seat, hand)
        if all(EMPTY not in state.preps[seat] for seat in range(state.players)):
            raise fields.wrong("agenda", "position.all_chosen")
    if any(state.stacks) or state.discards or state.in_play != EMPTY or state.looked:
        raise fields.wrong("agenda", "position.nothing_played")
    if state.solo and state.preps[DA] != (EMPTY, EMPTY):
        raise fields.wrong("da.prep", "position.da_later")
    state.turn = state.first
    state.deck = tuple(named_deck)


def _check_packs(reading: Reading) -> None:
    """Everybody has kept as many, and every pack has as many left."""
    state, fields = reading.state, reading.fields
    kept = len(state.hands[0])
    for seat in range(state.players):
        chosen = state.chosen[seat] != EMPTY
        fits = (
            len(state.hands[seat]) == kept < HAND + PREP
            and len(state.packs[seat]) + chosen == DRAFT_DEAL - kept
            and state.preps[seat] == (EMPTY, EMPTY)
        )
        if not fits:
            raise fields.wrong(f"seats[{seat}].pack", "position.packs", n=DRAFT_DEAL)
    if all(card != EMPTY for card in state.chosen):
        raise fields.wrong("seats[0].chosen", "position.all_chosen")


def _check_looked(reading: Reading) -> None:
    """Cards in mid-air only while a step on the agenda deals with them."""
    state, fields = reading.state, reading.fields
    kinds = [due.kind for due in state.agenda]
    if kinds.count("played") != (state.in_play != EMPTY):
        raise fields.wrong("in_play", "position.in_play")
    if bool(state.looked) != (kinds[-1:] in (["dig_keep"], ["dig_sink"])):
        raise fields.wrong("looked", "position.looked")


def check_moment(fields: Fields, state: State) -> None:
    """A turn begins with full hands and preps (R16), with a deck (R18), and not after the end (R19, R41)."""
    if not state.agenda:
        if ending(state) is None:
            raise fields.wrong("agenda", "position.not_over")
        return
    if state.agenda[-1].kind != "act":
        return
    slots = [card for prep in state.preps for card in prep]
    if EMPTY in slots or any(len(hand) != HAND for hand in state.hands):
        raise fields.wrong("agenda", "position.full_hands", n=HAND, prep=PREP)
    if state.turn == state.first and (why := ending(state)):
        raise fields.wrong("agenda", "position.ended", why=why)
    left_over = state.discards or any(len(stack) > 1 for stack in state.stacks)
    if not state.solo and not state.deck and left_over:
        raise fields.wrong("deck", "position.no_deck")


def _known(seats: list[Fields], state: State) -> None:
    """Cards that a seat has seen: another's prep, face down on a stack, at the bottom of the deck."""
    for seat, side in enumerate(seats):
        hidden = set(_hidden_from(state, seat))
        mask = 0
        for name, text in side.entries("known", range(DECK + 1)):
            card = side.piece(name, text, CARD_BY_ID)
            if card not in hidden:
                raise side.wrong(name, "position.not_hidden", card=text)
            mask |= 1 << card
        state.known = with_at(state.known, seat, mask)


def _hidden_from(state: State, seat: int) -> Iterator[int]:
    for side in state.sides:
        if side != seat:
            yield from (card for card in state.preps[side] if card != EMPTY)
    for stack in state.stacks:
        yield from (card - DOWN for card in stack if card >= DOWN)
    yield from state.deck[: state.bottomed]
