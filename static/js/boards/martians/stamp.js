/** A stamp of the town for lists of games: tiles and who stands where, without words. */
import { html, svg } from '../../base/lit.js';
import { tileArt } from './art.js';
import { coords } from './model.js';
import { drawingIn, SQ, TILE } from './tiles.js';

/** @param {any} view */
export function stamp(view) {
  const cells = view.town.map((/** @type {any} */ { cell }) => coords(cell));
  const [rows, cols] = [0, 1].map((i) => cells.map((/** @type {number[]} */ cell) => cell[i]));
  const [top, left] = [Math.min(...rows), Math.min(...cols)];
  const box = `${left * TILE} ${top * TILE} ${(Math.max(...cols) + 1 - left) * TILE} ${(Math.max(...rows) + 1 - top) * TILE}`;
  const dot = (/** @type {string} */ at, /** @type {string} */ kind, /** @type {number} */ size) => {
    const [r, c] = coords(at);
    return svg`<circle class=${kind} cx=${c * SQ + 20} cy=${r * SQ + 20} r=${size} />`;
  };
  return html`<svg class="thumb town" viewBox=${box} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
    ${view.town.map((/** @type {any} */ { tile, cell, rotation }) => {
      const [r, c] = coords(cell);
      const art = tileArt(tile, rotation / 90, '', drawingIn(view, tile));
      return svg`<g transform=${`translate(${c * TILE} ${r * TILE})`}>${art}</g>`;
    })}
    ${view.martians.map((/** @type {string} */ at) => dot(at, 'stamp-martian', 12))}
    ${view.seats.map(
      (/** @type {any} */ { pawn }, /** @type {number} */ seat) => svg`<g
      class=${`seat-${seat + 1}`}>${dot(pawn, 'stamp-pawn', 16)}</g>`,
    )}</svg>`;
}
