/** The ring station as a stamp: the docks that are served, the points. */
import { html } from '../../base/lit.js';
import { ringThumb } from './ring.js';

/** @param {any} view */
export const stamp = (view) =>
  html`<svg class="thumb night" viewBox="0 0 1000 1000" aria-hidden="true"><rect class="thumb-ground" width="1000"
    height="1000" />${ringThumb(view)}</svg>`;
