/**
 * The tracks as drawings: where each space, section and border lies. Words of `tracks.js`: letters are the colours of a
 * space (White, Light, Dark,
 * blacK; two letters: two-tone), the number its sections; `inner` and `outer` are the edges of the road, four points a
 * column, in steps.
 *
 * @typedef {{x: number, y: number}} Point
 * @typedef {Point & {angle: number}} Spot
 * @typedef {{id: string, lane: number, start: number, sections: number, colours: string[], grid: number}} Space  grid:
 *   1 to 5 for a slot of the grid, else 0
 * @typedef {{id: string, columns: number, box: {left: number, top: number, width: number, height: number},
 *   spaces: Map<string, Space>, zones: {id: string, kind: string, first: number, last: number}[], inner: Point[],
 *   outer: Point[], outlines: Map<string, string>}} Track
 */
import { ownPart } from '../../kit/ownparts.js';
import { TRACKS } from './tracks.js';

export const LANES = 4;
export const GEARS = ['white', 'light', 'dark', 'black'];
const SAMPLES = 4;
const GROUND = 19;
const COLOURS = /** @type {Record<string, string>} */ ({ W: 'white', L: 'light', D: 'dark', K: 'black' });

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/**
 * The points of an edge: each step is the one before it with a little more or less, in tenths, so that curves are
 * short.
 * @param {string} text @returns {Point[]}
 */
function points(text) {
  let [x, y, dx, dy] = [0, 0, 0, 0];
  return text.split(' ').map((pair) => {
    const [more, lower] = pair.split(',').map(Number);
    dx += more;
    dy += lower;
    x += dx;
    y += dy;
    return { x: x / 10, y: y / 10 };
  });
}

/** What the drawing shows: the road and a strip of ground around it. @param {Point[]} edge */
function boundsOf(edge) {
  const xs = edge.map(({ x }) => x);
  const ys = edge.map(({ y }) => y);
  const left = Math.floor(Math.min(...xs) - GROUND);
  const top = Math.floor(Math.min(...ys) - GROUND);
  return {
    left,
    top,
    width: Math.ceil(Math.max(...xs) + GROUND - left),
    height: Math.ceil(Math.max(...ys) + GROUND - top),
  };
}

/** @type {Map<string, Track>} */
const known = new Map();

/** Letters of an owner's file, as the words of `tracks.js`. @type {Record<string, string>} */
const ENTERED = { W: 'W1', L: 'L2', D: 'D4', d: 'D3', B: 'K6', X: 'WL2', Z: 'LD2' };

/** @param {string} words */
const lengthOf = (words) => words.split(' ').reduce((sum, word) => sum + Number(word.replace(/\D/g, '')), 0);

/**
 * The lanes that the owner of a box has entered, in the words of `tracks.js`; ours if there are none, or none that can
 * be.
 * @param {{options?: Record<string, unknown>}} view @param {string} id @param {string[]} ours
 */
function lanesIn(view, id, ours) {
  const entered = ownPart(view, 'tracks')[id];
  if (!Array.isArray(entered) || entered.length !== LANES) return ours;
  const fits = (/** @type {unknown} */ lane) => typeof lane === 'string' && /^[WLDdBXZ]{1,72}$/.test(lane);
  if (!entered.every(fits)) return ours;
  const lanes = entered.map((lane) => [...lane].map((letter) => ENTERED[letter]).join(' '));
  const [columns, ...others] = lanes.map(lengthOf);
  return columns >= 20 && columns <= 72 && others.every((one) => one === columns) ? lanes : ours;
}

/**
 * An edge of the road with another number of points, as far apart as can be.
 * @param {Point[]} edge @param {number} many @returns {Point[]}
 */
function stretched(edge, many) {
  if (edge.length === many) return edge;
  return Array.from({ length: many }, (_, i) => {
    const at = (i * edge.length) / many;
    const [one, next] = [edge[Math.floor(at)], edge[(Math.floor(at) + 1) % edge.length]];
    const part = at % 1;
    return { x: round(one.x + (next.x - one.x) * part), y: round(one.y + (next.y - one.y) * part) };
  });
}

/**
 * The track of a race, as it is printed in the box that is played with.
 * @param {{track: string, options?: Record<string, unknown>}} view @returns {Track}
 */
export function trackIn(view) {
  const { lanes } = TRACKS[/** @type {keyof typeof TRACKS} */ (view.track)];
  return trackOf(view.track, lanesIn(view, view.track, lanes), gridIn(view));
}

/**
 * The owner's places of the grid, lane and column from P1 on; empty where ours hold.
 * @param {{options?: Record<string, unknown>}} view @returns {number[][]}
 */
function gridIn(view) {
  const entered = ownPart(view, 'grid');
  const fits = (/** @type {unknown} */ place) =>
    Array.isArray(place) && place.length === 2 && place.every(Number.isInteger);
  return Array.isArray(entered) && entered.length === 5 && entered.every(fits) ? entered : [];
}

/**
 * @param {string} id @param {string[]} [entered] @param {number[][]} [slots] the places of an owner's grid
 * @returns {Track}
 */
