/** Questions that need no answer by hand: what one could only pass, and as the reader wishes what is not about him. */
import { doesSomething } from './useful.js';

/** @typedef {import('./view.js').View} View */
/** @typedef {import('../board.js').Wish} Wish */
/** @typedef {{move: string, number: number, turn: number | null, seat: number}} Vow */

const ALL_ITEMS = 3;

/**
 * A pass for longer than now, to be kept until it ends.
 * @param {string} move
 * @param {View} view
 * @returns {Vow | null}
 */
export const vowOf = (move, { number, turn, pending }) =>
  pending && (move === 'pass turn' || move === 'pass round') ? { move, number, turn, seat: pending.seat } : null;

/**
 * A card one holds, or a weapon before one, that may be played while others play.
 * @param {string} id
 * @param {View} view
 * @param {number} seat
 */
export function stopAt(id, { seats }, seat) {
  const card = id.replace('card.', '');
  const { hand, weapons } = seats[seat];
  const own = hand?.includes(card) || weapons.some((one) => one.card === card);
  return seats.length > 1 && own ? { card, ways: ['always', 'never'] } : null;
}

/**
 * A pass for the turn, or until one's own, stands although somebody has played a card since.
 * @param {View} view @param {Vow | null} vow
 */
function stillSilent({ turn, number, pending, seats }, vow) {
  if (!vow || pending?.step !== 'window' || vow.seat !== pending.seat) return false;
  if (vow.move === 'pass turn') return vow.number === number && vow.turn === turn;
  return turn !== pending.seat && number - vow.number < seats.length;
}

/** Is it about whoever is asked: a card at him, his own fight, somebody about to win? @param {View} view */
function touches({ pending, fight, turn, seats, cooperative }) {
  const racing = !cooperative && turn !== pending?.seat && (seats[turn ?? 0]?.items?.length ?? 0) >= ALL_ITEMS;
  return fight?.seat === pending?.seat || racing;
}

/**
 * Should he be asked, going by what he wishes and what he could play?
 * @param {string[]} speeches
 * @param {View} view
 * @param {Wish} wish
 */
function heard(speeches, view, { asks, stops }) {
  const wayOf = (/** @type {string} */ move) => stops?.[move.split(' ')[1]];
  const left = speeches.filter((move) => wayOf(move) !== 'never');
  if (!left.length || left.some((move) => wayOf(move) === 'always')) return left.length > 0;
  if (asks === 'mine') return touches(view);
  return asks !== 'useful' || left.some((move) => doesSomething(move, view));
}

/** The pass that is made unasked. @param {string[]} moves @param {View} view @param {Wish} [wish] */
export function idlePass(moves, view, wish = { asks: 'always' }) {
  if (!moves.includes('pass now')) return '';
  const speeches = moves.filter((move) => !move.startsWith('pass '));
  if (!speeches.length || stillSilent(view, /** @type {Vow | null} */ (wish.vow ?? null))) return 'pass now';
  return view.pending?.step !== 'window' || heard(speeches, view, wish) ? '' : 'pass now';
}
