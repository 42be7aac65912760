/**
 * Takes the game of a link into this browser: as the continuation of a saved game that it goes on from,
 * beside one that it parts from, or as a new one.
 *
 * @typedef {import('../storage/games.js').SavedGame} SavedGame
 * @typedef {import('../base/types.js').Table} Table
 * @typedef {{table: Table, game: SavedGame | null, how: 'same' | 'ahead' | 'behind' | 'fork' | 'other', shared: number,
 *   kept?: boolean}} Known
 */
import { catalog } from '../base/catalog.js';
import { ask } from '../engine/client.js';
import { isReadable, listGames, newId, saveGame } from '../storage/games.js';

/**
 * What the table says when the game of a link comes to it.
 * @type {Map<string, {kind: string, params?: Record<string, any>}>}
 */
const greetings = new Map();

/** @param {string} id */
export function greeting(id) {
  const found = greetings.get(id) ?? null;
  greetings.delete(id);
  return found;
}

/** Games that the engine has open already, and under which name. @type {Map<string, string>} */
const opened = new Map();

/** The game's table goes on with what is open. @param {string} id @param {string} table */
export const handOver = (id, table) => opened.set(id, table);

/** @param {string} id */
export function openedAs(id) {
  const table = opened.get(id) ?? null;
  opened.delete(id);
  return table;
}

const NEAREST = ['behind', 'same', 'ahead', 'fork'];

/**
 * Opens the game of a link beside the others, and finds the saved game it belongs to.
 * @param {string} link
 * @returns {Promise<Known>}
 */
export async function recognise(link) {
  const table = /** @type {Table} */ (await ask({ do: 'open', table: `link-${newId()}`, link, seat: null }));
  const games = /** @type {SavedGame[]} */ (listGames().filter((game) => isReadable(game) && game.game === table.game));
  const { kin } = games.length
    ? await ask({ do: 'kin', table: table.table, records: games.map((game) => game.record) })
    : { kin: [] };
  const known = games.map((game, i) => ({ table, game, ...kin[i] })).filter(({ how }) => NEAREST.includes(how));
  known.sort((a, b) => NEAREST.indexOf(a.how) - NEAREST.indexOf(b.how) || b.shared - a.shared);
  return known[0] ?? { table, game: null, how: 'other', shared: 0 };
}

/** Nobody goes on with it. @param {Known} known */
export function forget(known) {
  if (!known.kept) ask({ do: 'close', table: known.table.table }).catch(() => undefined);
}

/**
 * Keeps the game and says under which id. A game that went on keeps who sits where.
 * @param {Known} known
 * @param {number[] | null} mine the seats played here; null: everybody's, or those of the known game
 */
export function adopt(known, mine) {
  const { table, game, how, shared } = known;
  if (game && how === 'behind') return greeted(game.id, { kind: 'link_behind', params: { n: game.at - table.at } });
  if (game && how === 'same') return greeted(game.id, { kind: 'link_same' });
  const before = how === 'ahead' ? game : null;
  const others = table.seats.flatMap((seat, at) => (seat.kind === 'person' && mine && !mine.includes(at) ? [at] : []));
  const id = before?.id ?? newId();
  const now = Date.now();
  saveGame({
    id,
    rev: before?.rev ?? 0,
    game: table.game,
    record: table.record,
    seats: table.seats,
    at: table.at,
    length: table.length,
    to_act: table.to_act,
    viewer: null,
    view: table.view,
    last: table.last,
    result: table.result,
    created: before?.created ?? now,
    updated: now,
    build: catalog.build,
    away: before && !mine ? before.away : others,
  });
  known.kept = true;
  handOver(id, table.table);
  if (before) return greeted(id, { kind: 'link_ahead', params: { n: table.at - before.at } });
  return greeted(id, how === 'fork' ? { kind: 'link_fork', params: { n: shared } } : null);
}

/** @param {string} id @param {{kind: string, params?: Record<string, any>} | null} say */
function greeted(id, say) {
  if (say) greetings.set(id, say);
  return id;
}
