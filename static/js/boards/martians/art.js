/**
 * A tile from above, 120 units wide, origin in its north-west corner: dusk green gardens, asphalt, roofs with dark
 * walls, and a white line wherever one may step. Drawn turned, so signs and names always stand upright.
 */
import { svg, nothing } from '../../base/lit.js';
import { outline } from '../../kit/geometry.js';
import { iconAt } from '../../kit/icon.js';
import { EMBLEMS } from './icons.js';
import { warningSign } from './figures.js';
import { drawingOf, joined, shapeOf, sortOf, SQ, TILE } from './tiles.js';

/** @typedef {import('./tiles.js').Shape} Shape */
/** @typedef {import('./tiles.js').Square} Square */

const VERGE = 3;

/** @param {Shape} shape @param {string} kinds */
const of = (shape, kinds) => shape.squares.filter(({ kind }) => kinds.includes(kind));

/**
 * Where a road square goes on: to a linked neighbour or over the edge.
 * @param {Shape} shape
 * @param {Square} square
 * @param {number} dr
 * @param {number} dc
 */
function goesOn(shape, { r, c }, dr, dc) {
  const [r2, c2] = [r + dr, c + dc];
  if (r2 < 0) return shape.exits.has('N') && c === 1;
  if (r2 > 2) return shape.exits.has('S') && c === 1;
  if (c2 < 0) return shape.exits.has('W') && r === 1;
  if (c2 > 2) return shape.exits.has('E') && r === 1;
  return joined(shape, r, c, r2, c2);
}

/** Asphalt with a green verge where it ends. @param {Shape} shape */
function road(shape) {
  return of(shape, 'R')
    .map((square) => {
      const { r, c } = square;
      const verge = (/** @type {number} */ dr, /** @type {number} */ dc) => (goesOn(shape, square, dr, dc) ? 0 : VERGE);
      const [n, e, s, w] = [verge(-1, 0), verge(0, 1), verge(1, 0), verge(0, -1)];
      return `M${c * SQ + w} ${r * SQ + n}H${c * SQ + SQ - e}V${r * SQ + SQ - s}H${c * SQ + w}Z`;
    })
    .join('');
}

/** Kerbs: the road's closed sides. @param {Shape} shape */
function kerbs(shape) {
  return of(shape, 'R')
    .map((square) => {
      const { r, c } = square;
      const shut = (/** @type {number} */ dr, /** @type {number} */ dc) => !goesOn(shape, square, dr, dc);
      const [n, e, s, w] = [shut(-1, 0), shut(0, 1), shut(1, 0), shut(0, -1)];
      const [x1, y1, x2, y2] = [
        c * SQ + (w ? VERGE : 0),
        r * SQ + (n ? VERGE : 0),
        c * SQ + SQ - (e ? VERGE : 0),
        r * SQ + SQ - (s ? VERGE : 0),
      ];
      return `${n ? `M${x1} ${y1}H${x2}` : ''}${s ? `M${x1} ${y2}H${x2}` : ''}${w ? `M${x1} ${y1}V${y2}` : ''}${e ? `M${x2} ${y1}V${y2}` : ''}`;
    })
    .join('');
}

/**
 * A short line across the border of two squares.
 * @param {number} r
 * @param {number} c
 * @param {'E' | 'S'} side
 * @param {number} half
 */
function bar(r, c, side, half) {
  const [x, y] = side === 'E' ? [c * SQ + SQ, r * SQ + SQ / 2] : [c * SQ + SQ / 2, r * SQ + SQ];
  return side === 'E' ? `M${x} ${y - half}V${y + half}` : `M${x - half} ${y}H${x + half}`;
}

/**
 * All borders inside the tile.
 * @param {Shape} shape
 * @param {(a: Square, b: Square, r: number, c: number, side: 'E' | 'S') => string} draw
 */
function borders(shape, draw) {
  const at = (/** @type {number} */ r, /** @type {number} */ c) => shape.squares[r * 3 + c];
  return shape.squares
    .map((square) => {
      const { r, c } = square;
      return `${c < 2 ? draw(square, at(r, c + 1), r, c, 'E') : ''}${r < 2 ? draw(square, at(r + 1, c), r, c, 'S') : ''}`;
    })
    .join('');
}

