"""Both tracks: no gaps, every space leads on and can be reached, and the hints of the sheet hold (4.4)."""

import json
from pathlib import Path

import pytest

from pyapp.games.automobiles.cubes import BLACK, DARK, LIGHT, WHITE
from pyapp.games.automobiles.rules.setup import slot_section
from pyapp.games.automobiles.tracks import (
    GRID,
    SPACE_BY_ID,
    SPACE_IDS,
    SPACES,
    TRACK_IDS,
    Space,
    Track,
    track,
)

BOTH = pytest.mark.parametrize("name", TRACK_IDS)
MAPS = json.loads((Path(__file__).parent / "tracks.json").read_text(encoding="utf-8"))


def spaces(name: str) -> list[Space]:
    return [space for space in SPACES if space.id[0] == name[0].upper()]


@BOTH
def test_the_graph_is_the_map_that_the_board_draws(name: str) -> None:
    """The map is a copy of the sheet's file: spaces, colours, sections, every step with its entry."""
    graph, drawn = track(name), MAPS[name]
    assert graph.columns == drawn["columns"] and len(spaces(name)) == len(drawn["spaces"])
    for number, colours, start, sections, steps in drawn["spaces"]:
        space = SPACES[SPACE_BY_ID[number]]
        assert "/".join(("white", "light", "dark", "black")[colour] for colour in space.colours) == colours
        assert (space.first % graph.columns, space.front - space.first + 1) == (start, sections)
        for section, expected in enumerate(steps):
            assert led(graph, space.first + section) == {
                (to, entry, bool(line)) for to, entry, line in expected
            }


def led(graph: Track, section: int) -> set[tuple[str, int, bool]]:
    return {
        (SPACE_IDS[way.space], way.entry - SPACES[way.space].first, bool(way.crosses))
        for way in graph.ahead[section]
    }


def test_the_counts_of_the_sheet() -> None:
    counted = {
        name: [
            sum(space.colours == colours for space in spaces(name))
            for colours in ((WHITE,), (LIGHT,), (DARK,), (BLACK,), (WHITE, LIGHT), (LIGHT, DARK))
        ]
        for name in TRACK_IDS
    }
    assert counted == {"daytona": [42, 35, 21, 6, 2, 2], "monza": [46, 35, 14, 4, 7, 1]}
    assert [track(name).columns for name in TRACK_IDS] == [60, 52]


@BOTH
def test_no_gaps_and_no_space_over_the_line(name: str) -> None:
    graph = track(name)
    assert len(graph.space_of) == 4 * graph.columns
    for space in spaces(name):
        columns = [section % graph.columns for section in range(space.first, space.front + 1)]
        assert columns == list(range(columns[0], columns[0] + len(columns)))
        assert {section // graph.columns for section in range(space.first, space.front + 1)} == {space.lane}


@BOTH
def test_every_space_has_a_way_in_and_out_strictly_forward(name: str) -> None:
    graph = track(name)
    entered = {way.space for section in range(len(graph.space_of)) for way in graph.ahead[section]}
    for number in range(len(SPACES)):
        space = SPACES[number]
        if space.id[0] == name[0].upper():
            assert number in entered and graph.ahead[space.front]
    for section in range(len(graph.space_of)):
        lane, column = divmod(section, graph.columns)
        for way in graph.ahead[section]:
            to_lane, to_column = divmod(way.entry, graph.columns)
            assert abs(to_lane - lane) <= 1 and to_column == (column + 1) % graph.columns
            assert way.crosses == (to_column == 0) and way.space != graph.space_of[section]


@BOTH
def test_the_grid_is_white_and_past_the_line(name: str) -> None:
    graph = track(name)
    for slot in range(len(GRID)):
        space = SPACES[graph.space_of[slot_section(graph, slot)]]
        assert space.colours == (WHITE,)
        assert space.first % graph.columns <= 4


def test_the_chicanes_of_monza_have_no_dark_space() -> None:
    for space in spaces("monza"):
        first = space.first % 52
        inside = first in (*range(22, 28), *range(40, 46))
        assert not inside or space.darkest <= LIGHT


@pytest.mark.parametrize(("name", "fewest", "gentle"), [("daytona", 13, 30), ("monza", 16, 26)])
def test_the_fewest_spaces_of_a_lap(name: str, fewest: int, gentle: int) -> None:
    assert shortest_lap(track(name), BLACK) == fewest
    assert shortest_lap(track(name), LIGHT) == gentle


def shortest_lap(graph: Track, darkest: int) -> int:
    """Steps from some space until one has driven as many columns as the track has."""
    best = 10**6
    for start in range(len(graph.space_of)):
        space = SPACES[graph.space_of[start]]
        if start != space.front or start % graph.columns != graph.columns - 1:
            continue
        edge, steps = {start}, 0
        home: set[int] = set()
        while edge and not home:
            steps += 1
            edge = {
                way.front
                for section in edge
                for way in graph.ahead[section]
                if min(SPACES[way.space].colours) <= darkest and (steps == 1 or not way.crosses)
            }
            home = {section for section in edge if section % graph.columns == graph.columns - 1}
        if home:
            best = min(best, steps)
    return best
