/** How the totals went, move by move: one line per seat, told apart by dash and end mark as well as colour. */
import { html, nothing, svg } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { ask } from '../engine/client.js';
import { nameOf, rivalName } from '../words/sentences.js';
import { update } from '../base/update.js';

/** @typedef {import('../table/session.js').Session} Session */

/** @type {WeakMap<Session, {key: string, totals: number[][], coming: boolean}>} */
const curves = new WeakMap();

const WIDTH = 320;
const HEIGHT = 96;
const PAD = { left: 26, right: 12, top: 8, bottom: 18 };
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '1 3', '12 5'];

/**
 * Points per seat in a view; games whose view says it otherwise bring their own reading.
 * @param {any} view
 * @param {import('../boards/board.js').Board | null} renderer
 * @returns {number[] | null}
 */
function totalsOf(view, renderer) {
  if (renderer?.totals) return renderer.totals(view);
  const scores = Array.isArray(view?.scores) ? view.scores : null;
  if (!scores) return null;
  const now = scores.map((/** @type {any} */ score) => (typeof score === 'number' ? score : Number(score?.total ?? 0)));
  return now.map((/** @type {number} */ total, /** @type {number} */ seat) => total + Number(view.totals?.[seat] ?? 0));
}

/**
 * Asks for every position of the ended game, once.
 * @param {Session} session
 * @param {import('../boards/board.js').Board | null} renderer
 */
export async function loadCurve(session, renderer) {
  const table = session.state.table;
  const key = `${session.state.tableId} ${table?.at}`;
  if (!table || curves.get(session)?.key === key) return;
  const coming = Boolean(totalsOf(table.view, renderer));
  const curve = { key, totals: /** @type {number[][]} */ ([]), coming };
  curves.set(session, curve);
  try {
    for (let at = 0; at <= table.at; at += 1) {
      const shown =
        at === table.at
          ? table
          : await ask({ do: 'show', table: session.state.tableId, at, seat: session.state.viewer });
      const totals = totalsOf(shown.view, renderer);
      if (!totals || session.state.closed || curves.get(session) !== curve) {
        curve.coming = false;
        return;
      }
      curve.totals.push(totals);
    }
    const { scores, rival } = table.result ?? {};
    if (scores)
      curve.totals[table.at] =
        curve.totals[table.at].length > scores.length && typeof rival === 'number' ? [...scores, rival] : scores;
    curve.coming = false;
    update();
  } catch {
    curves.delete(session);
  }
}

/** Everybody's points after each move, as far as they are known. @param {Session} session */
export const totalsKnown = (session) => curves.get(session)?.totals ?? [];

/** Are they being asked for? What will say something of them has its room already. @param {Session} session */
export const totalsComing = (session) => curves.get(session)?.coming ?? false;

/** @param {Session} session */
export function curveView(session) {
  const totals = totalsKnown(session);
  const moves = totals.length - 1;
  if (moves < 2 || moves !== session.state.table?.at) return nothing;
  const values = totals.flat();
  const low = Math.min(0, ...values);
  const high = Math.max(5, ...values);
  const x = (/** @type {number} */ n) => PAD.left + (n / moves) * (WIDTH - PAD.left - PAD.right);
  const y = (/** @type {number} */ value) =>
    HEIGHT - PAD.bottom - ((value - low) / (high - low)) * (HEIGHT - PAD.top - PAD.bottom);
  const seats = totals[0].map((_, seat) => seat);
  const marks = [low, Math.round((low + high) / 2), high];
  return html`<figure class="curve">
    <figcaption>${t('curve.title')}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${t('curve.title')}>
      ${marks.map(
        (value) => svg`<g class="curve-grid"><line x1=${PAD.left} x2=${WIDTH - PAD.right} y1=${y(value)}
        y2=${y(value)}></line>
        <text x=${PAD.left - 5} y=${y(value) + 3.5} text-anchor="end">${value}</text></g>`,
      )}
      ${seats.map(
        (seat) => svg`<g class="curve-line" data-seat=${seat + 1}>
        <polyline points=${totals.map((row, n) => `${x(n)},${y(row[seat])}`).join(' ')}
          stroke-dasharray=${DASHES[seat]}></polyline>
        ${endMark(seat, x(moves), y(totals[moves][seat]))}</g>`,
      )}
      <text class="curve-axis" x=${PAD.left} y=${HEIGHT - 4}>${t('curve.start')}</text>
      <text class="curve-axis" x=${WIDTH - PAD.right} y=${HEIGHT - 4}
        text-anchor="end">${t('curve.end', { n: moves })}</text>
    </svg>
    <ul class="curve-key">${seats.map(
      (seat) => html`<li data-seat=${seat + 1}><svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
      ${svg`<g class="curve-line" data-seat=${seat + 1}><line x1="1" x2="27" y1="5" y2="5"
        stroke-dasharray=${DASHES[seat]}></line>${endMark(seat, 28, 5)}</g>`}</svg>${
        seat in (session.state.table?.result?.scores ?? []) ? nameOf(session.state, seat) : rivalName(session.state)
      }</li>`,
    )}</ul>
  </figure>`;
}

/** @param {number} seat @param {number} x @param {number} y */
function endMark(seat, x, y) {
  if (seat % 3 === 1) return svg`<rect x=${x - 3.5} y=${y - 3.5} width="7" height="7"></rect>`;
  if (seat % 3 === 2) return svg`<path d="M${x} ${y - 4.5}l4.5 8h-9z"></path>`;
  return svg`<circle cx=${x} cy=${y} r="4"></circle>`;
}
