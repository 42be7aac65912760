/** Where every one of the 26 goods is: 7 types by 6 colours. */
import { html, svg, nothing } from '../../base/lit.js';
import { COMMON, iconInline } from '../../kit/icon.js';
import { seatMark } from '../../kit/badge.js';
import { COLOURS, TYPE_IDS, colourOf, typeOf } from './parts.js';
import { goodsOf } from './model.js';
import { TYPES } from './icons.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./model.js').View} View */
/** @typedef {{where: 'dock', dock: number} | {where: 'hold', seat: number, cell: string} | {where: 'out'}} Place */

/** @param {View} view @returns {Map<string, Place>} */
export function whereabouts(view) {
  /** @type {Map<string, Place>} */
  const found = new Map();
  view.docks.forEach((berth, dock) => berth.tile && found.set(berth.tile, { where: 'dock', dock }));
  view.holds.forEach((hold, seat) =>
    Object.entries(hold).forEach(([cell, tile]) => found.set(tile, { where: 'hold', seat, cell })),
  );
  view.left_out.forEach((tile) => found.set(tile, { where: 'out' }));
  return found;
}

/** @param {Model} m @param {string} tile @param {Place | undefined} place */
export function placeWords(m, tile, place) {
  if (place?.where === 'dock') return m.t('board.matrix.dock', { tile, dock: place.dock });
  if (place?.where === 'hold') return m.t('board.matrix.hold', { tile, name: m.names[place.seat] });
  return m.t('board.matrix.out', { tile });
}

/** @param {Place | undefined} place */
function placeMark(place) {
  if (place?.where === 'dock')
    return svg`<g class="spot"><circle r="20" /><text y="8" text-anchor="middle">${place.dock}</text></g>`;
  if (place?.where === 'hold') return svg`<g transform="scale(.95)">${seatMark(place.seat)}</g>`;
  return svg`<path class="out-cross" d="M-16 16L16-16M-16-16L16 16" />`;
}

/** @param {Model} m @param {string} tile @param {Place | undefined} place */
const spot = (
  m,
  tile,
  place,
) => html`<td class=${`at-${place?.where ?? 'out'}`} data-inspect=${`tile.${tile}`} title=${placeWords(m, tile, place)}>
  <svg viewBox="-52 -52 128 104" role="img" aria-label=${placeWords(m, tile, place)}>${goodsOf(m, tile, 100)}<g
    transform="translate(50 24)">${placeMark(place)}</g></svg>
</td>`;

/** @param {Model} m */
export function matrix(m) {
  const places = whereabouts(m.view);
  return html`<details class="suk-corner suk-matrix">
    <summary aria-label=${m.t('board.matrix')}
      title=${m.t('board.matrix')}>${iconInline(COMMON.grid)}<span>${m.t('board.matrix')}</span></summary>
    <div class="matrix-sheet">
      <table>
        <caption>${m.t('board.matrix')}</caption>
        <thead><tr><td></td>${COLOURS.map(
          (colour) => html`<th scope="col"><span
          aria-hidden="true">${m.t(`colour.${colour}.letter`)}</span><span
            class="visually-hidden">${m.t(`colour.${colour}`)}</span></th>`,
        )}</tr></thead>
        <tbody>${TYPE_IDS.map(
          (type) => html`<tr><th scope="row">${iconInline(TYPES[type])}<span
            class="visually-hidden">${m.t(`type.${type}`)}</span></th>
            ${COLOURS.map((colour) => {
              const tile = [...places.keys()].find((id) => typeOf(id) === type && colourOf(id) === colour);
              return tile ? spot(m, tile, places.get(tile)) : html`<td>${nothing}</td>`;
            })}</tr>`,
        )}</tbody>
      </table>
    </div>
  </details>`;
}
