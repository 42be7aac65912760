/**
 * What the board shows, read once per drawing: no rules, only the view, the legal moves and what has been chosen of
 * them.
 *
 * @typedef {import('./view.js').Laid} Laid
 * @typedef {import('./view.js').Building} Building
 * @typedef {import('./view.js').Points} Points
 * @typedef {import('./view.js').Seat | import('./view.js').Rival} Side
 * @typedef {import('./view.js').Seat} Seat
 * @typedef {import('./view.js').Pending} Pending
 * @typedef {import('./view.js').Forecast} Forecast
 * @typedef {import('./view.js').Plan} Plan
 * @typedef {import('./view.js').View} View
 * @typedef {import('../../base/answers.js').Hindrance} Hindrance
 * @typedef {import('../board.js').BoardContext<View>} Context
 * @typedef {import('../board.js').Translate} Translate
 * @typedef {{ctx: Context, view: View, t: Translate, own: number, live: boolean, verbs: Set<string>, names: string[],
 *   sides: string[], came: Map<string, string>, touched: Set<string>}} Model
 */
import { readOwn } from '../../kit/ownparts.js';
import { basics, chosenWords, firstOpen, lately, once } from '../../kit/reading.js';

/** The machine's word in moves and events. */
export const DA = 'da';
const MAX_ENERGY = 5;

/** The end of the energy track: ours, or what the owner of a box has entered. @param {Model} m @returns {number} */
export function mostEnergy(m) {
  const { energy } = readOwn(m.view.options?.own);
  return Number.isInteger(energy) && energy > 1 && energy < 10 ? energy : MAX_ENERGY;
}
export const COLONISTS = 7;

/** Verbs that mean a card of the own hand, the way each says it. @type {[string, (card: string) => string][]} */
const HAND_VERBS = [
  ['hand', (card) => `hand ${card}`],
  ['fill', (card) => `fill ${card}`],
  ['discard', (card) => `discard ${card}`],
  ['cover', (card) => `cover ${card} *`],
  ['sink', (card) => `sink hand ${card}`],
  ['exchange', (card) => `exchange ${card} *`],
];

/** @type {(ctx: Context) => Model} */
export const readTable = once((ctx) => {
  const { view } = ctx;
  const read = basics(ctx);
  const sides = [...view.seats.map((_, i) => String(i)), ...(view.da ? [DA] : [])];
  const names = [...read.names, ...(view.da ? [ctx.t('board.da')] : [])];
  return { ...read, names, sides, ...readLast(ctx.last ?? []), touched: readLast(lately(ctx)).touched };
});

/** A side by its word in moves. @param {Model} m @param {string} who @returns {Side} */
export const sideOf = (m, who) => (who === DA ? /** @type {Side} */ (m.view.da) : m.view.seats[Number(who)]);

/** @param {Model} m @param {string | number} who */
export const nameOf = (m, who) => m.names[m.sides.indexOf(String(who))] ?? String(who);

/** A card of the own hand, of a draft pack, or one looked at. @param {Model} m @param {string} card */
export function handPattern(m, card) {
  const found = HAND_VERBS.find(([verb]) => m.verbs.has(verb));
  return m.live && found ? found[1](card) : undefined;
}

/** @param {Model} m @param {string} card */
export const packPattern = (m, card) => firstOpen(m, [`keep ${card}`, `return ${card}`]);

/** A card of the own prep. @param {Model} m @param {string} slot @param {string} card */
export const prepPattern = (m, slot, card) =>
  firstOpen(m, [`prep ${slot} ${card}`, `sink ${slot} ${card}`, `exchange * ${slot}`, `trade ${slot} * *`]);

/** A slot of somebody else's prep. @param {Model} m @param {string} who @param {string} slot */
export const theirPattern = (m, who, slot) =>
  firstOpen(m, [
    `steal ${who} ${slot}`,
    `trade * ${who} ${slot}`,
    who === DA && `take ${slot}`,
    who === DA && `scrap ${slot}`,
    `peek ${who}`,
  ]);

