/** Lets the pieces fly from where they were when the position on the board has changed; other redraws stand still. */
import { remember, travel } from './kit/motion.js';
import { settings } from './settings.js';

const SPEEDS = { off: 0, fast: 1.6, normal: 1, slow: 0.6, step: 1 };

/** @type {unknown} */
let shown = null;
/** @type {unknown} */
let wanted = null;

/** The page says which position it is about to draw. @param {unknown} position */
export function willShow(position) {
  wanted = position;
}

/** @param {HTMLElement} root */
export function motionBefore(root) {
  const stage = root.querySelector('.table-page');
  return stage ? remember(stage) : null;
}

/** @param {HTMLElement} root @param {any} before */
export function motionAfter(root, before) {
  const changed = wanted !== shown;
  shown = wanted;
  const stage = root.querySelector('.table-page');
  if (changed && before && stage) travel(stage, before, { speed: SPEEDS[settings.pace] });
}
