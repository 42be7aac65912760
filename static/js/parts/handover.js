/** Between two people with secrets: nothing of the table is on the page while the screen changes hands. */
import { html } from '../lit.js';
import { t } from '../i18n.js';
import { nameOf } from '../speak.js';

/** @param {import('../session.js').Session} session */
export function handoverView(session) {
  const name = nameOf(session, /** @type {number} */ (session.handover));
  return html`<main class="handover" id="main">
    <h1 tabindex="-1">${t('handover.title', { name })}</h1>
    <p>${t('handover.text')}</p>
    <button type="button" class="button button-main" @click=${() => session.takeSeat()}>${t('handover.go', { name })}</button>
  </main>`;
}
