/** What can be chosen, kept in this browser, in force at once. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { setSetting, settings } from '../storage/settings.js';
import { icon } from '../parts/controlicons.js';
import { offlineField } from '../parts/offlineview.js';
import { measure, offline } from '../storage/offline.js';
import { sound } from '../table/sound.js';
import { siteUrl } from '../base/siteurl.js';

/** @typedef {import('../storage/settings.js').Settings} Settings */

let from = '#/';

/** @param {keyof Settings} key @param {string[]} values */
function choice(key, values) {
  return html`<fieldset class="plain"><legend>${t(`settings.${key}`)}</legend><div class="segments">
    ${values.map(
      (value) => html`<label class="segment"><input type="radio" name=${key} value=${value}
      .checked=${settings[key] === value}
      @change=${() => setSetting(key, /** @type {any} */ (value))} /><span lang=${
        key === 'lang' ? value : settings.lang
      }>${t(`settings.${key}.${value}`)}</span></label>`,
    )}
  </div></fieldset>`;
}

/** @param {'autoForced' | 'autoHelp' | 'forecast' | 'tips' | 'letterKeys' | 'shake'} key */
function onOff(key) {
  return html`<div class="field"><label class="check"><input type="checkbox" .checked=${settings[key]}
    aria-describedby=${`help-${key}`}
    @change=${(/** @type {any} */ event) =>
      setSetting(key, event.target.checked)} /><span>${t(`settings.${key}`)}</span></label>
    <p class="field-help" id=${`help-${key}`}>${t(`settings.${key}.help`)}</p></div>`;
}

export const settingsPage = {
  /** @param {string[]} _args @param {string} before */
  enter(_args, before) {
    from = before || '#/';
    measure();
  },

  title: () => t('settings'),

  view: () => html`<div class="page settings-page">
    <header class="page-head"><a class="icon-button" href=${from} aria-label=${t('back')}>${icon('back')}</a><h1
      tabindex="-1">${t('settings')}</h1></header>
    <main class="sheet" id="main">
      ${choice('lang', ['it', 'en'])}
      ${choice('theme', ['auto', 'light', 'dark'])}
      ${choice('pace', ['off', 'fast', 'normal', 'slow', 'step'])}
      <p class="field-help">${t('settings.pace.help')}</p>
      ${choice('steps', ['press', 'off'])}
      <p class="field-help">${t('settings.steps.help')}</p>
      ${choice('presses', ['one', 'two'])}
      <p class="field-help">${t('settings.presses.help')}</p>
      ${choice('asks', ['mine', 'useful', 'always'])}
      <p class="field-help">${t('settings.asks.help')}</p>
      ${choice('sound', ['off', 'low', 'middle', 'high'])}
      <p class="field-help">${t('settings.sound.help')}
        <button type="button" class="link-button" @click=${() => sound('chime')}>${t('settings.sound.try')}</button></p>
      ${onOff('shake')}
      ${onOff('autoForced')}
      ${onOff('autoHelp')}
      ${onOff('forecast')}
      ${onOff('tips')}
      ${onOff('letterKeys')}
      <p class="muted small">${t('settings.kept')}</p>
      ${offlineField()}
      ${
        offline.state === 'file'
          ? nothing
          : html`<p class="small"><a
        href=${siteUrl('licences.html')}>${t('settings.madeOf')}</a></p>`
      }
    </main>
  </div>`,
};
