/** The town on its table: tiles, everything that stands on them, and the squares that mean something now. */
import { html, svg, nothing } from '../../base/lit.js';
import { repeat } from '../../base/directives.js';
import { hatches } from '../../kit/hatch.js';
import { pawn } from '../../kit/pawn.js';
import { mover, piece } from '../../kit/piece.js';
import { chosenWords, firstOpen, look } from '../../kit/reading.js';
import { viewport } from '../../kit/viewport.js';
import { tileArt } from './art.js';
import { martian, martianHead, siteArt, tokenArt } from './figures.js';
import { aimed, aimAt, stepPlan, walkPlan } from './aim.js';
import {
  cellOf,
  coords,
  martianPattern,
  pathTo,
  seatPattern,
  signPattern,
  squarePattern,
  tokenPattern,
  wordsAt,
} from './model.js';
import { cellName, contents, squareName, tileName } from './placenames.js';
import { drawingIn, SQ, TILE } from './tiles.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./model.js').Token} Token */

const HALF = SQ / 2;

/** Middle of a square. @param {string} square */
function middle(square) {
  const [r, c] = coords(square);
  return { x: c * SQ + HALF, y: r * SQ + HALF };
}

/** Corner of a tile's place. @param {string} cell */
function corner(cell) {
  const [r, c] = coords(cell);
  return { x: c * TILE, y: r * TILE };
}

/** The part of the table that is drawn: the town and one free place around it. @param {Model} m */
function extent(m) {
  const cells = m.view.town.map(({ cell }) => coords(cell));
  const rows = cells.map(([r]) => r);
  const cols = cells.map(([, c]) => c);
  const [top, left] = [Math.min(...rows) - 1, Math.min(...cols) - 1];
  return {
    x: left * TILE,
    y: top * TILE,
    width: (Math.max(...cols) + 2 - left) * TILE,
    height: (Math.max(...rows) + 2.5 - top) * TILE,
  };
}

/** @param {{x: number, y: number}[]} points @param {number} room around them */
function around(points, room) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left + room, height: bottom - top + room };
}

/**
 * Figures and tokens to choose from; what is chosen of them moves nothing, so that a second tap meets what the first
 * did.
 * @param {Model} m
 * @returns {string[]}
 */
function movable(m) {
  return [
    ...wordsAt(m, 'march', 1),
    ...wordsAt(m, 'lure', 1),
    ...wordsAt(m, 'remove', 1),
    ...wordsAt(m, 'look', 1),
    ...wordsAt(m, 'circles', 1),
    ...wordsAt(m, 'circles', 2),
  ];
}

/**
 * What the eye should be on: the places for a tile, the squares to choose from, else the pawn whose turn it is.
 * @param {Model} m
 */
function focus(m) {
  const { view } = m;
  const pawnOf = view.seats[view.turn ?? (m.own < 0 ? 0 : m.own)];
  const here = pawnOf ? [middle(pawnOf.pawn)] : [];
  if (view.placements?.length) {
    const places = view.placements.map(({ cell }) => ({ x: corner(cell).x + TILE / 2, y: corner(cell).y + TILE / 2 }));
    const lowest = Math.max(...places.map(({ y }) => y));
    return around([...here, ...places, { x: places[0].x, y: lowest + (m.ctx.phone ? TILE / 2 : 0) }], TILE); // the frame's buttons lie below
  }
  const squares = [
    ...wordsAt(m, 'lay', 2),
    ...wordsAt(m, 'spawn', 1),
    ...wordsAt(m, 'cook', 1),
    ...wordsAt(m, 'drop', 2),
  ];
  if (squares.length) return around(squares.map(middle), m.ctx.phone ? SQ * 1.5 : TILE);
  const room = m.ctx.phone ? SQ * 2 : TILE * 2;
  const cells = wordsAt(m, 'tile', 1).map((cell) => ({ x: corner(cell).x + TILE / 2, y: corner(cell).y + TILE / 2 }));
  if (cells.length) return around(cells, TILE);
  const things = movable(m).map(middle);
  const near = (/** @type {{x: number, y: number}} */ { x, y }) =>
    Math.hypot(x - (here[0]?.x ?? x), y - (here[0]?.y ?? y));
  if (things.length) return around([...here, ...things.sort((a, b) => near(a) - near(b)).slice(0, 2)], room);
  if (view.fight) return around([middle(view.fight.at)], room);
  return here.length ? around(here, room) : null;
}

