"""Breaks a text into lines for a picture, where nobody can measure letters: most are about half as wide as high."""

WIDE = 0.53  # of the size, on average
MOST_LINES = 12


def laid(text: str, width: float, size: float) -> list[str]:
    """The lines of a text, at most so wide; what is too long ends in dots."""
    most = max(8, int(width / (size * WIDE)))
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word[:most])
    return lines if len(lines) <= MOST_LINES else [*lines[: MOST_LINES - 1], "…"]
