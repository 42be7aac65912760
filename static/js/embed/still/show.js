/**
 * The picture of a frame before the click: of a link, or of what a position says by itself, before the rules
 * complete it.
 */
import { render } from '../../base/lit.js';
import { pictureIn, readLink } from '../../share/gamelink.js';
import { pictured } from '../../kit/pictured.js';

/**
 * @typedef {{link: string, pos: string, picture: string, marks?: string}} Asked  picture: the packed one that a
 * position may bring along; marks: what an author draws over it
 */

/** @param {(position: any) => any} sketch @param {string} text @returns {any} */
export function sketched(sketch, text) {
  try {
    const position = JSON.parse(text);
    return typeof position === 'object' && position ? sketch(position) : null;
  } catch {
    return null;
  }
}

/** Drawn out of sight, so that the page's part of the work is under the same clock. @param {any} drawing */
function sheetOf(drawing) {
  const sheet = document.createElement('div');
  render(drawing, sheet);
  return sheet;
}

/**
 * @param {{stamp: (view: any, marks?: string) => unknown, shape: import('../../kit/shape.js').Shape, sketch:
 * (position: any) => any}} board
 * @returns {(asked: Asked, place: HTMLElement) => Promise<{drawn: boolean, glimpse: boolean, late: boolean, alt: any}>}
 */
export const shower =
  ({ stamp, shape, sketch }) =>
  async ({ link, pos, picture, marks }, place) => {
    const found = link ? await readLink(link) : null;
    const brought = picture ? await pictureIn(picture) : null;
    const view = brought?.view ?? found?.picture?.view ?? (pos ? sketched(sketch, pos) : null);
    const { drawing, late } = view
      ? pictured(shape, view, () => sheetOf(stamp(view, marks)), link || picture || pos)
      : { drawing: null, late: false };
    if (drawing) place.replaceChildren(...drawing.childNodes);
    return { drawn: Boolean(drawing), glimpse: found?.glimpse ?? false, late, alt: brought?.alt ?? {} };
  };
