/** A fuel gauge: cells from empty to full with a needle mark at the level; the number stands beside it. */
import { html, svg } from '../base/lit.js';

/**
 * @param {{level: number, max: number, label: string, kind?: string}} gauge
 */
export const gauge = ({
  level,
  max,
  label,
  kind = '',
}) => html`<span class=${`gauge ${kind}`} role="img" aria-label=${label} title=${label}>
  <svg class="gauge-cells" viewBox=${`0 0 ${max * 12 + 2} 20`} aria-hidden="true">
    ${Array.from(
      { length: max },
      (_, i) => svg`<path class=${`gauge-cell${i < level ? ' is-full' : ''}`}
      d=${`M${i * 12 + 2} 18V${12 - i * 1.6}H${i * 12 + 12}V18Z`} />`,
    )}
  </svg><b class="gauge-level" aria-hidden="true">${level}</b></span>`;