// ---- tiles ----

/** @param {Model} m @param {import('./model.js').Placed} placed */
function tile(m, { tile: id, cell, rotation }) {
  const { x, y } = corner(cell);
  const pattern = firstOpen(m, [`tile ${cell}`]);
  const people = m.view.seats.flatMap(({ pawn: at }, seat) => (cellOf(at) === cell ? [m.names[seat]] : []));
  const label = m.t('board.tile', {
    tile: cellName(m, cell),
    n: m.view.martians.filter((at) => cellOf(at) === cell).length,
    who: people.join(', '),
    here: people.length,
  });
  const name = id.startsWith('generic') ? '' : tileName(m, id);
  const art = tileArt(id, rotation / 90, name, drawingIn(m.view, id));
  return svg`<g transform=${`translate(${x} ${y})`} data-inspect=${`place.${cell}`}>${art}
    ${
      pattern
        ? piece(
            {
              kind: 'mz-tile-choice',
              pattern,
              id: `tile-${cell}`,
              label,
              inspect: `place.${cell}`,
              look: look(m, pattern),
            },
            svg`<rect class="hit" width="120" height="120" /><rect class="mark" x="4" y="4" width="112" height="112"
              rx="6" />`,
          )
        : svg`<rect class="piece mz-tile-key" role="button" tabindex="-1" x="1" y="1" width="38" height="38" rx="4"
        data-id=${`tile-${cell}`} aria-label=${label} data-inspect=${`place.${cell}`} />`
    }</g>`;
}

/** The drawn tile where it might lie. @param {Model} m */
function ghosts(m) {
  const { drawn } = m.view;
  if (!drawn || !m.verbs.has('place')) return nothing;
  const [, chosen, turn] = chosenWords(m);
  const hovered = m.ctx.hover?.split(' ')[1];
  return wordsAt(m, 'place', 1).map((cell) => {
    const { x, y } = corner(cell);
    const turns = turnsAt(m, cell);
    const rotation = cell === chosen && turn && turn !== '*' ? Number(turn) : turns[0].rotation;
    const shown = cell === chosen || (!chosen && cell === hovered);
    const closes = turns.find((one) => one.rotation === rotation)?.closes;
    const pattern = `place ${cell} ${rotation}`;
    const label = m.t('board.ghost', {
      tile: tileName(m, drawn),
      where: cellName(m, cell),
      n: turns.length,
      closes: closes ? 'yes' : 'no',
    });
    return piece(
      {
        x,
        y,
        kind: `mz-ghost${shown ? ' is-shown' : ''}`,
        inspect: `tile.${drawn}`,
        pattern,
        plan: placePlan(m, pattern),
        id: `cell-${cell}`,
        label,
        look: look(m, pattern),
      },
      svg`
      <rect class="ghost-ground" x="3" y="3" width="114" height="114"
        rx="6" />${
          shown
            ? svg`<g class="ghost-tile">${tileArt(drawn, rotation / 90, '', drawingIn(m.view, drawn))}</g>`
            : svg`<path class="ghost-plus" d="M60 46V74M46 60H74" />${
                turns.length > 1
                  ? svg`<text class="ghost-n" x="60"
          y="96" text-anchor="middle">↻ ${turns.length}</text>`
                  : nothing
              }`
        }
      ${
        closes
          ? svg`<g transform="translate(100 20)"><path class="ghost-warn" d="M0-13L14 11H-14Z" /><path
        class="ghost-bang" d="M0-5V3M0 7V8" /></g>`
          : nothing
      }
      <rect class="hit" width="120" height="120" /><rect class="mark" x="3" y="3" width="114" height="114" rx="6" />`,
    );
  });
}

