/**
 * What the board shows, read once per drawing: no rules, only the view, the legal moves and what has been chosen of
 * them.
 *
 * @typedef {import('./view.js').Mechanism} Mechanism
 * @typedef {import('./view.js').Built} Built
 * @typedef {import('./view.js').Seat} Seat
 * @typedef {import('./view.js').PartSet} PartSet
 * @typedef {import('./view.js').Sale} Sale
 * @typedef {import('./view.js').Report} Report
 * @typedef {import('./view.js').Purchase} Purchase
 * @typedef {import('./view.js').View} View
 * @typedef {import('../board.js').BoardContext<View>} Context
 * @typedef {import('../board.js').Translate} Translate
 * @typedef {{ctx: Context, view: View, t: Translate, own: number, live: boolean, verbs: Set<string>, names: string[],
 *   ahead: View | null, coming: Record<string, number> | null, pointed: string, came: Map<string, string>, touched:
 *   Set<string>}} Model
 */
import { basics, firstOpen, lately, once } from '../../kit/reading.js';

/** @type {(ctx: Context) => Model} */
export const readTable = once((ctx) => {
  const read = basics(ctx);
  const pointed = read.live ? pointedMove(ctx) : '';
  /** @type {View | null} */
  const ahead = (pointed && ctx.previews?.get?.(pointed)?.view) || null;
  const coming = ctx.forecast === false ? null : pricesToCome(ctx.view, ahead);
  return { ...read, ahead, coming, pointed, ...readLast(ctx.last ?? []), touched: readLast(lately(ctx)).touched };
});

/**
 * The whole move that pointer or focus rests on, else the one that is chosen.
 * @param {Context} ctx
 * @returns {string}
 */
function pointedMove({ picker, hover }) {
  if (hover && picker.moves.includes(hover)) return hover;
  return picker.only() ?? '';
}

/**
 * Prices after this round as it stands, or as it would stand after the move pointed at.
 * @param {View} view
 * @param {View | null} ahead
 */
function pricesToCome(view, ahead) {
  if (ahead) return ahead.forecast ?? (view.forecast ? ahead.prices : null);
  return view.forecast;
}

/** @param {Model} m @param {number | null} seat */
export const nameOf = (m, seat) => (seat === null ? '' : (m.names[seat] ?? String(seat + 1)));

/** What is chosen so far. @param {Model} m @param {string} pattern */
export const isChosen = (m, pattern) => m.live && m.ctx.picker.has(pattern);

/**
 * A market card: bought, bought once more, or swapped with the post. A card one can't buy says why when it is touched.
 * @param {Model} m
 * @param {string} type
 */
export function marketPattern(m, type) {
  const post = `use pneumatic_post * ${type}`;
  const found = firstOpen(m, [
    isChosen(m, 'use pneumatic_post * *') && post,
    isChosen(m, 'use spectroscope *') && `use spectroscope ${type}`,
    `buy ${type}`,
    `use spectroscope ${type}`,
    post,
  ]);
  return found ?? (m.live && m.view.phase === 'turn' && m.view.primary === null ? `buy ${type}` : undefined);
}

/** A part in the own hand: only the post takes single ones. @param {Model} m @param {string} type */
export const handPattern = (m, type) => firstOpen(m, [`use pneumatic_post ${type} *`]);

/** @param {string} text @returns {{real: number, scrap: number}} a set as the move says it: 2+1 */
export function readSet(text) {
  const [real, scrap] = text.split('+').map(Number);
  return { real, scrap };
}

/** The sets of a type that may be sold now, the smallest first. @param {Model} m @param {string} type */
export function offersOf(m, type) {
  if (!m.live) return [];
  return m.ctx.picker
    .matching(`sell ${type}`)
    .map((/** @type {string} */ move) => ({ move, ...readSet(move.split(' ')[2]) }))
    .sort((/** @type {any} */ a, /** @type {any} */ b) => a.real - b.real || a.scrap - b.scrap);
}

/** Where things have come from, told by the last events; and what they have touched. @param {any[]} last */
function readLast(last) {
  /** @type {Map<string, string>} */
  const came = new Map();
  /** @type {Set<string>} */
  const touched = new Set();
  for (const event of last) {
    const { kind, seat, type } = event;
    if (kind === 'bought') {
      came.set(`hand-${seat}`, `market-${type}`);
      touched.add(`wagon-${type}`).add(`purse-${seat}`).add(`hand-${seat}-${type}`);
    } else if (kind === 'swapped') touched.add(`wagon-${event.front}`).add(`wagon-${event.back}`);
    else if (kind === 'built' || kind === 'dismantled') touched.add(`mechanism-${event.mechanism}`);
    else if (kind === 'posted') touched.add(`hand-${seat}-${event.taken}`).add(`market-${event.given}`);
    else if (kind === 'nudged') touched.add(`price-${type}`);
    else if (kind === 'sold' || kind === 'boosted' || kind === 'valet' || kind === 'automaton')
      touched.add(`purse-${seat}`);
  }
  return { came, touched };
}
