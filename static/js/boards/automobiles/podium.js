/** The podium: the first three on their steps, with their cars; the others beside it with what they lack. */
import { html, svg, nothing } from '../../base/lit.js';
import { car } from './cars.js';
import { nameOf } from './model.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {{x: number, height: number}} Step */

const WIDTH = 120;
const GROUND = 118;
const LONGEST = 14; // signs of a name on a step

/** Where first, second and third stand. @type {Step[]} */
const STEPS = [
  { x: 180, height: 62 },
  { x: 60, height: 44 },
  { x: 300, height: 30 },
];

/** @param {string} name */
const clipped = (name) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** @param {Model} m @param {number} seat @param {Step} step @param {number} place */
function onStep(m, seat, { x, height }, place) {
  const top = GROUND - height;
  return svg`<g transform=${`translate(${x} ${top})`}>
    <rect class=${`podium-step is-place-${place}`} x=${-WIDTH / 2 + 3} width=${WIDTH - 6} height=${height} rx="4" />
    <text class="podium-place" y=${height - 9} text-anchor="middle">${place}</text>
    <g transform="translate(0 -15) scale(1.500)">${car(seat)}</g>
    <text class="podium-name" y="-36" text-anchor="middle">${clipped(nameOf(m, seat))}</text></g>`;
}

/** @param {Model} m */
export function podium(m) {
  const order = m.view.result ?? [];
  if (!order.length) return nothing;
  const label = order
    .map(({ seat, place }) => `${m.t('board.place.short', { n: place })} ${nameOf(m, seat)}`)
    .join(', ');
  const behind = order.slice(STEPS.length);
  return html`<figure class="au-podium automobiles" data-game="automobiles">
    <svg viewBox="0 0 360 122" role="img" aria-label=${label}>
      ${order.slice(0, STEPS.length).map(({ seat, place }, i) => onStep(m, seat, STEPS[i], place))}
      <path class="podium-ground" d=${`M2 ${GROUND}H358`} /></svg>
    ${
      behind.length
        ? html`<figcaption>${behind.map(
            ({ seat, place }) => html`<span>${place}. ${nameOf(m, seat)}</span>`,
          )}</figcaption>`
        : nothing
    }
  </figure>`;
}
