"""The growing town: which tile lies where, which squares are one step apart, where the next tile may go."""

from collections.abc import Iterator
from functools import cached_property, lru_cache

from .components import EXIT_SQUARES, HOUSE, TILES, Face, Tile, rotations, shape_faces
from .moves import Move, move
from .places import HOME_CELL, SIDES, STEPS, squares_of

Laid = tuple[int, int, int]  # cell, tile, rotation


@lru_cache(maxsize=8192)
def _marches(origin: int, near: tuple[int, ...]) -> tuple[tuple[int, Move], ...]:
    return tuple((square, move("march", origin, square)) for square in near)


@lru_cache(maxsize=1024)
def _shape_exits(shape: str) -> tuple[int, ...]:
    """What a drawing can offer, however it is turned."""
    return tuple({turned.exits for turned in shape_faces(shape)})


class Town:
    """The tiles on the table, as the box has them. Never changed: laying a tile gives another town."""

    def __init__(self, laid: tuple[Laid, ...], box: tuple[Tile, ...] = TILES) -> None:
        self.laid = laid
        self.box = box
        self.tiles = {cell: (tile, rotation) for cell, tile, rotation in laid}
        self.kind: dict[int, str] = {}
        self.near: dict[int, tuple[int, ...]] = {}
        self.icons: frozenset[int] = frozenset()
        self._before: Town | None = None  # the town before the last tile, whose steps are known
        self._fresh: set[int] = set()  # squares with new steps since then
        for cell, tile, rotation in laid:
            self._add(cell, tile, rotation)
        self._far: dict[int, dict[int, int]] = {}
        self._standable: dict[int, tuple[int, ...]] = {}
        self._spare: dict[int, bool] = {}
        self._places: dict[str, tuple[tuple[int, int], ...]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Town) and (self.laid, self.box) == (other.laid, other.box)

    def __hash__(self) -> int:
        return hash(self.laid)

    def with_tile(self, cell: int, tile: int, rotation: int) -> "Town":
        """The town with one more tile; what is known of the others is taken over."""
        town = Town.__new__(Town)
        town.laid = (*self.laid, (cell, tile, rotation))
        town.box = self.box
        town.tiles = {**self.tiles, cell: (tile, rotation)}
        town.kind = dict(self.kind)
        town.near = dict(self.near)
        town.icons = self.icons
        known = "ways" in self.__dict__
        town._before = self if known else self._before
        town._fresh = set() if known else set(self._fresh)
        town._far = {}
        town._standable = {}
        town._spare = {}
        town._places = {}
        town._add(cell, tile, rotation)
        if "edges" in self.__dict__:
            town.edges = town._edges_after(self.edges, cell)
        return town

    def without(self, cell: int) -> "Town":
        return Town(tuple(laid for laid in self.laid if laid[0] != cell), self.box)

    def face(self, tile: int, rotation: int) -> Face:
        """A tile of this box as it lies."""
        return shape_faces(self.box[tile].shape)[rotation]

    def rotations(self, tile: int) -> tuple[int, ...]:
        return rotations(self.box[tile].shape)

    def _add(self, cell: int, tile: int, rotation: int) -> None:
        printed = self.face(tile, rotation)
        squares = squares_of(cell)
        near: dict[int, list[int]] = {}
        for square, kind in zip(squares, printed.kinds, strict=True):
            if kind != "X":
                self.kind[square] = kind
                near[square] = []
        for one, other in printed.links:
            near[squares[one]].append(squares[other])
            near[squares[other]].append(squares[one])
        for side, there, facing in SIDES:
            neighbour = self.tiles.get(cell + there)
            if not (neighbour and printed.exits & side and self.face(*neighbour).exits & facing):
                continue
            own = squares[next(square for exit_, square in EXIT_SQUARES if exit_ == side)]
            other = own + STEPS[side]
            if other in self.near and own not in self.near[other]:
                near[own].append(other)
                self.near[other] = (*self.near[other], own)
                self._fresh.add(other)
        for square, others in near.items():
            self.near[square] = tuple(others)
        self._fresh.update(near)
        if printed.icons:
            self.icons |= {squares[icon] for icon in printed.icons}

    # -- placing (R20) --------------------------------------------------------------------------

    @cached_property
    def edges(self) -> dict[int, tuple[int, int]]:
        """Free cells reached by a road: the sides that must be exits, and those that must be blank."""
        found: dict[int, tuple[int, int]] = {}
        for cell in self.tiles:
            for _, there, _ in SIDES:
                free = cell + there
                if free in self.tiles or free in found:
                    continue
                must, blank = self.around(free)
                if must:
                    found[free] = (must, blank)
        return dict(sorted(found.items()))

    def _edges_after(self, known: dict[int, tuple[int, int]], laid: int) -> dict[int, tuple[int, int]]:
        """The edges, from those before a tile was laid: only the cells beside it have changed."""
        found = {free: sides for free, sides in known.items() if free != laid}
        for _, there, _ in SIDES:
            free = laid + there
            if free not in self.tiles:
                must, blank = self.around(free)
                if must:
                    found[free] = (must, blank)
        return dict(sorted(found.items()))

    def around(self, cell: int) -> tuple[int, int]:
        """The sides of a cell that touch an exit, and those that touch a blank side."""
        must = blank = 0
        for side, there, facing in SIDES:
            neighbour = self.tiles.get(cell + there)
            if neighbour is None:
                continue
            if self.face(*neighbour).exits & facing:
                must |= side
            else:
                blank |= side
        return must, blank

    def places(self, tile: int) -> tuple[tuple[int, int], ...]:
        """Every legal cell and rotation of a tile."""
        shape = self.box[tile].shape
        known = self._places.get(shape)
        if known is None:
            faces = shape_faces(shape)
            known = self._places[shape] = tuple(
                (cell, rotation)
                for cell, (must, blank) in self.edges.items()
                for rotation in rotations(shape)
                if faces[rotation].exits & must == must and not faces[rotation].exits & blank
            )
        return known

    def takes(self, pile: tuple[int, ...]) -> bool:
        """Can any of these tiles be laid at all? (R10e, R73)"""
        shapes = {self.box[tile].shape for tile in pile}
        return any(self._fits(shape) for shape in sorted(shapes))

    def _fits(self, shape: str) -> bool:
        return any(
            exit_ & must == must and not exit_ & blank
            for must, blank in self.edges.values()
            for exit_ in _shape_exits(shape)
        )

    # -- walking --------------------------------------------------------------------------------

    def far(self, square: int) -> dict[int, int]:
        """Walking distance from a square to every other, Martians ignored."""
        known = self._far.get(square)
        if known is None:
            known = {square: 0}
            wave = [square]
            distance = 0
            while wave:
                distance += 1
                following = []
                for here in wave:
                    for other in self.near[here]:
                        if other not in known:
                            known[other] = distance
                            following.append(other)
                wave = following
            self._far[square] = known
        return known

    @cached_property
    def ways(self) -> dict[int, tuple[tuple[int, Move], ...]]:
        """The steps a Martian may take from each square, as moves."""
        known = dict(self._before.ways) if self._before else {}
        for square in self._fresh:
            known[square] = _marches(square, self.near[square])
        self._before = None
        return known

    @cached_property
    def loose(self) -> tuple[int, ...]:
        """Generic tiles at the edge without which all others still hang together (Q56)."""
        return tuple(cell for cell in self.rim if self.spare(cell))

    @cached_property
    def rim(self) -> tuple[int, ...]:
        """Generic tiles at the edge."""
        return tuple(
            cell
            for cell, (tile, _) in sorted(self.tiles.items())
            if TILES[tile].generic and any(cell + there not in self.tiles for _, there, _ in SIDES)
        )

    def spare(self, cell: int) -> bool:
        """Do all other tiles hang together without this one?"""
        known = self._spare.get(cell)
        if known is None:
            known = self._spare[cell] = self._can_do_without(cell)
        return known

    def _can_do_without(self, gone: int) -> bool:
        """All squares of a tile are connected, so walking from tile to tile is enough."""
        reached = {HOME_CELL, gone}
        wave = [HOME_CELL]
        while wave:
            cell = wave.pop()
            exits = self.face(*self.tiles[cell]).exits
            for side, there, facing in SIDES:
                other = self.tiles.get(cell + there)
                if (
                    other
                    and cell + there not in reached
                    and exits & side
                    and self.face(*other).exits & facing
                ):
                    reached.add(cell + there)
                    wave.append(cell + there)
        return len(reached) == len(self.tiles)

    # -- looking --------------------------------------------------------------------------------

    def standable(self, cell: int) -> tuple[int, ...]:
        known = self._standable.get(cell)
        if known is None:
            known = tuple(square for square in squares_of(cell) if square in self.kind)
            self._standable[cell] = known
        return known

    def spawnable(self, cell: int) -> list[int]:
        """Road and field squares: where figures are placed (Q15)."""
        return [square for square in squares_of(cell) if self.kind.get(square, "B") in "RF"]

    def rooms(self, cell: int) -> list[int]:
        return [square for square in squares_of(cell) if self.kind.get(square) == "B"]

    def middle(self, cell: int) -> int:
        return squares_of(cell)[4]

    def beside(self, cell: int) -> Iterator[int]:
        """Cells with a tile that share a side with this one (Q53)."""
        return (cell + there for _, there, _ in SIDES if cell + there in self.tiles)


FIRST = Town(((HOME_CELL, HOUSE, 0),))
