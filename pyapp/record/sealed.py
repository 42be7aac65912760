"""A record with its secrets folded away: nobody reads another's hand in a saved game by accident.

Who plays what stays readable; the seed, a position and the moves become one packed entry. It is a
fold, not a lock: whoever unfolds it on purpose can.
"""

import base64
import zlib

ENTRY = "sealed: "
_SECRET = ("seed: ", "salt: ", "position: ")


class BrokenSeal(ValueError):
    """A sealed entry that can't be unfolded; `line` counts from 1."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def seal(text: str) -> str:
    """The same record with everything that may be secret in one packed entry."""
    header, _, moves = text.partition("\n\n")
    lines = header.split("\n")
    secret = "\n".join([*(line for line in lines if line.startswith(_SECRET)), "", moves])
    packed = base64.b64encode(zlib.compress(secret.encode(), 9)).decode()
    return "\n".join([*(line for line in lines if not line.startswith(_SECRET)), ENTRY + packed, ""])


def unseal(text: str, most: int) -> str:
    """A record as it was before it was sealed; raises BrokenSeal. At most that many characters come out."""
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            break
        if line.startswith(ENTRY):
            return "\n".join([*lines[: number - 1], _unfolded(line, number, most)])
    return text


def _unfolded(line: str, number: int, most: int) -> str:
    unfold = zlib.decompressobj()
    try:
        packed = base64.b64decode(line.removeprefix(ENTRY).strip(), validate=True)
        secret = unfold.decompress(packed, most)
        if not unfold.eof:
            raise BrokenSeal(number)
        return secret.decode()
    except (ValueError, zlib.error):
        raise BrokenSeal(number) from None
