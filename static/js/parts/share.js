/** Giving the game away: as a link, as text, as a picture. */
import { html, nothing } from '../base/lit.js';
import { gameCard } from '../base/catalog.js';
import { t } from '../words/i18n.js';
import { ask } from '../engine/client.js';
import { addressOf, linkIn } from '../share/gamelink.js';
import { sharedAddress } from '../share/sharedaddress.js';
import { copyText, download, downloadText, fileName, recordName } from '../share/download.js';
import { asPng, boardPicture } from '../share/boardpicture.js';
import { href } from '../base/router.js';
import { nameOf } from '../words/sentences.js';
import { settings } from '../storage/settings.js';
import { update } from '../base/update.js';
import { dialogFrame } from './dialog.js';
import { icon } from './controlicons.js';
import { qrView } from './qrcode.js';

/** @typedef {import('../table/session.js').Session} Session */
/**
 * @typedef {{key: string, whole: boolean, names: boolean, link: string, short: string, text: string, picture: string}}
 *   Sheet  picture: for a frame, where the link had no room for it
 */

/** @type {Sheet} */
let sheet = { key: '', whole: true, names: true, link: '', short: '', text: '', picture: '' };
let copied = '';

/**
 * Does the whole game tell somebody what he may not know yet: a hand, a pile, a die to come?
 * @param {Session} session
 */
const guarded = (session) => session.state.table?.seed === null;

/** Asks for the links of the position on the table, once for each way of sharing. @param {Session} session */
function prepare(session) {
  const table = session.state.table;
  const key = `${session.state.tableId} ${table?.at} ${session.state.viewer} ${sheet.whole} ${sheet.names}`;
  if (!table || sheet.key === key) return;
  sheet = { ...sheet, key, link: '', short: '', text: '', picture: '' };
  const asked = { table: session.state.tableId, seat: session.state.viewer };
  const made = sheet.whole
    ? Promise.all([
        ...[true, false].map((picture) => ask({ do: 'link', ...asked, names: sheet.names, picture })),
        ask({ do: 'glimpse', ...asked, seat: null }),
      ])
    : ask({ do: 'glimpse', ...asked }).then((answer) => [answer, answer, answer]);
  made.then(
    ([full, bare, seen]) => {
      const picture = full.link.split('.')[4] ? '' : seen.link.split('.')[4];
      const link = sharedAddress(table.game, `#/link/${full.link}`);
      if (sheet.key === key) sheet = { ...sheet, link, short: addressOf(bare.link), text: full.text ?? '', picture };
      update();
    },
    (reason) => session.trouble(reason),
  );
}

/** @param {Partial<Sheet>} part */
function choose(part) {
  sheet = { ...sheet, ...part };
  copied = '';
  update();
}

/** @param {string} what @param {string} text */
async function copy(what, text) {
  copied = (await copyText(text)) ? what : `${what}.failed`;
  update();
}

/**
 * Which seats are played elsewhere, so that this screen waits for their link.
 * @param {Session} session
 * @param {number} seat
 * @param {boolean} away
 */
function setAway(session, seat, away) {
  const others = session.state.away.filter((one) => one !== seat);
  session.sendAway(away ? [...others, seat] : others);
}

/** @param {Session} session */
function elsewhere(session) {
  const people = session.state.seats.flatMap((seat, at) => (seat.kind === 'person' ? [at] : []));
  if (people.length < 2 || session.state.table?.result || session.state.branch) return nothing;
  return html`<fieldset class="plain"><legend>${t('share.away')}</legend>
    ${people.map(
      (seat) => html`<label class="check"><input type="checkbox" .checked=${session.state.away.includes(seat)}
      ?disabled=${!session.state.away.includes(seat) && session.state.away.length + 1 >= people.length}
      @change=${(/** @type {any} */ event) =>
        setAway(session, seat, event.target.checked)} /><span>${nameOf(session.state, seat)}</span></label>`,
    )}
    <p class="field-help">${t('share.away.help')}</p></fieldset>`;
}

/** @param {Session} session */
function scope(session) {
  if (!guarded(session)) return nothing;
  const way = (
    /** @type {boolean} */ whole,
    /** @type {string} */ key,
  ) => html`<label class="check"><input type="radio" name="share-scope" .checked=${sheet.whole === whole}
    @change=${() => choose({ whole })} /><span><strong>${t(`share.${key}`)}</strong> ${t(`share.${key}.help`)}</span></label>`;
  return html`<fieldset class="plain"><legend class="visually-hidden">${t('share.scope')}</legend>${way(
    true,
    'next',
  )}${way(false, 'glimpse')}</fieldset>`;
}

