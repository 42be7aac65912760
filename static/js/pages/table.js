/** The table: the board in the middle, seats around it, and one column (or sheet) for everything to read and press. */
import { html, nothing } from '../base/lit.js';
import { keyed } from '../base/directives.js';
import { catalog, loadRenderer } from '../base/catalog.js';
import { loadGameWords, t, told } from '../words/i18n.js';
import { settings } from '../storage/settings.js';
import { announce, hush } from '../words/announce.js';
import { BoardInput } from '../table/boardinput.js';
import { controls, here, tell } from '../base/hostpage.js';
import { FocusKeeper } from '../table/focuskeeper.js';
import { drawPointing, intoSight, pointing } from '../table/pointing.js';
import { Refused } from '../engine/client.js';
import { go, href } from '../base/router.js';
import { guestAt, hubOf, isGuestTable, leaveTable, sitDown } from '../live/tables.js';
import { prepareGame } from '../table/prepared.js';
import { Session } from '../table/session.js';
import { soundOf } from '../table/sound.js';
import { FigureStudy } from '../learn/figurestudy.js';
import { OwnStudy } from '../learn/ownstudy.js';
import { loadMaterial } from '../learn/material.js';
import { studyFor } from '../learn/studies.js';
import { Tips } from '../learn/tips.js';
import { nameOf, sinceLastTurn, spokenNews, statusLine, wordsOf, yourTurn } from '../words/sentences.js';
import { isFramed, isPhone, isWide, showHand, tableLaid, toast, ui } from '../table/ui.js';
import { inFrame, update } from '../base/update.js';
import { actionsView, describe } from '../parts/actions.js';
import { drawMarks } from '../parts/authormarks.js';
import { boardView, drawingContext, seatsView } from '../parts/board.js';
import { faultView } from '../parts/fault.js';
import { handoverView } from '../parts/handover.js';
import { icon } from '../parts/controlicons.js';
import { inspectDialog } from '../parts/inspect.js';
import { followLog, logView } from '../parts/log.js';
import { loadingView, madeForYou, sessionNotices } from '../parts/notices.js';
import { ruleNow } from '../parts/rulelink.js';
import { openRules, rulesView, showRule } from '../parts/rulesview.js';
import { endKey, ended } from '../parts/ending.js';
import { scoreView } from '../parts/score.js';
import { newsOfGuest, screensDialog } from '../parts/screens.js';
import { newsAtGuest, screensBand } from '../parts/screensband.js';
import { seatsDialog } from '../parts/seatsdialog.js';
import { shareDialog } from '../parts/share.js';
import { studyCard, tipCard } from '../parts/studycard.js';
import { tableHead } from '../parts/tablehead.js';
import { nearTools, toolbar } from '../parts/toolbar.js';
import { twinView } from '../parts/twin.js';
import { firstGame } from './newgame.js';
import { tableKey } from './tablekeys.js';

/** @type {Session | null} */
let session = null;
/** @type {import('../boards/board.js').Board | null} */
let renderer = null;
/** @type {import('../boards/board.js').BoardContext | null} */
let ctx = null;
let laid = 0;
let rule = '';
/** The address of an example or a lesson that is on its way. */
let waiting = '';
/** The drawing will be looked at before it is painted. */
let tidying = false;
/** Why there is nothing to show. */
let missing = '';
/** @type {Tips | null} */
let tips = null;

const BOARD_PATIENCE = 15_000; // milliseconds for the drawing to come
/** The table is laid in three goes, so that none holds up the page for long; from the second on it is seen. */
const [SEATS, BOARD, WHOLE] = [1, 2, 3];

const keeper = new FocusKeeper();
const input = new BoardInput(() => (session ? { session, renderer, ctx } : null));

/** Does the game do this by itself? @param {import('../base/types.js').Event} event */
const isStep = (event) => Boolean(renderer?.isStep?.(event));

/** @param {Session} now */
function said(now, entries = /** @type {any[]} */ ([])) {
  ui.toast = null; // it spoke of the position before
  if (ui.tab === 'play') showHand();
  ended(now);
  soundOf(entries, now.state.viewer, now.state.mayAct);
  announce(spokenNews(now.state, entries, isStep));
  if (now.state.table)
    tell(now.state.table.result ? 'end' : 'move', {
      game: now.state.slug,
      at: now.state.table.at,
      result: now.state.table.result,
    });
}

