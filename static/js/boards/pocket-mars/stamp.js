/** Mars as a stamp: five Buildings and who lives in them. */
import { html } from '../../base/lit.js';
import { stamp as scenery } from './art.js';
import { colours } from './ships.js';

/** @param {any} view */
export const stamp = (view) =>
  html`<svg class="thumb mars" data-colours=${colours(view)} viewBox="0 0 530 220" preserveAspectRatio="xMidYMid slice"
    aria-hidden="true">${scenery(view)}</svg>`;
