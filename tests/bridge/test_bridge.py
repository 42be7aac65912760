"""The door between page and engines: a JSON request in, a JSON answer out, whatever comes."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp import GAMES, bridge
from pyapp.ai.thinking import choose
from pyapp.record import Record

TABLE_ENTRIES = {
    *("ok", "table", "game", "players", "options", "seats", "seed", "record", "at", "length"),
    *("analysis", "to_act", "seat", "view", "moves", "prompt", "events", "last", "undo", "redo"),
    *("result", "stopped", "imagined", "fingerprint", "proof", "public", "entries", "steps"),
}


def ask(do: Any, **entries: Any) -> dict[str, Any]:
    return told(json.dumps({"do": do, **entries}))


def told(text: Any) -> dict[str, Any]:
    """The answer, which is always strict JSON with `ok`."""
    answer = asyncio.run(bridge.handle(text))
    data: dict[str, Any] = json.loads(answer, parse_constant=no_json)
    assert data["ok"] in (True, False)
    return data


def no_json(name: str) -> None:
    raise AssertionError(f"{name} is not JSON")


def problem(answer: dict[str, Any]) -> str:
    assert answer["ok"] is False and "fault" not in answer, answer.get("fault")
    return str(answer["problem"]["key"])


def start(table: str = "t", **entries: Any) -> dict[str, Any]:
    return ask("start", **{"table": table, "game": "suk", "players": 2, "seed": 7, **entries})


@pytest.fixture(autouse=True)
def no_tables() -> Iterator[None]:
    bridge.request.tables.clear()
    yield
    bridge.request.tables.clear()


# -- a game through the door -------------------------------------------------------------------


def test_a_choice_that_means_nothing_any_more_is_left_out_of_a_new_game() -> None:
    """A level chosen for the solo game, then a second player: the page still sends both."""
    answer = ask(
        "start", table="t", game="pocket-mars", players=2, seed=1, options={"level": "cyborg"}, seats=[]
    )
    assert answer["ok"] and "option level: normal" in answer["record"]


def test_a_table_is_told_in_full() -> None:
    seats = [{"name": "Anna", "kind": "person"}, {"name": "Orione", "kind": "computer", "level": "hard"}]
    answer = start(seats=seats, options={"advanced": True}, seat=0)
    assert set(answer) == TABLE_ENTRIES
    assert answer["options"]["advanced"] is True and answer["players"] == 2
    assert answer["seats"][1] == seats[1]
    assert (answer["at"], answer["length"], answer["seat"]) == (0, 0, 0)
    assert [event["kind"] for event in answer["events"]] == ["started", "drawn"]
    assert answer["prompt"]["key"] == "prompt.place"
    assert answer["undo"] == {"can": False, "most": 0, "why": {"key": "undo.nothing", "params": {}}}
    assert answer["redo"] == {"can": False} and answer["result"] is None


def test_a_whole_game_is_played_through_the_door() -> None:
    """The door tells the same as the engine behind it, move by move."""
    answer = start(seat=0)
    record = Record.new("suk", players=2, seed=7)
    while answer["to_act"] is not None:
        move = answer["moves"][len(answer["moves"]) // 2]
        assert answer["moves"] == [str(legal) for legal in record.game.moves(record.state)]
        answer = ask("play", table="t", move=move, seat=0)
        events = record.play(move)
        assert answer["events"] == answer["last"] == [event.seen_by(0) for event in events]
        assert answer["view"] == record.game.view(record.state, 0)
        assert answer["record"] == record.text() and answer["at"] == len(record)
    result = record.game.result(record.state)
    assert result is not None and answer["result"] == result.as_dict()
    assert answer["prompt"] is None and answer["moves"] == []
    assert problem(ask("think", table="t")) == "table.over"


def test_a_record_is_opened_and_a_stop_is_told() -> None:
    text = Record.new("suk", seed=7).text() + "place 7 black b3\nplace 7 white a1\n"
    answer = ask("open", table="t", record=text, seat=None)
    assert answer["at"] == 1 and answer["seat"] is None
    assert answer["stopped"]["move"] == "place 7 white a1"
    assert answer["stopped"]["refusal"]["key"] == "why.dock_served"
    assert answer["stopped"]["refusal"]["rule"] == "R11"
    assert problem(ask("open", table="u", record="hello")) == "record.no_title"
    assert problem(ask("table", table="u")) == "table.not_open"


def test_the_text_of_a_game_with_secrets_can_be_handed_on_unread() -> None:
    ask("start", table="t", game="pocket-mars", players=2, seed=987654, options={}, seats=[], seat=0)
    text = ask("link", table="t", names=True, picture=False)["text"]
    assert "987654" not in text and "seed" not in text
    assert Record.parse(text).seed == 987654


def test_a_link_opens_as_the_same_game_and_is_known_again() -> None:
    start("first")
    ask("play", table="first", move="place 7 black b3", seat=0)
    made = ask("link", table="first", names=True, picture=True)
    opened = ask("open", table="second", link=made["link"], seat=0)
    assert opened["record"] == made["text"] and opened["at"] == 1
    ask("undo", table="second", seat=0)
    related = ask("kin", table="second", records=[made["text"], "something else"])["kin"]
    assert related == [{"how": "behind", "shared": 0}, {"how": "other", "shared": 0}]


def test_a_broken_link_opens_nothing() -> None:
    assert problem(ask("open", table="t", link="1.suk.x.y.z", seat=None)) == "link.damaged"


def test_a_glimpse_cannot_be_played_on() -> None:
    start("t", game="pocket-mars")
    seen = ask("glimpse", table="t", seat=0)["link"]
    assert problem(ask("open", table="u", link=seen, seat=0)) == "link.glimpse"


def test_a_refused_move_tells_its_rule_and_changes_nothing() -> None:
    before = start()
    answer = ask("play", table="t", move="place 7 red b3")
    assert problem(answer) == "why.not_a_move" and answer["problem"]["rule"] == "R10"
    assert ask("table", table="t")["record"] == before["record"]


def test_undo_and_redo_are_all_or_none() -> None:
    start()
    for move in ("place 7 black b3", "place 9 white a1", "place 11 grey b2"):
        played = ask("play", table="t", move=move)
    assert problem(ask("undo", table="t", steps=4)) == "undo.nothing"
    assert ask("table", table="t")["at"] == 3
    assert ask("undo", table="t", steps=2)["at"] == 1
    assert problem(ask("redo", table="t", steps=3)) == "redo.nothing"
    redone = ask("redo", table="t", steps=2)
    assert redone["at"] == 3 and redone["record"] == played["record"]
    assert [event["kind"] for event in redone["events"]] == ["placed", "placed"]
    for steps in (0, -1, 1.5, "1", True, None):
        assert problem(ask("undo", table="t", steps=steps)) == "door.bad_request"


def test_earlier_moments_are_shown_without_going_there() -> None:
    start()
    ask("play", table="t", move="place 7 black b3")
    shown = ask("show", table="t", at=0)
    assert shown["at"] == 0 and len(shown["view"]["docks"]) == 24 and shown["result"] is None
    assert ask("show", table="t", at=1)["last"][0]["kind"] == "placed"
    assert ask("table", table="t")["at"] == 1
    assert problem(ask("show", table="t", at=2)) == "record.no_such_move"


def test_the_log_tells_who_did_what() -> None:
    first = start()["to_act"]
    ask("play", table="t", move="place 7 black b3")
    entries = ask("log", table="t")["entries"]
    assert [(entry["n"], entry["seat"], entry["move"]) for entry in entries] == [
        (0, None, None),
        (1, first, "place 7 black b3"),
    ]
    assert [entry["n"] for entry in ask("log", table="t", since=1)["entries"]] == [1]
    assert ask("log", table="t", since=9)["entries"] == []


def test_why_tells_the_commonest_reasons_of_a_pattern() -> None:
    start()
    ask("play", table="t", move="place 7 black b3")
    assert ask("why", table="t", pattern="place 8 white *")["refusals"] == []
    (refusal,) = ask("why", table="t", pattern="place 7 * *")["refusals"]
    assert (refusal["rule"], refusal["key"]) == ("R11", "why.dock_served")
    reasons = ask("why", table="t", pattern="place * black *")["refusals"]
    assert reasons[0]["rule"] == "R12b" and len(reasons) <= 3
    (refusal,) = ask("why", table="t", pattern="nonsense")["refusals"]
    assert refusal["key"] == "why.not_a_move"


def test_a_preview_shows_what_would_happen_and_does_nothing() -> None:
    before = start()
    (preview,) = ask("preview", table="t", moves=["place 7 black b3"], seat=0)["previews"]
    assert preview["reveals"] is False and preview["events"][0]["kind"] == "placed"
    assert "b3" in preview["view"]["holds"][before["to_act"]]
    assert ask("table", table="t")["record"] == before["record"]
    assert problem(ask("preview", table="t", moves=["place 99 black b3"])) == "why.not_a_move"


def test_a_preview_of_a_series_is_where_all_of_it_leads() -> None:
    """A drive over several spaces; what has happened by itself meanwhile is left out, as when it is played."""
    record = Record.new("automobiles", 2, seed=4)
    while not (far := record.game.view(record.state, record.game.to_act(record.state))["far"]):
        record.play(record.game.moves(record.state)[0])
    seat = record.game.to_act(record.state)
    ask("open", table="t", record=record.text())
    target = far[-1]
    (preview,) = ask("preview", table="t", moves=[";".join(target["plan"])], seat=seat)["previews"]
    assert preview["reveals"] is False
    assert preview["view"]["drive"]["head"] == {key: target[key] for key in ("space", "section")}
    first, *then = target["plan"]
    played = ask("play", table="t", move=first, then=then, seat=seat)
    assert played["view"] == preview["view"]
    broken = ask("preview", table="t", moves=["go D0-00;end"], seat=seat)
    assert problem(broken).startswith("why.")


def test_a_preview_of_a_kind_of_moves_names_the_series_a_good_player_makes() -> None:
    record = Record.new("mechanics", 2, seed=3)
    while not (
        selling := [move for move in record.game.moves(record.state) if str(move).startswith("sell ")]
    ):
        record.play(record.game.moves(record.state)[0])
    seat = record.game.to_act(record.state)
    ask("open", table="t", record=record.text())
    (preview,) = ask("preview", table="t", moves=["sell *"], seat=seat)["previews"]
    assert preview["move"] == "sell *" and selling
    for move in preview["ahead"]["moves"]:
        assert move.startswith("sell ") and move in [str(one) for one in record.game.moves(record.state)]
        record.play(move)
    assert preview["view"] is None or preview["view"] == json.loads(
        json.dumps(record.game.view(record.state, seat))
    )


def test_a_preview_never_shows_the_next_deal_of_a_match() -> None:
    record = Record.new("suk", seed=7, match=True)
    while not any(event.kind == "next_game" for event in record.events[-1]):
        move = record.game.moves(record.state)[0]
        record.play(move)
    record.branch(len(record))
    text = "\n".join(record.text().splitlines()[:-1])
    ask("open", table="t", record=text)
    (preview,) = ask("preview", table="t", moves=[str(record.moves[-1])])["previews"]
    assert preview["reveals"] is True and preview["events"][-1]["kind"] == "interval"
    assert preview["view"]["game_number"] == 1 and any(preview["view"]["totals"])


def test_a_move_is_told_step_by_step() -> None:
    start()
    told = ask("play", table="t", move="place 7 black b3", seat=0)
    answer = ask("steps", table="t", seat=0)
    assert answer["at"] == 1
    assert [step["event"] for step in answer["steps"]] == told["last"]
    assert "b3" in answer["steps"][0]["view"]["holds"][told["last"][0]["seat"]]
    assert problem(ask("steps", table="t", at=2)) == "door.bad_request"


def test_a_branch_is_a_table_of_its_own() -> None:
    start()
    ask("play", table="t", move="place 7 black b3")
    copy = ask("branch", table="t", at=1, **{"as": "copy"})
    assert copy["analysis"] is True and copy["table"] == "copy" and copy["at"] == 1
    assert ask("undo", table="copy")["at"] == 0
    assert ask("table", table="t")["at"] == 1
    assert ask("close", table="copy") == {"ok": True}
    assert problem(ask("table", table="copy")) == "table.not_open"


def test_people_change_seats() -> None:
    start()
    seats = [{"name": "Zoe"}, {"name": "#Bo\nt", "kind": "computer", "level": "genius"}]
    answer = ask("seats", table="t", seats=seats)
    assert answer["seats"] == [
        {"name": "Zoe", "kind": "person", "level": "normal"},
        {"name": "Bo t", "kind": "computer", "level": "normal"},
    ]
    assert problem(ask("seats", table="t", seats=seats[:1])) == "setup.seats"


# -- one answer for all that the page needs ----------------------------------------------------


def test_an_answer_brings_the_log_from_where_the_page_knows_it() -> None:
    assert [entry["n"] for entry in start(known=-1)["entries"]] == [0]
    told_of = ask("play", table="t", move="place 7 black b3", seat=0, known=0)["entries"]
    assert told_of == ask("log", table="t", seat=0, since=1)["entries"]
    assert ask("table", table="t", seat=0)["entries"] == []


def test_a_game_with_secrets_tells_what_everybody_sees_beside_what_the_seat_sees() -> None:
    answer = start(game="pocket-mars", seat=0)
    assert answer["public"] == ask("table", table="t", seat=None)["view"] != answer["view"]
    assert start("open table", seat=0)["public"] is None


def test_where_hands_are_open_the_next_person_at_the_screen_looks() -> None:
    start()
    assert ask("play", table="t", move="place 7 black b3", seat=0, sharing=[0, 1])["seat"] == 1
    assert ask("undo", table="t", seat=1, sharing=[0])["seat"] == 0


def test_another_seat_with_secrets_hears_the_log_again_as_it_may_know_it() -> None:
    due = start(game="pocket-mars", seat=0)["to_act"]
    answer = ask("table", table="t", seat=1 - due, known=0, sharing=[0, 1])
    assert answer["seat"] == due
    assert answer["entries"] == ask("log", table="t", seat=due)["entries"] != []


def test_a_series_of_moves_is_one_act_and_ends_where_it_no_longer_fits() -> None:
    before = start(game="mechanics", seat=0)
    legal = before["moves"] or ask("table", table="t", seat=1)["moves"]
    seat = before["to_act"]
    answer = ask("play", table="t", move=legal[0], then=["no move at all"], seat=seat)
    assert answer["at"] == 1 and answer["to_act"] == seat
    further = answer["moves"][0]
    ask("undo", table="t", seat=seat)
    assert ask("play", table="t", move=legal[0], then=[further], seat=seat)["at"] == 2


def test_a_series_may_go_on_with_all_moves_of_a_kind() -> None:
    """Who has walked enough leaves the Martians to the machine in the same act, whatever the die will show."""
    record = Record.new("martians", 1, seed=4)
    while not (record.state.movement and record.state.martians and record.game.to_act(record.state) == 0):
        record.play(choose(record.game, record.state, "easy"))
    ask("open", table="t", record=record.text())
    (preview,) = ask("preview", table="t", moves=["stop;pass now;march *"], seat=0)["previews"]
    assert preview["reveals"] and preview["events"][0]["kind"] == "stopped"
    ask("play", table="t", move="stop", then=["pass now", "march *"], seat=0)
    answer = ask("table", table="t", seat=0)
    made = Record.parse(answer["record"]).moves[len(record) :]
    assert made[0] == "stop" and len(made) > 1
    assert all(move.startswith(("march ", "pass ")) for move in made[1:])
    assert not any(move.startswith("march ") for move in answer["moves"])


def test_undo_leaves_as_many_moves_as_are_named_and_redo_goes_on_to_the_next_person() -> None:
    seats = [{"name": "Anna", "kind": "person"}, {"name": "Ada", "kind": "computer", "level": "easy"}]
    answer = start(seats=seats, seat=0)
    while answer["at"] < 5:
        answer = ask("play", table="t", move=answer["moves"][0], seat=0)
    assert ask("undo", table="t", seat=0, to=1)["at"] == 1
    forward = ask("redo", table="t", seat=0, on=True)
    assert seats[forward["to_act"]]["kind"] == "person" or not forward["redo"]["can"]


def test_what_happens_by_itself_comes_with_the_move_if_its_kind_is_asked_for() -> None:
    answer = start(game="mechanics")
    while not (answer["steps"] or answer["result"]):
        move = ask("table", table="t", seat=answer["to_act"])["moves"][0]
        answer = ask("play", table="t", move=move, seat=0, watch=["prices"])
    whole = ask("steps", table="t", seat=0)["steps"]
    assert answer["steps"] == [step for step in whole if step["event"]["kind"] == "prices"] != []


# -- thinking ----------------------------------------------------------------------------------


def test_the_computer_says_its_move_and_does_not_play_it() -> None:
    seats = [{"kind": "computer", "level": "normal"}] * 2
    before = start(seats=seats)
    answer = ask("think", table="t")
    record = Record.parse(before["record"])
    assert answer["move"] == str(choose(record.game, record.state, "normal"))
    assert ask("table", table="t")["at"] == 0
    assert ask("thinking", table="t") == {"ok": True, "progress": None}


def test_a_computer_thinks_and_plays_in_one_act() -> None:
    before = start(known=-1)
    answer = ask("think", table="t", play=True, budget=0, seat=0, known=0)
    assert answer["move"] in before["moves"] and answer["at"] == 1
    assert [entry["move"] for entry in answer["entries"]] == [answer["move"]]


@pytest.mark.parametrize(
    "act",
    [
        {"do": "play", "move": "place 7 black b3"},
        {"do": "seats", "seats": [{"kind": "person"}, {"kind": "person"}]},
        {"do": "hurry", "stop": True},
        {"do": "close"},
    ],
    ids=lambda act: act["do"],
)
def test_a_move_thought_of_is_not_played_after_another_act(act: dict[str, Any]) -> None:
    async def while_it_pauses() -> dict[str, Any]:
        asked = {"do": "think", "table": "t", "play": True, "pause": 30, "budget": 0}
        thinking = asyncio.create_task(bridge.handle(json.dumps(asked)))
        await asyncio.sleep(0.03)
        assert json.loads(await bridge.handle(json.dumps({"table": "t", **act})))["ok"]
        return dict(json.loads(await thinking))

    start()
    assert asyncio.run(while_it_pauses()) == {"ok": True, "move": None}


def test_a_computer_that_is_hurried_plays_at_once() -> None:
    async def hurried() -> dict[str, Any]:
        asked = {"do": "think", "table": "t", "play": True, "pause": 30, "budget": 0}
        thinking = asyncio.create_task(bridge.handle(json.dumps(asked)))
        await asyncio.sleep(0.03)
        await bridge.handle('{"do":"hurry","table":"t"}')
        return dict(json.loads(await thinking))

    start()
    assert asyncio.run(hurried())["at"] == 1


def test_without_time_the_computer_still_has_a_legal_move() -> None:
    legal = start(seats=[{"kind": "computer", "level": "hard"}] * 2)["moves"]
    assert ask("think", table="t", budget=0)["move"] in legal


def test_the_door_stays_open_while_the_computer_thinks() -> None:
    legal = start(seats=[{"kind": "computer", "level": "hard"}] * 2)["moves"]

    async def visit() -> tuple[dict[str, Any], list[float]]:
        thinking = asyncio.create_task(bridge.handle(json.dumps({"do": "think", "table": "t"})))
        seen: list[float] = []
        while len(seen) < 3 and not thinking.done():
            await asyncio.sleep(0)
            answer = json.loads(await bridge.handle('{"do":"thinking","table":"t"}'))
            seen.append(answer["progress"])
        await bridge.handle('{"do":"hurry","table":"t"}')
        return json.loads(await thinking), seen

    answer, seen = asyncio.run(visit())
    assert answer["move"] in legal
    assert len(seen) == 3 and all(0 <= progress <= 1 for progress in seen)


# -- what the page should never send -------------------------------------------------------------

ASKED = [
    {"do": "start", "table": "t", "game": "suk", "players": 2, "seed": 7, "seats": [], "options": {}},
    {"do": "open", "table": "t", "record": "regolo 1\ngame: suk\n", "seat": None},
    {"do": "table", "table": "t", "seat": 0},
    {"do": "play", "table": "t", "move": "place 7 black b3", "seat": 0},
    {"do": "undo", "table": "t", "steps": 1, "seat": 0},
    {"do": "redo", "table": "t", "steps": 1, "seat": 0},
    {"do": "seats", "table": "t", "seats": [{}, {}], "seat": 0},
    {"do": "show", "table": "t", "at": 0, "seat": 0},
    {"do": "branch", "table": "t", "at": 0, "as": "u", "seat": 0},
    {"do": "log", "table": "t", "since": 0, "seat": 0},
    {"do": "why", "table": "t", "pattern": "place 7 * *"},
    {"do": "preview", "table": "t", "moves": ["place 7 black b3"], "seat": 0},
    {"do": "think", "table": "t", "budget": 0},
    {"do": "hurry", "table": "t"},
    {"do": "thinking", "table": "t"},
    {"do": "close", "table": "t"},
]
OPTIONAL = {"seats", "options", "seat", "steps", "since", "budget"}
NAMES = ["do", "table", "game", "players", "seed", "seats", "options", "seat", "at", "move", "steps"]
ODD: list[Any] = [None, True, -1, 10**30, 1.5, "", "x", [], [[]], [1], {}, {"x": []}]


@pytest.mark.parametrize("request_", ASKED, ids=lambda request: request["do"])
def test_an_entry_that_is_missing_or_odd_is_a_bad_request(request_: dict[str, Any]) -> None:
    for name in request_:
        start()
        without = {entry: value for entry, value in request_.items() if entry != name}
        answer = told(json.dumps(without))
        if name not in OPTIONAL:
            assert problem(answer) == "door.bad_request"
            assert answer["problem"]["params"] == {"entry": name}
        for odd in ODD:
            assert "fault" not in told(json.dumps({**request_, name: odd})), (name, odd)


@pytest.mark.parametrize(
    "text",
    [
        *("", "x", "[]", "7", "null", '"do"', "{}", '{"do":null}', '{"do":[]}', '{"do":"dance"}'),
        *("[" * 99999, f'{{"do":"show","table":"t","at":{"9" * 5000}}}', '{"do":"__class__"}'),
        *(None, 7, b"\xff"),
    ],
)
def test_what_is_no_request_is_a_bad_request(text: Any) -> None:
    start()
    assert problem(told(text)) == "door.bad_request"


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity", "1e999", "-5"])
def test_numbers_that_are_none_never_come_back(value: str) -> None:
    start()
    for verb, entry in (("show", "at"), ("log", "since"), ("undo", "steps"), ("table", "seat")):
        assert problem(told(f'{{"do":"{verb}","table":"t","{entry}":{value}}}')) == "door.bad_request"
    answer = told(f'{{"do":"think","table":"t","budget":{value}}}')
    assert answer["ok"] or problem(answer) == "door.bad_request"


def test_a_seat_that_is_not_at_the_table_sees_nothing() -> None:
    start()
    for verb in ("table", "undo", "show", "log"):
        answer = ask(verb, table="t", seat=2, at=0)
        assert problem(answer) == "door.bad_request" and "view" not in answer


def test_options_never_reach_past_the_declared_ones() -> None:
    for name in ("seed", "seats", "slug", "self", "players", "match "):
        assert problem(start(options={name: 1})) == "setup.unknown_option"


def test_a_table_that_could_not_be_opened_leaves_the_old_one() -> None:
    before = start()
    assert problem(start(seat=9)) == "door.bad_request"
    assert problem(ask("open", table="t", record="x")) == "record.no_title"
    assert problem(start(players=9)) == "setup.players"
    assert ask("table", table="t")["record"] == before["record"]


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@given(st.text())
def test_any_text_gets_an_answer(text: str) -> None:
    assert problem(told(text)) == "door.bad_request"


@given(st.sampled_from(ASKED), st.dictionaries(st.sampled_from(NAMES), ANY_JSON))
def test_any_request_gets_an_answer_without_fault(asked: dict[str, Any], odd: dict[str, Any]) -> None:
    start()
    assert "fault" not in told(json.dumps({**asked, **odd}))


@given(ANY_JSON)
def test_any_json_gets_an_answer_without_fault(data: Any) -> None:
    assert "fault" not in told(json.dumps(data))


def test_something_broken_is_a_fault_and_the_table_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    before = start()

    def broken(*_: Any) -> None:
        raise RuntimeError("a wheel came off")

    monkeypatch.setattr(type(GAMES["suk"]), "carry_out", broken)
    answer = ask("play", table="t", move="place 7 black b3")
    assert answer["ok"] is False and "a wheel came off" in answer["fault"]
    monkeypatch.undo()
    assert ask("table", table="t")["record"] == before["record"]