/** Brings texts and drawing of the game. @param {Session} now */
async function dress(now) {
  if (!now.state.card) throw new Error(`no game ${now.state.slug}`);
  const words = loadGameWords(now.state.slug, settings.lang);
  const drawing = await loadRenderer(now.state.slug);
  await words.finally(() => {
    if (session === now) renderer = drawing;
  });
}

/** @param {Session} now */
async function lay(now) {
  for (const part of [SEATS, BOARD, WHOLE]) {
    await new Promise((done) => setTimeout(done));
    if (session !== now) return;
    laid = part;
    update();
  }
}

/** @param {Record<string, unknown>} [chosen] options that are other ones than before */
function playAgain(chosen = {}) {
  const table = session?.state.table;
  if (!table) return;
  const { game, players, options, seats } = table;
  go(href('table', prepareGame({ game, players, options: { ...options, ...chosen }, seats, seed: '' })));
}

/** A rule named on the table opens beside the board, not instead of it. @param {MouseEvent} event */
function followed(event) {
  const link = event.target instanceof Element ? event.target.closest('a.rule-link') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  rule = decodeURIComponent(/** @type {string} */ (link.getAttribute('href')).split('/').at(-1) ?? '');
  ui.dialog = null;
  ui.tab = 'rules';
  ui.drawer = isFramed;
  showRule(rule);
}

const TABS = /** @type {const} */ ([
  ['play', 'hand'],
  ['log', 'log'],
  ['rules', 'book'],
  ['text', 'text'],
]);

function shownTab() {
  return isWide() && ui.tab === 'play' ? 'log' : ui.tab;
}

function tabs() {
  const current = shownTab();
  const all = TABS.filter(([name]) => !(isWide() && name === 'play'));
  const choose = (/** @type {any} */ name) => () => {
    ui.tab = name;
    document.querySelector('.sheet-body')?.scrollTo(0, 0);
    update();
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step) return;
    const next = all[(all.findIndex(([name]) => name === current) + step + all.length) % all.length][0];
    choose(next)();
    queueMicrotask(() => document.getElementById(`tab-${next}`)?.focus());
  };
  return html`<div class="tabs" role="tablist" aria-label=${t('tabs.title')} @keydown=${keys}>
    ${all.map(
      ([
        name,
        picture,
      ]) => html`<button type="button" role="tab" id=${`tab-${name}`} aria-selected=${String(current === name)}
      aria-controls="panel"
      tabindex=${current === name ? 0 : -1}
      @click=${choose(name)}>${icon(picture)}<span>${t(`tab.${name}`)}</span></button>`,
    )}
  </div>`;
}

/** @param {Session} now */
function panel(now) {
  const current = shownTab();
  const body = {
    play: () =>
      laid >= WHOLE
        ? html`<div class="play-sheet">${isFramed && !now.state.study ? cardView(now) : nothing}
            ${seatsView(now, renderer, ctx, 'own')}${playArea(now)}
            ${isFramed ? seatsView(now, renderer, ctx, 'others') : nothing}</div>`
        : nothing,
    log: () => logView(now),
    rules: () => html`<div @click=${keepRule}>${rulesView(now.state.slug, { current: rule })}</div>`,
    text: () => twinView(renderer, ctx),
  }[current]();
  return html`<div class="panel" role="tabpanel" id="panel"
    aria-labelledby=${`tab-${current}`}>${keyed(current, body)}</div>`;
}

/** In the panel a rule's own link only marks it. @param {MouseEvent} event */
function keepRule(event) {
  const link = event.target instanceof Element ? event.target.closest('.rule dt a') : null;
  if (!link) return;
  event.preventDefault();
  rule = decodeURIComponent(/** @type {string} */ (link.getAttribute('href')).split('/').at(-1) ?? '');
  update();
}

/** @param {Session} now */
const figureOf = ({ state: { study } }) => (study instanceof FigureStudy ? study : null);

