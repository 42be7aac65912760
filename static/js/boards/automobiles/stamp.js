/** The track and the cars on it, small enough for a list of games. */
import { html, svg } from '../../base/lit.js';
import { along, LANES, outline, pathOf, spotOf, trackIn } from './geometry.js';

/** @typedef {{x: number, y: number}} Spot */

const MISSED = 0.12; // of a drawing a thousand wide: nobody sees a point so near to the line without it

/** How far a point is from the line between two others. @param {Spot} spot @param {Spot} one @param {Spot} other */
const aside = (spot, one, other) =>
  Math.abs((other.x - one.x) * (one.y - spot.y) - (one.x - spot.x) * (other.y - one.y)) /
  (Math.hypot(other.x - one.x, other.y - one.y) || 1);

/** A line without the points that it does not need: most of a track is straight. @param {Spot[]} line */
function sparse(line) {
  const kept = [line[0]];
  let from = 0;
  for (let at = 2; at < line.length; at++) {
    if (line.slice(from + 1, at).every((spot) => aside(spot, line[from], line[at]) <= MISSED)) continue;
    from = at - 1;
    kept.push(line[from]);
  }
  return [...kept, line[line.length - 1]];
}

/** @param {import('./model.js').View} view */
export function stamp(view) {
  const track = trackIn(view);
  const { left, top, width, height } = track.box;
  const edge = (/** @type {number} */ side) => `${pathOf(sparse(along(track, side, 0, track.columns)))}Z`;
  return html`<svg class="thumb automobiles au-thumb" viewBox=${`${left} ${top} ${width} ${height}`} aria-hidden="true">
    <rect class="au-ground" x=${left} y=${top} width=${width} height=${height} />
    <path class="au-asphalt" fill-rule="evenodd" d=${edge(0) + edge(LANES)} />${[1, 2, 3].map(
      (side) => svg`<path
      class="au-thumb-lane" d=${edge(side)} />`,
    )}
    <path class="au-line" d=${outline(track, 0, LANES, -0.3, 0.3)} />
    ${view.seats.map((side, seat) => {
      const { x, y } = spotOf(track, side);
      return svg`<circle class=${`au-thumb-car seat-${seat + 1}`} cx=${x} cy=${y} r="19" /><text class="au-thumb-number"
        x=${x} y=${y + 9} text-anchor="middle">${seat + 1}</text>`;
    })}</svg>`;
}
