/** A round track: ticks from 0 to `max` on a circle, with a mark for each seat that slides to its value. */
import { svg, nothing } from '../base/lit.js';
import { arc, polar } from './geometry.js';
import { seatMark } from './badge.js';

/** @typedef {{cx: number, cy: number, inner: number, outer: number, max: number}} Dial */

/** The two ends of the track keep apart. @param {Dial} dial @param {number} value */
export const dialAngle = (dial, value) => (360 / (dial.max + 3)) * Math.min(Math.max(value, 0), dial.max);

/** @param {Dial} dial @param {number} value */
function tick(dial, value) {
  const angle = dialAngle(dial, value);
  const long = value % 5 === 0;
  const a = polar(dial.cx, dial.cy, dial.inner, angle);
  const b = polar(dial.cx, dial.cy, dial.inner + (long ? 10 : 5), angle);
  const label = polar(dial.cx, dial.cy, dial.inner - 14, angle);
  return svg`<path class=${long ? 'dial-tick is-long' : 'dial-tick'} d=${`M${a.x} ${a.y}L${b.x} ${b.y}`} />
    ${
      long
        ? svg`<text class=${value % 10 ? 'dial-label is-between' : 'dial-label'} x=${label.x} y=${label.y + 5.5}
      text-anchor="middle">${value}</text>`
        : nothing
    }`;
}

/** Marks on the same value stand side by side. @param {Dial} dial @param {number[]} values @param {number} seat */
function markPlace(dial, values, seat) {
  const same = values.map((value, i) => ({ value, i })).filter(({ value }) => value === values[seat]);
  const offset = same.findIndex(({ i }) => i === seat) - (same.length - 1) / 2;
  return polar(dial.cx, dial.cy, (dial.inner + dial.outer) / 2 + 5, dialAngle(dial, values[seat]) + offset * 7.5);
}

/**
 * @param {Dial} dial @param {number[]} values  one per seat
 * @param {{seat: number, value: number} | null} [ahead]  where a seat's mark would go
 */
export function dialTrack(dial, values, ahead = null) {
  const radius = (dial.inner + dial.outer) / 2 + 5;
  const angles = ahead ? [dialAngle(dial, values[ahead.seat]), dialAngle(dial, ahead.value)].sort((a, b) => a - b) : [];
  const target = ahead ? polar(dial.cx, dial.cy, radius, dialAngle(dial, ahead.value)) : null;
  return svg`<g class="dial">
    ${Array.from({ length: dial.max + 1 }, (_, value) => tick(dial, value))}
    ${
      ahead && angles[0] !== angles[1]
        ? svg`<path class="dial-ahead"
      d=${arc(dial.cx, dial.cy, radius, angles[0], angles[1])} />`
        : nothing
    }
    ${values.map((_, seat) => {
      const at = markPlace(dial, values, seat);
      return svg`<g class="dial-mark" transform=${`translate(${at.x} ${at.y}) scale(.74)`}>${seatMark(seat)}</g>`;
    })}
    ${target ? svg`<circle class="dial-target" cx=${target.x} cy=${target.y} r="18" />` : nothing}
  </g>`;
}
