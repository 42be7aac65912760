"""The events of this game by kind, field by field; `Own` is told only to the seats it is for. See docs/events.md."""

from typing import Literal, NotRequired, TypedDict

from ....core.seen import BySeat, Own


class OnSquare(BySeat):
    """A square of the town."""

    at: str  # the square, as `row,column`
    side: str  # side of the tile
    tile: str  # the tile


class FromSquare(TypedDict):
    """The square before."""

    from_side: str  # side of the tile before
    from_tile: str  # tile before
    inside: str  # `yes` if both squares are on the same tile


class OfCard(BySeat):
    """A card, and who plays it or meets it."""

    card: str  # the card


class Rolled(TypedDict):
    """A die."""

    die: int  # the die as rolled
    result: int  # the die with its modifiers


class Aimed(OfCard):
    kind: Literal["aimed"]
    who: int  # seat that the card is aimed at


class Armed(OfCard):
    kind: Literal["armed"]


class Cancelled(OfCard):
    kind: Literal["cancelled"]


class ChoseTile(OfCard):
    kind: Literal["chose_tile"]
    cell: str  # place of the tile, as `row,column`
    tile: str  # the tile


class Closed(BySeat):
    kind: Literal["closed"]


class Cooked(OnSquare):
    kind: Literal["cooked"]


class Cut(BySeat):
    kind: Literal["cut"]
    bullets: int  # bullets lost
    life: int  # lives lost


class Dealt(BySeat):
    kind: Literal["dealt"]
    n: int  # number of cards
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see it


class Declined(BySeat):
    kind: Literal["declined"]
    step: str  # kind of the choice


class Delivered(BySeat):
    kind: Literal["delivered"]
    items: list[str]  # the items


class Died(OnSquare):
    kind: Literal["died"]
    lost: int  # collected Martians lost


class Disarmed(BySeat):
    kind: Literal["disarmed"]
    cards: list[str]  # the cards


class Discarded(OfCard):
    kind: Literal["discarded"]


class Doubled(BySeat):
    kind: Literal["doubled"]
    times: int  # factor of the movement points


class Drained(BySeat):
    kind: Literal["drained"]
    items: list[str]  # the items


class Drew(BySeat):
    kind: Literal["drew"]
    n: int  # number of cards
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see it


class DrewTile(BySeat):
    kind: Literal["drew_tile"]
    tile: str  # the tile


class Dropped(OnSquare):
    kind: Literal["dropped"]
    item: str  # the item


class EndedTurn(BySeat):
    kind: Literal["ended_turn"]


class Escaped(BySeat):
    kind: Literal["escaped"]


class Expired(OfCard):
    kind: Literal["expired"]


class ExtraTurn(BySeat):
    kind: Literal["extra_turn"]


class Fetched(OfCard):
    kind: Literal["fetched"]


class Fight(OnSquare):
    kind: Literal["fight"]


class Flipped(BySeat):
    kind: Literal["flipped"]
    at: str  # the square, as `row,column`
    face: str  # what the token shows


class Floating(BySeat):
    kind: Literal["floating"]


class Gained(OfCard):
    kind: Literal["gained"]
    bullets: int  # bullets received


class GameOver(TypedDict):
    kind: Literal["game_over"]
    ended: str  # how the game ended
    winner: int  # seat that won alone, or −1
    won: bool  # have all won together?


class GoTime(BySeat):
    kind: Literal["go_time"]


class Hurt(BySeat):
    kind: Literal["hurt"]
    left: int  # lives left


class Icon(BySeat):
    kind: Literal["icon"]


class Invaded(TypedDict):
    kind: Literal["invaded"]
    at: list[str]  # squares where Martians arrive
    n: int  # number of Martians
    supply: int  # Martians left in the supply
    why: str  # what brings them


class Killed(BySeat):
    kind: Literal["killed"]
    at: str  # the square, as `row,column`
    kills: int  # Martians in the collection now


class Laid(BySeat):
    kind: Literal["laid"]
    at: str  # the square, as `row,column`
    token: str  # the token


class Lasting(OfCard):
    kind: Literal["lasting"]
    of: int  # seat whose turn ends the effect
    until: str  # `start` or `end` of the next turn of `of`, otherwise the end of this turn


class Looked(BySeat):
    kind: Literal["looked"]
    at: str  # the square, as `row,column`
    face: NotRequired[Own[str]]  # what the token shows
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see it


LuredWords = TypedDict(
    "LuredWords",
    {
        "from": str,  # square before, as `row,column`
    },
)


class Lured(LuredWords, OnSquare, FromSquare):
    kind: Literal["lured"]


MarchedWords = TypedDict(
    "MarchedWords",
    {
        "from": str,  # square before, as `row,column`
    },
)


