/** The line above the domes: round, deck and discard pile, who may end the game. */
import { html, nothing } from '../../base/lit.js';
import { COMMON, iconInline } from '../../kit/icon.js';
import { panelPiece } from '../../kit/piece.js';
import { firstOpen, look } from '../../kit/reading.js';
import { cardName, smallCard, valueIn } from './card.js';
import { decision } from './decide.js';
import { SIGNS } from './icons.js';
import { COLONISTS, nameOf, sideOf } from './model.js';

/** @typedef {import('./model.js').Model} Model */

/** @param {Model} m */
function deck(m) {
  const { size, top, rounds } = m.view.deck;
  const dig = firstOpen(m, ['dig']);
  const lasts =
    rounds === undefined || rounds === null || m.view.turn === null
      ? ''
      : ` ${m.t('board.deck.rounds', { n: rounds })}`;
  const label = `${m.t('board.deck', { n: size, what: top ? cardName(m, top) : m.t('board.none') })}${lasts}`;
  return panelPiece(
    { kind: 'pm-pile', pattern: dig, id: 'deck', place: 'deck', label, inspect: 'deck', look: look(m, dig) },
    html`${top ? smallCard({ card: top, value: valueIn(m, top) }) : html`<span class="pm-slot"></span>`}<span
      class="pile-n" aria-hidden="true"><b>${size}</b>${
        lasts ? html`<small>${m.t('board.rounds.short', { n: /** @type {number} */ (rounds) })}</small>` : nothing
      }</span>`,
  );
}

/** @param {Model} m */
function discards(m) {
  const { discards: pile } = m.view;
  const top = pile.at(-1);
  const label = m.t('board.discards', { n: pile.length, what: top ? cardName(m, top) : m.t('board.none') });
  return panelPiece(
    { kind: 'pm-pile', id: 'discards', label, inspect: 'discards', look: { last: m.touched.has('discards') } },
    html`${
      top
        ? smallCard({ card: top, value: valueIn(m, top), motion: `card-${top}`, at: 'discards' })
        : html`<span
      class="pm-slot"></span>`
    }<span class="pile-n"
      aria-hidden="true">${iconInline(SIGNS.discard)}<b>${pile.length}</b></span>`,
  );
}

/** Who may end the game, or has brought the end about. @param {Model} m @returns {string} */
export function warning(m) {
  if (m.view.turn === null) return '';
  const done = m.sides.filter((who) => sideOf(m, who).settled === COLONISTS).map((who) => nameOf(m, who));
  if (done.length) return m.t('board.last_round', { names: done.join(', ') });
  const near = m.sides.filter((who) => sideOf(m, who).could_end).map((who) => nameOf(m, who));
  return near.length ? m.t('board.last_turns', { names: near.join(', '), n: near.length }) : '';
}

const LONGEST = 64; // letters of a warning: two lines that never make the bar higher

/** @param {Model} m */
export function bar(m) {
  const said = warning(m);
  const asked = m.ctx.phone ? nothing : decision(m);
  const brief = asked !== nothing || m.ctx.phone || said.length > LONGEST;
  return html`<div class="pm-bar">
    <span class="pm-round" data-inspect="round"
      title=${m.t('board.round', { n: m.view.round })}>${iconInline(SIGNS.round)}<span
        class="visually-hidden">${m.t('board.round', { n: m.view.round })}</span><b
          aria-hidden="true">${m.view.round}</b></span>
    ${deck(m)}${discards(m)}
    ${
      m.view.in_play
        ? html`<span class="pm-playing"
      data-inspect=${`card.${m.view.in_play}`}>${smallCard({
        card: m.view.in_play,
        value: valueIn(m, m.view.in_play),
        motion: `card-${m.view.in_play}`,
        at: 'in-play',
      })}${
        brief
          ? html`<span
          class="visually-hidden">${m.t('board.in_play', { card: m.view.in_play })}</span>`
          : html`<span>${m.t('board.in_play', { card: m.view.in_play })}</span>`
      }</span>`
        : nothing
    }
    ${asked}
    <p class="pm-warning" title=${said || nothing}>${
      said
        ? html`${iconInline(COMMON.warn)}<span class=${brief ? 'visually-hidden' : ''}>${said}</span>${
            brief ? html`<span aria-hidden="true">${m.t('board.last.brief')}</span>` : nothing
          }`
        : nothing
    }</p>
  </div>`;
}
