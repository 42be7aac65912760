"""Why a move is good in Mars Needs Mechanics: what cards will be worth, what it leaves in the purse.

Prices that are told are those of the forecast: what the Order Line would make of them if the round ended now.
"""

from ....ai.reasons import Moment
from ....core.game import Prompt
from ..components import AUTOMATON, COMPONENTS, MECHANISM_IDS, TYPES
from ..moves import BUILD, END_TURN
from ..rules.choices import choices, forced
from ..rules.obstacles import smallest_set
from ..rules.prices import due, forecast, second_price
from ..rules.scoring import bonus_of, final_result
from ..rules.turn import end_turn
from ..state import END, TURN, Counts, State, last_round
from .advisor import BROKE, NEAREST, THIN, _mechanisms, expected, parts, rounds_left, settled, worth

OPEN = frozenset(("purse", "mechanisms", "cards"))
Prices = tuple[int, ...]


def terms(state: State, seat: int) -> dict[str, float]:
    """The advisor's value, part by part, in cogs."""
    state = settled(state)
    if state.phase == END:
        worths = [cogs - 0.01 * sum(hand) for cogs, hand in zip(state.cogs, state.hands, strict=True)]
        found = {"purse": worths.pop(seat)}
    else:
        prices, rounds = expected(state), rounds_left(state)
        worths = [worth(state, other, prices, rounds) for other in range(state.players)]
        purse, built = _purse(state, seat, rounds), _mechanisms(state, seat, prices, rounds)
        found = {"purse": purse, "mechanisms": built, "cards": worths.pop(seat) - purse - built}
    rivals = NEAREST * max(worths) + (1 - NEAREST) * sum(worths) / len(worths)
    return {**found, "rivals": -rivals, "end": parts(state, seat)[1]}


def _purse(state: State, seat: int, rounds: int) -> float:
    cogs = state.cogs[seat]
    return cogs - BROKE * (THIN - cogs) if rounds and cogs < THIN else float(cogs)


def told(term: str, moment: Moment) -> Prompt | None:
    """A purchase is told by what it will be worth, a sale by what it brings, a pass by what it ends."""
    match term, moment.verb.removeprefix("use "):
        case "cards", "buy" | "spectroscope":
            return _bought(moment)
        case "cards", "pneumatic_post":
            return _worth_now("reason.post", moment, moment.move.second)
        case "cards", "sell_done":
            return _kept(moment)
        case "cards", "dismantle":
            return _dismantled(moment)
        case "cards" | "end", "pass":
            return _pass_ends(moment)
        case "cards", _:
            return _dearer(moment)
        case "end", "buy" | "spectroscope":
            return _plays_on(moment)
        case "purse", verb:
            return _of_the_purse(moment, verb)
        case "mechanisms", "build":
            return _built(moment)
        case "rivals", _:
            return _against(moment)
        case _:
            return None


def _of_the_purse(moment: Moment, verb: str) -> Prompt | None:
    match verb:
        case "sell":
            return _sold(moment)
        case "pass":
            return _pass_ends(moment) or _saved(moment)
        case "buy" | "spectroscope":
            return _cheapest(moment)
        case _:
            return None


# -- what a card costs and will be worth ------------------------------------------------------------


def _to_come(state: State, number: int) -> Prices:
    """The prices after a round: as the Order Line stands, or as they are once it is counted."""
    return forecast(state) if state.phase == TURN and state.round == number else state.prices


def _paid(moment: Moment, component: int) -> int:
    second = moment.verb.startswith("use ")
    return second_price(moment.before, component) if second else due(moment.before, moment.seat, component)


def _bought(moment: Moment) -> Prompt:
    component = moment.move.first
    return _worth_now("reason.bought", moment, component, paid=_paid(moment, component))


def _worth_now(key: str, moment: Moment, component: int, **params: int) -> Prompt:
    """What a card that has just come will be worth, and whether it makes a set."""
    after, seat = moment.after, moment.seat
    have = after.hands[seat][component] if moment.full else 0
    missing = smallest_set(after, seat) - have
    several = "more" if missing < 0 else ("set", "pair", "one")[min(missing, 2)]
    price = _to_come(after, moment.before.round)[component]
    return key, {"type": COMPONENTS[component], "price": price, "have": have, "set": several, **params}


def _cheapest(moment: Moment) -> Prompt | None:
    """The purse speaks for a card only where none costs less."""
    before, paid = moment.before, _paid(moment, moment.move.first)
    if any(_paid(moment, other) < paid for other in TYPES if other in before.market):
        return None
    return "reason.cheap", {"paid": paid}


def _kept(moment: Moment) -> Prompt | None:
    return ("reason.kept", {}) if moment.full and rounds_left(moment.before) else None


