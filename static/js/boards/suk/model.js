/**
 * What the board shows, read from the context once per drawing: no rules, only the view, the picker and the previews
 * handed in.
 *
 * @typedef {import('./view.js').Berth} Berth
 * @typedef {import('./view.js').Score} Score
 * @typedef {import('./view.js').View} View
 * @typedef {import('./view.js').Earlier} Earlier
 * @typedef {import('./view.js').DeepStep} Step
 * @typedef {import('../board.js').Foreseen<View>} Preview
 * @typedef {import('../board.js').BoardContext<View>} Context
 * @typedef {import('../board.js').Translate} Translate
 * @typedef {{dock: number | null, colour: string | null, cell: string | null}} Choice
 * @typedef {{n: number, tile?: string, transport?: string, accepts: string[], open: boolean, legal: boolean,
 *   selected: boolean, last: boolean, tried: boolean, gain: number | null}} Dock
 * @typedef {{ctx: Context, view: View, t: Context['t'], names: string[], actor: number | null, own: number,
 *   live: boolean, picker: Context['picker'], chosen: Choice, choice: Choice, tile: string | null, docks: Dock[],
 *   after: Preview | null, aim: Preview | null, outcomes: Map<string, {total: number, change: number}>, best: number |
 *   null, lastCells: Set<string>}} Model
 */
import { lately, once } from '../../kit/reading.js';
import { goods } from './parts.js';

/** @param {any} previews @returns {Map<string, Preview>} */
function previewMap(previews) {
  if (previews instanceof Map) return previews;
  const list = Array.isArray(previews) ? previews : Object.values(previews ?? {});
  return new Map(list.filter(Boolean).map((/** @type {Preview} */ p) => [p.move, p]));
}

/** @param {string | undefined} pattern @returns {Choice} */
export function readChoice(pattern) {
  if (pattern && !pattern.startsWith('place')) return { dock: null, colour: null, cell: null };
  const [, dock = '*', colour = '*', cell = '*'] = (pattern ?? '').split(' ');
  return {
    dock: dock === '*' ? null : Number(dock),
    colour: colour === '*' ? null : colour,
    cell: cell === '*' ? null : cell,
  };
}

/**
 * Words on which all moves that fit the selection agree are as good as chosen.
 * @param {Context['picker']} picker
 * @returns {Choice}
 */
function settled(picker) {
  const chosen = readChoice(picker?.selection);
  if (!picker?.selection?.startsWith('place')) return chosen;
  const only = (/** @type {number} */ place) => {
    const words = picker.choices(place);
    return words.length === 1 ? words[0] : null;
  };
  return {
    dock: chosen.dock ?? (only(1) === null ? null : Number(only(1))),
    colour: chosen.colour ?? only(2),
    cell: chosen.cell ?? only(3),
  };
}

/** @param {Choice} choice @param {string} move */
function agrees(choice, move) {
  const { dock, colour, cell } = readChoice(move);
  return (
    (choice.dock === null || choice.dock === dock) &&
    (choice.colour === null || choice.colour === colour) &&
    (choice.cell === null || choice.cell === cell)
  );
}

