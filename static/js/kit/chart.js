/**
 * Lines over time, readable without colour: every line has its own dash, its own point mark and its name at its end.
 * Lines that run together are drawn side by side. The numbers stand below, for whoever would rather read them.
 *
 * @typedef {{name: string, values: number[], kind?: string, icon?: unknown}} Series   kind: a class that sets
 *   --line-ink
 * @typedef {{title: string, series: Series[], columns: string[], numbers: string, low?: number, high?: number,
 *   kind?: string}} Chart   low above high: the smallest number is drawn at the top
 */
import { html, svg } from '../base/lit.js';

const WIDTH = 340;
const HEIGHT = 196;
const PAD = { left: 24, right: 96, top: 10, bottom: 22 };
const GAP = 14;
const BESIDE = 1.6;
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '5 2 1 2 1 2', '13 3', '1 4'];
const MARKS = [
  svg`<circle r="3" />`,
  svg`<path d="M-2.800-2.800H2.800V2.800H-2.800Z" />`,
  svg`<path d="M0-3.600L3.500 2.600H-3.500Z" />`,
  svg`<path d="M0-3.800L3.800 0L0 3.800L-3.800 0Z" />`,
  svg`<path d="M-3.200-1H-1V-3.200H1V-1H3.200V1H1V3.200H-1V1H-3.200Z" />`,
  svg`<path d="M0 3.600L3.500-2.600H-3.500Z" />`,
  svg`<path d="M-3.600-1.200H3.600V1.200H-3.600Z" />`,
];

/** @param {number} value */
const short = (value) => Math.round(value * 10) / 10;

/** Round numbers for the axis. @param {number} low @param {number} high @returns {number[]} */
export function ticks(low, high) {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((size) => (high - low) / size <= 5) ?? 1000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/**
 * Heights of the names at the lines' ends: near the line, never over one another.
 * @param {number[]} wanted
 * @param {number} low
 * @param {number} high
 * @returns {number[]}
 */
export function apart(wanted, low, high) {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b] || a - b);
  const found = [...wanted];
  order.forEach((i, at) => {
    found[i] = Math.max(found[i], at ? found[order[at - 1]] + GAP : low);
  });
  const over = found[order[order.length - 1]] - high;
  if (over > 0) {
    order.reverse().forEach((i, at) => {
      found[i] = Math.min(found[i], at ? found[order[at - 1]] - GAP : high);
    });
  }
  return found;
}

/** @param {Chart} chart */
export function lineChart({ title, series, columns, numbers, low, high, kind = '' }) {
  const all = series.flatMap(({ values }) => values);
  const from = low ?? Math.min(0, ...all);
  const to = high ?? Math.max(from + 1, ...all);
  const last = Math.max(1, columns.length - 1);
  const x = (/** @type {number} */ n) => short(PAD.left + (n / last) * (WIDTH - PAD.left - PAD.right));
  const y = (/** @type {number} */ value) =>
    short(HEIGHT - PAD.bottom - ((value - from) / (to - from)) * (HEIGHT - PAD.top - PAD.bottom));
  const beside = (/** @type {number} */ i) => short((i - (series.length - 1) / 2) * BESIDE);
  const ends = apart(
    series.map(({ values }, i) => y(values.at(-1) ?? 0) + beside(i)),
    PAD.top + 2,
    HEIGHT - PAD.bottom + 4,
  );
  const every = Math.ceil(columns.length / 9);
  const named = (/** @type {number} */ n) => n === last || (n % every === 0 && last - n >= every);
  return html`<figure class=${`chart ${kind}`}>
    <figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${title}>
      ${ticks(Math.min(from, to), Math.max(from, to)).map(
        (value) => svg`<g class="chart-grid"><path
        d=${`M${PAD.left} ${y(value)}H${WIDTH - PAD.right}`} /><text x=${PAD.left - 5} y=${y(value) + 3.5}
        text-anchor="end">${value}</text></g>`,
      )}
      ${columns.map((name, n) =>
        named(n)
          ? svg`<text class="chart-column" x=${x(n)} y=${HEIGHT - 6}
        text-anchor="middle">${name}</text>`
          : '',
      )}
      ${series.map(
        ({ name, values, kind: line = '', icon }, i) => svg`<g class=${`chart-line ${line}`}>
        <polyline points=${values.map((value, n) => `${x(n)},${y(value) + beside(i)}`).join(' ')}
          stroke-dasharray=${DASHES[i % DASHES.length]} />
        ${values.map(
          (value, n) => svg`<g
          transform=${`translate(${x(n)} ${y(value) + beside(i)})`}>${MARKS[i % MARKS.length]}</g>`,
        )}
        <path class="chart-lead" d=${`M${x(values.length - 1) + 4} ${
          y(values.at(-1) ?? 0) + beside(i)
        }L${WIDTH - PAD.right + 9} ${ends[i]}`} />
        ${
          icon
            ? svg`<g transform=${`translate(${WIDTH - PAD.right + 17} ${ends[i]}) scale(.29)`}>${icon}</g>`
            : svg`<g
          transform=${`translate(${WIDTH - PAD.right + 15} ${ends[i]})`}>${MARKS[i % MARKS.length]}</g>`
        }
        <text class="chart-name" x=${WIDTH - PAD.right + 26} y=${ends[i] + 3.5}>${name}</text></g>`,
      )}
    </svg>
    <details class="chart-numbers"><summary>${numbers}</summary><div class="chart-scroll" tabindex="0" role="region"
      aria-label=${title}><table class="tabular">
      <thead><tr><td></td>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${series.map(
        ({ name, values }) =>
          html`<tr><th scope="row">${name}</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`,
      )}</tbody>
    </table></div></details>
  </figure>`;
}
