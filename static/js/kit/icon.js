/**
 * Icons are drawn in a box from -24 to 24. They take three inks by class:
 *   i-fill (solid), i-line (stroke), i-cut (the ground showing through), i-wash (a light tone of the ink).
 * A game hands its own set to `iconSet`; these are the ones all games share.
 */
import { svg, html } from '../base/lit.js';

/** @typedef {Record<string, unknown>} Icons */

/** @type {Icons} */
export const COMMON = {
  colour: svg`<circle class="i-line" cx="-8" cy="6" r="12" /><circle class="i-line" cx="8" cy="6"
  r="12" /><circle class="i-fill" cx="0" cy="-9" r="12" />`,
  type: svg`<path class="i-fill" d="M-18 2H-2V18H-18Z" /><circle class="i-line" cx="11" cy="10"
  r="8.5" /><path class="i-line" d="M0-20L11-2H-11Z" />`,
  rare: svg`<path class="i-fill" d="M0-22C2-7 7-2 22 0C7 2 2 7 0 22C-2 7-7 2-22 0C-7-2-2-7 0-22Z" />`,
  deep: svg`<path class="i-line" d="M19-6C13-20-12-19-18-4C-22 8-6 18 5 11C13 5 8-6-1-5C-6-4-6 3-1 4" /><circle
    class="i-fill" cx="14" cy="14" r="2.6" /><circle class="i-fill" cx="-15" cy="-16" r="2.2" />`,
  open: svg`<path class="i-line" d="M-14 20V-12A14 10 0 0 1 14-12V20M-20 20H20" /><path class="i-fill"
  d="M-7 20V-8A7 6 0 0 1 7-8V20Z" />`,
  grid: svg`<path class="i-line" d="M-18-18H18V18H-18ZM-6-18V18M6-18V18M-18-6H18M-18 6H18" /><path class="i-fill"
  d="M-6-6H6V6H-6Z" />`,
  warn: svg`<path class="i-fill" d="M0-21L22 18H-22Z" /><path class="i-cut" d="M-2.2-8H2.2L1.4 6H-1.4Z" /><circle
    class="i-cut" cx="0" cy="11.5" r="2.6" />`,
  crown: svg`<path class="i-fill" d="M-20-12L-9 0L0-16L9 0L20-12L15 14H-15Z" /><path class="i-line" d="M-15 20H15" />`,
  flag: svg`<path class="i-line" d="M-12 22V-20" /><path class="i-fill" d="M-12-20H16L8-10L16 0H-12Z" />`,
};

/**
 * An icon as a part of an SVG drawing.
 * @param {unknown} drawing @param {number} [size] @param {number} [x] @param {number} [y]
 */
export const iconAt = (drawing, size = 48, x = 0, y = 0) =>
  svg`<g class="glyph"
    transform=${`translate(${x} ${y}) scale(${Math.round((size / 48) * 1000) / 1000})`}>${drawing}</g>`;

/** An icon inside a line of text. @param {unknown} drawing @param {string} [kind] */
export const iconInline = (drawing, kind = '') =>
  html`<svg class=${`icon-inline ${kind}`} viewBox="-26 -26 52 52"
    aria-hidden="true"><g class="glyph">${drawing}</g></svg>`;
