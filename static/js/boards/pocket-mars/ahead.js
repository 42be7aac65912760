/**
 * What an action would bring by the end of the turn, as far as it can be known: points, Ship, spaces, energy, now and
 * after.
 */
import { html, nothing } from '../../base/lit.js';
import { iconInline } from '../../kit/icon.js';
import { panelPiece } from '../../kit/piece.js';
import { colourOf } from './deck.js';
import { EMBLEMS, SIGNS } from './icons.js';
import { planWords } from './machine.js';
import { DA, nameOf } from './model.js';
import { stealTable } from './steals.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./model.js').View} View */
/** @typedef {{icon?: unknown, sign?: string, text: string, label: string, good: boolean}} Change */

/** Points by kind, in the order of the score sheet. @type {(keyof import('./model.js').Points)[]} */
const KINDS = ['ship', 'one_star', 'two_star', 'everywhere', 'crowd', 'energy'];

/** Positions whose actions have been thought through already. @type {WeakSet<object>} */
const asked = new WeakSet();

/** Whether there is an action to choose, and somebody who wants to know. @param {Model} m */
const wanted = (m) =>
  m.live && m.ctx.forecast !== false && m.view.pending?.step === 'act' && m.view.pending.seat === m.own;

/** Asks once for each position what the own cards and a launch would lead to. @param {Model} m */
export function askAhead(m) {
  const { picker, ask } = m.ctx;
  if (!wanted(m) || !ask || asked.has(picker)) return;
  asked.add(picker);
  queueMicrotask(() => ask(picker.moves.filter((/** @type {string} */ move) => /^(prep|hand|launch)\b/.test(move))));
}

/** The table as it would be. @param {Model} m @param {string} move @returns {View | null} */
const viewAfter = (m, move) => m.ctx.previews?.get?.(move)?.ahead?.view ?? null;

/** @param {number} from @param {number} to */
const arrow = (from, to) => `${from}→${to}`;

/** @param {Model} m @param {View} after @param {string} who */
const sides = (m, after, who) =>
  who === DA ? [m.view.da, after.da] : [m.view.seats[Number(who)], after.seats[Number(who)]];

/**
 * Colonists of a side that come or go in one space of one Building.
 * @param {Model} m
 * @param {View} after
 * @param {string} who
 * @returns {Change[]}
 */
function moved(m, after, who) {
  const side = m.sides.indexOf(who);
  const mine = who === String(m.own);
  return m.view.row.flatMap((building) =>
    /** @type {const} */ (['two', 'one']).flatMap((space) => {
      const n = (after.buildings[building][space][side] ?? 0) - (m.view.buildings[building][space][side] ?? 0);
      if (!n) return [];
      const stars = space === 'two' ? '★★' : '★';
      const params = { n: Math.abs(n), name: nameOf(m, who), building, stars };
      return [
        {
          icon: EMBLEMS[building],
          sign: stars,
          text: `${n > 0 ? '+' : '−'}${Math.abs(n)}${mine ? '' : ` ${nameOf(m, who)}`}`,
          label: m.t(n > 0 ? 'board.ahead.in' : 'board.ahead.out', params),
          good: mine === n > 0,
        },
      ];
    }),
  );
}

/** All that changes, the most telling first. @param {Model} m @param {View} after @returns {Change[]} */
function changes(m, after) {
  const own = String(m.own);
  const [now, then] = sides(m, after, own);
  if (!now || !then) return [];
  /** @type {Change[]} */
  const found = [];
  found.push(...moved(m, after, own).sort((a, b) => Number(b.good) - Number(a.good)));
  if (now.ship !== then.ship)
    found.push({
      icon: SIGNS.rocket,
      text: arrow(now.ship, then.ship),
      label: m.t('board.ahead.ship', { from: now.ship, to: then.ship }),
      good: then.ship > now.ship,
    });
  if (now.energy !== then.energy)
    found.push({
      icon: SIGNS.bolt,
      text: arrow(now.energy, then.energy),
      label: m.t('board.ahead.energy', { from: now.energy, to: then.energy }),
      good: then.energy > now.energy,
    });
  for (const who of m.sides.filter((side) => side !== own)) {
    found.push(...moved(m, after, who));
    const [before, later] = sides(m, after, who);
    if (before && later && before.energy !== later.energy) {
      const name = nameOf(m, who);
      found.push({
        icon: SIGNS.bolt,
        text: `${name} ${arrow(before.energy, later.energy)}`,
        label: m.t('board.ahead.energy.of', { name, from: before.energy, to: later.energy }),
        good: later.energy < before.energy,
      });
    }
  }
  return found;
}