/** A colonist in a 1-star space. @param {Model} m @param {string} building @param {string} who */
export function lowPattern(m, building, who) {
  const mine = who === String(m.own);
  return firstOpen(m, [
    `shift ${who} ${building} up`,
    `swap ${building} ${who} *`,
    mine && `promote ${building}`,
    mine && `transfer ${building} *`,
  ]);
}

/** A colonist in a 2-star space. @param {Model} m @param {string} building @param {string} who */
export const highPattern = (m, building, who) =>
  firstOpen(m, [`shift ${who} ${building} down`, `demote ${who} ${building}`, `swap ${building} * ${who}`]);

/** The 1-star space itself: where somebody may land. @param {Model} m @param {string} building */
export function landPattern(m, building) {
  const { pending } = m.view;
  const [verb, origin] = chosenWords(m);
  const going = verb === 'transfer' && origin !== '*' && origin !== building;
  const single = m.verbs.has('transfer') && m.live && m.ctx.picker.choices(1).length === 1;
  return firstOpen(m, [
    pending?.building === building && 'place',
    `settle ${building}`,
    `scheme ${building}`,
    (going || single) && `transfer * ${building}`,
  ]);
}

/** The stack as a whole. @param {Model} m @param {string} building */
export const stackPattern = (m, building) => firstOpen(m, [`cover * ${building}`, `salvage ${building}`]);

/** A card in a stack, counted from the bottom. @param {Model} m @param {string} building @param {number} level */
export function levelPattern(m, building, level) {
  if (!m.verbs.has('restack')) return undefined;
  const [, place, low, high] = chosenWords(m);
  const here = place === building;
  const top = m.view.buildings[building].stack.length;
  const asUpper = (here && low && low !== '*' && level > Number(low)) || level === top;
  const settledUpper = here && high && high !== '*' && level < Number(high);
  return firstOpen(m, [asUpper && !settledUpper ? `restack ${building} * ${level}` : `restack ${building} ${level} *`]);
}

/** Where things have come from, told by the last events; and what they have touched. @param {any[]} last */
function readLast(last) {
  /** @type {Map<string, string>} */
  const came = new Map();
  /** @type {Set<string>} */
  const touched = new Set();
  const go = (/** @type {string} */ from, /** @type {string} */ to) => {
    came.set(to, from);
    touched.add(to);
  };
  for (const event of last) {
    const { kind, seat, building } = event;
    const who = kind.startsWith('da_') ? DA : (event.who ?? seat);
    if (kind === 'launched' || kind === 'da_launched') go(`earth-${who}`, `ship-${who}`);
    else if (kind === 'settled' || kind === 'da_settled') go(`ship-${who}`, `one-${building}:${who}`);
    else if (kind === 'promoted' || kind === 'da_promoted') go(`one-${building}:${who}`, `two-${building}:${who}`);
    else if (kind === 'demoted') go(`two-${building}:${who}`, `one-${building}:${who}`);
    else if (kind === 'da_demoted') go(`two-${building}:0`, `one-${building}:0`);
    else if (kind === 'transferred') go(`one-${event.origin}:${seat}`, `one-${building}:${seat}`);
    else if (kind === 'swapped') {
      go(`one-${building}:${event.up}`, `two-${building}:${event.up}`);
      go(`two-${building}:${event.down}`, `one-${building}:${event.down}`);
    } else if (kind === 'connected') go(`prep-${event.owner}-${event.slot}`, `stack-${building}`);
    else if (kind === 'drew') came.set(`hand-${seat}`, 'deck');
    else if (kind === 'filled') go(`hand-${seat}`, `prep-${seat}-${event.slot}`);
    else if (kind === 'covered' || kind === 'restacked' || kind === 'salvaged') touched.add(`stack-${building}`);
    else if (kind === 'gained' || kind === 'burned' || kind === 'paid') touched.add(`energy:${seat}`);
    else if (kind === 'drained') touched.add(`energy:${event.who}`);
    else if (kind === 'da_gained') touched.add(`energy:${DA}`);
    else if (kind === 'failed' || kind === 'sparked') touched.add('discards');
    else if (kind === 'inactive' || kind === 'refilled') touched.add(`prep-${DA}`);
    else if (kind === 'activated') touched.add(`prep-${DA}`).add(`building-${building}`);
  }
  return { came, touched };
}
