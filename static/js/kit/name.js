/** Somebody's name where room is scarce: its letters grow smaller, down to what can be read, before it is cut. */
import { html } from '../base/lit.js';

const [SHORT, LONG] = [4, 16]; // common letters: room for a name at least, and at most
/** How wide letters are, in common ones; the first that fits counts. @type {[RegExp, number][]} */
const WIDTHS = [
  [/[mwMW@%]/, 1.65],
  [/[ilIjtfr.,:;'’| -]/, 0.7],
  [/\p{Lu}/u, 1.3],
  [/[\p{Ll}\p{Nd}]/u, 1.06],
];
const WIDEST = 1.8; // signs and letters of scripts that fill a square

/** The room a name takes, in common letters. @param {string} name */
export function roomOf(name) {
  const widths = [...name].map((sign) => WIDTHS.find(([like]) => like.test(sign))?.[1] ?? WIDEST);
  return Math.ceil(widths.reduce((sum, width) => sum + width, 0));
}

/** @param {string} name */
export const fittedName = (name) =>
  html`<span class=${`fit-name is-${Math.min(LONG, Math.max(SHORT, roomOf(name)))}`}><span>${name}</span></span>`;