/** @param {string} what @param {string} text @param {string} label */
const copyButton = (what, text, label) =>
  html`<button type="button" class="button" ?disabled=${!text} @click=${() => copy(what, text)}>${icon(
    copied === what ? 'check' : 'copy',
  )}${copied === what ? t('share.copied') : label}</button>`;

function linkRow() {
  const { link, short } = sheet;
  const offer = () => navigator.share({ title: 'Regolo', url: link }).catch(() => undefined);
  return html`<div class="share-link">
    <label class="labelled"><span>${t('share.link')}</span><input type="text" readonly .value=${link}
      placeholder=${t('share.making')} @focus=${(/** @type {any} */ event) => event.target.select()} /></label>
    <div class="band-acts">${copyButton('link', link, t('share.copy'))}
      ${
        'share' in navigator
          ? html`<button type="button" class="button" ?disabled=${!link}
        @click=${offer}>${icon('share')}${t('share.send')}</button>`
          : nothing
      }</div>
    ${copied === 'link.failed' ? html`<p class="muted">${t('share.copy.failed')}</p>` : nothing}
    ${qrView(short)}
  </div>`;
}

/** @param {Session} session */
function picture(session) {
  const board = document.querySelector('.board-window');
  const name = gameCard(session.state.slug)?.name[settings.lang] ?? session.state.slug;
  return board && boardPicture(board, t('share.picture.title', { name, n: session.state.shownAt }));
}

/** @param {Session} session @param {'svg' | 'png'} kind */
async function takePicture(session, kind) {
  const made = await picture(session);
  const blob =
    made && (kind === 'svg' ? new Blob([made.text], { type: 'image/svg+xml' }) : await asPng(made).catch(() => null));
  if (blob) download(fileName({ game: session.state.slug }, kind), blob);
  copied = blob ? kind : 'picture.failed';
  update();
}

/** The line of HTML that puts this position into another page. @param {string} link @param {Session} session */
function embedLine(link, session) {
  const address = new URL(
    `embed/v1/?lang=${settings.lang}&amp;link=${linkIn(link)}${sheet.picture && `&amp;picture=${sheet.picture}`}`,
    document.baseURI,
  ).href;
  return `<iframe src="${address}" title="${gameCard(session.state.slug)?.name[settings.lang]}" loading="lazy" style="width:100%;aspect-ratio:4/3;border:0" allow="fullscreen"></iframe>`;
}

/** @param {Session} session */
function others(session) {
  const { text } = sheet;
  return html`<div class="share-others">
    <h3>${t('share.others')}</h3>
    <div class="band-acts">
      ${
        sheet.whole
          ? html`${copyButton('text', text, t('share.text'))}
        <button type="button" class="button" ?disabled=${!text}
          @click=${() =>
            downloadText(
              recordName({ game: session.state.slug }),
              text,
            )}>${icon('download')}${t('share.file')}</button>`
          : nothing
      }
      ${copyButton('embed', sheet.link && embedLine(sheet.link, session), t('share.embed'))}
      <button type="button" class="button"
        @click=${() => takePicture(session, 'svg')}>${icon('download')}${t('share.svg')}</button>
      <button type="button" class="button"
        @click=${() => takePicture(session, 'png')}>${icon('download')}${t('share.png')}</button>
    </div>
    ${
      copied === 'picture.failed' || copied === 'text.failed'
        ? html`<p class="muted"
      role="status">${t(copied === 'text.failed' ? 'share.copy.failed' : 'share.picture.failed')}</p>`
        : nothing
    }
  </div>`;
}

/** The position that is shown, to be changed, marked and asked about. @param {Session} session */
const studioLink = ({ state: { slug, tableId, shownAt } }) =>
  html`<p><a class="button" href=${href('studio', slug, tableId, String(shownAt))}>
    ${icon('hand')}${t('studio.take')}</a></p>`;

/** @param {Session} session */
export function shareDialog(session) {
  prepare(session);
  const anonymous = (/** @type {any} */ event) => choose({ names: event.target.checked });
  return dialogFrame(
    t('share.title'),
    html`<div class="share">
    ${scope(session)}
    ${
      sheet.whole
        ? html`<label class="check"><input type="checkbox" .checked=${sheet.names}
      @change=${anonymous} /><span>${t('share.names')}</span></label>`
        : nothing
    }
    ${linkRow()}
    ${sheet.whole ? elsewhere(session) : nothing}
    ${others(session)}
    ${session.state.study ? nothing : studioLink(session)}
  </div>`,
    { name: 'share' },
  );
}
