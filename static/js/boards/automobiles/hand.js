/** The cubes of a hand: what has just been drawn comes out of the bag. */
import { cube } from '../../kit/cube.js';
import { mover } from '../../kit/piece.js';
import { CUBE_SIGNS } from './icons.js';

/** @typedef {import('./model.js').Model} Model */

/**
 * So many cubes of a colour as one picture; those that have just been drawn fly out of the bag, one after the other.
 * @param {Model} m @param {number} seat @param {string} colour @param {number} n
 */
export function handCubes(m, seat, colour, n) {
  const drawn = m.ctx.last.flatMap((event) =>
    event.kind === 'drew' && event.seat === seat ? /** @type {string[]} */ (event.cubes) : [],
  );
  const turns = drawn.flatMap((one, i) => (one === colour ? [i] : [])); // in the order of the draw
  const held = Math.max(0, n - turns.length);
  return Array.from({ length: n }, (_, i) => {
    const wait = i < held ? undefined : turns[i - held];
    const from = wait === undefined ? undefined : `bag-${seat}`;
    const motion = `${from ? 'drawn' : 'held'}-${seat}-${colour}-${i}`;
    return mover({ motion, at: 'act', from, wait }, cube(colour, CUBE_SIGNS[colour]));
  });
}