/**
 * The ways the drawn tile may lie at a place.
 * @param {Model} m
 * @param {string} cell
 * @returns {{rotation: number, closes: boolean}[]}
 */
export function turnsAt(m, cell) {
  const told = (m.view.placements ?? []).filter((one) => one.cell === cell);
  const open = m.ctx.picker.moves
    .map((/** @type {string} */ move) => move.split(' '))
    .filter((/** @type {string[]} */ words) => words[0] === 'place' && words[1] === cell)
    .map((/** @type {string[]} */ words) => Number(words[2]));
  return open
    .sort((/** @type {number} */ a, /** @type {number} */ b) => a - b)
    .map((/** @type {number} */ rotation) => ({
      rotation,
      closes: told.some((one) => one.rotation === rotation && one.closes),
    }));
}

/**
 * A building with what is in it: laid together, unless the tile closes the map. Nothing in it: the tile alone.
 * @param {Model} m @param {string} pattern
 */
export const placePlan = (m, pattern) =>
  drawingIn(m.view, m.view.drawn ?? '').includes('B') && !closes(m, pattern) ? `${pattern};lay *` : undefined;

/** Would no other tile fit any more? @param {Model} m @param {string} move */
export const closes = (m, move) =>
  Boolean(m.view.placements?.some((one) => one.closes && move === `place ${one.cell} ${one.rotation}`));

// ---- what stands on squares ----

/** Where several pawns of one square stand, with their size. @type {[number, number][][]} */
const GROUPS = [
  [[0, 2]],
  [
    [-9, 2],
    [9, 2],
  ],
  [
    [-10, 7],
    [10, 7],
    [0, -8],
  ],
  [
    [-9, -8],
    [9, -8],
    [-9, 9],
    [9, 9],
  ],
  [
    [-12, -9],
    [0, -9],
    [12, -9],
    [-7, 9],
    [7, 9],
  ],
  [
    [-12, -9],
    [0, -9],
    [12, -9],
    [-12, 9],
    [0, 9],
    [12, 9],
  ],
];
const SIZES = [0.78, 0.52, 0.48, 0.42, 0.38, 0.38];

/** @param {Model} m @param {string} at @param {number[]} seats @param {boolean} beside a Martian */
function pawnsAt(m, at, seats, beside) {
  const places = GROUPS[seats.length - 1];
  return seats.map((seat, i) => {
    const [x, y] = beside ? [-10 + (i % 3) * 5, 8 - Math.floor(i / 3) * 6] : places[i];
    const size = beside ? (seats.length > 2 ? 0.4 : 0.52) : SIZES[seats.length - 1];
    const pattern = seats.length > 1 ? undefined : seatPattern(m, seat); // in a crowd the panels are easier to hit
    const figure = svg`<g transform=${`translate(${x} ${y}) scale(${size})`}>${mover(
      { motion: `pawn-${seat}`, at },
      pawn(seat),
    )}</g>`;
    if (!pattern) return figure;
    return piece(
      {
        kind: 'mz-pawn',
        inspect: `place.${cellOf(at)}`,
        pattern,
        id: `pawn-${seat}`,
        label: m.t('board.pawn', { name: m.names[seat] }),
        look: look(m, pattern),
      },
      svg`${figure}<circle class="hit" r="20" /><circle class="mark" cx=${x} cy=${y} r="14" />`,
    );
  });
}

/** @param {Model} m @param {Token} token @param {number} i @param {number} n @param {boolean} beside figures */
function tokenAt(m, token, i, n, beside) {
  const size = beside ? 0.56 : n > 1 ? 0.66 : 0.95;
  const x = beside ? 11 - i * 15 : (i - (n - 1) / 2) * 19;
  const y = beside ? 11 : 0;
  const pattern = tokenPattern(m, token);
  const picture = svg`<g transform=${`translate(${x} ${y}) scale(${size})`}>${tokenArt({
    kind: token.kind,
    face: token.item,
    up: token.open,
  })}</g>`;
  if (!pattern) return picture;
  return piece(
    {
      kind: 'mz-token',
      inspect: `place.${cellOf(token.at)}`,
      pattern,
      id: `token-${token.at}-${token.index}`,
      label: `${contents(m, token.at).join(', ')}, ${squareName(m, token.at)}`,
      look: look(m, pattern),
    },
    svg`${picture}<rect class="hit" x=${x - 14} y=${y - 14} width="28" height="28" /><rect class="mark"
      x=${x - 15 * size - 2} y=${y - 15 * size - 2} width=${30 * size + 4} height=${30 * size + 4} rx="5" />`,
  );
}

