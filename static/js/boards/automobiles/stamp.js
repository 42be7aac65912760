/** The track and the cars on it, small enough for a list of games. */
import { html, svg } from '../../base/lit.js';
import { along, LANES, outline, pathOf, spotOf, trackIn } from './geometry.js';

/** @param {import('./model.js').View} view */
export function stamp(view) {
  const track = trackIn(view);
  const { left, top, width, height } = track.box;
  const edge = (/** @type {number} */ side) => `${pathOf(along(track, side, 0, track.columns))}Z`;
  return html`<svg class="thumb automobiles au-thumb" viewBox=${`${left} ${top} ${width} ${height}`} aria-hidden="true">
    <rect class="au-ground" x=${left} y=${top} width=${width} height=${height} />
    <path class="au-asphalt" fill-rule="evenodd" d=${edge(0) + edge(LANES)} />${[1, 2, 3].map((side) => svg`<path class="au-thumb-lane" d=${edge(side)} />`)}
    <path class="au-line" d=${outline(track, 0, LANES, -0.3, 0.3)} />
    ${view.seats.map((side, seat) => {
      const { x, y } = spotOf(track, side);
      return svg`<circle class=${`au-thumb-car seat-${seat + 1}`} cx=${x} cy=${y} r="19" /><text class="au-thumb-number" x=${x} y=${y + 9} text-anchor="middle">${seat + 1}</text>`;
    })}</svg>`;
}
