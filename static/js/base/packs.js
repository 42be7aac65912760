/**
 * Games from elsewhere (docs/packs.md): wheels that the owner of the site has put into `packs/` and named in
 * `site.json`, each with its hash. What can't be used is refused in a sentence, and the other games go on.
 *
 * @typedef {import('./catalog.js').GameCard} GameCard
 * @typedef {{key: string, params: Record<string, string>, said?: Record<string, string>}} PackTrouble
 *   said: empty, so that the page's own words are taken
 * @typedef {{slug: string, place: string, card: GameCard, wheel: Uint8Array, mark: string, paths: string[],
 *   files: Map<string, Uint8Array>}} Pack
 *   place: where Python finds the game; mark: what tells this wheel from another of its name; paths: what a copy of it
 *   needs
 */
import { siteUrl } from './siteurl.js';
import { filesIn } from './zip.js';

const MOST = 20;
const PATIENCE = 10_000; // milliseconds for a file
const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const WHEEL = /^[\w.+-]{1,150}\.whl$/;
const HASH = /^[0-9a-f]{64}$/;
const FACTS = /^\w+\/pack\.json$/;
const PAGE = /^\w+\/page\/(?!.*\.png$)/; // pictures of links are for other sites
/** Pages that are opened without a script of ours, and what they look like: they lie in the site, like ours. */
const PLAIN = /^((rules|play)\/.+\.html|static\/css\/.+)$/;
export const OWNERS = 'site.json';

/** @type {Map<string, Pack>} by slug, those that may be played */
export const packs = new Map();
/** @type {Map<string, PackTrouble>} by slug, those that may not */
export const refused = new Map();

