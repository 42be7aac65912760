/**
 * The way to the guided first game: offered until it is done or a whole game was played, and to who is in the middle of
 * it.
 */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { readProgress } from '../learn/material.js';
import { settings } from '../storage/settings.js';
import { href } from '../base/router.js';
import { isReadable, listGames } from '../storage/games.js';
import { icon } from './controlicons.js';

/** @typedef {import('../base/catalog.js').GameCard} GameCard */

/** Has a person played a whole game of this title here? @param {string} slug */
const played = (slug) =>
  listGames().some(
    (game) => isReadable(game) && game.game === slug && game.result && game.seats.some(({ kind }) => kind === 'person'),
  );

/** @param {GameCard} game @returns {'offered' | 'begun' | 'known'} */
function standing({ slug }) {
  const kept = readProgress(slug);
  if (kept && !kept.done && kept.at > 0) return 'begun';
  return kept?.done || played(slug) ? 'known' : 'offered';
}

/** On the shelf. @param {GameCard} game */
export function lessonLink(game) {
  const how = game.lesson ? standing(game) : 'known';
  if (how === 'known') return nothing;
  const label = t(how === 'begun' ? 'lesson.resume' : 'lesson.start');
  return html`<a class="button" href=${href('lesson', game.slug)}
    aria-label=${`${label}: ${game.name[settings.lang]}`}>${icon('hint')}${label}</a>`;
}

/** Before a new game; who knows the game finds it as a plain link. @param {GameCard} game */
export function lessonBand(game) {
  if (!game.lesson) return nothing;
  const how = standing(game);
  if (how === 'known') return html`<p><a href=${href('lesson', game.slug)}>${t('lesson.start')}</a></p>`;
  return html`<div class="learn-band"><p>${t('lesson.about')}</p><a class="button"
    href=${href('lesson', game.slug)}>${icon('hint')}${t(
      how === 'begun' ? 'lesson.resume' : 'lesson.start',
    )}</a></div>`;
}
