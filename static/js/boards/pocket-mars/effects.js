/** The steps of a card in pictures and in words. */
import { html } from '../../base/lit.js';
import { iconInline } from '../../kit/icon.js';
import { EMBLEMS, OPS } from './icons.js';

/** @typedef {import('./deck.js').Op} Op */
/** @typedef {import('./model.js').Translate} Translate */

/**
 * One step: its picture, its number, and what stands behind a price or a condition.
 * @param {Op} op
 * @returns {unknown}
 */
function glyph({ name, n, colour, then }) {
  const picture = colour ? EMBLEMS[colour] : OPS[name];
  const number = n !== null && (n > 1 || name === 'pay') ? html`<b>${n}</b>` : '';
  const hand =
    name === 'if_hand'
      ? html`<span class=${`op-back hue-${colour}`}>${iconInline(picture)}</span>`
      : iconInline(picture);
  return html`<span class=${`op op-${name}`}>${hand}${number}</span>${
    then.length
      ? html`<span
    class="op-then"></span>${then.map(glyph)}`
      : ''
  }`;
}

/** @param {Op[]} ops */
export const pictures = (ops) => html`<span class="ops" aria-hidden="true">${ops.map(glyph)}</span>`;

/** @param {Translate} t @param {Op} op @returns {string} */
function word(t, { name, n, colour, then }) {
  const own = t(`board.op.${name}`, { n: n ?? 1, colour });
  return then.length ? t('board.op.leads', { first: own, then: joined(t, then) }) : own;
}

/** @param {Translate} t @param {Op[]} ops @returns {string} */
function joined(t, ops) {
  return ops.map((op) => word(t, op)).reduce((a, b) => t('board.op.and', { a, b }));
}

/** A half of a card as a sentence. @param {Translate} t @param {Op[]} ops */
export function words(t, ops) {
  const text = joined(t, ops);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
