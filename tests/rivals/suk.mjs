// A searching player of Marrak Hesh 17 for two, with rules of its own: it shares nothing with the project but the
// protocol. A beam of six plies against the best reply; from the last nine docks on it searches to the end.
// The value is points and, a little, the squares of the groups: its own less the rival's.

import { createInterface } from 'node:readline';

const PLIES = 6;
const EXACT = 9; // docks left
const ROOT = 24;
const WIDTH = 8;
const SQUARES = 0.08;
const OPEN = 0.03; // for a dock that only one of the two could serve
const SECONDS = 2; // where the arbiter names no time
const WON = 1000;

const COLOURS = ['yellow', 'purple', 'red', 'blue', 'orange', 'turquoise'];
const TYPES = ['engine', 'plant', 'robot', 'crystal', 'spice', 'relic', 'creature'];
const RARE = new Set(
  'engine-red plant-turquoise robot-purple crystal-orange spice-blue relic-blue creature-yellow'.split(' '),
);
const TRANSPORTS = ['white', 'grey', 'black'];
const DOCKS = 24;

// -- a hold: sets of cells are bits ---------------------------------------------------------------

/** For every set of cells: the size of its largest groups, how many there are, and the squares of all of them. */
function hull(mask) {
  const cells = mask.flatMap((row, r) => [...row].flatMap((sign, c) => (sign === '.' ? [[r, c]] : [])));
  const beside = cells.map(([r, c]) =>
    cells.reduce((bits, [y, x], n) => bits | (Math.abs(y - r) + Math.abs(x - c) === 1 ? 1 << n : 0), 0),
  );
  const touched = (set) => beside.reduce((bits, near, n) => bits | (set & (1 << n) ? near : 0), 0);
  const all = 1 << cells.length;
  const [size, number, squares, edge] = Array.from({ length: 4 }, () => new Uint16Array(all));
  for (let set = 0; set < all; set++) {
    edge[set] = set ? touched(set) & ~set : all - 1;
    for (let rest = set; rest; ) {
      let group = rest & -rest;
      for (let more = touched(group) & set & ~group; more; more = touched(group) & set & ~group) group |= more;
      rest &= ~group;
      const count = bits(group);
      if (count < 2) continue;
      squares[set] += count * count;
      if (count > size[set]) [size[set], number[set]] = [count, 1];
      else if (count === size[set]) number[set] += 1;
    }
  }
  return { names: cells.map(([r, c]) => 'abcdefgh'[c] + (r + 1)), size, number, squares, edge };
}

function bits(set) {
  let count = 0;
  for (let rest = set; rest; rest &= rest - 1) count += 1;
  return count;
}

function part(shape, masks) {
  let largest = 0;
  let total = 0;
  for (const mask of masks) {
    const size = shape.size[mask];
    if (size > largest) [largest, total] = [size, size * shape.number[mask]];
    else if (size && size === largest) total += size * shape.number[mask];
  }
  return total;
}

const points = (shape, hold) => part(shape, hold.colours) + part(shape, hold.types) + hold.rare;

function worth(shape, hold) {
  let squares = 0;
  for (const mask of hold.colours) squares += shape.squares[mask];
  for (const mask of hold.types) squares += shape.squares[mask];
  return points(shape, hold) + SQUARES * squares;
}

// -- the table ------------------------------------------------------------------------------------

let chance = 88172645463325252n;
const number = () => {
  chance ^= (chance << 13n) & 0xffffffffffffffffn;
  chance ^= chance >> 7n;
  chance ^= (chance << 17n) & 0xffffffffffffffffn;
  return Number(chance & 0xffffffffn) >>> 0;
};
const keys = (length) => Array.from({ length }, () => [number() & 0x1fffff, number()]);
const RING_KEYS = keys(DOCKS * 3);
const HOLD_KEYS = keys(2 * 12 * COLOURS.length * TYPES.length);
const TURN_KEY = keys(1)[0];

class Table {
  constructor(view) {
    this.shape = hull(view.mask);
    this.ring = view.docks.map((dock) => (dock.transport ? TRANSPORTS.indexOf(dock.transport) : -1));
    this.goods = view.docks.map((dock) => (dock.tile ? goods(dock.tile) : null));
    this.hands = view.hands.map((hand) => TRANSPORTS.map((name) => hand[name]));
    this.turn = view.turn;
    this.high = this.low = 0;
    this.holds = view.holds.map(() => ({
      colours: new Uint16Array(COLOURS.length),
      types: new Uint16Array(TYPES.length),
      rare: 0,
      filled: 0,
    }));
    view.holds.forEach((hold, seat) => {
      for (const [cell, tile] of Object.entries(hold)) this.load(seat, this.shape.names.indexOf(cell), goods(tile), 1);
    });
    this.worths = this.holds.map((hold) => worth(this.shape, hold));
  }