/** @param {Model} m @param {string} at @param {boolean} beside */
function martianAt(m, at, beside) {
  const [r, c] = coords(at);
  const pose = (((r * 7 + c * 3) % 3) + 3) % 3;
  const from = m.came.get(at);
  return svg`<g data-motion-place=${`sq-${at}`} transform=${
    beside ? 'translate(8 -3) scale(.72)' : 'translate(0 1.500) scale(.95)'
  }>${mover({ motion: `martian-${at}`, at, from: from && `sq-${from}` }, martian(pose))}</g>`;
}

/**
 * Everything on one square.
 * @param {Model} m
 * @param {string} at
 * @param {{seats: number[], tokens: Token[], sign: import('./model.js').Sign | undefined}} there
 */
function stack(m, at, { seats, tokens, sign }) {
  const { x, y } = middle(at);
  const horde = m.hordes.has(at);
  const figures = horde || seats.length > 0;
  const moved = m.view.march?.moved.includes(at);
  return svg`<g class=${`mz-stack${moved ? ' is-moved' : ''}`} transform=${`translate(${x} ${y})`}>
    ${sign ? siteArt(sign) : nothing}
    ${tokens.map((token, i) => (tokenPattern(m, token) ? nothing : tokenAt(m, token, i, tokens.length, figures)))}
    ${horde ? martianAt(m, at, seats.length > 0 || Boolean(sign)) : nothing}${
      seats.length && !seats.some((seat) => seatPattern(m, seat)) ? pawnsAt(m, at, seats, horde) : nothing
    }
    ${moved ? svg`<path class="moved-mark" d="M8-15L12-10L18-18" />` : nothing}</g>`;
}

/**
 * What can be chosen on one square, above everything else.
 * @param {Model} m
 * @param {string} at
 * @param {{seats: number[], tokens: Token[], sign: import('./model.js').Sign | undefined}} there
 */
function choices(m, at, { seats, tokens, sign }) {
  const horde = m.hordes.has(at);
  const figures = horde || seats.length > 0;
  const martians = horde ? martianPattern(m, at) : undefined;
  const signs = sign ? signPattern(m, sign.at) : undefined;
  const pattern = martians ?? signs;
  const { x, y } = middle(at);
  const label = [squareName(m, at), ...contents(m, at)].join(', ');
  return svg`${
    pattern
      ? piece(
          {
            x,
            y,
            kind: 'mz-square',
            pattern,
            id: `on-${at}`,
            label,
            inspect: `place.${cellOf(at)}`,
            look: look(m, pattern),
          },
          svg`<rect class="hit" x="-20" y="-20" width="40" height="40" /><rect class="mark" x="-17.500" y="-17.500"
            width="35" height="35" rx="9" />`,
        )
      : nothing
  }
    <g transform=${`translate(${x} ${y})`}>${tokens.map((token, i) =>
      tokenPattern(m, token) ? tokenAt(m, token, i, tokens.length, figures) : nothing,
    )}
      ${seats.some((seat) => seatPattern(m, seat)) ? pawnsAt(m, at, seats, horde) : nothing}</g>`;
}

// ---- squares ----

