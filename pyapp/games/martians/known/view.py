"""What a seat may know of the table (Q71): an allow-list, field by field.

Hidden are the order of decks and piles, other hands, and what lies face down, except to those who looked.
"""

from collections.abc import Iterable

from ....core.seen import Hindrance
from ....core.values import members
from ..components import CARDS, FOUR_SIDED_DICE, GOAL, ITEMS, TILE_IDS, TOKENS
from ..moves import ITEM, TOKEN_WORDS
from ..places import cell_text, square_text
from ..player.odds import Reach, chances, reach, way_to_ship
from ..rules.ending import WON_TOGETHER
from ..rules.explore import arriving
from ..rules.happenings import texts
from ..rules.horde import due_spawns, landings
from ..rules.refusals import refusal
from ..rules.setup import figures
from ..rules.windows import PLAYS, open_hands
from ..state import (
    NO_CARD,
    NO_TILE,
    NOBODY,
    NOWHERE,
    PHASES,
    QUIET,
    SPOKEN,
    State,
    Step,
    allowance,
    jammed,
    knows,
    looks_through,
    points,
)
from . import seen

PLAYED_AT = frozenset(
    ("window", "walk", "march", "discard", "react", "angry")
)  # where cards may be among the moves
CELL_STEPS = ("lay", "tile")  # `at` is a cell


