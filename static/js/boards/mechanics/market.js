/** The market: eight places, each card with the price of its kind. */
import { html, nothing } from '../../base/lit.js';
import { coinInline } from '../../kit/coin.js';
import { panelPiece } from '../../kit/piece.js';
import { look } from '../../kit/reading.js';
import { cardFace } from './faces.js';
import { marketPattern } from './model.js';

/** @typedef {import('./model.js').Model} Model */

/** @param {Model} m @param {string | null} type @param {number} i */
function stand(m, type, i) {
  if (!type)
    return html`<li class="mk-stand is-empty" data-inspect="market"><span
      class="visually-hidden">${m.t('board.market.empty')}</span></li>`;
  const pattern = marketPattern(m, type);
  const price = m.view.prices[type];
  const seen = look(m, pattern);
  const label = m.t('board.card', { type, price });
  return html`<li class="mk-stand">
    ${panelPiece(
      {
        kind: 'mk-card',
        pattern,
        id: `market-${i}`,
        label,
        inspect: `component.${type}`,
        look: { ...seen, off: Boolean(pattern) && !seen.legal, last: m.touched.has(`market-${type}`) },
        place: `market-${type}`,
      },
      html`${cardFace(type, { motion: `market-${i}-${type}`, at: 'market' })}<span class="stand-name"
        aria-hidden="true">${m.t(`component.${type}`)}</span>
      <span class="stand-price" aria-hidden="true">${coinInline()}<b>${price}</b></span>`,
    )}
  </li>`;
}

/** @param {Model} m */
export function market(m) {
  const left = m.view.market.filter(Boolean).length;
  return html`<section class="mk-market" aria-label=${m.t('board.market', { n: left })}>
    <ol class="mk-stands">${m.view.market.map((type, i) => stand(m, type, i))}</ol>
    ${left ? nothing : html`<p class="mk-bare"><span>${m.t('board.market.bare')}</span></p>`}
  </section>`;
}
