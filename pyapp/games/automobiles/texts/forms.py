"""Cases in a sentence, written from a table."""


def select(name: str, cases: dict[str, str]) -> str:
    """One text for each value of a gap; nothing for any other."""
    inside = " ".join(f"{case} {{{words}}}" for case, words in cases.items())
    return f"{{{name}, select, {inside} other {{}}}}"
