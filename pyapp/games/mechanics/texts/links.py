"""Which rule of Mars Needs Mechanics speaks of what the game tells and of what it asks: rule -> kinds."""

TOLD = {
    "R5": "started",
    "R7": "dealt",
    "R8": "market",
    "R14": "bought moved",
    "M4": "swapped",
    "R15": "passed",
    "M10": "valet",
    "R16": "built",
    "R17": "dismantled",
    "M1": "looked",
    "M9": "posted",
    "R20": "turn_ended",
    "R21": "round_ended",
    "R29": "last_round",
    "R22": "prices round_report",
    "M2": "nudged",
    "R24": "sales sold sell_done",
    "M3": "boosted",
    "R25": "refilled",
    "R27": "marker",
    "R28": "over",
    "M5": "automaton",
    "R31": "scored",
}
"""Kinds of events: the sentence is `log.<kind>`."""

ASKED = {
    "R13": "act",
    "R20": "finish",
    "M2": "engine_choice",
    "R24": "sell",
}
"""Kinds of questions: the sentence is `prompt.<kind>`."""
