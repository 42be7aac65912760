"""Somebody at the table who deals every seed they can try, and keeps those that look like the game before them.

What they have is all that seat 0 was ever shown: its view of the deal, what it was told move by move, its view after each
move, and the glimpse that it may give away. They are even told the others' moves, hidden words included.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from pyapp import GAMES
from pyapp.core.refusals import Problem
from pyapp.core.rng import SECRET, Rng
from pyapp.games import AnyGame
from pyapp.games.martians import components as martians
from pyapp.games.martians.rules import setup as town
from pyapp.games.mechanics.components import COMPONENTS, TYPES
from pyapp.games.pocket_mars.components import BUILDINGS
from pyapp.record import Record
from pyapp.record.link import shown_view

PLAYERS = 2


@dataclass(frozen=True)
class Seen:
    """What seat 0 has of a game so far: the deal, and for each move what it was told and what it saw then."""

    deal: str
    moves: tuple[str, ...]
    told: tuple[str, ...]
    glimpse: str


@dataclass
class Attack:
    """The seeds tried, those that deal what seat 0 saw dealt, and those that tell it the same game to the last move."""

    tried: int = 0
    dealt: list[int] = field(default_factory=list)
    found: list[int] = field(default_factory=list)


def secret_game(slug: str, seed: int, moves: int) -> Record:
    """A game as the page deals it, after moves that have nothing to do with its seed."""
    game, chooser = GAMES[slug], Rng(3)
    record = Record(game, game.setup(PLAYERS, {}), seed, way=SECRET)
    while len(record) < moves and (allowed := game.moves(record.state)):
        record.play(chooser.choice(allowed))
    return record


def seen_of(record: Record) -> Seen:
    told = tuple(_told(record, at) for at in range(1, len(record) + 1))
    deal = _text(record.game.view(record.at(0), 0))
    return Seen(deal, tuple(record.moves), told, _text(shown_view(record, 0)))


def attack(slug: str, seen: Seen, seeds: range) -> Attack:
    made = Attack(tried=len(seeds))
    for seed in GLANCES.get(slug, _at_every_deal)(json.loads(seen.deal), seeds):
        game = GAMES[slug]
        if _text(game.view(game.start(game.setup(PLAYERS, {}), seed, way=SECRET), 0)) == seen.deal:
            made.dealt.append(seed)
            if _same_game(game, seen, seed):
                made.found.append(seed)
    return made


def _same_game(game: AnyGame, seen: Seen, seed: int) -> bool:
    record = Record(game, game.setup(PLAYERS, {}), seed, way=SECRET)
    for move, told in zip(seen.moves, seen.told, strict=True):
        try:
            record.play(move)
        except Problem:
            return False  # in this deal nobody could have done so
        if _told(record, len(record)) != told:
            return False
    return _text(shown_view(record, 0)) == seen.glimpse


def _told(record: Record, at: int) -> str:
    return _text([[event.seen_by(0) for event in record.events[at]], record.game.view(record.at(at), 0)])


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


# -- the first glance: the few numbers that decide what lies open, so that a seed is given up after one or two of them ------


def _at_every_deal(_view: dict[str, Any], seeds: Iterable[int]) -> Iterator[int]:
    """Where nobody has said what to look at first."""
    return iter(seeds)


def _glance_at_mars(view: dict[str, Any], seeds: Iterable[int]) -> Iterator[int]:
    """The row of Buildings is drawn first, from its end."""
    row = [BUILDINGS.index(building) for building in view["row"]]
    for seed in seeds:
        if Rng.of(seed, SECRET).below(len(row)) != row[-1]:
            continue
        if Rng.of(seed, SECRET).sample(range(len(row)), len(row)) == row:
            yield seed


def _glance_at_mechanics(view: dict[str, Any], seeds: Iterable[int]) -> Iterator[int]:
    """Who begins, then the Order Line."""
    line = [COMPONENTS.index(component) for component in view["line"]]
    for seed in seeds:
        rng = Rng.of(seed, SECRET)
        if rng.below(PLAYERS) == view["first"] and rng.shuffled(TYPES) == line:
            yield seed


def _glance_at_martians(view: dict[str, Any], seeds: Iterable[int]) -> Iterator[int]:
    """Who begins, then my three cards. The numbers between shuffle what nobody sees; an attacker jumps over them."""
    setup = GAMES["martians"].setup(PLAYERS, {})
    deck = list(town.decks(setup)[0])
    between = sum(len(pile) - 1 for pile in (town.first_tiles(), town.all_items(setup))) + martians.SIGNS - 1
    mine = sorted(martians.CARDS.index(card) for card in view["seats"][0]["hand"])
    for seed in seeds:
        rng = Rng.of(seed, SECRET)
        if rng.below(PLAYERS) != view["first"]:
            continue
        jumped = rng.state + between
        if deck[Rng.at(jumped).below(len(deck))] in mine and _top(deck, Rng.at(jumped)) == mine:
            yield seed


def _top(cards: list[int], rng: Rng) -> list[int]:
    """The hand that a shuffle lays on top."""
    deck = list(cards)
    for last in range(len(deck) - 1, len(deck) - 1 - martians.HAND, -1):
        other = rng.below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return sorted(deck[-martians.HAND :])


GLANCES = {
    "pocket-mars": _glance_at_mars,
    "mechanics": _glance_at_mechanics,
    "martians": _glance_at_martians,
}
