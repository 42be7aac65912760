/**
 * A small figure of a seat: the head has a form of its own (round, square, pointed, notched), the body carries the
 * number. Drawn in a box from -24 to 24.
 */
import { html, svg } from '../base/lit.js';

const HEADS = [
  svg`<circle class="pawn-ink" cy="-11" r="11" />`,
  svg`<rect class="pawn-ink" x="-10.500" y="-22" width="21" height="21" rx="2" />`,
  svg`<path class="pawn-ink" d="M0-24L13-1H-13Z" />`,
  svg`<path class="pawn-ink" d="M-12-22L0-15L12-22V-1H-12Z" />`,
  svg`<path class="pawn-ink" d="M0-24L12-12L0 0L-12-12Z" />`,
  svg`<path class="pawn-ink" d="M-12-14L-6-23H6L12-14L6-1H-6Z" />`,
];
const BODY = 'M-16 22V10A10 10 0 0 1-6 0H6A10 10 0 0 1 16 10V22Z';

/** @param {number} seat */
export const pawn = (seat) => svg`<g class=${`pawn seat-${seat + 1}`}>
  <path class="pawn-ink" d=${BODY} />${HEADS[seat % HEADS.length]}<text class="pawn-number" y="18"
    text-anchor="middle">${seat + 1}</text></g>`;

/** The machine's figure: a head with an aerial and two eyes, and a letter. @param {string} letter */
export const robot = (letter) => svg`<g class="pawn pawn-robot">
  <path class="pawn-ink" d=${BODY} /><rect class="pawn-ink" x="-13" y="-17" width="26" height="18"
    rx="3" /><path class="pawn-aerial" d="M0-17V-23" />
  <circle class="pawn-ink" cy="-22" r="2.500" /><circle class="pawn-eye" cx="-5.500" cy="-8"
    r="3.200" /><circle class="pawn-eye" cx="5.500" cy="-8" r="3.200" />
  <text class="pawn-number" y="18" text-anchor="middle">${letter}</text></g>`;

/** A figure in a line of text. @param {unknown} figure @param {string} [kind] */
export const figure = (figure, kind = '') =>
  html`<svg class=${`figure ${kind}`} viewBox="-24 -26 48 50" aria-hidden="true">${figure}</svg>`;