/** In a lesson only what its step asks for. @param {Session} now */
function playArea(now) {
  const { study } = now.state;
  const figure = figureOf(now);
  if (figure?.closed && figure.kind === 'lesson') return nothing; // a whole game comes next
  if (figure && !figure.closed)
    return figure.asked?.kind === 'move' && !figure.waiting
      ? actionsView({ session: now, renderer, ctx, input })
      : nothing;
  if (study && !isWide() && !now.state.mayAct && !now.state.table?.result) return nothing; // the card says how to go on
  return wholePlayArea(now);
}

/** The card of a lesson, an example or a tip. @param {Session} now */
function cardView(now) {
  const inWords = (/** @type {string} */ pattern) => describe({ session: now, renderer, ctx, input }, pattern);
  if (now.state.study) return studyCard(now, inWords, () => go(href('table', prepareGame(firstGame(now.state.slug)))));
  return tips ? tipCard(now, tips) : nothing;
}

/** A move in the words of the board. @param {Session} now @returns {import('../parts/hint.js').Describe} */
const inWords = (now) => (pattern, spot) => describe({ session: now, renderer, ctx, input }, pattern, spot);

/** On the phone undo and hint stand beside the tabs: the sheet may be scrolled, they may not. @param {Session} now */
const toolsNear = (now) => !isWide() && !isFramed && !now.state.study;

/** Tabs; on the phone the sheet's handle above them and two tools beside them. @param {Session} now */
function tabRow(now) {
  if (isWide()) return tabs();
  const turn = () => {
    ui.tall = !ui.tall;
    update();
  };
  const label = t(ui.tall ? 'sheet.lower' : 'sheet.raise');
  return html`<div class="sheet-top ${tips?.expected ? 'has-tips' : ''}">
      <button type="button" class="sheet-handle" aria-expanded=${String(ui.tall)} aria-label=${label}
        @click=${turn}></button>${tipButton()}</div>
    <div class="tab-row">${tabs()}${toolsNear(now) ? nearTools(now, inWords(now)) : nothing}</div>`;
}

/** @param {Session} now */
const wholePlayArea = (now) =>
  html`${toolbar(now, inWords(now), toolsNear(now))}
  ${
    isFramed || now.state.study ? scoreView(now, renderer, ctx, playAgain) : sheetButton(now)
  }${actionsView({ session: now, renderer, ctx, input })}`;

/** Does the score sheet lie over the table? @param {Session} now */
const sheetLies = (now) =>
  Boolean(
    now.state.table?.result &&
      !now.state.shown &&
      !now.state.study &&
      !isFramed &&
      ui.lifted !== endKey(now) &&
      laid >= WHOLE,
  );

/** @param {string} key */
function lift(key) {
  ui.lifted = key;
  update();
}

/** The way back to the score sheet, wherever one looks. @param {Session} now */
const sheetButton = (now) =>
  now.state.table?.result && !now.state.shown && !sheetLies(now)
    ? html`<button type="button" class="button button-main" @click=${() => lift('')}>
        ${t('score.back')}</button>`
    : nothing;

/** The end, full size over the table. @param {Session} now */
const endingView = (now) =>
  sheetLies(now)
    ? html`<div class="ending" id="ending">
        <button type="button" class="button ending-lift" @click=${() => lift(endKey(now))}>
          ${icon('search')}${t('score.table')}</button>
        ${scoreView(now, renderer, ctx, playAgain)}</div>`
    : nothing;

/** Where the sheet is short, "what happened?" is at hand beside whose turn it is. @param {Session} now */
function retellView(now) {
  if (isWide() || isFramed || now.state.study || !now.state.mayAct || !sinceLastTurn(now.state).length) return nothing;
  const label = t('since.again');
  return html`<button type="button" class="icon-button small status-retell" aria-label=${label} title=${label}
    @click=${() => now.steps.retell()}>${icon('log')}</button>`;
}

/** Where the sheet is short a tip is one line above the hand, which opens and closes it. */
function tipButton() {
  if (!tips?.now()) return nothing;
  const turn = () => {
    if (!tips?.fold()) tips?.unfold();
    update();
  };
  return html`<button type="button" class="tip-line" aria-expanded=${String(!tips.folded)} @click=${turn}>
    ${icon('hint')}${t('tip.title')}</button>`;
}

