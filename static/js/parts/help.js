/** The list of keys. */
import { html } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { settings } from '../storage/settings.js';
import { dialogFrame } from './dialog.js';

const ALWAYS = ['Tab', '← ↑ → ↓', 'Enter', 'Esc', '?'];
const LETTERS = ['u', 'r', 'h', 'i', 'l', 'n', 'w'];

const names = /** @type {Record<string, string>} */ ({
  '← ↑ → ↓': 'arrows',
  '?': 'help',
  Tab: 'tab',
  Enter: 'enter',
  Esc: 'esc',
});

/** @param {string[]} keys */
const rows = (keys) =>
  keys.map((key) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${t(`keys.${names[key] ?? key}`)}</td></tr>`);

export function helpDialog() {
  return dialogFrame(
    t('keys.title'),
    html`
    <table class="keys"><tbody>${rows(ALWAYS)}${settings.letterKeys ? rows(LETTERS) : ''}</tbody></table>
    <p class="muted">${t(settings.letterKeys ? 'keys.letters.on' : 'keys.letters.off')}</p>`,
    { name: 'keys' },
  );
}
