/** Tiles, cards, tokens as pictures for the rules. */
import { html, svg } from '../../base/lit.js';
import { iconAt } from '../../kit/icon.js';
import { tileArt } from './art.js';
import { sortOfCard } from './cards.js';
import { martian, siteArt, tokenArt } from './figures.js';
import { CARDS } from './icons.js';
import { drawingOf, TILE } from './tiles.js';

const ITEMS = ['fuel', 'fertilizer', 'dynamite'];

/** @param {string} kind @param {string} name */
function small(kind, name) {
  if (kind === 'sign') return siteArt({ face: name, up: true });
  if (kind === 'item' && ITEMS.includes(name)) return tokenArt({ kind: 'item', face: name, up: true });
  if (kind === 'token' && (name === 'life' || name === 'bullet')) return tokenArt({ kind: name, face: null, up: true });
  return kind === 'part' && name === 'martian' ? martian(0) : '';
}

/**
 * @param {string} id as in the texts: `tile.diner`, `card.candy`, `item.fuel`
 * @param {string} [title] stands on the sign of a building
 */
export function picture(id, title = '') {
  const [kind, name] = id.split('.');
  if (kind === 'tile' && drawingOf(name))
    return html`<svg class="town part-tile" viewBox=${`0 0 ${TILE} ${TILE}`}
      aria-hidden="true">${tileArt(name, 0, title)}</svg>`;
  if (kind === 'card' && CARDS[name])
    return html`<span class=${`mz-small is-${sortOfCard(name)} part-icon`}><svg viewBox="-27 -27 54 54"
      aria-hidden="true">${iconAt(CARDS[name])}</svg></span>`;
  const drawn = small(kind, name);
  return (
    drawn &&
    html`<svg class="town part-token-mz" viewBox="-26 -26 52 52" aria-hidden="true">${svg`<rect class="lawn" x="-26"
      y="-26" width="52" height="52" rx="6" />${drawn}`}</svg>`
  );
}
