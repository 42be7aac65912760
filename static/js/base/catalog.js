/**
 * What the build wrote into the page, and the files of each game (texts, renderer, style).
 *
 * @typedef {{type: string, default: unknown, enum?: unknown[], minimum?: number, maximum?: number, items?: {enum?: unknown[]}, minItems?: number, maxItems?: number, when?: Record<string, unknown[]>[]}} Option
 * @typedef {{slug: string, players: [number, number], minutes: [number, number], weight: 0 | 1 | 2 | 3, options: Record<string, Option>, levels: string[], secrets: boolean, lesson: boolean, puzzles: number,
 *   name: Record<string, string>, tagline: Record<string, string>}} GameCard
 * @typedef {{lang: string, messages: Record<string, string>, rules: Record<string, {text: string, provenance: string, why?: string, partly?: string[]}>,
 *   sections?: [string, string[]][], parts?: [string, Record<string, string>][], told?: Record<string, string>, asked?: Record<string, string>}} Texts
 */
import { siteUrl } from './siteurl.js';

export { siteUrl };

/** @returns {{build: string, games: GameCard[]}} */
function readCatalog() {
  try {
    const found = JSON.parse(document.getElementById('catalog')?.textContent ?? '');
    return { build: String(found.build ?? ''), games: Array.isArray(found.games) ? found.games : [] };
  } catch {
    return { build: '', games: [] };
  }
}

export const catalog = readCatalog();

/** @param {string} slug @returns {GameCard | undefined} */
export const gameCard = (slug) => catalog.games.find((game) => game.slug === slug);

/** @param {string} path */
export async function fetchJson(path) {
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
    found = fetchJson(`texts/${key}.json`);
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
    const styled = addStyle(`static/css/board-${slug}.css`);
    found = import(siteUrl(`static/js/boards/${slug}.js`)).then(async (module) => {
      await styled;
      return module.default;
    });
    renderers.set(slug, found);
    found.catch(() => renderers.delete(slug));
  }
  return found;
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
