/** What an author's hand does on the board itself: put a piece of the box, carry one, turn it, take it away. */
import { freshOf, keysOf, pieceAt, shapeAt, standingAt } from './places.js';

/**
 * @typedef {import('./desk.js').Desk} Desk
 * @typedef {import('./places.js').Shape} Shape
 * @typedef {import('./places.js').Entry} Entry
 * @typedef {{act: 'put' | 'move' | 'toggle' | 'turn', path: string, value?: any}} Act
 * @typedef {{kind: 'piece' | 'member' | 'place' | 'take' | 'turn', what: string}} Held  a piece of the box, one of a
 *   list of places, what lies at a place, or nothing but the wish to take away or to turn
 * @typedef {{kind: 'one' | 'count' | 'listed' | 'member' | 'who', path: string, piece: string}} Lying
 */

/** @param {Desk} desk @returns {Record<string, Shape>} */
const shapesOf = (desk) => /** @type {any} */ (desk.seen?.shapes ?? {});

/** What stands there: as it is said, or as it lies by chance. @param {Desk} desk @param {string} path */
export const standing = (desk, path) =>
  standingAt(shapesOf(desk), desk.draft.position, path) ?? standingAt(shapesOf(desk), desk.seen?.shown, path);

/** A list as it stands. @param {Desk} desk @param {string} path @returns {any[]} */
function listAt(desk, path) {
  const found = standing(desk, path);
  return Array.isArray(found) ? found : [];
}

/**
 * The counter that an entry belongs to, if it says how many of a piece there are.
 * @param {Desk} desk @param {string} path
 */
function counterOf(desk, path) {
  const outer = shapeAt(shapesOf(desk), keysOf(path).slice(0, -1).join('.'));
  return outer?.kind === 'counts' && outer.pool ? outer : null;
}

/** The field of a thing that says which piece it is. @param {Shape | undefined} inner */
const pieceField = (inner) => Object.entries(inner?.fields ?? {}).find(([, { kind, pool }]) => kind === 'one' && pool);

/** The field of a thing that says how it is turned. @param {Shape | undefined} inner */
const turnField = (inner) =>
  Object.entries(inner?.fields ?? {}).find(([, { names }]) => names === 'degrees')?.[0] ?? '';

/** @param {string} path */
const lastOf = (path) => keysOf(path).at(-1) ?? '';

// -- what lies there ----------------------------------------------------------------------------

/** What can be taken up at a place, the topmost first. @param {Desk} desk @param {string} place @returns {Lying[]} */
export const lyingAt = (desk, place) => desk.entriesAt(place).flatMap((entry) => lyingIn(desk, entry));

/** @param {Desk} desk @param {Entry} entry @returns {Lying[]} */
function lyingIn(desk, { how, path, key, value }) {
  const shape = shapeAt(shapesOf(desk), path);
  if (how === 'set') return standing(desk, path) === value ? [{ kind: 'who', path, piece: value }] : [];
  if (how === 'member') return listAt(desk, path).includes(value) ? [{ kind: 'member', path, piece: value }] : [];
  if (how === 'entries')
    return listAt(desk, path).flatMap((one, i) =>
      one?.[key] === value
        ? [{ kind: /** @type {const} */ ('listed'), path: `${path}.${i}`, piece: pieceOf(shape?.of, one) }]
        : [],
    );
  if (shape?.kind === 'one') {
    const piece = pieceAt(shapesOf(desk), desk.draft.position, path) ?? pieceAt(shapesOf(desk), desk.seen?.shown, path);
    return piece ? [{ kind: 'one', path, piece: String(piece) }] : [];
  }
  if (counterOf(desk, path)) return standing(desk, path) > 0 ? [{ kind: 'count', path, piece: lastOf(path) }] : [];
  if (shape?.kind !== 'many' || !shape.of?.pool) return [];
  const there = listAt(desk, path);
  const at = there.includes(value) ? there.indexOf(value) : there.length - 1;
  return there.length ? [{ kind: 'listed', path: `${path}.${at}`, piece: String(there[at]) }] : [];
}

/** @param {Shape | undefined} inner @param {any} one */
const pieceOf = (inner, one) => String(one?.[pieceField(inner)?.[0] ?? ''] ?? '');

