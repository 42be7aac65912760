/** A question about a table that an address names in single words, as a figure (docs/figures.md). */

/** The moves of a list between commas; a comma may belong to a place: `step 1,1`. @param {string} text */
export const movesOf = (text) =>
  text
    .split(/,(?=\s|[a-z])/)
    .map((move) => move.trim())
    .filter(Boolean);

/**
 * @param {(name: string) => string} said what the address says under a name; empty: nothing
 * @param {string} game empty where nobody knows it
 * @param {string} [shown] the link of a worked example, in place of a position
 * @returns {Record<string, any>}
 */
export function shortFigure(said, game, shown = '') {
  const words = (/** @type {string[]} */ ...names) =>
    Object.fromEntries(names.flatMap((name) => (said(name) ? [[name, said(name)]] : [])));
  const position = said('pos') || said('position');
  const view = said('view');
  return {
    ...(game ? { game } : {}),
    ...(shown ? { link: shown } : position ? { position } : words('link', 'record')),
    ...words('marks', 'ask', 'answer', 'hint', 'caption'),
    ...(view ? { view: view === 'none' ? view : Number(view) } : {}),
    moves: movesOf(said('move')),
  };
}