/** From a moment of a game that is over back to its end: always in sight. @param {Session} now */
const backView = (now) =>
  now.state.shown && now.state.table?.result && !now.state.stepping
    ? html`<button type="button" class="button status-back" @click=${() => now.replay.leave()}>
        ${t('score.back')}</button>`
    : nothing;

/** @param {Session} now */
function statusView(now) {
  const { text, seat, tone, tale } = statusLine(now.state);
  const { shown } = now.state;
  const where = now.state.stepping
    ? ''
    : shown
      ? t('replay.at', { at: shown.at, length: now.state.length })
      : tone === 'yours' || tone === 'waking'
        ? yourTurn(now.state)
        : '';
  const mark =
    seat === null ? nothing : html`<span class="seat-mark" data-seat=${seat + 1} aria-hidden="true">${seat + 1}</span>`;
  return html`<p class="status status-${tone}" id="status" @click=${() => now.computers.skip()}>
    ${keyed(
      `${seat} ${where} ${text}`, // another sentence is another thing: no word of the old one moves to its place
      html`${mark}
      ${where ? html`<strong class="status-where">${where}</strong>` : nothing}<span
        class="status-text">${text}</span>${
          tone === 'over' || tale
            ? nothing
            : ruleNow(now.state.slug, (shown ?? now.state.table ?? now.state.lastSeen)?.prompt)
        }`,
    )}${retellView(now)}${backView(now)}</p>`;
}

/** @param {Session} now */
function dialogs(now) {
  const { dialog } = ui;
  if (dialog?.name === 'inspect') return inspectDialog(now, renderer, ctx, dialog.data);
  if (dialog?.name === 'seats' && now.state.table) return seatsDialog(now);
  if (dialog?.name === 'share' && now.state.table) return shareDialog(now);
  if (dialog?.name === 'screens' && now.state.table) return screensDialog(now, hubOf(now, newsOfGuest));
  return nothing;
}

/**
 * How much of the hand and the moves lies over the board of a small frame: what is to be confirmed, all, or none.
 * @param {Session} now
 */
function drawerOf(now) {
  if (!isFramed) return nothing;
  if (ui.drawer) return 'open';
  if (now.state.study && !now.state.picker.only() && !now.state.refusals.length) return 'shut'; // the board stays free
  return now.state.picker.selection || now.state.picker.plan || now.state.refusals.length ? 'confirm' : 'shut';
}

