"""The guided first game of Marrak Hesh 17: the ring, the colours, the hold, the points."""

from ....core.learning import Lesson, Step, Table

LESSON = Lesson(
    table=Table(
        position={
            "ring": "." * 24,
            "goods": {
                "2": "creature-Y",
                "5": "engine-Y",
                "8": "plant-Y",
                "10": "engine-P",
                "11": "spice-T",
                "20": "robot-T",
                "6": "creature-T",
            },
            "corporations": ["corp-aurora", "corp-umbra"],
        }
    ),
    steps=(
        Step("welcome", places=("dock-5", "hand-0-white")),
        Step("first", do="place 5 white *", places=("dock-5",), then=("place 11 black b2",)),
        Step(
            "forced", do="place 8 grey *", places=("dock-5", "dock-11", "dock-8"), then=("place 20 grey c2",)
        ),
        Step("group", places=("cell-0-*",)),
        Step("types", do="place 10 white *", places=("dock-10",), then=("place 6 black c1",)),
        Step("demand", places=("dock-6", "dock-8")),
        Step("rare", do="place 2 black *", places=("dock-2",)),
        Step("skip", places=("hand-0-black",)),
    ),
    tips=("place", "place.2", "place.4", "place.8"),
)
