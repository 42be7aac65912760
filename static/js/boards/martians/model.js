/**
 * What the board shows, read once per drawing: no rules, only the view, the legal moves and what has been chosen of
 * them.
 *
 * @typedef {import('./view.js').Placed} Placed
 * @typedef {import('./view.js').Token} Token
 * @typedef {import('./view.js').Sign} Sign
 * @typedef {import('./view.js').Weapon} Weapon
 * @typedef {import('./view.js').Seat} Seat
 * @typedef {import('./view.js').Pending} Pending
 * @typedef {import('./view.js').Fight} Fight
 * @typedef {import('./view.js').Effect} Effect
 * @typedef {import('./view.js').Reach} Reach
 * @typedef {import('./view.js').Way} Way
 * @typedef {import('./view.js').View} View
 * @typedef {import('../board.js').BoardContext<View>} Context
 * @typedef {import('../board.js').Translate} Translate
 * @typedef {{ctx: Context, view: View, t: Translate, own: number, live: boolean, verbs: Set<string>, step: string,
 *   names: string[], tiles: Map<string, Placed>, hordes: Set<string>, reach: Map<string, Reach>, touched: Set<string>,
 *   came: Map<string, string>, roll: {what: string, die: number, result: number} | null}} Model
 */
import { basics, chosenWords, firstOpen, lately, once } from '../../kit/reading.js';
import { drawingIn, joined, shapeOf } from './tiles.js';

export const ITEMS = ['fuel', 'fertilizer', 'dynamite'];
export const MOST = 5;

/** @param {string} place */
export const coords = (place) => /** @type {[number, number]} */ (place.split(',').map(Number));

/** The tile's place on which a square lies. @param {string} square */
export function cellOf(square) {
  const [r, c] = coords(square);
  return `${Math.floor(r / 3)},${Math.floor(c / 3)}`;
}

/** @type {(ctx: Context) => Model} */
export const readTable = once((ctx) => {
  const { view } = ctx;
  return {
    ...basics(ctx),
    step: view.pending?.step ?? '',
    tiles: new Map(view.town.map((placed) => [placed.cell, placed])),
    hordes: new Set(view.martians),
    reach: new Map((view.reach ?? []).map((one) => [one.at, one])),
    ...readLast(ctx.last ?? [], view),
    touched: readLast(lately(ctx), view).touched,
  };
});

/** @param {Model} m @param {number | string} seat */
export const nameOf = (m, seat) => m.names[Number(seat)] ?? String(seat);

/**
 * Words at a place of the moves with a verb.
 * @param {Model} m
 * @param {string} verb
 * @param {number} place
 * @returns {string[]}
 */
export function wordsAt(m, verb, place) {
  if (!m.live || !m.verbs.has(verb)) return [];
  const found = m.ctx.picker.moves
    .map((/** @type {string} */ move) => move.split(' '))
    .filter((/** @type {string[]} */ words) => words[0] === verb && words.length > place);
  return [...new Set(/** @type {string[]} */ (found.map((/** @type {string[]} */ words) => words[place])))];
}

// ---- the town ----

/** The tile a square belongs to, and the square's place on it. @param {Model} m @param {string} square */
export function spot(m, square) {
  const [r, c] = coords(square);
  const placed = m.tiles.get(cellOf(square));
  return placed ? { placed, r: ((r % 3) + 3) % 3, c: ((c % 3) + 3) % 3 } : null;
}

/** @param {Model} m @param {Placed} placed */
const lying = (m, placed) => shapeOf(drawingIn(m.view, placed.tile), placed.rotation / 90);

/** Neighbours of a square over white lines and exits. @param {Model} m @param {string} square @returns {string[]} */
export function neighbours(m, square) {
  const here = spot(m, square);
  if (!here) return [];
  const [row, col] = coords(square);
  return /** @type {[number, number, string, string][]} */ ([
    [-1, 0, 'N', 'S'],
    [0, 1, 'E', 'W'],
    [1, 0, 'S', 'N'],
    [0, -1, 'W', 'E'],
  ]).flatMap(([dr, dc, side, facing]) => {
    const square2 = `${row + dr},${col + dc}`;
    const there = spot(m, square2);
    if (!there) return [];
    if (there.placed === here.placed)
      return joined(lying(m, here.placed), here.r, here.c, there.r, there.c) ? [square2] : [];
    const middle = dr ? here.c === 1 : here.r === 1;
    const [out, back] = [lying(m, here.placed).exits, lying(m, there.placed).exits];
    return middle && out.has(side) && back.has(facing) ? [square2] : [];
  });
}

/**
 * The squares from the pawn to a square in reach, the way the engine counts it.
 * @param {Model} m
 * @param {string} target
 * @returns {string[]}
 */
