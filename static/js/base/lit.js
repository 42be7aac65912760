/** The one place that knows where lit-html lives, and the clock for drawings that somebody else has asked for. */
import { html as anyHtml, svg as anySvg } from '../../../lib/lit-html/lit-html.js';

export { nothing, render } from '../../../lib/lit-html/lit-html.js';

/** A drawing has taken longer than it may. */
export class TooLong extends Error {}

let latest = Number.POSITIVE_INFINITY;

function onTime() {
  if (latest < Number.POSITIVE_INFINITY && performance.now() > latest) throw new TooLong('a drawing took too long');
}

/** @type {typeof anyHtml} */
export const html = (strings, ...values) => {
  onTime();
  return anyHtml(strings, ...values);
};

/** @type {typeof anySvg} */
export const svg = (strings, ...values) => {
  onTime();
  return anySvg(strings, ...values);
};

/**
 * Draws, and ends with TooLong at the next template once the time is over; numbers are bounded before (kit/shape.js),
 * so there is always a next one soon.
 * @template T
 * @param {number} patience milliseconds @param {() => T} draw @returns {T}
 */
export function within(patience, draw) {
  latest = performance.now() + patience;
  try {
    return draw();
  } finally {
    latest = Number.POSITIVE_INFINITY;
  }
}
