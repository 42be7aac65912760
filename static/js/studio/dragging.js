/** A piece follows mouse or finger, from the palette or from one place of the board to another. */

/**
 * @typedef {import('./desk.js').Desk} Desk
 * @typedef {import('./hands.js').Held} Held
 */

const FAR = 8; // pixels after which a press is no longer one

/** The place of the board that lies under a point. @param {{clientX: number, clientY: number}} at */
function placeUnder({ clientX, clientY }) {
  const found = document.elementFromPoint(clientX, clientY);
  return /** @type {SVGElement | null} */ (found?.closest?.('.studio-place') ?? null);
}

/** @param {SVGElement | null} place */
function pointAt(place) {
  for (const one of document.querySelectorAll('.studio-place[data-over]'))
    if (one !== place) one.removeAttribute('data-over');
  place?.setAttribute('data-over', '');
}

/**
 * Begins where something is pressed; where it is let go over a place, the hand does there what it would do by a press.
 * @param {Desk} desk
 * @param {Held} held
 */
export const draggable = (desk, held) => (/** @type {PointerEvent} */ event) => {
  const ofBoard = held.kind === 'place';
  const byFinger = event.pointerType === 'touch';
  // a finger moves the board's window or the page, until a place has been chosen
  if (event.button || desk.tool !== 'place' || (byFinger && !(ofBoard && desk.chosen === held.what))) return;
  if (ofBoard && desk.held) return;
  const { clientX, clientY, pointerId } = event;
  let begun = false;
  const move = (/** @type {PointerEvent} */ now) => {
    if (now.pointerId !== pointerId) return;
    begun ||= Math.hypot(now.clientX - clientX, now.clientY - clientY) > FAR;
    if (!begun) return;
    document.body.classList.add('is-dragging');
    pointAt(placeUnder(now));
  };
  const end = (/** @type {PointerEvent} */ now) => {
    if (now.pointerId !== pointerId) return;
    over.abort();
    document.body.classList.remove('is-dragging');
    pointAt(null);
    const to = begun && now.type === 'pointerup' ? placeUnder(now)?.dataset.place : '';
    if (to && to !== held.what) desk.handle(held, to);
  };
  const over = new AbortController();
  addEventListener('pointermove', move, { signal: over.signal });
  for (const name of /** @type {const} */ (['pointerup', 'pointercancel']))
    addEventListener(name, end, { signal: over.signal });
};
