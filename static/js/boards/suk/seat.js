/** One captain: name, score and how it is made, transports in hand, open docks, hold. */
import { keyed } from '../../base/directives.js';
import { html, svg, nothing } from '../../base/lit.js';
import { COMMON, iconInline } from '../../kit/icon.js';
import { counter, seatBadge } from '../../kit/badge.js';
import { fittedName } from '../../kit/name.js';
import { CARDS, CORPORATIONS } from './icons.js';
import { ship, sign, TRANSPORTS } from './parts.js';
import { cellsLeft } from './deep.js';
import { holdPlan } from './hold.js';
import { colourPattern, plain, signed } from './model.js';

/** @typedef {import('./model.js').Model} Model */

/** @param {Model} m @param {number} seat */
function hand(m, seat) {
  const usable = m.live && m.actor === seat;
  return html`<div class="hand" role="group" aria-label=${m.t('board.hands')}>
    ${TRANSPORTS.map((colour) => {
      const n = m.view.hands[seat][colour];
      const pattern = colourPattern(colour);
      const legal = usable && n > 0 && m.ctx.picker.isLegal(pattern);
      return html`<span class="hand-slot" data-motion-place=${`hand-${seat}-${colour}`}>
        ${counter({
          glyph: svg`${ship(colour, 44)}${sign(colour, 0, 0, 0.6)}`,
          n,
          label: m.t('board.hand', { colour, n }),
          id: `hand-${seat}-${colour}`,
          pattern: usable ? pattern : undefined,
          inspect: `transport.${colour}`,
          still: !usable,
          kind: n ? '' : 'is-empty',
          look: { legal, selected: usable && m.chosen.colour === colour, off: usable && !legal },
        })}</span
      >`;
    })}
  </div>`;
}

/** @param {{n: number, words: string}} left */
const emptyCells = ({ n, words }) => html`<dd class="split-left" title=${words}>
  <span class="visually-hidden">${words}</span>
  <span aria-hidden="true">${n}<svg viewBox="0 0 10 10"><rect x="1" y="1" width="8" height="8" /></svg></span>
</dd>`;

/** @param {Model} m @param {number} seat */
function split(m, seat) {
  const now = m.view.scores[seat];
  const next = m.actor === seat && m.after?.view ? m.after.view.scores[seat] : null;
  /** @type {['colour' | 'type' | 'rare' | 'deep', string][]} */
  const parts = [
    ['colour', 'board.colour'],
    ['type', 'board.type'],
    ['rare', 'board.rares'],
  ];
  if (m.view.deep.length) parts.push(['deep', 'board.deep']);
  const left = cellsLeft(m, seat);
  return html`<dl class="split">
    ${parts.map(([part, key]) => {
      const changed = next && next[part] !== now[part];
      return html`<div class=${`split-part is-${part}${changed ? ' is-changed' : ''}`} title=${m.t(key)}
        data-inspect=${`points.${seat}.${part}`}>
        <dt>${iconInline(COMMON[part])}<span class="visually-hidden">${m.t(key)}</span></dt>
        <dd>${part === 'deep' ? signed(changed ? next.deep : now.deep) : changed ? next[part] : now[part]}</dd>
        ${part === 'deep' && left ? emptyCells(left) : nothing}
      </div>`;
    })}
  </dl>`;
}

/** Total, and where the chosen move takes it. @param {Model} m @param {number} seat */
function total(m, seat) {
  const now = m.view.scores[seat].total;
  const next = m.actor === seat && m.after?.view ? m.after.view.scores[seat].total : null;
  const change = next === null ? 0 : next - now;
  const said = m.t('board.track.at', { name: m.names[seat], n: now });
  return keyed(
    `${now} ${next}`, // other points are written anew: nothing beside them moves over
    html`<p class="seat-total" data-inspect="part.track" aria-label=${said}>
    <b>${plain(now)}</b>${
      next === null
        ? nothing
        : html`<span class=${`seat-change ${change < 0 ? 'is-loss' : ''}`}>${signed(change)}</span>`
    }
  </p>`,
  );
}

/**
 * Which docks this seat can serve, now and after the move: a number and 24 lamps.
 * @param {Model} m
 * @param {number} seat
 */
