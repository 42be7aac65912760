/**
 * Saved games. Each has two copies, the same in both, written one after the other and checked by a sum: a write cut
 * short leaves the other copy, and one damaged copy costs nothing.
 *
 * @typedef {import('../words/i18n.js').Seat} Seat
 * @typedef {{id: string, rev: number, game: string, record: string, seats: Seat[], at: number, length: number,
 *   to_act: number | null, viewer: number | null, view: any, last: any[], result: any, created: number, updated:
 *   number, build: string, away?: number[], hints?: number, vow?: any, stops?: Record<string, string>, fingerprint?:
 *   string}} SavedGame
 * @typedef {{id: string, damaged: true, raw: string}} DamagedGame
 */
import { dropText, keysFrom, readText, writeText } from './safestorage.js';

const PREFIX = 'regolo.game.';
/** Before a title: what was last seen of a game, its id first (table/lastseen.js). */
export const SEEN = 'regolo.look.';
const SLOTS = ['a', 'b'];

/** FNV-1a over the text: enough to notice a copy that was cut or scribbled on. @param {string} text */
export function sum(text) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** @param {string} id @param {string} slot */
const keyOf = (id, slot) => `${PREFIX}${id}.${slot}`;

/** @param {string | null} text @returns {SavedGame | null} */
function decode(text) {
  const cut = text?.indexOf(' ') ?? -1;
  if (!text || cut < 1 || sum(text.slice(cut + 1)) !== text.slice(0, cut)) return null;
  try {
    const game = JSON.parse(text.slice(cut + 1));
    return typeof game.record === 'string' && typeof game.game === 'string' && Array.isArray(game.seats) ? game : null;
  } catch {
    return null;
  }
}

/** @param {string} id */
function copies(id) {
  return SLOTS.map((slot) => ({ game: decode(readText(keyOf(id, slot))) }));
}

/**
 * What this page wrote last into each place: the same text need not be read through again to know how new it is.
 * @type {Map<string, {text: string, rev: number}>}
 */
const written = new Map();

/** How new the copy in a place is; 0: there is none, or none that can be read. @param {string} key */
function revAt(key) {
  const text = readText(key);
  const known = written.get(key);
  return known && known.text === text ? known.rev : (decode(text)?.rev ?? 0);
}

/** @param {string} key @param {string} text @param {number} rev */
function write(key, text, rev) {
  written.set(key, { text, rev });
  return writeText(key, text);
}

/** The newest good copy. @param {string} id @returns {SavedGame | null} */
export function loadGame(id) {
  const good = copies(id).flatMap(({ game }) => (game ? [game] : []));
  return good.sort((a, b) => b.rev - a.rev)[0] ?? null;
}

/**
 * Writes over the older copy first, and over the newest good one only when the new one is safe.
 * @param {SavedGame} game its `rev` is raised @returns {'kept' | 'memory' | 'overtaken'}
 */
export function saveGame(game) {
  const [first, second] = SLOTS.map((slot) => revAt(keyOf(game.id, slot)));
  const newest = Math.max(first, second);
  if (newest > game.rev) return 'overtaken';
  game.rev = newest + 1;
  game.updated = Date.now();
  const [older, newer] = first <= second ? SLOTS : [...SLOTS].reverse();
  const body = JSON.stringify(game);
  const text = `${sum(body)} ${body}`;
  const kept = write(keyOf(game.id, older), text, game.rev) && write(keyOf(game.id, newer), text, game.rev);
  return kept ? 'kept' : 'memory';
}

/** @param {string} id @returns {string[]} what was stored, to put it back */
export function deleteGame(id) {
  const kept = SLOTS.map((slot) => readText(keyOf(id, slot)) ?? '');
  for (const slot of SLOTS) {
    dropText(keyOf(id, slot));
    written.delete(keyOf(id, slot));
  }
  for (const name of keysFrom(SEEN)) if (readText(name)?.startsWith(`${id} `)) dropText(name);
  return kept;
}

/** @param {string} id @param {string[]} kept */
export function restoreGame(id, kept) {
  SLOTS.forEach((slot, i) => kept[i] && writeText(keyOf(id, slot), kept[i]));
}

/**
 * Every saved game, newest first; what cannot be read is listed as it lies there.
 * @returns {(SavedGame | DamagedGame)[]}
 */
export function listGames() {
  const ids = new Set(keysFrom(PREFIX).map((key) => key.slice(PREFIX.length, -2)));
  /** @type {SavedGame[]} */
  const good = [];
  /** @type {DamagedGame[]} */
  const damaged = [];
  for (const id of ids) {
    const game = loadGame(id);
    if (game) good.push(game);
    else damaged.push({ id, damaged: true, raw: SLOTS.map((slot) => readText(keyOf(id, slot)) ?? '').join('\n') });
  }
  good.sort((a, b) => b.updated - a.updated);
  return [...good, ...damaged];
}

/** @param {SavedGame | DamagedGame} game @returns {game is SavedGame} */
export const isReadable = (game) => !('damaged' in game);

/** Another tab wrote or removed a game. @param {(id: string) => void} listener */
export function onOtherTab(listener) {
  const heard = (/** @type {StorageEvent} */ event) => {
    if (event.key?.startsWith(PREFIX)) listener(event.key.slice(PREFIX.length, -2));
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** Short, unique enough for one browser, safe in addresses and in requests. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `g${[...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')}`;
}

let asked = false;

/** Asks the browser once to keep the saves when it tidies up. */
export function askToPersist() {
  if (asked) return;
  asked = true;
  navigator.storage?.persist?.().catch(() => false);
}