class Unfit extends Error {
  /** @param {string} key @param {Record<string, string>} [params] */
  constructor(key, params = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}

/** @param {string} slug @param {string} key @param {Record<string, any>} [params] @returns {PackTrouble} */
export function refuse(slug, key, params = {}) {
  const trouble = { key, params: { ...params, game: slug }, said: {} };
  packs.delete(slug);
  refused.set(slug, trouble);
  return trouble;
}

/** A page that is one file has no folder beside it. */
const hasFolder = () => new URL(siteUrl(OWNERS)).origin === location.origin && location.protocol !== 'file:';

/** @param {string} path @param {RequestCache} cache */
async function fetched(path, cache) {
  const answer = await fetch(siteUrl(path), { cache, signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  if (!answer?.ok) throw new Unfit('packs.away', { file: path.split('?')[0] });
  return new Uint8Array(await answer.arrayBuffer());
}

/** @param {Uint8Array} bytes */
async function hashOf(bytes) {
  const hash = await crypto.subtle.digest('SHA-256', /** @type {BufferSource} */ (bytes));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What `site.json` names; an owner who says nothing of packs has none. @returns {Promise<any[]>} */
async function named() {
  if (!hasFolder()) return [];
  try {
    const found = JSON.parse(new TextDecoder().decode(await fetched(OWNERS, 'no-cache')));
    return Array.isArray(found?.packs) ? found.packs.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/**
 * Every pack that the site names: read, or refused.
 * @param {(slug: string) => boolean} known is there a game of that name already?
 * @param {number} contract the version that games are held to here
 */
export async function readPacks(known, contract) {
  const entries = await named();
  await Promise.all(
    entries.map(async (entry, at) => {
      const slug = SLUG.test(entry?.game) ? entry.game : `${at + 1}`;
      try {
        if (slug !== entry?.game || !WHEEL.test(entry.wheel) || !HASH.test(entry.sha256))
          throw new Unfit('packs.entry');
        if (known(slug) || packs.has(slug)) throw new Unfit('packs.taken');
        const pack = await read(entry, contract);
        if (!packs.has(slug)) packs.set(slug, pack);
      } catch (reason) {
        if (packs.has(slug)) return; // named twice: the first is taken
        if (reason instanceof Unfit) refuse(slug, reason.key, reason.params);
        else refuse(slug, 'packs.broken', { why: String(reason).slice(0, 200) });
      }
    }),
  );
}

/** @param {{game: string, wheel: string, sha256: string}} entry @param {number} contract @returns {Promise<Pack>} */
async function read({ game, wheel: name, sha256 }, contract) {
  if (!globalThis.crypto?.subtle) throw new Unfit('packs.secure');
  const mark = sha256.slice(0, 16);
  const path = `packs/${name}?${mark}`; // hosts may keep what lies in packs/ for ever
  const right = async (/** @type {Uint8Array} */ bytes) => (await hashOf(bytes)) === sha256;
  let wheel = await fetched(path, 'default');
  if (!(await right(wheel))) wheel = await fetched(path, 'reload');
  if (!(await right(wheel))) throw new Unfit('packs.hash', { file: name });
  const all = await filesIn(wheel, (one) => FACTS.test(one) || PAGE.test(one));
  const facts = JSON.parse(new TextDecoder().decode([...all].find(([one]) => FACTS.test(one))?.[1]));
  if (facts.contract !== contract)
    throw new Unfit('packs.contract', { theirs: String(facts.contract), ours: String(contract) });
  if (facts.slug !== game || typeof facts.game !== 'string' || !isCard(facts.card, game))
    throw new Unfit('packs.broken', { why: 'pack.json' });
  const files = new Map([...all].map(([one, bytes]) => [one.replace(PAGE, ''), bytes]));
  const names = [...files.keys()];
  const scripts = names.filter((one) => /^\w+\.js$/.test(one)).map((one) => scriptPath(game, one, mark));
  const paths = [OWNERS, path, ...scripts, ...names.filter((one) => PLAIN.test(one))];
  return { slug: game, place: facts.game, card: facts.card, wheel, mark, paths, files };
}

/**
 * Is all there that the first page says of a game?
 * @param {any} card @param {string} slug
 * @returns {card is GameCard}
 */
function isCard(card, slug) {
  const words = (/** @type {any} */ text) => typeof text?.it === 'string' && typeof text?.en === 'string';
  return (
    card?.slug === slug &&
    words(card.name) &&
    words(card.tagline) &&
    [card.players, card.minutes, card.levels].every(Array.isArray) &&
    card.players.length > 0 &&
    typeof card.options === 'object' &&
    card.options !== null &&
    typeof card.puzzles === 'number'
  );
}

/** @param {string} slug @param {string} name @param {string} mark */
const scriptPath = (slug, name, mark) => `packs/${slug}/${name}?${mark}`;

/** What a script of a pack exports, once it is seen to be the wheel's. @param {Pack} pack @param {string} name */
export async function moduleOf({ slug, mark, files }, name) {
  const path = scriptPath(slug, name, mark);
  const ours = files.get(name);
  const same = (/** @type {Uint8Array} */ bytes) =>
    ours?.length === bytes.length && bytes.every((byte, at) => byte === ours[at]);
  if (!same(await fetched(path, 'default')) && !same(await fetched(path, 'reload'))) throw new Unfit('packs.script');
  return import(siteUrl(path));
}

/** A file that a pack has brought, by its path in a site. @param {string} path */
export function brought(path) {
  for (const { files } of packs.values()) {
    const found = files.get(path);
    if (found) return found;
  }
  return null;
}

/**
 * Has the site such a page of a game? Of ours always; a pack may have come without.
 * @param {string} slug @param {string} path
 */
export const hasPage = (slug, path) => packs.get(slug)?.files.has(path) ?? true;

/** The sheet of a pack, for the pages that show it. @param {Pack} pack @param {string} path */
export function addSheet({ files }, path) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(new TextDecoder().decode(files.get(path)));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Bytes as text that JSON can carry. @param {Uint8Array} bytes */
export function packed(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return btoa(text);
}