/** A square to step on, lay on, go to. @param {Model} m @param {string} at @param {string} pattern */
function target(m, at, pattern) {
  const { x, y } = middle(at);
  const reached = m.reach.get(at);
  const more = reached ? [m.t('board.cost', { n: reached.cost, fights: reached.fights })] : [];
  const ghost = m.verbs.has('lay') && m.view.pending?.token;
  const figure = m.verbs.has('spawn') || ((m.verbs.has('march') || m.verbs.has('lure')) && look(m, pattern).selected);
  return piece(
    {
      x,
      y,
      kind: 'mz-square is-target',
      pattern,
      plan: pattern === `step ${at}` ? stepPlan(m, at) : undefined,
      id: `sq-${at}`,
      label: [squareName(m, at), ...contents(m, at), ...more].join(', '),
      inspect: `place.${cellOf(at)}`,
      look: look(m, pattern),
    },
    svg`${ghost ? svg`<g class="ghost-thing">${tokenArt({ kind: ghost, face: null, up: false })}</g>` : nothing}${
      figure ? svg`<g class="ghost-thing">${martian(0)}</g>` : nothing
    }
      <rect class="hit" x="-20" y="-20" width="40" height="40" /><rect class="mark" x="-17" y="-17" width="34"
        height="34" rx="7" />`,
  );
}

/** Every square some move ends on. @param {Model} m */
function targets(m) {
  const [verb, from] = chosenWords(m);
  const moving = (verb === 'march' || verb === 'lure') && from && from !== '*';
  const squares = [
    ...wordsAt(m, 'step', 1),
    ...wordsAt(m, 'lay', 2),
    ...wordsAt(m, 'spawn', 1),
    ...wordsAt(m, 'to', 1),
    ...wordsAt(m, 'drop', 2),
    ...wordsAt(m, 'cook', 1),
    ...(moving
      ? m.ctx.picker.moves
          .map((/** @type {string} */ move) => move.split(' '))
          .filter((/** @type {string[]} */ w) => w[0] === verb && w[1] === from)
          .map((/** @type {string[]} */ w) => w[2])
      : []),
  ];
  return repeat(
    [...new Set(squares)],
    (at) => at,
    (at) => {
      const pattern = squarePattern(m, at);
      return pattern ? target(m, at, pattern) : nothing;
    },
  );
}

/** A square farther off: the taps walk the way there. @param {Model} m @param {import('./model.js').Reach} reached */
function farSquare(m, { at, cost, fights }) {
  const way = pathTo(m, at);
  const { x, y } = middle(at);
  if (!way.length || !firstOpen(m, [`step ${way[0]}`])) return nothing;
  const label = [
    squareName(m, at),
    ...contents(m, at),
    m.t('board.cost', { n: cost, fights }),
    m.t('board.via', { square: squareName(m, way[0]) }),
  ].join(', ');
  const chosen = aimed(m) === at && Boolean(m.ctx.picker.plan);
  return svg`<g class=${`piece mz-square is-far is-legal${chosen ? ' is-selected' : ''}`}
    transform=${`translate(${x} ${y})`} role="button" tabindex="-1" data-pattern=${`step ${way[0]}`}
    data-plan=${walkPlan(m, way, fights)} data-id=${`far-${at}`}
    aria-label=${label} aria-pressed=${String(chosen)} data-inspect=${`place.${cellOf(at)}`}
    @click=${() => aimAt(m, at)}><rect class="hit" x="-20" y="-20" width="40" height="40" /><rect class="mark" x="-15"
    y="-15" width="30" height="30" rx="7" /></g>`;
}

/** Steps and fights to each square in reach. @param {import('./model.js').Reach} reached */
function badge({ at, cost, fights }) {
  const { x, y } = middle(at);
  return svg`<g class=${`reach-badge${fights ? ' has-fight' : ''}`} transform=${`translate(${x - 12} ${y + 12})`}><rect
    class="reach-ground" x="-7" y="-7" width=${fights ? 26 : 14} height="14" rx="7" />
    <text class="reach-n" y="4" text-anchor="middle">${cost}</text>${
      fights
        ? svg`<g
      transform="translate(7.500 0) scale(.2)">${martianHead}</g><text class="reach-n" x="14.500" y="4"
      text-anchor="middle">${fights}</text>`
        : nothing
    }</g>`;
}

/** A way over squares as a dotted line. @param {string[]} squares @param {string} kind */
const trail = (squares, kind) =>
  squares.length > 1
    ? svg`<path class=${`trail ${kind}`} d=${`M${squares.map((at) => `${middle(at).x} ${middle(at).y}`).join('L')}`} />`
    : nothing;

