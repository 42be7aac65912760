"""What an owner of Marrak Hesh 17 might enter, drawn at random: cards, holds of any shape, schemes, faces of the tiles."""

from typing import Any

from pyapp.core.rng import Rng
from pyapp.games.suk.components import COLOURS, COLUMNS, CORPORATIONS, DEEP_SPACE, ROWS, TILES, TYPES
from pyapp.games.suk.effects import POINTED
from pyapp.games.suk.owners import CELLS, MOST_POINTS, TRANSPORTS_OF_A_COLOUR, TRANSPORTS_OF_THREE

Place = tuple[int, int]


def drawn(rng: Rng) -> dict[str, Any]:
    return {
        "deep": {card: _card(rng, card) for card in DEEP_SPACE if rng.below(2)},
        "holds": {name: _hold(rng, cells) for name, cells in CELLS.items() if rng.below(2)},
        **({"schemes": _schemes(rng)} if rng.below(2) else {}),
        **({"tiles": _tiles(rng)} if rng.below(2) else {}),
    }


def _card(rng: Rng, name: str) -> dict[str, Any]:
    does = rng.choice(list(DEEP_SPACE)) if rng.below(2) else name
    card: dict[str, Any] = {"does": does}
    if does in POINTED and rng.below(2):
        card["points"] = rng.below(MOST_POINTS + 1)
    if does == "full_load" and rng.below(2):
        card["empty"] = rng.below(MOST_POINTS + 1)
    return card


def _hold(rng: Rng, cells: int) -> list[str]:
    """A piece that grows cell by cell; rows and columns that stay empty are written like the others."""
    piece: set[Place] = {(rng.below(len(ROWS)), rng.below(len(COLUMNS)))}
    while len(piece) < cells:
        piece.add(rng.choice(sorted({near for place in piece for near in _beside(place)} - piece)))
    return [
        "".join("o" if (row, column) in piece else "-" for column in range(len(COLUMNS)))
        for row in range(len(ROWS))
    ]


def _beside(place: Place) -> list[Place]:
    row, column = place
    near = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return [(r, c) for r, c in near if 0 <= r < len(ROWS) and 0 <= c < len(COLUMNS)]


def _schemes(rng: Rng) -> dict[str, list[int]]:
    """All transports of the box, dealt out at random."""
    box = rng.shuffled([colour for colour in range(3) for _ in range(TRANSPORTS_OF_A_COLOUR)])
    dealt = [box[n : n + TRANSPORTS_OF_THREE] for n in range(0, len(box), TRANSPORTS_OF_THREE)]
    return {
        name: [hand.count(colour) for colour in range(3)]
        for name, hand in zip(CORPORATIONS, dealt, strict=True)
    }


def _tiles(rng: Rng) -> dict[str, list[str]]:
    """As many faces as there are tiles, each type's in colours of their own, any of them rare."""
    many = rng.shuffled([sum(tile.type == goods for tile in TILES) for goods in TYPES])
    return {
        goods: [colour + rng.choice(("", "", "*")) for colour in rng.sample(list(COLOURS), n)]
        for goods, n in zip(TYPES, many, strict=True)
    }
