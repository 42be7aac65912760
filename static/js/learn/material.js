/**
 * What teaches a game, as the build wrote it: worked examples and a guided first game, which are figures
 * (docs/figures.md), cards for the first free game; and how far this browser has come with them.
 *
 * @typedef {{id: string, rules: string[], title: string}} ListedExample
 * @typedef {{title: string, tips: Record<string, string>, examples: ListedExample[]}} Material
 * @typedef {{link: string, name: string, figure: Record<string, any>,
 *   told: import('../base/answers.js').Figured}} OwnFigure  told: what can be shown of it before the rules are up
 * @typedef {{id: string, at: number, moves: string[], marks: number[], done: boolean}} Progress
 */
import { fetchJson, gameCard } from '../base/catalog.js';
import { settings } from '../storage/settings.js';
import { dropText, readText, writeText } from '../storage/safestorage.js';
import { update } from '../base/update.js';

export const LESSON = 'lesson';
const PROGRESS = 'regolo.lesson.';

/** @type {Map<string, Material>} what is here already */
const here = new Map();
/** @type {Map<string, Promise<Material | null>>} */
const asked = new Map();

/**
 * What a game has to teach, in the chosen language; null: nothing.
 * @param {string} slug
 * @returns {Promise<Material | null>}
 */
export function loadMaterial(slug) {
  const key = `${slug}.${settings.lang}`;
  let found = asked.get(key);
  if (!found) {
    const teaches = gameCard(slug)?.lesson !== false; // a game that teaches nothing has no such file
    found = (teaches ? fetchJson(`static/learn/${key}.json`) : Promise.reject()).then(
      (/** @type {Material} */ material) => {
        here.set(key, material);
        update();
        return material;
      },
      () => null,
    );
    asked.set(key, found);
  }
  return found;
}

/** The same, if it is here already. @param {string} slug @returns {Material | undefined} */
export const materialOf = (slug) => here.get(`${slug}.${settings.lang}`);

/**
 * A worked example by its number, or the first game.
 * @param {string} slug @param {string} name @returns {Promise<OwnFigure>}
 */
export const loadFigure = (slug, name) => fetchJson(`static/learn/${slug}/figures/${name}.json`);

/** @param {string} slug @returns {Progress | null} */
export function readProgress(slug) {
  try {
    const kept = JSON.parse(readText(PROGRESS + slug) ?? 'null');
    return kept && Array.isArray(kept.moves) && Array.isArray(kept.marks) && Number.isInteger(kept.at) ? kept : null;
  } catch {
    return null;
  }
}

/** @param {string} slug @param {Progress} progress */
export const keepProgress = (slug, progress) => writeText(PROGRESS + slug, JSON.stringify(progress));

/** @param {string} slug */
export const dropProgress = (slug) => dropText(PROGRESS + slug);