/** @param {Session} now */
function drawerButton(now) {
  const turn = () => {
    ui.drawer = !ui.drawer;
    ui.tab = 'play';
    update();
  };
  const label = t(ui.drawer ? 'frame.board' : 'frame.hand');
  return html`<div class="frame-acts"><button type="button" class="button frame-drawer ${
    now.state.mayAct ? 'is-due' : ''
  }" id="frame-drawer" aria-expanded=${String(ui.drawer)} @click=${turn}>${icon(
    ui.drawer ? 'close' : 'hand',
  )}${label}</button>
    <a class="icon-button" target="_blank" rel="noopener"
      href=${`./index.html?lang=${settings.lang}#/new/${now.state.slug}`} aria-label=${t('embed.out')}
      title=${t('embed.out')}>${icon('out')}</a></div>`;
}

/** On a small screen a press on the board clears the way to the hand. */
function foldTip() {
  if (!isWide() && tips?.fold()) update();
}

/** In one word what the table waits for. @param {Session} now */
function stateOf(now) {
  if (!now.state.table) return now.state.saved ? 'saved' : 'dealing';
  if (now.state.watching) return 'watching';
  if (now.state.stepping) return 'steps';
  if (now.state.shown) return 'replay';
  if (now.state.table.result) return 'over';
  return now.state.mayAct ? 'yours' : 'theirs';
}

/** This page was a guest's, and has been loaded anew: the cable is gone. */
const leftView = () =>
  html`<main class="page" id="main">
    <h1 tabindex="-1">${t('live.gone')}</h1>
    <p>${t('live.gone.text')}</p>
    <p><a class="button button-main" href="#/">${t('lost.home')}</a></p>
  </main>`;

/** @param {Session} now */
function tableView(now) {
  ctx = drawingContext(now, { phone: isPhone(), says: wordsOf(now.state), nameOf: (seat) => nameOf(now.state, seat) });
  const wide = isWide();
  return html`<div class="table-page ${wide ? 'is-wide' : 'is-narrow'} ${
    ui.inspecting ? 'is-inspecting' : ''
  } ${ui.tall && !wide ? 'is-tall' : ''} ${isFramed ? 'is-framed' : ''} ${
    laid < BOARD && now.state.saved?.view ? 'is-dressing' : ''
  } ${stateOf(now) === 'saved' ? 'is-saved' : ''} ${
    now.state.study ? `is-study is-${now.state.study.kind}` : ''
  }" data-game=${now.state.slug} data-seats=${now.state.seats.length}
    data-colours=${(now.state.saved?.view && renderer?.colours?.(now.state.saved.view)) || nothing}
    data-at=${now.state.shownAt} data-state=${stateOf(now)} data-drawer=${drawerOf(now)}
    @click=${followed}>
    ${isFramed ? nothing : tableHead(now, shownTab() === 'log')}
    <main class="table-main" id="main" @keydown=${input}>
      <div class="table-status">${statusView(now)}${loadingView()}${madeForYou(now)}<div
        class="table-notices">${screensBand(now)}${sessionNotices(now)}${faultView(now)}</div>${
          wide || isFramed || !now.state.study ? nothing : cardView(now)
        }</div>
      <div class="stage" ?inert=${sheetLies(now)} @click=${input} @pointerdown=${foldTip} @contextmenu=${input}
        @pointerover=${input} @pointerleave=${input} @focusin=${input}>
        <h2 class="visually-hidden">${t('board.title')}</h2>
        ${isFramed ? nothing : seatsView(now, renderer, ctx, 'others')}
        ${boardView(now, laid < BOARD ? null : renderer, ctx)}
        ${wide ? seatsView(now, renderer, ctx, 'own') : nothing}
      </div>
      ${endingView(now)}
      <aside class="side" ?inert=${!wide && sheetLies(now)} aria-label=${t('side.title')}>
        ${wide || (!isFramed && !now.state.study) ? cardView(now) : nothing}
        ${
          wide
            ? html`<div class="side-play ${
                now.state.table?.result && !now.state.shown ? 'is-over' : ''
              }">${playArea(now)}</div>`
            : nothing
        }
        ${isFramed ? nothing : tabRow(now)}
        <div class="sheet-body" @click=${input} @focusin=${input}>${panel(now)}</div>
      </aside>
      ${isFramed ? drawerButton(now) : nothing}
      ${isFramed && now.state.study ? html`<div class="figure-strip">${cardView(now)}</div>` : nothing}
    </main>
    ${figureOf(now) ? html`<svg class="author-marks" aria-hidden="true"></svg>` : nothing}
    ${dialogs(now)}
  </div>`;
}

/**
 * What has to look at the drawing, once for each frame: whoever asks after every drawing where things stand has the
 * page laid out each time.
 */
function tidy() {
  tidying = false;
  if (!session) return;
  input.roam();
  followLog(session);
  if (session.state.study)
    pointing.at = session.state.study.places.flatMap((one) => (one.includes(' ') ? [one] : [one, `#${one}`]));
  drawPointing();
  if (session.state.study) intoSight();
  drawMarks(figureOf(session)?.drawn ?? []);
}

