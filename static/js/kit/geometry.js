/**
 * Geometry of boards: small pure functions, no drawing.
 * Angles are in degrees, 0 at twelve o'clock, growing clockwise.
 */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{col: number, row: number}} Cell */

/** @param {number} n */
export const round = (n) => Math.round(n * 100) / 100;

/**
 * @param {number} cx @param {number} cy @param {number} radius @param {number} angle
 * @returns {Point}
 */
export function polar(cx, cy, radius, angle) {
  const turn = ((angle - 90) * Math.PI) / 180;
  return { x: round(cx + radius * Math.cos(turn)), y: round(cy + radius * Math.sin(turn)) };
}

/** Angle of slot `i` on a ring of `count` slots. @param {number} i @param {number} count */
export const slotAngle = (i, count) => (360 / count) * i;

/**
 * An open arc, from angle `a` clockwise to angle `b`.
 * @param {number} cx @param {number} cy @param {number} radius @param {number} a @param {number} b
 */
export function arc(cx, cy, radius, a, b) {
  const from = polar(cx, cy, radius, a);
  const to = polar(cx, cy, radius, b);
  return `M${from.x} ${from.y}A${radius} ${radius} 0 ${b - a > 180 ? 1 : 0} 1 ${to.x} ${to.y}`;
}

/**
 * A closed piece of a ring between two radii, from angle `a` clockwise to `b`.
 * @param {number} cx @param {number} cy @param {number} inner @param {number} outer @param {number} a @param {number} b
 */
export function band(cx, cy, inner, outer, a, b) {
  if (b - a >= 359.99) {
    return `${circle(cx, cy, outer)}${circle(cx, cy, inner)}`;
  }
  const back = polar(cx, cy, inner, b);
  const start = polar(cx, cy, inner, a);
  const large = b - a > 180 ? 1 : 0;
  const end = polar(cx, cy, outer, b);
  const first = polar(cx, cy, outer, a);
  return (
    `M${first.x} ${first.y}A${outer} ${outer} 0 ${large} 1 ${end.x} ${end.y}` +
    `L${back.x} ${back.y}A${inner} ${inner} 0 ${large} 0 ${start.x} ${start.y}Z`
  );
}

/**
 * A circle as a path (fill-rule evenodd makes rings of two).
 * @param {number} cx
 * @param {number} cy
 * @param {number} r
 */
export function circle(cx, cy, r) {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/**
 * A regular polygon as a path.
 * @param {number} cx @param {number} cy @param {number} r @param {number} sides @param {number} [angle]
 */
export function polygon(cx, cy, r, sides, angle = 0) {
  const points = Array.from({ length: sides }, (_, i) => polar(cx, cy, r, angle + slotAngle(i, sides)));
  return `M${points.map((p) => `${p.x} ${p.y}`).join('L')}Z`;
}

/**
 * Runs of neighbours on a ring that share the same key. A key of '' belongs to no run.
 * @param {string[]} keys
 * @returns {{from: number, to: number, key: string, length: number, whole: boolean}[]}  from..to clockwise, `to` may be
 *   < `from`
 */
export function ringRuns(keys) {
  const n = keys.length;
  const first = keys.findIndex((key, i) => key !== keys[(i + n - 1) % n]);
  if (first < 0) return keys[0] ? [{ from: 0, to: n - 1, key: keys[0], length: n, whole: true }] : [];
  const runs = [];
  for (let step = 0; step < n; ) {
    const from = (first + step) % n;
    let length = 1;
    while (step + length < n && keys[(from + length) % n] === keys[from]) length += 1;
    if (keys[from]) runs.push({ from, to: (from + length - 1) % n, key: keys[from], length, whole: false });
    step += length;
  }
  return runs;
}

/**
 * Outline of a set of grid cells as one path, drawn `inset` inside the cells' outer edges.
 * @param {Cell[]} cells @param {number} size  side of a cell @param {number} inset
 */
export function outline(cells, size, inset) {
  const has = new Set(cells.map(({ col, row }) => `${col},${row}`));
  const in_ = (/** @type {number} */ col, /** @type {number} */ row) => has.has(`${col},${row}`);
  return cells.map(({ col, row }) => cellEdges(col, row, size, inset, in_)).join('');
}

/**
 * The edges of one cell of an outline; ends reach over to the neighbour where the outline goes on.
 * @param {number} col @param {number} row @param {number} size @param {number} inset
 * @param {(col: number, row: number) => boolean} has
 */
function cellEdges(col, row, size, inset, has) {
  const [x, y] = [col * size, row * size];
  const sides = [
    { dc: 0, dr: -1, x1: x, y1: y, x2: x + size, y2: y },
    { dc: 1, dr: 0, x1: x + size, y1: y, x2: x + size, y2: y + size },
    { dc: 0, dr: 1, x1: x + size, y1: y + size, x2: x, y2: y + size },
    { dc: -1, dr: 0, x1: x, y1: y + size, x2: x, y2: y },
  ];
  return sides
    .map(({ dc, dr, x1, y1, x2, y2 }, i) => {
      if (has(col + dc, row + dr)) return '';
      const along = { x: Math.sign(x2 - x1), y: Math.sign(y2 - y1) };
      const before = sides[(i + 3) % 4];
      const after = sides[(i + 1) % 4];
      const trim = (/** @type {{dc: number, dr: number}} */ side) => {
        if (!has(col + side.dc, row + side.dr)) return inset;
        return has(col + side.dc + dc, row + side.dr + dr) ? -inset : 0;
      };
      const [start, end] = [trim(before), trim(after)];
      const [ox, oy] = [-dc * inset, -dr * inset];
      return `M${round(x1 + along.x * start + ox)} ${round(y1 + along.y * start + oy)}L${round(
        x2 - along.x * end + ox,
      )} ${round(y2 - along.y * end + oy)}`;
    })
    .join('');
}

/** @param {Point[]} points @returns {Point} */
export function middle(points) {
  const sum = points.reduce((a, p) => ({ x: a.x + p.x, y: a.y + p.y }), { x: 0, y: 0 });
  return { x: round(sum.x / points.length), y: round(sum.y / points.length) };
}
