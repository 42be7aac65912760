/** The renderer's pictures in their places: board in the middle, own seat below, the others above. */
import { html, nothing } from '../base/lit.js';
import { gameTexts, t } from '../words/i18n.js';
import { setSetting, settings } from '../storage/settings.js';
import { nameOf, sinceLastTurn } from '../words/sentences.js';
import { ui } from '../table/ui.js';
import { update } from '../base/update.js';
import { viewerAfter } from '../table/viewer.js';
import { icon } from './controlicons.js';
import { scene } from './scene.js';

/** @typedef {import('../table/session.js').Session} Session */

const ZOOMS = [1, 1.5, 2, 3];

/** The seat shown large below the board. @param {Session} session */
const ownSeat = (session) =>
  session.state.viewer ??
  viewerAfter(session.state.seats, session.state.table?.to_act ?? session.state.saved?.to_act ?? null, null);

/**
 * What a renderer is handed.
 * @param {Session} session
 * @param {{phone: boolean, says: import('../boards/board.js').Translate, nameOf: (seat: number) => string}} here
 * @returns {import('../boards/board.js').BoardContext | null}
 */
export function drawingContext(session, { phone, says, nameOf: name }) {
  const { position: shown } = session.state;
  if (!shown?.view) return null;
  return {
    view: shown.view,
    seat: ownSeat(session),
    toAct: shown.to_act,
    picker: session.state.picker,
    previews: session.state.previews,
    hover: session.state.hover,
    plan: session.state.picker.plan,
    last: shown.last ?? [],
    since: sinceLastTurn(session.state).flatMap(({ events }) => events),
    t: says,
    names: session.state.seats.map((_, seat) => name(seat)),
    seats: session.state.seats,
    phone,
    table: session.id,
    forecast: settings.forecast,
    setForecast: (/** @type {boolean} */ on) => setSetting('forecast', on),
    mode: session.state.shown ? 'replay' : session.state.mayAct || session.state.willAct ? 'play' : 'watch',
    result: shown.result ?? null,
    ask: (/** @type {string[]} */ moves) => session.preview(moves),
  };
}

/** @param {number} step */
function zoomBy(step) {
  const at = ZOOMS.indexOf(ui.zoom);
  ui.zoom = ZOOMS[Math.max(0, Math.min(ZOOMS.length - 1, at + step))];
  update();
}

/** Two fingers on the board, and how far they were apart at the last step. */
let gap = 0;
const PINCH = 1.3; // so much further apart or nearer is a step

/** A pinch looks closer at the board, not at the page. @param {TouchEvent} event */
function pinched({ type, touches: [one, other] }) {
  const now = one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  if (type !== 'touchmove' || !now || !gap) {
    gap = now;
    return;
  }
  const step = now > gap * PINCH ? 1 : now < gap / PINCH ? -1 : 0;
  if (!step) return;
  gap = now;
  zoomBy(step);
}

function zoomButtons() {
  return html`<div class="zoom" role="group" aria-label=${t('zoom.title')}>
    <button type="button" class="icon-button" aria-label=${t('zoom.in')} ?disabled=${ui.zoom === ZOOMS.at(-1)}
      @click=${() => zoomBy(1)}>${icon('plus')}</button>
    ${
      ui.zoom === 1
        ? nothing
        : html`<button type="button" class="icon-button" aria-label=${t('zoom.out')}
      @click=${() => zoomBy(-1)}>${icon('minus')}</button>`
    }
  </div>`;
}

/** Until there is a position to draw: the scene and the goal of the game. @param {Session} session */
function waitView({ state: { slug } }) {
  const goal = gameTexts(slug)?.messages.goal;
  return html`<div class="board-wait">
    ${slug ? scene(slug) : nothing}
    <p>${goal ?? t('board.wait')}</p>
  </div>`;
}

/**
 * @param {Session} session
 * @param {import('../boards/board.js').Board | null} renderer
 * @param {import('../boards/board.js').BoardContext | null} ctx
 */
export function boardView(session, renderer, ctx) {
  const pinches = renderer?.ownZoom ? nothing : pinched;
  return html`<section class="board" aria-label=${t('board.title')}>
    <div class="board-window" data-zoom=${String(ui.zoom).replace('.', '-')}
      @touchstart=${pinches} @touchmove=${pinches} @touchend=${pinches}><div class="board-sheet">${
        renderer && ctx ? renderer.draw(ctx) : waitView(session)
      }</div></div>
    ${renderer && ctx && !renderer.ownZoom ? zoomButtons() : nothing}
  </section>`;
}

/**
 * @param {Session} session
 * @param {import('../boards/board.js').Board | null} renderer
 * @param {import('../boards/board.js').BoardContext | null} ctx
 * @param {'own' | 'others'} which
 */
export function seatsView(session, renderer, ctx, which) {
  if (!renderer?.seat || !ctx) return html`<div class="seats seats-${which}"></div>`;
  const wanted = session.state.seats.map((_, seat) => seat).filter((seat) => (seat === ctx.seat) === (which === 'own'));
  return html`<div class="seats seats-${which}">${wanted.map(
    (seat) => html`
    <section class="seat ${seat === ctx.toAct ? 'is-turn' : ''}" data-seat=${seat + 1}
      aria-label=${nameOf(session.state, seat)}>${renderer.seat(ctx, seat)}</section>`,
  )}</div>`;
}
