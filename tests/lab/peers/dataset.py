"""A study with `--parquet`, read back with Polars and with Arrow: `dataset.py FOLDER SLUG`."""

import json
import sys
from pathlib import Path

import polars
from pyarrow import parquet

from pyapp import GAMES
from pyapp.__main__ import main
from pyapp.lab import features, vocabulary
from pyapp.record import Record

FOLDER, SLUG = Path(sys.argv[1]), sys.argv[2]
FILE, GAMES_PLAYED = FOLDER / "decisions.parquet", 6
words = [
    "study",
    SLUG,
    "--games",
    str(GAMES_PLAYED),
    "--level",
    "random",
    "--players",
    "2",
    "--out",
    str(FOLDER / "study"),
]
assert main([*words, "--parquet", str(FILE)]) == 0

journal = [json.loads(line) for line in (FOLDER / "study/games.jsonl").read_text("utf-8").splitlines()[1:]]
table = polars.read_parquet(FILE)

# A row for each decision of each game, in order.
lengths = table.group_by("game", maintain_order=True).len()["len"].to_list()
assert lengths == [row["moves"] for row in journal], lengths
assert table["decision"].to_list() == [number for length in lengths for number in range(length)]
assert table.filter(polars.col("left") == 0).height == GAMES_PLAYED

# What a seat got out of it is what the journal says.
ends = table.unique(["game", "seat"]).sort("game", "seat").select("game", "seat", "share", "score").rows()
for game, seat, share, score in ends:
    row = next(row for row in journal if row["n"] == game)
    assert (share, score) == (row["wins"][seat], row["scores"][seat])

# The move is one of those that were legal, and it leads through the whole game.
assert table.select(polars.col("legal").list.contains(polars.col("move")).all()).item()
for row in journal:
    record = Record.parse((FOLDER / f"study/records/{row['n']:07}.txt").read_text("utf-8"))
    mine = table.filter(polars.col("game") == row["n"])
    assert mine["move"].to_list() == record.moves
    game, names = GAMES[SLUG], vocabulary.of(SLUG)
    for number in (0, len(record.moves) // 2, len(record.moves) - 1):
        decision = mine.row(number, named=True)
        seat, state = decision["seat"], record.states[number]
        assert json.loads(decision["view"]) == json.loads(json.dumps(game.view(state, seat)))
        seen = features.row(features.of_seat(game.view(state, seat), seat, names))
        assert all(abs(one - two) < 1e-3 for one, two in zip(decision["features"], seen, strict=True))
        assert names.text(decision["spelt"]) == decision["move"]

told = parquet.read_schema(FILE).metadata
assert told[b"game"].decode() == SLUG and told[b"vocabulary"].decode() == names.digest

# More games: the same rows again, and new ones behind them.
words[3] = str(GAMES_PLAYED + 2)
assert main([*words, "--parquet", str(FILE)]) == 0
more = polars.read_parquet(FILE)
assert more.head(table.height).equals(table) and more["game"].max() == GAMES_PLAYED + 1
print("passed")
