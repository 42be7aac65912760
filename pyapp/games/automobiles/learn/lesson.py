"""A guided first race: its last two rounds, from the first cube to the ranking."""

from ....core.learning import Lesson, Step, Table

LESSON = Lesson(
    table=Table(
        players=2,
        options={"cards": "first_game", "laps": "1", "grid": "fixed"},
        position={
            "order": [0, 1],
            "turn": 0,
            "round": 6,
            "rng": "ecf69fd996d9ecef",
            "seats": [
                {
                    "space": "D1-38",
                    "section": 1,
                    "act": {"light": 1, "dark": 1, "wear": 1, "yellow": 2, "purple": 1, "green": 1},
                    "disc": {"white": 2, "wear": 2},
                    "bag": {"dark": 1},
                },
                {
                    "space": "D1-48",
                    "section": 1,
                    "act": {"white": 3, "light": 2, "yellow": 2},
                    "disc": {"white": 1, "wear": 2, "green": 1},
                    "bag": {"white": 1, "light": 1, "dark": 1, "wear": 1, "yellow": 3},
                },
            ],
        },
    ),
    steps=(
        Step("welcome", places=("seat.0", "seat.1")),
        Step("gear", do="use dark"),
        Step("length", places=("space.D0-40", "space.D1-40", "space.D2-38")),
        Step("wear", do="use wear"),
        Step("sweep", do="use purple"),
        Step("position", do="use green"),
        Step("lane", do="go D2-42", then=("go D1-44",)),
        Step("behind", do="go D1-46"),
        Step("draft", places=("seat.1", "space.D1-46")),
        Step("money", do="shop"),
        Step("engine", do="buy blue"),
        Step("change", do="buy light"),
        Step("close", do="end", then=("use light", "use light", "go D1-52", "end")),
        Step("bag", places=("bag",)),
        Step("again", do="use dark"),
        Step("hybrid", do="use blue"),
        Step("pair", do="go D2-52", then=("go D3-56",)),
        Step("line", do="use dark"),
        Step("on", do="use light", then=("use light",)),
        Step("last", do="end", then=("use dark", "use white", "use light", "end")),
        Step("ranking", places=("seat.0", "seat.1")),
    ),
    tips=(
        *("setup", "act", "act.2", "act.4", "act.12", "shop", "step", "go", "scrap", "bag"),
        *("remove", "must_remove", "lay", "put", "upgrade", "rest", "crew", "trade", "gain"),
        *("keep", "draw", "boost", "fetch"),
    ),
)
