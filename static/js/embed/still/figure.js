/** A diagram: the whole table with an author's marks over it; beside it, unseen, the places there are to mark. */
import { html } from '../../base/lit.js';
import { sheet } from '../../kit/diagram.js';
import { hatches } from '../../kit/hatch.js';
import { markLayer, placeOf, readMarks } from '../../kit/marks.js';

/**
 * @param {(view: any) => import('../../kit/diagram.js').Block} diagram @param {string} ground
 * @returns {(view: any, marks?: string) => unknown}
 */
export const drawer =
  (diagram, ground) =>
  (view, marks = '') => {
    const block = diagram(view);
    const find = (/** @type {string} */ name) => placeOf(block.places, name);
    const drawn = sheet(block, ground, (unit) => markLayer(readMarks(marks), find, unit));
    return html`${hatches}${drawn}<data hidden value=${Object.keys(block.places).join(' ')}></data>`;
  };
