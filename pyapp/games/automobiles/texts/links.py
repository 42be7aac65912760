"""Which rule of Automobiles speaks of what the game tells and of what it asks: rule -> kinds."""

TOLD = {
    "R8": "started",
    "R10": "lined_up",
    "R13": "bought lost ready",
    "R15": "round turn",
    "R38": "pitted",
    "R17": "used",
    "R22": "stepped",
    "R19": "worn",
    "R27": "allowed",
    "Q10": "compared",
    "R32": "sheltered spared",
    "R5": "removed gained swept laid rested bagged fetched",
    "Q22": "kept",
    "R39": "drew refilled",
    "R18": "declined idle",
    "R29": "shopping",
    "R30": "drove stood lap",
    "R40": "finished over",
    "R31": "decline",
    "R33": "drafted",
    "R36": "rolled",
    "R41": "placed",
    "Q36": "stopped",
}
"""Kinds of events: the sentence is `log.<kind>`."""

ASKED = {
    "R13": "setup",
    "R17": "act remove must_remove scrap bag lay put rest crew fetch upgrade",
    "R29": "shop",
    "R22": "step",
    "R27": "go",
    "Q18": "trade gain",
    "Q22": "keep",
    "Q14": "draw",
    "Q21": "boost",
}
"""Kinds of questions: the sentence is `prompt.<kind>`."""
