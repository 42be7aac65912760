/** Project cards and Buildings as pictures for the rules. */
import { html } from '../../base/lit.js';
import { domeArt } from './art.js';
import { smallCard } from './card.js';
import { BUILDINGS, printed } from './deck.js';
import { pictures } from './effects.js';

const HIGHEST_EMPTY = 3; // printed on the four Buildings that house colonists

/** @param {string} id as in the texts: `card.energy-1`, `building.water` */
export function picture(id) {
  const [kind, name] = id.split('.');
  const card = kind === 'card' ? printed(name) : null;
  if (card)
    return html`<span class="mars part-card-pm">${smallCard({ card: name })}<span
      class="part-ops">${pictures(card.top)}${pictures(card.bottom)}</span></span>`;
  if (kind !== 'building' || !BUILDINGS[name]) return '';
  return html`<span class=${`mars hue-${name}`}><svg class="dome-art" viewBox="-6 -10 172 124"
    aria-hidden="true">${domeArt(name, name === 'construction' ? null : HIGHEST_EMPTY)}</svg></span>`;
}
