/**
 * What the build wrote into the page, and the files of each game (texts, renderer, style).
 *
 * @typedef {{type: string, default: unknown, enum?: unknown[], minimum?: number, maximum?: number,
 *   items?: {enum?: unknown[]}, minItems?: number, maxItems?: number, ordered?: boolean, when?:
 *   Record<string, unknown[]>[]}} Option
 * @typedef {{slug: string, players: [number, number], minutes: [number, number], weight: 0 | 1 | 2 | 3,
 *   options: Record<string, Option>, levels: string[], secrets: boolean, lesson: boolean, puzzles: number, name:
 *   Record<string, string>, tagline: Record<string, string>}} GameCard
 * @typedef {{lang: string, messages: Record<string, string>, rules: Record<string, {text: string, provenance: string,
 *   why?: string, partly?: string[], elsewhere?: string[]}>, sections?: [string, string[]][], parts?: [string,
 *   Record<string, string>][], told?: Record<string, string>, asked?: Record<string, string>}} Texts
 */
import { addSheet, brought, moduleOf, packed, packs, readPacks, refuse } from './packs.js';
import { siteUrl } from './siteurl.js';
import { update } from './update.js';

export { siteUrl };

/** @returns {{build: string, contract: number, games: GameCard[]}} */
function readCatalog() {
  try {
    const { build = '', contract = 0, games } = JSON.parse(document.getElementById('catalog')?.textContent ?? '');
    return { build: String(build), contract: Number(contract), games: Array.isArray(games) ? games : [] };
  } catch {
    return { build: '', contract: 0, games: [] };
  }
}

export const catalog = readCatalog();

/** @param {string} slug @returns {GameCard | undefined} */
export const gameCard = (slug) => catalog.games.find((game) => game.slug === slug);

/** @type {Promise<void> | null} */
let looking = null;
/** Has the site been asked for games from elsewhere? */
export let packsKnown = false;

/** Looks for games from elsewhere, once; they join the others. */
export function lookForPacks() {
  looking ??= readPacks((slug) => Boolean(gameCard(slug)), catalog.contract).then(() => {
    for (const pack of packs.values()) {
      catalog.games.push(pack.card);
      addSheet(pack, `static/css/board-${pack.slug}.css`);
    }
    packsKnown = true;
    update();
  });
  return looking;
}

/**
 * A game that was offered and can't be used after all leaves the shelf.
 * @param {string} slug @param {string} key @param {Record<string, any>} [params]
 */
export function turnAway(slug, key, params) {
  catalog.games = catalog.games.filter((game) => game.slug !== slug);
  update();
  return refuse(slug, key, params);
}

/** The address of a picture: of ours a file, of a pack the picture itself. @param {string} path */
export function pictureUrl(path) {
  const own = brought(path);
  return own ? `data:image/svg+xml;base64,${packed(own)}` : siteUrl(path);
}

/** @param {string} path */
export async function fetchJson(path) {
  const own = brought(path);
  if (own) return JSON.parse(new TextDecoder().decode(own));
  const answer = await fetch(siteUrl(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** @type {Map<string, Promise<Texts>>} */
const texts = new Map();

/** @param {string} slug @param {string} lang @returns {Promise<Texts>} */
export function loadTexts(slug, lang) {
  const key = `${slug}.${lang}`;
  let found = texts.get(key);
  if (!found) {
    found = ready(slug).then(() => fetchJson(`texts/${key}.json`));
    texts.set(key, found);
    found.catch(() => texts.delete(key));
  }
  return found;
}

const STYLE_PATIENCE = 3000; // milliseconds: a board without its colours is better than none

/** @type {Map<string, Promise<any>>} */
const renderers = new Map();

/**
 * The renderer of a game, once its style sheet is there too, or has been waited for long enough.
 * @param {string} slug
 * @returns {Promise<import('../boards/board.js').Board>}
 */
export function loadRenderer(slug) {
  let found = renderers.get(slug);
  if (!found) {
    found = gameCard(slug) && !packs.has(slug) ? ownRenderer(slug) : ready(slug).then(() => packRenderer(slug));
    renderers.set(slug, found);
    found.catch(() => renderers.delete(slug));
  }
  return found;
}

/** A game that isn't ours may be a pack's, which has to be looked for. @param {string} slug */
const ready = (slug) => (gameCard(slug) ? Promise.resolve() : lookForPacks());

/** @param {string} slug */
async function ownRenderer(slug) {
  const styled = addStyle(`static/css/board-${slug}.css`);
  const module = await import(siteUrl(`static/js/boards/${slug}.js`));
  await styled;
  return module.default;
}

/** @param {string} slug */
async function packRenderer(slug) {
  const pack = packs.get(slug);
  if (!pack) throw new Error(`no game ${slug}`);
  try {
    return (await moduleOf(pack, 'board.js')).default;
  } catch (reason) {
    turnAway(slug, 'packs.script', { file: 'board.js' });
    throw reason;
  }
}

/** @param {string} path */
function addStyle(path) {
  const href = siteUrl(path);
  const present = [...document.querySelectorAll('link')].find(
    (link) => link.rel === 'stylesheet' && link.href === href,
  );
  if (present?.sheet) return undefined;
  const link = present ?? document.createElement('link');
  return new Promise((done) => {
    setTimeout(done, STYLE_PATIENCE);
    for (const end of ['load', 'error']) link.addEventListener(end, done);
    if (present) return;
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}
