/** Hatches of the drawing board, as patterns every board may fill with: url(#hatch-…). Draw `hatches` once per page. */
import { html, svg } from '../base/lit.js';

const SEATS = [
  svg`<path d="M-2 2L2-2M0 8L8 0M6 10L10 6" />`,
  svg`<circle cx="2" cy="2" r="1.3" /><circle cx="6" cy="6" r="1.3" />`,
  svg`<path d="M0 2H8M0 6H8" />`,
  svg`<path d="M0 0L8 8M8 0L0 8" />`,
  svg`<path d="M2 0V8M6 0V8" />`,
  svg`<path d="M0 4L4 0L8 4M0 8L4 4L8 8" />`,
];

/** The seats' own hatches (colour never stands alone) and the plain one for shaded areas. */
export const hatches = html`<svg class="kit-hatches" width="0" height="0" aria-hidden="true" focusable="false">
  <defs>
    ${SEATS.map(
      (lines, i) =>
        svg`<pattern id=${`hatch-seat-${i + 1}`} class="hatch" width="8" height="8"
          patternUnits="userSpaceOnUse">${lines}</pattern>`,
    )}
    <pattern id="hatch-shade" class="hatch" width="7" height="7" patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"><path d="M0 0V7" /></pattern>
    <pattern id="hatch-steel" class="hatch-steel" width="6" height="6" patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"><path d="M0 0V6" /></pattern>
  </defs>
</svg>`;
