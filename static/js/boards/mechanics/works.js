/** The mechanisms in play: what each needs, ticked off against the hand, and who has built it. */
import { html, nothing } from '../../base/lit.js';
import { seatBadge } from '../../kit/badge.js';
import { iconInline } from '../../kit/icon.js';
import { panelPiece } from '../../kit/piece.js';
import { firstOpen, look } from '../../kit/reading.js';
import { engraving, token } from './faces.js';
import { SIGNS } from './icons.js';
import { nameOf } from './model.js';

/** @typedef {import('./model.js').Model} Model */

/** One needed part, with a tick when it is in the hand. @param {string} type @param {boolean | undefined} got */
const need = (type, got) =>
  html`<span class=${`mk-need${got ? ' is-got' : ''}`}>${token(type)}${
    got
      ? html`<span
    class="need-tick">${iconInline(SIGNS.done)}</span>`
      : nothing
  }</span>`;

/**
 * What a mechanism needs, in words.
 * @param {Model} m
 * @param {import('./model.js').Mechanism} mechanism
 * @returns {string}
 */
export function needWords(m, { needs, ticks }) {
  return needs
    .map((type, i) => (ticks?.[i] ? m.t('board.need.got', { type }) : m.t('board.need', { type })))
    .join(', ');
}

/** @param {Model} m @param {import('./model.js').Mechanism} mechanism */
function mechanismCard(m, mechanism) {
  const { id, needs, ticks, owners } = mechanism;
  const pattern = firstOpen(m, [`build ${id}`]);
  const label = [
    m.t(`mechanism.${id}`),
    m.t('board.needs', { parts: needWords(m, mechanism) }),
    owners.length ? m.t('board.owners', { names: owners.map((seat) => nameOf(m, seat)).join(', ') }) : '',
  ]
    .filter(Boolean)
    .join('. ');
  return panelPiece(
    {
      kind: `mk-mechanism${owners.includes(m.own) ? ' is-mine' : ''}`,
      pattern,
      id: `mechanism-${id}`,
      label: `${label}. ${m.t(`mechanism.${id}.text`)}`,
      title: m.t(`mechanism.${id}.text`),
      inspect: `mechanism.${id}`,
      look: { ...look(m, pattern), last: m.touched.has(`mechanism-${id}`) },
    },
    html`${engraving(id)}<span class="mechanism-name" aria-hidden="true">${m.t(`mechanism.${id}`)}</span>
    <span class="mechanism-needs" aria-hidden="true">${needs.map((type, i) => need(type, ticks?.[i]))}</span>
    <span class="mechanism-owners" aria-hidden="true">${owners.map((seat) => seatBadge(seat))}${
      pattern ? html`<em>${iconInline(SIGNS.build)}${m.t('board.build')}</em>` : nothing
    }</span>`,
  );
}

/** @param {Model} m */
export function works(m) {
  const { mechanisms } = m.view;
  if (!mechanisms.length) return nothing;
  return html`<section class="mk-works" data-many=${mechanisms.length > 6 ? 'yes' : 'no'}
    aria-label=${m.t('board.mechanisms')}>${mechanisms.map((one) => mechanismCard(m, one))}</section>`;
}
