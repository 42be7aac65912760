"""A planner of whole turns for Automobiles: a wide beam over the moves, judged by the turns a race still takes.

It knows of the game the contract (`moves`, `after`, `dump`, `determinize`) and the printed cards. Everything lies
open but the order of the draws, so the next hand is known as an average: that of the cubes now in the bag.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pyapp import GAMES
from pyapp.core.rng import Rng
from pyapp.games.automobiles.tracks import SPACES
from tests.rivals.talk import Talk

SLUG = "automobiles"
WIDTH, LONGEST = 90, 30  # plans followed at a time, moves of one turn
HAND = 7
DRAWS = 4  # deals in which a plan that draws cubes is looked at
SHARE = 0.7  # of the columns of a hand's cubes that are driven on average
LIKELY = 0.75  # of what the cubes still active can drive is driven, about
WEAR_A_TURN, CLEARED = 1.2, 0.05  # wear that piles up, and the share of it that goes
WEARY = 0.5  # how much of a place in the hand a wear cube takes, in the long run
SLOWEST = 2.0  # columns a turn, of the worst bag
COLUMNS = {  # that a cube of a card drives, about
    "gear3": 0.5,
    "gear4": 2.0,
    "gear5": 3.4,
    "gear6": 3.8,
    "wear": 0.0,
    "car_chief": 1.0,
    "engineer": 0.7,
    "manager": 0.6,
    "mechanic": 0.6,
    "crew_chief": 1.8,
    "pit_captain": 1.2,
    "pit_crew": 1.2,
    "pit_team": 0.8,
    "aerodynamics": 1.2,
    "steering": 2.4,
    "suspension": 2.6,
    "tires": 1.8,
    "boost": 2.6,
    "gearbox": 4.2,
    "nitro": 2.4,
    "turbo": 4.2,
    "diesel_engine": 5.0,
    "hybrid_engine": 6.0,
    "rotary_engine": 3.6,
    "supercharged": 3.6,
}
CLEANS = {"crew_chief": 0.5, "pit_crew": 0.5, "pit_captain": 0.4, "pit_team": 0.2, "engineer": 0.2}
DARKEST = {space.id: space.darkest for space in SPACES}
GEARS = {"white": "gear3", "light": "gear4", "dark": "gear5", "black": "gear6", "wear": "wear"}
CARDS = ("yellow", "purple", "red", "green", "blue")

Cubes = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Race:
    """What stays the same while a turn is planned."""

    seat: int
    columns: int
    way: int  # of the whole race, in columns
    cards: Mapping[str, str]  # by colour

    def power(self, cubes: Cubes) -> float:
        return sum(COLUMNS[self.cards[colour]] * number for colour, number in cubes.items())

    def left(self, table: dict[str, Any]) -> float:
        """Columns to go, from the last cube of the path or the car."""
        own = table["seats"][self.seat]
        racing = table["turn"] == self.seat and table["path"]
        place = table["path"][-1] if racing else own
        laps: int = own["laps"] + (table["crossed"] if racing else 0)
        column: int = int(place["space"].partition("-")[2]) + place["section"]
        return self.way - laps * self.columns - column % self.columns

    def turns(self, table: dict[str, Any], more: float = 0.0, clears: bool = False) -> float:
        """How many turns the race still takes; `more` columns of this one are as good as driven."""
        own = table["seats"][self.seat]
        left = self.left(table) - more
        if left <= 0:
            return left / self.columns
        act, used, disc, bag = (own[pile] for pile in ("act", "used", "disc", "bag"))
        rest = added(added(act, used), disc)
        whole = added(rest, bag)
        number = max(HAND, sum(whole.values()))
        in_bag, later = sum(bag.values()), sum(rest.values())
        drawn = min(HAND, in_bag)
        hand = self.power(bag) * drawn / max(1, in_bag)
        hand += self.power(rest) * min(HAND - drawn, later) / max(1, later)
        if not clears:  # the next hand is already drawn: only what it brings on average may count
            hand = HAND * self.power(whole) / number
        hand *= SHARE
        pace = self.pace(whole, number, left)
        return 1.0 + (left - hand) / pace if left > hand else float(left / max(hand, 1.0))

    def pace(self, whole: Cubes, number: int, left: float) -> float:
        """Columns of a usual turn, with the wear still to come."""
        half = min(8.0, left / 20.0)
        cleans = CLEARED + sum(
            CLEANS.get(self.cards[colour], 0.0) * cubes * HAND / number for colour, cubes in whole.items()
        )
        wear = whole.get("wear", 0)
        to_come = WEARY * (wear + WEAR_A_TURN * half) / (1.0 + cleans * half / 2)
        return max(SLOWEST, SHARE * HAND * self.power(whole) / (number - wear + to_come))


def added(one: Cubes, other: Cubes) -> dict[str, int]:
    return {colour: one.get(colour, 0) + other.get(colour, 0) for colour in {**one, **other}}


@dataclass(slots=True)
class Plan:
    """Moves of one turn, where they lead, and how many turns are left after it."""

    turns: float
    state: Any
    table: dict[str, Any]
    moves: tuple[str, ...] = ()


class Planner:
    """One race: what was planned is kept, as long as nothing unforeseen is drawn."""

    def __init__(self) -> None:
        self.game: Any = GAMES[SLUG]
        self.next: dict[str, str] = {}  # the move of the plan, by what lies on the table

    def choosing(self, given: dict[str, Any]) -> Iterator[str]:
        state, seat = self.game.load(given["deals"][0]), given["seat"]
        table = self.game.dump(state)
        known = self.next.get(marks(table, seat), "")
        if known in given["moves"]:
            yield known
            return
        race = race_of(given["view"], seat)
        self.next.clear()
        for best in self.beam(race, state, table):
            yield best.moves[0]
        moment = state
        for move in best.moves:
            self.next[marks(self.game.dump(moment), seat)] = move
            moment = self.game.after(moment, self.game.read(move))

    def beam(self, race: Race, state: Any, table: dict[str, Any]) -> Iterator[Plan]:
        """Better and better plans."""
        edge, ends, seen = [Plan(0.0, state, table)], list[Plan](), set[str]()
        for _ in range(LONGEST):
            following: list[Plan] = []
            for plan in edge:
                for move in self.game.moves(plan.state):
                    after = self.made(race, state, plan, move)
                    key = marks(after.table, race.seat)
                    if key not in seen:
                        seen.add(key)
                        (following if goes_on(plan, after, race.seat) else ends).append(after)
                yield min(ends or following or edge[:1], key=lambda each: each.turns)
            edge = sorted(following, key=lambda each: each.turns)[:WIDTH]
            if not edge:
                break
        yield min(ends or edge, key=lambda each: each.turns)

    def made(self, race: Race, begun: Any, plan: Plan, move: Any) -> Plan:
        """The plan with one more move; where it draws, as it looks in several deals."""
        after = self.game.after(plan.state, move)
        table = self.game.dump(after)
        moves = (*plan.moves, str(move))
        if setting_up(plan.table):
            return Plan(race.turns(table, clears=False), after, table, moves)
        if over(plan.table, table):
            return Plan(
                race.turns(before_the_draw(plan.table, table, race.seat), clears=True), after, table, moves
            )
        if not drawn(plan.table, table):
            return Plan(self.under_way(race, table), after, table, moves)
        total = 0.0
        for deal in range(DRAWS):
            dream = self.game.determinize(begun, race.seat, Rng(1000 + deal))
            for each in moves:
                dream = self.game.after(dream, self.game.read(each))
            total += self.under_way(race, self.game.dump(dream))
        return Plan(total / DRAWS, after, table, moves)

    def under_way(self, race: Race, table: dict[str, Any]) -> float:
        return race.turns(table, LIKELY * race.power(table["seats"][race.seat]["act"]), clears=True)


def race_of(view: dict[str, Any], seat: int) -> Race:
    way = view["laps"] * view["columns"]
    return Race(seat, view["columns"], way, {**GEARS, **{colour: view["cards"][colour] for colour in CARDS}})


def setting_up(table: dict[str, Any]) -> bool:
    return bool(table["agenda"] and table["agenda"][-1]["step"] == "setup")


def over(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Is the turn over?"""
    return not after["agenda"] or (before["turn"], before["round"]) != (after["turn"], after["round"])


