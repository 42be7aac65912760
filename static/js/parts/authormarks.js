/** What an author draws over a table that can be played: the marks follow their pieces wherever these are shown. */
import { render, svg } from '../base/lit.js';
import { bare, markLayer } from '../kit/marks.js';
import { means } from '../table/pointing.js';

const LINE = 3.5; // pixels

/** @type {import('../kit/marks.js').Mark[]} */
let shown = [];

/** Is this the thing that a place names? @param {HTMLElement} thing @param {string} place */
function isPlace({ dataset: { id, pattern, inspect } }, place) {
  if (place.startsWith('#')) return inspect === place.slice(1);
  if (id !== undefined && bare(id) === bare(place)) return true;
  return pattern !== undefined && place.includes(' ') && means(place, pattern);
}

/** The part of the page in which a thing can be seen. @param {Element} thing */
function windowOf(thing) {
  const frame = thing.closest('.board-window, .viewport-scroll, .sheet-body, .side');
  return (frame ?? document.documentElement).getBoundingClientRect();
}

/** Where a thing lies on the sheet of marks, if it is in sight. @param {Element} thing @param {DOMRect} sheet */
function boxOf(thing, sheet) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const seen = windowOf(thing);
  const [x, y] = [left + width / 2, top + height / 2];
  const inside = x >= seen.left && x <= seen.right && y >= seen.top && y <= seen.bottom;
  return width && height && inside ? { x: left - sheet.left, y: top - sheet.top, w: width, h: height } : null;
}

/** @typedef {import('../kit/marks.js').Mark} Mark */

/** After each drawing of the table, and whenever something moves on it. @param {Mark[]} [marks] */
export function drawMarks(marks = shown) {
  shown = marks;
  const layer = /** @type {SVGElement | null} */ (document.querySelector('.author-marks'));
  if (!layer) return;
  const sheet = layer.getBoundingClientRect();
  const things = marks.length
    ? [...document.querySelectorAll('.table-page :is([data-id], [data-pattern], [data-inspect])')]
    : [];
  const find = (/** @type {string} */ place) => {
    for (const thing of things) {
      const box = isPlace(/** @type {HTMLElement} */ (thing), place) ? boxOf(thing, sheet) : null;
      if (box) return box;
    }
    return undefined;
  };
  render(svg`${markLayer(marks, find, LINE)}`, layer);
}

const again = () => shown.length && requestAnimationFrame(() => drawMarks());
addEventListener('scroll', again, { capture: true, passive: true });
addEventListener('resize', again);
addEventListener('transitionend', again);
