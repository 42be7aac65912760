/**
 * The site kept on this device by its service worker (sw.js): made once somebody plays here or asks for it, when the
 * page has nothing better to do, and renewed only when the player says so.
 */
import { catalog, lookForPacks, siteUrl } from '../base/catalog.js';
import { packs } from '../base/packs.js';
import { keysFrom, readText, writeText } from './safestorage.js';
import { update } from '../base/update.js';

// 'no': the player took the copy away; 'yes': asked for it; 'played': made a decision here
const CHOICE = 'regolo.offline';
const LONGEST_WAIT = 30_000; // for the rules, before the copy is made all the same
const BETWEEN = 30 * 60_000; // for a new version, while the page stays open

export const offline = {
  /**
   * 'none': not here; 'file': this page is one file; 'off': no copy.
   * @type {'none' | 'file' | 'off' | 'filling' | 'kept'}
   */
  state: 'none',
  /** The next version, complete and waiting. @type {ServiceWorker | null} */
  fresh: null,
  later: false,
  /** More tabs are open, and they keep the old version on. */
  others: false,
  /** Bytes on this device. @type {number | null} */
  site: null,
  saves: 0,
  /** The browser's offer to install. @type {any} */
  offer: null,
};

/** How Python has started here: '' where it has not. @type {() => string} */
let started = () => '';
let reloading = false;
let askedAt = Date.now();
/** @type {ServiceWorkerRegistration | null} */
let registration = null;

/** @returns {ServiceWorkerContainer | null} */
function workers() {
  try {
    return isSecureContext && window.top === window && /^https?:$/.test(location.protocol)
      ? (navigator.serviceWorker ?? null)
      : null;
  } catch {
    return null; // a frame without an origin may not even ask
  }
}

/** @param {typeof offline.state} state */
function say(state) {
  offline.state = state;
  measure();
  update();
}

/**
 * Goes on with the copy, or renews it, once the rules are up, or can't be, and the browser has a moment. Who only looks
 * gets none.
 * @param {() => boolean} settled @param {() => string} start 'image' or 'library', when it is known
 */
export function keepSiteLater(settled, start) {
  started = start;
  const carried = new URL(siteUrl('sw.js')).origin !== location.origin; // this page is one file, wherever it lies
  offline.state = carried ? 'file' : workers() ? 'off' : 'none';
  if (offline.state !== 'off') return;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offline.offer = event;
    update();
  });
  if (!isAtHome()) return;
  const since = Date.now();
  const timer = setInterval(() => {
    if (!settled() && Date.now() - since < LONGEST_WAIT) return;
    clearInterval(timer);
    whenIdle(() => (workers()?.controller || mayKeep()) && keepSite());
  }, 1000);
}

/** Has somebody played here before, or asked for the copy? Then little or nothing has to be fetched. */
export function isAtHome() {
  return Boolean(workers()?.controller || readText(CHOICE) === 'yes' || readText(CHOICE) === 'played');
}

/** The first decision of one's own: from now on the site is worth its room. */
export function playedHere() {
  if (offline.state !== 'off' || readText(CHOICE)) return;
  writeText(CHOICE, 'played');
  whenIdle(() => mayKeep() && keepSite());
}

function mayKeep() {
  const { connection } = /** @type {any} */ (navigator);
  return readText(CHOICE) === 'yes' || (readText(CHOICE) !== 'no' && !connection?.saveData);
}

/** @param {() => void} run */
function whenIdle(run) {
  (window.requestIdleCallback ?? setTimeout)(run);
}

async function keepSite() {
  const container = /** @type {ServiceWorkerContainer} */ (workers());
  try {
    if (!registration) {
      const script = (await container.getRegistration(siteUrl('./')))?.active?.scriptURL;
      const fresh = siteUrl(started() === 'image' ? 'sw.js?start=image' : 'sw.js');
      registration = await container.register(script ?? fresh, { updateViaCache: 'none' });
      container.addEventListener('controllerchange', () => reloading && location.reload());
      container.addEventListener('message', heard);
      document.addEventListener('visibilitychange', askForNewer);
      registration.addEventListener('updatefound', () => follow(registration?.installing));
    }
    if (registration.active) kept();
    if (registration.waiting) follow(registration.waiting);
    if (registration.installing) follow(registration.installing);
  } catch {
    say('off');
  }
}

/** @param {ServiceWorker | null | undefined} worker */
function follow(worker) {
  if (!worker) return;
  const changed = () => {
    if (worker.state === 'installed' && registration?.active) {
      offline.fresh = worker;
      offline.later = false;
    }
    if (worker.state === 'activated') kept();
    if (worker.state === 'redundant' && !registration?.active) say('off');
    if (worker.state !== 'installed' && offline.fresh === worker) offline.fresh = null;
    update();
  };
  if (!registration?.active) say('filling');
  worker.addEventListener('statechange', changed);
  changed();
}

/** Games that the owner of the site has added, for the time without a network; those taken away are forgotten. */
async function keepPacks() {
  await lookForPacks();
  const name = `regolo ${new URL(siteUrl('./')).pathname} packs`;
  const paths = [...packs.values()].flatMap((pack) => pack.paths);
  if (!paths.length) return;
  const cache = await caches.open(name);
  const wanted = new Set(paths.map(siteUrl));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  // What an owner has not laid into the site is left out by itself.
  for (const url of wanted) if (!(await cache.match(url))) await cache.add(url).catch(() => undefined);
}

function kept() {
  say('kept');
  keepPacks().catch(() => undefined); // without a network what is kept stays
  // This page came from the network; now it can do without.
  if (!workers()?.controller) registration?.active?.postMessage({ regolo: 'adopt', build: catalog.build });
}

/** @param {MessageEvent} event */
function heard({ data }) {
  if (data?.regolo !== 'others') return;
  reloading = false;
  offline.others = true;
  update();
}

function askForNewer() {
  if (document.hidden || Date.now() - askedAt < BETWEEN) return;
  askedAt = Date.now();
  registration?.update().catch(() => undefined); // without a network there is nothing new
}

/** The next version takes over, and this page asks for it. */
export function reloadFresh() {
  reloading = true;
  offline.fresh?.postMessage({ regolo: 'take over' });
}

export function notNow() {
  offline.later = true;
  offline.others = false;
  update();
}

export function keepHere() {
  writeText(CHOICE, 'yes');
  say('filling');
  keepSite();
}

/** The saved games stay. */
export async function dropCopy() {
  writeText(CHOICE, 'no');
  const { pathname } = new URL(siteUrl('./'));
  await registration?.unregister();
  registration = null;
  for (const name of await caches.keys()) if (name.startsWith(`regolo ${pathname} `)) await caches.delete(name);
  say('off');
}

export async function install() {
  const { offer } = offline;
  offline.offer = null;
  await offer?.prompt();
  update();
}

/** How much room the copy and the saved games take. */
export async function measure() {
  offline.saves = keysFrom('regolo.').reduce((sum, key) => sum + 2 * (key.length + (readText(key)?.length ?? 0)), 0);
  try {
    offline.site = (await navigator.storage.estimate()).usage ?? null;
  } catch {
    offline.site = null;
  }
  update();
}
