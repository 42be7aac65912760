"""What the fields of a position of Martians!!! mean, each with an example."""

import json
from typing import Any

from ....core.position import Field

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
        '[{"at": "-3,0", "kind": "bullet"}, {"at": "-3,1", "kind": "fuel", "known": [1], "among": ["fuel"]}]',
        "tokens on squares: `bullet`, `life` or an item; `known`: the seats that know an item lying face down, "
        '"all" (as after a death) or nobody; `among`: what everybody knows it is one of, because who looked at it '
        "and left it held these (if not said, what those who know it hold)",
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


def _step(meaning: str, kind: str, seat: int = 0, **more: Any) -> Field:
    return Field(kind, json.dumps({"step": kind, "seat": seat, **more}), meaning)


STEPS = (
    _step("the turn of `seat` begins; alone on the agenda", "begin"),
    _step(
        "everybody who holds a card may speak, from `seat` on, `n` seats; `word`: start, tile, roll, combat, draw, "
        "walk, before_march, march, spawn, discard",
        *("windows", 0),
        n=2,
        word="draw",
    ),
    _step("`seat` may play a card at the moment `word`", "window", 1, word="draw"),
    # step 1
    _step("a tile is drawn", "tile_step"),
    _step("the tile `drawn` is placed", "place"),
    _step(
        "the tokens `more` (bullet, life, item) are laid into the building of the tile `at`",
        *("lay", 0),
        at="-1,0",
        more=["life", "item"],
    ),
    _step("the tile `at` gets its Martians", "invade", at="-1,0"),
    _step("is the map closed?", "closing"),
    _step("together: is there still a Ship to be found?", "check_map"),
    # steps 2 to 5
    _step("step 2: a fight where one stands, then what lies there", "fight_here"),
    _step("what the active pawn meets where it is", "arrive"),
    _step("what lies there may be taken", "pick"),
    _step("a combat on the square `at` begins", "fight", at="0,1"),
    _step("a roll of the combat at `at`; `n` is the bonus of the Shotgun", "roll", n=1, at="0,1"),
    _step(
        "after a miss with the die `who`: pay `n` bullets or lose a life; `more` is the bonus of the Shotgun",
        *("choice", 0),
        n=2,
        at="0,1",
        who=2,
        more=[0],
    ),
    _step("an empty Shotgun is discarded", "holster"),
    _step("until here a Martian in the House leaves the active pawn alone, which has just died", "newcomer"),
    _step("step 3: cards are drawn", "draw"),
    _step("step 4: the movement roll", "roll_move"),
    _step("step 5 goes on", "walking"),
    _step("a step, a token or the end of the movement", "walk"),
    _step("together: if the pawn still stands on `at`, its icon draws a card", "icon", at="0,1"),
    _step("together: a Martian card is drawn", "martian_card"),
    _step(
        "the items `n` (1 Fuel, 2 Fertilizer, 4 Dynamite, added up) of a pawn that died at `at` fall; `more` are the tiles "
        "that have had one",
        *("fall", 0),
        n=6,
        at="0,1",
    ),
    _step("the same, and somebody chooses", "drop", n=6, at="0,1", more=["-1,0"]),
    # steps 6 to 8
    _step("the phase `n` begins: 6 Martians, 8 discard", "phase", n=6),
    _step("step 6: the roll for the Martians", "roll_march"),
    _step(
        "`n` Martians are still to be moved, those on `more` have moved; `word` first before any has",
        "march",
        n=2,
    ),
    _step("step 7: arrivals", "spawning"),
    _step(
        "a new Martian on one of the squares `more`; `n` 1: one only, 0: as many as there are figures; `word`: tile, spawn, "
        "guard, pod_people",
        *("spawn", 0),
        n=1,
        word="spawn",
        more=["3,0", "3,2"],
    ),
    _step("step 8: a card may be discarded", "discard"),
    _step("the turn ends; the last of an agenda", "end_turn"),
    # cards
    _step("a card just played asks for a target and for answers", "announce", card="candy"),
    _step(
        "a target; `word`: aim, take_her or not_the_human (then `more` is who played the card)",
        *("target", 0),
        card="memory_drain",
        word="aim",
    ),
    _step(
        "who may answer the card, from `seat` on, `n` seats; `who` it is aimed at, `more`: who played it",
        *("reactions", 0),
        n=2,
        card="memory_drain",
        who=1,
        more=[0],
    ),
    _step("`seat` may answer", "react", 1, card="memory_drain", who=1, more=[0]),
    _step("the card does what it says, to `who`", "resolve", card="memory_drain", who=1),
    _step("the card is discarded", "put_away", card="candy"),
    _step("a weapon has been used: what the active pawn meets now", "settled"),
    _step("You Are Making Me Very, Very Angry: more cards", "angry", card="very_angry"),
    _step("Bright Lights: a Martian token", "look", card="bright_lights"),
    _step("Faked Crop Circles: two Martian tokens", "circles", card="faked_crop_circles"),
    _step("Landing Party: `seat` looks through the deck", "searching"),
    _step("Landing Party: a weapon", "search"),
    _step("the deck is shuffled", "reshuffle"),
    _step("How to Cook Humans: where the Fuel goes", "cook", card="how_to_cook"),
    _step("Mass Hysteria: `n` more tiles", "hysteria", n=2, card="mass_hysteria"),
    _step("`seat` loses a life", "hurt"),
    _step("where the pawn of `who` goes", "to", card="tractor_beam", who=1),
    _step("Martial Law: which of the nearest shelters", "law"),
    _step(
        "a tile for the card; for Candy `at` is the first one, once it is chosen",
        "tile",
        card="get_off_my_land",
    ),
    _step(
        "Candy: a Martian from the first tile of `more` to the second",
        "candy",
        card="candy",
        more=["0,0", "-1,0"],
    ),
    _step("the same, and it may be enough", "more_candy", card="candy", more=["0,0", "-1,0"]),
    _step(
        "Presidential Address: `n` more Martians, not from the tiles `more`",
        "presidential",
        n=5,
        card="presidential",
    ),
    _step("Searchlight: the swap", "searchlight"),
)
"""What may wait on an agenda, each with an example."""
