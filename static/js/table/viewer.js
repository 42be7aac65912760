/** Who looks at the screen. @typedef {import('../base/types.js').Seat} Seat */

/**
 * The people at this screen.
 * @param {readonly Seat[]} seats
 * @param {readonly number[]} [away] seats that are played elsewhere
 * @returns {number[]}
 */
export const people = (seats, away = []) =>
  seats.flatMap((seat, i) => (seat.kind === 'person' && !away.includes(i) ? [i] : []));

/**
 * The seat that should look: the person to act, else whoever looked before, else the first person.
 * @param {readonly Seat[]} seats
 * @param {number | null} toAct
 * @param {number | null} before
 * @param {readonly number[]} [away]
 * @returns {number | null} null: a spectator
 */
export function viewerAfter(seats, toAct, before, away = []) {
  const sitting = people(seats, away);
  if (!sitting.length) return null;
  if (toAct !== null && sitting.includes(toAct)) return toAct;
  return before !== null && sitting.includes(before) ? before : sitting[0];
}
