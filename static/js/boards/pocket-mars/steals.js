/** What a card of another's prep would do that one has seen, if it were connected now. */
import { html } from '../../base/lit.js';
import { hindranceWords } from './card.js';
import { colourOf, printedIn } from './deck.js';
import { words } from './effects.js';
import { nameOf } from './model.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./view.js').Steal} Steal */

/** Only DA's cards are compared by whoever takes them. @param {Model} m @param {Steal} known */
function compared(m, { card, to_beat, places }) {
  const value = printedIn(m.view, card)?.value ?? 0;
  if (to_beat === null) return [];
  const key = places ? 'places' : value > to_beat ? 'empty_ship' : 'not';
  return [m.t(`board.outlook.${key}`, { value, to_beat })];
}

/** The prep action is its owner's. @param {Model} m @param {Steal} known */
function bottomWords(m, { who, card, bottom, why }) {
  if (bottom === 'none') return m.t('board.steal.bottom.da');
  const name = nameOf(m, who);
  if (!why) return m.t('board.steal.bottom', { name, text: words(m.t, printedIn(m.view, card)?.bottom ?? []) });
  const reason = `${m.t(`board.hindrance.${why.key}.theirs`, why.params)} (${why.rule})`;
  return m.t('board.steal.bottom.not', { name, why: reason });
}

/** The ability is whose turn it is. @param {Model} m @param {Steal} known */
function abilityWords(m, { card, ability_why: idle }) {
  const building = colourOf(card);
  if (!idle) return m.t('board.outlook.ability', { building });
  return m.t('board.outlook.ability.not', { building, why: hindranceWords(m, idle) });
}

/**
 * In sentences; empty unless one has seen the card.
 * @param {Model} m
 * @param {(one: Steal) => boolean} which
 * @returns {string[]}
 */
export function stealWords(m, which) {
  const known = m.view.turn === m.own ? (m.view.steals ?? []).find(which) : undefined;
  return known ? [...compared(m, known), bottomWords(m, known), abilityWords(m, known)] : [];
}

/** Beside the confirmation. @param {Model} m @param {string} move @returns {unknown} */
export function stealTable(m, move) {
  const [verb, who, slot] = move.split(' ');
  if (verb !== 'steal') return null;
  const said = stealWords(m, (one) => one.who === who && one.slot === slot);
  if (!said.length) return null;
  return html`<div class="ahead-table mars"><p>${m.t('board.steal')}:</p>
    <ul>${said.map((text) => html`<li>${text}</li>`)}</ul></div>`;
}

/** For who asks what the card is. @param {Model} m @param {string} card @returns {string[]} */
export function stealLines(m, card) {
  const said = stealWords(m, (one) => one.card === card);
  return said.length ? [`${m.t('board.steal')}: ${said.join('; ')}.`] : [];
}
