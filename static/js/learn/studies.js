/** Makes the table that an address of an example, a lesson or a puzzle asks for. */
import { gameCard } from '../base/catalog.js';
import { LESSON, loadFigure, loadMaterial } from './material.js';
import { FigureStudy } from './figurestudy.js';
import { PuzzleStudy } from './puzzlestudy.js';
import { loadPuzzles } from './puzzlelist.js';
import { OwnStudy } from './ownstudy.js';
import { unpacked } from '../share/gamelink.js';

/**
 * @param {string} page
 * @param {string} slug
 * @param {string} id
 * @returns {Promise<import('./study.js').Study | null>} null: there is no such thing
 */
export async function studyFor(page, slug, id) {
  if (!gameCard(slug)) return null;
  if (page === 'figure') return figureFor(id);
  if (page === 'puzzle') return puzzleFor(slug, id);
  const material = await loadMaterial(slug);
  if (!material) return null;
  const name = page === 'lesson' ? LESSON : id;
  if (page === 'example' && !material.examples.some((one) => one.id === id)) return null;
  const study = new OwnStudy(slug, await loadFigure(slug, name));
  await study.prepare();
  return study;
}

/** @param {string} packed */
async function figureFor(packed) {
  const study = new FigureStudy(await unpacked(packed));
  await study.prepare();
  return study;
}

/** @param {string} slug @param {string} id */
async function puzzleFor(slug, id) {
  const all = await loadPuzzles(slug);
  const at = all.findIndex((one) => one.id === id);
  if (at < 0) return null;
  const study = new PuzzleStudy(slug, all[at], at + 1, all[at + 1]?.id ?? '');
  await study.prepare();
  return study;
}
