/**
 * What is printed on the 35 Project cards, to be drawn: the hand action above, the prep action below.
 * The same lines as in the engine's table of components; a test keeps the two alike.
 *
 * @typedef {{name: string, n: number | null, colour: string | null, then: Op[]}} Op
 * @typedef {{id: string, colour: string, value: number, top: Op[], bottom: Op[]}} Card
 */
import { ownPart } from '../../kit/ownparts.js';

/** @type {Record<string, string>} */
export const PRINTED = {
  energy: `
    launch 1, gain 1 | if_none_here: launch 2
    gain 2 | pay 1: launch 2
    gain 2, drain 1 | gain 2
    pay 1: settle_any 1 | pay 1: settle_here
    gain 1, draw 1 | if_hand energy: launch 1
    gain_per_building 3 | if_hand energy: gain 1
    pay 2: settle_any 2 | pay 1: launch 1`,
  ecosystem: `
    shift_tier | if_none_here: launch 2
    launch 1, demote | pay 1: promote_here
    launch 1, transfer | transfer_here
    promote 1 | pay 1: settle_here
    swap_tiers | if_hand ecosystem: launch 1
    pay 1: promote 1, launch 1 | demote_here
    pay 2: promote 2 | pay 1: launch 1`,
  water: `
    launch 1, draw 1 | if_none_here: launch 2
    launch 1, exchange | pay 1: launch 2
    launch 1, cycle 2 | draw 2
    dig 3, launch 1 | pay 1: settle_here
    trade_prep | exchange
    draw 2 | peek
    peek, draw 1 | if_hand water: launch 1`,
  science: `
    launch 2 | if_none_here: launch 2
    pay 1: launch 3 | pay 1: launch 2
    launch 1, swap_cards | launch 1
    swap_cards | settle_here
    launch 1, peek | if_hand science: launch 1
    salvage, launch 1 | swap_cards
    pay 1: launch 2 | pay 1: launch 1`,
  construction: `
    launch 1, cover | launch 1
    cover, draw 1 | pay 1: launch 2
    settle_any 1 | pay 1: promote 1
    launch 1, transfer | pay 1: settle_any 1
    launch 1, cover | if_hand construction: launch 1
    pay 1: settle_any 1, launch 1 | transfer
    salvage, launch 1 | pay 1: launch 1`,
};

export const COLOURS = Object.keys(PRINTED);

/** @param {string} text @returns {Op[]} */
export function readOps(text) {
  const colon = text.indexOf(': ');
  if (colon >= 0) return [{ ...readOp(text.slice(0, colon)), then: readOps(text.slice(colon + 2)) }];
  return text.split(', ').map(readOp);
}

/** @param {string} text @returns {Op} */
function readOp(text) {
  const [name, word] = text.split(' ');
  const counted = word !== undefined && /^\d+$/.test(word);
  return { name, n: counted ? Number(word) : null, colour: word !== undefined && !counted ? word : null, then: [] };
}

const LONGEST_HALF = 160; // letters

/** @type {Map<string, Card>} */
const CARDS = new Map(
  Object.entries(PRINTED).flatMap(([colour, rows]) =>
    rows
      .trim()
      .split('\n')
      .map((row, i) => {
        const [top, bottom] = row.trim().split(' | ').map(readOps);
        const id = `${colour}-${i + 1}`;
        return /** @type {[string, Card]} */ ([id, { id, colour, value: i + 1, top, bottom }]);
      }),
  ),
);

export const ALL_CARDS = [...CARDS.keys()];

/** Every step that a card may name. */
const OPS = new Set(
  [...CARDS.values()]
    .flatMap(({ top, bottom }) => [...top, ...bottom])
    .flatMap((op) => [op.name, ...op.then.map((one) => one.name)]),
);

/** The printed card, or null where only a back is known. @param {string | null} id */
export const printed = (id) => (id && CARDS.get(id)) || null;

/**
 * The same as it is printed in the box that is played with: what its owner has entered in place of ours.
 * @param {{options?: Record<string, unknown>}} view @param {string | null} id @returns {Card | null}
 */
export function printedIn(view, id) {
  const card = printed(id);
  const own = card && ownPart(view, 'cards')[card.id];
  return card && own
    ? {
        ...card,
        value: ownValue(own.value) ?? card.value,
        top: ownHalf(own.top) ?? card.top,
        bottom: ownHalf(own.bottom) ?? card.bottom,
      }
    : card;
}

/** @param {unknown} value @returns {number | null} */
const ownValue = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9 ? value : null;

/** Half a card as its owner wrote it; a link may bring anything. @param {unknown} text @returns {Op[] | null} */
function ownHalf(text) {
  const ops = typeof text === 'string' && text.length < LONGEST_HALF ? readOps(text) : [];
  const known = (/** @type {Op} */ op) => OPS.has(op.name) && op.then.every((one) => OPS.has(one.name));
  return ops.length && ops.every(known) ? ops : null;
}

/** The colour of a face or of a back. @param {string} id */
export const colourOf = (id) => id.split('-')[0];

/**
 * What a Building does for whoever connects a card to it, and for Devious Automatics.
 * @type {Record<string, {ability: Op[], machine: string}>}
 */
export const BUILDINGS = {
  energy: { ability: readOps('gain 1'), machine: 'power' },
  ecosystem: { ability: readOps('shift_tier'), machine: 'upgrade' },
  water: { ability: readOps('sink'), machine: 'spark' },
  science: { ability: readOps('launch 1'), machine: 'recruit' },
  construction: { ability: readOps('settle_any 1'), machine: 'scheme' },
};
