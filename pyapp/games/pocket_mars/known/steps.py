"""What the field `agenda` of a position may hold: each kind of step with an example that can be loaded."""

import json
from typing import Any

from ....core.position import Field

_TURN_ENDS = [{"step": "upkeep", "seat": 0}, {"step": "next_turn"}]
_SOLO_ENDS = [{"step": "failure"}, {"step": "activation"}, {"step": "round_end"}]
_UP = {"one": {"water": 1}, "two": {"science": 1}}


def _table(*steps: dict[str, Any], **fields: Any) -> str:
    """A turn under way of seat 0, of two."""
    return json.dumps({"players": 2, "turn": 0, **fields, "agenda": [*steps, *_TURN_ENDS]})


def _solo(*steps: dict[str, Any], **fields: Any) -> str:
    cards = {
        "seats": [{"hand": ["energy-1", "energy-2"], "prep": ["energy-3", "energy-4"]}],
        "da": {"prep": ["water-1", "water-2"]},
    }
    return json.dumps({"players": 1, **cards, **fields, "agenda": list(steps)})


def _op(name: str, meaning: str, n: int = 0, here: str = "", **fields: Any) -> Field:
    """An op of a card, or what a Building offers, due to seat 0."""
    step: dict[str, Any] = {"step": name, "seat": 0, "rule": "R12b" if here else "R11"}
    step |= {"n": n} if n else {}
    step |= {"building": here} if here else {}
    return Field(name, _table(step, **fields), meaning)


_HELD = [
    {"hand": ["water-1", "water-2", "energy-1"], "prep": ["energy-2", None]},
    {"prep": ["energy-3", "energy-4"]},
]