/** @param {Square} a @param {Square} b */
const isDoor = (a, b) => a.kind !== b.kind && 'BH'.includes(a.kind === 'R' ? b.kind : a.kind);

/** White lines between squares of one kind: thin. @param {Shape} shape */
const seams = (shape) =>
  borders(shape, (a, b, r, c, side) =>
    joined(shape, a.r, a.c, b.r, b.c) && a.kind === b.kind ? bar(r, c, side, a.kind === 'B' ? 6 : 11) : '',
  );

/** White lines through a wall: broad. @param {Shape} shape */
const doors = (shape) =>
  borders(shape, (a, b, r, c, side) => (joined(shape, a.r, a.c, b.r, b.c) && isDoor(a, b) ? bar(r, c, side, 8) : ''));

/** Borders within a building or a road that nobody may cross. @param {Shape} shape */
const inner = (shape) =>
  borders(shape, (a, b, r, c, side) =>
    !joined(shape, a.r, a.c, b.r, b.c) && a.kind === b.kind && a.kind !== 'X' ? bar(r, c, side, 20) : '',
  );

/** The white line at each side that leads on. @param {Shape} shape */
function gates(shape) {
  const mid = TILE / 2;
  const lines = {
    N: `M${mid - 11} .7H${mid + 11}`,
    S: `M${mid - 11} ${TILE - 0.7}H${mid + 11}`,
    W: `M.7 ${mid - 11}V${mid + 11}`,
    E: `M${TILE - 0.7} ${mid - 11}V${mid + 11}`,
  };
  return Object.entries(lines)
    .map(([side, line]) => (shape.exits.has(side) ? line : ''))
    .join('');
}

/**
 * Trees and bushes stand on the blocked squares, never two alike in a row.
 * @param {Shape} shape
 * @param {Square | undefined} except
 */
function gardens(shape, except) {
  const crowns = [
    [
      [14, 15, 9],
      [28, 26, 7],
    ],
    [
      [26, 13, 8],
      [13, 27, 6.5],
    ],
    [[20, 20, 10]],
    [
      [12, 12, 6],
      [29, 17, 7],
      [16, 29, 6],
    ],
  ];
  return of(shape, 'X')
    .filter((square) => square !== except)
    .map(({ r, c }) =>
      crowns[(r * 2 + c * 3) % 4].map(([x, y, size]) => {
        const [cx, cy] = [c * SQ + x, r * SQ + y];
        return svg`<circle class="tree-shade" cx=${cx + 1.5} cy=${cy + 2} r=${size} /><circle class="tree" cx=${cx}
          cy=${cy} r=${size} /><path class="tree-line"
          d=${`M${cx - size * 0.5} ${cy}A${size * 0.5} ${size * 0.5} 0 0 1 ${cx} ${cy - size * 0.5}`} />`;
      }),
    );
}

/** Roofs seen from above: a wall round all rooms, ribs of the roof, a parapet. @param {Shape} shape */
function roofs(shape) {
  const rooms = of(shape, 'B').map(({ r, c }) => ({ row: r, col: c }));
  if (!rooms.length) return nothing;
  const fill = rooms.map(({ row, col }) => `M${col * SQ} ${row * SQ}h${SQ}v${SQ}h${-SQ}Z`).join('');
  const ribs = rooms
    .map(({ row, col }) => [8, 16, 24, 32].map((y) => `M${col * SQ} ${row * SQ + y}h${SQ}`).join(''))
    .join('');
  return svg`<path class="roof" d=${fill} /><path class="roof-ribs" d=${ribs} /><path class="roof-rim"
    d=${outline(rooms, SQ, 5)} /><path class="wall" d=${outline(rooms, SQ, 1.5)} />`;
}

/** Furrows, and a fence with four gates. */
const FIELD = svg`<rect class="field" width="120" height="120" />
  <path class="furrows" d="M0 8H120M0 18H120M0 28H120M0 48H120M0 58H120M0 68H120M0 88H120M0 98H120M0 108H120" />
  <path class="field-grid" d="M40 0V120M80 0V120M0 40H120M0 80H120" />
  <path class="fence" d="M2 2H42M78 2H118V42M118 78V118H78M42 118H2V78M2 42V2" /><path class="fence-posts"
    d="M2 2H42M78 2H118V42M118 78V118H78M42 118H2V78M2 42V2" />`;

