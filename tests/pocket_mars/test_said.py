"""Refusals, reasons and forecasts of Pocket Mars, word for word in both languages, at chosen positions."""

from collections.abc import Iterator
from typing import Any

import pytest

from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.components import CARD_BY_ID, Op
from pyapp.games.pocket_mars.rules.hindrance import hindrance
from pyapp.games.pocket_mars.state import State, op_step
from tests import said
from tests.acting import sees
from tests.contract.held import FORETELLS
from tests.said import Entry, entries, kinds, name, table, told_of

SAID = entries(__file__)
AWKWARD = (1, 8, 11)
PLACELESS = {"board.outlook", "board.steal", "board.ahead", "board.ahead.lead", "board.ahead.none"}
PLACELESS |= {"board.ahead.all", "board.ahead.all.short", "board.da.plans", "board.steal.bottom.da"}
"""Headings and buttons: nothing in them is foretold; the number of moves is counted by the page."""

RARE = {"reason.steal_only"}
"""No table of 25,000 drawn ones leads to it; test_reasons.py holds what it names wherever it is told."""


def foretold(entry: Entry) -> Iterator[tuple[str, dict[str, Any]]]:
    """What the view lets the page foretell at a position, and beside a move what its line comes to."""
    state = table(GAME, {**entry, "moves": []})
    view = sees(GAME, state, 0)
    yield from of_cards(view)
    for number, seat in enumerate(view["seats"]):
        if seat["could_end"]:
            yield "board.could_end", {"name": said.NAMES[number]}
            yield "board.last_turns", {"names": said.NAMES[number], "n": 1}
    if view["da"]:
        yield from of_the_machine(view)
    if "moves" in entry:
        yield from ahead(view, sees(GAME, table(GAME, entry), 0))


def of_cards(view: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for one in [*view["outlook"], *view["steals"]]:
        value = {"value": GAME.load({}).values[CARD_BY_ID[one["card"]]], "to_beat": one["to_beat"]}
        building = one["card"].split("-")[0]
        if one["to_beat"] is not None:
            beats = "empty_ship" if value["value"] > one["to_beat"] else "not"
            yield f"board.outlook.{'places' if one['places'] else beats}", value
        if "who" not in one:
            yield from because("board.outlook.bottom", one["why"], {}, "")
        elif one["bottom"] != "none":
            whose = {"name": said.NAMES[int(one["who"])], "text": "…"}
            yield from because("board.steal.bottom", one["why"], whose, ".theirs")
        yield from because("board.outlook.ability", one["ability_why"], {"building": building}, "")


def because(
    key: str, why: dict[str, Any] | None, params: dict[str, Any], theirs: str
) -> Iterator[tuple[str, dict[str, Any]]]:
    if why is None:
        yield key, params
    else:
        yield f"{key}.not", {**params, "why": (f"board.hindrance.{why['key']}{theirs}", why["params"])}


def of_the_machine(view: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    yield "board.deck.rounds", {"n": view["deck"]["rounds"]}
    mine, theirs = view["seats"][0]["score"]["total"], view["da"]["score"]["total"]
    over = view["turn"] is None
    ahead = mine > theirs
    ending = (".won" if ahead else ".lost") if over else ".ahead" if ahead else ""
    yield f"board.beat{ending}", {"mine": mine, "theirs": theirs}
    for plan in view["da"]["plans"].values():
        for step in plan["steps"]:
            yield f"board.plan.{step['kind']}", {key: value for key, value in step.items() if key != "kind"}
        for who in ("da", "you"):
            if len(set(plan[who])) > 1:
                yield f"board.plan.points.{who}", {"from": plan[who][0], "to": plan[who][1]}


def ahead(before: dict[str, Any], after: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for seat, (now, then) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        who = said.NAMES[seat]
        for building in before["row"]:
            for space, stars in (("two", "★★"), ("one", "★")):
                here = [view["buildings"][building][space] for view in (before, after)]
                if here[0] and (more := here[1][seat] - here[0][seat]):
                    params = {"n": abs(more), "name": who, "building": building, "stars": stars}
                    yield f"board.ahead.{'in' if more > 0 else 'out'}", params
        if seat == 0:
            yield "board.ahead.points", {"from": now["score"]["total"], "to": then["score"]["total"]}
            for kind in ("ship", "energy"):
                if now[kind] != then[kind]:
                    yield f"board.ahead.{kind}", {"from": now[kind], "to": then[kind]}
        elif now["energy"] != then["energy"]:
            yield "board.ahead.energy.of", {"name": who, "from": now["energy"], "to": then["energy"]}


def in_words(key: str, params: dict[str, Any], language: str) -> str:
    """A reason within a forecast is a phrase of its own."""
    inner = params.get("why")
    if isinstance(inner, tuple):
        params = {**params, "why": said.said(GAME, inner[0], inner[1], language)}
    return said.said(GAME, key, params, language)


def spoken(entry: Entry, language: str) -> list[str]:
    """All that is said of this kind at the position."""
    key = entry["key"]
    if "move" in entry:
        return [said.said(GAME, key, told_of(GAME, entry), language)]
    if "op" in entry:
        return [said.said(GAME, key, hindering(entry), language)]
    return [in_words(key, params, language) for told, params in foretold(entry) if told == key]


def hindering(entry: Entry) -> dict[str, Any]:
    """What stands in the way of a step that passes by without a question, so that no move is refused for it."""
    state = without(table(GAME, entry), entry.get("without", ()))
    op, _, number = entry["op"].partition(" ")
    found = hindrance(state, op_step(Op(op, int(number or 1)), 0, -1, -1, "R11"))
    assert found is not None and f"why.{found.key}" == entry["key"]
    return found.params


def without(state: State, fields: tuple[str, ...]) -> State:
    """Where a turn has used something up; a turn that begins has it."""
    nothing = {"hands": ((),) * state.players, "preps": ((-1, -1),) * len(state.preps), "discards": ()}
    for field in fields:
        setattr(state, field, nothing.get(field, ()))
    return state


@pytest.mark.parametrize("entry", SAID, ids=name)
@pytest.mark.parametrize("language", ["it", "en"])
def test_it_is_said_word_for_word(entry: Entry, language: str) -> None:
    assert entry[language] in spoken(entry, language)


def test_every_kind_is_held() -> None:
    """Kinds are collected from the words themselves: a new one without its sentence fails."""
    assert sorted(kinds(GAME, FORETELLS) - {entry["key"] for entry in SAID} - PLACELESS - RARE) == []


@pytest.mark.parametrize("number", AWKWARD)
@pytest.mark.parametrize("sort", ["why.", "reason.", "board."])
def test_awkward_numbers_are_among_them(sort: str, number: int) -> None:
    """Articles and elisions hang on 1, 8 and 11; no reason of this game can say 11 of anything."""
    if (sort, number) == ("reason.", 11):
        return
    assert any(said.names(entry["it"], number) for entry in SAID if entry["key"].startswith(sort))