function openDocks(m, seat) {
  const now = m.view.open[seat] ?? [];
  const next = m.aim?.view ? (m.aim.view.open[seat] ?? []) : null;
  const label = next
    ? m.t('board.open.after', { now: now.length, after: next.length })
    : m.t('board.open.count', { n: now.length });
  const lamp = (/** @type {number} */ n) =>
    now.includes(n) ? (next && !next.includes(n) ? 'is-going' : 'is-on') : next?.includes(n) ? 'is-coming' : '';
  return html`<div class="open-docks" data-inspect=${`open.${seat}`} role="img" aria-label=${label} title=${label}>
    ${iconInline(COMMON.open)}<b>${now.length}${
      next ? html`<span class="open-after">→ ${next.length}</span>` : nothing
    }</b>
    <svg class="lamps" viewBox="0 0 240 12" preserveAspectRatio="none" aria-hidden="true">
      ${m.view.docks.map(
        (_, n) => svg`<rect class=${`lamp ${lamp(n)}`} x=${n * 10 + 1} y="1" width="8" height="10"
        rx="2" />`,
      )}
    </svg>
  </div>`;
}

/**
 * How the two Deep Space cards were applied at the end, and what the other order would have come to.
 * @param {Model} m
 * @param {import('./model.js').View} view
 * @param {number} seat
 */
export function deepSteps(m, view, seat) {
  const { deep_steps: steps = [], other_order: other = null } = view.scores[seat];
  const first = view.firsts?.[seat];
  if (view.turn !== null)
    return first ? html`<p class="deep-first">${m.t('board.first', { card: first })}</p>` : nothing;
  if (!steps.length) return nothing;
  return html`<ol class="deep-steps" aria-label=${m.t('board.deep.order')}>
    ${steps.map(
      (step) => html`<li
      data-inspect=${`card.${step.card}`}>${iconInline(CARDS[step.card])} <b>${m.t(`card.${step.card}`)}</b>: ${stepWords(m, step)}</li>`,
    )}
    ${other === null ? nothing : html`<li class="other-order">${m.t('board.deep.reverse', { total: other })}</li>`}
  </ol>`;
}

/**
 * What a Deep Space card did to this hold.
 * @param {Model} m @param {import('./model.js').Step} step
 */
export function stepWords(m, { points, act, cells, colour }) {
  if (act === 'bonus') return signed(points);
  if (act === 'swap') return m.t('board.deep.swap', { a: cells[0], b: cells[1] });
  if (act === 'remove') return m.t('board.deep.remove', { cell: cells[0] });
  if (act === 'recolour') return m.t('board.deep.recolour', { cell: cells[0], colour });
  return m.t(`board.deep.${act}`);
}

/** Name, house, points. @param {Model} m @param {number} seat */
const headLine = (m, seat) => html`<div class="seat-head">
  ${seatBadge(seat)}
  <div class="seat-names">
    <h3>${fittedName(m.names[seat])}</h3>
    <p class="seat-corp" data-inspect=${`corp.${m.view.corporations[seat]}`}>
      ${iconInline(CORPORATIONS[m.view.corporations[seat]])}<span>${m.t(`corp.${m.view.corporations[seat]}`)}</span>
    </p>
  </div>
  ${
    m.view.games > 1
      ? html`<p class="seat-series" data-inspect=${`series.${seat}`}>${m.t('board.series', {
          n: m.view.totals[seat],
        })}</p>`
      : nothing
  } ${total(m, seat)}
</div>`;

/** The hand in the space of three words. @param {Model} m @param {number} seat */
const handLine = (m, seat) => html`<span class="hand-line">
  ${TRANSPORTS.map((colour) => {
    const n = m.view.hands[seat][colour];
    return html`<span role="img" data-inspect=${`transport.${colour}`} aria-label=${m.t('board.hand', { colour, n })}
      data-motion-place=${`hand-${seat}-${colour}`}
      ><svg viewBox="-13 -13 26 26" aria-hidden="true">${sign(colour)}</svg><b aria-hidden="true">${n}</b></span
    >`;
  })}
</span>`;

/** @param {Model} m @param {number} seat */
export function seatPanel(m, seat) {
  const own = seat === m.ctx.seat; // nobody's, for who only looks on
  const acting = m.actor === seat;
  const kind = `suk-seat ${own ? 'is-own' : 'is-other'}${acting ? ' is-acting' : ''}${m.view.turn === null ? ' is-over' : ''} seat-${seat + 1}`;
  const facts = html`<div class="seat-facts">${split(m, seat)}${openDocks(m, seat)}</div>`;
  const plan = holdPlan(m, seat, m.live && acting);
  if (m.ctx.phone && !own) {
    return html`<details class=${`${kind} is-line`}>
      <summary>${headLine(m, seat)}${handLine(m, seat)}</summary>
      ${facts}
      <div class="seat-hold night" data-skin="night">${plan}</div>
      ${deepSteps(m, m.view, seat)}
    </details>`;
  }
  return html`<div class=${kind}>
    ${headLine(m, seat)}${facts}
    <div class="seat-hold night" data-skin="night">${plan}${hand(m, seat)}</div>
    ${deepSteps(m, m.view, seat)}
  </div>`;
}
