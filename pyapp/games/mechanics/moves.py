"""The moves: small words such as `buy lens`, `use aether_drive 3` or `sell lens 2+1`.

There are few hundred of them; each is made once and shared.
"""

from typing import Final, NamedTuple

from ...core.notation import ANY, LONGEST_MOVE, NotAMove, Notation, OneOf, Verb
from .components import COMPONENTS, COPIES, MECHANISM_IDS, START_SCRAP

NONE: Final = -1
PLACES: Final = len(COMPONENTS)
USE: Final = "use"
USE_DRIVE, USE_SPECTROSCOPE, USE_POST = "use aether_drive", "use spectroscope", "use pneumatic_post"


class Move(NamedTuple):
    """A verb and up to three numbers it is about."""

    verb: str
    first: int = NONE
    second: int = NONE
    third: int = NONE

    def __str__(self) -> str:
        return _TEXTS[self]


_TEXTS: dict[Move, str] = {}
_BY_TEXT: dict[str, Move] = {}


def _made(verb: str, words: str = "", *numbers: int) -> Move:
    move = Move(verb, *numbers)
    _TEXTS[move] = f"{verb} {words}" if words else verb
    _BY_TEXT[_TEXTS[move]] = move
    return move


_SCRAPS = range(START_SCRAP + 1)
_CHANGES = {"-1": -1, "0": 0, "+1": 1}

BUY = tuple(_made("buy", name, t) for t, name in enumerate(COMPONENTS))
PASS = _made("pass")
SWAP = tuple(_made(USE_DRIVE, f"{place + 1}", place) for place in range(PLACES - 1))  # by the front one
SECOND = tuple(_made(USE_SPECTROSCOPE, name, t) for t, name in enumerate(COMPONENTS))
EXCHANGE = tuple(
    tuple(_made(USE_POST, f"{given} {taken}", g, t) for t, taken in enumerate(COMPONENTS))
    for g, given in enumerate(COMPONENTS)
)
BUILD = tuple(_made("build", name, m) for m, name in enumerate(MECHANISM_IDS))
DISMANTLE = tuple(_made("dismantle", name, m) for m, name in enumerate(MECHANISM_IDS))
END_TURN = _made("end_turn")
CHOICE = {change: _made("engine_choice", word, change) for word, change in _CHANGES.items()}
SELL = tuple(
    tuple(
        tuple(_made("sell", f"{name} {real}+{scrap}", t, real, scrap) for scrap in _SCRAPS)
        for real in range(COPIES + 1)
    )
    for t, name in enumerate(COMPONENTS)
)
SELL_DONE = _made("sell_done")


class _Spoken(Notation[Move]):
    """Every text is known beforehand; a `use` names the mechanism before what it is used for."""

    def read(self, text: str) -> Move:
        move = _BY_TEXT.get(text)
        if move is None:
            raise NotAMove(text[:LONGEST_MOVE])
        return move

    def fill(self, pattern: str, most: int) -> list[str]:
        words = pattern[:LONGEST_MOVE].split(" ")
        if words[0] != USE or len(words) < 2:
            return super().fill(pattern, most)
        named = [verb for name, verb in self.verbs.items() if name.startswith(f"{USE} ")]
        meant = [verb for verb in named if words[1] in (ANY, verb.name.removeprefix(f"{USE} "))]
        return [text for verb in meant for text in verb.fill(words[2:])][:most]


_TYPE, _MECHANISM = OneOf(COMPONENTS), OneOf(MECHANISM_IDS)
_SIZE = OneOf(tuple(f"{real}+{scrap}" for real in range(COPIES + 1) for scrap in _SCRAPS))


def _verb(name: str, example: str, meaning: str, **words: OneOf) -> Verb[Move]:
    def make(*texts: str) -> Move:
        return _BY_TEXT[" ".join((name, *texts))]

    return Verb(name, tuple(words.items()), make, f"{name} {example}".rstrip(), meaning)


NOTATION: Notation[Move] = _Spoken(
    _verb("buy", "lens", "buy a card of the market at today's price", type=_TYPE),
    _verb("pass", "", "buy nothing this turn"),
    _verb(
        USE_DRIVE,
        "3",
        "Aether Drive: in the Order Line the token in this place (1 is the front) and the next one change places",
        place=OneOf(tuple(str(place) for place in range(1, PLACES))),
    ),
    _verb(USE_SPECTROSCOPE, "lens", "Spectroscope: buy one more card, 1 cog cheaper", type=_TYPE),
    _verb(
        USE_POST,
        "gear lens",
        "Pneumatic Post: put a card of your hand into the market and take one of another type",
        give=_TYPE,
        take=_TYPE,
    ),
    _verb("build", "x_ray_goggles", "build a mechanism from your hand", mechanism=_MECHANISM),
    _verb(
        "dismantle",
        "x_ray_goggles",
        "take the cards of a mechanism back into your hand",
        mechanism=_MECHANISM,
    ),
    _verb("end_turn", "", "end your turn, after buying or passing"),
    _verb(
        "engine_choice",
        "+1",
        "Difference Engine: change the price of the component in place 4, or leave it",
        change=OneOf(tuple(_CHANGES)),
    ),
    _verb(
        "sell",
        "lens 2+1",
        "sell all you want to sell of a component: real cards, and Scrap in place of missing ones",
        type=_TYPE,
        size=_SIZE,
    ),
    _verb("sell_done", "", "sell nothing more in this round"),
)
