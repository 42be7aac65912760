/** Walking to a square farther off: the first tap shows the way, each further tap goes one square along it. */

/** @typedef {import('./model.js').Model} Model */

/** Where somebody wants to get, and in which turn he said so. @type {{at: string, turn: string} | null} */
let aim = null;

/** @param {Model} m */
const turnOf = ({ ctx, view }) => `${ctx.table ?? ''} ${view.number} ${view.turn}`;

/** @param {Model} m @param {string} at */
export function aimAt(m, at) {
  aim = { at, turn: turnOf(m) };
}

/** The square aimed at, as long as it can be reached in this movement. @param {Model} m @returns {string | undefined} */
export const aimed = (m) => (aim && aim.turn === turnOf(m) && m.verbs.has('step') && m.reach.has(aim.at) ? aim.at : undefined);

/** A tap on the square one is already on the way to chooses its step first, so that the same tap plays it. @param {Model} m @param {Event} event */
export function walkOn(m, event) {
  const piece = /** @type {Element} */ (event.target).closest('.mz-square');
  const at = piece?.getAttribute('data-id')?.replace(/^(far|sq)-/, '');
  const pattern = piece?.getAttribute('data-pattern');
  if (at && pattern && aimed(m) === at && !m.ctx.picker.selection) m.ctx.picker.pick(pattern);
}
