"""Positions refused at places that the games' own tests of positions don't come by: game, position, field and sentence."""

from typing import Any, Final

from pyapp.games.suk.components import TILE_IDS

_END: Final = {"step": "end_turn", "seat": 0}
_HOUSE: Final = {"tile": "house", "cell": "0,0", "rotation": 0}
_STORE: Final = {"tile": "general_store", "cell": "-1,0", "rotation": 0}
_FARMS: Final = [_HOUSE, *({"tile": f"farm_{n}", "cell": f"{2 * n - 3},0", "rotation": 0} for n in (1, 2))]
_TOGETHER: Final = {"mode": "cooperative"}
_WATER: Final = [f"water-{value}" for value in range(1, 6)]
_ENERGY: Final = [f"energy-{value}" for value in range(1, 6)]
_DRAFT: Final = {"players": 2, "options": {"draft": True}}
Refused = tuple[str, dict[str, Any], str, str]


def _martians(field: str, key: str, **fields: Any) -> Refused:
    return ("martians", {"players": 2, "turn": 0, "first": 0, **fields}, field, key)


def _due(field: str, key: str, **step: Any) -> Refused:
    return _martians(f"agenda[0]{field}", key, agenda=[{"seat": 0, **step}, _END])


def _cards(field: str, key: str, **step: Any) -> Refused:
    steps = [{"seat": 0, **step}, {"step": "next_turn"}]
    return ("pocket-mars", {"players": 2, "turn": 0, "agenda": steps}, f"agenda[0]{field}", key)


def _on_tokens(known: Any, kind: str = "fuel") -> dict[str, Any]:
    return {"town": [_HOUSE, _STORE], "tokens": [{"at": "-3,1", "kind": kind, "known": known}]}


