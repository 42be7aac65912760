/**
 * Keeps one whole build of the site for the time without a network.
 *
 * One build, one cache, filled and checked before it serves anybody. A new build is filled beside the old one and
 * waits: the pages that are open keep their own build until they are reloaded, so no page ever gets files of two.
 */
'use strict';

/** Written in by the build: its name, and each file's address below this folder with the start of its SHA-256. */
const BUILD = '';
/** @type {Record<string, string>} */
const FILES = {};
/** Files that travel together: a pack's address, and what is in it. @type {Record<string, string[]>} */
const PACKS = {};
/** @type {Record<string, string>} by the ending of a name, for what comes out of a pack */
const TYPES = {};

const worker = /** @type {any} */ (globalThis);
const SCOPE = new URL('./', location.href);
// Caches belong to the whole origin, and another folder of it may hold another Regolo.
const OURS = `regolo ${SCOPE.pathname} `;
const NAME = OURS + BUILD;
/** Games that the owner of the site has added: kept by the page (storage/offline.js), renewed here. */
const OWNERS = `${OURS}packs`;
const BY_OWNERS = /^(site\.json|packs\/.+(?<!\.pack)|(rules|play)\/[\w.-]+\.html|static\/css\/board-[\w-]+\.css)$/;
const AT_ONCE = 3; // downloads side by side; the page needs the line too
const IMAGE = '.image';
const MEMORY = '.memory.br';
const FEW = 3; // files of a pack are asked for one by one, as after a small change
const LOW = /** @type {RequestInit} */ ({ priority: 'low' }); // the game on the table comes first

// Where Python has started from its image, the other way to start is not kept.
const START = new URL(location.href).searchParams.get('start');
const OTHER_START = /^runtime\/(library|early)-/;

/** @param {string} name */
const at = (name) => new URL(name, SCOPE).href;

/** @param {string} name */
const isOld = (name) => name.startsWith(OURS) && name !== NAME && name !== OWNERS;

/** Begun anew after a break, it goes on with what is missing. */
async function fill() {
  const cache = await caches.open(NAME);
  const old = await Promise.all((await caches.keys()).filter(isOld).map((name) => caches.open(name)));
  await forEach(await missing(cache), async (name) => {
    const answer = await found(old, name);
    if (answer) await cache.put(at(name), answer);
  });
  const still = new Set(await missing(cache));
  const packs = Object.keys(PACKS).filter((pack) => PACKS[pack].filter((name) => still.has(name)).length > FEW);
  // What did not come in its pack comes by itself.
  await forEach(packs, (pack) => unpacked(cache, pack, still).catch(() => undefined));
  await forEach(await missing(cache), async (name) => cache.put(at(name), await fetched(name)));
}

/** @param {Cache} cache */
async function missing(cache) {
  const here = new Set((await cache.keys()).map((request) => request.url));
  const needed = (/** @type {string} */ name) => START !== 'image' || !OTHER_START.test(name);
  return Object.keys(FILES).filter((name) => needed(name) && !here.has(at(name)));
}

/** A few side by side. @param {string[]} names @param {(name: string) => Promise<any>} run */
async function forEach(names, run) {
  const waiting = names.values();
  const next = async () => {
    for (const name of waiting) await run(name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/**
 * Puts the files of a pack into the cache, each checked: a line of JSON with names and lengths, then their bytes.
 * @param {Cache} cache @param {string} pack @param {Set<string>} wanted
 */
async function unpacked(cache, pack, wanted) {
  const answer = await fetch(at(pack), LOW);
  if (!answer.ok) return;
  const { body } = answer;
  const packed = /** @type {ReadableStream} */ (body).pipeThrough(new DecompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const line = bytes.indexOf(10);
  let start = line + 1;
  for (const [name, length] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, line)))) {
    const file = new Response(bytes.slice(start, start + length), { headers: headersOf(name, answer) });
    start += length;
    if (wanted.has(name) && (await isRight(file, name))) await cache.put(at(name), file);
  }
}

/** As the host would have sent the file by itself. @param {string} name @param {Response} pack */
function headersOf(name, pack) {
  const headers = new Headers({
    'Content-Type': TYPES[name.slice(name.lastIndexOf('.'))] ?? 'application/octet-stream',
  });
  for (const same of [
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Access-Control-Allow-Origin',
  ]) {
    const said = pack.headers.get(same);
    if (said) headers.set(same, said);
  }
  return headers;
}

/** A file that hasn't changed is not fetched again. @param {Cache[]} old @param {string} name */
async function found(old, name) {
  for (const cache of old) {
    const answer = await cache.match(at(name));
    if (answer && (await isRight(answer, name))) return answer;
  }
  return null;
}

/** From the browser's own cache if it has the right bytes, else from the server. @param {string} name */
async function fetched(name) {
  const image = name.endsWith(IMAGE) && (await packedAgain(name).catch(() => null));
  if (image && (await isRight(image, name))) return image;
  for (const cache of /** @type {const} */ (['default', 'reload'])) {
    const answer = await fetch(at(name), { ...LOW, cache });
    if (answer.ok && (await isRight(answer, name))) return plain(answer);
  }
  throw new Error(`${name} is not as this build made it`);
}

/**
 * Where the host sends brotli, the start has fetched the image in that form, which is in the browser's cache; kept is
 * the other form, which a browser can unpack by itself.
 * @param {string} name
 */
async function packedAgain(name) {
  const isBrotli = (/** @type {Response} */ { headers }) => headers.get('Content-Encoding') === 'br';
  if (!isBrotli(await fetch(location.href, { method: 'HEAD' }))) return null;
  const answer = await fetch(at(name.replace(IMAGE, MEMORY)), LOW);
  const { body } = answer;
  if (!answer.ok || !body || !isBrotli(answer)) return null;
  const packed = body.pipeThrough(new CompressionStream('gzip'));
  return new Response(await new Response(packed).blob(), { headers: headersOf(name, answer) });
}

/**
 * As the file is, however it was sent: a page may not be answered with something that came from another address, and
 * nothing is packed any more.
 * @param {Response} answer
 */
function plain({ body, headers }) {
  const kept = new Headers(headers);
  for (const name of ['Content-Encoding', 'Content-Length']) kept.delete(name);
  return new Response(body, { headers: kept });
}

/** An image is known by what it unpacks to. @param {Response} answer @param {string} name */
async function isRight(answer, name) {
  const { body } = answer.clone();
  const image = name.endsWith(IMAGE) && body?.pipeThrough(new DecompressionStream('gzip'));
  const whole = new Response(image || body);
  const bytes = await crypto.subtle.digest('SHA-256', await whole.arrayBuffer());
  const hash = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hash.startsWith(FILES[name]);
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (isOld(name)) await caches.delete(name);
}

/** Which of our files is asked for; '' when none is. @param {Request} request */
function nameOf({ method, url, mode }) {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== SCOPE.origin || !pathname.startsWith(SCOPE.pathname)) return '';
  const path = pathname.slice(SCOPE.pathname.length);
  // What static hosts do with the address of a page: a folder's index, or the name without its ending.
  const page = path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
  const names = mode === 'navigate' ? [path, page] : [path];
  return names.find((name) => Object.hasOwn(FILES, name)) ?? '';
}

