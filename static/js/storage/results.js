/**
 * How the person at this browser has ended games: a line a game, kept here only, to be taken along as a table.
 * @typedef {{id: string, game: string, day: string, kind: string, score: number, place: number, won: boolean,
 *   moves: number}} Ending
 */
import { readText, writeText } from './safestorage.js';

const KEY = 'regolo.results';
const MOST = 500; // the oldest go

/** @param {any} one @returns {one is Ending} */
const isEnding = (one) =>
  ['id', 'game', 'day', 'kind'].every((name) => typeof one?.[name] === 'string') &&
  ['score', 'place', 'moves'].every((name) => Number.isFinite(one[name])) &&
  typeof one.won === 'boolean';

/** The oldest first. @returns {Ending[]} */
export function endings() {
  try {
    const kept = JSON.parse(readText(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEnding) : [];
  } catch {
    return []; // unreadable results are no loss
  }
}

/** A game that was ended twice, after an undo, counts as it ended last. @param {Ending} ending */
export function keepEnding(ending) {
  const others = endings().filter(({ id }) => id !== ending.id);
  writeText(KEY, JSON.stringify([...others, ending].slice(-MOST)));
}

/** Earlier games of the same kind, and what the best of them brought. @param {Ending} ending */
export function earlier(ending) {
  const games = endings().filter(
    ({ id, game, kind }) => id !== ending.id && game === ending.game && kind === ending.kind,
  );
  return {
    games: games.length,
    won: games.filter(({ won }) => won).length,
    best: games.length ? Math.max(...games.map(({ score }) => score)) : null,
  };
}

/** For a spreadsheet. @returns {string} */
export function endingsTable() {
  const columns = /** @type {const} */ (['day', 'game', 'kind', 'score', 'place', 'won', 'moves']);
  const quoted = (/** @type {unknown} */ value) => `"${String(value).replaceAll('"', '""')}"`;
  const rows = endings().map((ending) => columns.map((name) => quoted(ending[name])).join(','));
  return `${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}
