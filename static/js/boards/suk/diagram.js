/** The ring and the holds as one still drawing, with the numbers of the docks and the names of the cells. */
import { svg } from '../../base/lit.js';
import { around, below, beside, framed, label, row, sized } from '../../kit/diagram.js';
import { goods, ship, sign, TRANSPORTS } from './parts.js';
import { dockNumbers, docksAt, ringThumb } from './ring.js';

const CELL = 100;
const HOLD = 420;

/** `b2` is the second column of the second row. @param {string} cell */
const placeOfCell = (cell) => ({ col: cell.charCodeAt(0) - 97, row: Number(cell[1]) - 1 });

/** @param {any} view @param {number} seat */
function hold(view, seat) {
  const cells = view.mask
    .flatMap((/** @type {string} */ line, /** @type {number} */ i) =>
      [...line].map((sign, k) => (sign === '#' ? '' : `${String.fromCharCode(97 + k)}${i + 1}`)),
    )
    .filter(Boolean)
    .map((/** @type {string} */ cell) => ({ cell, ...placeOfCell(cell) }));
  const size = (/** @type {'col' | 'row'} */ way) => 1 + Math.max(...cells.map((/** @type {any} */ one) => one[way]));
  /** @type {Record<string, import('../../kit/diagram.js').Box>} */
  const places = {};
  const body = cells.map((/** @type {any} */ { cell, col, row: line }) => {
    const tile = view.holds[seat][cell];
    const [x, y] = [col * CELL + CELL / 2, line * CELL + CELL / 2];
    places[`cell-${seat}-${cell}`] = around(x, y, 92);
    return svg`<g transform=${`translate(${x} ${y})`}><rect class="cell-ground" x="-46" y="-46" width="92"
      height="92" rx="12" />${tile ? goods(tile, 82) : label(cell, 0, 0, 30)}</g>`;
  });
  return framed({ left: 0, top: 0, width: size('col') * CELL, height: size('row') * CELL }, body, places);
}

/** @param {any} view @param {number} seat */
const transports = (view, seat) =>
  row(
    TRANSPORTS.map((colour) => ({
      id: `hand-${seat}-${colour}`,
      w: 96,
      h: 80,
      body: svg`<g transform="translate(-8 0)">${ship(colour, 74)}${sign(colour, 0, 0, 0.82)}</g>`,
      n: view.hands[seat][colour] ?? 0,
    })),
    HOLD,
    seat,
  );

/** @param {any} view @returns {import('../../kit/diagram.js').Block} */
export function diagram(view) {
  const ring = framed(
    { left: 0, top: 0, width: 1000, height: 1000 },
    svg`${ringThumb(view)}${dockNumbers(view)}`,
    docksAt,
  );
  const seats = Array.isArray(view.holds) && Array.isArray(view.mask) && Array.isArray(view.hands);
  const sides = seats
    ? view.holds.map((/** @type {any} */ _, /** @type {number} */ seat) =>
        below([transports(view, seat), sized(hold(view, seat), { width: HOLD })], 14),
      )
    : [];
  const side = below(sides, 34);
  return beside([ring, side.height > 1000 ? sized(side, { height: 1000 }) : side], 40);
}

export const ground = 'night';
