"""Sentences with gaps, filled for a reader: the same small grammar as the page's messages.js.

    {dock}                                  a value as it is
    {tile, name, tile}                      the message `tile.<value>`; with a fourth word, its form
    {seat, seat}                            the name of a player
    {cards, list, card}                     names joined as the language joins them; `any` says "or"
    {n, plural, one {# point} other {# points}}
    {when, select, now {now} other {later}}

A brace between single quotes stands for itself. What is filled in may begin with any letter, so in Italian
"a" and "e" take their d before the same vowel once the sentence is whole: "ad Anna", "Anna ed Elena".
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

EUPHONIC = re.compile(r"(?<![\w’])([ae]) (?=\1)", re.IGNORECASE)
AND = {"it": "e", "en": "and"}
OR = {"it": "o", "en": "or"}
Params = Mapping[str, Any]


class Reader:
    """Reads the messages of one language aloud: `reader.say("log.placed", {"seat": 0, ...})`."""

    def __init__(self, messages: Mapping[str, str], language: str, players: Sequence[str] = ()) -> None:
        self.messages = messages
        self.language = language
        self.players = players

    def say(self, key: str, params: Params | None = None) -> str:
        """The sentence of a key; an unknown key is shown as it is."""
        message = self.messages.get(key)
        if message is None:
            return key
        sentence = self.fill(message, params or {})
        return EUPHONIC.sub(r"\1d ", sentence) if self.language == "it" else sentence

    def fill(self, message: str, params: Params, count: object = None) -> str:
        """A message with its gaps filled; `count` is what a `#` stands for."""
        said: list[str] = []
        at = 0
        while at < len(message):
            sign = message[at]
            if sign == "'" and message[at + 1 : at + 3] in ("{'", "}'"):
                said.append(message[at + 1])
                at += 3
            elif sign == "{":
                end = _closing(message, at)
                said.append(self._gap(message[at + 1 : end], params))
                at = end + 1
            elif sign == "#" and count is not None:
                said.append(self._plain(count))
                at += 1
            else:
                said.append(sign)
                at += 1
        return "".join(said)

    def _gap(self, gap: str, params: Params) -> str:
        name, _, rest = gap.partition(",")
        kind, _, rest = rest.strip().partition(",")
        value = params.get(name.strip())
        match kind.strip():
            case "":
                return self._plain(value)
            case "name":
                return self._name(value, [word.strip() for word in rest.split(",")])
            case "seat":
                return self._player(value)
            case "list" | "any":
                table = [word.strip() for word in rest.split(",")]
                names = [self._name(item, table) for item in value or ()]
                return self._joined(names, OR if kind.strip() == "any" else AND)
            case "plural":
                return self._plural(value, _branches(rest), params)
            case "select":
                branches = _branches(rest)
                chosen = str(value).lower() if isinstance(value, bool) else str(value)
                return self.fill(branches.get(chosen, branches.get("other", "")), params)
            case other:
                raise ValueError(f"unknown kind of gap: {other}")

    def _plain(self, value: object) -> str:
        if isinstance(value, (list, tuple)):
            return self._joined([self._plain(item) for item in value])
        if isinstance(value, int) and not isinstance(value, bool):
            return f"{value}".replace("-", "−")
        return "" if value is None else str(value)

    def _name(self, value: object, table: list[str]) -> str:
        key = f"{table[0]}.{value}"
        if len(table) > 1 and f"{key}.{table[1]}" in self.messages:
            key = f"{key}.{table[1]}"
        return self.messages.get(key, key)

    def _player(self, seat: object) -> str:
        if not isinstance(seat, int):
            return self._plain(seat)
        if 0 <= seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        return f"{ {'it': 'Giocatore', 'en': 'Player'}[self.language] } {seat + 1}"

    def _joined(self, items: list[str], word: Mapping[str, str] = AND) -> str:
        if len(items) < 2:
            return "".join(items)
        comma = "," if self.language == "en" and len(items) > 2 else ""
        return f"{', '.join(items[:-1])}{comma} {word[self.language]} {items[-1]}"

    def _plural(self, value: Any, branches: Mapping[str, str], params: Params) -> str:
        word = "one" if value in (1, -1) else "other"
        chosen = branches.get(f"={value}", branches.get(word, branches.get("other", "")))
        return self.fill(chosen, params, count=value)


def _closing(message: str, opening: int) -> int:
    depth = 0
    for at in range(opening, len(message)):
        depth += {"{": 1, "}": -1}.get(message[at], 0)
        if depth == 0:
            return at
    raise ValueError(f"a brace is not closed: {message}")


def _branches(text: str) -> dict[str, str]:
    """`one {# point} other {# points}` as a table."""
    branches: dict[str, str] = {}
    at = 0
    while (opening := text.find("{", at)) >= 0:
        closing = _closing(text, opening)
        branches[text[at:opening].strip()] = text[opening + 1 : closing]
        at = closing + 1
    return branches
