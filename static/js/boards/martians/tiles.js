/**
 * The printed tiles as they lie unturned, north up: a letter for each square (R road, B building, H house, F field, X
 * blocked, * road with a Martian on it), `-` and `|` for each white line. A road or field in the middle of a side leads
 * on to the next tile.
 */

import { ownPart } from '../../kit/ownparts.js';

/** @typedef {{kind: string, sign: boolean, r: number, c: number}} Square */
/**
 * @typedef {{squares: Square[], across: Set<string>, exits: Set<string>}} Shape  across: pairs of squares joined by a
 *   white line
 */

export const SQ = 40;
export const TILE = 120;

/** @type {Record<string, string>} */
const DRAWINGS = {
  house: 'X R X,  |  ,R-H-R,  |  ,X R X',
  farm: 'F-F-F,| | |,F-F-F,| | |,F-F-F',
  gas_station_1: 'B-B-B,|   |,R-R-R,  |  ,X * X',
  gas_station_2: 'X R B,  | |,X R-B,  | |,X R B',
  general_store: 'B-B-B,  |  ,R-R-R,  |  ,X R X',
  diner: 'B-B X,| |  ,B R-R,  |  ,X R X',
  feed_store: 'X R-B,  | |,X R B,  | |,X R-B',
  hardware_store: 'B-B-B,| |  ,B R-*,| |  ,B-R X',
  sheriff_office: 'B-B X,|    ,B-R-R,| |  ,B R X',
  clinic: 'B-B-B,|   |,B R-R,  |  ,X R X',
  gun_shop: 'X R B,  | |,X R-B,  | |,X R B',
  school: 'B-B-B,| | |,B R B,  |  ,X R X',
  church: 'B-B-B,| |  ,B-R X,  |  ,X * X',
  arcade: 'B-B-B,  |  ,R-R-R,  |  ,X R X',
  generic_cross: 'X R X,  |  ,R-*-R,  |  ,X R X',
  generic_tee: 'X X X,     ,R-*-R,  |  ,X R X',
  generic_tee_4: 'X X X,     ,R-R-R,  |  ,X R X',
  generic_straight_1: 'X R X,  |  ,X * X,  |  ,X R X',
  generic_straight: 'X R X,  |  ,X R X,  |  ,X R X',
  generic_curve_1: 'X X X,     ,X *-R,  |  ,X R X',
  generic_curve: 'X X X,     ,X R-R,  |  ,X R X',
  generic_dead_end: 'X X X,     ,X R X,  |  ,X R X',
};

/** @param {string} id */
export const drawingOf = (id) => DRAWINGS[id] ?? DRAWINGS[id.replace(/_\d+$/, '')];

const SQUARES = /^[RBXHF*](?:[- ][RBXHF*]){2}$/;
const BETWEEN = /^[| ](?: [| ]){2}$/;

/** @param {unknown} line @param {number} number */
const isLine = (line, number) => typeof line === 'string' && (number % 2 ? BETWEEN : SQUARES).test(line);

/**
 * A tile as the owner of a box has drawn it; ours if there is none, or none that can be (a link may bring anything).
 * @param {{options?: Record<string, unknown>}} view @param {string} id
 */
export function drawingIn(view, id) {
  const lines = view.options?.own ? ownPart(view, 'tiles')[id]?.drawing : null;
  return Array.isArray(lines) && lines.length === 5 && lines.every(isLine) ? lines.join(',') : drawingOf(id);
}

/** What a tile is: house, farm, generic, or the building's own name without its number. @param {string} id */
export const sortOf = (id) =>
  id.startsWith('generic') ? 'generic' : id.startsWith('farm') ? 'farm' : id.replace(/_\d$/, '');

/** @param {number} r1 @param {number} c1 @param {number} r2 @param {number} c2 */
const pair = (r1, c1, r2, c2) => [`${r1}${c1}`, `${r2}${c2}`].sort().join('~');

/** @type {Map<string, Shape>} */
const shapes = new Map();

/** One quarter turn clockwise. @param {{r: number, c: number}} square */
const turned = ({ r, c }) => ({ r: c, c: 2 - r });

/** @param {number} r @param {number} c @param {number} turn */
function placed(r, c, turn) {
  let square = { r, c };
  for (let i = 0; i < turn; i += 1) square = turned(square);
  return square;
}

/**
 * Squares, white lines and exits of a drawing as it lies.
 * @param {string} drawing @param {number} turn @returns {Shape}
 */
export function shapeOf(drawing, turn) {
  const key = `${drawing}/${turn}`;
  const known = shapes.get(key);
  if (known) return known;
  const lines = drawing.split(',');
  /** @type {Square[]} */
  const squares = [];
  const across = new Set();
  for (let r = 0; r < 3; r += 1) {
    for (let c = 0; c < 3; c += 1) {
      const letter = lines[r * 2][c * 2];
      const here = placed(r, c, turn);
      squares.push({ kind: letter === '*' ? 'R' : letter, sign: letter === '*', ...here });
      const join = (/** @type {number} */ r2, /** @type {number} */ c2) => {
        const there = placed(r2, c2, turn);
        across.add(pair(here.r, here.c, there.r, there.c));
      };
      if (lines[r * 2][c * 2 + 1] === '-') join(r, c + 1);
      if (r < 2 && lines[r * 2 + 1][c * 2] === '|') join(r + 1, c);
    }
  }
  squares.sort((a, b) => a.r - b.r || a.c - b.c);
  const leads = (/** @type {number} */ r, /** @type {number} */ c) => 'RF'.includes(squares[r * 3 + c].kind);
  const exits = new Set(
    Object.entries({ N: leads(0, 1), E: leads(1, 2), S: leads(2, 1), W: leads(1, 0) }).flatMap(([side, open]) =>
      open ? [side] : [],
    ),
  );
  const shape = { squares, across, exits };
  shapes.set(key, shape);
  return shape;
}

/** @param {Shape} shape @param {number} r1 @param {number} c1 @param {number} r2 @param {number} c2 */
export const joined = (shape, r1, c1, r2, c2) => shape.across.has(pair(r1, c1, r2, c2));