// -- what the hand does -------------------------------------------------------------------------

/** A piece of the box is put there. @param {Desk} desk @param {string} place @param {string} piece @returns {Act[]} */
export function putActs(desk, place, piece) {
  for (const entry of desk.entriesAt(place)) {
    const found = putIn(desk, entry, piece);
    if (found) return [found];
  }
  return [];
}

/** @param {Desk} desk @param {Entry} entry @param {string} piece @returns {Act | null} */
function putIn(desk, { how, path, key, value }, piece) {
  const shape = shapeAt(shapesOf(desk), path);
  if (how === 'entries') {
    const [name, field] = pieceField(shape?.of) ?? [];
    if (!shape?.of || !name || !field?.ids?.includes(piece)) return null;
    const there = listAt(desk, path);
    const under = turnField(shape.of) ? there.findIndex((one) => one?.[key] === value) : -1; // a tile covers its place
    if (under >= 0) return { act: 'put', path: `${path}.${under}.${name}`, value: piece };
    const fresh = freshOf(shape.of, desk.seen?.left ?? {});
    return { act: 'put', path: `${path}.${there.length}`, value: { ...fresh, [name]: piece, [key]: value } };
  }
  if (how !== 'edit' || !shape) return null;
  if (shape.kind === 'one' && shape.pool) return shape.ids?.includes(piece) ? { act: 'put', path, value: piece } : null;
  if (counterOf(desk, path)?.ids?.includes(piece)) {
    const counted = [...keysOf(path).slice(0, -1), piece].join('.'); // beside what lies there
    return { act: 'put', path: counted, value: Number(standing(desk, counted) ?? 0) + 1 };
  }
  const listed = shape.kind === 'many' && shape.of?.pool && shape.of.ids?.includes(piece);
  return listed ? { act: 'put', path: `${path}.${listAt(desk, path).length}`, value: piece } : null;
}

/** What lies there goes back. @param {Desk} desk @param {Lying} lying @returns {Act[]} */
function awayActs(desk, { kind, path, piece }) {
  if (kind === 'who') return [];
  if (kind === 'member') return [{ act: 'toggle', path, value: piece }];
  return [{ act: 'put', path, value: kind === 'count' ? Number(standing(desk, path)) - 1 : null }];
}

/** The topmost piece of a place is taken away. @param {Desk} desk @param {string} place */
export const takeActs = (desk, place) =>
  lyingAt(desk, place)
    .map((lying) => awayActs(desk, lying))
    .find((acts) => acts.length) ?? [];

/** What can be turned there is turned by a quarter. @param {Desk} desk @param {string} place @returns {Act[]} */
export function turnActs(desk, place) {
  for (const { path } of lyingAt(desk, place)) {
    const name = turnField(shapeAt(shapesOf(desk), path) ?? undefined);
    const turned = (Number(standing(desk, `${path}.${name}`) ?? 0) + 90) % 360;
    if (name) return [{ act: 'put', path: `${path}.${name}`, value: turned }];
  }
  return [];
}

/** What lies at one place is carried to another. @param {Desk} desk @param {string} from @param {string} to */
export function carryActs(desk, from, to) {
  if (from === to) return [];
  for (const lying of lyingAt(desk, from)) {
    const acts = carried(desk, lying, desk.entriesAt(to)) ?? [];
    if (acts.length) return acts;
    const put = lying.kind === 'who' ? [] : putActs(desk, to, lying.piece);
    if (put.length) return [...awayActs(desk, lying), ...put];
  }
  return [];
}

/**
 * To a place of the same kind.
 * @param {Desk} desk @param {Lying} lying @param {Entry[]} entries @returns {Act[] | undefined}
 */
function carried(desk, { kind, path, piece }, entries) {
  const shapes = shapesOf(desk);
  for (const { how, path: other, key, value } of entries) {
    if (how === 'set' && other === path) return [{ act: 'put', path, value }];
    if (how === 'member' && kind === 'member' && other === path)
      return listAt(desk, path).includes(value)
        ? []
        : [piece, value].map((one) => ({ act: /** @type {const} */ ('toggle'), path, value: one }));
    if (how === 'entries' && kind === 'listed' && path.startsWith(`${other}.`))
      return [{ act: 'put', path: `${path}.${key}`, value }];
    const shape = how === 'edit' ? shapeAt(shapes, other) : null;
    if (kind === 'one' && other !== path && shape?.kind === 'one' && shape.pool && shape.ids?.includes(piece))
      return [{ act: 'move', path: other, value: path }]; // they change places
  }
  return undefined;
}

