/** Calm bands above the table: what is the matter, and the way out. */
import { keyed } from '../base/directives.js';
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { engineStart, restartEngine } from '../engine/client.js';
import { controls } from '../base/hostpage.js';
import { refused } from '../base/packs.js';
import { forgetsSoon, forgettingTold } from '../storage/fleeting.js';
import { install, offline } from '../storage/offline.js';
import { storageTrouble } from '../storage/safestorage.js';
import { downloadText, recordName } from '../share/download.js';
import { dropToast, ui } from '../table/ui.js';
import { update } from '../base/update.js';
import { loadingLine } from '../words/sentences.js';

/** @typedef {import('../table/session.js').Session} Session */

/** @param {string} tone @param {unknown} text @param {unknown} [acts] */
const band = (tone, text, acts = nothing) =>
  html`<div class="band band-${tone}"><p>${text}</p><div class="band-acts">${acts}</div></div>`;

/** @param {string} label @param {() => void} run @param {boolean} [main] */
const button = (label, run, main = false) =>
  html`<button type="button" class=${main ? 'button button-main' : 'button'} @click=${run}>${label}</button>`;

export function toastView() {
  const { toast } = ui;
  if (!toast) return nothing;
  const act = (/** @type {() => void} */ run) => () => {
    dropToast();
    run();
  };
  return html`<div class="toast">
    <p>${toast.text}</p>
    ${toast.acts.map(({ label, run }) => button(label, act(run)))}
    ${button(t('ok'), dropToast)}
  </div>`;
}

/** Loading that takes too long, or failed. @param {() => void} again */
export function engineNotice(again) {
  const retry = () => {
    restartEngine();
    again();
  };
  if (engineStart.down) return band('warn', t('engine.failed'), button(t('engine.again'), retry, true));
  if (engineStart.stage?.state === 'late')
    return band(
      'quiet',
      t('engine.late', { stage: t(`stage.${engineStart.stage.stage}`) }),
      button(t('engine.again'), retry),
    );
  return nothing;
}

/** Why a game from elsewhere isn't offered. @param {string} slug */
export function packSentence(slug) {
  const { key = '', params = {} } = refused.get(slug) ?? {};
  return t(key, params);
}

/** In place of any page of such a game. @param {string} slug */
export const refusedPack = (slug) =>
  html`<main class="page" id="main">
    <h1 tabindex="-1">${t('packs.title')}</h1>
    <p class="refusal" role="alert">${packSentence(slug)}</p>
    <p>${t('packs.others')}</p>
    <p><a class="button button-main" href="#/">${t('lost.home')}</a></p></main>`;

/** The line of the start-up, while there is something to wait for. */
export function loadingView() {
  const text = loadingLine();
  return text && engineStart.since && !engineStart.down
    ? html`<p class="loading"><span class="loading-mark" aria-hidden="true"></span>${text}</p>`
    : nothing;
}

/** @param {Session | null} session */
export function storageNotice(session) {
  const trouble = storageTrouble();
  if (!trouble || (controls && !session?.state.decided)) return nothing; // a reader who has not played has nothing to lose
  const save = () => {
    const record = session?.state.table?.record;
    if (session && record) downloadText(recordName({ game: session.state.slug }), record);
  };
  return band(
    'warn',
    t(`storage.${trouble}`),
    session?.state.table?.record ? button(t('storage.file'), save) : nothing,
  );
}

/** A browser that forgets after a week: said once, to who has something to lose. @param {Session} session */
function fleetingNotice({ state: { table, decided, slug, study, distant } }) {
  if (!table || !decided || study || distant || storageTrouble() || !forgetsSoon()) return nothing;
  const done = (/** @type {() => void} */ run) => () => {
    forgettingTold();
    run();
    update();
  };
  const save = done(() => downloadText(recordName({ game: slug }), table.record));
  const offer = offline.offer ? button(t('offline.install'), done(install)) : nothing;
  return band(
    'quiet',
    t('fleeting'),
    html`${button(t('storage.file'), save, true)}${offer}${button(t('ok'), done(dropToast))}`,
  );
}

/**
 * What was made for the reader hangs below the line of the turn for a while: it comes often, and nothing makes way for
 * it.
 * @param {Session} session
 */
export function madeForYou({ state: { notice } }) {
  if (notice?.at === undefined) return nothing;
  return keyed(`made ${notice.at}`, html`<p class="made-for-you" role="status">${t(`notice.${notice.kind}`)}</p>`);
}

/** @param {Session} session */
export function sessionNotices(session) {
  const { replay } = session;
  const { notice, branch } = session.state;
  const drop = () => {
    session.set({ notice: null });
    dropToast();
  };
  return [
    storageNotice(session),
    fleetingNotice(session),
    session.state.watching
      ? band(
          'quiet',
          t(session.state.takenOver ? 'tabs.taken' : 'tabs.watching'),
          button(t('tabs.takeover'), () => session.takeOver(), true),
        )
      : nothing,
    branch
      ? band(
          'branch',
          `${t('branch.here', { n: branch.from })}${session.state.table?.imagined ? ` ${t('branch.imagined')}` : ''}`,
          button(t('branch.leave'), () => replay.comeBack(), true),
        )
      : nothing,
    notice && notice.at === undefined
      ? band('quiet', t(`notice.${notice.kind}`, notice.params), button(t('ok'), drop))
      : nothing,
    session.state.down && !engineStart.down
      ? band(
          'warn',
          t('engine.away'),
          button(t('engine.again'), () => session.run(() => session.reopen()), true),
        )
      : nothing,
    engineNotice(() => session.run(() => session.reopen())),
  ];
}