export const tablePage = {
  /** @param {string[]} args @param {string} [_before] @param {string} [page] table, example or lesson */
  enter([id = '', part = ''], _before = '', page = 'table') {
    const key = page === 'table' ? id : `${page}-${id}-${part}`;
    if (session?.id === key || waiting === key) return;
    this.close();
    if (page === 'table') this.begin(key);
    else this.study(key, page, id, part);
  },

  /**
   * A worked example or a lesson.
   * @param {string} key
   * @param {string} page
   * @param {string} slug
   * @param {string} part
   */
  async study(key, page, slug, part) {
    waiting = key;
    missing = '';
    const study = await studyFor(page, slug, part).catch((reason) => {
      missing = reason instanceof Refused ? told(reason.problem) : '';
      return null;
    });
    if (waiting !== key) return;
    waiting = '';
    if (study) this.begin(key, study);
    else tell('error', { text: missing || t('lost.game.text') });
    update();
  },

  /** @param {string} id @param {import('../learn/study.js').Study | null} [study] */
  begin(id, study = null) {
    ui.tab = 'play';
    ui.zoom = 1;
    ui.tall = false;
    ui.inspecting = false;
    rule = '';
    renderer = null;
    laid = 0;
    const now = new Session(id, {
      said,
      isStep,
      stepKinds: () => renderer?.stepKinds ?? [],
      ahead: () => Boolean(renderer?.ahead),
      helpful: (view, moves) => renderer?.helpful?.(view, moves) ?? '',
      idle: (moves, view, wish) => renderer?.idle?.(moves, view, wish) ?? '',
      vowOf: (move, view) => renderer?.vowOf?.(move, view) ?? null,
      lingers: (view) => Boolean(renderer?.lingers?.(view)),
      brisk: (view) => Boolean(renderer?.brisk?.(view)),
      study,
      distant: guestAt(id),
    });
    session = now;
    sitDown(now, newsAtGuest);
    openRules(now.state.slug);
    if (!now.state.exists) return;
    tips = controls ? null : new Tips(now, () => !isWide()); // a reader of an article came for the board
    ui.drawer = false;
    const away = () => session === now && !renderer && toast(t('renderer.away'));
    const patience = setTimeout(away, BOARD_PATIENCE);
    dress(now)
      .catch(() => toast(t('renderer.away')))
      .finally(() => clearTimeout(patience))
      .then(() => lay(now));
    now.open().then(() => session === now && tableLaid());
  },

  close() {
    if (session) hush(); // what was said was said of that table
    if (session) leaveTable(session);
    session?.close();
    session = null;
    ctx = null;
    tips = null;
    waiting = '';
    pointing.at = [];
  },

  /** The words of the game in another language. */
  async reword() {
    if (session?.state.slug)
      await Promise.all([
        loadGameWords(session.state.slug, settings.lang),
        session.state.study || settings.tips ? loadMaterial(session.state.slug) : null,
      ]);
  },

  /** A step of the replay, asked for from outside. @param {number} by */
  step(by) {
    if (session?.state.table) session.replay.show(session.state.shownAt + by);
  },

  title: () =>
    (session?.state.study instanceof OwnStudy && session.state.study.title) ||
    (session?.state.card ? session.state.card.name[settings.lang] : t('brand')),
  slug: () => session?.state.slug ?? '',
  position: () => session?.state.position?.view ?? null,

  view() {
    if (waiting)
      return html`<main class="page" id="main"><h1 tabindex="-1">${t('link.opening')}</h1>${loadingView()}</main>`;
    if (!session?.state.exists && isGuestTable(session?.id ?? '')) return leftView();
    if (!session?.state.exists) {
      return html`<main class="page" id="main"><h1 tabindex="-1">${t('lost.game')}</h1>
        <p>${missing || t('lost.game.text')}</p>
        <p><a class="button button-main" href="#/">${t('lost.home')}</a></p></main>`;
    }
    if (session.state.handover === null) return tableView(session);
    // Who has a screen of their own need not wait for this one.
    return html`${handoverView(session, renderer)}${ui.dialog?.name === 'screens' ? dialogs(session) : nothing}`;
  },

  drawn() {
    if (!session) return;
    if (session.state.table && laid >= BOARD) here(session.state.slug, session.id);
    keeper.check();
    if (session.steps.focus) input.roam(); // the keyboard goes to a piece at once
    session.steps.drawn();
    if (session.state.handover !== null && document.activeElement === document.body)
      /** @type {HTMLElement | null} */ (document.querySelector('.handover h1'))?.focus();
    if (!tidying) inFrame(tidy);
    tidying = true;
  },

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!session) return;
    if (event.key === 'Escape')
      input.escape(session); // wherever the keyboard is
    else tableKey(event, session);
  },

  build: catalog.build,
};
