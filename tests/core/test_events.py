"""Events: everybody hears the public part, only some hear the rest."""

from pyapp.core.events import Event

DREW = Event("drew", to=[1], secret={"card": "water-3"}, reveals=True, seat=1, number=1)


def test_secrets_are_for_those_named() -> None:
    assert DREW.seen_by(1) == {"kind": "drew", "seat": 1, "number": 1, "card": "water-3"}
    for other in (0, 2, None):
        assert DREW.seen_by(other) == {"kind": "drew", "seat": 1, "number": 1}


def test_without_names_nobody_hears_secrets() -> None:
    event = Event("hid", secret={"card": "x"})
    assert all(event.seen_by(seat) == {"kind": "hid"} for seat in (0, 1, None))


def test_events_are_equal_by_what_they_tell() -> None:
    again = Event("drew", to={1}, secret={"card": "water-3"}, reveals=True, seat=1, number=1)
    assert again == DREW and again != Event("drew", seat=1, number=1) and DREW != "drew"
    assert "water-3" in repr(DREW)
