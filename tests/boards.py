"""A game's own board, drawn as text by Node: what it says, what can be pressed, what it tells of a thing."""

import json
import subprocess
from pathlib import Path
from typing import Any

from tests.acting import sees
from tests.playing import AnyGame
from tools.env import node
from tools.env.places import ROOT
from tools.site import javascript, pictures

SCRIPT = """
globalThis.HTMLElement = class {};
globalThis.customElements = { get: () => true };
const { written } = await import('./lib/lit-html/lit-html.js');
const { default: board } = await import('./%(board)s');
const { Picker } = await import('./%(picker)s');
const { say } = await import('./%(messages)s');
let asked = '';
for await (const part of process.stdin) asked += part;
const { view, moves, chosen, last, seat, phone, messages, patterns, about } = JSON.parse(asked);
const names = ['Anna', 'Bruno', 'Carla'];
const speech = { messages, lang: 'it', seatName: (n) => names[n] };
const t = (key, params) => say(speech, key, params);
const picker = chosen ? new Picker(moves).with(chosen) : new Picker(moves);
const ctx = { view, seat, toAct: view.pending?.seat ?? null, picker, last, t, names, phone, mode: 'play' };
const drawn = [board.draw(ctx), ...view.seats.map((_, n) => board.seat(ctx, n))].map(written).join('');
process.stdout.write(JSON.stringify({
  drawn,
  twin: board.twin(ctx),
  words: patterns.map((pattern) => board.describe(pattern, ctx)),
  about: about.map((id) => board.inspect(id, ctx)),
}));
"""


def bench(folder: Path, game: AnyGame) -> Path:
    """The board's scripts beside a lit-html that writes text."""
    scripts = ROOT / "static/js"
    parts = {name: next(scripts.rglob(f"{name}.js")) for name in ("picker", "messages")}
    parts["board"] = scripts / f"boards/{game.slug}.js"
    files = {
        path.relative_to(ROOT): path.read_text("utf-8") for path in javascript.closure([*parts.values()])
    }
    files[Path("lib/lit-html/lit-html.js")] = (ROOT / "tools/site/drawing/lit-html.js").read_text("utf-8")
    for name, code in pictures.DIRECTIVES.items():
        files[Path(f"lib/lit-html/directives/{name}.js")] = f"export const {name} = {code};\n"
    files |= {
        Path("draw.mjs"): SCRIPT % {name: path.relative_to(ROOT).as_posix() for name, path in parts.items()},
        Path("package.json"): '{"type": "module"}',
    }
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    return folder


def shown(bench: Path, game: AnyGame, state: Any, chosen: str = "", **asked: Any) -> dict[str, Any]:
    """What the board shows seat 0 of a table, with something chosen; words and accounts of what is asked about."""
    shell = json.loads((ROOT / "static/locale/it.json").read_text("utf-8"))
    messages = {**shell, **game.texts("it").MESSAGES}
    question = {
        "view": sees(game, state, 0),
        "moves": [str(move) for move in game.moves(state)] if game.to_act(state) == 0 else [],
        "chosen": chosen,
        "last": [],
        "seat": 0,
        "phone": False,
        "messages": messages,
        "patterns": [],
        "about": [],
    }
    made = subprocess.run(
        [node.node(), bench / "draw.mjs"],
        check=False,
        cwd=bench,
        input=json.dumps({**question, **asked}),
        capture_output=True,
        encoding="utf-8",
    )
    assert made.returncode == 0, made.stderr
    found: dict[str, Any] = json.loads(made.stdout)
    return found
