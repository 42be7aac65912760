"""Words two fifths longer than ours, as other languages have them."""

from typing import Any

VOWELS = "aeiouAEIOU"


def stretched(text: str) -> str:
    """Every vowel of what is said twice, the names of gaps and cases as they are."""
    said: list[str] = []
    saying = [True]
    at = 0
    while at < len(text):
        sign = text[at]
        if text[at : at + 3] in ("'{'", "'}'"):
            said.append(text[at : at + 3])
            at += 3
            continue
        if sign == "{":
            saying.append(not saying[-1])
        elif sign == "}":
            saying.pop()
        said.append(sign * 2 if saying[-1] and sign in VOWELS else sign)
        at += 1
    return "".join(said)


def longer(found: Any) -> Any:
    """A file of words with every sentence stretched; rule numbers, provenance and the like stay."""
    if "messages" not in found:
        return {key: stretched(text) for key, text in found.items()}
    rules = {number: {**rule, "text": stretched(rule["text"])} for number, rule in found["rules"].items()}
    return {**found, "messages": {k: stretched(t) for k, t in found["messages"].items()}, "rules": rules}
