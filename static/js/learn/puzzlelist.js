/**
 * Puzzles: positions that can still be won, as the build wrote them; today's one, and which have been solved here.
 * @typedef {{id: string, level: number, seat: number, horizon: number, winning: string[], line: string[],
 *   link: string}} Puzzle
 */
import { catalog, fetchJson } from '../base/catalog.js';
import { readText, writeText } from '../storage/safestorage.js';

const SOLVED = 'regolo.puzzles';
const DAY = 86_400_000;

/** @type {Map<string, Promise<Puzzle[]>>} */
const asked = new Map();

/** The puzzles of a game, the easiest first; none if they can't be had. @param {string} slug */
export function loadPuzzles(slug) {
  let found = asked.get(slug);
  if (!found) {
    found = fetchJson(`static/learn/${slug}/puzzles.json`).catch(() => {
      asked.delete(slug);
      return [];
    });
    asked.set(slug, found);
  }
  return found;
}

/** How many puzzles each game has, by the catalogue. */
export const puzzleCounts = () =>
  catalog.games.filter((game) => game.puzzles).map(({ slug, puzzles }) => ({ slug, count: puzzles }));

/**
 * The same puzzle all day for everybody: games take turns, and so do their puzzles.
 * @param {Date} date
 * @returns {{slug: string, number: number} | null} number counts from 0
 */
export function puzzleOf(date) {
  const games = puzzleCounts();
  if (!games.length) return null;
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
  const { slug, count } = games[day % games.length];
  return { slug, number: Math.floor(day / games.length) % count };
}

/** @returns {string[]} */
function solvedOnes() {
  try {
    const kept = JSON.parse(readText(SOLVED) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** @param {string} slug @param {string} id */
export const isSolved = (slug, id) => solvedOnes().includes(`${slug}/${id}`);

/** @param {string} slug @param {string} id */
export function keepSolved(slug, id) {
  if (!isSolved(slug, id)) writeText(SOLVED, JSON.stringify([...solvedOnes(), `${slug}/${id}`]));
}
