/**
 * Draws what came from somebody else: its data is looked at first, and a drawing that fails is left out, one that takes
 * too long is ended. A page that was closed in the middle of a drawing remembers which one it was, and does not begin
 * it again.
 */
import { TooLong, within } from '../base/lit.js';
import { fits } from './shape.js';

const TOO_LONG = 2000; // milliseconds
const BEGUN = 'regolo.drawing';

/** @param {string} name */
const begun = (name) => {
  try {
    return sessionStorage.getItem(BEGUN) === name;
  } catch {
    return false;
  }
};

/** @param {string} name */
const begin = (name) => {
  try {
    if (name) sessionStorage.setItem(BEGUN, name);
    else sessionStorage.removeItem(BEGUN);
  } catch {
    // a browser that keeps nothing can't remember this either
  }
};

/**
 * @template T
 * @param {import('./shape.js').Shape | undefined} shape
 * @param {any} view
 * @param {() => T} draw
 * @param {string} [name] of the picture: the same one again has the same
 * @returns {{drawing: T | null, late: boolean}} late: it took too long
 */
export function pictured(shape, view, draw, name = '') {
  if (name && begun(name)) return { drawing: null, late: true };
  if (shape && !fits(shape, view)) return { drawing: null, late: false };
  begin(name);
  const since = performance.now();
  try {
    const drawing = within(TOO_LONG, draw);
    const late = performance.now() - since > TOO_LONG;
    return { drawing: late ? null : drawing, late };
  } catch (reason) {
    return { drawing: null, late: reason instanceof TooLong };
  } finally {
    begin('');
  }
}
