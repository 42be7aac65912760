/**
 * The road itself, as painted: ground, kerbs, spaces with their gear, section marks, skid marks, line and grid. Nothing
 * in it moves.
 */
import { svg } from '../../base/lit.js';
import { LANES, across, along, outline, pathOf, pointAt, spotAt } from './geometry.js';

/** @typedef {import('./geometry.js').Track} Track */
/** @typedef {import('./geometry.js').Space} Space */

const KERB = 3.4; // half a kerb, beside the edge
const LETTERING = 9; // units between the road and the names of its parts
const HEIGHT = 10; // of those names
const NUMBERED = 5;
const OUTSIDE = 12; // units between the road and the numbers of the columns

/** The gear painted on a space: 3 white, 4 light, 5 dark, 6 black. @type {Record<string, number>} */
export const GEAR_NUMBERS = { white: 3, light: 4, dark: 5, black: 6 };

/** @type {Map<string, unknown>} */
const painted = new Map();

/** The fill of a space: one tone, or stripes of two. @param {Space} space */
export const tone = ({ colours }) => `au-tone-${colours.join('-')}`;

/** @param {Track} track */
export function road(track) {
  const known = painted.get(track.id);
  if (known) return known;
  const { columns } = track;
  const spaces = [...track.spaces.values()];
  const corners = track.zones.filter(({ kind }) => kind !== 'straight');
  const whole = `${pathOf(along(track, 0, 0, columns))}Z${pathOf(along(track, LANES, 0, columns))}Z`;
  const drawing = svg`<g class="au-road">
    <path class="au-verge" d=${whole} /><path class="au-asphalt" fill-rule="evenodd" d=${whole} />
    ${corners.map(({ first, last }) =>
      [-0.1, LANES + 0.1].map((side) => {
        const line = pathOf(along(track, side, first - 0.5, last + 1.5));
        return svg`<path class="au-kerb" stroke-width=${KERB * 2} d=${line} /><path class="au-kerb is-red"
          stroke-width=${KERB * 2} d=${line} />`;
      }),
    )}
    ${spaces.map(
      (space) => svg`<path class=${`au-space ${tone(space)}`} data-inspect=${`space.${space.id}`}
      d=${track.outlines.get(space.id)} />`,
    )}
    ${spaces.map((space) => marks(track, space))}
    ${corners.map((zone) => skids(track, zone.first, zone.last))}
    <path class="au-edge" d=${whole} />
    ${track.zones.map((zone) => zoneName(track, zone))}
    ${finish(track)}${columnNumbers(track)}
  </g>`;
  painted.set(track.id, drawing);
  return drawing;
}

/** Text along the road, never upside down. @param {number} angle */
const turned = (angle) => (Math.abs(angle) > 90 ? angle + 180 : angle);

/**
 * Ticks between the sections, the gear in the middle, lane and column as its name says them, the brackets of the grid.
 * @param {Track} track
 * @param {Space} space
 */
function marks(track, space) {
  const { id, lane, start, sections, colours, grid } = space;
  const ticks = Array.from({ length: sections - 1 }, (_, i) =>
    [
      across(track, start + i + 1, lane + 0.04, lane + 0.22),
      across(track, start + i + 1, lane + 0.78, lane + 0.96),
    ].join(''),
  );
  const middle = spotAt(track, lane, start + sections / 2 - 0.5);
  const upright = turned(middle.angle);
  const corner = { ...pointAt(track, lane + 0.84, start + 0.5), upright: turned(spotAt(track, lane, start).angle) };
  const ink = `au-ink-${colours[0]}`;
  const text = grid ? `P${grid}` : colours.map((colour) => GEAR_NUMBERS[colour]).join('·');
  return svg`${ticks.length ? svg`<path class=${`au-tick ${ink}`} d=${ticks.join('')} />` : ''}
    ${grid ? svg`<path class="au-slot" d=${slot(track, lane, start)} />` : ''}
    <text class=${`au-code ${ink}`} transform=${`translate(${corner.x} ${corner.y}) rotate(${corner.upright})`}
      y="2.500" text-anchor="middle">${id.slice(1)}</text>
    <text class=${`au-gear ${ink}`} transform=${`translate(${middle.x} ${middle.y}) rotate(${upright})`} y="5"
      text-anchor="middle">${text}</text>`;
}

/** @param {Track} track @param {number} lane @param {number} column */
const slot = (track, lane, column) =>
  pathOf([
    pointAt(track, lane + 0.14, column + 0.55),
    pointAt(track, lane + 0.14, column + 0.92),
    pointAt(track, lane + 0.86, column + 0.92),
    pointAt(track, lane + 0.86, column + 0.55),
  ]);