/** @type {(ctx: Context) => Model} */
export const readBoard = once((ctx) => {
  const { view } = ctx;
  const live = Boolean(ctx.picker) && (ctx.mode ?? 'play') === 'play' && ctx.picker.moves.length > 0;
  const actor = view.turn ?? null;
  // What the pointer rests on is thought through as if it were chosen, but only the choice is marked as chosen.
  const picker = live && ctx.hover ? ctx.picker.with(ctx.hover) : ctx.picker;
  const chosen = live ? settled(ctx.picker) : readChoice('');
  const choice = live ? settled(picker) : chosen;
  const previews = [...previewMap(ctx.previews).values()].filter((p) => p.view && agrees(choice, p.move));
  const placed = lately(ctx).filter((event) => event.kind === 'placed');
  const model = {
    ctx,
    view,
    t: ctx.t,
    names: ctx.names ?? view.hands.map((_, i) => String(i + 1)),
    actor,
    own: ctx.seat ?? 0,
    live,
    picker,
    chosen,
    choice,
    tile: choice.dock === null ? null : (view.docks[choice.dock]?.tile ?? null),
    docks: /** @type {Dock[]} */ ([]),
    after: live && choice.dock !== null && choice.cell !== null ? (previews[0] ?? null) : null,
    aim: live && choice.dock !== null && choice.colour !== null ? (previews[0] ?? null) : null,
    outcomes: live && choice.dock !== null ? outcomes(view, actor, previews, 3) : new Map(),
    best: /** @type {number | null} */ (null),
    lastCells: new Set(placed.map((event) => `${event.seat} ${event.cell}`)),
  };
  if (model.outcomes.size) model.best = Math.max(...[...model.outcomes.values()].map((o) => o.total));
  const gains = live && choice.dock === null && choice.cell !== null ? outcomes(view, actor, previews, 1) : new Map();
  const lastDocks = new Set(placed.map((event) => event.dock));
  model.docks = view.docks.map((berth, n) => ({
    n,
    ...berth,
    accepts: view.accepts[n] ?? [],
    open: actor !== null && (view.open[actor] ?? []).includes(n),
    legal: live && ctx.picker.isOpen(dockPattern(n)),
    selected: chosen.dock === n,
    last: lastDocks.has(n),
    tried: gains.size === 0 || gains.has(String(n)),
    gain: gains.get(String(n))?.change ?? null,
  }));
  return model;
});

/**
 * What each word at a place of the move (1 dock, 3 cell) leads to for the actor.
 * @param {View} view @param {number | null} actor @param {Preview[]} previews @param {number} place
 */
function outcomes(view, actor, previews, place) {
  /** @type {Map<string, {total: number, change: number}>} */
  const found = new Map();
  if (actor === null) return found;
  const now = view.scores[actor].total;
  for (const preview of previews) {
    const total = preview.view ? preview.view.scores[actor].total : now;
    found.set(preview.move.split(' ')[place], { total, change: total - now });
  }
  return found;
}

/** @param {number} n */
export const dockPattern = (n) => `place ${n} * *`;
/** @param {string} colour */
export const colourPattern = (colour) => `place * ${colour} *`;
/** @param {string} card */
export const firstPattern = (card) => `first ${card}`;
/** Are the captains asked now which card comes first? @param {View} view */
export const isCounting = (view) => view.turn !== null && Boolean(view.firsts?.length);
/** @param {string} cell */
export const cellPattern = (cell) => `place * * ${cell}`;

/** A number with a true minus sign. @param {number} n */
export const plain = (n) => (n < 0 ? `−${-n}` : String(n));

/** A change of points with its sign, as said to a person. @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/**
 * A tile with its character in the reader's language.
 * @param {{t: Context['t']}} m
 * @param {string} tile
 * @param {number} size
 */
export const goodsOf = (m, tile, size) => goods(tile, size, m.t(`tile.${tile}.letter`));

/** @param {string} cell @returns {{col: number, row: number}} */
export const cellPlace = (cell) => ({ col: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 });

/** Cells of a hull, row by row. @param {string[]} mask */
export const cellsOf = (mask) =>
  mask.flatMap((line, row) =>
    [...line].flatMap((sign, col) => (sign === '#' ? [] : [`${String.fromCharCode(97 + col)}${row + 1}`])),
  );

/**
 * The gaps on both sides of a dock in a position: docks with goods up to the next transport.
 * @param {View} view @param {number} dock
 */
export function gapsBeside(view, dock) {
  const n = view.docks.length;
  const walk = (/** @type {number} */ step) => {
    const found = [];
    for (let at = (dock + step + n) % n; at !== dock && view.docks[at].tile; at = (at + step + n) % n) found.push(at);
    return found;
  };
  const before = walk(-1).reverse();
  const after = walk(1);
  if (before.length && after.length && before.includes(after[0])) return [after];
  return [before, after].filter((gap) => gap.length);
}
