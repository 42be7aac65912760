"""Why a move is good in Mars Needs Mechanics: what cards will be worth, what it leaves in the purse."""

from ...ai.reasons import Moment
from ...core.game import Prompt
from .advisor import BROKE, NEAREST, THIN, _mechanisms, expected, rounds_left, settled, worth
from .components import COMPONENTS, MECHANISM_IDS, MIN_SET, TYPES
from .state import END, TURN, State

OPEN = frozenset(("purse", "mechanisms", "cards"))
DEARER = 0.3  # cogs by which a price must be expected to rise to be worth a word
Prices = list[float]


def terms(state: State, seat: int) -> dict[str, float]:
    """The advisor's value, part by part, in cogs."""
    state = settled(state)
    if state.phase == END:
        worths = [cogs - 0.01 * sum(hand) for cogs, hand in zip(state.cogs, state.hands, strict=True)]
        found = {"purse": worths.pop(seat)}
    else:
        prices, rounds = expected(state), rounds_left(state)
        worths = [worth(state, other, prices) for other in range(state.players)]
        purse, built = _purse(state, seat, rounds), _mechanisms(state, seat, prices, rounds)
        found = {"purse": purse, "mechanisms": built, "cards": worths.pop(seat) - purse - built}
    rivals = NEAREST * max(worths) + (1 - NEAREST) * sum(worths) / len(worths)
    return {**found, "rivals": -rivals}


def _purse(state: State, seat: int, rounds: int) -> float:
    cogs = state.cogs[seat]
    return cogs - BROKE * (THIN - cogs) if rounds and cogs < THIN else float(cogs)


def told(term: str, moment: Moment) -> Prompt | None:
    """A purchase is told by what it will be worth, a sale by what it brings."""
    match term, moment.verb.removeprefix("use "):
        case "cards", "buy" | "spectroscope":
            return _bought(moment)
        case "cards", "pneumatic_post":
            return _worth_now("reason.post", moment, moment.move.second)
        case "cards", "sell_done":
            return ("reason.kept", {}) if moment.full else None
        case "cards", _:
            return _dearer(moment)
        case "purse", "sell":
            return "reason.sold", {"income": _purse_gain(moment)}
        case "purse", "pass":
            return "reason.saved", {"cogs": moment.after.cogs[moment.seat]}
        case "purse", "buy" | "spectroscope":
            return "reason.cheap", {"paid": -_purse_gain(moment)}
        case "mechanisms", "build":
            return "reason.built", {"mechanism": MECHANISM_IDS[moment.move.first]}
        case "rivals", _:
            return _against(moment)
        case _:
            return None


def _purse_gain(moment: Moment) -> int:
    gain: int = moment.after.cogs[moment.seat] - moment.before.cogs[moment.seat]
    return gain


def _bought(moment: Moment) -> Prompt:
    return _worth_now("reason.bought", moment, moment.move.first, paid=-_purse_gain(moment))


def _worth_now(key: str, moment: Moment, component: int, **params: int) -> Prompt:
    """What a card that has just come will be worth, and whether it makes a set."""
    after, seat = moment.after, moment.seat
    same_round = after.round == moment.before.round and after.phase == TURN
    price = expected(after)[component] if same_round else after.prices[component]
    have = after.hands[seat][component] if moment.full else 0
    several = "set" if have >= MIN_SET else "pair" if have == MIN_SET - 1 else "one"
    return key, {"type": COMPONENTS[component], "price": round(price), "have": have, "set": several, **params}


def _changes(moment: Moment) -> Prices:
    """By component: how prices are expected to change by this move."""
    old, new = expected(moment.before), expected(moment.after)
    return [new[component] - old[component] for component in TYPES]


def _dearer(moment: Moment) -> Prompt | None:
    hand = (moment.after.hands if moment.full else moment.after.shown)[moment.seat]
    rising = [t for t, change in enumerate(_changes(moment)) if hand[t] and change > DEARER]
    if not rising:
        return None
    return "reason.dearer", {"types": [COMPONENTS[component] for component in rising]}


def _against(moment: Moment) -> Prompt | None:
    """Components that get cheaper in the hands of others, as far as everybody has seen them."""
    after, seat = moment.after, moment.seat
    others = [shown for other, shown in enumerate(after.shown) if other != seat]
    falling = [
        COMPONENTS[component]
        for component, change in enumerate(_changes(moment))
        if change < -DEARER and any(shown[component] for shown in others)
    ]
    return ("reason.against", {"types": falling}) if falling else ("reason.rivals", {})
