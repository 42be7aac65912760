/** Lets the pieces fly from where they were when the position on the board has changed; other redraws stand still. */
import { remember, still, travel } from '../kit/motion.js';
import { settings } from '../storage/settings.js';

const SPEEDS = { off: 0, fast: 1.6, normal: 1, slow: 0.6, step: 1 };

/** @type {unknown} */
let shown = null;

/**
 * Before a drawing: where everything stands, if another position is about to be drawn. What it answers, called after
 * the drawing, lets the pieces travel.
 * @param {HTMLElement} root @param {unknown} position
 */
export function travelTo(position, root) {
  const stage = position === shown || still(SPEEDS[settings.pace]) ? null : root.querySelector('.table-page');
  const before = shown && stage ? remember(stage) : null;
  shown = position;
  return () => {
    const now = before && root.querySelector('.table-page');
    if (now) travel(now, before, { speed: SPEEDS[settings.pace] });
  };
}
