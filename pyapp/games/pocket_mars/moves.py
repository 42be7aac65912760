"""The moves: small words such as `prep energy-5` or `steal 2 left`. Seats are written from 0.

Own cards are named by their id; another's hidden card only by the slot where it lies. A move tells
all that the others will see of it.
"""

from typing import Final

from ...core.notation import Interned, Number, NumberedMove, Piece, phrase
from .components import BUILDINGS, CARD_IDS

DA: Final = -1  # Devious Automatics; as an index, the last of the two sides of a solo game
LEFT, RIGHT = 0, 1
DOWN_STAR, UP_STAR = 0, 1
SLOTS = ("left", "right")
FROM_HAND: Final = 2
PLACES = (*SLOTS, "hand")
TALLEST = 35  # cards on one stack

CARD = Piece(CARD_IDS)
BUILDING = Piece(BUILDINGS)
SLOT = Piece(SLOTS)
PLACE_OF_CARD = Piece(PLACES)
WHO = Piece(("0", "1", "2", "3", "da"), (0, 1, 2, 3, DA))
WAY = Piece(("down", "up"))
LEVEL = Number(1, TALLEST)


class Move(NumberedMove):
    """A verb and up to three things it is about: cards, slots, Buildings, sides."""

    __slots__ = ()

    def __str__(self) -> str:
        return NOTATION.text(self)


NOTATION: Interned[Move] = Interned(
    Move,
    phrase("keep water-3", "keep this card of the pack, or of those looked at", card=CARD),
    phrase("fill science-2", "lay a hand card face down into the free slot of your prep", card=CARD),
    phrase("hand energy-5", "play a hand card for its hand action", card=CARD),
    phrase("prep left energy-5", "connect a card of your own prep", slot=SLOT, card=CARD),
    phrase("steal 1 left", "connect a card of another's prep", who=WHO, slot=SLOT),
    phrase("launch", "move a colonist from Earth to your Ship"),
    phrase(
        "burn hand water-2",
        "discard a card of your hand or prep for energy",
        place=PLACE_OF_CARD,
        card=CARD,
    ),
    phrase("scrap left", "solo: the card of DA's prep that a launch discards", slot=SLOT),
    phrase("place", "move a colonist from your Ship to the Building you connected to"),
    phrase("use", "use the prep action, or the ability of the Building"),
    phrase("pay", "pay the energy a card asks for"),
    phrase("skip", "do without"),
    phrase("settle water", "move a colonist from your Ship to this Building", building=BUILDING),
    phrase("promote water", "move a colonist of yours up to the 2-star space", building=BUILDING),
    phrase(
        "demote 1 water",
        "move a colonist down to the 1-star space",
        who=WHO,
        building=BUILDING,
    ),
    phrase(
        "shift 0 water up",
        "move a colonist between the two spaces",
        who=WHO,
        building=BUILDING,
        way=WAY,
    ),
    phrase(
        "swap water 0 1",
        "in this Building the first goes up, the second comes down",
        building=BUILDING,
        up=WHO,
        down=WHO,
    ),
    phrase(
        "transfer water science",
        "move a colonist of yours to another Building",
        origin=BUILDING,
        target=BUILDING,
    ),
    phrase("drain 1", "take 1 energy from another", who=WHO),
    phrase("peek 1", "look at another's prep", who=WHO),
    phrase(
        "restack water 1 3",
        "exchange two cards of a stack, counted from the bottom",
        building=BUILDING,
        lower=LEVEL,
        upper=LEVEL,
    ),
    phrase(
        "cover water-2 science",
        "lay a hand card face down on a stack",
        card=CARD,
        building=BUILDING,
    ),
    phrase("salvage water", "discard the top card of a stack", building=BUILDING),
    phrase("discard water-2", "discard a hand card", card=CARD),
    phrase("dig", "look at the top cards of the deck"),
    phrase("return water-2", "put back a card you looked at, to the bottom", card=CARD),
    phrase(
        "sink hand water-2",
        "put a card of your hand or prep at the bottom of the deck",
        place=PLACE_OF_CARD,
        card=CARD,
    ),
    phrase(
        "exchange water-2 left",
        "a hand card and one of your prep change places",
        card=CARD,
        slot=SLOT,
    ),
    phrase(
        "trade left 1 right",
        "one of your prep and one of another's change places, unseen",
        slot=SLOT,
        who=WHO,
        their_slot=SLOT,
    ),
    phrase("scheme water", "solo, placing for DA: the Building its colonist lands in", building=BUILDING),
    phrase("take left", "solo: draw this card of DA's prep", slot=SLOT),
)

move = NOTATION.move
SKIP, PLACE, LAUNCH, USE, PAY, DIG = (move(verb) for verb in ("skip", "place", "launch", "use", "pay", "dig"))