/** Rubber left where cars brake and turn. @param {Track} track @param {number} first @param {number} last */
function skids(track, first, last) {
  const drift = (
    /** @type {number} */ from,
    /** @type {number} */ to,
    /** @type {number} */ a,
    /** @type {number} */ b,
  ) => {
    const length = Math.max(2, Math.round((to - from) * 3));
    return pathOf(
      Array.from({ length }, (_, i) => {
        const part = i / (length - 1);
        return pointAt(track, a + (b - a) * part * part * (3 - 2 * part), from + (to - from) * part);
      }),
    );
  };
  const long = Math.min(last - first, 5);
  return svg`<path class="au-skid" d=${drift(first - 3, first + long, 3.3, 1.2)} /><path class="au-skid"
    d=${drift(first - 3, first + long, 3.72, 1.62)} />
    <path class="au-skid is-faint" d=${drift(last - 3, last + 3, 0.7, 2.5)} /><path class="au-skid is-faint"
      d=${drift(last - 3, last + 3, 1.1, 2.9)} />`;
}

/** Chequers over all lanes. @param {Track} track */
function finish(track) {
  const rows = LANES * 3;
  const cells = Array.from({ length: rows * 2 }, (_, i) => ({ row: i >> 1, side: i & 1 })).filter(
    ({ row, side }) => (row + side) % 2 === 0,
  );
  const width = 0.16;
  return svg`<path class="au-line" d=${outline(track, 0, LANES, -width, width)} />
    <path class="au-chequer" d=${cells
      .map(({ row, side }) =>
        outline(track, (row * LANES) / rows, ((row + 1) * LANES) / rows, side ? 0 : -width, side ? width : 0),
      )
      .join('')} />`;
}

/** Every fifth column by its number, outside the road: spaces are named by lane and column. @param {Track} track */
function columnNumbers(track) {
  return Array.from({ length: Math.ceil(track.columns / NUMBERED) }, (_, i) => {
    const from = pointAt(track, LANES - 1, i * NUMBERED + 0.5);
    const edge = pointAt(track, LANES, i * NUMBERED + 0.5);
    const length = Math.hypot(edge.x - from.x, edge.y - from.y);
    const x = edge.x + ((edge.x - from.x) / length) * OUTSIDE;
    const y = edge.y + ((edge.y - from.y) / length) * OUTSIDE;
    return svg`<text class="au-column" x=${x.toFixed(1)} y=${(y + 3.5).toFixed(1)}
      text-anchor="middle">${i * NUMBERED}</text>`;
  });
}

/**
 * A line for the name of a part to stand on, read from left to right.
 * @param {Track} track
 * @param {{id: string, first: number, last: number}} zone
 */
function zoneName(track, { id, first, last }) {
  const edge = along(track, 0, first, last + 1);
  const turned = edge[0].x > edge[edge.length - 1].x;
  const gap = turned ? LETTERING + HEIGHT : LETTERING;
  const inside = edge.map((point, i) => {
    const before = edge[Math.max(0, i - 1)];
    const after = edge[Math.min(edge.length - 1, i + 1)];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    // The inner edge is on the left hand of a counter-clockwise road.
    return { x: point.x + ((after.y - before.y) / length) * gap, y: point.y - ((after.x - before.x) / length) * gap };
  });
  return svg`<path id=${`au-${track.id}-${id}`} fill="none" d=${pathOf(turned ? inside.reverse() : inside)} />`;
}

/**
 * The names of the parts of the road, along its inner edge.
 * @param {Track} track
 * @param {(key: string) => string} name
 */
export const zoneNames = (track, name) =>
  track.zones.map(
    ({ id }) =>
      svg`<text class="au-zone"><textPath href=${`#au-${track.id}-${id}`} startOffset="50%"
        text-anchor="middle">${name(id)}</textPath></text>`,
  );

/** Patterns of the two-tone spaces: bands across, as a painter would lay them. */
export const tones = svg`<defs>${[
  ['white', 'light'],
  ['light', 'dark'],
].map(
  ([one, two]) => svg`<pattern id=${`au-${one}-${two}`} width="16" height="16" patternUnits="userSpaceOnUse"
  patternTransform="rotate(35)">
  <rect class=${`au-tone-${one}`} width="16" height="16" /><rect class=${`au-tone-${two}`} width="8"
    height="16" /></pattern>`,
)}</defs>`;
