"""Hostile input: links, records, positions and messages that nobody should send, and how they are answered."""

import argparse
import asyncio
import json
from collections import Counter
from time import perf_counter

from pyapp import bridge
from tools.fuzz import hostile

PATIENCE = 0.2  # seconds for an answer


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench hostile", description=__doc__)
    asked.add_argument("--number", type=int, default=10_000)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args(words)
    answers: Counter[str] = Counter()
    faults, seconds = [], []
    for request in hostile.requests(given.number, given.seed):
        begun = perf_counter()
        answer = json.loads(asyncio.run(bridge.handle(json.dumps(request))))
        seconds.append(perf_counter() - begun)
        answers["opened" if answer["ok"] else "refused" if "problem" in answer else "fault"] += 1
        if "fault" in answer:
            faults.append((request, answer["fault"]))
    seconds.sort()
    print(", ".join(f"{number} {kind}" for kind, number in sorted(answers.items())))
    print(f"median {seconds[len(seconds) // 2] * 1000:.1f} ms, slowest {seconds[-1] * 1000:.0f} ms")
    print(f"{sum(one > PATIENCE for one in seconds)} took longer than {PATIENCE * 1000:.0f} ms")
    for request, fault in faults[:5]:
        print(json.dumps(request)[:400], fault, sep="\n")
    return 1 if faults else 0
