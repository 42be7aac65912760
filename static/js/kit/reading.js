/**
 * What every board first reads of what it is handed: who looks on, whether moves are chosen now, which there are.
 *
 * @typedef {{view: {seats: unknown[]}, seat: number | null, picker: import('../table/picker.js').Picker, t: unknown,
 *   names?: string[], mode?: string}} Handed
 */

/** Nobody's seat: all are somebody else's. */
const NOBODY = -1;

/**
 * The same context is read only once.
 * @template {object} C
 * @template M
 * @param {(ctx: C) => M} make
 * @returns {(ctx: C) => M}
 */
export function once(make) {
  /** @type {WeakMap<C, M>} */
  const read = new WeakMap();
  return (ctx) => {
    const model = read.get(ctx) ?? make(ctx);
    read.set(ctx, model);
    return model;
  };
}

/**
 * What is marked on the table: all that others have done since the own turn before, or what the last move did.
 * @param {{last?: import('../boards/board.js').Event[], since?: import('../boards/board.js').Event[]}} ctx
 */
export const lately = ({ last = [], since = [] }) => (since.length ? since : last);

/**
 * @template {Handed} C
 * @param {C} ctx
 * @returns {{ctx: C, view: C['view'], t: C['t'], own: number, live: boolean, verbs: Set<string>, names: string[]}}
 */
export function basics(ctx) {
  const { view, picker, names } = ctx;
  const live = (ctx.mode ?? 'play') === 'play' && (picker?.moves.length ?? 0) > 0;
  return {
    ctx,
    view,
    t: ctx.t,
    own: ctx.seat ?? NOBODY,
    live,
    verbs: new Set(live ? picker.moves.map((move) => move.split(' ')[0]) : []),
    names: view.seats.map((_, i) => names?.[i] ?? String(i + 1)),
  };
}

/** @typedef {{ctx: {picker: import('../table/picker.js').Picker}, live: boolean, verbs: Set<string>}} Read */

/** @param {string} pattern */
const verbOf = (pattern) => pattern.split(' ')[0];

/**
 * How a piece with this pattern stands now.
 * @param {Read} m
 * @param {string | undefined} pattern
 * @returns {import('./piece.js').Look}
 */
export function look(m, pattern) {
  if (!pattern || !m.live) return {};
  const { picker } = m.ctx;
  const same = pattern[0] === '*' || verbOf(picker.selection) === verbOf(pattern);
  return { legal: picker.isOpen(pattern), selected: same && picker.has(pattern) };
}

/**
 * The first of these patterns that some legal move has.
 * @param {Read} m
 * @param {(string | false | null | undefined)[]} patterns
 */
export function firstOpen(m, patterns) {
  if (!m.live) return undefined;
  return (
    patterns.find(
      (pattern) => pattern && (pattern[0] === '*' || m.verbs.has(verbOf(pattern))) && m.ctx.picker.isOpen(pattern),
    ) || undefined
  );
}

/** What is chosen so far, word by word. @param {Read} m @returns {string[]} */
export const chosenWords = (m) => (m.live ? m.ctx.picker.selection.split(' ').filter(Boolean) : []);
