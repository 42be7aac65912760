/** The stamp of a position as its owner wrote it: nothing unless every car has its space. */
import { trackIn } from './geometry.js';

const USUAL = 'daytona';

/** @param {any} position */
export function sketch({ options = {}, seats = [], players = 2 }) {
  const track = options?.track ?? USUAL;
  if (!Array.isArray(seats) || seats.length !== Number(players) || !['daytona', 'monza'].includes(track)) return null;
  const cars = seats.map(({ space, section, act = {} }) => ({
    space,
    act,
    section: section ?? (trackIn({ track, options }).spaces.get(space)?.sections ?? 1) - 1,
  }));
  return { track, options, seats: cars };
}
