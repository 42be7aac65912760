/** The drawn scene of a game; a game without one shows its ground. */
import { html } from '../base/lit.js';
import { pictureUrl } from '../base/catalog.js';

/** @param {Event} event */
function missing(event) {
  /** @type {HTMLElement} */ (event.target).hidden = true;
}

/** @param {string} slug */
export const scene = (slug) =>
  html`<img src=${pictureUrl(`static/icons/${slug}.svg`)} alt="" width="640" height="400" @error=${missing} />`;
