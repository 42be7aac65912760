"""The agenda as written in a position, and read back with care: a strange one could lose cards."""

import re
from typing import Any

from ...core.position import Fields
from ...core.refusals import BadPosition
from .agenda import AGENDA
from .components import BUILDINGS, CARD_BY_ID, CARD_IDS, HOUSES, Ops, ops
from .state import EMPTY, NOBODY, NOWHERE, Agenda, State, Step

LONGEST = 40
SETTING_UP = frozenset(("act", "keep", "pass_packs", "prepare", "prepared", "refill"))
SOLO_ONLY = frozenset(("take", "scrap", "scheme", "failure", "activation", "restock", "round_end"))
NEEDS_A_HOUSE = frozenset(
    ("place", "settle_here", "promote_here", "demote_here", "transfer_here", "if_none_here")
)
_RULE = re.compile(r"(R\d{1,2}[a-e]?)?")


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
    last = "round_end" if state.solo else "next_turn"
    if steps and (kinds[-1] != last or kinds.count(last) > 1 or SETTING_UP & set(kinds)):
        raise fields.wrong("agenda", "position.agenda")
    for number, kind in enumerate(kinds):
        if kind == "cycling" and kinds[number + 1] != "draw":
            raise fields.wrong(f"agenda[{number}]", "position.agenda")
    return tuple(reversed(steps))


def _step(fields: Fields, state: State, number: int, given: Any) -> Step:
    name = f"agenda[{number}]"
    entry = Fields(given, fields.named(name))
    kind = entry.one_of("step", AGENDA.kinds, "")
    seat = entry.number("seat", NOBODY, state.players - 1, NOBODY)
    n = entry.number("n", 0, 35, 0)
    building, card, rule = entry.get("building"), entry.get("card"), entry.get("rule", "")
    if building is not None and building not in BUILDINGS:
        raise entry.wrong("building", "position.one_of", known=list(BUILDINGS))
    if card is not None and (not isinstance(card, str) or card not in CARD_BY_ID):
        raise entry.wrong("card", "position.one_of", known=list(CARD_IDS))
    if not isinstance(rule, str) or not _RULE.fullmatch(rule):
        raise entry.wrong("rule", "position.agenda")
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
        raise BadPosition(fields.named(name), problem)
    return step


def _then(entry: Fields) -> Ops:
    text = entry.get("then")
    if text is None:
        return ()
    if not isinstance(text, str) or len(text) > 80:
        raise entry.wrong("then", "position.agenda")
    try:
        return ops(text)
    except ValueError:
        raise entry.wrong("then", "position.agenda") from None


def _misfit(state: State, step: Step) -> str | None:
    """What would make a step do something that no rule does."""
    nobody = step.kind in ("next_turn", "failure", "activation", "restock", "round_end")
    kinds = {step.kind, *_names(step.then)}
    houseless = bool(kinds & NEEDS_A_HOUSE) and step.here not in HOUSES
    out_of_place = step.kind in SOLO_ONLY and not state.solo
    out_of_place = out_of_place or (step.kind == "next_turn" and state.solo)
    offers_nothing = step.kind in ("may", "pay", "if_hand", "if_none_here") and not step.then
    colourless = step.kind == "if_hand" and step.n >= len(BUILDINGS)
    lost = step.kind == "upkeep" and step.n > state.players
    wrong = nobody != (step.seat == NOBODY) or houseless or out_of_place
    return "position.agenda" if wrong or offers_nothing or colourless or lost else None


def _names(then: Ops) -> list[str]:
    return [name for op in then for name in (op.name, *_names(op.then))]
