"""The events of this game by kind, field by field; `Own` is told only to the seats it is for. See docs/events.md."""

from typing import Literal, NotRequired, TypedDict

from ....core.seen import Own


class Aimed(TypedDict):
    kind: Literal["aimed"]  # the kind
    card: str  # the card
    seat: int  # whose
    who: int  # whom


class Armed(TypedDict):
    kind: Literal["armed"]  # the kind
    card: str  # the card
    seat: int  # whose


class Cancelled(TypedDict):
    kind: Literal["cancelled"]  # the kind
    card: str  # the card
    seat: int  # whose


class ChoseTile(TypedDict):
    kind: Literal["chose_tile"]  # the kind
    card: str  # the card
    cell: str  # the cell
    seat: int  # whose
    tile: str  # the tile


class Closed(TypedDict):
    kind: Literal["closed"]  # the kind
    seat: int  # whose


class Cooked(TypedDict):
    kind: Literal["cooked"]  # the kind
    at: str  # the square, or the squares
    seat: int  # whose
    side: str  # side of the tile
    tile: str  # the tile


class Cut(TypedDict):
    kind: Literal["cut"]  # the kind
    bullets: int  # bullets
    life: int  # life tokens
    seat: int  # whose


class Dealt(TypedDict):
    kind: Literal["dealt"]  # the kind
    n: int  # how many
    seat: int  # whose
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # what was seen


class Declined(TypedDict):
    kind: Literal["declined"]  # the kind
    seat: int  # whose
    step: str  # kind of the decision


class Delivered(TypedDict):
    kind: Literal["delivered"]  # the kind
    items: list[str]  # the items
    seat: int  # whose


class Died(TypedDict):
    kind: Literal["died"]  # the kind
    at: str  # the square, or the squares
    lost: int  # life lost
    seat: int  # whose
    side: str  # side of the tile
    tile: str  # the tile


class Disarmed(TypedDict):
    kind: Literal["disarmed"]  # the kind
    cards: list[str]  # the cards
    seat: int  # whose


class Discarded(TypedDict):
    kind: Literal["discarded"]  # the kind
    card: str  # the card
    seat: int  # whose


class Doubled(TypedDict):
    kind: Literal["doubled"]  # the kind
    seat: int  # whose
    times: int  # how many times


class Drained(TypedDict):
    kind: Literal["drained"]  # the kind
    items: list[str]  # the items
    seat: int  # whose


class Drew(TypedDict):
    kind: Literal["drew"]  # the kind
    n: int  # how many
    seat: int  # whose
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # what was seen


class DrewTile(TypedDict):
    kind: Literal["drew_tile"]  # the kind
    seat: int  # whose
    tile: str  # the tile


class Dropped(TypedDict):
    kind: Literal["dropped"]  # the kind
    at: str  # the square, or the squares
    item: str  # the item
    seat: int  # whose
    side: str  # side of the tile
    tile: str  # the tile


class EndedTurn(TypedDict):
    kind: Literal["ended_turn"]  # the kind
    seat: int  # whose


class Escaped(TypedDict):
    kind: Literal["escaped"]  # the kind
    seat: int  # whose


class Expired(TypedDict):
    kind: Literal["expired"]  # the kind
    card: str  # the card
    seat: int  # whose


class ExtraTurn(TypedDict):
    kind: Literal["extra_turn"]  # the kind
    seat: int  # whose


class Fetched(TypedDict):
    kind: Literal["fetched"]  # the kind
    card: str  # the card
    seat: int  # whose


class Fight(TypedDict):
    kind: Literal["fight"]  # the kind
    at: str  # the square, or the squares
    seat: int  # whose
    side: str  # side of the tile
    tile: str  # the tile


class Flipped(TypedDict):
    kind: Literal["flipped"]  # the kind
    at: str  # the square, or the squares
    face: str  # the face
    seat: int  # whose


class Floating(TypedDict):
    kind: Literal["floating"]  # the kind
    seat: int  # whose


class Gained(TypedDict):
    kind: Literal["gained"]  # the kind
    bullets: int  # bullets
    card: str  # the card
    seat: int  # whose