/** Points now and after. @param {Model} m @param {View} after */
function points(m, after) {
  const [now, then] = sides(m, after, String(m.own));
  return { from: now?.score.total ?? 0, to: then?.score.total ?? 0 };
}

/** @param {Change} change */
const chip = ({ icon, sign, text, label, good }) =>
  html`<li class=${good ? 'is-good' : 'is-bad'} title=${label}>${icon ? iconInline(icon) : nothing}${
    sign
      ? html`<i
    aria-hidden="true">${sign}</i>`
      : nothing
  }<span aria-hidden="true">${text}</span><span
      class="visually-hidden">${label}</span></li>`;

/** The whole turn as foreseen, in one press. @param {Model} m @param {string} move */
export function doAll(m, move) {
  const moves = wanted(m) ? (m.ctx.previews?.get?.(move)?.ahead?.moves ?? []) : [];
  if (moves.length < 2) return nothing;
  const plan = moves.join(';');
  const label = m.t('board.ahead.all', { n: moves.length });
  return panelPiece(
    {
      kind: 'pm-all',
      pattern: move,
      plan,
      id: `all-${move.replaceAll(' ', '-')}`,
      label,
      look: { legal: true, selected: m.ctx.plan === plan },
    },
    html`${iconInline(SIGNS.yes)}<span aria-hidden="true">${m.t('board.ahead.all.short')}</span>`,
  );
}

/**
 * At the foot of a card: points now and after, the comparison, and what moves; null as long as it isn't known.
 * @param {Model} m
 * @param {string} move
 * @param {unknown} [compare]
 */
export function aheadLine(m, move, compare) {
  const after = wanted(m) ? viewAfter(m, move) : null;
  if (!after) return null;
  const { from, to } = points(m, after);
  const label = m.t('board.ahead.points', { from, to });
  return html`<ul class="pm-ahead" aria-label=${m.t('board.ahead')}>
    <li class=${`ahead-points ${to > from ? 'is-good' : to < from ? 'is-bad' : ''}`}
      title=${label}><b aria-hidden="true">${to === from ? from : arrow(from, to)}</b><span
        class="visually-hidden">${label}</span></li>
    ${compare ?? nothing}${changes(m, after).map(chip)}
  </ul>`;
}

/** What DA will do with the card that is left to it. @param {Model} m @param {string} move */
function leftToMachine(m, move) {
  const [verb, slot] = move.split(' ');
  if (!m.view.da || (verb !== 'take' && verb !== 'scrap')) return null;
  const left = m.view.da.prep[slot === 'left' ? 1 : 0];
  return html`<div class="ahead-table mars"><p>${
    left ? `${planWords(m, colourOf(left))}.` : m.t('board.da.none')
  }</p></div>`;
}

/** Beside the confirmation: what moves, and every kind of points that changes. @param {Model} m @param {string} move */
export function aheadTable(m, move) {
  const machine = m.ctx.forecast === false ? null : (leftToMachine(m, move) ?? stealTable(m, move));
  if (machine) return machine;
  const after = m.ctx.forecast === false ? null : viewAfter(m, move);
  if (m.ctx.phone) return html`<div class="ahead-table mars">${aheadLine(m, move) ?? nothing}</div>`;
  const found = after ? changes(m, after) : [];
  const [now, then] = after ? sides(m, after, String(m.own)) : [];
  if (!after || !now || !then) return nothing;
  const rows = KINDS.filter((kind) => now.score[kind] !== then.score[kind]);
  const { from, to } = points(m, after);
  return html`<div class="ahead-table mars">
    <p>${m.t(found.length ? 'board.ahead.lead' : 'board.ahead.none')}</p>
    ${found.length ? html`<ul>${found.map(({ label }) => html`<li>${label}</li>`)}</ul>` : nothing}
    <table class="tabular"><tbody>${rows.map(
      (kind) => html`<tr><th
      scope="row">${m.t(`board.kind.${kind}`)}</th><td>${now.score[kind]}</td><td>→ ${then.score[kind]}</td></tr>`,
    )}
      <tr class="is-total"><th
        scope="row">${m.t('board.kind.total')}</th><td>${from}</td><td>→ ${to}</td></tr></tbody></table>
  </div>`;
}
