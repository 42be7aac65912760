/** Somebody's name where room is scarce: its letters grow smaller, down to what can be read, before it is cut. */
import { html } from '../base/lit.js';

const LONG = 16; // letters beyond which a name is cut all the same

/** @param {string} name */
export const fittedName = (name) =>
  html`<span class=${`fit-name is-${Math.min(LONG, Math.max(4, [...name].length))}`}><span>${name}</span></span>`;
