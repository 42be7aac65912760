/** One dialog at a time, on the browser's own <dialog>: focus stays inside, Esc closes, focus comes back. */
import { html } from '../base/lit.js';
import { ref } from '../base/directives.js';
import { t } from '../words/i18n.js';
import { closeDialog, dialogClosed } from '../table/ui.js';
import { icon } from './controlicons.js';

/** @param {Element | undefined} element */
function showModal(element) {
  const dialog = /** @type {HTMLDialogElement | undefined} */ (element);
  if (dialog?.isConnected && !dialog.open) dialog.showModal();
  else if (dialog && !dialog.open) queueMicrotask(() => dialog.isConnected && !dialog.open && dialog.showModal());
}

/** @param {MouseEvent} event */
function clickedOutside(event) {
  if (event.target === event.currentTarget) closeDialog();
}

/** @param {string} title @param {unknown} body @param {{name?: string}} [how] */
export function dialogFrame(title, body, { name = 'plain' } = {}) {
  return html`<dialog class="dialog dialog-${name}" aria-labelledby="dialog-title" ${ref(showModal)}
    @close=${dialogClosed} @click=${clickedOutside}>
    <div class="dialog-inner">
      <header class="dialog-head">
        <h2 id="dialog-title">${title}</h2>
        <button type="button" class="icon-button" aria-label=${t('close')}
          @click=${closeDialog}>${icon('close')}</button>
      </header>
      ${body}
    </div>
  </dialog>`;
}
