"""What can't arise at a table: each field of a position held against the others, and the wrong one named.

What a position leaves out is completed in `position.py` first; a game that is under way keeps all of this by itself.
"""

from collections import Counter
from itertools import pairwise

from ....core.position import Fields
from ..components import (
    ALL_ITEMS,
    BIG_EYES,
    BULLET,
    BULLET_TOKENS,
    CARDS,
    END_OF_WORLD,
    FOUR_SIDED_DICE,
    GOAL,
    HOMELAND_SECURITY,
    LEVITATION,
    LIFE,
    LIFE_TOKENS,
    LONGEST,
    MOST_LIFE,
    SHOTGUN,
    SIGNAL_JAMMER,
    STUPID_HUMANS,
    TILE_IDS,
    TO_HIT,
    WAIT,
)
from ..owners import printed
from ..places import cell_of, square_text
from ..rules.setup import figures
from ..state import (
    NO_TILE,
    NOBODY,
    PHASES,
    QUIET_ROUND,
    Effect,
    State,
    Step,
    acting,
    jammed,
    lying,
    points,
    sign_at,
)

FIGHTING, ANY = ("fight", "draw", "walk"), PHASES
PHASE_OF = {
    "place": ("tile",),
    "lay": ("tile",),
    "pick": ("fight", "walk"),
    "walk": ("walk",),
    "choice": FIGHTING,
    "march": ("martians",),
    "discard": ("discard",),
}
PHASE_OF_WINDOW = {
    **{name: (name,) for name in ("start", "tile", "draw", "walk", "discard")},
    **dict.fromkeys(("before_march", "march", "spawn"), ("martians",)),
    **dict.fromkeys(("roll", "combat"), FIGHTING),
}
PHASE_OF_ARRIVAL = {"tile": ("tile",), "spawn": ("spawn",), "guard": FIGHTING}

COURSE = (
    *("windows start", "tile_step", "place", "lay", "invade", "closing", "check_map", "windows tile"),
    *("fight_here", "draw", "windows draw", "roll_move", "windows walk", "walking"),
    *("phase martians", "windows before_march", "roll_march", "windows march", "march"),
    *("windows spawn", "spawning", "phase discard", "windows discard", "discard", "end_turn"),
)
"""The steps of a turn in their order; walk and window are the same as walking and windows."""
RANK = {name: rank for rank, name in enumerate(COURSE)}
OF_THE_ACTIVE = frozenset(
    (
        *("begin", "phase", "discard", "end_turn", "tile_step", "place", "lay", "invade", "closing"),
        *("fight_here", "arrive", "fight", "roll", "choice", "holster", "newcomer", "pick", "draw"),
        *("roll_move", "walking", "walk", "icon", "martian_card", "roll_march", "march", "spawning"),
    )
)
LASTS: dict[int, tuple[str, bool]] = {
    BIG_EYES: ("start", True),
    LEVITATION: ("start", True),
    STUPID_HUMANS: ("start", True),
    END_OF_WORLD: ("start", True),
    HOMELAND_SECURITY: ("end", True),
    WAIT: ("turn", True),
    FOUR_SIDED_DICE: ("start", False),
    SIGNAL_JAMMER: ("turn", False),
}
"""How long a card lasts, and whether it lies on the table meanwhile."""
OF_ITS_OWNER = frozenset((HOMELAND_SECURITY, FOUR_SIDED_DICE))
LEAST_CHANGE, MOST_CHANGE = -2, 3  # of a die: two Stupid Humans, two Wait and a Shotgun
ALONE, TOGETHER = ("ship", "thirty", "turns"), ("turns", "delivered", "overrun", "no_ship")


def check(fields: Fields, state: State) -> None:
    """Raises BadPosition with the first thing that can't be."""
    _turn(fields, state)
    _movement(fields, state)
    _rolls(fields, state)
    _fights(fields, state)
    _effects(fields, state)
    _tokens(fields, state)
    _cards(fields, state)
    _spawns(fields, state)
    if state.delivered and not any(sign.ship and sign.up for sign in state.signs):
        raise fields.wrong("delivered", "position.ship_hidden")
    if state.ended:
        _end(fields, state)
    else:
        _not_over(fields, state)


# -- the turn -----------------------------------------------------------------------------------


def due_phases(step: Step) -> tuple[str, ...]:
    """The phases in which a step may be the next decision."""
    if step.kind == "window":
        return PHASE_OF_WINDOW.get(step.word, ANY)  # a word that is none is told of by who reads the agenda
    if step.kind == "spawn":
        return PHASE_OF_ARRIVAL.get(step.word, ANY)
    return PHASE_OF.get(step.kind, ANY)


