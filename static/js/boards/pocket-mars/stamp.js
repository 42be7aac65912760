/** Mars as a stamp: five Buildings and who lives in them. */
import { html } from '../../base/lit.js';
import { stamp as scenery } from './art.js';

/** @param {any} view */
export const stamp = (view) =>
  html`<svg class="thumb mars" viewBox="0 0 530 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${scenery(view)}</svg>`;
