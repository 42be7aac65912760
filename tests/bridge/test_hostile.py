"""What comes from outside gets a sentence and does nothing else."""

import asyncio
import json

import pytest

from pyapp import bridge
from pyapp.record import Record
from tools.fuzz import hostile


def answered(request: dict[str, object]) -> dict[str, object]:
    answer: dict[str, object] = json.loads(asyncio.run(bridge.handle(json.dumps(request))))
    return answer


@pytest.mark.parametrize("seed", range(8))
def test_hostile_input_is_refused_in_a_sentence(seed: int) -> None:
    for request in hostile.requests(150, seed + 100):
        answer = answered(request)
        assert "fault" not in answer, (request, answer)


def test_a_refused_game_leaves_the_open_one_alone() -> None:
    bridge.request.tables.clear()
    text = Record.new("suk", players=2, seed=3).text()
    before = answered({"do": "open", "table": "t", "record": text, "seat": 0})
    for request in hostile.requests(200, 7):
        if request["do"] == "open" and not answered(request)["ok"]:
            assert answered({"do": "table", "table": "t", "seat": 0})["record"] == before["record"]
        answered({"do": "open", "table": "t", "record": text, "seat": 0})
    bridge.request.tables.clear()
