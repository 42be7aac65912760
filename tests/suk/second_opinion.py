"""A second reading of Marrak Hesh 17, from the rulebook and our sheet alone: moves, end, points, ranking.

Nothing here is taken from the engine; it is told a position and a view, and works everything out plainly.
"""

import json
from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from typing import Any

COLOURS = ("yellow", "purple", "red", "blue", "orange", "turquoise")
RARE = {
    *("engine-red", "plant-turquoise", "robot-purple", "crystal-orange"),
    *("spice-blue", "relic-blue", "creature-yellow"),
}
HULLS = {
    ("rectangle", 2): "abcd1 abcd2 abcd3",
    ("rectangle", 3): "abcd1 abcd2",
    ("octagon", 2): "bc1 abcd2 abcd3 bc4",
    ("octagon", 3): "bc1 abcd2 bc3",
}
LETTER = {"white": "W", "grey": "G", "black": "K"}
CHANGES = {"wormhole", "black_hole", "nebula"}
Cargo = tuple[tuple[str, str, str], ...]  # cell, type-and-colour as printed, colour as counted
Hold = dict[str, str]


def disagreements(game: Any, state: Any) -> list[str]:
    """Sentences for all that the engine sees otherwise; none if both agree."""
    data, view = game.dump(state), game.view(state, None)
    over = game.to_act(state) is None
    asking = "" in data["firsts"]
    found = [*_of_moves(game, state, data), *_of_the_marks(data, view)]
    if (over or asking) != (not any(placements(data, data["options"], seat) for seat in seats(data))):
        found.append("over while somebody can place, or the other way round (R20)")
    for seat in seats(data):
        told, sure = view["scores"][seat], over or not CHANGES & doing(data, data["options"])
        points = counted(data, data["options"], seat) if sure else None
        if points is not None and told["total"] != points:
            found.append(f"seat {seat} has {points} points, not {told['total']} (R34, R42)")
        plain = base(cargo(data["holds"][seat]))
        if not CHANGES & doing(data, data["options"]) and plain != (
            told["colour"],
            told["type"],
            told["rare"],
        ):
            found.append(f"seat {seat} has {plain} by colour, type and rarity (R31-R33)")
    if over and not asking and not data["firsts"] and asks(data, data["options"]):
        found.append("nobody was asked for the order of the cards (R41)")
    return found + list(_of_games(game, state, data, over))


def seats(data: dict[str, Any]) -> range:
    return range(data["players"])


# -- what an owner of the game says its cards do ------------------------------------------------

Printed = tuple[str, int, int]  # what a card does, its points, what an empty cell costs


def printed(card: str, said: dict[str, Any]) -> Printed:
    entry = said.get(card, {})
    does = entry.get("does", card)
    return does, entry.get("points", 2 if does == "full_load" else 1), entry.get("empty", 1)


def doing(table: dict[str, Any], options: dict[str, Any]) -> set[str]:
    said = json.loads(options["own"] or "{}").get("deep", {})
    return {printed(card, said)[0] for card in table["deep"]}


# -- placing (R10-R16) -------------------------------------------------------------------------


def placements(table: dict[str, Any], options: dict[str, Any], seat: int) -> set[str]:
    """All a seat may play, as moves."""
    hold: Hold = table["holds"][seat]
    cells = hull(options, len(table["holds"]))
    free = [cell for cell in cells if cell not in hold]
    if hold and "zero_gravity" not in doing(table, options):
        free = [cell for cell in free if any(touch(cell, other) for other in hold)]
    found = {
        (dock, colour)
        for dock, tile in enumerate(table["goods"])
        if tile is not None
        for colour, left in table["hands"][seat].items()
        if left and welcome(table["ring"], dock, LETTER[colour], "ion_storm" in doing(table, options))
    }
    if "customs" in doing(table, options) and table["last_taken"]:
        stopped = table["last_taken"].split("-")[1]
        passed = {each for each in found if table["goods"][each[0]].split("-")[1] != stopped}
        found = passed or found
    return {f"place {dock} {colour} {cell}" for dock, colour in found for cell in free}


