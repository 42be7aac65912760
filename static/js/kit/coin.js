/**
 * Money of the table: a round coin with a C struck on it, which no part of a machine can be taken for; and a purse that
 * says how much there is.
 */
import { html, nothing, svg } from '../base/lit.js';

/** A coin in a box from -24 to 24; a value may be struck on it in place of the C. @param {number | string} [value] */
export const coinFace = (
  value = '',
) => svg`<g class="coin"><circle class="coin-rim" r="22.500" /><circle class="coin-disc" r="17.500" />
  ${
    value === ''
      ? svg`<path class="coin-letter" d="M7.500-6.500A10 10 0 1 0 7.500 6.500" />`
      : svg`<text
    class="coin-value" y="8" text-anchor="middle">${value}</text>`
  }</g>`;

/** A coin in a line of text. @param {number | string} [value] @param {string} [kind] */
export const coinInline = (value = '', kind = '') =>
  html`<svg class=${`coin-inline ${kind}`} viewBox="-24 -24 48 48" aria-hidden="true">${coinFace(value)}</svg>`;

/**
 * How much somebody has: coin and number.
 * @param {{n: number | string, label: string, kind?: string, inspect?: string}} purse
 */
export const purse = ({ n, label, kind = '', inspect }) =>
  html`<span class=${`purse ${kind}`} role="img" aria-label=${label} title=${label}
    data-inspect=${inspect ?? nothing}>${coinInline()}<b aria-hidden="true">${n}</b></span>`;
