"""The agenda of Martians!!!: what each kind of step is, and what each card does."""

from ....core.agenda import Agenda, happens, may, must
from ....core.events import Event, Events
from ..components import (
    AGENT_XXXX,
    BIG_EYES,
    BRIGHT_LIGHTS,
    CANDY,
    END_OF_WORLD,
    FAKED_CIRCLES,
    GET_OFF_MY_LAND,
    GO_TIME,
    GREEN_SLIME,
    HOMELAND_SECURITY,
    HOW_TO_COOK,
    LANDING_PARTY,
    LEVITATION,
    MARTIAL_LAW,
    MASS_HYSTERIA,
    MEMORY_DRAIN,
    NO_WAY_LOSE,
    NUCLEAR,
    POD_PEOPLE,
    PRESIDENTIAL,
    STUPID_HUMANS,
    TELEPORTED,
    TRACTOR_BEAM,
    VERY_ANGRY,
    VIDEO_GAME,
    WAIT,
    WE_COME_IN_PEACE,
)
from ..moves import DONE, Move
from ..state import SPOKEN, State, Step, asking, points, push
from . import event_cards, explore, fight, horde, martian_cards, reactions, turn, walk, windows

RESOLVE = {
    BIG_EYES: martian_cards.big_eyes,
    BRIGHT_LIGHTS: martian_cards.bright_lights,
    FAKED_CIRCLES: martian_cards.faked_crop_circles,
    GREEN_SLIME: martian_cards.green_slime,
    HOW_TO_COOK: martian_cards.how_to_cook,
    LANDING_PARTY: martian_cards.landing_party,
    LEVITATION: martian_cards.until_next_turn,
    MASS_HYSTERIA: martian_cards.mass_hysteria,
    MEMORY_DRAIN: martian_cards.memory_drain,
    POD_PEOPLE: martian_cards.pod_people,
    STUPID_HUMANS: martian_cards.until_next_turn,
    END_OF_WORLD: martian_cards.until_next_turn,
    VIDEO_GAME: martian_cards.video_game,
    TRACTOR_BEAM: martian_cards.tractor_beam,
    WE_COME_IN_PEACE: martian_cards.we_come_in_peace,
    AGENT_XXXX: event_cards.agent,
    CANDY: event_cards.choose_tile,
    GET_OFF_MY_LAND: event_cards.choose_tile,
    HOMELAND_SECURITY: event_cards.homeland,
    GO_TIME: event_cards.go_time,
    MARTIAL_LAW: event_cards.martial_law,
    NUCLEAR: event_cards.choose_tile,
    PRESIDENTIAL: event_cards.presidential,
    TELEPORTED: event_cards.teleported,
    NO_WAY_LOSE: event_cards.no_way_lose,
    WAIT: event_cards.wait,
    VERY_ANGRY: event_cards.very_angry,
}
"""Weapons are laid down and reactions answer, so neither is resolved like this."""


def resolve(state: State, step: Step, events: Events) -> None:
    RESOLVE[step.card](state, step, events)


# -- decisions of the active seat that its cards are part of ------------------------------------


def offer_walk(state: State, step: Step) -> list[Move]:
    return walk.offer_steps(state, step) + windows.speeches(state, step.seat)


def walks(state: State, step: Step) -> bool:
    """Asked if there is more to choose than to stop, or if the others can't tell (R66)."""
    return points(state) > 0 or windows.could_speak(state, step.seat)


def speaks(state: State, chosen: Move, word: str, again: Step, events: Events) -> bool:
    """Instead of deciding, a card or a weapon: its window opens, and the seat is asked again."""
    if chosen.verb not in ("play", "use"):
        return False
    push(state, asking(state, word), again)
    windows.speak(state, again.seat, chosen, events)
    return True


def do_walk(state: State, step: Step, chosen: Move, events: Events) -> None:
    if not speaks(state, chosen, "walk", Step("walking", step.seat), events):
        walk.walk(state, step, chosen, events)


def offer_march(state: State, step: Step) -> list[Move]:
    marches = horde.offer_march(state, step)
    if step.word and marches:
        return marches + windows.speeches(state, step.seat)
    return marches


def marches(state: State, step: Step) -> bool:
    """The first Martian comes with a window (R66)."""
    if not step.word or not windows.could_speak(state, step.seat):
        return False
    return horde.can_march(state, step)


