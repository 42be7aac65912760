"""What a pressed piece means: a move with stars, such as `place 7 * *`."""


def fits(pattern: str, move: str) -> bool:
    words = move.split()
    return all(word == "*" or words[i : i + 1] == [word] for i, word in enumerate(pattern.split()))
