/** The page: which room is shown, in which language; everything else lives in the rooms. */
import { html, nothing, render } from '../base/lit.js';
import { loadLanguage, t } from '../words/i18n.js';
import { applySettings, onSetting, setSetting, settings } from '../storage/settings.js';
import { here } from '../base/hash.js';
import { currentRoute, go, onRoute } from '../base/router.js';
import { gameCard, loadRenderer, loadTexts, lookForPacks, packsKnown } from '../base/catalog.js';
import { refused } from '../base/packs.js';
import { listGames, loadGame, onOtherTab } from '../storage/games.js';
import { onStorageTrouble } from '../storage/safestorage.js';
import { drawWith, update } from '../base/update.js';
import { openDialog, ui } from '../table/ui.js';
import { engineStart, startEngine } from '../engine/client.js';
import { controls, goToFrame, listen, mayShow } from '../base/hostpage.js';
import { home } from '../pages/home.js';
import { later } from '../pages/later.js';
import { travelTo } from '../table/travel.js';
import { helpDialog } from '../parts/help.js';
import { refusedPack, toastView } from '../parts/notices.js';
import { freshView } from '../parts/offlineview.js';
import { isAtHome, keepSiteLater } from '../storage/offline.js';

const PICTURES_FIRST = 1500; // milliseconds at most

const lost = {
  title: () => t('lost.title'),
  view: () =>
    html`<main class="page" id="main"><h1 tabindex="-1">${t('lost.title')}</h1><p><a class="button button-main"
      href="#/">${t('lost.home')}</a></p></main>`,
};

/** Inside another site's page: the app opens on a page of its own. */
const outside = {
  title: () => t('embed.out'),
  view: () =>
    html`<main class="page" id="main"><h1 tabindex="-1">Regolo</h1><p>${t('embed.outside')}</p>
      <p><a class="button button-main" target="_blank" rel="noopener"
        href=${`./index.html${location.hash}`}>${t('embed.out')}</a></p></main>`,
};

const tablePage = later(async () => (await import('../pages/table.js')).tablePage);
const newGame = later(async () => (await import('../pages/newgame.js')).newGame);
const settingsPage = later(async () => (await import('../pages/settingspage.js')).settingsPage);
const linkPage = later(async () => (await import('../pages/link.js')).linkPage);
const joinPage = later(async () => (await import('../pages/join.js')).joinPage);
const rulesPage = later(async () => (await import('../pages/rules.js')).rulesPage);
const puzzlesPage = later(async () => (await import('../pages/puzzles.js')).puzzlesPage);
const studioPage = later(async () => (await import('../pages/studio.js')).studioPage);
const embedPage = later(async () => (await import('../pages/embed.js')).embedPage);

/** @type {Record<string, any>} */
const rooms = {
  home,
  new: newGame,
  table: tablePage,
  settings: settingsPage,
  rules: rulesPage,
  example: tablePage,
  lesson: tablePage,
  puzzle: tablePage,
  figure: tablePage,
  puzzles: puzzlesPage,
  link: linkPage,
  join: joinPage,
  embed: embedPage,
  studio: studioPage,
  lost,
};
/** Rooms one visits in the middle of a game; the game stays on the table meanwhile. */
const aside = new Set(['settings', 'rules', 'table', 'example', 'lesson', 'puzzle', 'figure']);

/** Rooms whose address begins with a game. @type {Set<string>} */
const named = new Set(['new', 'rules', 'example', 'lesson', 'puzzle', 'embed']);

/** Rooms in which the rules are asked. */
const playing = new Set(['new', 'table', 'example', 'lesson', 'puzzle', 'figure', 'link', 'studio']);

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
/** @type {any} */
let room = home;
let before = '';
let address = here();

function draw() {
  const travel = travelTo(room.position?.() ?? null, app);
  const slug = room === tablePage || room === studioPage ? room.slug() : '';
  const { dataset } = document.body;
  if (slug && dataset.game !== slug) dataset.game = slug;
  else if (!slug) delete dataset.game;
  const title = room === home ? `Regolo · ${t('brand.short')}` : `${room.title()} · Regolo`;
  if (document.title !== title) document.title = title; // the browser is told of each writing
  const played = slug || gameOf(currentRoute());
  render(
    html`${refused.has(played) ? refusedPack(played) : room.view()}
      ${room === tablePage ? nothing : freshView()}${toastView()}${
        ui.dialog?.name === 'help' ? helpDialog() : nothing
      }`,
    app,
  );
  room.drawn?.();
  travel();
}

