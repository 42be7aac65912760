/**
 * The town with everything that stands on it, the numbers of its squares, and the hands one may see, as one still
 * drawing.
 */
import { svg } from '../../base/lit.js';
import { iconAt } from '../../kit/icon.js';
import { around, below, framed, label, row, sized } from '../../kit/diagram.js';
import { pawn } from '../../kit/pawn.js';
import { tileArt } from './art.js';
import { martian, siteArt, tokenArt } from './figures.js';
import { CARDS } from './icons.js';
import { drawingIn, SQ, TILE } from './tiles.js';

const WIDTH = 900;
const EDGE = 22;

/** @param {string} place */
const pair = (place) => place.split(',').map(Number);

/** @param {string} square */
function middle(square) {
  const [r, c] = pair(square);
  return { x: c * SQ + SQ / 2, y: r * SQ + SQ / 2 };
}

/** @param {any} view  with `free` cells on an author's desk, who has a tile in the hand */
function town(view) {
  const { free = [] } = view;
  const cells = [...view.town, ...free].map(({ cell }) => pair(cell));
  const [rows, cols] = [0, 1].map((i) => cells.map((/** @type {number[]} */ cell) => cell[i]));
  const [top, left, bottom, right] = [Math.min(...rows), Math.min(...cols), Math.max(...rows), Math.max(...cols)];
  /** @type {Record<string, import('../../kit/diagram.js').Box>} */
  const places = {};
  const tiles = view.town.map((/** @type {any} */ { tile, cell, rotation }) => {
    const [r, c] = pair(cell);
    places[`tile-${cell}`] = { x: c * TILE, y: r * TILE, w: TILE, h: TILE };
    for (let i = 0; i < 9; i += 1) {
      const at = `${r * 3 + Math.floor(i / 3)},${c * 3 + (i % 3)}`;
      const { x, y } = middle(at);
      places[`sq-${at}`] = around(x, y, SQ - 4);
    }
    const art = tileArt(tile, rotation / 90, '', drawingIn(view, tile));
    return svg`<g transform=${`translate(${c * TILE} ${r * TILE})`}>${art}</g>`;
  });
  const room = free.map((/** @type {any} */ { cell }) => {
    const [y, x] = pair(cell).map((n) => n * TILE);
    places[`tile-${cell}`] = { x, y, w: TILE, h: TILE };
    return svg`<rect class="diagram-free" x=${x} y=${y} width=${TILE} height=${TILE} />`;
  });
  const at = (/** @type {string} */ square, /** @type {unknown} */ drawing, dx = 0, dy = 0, size = 0.8) => {
    const { x, y } = middle(square);
    return svg`<g transform=${`translate(${x + dx} ${y + dy}) scale(${size})`}>${drawing}</g>`;
  };
  const pawns = view.seats.map((/** @type {any} */ { pawn: square }, /** @type {number} */ seat) => {
    const here = view.seats.flatMap((/** @type {any} */ one, /** @type {number} */ i) =>
      one.pawn === square ? [i] : [],
    );
    const crowd = here.length > 1;
    const dx = crowd ? ((here.indexOf(seat) % 3) - (Math.min(here.length, 3) - 1) / 2) * 13 : 0;
    const dy = here.length > 3 ? (here.indexOf(seat) < 3 ? -9 : 9) : 0;
    const { x, y } = middle(square);
    places[`pawn-${seat}`] = around(x + dx, y + dy, crowd ? 16 : 34);
    return at(square, pawn(seat), dx, dy, crowd ? 0.4 : 0.8);
  });
  const signs = (view.signs ?? []).map((/** @type {any} */ one) => (one.at ? at(one.at, siteArt(one)) : ''));
  const tokens = (view.tokens ?? []).map((/** @type {any} */ one) =>
    one.at ? at(one.at, tokenArt({ kind: one.kind, face: one.item, up: one.open }), -6, 6) : '',
  );
  const martians = view.martians.map((/** @type {string} */ square, /** @type {number} */ i) =>
    at(square, martian(i % 3), 6, -2),
  );
  const numbers = (/** @type {number} */ from, /** @type {number} */ to) =>
    Array.from({ length: (to - from + 1) * 3 }, (_, i) => from * 3 + i);
  const down = numbers(top, bottom).map((n) => label(n, left * TILE - EDGE / 2, n * SQ + SQ / 2, 13));
  const along = numbers(left, right).map((n) => label(n, n * SQ + SQ / 2, top * TILE - EDGE / 2, 13));
  const body = svg`${room}${tiles}${signs}${tokens}${martians}${pawns}${down}${along}`;
  const box = {
    left: left * TILE - EDGE,
    top: top * TILE - EDGE,
    width: (right - left + 1) * TILE + EDGE,
    height: (bottom - top + 1) * TILE + EDGE,
  };
  return framed(box, body, places);
}

/** Cards, hearts and cartridges of a seat, as far as they are seen. @param {any} seat @param {number} at */
function held({ hand, life, bullets }, at) {
  const cards = (hand ?? [])
    .filter((/** @type {string} */ card) => CARDS[card])
    .map((/** @type {string} */ card, /** @type {number} */ i) => ({
      id: `card-${card}-${i}`,
      w: 64,
      h: 64,
      body: svg`<rect class="diagram-ground" x="-30" y="-30" width="60" height="60" rx="8" />
        ${iconAt(CARDS[card], 48)}`,
    }));
  const counts = [
    ['life', life],
    ['bullet', bullets],
  ].flatMap(([kind, n]) =>
    Number.isInteger(n)
      ? [
          {
            id: `${kind}-${at}`,
            w: 64,
            h: 64,
            body: svg`<g transform="scale(1.7)">${tokenArt({ kind: String(kind), face: null, up: true })}</g>`,
            n: Number(n),
          },
        ]
      : [],
  );
  return row([...counts, ...cards], WIDTH, at);
}

/** @param {any} view @returns {import('../../kit/diagram.js').Block} */
export function diagram(view) {
  const map = town(view);
  const wide = map.width / map.height;
  return below([
    wide > 1.2 ? sized(map, { width: WIDTH }) : sized(map, { height: WIDTH / 1.2 }),
    ...view.seats.map(held),
  ]);
}

export const ground = 'town';