def do_march(state: State, step: Step, chosen: Move, events: Events) -> None:
    if not speaks(state, chosen, "march", step, events):
        horde.march(state, step, chosen, events)


def offer_discard(state: State, step: Step) -> list[Move]:
    return turn.offer_discard(state, step) + windows.speeches(state, step.seat)


def discards(state: State, step: Step) -> bool:
    return bool(state.hands[step.seat]) or windows.could_speak(state, step.seat)


def do_discard(state: State, step: Step, chosen: Move, events: Events) -> None:
    if not speaks(state, chosen, "discard", step, events):
        turn.discard(state, step, chosen, events)


def nothing(_state: State, _step: Step, _events: Events) -> None:
    """A step that only says how things stand until it comes."""


def always(_state: State, _step: Step) -> bool:
    """Asked even if there is only one answer: who isn't asked would have nothing to hide."""
    return True


def tell_done(_state: State, step: Step, declined: bool, events: list[Event]) -> None:
    """Somebody stops before everything possible is done."""
    if declined:
        events.append(Event("declined", seat=step.seat, step=SPOKEN.get(step.kind, step.kind)))


AGENDA: Agenda[State, Step, Move] = Agenda(
    {
        "begin": happens(turn.begin),
        "phase": happens(turn.phase),
        "discard": must(offer_discard, do_discard, asks=discards),
        "end_turn": happens(turn.end_turn),
        # step 1
        "tile_step": happens(explore.tile),
        "place": must(explore.offer_place, explore.place),
        "lay": must(explore.offer_lay, explore.lay),
        "invade": happens(explore.populate),
        "closing": happens(explore.closing),
        "check_map": happens(explore.check_map),
        # steps 2 to 5
        "fight_here": happens(walk.fight_here),
        "arrive": happens(walk.arrive),
        "fight": happens(fight.fight),
        "roll": happens(fight.roll),
        "choice": must(fight.offer_choice, fight.choice),
        "holster": happens(fight.holster),
        "newcomer": happens(nothing),
        "pick": must(walk.offer_pick, walk.pick, asks=walk.picks),
        "draw": happens(walk.draw),
        "roll_move": happens(walk.roll_move),
        "walking": happens(walk.walking),
        "walk": must(offer_walk, do_walk, asks=walks),
        "icon": happens(reactions.icon),
        "martian_card": happens(reactions.martian_card),
        "fall": happens(fight.dropping),
        "drop": must(fight.offer_drop, fight.drop),
        # steps 6 and 7
        "roll_march": happens(horde.roll_march),
        "march": must(offer_march, do_march, asks=marches),
        "spawning": happens(horde.spawning),
        "spawn": must(horde.offer_spawn, horde.spawn),
        # cards
        "windows": happens(windows.windows),
        "window": must(windows.offer_window, windows.window),
        "announce": happens(reactions.announce),
        "target": must(reactions.offer_target, reactions.target),
        "reactions": happens(reactions.reactions),
        "react": must(reactions.offer_react, reactions.react, asks=always),
        "resolve": happens(resolve),
        "put_away": happens(reactions.put_away),
        "settled": happens(reactions.settled),
        "angry": must(windows.offer_angry, windows.angry, asks=windows.angers),
        "look": must(martian_cards.offer_look, martian_cards.look),
        "circles": must(martian_cards.offer_circles, martian_cards.circles),
        "searching": happens(martian_cards.searching),
        "search": may(
            martian_cards.offer_search, martian_cards.search, asks=always
        ),  # what a deck lacks is secret
        "reshuffle": happens(martian_cards.reshuffle),
        "cook": must(martian_cards.offer_cook, martian_cards.cook),
        "hysteria": must(martian_cards.offer_hysteria, martian_cards.hysteria),
        "hurt": happens(martian_cards.hurting),
        "to": must(event_cards.offer_to, event_cards.to),
        "law": must(event_cards.offer_law, event_cards.law),
        "tile": must(event_cards.offer_tile, event_cards.tile_chosen),
        "candy": must(event_cards.offer_candy, event_cards.candy),
        "more_candy": may(event_cards.offer_candy, event_cards.candy),
        "presidential": may(event_cards.offer_presidential, event_cards.remove),
        "searchlight": must(event_cards.offer_searchlight, event_cards.searchlight),
    },
    skip=DONE,
    told=tell_done,
)