/** @param {boolean} first */
function enter(first) {
  const route = currentRoute();
  if (isStranger(route)) {
    lookForPacks().then(() => enter(first));
    return;
  }
  if (!first) {
    before = address;
    address = here();
  }
  if (!aside.has(route.page)) tablePage.close();
  if (room === linkPage) linkPage.close();
  if (room === joinPage) joinPage.close();
  ui.dialog = null;
  ui.toast = null;
  room = mayShow(route.page) ? (rooms[route.page] ?? lost) : outside;
  room.enter?.(route.args, before, route.page);
  draw();
  if (first) return;
  if (controls && !document.hasFocus()) return; // in a frame nobody has touched
  scrollTo(0, 0);
  /** @type {HTMLElement | null} */ (app.querySelector('h1'))?.focus();
}

async function languageChanged() {
  await Promise.all([loadLanguage(settings.lang), tablePage.reword(), studioPage.reword()]);
  const url = new URL(location.href);
  url.searchParams.set('lang', settings.lang);
  try {
    history.replaceState(null, '', url);
  } catch {
    // A page in a file or in a frame may have to keep its address.
  }
  update();
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const field =
    event.target instanceof Element &&
    event.target.closest('input:not([type=range]):not([type=radio]):not([type=checkbox]), select, textarea');
  if (field || event.ctrlKey || event.metaKey || event.altKey || ui.dialog) return;
  if (event.key === '?') {
    event.preventDefault();
    openDialog('help');
  } else if (room === tablePage) {
    tablePage.key(event);
  }
}

/** While something loads, the seconds pass in the page as well. */
function watchLoading() {
  const timer = setInterval(() => {
    if (engineStart.since && !engineStart.ready) update();
    if (engineStart.ready) clearInterval(timer);
  }, 1000);
}

/** Who only looks needs no Python: it comes for who plays here, or is about to. */
const needsRules = () => isAtHome() || listGames().length > 0 || playing.has(currentRoute().page);

/** The pictures come first: the engine starts once the page has been drawn and the browser has a moment. */
async function startLater() {
  const pictures = [...app.querySelectorAll('img')].map((picture) => picture.decode().catch(() => undefined));
  await Promise.race([Promise.all(pictures), new Promise((done) => setTimeout(done, PICTURES_FIRST))]);
  (window.requestIdleCallback ?? setTimeout)(() => {
    if (!engineStart.since && needsRules()) startEngine(); // unless somebody was quicker
    for (const one of new Set(Object.values(rooms))) one.fetch?.();
    if (room !== joinPage && !controls) lookForPacks();
  });
}

/** Which game an address speaks of; '' where it speaks of none. @param {import('../base/router.js').Route} route */
function gameOf({ page, args: [first = ''] }) {
  if (page === 'table') return loadGame(first)?.game ?? '';
  if (page === 'link') return first.split('.')[1] ?? '';
  return named.has(page) ? first : '';
}

/** May it be a game from elsewhere, of which nothing is known yet? @param {import('../base/router.js').Route} route */
const isStranger = (route) => !packsKnown && gameOf(route) !== '' && !gameCard(gameOf(route));

/**
 * The files of the game on a table are asked for beside the table's own, not after them.
 * @param {import('../base/router.js').Route} route
 */
function fetchGame(route) {
  const slug = gameOf(route);
  if (rooms[route.page] !== tablePage || !gameCard(slug)) return;
  loadRenderer(slug);
  loadTexts(slug, settings.lang);
}

async function start() {
  if (goToFrame()) return;
  applySettings();
  const wanted = rooms[currentRoute().page]?.fetch?.();
  fetchGame(currentRoute());
  await loadLanguage(settings.lang);
  await wanted;
  if (isStranger(currentRoute())) await lookForPacks();
  app.replaceChildren();
  // Only now is there something to draw into: a key or a change of address before this would find half a page.
  drawWith(draw);
  onRoute(() => enter(false));
  onSetting((key) => (key === 'lang' ? languageChanged() : update()));
  onOtherTab(update);
  onStorageTrouble(update);
  addEventListener('keydown', pressed);
  listen({
    set: ({ lang, theme }) => {
      if (lang === 'it' || lang === 'en') setSetting('lang', lang);
      if (theme === 'auto' || theme === 'light' || theme === 'dark') setSetting('theme', theme);
    },
    position: (link) => go(`#/embed/link?link=${link}`, { replace: true }),
    step: (by) => tablePage.step(by),
  });
  enter(true);
  watchLoading();
  startLater();
  // A screen that joins somebody else's table fetches nothing that a guest has no use for.
  if (room !== joinPage)
    keepSiteLater(
      () => engineStart.ready || engineStart.down || !engineStart.since,
      () => engineStart.way,
    );
}

/** No top-level await: the other rooms import from this file, and would wait for it while it waits for them. */
export const started = start();
