/**
 * A table as one still drawing: blocks that are laid beside and below each other, and the place of everything in
 * them by its id,
 * so that rings and arrows can be drawn without a page that measures anything.
 *
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {{width: number, height: number, body: unknown, places: Record<string, Box>}} Block
 * @typedef {{id: string, w: number, h: number, body: unknown, n?: number}} Item  drawn round its own middle; n: how
 * many
 */
import { html, svg } from '../base/lit.js';
import { seatMark } from './badge.js';

const GAP = 24;
const SEAT = 60;

/** @param {number} x middle @param {number} y @param {number} w @param {number} [h] @returns {Box} */
export const around = (x, y, w, h = w) => ({ x: x - w / 2, y: y - h / 2, w, h });

/**
 * @param {Block} block
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 * @returns {Block} its size is that of the corner it reaches to
 */
function moved(block, x, y, scale = 1) {
  const places = Object.fromEntries(
    Object.entries(block.places).map(([id, box]) => [
      id,
      { x: x + box.x * scale, y: y + box.y * scale, w: box.w * scale, h: box.h * scale },
    ]),
  );
  return {
    width: x + block.width * scale,
    height: y + block.height * scale,
    body: svg`<g transform=${`translate(${x} ${y}) scale(${scale})`}>${block.body}</g>`,
    places,
  };
}

/** @param {Block[]} parts @returns {Block} */
const together = (parts) => ({
  width: Math.max(0, ...parts.map(({ width }) => width)),
  height: Math.max(0, ...parts.map(({ height }) => height)),
  body: parts.map(({ body }) => body),
  places: Object.assign({}, ...parts.map(({ places }) => places)),
});

/** One below the other. @param {Block[]} blocks @param {number} [gap] */
export function below(blocks, gap = GAP) {
  let y = 0;
  return together(
    blocks
      .filter(({ height }) => height)
      .map((block) => {
        const part = moved(block, 0, y);
        y = part.height + gap;
        return part;
      }),
  );
}

/** One beside the other. @param {Block[]} blocks @param {number} [gap] */
export function beside(blocks, gap = GAP) {
  let x = 0;
  return together(
    blocks
      .filter(({ width }) => width)
      .map((block) => {
        const part = moved(block, x, 0);
        x = part.width + gap;
        return part;
      }),
  );
}

/** A block made to be so wide or so high. @param {Block} block @param {{width?: number, height?: number}} size */
export const sized = (block, { width, height }) =>
  moved(block, 0, 0, width ? width / block.width : (height ?? block.height) / block.height);

/**
 * What drawings of a box from (left, top) are as a block.
 * @param {{left: number, top: number, width: number, height: number}} box
 * @param {unknown} body
 * @param {Record<string, Box>} places
 * @returns {Block}
 */
export function framed({ left, top, width, height }, body, places) {
  const inside = moved({ width: 0, height: 0, body, places }, -left, -top);
  return { ...inside, width, height };
}

/**
 * Things in a row, on as many lines as they need; the seat they belong to before them.
 * @param {Item[]} items
 * @param {number} width
 * @param {number | null} [seat]
 * @returns {Block}
 */
export function row(items, width, seat = null) {
  if (!items.length) return { width: 0, height: 0, body: '', places: {} };
  const start = seat === null ? 0 : SEAT;
  const high = Math.max(...items.map(({ h }) => h), seat === null ? 0 : 48);
  let [x, y] = [start, 0];
  /** @type {Record<string, Box>} */
  const places = {};
  const bodies = items.map(({ id, w, h, body, n }) => {
    if (x > start && x + w > width) [x, y] = [start, y + high + 12];
    const middle = { x: x + w / 2, y: y + high / 2 };
    places[id] = around(middle.x, middle.y, w, h);
    x += w + 12;
    const many = n === undefined ? '' : count(n, w / 2, h / 2);
    return svg`<g data-id=${id} transform=${`translate(${middle.x} ${middle.y})`}>${body}${many}</g>`;
  });
  const mark = seat === null ? '' : svg`<g transform=${`translate(24 ${high / 2})`}>${seatMark(seat)}</g>`;
  return { width, height: y + high, body: [mark, bodies], places };
}

/** How many of a thing, at its lower corner. @param {number} n @param {number} x @param {number} y */
const count = (n, x, y) =>
  svg`<g class="diagram-count" transform=${`translate(${x - 10} ${y - 10})`}><circle r="15" /><text y="7"
    text-anchor="middle">${n}</text></g>`;

/** A short word in a drawing. @param {unknown} text @param {number} x @param {number} y @param {number} size */
export const label = (text, x, y, size = 24) =>
  svg`<text class="diagram-label" x=${x} y=${y + size * 0.36} font-size=${size} text-anchor="middle">${text}</text>`;

const PAD = 20;

/** The window in which a block is shown on its ground. @param {Block} block */
export function frameOf(block) {
  const [width, height] = [Math.ceil(block.width + 2 * PAD), Math.ceil(block.height + 2 * PAD)];
  return { width, height, box: `${-PAD} ${-PAD} ${width} ${height}` };
}

/**
 * The whole drawing: on its ground, with the author's marks over it.
 * @param {Block} block
 * @param {string} kind the class of the game's colours
 * @param {(unit: number) => unknown} [over] what lies on top; told the width of a line
 */
export function sheet(block, kind, over = () => '') {
  const { width, height, box } = frameOf(block);
  return html`<svg class=${`diagram ${kind}`} viewBox=${box} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
    <rect class="diagram-ground" x=${-PAD} y=${-PAD} width=${width} height=${height} />
      ${block.body}${over(Math.max(width, height) / 170)}</svg>`;
}
