/** Badges and counters: who a seat is, and how many of something there are. */
import { svg, html, nothing } from '../base/lit.js';
import { polygon } from './geometry.js';
import { buttonPiece } from './piece.js';

const HEX = polygon(0, 0, 22, 6);

/** The seat's mark: a hexagon with its colour, its hatch and its number (1, 2, 3 …). @param {number} seat */
export const seatMark = (seat) => svg`<g class=${`seat-hex seat-${seat + 1}`}>
  <path class="seat-hex-ground" d=${HEX} /><path class="seat-hex-hatch" d=${HEX}
    fill=${`url(#hatch-seat-${seat + 1})`} />
  <circle class="seat-hex-plate" r="12.5" /><text class="seat-hex-number" y="6.5"
    text-anchor="middle">${seat + 1}</text></g>`;

/** The seat's mark in a line of text. @param {number} seat @param {string} [kind] */
export const seatBadge = (seat, kind = '') =>
  html`<svg class=${`seat-badge ${kind}`} viewBox="-24 -24 48 48" aria-hidden="true">${seatMark(seat)}</svg>`;

/**
 * A counter: a glyph and a number. With a pattern it can be chosen.
 * @param {{glyph: unknown, n: number | string, label: string, kind?: string, still?: boolean} &
 *   import('./piece.js').Tags & {look?: import('./piece.js').Look}} counter
 */
export function counter({ glyph, n, label, kind = '', still = false, ...tags }) {
  const body = html`<svg class="counter-glyph" viewBox="-26 -26 52 52" aria-hidden="true">${glyph}</svg
    ><span class="counter-n" aria-hidden="true">${n}</span>`;
  if (still || !tags.pattern) {
    return html`<span class=${`counter is-still ${kind}`} role="img" aria-label=${label} data-id=${tags.id ?? nothing}
      data-inspect=${tags.inspect ?? nothing}
      >${body}</span
    >`;
  }
  return buttonPiece({ ...tags, label, kind: `counter ${kind}` }, body);
}
