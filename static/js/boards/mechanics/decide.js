/**
 * What is to be decided and what had better be known before: the buttons of the turn, warnings, the report of the
 * round.
 */
import { html, nothing } from '../../base/lit.js';
import { keyed } from '../../base/directives.js';
import { seatBadge } from '../../kit/badge.js';
import { COMMON, iconInline } from '../../kit/icon.js';
import { panelPiece } from '../../kit/piece.js';
import { firstOpen, look } from '../../kit/reading.js';
import { token } from './faces.js';
import { SIGNS } from './icons.js';
import { nameOf } from './model.js';

/** @typedef {import('./model.js').Model} Model */

/**
 * Moves that need no place on the board, each with its sign and its word.
 * @type {Record<string, {sign: unknown, key: string}>}
 */
const ANSWERS = {
  pass: { sign: SIGNS.pass, key: 'pass' },
  'engine_choice +1': { sign: SIGNS.up, key: 'up' },
  'engine_choice -1': { sign: SIGNS.down, key: 'down' },
  'engine_choice 0': { sign: SIGNS.same, key: 'leave' },
  end_turn: { sign: SIGNS.done, key: 'end_turn' },
  sell_done: { sign: SIGNS.done, key: 'sell_done' },
};

/** @param {Model} m @param {string} move @returns {string} */
export function answerWords(m, move) {
  const step = Number(move.split(' ')[1] ?? 0);
  return m.t(`board.answer.${ANSWERS[move]?.key ?? move}`, {
    type: m.view.middle,
    price: m.view.prices[m.view.middle] + step,
  });
}

/** @param {Model} m @param {string} move */
function answer(m, move) {
  const pattern = firstOpen(m, [move]);
  if (!pattern) return nothing;
  const { sign, key } = ANSWERS[move];
  const label = answerWords(m, move);
  return panelPiece(
    { kind: `mk-answer is-${key}`, pattern, id: `answer-${key}`, label, look: look(m, pattern) },
    html`${iconInline(sign)}<span>${label}</span>`,
  );
}

/**
 * May the round be over before it is one's turn again? With few cards left, or once somebody passes.
 * @param {import('./model.js').View} view
 */
const soonOver = (view) => view.pass_streak > 0 || view.market.filter(Boolean).length <= view.players;

/**
 * What a pass ends: the round, or the game with all purses as they are but for the last sale.
 * @param {Model} m
 * @returns {string}
 */
function passWords(m) {
  const { view } = m;
  const passed = view.primary === 'pass' ? 'passed' : 'pass';
  if (!view.last_round) return m.t(`board.warn.${passed}`);
  const purses = view.seats.map(({ cogs }, seat) => m.t('board.purse', { name: nameOf(m, seat), n: cogs })).join(', ');
  return m.t(`board.warn.${passed}.game`, { purses });
}

/** What might be regretted. @param {Model} m @returns {string[]} */
export function warnings(m) {
  const { view } = m;
  if (!m.live || view.phase !== 'turn' || view.turn !== m.own) return [];
  return [
    ...(view.pass_ends ? [passWords(m)] : []),
    ...(soonOver(view) ? (view.thaws ?? []) : []).map((one) => m.t('board.warn.thaw', one)),
  ];
}

/** What is given away with a move, said before it is made. @param {Model} m @param {string} move @returns {string} */
export function givesAway(m, move) {
  const { view } = m;
  const ends = view.pass_ends && (move === 'pass' || (move === 'end_turn' && view.primary === 'pass'));
  if (ends) return warnings(m).join(' ');
  return move === 'sell_done' && view.last_round && view.sets.some(({ short, sold }) => !short && !sold)
    ? m.t('board.warn.unsold')
    : '';
}

/** The sets that bring most, sold in one press. @param {Model} m */
function sellAll(m) {
  const offers = m.live ? m.ctx.picker.moves.filter((move) => move.startsWith('sell ')) : [];
  const kinds = new Set(offers.map((move) => move.split(' ')[1]));
  if (m.view.phase !== 'sell' || kinds.size < 2) return nothing;
  const series = 'sell *';
  const label = m.t('board.answer.sell_all');
  return panelPiece(
    {
      kind: 'mk-answer is-sell-all',
      pattern: 'sell * *',
      series,
      id: 'answer-sell-all',
      label,
      look: { legal: true, selected: m.ctx.hover === series },
    },
    html`${iconInline(SIGNS.done)}<span>${label}</span>`,
  );
}

/** @param {Model} m */
export function decision(m) {
  if (!m.live) return html`<section class="mk-decide"><div class="mk-answers"></div></section>`; // its place is kept
  const said = warnings(m);
  const asked =
    m.view.phase === 'adjust'
      ? m.t('board.ask.engine', { type: m.view.middle, price: m.view.prices[m.view.middle] })
      : m.view.phase === 'sell'
        ? m.t('board.ask.sell')
        : '';
  return html`<section class="mk-decide" aria-label=${m.t('board.decide')}>
    ${asked ? html`<p class="mk-ask">${asked}</p>` : nothing}
    ${said.map((text) => html`<p class="mk-warn">${iconInline(COMMON.warn)}<span>${text}</span></p>`)}
    <div class="mk-answers">${sellAll(m)}${Object.keys(ANSWERS).map((move) => answer(m, move))}</div>
  </section>`;
}

/**
 * One price of the report: part, new price, which way it went.
 * @param {Model} m
 * @param {[string, number, number]} change
 */
function change(m, [type, before, after]) {
  const way = after > before ? 'up' : after < before ? 'down' : 'same';
  const label = m.t('board.changed', { type, before, after });
  return html`<li class=${`is-${way}`} title=${label} data-inspect=${`component.${type}`}>${token(type)}<b
    aria-hidden="true">${after}</b>${iconInline(SIGNS[way])}<span class="visually-hidden">${label}</span></li>`;
}

/**
 * The round that was counted last: seven prices from the back of the line to the front, and what everybody took.
 * @param {Model} m
 */
export function report(m) {
  const found = m.view.report;
  if (!found) return nothing;
  const { round, prices, nudges, income } = found;
  const nudged = prices.map(
    ([type, before, after]) =>
      /** @type {[string, number, number]} */ ([
        type,
        before,
        nudges.reduce((sum, one) => sum + (one.type === type ? one.by : 0), after),
      ]),
  );
  return html`<section class="mk-report" aria-label=${m.t('board.report', { round })}>
    <header><h4>${m.t('board.report', { round })}</h4><ul class="report-income">${income.map(
      (n, seat) => html`<li
      title=${m.t('board.income', { name: nameOf(m, seat), n })} data-inspect=${`cogs.${seat}`}>${seatBadge(seat)}<b
        aria-hidden="true">+${n}</b><span class="visually-hidden">${m.t('board.income', {
          name: nameOf(m, seat),
          n,
        })}</span></li>`,
    )}</ul></header>
    ${keyed(round, html`<ol class="report-prices">${nudged.map((one) => change(m, one))}</ol>`)}
  </section>`;
}
