/** What the Deep Space cards do in this game: as we have reconstructed it, or as the owner of a box says. */
import { ownPart } from '../../kit/ownparts.js';
import { cellsOf } from './model.js';

/** @typedef {import('./model.js').Model} Model */

/** What gives points with us, and how many. @type {Record<string, number>} */
const POINTED = { pulsar: 1, quasar: 1, supernova: 1, full_load: 2 };

/** @param {Model} m @param {string} card @returns {{does?: string, points?: number, empty?: number} | null} */
const entered = (m, card) => ownPart(m.view, 'deep')[card] ?? null;

/** What a card does, in a sentence. @param {Model} m @param {string} card @returns {string} */
export function deepText(m, card) {
  const own = entered(m, card);
  if (!own) return m.t(`card.${card}.text`);
  const does = typeof own.does === 'string' ? own.does : card;
  if (!(does in POINTED)) return m.t(`card.${does}.text`);
  return m.t(`board.own.deep.${does}`, { points: own.points ?? POINTED[does], empty: own.empty ?? 1 });
}

/** The card in force that does this. @param {Model} m @param {string} what @returns {string} */
export const cardOf = (m, what) => inForce(m, what) ?? what;

/** @param {Model} m @param {string} what */
const inForce = (m, what) => m.view.deep.find((card) => (entered(m, card)?.does ?? card) === what);

/**
 * While a full hold is paid for, how many cells of this one are still empty: the points alone look like a loss.
 * @param {Model} m @param {number} seat @returns {{n: number, words: string} | null}
 */
export function cellsLeft(m, seat) {
  const counts = m.view.turn !== null && inForce(m, 'full_load');
  const n = counts ? cellsOf(m.view.mask).length - Object.keys(m.view.holds[seat]).length : 0;
  return n ? { n, words: m.t('board.cells.left', { n }) } : null;
}

/** What the customs keep back now, in the name of the card that says so. @param {Model} m @returns {string} */
export const customsWords = (m) => m.t('board.customs', { colour: m.view.customs, card: cardOf(m, 'customs') });

/** Who says so, where it is not us. @param {Model} m @param {string} card @returns {string[]} */
export const deepSource = (m, card) => (entered(m, card) ? [m.t('board.own.deep')] : []);
