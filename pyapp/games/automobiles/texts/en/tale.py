"""Somebody else's turn in few words: who, and what was done, in one sentence."""

__all__ = ["TALE"]

# What happens several times in a turn is told once, by `many`: `times`, and each field of all of them as `FIELD_each`.
_DEEDS: dict[str, str] = {
    "bought": "buys {colour, name, cube, a}",
    "many.bought": "buys {colour_each, list, cube}",
    "pitted": "makes a pit stop",
    "used": "activates {card, name, card}",
    "many.used": "activates {card_each, list, card}",
    "drove": "drives {columns, plural, one {# column} other {# columns}}",
    "stood": "stays in place",
    "drafted": "drafts behind {rival, seat}",
    "lap": "crosses the line{left, plural, =0 { to finish} one { with # lap to go} other { with # laps to go}}",
    "ready": "is ready on the grid",
}

TALE = {f"tale.{key}": text for key, text in _DEEDS.items()}
