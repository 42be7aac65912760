"""The reasons why a step can't be done, told four ways: to whoever may not, on a card, of somebody else, in the log."""

from collections.abc import Mapping


def messages(
    phrases: Mapping[str, str], log: str, you: Mapping[str, str], they: Mapping[str, str]
) -> dict[str, str]:
    """From one phrase each, with words in capitals for whoever is meant; `log` has a gap for the reason."""
    found: dict[str, str] = {}
    for key, phrase in phrases.items():
        own = _meant(phrase, you)
        found[f"why.{key}"] = f"{own[0].upper()}{own[1:]}."
        found[f"board.hindrance.{key}"] = own
        found[f"board.hindrance.{key}.theirs"] = _meant(phrase, they)
    branches = " ".join(f"{key} {{{_meant(phrase, they)}}}" for key, phrase in phrases.items())
    return {**found, "log.idle": log.replace("REASON", f"{{why, select, {branches} other {{}}}}")}


def _meant(phrase: str, words: Mapping[str, str]) -> str:
    for gap, word in words.items():
        phrase = phrase.replace(gap, word)
    return phrase