def welcome(ring: str, dock: int, letter: str, storm: bool) -> bool:
    """R12: the first transport met clockwise and, but for Ion Storm, the one met the other way."""
    for step in (1,) if storm else (1, -1):
        at = (dock + step) % len(ring)
        while at != dock and ring[at] == ".":
            at = (at + step) % len(ring)
        if at != dock and ring[at] == letter:
            return False
    return True


def hull(options: dict[str, Any], players: int) -> list[str]:
    drawn = json.loads(options["own"] or "{}").get("holds", {}).get({2: "for_two", 3: "for_three"}[players])
    if drawn:  # an owner's own: row by row, `o` a cell
        return [
            column + str(row)
            for row, signs in enumerate(drawn, 1)
            for column, sign in zip("abcd", signs, strict=False)
            if sign == "o"
        ]
    rows = HULLS[options["hull"], players].split()
    return [column + row[-1] for row in rows for column in row[:-1]]


def touch(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1])) == 1


def _of_moves(game: Any, state: Any, data: dict[str, Any]) -> Iterator[str]:
    seat = game.to_act(state)
    if seat is not None:
        listed = set(map(str, game.moves(state)))
        wanted = (
            {f"first {card}" for card in data["deep"]}
            if data["firsts"]
            else placements(data, data["options"], seat)
        )
        if listed != wanted:
            yield "other moves are legal (R10-R14)"


def _of_the_marks(data: dict[str, Any], view: dict[str, Any]) -> Iterator[str]:
    """What play can't lead to is marked, and nothing else is."""
    marked = {(mark["what"], mark.get("seat")) for mark in view["composed"]}
    holds = () if "zero_gravity" in doing(data, data["options"]) else data["holds"]
    loose = {("hold", seat) for seat, hold in enumerate(holds) if not joined(set(hold))}
    wanted = (
        loose
        if can_be_played(data["ring"], "ion_storm" in doing(data, data["options"]))
        else {("ring", None), *loose}
    )
    if marked != wanted:
        yield f"marked as composed: {sorted(wanted, key=str)} (D1, D4, R14)"


def can_be_played(ring: str, storm: bool) -> bool:
    """D1, D4: neighbours differ, and the third transport has the third colour; under Ion Storm some neighbours do."""
    letters = ring.replace(".", "")
    if len(letters) < 2:
        return True
    unlike = [one != other for one, other in zip(letters, letters[1:] + letters[0], strict=True)]
    return any(unlike) if storm else all(unlike) and len(set(letters)) == min(3, len(letters))


def joined(cells: set[str]) -> bool:
    reached = set(sorted(cells)[:1])
    while more := {cell for cell in cells - reached if any(touch(cell, other) for other in reached)}:
        reached |= more
    return reached == cells


# -- points (R30-R34, R40-R43) -----------------------------------------------------------------


def cargo(hold: Hold) -> Cargo:
    return tuple((cell, tile, tile.split("-")[1]) for cell, tile in sorted(hold.items()))


def base(w: Cargo) -> tuple[int, int, int]:
    colours = {cell: colour for cell, _, colour in w}
    types = {cell: tile.split("-")[0] for cell, tile, _ in w}
    return largest(colours)[0], largest(types)[0], sum(lit(tile) for _, tile, _ in w)


def largest(kinds: dict[str, str]) -> tuple[int, int]:
    """The tiles in the largest groups together, and in the largest one if no other is as large."""
    sizes = []
    left = set(kinds)
    while left:
        edge = [left.pop()]
        size = 0
        while edge:
            at = edge.pop()
            size += 1
            more = {cell for cell in left if touch(at, cell) and kinds[cell] == kinds[at]}
            left -= more
            edge += more
        sizes.append(size)
    most = max(sizes, default=0)
    if most < 2:
        return 0, 0
    return most * sizes.count(most), most if sizes.count(most) == 1 else 0


