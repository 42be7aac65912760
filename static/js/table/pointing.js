/**
 * Points at pieces of a board, whatever game it is: hints and lessons say where to look, the board needs to know
 * nothing of it.
 *
 * What can be pointed at: pieces by the words of a move (`place 7 * *`: the piece for dock 7; `buy *`: all there is
 * to buy;
 * `buy lens`: the lens), things by their id (`market-3`, `cell-0-*`), things to read about by `#` and their name
 * (`#deck`).
 */
import { update } from '../base/update.js';

export const pointing = {
  /** @type {string[]} */
  at: [],
};

const POINTED = 'data-pointed';
const STAR = '*';

/** @param {string[]} patterns */
export function pointAt(patterns) {
  pointing.at = patterns;
  update();
}

/** Is a piece about the words of this pattern? @param {string} pattern @param {string} piece */
export function means(pattern, piece) {
  const asked = pattern.split(' ');
  const own = piece.split(' ');
  if (own[0] !== STAR && own[0] !== asked[0]) return false;
  const said = own.flatMap((word, i) => (i > 0 && word !== STAR ? [i] : []));
  const meant = asked.flatMap((word, i) => (i > 0 && word !== STAR ? [i] : []));
  if (!said.length) return !meant.length && own[0] !== STAR;
  if (!meant.length) return asked.length > 1; // all pieces of the verb
  if (said.some((i) => meant.includes(i) && own[i] !== asked[i])) return false;
  const further = said.some((i) => !meant.includes(i)); // such a piece must say all that is asked
  return further ? meant.every((i) => said.includes(i)) : true;
}

/** @param {string} pattern @param {string} id */
const named = (pattern, id) => (pattern.endsWith(STAR) ? id.startsWith(pattern.slice(0, -1)) : id === pattern);

/** @param {HTMLElement} thing */
function wanted({ dataset: { pattern, plan, id, inspect } }) {
  const further = plan?.includes(';'); // a piece for several moves: its words are those of the first
  return pointing.at.some((at) => {
    if (at.startsWith('#')) return inspect !== undefined && named(at.slice(1), inspect);
    return (
      (pattern !== undefined && !further && means(at, pattern)) ||
      (id !== undefined && !at.includes(' ') && named(at, id))
    );
  });
}

/** There are marks, or there may be. */
let drawn = false;

/**
 * After each drawing of a table: the marks are where they should be. Says what they are, for who can't see them.
 * @returns {string[]}
 */
export function drawPointing() {
  const marked = new Set();
  if (!pointing.at.length && !drawn) return [];
  drawn = pointing.at.length > 0;
  const things = drawn ? '.table-page :is([data-pattern], [data-inspect], [data-id])' : `[${POINTED}]`;
  for (const found of document.querySelectorAll(things)) {
    const thing = /** @type {HTMLElement} */ (found);
    const on = wanted(thing);
    if (on !== thing.hasAttribute(POINTED)) thing.toggleAttribute(POINTED, on);
    if (on) marked.add(thing.getAttribute('aria-label') ?? '');
  }
  return [...marked].filter(Boolean);
}

/** What was brought into sight last. */
let sought = '';

/** Scrolls to the first thing pointed at, once for each new one, where it can't be seen. */
export function intoSight() {
  const now = pointing.at.join(';');
  if (now === sought) return;
  sought = now;
  setTimeout(() => {
    const things = [...document.querySelectorAll(`[${POINTED}]`)].filter((thing) => thing.getClientRects().length);
    things[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, 60);
}
