/** What is said of the copy on this device: in the settings, and when a new version waits. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { settings } from '../storage/settings.js';
import { dropCopy, install, keepHere, notNow, offline, reloadFresh } from '../storage/offline.js';

/** @param {string} label @param {() => void} run @param {string} [kind] */
const button = (label, run, kind = 'button') =>
  html`<button type="button" class=${kind} @click=${run}>${label}</button>`;

/** A new version waits: said everywhere but at a table, where nothing may come between. */
export function freshView() {
  if (!offline.fresh || offline.later) return nothing;
  return html`<div class="band fresh" role="status"><p>${t(offline.others ? 'fresh.others' : 'fresh')}</p>
    <div class="band-acts">${button(t('fresh.reload'), reloadFresh, 'button button-main')}${button(
      t('fresh.later'),
      notNow,
    )}</div></div>`;
}

/** @param {number} bytes */
function size(bytes) {
  const [unit, value] = bytes < 1e6 ? ['kilobyte', bytes / 1e3] : ['megabyte', bytes / 1e6];
  return new Intl.NumberFormat(settings.lang, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

export function offlineField() {
  const { state, site, saves, offer } = offline;
  return html`<fieldset class="plain offline" data-state=${state}><legend>${t('offline')}</legend>
    <p>${t(`offline.${state}`)}</p>
    <p class="field-help">${
      state === 'kept' && site !== null ? t('offline.space', { site: size(site) }) : nothing
    } ${t('offline.saves', { saves: size(saves) })}</p>
    <p class="game-acts">${state === 'off' ? button(t('offline.keep'), keepHere) : nothing}
      ${state === 'kept' ? button(t('offline.drop'), dropCopy) : nothing}
      ${offer ? button(t('offline.install'), install) : nothing}</p>
    ${
      offline.fresh && offline.later
        ? html`<p>${t(offline.others ? 'fresh.others' : 'fresh')} ${button(t('fresh.reload'), reloadFresh)}</p>`
        : nothing
    }
  </fieldset>`;
}
