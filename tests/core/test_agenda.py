"""What is still to be done: happenings, offers and duties, in the order they lie on the agenda."""

from dataclasses import dataclass
from typing import NamedTuple

from pyapp.core.agenda import Agenda, happens, may, must
from pyapp.core.events import Event, Events


class Step(NamedTuple):
    kind: str
    seat: int = 0


@dataclass
class Table:
    agenda: tuple[Step, ...]
    coins: int = 0
    choices: tuple[str, ...] | None = None


def pay(table: Table, _step: Step, _events: Events) -> None:
    table.coins += 1


def offer(table: Table, _step: Step) -> list[str]:
    return [f"take {n}" for n in range(1, table.coins + 1)]


def take(table: Table, _step: Step, move: str, _events: Events) -> None:
    table.coins -= int(move.removeprefix("take "))


def told(_table: Table, step: Step, declined: bool, events: list[Event]) -> None:
    events.append(Event("declined" if declined else "idle", step=step.kind))


AGENDA: Agenda[Table, Step, str] = Agenda(
    {
        "pay": happens(pay),
        "may": may(offer, take),
        "must": must(offer, take),
        "late": must(offer, take, asks=lambda table, _step: table.coins > 1),
    },
    skip="skip",
    told=told,
)


def table(*kinds: str, coins: int = 0) -> Table:
    """The first named is the first to be done."""
    return Table(tuple(Step(kind) for kind in reversed(kinds)), coins)


def test_happenings_ask_nobody() -> None:
    at = table("pay", "pay")
    AGENDA.run(at, None)
    assert (at.coins, at.agenda) == (2, ())
    assert AGENDA.choices(at) == ()


def test_an_offer_can_be_skipped_and_the_next_step_follows() -> None:
    at = table("may", "pay", coins=2)
    events: list[Event] = []
    AGENDA.run(at, events)
    assert AGENDA.choices(at) == ("take 1", "take 2", "skip")
    AGENDA.decide(at, "skip", events)
    assert at.coins == 3
    assert events == [Event("declined", step="may")]


def test_an_offer_of_nothing_passes_by_and_is_told() -> None:
    at = table("may", "pay")
    events: list[Event] = []
    AGENDA.run(at, events)
    assert at.coins == 1
    assert events == [Event("idle", step="may")]


def test_a_duty_with_one_possibility_is_done_unasked() -> None:
    at = table("must", "pay", coins=1)
    AGENDA.run(at, None)
    assert (at.coins, at.agenda) == (1, ())


def test_a_duty_with_a_choice_cannot_be_skipped() -> None:
    at = table("must", coins=2)
    AGENDA.run(at, None)
    assert AGENDA.choices(at) == ("take 1", "take 2")
    AGENDA.decide(at, "take 2", None)
    assert (at.coins, at.agenda, at.choices) == (0, (), None)


def test_an_impossible_duty_is_passed_over() -> None:
    at = table("must", "pay")
    AGENDA.run(at, None)
    assert at.coins == 1


def test_what_surely_asks_is_only_worked_out_when_somebody_looks() -> None:
    at = table("late", coins=2)
    AGENDA.run(at, None)
    assert at.choices is None
    assert AGENDA.choices(at) == ("take 1", "take 2")
    assert at.choices == ("take 1", "take 2")
