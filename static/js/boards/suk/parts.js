/** Goods tiles and transports as drawn things, and what their ids say. */
import { svg } from '../../base/lit.js';
import { tileFace, tileAt } from '../../kit/tile.js';
import { TYPES } from './icons.js';

export const COLOURS = ['yellow', 'purple', 'red', 'blue', 'orange', 'turquoise'];
export const TYPE_IDS = Object.keys(TYPES);
/** @type {('white' | 'grey' | 'black')[]} */
export const TRANSPORTS = ['white', 'grey', 'black'];

/** Which faces of the printed set have a lit corner (sheet, table 4.5). */
const RARE = new Set(
  'engine-red plant-turquoise robot-purple crystal-orange spice-blue relic-blue creature-yellow'.split(' '),
);

/** Tiles by type, then by colour. @param {string[]} tiles */
export function inOrder(tiles) {
  const place = (/** @type {string} */ id) =>
    TYPE_IDS.indexOf(typeOf(id)) * COLOURS.length + COLOURS.indexOf(colourOf(id));
  return tiles.sort((a, b) => place(a) - place(b));
}

/** An owner's face that is not like ours says so itself: `engine-red-plain`. @param {string} id */
export const isRare = (id) => (id.endsWith('-plain') ? false : id.endsWith('-rare') || RARE.has(id));
/** @param {string} id */
export const typeOf = (id) => id.split('-')[0];
/** @param {string} id */
export const colourOf = (id) => id.split('-')[1];

/**
 * A tile with the character of its colour in the corner; without one where nobody could read it.
 * @param {string} id
 * @param {number} size
 * @param {string} [letter]
 */
export const goods = (id, size, letter = '') =>
  tileAt({ size }, tileFace({ hue: colourOf(id), letter, icon: TYPES[typeOf(id)], lit: isRare(id) }));

/** The small sign of a transport colour: circle, triangle, square; 20 units wide. @type {Record<string, unknown>} */
const SIGNS = {
  white: svg`<circle r="9.500" />`,
  grey: svg`<path d="M0-10.500L10.800 8.500H-10.800Z" />`,
  black: svg`<path d="M-8.500-8.500H8.500V8.500H-8.500Z" />`,
};

/** @param {string} colour @param {number} [x] @param {number} [y] @param {number} [scale] */
export const sign = (colour, x = 0, y = 0, scale = 1) =>
  svg`<g class=${`sign sign-${colour}`} transform=${`translate(${x} ${y}) scale(${scale})`}>${SIGNS[colour]}</g>`;

/** Ships seen from above, 100 units, bow towards -y. @type {Record<string, unknown>} */
const SHIPS = {
  white: svg`<path class="ship-fin" d="M-40-12C-52 0-52 22-42 32L-26 18ZM40-12C52 0 52 22 42 32L26 18Z" />
    <path class="ship-fin" d="M-12 34H12V46H-12Z" /><circle class="ship-hull" r="36" /><circle class="ship-line"
      r="25" />
    <path class="ship-line" d="M-10-43L0-50L10-43M-24-14L-31-20M24-14L31-20M-24 14L-31 20M24 14L31 20" /><circle
      class="ship-core" r="11" />`,
  grey: svg`<path class="ship-fin" d="M-20 32H-8V46H-20ZM8 32H20V46H8Z" /><path class="ship-hull"
  d="M0-50L47 36Q0 22-47 36Z" />
    <path class="ship-line" d="M0-29L29 22Q0 14-29 22ZM-36 30L-24 8M36 30L24 8" /><path class="ship-core"
      d="M0-9L14 13Q0 9-14 13Z" />`,
  black: svg`<path class="ship-fin" d="M-48-18H-36V20H-48ZM36-18H48V20H36ZM-22 36H-8V46H-22ZM8 36H22V46H8Z" />
    <path class="ship-hull" d="M-28-38H28L37-29V36H-37V-29Z" /><path class="ship-line"
      d="M-24-26H24V24H-24ZM-37 0H-24M37 0H24M-12-38V-46M12-38V-46" />
    <path class="ship-core" d="M-11-11H11V11H-11Z" />`,
};

/** @param {string} colour @param {number} size @param {number} [angle] */
export const ship = (colour, size, angle = 0) =>
  svg`<g class=${`ship ship-${colour}`} transform=${`rotate(${angle}) scale(${size / 100})`}>${SHIPS[colour]}</g>`;