def _turn(fields: Fields, state: State) -> None:
    if not state.agenda:
        return
    known = due_phases(state.agenda[-1])
    if PHASES[state.phase] not in known:
        raise fields.wrong("phase", "position.one_of", known=list(known))
    steps = state.agenda[::-1]
    for number, step in enumerate(steps):
        if step.kind in OF_THE_ACTIVE and step.seat != state.active:
            raise fields.wrong(
                f"agenda[{number}].seat", "position.number", low=state.active, high=state.active
            )
    ranks = [(number, rank) for number, step in enumerate(steps) if (rank := _rank(step)) is not None]
    for (_, rank), (number, following) in pairwise(ranks):
        if following <= rank and not steps[number].kind.startswith("window"):
            raise fields.wrong(f"agenda[{number}]", "position.agenda_order")
    if state.agenda[-1].kind != "begin" and not state.number:
        raise fields.wrong("number", "position.number", low=1, high=LONGEST)
    if state.quiet[state.active] == QUIET_ROUND and state.agenda[-1].kind != "begin":
        raise fields.wrong(f"seats[{state.active}].quiet", "position.one_of", known=["no", "turn"])


def _rank(step: Step) -> int | None:
    kind = {"walk": "walking", "window": "windows"}.get(step.kind, step.kind)
    if kind == "phase":
        return RANK[f"phase {PHASES[step.n]}"]
    return RANK.get(f"windows {step.word}" if kind == "windows" else kind)


def _movement(fields: Fields, state: State) -> None:
    movement = state.movement
    if movement is None:
        return
    if PHASES[state.phase] != "walk":
        raise fields.wrong("movement", "position.not_moving")
    if not 1 <= movement.base - movement.die <= MOST_LIFE:
        low, high = movement.die + 1, movement.die + MOST_LIFE
        raise fields.wrong("movement.base", "position.number", low=low, high=high)
    if points(state) < 0:
        most = movement.walked + points(state)
        raise fields.wrong("movement.walked", "position.number", low=0, high=max(0, most))


def _rolls(fields: Fields, state: State) -> None:
    for number, (_, die, result) in enumerate(state.rolls):
        low, high = max(0, die + LEAST_CHANGE), die + MOST_CHANGE
        if not low <= result <= high:
            raise fields.wrong(f"rolls[{number}][2]", "position.number", low=low, high=high)
    moves = [(die, result - die) for what, die, result in state.rolls if what == "move"]
    if state.movement is not None and moves[-1:] != [(state.movement.die, state.movement.bonus)]:
        raise fields.wrong("movement", "position.other_roll")
    fights = [(die, result) for what, die, result in state.rolls if what == "fight"]
    for number, step in enumerate(state.agenda[::-1]):
        if step.kind == "choice" and fights[-1:] != [(step.who, TO_HIT - step.n)]:
            raise fields.wrong(f"agenda[{number}]", "position.other_roll")


def _fights(fields: Fields, state: State) -> None:
    """Pawn and Martian meet on a square; while a card is being resolved it may still change that (R38)."""
    resolving = any(step.kind in ("put_away", "settled") for step in state.agenda)
    for number, step in enumerate(state.agenda[::-1]):
        fought = step.kind == "choice" or (step.kind == "roll" and not resolving)
        if fought and not state.pawns[step.seat] == step.at in state.martians:
            raise fields.wrong(f"agenda[{number}].at", "position.no_fight")


def _effects(fields: Fields, state: State) -> None:
    for number, effect in enumerate(state.effects):
        name = f"effects[{number}]"
        if effect.card not in LASTS:
            raise fields.wrong(f"{name}.card", "position.one_of", known=[CARDS[card] for card in LASTS])
        until, lies = LASTS[effect.card]
        if effect.until != until:
            raise fields.wrong(f"{name}.until", "position.one_of", known=[until])
        if effect.lies != lies:
            raise fields.wrong(f"{name}.lies", "position.one_of", known=["true" if lies else "false"])
        _effect_of(fields, name, state, effect)


def _effect_of(fields: Fields, name: str, state: State, effect: Effect) -> None:
    of = effect.seat if effect.card in OF_ITS_OWNER else state.active if effect.until == "turn" else effect.of
    if effect.of != of:
        raise fields.wrong(f"{name}.of", "position.number", low=of, high=of)
    low = state.number if effect.until == "turn" else 0
    if not low <= effect.since <= state.number:
        raise fields.wrong(f"{name}.since", "position.number", low=low, high=state.number)
    if effect.left and effect.card != BIG_EYES:
        raise fields.wrong(f"{name}.left", "position.list", low=0, high=0)


# -- what lies on the table ---------------------------------------------------------------------


def _tokens(fields: Fields, state: State) -> None:
    """No building has more lives and bullets than are printed on it, one on a square (R21)."""
    lying_there: Counter[tuple[int, int]] = Counter()
    for square, tokens in state.tokens.items():
        kinds = [token.kind for token in tokens if token.kind in (BULLET, LIFE)]
        if len(kinds) > 1:
            raise fields.wrong("tokens", "position.one_token", at=square_text(square))
        lying_there.update((cell_of(square), kind) for kind in kinds)
    for (cell, kind), n in lying_there.items():
        tile = printed(state.setup, state.town.tiles[cell][0])
        most = tile.bullets if kind == BULLET else tile.life
        if n > most:
            token = "bullet" if kind == BULLET else "life"
            raise fields.wrong(
                "tokens", "position.printed", tile=TILE_IDS[state.town.tiles[cell][0]], token=token, n=most
            )
    loaded = sum(shells for row in state.weapons for card, shells in row if card == SHOTGUN)
    if sum(state.life) + lying(state, LIFE) > LIFE_TOKENS:
        raise fields.wrong("seats", "position.all_lives", n=LIFE_TOKENS)
    if sum(state.bullets) + lying(state, BULLET) + loaded > BULLET_TOKENS:
        raise fields.wrong("seats", "position.all_bullets", n=BULLET_TOKENS)


