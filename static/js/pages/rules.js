/** The rules of one game, with an address for each. */
import { html } from '../base/lit.js';
import { gameCard, siteUrl } from '../base/catalog.js';
import { hasPage } from '../base/packs.js';
import { gameTexts, loadGameWords, t } from '../words/i18n.js';
import { settings } from '../storage/settings.js';
import { href } from '../base/router.js';
import { update } from '../base/update.js';
import { icon } from '../parts/controlicons.js';
import { rulesView, showRule } from '../parts/rulesview.js';

let slug = '';
let rule = '';
let from = '#/';

export const rulesPage = {
  /** @param {string[]} args @param {string} before */
  enter([game = '', one = ''], before) {
    if (!before.startsWith('#/rules')) from = before || '#/';
    slug = game;
    rule = one;
    if (!gameCard(slug)) return;
    loadGameWords(slug, settings.lang).then(
      () => (rule ? showRule(rule) : update()),
      () => undefined,
    );
  },

  title: () => t('rules.of', { name: gameCard(slug)?.name[settings.lang] ?? slug }),

  view: () =>
    gameCard(slug)
      ? page()
      : html`<main class="page" id="main"><h1 tabindex="-1">${t('lost.title')}</h1><p><a class="button"
      href="#/">${t('lost.home')}</a></p></main>`,
};

/** The same rules as a page without scripts. */
function printed() {
  const path = `rules/${slug}.${settings.lang}.html`;
  return hasPage(slug, path) ? html`<a class="button" href=${siteUrl(path)}>${t('rules.page')}</a>` : '';
}

const page = () => html`<div class="page rules-page" data-game=${slug}>
    <header class="page-head"><a class="icon-button" href=${from} aria-label=${t('back')}>${icon('back')}</a>
      <h1 tabindex="-1">${t('rules.of', { name: gameCard(slug)?.name[settings.lang] ?? slug })}</h1></header>
    <main id="main">
      ${gameTexts(slug)?.messages.goal ? html`<p class="goal">${gameTexts(slug)?.messages.goal}</p>` : ''}
      ${rulesView(slug, { current: rule })}
      <p><a class="button button-main" href=${href('new', slug)}>${icon('play')}${t('home.play')}</a>
        ${printed()}</p>
    </main>
  </div>`;
