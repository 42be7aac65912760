"""Twin tables: two games that one seat can't tell apart, though another seat holds other things in each.

Whatever page shows them must be the same for that seat, to the last attribute: what differs is a leak.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, FilePayload, Page, expect

from e2e.hands.patterns import fits
from e2e.hands.steps import open_list, prefer, wait_for
from pyapp import GAMES
from pyapp.core.events import Event
from pyapp.core.rng import Rng
from pyapp.games import AnyGame
from pyapp.record import Record, Seat
from tests.playing import any_options

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")
DEEPEST = 60  # moves into a game
PASSING = (  # what differs from visit to visit and tells nothing
    (re.compile(r"lit\$\d+\$"), "lit$"),
    (re.compile(r"\bg[0-9a-z]{8,12}\b"), "ID"),
    (re.compile(r"sealed: [A-Za-z0-9+/=]+"), "sealed"),  # folded away on purpose: pyapp/record/sealed.py
)
Snapshot = dict[str, str]


@dataclass(frozen=True)
class Twins:
    """`mover` sees a difference between the two positions, plays `move`; then it is the turn of `next`, who sees none."""

    positions: tuple[dict[str, Any], dict[str, Any]]
    mover: int
    move: str
    next: int

    def files(self) -> list[FilePayload]:
        """The two games as files that the page opens."""
        seats = [Seat(name) for name in NAMES]
        texts = [Record.from_position(position, seats).text() for position in self.positions]
        return [{"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()} for text in texts]


def twins(slug: str, seed: int) -> Iterator[Twins]:
    """Pairs from random games of a title for people, one pair a game."""
    rng, game = Rng(seed), GAMES[slug]
    while True:
        players = rng.choice([count for count in game.players if count > 1])
        state = game.start(game.setup(players, any_options(game, rng)), rng.bits())
        skipped = rng.below(DEEPEST)
        for number in range(DEEPEST * 2):
            if game.to_act(state) is None:
                break
            if number >= skipped and (found := _pair(game, state, rng)):
                yield found
                break
            state = game.after(state, rng.choice(game.moves(state)))


def _pair(game: AnyGame, state: Any, rng: Rng) -> Twins | None:
    mover = game.to_act(state)
    for other in range(state.setup.players):
        imagined = game.determinize(state, other, rng)
        if other == mover or game.view(imagined, mover) == game.view(state, mover):
            continue
        possible = {str(move) for move in game.moves(imagined)}
        both = [move for move in game.moves(state) if str(move) in possible]
        for move in rng.sample(both, 8):
            if _same_for(game, (state, imagined), move, other):
                positions = (game.dump(state), game.dump(imagined))
                return Twins(positions, mover or 0, str(move), other)
    return None


def _same_for(game: AnyGame, pair: tuple[Any, Any], move: Any, seat: int) -> bool:
    """After the move it is that seat's turn, and neither it nor a passer-by can tell the tables apart."""
    seen = []
    for state in pair:
        events: list[Event] = []
        after = game.after(state, move, events)
        if game.to_act(after) != seat or len(game.moves(after)) < 2:
            return False
        told = [[event.seen_by(who) for event in events] for who in (seat, None)]
        seen.append([game.view(after, seat), game.view(after, None), told])
    return bool(seen[0] == seen[1])


class Screen:
    """A browser of its own for one of the two, and everything that could be read in it."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.page = context.new_page()
        self.site = site
        self.said: list[str] = []
        self.page.on("console", self._heard)
        prefer(self.page)

    def _heard(self, message: ConsoleMessage) -> None:
        self.said.append(message.text)

    def open(self, file: FilePayload) -> None:
        """The file as its first person finds it: the screen still covered."""
        page = self.page
        page.goto(self.site)
        page.evaluate(
            """Object.keys(localStorage).filter((key) => key.startsWith('regolo.game'))
              .forEach((key) => localStorage.removeItem(key))"""
        )
        self.said.clear()
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_selector(".handover")

    def take(self) -> None:
        self.page.locator(".handover .button-main").click()
        wait_for(self.page, "yours")

    def play(self, move: str) -> None:
        page = self.page
        play(page, move)
        page.wait_for_selector(".handover")

    def glimpse(self) -> str:
        """The link of what this seat sees, as the share sheet gives it away."""
        page = self.page
        page.get_by_role("button", name="Condividi").click()
        field = page.get_by_label("Il collegamento", exact=True)
        expect(field).not_to_have_value("")
        whole = field.input_value()
        page.get_by_label("Come la vedo io").check()
        expect(field).not_to_have_value(whole)
        expect(field).not_to_have_value("")
        return field.input_value()

    def snapshot(self) -> Snapshot:
        page = self.page
        kept = page.evaluate(
            """() => {
              const read = (store) => Object.fromEntries(Object.entries(store).map(([key, text]) => {
                try { return [key, JSON.parse(text.replace(/^\\w+ (?={)/, ''))]; } catch { return [key, text]; }
              }));
              return { local: read(localStorage), session: read(sessionStorage), history: history.state };
            }"""
        )
        kept["local"].pop("regolo.image", None)  # how Python started, told a few seconds later
        for saved in kept["local"].values():
            if isinstance(saved, dict):
                for name in ("created", "updated"):
                    saved.pop(name, None)
        found = {
            "page": page.content(),
            "fields": json.dumps(
                page.locator("input, textarea, select").evaluate_all("all => all.map((one) => one.value)")
            ),
            "tree": page.locator("body").aria_snapshot(),
            "title": page.title(),
            "address": page.url,
            "storage": json.dumps(sorted(kept["local"].values(), key=str)) + json.dumps(kept["session"]),
            "history": json.dumps(kept["history"]),
            "console": "\n".join(self.said),
        }
        return {channel: _plain(text) for channel, text in found.items()}


def play(page: Page, move: str) -> None:
    """A given move, by the list of moves and the button."""
    open_list(page)
    for _ in range(8):
        if page.locator("#confirm").is_enabled():
            break
        choices = page.locator(".choice")
        patterns: list[str] = choices.evaluate_all("all => all.map((one) => one.dataset.pattern)")
        choices.nth(next(at for at, pattern in enumerate(patterns) if fits(pattern, move))).click()
    page.locator("#confirm").click()


def _plain(text: str) -> str:
    for pattern, instead in PASSING:
        text = pattern.sub(instead, text)
    return text


def differences(one: Snapshot, other: Snapshot) -> dict[str, str]:
    """Where two snapshots differ, with a few words of each."""
    found = {}
    for channel in one:
        a, b = one[channel], other[channel]
        if a != b:
            at = next(
                (at for at, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b))
            )
            found[channel] = f"…{a[max(0, at - 120) : at + 80]}… / …{b[max(0, at - 120) : at + 80]}…"
    return found
