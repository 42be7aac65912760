/** The games of a match played before: the table each of them was counted on, to be looked at whenever one likes. */
import { html, nothing } from '../../base/lit.js';
import { COMMON, iconInline } from '../../kit/icon.js';
import { seatBadge } from '../../kit/badge.js';
import { holdPicture } from './hold.js';
import { ringThumb } from './ring.js';
import { deepSteps } from './seat.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./model.js').Earlier} Earlier */

/** @param {Model} m @param {Earlier} game @param {number} seat */
export const pointsLine = (m, game, seat) => m.t('board.earlier.points', { name: m.names[seat], ...game.points[seat] });

/**
 * One captain's hold as it was counted, and what the cards did to it.
 * @param {Model} m
 * @param {Earlier} game
 * @param {number} seat
 */
function counted(m, game, seat) {
  const { table } = game;
  return html`<li>${seatBadge(seat)}<p>${pointsLine(m, game, seat)}</p>
    ${table ? html`<div class="earlier-hold">${holdPicture(m, table, seat)}</div>` : nothing}
    ${table ? deepSteps(m, table, seat) : nothing}</li>`;
}

/** @param {Model} m */
export function earlierGames(m) {
  const games = m.view.earlier ?? [];
  const dealt = (m.ctx.last ?? []).some(({ kind }) => kind === 'next_game');
  return games.map(
    (game) => html`<details class="suk-earlier" data-id=${`earlier-${game.game_number}`}
    ?open=${dealt && game === games.at(-1)}>
    <summary>${iconInline(COMMON.crown)}<span>${m.t('board.earlier', { n: game.game_number })}</span></summary>
    <div class="earlier-sheet" role="group" aria-label=${m.t('board.earlier', { n: game.game_number })}>
      <ul>${game.points.map((_, seat) => counted(m, game, seat))}</ul>
      ${
        game.table
          ? html`<svg class="earlier-ring" viewBox="0 0 1000 1000"
        aria-hidden="true">${ringThumb(game.table)}</svg>`
          : html`<p>${m.t('board.earlier.unknown')}</p>`
      }
    </div>
  </details>`,
  );
}

/** What no game can have led to. @param {Model} m @returns {string[]} */
export const composedWords = (m) =>
  (m.view.composed ?? []).map(({ what, seat = 0 }) => m.t(`board.composed.${what}`, { name: m.names[seat] }));

/** The corner of what is not of this moment: games played before, and how this table came about. @param {Model} m */
export function asides(m) {
  const notes = composedWords(m);
  if (!notes.length && !m.view.earlier?.length) return nothing;
  return html`<div class="suk-corner is-aside">${notes.map(
    (note) => html`<p role="note"
    title=${note}>${iconInline(COMMON.warn)}<span>${note}</span></p>`,
  )}${earlierGames(m)}</div>`;
}