export function pathTo(m, target) {
  const told = m.reach.get(target)?.via;
  if (told) return told.at(-1) === target ? told : [...told, target];
  const path = [];
  let at = target;
  while (m.reach.has(at)) {
    path.unshift(at);
    const { cost, fights } = /** @type {Reach} */ (m.reach.get(at));
    if (cost === 1) return path;
    const before = neighbours(m, at).find((one) => {
      const step = m.reach.get(one);
      return step && step.cost === cost - 1 && step.fights === fights - (m.hordes.has(at) ? 1 : 0);
    });
    if (!before) return [];
    at = before;
  }
  return [];
}

// ---- what a thing on the board stands for ----

/** A square as such: where a pawn, a figure or a token may go. @param {Model} m @param {string} at */
export function squarePattern(m, at) {
  const [verb, from] = chosenWords(m);
  const chosen = from && from !== '*' && from !== at;
  const goes = chosen ? verb : '';
  return firstOpen(m, [
    m.verbs.has('step') && `step ${at}`,
    `lay * ${at}`,
    `spawn ${at}`,
    `to ${at}`,
    `drop * ${at}`,
    `cook ${at}`,
    goes === 'march' && `march ${from} ${at}`,
    goes === 'lure' && `lure ${from} ${at}`,
  ]);
}

/** @param {Model} m @param {string} at */
export const martianPattern = (m, at) => firstOpen(m, [`march ${at} *`, `lure ${at} *`, `remove ${at}`]);

/** A Martian token: the second of two to be swapped, or the first. @param {Model} m @param {string} at */
export function signPattern(m, at) {
  const [verb, first] = chosenWords(m);
  const second = verb === 'circles' && first !== '*' && first !== at;
  return firstOpen(m, [
    `look ${at}`,
    second && `circles ${first} ${at}`,
    second && `circles ${at} ${first}`,
    `circles ${at} *`,
    `circles * ${at}`,
  ]);
}

/** A token lying in the town. @param {Model} m @param {Token} token */
export function tokenPattern(m, { at, index }) {
  const mine = m.view.pending && m.view.seats[m.view.pending.seat]?.pawn === at;
  return firstOpen(m, [mine && `take ${index}`, `unearth * ${at} ${index}`]);
}

/** A card of the own hand: play it, or where that cannot be, throw it away. @param {Model} m @param {string} card */
export const cardPattern = (m, card) => firstOpen(m, [`play ${card}`, `discard ${card}`]);

/** @param {Model} m @param {number} seat */
export const seatPattern = (m, seat) => firstOpen(m, [`target ${seat}`]);

/**
 * An item a seat holds: one's own to give away, another's to get.
 * @param {Model} m
 * @param {number} seat
 * @param {string} item
 */
export function itemPattern(m, seat, item) {
  if (seat !== m.own) return firstOpen(m, [`trade * ${seat} ${item}`]);
  return m.verbs.has('trade') || m.verbs.has('unearth')
    ? firstOpen(m, [`* ${item} * *`])
    : firstOpen(m, [`drop ${item} *`]);
}

/** @param {import('../board.js').Event} event */
const die = (event) => ({ die: Number(event.die), result: Number(event.result) });

/**
 * Where things came from with the last events, and which squares they touched.
 * @param {Context['last']} last
 * @param {View} view
 */
function readLast(last, view) {
  const touched = new Set();
  const came = new Map();
  let roll = view.rolls?.at(-1) ?? null;
  for (const event of last) {
    const { kind, at, from, seat, card } = event;
    if (kind === 'drew') came.set(`cards-${seat}`, 'pile.deck');
    else if (kind === 'fetched') came.set(`weapon-${seat}-${card}`, 'pile.deck');
    else if (kind === 'armed') came.set(`weapon-${seat}-${card}`, `cards-${seat}`);
    else if (kind === 'played') came.set('resolving', `cards-${seat}`);
    else if (kind === 'martian_card') came.set('resolving', 'pile.martians');
    if (kind === 'played' || kind === 'discarded') came.set('pile.deck', `cards-${seat}`);
    if (kind === 'marched' || kind === 'lured') {
      came.set(at, from);
      touched.add(at);
    } else if (kind === 'stepped' || kind === 'moved' || kind === 'killed' || kind === 'hurt' || kind === 'took')
      touched.add(at);
    else if (kind === 'invaded' || kind === 'removed')
      for (const square of [at].flat()) {
        touched.add(square);
        if (kind === 'invaded') came.set(square, 'supply');
      }
    else if (kind === 'rolled_fight') roll = { what: 'fight', ...die(event) };
    else if (kind === 'rolled_move') roll = { what: 'move', ...die(event) };
    else if (kind === 'rolled_march') roll = { what: 'march', ...die(event) };
  }
  touched.delete(undefined);
  return { touched, came, roll };
}
