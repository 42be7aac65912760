"""Cards that nobody in his senses plays: they would change nothing now, or harm only who plays them.

Everything is judged by what the seat sees; who plays carelessly overlooks much, but not this.
"""

from collections.abc import Callable, Mapping

from ..components import (
    AGENT_XXXX,
    AIMED,
    BRIGHT_LIGHTS,
    EACH,
    END_OF_WORLD,
    FAKED_CIRCLES,
    FOUR_SIDED_DICE,
    GAS_STATIONS,
    GET_OFF_MY_LAND,
    GO_TIME,
    HOMELAND_SECURITY,
    HOW_TO_COOK,
    LANDING_PARTY,
    LEVITATION,
    MARTIAL_LAW,
    MASS_HYSTERIA,
    MEMORY_DRAIN,
    MOST_BULLETS,
    NO_WAY_LOSE,
    NUCLEAR,
    POD_PEOPLE,
    PRESIDENTIAL,
    SEARCHLIGHT,
    SIGNAL_JAMMER,
    STUPID_HUMANS,
    TRACTOR_BEAM,
    VERY_ANGRY,
    VIDEO_GAME,
    WAIT,
    WEAPONS,
)
from ..moves import DONE, Move
from ..rules.event_cards import MOST_REMOVED
from ..rules.martian_cards import quiet_squares
from ..rules.setup import LOSE_THREE
from ..rules.windows import playable
from ..state import MARTIANS, WALK, State, armed, knows, lasts, points

Need = Callable[[State, int], bool]
FUEL_BIT = 1
LEFT_ALONE = 3  # life and bullets that Video Game leaves


def senseless(state: State, seat: int, move: Move) -> bool:
    """Is this a card or an aim that brings its player nothing at all, or only harm?"""
    step = state.agenda[-1]
    if move.verb == "target":
        return step.word == "aim" and not hurts(state, seat, step.card, move.first)
    if move == DONE and step.kind == "angry":
        return _more_to_play(state, seat)
    if move == DONE and step.kind == "presidential":
        return step.n == MOST_REMOVED  # nobody was removed yet: the card would be played for nothing
    if move.verb not in ("play", "use"):
        return False
    if step.kind == "react":
        return step.card in AIMED and step.who == seat and not harmed(state, seat, step.card)
    return wasted(state, seat, move.first, move.verb)


def hurts(state: State, seat: int, card: int, who: int) -> bool:
    """Does an aimed card do to this seat what its player wants? A pawn may be moved, one's own too."""
    return card == TRACTOR_BEAM or (who != seat and harmed(state, who, card))


def harmed(state: State, who: int, card: int) -> bool:
    """Would this seat lose anything by an aimed card?"""
    if card == MEMORY_DRAIN:
        return bool(state.items[who])
    if card == HOW_TO_COOK:
        stations = any(tile in GAS_STATIONS for tile, _ in state.town.tiles.values())
        return stations and bool(state.items[who] & FUEL_BIT)
    if card == VIDEO_GAME:
        by_the_letter = not state.coop and state.setup.options["video_game"] == LOSE_THREE
        return by_the_letter or max(state.life[who], state.bullets[who]) > LEFT_ALONE
    return True


def wasted(state: State, seat: int, card: int, verb: str) -> bool:
    """Would this card be thrown away now?"""
    if verb == "use":
        return unused(state, seat, card)
    if card in AIMED:
        return not any(hurts(state, seat, card, who) for who in range(state.players) if who != seat)
    needs = NEEDS.get(card)
    return needs is not None and not needs(state, seat)


def unused(state: State, seat: int, card: int) -> bool:
    """A weapon discarded for nothing."""
    if card == SIGNAL_JAMMER:
        return not (seat == state.active and before_the_end_of_walking(state) and state.martians)
    if card == FOUR_SIDED_DICE:
        return lasts(state, HOMELAND_SECURITY) or (seat == state.active and state.phase > MARTIANS)
    return card == SEARCHLIGHT and not state.items[seat]


def before_the_end_of_walking(state: State) -> bool:
    return state.phase < WALK or (state.phase == WALK and state.movement is not None)


# -- what a card needs to be of use -------------------------------------------------------------


def _no_second(card: int) -> Need:
    return lambda state, _: not lasts(state, card)


def _own_dice_to_come(state: State, seat: int) -> bool:
    return seat == state.active and before_the_end_of_walking(state)


def _moved_already(state: State, seat: int) -> bool:
    """Levitation and Stupid Humans hit everybody who has still to roll."""
    return not _own_dice_to_come(state, seat) and not lasts(state, LEVITATION)


def _hidden_sign(state: State, seat: int) -> bool:
    return not all(sign.up or knows(sign.known, seat) for sign in state.signs)


def _signs_to_swap(state: State, _seat: int) -> bool:
    return len(state.signs) > 1 and not all(sign.up and not sign.ship for sign in state.signs)


def _room_for_hysteria(state: State, _seat: int) -> bool:
    return bool(state.supply and quiet_squares(state))


def _rival_without_a_martian(state: State, seat: int) -> bool:
    safe = (*state.martians, state.pawns[seat])
    return any(pawn not in safe for pawn in state.pawns)


def _room_for_a_bullet(state: State, seat: int) -> bool:
    lucky = range(state.players) if state.coop else (seat,)
    return any(state.bullets[each] < MOST_BULLETS for each in lucky)


def _weapon_in_the_deck(state: State, seat: int) -> bool:
    """As far as the seat can tell: every weapon is there twice."""
    in_play = [card for row in state.weapons for card, _ in row]
    seen = (*state.discards, *state.hands[seat], *in_play)
    return any(seen.count(card) < EACH and not armed(state, seat, card) for card in WEAPONS)


def _somebody_in_the_street(state: State, _seat: int) -> bool:
    return any(state.town.kind[pawn] not in "BHF" for pawn in state.pawns)


def _martian_on_a_loose_tile(state: State, _seat: int) -> bool:
    hostile = frozenset(state.martians)
    return any(not hostile.isdisjoint(state.town.standable(cell)) for cell in state.town.loose)


def _points_to_double(state: State, _seat: int) -> bool:
    return not lasts(state, LEVITATION) and (state.phase < WALK or points(state) > 0)


def _more_to_play(state: State, seat: int) -> bool:
    return any(
        card != VERY_ANGRY and playable(state, seat, card) and not wasted(state, seat, card, "play")
        for card in state.hands[seat]
    )


NEEDS: Mapping[int, Need] = {
    HOMELAND_SECURITY: _no_second(HOMELAND_SECURITY),
    END_OF_WORLD: lambda state, _: bool(state.pile) and not lasts(state, END_OF_WORLD),
    LANDING_PARTY: _weapon_in_the_deck,
    LEVITATION: _moved_already,
    STUPID_HUMANS: _moved_already,
    BRIGHT_LIGHTS: _hidden_sign,
    FAKED_CIRCLES: _signs_to_swap,
    MASS_HYSTERIA: _room_for_hysteria,
    POD_PEOPLE: _rival_without_a_martian,
    AGENT_XXXX: _room_for_a_bullet,
    GET_OFF_MY_LAND: lambda state, _: bool(state.martians),
    PRESIDENTIAL: lambda state, _: bool(state.martians),
    MARTIAL_LAW: _somebody_in_the_street,
    NUCLEAR: _martian_on_a_loose_tile,
    NO_WAY_LOSE: _points_to_double,
    WAIT: _own_dice_to_come,
    GO_TIME: lambda state, _: not state.extra,
    VERY_ANGRY: _more_to_play,
}
