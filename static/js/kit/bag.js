/** A bag with a drawstring, and on it how many things are inside. Drawn in a box from -24 to 24. */
import { html, svg } from '../base/lit.js';

/** @param {number} n */
export const bag = (n) => svg`<g class="bag">
  <path class="bag-cloth" d="M-8-11C-18-4-22 8-19 16C-17 22-9 23 0 23C9 23 17 22 19 16C22 8 18-4 8-11Z" />
  <path class="bag-cloth" d="M-8-14L-12-22L-5-19L0-23L5-19L12-22L8-14Z" />
  <path class="bag-string" d="M-10-12.500H10M9-12C15-13 18-9 16-5" />
  <text class="bag-number" y="13" text-anchor="middle">${n}</text></g>`;

/** A bag in a line of text. @param {number} n @param {string} label @param {string} [kind] */
export const bagCounter = (n, label, kind = '') =>
  html`<svg class=${`bag-picture ${kind}`} viewBox="-24 -26 48 52" role="img"
    aria-label=${label}><title>${label}</title>${bag(n)}</svg>`;
