"""The events of this game by kind, field by field; `Own` is told only to the seats it is for. See docs/events.md."""

from typing import Literal, NotRequired, TypedDict

from ....core.seen import Own


class Aimed(TypedDict):
    kind: Literal["aimed"]  # the kind
    card: str  # the card
    seat: int  # the seat that does it, or that it happens to
    who: int  # seat that the card is aimed at


class Armed(TypedDict):
    kind: Literal["armed"]  # the kind
    card: str  # the card
    seat: int  # the seat that does it, or that it happens to


class Cancelled(TypedDict):
    kind: Literal["cancelled"]  # the kind
    card: str  # the card
    seat: int  # the seat that does it, or that it happens to


class ChoseTile(TypedDict):
    kind: Literal["chose_tile"]  # the kind
    card: str  # the card
    cell: str  # place of the tile, as `row,column`
    seat: int  # the seat that does it, or that it happens to
    tile: str  # the tile


class Closed(TypedDict):
    kind: Literal["closed"]  # the kind
    seat: int  # the seat that does it, or that it happens to


class Cooked(TypedDict):
    kind: Literal["cooked"]  # the kind
    at: str  # the square, as `row,column`
    seat: int  # the seat that does it, or that it happens to
    side: str  # side of the tile
    tile: str  # the tile


class Cut(TypedDict):
    kind: Literal["cut"]  # the kind
    bullets: int  # bullets lost
    life: int  # lives lost
    seat: int  # the seat that does it, or that it happens to


class Dealt(TypedDict):
    kind: Literal["dealt"]  # the kind
    n: int  # number of cards
    seat: int  # the seat that does it, or that it happens to
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see it


class Declined(TypedDict):
    kind: Literal["declined"]  # the kind
    seat: int  # the seat that does it, or that it happens to
    step: str  # kind of the choice


class Delivered(TypedDict):
    kind: Literal["delivered"]  # the kind
    items: list[str]  # the items
    seat: int  # the seat that does it, or that it happens to


class Died(TypedDict):
    kind: Literal["died"]  # the kind
    at: str  # the square, as `row,column`
    lost: int  # collected Martians lost
    seat: int  # the seat that does it, or that it happens to
    side: str  # side of the tile
    tile: str  # the tile


class Disarmed(TypedDict):
    kind: Literal["disarmed"]  # the kind
    cards: list[str]  # the cards
    seat: int  # the seat that does it, or that it happens to


class Discarded(TypedDict):
    kind: Literal["discarded"]  # the kind
    card: str  # the card
    seat: int  # the seat that does it, or that it happens to


class Doubled(TypedDict):
    kind: Literal["doubled"]  # the kind
    seat: int  # the seat that does it, or that it happens to
    times: int  # factor of the movement points


class Drained(TypedDict):
    kind: Literal["drained"]  # the kind
    items: list[str]  # the items
    seat: int  # the seat that does it, or that it happens to


class Drew(TypedDict):
    kind: Literal["drew"]  # the kind
    n: int  # number of cards
    seat: int  # the seat that does it, or that it happens to
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see it


class DrewTile(TypedDict):
    kind: Literal["drew_tile"]  # the kind
    seat: int  # the seat that does it, or that it happens to
    tile: str  # the tile


class Dropped(TypedDict):
    kind: Literal["dropped"]  # the kind
    at: str  # the square, as `row,column`
    item: str  # the item
    seat: int  # the seat that does it, or that it happens to
    side: str  # side of the tile
    tile: str  # the tile


class EndedTurn(TypedDict):
    kind: Literal["ended_turn"]  # the kind
    seat: int  # the seat that does it, or that it happens to


class Escaped(TypedDict):
    kind: Literal["escaped"]  # the kind
    seat: int  # the seat that does it, or that it happens to


class Expired(TypedDict):
    kind: Literal["expired"]  # the kind
    card: str  # the card
    seat: int  # the seat that does it, or that it happens to


class ExtraTurn(TypedDict):
    kind: Literal["extra_turn"]  # the kind
    seat: int  # the seat that does it, or that it happens to


class Fetched(TypedDict):
    kind: Literal["fetched"]  # the kind
    card: str  # the card
    seat: int  # the seat that does it, or that it happens to


class Fight(TypedDict):
    kind: Literal["fight"]  # the kind
    at: str  # the square, as `row,column`
    seat: int  # the seat that does it, or that it happens to
    side: str  # side of the tile
    tile: str  # the tile


class Flipped(TypedDict):
    kind: Literal["flipped"]  # the kind
    at: str  # the square, as `row,column`
    face: str  # what the token shows
    seat: int  # the seat that does it, or that it happens to


class Floating(TypedDict):
    kind: Literal["floating"]  # the kind
    seat: int  # the seat that does it, or that it happens to


class Gained(TypedDict):
    kind: Literal["gained"]  # the kind
    bullets: int  # bullets received
    card: str  # the card
    seat: int  # the seat that does it, or that it happens to