def names(cards: Iterable[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def view(state: State, seat: int | None) -> seen.View:
    active = state.active
    return {
        "game": "martians",
        "players": state.players,
        "options": dict(state.setup.options),
        "cooperative": state.coop,
        "turn": None if state.ended else active,
        "number": state.number,
        "phase": PHASES[state.phase],
        "first": state.first,
        "extra": state.extra,
        "pending": pending(state.agenda[-1]) if state.agenda else None,
        "town": _town(state),
        "martians": texts(state.martians),
        "tokens": _tokens(state, seat),
        "signs": _signs(state, seat),
        "seats": [_seat(state, owner, seat) for owner in range(state.players)],
        "supply": state.supply,
        "figures": figures(state.setup),
        "box": state.box,
        "goal": GOAL,
        "delivered": members(state.delivered, ITEMS),
        "pile": {"size": len(state.pile), "left": [TILE_IDS[tile] for tile in sorted(state.pile)]},
        "drawn": None if state.drawn == NO_TILE else TILE_IDS[state.drawn],
        "lost": [TILE_IDS[tile] for tile in state.lost],
        "deck": _deck(state, seat),
        "martian_deck": _martian_deck(state),
        "resolving": names(state.in_play),
        **_unseen(state, seat),
        "effects": _effects(state),
        "movement": _movement(state),
        "rolls": [{"what": what, "die": die, "result": result} for what, die, result in state.rolls],
        "reach": _reach(state),
        "way": _way(way_to_ship(state, active)),
        "placements": _placements(state),
        "march": _march(state),
        "fight": _fight(state),
        "odds": round(chances(state, active, 1), 3),
        "spawns": min(state.supply, due_spawns(state)),
        "spawn_at": texts(_certain_spawns(state)),
        "turns_left": _turns_left(state),
        "why": _why(state, seat),
        "ended": state.ended or None,
        "winner": None if state.winner == NOBODY else state.winner,
        "won": state.ended == WON_TOGETHER if state.coop and state.ended else None,
    }


def pending(step: Step) -> seen.Pending:
    """The decision that is due, for banners and prompts."""
    cell = step.kind in CELL_STEPS and step.at != NOWHERE
    card = CARDS[step.card] if step.card != NO_CARD else None
    who = step.who if step.kind in ("react", "to", "target") and step.who != NOBODY else None
    return {
        "step": SPOKEN.get(step.kind, step.kind),
        "seat": step.seat,
        "n": step.n,
        "card": card,
        "who": who,
        "by": step.more[0] if step.kind == "react" else None,
        "at": square_text(step.at) if not cell and step.at != NOWHERE else None,
        "cell": cell_text(step.at) if cell else None,
        "token": TOKEN_WORDS[step.more[0]] if step.kind == "lay" else None,
        "tokens": [TOKEN_WORDS[token] for token in step.more] if step.kind == "lay" else [],
        "items": members(step.n, ITEMS) if step.kind == "drop" else [],
        "window": step.word if step.kind == "window" else None,
        "why": step.word if step.kind in ("spawn", "target") else None,
    }


def _tokens(state: State, seat: int | None) -> list[seen.Token]:
    found: list[seen.Token] = []
    for square, tokens in sorted(state.tokens.items()):
        for index, token in enumerate(tokens, 1):
            item = token.kind < len(ITEMS)
            known = item and knows(token.known, seat)
            found.append(
                {
                    "at": square_text(square),
                    "index": index,
                    "kind": TOKEN_WORDS[ITEM] if item else TOKENS[token.kind],
                    "item": ITEMS[token.kind] if known else None,
                    "open": item and knows(token.known, None),
                }
            )
    return found


def _town(state: State) -> list[seen.Placed]:
    """The tiles in the order in which they were laid."""
    return [
        {"tile": TILE_IDS[tile], "cell": cell_text(cell), "rotation": 90 * rotation}
        for cell, tile, rotation in state.town.laid
    ]


def _signs(state: State, seat: int | None) -> list[seen.Sign]:
    """Martian tokens on the table; a face only for those who know it."""
    return [
        {"at": square_text(sign.at), "up": sign.up, "face": _sign_face(state, number, seat)}
        for number, sign in enumerate(state.signs)
    ]


def _effects(state: State) -> list[seen.Effect]:
    """Cards that go on working, and whether they do now."""
    return [
        {
            "card": CARDS[effect.card],
            "seat": effect.seat,
            "until": effect.until,
            "of": effect.of,
            "now": effect.until == "end" and effect.of == state.active and state.number > effect.since,
            "left": members(effect.left, range(state.players)),
        }
        for effect in state.effects
    ]


def _sign_face(state: State, number: int, seat: int | None) -> seen.Face | None:
    sign = state.signs[number]
    if not sign.up and not knows(sign.known, seat):
        return None
    return "ship" if sign.ship else "circle"


def _seat(state: State, owner: int, seat: int | None) -> seen.Seat:
    own = owner == seat or open_hands(state)
    return {
        "pawn": square_text(state.pawns[owner]),
        "life": state.life[owner],
        "bullets": state.bullets[owner],
        "items": members(state.items[owner], ITEMS),
        "kills": state.kills[owner],
        "hand": names(state.hands[owner]) if own else None,
        "cards": len(state.hands[owner]),
        "weapons": [{"card": CARDS[card], "bullets": shells} for card, shells in state.weapons[owner]],
        "allowance": allowance(state, owner),
        "quiet": QUIET[state.quiet[owner]],
        "jammed": jammed(state, owner),
        "shielded": any(e.card == FOUR_SIDED_DICE and e.seat == owner for e in state.effects),
    }


def _deck(state: State, seat: int | None) -> seen.EventDeck:
    cards = names(sorted(state.deck)) if looks_through(state, seat) else None
    return {"size": len(state.deck), "discards": names(state.discards), "cards": cards}


def _martian_deck(state: State) -> seen.Deck | None:
    if not state.coop:
        return None
    return {"size": len(state.martian_deck), "discards": names(state.martian_discards)}


def _unseen(state: State, seat: int | None) -> seen.Unseen:
    """What may still lie face down or in the pools, for this viewer."""
    hidden = [*state.pool]
    for tokens in state.tokens.values():
        hidden += [token.kind for token in tokens if not knows(token.known, seat)]
    ships = [*state.sign_pool]
    ships += [sign.ship for sign in state.signs if not sign.up and not knows(sign.known, seat)]
    return {
        "unseen": {item: hidden.count(number) for number, item in enumerate(ITEMS)},
        "pool": len(state.pool),
        "unseen_signs": {"circle": ships.count(False), "ship": ships.count(True)},
    }


def _movement(state: State) -> seen.Movement | None:
    movement = state.movement
    if movement is None:
        return None
    left = points(state)
    times = 2**state.times
    return {"die": movement.die, "points": left + movement.walked, "left": left, "times": times}


def _reach(state: State) -> list[seen.Reach]:
    if state.movement is None or state.ended:
        return []
    found = reach(state, state.active)
    return [
        {
            **_way_of(there),
            "at": square_text(there.at),
            "odds": round(chances(state, state.active, there.fights), 3),
        }
        for there in found
    ]


def _way_of(way: Reach) -> seen.Way:
    return {"cost": way.cost, "fights": way.fights, "via": texts(way.via)}


def _way(way: Reach | None) -> seen.Way | None:
    return None if way is None else _way_of(way)


def _placements(state: State) -> list[seen.Placement]:
    """Where the drawn tile may go, and whether it would close the map (R10e)."""
    if state.drawn == NO_TILE:
        return []
    return [
        {"cell": cell_text(cell), "rotation": 90 * rotation, "closes": closes(state, cell, rotation)}
        for cell, rotation in state.town.places(state.drawn)
    ]


def closes(state: State, cell: int, rotation: int) -> bool:
    town = state.town.with_tile(cell, state.drawn, rotation)
    return bool(state.pile) and not town.takes(state.pile)


def _march(state: State) -> seen.March | None:
    step = next((due for due in reversed(state.agenda) if due.kind == "march"), None)
    return None if step is None else {"left": step.n, "moved": texts(step.more)}


def _fight(state: State) -> seen.Fight | None:
    step = next((due for due in reversed(state.agenda) if due.kind in ("roll", "choice")), None)
    if step is None:
        return None
    missed = step.kind == "choice"
    last = state.rolls[-1] if missed and state.rolls else ("", 0, 0)
    return {
        "seat": step.seat,
        "at": square_text(step.at),
        "bonus": (step.more[0] if step.more else 0) if missed else step.n,
        "die": last[1] if missed else None,
        "result": last[2] if missed else None,
        "needs": step.n if missed else None,
        "can_pay": missed and state.bullets[step.seat] >= step.n,
        "survival": round(chances(state, step.seat, 1), 3),
    }


def _certain_spawns(state: State) -> list[int]:
    farms = landings(state)
    return sorted(field[0] for field in farms if len(field) == 1 and len(farms) <= state.supply)


def _turns_left(state: State) -> int | None:
    """Together: turns until the supply is empty, each with an average tile and one arrival at least (R72)."""
    if not state.coop:
        return None
    due, left, turns = due_spawns(state), float(state.supply), 0
    brought = sum(arriving(state.town, tile) for tile in state.pile) / max(1, len(state.pile))
    while left > 0:
        left -= max(1, due) + (brought if turns < len(state.pile) else 0.0)
        turns += 1
    return turns - 1


def _why(state: State, seat: int | None) -> dict[str, Hindrance]:
    """For the seat that decides: why cards of its hand can't be played now."""
    step = state.agenda[-1] if state.agenda else None
    if seat is None or step is None or step.seat != seat or step.kind not in PLAYED_AT:
        return {}
    refused = {card: refusal(state, PLAYS[card]) for card in state.hands[seat]}
    return {CARDS[card]: why.as_dict() for card, why in refused.items() if why}
