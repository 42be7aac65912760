/**
 * Walking to a square farther off: the first tap shows the way, the second walks it, up to the first fight; after one
 * the way is still shown.
 */

/** @typedef {import('./model.js').Model} Model */

/** Where somebody wants to get, and in which turn he said so. @type {{at: string, turn: string} | null} */
let aim = null;

/** @param {Model} m */
const turnOf = ({ ctx, view }) => `${ctx.table ?? ''} ${view.number} ${view.turn}`;

/** @param {Model} m @param {string} at */
export function aimAt(m, at) {
  aim = { at, turn: turnOf(m) };
}

/**
 * The square aimed at, as long as it can be reached in this movement.
 * @param {Model} m
 * @returns {string | undefined}
 */
export const aimed = (m) =>
  aim && aim.turn === turnOf(m) && m.verbs.has('step') && m.reach.has(aim.at) ? aim.at : undefined;
