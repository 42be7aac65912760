"""The guided first game: the last four rounds against one rival, from four housed colonists to seven."""

from ....core.learning import Lesson, Step, Table

LESSON = Lesson(
    table=Table(
        players=2,
        position={
            "first": 0,
            "turn": 0,
            "round": 6,
            "row": ["water", "energy", "science", "ecosystem", "construction"],
            "seats": [
                {
                    "earth": 3,
                    "ship": 0,
                    "energy": 1,
                    "one": {"water": 3, "energy": 1},
                    "hand": ["science-1", "science-3"],
                    "prep": ["science-5", "energy-7"],
                },
                {
                    "earth": 3,
                    "ship": 2,
                    "energy": 0,
                    "one": {"science": 1, "water": 1},
                    "hand": ["water-4", "science-7"],
                    "prep": ["construction-7", "ecosystem-7"],
                },
            ],
            "stacks": {"science": ["science-4"], "energy": ["energy-6"], "water": ["water-5"]},
            "deck": ["construction-3", "water-6", "energy-3", "science-6", "ecosystem-3", "water-2"],
        },
    ),
    steps=(
        Step("goal", places=("earth-0", "dome-water")),
        Step("halves", places=("hand-science-1",)),
        Step("hand", do="hand science-1", then=("launch",)),
        Step("beat", places=("stack-science:1", "prep-0-left")),
        Step("prep", do="prep left science-5"),
        Step("place", do="place"),
        Step("bottom", do="use"),
        Step("fill", do="fill construction-3", then=("steal 0 left",)),
        Step("stolen", do="pay"),
        Step("rise", do="promote water", then=("settle science",)),
        Step("again", do="fill *"),
        Step("second", do="prep right energy-7"),
        Step("sixth", do="place"),
        Step("ability", do="use"),
        Step(
            "choose",
            do="fill *",
            then=("prep right ecosystem-7", "place", "shift 1 ecosystem up", "fill water-4"),
        ),
        Step("black", places=("prep-1-left", "dome-construction")),
        Step("steal", do="steal 1 left"),
        Step("seventh", do="settle ecosystem", then=("fill science-7", "launch")),
        Step("score", places=("dome-water", "energy:0")),
    ),
    tips=(
        *("act", "act.2", "act.4", "act.8", "keep", "prepare", "fill", "discard", "take", "scrap", "place"),
        *("may", "pay", "settle_here", "settle_any", "promote", "promote_here", "demote", "demote_here"),
        *("shift_tier", "swap_tiers", "transfer", "transfer_here", "drain", "swap_cards", "cover", "salvage"),
        *("cycling", "dig", "dig_keep", "dig_sink", "sink", "peek", "exchange", "trade_prep"),
    ),
)
