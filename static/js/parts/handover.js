/** Between two people with secrets: nothing of the table is on the page while the screen changes hands. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { controls } from '../base/hostpage.js';
import { settings } from '../storage/settings.js';
import { nameOf, wordsOf } from '../words/sentences.js';
import { openDialog } from '../table/ui.js';
import { icon } from './controlicons.js';

/** @typedef {import('../table/session.js').Session} Session */

/**
 * What the next person may do without looking: it tells nobody anything.
 * @param {Session} session
 * @param {import('../boards/board.js').Board | null} renderer
 */
function blind(session, renderer) {
  const view = session.state.publicView;
  const moves = /** @type {{move: string, label: string}[]} */ (
    (view && renderer?.blind?.(view, wordsOf(session.state))) ?? []
  );
  if (!moves.length) return nothing;
  return html`<p>${t('handover.blind')}</p>
    <div class="handover-blind">${moves.map(
      ({ move, label }) => html`<button type="button" class="button"
      @click=${() => session.playBlind(move)}>${label}</button>`,
    )}</div>`;
}

/** Everybody at a screen of their own: then nothing is handed over. */
const screensButton = () =>
  html`<button type="button" class="button button-quiet" data-open="screens" @click=${() => openDialog('screens')}>
    ${icon('screens')}${t('screens.title')}
  </button>`;

/** @param {Session} session @param {import('../boards/board.js').Board | null} renderer */
export function handoverView(session, renderer) {
  const seat = /** @type {number} */ (session.state.handover);
  const name = nameOf(session.state, seat);
  const asked = session.state.publicView && renderer?.blindText?.(session.state.publicView, wordsOf(session.state));
  return html`<main class="handover" id="main" data-seat=${seat + 1}>
    <p class="handover-game">${session.state.card?.name[settings.lang] ?? ''}</p>
    <h1 tabindex="-1"><span class="seat-mark" aria-hidden="true">${seat + 1}</span> ${t('handover.title', {
      name,
    })}</h1>
    <p>${asked || t('handover.text', { name })}</p>
    <button type="button" class="button button-main" @click=${() => session.takeSeat()}>${t('handover.go', {
      name,
    })}</button>
    ${blind(session, renderer)}
    ${controls ? nothing : screensButton()}
    ${controls ? nothing : html`<a class="handover-home" href="#/">${icon('home')}${t('home')}</a>`}
  </main>`;
}