  load(seat, cell, tile, sign) {
    const hold = this.holds[seat];
    hold.colours[tile.colour] ^= 1 << cell;
    hold.types[tile.type] ^= 1 << cell;
    hold.filled ^= 1 << cell;
    hold.rare += sign * tile.rare;
    this.turnKey(HOLD_KEYS[((seat * 12 + cell) * COLOURS.length + tile.colour) * TYPES.length + tile.type]);
  }

  turnKey([high, low]) {
    this.high ^= high;
    this.low = (this.low ^ low) >>> 0;
  }

  key() {
    return this.high * 4294967296 + this.low;
  }

  left() {
    return this.ring.filter((standing) => standing < 0).length;
  }

  /** For every dock the colours that the ring accepts, as bits: none of the first ones met on both sides. */
  accepts() {
    const served = [];
    for (let dock = 0; dock < DOCKS; dock++) if (this.ring[dock] >= 0) served.push(dock);
    if (!served.length) return new Uint8Array(DOCKS).fill(7);
    const found = new Uint8Array(DOCKS);
    let before = served[served.length - 1] - DOCKS;
    for (const after of served) {
      const free = 7 & ~(1 << this.ring[after]) & ~(1 << this.ring[(before + DOCKS) % DOCKS]);
      for (let dock = before + 1; dock < after; dock++) found[(dock + DOCKS) % DOCKS] = free;
      before = after;
    }
    return found;
  }

  hand(seat) {
    return this.hands[seat].reduce((set, count, colour) => set | (count ? 1 << colour : 0), 0);
  }

  able(seat, accepts) {
    const hand = this.hand(seat);
    return this.shape.edge[this.holds[seat].filled] !== 0 && accepts.some((free) => free & hand);
  }

  /** Serves a dock; `undo` takes it back. */
  play(move) {
    const seat = this.turn;
    const tile = this.goods[move.dock];
    const before = { seat, worth: this.worths[seat], ended: false };
    this.ring[move.dock] = move.colour;
    this.hands[seat][move.colour] -= 1;
    this.turnKey(RING_KEYS[move.dock * 3 + move.colour]);
    this.load(seat, move.cell, tile, 1);
    this.worths[seat] = worth(this.shape, this.holds[seat]);
    const accepts = this.accepts();
    if (this.able(1 - seat, accepts)) this.pass(1 - seat);
    else before.ended = !this.able(seat, accepts);
    return before;
  }

  pass(seat) {
    this.turn = seat;
    this.turnKey(TURN_KEY);
  }

  undo(move, before) {
    if (this.turn !== before.seat) this.pass(before.seat);
    this.load(before.seat, move.cell, this.goods[move.dock], -1);
    this.turnKey(RING_KEYS[move.dock * 3 + move.colour]);
    this.hands[before.seat][move.colour] += 1;
    this.ring[move.dock] = -1;
    this.worths[before.seat] = before.worth;
  }

  /** All moves of the seat to act, those first that look best at once. */
  moves() {
    const seat = this.turn;
    const hold = this.holds[seat];
    const [own, theirs] = [this.hand(seat), this.hand(1 - seat)];
    const accepts = this.accepts();
    const cells = [];
    for (let rest = this.shape.edge[hold.filled]; rest; rest &= rest - 1) cells.push(31 - Math.clz32(rest & -rest));
    const found = [];
    for (let dock = 0; dock < DOCKS; dock++) {
      const free = accepts[dock] & own;
      if (!free) continue;
      const looks = cells.map((cell) => this.looks(seat, cell, this.goods[dock]));
      for (let colour = 0; colour < 3; colour++) {
        if (!(free & (1 << colour))) continue;
        const room = this.room(dock, colour, own, theirs);
        cells.forEach((cell, n) => {
          found.push({ dock, colour, cell, looks: looks[n] + room });
        });
      }
    }
    return found.sort((one, other) => other.looks - one.looks);
  }

  looks(seat, cell, tile) {
    this.load(seat, cell, tile, 1);
    const found = worth(this.shape, this.holds[seat]);
    this.load(seat, cell, tile, -1);
    return found - this.worths[seat];
  }

  /** How many docks stay open to one and not to the other. */
  room(dock, colour, own, theirs) {
    this.ring[dock] = colour;
    let found = 0;
    for (const free of this.accepts()) found += (free & own ? 1 : 0) - (free & theirs ? 1 : 0);
    this.ring[dock] = -1;
    return OPEN * found;
  }

