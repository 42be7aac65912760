"""Which rule of Marrak Hesh 17 speaks of what the game tells and of what it asks: rule -> kinds."""

TOLD = {
    "R5": "started",
    "R6": "drawn",
    "R14": "placed",
    "R16": "skipped",
    "R20": "over",
    "R34": "scored",
    "R41": "ordered",
    "R42": "deep_step",
    "Q33": "interval next_game",
}
"""Kinds of events: the sentence is `log.<kind>`."""

ASKED = {
    "R10": "place",
    "R41": "order",
}
"""Kinds of questions: the sentence is `prompt.<kind>`."""
