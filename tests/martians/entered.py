"""What an owner of Martians!!! might enter, drawn at random: copies of the cards, tokens and drawings of the tiles."""

from typing import Any

from pyapp.core.position import Fields
from pyapp.core.refusals import BadPosition
from pyapp.core.rng import Rng
from pyapp.games.martians import owners
from pyapp.games.martians.components import EVENT_TITLES, HOUSE, MARTIAN_TITLES, TILES, Tile

TRIES = 60  # until a drawing can be a tile; one that never can keeps ours
ROWS = range(3)


def drawn(rng: Rng) -> dict[str, Any]:
    tiles = {tile.id: _tile(rng, tile) for tile in TILES if rng.below(3) == 0}
    return {
        "cards": {**_copies(rng, MARTIAN_TITLES), **_copies(rng, EVENT_TITLES)},
        "tiles": {name: entry for name, entry in tiles.items() if entry},
    }


def _copies(rng: Rng, titles: tuple[str, ...]) -> dict[str, int]:
    copies = {card: rng.below(owners.MOST_COPIES + 1) for card in titles}
    return copies if sum(copies.values()) >= owners.FEWEST_CARDS else dict.fromkeys(titles, 2)


def _tile(rng: Rng, tile: Tile) -> dict[str, Any]:
    for _ in range(TRIES):
        drawing = _drawing(rng, tile)
        entry: dict[str, Any] = {"drawing": drawing}
        rooms = "".join(drawing).count("B")
        if rooms:
            bullets = rng.below(rooms + 1)
            lives = rng.below(rooms - bullets + 1)
            entry |= {"bullets": bullets, "lives": lives, "items": rng.below(rooms - bullets - lives + 1)}
        try:
            owners.check(Fields({"tiles": {tile.id: entry}}, "own"))
        except BadPosition:
            continue
        return entry
    return {}


def _drawing(rng: Rng, tile: Tile) -> list[str]:
    signs = "FFX" if tile.farm else "RRX" if tile.id == TILES[HOUSE].id else "RR*X"
    if tile.id in owners.BUILDINGS:
        signs += "BB"
    squares = [[rng.choice(tuple(signs)) for _ in ROWS] for _ in ROWS]
    if tile.farm or tile.id == TILES[HOUSE].id:
        squares[1][1] = "F" if tile.farm else "H"

    def line(one: str, other: str, sign: str) -> str:
        return sign if "X" not in (one, other) and rng.below(5) else " "

    lines = []
    for row in ROWS:
        across = [line(squares[row][at], squares[row][at + 1], "-") for at in (0, 1)]
        lines.append("".join((squares[row][0], across[0], squares[row][1], across[1], squares[row][2])))
        if row < ROWS[-1]:
            down = [line(squares[row][at], squares[row + 1][at], "|") for at in ROWS]
            lines.append(" ".join(down))
    return lines
