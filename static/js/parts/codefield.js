/** A code that goes to another screen: as squares, as text, with what sends it. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { copyText } from '../share/download.js';
import { update } from '../base/update.js';
import { icon } from './controlicons.js';
import { qrView } from './qrcode.js';

let copied = '';

/** @param {string} text */
async function copy(text) {
  copied = (await copyText(text)) ? text : 'failed';
  update();
}

/** @param {FocusEvent} event */
const selectAll = ({ target }) => /** @type {HTMLInputElement} */ (target).select();

/**
 * @param {string} label
 * @param {() => void} run
 * @param {{main?: boolean, picture?: string, off?: boolean}} [how]
 */
export const press = (label, run, { main = false, picture = '', off = false } = {}) =>
  html`<button
    type="button"
    class="button ${main ? 'button-main' : ''}"
    ?disabled=${off}
    @click=${run}
  >${picture ? icon(picture) : nothing}${label}</button>`;

/**
 * @param {'offer' | 'answer'} kind
 * @param {string} label
 * @param {string} text the code, or the link that holds it; empty: it is being made
 */
export function codeField(kind, label, text) {
  const send = () =>
    navigator
      .share(kind === 'offer' ? { title: 'Regolo', url: text } : { title: 'Regolo', text })
      .catch(() => undefined);
  return html`${qrView(text, t(`screens.qr.${kind}`))}
    <label class="labelled"><span>${label}</span><input
      type="text"
      readonly
      data-code=${kind}
      .value=${text}
      placeholder=${t('share.making')}
      @focus=${selectAll}
    /></label>
    <div class="band-acts">
      ${press(copied === text && text ? t('share.copied') : t('share.copy'), () => copy(text), {
        picture: copied === text && text ? 'check' : 'copy',
        off: !text,
      })}
      ${'share' in navigator ? press(t('share.send'), send, { picture: 'share', off: !text }) : nothing}
    </div>
    ${copied === 'failed' ? html`<p class="muted">${t('share.copy.failed')}</p>` : nothing}`;
}
