/** Where an author begins: nothing, a new game, a moment of a saved one, an example, something pasted. */
import { html, nothing } from '../base/lit.js';
import { gameCard } from '../base/catalog.js';
import { settings } from '../storage/settings.js';
import { listGames } from '../storage/games.js';
import { loadFigure } from '../learn/material.js';
import { optionFields } from '../parts/options.js';
import { gameTranslator } from '../words/i18n.js';
import { word } from './deskwords.js';

/**
 * @typedef {import('./desk.js').Desk} Desk
 * @typedef {import('../storage/games.js').SavedGame} SavedGame
 */

/** @param {string} slug @returns {SavedGame[]} */
const savedOf = (slug) => listGames().flatMap((game) => ('record' in game && game.game === slug ? [game] : []));

/** The values of a form, once it is sent. @param {(form: FormData) => unknown} run */
const sent = (run) => (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  run(new FormData(form));
  form.closest('details')?.removeAttribute('open');
};

const goButton = () => html`<button type="submit" class="button">${word('start.go')}</button>`;

/** @param {Desk} desk @param {{id: string, title: string}[]} examples */
export function startingView(desk, examples) {
  const card = gameCard(desk.slug);
  const seats = (/** @type {number[]} */ players) =>
    html`<label class="labelled"><span>${word('players')}</span><select name="players">${players.map(
      (n) => html`<option ?selected=${n === desk.draft.position.players}>${n}</option>`,
    )}</select></label>`;
  const players = (/** @type {FormData} */ form) => Number(form.get('players'));
  const deal = (/** @type {FormData} */ form) =>
    desk.begin({ text: JSON.stringify({ figure: 1, ...desk.nothing(players(form)), seed: freshSeed() }) });
  return html`<details class="studio-start"><summary class="button">${word('start')}</summary>
    <div class="studio-starts">
    <form @submit=${sent((form) => desk.begin({ position: desk.nothing(players(form)) }))}>
      <h3>${word('start.nothing')}</h3>${seats(card?.players ?? [])}${goButton()}</form>
    <form @submit=${sent(deal)}><h3>${word('start.new')}</h3>${seats(card?.players ?? [])}${goButton()}</form>
    ${savedView(desk)}${examplesView(desk, examples)}
    <form @submit=${sent((form) => desk.paste(String(form.get('text'))))}>
      <label class="labelled"><span>${word('start.paste')}</span>
      <textarea name="text" rows="3" spellcheck="false" required></textarea></label>${goButton()}</form>
  </div></details>`;
}

/** A whole number that no other deal here has. */
const freshSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** @param {Desk} desk */
function savedView(desk) {
  const games = savedOf(desk.slug);
  if (!games.length) return nothing;
  const day = (/** @type {SavedGame} */ { updated }) =>
    new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(updated);
  const begin = (/** @type {FormData} */ form) => {
    const game = games.find(({ id }) => id === form.get('game'));
    if (!game) return;
    const at = Math.min(Number(form.get('at') || game.at), game.at);
    desk.begin({ record: game.record, at });
  };
  return html`<form @submit=${sent(begin)}><h3>${word('start.saved')}</h3>
    <label class="labelled"><span>${word('game')}</span><select name="game">${games.map(
      (game) => html`<option value=${game.id}>${day(game)} · ${game.at}</option>`,
    )}</select></label>
    <label class="labelled"><span>${word('start.moment')}</span><input type="number"
      name="at" min="0" max=${Math.max(...games.map(({ at }) => at))} /></label>${goButton()}</form>`;
}

/** @param {Desk} desk @param {{id: string, title: string}[]} examples */
function examplesView(desk, examples) {
  if (!examples.length) return nothing;
  const begin = async (/** @type {FormData} */ form) => {
    const { figure, link } = await loadFigure(desk.slug, String(form.get('example')));
    if (form.get('words')) desk.paste(JSON.stringify(figure));
    else desk.begin({ text: link });
  };
  return html`<form @submit=${sent(begin)}>
    <label class="labelled"><span>${word('start.example')}</span><select name="example">${examples.map(
      ({ id, title }) => html`<option value=${id}>${id}: ${title}</option>`,
    )}</select></label>
    <label class="studio-flag"><input type="checkbox" name="words" /><span>${word('start.words')}</span></label>
    ${goButton()}</form>`;
}

/** Who looks, how many play, which options. @param {Desk} desk */
export function frameView(desk) {
  const { position, eyes } = desk.draft;
  const card = gameCard(desk.slug);
  const seats = Array.from({ length: desk.seen?.players ?? position.players ?? 2 }, (_, seat) => seat);
  const look = (/** @type {any} */ event) => desk.look(event.target.value === '' ? null : Number(event.target.value));
  const many = (/** @type {any} */ event) => desk.replace({ ...position, players: Number(event.target.value) });
  return html`<div class="studio-frame"><label class="labelled"><span>${word('players')}</span><select @change=${many}>
      ${(card?.players ?? []).map(
        (n) => html`<option
        ?selected=${n === (desk.seen?.players ?? position.players)}>${n}</option>`,
      )}</select></label>
    <label class="labelled"><span>${word('eyes')}</span><select @change=${look} aria-description=${word('eyes.help')}>
      ${seats.map(
        (seat) => html`<option value=${seat}
        ?selected=${seat === eyes}>${word('seat', { n: seat + 1 })}</option>`,
      )}
      <option value="" ?selected=${eyes === null}>${word('eyes.none')}</option></select></label></div>
    ${optionsView(desk)}`;
}

/** @param {Desk} desk */
function optionsView(desk) {
  const { position } = desk.draft;
  const declared = gameCard(desk.slug)?.options ?? {};
  if (!Object.keys(declared).length) return nothing;
  const set = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    desk.replace({ ...position, options: { ...position.options, [name]: value } });
  const players = desk.seen?.players ?? position.players ?? 2;
  return html`<details class="studio-field"><summary>${word('options')}</summary><div class="fields">
    ${optionFields(gameTranslator(desk.slug, []), declared, position.options ?? {}, players, set)}</div></details>`;
}