/** @param {Model} m */
function reach(m) {
  const near = new Set(wordsAt(m, 'step', 1));
  const all = m.verbs.has('step') && m.ctx.forecast !== false ? [...m.reach.values()] : [];
  const goal =
    (m.ctx.picker?.selection && !m.ctx.picker.plan ? undefined : aimed(m)) ?? m.ctx.hover?.match(/^step (\S+)$/)?.[1];
  const walker = m.view.pending ? m.view.seats[m.view.pending.seat]?.pawn : undefined;
  return {
    badges: svg`${all.map((one) => badge(one))}`,
    far: svg`${all.filter(({ at }) => !near.has(at)).map((one) => farSquare(m, one))}`,
    path: goal && walker && all.length ? trail([walker, ...pathTo(m, goal)], 'is-plan') : nothing,
  };
}

/**
 * What stands on each square that is not empty.
 * @param {Model['view']} view
 */
function standing(view) {
  /** @type {Map<string, {seats: number[], tokens: Token[], sign: import('./model.js').Sign | undefined}>} */
  const there = new Map();
  const at = (/** @type {string} */ square) => {
    const known = there.get(square) ?? { seats: [], tokens: [], sign: undefined };
    there.set(square, known);
    return known;
  };
  for (const square of view.martians) at(square);
  for (const token of view.tokens) at(token.at).tokens.push(token);
  for (const sign of view.signs) at(sign.at).sign = sign;
  view.seats.forEach(({ pawn: square }, seat) => at(square).seats.push(seat));
  return there;
}

/** @param {Model} m */
export function townMap(m) {
  const { view } = m;
  const box = extent(m);
  const squares = [...standing(view)];
  const { badges, far, path } = reach(m);
  const words = Object.fromEntries(
    ['title', 'in', 'out', 'fit', 'follow'].map((key) => [key, m.t(`board.map.${key}`)]),
  );
  const fighting = view.fight?.at;
  return html`<div class="mz-map">${hatches}${viewport(
    {
      key: m.ctx.table ?? 'martians',
      width: box.width,
      height: box.height,
      left: box.x,
      top: box.y,
      focus: focus(m),
      near: m.ctx.phone ? 1.1 : 1.2,
      most: 3,
      start: 'follow',
      words: /** @type {any} */ (words),
    },
    html`<svg class=${view.cooperative ? 'town' : 'town has-no-icons'} data-skin="town"
      viewBox=${`${box.x} ${box.y} ${box.width} ${box.height}`} width="100%" height="100%">
      <g>${repeat(
        view.town,
        ({ cell }) => cell,
        (placed) => tile(m, placed),
      )}</g>
      ${view.way?.via.length ? trail([view.seats[view.turn ?? 0].pawn, ...view.way.via], 'is-way') : nothing}
      <g class="mz-last">${[...m.touched].map(
        (square) => svg`<rect class="last-mark" x=${middle(square).x - 18}
        y=${middle(square).y - 18} width="36" height="36" rx="8" />`,
      )}</g>
      ${
        m.ctx.forecast === false
          ? nothing
          : svg`<g class="mz-arrivals">${(view.spawn_at ?? []).map(
              (at) => svg`<path
        class="arrival" d="M-4-18H4V-12H9L0-4L-9-12H-4Z"
        transform=${`translate(${middle(at).x} ${middle(at).y - 2})`} />`,
            )}</g>`
      }
      ${
        fighting
          ? svg`<circle class="fight-ring" cx=${middle(fighting).x} cy=${middle(fighting).y}
        r="24" />`
          : nothing
      }
      <g>${repeat(
        squares,
        ([square]) => square,
        ([square, what]) => stack(m, square, what),
      )}</g>
      ${path}<g>${far}</g><g>${targets(m)}</g><g>${repeat(
        squares,
        ([square]) => square,
        ([square, what]) => choices(m, square, what),
      )}</g>
      <g class="mz-badges">${badges}</g><g>${ghosts(m)}</g></svg>`,
  )}</div>`;
}