class GameOver(TypedDict):
    kind: Literal["game_over"]  # the kind
    ended: str  # how it ended
    winner: int  # who won alone, or -1
    won: bool  # won?


class GoTime(TypedDict):
    kind: Literal["go_time"]  # the kind
    seat: int  # whose


class Hurt(TypedDict):
    kind: Literal["hurt"]  # the kind
    left: int  # how much is left
    seat: int  # whose


class Icon(TypedDict):
    kind: Literal["icon"]  # the kind
    seat: int  # whose


class Invaded(TypedDict):
    kind: Literal["invaded"]  # the kind
    at: list[str]  # the square, or the squares
    n: int  # how many
    supply: int  # figures left
    why: str  # why


class Killed(TypedDict):
    kind: Literal["killed"]  # the kind
    at: str  # the square, or the squares
    kills: int  # Martians collected
    seat: int  # whose


class Laid(TypedDict):
    kind: Literal["laid"]  # the kind
    at: str  # the square, or the squares
    seat: int  # whose
    token: str  # the token


class Lasting(TypedDict):
    kind: Literal["lasting"]  # the kind
    card: str  # the card
    of: int  # of how many
    seat: int  # whose
    until: str  # until when


class Looked(TypedDict):
    kind: Literal["looked"]  # the kind
    at: str  # the square, or the squares
    seat: int  # whose
    face: NotRequired[Own[str]]  # the face
    seen: NotRequired[Own[str]]  # what was seen


LuredWords = TypedDict(
    "LuredWords",
    {
        "from": str,  # where from
    },
)


class Lured(LuredWords):
    kind: Literal["lured"]  # the kind
    at: str  # the square, or the squares
    from_side: str  # side it came from
    from_tile: str  # tile it came from
    inside: str  # where on the tile
    seat: int  # whose
    side: str  # side of the tile
    tile: str  # the tile


MarchedWords = TypedDict(
    "MarchedWords",
    {
        "from": str,  # where from
    },
)


class Marched(MarchedWords):
    kind: Literal["marched"]  # the kind
    at: str  # the square, or the squares
    from_side: str  # side it came from
    from_tile: str  # tile it came from
    inside: str  # where on the tile
    seat: int  # whose
    side: str  # side of the tile
    tile: str  # the tile


class MartianCard(TypedDict):
    kind: Literal["martian_card"]  # the kind
    card: str  # the card
    seat: int  # whose


MovedWords = TypedDict(
    "MovedWords",
    {
        "from": str,  # where from
    },
)


class Moved(MovedWords):
    kind: Literal["moved"]  # the kind
    at: str  # the square, or the squares
    card: str  # the card
    from_side: str  # side it came from
    from_tile: str  # tile it came from
    inside: str  # where on the tile
    seat: int  # whose
    side: str  # side of the tile
    tile: str  # the tile


class NoEffect(TypedDict):
    kind: Literal["no_effect"]  # the kind
    card: str  # the card


class NoMarch(TypedDict):
    kind: Literal["no_march"]  # the kind
    seat: int  # whose
    why: str  # why


class NoTile(TypedDict):
    kind: Literal["no_tile"]  # the kind
    seat: int  # whose
    why: str  # why


class Nuked(TypedDict):
    kind: Literal["nuked"]  # the kind
    cell: str  # the cell
    kills: int  # Martians collected
    n: int  # how many
    seat: int  # whose
    tile: str  # the tile


class Paid(TypedDict):
    kind: Literal["paid"]  # the kind
    left: int  # how much is left
    n: int  # how many
    seat: int  # whose


class Passed(TypedDict):
    kind: Literal["passed"]  # the kind
    seat: int  # whose
    until: str  # until when


class Placed(TypedDict):
    kind: Literal["placed"]  # the kind
    cell: str  # the cell
    rotation: int  # degrees clockwise
    seat: int  # whose
    tile: str  # the tile


class Played(TypedDict):
    kind: Literal["played"]  # the kind
    card: str  # the card
    seat: int  # whose


class PutBack(TypedDict):
    kind: Literal["put_back"]  # the kind
    at: str  # the square, or the squares
    seat: int  # whose
    token: str  # the token
    item: NotRequired[Own[str]]  # the item
    seen: NotRequired[Own[str]]  # what was seen


