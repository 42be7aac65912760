"""A part of pytest for the verb `mutate`: each change of the rules is tried in a fork of the tests once collected.

First the quick tests are run as things are, and it is written down how long each takes and which changes it would
feel. Then, a fork for a change, those are run that feel it, the quickest first, until one fails.
"""

import functools
import json
import os
import signal
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tools.quality import switch

PATIENCE = 5  # times as long as a test takes when all is well: a change may make a game go on for ever
AT_FIRST = 10.0  # seconds more, for what tests before it had read or built for it
BROKEN = 70  # how a fork ends that could not do its work
LONG = 60.0  # seconds, of a test of which nobody knows how long it takes
ASKED = "REGOLO_TRIAL"
"""The variable with the file of what is asked: `tried`, `walk`, `answers`, maybe `at_first`; or what tests `spent`."""

Felt = dict[str, list[int]]


def asked() -> dict[str, Any]:
    facts: dict[str, Any] = json.loads(Path(os.environ[ASKED]).read_text("utf-8"))
    return facts


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The quickest first where that is known, or only those that are quick by their mark."""
    spent = asked().get("spent")
    if spent is None:
        items[:] = [item for item in items if not any(map(item.get_closest_marker, ("thorough", "slow")))]
    else:
        items.sort(key=lambda item: float(spent.get(item.nodeid, LONG)))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    _limit(asked().get("spent", {}).get(item.nodeid, LONG))
    return (yield)


def _limit(usual: float) -> None:
    """End this process, as a failed test would, when it calculates for much longer than the test usually takes."""
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE * usual + asked().get("at_first", AT_FIRST))


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    wanted = asked()
    if "tried" not in wanted:
        return None
    at_once = frozenset(switch.reached)
    walk = Path(wanted["walk"])
    if not _forked(lambda: _walk(session.items, walk)):
        raise pytest.UsageError("the tests could not be run as they are")
    known = json.loads(walk.read_text("utf-8"))
    with os.fdopen(wanted["answers"], "w", encoding="utf-8", buffering=1) as answers:
        answers.write(json.dumps({"spent": known["spent"], "failed": known["failed"]}) + "\n")
        in_order = sorted(session.items, key=lambda item: known["spent"][item.nodeid])
        if not known["failed"] and not _forked(lambda: _lives(None, in_order, known["spent"])):
            raise pytest.UsageError("the tests fail in this order as they are")
        for number in wanted["tried"]:
            if number not in at_once and not known["failed"]:
                tests = _feeling(number, session.items, known["spent"], known["felt"])
                alive = _forked(functools.partial(_lives, number, tests, known["spent"]))
                answers.write(json.dumps({"number": number, "alive": alive}) + "\n")
    return True


def _feeling(number: int, items: list[pytest.Item], spent: dict[str, float], felt: Felt) -> list[pytest.Item]:
    tests = [item for item in items if number in felt[item.nodeid]]
    return sorted(tests, key=lambda item: spent[item.nodeid])


def _forked(work: Callable[[], bool]) -> bool:
    """What a piece of work in a process of its own answers; no when it was ended from outside."""
    child = os.fork()
    if child:
        fate = os.waitpid(child, 0)[1]
        if os.WIFEXITED(fate) and os.WEXITSTATUS(fate) == BROKEN:
            raise pytest.UsageError("a change could not be tried")
        return fate == 0
    answer = BROKEN
    try:
        answer = 0 if work() else 1
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(answer)


def _walk(items: list[pytest.Item], to: Path) -> bool:
    """Every test as things are: how long it takes, which changes it feels, and does it pass?"""
    spent, felt, failed = {}, {}, []
    for item, after in _pairs(items):
        switch.reached.clear()
        _saved.clear()
        start = process_time()
        if not _passes(item, after):
            failed.append(item.nodeid)
        spent[item.nodeid] = process_time() - start + sum(_saved.values())
        felt[item.nodeid] = sorted(switch.reached)
    to.write_text(json.dumps({"spent": spent, "felt": felt, "failed": failed}), "utf-8")
    return True


_saved: dict[tuple[int, int], float] = {}
"""Seconds the test that runs would have taken without the memory of the tests before it."""
_native = functools.cache


def _cache(function: Any) -> Any:
    """`functools.cache`; what is remembered, like games played once for many tests, is felt by each that asks."""
    if not function.__module__.startswith(("tests.", "pyapp.games.")):
        return _native(function)
    memory: dict[Any, tuple[Any, set[int], float]] = {}

    @functools.wraps(function)
    def remembered(*args: Any, **named: Any) -> Any:
        key = (args, *sorted(named.items()))
        if key in memory:
            _saved[id(memory), hash(key)] = memory[key][2]
        else:
            before = set(switch.reached)
            switch.reached.clear()
            start = process_time()
            value = function(*args, **named)
            memory[key] = value, set(switch.reached), process_time() - start
            switch.reached.update(before)
        switch.reached.update(memory[key][1])
        return memory[key][0]

    return remembered


functools.cache = _cache  # before rules and tests are read


def _lives(number: int | None, tests: list[pytest.Item], spent: dict[str, float]) -> bool:
    """Does no test notice the change, or none at all?"""
    switch.in_force = number
    for item, after in _pairs(tests):
        _limit(spent[item.nodeid])
        if not _passes(item, after):
            return False
    return True


def _pairs(items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    return zip(items, [*items[1:], None], strict=False)


def _passes(item: pytest.Item, after: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=after))
