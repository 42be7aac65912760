"""Proof that a game was dealt before it was played: a fingerprint shown at the start, opened when the game is over."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..core import answers
from ..core.events import Event

if TYPE_CHECKING:
    from . import Record

SALT_DIGITS = 32
DIGITS = 32  # of a fingerprint
BOUND = ("game: ", "players: ", "option ", "seed: ", "chance: ", "salt: ")
"""The lines of a record that a fingerprint is made of, as they stand in it, each with its line's end."""


def is_salt(text: str) -> bool:
    return len(text) == SALT_DIGITS and not set(text) - set("0123456789abcdef")


def fingerprint(header: Iterable[str]) -> str:
    """Nobody can tell the deal from it, and no other deal has it: the beginning of a SHA-256."""
    bound = "".join(f"{line}\n" for line in header if line.startswith(BOUND))
    return hashlib.sha256(bound.encode()).hexdigest()[:DIGITS]


@dataclass(frozen=True, slots=True)
class Proof:
    """How a game stands to its fingerprint, and how often chance has spoken in it."""

    promised: str  # as the record says it was shown at the start; empty if nothing was
    found: str  # worked out again from seed and salt
    replays: bool  # do all moves follow the rules from that deal on?
    draws: int
    rolls: int

    @property
    def holds(self) -> bool:
        return bool(self.promised) and self.promised == self.found and self.replays

    def as_dict(self) -> answers.Proof:
        return {
            "promised": self.promised,
            "found": self.found,
            "replays": self.replays,
            "draws": self.draws,
            "rolls": self.rolls,
            "holds": self.holds,
        }


def proof(record: Record, noted: str = "") -> Proof:
    """From the fingerprint that somebody noted at the start, or the record's own."""
    told = [event for events in record.events for event in events]
    draws = sum(_drawn(event) for event in told if event.kind in record.game.draws)
    rolls = sum(event.kind in record.game.rolls for event in told)
    return Proof(noted or record.promised, record.fingerprint, record.stopped is None, draws, rolls)


def _drawn(event: Event) -> int:
    told = event.public
    return int(told["n"]) if "n" in told else len(told.get("cards", "1"))


_SAID = {
    "it": {
        "none": "Questa partita non porta un'impronta: è cominciata senza.",
        "found": "Impronta di questa distribuzione: {found}",
        "holds": "È quella mostrata all'inizio: la distribuzione è rimasta quella.",
        "differs": "All'inizio era un'altra: {promised}. Questa non è la distribuzione promessa.",
        "stops": "Da una certa mossa in poi la partita non segue più le regole.",
        "counted": "Pescate: {draws}. Tiri di dado: {rolls}.",
    },
    "en": {
        "none": "This game carries no fingerprint: it was begun without one.",
        "found": "Fingerprint of this deal: {found}",
        "holds": "It is the one shown at the start: the deal has stayed the same.",
        "differs": "At the start it was another one: {promised}. This is not the deal that was promised.",
        "stops": "From some move on the game no longer follows the rules.",
        "counted": "Drawn: {draws}. Dice rolled: {rolls}.",
    },
}


def sentences(proof: Proof, language: str) -> list[str]:
    """What there is to say of a proof, one sentence a line."""
    keys = ["found"] if proof.found else []
    keys.append("none" if not proof.promised else "holds" if proof.promised == proof.found else "differs")
    keys += [] if proof.replays else ["stops"]
    return [_SAID[language][key].format(**proof.as_dict()) for key in (*keys, "counted")]
