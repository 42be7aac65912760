/** The board on the author's desk: the game's own drawing, with every place to be pressed, and the author's marks. */
import { ref } from '../base/directives.js';
import { html, nothing, svg } from '../base/lit.js';
import { hatches } from '../kit/hatch.js';
import { frameOf, sheet } from '../kit/diagram.js';
import { markLayer, placeOf } from '../kit/marks.js';
import { settings } from '../storage/settings.js';
import { draggable } from './dragging.js';
import { withRoom } from './hands.js';
import { heldSaid } from './palette.js';
import { pieceAt } from './places.js';
import { nameOfPiece, word } from './deskwords.js';

/**
 * @typedef {import('./desk.js').Desk} Desk
 * @typedef {import('../kit/diagram.js').Box} Box
 * @typedef {{draw: (view: any) => import('../kit/diagram.js').Block, ground: string}} Diagram
 */

const FINGER = 25; // pixels that the smallest place of a board needs
const FAR_BELOW = 1e9;
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

/** @param {string} id */
const placeAt = (id) =>
  /** @type {SVGElement | null} */ (document.querySelector(`.studio-place[data-place="${CSS.escape(id)}"]`));

const CARD = '.studio-card :is(button:not(.studio-close, :disabled), select, input)';

/** The keys go to what has just been opened. */
const focusCard = () => /** @type {HTMLElement | null} */ (document.querySelector(CARD))?.focus();

/** @param {Desk} desk @param {string} id */
function pressed(desk, id) {
  desk.press(id);
  if (desk.chosen === id) setTimeout(showCard);
}

/** What can be changed there comes into sight: on a phone right below the board. */
function showCard() {
  const card = /** @type {HTMLElement | null} */ (document.querySelector('.studio-card'));
  const left = document.querySelector('.studio-left')?.getBoundingClientRect();
  if (!card || !left || card.getBoundingClientRect().bottom <= innerHeight) return;
  const isBelow = left.width > innerWidth / 1.2;
  card.style.scrollMarginBlockStart = isBelow ? `${left.height + 20}px` : '';
  card.scrollIntoView({ block: isBelow ? 'start' : 'nearest', behavior: 'instant' });
}

/**
 * Enter puts or opens, and then what can be changed there has the keys.
 * @param {Desk} desk @param {string} id
 */
function entered(desk, id) {
  pressed(desk, id);
  if (desk.chosen === id && desk.tool === 'place') setTimeout(focusCard);
}

/**
 * The keys of the board: everything that mouse and finger can do.
 * @param {KeyboardEvent} event
 * @param {Desk} desk
 * @param {Record<string, Box>} places
 */
function keyed(event, desk, places) {
  const id = /** @type {SVGElement} */ (event.currentTarget).dataset.place ?? '';
  const next = nextPlace(places, id, event.key);
  const letter = settings.letterKeys && !event.ctrlKey && !event.metaKey && !event.altKey ? event.key : '';
  const lays = desk.tool === 'place';
  const run = next
    ? () => {
        if (event.shiftKey && lays) desk.handle({ kind: 'place', what: id }, next);
        placeAt(next)?.focus(); // at once: the next key may come before the next picture
      }
    : {
        Enter: () => entered(desk, id),
        ' ': () => entered(desk, id),
        Escape: () => desk.letGo(),
        ...(lays
          ? {
              Delete: () => desk.handle({ kind: 'take', what: '' }, id),
              Backspace: () => desk.handle({ kind: 'take', what: '' }, id),
            }
          : {}),
        ...(lays && letter
          ? {
              m: () => desk.hold({ kind: 'place', what: id }),
              r: () => desk.handle({ kind: 'turn', what: '' }, id),
            }
          : {}),
      }[event.key];
  if (!run) return;
  event.preventDefault();
  event.stopPropagation();
  run();
}

/**
 * Every place as a button; the tab key comes to one of them, arrow keys to the next.
 * @param {Desk} desk
 * @param {Record<string, Box>} places
 */
function hits(desk, places) {
  const isGround = (/** @type {string} */ id) => desk.entriesAt(id).some(({ how }) => how !== 'edit');
  const order = (/** @type {string} */ id, /** @type {Box} */ { w, h }) => w * h + (isGround(id) ? FAR_BELOW : 0);
  const all = Object.entries(places) // small things on top, what they stand on below
    .map(([id, box]) => ({ id, box, depth: order(id, box) }))
    .sort((a, b) => b.depth - a.depth);
  const first = places[desk.chosen] ? desk.chosen : all[0]?.id;
  return all.map(({ id, box: { x, y, w, h } }) => {
    const lifted = desk.held?.kind === 'place' && desk.held.what === id;
    const chosen = lifted || desk.chosen === id || desk.from === id;
    return svg`<rect class=${`studio-place${chosen ? ' is-chosen' : ''}${lifted ? ' is-carried' : ''}`}
      data-place=${id} x=${x} y=${y} width=${w} height=${h} rx=${Math.min(w, h) / 5} role="button"
      tabindex=${id === first ? 0 : -1} aria-label=${spokenPlace(desk, id)} aria-pressed=${String(chosen)}
      @click=${() => pressed(desk, id)} @pointerdown=${draggable(desk, { kind: 'place', what: id })}
      @keydown=${(/** @type {KeyboardEvent} */ event) => keyed(event, desk, places)} />`;
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
  const block = diagram.draw(withRoom(desk, desk.table.view));
  const frame = frameOf(block);
  desk.places = block.places;
  const find = (/** @type {string} */ name) => placeOf(block.places, name);
  const { marks } = desk.step;
  return html`<div class=${`studio-board${desk.seen.fault ? ' is-faulty' : ''}`} ${ref(centring(desk, block.places))}>
    <div class="studio-sheet" .style=${roomFor(block.places, frame)}>${hatches}
    ${sheet(block, diagram.ground, (unit) => markLayer(marks, find, unit))}
    <svg class="studio-places" viewBox=${frame.box} preserveAspectRatio="xMidYMid meet" role="group"
      aria-label=${word('board')}>${hits(desk, block.places)}</svg></div></div>
    ${hintView(desk)}`;
}

/** What the next press on the board does. @param {Desk} desk */
function hintView(desk) {
  if (desk.tool !== 'place')
    return html`<p class="studio-hint">${word(desk.from ? 'tool.to' : `tool.${desk.tool}.hint`)}</p>`;
  return desk.held
    ? html`<p class="studio-hint is-held"><span role="status">${heldSaid(desk)}</span><button type="button"
      class="button" @click=${() => desk.letGo()}>${word('held.drop')}</button></p>`
    : nothing;
}
