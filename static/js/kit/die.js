/**
 * A six-sided die as an HTML block: pips, and beside them the result where something was added, taken away or doubled.
 * It turns once when its `roll` is another than before; under reduced motion it only shows the new face.
 */
import { html, svg, nothing } from '../base/lit.js';
import { keyed } from '../base/directives.js';

/** Where the pips of each face lie, in thirds of the die. @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/**
 * The face as a part of an SVG drawing, 48 wide round its middle; 0 or nothing: a blank die.
 * @param {number | null | undefined} face
 */
export const dieFace = (
  face,
) => svg`<g class="die-face"><rect class="die-ground" x="-22" y="-22" width="44" height="44" rx="9" />
  ${(PIPS[face ?? 0] ?? []).map(
    ([x, y]) => svg`<circle class="die-pip" cx=${x * 11.5} cy=${y * 11.5}
    r="4.600" />`,
  )}</g>`;

/**
 * @param {{face: number | null, label: string, result?: number | null, roll?: string | number, kind?: string}} die
 *   result: what counts, if it is not the face; roll: which roll of the game this is
 */
export const die = ({
  face,
  label,
  result,
  roll = 0,
  kind = '',
}) => html`<span class=${`die ${kind}`} role="img" aria-label=${label} title=${label}>
  ${keyed(roll, html`<svg class="die-picture" viewBox="-25 -25 50 50" aria-hidden="true">${dieFace(face)}</svg>`)}
  ${
    result !== undefined && result !== null && result !== face
      ? html`<b class="die-result"
    aria-hidden="true">${result}</b>`
      : nothing
  }</span>`;
