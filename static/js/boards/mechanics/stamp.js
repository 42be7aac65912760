/** A stamp of the table for the list of kept games: the train, and a column for each price. */
import { html, svg } from '../../base/lit.js';
import { engravingAt } from './faces.js';

const STEP = 31;

/** @param {any} view */
export function stamp(view) {
  const order = [...(view?.line ?? [])].reverse();
  return html`<svg class="thumb mech-stamp" viewBox="0 0 240 220" preserveAspectRatio="xMidYMid slice"
    aria-hidden="true">
    <rect class="mk-stamp-ground" width="240" height="220" /><path class="mk-stamp-rail" d="M0 196H240" />
    ${order.map((/** @type {string} */ type, /** @type {number} */ i) => {
      const x = 27 + i * STEP;
      const height = (view.prices?.[type] ?? 0) * 12;
      return svg`<g class=${`part-${type}`}><path class="mk-stamp-column"
        d=${`M${x - 9} 144V${144 - height}H${x + 9}V144Z`} /><path class="wagon-load"
        d=${`M${x - 14} 150H${x + 14}V180H${x - 14}Z`} />
        <circle class="wagon-wheel" cx=${x - 8} cy="188" r="6" /><circle class="wagon-wheel" cx=${x + 8} cy="188"
          r="6" /><path class="wagon-bed" d=${`M${x - 15} 180H${x + 15}V185H${x - 15}Z`} />${engravingAt(
            type,
            x,
            165,
            0.52,
          )}</g>`;
    })}</svg>`;
}