def _sold(moment: Moment) -> Prompt:
    income = moment.move.second * moment.before.prices[moment.move.first]
    return "reason.sold", {"income": income, "last": not rounds_left(moment.before)}


# -- what a pass ends -------------------------------------------------------------------------------


def _pass_ends(moment: Moment) -> Prompt | None:
    """A pass that closes the round is good for prices that stand well now, or for a lead that it makes final."""
    after, number = _ended(moment), moment.before.round
    if after.phase == TURN and after.round == number:
        return None
    if after.phase == END:
        return _lead(after, moment.seat)
    hand, old, new = _hand(moment, after), moment.before.prices, _to_come(after, number)
    rising = [f"{COMPONENTS[t]}-{new[t]}" for t in TYPES if hand[t] and new[t] > old[t]]
    if not rising:
        return None
    return "reason.pass_ends", {"rising": rising, "n": len(rising), "own": moment.full}


def _ended(moment: Moment) -> State:
    """The table after the pass, and after the end of the turn where the passer can do nothing else."""
    after: State = moment.after
    if not moment.full or after.turn != moment.seat or forced(after) != END_TURN:
        return after
    later = after.copy()
    later.choices = None
    end_turn(later, END_TURN, None)
    return later


def _lead(after: State, seat: int) -> Prompt | None:
    ranking = final_result(after).ranking
    if ranking[0] != [seat]:
        return None
    best = max(cogs for other, cogs in enumerate(after.cogs) if other != seat)
    return "reason.pass_wins", {"cogs": after.cogs[seat], "best": best}


def _plays_on(moment: Moment) -> Prompt | None:
    """Who is behind buys rather than let the game stand still."""
    before, seat = moment.before, moment.seat
    own, best = before.cogs[seat], max(cogs for other, cogs in enumerate(before.cogs) if other != seat)
    if last_round(before) != "standstill" or own >= best:
        return None
    return "reason.plays_on", {"cogs": own, "best": best}


def _saved(moment: Moment) -> Prompt:
    verbs = {move.verb for move in choices(moment.before)}
    cogs = moment.before.cogs[moment.seat]
    return "reason.saved", {"cogs": cogs, "broke": "buy" not in verbs}


def _hand(moment: Moment, state: State) -> Counts:
    """The cards of whoever moves, as far as the one who is told may know."""
    hands: tuple[Counts, ...] = state.hands if moment.full else state.shown
    return hands[moment.seat]


# -- mechanisms -------------------------------------------------------------------------------------


def _built(moment: Moment) -> Prompt | None:
    mechanism = moment.move.first
    named = {"mechanism": MECHANISM_IDS[mechanism]}
    if mechanism == AUTOMATON:
        return "reason.automaton", {**named, "n": bonus_of(moment.after, moment.seat)}
    return ("reason.built", named) if rounds_left(moment.before) else None


def _dismantled(moment: Moment) -> Prompt:
    """Cards that make a set again, room for another mechanism, or just cards in the hand."""
    before, after, seat = moment.before, moment.after, moment.seat
    needs = before.box.cards[moment.move.first].needs
    if moment.full:
        least = smallest_set(after, seat)
        sets = [t for t in needs if after.hands[seat][t] >= least > before.hands[seat][t]]
        if sets:
            have = after.hands[seat][sets[0]]
            return "reason.thawed", {"type": COMPONENTS[sets[0]], "have": have}
        room = [move for move in choices(after) if move in BUILD and move not in choices(before)]
        if room and after.turn == seat:
            return "reason.room", {"mechanism": MECHANISM_IDS[room[0].first]}
    return "reason.returned", {"cards": [COMPONENTS[t] for t in needs]}


# -- prices that change -----------------------------------------------------------------------------


def _changes(moment: Moment) -> list[int]:
    """By component: how the prices to come change by this move."""
    number = moment.before.round
    old, new = _to_come(moment.before, number), _to_come(moment.after, number)
    return [new[component] - old[component] for component in TYPES]


def _dearer(moment: Moment) -> Prompt | None:
    hand = _hand(moment, moment.after)
    rising = [t for t, change in enumerate(_changes(moment)) if hand[t] and change > 0]
    if not rising:
        return None
    types = [COMPONENTS[component] for component in rising]
    return "reason.dearer", {"types": types, "n": len(types), "own": moment.full}


def _against(moment: Moment) -> Prompt | None:
    """Components that get cheaper in the hands of others, as far as everybody has seen them."""
    after, seat = moment.after, moment.seat
    others = [shown for other, shown in enumerate(after.shown) if other != seat]
    falling = [
        COMPONENTS[component]
        for component, change in enumerate(_changes(moment))
        if change < 0 and any(shown[component] for shown in others)
    ]
    if falling:
        return "reason.against", {"types": falling, "n": len(falling)}
    return ("reason.rivals", {}) if moment.lead > 0 else None
