/** Makes the table that an address of an example or a lesson asks for. */
import { gameCard } from './catalog.js';
import { loadExample, loadMaterial } from './learn.js';
import { ExampleStudy, LessonStudy } from './study.js';

/** @param {string} page @param {string} slug @param {string} id @returns {Promise<ExampleStudy | LessonStudy | null>} null: there is no such thing */
export async function studyFor(page, slug, id) {
  if (!gameCard(slug)) return null;
  const material = await loadMaterial(slug);
  if (!material) return null;
  const known = material.examples.some((one) => one.id === id);
  if (page === 'example' && !known) return null;
  const study = page === 'lesson' ? new LessonStudy(slug, material.lesson) : new ExampleStudy(slug, id, await loadExample(slug, id));
  await study.prepare();
  return study;
}
