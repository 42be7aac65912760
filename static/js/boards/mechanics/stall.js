/**
 * Selling: each kind that makes a set lies on the stall, card by card; what is tapped is in the set, and the income
 * stands beside it.
 */
import { html, nothing } from '../../base/lit.js';
import { iconInline } from '../../kit/icon.js';
import { coinInline } from '../../kit/coin.js';
import { panelPiece } from '../../kit/piece.js';
import { look } from '../../kit/reading.js';
import { cardFace, engraving, fan } from './faces.js';
import { SIGNS } from './icons.js';
import { offersOf } from './model.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {{move: string, real: number, scrap: number}} Offer */

/** @param {Model} m @param {string} type @param {Offer} offer @returns {string} what a set brings, in words */
export function offerWords(m, type, { real, scrap }) {
  const price = m.view.prices[type];
  return m.t('board.offer', { type, real, scrap, price, income: real * price });
}

/**
 * The sum as on a bill; before anything is chosen, what all of it would bring.
 * @param {Model} m
 * @param {string} type
 * @param {Offer | undefined} chosen
 * @param {Offer} most
 */
function bill(m, type, chosen, most) {
  const price = m.view.prices[type];
  const words = offerWords(m, type, chosen ?? most);
  return html`<p class=${`stall-bill${chosen ? ' is-chosen' : ''}`} title=${words}>${
    chosen ? html`<span>${chosen.real} × ${price} =</span>` : nothing
  }${coinInline()}<b>${(chosen ?? most).real * price}</b></p>`;
}

/** One kind on the stall. @param {Model} m @param {string} type */
export function stallGroup(m, type) {
  /** @type {Offer[]} */
  const offers = offersOf(m, type);
  if (!offers.length) return nothing;
  const chosen = offers.find(({ move }) => m.ctx.picker.has(move));
  const most = offers[offers.length - 1];
  const seat = m.own;
  return html`<div class=${`mk-group is-stall part-${type}${chosen ? ' is-chosen' : ''}`} role="group"
    aria-label=${m.t(`component.${type}`)}>
    <div class="stall-cards">${offers.map((offer, i) => {
      const cards = i === 0 ? offer.real : offer.real - offers[i - 1].real;
      const first = offer.real - cards;
      const inside = chosen && chosen.real >= offer.real;
      const faces = Array.from({ length: cards }, (_, k) => ({
        id: type,
        travel: { motion: `hand-${seat}-${type}-${first + k}`, at: `hand-${seat}` },
      }));
      const seen = look(m, offer.move);
      return panelPiece(
        {
          kind: `stall-card${inside ? ' is-in' : ''}`,
          pattern: offer.move,
          id: `stall-${type}-${offer.real}`,
          label: offerWords(m, type, offer),
          inspect: `component.${type}`,
          look: { ...seen, selected: chosen?.move === offer.move },
        },
        html`${faces.length > 1 ? fan(faces) : cardFace(type, faces[0].travel)}${
          inside
            ? html`<span class="stall-tick"
          aria-hidden="true">${iconInline(SIGNS.done)}</span>`
            : nothing
        }`,
      );
    })}${
      chosen?.scrap
        ? html`<span class="stall-scrap" aria-hidden="true">+${Array.from({ length: chosen.scrap }, () =>
            engraving('scrap'),
          )}</span>`
        : nothing
    }</div>
    <p class="group-name"><b>${m.t(`component.${type}`)}</b></p>${bill(m, type, chosen, most)}
  </div>`;
}
