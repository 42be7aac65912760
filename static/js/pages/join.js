/** A code was opened: this page answers it, and becomes a screen of somebody else's table. */
import { html, nothing } from '../base/lit.js';
import { gameCard, lookForPacks } from '../base/catalog.js';
import { t } from '../words/i18n.js';
import { setSetting, settings } from '../storage/settings.js';
import { go, href } from '../base/router.js';
import { plainName } from '../base/plainname.js';
import { update } from '../base/update.js';
import { canLay } from '../live/cable.js';
import { BadCode } from '../live/codes.js';
import { iceServers } from '../live/servers.js';
import { newGuest } from '../live/tables.js';
import { icon } from '../parts/controlicons.js';
import { codeField } from '../parts/codefield.js';
import { serversLine } from '../parts/screens.js';

/** @type {import('../live/guest.js').Guest | null} */
let guest = null;
let trouble = '';
/** The code that is being answered. */
let wanted = '';
/** @type {RTCIceServer[]} */
let servers = [];

/** @param {string} code */
async function answer(code) {
  wanted = code;
  servers = await iceServers();
  if (wanted !== code) return;
  const mine = newGuest({
    name: settings.name,
    servers,
    joined: async (id) => {
      if (!gameCard(mine.game)) await lookForPacks(); // what is played there may be a game from elsewhere
      if (guest === mine) go(href('table', id), { replace: true });
    },
  });
  guest = mine;
  try {
    await mine.answer(code);
  } catch (reason) {
    if (guest === mine) trouble = t(reason instanceof BadCode ? `live.code.${reason.what}` : 'live.code.broken');
    mine.leave();
  }
  update();
}

/** @param {any} event */
function named(event) {
  const name = plainName(event.target.value);
  setSetting('name', name);
  if (guest) guest.name = name;
}

export const joinPage = {
  /** @param {string[]} args */
  enter([code = '']) {
    this.close();
    if (canLay()) answer(code).catch(() => undefined);
    else trouble = t('join.none');
  },

  close() {
    if (guest && guest.state !== 'joined') guest.leave();
    guest = null;
    wanted = '';
    trouble = '';
  },

  title: () => t('join.title'),

  view() {
    return html`<div class="page join-page">
      <header class="page-head">
        <a class="icon-button" href="#/" aria-label=${t('home')}>${icon('home')}</a>
        <h1 tabindex="-1">${t('join.title')}</h1>
      </header>
      <main class="sheet" id="main">${body()}</main>
    </div>`;
  },
};

function body() {
  const ended = guest?.state === 'ended' ? t(`live.end.${guest.why}`) : '';
  if (trouble || ended) return html`<p class="refusal" role="alert">${trouble || ended}</p>`;
  return html`<label class="labelled"><span>${t('join.name')}</span><input
      type="text"
      maxlength="24"
      autocomplete="off"
      spellcheck="false"
      .value=${settings.name}
      @input=${named}
    /></label>
    <p><strong>${t('join.show')}</strong></p>
    ${codeField('answer', t('join.answer'), guest?.code ?? '')}
    <p class="muted" role="status">${t('join.waiting')}</p>
    ${servers.length ? html`<p class="field-help">${serversLine(servers)}</p>` : nothing}`;
}
