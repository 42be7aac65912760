"""What the owner of a box may put in place of our reconstruction: copies of cards, tokens printed on tiles (R4, R21)."""

from collections.abc import Mapping
from typing import Any

from ...core.options import Setup
from ...core.own import own_parts
from ...core.position import Field, Fields
from ...core.values import is_whole
from .components import CARDS, EACH, EVENT_TITLES, MARTIAN_TITLES, TILE_IDS, TILES, Tile, face

MOST_COPIES = 6  # of a card
FEWEST_CARDS = 20  # of each sort: six hands of three, and something to draw
TOKENS = ("bullets", "lives", "items")
WITH_TOKENS = tuple(tile.id for number, tile in enumerate(TILES) if face(number, 0).rooms)

EXAMPLE: Mapping[str, Any] = {
    "cards": {"shotgun": 4, "candy": 1, "tractor_beam": 3, "end_of_world": 0},
    "tiles": {
        "church": {"bullets": 1, "lives": 1, "items": 2},
        "gun_shop": {"bullets": 2, "lives": 1, "items": 0},
    },
}
PARTS = (
    Field(
        "cards",
        '{"shotgun": 3}',
        f"how many copies of a card are in the box, 0 to {MOST_COPIES}; a card left out keeps our {EACH}; at least "
        f"{FEWEST_CARDS} Martian cards and {FEWEST_CARDS} event cards in all",
    ),
    Field(
        "tiles",
        '{"gun_shop": {"bullets": 2, "lives": 0, "items": 1}}',
        "the tokens printed on a tile with a building; together at most one for each square of the building",
    ),
)


def check(fields: Fields) -> None:
    """Every entry names what there is; the decks are large enough, no building holds more than it has squares."""
    cards = fields.inner("cards")
    for card in CARDS:
        cards.number(card, 0, MOST_COPIES, EACH)
    cards.rest_unknown()
    for titles in (MARTIAN_TITLES, EVENT_TITLES):
        number = sum(cards.number(card, 0, MOST_COPIES, EACH) for card in titles)
        if number < FEWEST_CARDS:
            kind = "martian" if titles is MARTIAN_TITLES else "event"
            raise fields.wrong("cards", "position.own_few_cards", kind=kind, n=number, low=FEWEST_CARDS)
    tiles = fields.inner("tiles")
    for tile in WITH_TOKENS:
        if tiles.has(tile):
            _check_tile(tiles.inner(tile), tiles, tile)
    tiles.rest_unknown()


def _check_tile(tokens: Fields, tiles: Fields, tile: str) -> None:
    rooms = len(face(TILE_IDS.index(tile), 0).rooms)
    number = sum(tokens.number(kind, 0, rooms, 0) for kind in TOKENS)
    tokens.rest_unknown()
    if number > rooms:
        raise tiles.wrong(tile, "position.own_tokens", n=number, most=rooms)


def copies_of(setup: Setup, card: int) -> int:
    """How many of a card are in the box (R4)."""
    found = own_parts(setup, "cards").get(CARDS[card], EACH)
    assert is_whole(found, 0, MOST_COPIES)
    return int(found)


def printed(setup: Setup, tile: int) -> Tile:
    """A tile with the tokens printed on it (R21)."""
    ours = TILES[tile]
    tokens = own_parts(setup, "tiles").get(ours.id)
    if tokens is None:
        return ours
    bullets, life, items = (tokens.get(kind, 0) for kind in TOKENS)
    return ours._replace(bullets=bullets, life=life, items=items)
