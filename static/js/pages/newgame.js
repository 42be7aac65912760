/** The sheet before the first turn: everything is filled in sensibly, one press begins. */
import { html, nothing } from '../base/lit.js';
import { live } from '../base/directives.js';
import { plainSeed } from '../base/chance.js';
import { gameCard, loadRenderer } from '../base/catalog.js';
import { gameTranslator, loadGameWords, t } from '../words/i18n.js';
import { setSetting, settings } from '../storage/settings.js';
import { startEngine } from '../engine/client.js';
import { go, href } from '../base/router.js';
import { prepareGame } from '../table/prepared.js';
import { update } from '../base/update.js';
import { openDialogAtTable, toast } from '../table/ui.js';
import { characters, seatField } from '../parts/seats.js';
import { computerName } from '../words/characters.js';
import { lengthAndWeight } from '../words/gamefacts.js';
import { optionFields } from '../parts/options.js';
import { ownRefusal } from '../parts/owners.js';
import { icon } from '../parts/controlicons.js';
import { lessonBand } from '../parts/lessonlink.js';
import { scene } from '../parts/scene.js';
import { engineNotice } from '../parts/notices.js';

/** @typedef {import('../base/types.js').Seat} Seat */

/** @type {import('../base/types.js').StartSpec | null} */
let sheet = null;

/** @type {import('../boards/board.js').Board | null} */
let board = null;

/** What a choice looks like, once the game's board is here. @param {string} name @param {string} value */
const drawn = (name, value) => board?.choicePicture?.(name, value) ?? '';

/**
 * @param {import('../base/catalog.js').GameCard} card @param {number} players @param {Seat[]} before
 * @returns {Seat[]}
 */
function seatsFor(card, players, before) {
  /** @type {Seat[]} */
  const seats = before.slice(0, players);
  const level = card.levels.includes('normal') ? 'normal' : card.levels[0];
  while (seats.length < players) {
    seats.push(
      seats.length === 0
        ? { name: settings.name, kind: 'person' }
        : { name: computerName(seats, level), kind: 'computer', level },
    );
  }
  return seats;
}

/**
 * You against computers, nothing changed.
 * @param {import('../base/catalog.js').GameCard} card
 * @returns {import('../base/types.js').StartSpec}
 */
function sensible(card) {
  const players = card.players.includes(2) ? 2 : card.players[0];
  const options = Object.fromEntries(Object.entries(card.options).map(([name, option]) => [name, option.default]));
  return { game: card.slug, players, seed: '', options, seats: seatsFor(card, players, []) };
}

/** The game after the lesson: the same, against somebody who leaves room. @param {string} slug */
export function firstGame(slug) {
  const spec = sensible(/** @type {import('../base/catalog.js').GameCard} */ (gameCard(slug)));
  return {
    ...spec,
    seats: spec.seats.map((seat) =>
      seat.kind === 'computer' ? { ...seat, level: 'easy', name: computerName(spec.seats, 'easy') } : seat,
    ),
  };
}

export const newGame = {
  /** @param {string[]} args */
  enter([slug]) {
    const card = gameCard(slug);
    sheet = null;
    if (!card) return;
    sheet = sensible(card);
    loadGameWords(slug, settings.lang).then(update, () => undefined);
    board = null;
    loadRenderer(slug).then(
      (loaded) => {
        board = loaded;
        update();
      },
      () => undefined, // words are enough
    );
    startEngine();
  },

  title: () => (sheet ? (gameCard(sheet.game)?.name[settings.lang] ?? '') : t('brand')),

  view() {
    const card = sheet && gameCard(sheet.game);
    if (!sheet || !card)
      return html`<main class="page" id="main"><h1 tabindex="-1">${t('lost.title')}</h1><p><a class="button"
        href="#/">${t('lost.home')}</a></p></main>`;
    const now = sheet;
    const words = gameTranslator(card.slug, now.seats);
    const change = (/** @type {Seat[]} */ seats) => {
      now.seats = seats;
      update();
    };
    return html`<div class="page new-game" data-game=${card.slug}>
      <header class="page-head"><a class="icon-button" href="#/" aria-label=${t('home')}>${icon('home')}</a><h1
        tabindex="-1">${card.name[settings.lang]}</h1></header>
      <main class="new-main" id="main">
        <div class="new-about">
          <div class="game-scene" aria-hidden="true">${scene(card.slug)}</div>
          ${words.has('story.start') ? html`<p class="story">${words('story.start')}</p>` : nothing}
          <p class="goal">${
            words.has('goal')
              ? words(now.players === 1 && words.has('goal.solo') ? 'goal.solo' : 'goal')
              : card.tagline[settings.lang]
          }</p>
          <p class="muted small">${lengthAndWeight(card).join(' · ')}</p>
          ${lessonBand(card)}
          <p><a href=${href('rules', card.slug)}>${t('rules.read')}</a></p>
        </div>
        <form class="sheet" @submit=${begin}>
          ${engineNotice(() => undefined)}
          ${playersField(card)}
          <fieldset class="plain"><legend>${t('new.seats')}</legend>
            <ol class="seat-fields">${now.seats.map((_, i) => seatField(now.seats, i, card.levels, change))}</ol>
            ${characters(now.seats, card.levels, card.secrets)}</fieldset>
          <button type="submit" class="button button-main button-big">${icon('play')}${t('new.start')}</button>
          ${now.players > 1 ? screensButton() : nothing}
          <details class="more"><summary>${t('new.variants')}</summary>
            ${optionFields(words, card.options, now.options, now.players, choosing(card, now), drawn)}</details>
          <details class="more"><summary>${t('new.more')}</summary>
            <div class="field"><label class="labelled"><span>${t('new.seed')}</span><input type="text"
              inputmode="numeric" maxlength="20" autocomplete="off" placeholder=${t('new.seed.chance')}
              .value=${live(now.seed)}
              aria-describedby="seed-help" @input=${seedTyped} @change=${seedChanged} /></label><p class="field-help"
              id="seed-help">${t('new.seed.help')}</p></div></details>
        </form>
      </main>
    </div>`;
  },
};

