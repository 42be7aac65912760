"""What a move did, told as data: log, animation, sound and screen reader all live on it."""

from collections.abc import Iterable
from typing import Any


class Event:
    """One thing that happened. `public` is for everybody; `secret` only for the seats in `to`.

    `reveals` says that somebody saw something new (a card, a die): undo ends there.
    """

    __slots__ = ("kind", "public", "reveals", "secret", "to")

    def __init__(
        self,
        kind: str,
        *,
        to: Iterable[int] = (),
        secret: dict[str, Any] | None = None,
        reveals: bool = False,
        **public: Any,
    ) -> None:
        self.kind = kind
        self.public = public
        self.secret = secret or {}
        self.to = frozenset(to)
        self.reveals = reveals

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as that seat may know it; None is a spectator."""
        told = {"kind": self.kind, **self.public}
        return {**told, **self.secret} if seat in self.to else told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and all(
            getattr(self, name) == getattr(other, name) for name in self.__slots__
        )

    __hash__ = None  # type: ignore[assignment]  # events hold lists and dicts

    def __repr__(self) -> str:
        told = " ".join(f"{name}={value}" for name, value in {**self.public, **self.secret}.items())
        return f"<{self.kind} {told}>"


Events = list[Event] | None
"""Where to tell what happened; None if nobody listens."""
