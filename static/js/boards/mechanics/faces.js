/** Parts and mechanisms as one sees them: engraving, token, card, a fan of cards, scrap. */
import { html, nothing, svg } from '../../base/lit.js';
import { mover } from '../../kit/piece.js';
import { MECHANISMS, PARTS, SCRAP } from './icons.js';

/** @typedef {{motion?: string, at?: string, from?: string}} Travel */

const CARD_WIDTH = 60;
const CARD_HEIGHT = 82;
const STEP = 17;

/** @param {string} id */
const drawing = (id) => (id === 'scrap' ? SCRAP : (PARTS[id] ?? MECHANISMS[id]));

/** An engraving as part of a drawing. @param {string} id @param {number} x @param {number} y @param {number} [scale] */
export const engravingAt = (id, x, y, scale = 1) =>
  svg`<g class=${`engraved part-${id}`} transform=${`translate(${x} ${y}) scale(${scale})`}>${drawing(id)}</g>`;

/** An engraving by itself. @param {string} id @param {string} [kind] */
export const engraving = (id, kind = '') =>
  html`<svg class=${`engraving ${kind} part-${id}`} viewBox="-26 -26 52 52"
    aria-hidden="true"><g class="engraved">${drawing(id)}</g></svg>`;

/** A round token: the part on cream, its colour as rim. @param {string} id @param {string} [kind] */
export const token = (
  id,
  kind = '',
) => html`<svg class=${`part-token ${kind} part-${id}`} viewBox="-26 -26 52 52" aria-hidden="true">
  <circle class="part-rim" r="25" /><circle class="part-ground" r="21" /><g class="engraved"
    transform="scale(.7)">${drawing(id)}</g></svg>`;

/** A card, 60 by 82, at x. @param {string} id @param {number} x @param {Travel} [travel] */
export function cardAt(id, x, travel = {}) {
  return svg`<g transform=${`translate(${x} 0)`}>${mover(
    travel,
    svg`<g class=${`engraved part-${id}`}><rect class="card-ground" x="1" y="1" width=${CARD_WIDTH - 2}
      height=${CARD_HEIGHT - 2} rx="6" />
    <path class="card-band" d=${`M1 14V7A6 6 0 0 1 7 1H${CARD_WIDTH - 7}A6 6 0 0 1 ${CARD_WIDTH - 1} 7V14Z`} /><rect
      class="card-frame" x="5" y="18" width=${CARD_WIDTH - 10} height=${CARD_HEIGHT - 23} rx="3" />
    <g transform=${`translate(${CARD_WIDTH / 2} 47)`}>${drawing(id)}</g></g>`,
  )}</g>`;
}

/** One card. @param {string} id @param {Travel} [travel] */
export const cardFace = (id, travel) =>
  html`<svg class="part-card" viewBox=${`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
    aria-hidden="true">${cardAt(id, 0, travel)}</svg>`;

/** Cards of a kind, one over the other; many of them close up. @param {{id: string, travel?: Travel}[]} cards */
export function fan(cards) {
  const step = cards.length > 5 ? STEP * 0.6 : STEP;
  const width = CARD_WIDTH + (cards.length - 1) * step;
  return html`<svg class="part-card" viewBox=${`0 0 ${width} ${CARD_HEIGHT}`}
    aria-hidden="true">${cards.map(({ id, travel }, i) => cardAt(id, i * step, travel))}</svg>`;
}

/**
 * Scrap as one has it: a piece each, a hole where one is spent.
 * @param {{n: number, label: string, inspect: string}} scrap
 */
export const scrapPile = ({ n, label, inspect }) =>
  html`<span class="scrap-pile" role="img" aria-label=${label} title=${label} data-inspect=${inspect}>${
    n
      ? Array.from({ length: n }, () => engraving('scrap'))
      : html`${engraving('scrap', 'is-none')}<b
      aria-hidden="true">0</b>`
  }</span>`;

/**
 * A price, and the one to come beside it with the way it goes.
 * @param {{now: number, then: number | null | undefined, kind?: string}} price
 */
export function priceTag({ now, then, kind = '' }) {
  const way = then === null || then === undefined || then === now ? 'same' : then > now ? 'up' : 'down';
  return html`<span class=${`price-tag is-${way} ${kind}`} aria-hidden="true"><b>${now}</b>${
    way === 'same' ? nothing : html`<i>${way === 'up' ? '▲' : '▼'}</i><em>${then}</em>`
  }</span>`;
}