def counted(table: dict[str, Any], options: dict[str, Any], seat: int) -> int:
    cells = len(hull(options, len(table["holds"])))
    deep = table["deep"]
    first = table["firsts"][seat] if table["firsts"] else ""
    orders = [(first, *(card for card in deep if card != first))] if first else list(permutations(deep))
    said = json.loads(options["own"] or "{}").get("deep", {})
    return max(
        best(cargo(table["holds"][seat]), tuple(printed(card, said) for card in order), cells)
        for order in orders
    )


def asks(table: dict[str, Any], options: dict[str, Any]) -> bool:
    """R41 by option: the captains say the order, where a card that changes the hold makes it matter (Q23)."""
    return bool(options["own_order"]) and bool(CHANGES & doing(table, options))


@lru_cache(maxsize=512)
def best(w: Cargo, deep: tuple[Printed, ...], cells: int) -> int:
    return max(totals(w, deep, cells))


def totals(w: Cargo, cards: tuple[Printed, ...], cells: int) -> Iterator[int]:
    """Every total that applying the cards in this order can lead to (R42)."""
    if not cards:
        yield sum(base(w))
        return
    card, *later = cards
    for changed in changes(w, card[0]):
        for total in totals(changed, tuple(later), cells):
            yield total + bonus(w, card, cells)


def bonus(w: Cargo, card: Printed, cells: int) -> int:
    does, points, empty = card
    match does:
        case "pulsar":
            return points * largest({cell: colour for cell, _, colour in w})[1]
        case "quasar":
            return points * largest({cell: tile.split("-")[0] for cell, tile, _ in w})[1]
        case "supernova":
            rare = [cell for cell, tile, _ in w if lit(tile)]
            return points * sum(any(touch(cell, other) for other in rare) for cell in rare)
        case "full_load":
            return points if len(w) == cells else empty * (len(w) - cells)
    return 0


def changes(w: Cargo, card: str) -> Iterator[Cargo]:
    if card != "black_hole" or not w:
        yield w
    for number, (cell, tile, colour) in enumerate(w):
        before, after = w[:number], w[number + 1 :]
        if card == "black_hole":
            yield before + after
        elif card == "nebula":
            yield from ((*before, (cell, tile, other), *after) for other in COLOURS if other != colour)
        elif card == "wormhole":
            for place in range(number):
                swapped = list(w)
                swapped[place], swapped[number] = (w[place][0], tile, colour), (cell, *w[place][1:])
                yield tuple(swapped)


# -- games and their ranking (R34, R35, Q33) ---------------------------------------------------


def _of_games(game: Any, state: Any, data: dict[str, Any], over: bool) -> Iterator[str]:
    for number, table in enumerate(data["tables"]):
        if table is None:
            continue
        if any(placements(table, data["options"], seat) for seat in seats(data)):
            yield f"game {number + 1} was closed too early (R20)"
        points = [counted(table, data["options"], seat) for seat in seats(data)]
        if points != [sum(parts) for parts in data["finished"][number]]:
            yield f"game {number + 1} was worth {points} (R34)"
    result = game.result(state)
    if (result is not None) != over:
        yield "a result before the end, or none after it"
    if result is None or not over:
        return
    sums = [sum(sum(played[seat]) for played in data["finished"]) for seat in seats(data)]
    late = data["options"]["tie_break"] == "late_seat" and not data["options"]["match"]
    merit = [(sums[seat], (seat - data["start"]) % data["players"] if late else 0) for seat in seats(data)]
    ranking = [[seat for seat in seats(data) if merit[seat] == one] for one in sorted(set(merit))[::-1]]
    if [list(place) for place in result.ranking] != ranking or list(result.scores) != sums:
        yield f"the ranking is {ranking} with {sums} points (R35, Q33)"


def lit(tile: str) -> bool:
    """Is it rare? An owner's own face that is not like the sheet's says so."""
    sort = (*tile.split("-"), "")[2]
    return sort == "rare" if sort else tile in RARE
