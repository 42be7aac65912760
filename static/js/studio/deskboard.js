/** The board on the author's desk: the game's own drawing, with every place to be pressed, and the author's marks. */
import { ref } from '../base/directives.js';
import { html, nothing, svg } from '../base/lit.js';
import { hatches } from '../kit/hatch.js';
import { frameOf, sheet } from '../kit/diagram.js';
import { markLayer, placeOf } from '../kit/marks.js';
import { pieceAt } from './places.js';
import { nameOfPiece, word } from './words.js';

/**
 * @typedef {import('./desk.js').Desk} Desk
 * @typedef {import('../kit/diagram.js').Box} Box
 * @typedef {{draw: (view: any) => import('../kit/diagram.js').Block, ground: string}} Diagram
 */

const FINGER = 25; // pixels that the smallest place of a board needs
const NEAR = 0.5; // how far to the side of an arrow key's way a place may lie

/** The next place in a direction. @param {Record<string, Box>} places @param {string} from @param {string} key */
export function nextPlace(places, from, key) {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  const here = places[from];
  if (!way || !here) return '';
  const middle = (/** @type {Box} */ box) => [box.x + box.w / 2, box.y + box.h / 2];
  const [x, y] = middle(here);
  const found = Object.entries(places).flatMap(([id, box]) => {
    const [dx, dy] = [middle(box)[0] - x, middle(box)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    return id !== from && along > 1 ? [{ id, far: along + aside / NEAR }] : [];
  });
  return found.sort((a, b) => a.far - b.far)[0]?.id ?? '';
}

/** A place and what lies there, in words. @param {Desk} desk @param {string} id */
export function spokenPlace(desk, id) {
  const { seen } = desk;
  if (!seen) return id;
  const shapes = /** @type {any} */ (seen.shapes);
  const there = desk
    .entriesAt(id)
    .filter(({ how }) => how === 'edit')
    .map(({ path }) => pieceAt(shapes, seen.shown, path))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => nameOfPiece(desk.slug, '', value));
  return [desk.nameOf(id), ...there].join(': ');
}

/** @param {KeyboardEvent} event @param {Record<string, Box>} places */
function keyed(event, places) {
  const place = /** @type {SVGElement} */ (event.currentTarget);
  const next = nextPlace(places, place.dataset.place ?? '', event.key);
  if (next) {
    event.preventDefault();
    const target = [...(place.ownerSVGElement?.children ?? [])].find(
      (one) => /** @type {SVGElement} */ (one).dataset.place === next,
    );
    /** @type {SVGElement | undefined} */ (target)?.focus();
  }
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    place.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
}

/**
 * Every place as a button; the tab key comes to one of them, arrow keys to the next.
 * @param {Desk} desk
 * @param {Record<string, Box>} places
 */
function hits(desk, places) {
  const all = Object.entries(places).sort(([, a], [, b]) => b.w * b.h - a.w * a.h); // small ones on top
  const first = places[desk.chosen] ? desk.chosen : all[0]?.[0];
  return all.map(([id, { x, y, w, h }]) => {
    const chosen = [desk.chosen, desk.from, desk.carried].includes(id);
    return svg`<rect class=${`studio-place${chosen ? ' is-chosen' : ''}${desk.carried === id ? ' is-carried' : ''}`}
      data-place=${id} x=${x} y=${y} width=${w} height=${h} rx=${Math.min(w, h) / 5} role="button"
      tabindex=${id === first ? 0 : -1} aria-label=${spokenPlace(desk, id)} aria-pressed=${String(chosen)}
      @click=${() => desk.press(id)} @keydown=${(/** @type {KeyboardEvent} */ event) => keyed(event, places)} />`;
  });
}

/**
 * How large the drawing must be for a finger to find every place; its window is moved where that is too much.
 * @param {Record<string, Box>} places
 * @param {{width: number, height: number}} frame
 */
function roomFor(places, { width, height }) {
  const least = Math.min(FINGER * 4, ...Object.values(places).map(({ w, h }) => Math.min(w, h)));
  const scale = FINGER / least;
  return `--least: ${Math.ceil(width * scale)}px; --tall: ${Math.ceil(height * scale)}px`;
}

/**
 * Where the drawing is larger than its window, it begins where the author will look first.
 * @param {Desk} desk
 * @param {Record<string, Box>} places
 */
const centring = (desk, places) => (/** @type {Element | undefined} */ board) => {
  if (!board || desk.isCentred) return;
  desk.isCentred = true;
  const home = desk.home(Object.keys(places));
  requestAnimationFrame(() => {
    const place = [...board.querySelectorAll('.studio-place')].find(
      (one) => /** @type {SVGElement} */ (one).dataset.place === home,
    );
    if (!place) return;
    const [seen, there] = [board.getBoundingClientRect(), place.getBoundingClientRect()];
    board.scrollBy({
      left: there.left + there.width / 2 - seen.left - seen.width / 2,
      top: there.top + there.height / 2 - seen.top - seen.height / 2,
      behavior: 'instant',
    });
  });
};

/** @param {Desk} desk @param {Diagram} diagram */
export function boardOf(desk, diagram) {
  if (!desk.seen || !desk.table) return html`<div class="studio-board is-empty"><p>${word('waking')}</p></div>`;
  const block = diagram.draw(desk.table.view);
  const frame = frameOf(block);
  const find = (/** @type {string} */ name) => placeOf(block.places, name);
  const { marks } = desk.step;
  return html`<div class=${`studio-board${desk.seen.fault ? ' is-faulty' : ''}`} ${ref(centring(desk, block.places))}>
    <div class="studio-sheet" .style=${roomFor(block.places, frame)}>${hatches}
    ${sheet(block, diagram.ground, (unit) => markLayer(marks, find, unit))}
    <svg class="studio-places" viewBox=${frame.box} preserveAspectRatio="xMidYMid meet" role="group"
      aria-label=${word('board')}>${hits(desk, block.places)}</svg></div></div>
    ${
      desk.tool === 'place'
        ? nothing
        : html`<p class="studio-hint">${word(desk.from ? 'tool.to' : `tool.${desk.tool}.hint`)}</p>`
    }`;
}