/** @param {import('../base/catalog.js').GameCard} card */
function playersField(card) {
  const now = /** @type {import('../base/types.js').StartSpec} */ (sheet);
  const choose = (/** @type {number} */ players) => () => {
    now.players = players;
    now.seats = seatsFor(card, players, now.seats);
    update();
  };
  return html`<fieldset class="plain"><legend>${t('new.players')}</legend><div class="segments">
    ${card.players.map(
      (n) => html`<label class="segment"><input type="radio" name="players"
      .checked=${n === now.players} @change=${choose(n)} /><span>${n}</span></label>`,
    )}
  </div></fieldset>`;
}

/** @param {import('../base/catalog.js').GameCard} card @param {import('../base/types.js').StartSpec} now */
const choosing = (card, now) => (/** @type {string} */ name, /** @type {unknown} */ value) =>
  choose(card, now, name, value);

/**
 * Own components only once the rules have looked at them: what they refuse would keep the game from beginning.
 * @param {import('../base/catalog.js').GameCard} card
 * @param {import('../base/types.js').StartSpec} now
 * @param {string} name
 * @param {any} value
 */
async function choose(card, now, name, value) {
  if (card.options[name].type === 'components' && value) {
    toast(t('own.checking'));
    const refused = await ownRefusal({ game: now.game, players: now.players, options: { [name]: value } });
    toast(refused || t('own.checked'));
    if (refused) return;
  }
  now.options = { ...now.options, [name]: value };
  update();
}

/** Kept as it is typed: the page may be drawn again before the number is whole. @param {any} event */
function seedTyped(event) {
  if (sheet) sheet.seed = event.target.value;
}

/** @param {any} event */
function seedChanged(event) {
  if (sheet) sheet.seed = plainSeed(event.target.value);
  update();
}

const screensButton = () =>
  html`<button type="button" class="button" id="screens" @click=${beginOnScreens}>
    ${icon('screens')}${t('screens.title')}
  </button>`;

/** Everybody at a screen of their own; who has invited nobody to the sheet wants people in place of the computers. */
function beginOnScreens() {
  if (!sheet) return;
  const alone = sheet.seats.filter((seat) => seat.kind === 'person').length < 2;
  const mine = sheet.seats.findIndex((seat) => seat.kind === 'person');
  const seats = sheet.seats.map((seat, at) =>
    alone && at !== mine ? { name: '', kind: /** @type {const} */ ('person') } : seat,
  );
  const away = seats.flatMap((seat, at) => (seat.kind === 'person' && at !== mine ? [at] : []));
  openDialogAtTable('screens');
  beginWith({ ...sheet, seats, away });
}

/** @param {Event} event */
function begin(event) {
  event.preventDefault();
  if (sheet) beginWith(sheet);
}

/** @param {import('../base/types.js').StartSpec} spec */
function beginWith(spec) {
  const mine = spec.seats.find((seat) => seat.kind === 'person');
  if (mine?.name) setSetting('name', mine.name);
  go(href('table', prepareGame({ ...spec, seed: plainSeed(spec.seed) })));
}
