/** Money of the table: a coin with a milled rim, and a purse that says how much there is. */
import { html, nothing, svg } from '../lit.js';
import { polar } from './geometry.js';

const TEETH = 16;
const RIM = `M${Array.from({ length: TEETH * 2 }, (_, i) => {
  const { x, y } = polar(0, 0, i % 2 ? 19.5 : 23, (i * 360) / (TEETH * 2));
  return `${x} ${y}`;
}).join('L')}Z`;

/** A coin in a box from -24 to 24; a value may be struck on it. @param {number | string} [value] */
export const coinFace = (value = '') => svg`<g class="coin"><path class="coin-rim" d=${RIM} /><circle class="coin-disc" r="17" />
  <path class="coin-hatch" d="M5 13L13 5M0 14L14 0M-5 13.500L2 6.500" />${value === '' ? svg`<circle class="coin-hole" r="5" />` : svg`<text class="coin-value" y="8" text-anchor="middle">${value}</text>`}</g>`;

/** A coin in a line of text. @param {number | string} [value] @param {string} [kind] */
export const coinInline = (value = '', kind = '') => html`<svg class=${`coin-inline ${kind}`} viewBox="-24 -24 48 48" aria-hidden="true">${coinFace(value)}</svg>`;

/** How much somebody has: coin and number. @param {{n: number | string, label: string, kind?: string, inspect?: string}} purse */
export const purse = ({ n, label, kind = '', inspect }) =>
  html`<span class=${`purse ${kind}`} role="img" aria-label=${label} title=${label} data-inspect=${inspect ?? nothing}>${coinInline()}<b aria-hidden="true">${n}</b></span>`;