class Marched(MarchedWords, OnSquare, FromSquare):
    kind: Literal["marched"]


class MartianCard(OfCard):
    kind: Literal["martian_card"]


MovedWords = TypedDict(
    "MovedWords",
    {
        "from": str,  # square before, as `row,column`
    },
)


class Moved(MovedWords, OnSquare, FromSquare, OfCard):
    kind: Literal["moved"]


class NoEffect(TypedDict):
    kind: Literal["no_effect"]
    card: str  # the card


class NoMarch(BySeat):
    kind: Literal["no_march"]
    why: str  # what keeps the Martians still


class NoTile(BySeat):
    kind: Literal["no_tile"]
    why: str  # why no tile is drawn


class Nuked(BySeat):
    kind: Literal["nuked"]
    cell: str  # place of the tile, as `row,column`
    kills: int  # Martians in the collection now
    n: int  # number of Martians on the tile
    tile: str  # the tile


class Paid(BySeat):
    kind: Literal["paid"]
    left: int  # bullets left
    n: int  # bullets paid


class Passed(BySeat):
    kind: Literal["passed"]
    until: str  # `now`, `turn` or `round`: how long the seat passes


class Placed(BySeat):
    kind: Literal["placed"]
    cell: str  # place of the tile, as `row,column`
    rotation: int  # degrees clockwise
    tile: str  # the tile


class Played(OfCard):
    kind: Literal["played"]


class PutBack(BySeat):
    kind: Literal["put_back"]
    at: str  # the square, as `row,column`
    token: str  # the token
    item: NotRequired[Own[str]]  # the item
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see it


class Redirected(OfCard):
    kind: Literal["redirected"]
    who: int | None  # seat that the card turns to; null for nobody


class Removed(OfCard):
    kind: Literal["removed"]
    at: list[str]  # squares that Martians are taken from
    n: int  # number of Martians
    tile: str  # the tile


class Reshuffled(TypedDict):
    kind: Literal["reshuffled"]
    n: int  # number of cards in the new deck
    which: str  # deck that was shuffled: `event` or `martian`


class Respawned(BySeat):
    kind: Literal["respawned"]


class Returned(BySeat):
    kind: Literal["returned"]
    items: list[str]  # the items


class RolledFight(Rolled, BySeat):
    kind: Literal["rolled_fight"]
    at: str  # the square, as `row,column`
    changed: str  # `yes` if a modifier changed the die
    needs: int  # bullets missing to win; 0 is a win


class RolledMarch(Rolled, BySeat):
    kind: Literal["rolled_march"]


class RolledMove(Rolled, BySeat):
    kind: Literal["rolled_move"]
    points: int  # movement points


class Searched(BySeat):
    kind: Literal["searched"]


class Shotgun(BySeat):
    kind: Literal["shotgun"]
    left: int  # shots left


class SignLaid(TypedDict):
    kind: Literal["sign_laid"]
    at: str  # the square, as `row,column`


class Slimed(TypedDict):
    kind: Literal["slimed"]
    n: int  # number of cards discarded


class Spotted(BySeat):
    kind: Literal["spotted"]
    at: str  # the square, as `row,column`
    item: NotRequired[Own[str]]  # the item
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see it


class Started(TypedDict):
    kind: Literal["started"]
    first: int  # seat that begins
    mode: str  # `competitive` or `cooperative`
    n: int  # number of seats


SteppedWords = TypedDict(
    "SteppedWords",
    {
        "from": str,  # square before, as `row,column`
    },
)


class Stepped(SteppedWords, OnSquare, FromSquare):
    kind: Literal["stepped"]
    left: int  # movement points left


class Stopped(BySeat):
    kind: Literal["stopped"]
    at: str  # the square, as `row,column`


SwappedSignsWords = TypedDict(
    "SwappedSignsWords",
    {
        "from": str,  # square before, as `row,column`
    },
)


class SwappedSigns(SwappedSignsWords, FromSquare, BySeat):
    kind: Literal["swapped_signs"]
    at: str  # square of the token
    side: str  # side of the tile
    tile: str  # the tile


class Took(BySeat):
    kind: Literal["took"]
    at: str  # the square, as `row,column`
    token: str  # the token


class Traded(BySeat):
    kind: Literal["traded"]
    gave: str  # item given away
    got: str  # item received
    who: int  # seat that the item is swapped with


class Turn(BySeat):
    kind: Literal["turn"]
    number: int  # number of the turn, from 1


class Unearthed(BySeat):
    kind: Literal["unearthed"]
    at: str  # the square, as `row,column`
    gave: str  # item given away
    got: str  # item received


class Unplaceable(BySeat):
    kind: Literal["unplaceable"]
    tile: str  # the tile


class Used(OfCard):
    kind: Literal["used"]
