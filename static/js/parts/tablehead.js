/** The line above a table: the way home, the name of its game, and what opens over it. */
import { html, nothing } from '../base/lit.js';
import { controls } from '../base/hostpage.js';
import { settings } from '../storage/settings.js';
import { openDialog, ui } from '../table/ui.js';
import { t } from '../words/i18n.js';
import { icon } from './controlicons.js';
import { ownMark } from './owners.js';

/**
 * @param {import('../table/session.js').Session} now
 * @param {boolean} inLog is the log open beside the board?
 */
export function tableHead(now, inLog) {
  const { study, distant } = now.state;
  const name = now.state.card?.name[settings.lang] ?? now.state.slug;
  const button = (/** @type {string} */ picture, /** @type {string} */ label, /** @type {() => void} */ run) =>
    html`<button
      type="button"
      class="icon-button"
      data-open=${picture}
      aria-label=${label}
      title=${label}
      @click=${run}
    >${icon(picture)}</button>`;
  return html`<header class="table-head">
    ${
      controls
        ? nothing
        : html`<a class="icon-button" href="#/" aria-label=${t('home')}
      title=${t('home')}>${icon('home')}</a>`
    }
    <h1 tabindex="-1">${name}</h1>
    ${ownMark(now.state.table?.view.options)}
    <div class="head-acts">
      ${study || distant || controls ? nothing : button('screens', t('screens.title'), () => openDialog('screens'))}
      ${study?.kind === 'lesson' || distant ? nothing : button('share', t('share.title'), () => openDialog('share'))}
      ${study || distant ? nothing : button('seats', t('seats.change'), () => openDialog('seats'))}
      ${
        now.state.shown && !now.state.stepping && inLog
          ? button('log', t('replay.over'), () => now.replay.leave())
          : button('log', t('replay.title'), () => {
              ui.tab = 'log';
              now.replay.show(now.state.shownAt);
            })
      }
      ${
        controls
          ? html`<a class="icon-button" target="_blank" rel="noopener"
        href=${`./index.html?lang=${settings.lang}#/new/${now.state.slug}`} aria-label=${t('embed.out')}
        title=${t('embed.out')}>${icon('out')}</a>`
          : nothing
      }
      <a class="icon-button" href="#/settings" aria-label=${t('settings')}
        title=${t('settings')}>${icon('settings')}</a>
      ${button('help', t('keys.title'), () => openDialog('help'))}
    </div>
  </header>`;
}
