"""A guided first game: its last two turns, from the first tile to the Mother Ship."""

from typing import Any

from ....core.learning import Lesson, Step, Table


def laid(tile: str, cell: str) -> dict[str, Any]:
    return {"tile": tile, "cell": cell, "rotation": 0}


LESSON = Lesson(
    table=Table(
        players=2,
        position={
            "town": [laid("house", "0,0"), laid("general_store", "-1,0"), laid("farm_1", "0,1")],
            "first": 0,
            "turn": 0,
            "number": 11,
            "rng": "b721bfbab73314d0",
            "martians": ["0,1", "-1,1", "1,4", "-2,2"],
            "signs": [{"at": "1,4", "face": "ship", "known": [0]}],
            "tokens": [{"at": "-3,1", "kind": "dynamite"}, {"at": "-3,0", "kind": "bullet"}],
            "pile": ["generic_straight_1", "generic_curve_1", "generic_tee_1"],
            "deck": [
                *("no_way_lose", "candy", "agent_xxxx"),
                *("wait", "shotgun", "levitation"),
                "martial_law",
            ],
            "seats": [
                {"pawn": "1,1", "bullets": 2, "items": ["fuel", "fertilizer"], "kills": 5, "hand": []},
                {"pawn": "1,0", "life": 2, "items": ["fuel"], "kills": 8, "hand": []},
            ],
        },
    ),
    steps=(
        Step("welcome", places=("place.0,1", "item-0-fuel", "item-0-fertilizer")),
        Step("tile", do="place 0,-1 90"),
        Step("cards", do="pass turn"),
        Step("fight", do="step 0,1", places=("sq-0,1",)),
        Step("again", do="step -1,1", places=("sq--1,1", "part.kills")),
        Step("pay", do="pay"),
        Step("door", do="step -2,1", places=("sq--2,1",), then=("step -3,1",)),
        Step("take", do="take 1"),
        Step("stop", do="stop"),
        Step("march", do="march 1,-1 1,0"),
        Step("second", do="march 1,-2 1,-1"),
        Step(
            "discard",
            do="discard candy",
            then=(
                *("pass round", "place 0,-2 0", "pass turn"),
                *("step 1,1", "stop", "march 1,4 1,3", "end"),
            ),
        ),
        Step("rival", places=("place.0,1", "pile.supply")),
        Step("turn", do="pass turn", then=("pass round",)),
        Step("far", do="place 1,0 180"),
        Step("double", do="play no_way_lose"),
        Step(
            "walk",
            do="step -2,1",
            places=("sq--2,1",),
            then=("step -1,1", "step 0,1", "step 1,1", "step 1,2"),
        ),
        Step("first", do="step 1,3", places=("sq-1,3",)),
        Step("ship", do="step 1,4"),
        Step("won", places=("part.kills",)),
        Step("together", places=("pile.supply",)),
    ),
    tips=(
        *("place", "lay", "pick", "walk", "walk.3", "choice", "march", "spawn", "drop"),
        *("window", "window.4", "react", "discard", "target", "to", "law", "tile", "look", "circles"),
        *("search", "cook", "hysteria", "angry", "candy", "presidential", "searchlight"),
    ),
)
