"""Layouts of colours or types: one set of cells after the other in one number, and what they are worth together."""

from ..rules.hold import Hull

POINT = 100  # the worth of a point


class Layout(dict[int, int]):
    """The worth of every layout met: its groups' points, something for what may grow, something for one group alone."""

    def __init__(self, hull: Hull, square: int = 0, alone: int = 0) -> None:
        super().__init__()
        self.hull, self.square, self.alone = hull, square, alone

    def __missing__(self, layout: int) -> int:
        groups, cells = self.hull.groups, len(self.hull)
        every, rest = (1 << cells) - 1, layout
        sizes: list[int] = []
        while rest:
            mask = rest & every
            if mask & mask - 1:
                sizes += [group.bit_count() for group in groups(mask)]
            rest >>= cells
        largest = max(sizes, default=0)
        times = sizes.count(largest)
        found = POINT * largest * times + self.square * sum(size * size for size in sizes)
        if times == 1:
            found += self.alone * largest
        self[layout] = found
        return found
