"""Somebody else's turn in few words: who, and what was done, in one sentence."""

__all__ = ["TALE"]

# What happens several times in a turn is told once, by `many`: `times`, and each field of all of them as `FIELD_each`.
_DEEDS: dict[str, str] = {
    "bought": "buys {type, name, component, a} for {paid, plural, one {# cog} other {# cogs}}",
    "passed": "passes",
    "built": "builds {mechanism, name, mechanism, the}",
    "dismantled": "dismantles {mechanism, name, mechanism, the}",
    "looked": "looks at the top of the deck",
    "posted": "posts {given, name, component, a} and takes {taken, name, component, a}",
    "swapped": "moves {front, name, component, the} forward",
    "sold": "sells at {price} and takes in {income, plural, one {# cog} other {# cogs}}",
    "sell_done": "has finished selling",
}

TALE = {f"tale.{key}": text for key, text in _DEEDS.items()}
