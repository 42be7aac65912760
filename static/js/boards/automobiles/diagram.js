/** The track with its spaces and gears, the cars, and the cubes of who drives, as one still drawing. */
import { svg } from '../../base/lit.js';
import { around, below, framed, row, sized } from '../../kit/diagram.js';
import { cube } from '../../kit/cube.js';
import { car } from './cars.js';
import { spotAt, spotOf, trackIn } from './geometry.js';
import { CUBE_SIGNS } from './icons.js';
import { road, tones } from './road.js';

const WIDTH = 1200;

/** @param {any} view */
function race(view) {
  const track = trackIn(view);
  /** @type {Record<string, import('../../kit/diagram.js').Box>} */
  const places = {};
  for (const space of track.spaces.values()) {
    const { x, y } = spotAt(track, space.lane, space.start + space.sections / 2 - 0.5);
    places[`space-${space.id}`] = around(x, y, 34);
  }
  const cars = view.seats.map((/** @type {any} */ side, /** @type {number} */ seat) => {
    const { x, y, angle } = spotOf(track, side);
    places[`car-${seat}`] = around(x, y, 38);
    return svg`<g transform=${`translate(${x} ${y}) rotate(${angle})`}>${car(seat, angle)}</g>`;
  });
  return framed(track.box, svg`${tones}${road(track)}${cars}`, places);
}

/** @param {any} seat @param {number} at */
const cubes = ({ act = {} }, at) =>
  row(
    Object.entries(act ?? {})
      .filter(([colour, n]) => CUBE_SIGNS[colour] && Number(n) > 0)
      .map(([colour, n]) => ({
        id: `cube-${at}-${colour}`,
        w: 76,
        h: 64,
        body: svg`<g transform="translate(-6 0) scale(1.3)">${cube(colour, CUBE_SIGNS[colour])}</g>`,
        n: Number(n),
      })),
    WIDTH,
    at,
  );

/** @param {any} view @returns {import('../../kit/diagram.js').Block} */
export const diagram = (view) => below([sized(race(view), { width: WIDTH }), ...view.seats.map(cubes)]);

export const ground = 'automobiles';
