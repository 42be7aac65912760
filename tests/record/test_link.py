"""Links: the whole game in an address, read back move by move; what is broken is said and harms nothing."""

import json
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp import GAMES
from pyapp.record import Record, Seat
from pyapp.record.link import EASILY_SENT, FORMAT, BadLink, _packed, _text, glimpse, link, read
from tests.playing import played, random_games

ANNA = [Seat("Anna"), Seat("Orione", "computer", "hard")]


def game_of(slug: str, moves: int | None = 10) -> Record:
    game = GAMES[slug]
    record = played(game, game.setup(2, {}), 11).record(moves)
    record.seats = list(ANNA)
    return record


@pytest.mark.parametrize("slug", GAMES)
def test_a_link_is_the_same_game_at_every_moment(slug: str, games: int) -> None:
    for playout in random_games(slug, min(8, games)):
        for until in (0, len(playout.moves) // 2, len(playout.moves)):
            record = playout.record(until)
            again = read(link(record))
            assert again.text() == record.text(), playout
            assert again.state == record.state


@pytest.mark.parametrize("slug", GAMES)
def test_a_picture_is_left_out_before_a_link_grows_too_long(slug: str, games: int) -> None:
    for playout in random_games(slug, min(4, games)):
        text = link(playout.record())
        assert len(text) <= EASILY_SENT or text.endswith(".")


def test_names_travel_only_if_wanted() -> None:
    record = game_of("suk")
    assert read(link(record)).seats == ANNA
    assert [seat.name for seat in read(link(record, names=False)).seats] == ["", ""]


def test_a_game_from_a_position_goes_on_from_it() -> None:
    suk = GAMES["suk"]
    first = game_of("suk").state
    record = Record.from_position(suk.dump(first), ANNA)
    record.play(suk.moves(first)[0])
    assert read(link(record)).state == record.state


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_glimpse_holds_the_view_of_its_seat_and_no_game(slug: str, seat: int | None) -> None:
    record = game_of(slug)
    given = glimpse(record, seat)
    head, moves, picture = given.split(".")[2:]
    assert moves == "" and "seed" not in unpack(head)
    view = json.loads(json.dumps(record.game.view(record.state, seat)))
    shown = unpack(picture)["view"]
    assert isinstance(shown, dict) and shown.keys() == view.keys()
    spared = {name.split(".")[0] for name in record.game.picture_spares}
    assert all(shown[name] == view[name] for name in view if name not in spared)
    with pytest.raises(BadLink, match=r"link\.glimpse"):
        read(given)


def unpack(text: str) -> dict[str, object]:
    """As the page does it."""
    import base64

    data = zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), -15)
    return dict(json.loads(data))


@pytest.mark.parametrize("slug", GAMES)
def test_one_changed_sign_never_opens_as_another_game(slug: str) -> None:
    record = game_of(slug)
    whole = link(record, picture=False)
    parts = whole.split(".")
    moves = parts[3]
    for at in range(len(moves)):
        other = "A" if moves[at] != "A" else "B"
        bent = ".".join([*parts[:3], moves[:at] + other + moves[at + 1 :], ""])
        try:
            again = read(bent)
        except BadLink:
            continue
        assert again.text() == record.text()


@given(st.text(max_size=200))
def test_any_text_is_read_kindly(text: str) -> None:
    with pytest.raises(BadLink):
        read(text)


@given(
    st.sampled_from([*GAMES, "chess", ""]),
    st.dictionaries(
        st.sampled_from(["players", "seats", "moves", "seed", "options", "position", "check", "rules"]),
        st.one_of(
            st.integers(),
            st.text(max_size=8),
            st.lists(st.text(max_size=20), max_size=4),
            st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
            st.none(),
        ),
    ),
    st.binary(max_size=40),
)
def test_well_packed_nonsense_is_read_kindly(slug: str, head: dict[str, object], moves: bytes) -> None:
    with pytest.raises(BadLink):
        read(f"{FORMAT}.{slug}.{_packed(head)}.{_text(moves)}.")


def test_a_packed_bomb_is_not_unfolded() -> None:
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = squeeze.compress(b'{"a":"' + b"x" * 30_000_000 + b'"}') + squeeze.flush()
    with pytest.raises(BadLink):
        read(f"{FORMAT}.suk.{_text(bomb)}.A.")


def test_a_link_of_a_later_format_says_so() -> None:
    with pytest.raises(BadLink, match=r"link\.newer"):
        read("2.suk.a.b.c")