def goes_on(before: Plan, after: Plan, seat: int) -> bool:
    """Is there more of this turn that can be foreseen?"""
    if not after.table["agenda"] or after.table["agenda"][-1].get("seat", after.table["turn"]) != seat:
        return False
    if setting_up(before.table):
        return setting_up(after.table)
    return not over(before.table, after.table) and not drawn(before.table, after.table)


def drawn(before: dict[str, Any], after: dict[str, Any]) -> bool:
    return bool(before["rng"] != after["rng"])


def before_the_draw(before: dict[str, Any], after: dict[str, Any], seat: int) -> dict[str, Any]:
    """The piles as they lay when the turn was over; what was drawn since stays out of sight."""
    own, bag = after["seats"][seat], before["seats"][seat]["bag"]
    whole = added(added(own["act"], own["used"]), added(own["disc"], own["bag"]))
    rest = {colour: number - bag.get(colour, 0) for colour, number in whole.items()}
    there = {**own, "act": {}, "used": {}, "disc": rest, "bag": bag}
    return {**after, "seats": [*after["seats"][:seat], there, *after["seats"][seat + 1 :]]}


def marks(table: dict[str, Any], seat: int) -> str:
    """What tells two tables of a turn apart for this seat, the draws to come left out."""
    path = table["path"]
    darkest = max((DARKEST[step["space"]] for step in path), default=-1)
    rest = [table[name] for name in ("crossed", "started", "sheltered", "entry", "agenda", "turn", "round")]
    return json.dumps([table["seats"][seat], path[-1:], darkest, rest], sort_keys=True)


if __name__ == "__main__":
    Talk("Turn planner", SLUG, Planner().choosing).run()