const HOUSE = svg`<rect class="roof" x="42" y="42" width="36" height="36" /><path class="roof-ribs"
  d="M42 50H78M42 58H78M42 66H78M42 74H78" />
  <path class="roof-ridge" d="M42 42L56 60L42 78M78 42L64 60L78 78M56 60H64" /><rect class="wall" x="42" y="42"
    width="36" height="36" /><rect class="chimney" x="66" y="46" width="6" height="6" />`;

/** Where the sign of a building stands: the first blocked square of the tile as it lies. @param {Shape} shape */
const signPlace = (shape) => of(shape, 'X')[0];

/** A name never leaves its tile: it begins or ends with the outer squares. */
const ANCHORS = ['start', 'middle', 'end'];
const OFFSETS = [-18, 0, 18]; // from the middle of the square

/** A name in one or two lines, as large as it must be to be read. @param {number} column @param {string} name */
function nameBelow(column, name) {
  const words = name.split(' ');
  const lines = words.length > 2 ? [words.slice(0, -1).join(' '), words.at(-1)] : words;
  return svg`<text class="sign-name" y="26" text-anchor=${ANCHORS[column]}>${lines.map(
    (line) => svg`<tspan x=${OFFSETS[column]} dy="0.95em">${line}</tspan>`,
  )}</text>`;
}

/** @param {string} sort @param {Square} at @param {string} name */
const signBoard = (sort, { r, c }, name) =>
  svg`<g class="sign" transform=${`translate(${c * SQ + 20} ${r * SQ})`}><path class="sign-post"
    d="M0 12V26" /><rect class="sign-board" x="-12" y="2.500" width="24" height="22"
    rx="3" />${iconAt(EMBLEMS[sort], 20, 0, 13.5)}
    ${nameBelow(c, name)}</g>`;

/** @type {Map<string, unknown>} */
const drawn = new Map();

/** Squares of a Farm where nothing is sown: only an owner's Farm has some. @param {import('./tiles.js').Shape} shape */
const wild = ({ squares }) =>
  squares.flatMap(({ kind, r, c }) =>
    kind === 'X' ? [svg`<rect class="lawn" x=${c * SQ} y=${r * SQ} width=${SQ} height=${SQ} />`] : [],
  );

/** @param {string} id @param {number} turn @param {string} name @param {string} drawing */
function draw(id, turn, name, drawing) {
  const shape = shapeOf(drawing, turn);
  const sort = sortOf(id);
  if (sort === 'farm')
    return svg`${FIELD}${wild(shape)}<path class="seam" d=${gates(shape)} /><text class="field-name" x="60" y="13"
      text-anchor="middle">${name}</text>`;
  const place = EMBLEMS[sort] && sort !== 'house' ? signPlace(shape) : undefined;
  return svg`<rect class="lawn" width="120" height="120" /><path class="road" d=${road(shape)} /><path class="kerb"
    d=${kerbs(shape)} />
    ${gardens(shape, place)}${sort === 'house' ? HOUSE : roofs(shape)}<path class="inner-wall" d=${inner(shape)} />
    <path class="seam" d=${seams(shape) + gates(shape)} /><path class="jamb" d=${doors(shape)} /><path class="door"
      d=${doors(shape)} />
    ${shape.squares.filter(({ sign }) => sign).map(({ r, c }) => warningSign(c * SQ + 31, r * SQ + 10))}
    ${place ? signBoard(sort, place, name) : nothing}${
      sort === 'house'
        ? svg`<g
      transform="translate(20 0)">${nameBelow(0, name)}</g>`
        : nothing
    }`;
}

/**
 * A tile as it lies; the same drawing each time.
 * @param {string} id @param {number} turn @param {string} name @param {string} [drawing] of the owner of a box
 */
export function tileArt(id, turn, name, drawing = drawingOf(id)) {
  const key = `${id}/${turn}/${name}/${drawing}`;
  if (!drawn.has(key))
    drawn.set(
      key,
      svg`<g class=${`mz-tile sort-${sortOf(id)}`}>${draw(id, turn, name, drawing)}<rect class="tile-edge" x=".5" y=".5"
        width="119" height="119" /></g>`,
    );
  return drawn.get(key);
}