STEPS = (
    Field("activation", _solo(*_SOLO_ENDS[1:]), "solo: the androids act, if DA is left with one card (R38)"),
    _op("cover", "lay a hand card face down on a stack", seats=_HELD),
    _op("cycle", "discard up to `n` hand cards and draw as many", 2, seats=_HELD),
    Field(
        "cycling",
        _table(
            {"step": "cycling", "seat": 0, "n": 2, "rule": "R11"},
            {"step": "draw", "seat": 0, "rule": "R11"},
            seats=_HELD,
        ),
        "the discards of `cycle`; the `draw` after it grows with each",
    ),
    _op("demote", "bring anybody's colonist down", seats=[_UP, {}]),
    _op("demote_here", "the same in `building`", here="science", seats=[_UP, {}]),
    _op("dig", "look at the top `n` cards of the deck", 3),
    Field(
        "dig_keep",
        _table({"step": "dig_keep", "seat": 0, "rule": "R11"}, looked=["water-3", "water-4"]),
        "keep one of the cards in `looked`",
    ),
    Field(
        "dig_sink",
        _table({"step": "dig_sink", "seat": 0, "rule": "R11"}, looked=["water-3", "water-4"]),
        "put the cards in `looked` at the bottom",
    ),
    Field(
        "discard",
        _table({"step": "discard", "seat": 0, "n": 1, "rule": "R16a"}, seats=_HELD),
        "discard `n` cards of the hand",
    ),
    _op("drain", "another loses 1 energy"),
    _op("draw", "draw `n` cards", 2),
    _op("exchange", "swap a hand card with one of the prep", seats=_HELD),
    Field("failure", _solo(*_SOLO_ENDS), "solo: System Failure (R37)"),
    Field(
        "fill",
        _table({"step": "fill", "seat": 0, "rule": "R16c"}, seats=_HELD),
        "lay hand cards into the empty slots of the prep",
    ),
    Field("four_cards", _table({"step": "four_cards", "seat": 0}), "the 4-card rule for one seat (R16)"),
    _op("gain", "gain `n` energy", 2),
    _op("gain_per_building", "gain 1 energy for each Building lived in, at most `n`", 3),
    Field(
        "if_hand",
        _table({"step": "if_hand", "seat": 0, "n": 2, "then": "launch 1", "rule": "R12b"}),
        "`then`, with a hand card of colour `n` (0 energy, 1 ecosystem, 2 water, 3 science, 4 construction)",
    ),
    Field(
        "if_none_here",
        _table({"step": "if_none_here", "seat": 0, "building": "energy", "then": "launch 2", "rule": "R12b"}),
        "`then`, without a colonist in `building`",
    ),
    _op("launch", "launch `n` colonists", 2),
    Field(
        "may",
        _table(
            {
                "step": "may",
                "seat": 0,
                "building": "science",
                "card": "science-3",
                "then": "launch 1",
                "rule": "R12b",
            },
            stacks={"science": ["science-3"]},
        ),
        "`then`, if the seat likes",
    ),
    Field(
        "next_turn", _table(), "the turn passes to the next seat, or the round ends (R9, R19): the last step"
    ),
    Field(
        "pay",
        _table(
            {"step": "pay", "seat": 0, "n": 1, "card": "energy-2", "building": "energy", "then": "launch 2"}
            | {"rule": "R12b"},
            stacks={"energy": ["energy-2"]},
        ),
        "`then`, for `n` energy",
    ),
    _op("peek", "look at another's prep", seats=_HELD),
    Field(
        "place",
        _table(
            {"step": "place", "seat": 0, "building": "energy", "rule": "R12a"},
            stacks={"energy": ["energy-5"]},
        ),
        "place a colonist where the card was connected (R12a; R36c for a card of DA's)",
    ),
    Field(
        "played",
        _table({"step": "played", "seat": 0, "card": "water-5"}, in_play="water-5"),
        "the hand card being resolved is discarded",
    ),
    _op("promote", "raise up to `n` colonists of one's own", 1, seats=[_UP, {}]),
    _op("promote_here", "the same in `building`", here="water", seats=[_UP, {}]),
    Field("restock", _solo({"step": "restock"}, {"step": "round_end"}), "solo: DA's prep is filled up (R38)"),
    Field(
        "round_end",
        _solo({"step": "round_end"}),
        "solo: the end is checked (R41): the last step",
    ),
    _op("salvage", "discard the top card of a stack", stacks={"water": ["water-5"]}),
    Field(
        "scheme",
        _solo(
            {"step": "scheme", "seat": 0, "rule": "R39e"},
            {"step": "restock"},
            {"step": "round_end"},
            options={"scheming": True},
        ),
        "solo with the option `scheming`: the Building DA's colonist lands in (R39e)",
    ),
    Field(
        "scrap",
        _solo({"step": "scrap", "seat": 0}, {"step": "upkeep", "seat": 0}, *_SOLO_ENDS),
        "solo: the card of DA's that a launch costs (R36d)",
    ),
    _op("settle_any", "land up to `n` colonists anywhere", 1),
    _op("settle_here", "land one in `building`", here="water"),
    _op("shift_tier", "move anybody's colonist up or down", seats=[_UP, {}]),
    _op("sink", "put a card of hand or prep at the bottom of the deck", seats=_HELD),
    _op("swap_cards", "swap two cards of a stack", stacks={"water": ["water-5", "water-6"]}),
    _op(
        "swap_tiers",
        "swap a colonist in a 1-star space with one in a 2-star space",
        seats=[_UP, {"one": {"science": 1}}],
    ),
    Field(
        "take",
        _solo(
            {"step": "take", "seat": 0, "n": 1, "rule": "R16b"}, {"step": "upkeep", "seat": 0}, *_SOLO_ENDS
        ),
        "solo: draw a card of DA's prep (R33)",
    ),
    _op("trade_prep", "swap a card of the prep with another's", seats=_HELD),
    _op("transfer", "move a colonist to another Building", seats=[_UP, {}]),
    _op("transfer_here", "the same, to `building`", here="energy", seats=[_UP, {}]),
    Field("upkeep", _table(), "the 4-card rule from `seat` on, `n` players having done it"),
    Field(
        "act",
        json.dumps({"players": 2, "turn": 0, "agenda": [{"step": "act", "seat": 0}]}),
        'a turn begins; the same as `"turn"`, and the only step then',
    ),
)
