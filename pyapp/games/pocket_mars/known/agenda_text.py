"""The agenda as written in a position, and read back with care: a strange one could lose cards."""

from typing import Any

from ....core.position import Fields
from ....core.refusals import BadPosition
from ..components import ABILITY_RULES, BUILDINGS, CARD_BY_ID, CARD_IDS, COLOURS, HOUSES, Ops, ops
from ..rules.agenda import AGENDA
from ..state import EMPTY, NOBODY, NOWHERE, Agenda, State, Step

LONGEST, MOST_DUE = 40, 35
SETTING_UP = frozenset(("act", "keep", "pass_packs", "prepare", "prepared", "refill"))  # not in mid-turn
SOLO_ONLY = frozenset(("take", "scrap", "scheme", "failure", "activation", "restock", "round_end"))
NEEDS_A_HOUSE = frozenset(
    ("place", "settle_here", "promote_here", "demote_here", "transfer_here", "if_none_here")
)
RULES = (
    "",
    "R11",
    "R12a",
    "R12b",
    "R13a",
    "R16a",
    "R16b",
    "R16c",
    *sorted(ABILITY_RULES),
    "R33",
    "R36c",
    "R39e",
)
"""The rules by which a step can be due."""
NOBODYS = frozenset(("next_turn", "failure", "activation", "restock", "round_end"))
SOLO_ENDS = ("failure", "activation", "restock", "round_end")


def step_as_dict(step: Step) -> dict[str, Any]:
    """Only what a step needs is written."""
    entries = {
        "seat": None if step.seat == NOBODY else step.seat,
        "n": step.n or None,
        "building": None if step.here == NOWHERE else BUILDINGS[step.here],
        "card": None if step.card == EMPTY else CARD_IDS[step.card],
        "rule": step.rule or None,
        "then": ", ".join(op.text for op in step.then) or None,
    }
    said = {name: value for name, value in entries.items() if value is not None}
    return {"step": step.kind, **said}


def read_agenda(fields: Fields, state: State, given: Any) -> Agenda:
    """The steps, the next one first. The last one ends the turn, unless a turn only begins."""
    if not isinstance(given, list) or len(given) > LONGEST:
        raise fields.wrong("agenda", "position.list", low=0, high=LONGEST)
    steps = [_step(fields, state, number, entry) for number, entry in enumerate(given)]
    kinds = [step.kind for step in steps]
    if kinds == ["act"] and steps[0].seat == state.turn:
        return tuple(steps)
    for number, kind in enumerate(kinds):
        if kind in SETTING_UP:
            raise fields.wrong("agenda", "position.step_alone", step=kind)
        if kind == "cycling" and kinds[number + 1 : number + 2] != ["draw"]:
            raise fields.wrong(f"agenda[{number}]", "position.step_before_draw")
    ends = SOLO_ENDS if state.solo else ("next_turn",)
    found = [kind for kind in kinds if kind in ends]
    if steps and (kinds[-1] != ends[-1] or found != [kind for kind in ends if kind in found]):
        raise fields.wrong("agenda", "position.last_steps", steps=", ".join(ends))
    return tuple(reversed(steps))


def _step(fields: Fields, state: State, number: int, given: Any) -> Step:
    name = f"agenda[{number}]"
    entry = Fields(given, fields.named(name))
    kind = entry.one_of("step", AGENDA.kinds, "")
    seat = entry.number("seat", NOBODY, state.players - 1, NOBODY)
    n = entry.number("n", 0, MOST_DUE, 0)
    building, card, rule = entry.get("building"), entry.get("card"), entry.get("rule", "")
    if building is not None and building not in BUILDINGS:
        raise entry.wrong("building", "position.one_of", known=list(BUILDINGS))
    if card is not None and (not isinstance(card, str) or card not in CARD_BY_ID):
        raise entry.wrong("card", "position.one_of", known=list(CARD_IDS))
    if rule not in RULES:
        raise entry.wrong("rule", "position.one_of", known=[known for known in RULES if known])
    step = Step(
        kind,
        seat,
        n,
        NOWHERE if building is None else BUILDINGS.index(building),
        EMPTY if card is None else CARD_BY_ID[card],
        rule,
        _then(entry),
    )
    entry.rest_unknown()
    if problem := _misfit(state, step):
        raise BadPosition(fields.named(name), problem, step=kind)
    return step


def _then(entry: Fields) -> Ops:
    text = entry.get("then")
    if text is None:
        return ()
    if not isinstance(text, str) or len(text) > 80:
        raise entry.wrong("then", "position.step_text")
    try:
        return ops(text)
    except ValueError:
        raise entry.wrong("then", "position.step_text") from None


def _misfit(state: State, step: Step) -> str | None:
    """What would make a step do something that no rule does."""
    kinds = {step.kind, *_names(step.then)}
    of_the_card = step.card != EMPTY and step.rule in ("R12b", "R13a")
    wrong = {
        "position.step_solo": step.kind in SOLO_ONLY and not state.solo,
        "position.step_option": step.kind == "scheme" and not state.setup.options["scheming"],
        "position.step_together": step.kind == "next_turn" and state.solo,
        "position.step_nobody": step.kind in NOBODYS and step.seat != NOBODY,
        "position.step_seat": step.kind not in NOBODYS and step.seat == NOBODY,
        "position.step_house": bool(kinds & NEEDS_A_HOUSE) and step.here not in HOUSES,
        "position.step_then": step.kind in ("may", "pay", "if_hand", "if_none_here") and not step.then,
        "position.step_colour": step.kind == "if_hand" and step.n >= len(BUILDINGS),
        "position.step_number": step.kind == "upkeep" and step.n > state.players,
        "position.step_card": of_the_card and step.here not in (NOWHERE, COLOURS[step.card]),
        "position.step_played": step.kind == "played" and step.card != state.in_play,
    }
    return next((key for key, holds in wrong.items() if holds), None)


def _names(then: Ops) -> list[str]:
    return [name for op in then for name in (op.name, *_names(op.then))]