/**
 * What a press with something in the hand does.
 * @param {Desk} desk @param {Held} held @param {string} place @returns {Act[]}
 */
export function handActs(desk, { kind, what }, place) {
  if (kind === 'take') return takeActs(desk, place);
  if (kind === 'turn') return turnActs(desk, place);
  if (kind === 'piece') return putActs(desk, place, what);
  if (kind === 'place') return carryActs(desk, what, place);
  const entry = desk.entriesAt(place).find(({ how, path }) => how === 'member' && path === what);
  const free = entry && !listAt(desk, what).includes(entry.value);
  return free ? [{ act: 'toggle', path: what, value: entry.value }] : [];
}

// -- what there is to put -----------------------------------------------------------------------

/**
 * The pieces that can be put somewhere on the board, family by family; a family without ids is one of a list.
 * @param {Desk} desk
 * @returns {{path: string, names: string, ids: string[]}[]}
 */
export function families(desk) {
  /** @type {Map<string, {path: string, names: string, ids: string[]}>} */
  const found = new Map();
  const spots = /** @type {import('./places.js').Spot[]} */ (/** @type {unknown} */ (desk.seen?.spots ?? []));
  for (const { path, how } of spots) {
    const here = path.replace(/\{\w+\}/g, '0');
    const shape = shapeAt(shapesOf(desk), here);
    if (how === 'member') found.set(here, { path: here, names: '', ids: [] });
    const inner = how === 'entries' ? pieceField(shape?.of)?.[1] : shape?.kind === 'many' ? shape.of : shape;
    const pieces = how === 'edit' ? (counterOf(desk, here) ?? inner) : inner;
    if (how === 'set' || how === 'member' || !pieces?.pool || !pieces.ids) continue;
    const names = pieces.names ?? '';
    const before = found.get(names) ?? { path: here, names, ids: [] };
    const known = [...found.values()].flatMap(({ ids }) => ids);
    const ids = pieces.ids.filter((id) => id && !id.startsWith('down ') && !known.includes(id));
    if (ids.length) found.set(names, { ...before, ids: [...before.ids, ...ids] });
  }
  return [...found.values()];
}

/** Can anything on this board be turned? @param {Desk} desk */
export const canTurn = (desk) => Boolean(laidList(desk));

// -- room for what is laid beside ---------------------------------------------------------------

/** The list of what is laid side by side and turned, such as tiles. @param {Desk} desk */
const laidList = (desk) =>
  /** @type {import('./places.js').Spot[]} */ (/** @type {unknown} */ (desk.seen?.spots ?? [])).find(
    ({ path, how }) => how === 'entries' && turnField(shapeAt(shapesOf(desk), path)?.of),
  );

/** Is a tile in the hand? @param {Desk} desk @param {string} path */
function holdsTile(desk, path) {
  const { held } = desk;
  if (held?.kind === 'place') return lyingAt(desk, held.what).some((lying) => lying.path.startsWith(`${path}.`));
  const ids = pieceField(shapeAt(shapesOf(desk), path)?.of)?.[1].ids ?? [];
  return held?.kind === 'piece' && ids.includes(held.what);
}

/**
 * With a tile in the hand the board shows the free cells beside those that lie.
 * @param {Desk} desk
 * @param {any} view
 */
export function withRoom(desk, view) {
  const { path = '', key = '' } = laidList(desk) ?? {};
  if (!key || !holdsTile(desk, path)) return view;
  const laid = view[path].map((/** @type {any} */ one) => one[key]);
  const beside = laid.flatMap((/** @type {string} */ cell) => {
    const [row, column] = cell.split(',').map(Number);
    return [`${row - 1},${column}`, `${row + 1},${column}`, `${row},${column - 1}`, `${row},${column + 1}`];
  });
  const free = [...new Set(beside)].filter((cell) => !laid.includes(cell));
  return { ...view, free: free.map((cell) => ({ [key]: cell })) };
}