/** Is it something of the owner's? Asked of what is no file of this build. @param {Request} request */
function isOwners({ method, url }) {
  const { origin, pathname } = new URL(url);
  const inside = method === 'GET' && origin === SCOPE.origin && pathname.startsWith(SCOPE.pathname);
  return inside && BY_OWNERS.test(pathname.slice(SCOPE.pathname.length));
}

/** As it is now; without a network as it was. What is kept is renewed. @param {Request} request */
async function ofOwner(request) {
  const kept = (await caches.has(OWNERS)) ? await caches.open(OWNERS) : null;
  try {
    const answer = await fetch(request);
    if (answer.ok && (await kept?.match(request))) await kept?.put(request, plain(answer.clone()));
    return answer;
  } catch (reason) {
    const found = await kept?.match(request);
    if (found) return found;
    throw reason;
  }
}

/**
 * Who reloads the only page wants the new build: an empty page lets it take over, and asks once more when it has.
 * Should it not answer, the page comes back as it was.
 */
const CHANGE_OVER = `<!doctype html><meta name="viewport" content="width=device-width"><script>
  const { serviceWorker } = navigator;
  const again = () => location.reload();
  serviceWorker.oncontrollerchange = again;
  setTimeout(again, 3000);
  serviceWorker.getRegistration().then((found) => (found?.waiting ? found.waiting.postMessage({ regolo: 'take over' }) : again()), again);
</script>`;
let offered = false; // once: a build that can't take over must not keep a page reloading

/** @param {any} event @param {string} name */
async function served(event, name) {
  if (event.request.isReloadNavigation && worker.registration.waiting && !offered && (await windows()).length === 1) {
    offered = true;
    return new Response(CHANGE_OVER, { headers: { 'Content-Type': 'text/html' } });
  }
  const kept = await caches.match(at(name), { cacheName: NAME });
  // Whoever shares this address can write into the cache: a page is looked at again before it is handed out.
  if (kept && (!name.endsWith('.html') || (await isRight(kept, name)))) return kept;
  return kept ? renewed(name) : fetch(event.request);
}

/** A page that was tampered with, fetched and checked anew; without a network nothing is better than something foreign. @param {string} name */
async function renewed(name) {
  const cache = await caches.open(NAME);
  await cache.delete(at(name));
  const fresh = await fetched(name).catch(() => null);
  if (!fresh) return Response.error();
  await cache.put(at(name), fresh.clone());
  return fresh;
}

/** The tabs that show this site, kept by us or not. */
async function windows() {
  const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter((/** @type {any} */ { url, frameType }) => url.startsWith(SCOPE.href) && frameType !== 'nested');
}

/** Pages of this build that came from the network and would go on without one. @type {Set<string>} */
const guests = new Set();

/** @param {string} build @param {any} page */
async function adopt(build, page) {
  if (build !== BUILD) return;
  guests.add(page.id);
  // All or nothing is what the browser offers, so all must be of this build.
  const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const kept = new Set((await worker.clients.matchAll({ type: 'window' })).map((/** @type {any} */ { id }) => id));
  if (all.every((/** @type {any} */ { id }) => kept.has(id) || guests.has(id))) await worker.clients.claim();
}

/** @param {any} page */
async function takeOver(page) {
  const open = (await windows()).length;
  if (open <= 1) await worker.skipWaiting();
  else page.postMessage({ regolo: 'others', open });
}

addEventListener('install', (/** @type {any} */ event) => event.waitUntil(fill()));
addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(forgetOthers()));
addEventListener('fetch', (/** @type {any} */ event) => {
  const name = nameOf(event.request);
  if (name) event.respondWith(served(event, name));
  else if (isOwners(event.request)) event.respondWith(ofOwner(event.request));
});
addEventListener('message', (/** @type {any} */ event) => {
  if (event.data?.regolo === 'take over') event.waitUntil(takeOver(event.source));
  if (event.data?.regolo === 'adopt') event.waitUntil(adopt(event.data.build, event.source));
});
