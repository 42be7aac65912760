/** The first page: unfinished games, the shelf of games, finished games. Needs no Python. */
import { html, nothing } from '../base/lit.js';
import { catalog } from '../base/catalog.js';
import { refused } from '../base/packs.js';
import { t } from '../words/i18n.js';
import { list } from '../words/messages.js';
import { lengthAndWeight } from '../words/gamefacts.js';
import { setSetting, settings } from '../storage/settings.js';
import { href } from '../base/router.js';
import { icon } from '../parts/controlicons.js';
import { puzzleCounts } from '../learn/puzzlelist.js';
import { scene } from '../parts/scene.js';
import { lessonLink } from '../parts/lessonlink.js';
import { importFile, pasted, savedGames, savesList } from '../parts/saves.js';
import { packSentence, storageNotice } from '../parts/notices.js';

export const home = {
  title: () => t('brand'),

  view() {
    const { open, over, damaged } = savedGames();
    const other = settings.lang === 'it' ? 'en' : 'it';
    return html`<div class="home">
      <header class="home-head">
        <h1 class="brand" tabindex="-1">Regolo</h1>
        <p class="brand-line">${t('brand.line')}</p>
      </header>
      <main class="home-main" id="main">
        ${storageNotice(null)}
        ${
          open.length
            ? html`<section aria-labelledby="open-title"><h2
          id="open-title">${t('home.open')}</h2>${savesList(open, true)}</section>`
            : nothing
        }
        <section aria-labelledby="shelf-title">
          <h2 id="shelf-title">${t('home.games')}</h2>
          <ul class="shelf">${catalog.games.map(shelfCard)}</ul>
          ${catalog.games.length ? nothing : html`<p class="muted">${t('home.none')}</p>`}
          ${refusedPacks()}
        </section>
        ${
          over.length
            ? html`<section aria-labelledby="over-title"><h2
          id="over-title">${t('home.over')}</h2>${savesList(over, false)}</section>`
            : nothing
        }
        ${
          damaged.length
            ? html`<section aria-labelledby="damaged-title"><h2
          id="damaged-title">${t('home.damaged')}</h2>${savesList(damaged, false)}</section>`
            : nothing
        }
        <section class="home-foot">
          ${
            puzzleCounts().length
              ? html`<a class="button" href="#/puzzles">${icon('hint')}${t('puzzles.title')}</a>`
              : nothing
          }
          <a class="button" href="#/studio">${icon('hand')}${t('studio.title')}</a>
          <label class="button file-button">${icon('upload')}<span>${t('import')}</span><input type="file"
            class="visually-hidden" accept=".txt,text/plain" @change=${importFile} /></label>
          <button type="button" class="button" lang=${other}
            @click=${() => setSetting('lang', other)}>${t(`settings.lang.${other}`)}</button>
          <a class="button" href="#/settings">${icon('settings')}${t('settings')}</a>
        </section>
        <details class="more paste"><summary>${t('paste.title')}</summary>
          <form @submit=${pasted}><textarea name="pasted" rows="3" spellcheck="false"
            aria-label=${t('paste.title')}></textarea>
            <button type="submit" class="button">${t('paste.go')}</button></form></details>
        <p class="muted small">${t('home.promise')}</p>
      </main>
    </div>`;
  },
};

/** Games that the owner of the site has added and that can't be offered. */
const refusedPacks = () =>
  refused.size
    ? html`<ul class="refused-packs muted small">
        ${[...refused.keys()].map((slug) => html`<li>${packSentence(slug)}</li>`)}
      </ul>`
    : nothing;

/** @param {import('../base/catalog.js').GameCard} game */
function shelfCard(game) {
  const lang = settings.lang;
  const name = game.name[lang];
  const facts = [t('home.players', { players: playersText(game.players) }), ...lengthAndWeight(game)];
  return html`<li class="game-card" data-game=${game.slug}>
    <div class="game-scene" aria-hidden="true">${scene(game.slug)}</div>
    <div class="game-text">
      <h3>${name}</h3>
      <p>${game.tagline[lang]}</p>
      <p class="muted small">${facts.join(' · ')}</p>
      <p class="game-acts"><a class="button button-main" href=${href('new', game.slug)}
        aria-label=${t('home.play.game', { name })}>${icon('play')}${t('home.play')}</a>
        ${lessonLink(game)}
        <a class="button" href=${href('rules', game.slug)}
          aria-label=${t('home.rules.game', { name })}>${icon('book')}${t('rules')}</a></p>
    </div>
  </li>`;
}

/** @param {number[]} players */
function playersText(players) {
  const names = players.map(String);
  const ends = players.length > 2 && players.every((n, i) => i === 0 || n === players[i - 1] + 1);
  return ends
    ? `${names[0]}–${names.at(-1)}`
    : list(names, settings.lang).replace(/ (e|and) /, settings.lang === 'it' ? ' o ' : ' or ');
}
