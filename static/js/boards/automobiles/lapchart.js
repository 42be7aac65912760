/** The race in one picture at its end: who lay where after each round. */
import { nothing } from '../../base/lit.js';
import { lineChart } from '../../kit/chart.js';
import { nameOf } from './model.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('../board.js').Past} Past */

const LONGEST = 11; // signs of a name beside its line

/** @param {string} name */
const clipped = (name) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/**
 * Everybody's place by columns driven; who drew level stays behind.
 * @param {readonly number[]} driven
 * @param {readonly number[]} before places till then
 * @returns {number[]}
 */
export function placesOf(driven, before) {
  const order = driven.map((_, seat) => seat).sort((a, b) => driven[b] - driven[a] || before[a] - before[b]);
  return driven.map((_, seat) => order.indexOf(seat) + 1);
}

/**
 * The places after each round; the last ones are the race's own.
 * @param {Model} m
 * @param {Past} past
 * @returns {number[][]}
 */
export function rounds(m, { totals, log }) {
  const ends = log
    .filter(({ n, events }) => n > 0 && events.some(({ kind, n: round }) => kind === 'round' && Number(round) > 1))
    .map(({ n }) => n);
  /** @type {number[][]} */
  const places = [];
  for (const n of ends) places.push(placesOf(totals[n], places.at(-1) ?? m.view.order.map((_, seat) => seat)));
  const last = m.view.seats.map((_, seat) => m.view.result?.find((one) => one.seat === seat)?.place ?? 0);
  return [...places, last];
}

/** @param {Model} m @param {Past} past */
export function lapChart(m, past) {
  const { players, result } = m.view;
  if (!result || players < 2 || past.totals.length <= (past.log.at(-1)?.n ?? 0)) return nothing;
  const places = rounds(m, past);
  if (places.length < 2) return nothing;
  return lineChart({
    title: m.t('board.chart.places'),
    series: m.view.seats.map((_, seat) => ({
      name: clipped(nameOf(m, seat)),
      values: places.map((row) => row[seat]),
      kind: `seat-${seat + 1}`,
    })),
    columns: places.map((_, i) => String(i + 1)),
    numbers: m.t('board.chart.numbers'),
    low: players,
    high: 1,
    kind: 'is-places',
  });
}