class Redirected(TypedDict):
    kind: Literal["redirected"]  # the kind
    card: str  # the card
    seat: int  # whose
    who: int | None  # whom


class Removed(TypedDict):
    kind: Literal["removed"]  # the kind
    at: list[str]  # the square, or the squares
    card: str  # the card
    n: int  # how many
    seat: int  # whose
    tile: str  # the tile


class Reshuffled(TypedDict):
    kind: Literal["reshuffled"]  # the kind
    n: int  # how many
    which: str  # which deck


class Respawned(TypedDict):
    kind: Literal["respawned"]  # the kind
    seat: int  # whose


class Returned(TypedDict):
    kind: Literal["returned"]  # the kind
    items: list[str]  # the items
    seat: int  # whose


class RolledFight(TypedDict):
    kind: Literal["rolled_fight"]  # the kind
    at: str  # the square, or the squares
    changed: str  # what the die became
    die: int  # the die
    needs: int  # bullets needed
    result: int  # the result
    seat: int  # whose


class RolledMarch(TypedDict):
    kind: Literal["rolled_march"]  # the kind
    die: int  # the die
    result: int  # the result
    seat: int  # whose


class RolledMove(TypedDict):
    kind: Literal["rolled_move"]  # the kind
    die: int  # the die
    points: int  # points
    result: int  # the result
    seat: int  # whose


class Searched(TypedDict):
    kind: Literal["searched"]  # the kind
    seat: int  # whose


class Shotgun(TypedDict):
    kind: Literal["shotgun"]  # the kind
    left: int  # how much is left
    seat: int  # whose


class SignLaid(TypedDict):
    kind: Literal["sign_laid"]  # the kind
    at: str  # the square, or the squares


class Slimed(TypedDict):
    kind: Literal["slimed"]  # the kind
    n: int  # how many


class Spotted(TypedDict):
    kind: Literal["spotted"]  # the kind
    at: str  # the square, or the squares
    seat: int  # whose
    item: NotRequired[Own[str]]  # the item
    seen: NotRequired[Own[str]]  # what was seen


class Started(TypedDict):
    kind: Literal["started"]  # the kind
    first: int  # who begins
    mode: str  # how the game is played
    n: int  # how many


SteppedWords = TypedDict(
    "SteppedWords",
    {
        "from": str,  # where from
    },
)


class Stepped(SteppedWords):
    kind: Literal["stepped"]  # the kind
    at: str  # the square, or the squares
    from_side: str  # side it came from
    from_tile: str  # tile it came from
    inside: str  # where on the tile
    left: int  # how much is left
    seat: int  # whose
    side: str  # side of the tile
    tile: str  # the tile


class Stopped(TypedDict):
    kind: Literal["stopped"]  # the kind
    at: str  # the square, or the squares
    seat: int  # whose


SwappedSignsWords = TypedDict(
    "SwappedSignsWords",
    {
        "from": str,  # where from
    },
)


class SwappedSigns(SwappedSignsWords):
    kind: Literal["swapped_signs"]  # the kind
    at: str  # the square, or the squares
    from_side: str  # side it came from
    from_tile: str  # tile it came from
    inside: str  # where on the tile
    seat: int  # whose
    side: str  # side of the tile
    tile: str  # the tile


class Took(TypedDict):
    kind: Literal["took"]  # the kind
    at: str  # the square, or the squares
    seat: int  # whose
    token: str  # the token


class Traded(TypedDict):
    kind: Literal["traded"]  # the kind
    gave: str  # what was given
    got: str  # what was received
    seat: int  # whose
    who: int  # whom


class Turn(TypedDict):
    kind: Literal["turn"]  # the kind
    number: int  # of the turn
    seat: int  # whose


class Unearthed(TypedDict):
    kind: Literal["unearthed"]  # the kind
    at: str  # the square, or the squares
    gave: str  # what was given
    got: str  # what was received
    seat: int  # whose


class Unplaceable(TypedDict):
    kind: Literal["unplaceable"]  # the kind
    seat: int  # whose
    tile: str  # the tile


class Used(TypedDict):
    kind: Literal["used"]  # the kind
    card: str  # the card
    seat: int  # whose
