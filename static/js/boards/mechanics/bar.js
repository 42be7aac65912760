/** The line above the rail: round, deck, passes in a row, the forecast switch; and the ribbon of the last round. */
import { html, nothing } from '../../base/lit.js';
import { seatBadge } from '../../kit/badge.js';
import { COMMON, iconInline } from '../../kit/icon.js';
import { panelPiece } from '../../kit/piece.js';
import { SIGNS } from './icons.js';
import { nameOf } from './model.js';

/** @typedef {import('./model.js').Model} Model */

/** @param {string} id @param {unknown} sign @param {number} n @param {string} label */
const pile = (id, sign, n, label) =>
  panelPiece(
    { kind: 'mk-pile', id: `pile-${id}`, label, inspect: `pile.${id}` },
    html`${iconInline(sign)}<b aria-hidden="true">${n}</b>`,
  );

/** Passes in a row, one lamp for each seat: when all are lit the round is over. @param {Model} m */
function lamps(m) {
  const { phase, players, pass_streak: lit } = m.view;
  if (phase !== 'turn') return nothing;
  const label = m.t('board.passes', { n: lit, players });
  return panelPiece(
    { kind: 'mk-lamps', id: 'passes', label, inspect: 'pile.passes' },
    html`${iconInline(SIGNS.pass)}${Array.from(
      { length: players },
      (_, i) => html`<i class=${i < lit ? 'is-lit' : ''}></i>`,
    )}`,
  );
}

/** @param {Model} m */
function forecastSwitch(m) {
  if (!m.ctx.setForecast) return nothing;
  const on = m.ctx.forecast !== false;
  return html`<button type="button" class="mk-switch" role="switch" aria-checked=${String(on)}
    title=${m.t('board.forecast.help')} @click=${() => m.ctx.setForecast?.(!on)}>
    ${iconInline(SIGNS.glass)}<span>${m.t('board.forecast')}</span><span class="switch-knob"
      aria-hidden="true"></span></button>`;
}

/** Why this is the last round, or may be; nothing in any other. @param {Model} m @returns {string} */
export function lastRound(m) {
  const { last_round: why, phase } = m.view;
  if (!why) return '';
  return m.t(why === 'standstill' && phase === 'turn' ? 'board.last.maybe' : `board.last.${why}`);
}

/** What happens to prices after the last round. @param {Model} m @returns {string} */
export const lastRule = (m) => m.t(m.view.options?.last_fall === 'all' ? 'board.last.rule.all' : 'board.last.rule');

/** On a phone it stands below the board, so that nothing makes way for it. @param {Model} m */
export function ribbon(m) {
  const said = lastRound(m);
  if (!said) return null;
  const sure = m.view.last_round === 'deck' || m.view.phase !== 'turn';
  const over = m.view.phase === 'end';
  return html`<p class=${`mk-ribbon${sure ? ' is-sure' : ''}`} title=${said} data-inspect="last">${iconInline(
    sure ? COMMON.flag : COMMON.warn,
  )}<b>${m.t(
    over ? 'board.over' : sure ? 'board.last' : 'board.last.doubt',
  )}</b><span>${over ? said : lastRule(m)}</span></p>`;
}

/** @param {Model} m */
export function bar(m) {
  const { round, first, deck, discards, phase } = m.view;
  const starts = m.t('board.first', { name: nameOf(m, first) });
  return html`<header class="mk-bar">
    <span class="mk-round" data-inspect="round"
      title=${m.t('board.round', { n: round })}>${iconInline(SIGNS.round)}<span
        class="visually-hidden">${m.t('board.round', { n: round })}</span><b aria-hidden="true">${round}</b></span>
    <span class="mk-first" role="img" data-inspect="first" aria-label=${starts}
      title=${starts}>${iconInline(SIGNS.rocket)}${seatBadge(first)}</span>
    ${pile('deck', SIGNS.deck, deck, m.t('board.deck', { n: deck }))}${pile(
      'discards',
      SIGNS.discard,
      discards,
      m.t('board.discards', { n: discards }),
    )}${lamps(m)}
    ${
      (m.ctx.phone ? null : ribbon(m)) ??
      html`<span
      class="mk-phase">${m.t(`board.phase.${phase}`)}</span>`
    }${forecastSwitch(m)}
  </header>`;
}
