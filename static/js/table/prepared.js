/**
 * Games asked for, not begun yet: they are dealt when their table is opened.
 * @typedef {import('../base/types.js').StartSpec} StartSpec
 */
import { newId } from '../storage/games.js';

/** @type {Map<string, StartSpec>} */
const starts = new Map();

const START = 'regolo.start.';

/** @param {StartSpec} spec @returns {string} the id of the game to come */
export function prepareGame(spec) {
  const id = newId();
  starts.set(id, spec);
  try {
    sessionStorage.setItem(START + id, JSON.stringify(spec));
  } catch {
    // only a reload before the first deal needs it
  }
  return id;
}

/** @param {string} id @returns {StartSpec | null} */
export function preparedGame(id) {
  const spec = starts.get(id);
  if (spec) return spec;
  try {
    return JSON.parse(sessionStorage.getItem(START + id) ?? 'null');
  } catch {
    return null;
  }
}

/** It is dealt. @param {string} id */
export const begunGame = (id) => starts.delete(id);

/** It is saved from now on: a reload is not to deal it anew. @param {string} id */
export function forgetPrepared(id) {
  try {
    sessionStorage.removeItem(START + id);
  } catch {
    // it was not kept there
  }
}
