"""Several boards, one interpreter: each gets the floor in its turn, nobody is sent away in the middle, nobody starves."""

import json
import subprocess

from tools.env import node
from tools.env.places import ROOT

BOARDS = 6
SCRIPT = """
import { Floor } from '%s';

// Web Locks as browsers have them: one holder of a name, the others in a row.
const queue = [];
let held = null;
const next = () => {
  held = queue.shift() ?? null;
  held?.();
};
const locks = {
  request: (_, how, job) => new Promise((done) => {
    queue.push(() => job().then(() => { next(); done(); }));
    if (!held) next();
  }),
  query: async () => ({ held: [], pending: queue.map(() => ({ name: 'regolo-embed' })) }),
};
Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });

const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const told = { most: 0, broken: 0, dealt: 0, woken: 0 };
let running = 0;
let busy = 0;

class Board {
  awake = false;
  asking = false;
  floor = new Floor(() => {
    if (this.asking) told.broken += 1;
    this.awake = false;
    running -= 1;
  });

  async ask(ms) {
    this.asking = true;
    const back = await this.floor.take();
    if (!this.awake) {
      running += 1;
      told.most = Math.max(told.most, running);
    }
    this.awake = true;
    busy += 1;
    await wait(ms);
    busy -= 1;
    this.asking = false;
    this.floor.done();
    return back;
  }
}

const boards = Array.from({ length: %d }, () => new Board());
await Promise.all(boards.map(async (board, at) => {
  await wait(at * 20);
  await board.ask(60); // the deal, the log, the view: questions with little between them
  await wait(30);
  await board.ask(20);
  await wait(30);
  await board.ask(20);
  told.dealt += 1;
}));
await wait(700);
told.running = running;
told.woken = Number(await boards[0].ask(20)) + Number(await boards[3].ask(20));
await wait(700);
told.after = running;
process.stdout.write(JSON.stringify(told));
process.exit(0);
"""


def told(script: str) -> dict[str, int]:
    made = subprocess.run(
        [node.node(), "--input-type=module", "-e", script],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    found: dict[str, int] = json.loads(made.stdout)
    return found


WHOLE = SCRIPT % ((ROOT / "static/js/engine/floor.js").as_uri(), BOARDS)


def test_d4_one_at_a_time_and_everybody_in_the_end() -> None:
    assert told(WHOLE) == {"most": 1, "broken": 0, "dealt": BOARDS, "woken": 2, "running": 1, "after": 1}


def test_d4_where_a_browser_has_no_locks_nobody_is_sent_away_in_the_middle() -> None:
    """Plain http: boards may run beside each other for a moment, and the idle ones leave."""
    found = told(WHOLE.replace("value: { locks }", "value: {}"))
    assert (found["broken"], found["dealt"], found["woken"]) == (0, BOARDS, 2)
    assert found["after"] == 1
