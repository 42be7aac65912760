/**
 * What an author draws over a table: rings, arrows, numbers, crosses. Colours differ by their line, too: whole,
 * dashed, dotted, double.
 *
 * @typedef {import('./diagram.js').Box} Box
 * @typedef {{kind: 'ring' | 'arrow' | 'number' | 'cross', at: string, to?: string, n?: number, colour?: string}} Mark
 */
import { svg } from '../base/lit.js';

const KINDS = ['ring', 'arrow', 'number', 'cross'];
const COLOURS = ['blue', 'red', 'green', 'yellow'];
const MOST = 24;
const PLACE = /^[a-z#][\w#.,:+ *-]{0,59}$/i;

/**
 * The marks of one text: `dock-5; red: dock-1 > dock-3; 2: dock-8; cross: dock-9`. What can't be read is left out.
 * @param {string} text
 * @returns {Mark[]}
 */
export const readMarks = (text) =>
  text
    .split(/;|,\s/)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, MOST)
    .flatMap((part) => {
      const [whole = '', head = ''] = /^([a-z]+|\d{1,2})(?: +(?:[a-z]+|\d{1,2}))*\s*:/.exec(part) ?? [];
      const words = head ? whole.slice(0, -1).trim().split(/\s+/) : []; // `one-energy:0` is a place
      const [at, to] = part
        .slice(whole.length)
        .split('>')
        .map((place) => place.trim());
      const n = words.find((word) => /^\d{1,2}$/.test(word));
      const kind = to ? 'arrow' : n ? 'number' : words.includes('cross') ? 'cross' : 'ring';
      const colour = words.find((word) => COLOURS.includes(word));
      const mark = { kind, at, ...(to ? { to } : {}), ...(n ? { n: Number(n) } : {}), ...(colour ? { colour } : {}) };
      return isMark(mark) ? [/** @type {Mark} */ (mark)] : [];
    });

/** Is this a mark, whoever sent it? @param {any} mark @returns {boolean} */
export const isMark = (mark) =>
  KINDS.includes(mark?.kind) &&
  typeof mark.at === 'string' &&
  PLACE.test(mark.at) &&
  (mark.kind !== 'arrow' || (typeof mark.to === 'string' && PLACE.test(mark.to))) &&
  (mark.kind !== 'number' || (Number.isInteger(mark.n) && mark.n >= 0 && mark.n <= 99)) &&
  (mark.colour === undefined || COLOURS.includes(mark.colour));

/** `dock5` is `dock-5`. @param {string} id */
export const bare = (id) => id.toLowerCase().replace(/[-_ ]/g, '');

/** @param {Record<string, Box>} places @param {string} name @returns {Box | undefined} */
export function placeOf(places, name) {
  if (Object.hasOwn(places, name)) return places[name];
  const found = Object.keys(places).find((id) => bare(id) === bare(name));
  return found === undefined ? undefined : places[found];
}