class GameOver(TypedDict):
    kind: Literal["game_over"]  # the kind
    ended: str  # how the game ended
    winner: int  # seat that won alone, or −1
    won: bool  # have all won together?


class GoTime(TypedDict):
    kind: Literal["go_time"]  # the kind
    seat: int  # the seat that does it, or that it happens to


class Hurt(TypedDict):
    kind: Literal["hurt"]  # the kind
    left: int  # lives left
    seat: int  # the seat that does it, or that it happens to


class Icon(TypedDict):
    kind: Literal["icon"]  # the kind
    seat: int  # the seat that does it, or that it happens to


class Invaded(TypedDict):
    kind: Literal["invaded"]  # the kind
    at: list[str]  # squares where Martians arrive
    n: int  # number of Martians
    supply: int  # Martians left in the supply
    why: str  # what brings them


class Killed(TypedDict):
    kind: Literal["killed"]  # the kind
    at: str  # the square, as `row,column`
    kills: int  # Martians in the collection now
    seat: int  # the seat that does it, or that it happens to


class Laid(TypedDict):
    kind: Literal["laid"]  # the kind
    at: str  # the square, as `row,column`
    seat: int  # the seat that does it, or that it happens to
    token: str  # the token


class Lasting(TypedDict):
    kind: Literal["lasting"]  # the kind
    card: str  # the card
    of: int  # seat whose turn ends the effect
    seat: int  # the seat that does it, or that it happens to
    until: str  # `start` or `end` of the next turn of `of`, otherwise the end of this turn


class Looked(TypedDict):
    kind: Literal["looked"]  # the kind
    at: str  # the square, as `row,column`
    seat: int  # the seat that does it, or that it happens to
    face: NotRequired[Own[str]]  # what the token shows
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see it


LuredWords = TypedDict(
    "LuredWords",
    {
        "from": str,  # square before, as `row,column`
    },
)


class Lured(LuredWords):
    kind: Literal["lured"]  # the kind
    at: str  # the square, as `row,column`
    from_side: str  # side of the tile before
    from_tile: str  # tile before
    inside: str  # `yes` if both squares are on the same tile
    seat: int  # the seat that does it, or that it happens to
    side: str  # side of the tile
    tile: str  # the tile


MarchedWords = TypedDict(
    "MarchedWords",
    {
        "from": str,  # square before, as `row,column`
    },
)


class Marched(MarchedWords):
    kind: Literal["marched"]  # the kind
    at: str  # the square, as `row,column`
    from_side: str  # side of the tile before
    from_tile: str  # tile before
    inside: str  # `yes` if both squares are on the same tile
    seat: int  # the seat that does it, or that it happens to
    side: str  # side of the tile
    tile: str  # the tile


class MartianCard(TypedDict):
    kind: Literal["martian_card"]  # the kind
    card: str  # the card
    seat: int  # the seat that does it, or that it happens to


MovedWords = TypedDict(
    "MovedWords",
    {
        "from": str,  # square before, as `row,column`
    },
)


class Moved(MovedWords):
    kind: Literal["moved"]  # the kind
    at: str  # the square, as `row,column`
    card: str  # the card
    from_side: str  # side of the tile before
    from_tile: str  # tile before
    inside: str  # `yes` if both squares are on the same tile
    seat: int  # the seat that does it, or that it happens to
    side: str  # side of the tile
    tile: str  # the tile


class NoEffect(TypedDict):
    kind: Literal["no_effect"]  # the kind
    card: str  # the card


class NoMarch(TypedDict):
    kind: Literal["no_march"]  # the kind
    seat: int  # the seat that does it, or that it happens to
    why: str  # what keeps the Martians still


class NoTile(TypedDict):
    kind: Literal["no_tile"]  # the kind
    seat: int  # the seat that does it, or that it happens to
    why: str  # why no tile is drawn


class Nuked(TypedDict):
    kind: Literal["nuked"]  # the kind
    cell: str  # place of the tile, as `row,column`
    kills: int  # Martians in the collection now
    n: int  # number of Martians on the tile
    seat: int  # the seat that does it, or that it happens to
    tile: str  # the tile


class Paid(TypedDict):
    kind: Literal["paid"]  # the kind
    left: int  # bullets left
    n: int  # bullets paid
    seat: int  # the seat that does it, or that it happens to


class Passed(TypedDict):
    kind: Literal["passed"]  # the kind
    seat: int  # the seat that does it, or that it happens to
    until: str  # `now`, `turn` or `round`: how long the seat passes


class Placed(TypedDict):
    kind: Literal["placed"]  # the kind
    cell: str  # place of the tile, as `row,column`
    rotation: int  # degrees clockwise
    seat: int  # the seat that does it, or that it happens to
    tile: str  # the tile


class Played(TypedDict):
    kind: Literal["played"]  # the kind
    card: str  # the card
    seat: int  # the seat that does it, or that it happens to


class PutBack(TypedDict):
    kind: Literal["put_back"]  # the kind
    at: str  # the square, as `row,column`
    seat: int  # the seat that does it, or that it happens to
    token: str  # the token
    item: NotRequired[Own[str]]  # the item
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see it


