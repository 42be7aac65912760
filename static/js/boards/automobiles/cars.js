/**
 * Five cars seen from above: each with a number and stripes of its own, so colour never stands alone. Drawn nose to the
 * right, 30 long, 17 wide.
 */
import { html, svg } from '../../base/lit.js';

const BODY =
  'M-14.500-6.500C-15-7.500-13-8-11-8H4C9-8 13.500-6 15-3.500C15.600-2 15.600 2 15 3.500C13.500 6 9 8 4 8H-11C-13 8-15 7.500-14.500 6.500Z';
const WHEELS = 'M-11-9.500H-5V-7H-11ZM5-9.500H10.500V-7H5ZM-11 7H-5V9.500H-11ZM5 7H10.500V9.500H5Z';
const GLASS = 'M6.500-5.500C9-4 9-0 6.500 5.500L3.500 4.500V-4.500ZM-12.500-5L-10.500-4.500V4.500L-12.500 5Z';

/** One set of stripes per car: one band, two lines, cross bars, a diagonal sash, chequers. */
const STRIPES = [
  svg`<path d="M-15-2.200H16V2.200H-15Z" />`,
  svg`<path d="M-15-6H15V-3.600H-15ZM-15 3.600H15V6H-15Z" />`,
  svg`<path d="M-9.500-8H-6.500V8H-9.500ZM8.500-7.500H11.500V7.500H8.500Z" />`,
  svg`<path d="M-13 8L-2-8H3L-8 8ZM3 8L12-6.500L15-3.500L8 8Z" />`,
  svg`<path d="M-14.500-8H-10.500V-4H-14.500ZM-10.500-4H-6.500V0H-10.500ZM-14.500 0H-10.500V4H-14.500ZM-10.500 4H-6.500V8H-10.500ZM8-7H11.500V-3.500H8ZM11.500-3.500H15V0H11.500ZM8 0H11.500V3.500H8ZM11.500 3.500H15V7H11.500Z" />`,
];

/** @param {number} seat @param {number} [angle] the number stays upright */
export const car = (
  seat,
  angle = 0,
) => svg`<g class=${`au-car seat-${seat + 1}`}><path class="au-tyres" d=${WHEELS} /><path class="au-body" d=${BODY} />
  <g class="au-stripes">${STRIPES[seat % STRIPES.length]}</g><path class="au-glass"
    d=${GLASS} /><path class="au-body-edge" d=${BODY} />
  <circle class="au-plate" cx="-3" r="6.400" /><text class="au-number" transform=${`translate(-3 0) rotate(${-angle})`}
    y="4.100" text-anchor="middle">${seat + 1}</text></g>`;

/** A car in a line of text. @param {number} seat @param {string} [kind] */
export const carInline = (seat, kind = '') =>
  html`<svg class=${`au-car-inline ${kind}`} viewBox="-17 -11 34 22" aria-hidden="true">${car(seat)}</svg>`;
