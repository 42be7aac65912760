/**
 * Which entries of a position a place of the board is about, and how a path of entries is read.
 *
 * @typedef {import('../base/answers.js').Studied} Studied
 * @typedef {{place: string, path: string, how: string, key: string}} Spot
 * @typedef {{kind: string, ids?: string[], names?: string, pool?: boolean, low?: number, high?: number, free?: boolean,
 *   sized?: boolean, of?: Shape, fields?: Record<string, Shape>, cases?: Record<string, Record<string, Shape>>}} Shape
 * @typedef {{how: string, path: string, key: string, value: string}} Entry  what is done there: an entry is edited; the
 *   place is put into a list or taken out of it; things that lie there; somebody is brought there
 */

const PARTS = { seat: '(\\d+)', n: '(\\d+)', id: '(.+)' };

/** @param {string} place `hand-{seat}-{id}` */
const names = (place) => [...place.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/** @param {string} place @param {string} id @returns {Record<string, string> | null} what stands for each name */
export function readPlace(place, id) {
  const pattern = place
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name) => PARTS[/** @type {'id'} */ (name)] ?? '(.+)');
  const found = new RegExp(`^${pattern}$`).exec(id);
  return found && Object.fromEntries(names(place).map((name, i) => [name, found[i + 1]]));
}

/**
 * What can be done at a place.
 * @param {Spot[]} spots
 * @param {string} id
 * @param {{players: number, eyes: number | null}} here
 * @returns {Entry[]}
 */
export function entriesAt(spots, id, { players, eyes }) {
  return spots.flatMap(({ place, path, how, key }) => {
    const said = readPlace(place, id);
    if (!said) return [];
    const whole = path.replace(/\{(\w+)\}/g, (word, name) =>
      name === 'eyes' ? String(eyes ?? 0) : (said[name] ?? word),
    );
    const value = Object.values(said)[0] ?? id;
    const seats = whole.includes('{each}') ? Array.from({ length: players }, (_, seat) => seat) : [0];
    return seats.map((seat) => ({ how, key, value, path: whole.replace('{each}', String(seat)) }));
  });
}

/**
 * The places that lie under one, the nearest first: the square under a pawn, the tile under the square.
 * @param {Record<string, import('../kit/diagram.js').Box>} places
 * @param {string} id
 */
export function beneath(places, id) {
  const here = places[id];
  if (!here) return [];
  const [x, y] = [here.x + here.w / 2, here.y + here.h / 2];
  const least = (here.w * here.h) / 2; // a car is a little larger than its space
  return Object.entries(places)
    .filter(([other, { w, h }]) => other !== id && w * h > least)
    .filter(([, box]) => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h)
    .sort(([, a], [, b]) => a.w * a.h - b.w * b.h)
    .map(([other]) => other);
}

/** @param {string} path @returns {string[]} */
export const keysOf = (path) => path.replaceAll('[', '.').replaceAll(']', '').split('.').filter(Boolean);

/** What stands at a path. @param {any} data @param {string} path @returns {any} undefined: nothing does */
export const valueAt = (data, path) =>
  keysOf(path).reduce((found, key) => (found == null ? undefined : found[key]), data);

/**
 * What may stand at a path.
 * @param {Record<string, Shape>} shapes
 * @param {string} path
 * @returns {Shape | null}
 */
export function shapeAt(shapes, path) {
  const [first, ...rest] = keysOf(path);
  /** @type {Shape | null} */
  let shape = shapes[first] ?? null;
  for (const key of rest) shape = shape && inside(shape, key);
  return shape;
}

/** The fields of a thing, with those it has because of its kind. @param {Shape} shape @param {any} value */
export function fieldsOf({ fields = {}, cases = {} }, value) {
  const [first] = Object.keys(fields);
  return { ...fields, ...cases[String(value?.[first])] };
}

/** @param {Shape} shape @param {string} key @returns {Shape | null} */
function inside(shape, key) {
  if (shape.kind === 'thing' || shape.kind === 'row') {
    const more = Object.values(shape.cases ?? {}).map((fields) => fields[key]);
    return shape.fields?.[key] ?? more.find(Boolean) ?? null;
  }
  if (shape.kind === 'counts') return { kind: 'whole', low: 0, high: shape.high };
  if (shape.kind === 'letters')
    return { kind: 'one', ids: pieceIds(shape), names: shape.names, pool: true, free: true };
  return shape.of ? { ...shape.of, ...(shape.kind === 'cells' ? { free: true } : {}) } : null;
}

/** The pieces that letters stand for. @param {Shape} shape */
const pieceIds = ({ ids = [] }) => ids.map((told) => told.slice(1)).filter(Boolean);

/**
 * What stands at a path; the values of a row have no names there, they stand in their order.
 * @param {Record<string, Shape>} shapes
 * @param {any} data
 * @param {string} path
 */
export function standingAt(shapes, data, path) {
  const keys = keysOf(path);
  const row = shapeAt(shapes, keys.slice(0, -1).join('.'));
  if (row?.kind !== 'row') return valueAt(data, path);
  const at = Object.keys(row.fields ?? {}).indexOf(keys[keys.length - 1]);
  return valueAt(data, [...keys.slice(0, -1), at].join('.'));
}

/**
 * What stands at a path, letters read as the pieces they mean.
 * @param {Record<string, Shape>} shapes
 * @param {any} data
 * @param {string} path
 */
export function pieceAt(shapes, data, path) {
  const value = standingAt(shapes, data, path);
  const outer = shapeAt(shapes, keysOf(path).slice(0, -1).join('.'));
  if (outer?.kind !== 'letters') return value ?? null;
  return outer.ids?.find((told) => told[0] === value)?.slice(1) || null;
}

/**
 * Something to begin with where a thing is added to a list.
 * @param {Shape} shape
 * @param {Record<string, number>} left
 * @returns {any}
 */
export function freshOf(shape, left) {
  switch (shape.kind) {
    case 'thing':
      return Object.fromEntries(
        Object.entries(shape.fields ?? {})
          .filter(([, one]) => !one.free)
          .map(([name, one]) => [name, freshOf(one, left)]),
      );
    case 'row':
      return Object.values(shape.fields ?? {}).map((one) => freshOf(one, left));
    case 'seats':
      return Array.from({ length: shape.high ?? 0 }, () => freshOf(shape.of ?? { kind: 'thing' }, left));
    case 'one':
      return (shape.pool ? shape.ids?.find((id) => left[id] > 0) : null) ?? shape.ids?.find(Boolean) ?? null;
    case 'whole':
      return Math.max(0, shape.low ?? 0);
    case 'flag':
      return false;
    case 'many':
      return [];
    default:
      return null;
  }
}