class Redirected(TypedDict):
    kind: Literal["redirected"]  # the kind
    card: str  # the card
    seat: int  # the seat that does it, or that it happens to
    who: int | None  # seat that the card turns to; null for nobody


class Removed(TypedDict):
    kind: Literal["removed"]  # the kind
    at: list[str]  # squares that Martians are taken from
    card: str  # the card
    n: int  # number of Martians
    seat: int  # the seat that does it, or that it happens to
    tile: str  # the tile


class Reshuffled(TypedDict):
    kind: Literal["reshuffled"]  # the kind
    n: int  # number of cards in the new deck
    which: str  # deck that was shuffled: `event` or `martian`


class Respawned(TypedDict):
    kind: Literal["respawned"]  # the kind
    seat: int  # the seat that does it, or that it happens to


class Returned(TypedDict):
    kind: Literal["returned"]  # the kind
    items: list[str]  # the items
    seat: int  # the seat that does it, or that it happens to


class RolledFight(TypedDict):
    kind: Literal["rolled_fight"]  # the kind
    at: str  # the square, as `row,column`
    changed: str  # `yes` if a modifier changed the die
    die: int  # the die as rolled
    needs: int  # bullets missing to win; 0 is a win
    result: int  # the die with its modifiers
    seat: int  # the seat that does it, or that it happens to


class RolledMarch(TypedDict):
    kind: Literal["rolled_march"]  # the kind
    die: int  # the die as rolled
    result: int  # the die with its modifiers
    seat: int  # the seat that does it, or that it happens to


class RolledMove(TypedDict):
    kind: Literal["rolled_move"]  # the kind
    die: int  # the die as rolled
    points: int  # movement points
    result: int  # the die with its modifiers
    seat: int  # the seat that does it, or that it happens to


class Searched(TypedDict):
    kind: Literal["searched"]  # the kind
    seat: int  # the seat that does it, or that it happens to


class Shotgun(TypedDict):
    kind: Literal["shotgun"]  # the kind
    left: int  # shots left
    seat: int  # the seat that does it, or that it happens to


class SignLaid(TypedDict):
    kind: Literal["sign_laid"]  # the kind
    at: str  # the square, as `row,column`


class Slimed(TypedDict):
    kind: Literal["slimed"]  # the kind
    n: int  # number of cards discarded


class Spotted(TypedDict):
    kind: Literal["spotted"]  # the kind
    at: str  # the square, as `row,column`
    seat: int  # the seat that does it, or that it happens to
    item: NotRequired[Own[str]]  # the item
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see it


class Started(TypedDict):
    kind: Literal["started"]  # the kind
    first: int  # seat that begins
    mode: str  # `competitive` or `cooperative`
    n: int  # number of seats


SteppedWords = TypedDict(
    "SteppedWords",
    {
        "from": str,  # square before, as `row,column`
    },
)


class Stepped(SteppedWords):
    kind: Literal["stepped"]  # the kind
    at: str  # the square, as `row,column`
    from_side: str  # side of the tile before
    from_tile: str  # tile before
    inside: str  # `yes` if both squares are on the same tile
    left: int  # movement points left
    seat: int  # the seat that does it, or that it happens to
    side: str  # side of the tile
    tile: str  # the tile


class Stopped(TypedDict):
    kind: Literal["stopped"]  # the kind
    at: str  # the square, as `row,column`
    seat: int  # the seat that does it, or that it happens to


SwappedSignsWords = TypedDict(
    "SwappedSignsWords",
    {
        "from": str,  # square before, as `row,column`
    },
)


class SwappedSigns(SwappedSignsWords):
    kind: Literal["swapped_signs"]  # the kind
    at: str  # square of the token
    from_side: str  # side of the tile before
    from_tile: str  # tile before
    inside: str  # `yes` if both squares are on the same tile
    seat: int  # the seat that does it, or that it happens to
    side: str  # side of the tile
    tile: str  # the tile


class Took(TypedDict):
    kind: Literal["took"]  # the kind
    at: str  # the square, as `row,column`
    seat: int  # the seat that does it, or that it happens to
    token: str  # the token


class Traded(TypedDict):
    kind: Literal["traded"]  # the kind
    gave: str  # item given away
    got: str  # item received
    seat: int  # the seat that does it, or that it happens to
    who: int  # seat that the item is swapped with


class Turn(TypedDict):
    kind: Literal["turn"]  # the kind
    number: int  # number of the turn, from 1
    seat: int  # the seat that does it, or that it happens to


class Unearthed(TypedDict):
    kind: Literal["unearthed"]  # the kind
    at: str  # the square, as `row,column`
    gave: str  # item given away
    got: str  # item received
    seat: int  # the seat that does it, or that it happens to


class Unplaceable(TypedDict):
    kind: Literal["unplaceable"]  # the kind
    seat: int  # the seat that does it, or that it happens to
    tile: str  # the tile


class Used(TypedDict):
    kind: Literal["used"]  # the kind
    card: str  # the card
    seat: int  # the seat that does it, or that it happens to
