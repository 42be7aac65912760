/**
 * A square enamel tile, 100 units wide, centred on its origin: colour by class `hue-*`, a character in the corner, an
 * icon, and a lit corner when it is special.
 */
import { svg, nothing } from '../base/lit.js';
import { iconAt } from './icon.js';

const LIT = 'M-48-32A16 16 0 0 1 -32-48H12L-48 12Z';
const SPARK = 'M0-13C1.2-4.5 4.5-1.2 13 0C4.5 1.2 1.2 4.5 0 13C-1.2 4.5-4.5 1.2-13 0C-4.5-1.2-1.2-4.5 0-13Z';

/** @param {{hue: string, letter: string, icon: unknown, lit?: boolean}} face */
export function tileFace({ hue, letter, icon, lit = false }) {
  return svg`<g class=${`tile hue-${hue}`}>
    <rect class="tile-edge" x="-50" y="-50" width="100" height="100" rx="17" />
    <rect class="tile-enamel" x="-46" y="-46" width="92" height="92" rx="14" />
    <path class="tile-shade" d="M-45 14L14-45M-45 34L34-45M-38 44L44-38M-18 44L44-18" />
    ${
      lit
        ? svg`<path class="tile-lit" d=${LIT} /><path class="tile-spark" d=${SPARK} transform="translate(33 33)" />`
        : nothing
    }
    ${iconAt(icon, 62, 7, 9)}
    ${letter ? svg`<text class="tile-letter" x="-29" y="-19" text-anchor="middle">${letter}</text>` : nothing}
  </g>`;
}

/** A tile at a place and size. @param {{x?: number, y?: number, size: number}} place @param {unknown} face */
export const tileAt = ({ x = 0, y = 0, size }, face) =>
  svg`<g transform=${`translate(${x} ${y}) scale(${size / 100})`}>${face}</g>`;
