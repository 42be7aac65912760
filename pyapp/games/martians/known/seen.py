"""What a view of Martians!!! holds, field by field; `Own` where a seat sees what others don't.

A square is `column,row`; a cell is the place of a tile.
"""

from typing import Literal, TypedDict

from ....core.seen import Hindrance, Own, Seen

Face = Literal["circle", "ship"]


class Placed(TypedDict):
    """A tile of the town."""

    tile: str  # id of the tile
    cell: str  # where it lies
    rotation: int  # degrees clockwise


class Token(TypedDict):
    """A token on a square."""

    at: str  # the square
    index: int  # 1 for the first of its square
    kind: str  # kind of the token; `item` for what may lie face down
    item: Own[str | None]  # which item, for those who know
    open: bool  # face up for everybody?


class Sign(TypedDict):
    """A Martian token on a square."""

    at: str  # the square
    up: bool  # face up?
    face: Own[Face | None]  # its face, for those who know


class Weapon(TypedDict):
    """A weapon in front of a seat."""

    card: str  # id of the card
    bullets: int | None  # bullets on it


class Seat(TypedDict):
    """One seat."""

    pawn: str  # square of the pawn
    life: int  # life tokens
    bullets: int  # bullet tokens
    items: list[str]  # items carried
    kills: int  # Martians shot
    hand: Own[list[str] | None]  # the hand; null for the others, unless all play openly
    cards: int  # cards in hand
    weapons: list[Weapon]  # weapons on the table
    allowance: int  # cards it may still play
    quiet: str  # until when it has passed
    jammed: bool  # is its hand jammed?
    shielded: bool  # does it roll four-sided dice?


class Pile(TypedDict):
    """The pile of tiles."""

    size: int  # tiles in it
    left: list[str]  # which ones, in no order


class Deck(TypedDict):
    """A deck of cards."""

    size: int  # cards in it
    discards: list[str]  # the discard pile, the last one on top


class EventDeck(Deck):
    """The deck the event cards are drawn from."""

    cards: Own[list[str] | None]  # what is in it, in no order, for the seat that looks through it


class Effect(TypedDict):
    """A card that goes on working."""

    card: str  # id of the card
    seat: int  # whom it works on
    until: str  # when it ends
    of: int  # of whose turn
    now: bool  # does it end with the turn under way?
    left: list[int]  # seats it still waits for


class Movement(TypedDict):
    """The movement of the turn."""

    die: int  # the die rolled
    points: int  # points in all
    left: int  # points left
    times: int  # what they are multiplied by


class Roll(TypedDict):
    """A die of this turn."""

    what: str  # what for
    die: int  # the die
    result: int  # the result


class Way(TypedDict):
    """A way for the pawn."""

    cost: int  # movement points
    fights: int  # fights on the way
    via: list[str]  # its squares


class Reach(Way):
    """A square within reach."""

    at: str  # the square
    odds: float  # chance to survive the fights


class Placement(TypedDict):
    """Where the drawn tile may go."""

    cell: str  # the cell
    rotation: int  # degrees clockwise
    closes: bool  # would it close the map (R10e)?


class March(TypedDict):
    """Martians being moved."""

    left: int  # Martians still to move
    moved: list[str]  # squares of those that have moved


class Fight(TypedDict):
    """The fight under way."""

    seat: int  # who fights
    at: str  # the square
    bonus: int  # what is added to the die
    die: int | None  # the die, once rolled
    result: int | None  # the result, once rolled
    needs: int | None  # bullets that would still win it
    can_pay: bool  # are there enough?
    survival: float  # chance to survive one fight


class Pending(TypedDict):
    """The decision that is due."""

    step: str  # kind of the decision
    seat: int  # whose it is
    n: int  # how many
    card: str | None  # card that asks
    who: int | None  # seat it is about
    by: int | None  # seat that played the card reacted to
    at: str | None  # square it is about
    cell: str | None  # cell it is about
    token: str | None  # token to be laid
    tokens: list[str]  # tokens still to be laid
    items: list[str]  # items to choose from
    window: str | None  # moment at which cards may be played
    why: str | None  # what brought the Martians


class Unseen(TypedDict):
    """What may still lie face down, as far as the seat that looks can tell."""

    unseen: Own[dict[str, int]]  # items this seat has not seen, by kind
    pool: int  # items not on the table
    unseen_signs: Own[dict[Face, int]]  # Martian tokens this seat has not seen, by face


class View(Seen, Unseen):
    """The table as one seat may know it."""

    cooperative: bool  # all together against the Martians?
    number: int  # turns begun so far
    phase: str  # part of the turn
    first: int  # the first player
    extra: int  # more turns for the active seat
    pending: Pending | None  # the decision that is due
    town: list[Placed]  # tiles in the order laid
    martians: list[str]  # squares with a Martian
    tokens: list[Token]  # tokens on the table
    signs: list[Sign]  # Martian tokens on the table
    seats: list[Seat]  # by seat
    supply: int  # figures not on the table
    figures: int  # figures of this game
    box: int  # figures out of the game
    goal: int  # kills that win
    delivered: list[str]  # cooperative: items on the Mother Ship
    pile: Pile  # tiles to be drawn
    drawn: str | None  # tile that has to be placed now
    lost: list[str]  # tiles in the box
    deck: EventDeck  # event cards
    martian_deck: Deck | None  # cooperative: Martian cards
    resolving: list[str]  # cards being resolved
    effects: list[Effect]  # cards that go on working
    movement: Movement | None  # movement of the turn
    rolls: list[Roll]  # dice of this turn
    reach: list[Reach]  # squares within reach
    way: Way | None  # the way to the Mother Ship
    placements: list[Placement]  # where the drawn tile may go
    march: March | None  # Martians being moved
    fight: Fight | None  # the fight under way
    odds: float  # chance of the active seat to survive a fight
    spawns: int  # Martians that arrive at the end of the turn
    spawn_at: list[str]  # squares where they are certain to arrive
    turns_left: int | None  # cooperative: turns until the supply is empty
    why: Own[dict[str, Hindrance]]  # by own card: why it can't be played now
    ended: str | None  # how it ended
    winner: int | None  # who won alone
    won: bool | None  # cooperative, at the end: won?
