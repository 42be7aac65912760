/** All puzzles: today's one, and those of each game. */
import { html, nothing } from '../base/lit.js';
import { gameCard, pictureUrl } from '../base/catalog.js';
import { t } from '../words/i18n.js';
import { isSolved, loadPuzzles, puzzleCounts, puzzleOf } from '../learn/puzzlelist.js';
import { href } from '../base/router.js';
import { settings } from '../storage/settings.js';
import { update } from '../base/update.js';
import { icon } from '../parts/controlicons.js';

/** @type {Map<string, import('../learn/puzzlelist.js').Puzzle[]>} */
const here = new Map();

export const puzzlesPage = {
  enter() {
    for (const { slug } of puzzleCounts()) {
      loadPuzzles(slug).then((found) => {
        here.set(slug, found);
        update();
      });
    }
  },

  title: () => t('puzzles.title'),

  view: () => html`<div class="page puzzles-page">
    <header class="page-head"><a class="icon-button" href="#/" aria-label=${t('home')}
      title=${t('home')}>${icon('home')}</a><h1 tabindex="-1">${t('puzzles.title')}</h1></header>
    <main id="main">
      <p class="goal">${t('puzzles.lead')}</p>
      ${today()}
      ${puzzleCounts().map(({ slug }) => shelf(slug))}
    </main>
  </div>`,
};

function today() {
  const date = new Date();
  const chosen = puzzleOf(date);
  const puzzle = chosen && here.get(chosen.slug)?.[chosen.number];
  if (!puzzle) return nothing;
  const done = isSolved(chosen.slug, puzzle.id);
  return html`<section class="puzzle-today" data-game=${chosen.slug} aria-labelledby="puzzle-today">
    <img src=${pictureUrl(`static/icons/${chosen.slug}.svg`)} alt="" width="96" height="72" />
    <div><h2 id="puzzle-today">${t('puzzles.today')}</h2><p
      class="muted">${new Intl.DateTimeFormat(settings.lang, { dateStyle: 'long' }).format(date)} · ${gameCard(chosen.slug)?.name[settings.lang]} · ${t(`puzzle.level.${puzzle.level}`)}</p></div>
    <a class="button button-main" href=${href('puzzle', chosen.slug, puzzle.id)}>${icon(
      done ? 'check' : 'play',
    )}${t(done ? 'puzzles.again' : 'puzzles.solve')}</a>
  </section>`;
}

/** @param {string} slug */
function shelf(slug) {
  const puzzles = here.get(slug) ?? [];
  const solved = puzzles.filter(({ id }) => isSolved(slug, id)).length;
  return html`<section class="puzzle-shelf" data-game=${slug} aria-labelledby=${`puzzles-${slug}`}>
    <h2 id=${`puzzles-${slug}`}>${gameCard(slug)?.name[settings.lang]} <span class="muted tabular">${t(
      'puzzles.solved',
      { n: solved, all: puzzles.length },
    )}</span></h2>
    <ul class="puzzle-list">${puzzles.map(({ id, level }, i) => {
      const done = isSolved(slug, id);
      const name = t(done ? 'puzzles.one.done' : 'puzzles.one', { n: i + 1, level: t(`puzzle.level.${level}`) });
      return html`<li><a class=${`puzzle-link${done ? ' is-solved' : ''}`} href=${href('puzzle', slug, id)}
        aria-label=${name} title=${name}>
        <span class="tabular">${i + 1}</span><span class="puzzle-dots"
          aria-hidden="true">${'●'.repeat(level)}</span>${done ? icon('check') : nothing}</a></li>`;
    })}</ul>
  </section>`;
}
