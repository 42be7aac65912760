"""What is printed in the box: 30 tiles (drawn below), 35 card titles, tokens, and how many of each.

Names and effects of the cards, the House, four Farms and the Gas Stations are the rulebook's; the other
tiles and the number of copies of each card are reconstructed (sheet, sections 2 and 4).
"""

from functools import lru_cache
from typing import Final, NamedTuple

# -- numbers of the rules -----------------------------------------------------------------------

FIGURES: Final = 100  # Martians in the box (R72)
LIFE_TOKENS, BULLET_TOKENS = 30, 60
START_LIFE, START_BULLETS = 3, 3  # R5, R45
MOST_LIFE, MOST_BULLETS = 5, 5  # R34
HAND: Final = 3  # R62
TO_HIT: Final = 4  # R41
GOAL: Final = 30  # collected Martians that win (R70)
LONGEST: Final = 300  # turns (Q73)
MOST_TILES: Final = 30
SHELLS: Final = 3  # tokens of a Shotgun (Q48)

# -- tokens -------------------------------------------------------------------------------------

FUEL, FERTILIZER, DYNAMITE, BULLET, LIFE = range(5)
TOKENS = ("fuel", "fertilizer", "dynamite", "bullet", "life")
ITEMS = TOKENS[:3]
COPIES: Final = 6  # of each item in the box
ALL_ITEMS: Final = 0b111
SIGNS: Final = 4  # three crop circles and the Mother Ship

# -- tiles --------------------------------------------------------------------------------------

_DRAWN = {
    "house": ("X R X", "  |  ", "R-H-R", "  |  ", "X R X"),
    "farm": ("F-F-F", "| | |", "F-F-F", "| | |", "F-F-F"),
    "gas_station_1": ("B-B-B", "|   |", "R-R-R", "  |  ", "X * X"),
    "gas_station_2": ("X R B", "  | |", "X R-B", "  | |", "X R B"),
    "general_store": ("B-B-B", "  |  ", "R-R-R", "  |  ", "X R X"),
    "diner": ("B-B X", "| |  ", "B R-R", "  |  ", "X R X"),
    "feed_store": ("X R-B", "  | |", "X R B", "  | |", "X R-B"),
    "hardware_store": ("B-B-B", "| |  ", "B R-*", "| |  ", "B-R X"),
    "sheriff_office": ("B-B X", "|    ", "B-R-R", "| |  ", "B R X"),
    "clinic": ("B-B-B", "|   |", "B R-R", "  |  ", "X R X"),
    "gun_shop": ("X R B", "  | |", "X R-B", "  | |", "X R B"),
    "school": ("B-B-B", "| | |", "B R B", "  |  ", "X R X"),
    "church": ("B-B-B", "| |  ", "B-R X", "  |  ", "X * X"),
    "arcade": ("B-B-B", "  |  ", "R-R-R", "  |  ", "X R X"),
    "cross": ("X R X", "  |  ", "R-*-R", "  |  ", "X R X"),
    "tee_icon": ("X X X", "     ", "R-*-R", "  |  ", "X R X"),
    "tee": ("X X X", "     ", "R-R-R", "  |  ", "X R X"),
    "straight_icon": ("X R X", "  |  ", "X * X", "  |  ", "X R X"),
    "straight": ("X R X", "  |  ", "X R X", "  |  ", "X R X"),
    "curve_icon": ("X X X", "     ", "X *-R", "  |  ", "X R X"),
    "curve": ("X X X", "     ", "X R-R", "  |  ", "X R X"),
    "dead_end": ("X X X", "     ", "X R X", "  |  ", "X R X"),
}
"""North up; `-` and `|` are the white lines, `*` is a road square with a Martian icon."""
BREAK: Final = "/"


class Tile(NamedTuple):
    """A tile of the box: its id, its drawing, and the tokens printed on it."""

    id: str
    shape: str  # one of those drawn above, or the lines of an owner's own, joined by BREAK
    bullets: int = 0
    life: int = 0
    items: int = 0

    @property
    def generic(self) -> bool:
        return self.id.startswith("generic")

    @property
    def farm(self) -> bool:
        return self.id.startswith("farm")


HOUSE: Final = 0
TILES: tuple[Tile, ...] = (
    Tile("house", "house"),
    *(Tile(f"farm_{number}", "farm") for number in range(1, 5)),
    Tile("gas_station_1", "gas_station_1", 1, 0, 1),
    Tile("gas_station_2", "gas_station_2", 0, 1, 1),
    Tile("general_store", "general_store", 1, 1, 1),
    Tile("diner", "diner", 0, 2, 1),
    Tile("feed_store", "feed_store", 1, 0, 2),
    Tile("hardware_store", "hardware_store", 2, 0, 3),
    Tile("sheriff_office", "sheriff_office", 3, 0, 1),
    Tile("clinic", "clinic", 0, 3, 1),
    Tile("gun_shop", "gun_shop", 2, 0, 1),
    Tile("school", "school", 1, 1, 3),
    Tile("church", "church", 0, 2, 2),
    Tile("arcade", "arcade", 1, 1, 1),
    Tile("generic_cross_1", "cross"),
    Tile("generic_cross_2", "cross"),
    Tile("generic_tee_1", "tee_icon"),
    Tile("generic_tee_2", "tee_icon"),
    Tile("generic_tee_3", "tee_icon"),
    Tile("generic_tee_4", "tee"),
    Tile("generic_straight_1", "straight_icon"),
    Tile("generic_straight_2", "straight"),
    Tile("generic_straight_3", "straight"),
    Tile("generic_curve_1", "curve_icon"),
    Tile("generic_curve_2", "curve"),
    Tile("generic_curve_3", "curve"),
    Tile("generic_dead_end_1", "dead_end"),
)
TILE_IDS = tuple(tile.id for tile in TILES)
TILE_BY_ID = {tile: number for number, tile in enumerate(TILE_IDS)}
GAS_STATIONS = frozenset(TILE_BY_ID[f"gas_station_{number}"] for number in (1, 2))

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8  # exits as bits; the square of each is the middle of that side
EXIT_SQUARES = ((NORTH, 1), (EAST, 5), (SOUTH, 7), (WEST, 3))