export function trackOf(id, entered, slots = []) {
  const {
    letter,
    columns: usual,
    grid,
    zones,
    lanes: ours,
    inner,
    outer,
  } = TRACKS[/** @type {keyof typeof TRACKS} */ (id)];
  const lanes = entered ?? ours;
  const key = `${id} ${lanes === ours ? '' : lanes.join('/')} ${slots.join('/')}`;
  const kept = known.get(key);
  if (kept) return kept;
  const columns = lengthOf(lanes[0]);
  const scaled = (/** @type {number} */ column) => Math.round((column * columns) / usual);
  /** @type {Track} */
  const track = {
    id,
    columns,
    box: boundsOf(points(outer)),
    spaces: new Map(),
    inner: stretched(points(inner), columns * SAMPLES),
    outer: stretched(points(outer), columns * SAMPLES),
    outlines: new Map(),
    zones: zones.map(([name, kind, first, last]) => ({
      id: String(name),
      kind: String(kind),
      first: scaled(Number(first)),
      last: scaled(Number(last) + 1) - 1,
    })),
  };
  lanes.forEach((words, lane) => {
    let start = 0;
    for (const word of words.split(' ')) {
      const name = `${letter}${lane}-${String(start).padStart(2, '0')}`;
      const sections = Number(word.replace(/\D/g, ''));
      const colours = [...word.replace(/\d/g, '')].map((short) => COLOURS[short]);
      const [from, end] = [start, start + sections];
      const here = slots.findIndex(([its, column]) => its === lane && column >= from && column < end);
      track.spaces.set(name, {
        id: name,
        lane,
        start,
        sections,
        colours,
        grid: (slots.length ? here : grid.indexOf(name)) + 1,
      });
      start = end;
    }
  });
  for (const space of track.spaces.values())
    track.outlines.set(space.id, outline(track, space.lane, space.lane + 1, space.start, space.start + space.sections));
  known.set(key, track);
  return track;
}

/**
 * A point on the road.
 * @param {Track} track
 * @param {number} across 0: inner edge, 4: outer edge
 * @param {number} column may lie between two borders
 * @returns {Point}
 */
export function pointAt(track, across, column) {
  const count = track.inner.length;
  const at = (((column * SAMPLES) % count) + count) % count;
  const low = Math.floor(at);
  const part = at - low;
  const next = (low + 1) % count;
  const mix = (/** @type {'x' | 'y'} */ axis) => {
    const from = track.inner[low][axis] + ((track.outer[low][axis] - track.inner[low][axis]) * across) / LANES;
    const to = track.inner[next][axis] + ((track.outer[next][axis] - track.inner[next][axis]) * across) / LANES;
    return from + (to - from) * part;
  };
  return { x: mix('x'), y: mix('y') };
}

/**
 * The middle of a section and the way a car looks there.
 * @param {Track} track
 * @param {number} lane
 * @param {number} column
 * @returns {Spot}
 */
export function spotAt(track, lane, column) {
  const here = pointAt(track, lane + 0.5, column + 0.5);
  const back = pointAt(track, lane + 0.5, column + 0.25);
  const front = pointAt(track, lane + 0.5, column + 0.75);
  return { ...here, angle: round((Math.atan2(front.y - back.y, front.x - back.x) * 180) / Math.PI) };
}

/** @param {Track} track @param {{space: string, section: number}} place @returns {Spot} */
export function spotOf(track, { space, section }) {
  const found = track.spaces.get(space);
  return found ? spotAt(track, found.lane, found.start + section) : { x: 0, y: 0, angle: 0 };
}

/**
 * A line along the road, corner by corner.
 * @param {Track} track
 * @param {number} across
 * @param {number} from
 * @param {number} to columns
 * @returns {Point[]}
 */
export function along(track, across, from, to) {
  const steps = Math.max(1, Math.round(Math.abs(to - from) * SAMPLES));
  return Array.from({ length: steps + 1 }, (_, i) => pointAt(track, across, from + ((to - from) * i) / steps));
}

/** A line from point to point, each told by the way from the last: half the letters. @param {Point[]} line */
export function pathOf(line) {
  const rounded = line.map(({ x, y }) => ({ x: round(x), y: round(y) }));
  const ways = rounded.slice(1).map(({ x, y }, i) => `${round(x - rounded[i].x)} ${round(y - rounded[i].y)}`);
  return rounded.length ? `M${rounded[0].x} ${rounded[0].y}${ways.length ? `l${ways.join(' ')}` : ''}` : '';
}

/**
 * A stretch of the road between two borders.
 * @param {Track} track
 * @param {number} inside
 * @param {number} outside
 * @param {number} from
 * @param {number} to
 */
export const outline = (track, inside, outside, from, to) =>
  `${pathOf([...along(track, inside, from, to), ...along(track, outside, to, from)])}Z`;

/**
 * A border across the road.
 * @param {Track} track
 * @param {number} column
 * @param {number} [inside]
 * @param {number} [outside]
 */
export const across = (track, column, inside = 0, outside = LANES) =>
  pathOf([pointAt(track, inside, column), pointAt(track, outside, column)]);

/**
 * The way of a car, space by space: smooth enough to look at and to drive.
 * @param {Track} track @param {{space: string, section: number}[]} places @returns {Spot[]}
 */
export function way(track, places) {
  /** @type {Spot[]} */
  const spots = [];
  places.forEach((place, i) => {
    const there = track.spaces.get(place.space);
    if (!there) return;
    const column = there.start + place.section;
    const before = i ? track.spaces.get(places[i - 1].space) : undefined;
    if (!before) {
      spots.push(spotAt(track, there.lane, column));
      return;
    }
    const last = before.start + places[i - 1].section;
    const gap = (column - last + track.columns) % track.columns;
    for (let step = 1; step <= gap; step += 1) {
      const lane = step === 1 && gap > 1 ? (before.lane + there.lane) / 2 : there.lane;
      spots.push(spotAt(track, lane, (last + step) % track.columns));
    }
  });
  return spots;
}

/** The box around some spots, for the frame to follow. @param {Point[]} spots @param {number} [margin] */
export function boxAround(spots, margin = 30) {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    x: round((left + right) / 2),
    y: round((top + bottom) / 2),
    width: round(right - left + margin * 2),
    height: round(bottom - top + margin * 2),
  };
}
