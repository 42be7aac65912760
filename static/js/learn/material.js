/**
 * What teaches a game, as the build wrote it: worked examples, a guided first game, cards for the first free one;
 * and how far this browser has come with them.
 *
 * @typedef {{id: string, rules: string[], moves: number}} ListedExample
 * @typedef {{id: string, do: string, places: string[], then: string[]}} Step
 * @typedef {{link: string, seat: number, tips: string[], steps: Step[]}} LessonPlan
 * @typedef {{words: Record<string, string>, lesson: LessonPlan, examples: ListedExample[]}} Material
 * @typedef {{link: string, seat: number, moves: string[]}} ExamplePlan
 * @typedef {{id: string, at: number, moves: string[], marks: number[], done: boolean}} Progress
 */
import { fetchJson, gameCard } from '../base/catalog.js';
import { settings } from '../storage/settings.js';
import { dropText, readText, writeText } from '../storage/safestorage.js';
import { update } from '../base/update.js';

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

/** @param {string} slug @param {string} key */
export const learnWord = (slug, key) => materialOf(slug)?.words[key] ?? '';

/** @param {string} slug @param {string} id @returns {Promise<ExamplePlan>} */
export const loadExample = (slug, id) => fetchJson(`static/learn/${slug}/${id}.json`);

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
