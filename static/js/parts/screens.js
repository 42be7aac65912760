/** One table on several screens: who is invited to which seat, with the codes that two pages need. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { addressOf } from '../share/gamelink.js';
import { canLay } from '../live/cable.js';
import { BadCode } from '../live/codes.js';
import { hostsOf, iceServers } from '../live/servers.js';
import { nameOf } from '../words/sentences.js';
import { closeDialog, openDialog, toast } from '../table/ui.js';
import { update } from '../base/update.js';
import { codeField, press } from './codefield.js';
import { dialogFrame } from './dialog.js';
import { icon } from './controlicons.js';
import { scanner, stopLooking } from './scanner.js';

/** @typedef {import('../table/session.js').Session} Session */
/** @typedef {import('../live/hub.js').Hub} Hub */
/** @typedef {import('../live/hub.js').Invitation} Invitation */

/** Whose code is shown; undefined: nobody's. @type {number | null | undefined} */
let shown;
let trouble = '';

/** What is said at this screen of a guest who comes or goes. @param {Session} session @returns {Hub['said']} */
export const newsOfGuest = (session) => (news, guest) => {
  if (!guest) {
    toast(t(`live.${news}`));
    return;
  }
  const name = guest.seat === null ? guest.name || t('live.looker') : nameOf(session.state, guest.seat);
  if (news === 'joined') {
    if (shown === guest.seat) shown = undefined;
    trouble = '';
  }
  toast(t(`live.${news}`, { name }));
};

/** @param {Hub} hub @param {number | null} seat */
export function invite(hub, seat) {
  stopLooking();
  shown = seat;
  trouble = '';
  iceServers()
    .then((servers) => {
      hub.servers = servers;
      return hub.invite(seat);
    })
    .catch(() => {
      trouble = t('screens.none');
      update();
    });
}

/** @param {Hub} hub @param {SubmitEvent} event */
function answer(hub, event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  takeAnswer(hub, /** @type {HTMLInputElement} */ (form.elements.namedItem('answer')).value.trim());
}

/** @param {Hub} hub @param {string} text as it was pasted or scanned */
async function takeAnswer(hub, text) {
  trouble = '';
  try {
    await hub.answered(text);
  } catch (reason) {
    trouble = t(reason instanceof BadCode ? `live.code.${reason.what}` : 'live.code.other');
  }
  update();
}

/** Where the person of a seat sits. @param {Session} session @param {Hub} hub @param {number} seat */
function place({ state }, hub, seat) {
  const guest = hub.guests.find((one) => one.seat === seat);
  if (guest) return guest.asleep ? 'asleep' : 'joined';
  if (state.seats[seat].kind === 'computer') return 'computer';
  return state.away.includes(seat) ? 'free' : 'here';
}

/** @param {Hub} hub @param {number | null} seat @param {unknown} who @param {string} where */
function row(hub, seat, who, where) {
  const invitation = hub.invitationFor(seat);
  const open = shown === seat && invitation !== null;
  const again = where === 'joined' || where === 'asleep' || open;
  return html`<li class="screen-row" data-seat=${seat === null ? nothing : seat + 1} data-place=${where}>
    <div class="screen-head">${who}<span class="muted">${t(`screens.${where}`)}</span>
      ${press(t(again ? 'screens.again' : 'screens.invite'), () => invite(hub, seat), { picture: 'plus' })}</div>
    ${open ? codes(hub, invitation) : nothing}
  </li>`;
}

const byLink = () => press(t('screens.by_link'), () => openDialog('share'), { picture: 'share' });

/** @param {Hub} hub @param {Invitation} invitation */
function codes(hub, { code, state, seat }) {
  if (state === 'failed') return failed(hub, seat);
  if (state === 'joining') return html`<p role="status">${t('screens.joining')}</p>`;
  return html`<div class="screen-codes">
    <p><strong>${t('screens.step.code')}</strong></p>
    ${codeField('offer', t('share.link'), code && addressOf(code, 'join'))}
    <form class="screen-answer" @submit=${(/** @type {SubmitEvent} */ event) => answer(hub, event)}>
      <label class="labelled"><span><strong>${t('screens.step.answer')}</strong></span><input
        type="text"
        name="answer"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        required
        placeholder=${t('screens.answer')}
      /></label>
      <div class="band-acts">
        <button type="submit" class="button button-main" ?disabled=${!code}>
          ${icon('check')}${t('screens.join')}
        </button>
        ${scanner((text) => takeAnswer(hub, text))}
      </div>
      ${trouble ? html`<p class="refusal" role="alert">${trouble}</p>` : nothing}
    </form>
  </div>`;
}

/** The two screens can't see each other. @param {Hub} hub @param {number | null} seat */
function failed(hub, seat) {
  return html`<div class="refusal" role="alert"><p>${t('screens.failed')}</p></div>
    <div class="band-acts">
      ${press(t('screens.again'), () => invite(hub, seat), { main: true })}${seat === null ? nothing : byLink()}
    </div>`;
}

/** The owner of the site has servers help: said to everybody. @param {RTCIceServer[]} servers */
export const serversLine = (servers) => t('screens.servers', { hosts: hostsOf(servers).join(', ') });

/** @param {Session} session @param {Hub} hub */
export function screensDialog(session, hub) {
  if (!canLay())
    return dialogFrame(t('screens.title'), html`<p>${t('screens.none')}</p><div class="band-acts">${byLink()}</div>`);
  const { seats, table } = session.state;
  const lookers = hub.guests.some(({ seat }) => seat === null);
  const seated = (/** @type {unknown} */ _, /** @type {number} */ seat) => {
    const mark = html`<span class="seat-mark" aria-hidden="true">${seat + 1}</span>`;
    const who = html`${mark}<strong>${nameOf(session.state, seat)}</strong>`;
    return row(hub, seat, who, place(session, hub, seat));
  };
  return dialogFrame(
    t('screens.title'),
    html`<div class="screens">
      <p>${t('screens.intro')}</p>
      ${trouble && shown === undefined ? html`<p class="refusal" role="alert">${trouble}</p>` : nothing}
      <ol class="plain-list">
        ${table?.result ? nothing : seats.map(seated)}
        ${row(hub, null, html`<strong>${t('screens.looker')}</strong>`, lookers ? 'looking' : 'looker.means')}
      </ol>
      <p class="field-help">${t('screens.private')}</p>
      ${hub.servers.length ? html`<p class="field-help">${serversLine(hub.servers)}</p>` : nothing}
      <div class="band-acts">${press(t('screens.done'), closeDialog)}</div>
    </div>`,
    { name: 'screens' },
  );
}
