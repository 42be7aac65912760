/** Who looks at the screen. @typedef {import('./types.js').Seat} Seat */

/** @param {Seat[]} seats @returns {number[]} */
export const people = (seats) => seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));

/**
 * The seat that should look: the person to act, else whoever looked before, else the first person.
 * @param {Seat[]} seats @param {number | null} toAct @param {number | null} before @returns {number | null} null: a spectator
 */
export function viewerAfter(seats, toAct, before) {
  const sitting = people(seats);
  if (!sitting.length) return null;
  if (toAct !== null && sitting.includes(toAct)) return toAct;
  return before !== null && sitting.includes(before) ? before : sitting[0];
}