def _cards(fields: Fields, state: State) -> None:
    """A card being resolved is put away afterwards, and one that will lie on the table (Q44) is in play until then; a
    Shotgun is empty only in its third combat (Q48)."""
    away = Counter(step.card for step in state.agenda if step.kind in ("put_away", "announce"))
    for number, card in enumerate(state.in_play):
        if not away[card]:
            raise fields.wrong(f"in_play[{number}]", "position.not_resolving", card=CARDS[card])
        away[card] -= 1
    for number, step in enumerate(state.agenda[::-1]):
        later = state.agenda[::-1][number + 1 :]
        if step.kind == "resolve" and not any(
            due.kind == "put_away" and due.card == step.card for due in later
        ):
            raise fields.wrong(f"agenda[{number}]", "position.agenda")
    resolving = Counter(step.card for step in state.agenda if step.kind == "resolve" and step.card in LASTS)
    for card in resolving - Counter(state.in_play):
        raise fields.wrong("in_play", "position.resolving", card=CARDS[card])
    for seat, row in enumerate(state.weapons):
        over = any(step.kind == "holster" and step.seat == seat for step in state.agenda)
        if (SHOTGUN, 0) in row and not over:
            raise fields.wrong(f"seats[{seat}].weapons", "position.empty_shotgun")


def _spawns(fields: Fields, state: State) -> None:
    """No Farm has a figure promised that is not there: with too few of them it is chosen which get one (Q14)."""
    waiting = [number for number, step in enumerate(state.agenda[::-1]) if step.kind == "spawn" and step.n]
    if not state.coop and len(waiting) > state.supply:
        n, supply = len(waiting), state.supply
        raise fields.wrong(f"agenda[{waiting[0]}]", "position.few_figures", n=n, supply=supply)


# -- over or not --------------------------------------------------------------------------------


def _end(fields: Fields, state: State) -> None:
    known = TOGETHER if state.coop else ALONE
    if state.ended not in known:
        raise fields.wrong("ended", "position.one_of", known=list(known))
    if (state.winner == NOBODY) == (state.ended in ("ship", "thirty")):
        raise fields.wrong("winner", "position.winner", ended=state.ended)
    holds = {
        "ship": lambda: aboard(state, state.winner) and state.winner == state.active,
        "thirty": lambda: state.kills[state.winner] >= GOAL,
        "turns": lambda: state.number == LONGEST,
        "delivered": lambda: state.delivered == ALL_ITEMS,
        "overrun": lambda: not state.supply,
        "no_ship": lambda: not any(sign.ship for sign in state.signs) and not state.town.takes(state.pile),
    }
    if not holds[state.ended]():
        raise fields.wrong("ended", "position.ended", ended=state.ended)


def aboard(state: State, seat: int) -> bool:
    """On the cleared Ship, with all three items (R70)."""
    at = state.pawns[seat]
    sign = sign_at(state, at)
    ready = sign is not None and sign.ship and sign.up and at not in state.martians
    return ready and state.items[seat] == ALL_ITEMS


def _not_over(fields: Fields, state: State) -> None:
    """What would have ended the game already, or what the active pawn would have met already."""
    if state.winner != NOBODY:
        raise fields.wrong("winner", "position.winner", ended="")
    if [due.kind for due in state.agenda].count("place") != (state.drawn != NO_TILE):
        raise fields.wrong("drawn", "position.drawn")
    if state.number >= LONGEST and state.agenda[-1].kind == "begin":
        raise fields.wrong("number", "position.number", low=0, high=LONGEST - 1)
    if state.coop and not state.supply:
        raise fields.wrong("supply", "position.number", low=1, high=figures(state.setup))
    for seat, kills in enumerate(state.kills):
        if kills >= GOAL:
            raise fields.wrong(f"seats[{seat}].kills", "position.number", low=0, high=GOAL - 1)
    if state.delivered == ALL_ITEMS:
        raise fields.wrong("delivered", "position.list", low=0, high=2)
    if state.agenda[-1].kind not in ("walk", "pick") or not acting(state):
        return
    at = state.pawns[state.active]
    if at in state.martians and not jammed(state, state.active):
        raise fields.wrong(f"seats[{state.active}].pawn", "position.fight_first")
    sign = sign_at(state, at)
    if sign is not None and not sign.up and at not in state.martians:
        raise fields.wrong("signs", "position.turned_up", at=square_text(at))
    if not state.coop and aboard(state, state.active):
        raise fields.wrong("ended", "position.already_won")
