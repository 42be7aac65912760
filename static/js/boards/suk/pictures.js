/** Tiles, transports, cards, corporations and holds as pictures for the rules. */
import { html, svg } from '../../base/lit.js';
import { iconAt } from '../../kit/icon.js';
import { CARDS, CORPORATIONS } from './icons.js';
import { goods, ship, sign } from './parts.js';

/** Rows and columns of the holds, and whether the corners are cut. @type {Record<string, [number, number, boolean]>} */
const HOLDS = {
  'hold-2p': [3, 4, false],
  'hold-3p': [2, 4, false],
  'hold-2p-octagon': [4, 4, true],
  'hold-3p-octagon': [3, 4, true],
};

/** @param {string} name */
function hold(name) {
  const [rows, columns, cut] = HOLDS[name];
  const corner = (/** @type {number} */ r, /** @type {number} */ c) =>
    (r === 0 || r === rows - 1) && (c === 0 || c === columns - 1);
  const cells = Array.from({ length: rows * columns }, (_, i) => [Math.floor(i / columns), i % columns]).filter(
    ([r, c]) => !(cut && corner(r, c)),
  );
  const size = 88 / Math.max(rows, columns);
  return cells.map(
    ([r, c]) =>
      svg`<rect class="cell-ground" x=${(c - columns / 2) * size + 1} y=${(r - rows / 2) * size + 1} width=${size - 2}
        height=${size - 2} rx="3" />`,
  );
}

/** @param {string} kind @param {string} name @param {string} letter */
function drawing(kind, name, letter) {
  if (kind === 'tile') return goods(name, 92, letter);
  if (kind === 'transport') return svg`${ship(name, 88)}${sign(name)}`;
  if (kind === 'card' && CARDS[name]) return iconAt(CARDS[name], 88);
  if (kind === 'corp' && CORPORATIONS[name]) return iconAt(CORPORATIONS[name], 80);
  return kind === 'hold' && HOLDS[name] ? hold(name) : '';
}

/**
 * @param {string} id as in the texts: `tile.engine-red`, `card.nebula`
 * @param {string} [_name]
 * @param {string} [letter] of a tile, in the reader's language
 */
export function picture(id, _name, letter = '') {
  const [kind, name] = id.split('.');
  const drawn = drawing(kind, name, letter);
  return (
    drawn &&
    html`<svg class="night part-night" viewBox="-54 -54 108 108" aria-hidden="true"><rect class="part-sky" x="-54"
      y="-54" width="108" height="108" rx="12" />${drawn}</svg>`
  );
}
