/** Cards, tiles and spaces of a game beside its rules: picture, name, text, rule; and the glossary. */
import { html, nothing } from '../base/lit.js';
import { loadRenderer } from '../base/catalog.js';
import { t } from '../words/i18n.js';
import { href } from '../base/router.js';
import { update } from '../base/update.js';
import { withRuleLinks } from './rulelink.js';

/** @typedef {(id: string, name?: string, letter?: string) => unknown} Picture */

/** @type {Map<string, Picture | null>} */
const drawings = new Map();

/**
 * The drawing of a piece; asked for when it is first needed.
 * @param {string} slug
 * @param {string} id
 * @param {string} name
 * @param {string} [letter] a character it carries, in the reader's language
 */
export function pieceOf(slug, id, name, letter) {
  const draw = drawings.get(slug);
  if (draw === undefined) load(slug);
  return draw ? draw(id, name, letter) : '';
}

/** @param {string} slug */
function load(slug) {
  drawings.set(slug, null);
  loadRenderer(slug).then(
    ({ picture }) => {
      drawings.set(slug, picture);
      update();
    },
    () => drawings.delete(slug),
  );
}

/** The rule a piece hangs on. @param {any} texts @param {string} id @returns {string | undefined} */
export const ruleOfPiece = (texts, id) =>
  texts?.parts?.map((/** @type {[string, Record<string, string>]} */ [, pieces]) => pieces[id]).find(Boolean);

/** @param {string} text */
const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string} slug @param {Record<string, string>} messages @param {string} id @param {string} rule */
function onePiece(slug, messages, id, rule) {
  const told = ['sort', 'text', 'source'].flatMap((form) => messages[`${id}.${form}`] ?? []);
  return html`<div class="rule rule-part"><dt><span class="part-picture"
    aria-hidden="true">${pieceOf(
      slug,
      id,
      messages[id],
      messages[`${id}.letter`],
    )}</span><span>${upper(messages[id])}</span></dt>
    <dd>${told.map((text) => html`<p>${withRuleLinks(upper(text), slug)}</p>`)}<p><a class="rule-link"
      href=${href('rules', slug, rule)} aria-label=${t('rules.number', { rule })}>${rule}</a></p></dd></div>`;
}

/**
 * Pieces whose name, or the one printed on them, has every word of a query.
 * @param {string} slug
 * @param {any} texts
 * @param {string} query
 */
export function piecesNamed(slug, texts, query) {
  const { messages, parts = [] } = texts;
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
  const all = parts.flatMap((/** @type {[string, Record<string, string>]} */ [, pieces]) => Object.entries(pieces));
  const named = all.filter((/** @type {[string, string]} */ [id]) =>
    asked.every((word) => ` ${messages[id]} ${messages[`${id}.sort`] ?? ''}`.toLowerCase().includes(` ${word}`)),
  );
  return named.length
    ? html`<dl class="rule-list">${named.map((/** @type {[string, string]} */ [id, rule]) =>
        onePiece(slug, messages, id, rule),
      )}</dl>`
    : nothing;
}

/** @param {string} slug @param {any} texts */
export function piecesView(slug, texts) {
  const { messages, parts = [] } = texts;
  return parts.map(
    (
      /** @type {[string, Record<string, string>]} */ [group, pieces],
    ) => html`<details class="more rule-more"><summary>${messages[`parts.${group}`]}</summary>
    <dl class="rule-list">${Object.entries(pieces).map(([id, rule]) =>
      onePiece(slug, messages, id, rule),
    )}</dl></details>`,
  );
}

const SHARED = ['game', 'seat', 'turn', 'round', 'move', 'face_down', 'lot', 'tie', 'reconstructed'];

/** One word for one thing. @param {string} slug @param {any} texts */
export function glossaryView(slug, texts) {
  const { messages } = texts;
  const own = Object.keys(messages)
    .filter((key) => key.startsWith('glossary.'))
    .map((key) => [messages[key.replace('glossary.', 'part.')], messages[key]]);
  if (!own.length) return nothing;
  own.sort(([a], [b]) => a.localeCompare(b));
  const words = [...own, ...SHARED.map((key) => [t(`shared.${key}`), t(`shared.${key}.means`)])];
  return html`<details class="more rule-more"><summary>${t('rules.glossary')}</summary>
    <dl class="rule-list">${words.map(
      ([word, text]) => html`<div
      class="rule rule-word"><dt>${word}</dt><dd><p>${withRuleLinks(text, slug)}</p></dd></div>`,
    )}</dl></details>`;
}
