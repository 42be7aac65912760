"""Writes the drawing of the racing tracks for the board of Automobiles: `python -m tools.docs.tracks FACTS.json`.

The facts hold an outline for every space. Lanes run parallel, so two edges, sampled four times a column, say the same in
a tenth of the text; the script asserts that nothing is lost.
"""

import argparse
import json
import math
from pathlib import Path
from typing import Any

from tools.env.places import ROOT

TARGET = ROOT / "static/js/boards/automobiles/tracks.js"
LETTERS = {"white": "W", "light": "L", "dark": "D", "black": "K"}
SAMPLES = 4
TOLERANCE = 0.15
LANES = 4

Point = tuple[float, float]
Json = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description="the drawing of the tracks, from the sheet's facts")
    parser.add_argument("facts", type=Path, help="the JSON file with the tracks")
    facts = json.loads(parser.parse_args().facts.read_text("utf-8"))
    tracks = "".join(_module(track) for track in facts["tracks"].values())
    TARGET.write_text(
        "/** The two tracks as drawn: made by tools/docs/tracks.py, not by hand. geometry.js says what the words mean. */\n"
        f"export const TRACKS = {{\n{tracks}}};\n",
        "utf-8",
    )


def _module(track: Json) -> str:
    edges = _edges(track)
    lanes = [
        " ".join(_word(space) for space in track["spaces"] if space["lane"] == lane) for lane in range(LANES)
    ]
    rows = "".join(f"      '{lane}',\n" for lane in lanes)
    zones = [
        f"['{zone['id']}', '{zone['kind']}', {zone['first']}, {zone['last']}]" for zone in track["zones"]
    ]
    grid = [f"'{slot['space']}'" for slot in track["grid"]]
    return (
        f"  {track['id']}: {{\n"
        f"    letter: '{track['spaces'][0]['id'][0]}',\n"
        f"    columns: {track['columns']},\n"
        f"    grid: [{', '.join(grid)}],\n"
        f"    zones: [{', '.join(zones)}],\n"
        f"    lanes: [\n{rows}    ],\n"
        f"    inner: '{_text(edges[0])}',\n"
        f"    outer: '{_text(edges[1])}',\n"
        "  },\n"
    )


def _word(space: Json) -> str:
    return "".join(LETTERS[colour] for colour in space["colours"]) + str(space["sections"])


def _text(points: list[Point]) -> str:
    """Tenths by which each step differs from the one before it: on a curve these are small and often the same."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    return " ".join(f"{x},{y}" for x, y in _differences(_differences(tenths)))


def _differences(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    before = [(0, 0), *points]
    return [(x - u, y - v) for (x, y), (u, v) in zip(points, before, strict=False)]


def _edges(track: Json) -> tuple[list[Point], list[Point]]:
    """The inner edge of the inner lane and the outer edge of the outer one, four points a column."""
    known = {
        (side, place): point
        for space in track["spaces"]
        for side, place, point in _outline(space, track["columns"])
    }
    count = track["columns"] * SAMPLES
    inner = [known[0, i] for i in range(count)]
    outer = [known[LANES, i] for i in range(count)]
    for (side, i), point in known.items():
        part = side / LANES
        between = tuple(a + (b - a) * part for a, b in zip(inner[i], outer[i], strict=True))
        assert math.dist(point, between) < TOLERANCE, (track["id"], side, i)
    return inner, outer


def _outline(space: Json, columns: int) -> list[tuple[int, int, Point]]:
    """Each corner of a space as (border between lanes, sample, point)."""
    points = [(x, y) for x, y in space["poly"]]
    half = len(points) // 2
    assert half == space["sections"] * SAMPLES + 1, space["id"]
    rows = {space["lane"]: points[:half], space["lane"] + 1: points[half:][::-1]}
    return [
        (side, (space["start"] * SAMPLES + i) % (columns * SAMPLES), point)
        for side, row in rows.items()
        for i, point in enumerate(row)
    ]


if __name__ == "__main__":
    main()
