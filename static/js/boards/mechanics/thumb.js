/** A stamp of the table for the list of kept games: the train, and a column for each price. */
import { html, svg } from '../../lit.js';
import { engravingAt } from './faces.js';

/** @param {any} view */
export function stamp(view) {
  const order = [...(view?.line ?? [])].reverse();
  return html`<svg class="thumb mech-stamp" viewBox="0 0 530 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="mk-stamp-ground" width="530" height="220" /><path class="mk-stamp-rail" d="M0 178H530M0 186H530" />
    ${order.map((/** @type {string} */ type, /** @type {number} */ i) => {
      const x = 49 + i * 72;
      const price = view.prices?.[type] ?? 0;
      return svg`<g class=${`part-${type}`}><path class="mk-stamp-column" d=${`M${x - 16} 98V${98 - price * 8}H${x + 16}V98Z`} /><path class="wagon-load" d=${`M${x - 31} 108H${x + 31}V164H${x - 31}Z`} /><path class="wagon-bed" d=${`M${x - 34} 164H${x + 34}V171H${x - 34}Z`} />
        <circle class="wagon-wheel" cx=${x - 18} cy="173" r="8" /><circle class="wagon-wheel" cx=${x + 18} cy="173" r="8" />${engravingAt(type, x, 136, 0.98)}</g>`;
    })}</svg>`;
}