class Face(NamedTuple):
    """A tile as it lies: squares are counted 0 to 8, row by row."""

    kinds: str  # R road, B building, H house, F field, X blocked
    links: tuple[tuple[int, int], ...]  # white lines, each once
    exits: int
    icons: tuple[int, ...]
    road: tuple[int, ...]
    rooms: tuple[int, ...]  # squares of the building


def _turned(face: Face) -> Face:
    """A quarter turn clockwise: [r, c] goes to [c, 2 - r]."""
    to = [(square % 3) * 3 + 2 - square // 3 for square in range(9)]
    kinds = [""] * 9
    for square in range(9):
        kinds[to[square]] = face.kinds[square]
    links = sorted((min(to[a], to[b]), max(to[a], to[b])) for a, b in face.links)
    exits = (face.exits << 1 & 15) | face.exits >> 3
    return _face("".join(kinds), tuple(links), exits, tuple(sorted(to[icon] for icon in face.icons)))


def _face(kinds: str, links: tuple[tuple[int, int], ...], exits: int, icons: tuple[int, ...]) -> Face:
    road = tuple(square for square in range(9) if kinds[square] == "R")
    rooms = tuple(square for square in range(9) if kinds[square] == "B")
    return Face(kinds, links, exits, icons, road, rooms)


def _read(drawing: tuple[str, ...]) -> Face:
    signs = "".join(drawing[row][column] for row in (0, 2, 4) for column in (0, 2, 4))
    links = []
    for square in range(9):
        row, column = 2 * (square // 3), 2 * (square % 3)
        if column < 4 and drawing[row][column + 1] == "-":
            links.append((square, square + 1))
        if row < 4 and drawing[row + 1][column] == "|":
            links.append((square, square + 3))
    kinds = signs.replace("*", "R")
    exits = sum(side for side, square in EXIT_SQUARES if kinds[square] in "RF")
    icons = tuple(square for square in range(9) if signs[square] == "*")
    return _face(kinds, tuple(sorted(links)), exits, icons)


@lru_cache(maxsize=1024)
def shape_faces(shape: str) -> tuple[Face, ...]:
    """A drawing in its four rotations."""
    faces = [_read(_DRAWN.get(shape) or tuple(shape.split(BREAK)))]
    while len(faces) < 4:
        faces.append(_turned(faces[-1]))
    return tuple(faces)


@lru_cache(maxsize=1024)
def rotations(shape: str) -> tuple[int, ...]:
    """The rotations that differ in any square, link or icon (R20)."""
    faces = shape_faces(shape)
    return tuple(number for number in range(4) if faces[number] not in faces[:number])


# -- cards --------------------------------------------------------------------------------------

MARTIAN_TITLES = (
    *("big_eyes", "bright_lights", "faked_crop_circles", "green_slime", "how_to_cook"),
    *("landing_party", "levitation", "mass_hysteria", "memory_drain", "pod_people"),
    *("stupid_humans", "end_of_world", "video_game", "tractor_beam", "we_come_in_peace"),
)
EVENT_TITLES = (
    *("agent_xxxx", "candy", "four_sided_dice", "get_off_my_land", "homeland_security"),
    *("go_time", "martial_law", "mp3_player", "nuclear", "presidential"),
    *("searchlight", "shotgun", "signal_jammer", "take_her", "teleported"),
    *("no_way_lose", "not_happening", "not_the_human", "wait", "very_angry"),
)
CARDS = MARTIAN_TITLES + EVENT_TITLES
CARD_BY_ID = {card: number for number, card in enumerate(CARDS)}
EACH: Final = 2  # copies of every title

(
    BIG_EYES,
    BRIGHT_LIGHTS,
    FAKED_CIRCLES,
    GREEN_SLIME,
    HOW_TO_COOK,
    LANDING_PARTY,
    LEVITATION,
    MASS_HYSTERIA,
    MEMORY_DRAIN,
    POD_PEOPLE,
    STUPID_HUMANS,
    END_OF_WORLD,
    VIDEO_GAME,
    TRACTOR_BEAM,
    WE_COME_IN_PEACE,
    AGENT_XXXX,
    CANDY,
    FOUR_SIDED_DICE,
    GET_OFF_MY_LAND,
    HOMELAND_SECURITY,
    GO_TIME,
    MARTIAL_LAW,
    MP3_PLAYER,
    NUCLEAR,
    PRESIDENTIAL,
    SEARCHLIGHT,
    SHOTGUN,
    SIGNAL_JAMMER,
    TAKE_HER,
    TELEPORTED,
    NO_WAY_LOSE,
    NOT_HAPPENING,
    NOT_THE_HUMAN,
    WAIT,
    VERY_ANGRY,
) = range(35)
MARTIAN_CARDS = frozenset(range(15))
WEAPONS = (FOUR_SIDED_DICE, MP3_PLAYER, SEARCHLIGHT, SHOTGUN, SIGNAL_JAMMER)
REACTIONS = (TAKE_HER, NOT_HAPPENING, NOT_THE_HUMAN)
AIMED = frozenset((HOW_TO_COOK, MEMORY_DRAIN, VIDEO_GAME, TRACTOR_BEAM))  # Q63