/** The middle of a box. @param {Box} box */
const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/** Where the line between two middles leaves a box. @param {Box} box @param {{x: number, y: number}} towards */
function edge(box, towards) {
  const from = middle(box);
  const [dx, dy] = [towards.x - from.x, towards.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const reach = Math.min(Math.hypot(box.w, box.h) * 0.36, length / 2 - 1);
  return { x: from.x + (dx / length) * reach, y: from.y + (dy / length) * reach };
}

/** @param {number} n */
const r = (n) => Math.round(n * 10) / 10;

/** Whole, dashed, dotted; a double line is one within another. @param {string} colour @param {number} unit */
const dashes = (colour, unit) =>
  ({ red: `${r(unit * 3)} ${r(unit * 2)}`, green: `0.1 ${r(unit * 2)}` })[colour] ?? 'none';

/**
 * One shape as a line with a halo, so that it stands out on any ground.
 * @param {(kind: string, width: number, dash: string) => unknown} draw
 * @param {string} colour
 * @param {number} unit
 */
const line = (draw, colour, unit) =>
  svg`${draw('mark-halo', r(unit * 2), 'none')}${draw('mark-line', r(unit), dashes(colour, unit))}${
    colour === 'yellow' ? draw('mark-core', r(unit / 3), 'none') : ''
  }`;

/** @param {Box} box @param {string} colour @param {number} unit */
function ring({ x, y, w, h }, colour, unit) {
  const pad = unit * 1.2;
  const [left, top, width, height] = [r(x - pad), r(y - pad), r(w + 2 * pad), r(h + 2 * pad)];
  const round = r(Math.min(Math.min(width, height) / 2, unit * 9));
  return line(
    (kind, thick, dash) =>
      svg`<rect class=${kind} stroke-width=${thick} stroke-dasharray=${dash} x=${left} y=${top} width=${width}
        height=${height} rx=${round} />`,
    colour,
    unit,
  );
}

/** @param {string} d @param {string} colour @param {number} unit */
const strokes = (d, colour, unit) =>
  line(
    (kind, thick, dash) => svg`<path class=${kind} stroke-width=${thick} stroke-dasharray=${dash} d=${d} />`,
    colour,
    unit,
  );

/** @param {Box} from @param {Box} to @param {string} colour @param {number} unit */
function arrow(from, to, colour, unit) {
  const a = edge(from, middle(to));
  const b = edge(to, middle(from));
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const s = unit * 4;
  const end = { x: b.x - Math.cos(angle) * s * 0.7, y: b.y - Math.sin(angle) * s * 0.7 };
  const turn = `translate(${r(b.x)} ${r(b.y)}) rotate(${r((angle * 180) / Math.PI)})`;
  return svg`${strokes(`M${r(a.x)} ${r(a.y)}L${r(end.x)} ${r(end.y)}`, colour, unit)}
    <path class="mark-head" stroke-width=${r(unit / 2)} d=${`M0 0L${r(-s)} ${r(-s * 0.62)}V${r(s * 0.62)}Z`}
      transform=${turn} />`;
}

/** @param {Box} box @param {number} n @param {number} unit */
function number({ x, y, w }, n, unit) {
  const size = unit * 3.4;
  return svg`<g transform=${`translate(${r(x + w)} ${r(y)})`}><circle class="mark-plate"
    stroke-width=${r(unit / 2)} r=${r(size)} />
    <text class="mark-number" y=${r(size * 0.42)} font-size=${r(size * 1.2)} text-anchor="middle">${n}</text></g>`;
}

/** @param {Box} box @param {string} colour @param {number} unit */
function cross(box, colour, unit) {
  const { x, y } = middle(box);
  const s = Math.max(Math.min(box.w, box.h) * 0.4, unit * 3);
  const d = `M${r(x - s)} ${r(y - s)}L${r(x + s)} ${r(y + s)}M${r(x + s)} ${r(y - s)}L${r(x - s)} ${r(y + s)}`;
  return strokes(d, colour, unit);
}

/** @param {Mark} mark @param {Box} at @param {Box | undefined} to @param {number} unit */
function drawing({ kind, n = 0, colour = 'blue' }, at, to, unit) {
  if (kind === 'arrow') return to ? arrow(at, to, colour, unit) : '';
  if (kind === 'number') return number(at, n, unit);
  return kind === 'cross' ? cross(at, colour, unit) : ring(at, colour, unit);
}

/**
 * The marks whose places are known, as one layer; `unit` is the width of a line.
 * @param {Mark[]} marks @param {(name: string) => Box | undefined} find @param {number} unit
 */
export const markLayer = (marks, find, unit) =>
  svg`<g class="marks" aria-hidden="true">${marks.map((mark) => {
    const at = find(mark.at);
    const to = mark.to ? find(mark.to) : undefined;
    return at
      ? svg`<g class=${`author-mark is-${mark.kind} mark-${mark.colour ?? 'blue'}`}>${drawing(mark, at, to, unit)}</g>`
      : '';
  })}</g>`;
