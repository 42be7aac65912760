"""What the fields of a position of Martians!!! mean, each with an example."""

from ...core.position import Field

FIELDS = (
    Field(
        "town",
        '[{"tile": "house", "cell": "0,0", "rotation": 0}, {"tile": "diner", "cell": "-1,0", "rotation": 90}]',
        "the tiles on the table, the House first; rotation in degrees, clockwise",
    ),
    Field("pile", '["church"]', "tiles to be drawn, from the top; tiles named nowhere follow below"),
    Field("drawn", "null", "the tile that has to be placed now"),
    Field("lost", '["farm_2"]', "tiles in the box"),
    Field("martians", '["-1,1", "0,1"]', "squares with a Martian"),
    Field(
        "tokens",
        '[{"at": "-3,0", "kind": "bullet"}, {"at": "-3,1", "kind": "fuel", "known": [1]}]',
        "tokens on squares: `bullet`, `life` or an item; `known`: the seats that know an item lying face down, "
        '"all" (as after a death) or nobody',
    ),
    Field("pool", '["fuel"]', "items not on the table, the next one first; items named nowhere follow below"),
    Field(
        "signs",
        '[{"at": "4,4", "face": "ship", "up": false, "known": [0]}]',
        "Martian tokens on the table; a Farm without one gets one face down",
    ),
    Field("sign_pool", '["circle", "ship"]', "Martian tokens not on the table, the next one first"),
    Field(
        "seats",
        '[{"pawn": "0,1", "life": 5, "items": ["fuel"], "hand": ["candy"]}, {"kills": 7}]',
        "per seat: `pawn`, `life`, `bullets`, `items`, `kills`, `hand` (three cards if not said), `weapons` in play "
        "(`card`, and `bullets` on a Shotgun), `spent` (has it played its card?), `quiet` (`no`, `turn`, `round`)",
    ),
    Field("deck", '["wait"]', "from the top; cards named nowhere follow below"),
    Field("discards", '["candy"]', "the last one on top"),
    Field("martian_deck", '["levitation"]', "cooperative: from the top; cards named nowhere follow below"),
    Field("martian_discards", "[]", "cooperative: the last one on top"),
    Field("in_play", "[]", "cards being resolved"),
    Field(
        "effects",
        '[{"card": "levitation", "seat": 0, "until": "start", "of": 0}]',
        "what lasts: whose card, until the `start` or `end` of the turn of a seat, or with this `turn`; `since` (turn), "
        "`left` (Big Eyes: seats with a card left), `lies` (is the card on the table?)",
    ),
    Field("supply", "96", "figures not on the table"),
    Field("box", "0", "figures out of the game"),
    Field("delivered", '["fuel"]', "cooperative: items on the Mother Ship"),
    Field("first", "0", "the first player"),
    Field("turn", "1", "the active seat"),
    Field("number", "3", "turns begun so far"),
    Field(
        "phase",
        '"walk"',
        "the step of the turn: start, tile, fight, draw, roll, walk, martians, spawn, discard",
    ),
    Field("extra", "0", "more turns for the active seat"),
    Field("times", "0", "doublings of this turn's movement"),
    Field(
        "movement",
        '{"die": 4, "base": 7, "bonus": 0, "walked": 2}',
        "step 5: the die, die and life when it was rolled, what modifies it, squares walked",
    ),
    Field("rolls", '[["move", 4, 4]]', "dice of this turn: what for, die, result"),
    Field(
        "agenda",
        '[{"step": "walk", "seat": 1}, {"step": "end_turn", "seat": 1}]',
        "what is due, the next step first; without it seat `turn` begins its turn; `[]`: the game is over",
    ),
    Field("ended", '""', "how it ended: ship, thirty, turns, delivered, overrun, no_ship"),
    Field("winner", "null", "who won alone"),
    Field("rng", '"0123456789abcdef"', "what decides dice and shuffles still to come"),
)
