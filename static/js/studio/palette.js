/** The palette: what the box still holds, to be taken into the hand and put wherever it may lie. */
import { html, nothing } from '../base/lit.js';
import { icon } from '../parts/controlicons.js';
import { canTurn, families } from './hands.js';
import { draggable } from './dragging.js';
import { nameOfField, nameOfPiece, word } from './deskwords.js';

/**
 * @typedef {import('./desk.js').Desk} Desk
 * @typedef {import('./hands.js').Held} Held
 */

const FEW = 10; // pieces that are shown as buttons

/** What is in the hand, in words. @param {Desk} desk */
export function heldSaid(desk) {
  const { held, slug } = desk;
  if (!held) return '';
  if (held.kind === 'take' || held.kind === 'turn') return word(`held.${held.kind}`);
  const what =
    held.kind === 'place'
      ? desk.nameOf(held.what)
      : held.kind === 'member'
        ? nameOfField(slug, held.what)
        : nameOfPiece(slug, '', held.what);
  return word(held.kind === 'place' ? 'held.place' : 'held.piece', { what });
}

/** @param {Desk} desk */
export function paletteView(desk) {
  const button = (/** @type {Held} */ held, /** @type {unknown} */ text, off = false) =>
    html`<button type="button" class="studio-piece" data-piece=${held.what || held.kind} ?disabled=${off}
      aria-pressed=${String(desk.held?.kind === held.kind && desk.held.what === held.what)}
      @pointerdown=${held.kind === 'piece' || held.kind === 'member' ? draggable(desk, held) : nothing}
      @click=${() => desk.hold(held)}>${text}</button>`;
  const left = (/** @type {string} */ id) => desk.seen?.left[id]; // not every piece is counted
  return html`<section class="studio-card studio-palette" aria-labelledby="studio-palette">
    <header class="studio-card-head"><h2 id="studio-palette">${word('palette')}</h2></header>
    <p class="muted small">${word('palette.help')} <span class="by-keys">${word('palette.keys')}</span></p>
    <div class="studio-choice" role="group" aria-label=${word('palette.tools')}>
      ${button({ kind: 'take', what: '' }, html`${icon('trash')}${word('palette.take')}`)}
      ${canTurn(desk) ? button({ kind: 'turn', what: '' }, html`${icon('redo')}${word('turn')}`) : nothing}</div>
    ${families(desk).map(({ path, names, ids }) => {
      const label = nameOfField(desk.slug, fieldOf(path));
      if (!ids.length)
        return html`<div class="studio-choice" role="group"
          aria-label=${label}>${button({ kind: 'member', what: path }, label)}</div>`;
      const text = (/** @type {string} */ id) =>
        [nameOfPiece(desk.slug, names, id), left(id)].filter((part) => part !== undefined).join(' · ');
      if (ids.length <= FEW)
        return html`<div class="studio-choice" role="group" aria-label=${label}><span
          class="studio-label">${label}</span>${ids.map((id) =>
            button({ kind: 'piece', what: id }, text(id), left(id) === 0),
          )}</div>`;
      const chosen = (/** @type {any} */ event) =>
        event.target.value ? desk.hold({ kind: 'piece', what: event.target.value }, true) : desk.letGo();
      return html`<label class="studio-choice"><span class="studio-label">${label}</span><select @change=${chosen}>
        <option value="" ?selected=${!ids.includes(desk.held?.what ?? '')}>${word('choose')}</option>
        ${ids.map(
          (id) => html`<option value=${id} ?disabled=${left(id) === 0}
          ?selected=${desk.held?.what === id}>${text(id)}</option>`,
        )}</select></label>`;
    })}</section>`;
}

/** The field that pieces lie in: `hand` of `seats.0.hand.0`. @param {string} path */
const fieldOf = (path) => path.split('.').find((key, i) => !(key === 'seats' && i === 0) && !/^\d+$/.test(key)) ?? path;