  ahead(seat) {
    return this.worths[seat] - this.worths[1 - seat];
  }

  ended(seat) {
    const margin = points(this.shape, this.holds[seat]) - points(this.shape, this.holds[1 - seat]);
    return margin + WON * Math.sign(margin);
  }

  text(move) {
    return `place ${move.dock} ${TRANSPORTS[move.colour]} ${this.shape.names[move.cell]}`;
  }
}

function goods(id) {
  const [type, colour] = id.split('-');
  return { type: TYPES.indexOf(type), colour: COLOURS.indexOf(colour), rare: RARE.has(id) ? 1 : 0 };
}

// -- the search -----------------------------------------------------------------------------------

class Late extends Error {}

class Search {
  constructor(table, until) {
    this.table = table;
    this.until = until;
    this.known = new Map();
    this.nodes = 0;
  }

  /** The best of the moves, each met by the best reply; `plies` of Infinity go to the end, over all moves. */
  best(moves, plies) {
    let [found, low] = [moves[0], -Infinity];
    for (const move of moves) {
      const value = this.after(move, plies, low, Infinity);
      if (value > low) [found, low] = [move, value];
    }
    return { move: found, value: low };
  }

  after(move, plies, low, high) {
    const seat = this.table.turn;
    const before = this.table.play(move);
    try {
      if (before.ended) return this.table.ended(seat);
      if (plies <= 1) return this.table.ahead(seat);
      return this.table.turn === seat ? this.worth(plies - 1, low, high) : -this.worth(plies - 1, -high, -low);
    } finally {
      this.table.undo(move, before);
    }
  }

  worth(plies, low, high) {
    this.nodes += 1;
    if ((this.nodes & 63) === 0 && performance.now() > this.until) throw new Late();
    const exact = plies === Infinity;
    const key = this.table.key();
    const known = exact ? this.known.get(key) : undefined;
    if (known && (known.kind === 0 || (known.kind > 0 ? known.value >= high : known.value <= low))) return known.value;
    const moves = this.table.moves();
    let [best, floor] = [-Infinity, low];
    for (const move of exact ? moves : moves.slice(0, WIDTH)) {
      best = Math.max(best, this.after(move, plies, floor, high));
      floor = Math.max(floor, best);
      if (floor >= high) break;
    }
    if (exact) this.known.set(key, { value: best, kind: best >= high ? 1 : best <= low ? -1 : 0 });
    return best;
  }
}

/** Deeper and deeper while there is time; near the end all of it. */
function choose(view, seconds) {
  const table = new Table(view);
  const until = performance.now() + seconds * 850;
  const moves = table.moves();
  let best = moves[0];
  try {
    if (table.left() <= EXACT) return table.text(new Search(table, until).best(moves, Infinity).move);
    for (let plies = 2; plies <= PLIES; plies += 2)
      best = new Search(table, until).best(moves.slice(0, ROOT), plies).move;
  } catch (reason) {
    if (!(reason instanceof Late)) throw reason;
    if (table.left() <= EXACT) best = inHaste(view);
  }
  return table.text(best);
}

/** The end could not be searched in time: two plies of what looks best. */
function inHaste(view) {
  const table = new Table(view);
  return new Search(table, Infinity).best(table.moves().slice(0, ROOT), 2).move;
}

// -- the protocol ---------------------------------------------------------------------------------

let given;

const ANSWERS = {
  regolo: () => 'id name Six plies (suk, two seats, basic game)\ngame suk\ndeals 0\nregolo 1',
  ping: (rest) => `pong ${rest}`,
  position: (rest) => {
    try {
      given = JSON.parse(rest.slice(rest.indexOf(' ') + 1));
      return given.moves.length && given.view.docks ? '' : 'error there is nothing to choose';
    } catch {
      given = undefined;
      return "error this position can't be read";
    }
  },
  go: (rest) => {
    if (!given) return 'error there is no position';
    return `bestmove ${answer(Number(rest.split(' ')[1]) || SECONDS)}`;
  },
};

/** Its choice, if its own rules hold at this table; with three seats or Deep Space cards it takes what is offered first. */
function answer(seconds) {
  const { view, moves } = given;
  if (moves.length === 1 || view.players !== 2 || view.deep.length) return moves[0];
  return choose(view, seconds);
}

for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.trim().split(' ');
  if (word === 'quit') break;
  const said = Object.hasOwn(ANSWERS, word) ? ANSWERS[word](line.trim().slice(word.length + 1)) : '';
  if (said) console.log(said);
}
process.exit(0);