REFUSED: Final[tuple[Refused, ...]] = (
    ("suk", {"rng": "0" * 48}, "rng", "rng"),
    ("mechanics", {"rng": "f" * 17}, "rng", "rng"),
    ("mechanics", {"deck": 50}, "deck", "number"),
    ("mechanics", {"rounds": [{"prices": [5, 5, 5, 11, 5, 5, 5]}]}, "rounds[0].prices[3]", "number"),
    ("mechanics", {"rounds": [{"nudges": [[0, 2]]}]}, "rounds[0].nudges[0][1]", "number"),
    ("mechanics", {"rounds": [{"nudges": [[0]]}]}, "rounds[0].nudges[0]", "list"),
    ("mechanics", {"rounds": [{"sales": [[0, "lens", 3, 3, 5]]}]}, "rounds[0].sales[0][3]", "number"),
    # Automobiles
    (
        "automobiles",
        {"agenda": [{"step": "go", "n": 1, "cube": "pink"}, {"step": "act"}]},
        "agenda[0].cube",
        "one_of",
    ),
    ("automobiles", {"agenda": "setup", "path": [{"space": "D0-05", "colour": "white"}]}, "path", "no_path"),
    ("automobiles", {"agenda": "setup", "seats": [{"laps": 1}, {}]}, "seats[0].laps", "number"),
    # Marrak Hesh 17
    (
        "suk",
        {
            "goods": {str(dock): tile for dock, tile in enumerate(TILE_IDS[:24])},
            "hands": [{"white": 0}, {}],
        },
        "goods",
        "transports",
    ),
    # Pocket Mars
    _cards(".building", "one_of", step="place", building="mars", rule="R12a"),
    _cards(".card", "one_of", step="draw", card="gold"),
    _cards(".then", "step_text", step="may", then="x" * 81),
    (
        "pocket-mars",
        {**_DRAFT, "seats": [{"pack": _WATER}, {"pack": _ENERGY}], "turn": 0},
        "agenda",
        "draft_only",
    ),
    (
        "pocket-mars",
        {"players": 1, "da": {"prep": ["water-1", "water-2"]}, "agenda": "choosing"},
        "da.prep",
        "da_later",
    ),
    (
        "pocket-mars",
        {"players": 1, "seats": [{"pack": _WATER}], "agenda": "choosing"},
        "seats[0].pack",
        "no_draft_alone",
    ),
    (
        "pocket-mars",
        {"players": 2, "seats": [{"prep": _WATER[:2]}, {"prep": _ENERGY[:2]}], "agenda": "choosing"},
        "agenda",
        "all_chosen",
    ),
    (
        "pocket-mars",
        {**_DRAFT, "seats": [{"pack": _WATER}, {"pack": _ENERGY[:3]}], "agenda": "choosing"},
        "seats[1].pack",
        "packs",
    ),
    (
        "pocket-mars",
        {
            **_DRAFT,
            "seats": [{"pack": pack[:4], "chosen": pack[4]} for pack in (_WATER, _ENERGY)],
            "agenda": "choosing",
        },
        "seats[0].chosen",
        "all_chosen",
    ),
    (
        "pocket-mars",
        {
            "players": 2,
            "turn": 0,
            "looked": ["water-3"],
            "agenda": [{"step": "upkeep", "seat": 0}, {"step": "next_turn"}],
        },
        "looked",
        "looked",
    ),
    # Martians!!!
    _martians("agenda", "agenda", agenda=[{"step": "discard", "seat": 0}, {"step": "begin", "seat": 0}]),
    _martians(
        "agenda[0]", "agenda", agenda=[{"step": "resolve", "seat": 0, "card": "candy", "who": 1}, _END]
    ),
    _martians("agenda", "list", ended="turns", number=300, agenda=[_END]),
    _due(".card", "one_of", step="window", card="gold"),
    _due(".at", "no_square", step="arrive", at="99,99"),
    _due(".at", "no_cell", step="lay", at="9,9"),
    _due(".more[0]", "one_of", step="lay", more=["gold"]),
    _martians(
        "agenda[0].at",
        "no_fight",
        phase="walk",
        seats=[{"pawn": "0,1"}, {}],
        agenda=[{"step": "roll", "seat": 0, "at": "0,1"}, _END],
    ),
    _martians(
        "agenda[0]",
        "few_figures",
        phase="spawn",
        supply=1,
        box=99,
        agenda=[
            *({"step": "spawn", "seat": 0, "n": 1, "word": "spawn", "more": [at]} for at in ("0,1", "1,0")),
            _END,
        ],
    ),
    _martians("seats[1].kills", "number", seats=[{}, {"kills": 30}]),
    _martians("seats", "figures", seats=[{"kills": 60}, {"kills": 60}]),
    _martians("supply", "figures", supply=50, box=20),
    _martians("seats[0].items[0]", "one_of", seats=[{"items": ["gold"]}, {}]),
    _martians("seats[0].items[1]", "one_of", seats=[{"items": ["fuel", "fuel"]}, {}]),
    _martians(
        "seats[0].weapons[1].card",
        "one_of",
        seats=[{"weapons": [{"card": "shotgun"}, {"card": "shotgun"}]}, {}],
    ),
    _martians("tokens[0].known[0]", "number", **_on_tokens([7])),
    _martians("tokens[0].known[1]", "one_of", **_on_tokens([0, 0])),
    _martians("tokens[0].known", "one_of", **_on_tokens([0], "life")),
    _martians(
        "signs[1].face",
        "too_many_signs",
        town=_FARMS,
        signs=[{"at": "-2,1", "face": "ship"}, {"at": "4,1", "face": "ship"}],
    ),
    _martians("sign_pool", "too_many_signs", town=_FARMS, sign_pool=["circle", "circle", "ship"]),
    _martians("sign_pool[0]", "one_of", sign_pool=["farm"]),
    _martians("sign_pool[1]", "too_many_signs", sign_pool=["ship", "ship"]),
    _martians("pool[6]", "too_many_items", pool=["fuel"] * 7),
    _martians("martian_deck[0]", "other_deck", options=_TOGETHER, martian_deck=["candy"]),
    _martians(
        "delivered",
        "list",
        options=_TOGETHER,
        town=_FARMS,
        signs=[{"at": "-2,1", "face": "ship", "up": True}],
        delivered=["fuel", "fertilizer", "dynamite"],
    ),
)
"""Keys without `position.`"""
