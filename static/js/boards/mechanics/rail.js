/**
 * The order line as a train on its rail: seven wagons, the front at the right before the engine, under each place what
 * it does to a price.
 */
import { html, nothing, svg } from '../../base/lit.js';
import { iconInline } from '../../kit/icon.js';
import { mover, panelPiece } from '../../kit/piece.js';
import { firstOpen, look } from '../../kit/reading.js';
import { engravingAt, priceTag, token } from './faces.js';
import { SIGNS, cogPath } from './icons.js';

/** @typedef {import('./model.js').Model} Model */

/** @param {number} effect */
export const signed = (effect) => (effect > 0 ? `+${effect}` : effect < 0 ? `−${-effect}` : '0');

/** @param {number} effect */
const wayOf = (effect) => (effect > 0 ? 'up' : effect < 0 ? 'down' : 'same');

/** A flat wagon with the part on its load. @param {Model} m @param {string} type @param {number} place */
function wagon(m, type, place) {
  const flag = m.view.bought.includes(type);
  return html`<svg class="wagon-art" viewBox="0 0 100 82" aria-hidden="true">
    ${mover(
      { motion: `wagon-${type}`, at: `place-${place}` },
      svg`<g class=${`part-${type}`}>
      <path class="wagon-load" d="M14 6H86V60H14Z" /><path class="wagon-side" d="M14 6H22V60H14ZM78 6H86V60H78Z" /><path
        class="wagon-rivet" d="M18 13V13.100M18 53V53.100M82 13V13.100M82 53V53.100M18 33V33.100M82 33V33.100" />
      <path class="wagon-bed" d="M4 60H96V68H4Z" /><circle class="wagon-wheel" cx="25" cy="71"
        r="9" /><circle class="wagon-wheel" cx="75" cy="71" r="9" /><circle class="wagon-hub" cx="25" cy="71"
        r="3" /><circle class="wagon-hub" cx="75" cy="71" r="3" />
      ${engravingAt(type, 50, 33, 1.04)}
      ${
        flag
          ? svg`<path class="wagon-pole" d="M91 60V2" /><path class="wagon-flag" d="M91 2H74L79 8.500L74 15H91Z" />`
          : nothing
      }</g>`,
    )}
  </svg>`;
}

const ENGINE = svg`<path class="loco-dark" d="M12 26H44V60H12Z" /><path class="loco-brass" d="M8 18H48V26H8Z" /><path
  class="loco-pale" d="M19 32H37V46H19Z" /><path class="loco-dark" d="M44 32H96A8 14 0 0 1 96 60H44Z" />
  <path class="loco-brass" d="M78 32V14L74 8H92L88 14V32ZM56 32A7 8 0 0 1 70 32Z" /><path class="loco-line"
    d="M58 33V59M72 33V59" /><path class="loco-brass" d="M6 60H112L118 70H98V66H6Z" /><path class="loco-wheel"
    d=${cogPath(12, 13, 11, 28, 68)} /><circle class="wagon-hub" cx="28" cy="68" r="4" /><circle class="wagon-wheel"
    cx="66" cy="71" r="9" /><circle class="wagon-wheel" cx="90" cy="71" r="9" />
  <circle class="wagon-hub" cx="66" cy="71" r="3" /><circle class="wagon-hub" cx="90" cy="71"
    r="3" /><path class="loco-line" d="M28 68H66" />`;

/**
 * Between two wagons: swap them, when the Aether Drive may.
 * @param {Model} m
 * @param {number} place the front one of the two, from 1
 */
function coupling(m, place) {
  const pattern = firstOpen(m, [`use aether_drive ${place}`]);
  if (!pattern) return nothing;
  const [front, back] = [m.view.line[place - 1], m.view.line[place]];
  return panelPiece(
    {
      kind: 'mk-swap',
      pattern,
      id: `swap-${place}`,
      label: m.t('board.swap', { front, back, place, next: place + 1 }),
      look: look(m, pattern),
    },
    iconInline(SIGNS.swap),
  );
}

/**
 * What a place does to the price there; once the round is counted, what it has done.
 * @param {Model} m
 * @param {string} type
 * @param {number} place from 1
 */
export function effectAt(m, type, place) {
  const before = priceBefore(m, type);
  return before === null ? (m.view.places[place - 1] ?? 0) : m.view.prices[type] - before;
}

/**
 * Once a round is counted the places have done their work: what a price was before; null while they are still to come.
 * @param {Model} m
 * @param {string} type
 * @returns {number | null}
 */
export function priceBefore(m, type) {
  if (m.view.phase === 'turn') return null;
  return m.view.report?.prices.find(([one]) => one === type)?.[1] ?? m.view.prices[type];
}

/**
 * One place of the line, wagon and effect.
 * @param {Model} m
 * @param {string} type
 * @param {number} place from 1 at the front
 */
function place(m, type, place) {
  const before = priceBefore(m, type);
  const now = m.view.prices[type];
  const effect = effectAt(m, type, place);
  const then = m.coming?.[type];
  const after = m.ahead?.phase === 'turn' ? m.ahead.line[place - 1] : null;
  const label = [
    m.t('board.wagon', { type, place, price: now, effect: signed(effect) }),
    before === null ? '' : m.t('board.was', { price: before }),
    then !== undefined && then !== now ? m.t('board.then', { price: then }) : '',
    m.view.bought.includes(type) ? m.t('board.bought.one') : '',
  ]
    .filter(Boolean)
    .join(' ');
  const turning = then !== undefined && then !== m.view.forecast?.[type];
  return html`<li class=${`mk-place is-${wayOf(effect)}`}>
    ${panelPiece(
      {
        kind: 'mk-wagon',
        id: `wagon-${type}`,
        label,
        inspect: `component.${type}`,
        look: { last: m.touched.has(`wagon-${type}`) },
      },
      wagon(m, type, place),
    )}
    ${coupling(m, place)}
    ${
      m.view.phase === 'turn'
        ? priceTag({ now, then, kind: turning ? 'is-turning' : '' })
        : priceTag({ now, then: null })
    }
    <span class="mk-effect" aria-hidden="true">${iconInline(SIGNS[wayOf(effect)])}<b>${
      before === null ? signed(effect) : effect ? m.t('board.was.short', { price: before }) : ''
    }</b>${
      after && after !== type
        ? html`<span
        class="mk-after">${token(after)}</span>`
        : nothing
    }</span>
  </li>`;
}

/** @param {Model} m */
export function rail(m) {
  const last = m.view.line.length;
  return html`<section class="mk-rail" aria-label=${m.t('board.line')}>
    <span class="mk-end" data-inspect="part.back"><span aria-hidden="true">${m.t('board.back')}</span></span>
    <ol class="mk-train">${[...m.view.line].reverse().map((type, i) => place(m, type, last - i))}</ol>
    <span class="mk-loco" data-inspect="part.front"><svg viewBox="0 0 122 82" aria-hidden="true">${ENGINE}</svg><span
      aria-hidden="true">${m.t('board.front')}</span></span>
  </section>`;
}
