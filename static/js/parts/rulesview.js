/** The rules of a game: searchable, each with its own address and where it comes from. */
import { html, nothing } from '../base/lit.js';
import { repeat } from '../base/directives.js';
import { gameTexts, t } from '../words/i18n.js';
import { findRules } from '../words/rulesearch.js';
import { href } from '../base/router.js';
import { update } from '../base/update.js';
import { exampleList, examplesOf } from './examples.js';
import { glossaryView, piecesNamed, piecesView } from './pieces.js';
import { withRuleLinks } from './rulelink.js';

/** What is looked for, and in which game's rules. */
let query = '';
let searched = '';

/** Another game, or another table: nothing is looked for yet. @param {string} slug */
export function openRules(slug) {
  query = '';
  searched = slug;
}

/** @param {Event} event */
function typed(event) {
  query = /** @type {HTMLInputElement} */ (event.target).value;
  update();
}

/** @param {string} slug @param {{current?: string}} [how] */
export function rulesView(slug, { current = '' } = {}) {
  const texts = gameTexts(slug);
  if (!texts) return html`<p class="muted">${t('rules.later')}</p>`;
  if (slug !== searched) openRules(slug);
  const found = findRules(texts.rules, query);
  return html`<div class="rules">
    <label class="search"><span class="visually-hidden">${t('rules.search')}</span>
      <input type="search" .value=${query} placeholder=${t('rules.search')} autocomplete="off"
        @input=${typed} /></label>
    <p class="visually-hidden" role="status">${query ? t('rules.found', { n: found.length }) : ''}</p>
    ${
      query
        ? html`${piecesNamed(slug, texts, query)}${ruleList(slug, texts, found, current)}`
        : html`${turnCard(slug, texts)}${exampleList(slug)}${sectionsView(slug, texts, current)}${piecesView(
            slug,
            texts,
          )}${glossaryView(slug, texts)}`
    }
    ${found.length ? nothing : html`<p class="muted">${t('rules.none')}</p>`}
  </div>`;
}

/** What a turn is made of, on one card. @param {string} slug @param {any} texts */
function turnCard(slug, texts) {
  const card = texts.messages['turn.card'];
  if (!card) return nothing;
  return html`<section class="turn-card" aria-labelledby="turn-card"><h3 id="turn-card">${t('rules.turn')}</h3>
    <ul>${card
      .split('\n')
      .map((/** @type {string} */ line) => html`<li>${withRuleLinks(line, slug)}</li>`)}</ul></section>`;
}

/** @param {string} slug @param {any} texts @param {string} current */
function sectionsView(slug, texts, current) {
  const sections = texts.sections ?? [['', Object.keys(texts.rules)]];
  return sections.map(
    (/** @type {[string, string[]]} */ [name, rules]) => html`
    ${name ? html`<h3>${texts.messages[`section.${name}`] ?? name}</h3>` : nothing}${ruleList(
      slug,
      texts,
      rules,
      current,
    )}`,
  );
}

/** @param {string} slug @param {any} texts @param {string[]} rules @param {string} current */
function ruleList(slug, texts, rules, current) {
  return html`<dl class="rule-list">${repeat(
    rules,
    (rule) => rule,
    (rule) => oneRule(slug, texts, rule, rule === current),
  )}</dl>`;
}

/**
 * Which rulings decide a part of a rule that the rulebook has: ours, and those of another source.
 * @param {Record<string, any>} found @param {string} slug
 */
const decidedBy = (found, slug) =>
  ['partly', 'elsewhere']
    .filter((kind) => found[kind])
    .map((kind) => {
      const said = t(`origin.${kind}`, { n: found[kind].length, rules: found[kind].join(', ') });
      return html` · ${withRuleLinks(said, slug)}`;
    });

/** @param {string} slug @param {any} texts @param {string} rule @param {boolean} here */
function oneRule(slug, texts, rule, here) {
  const found = texts.rules[rule];
  if (!found) return nothing;
  const why = texts.messages[`why_reconstructed.${rule}`] ?? (found.why ? t(`origin.${found.why}`) : '');
  const origin = texts.messages[`provenance.${found.provenance}`] ?? t(`provenance.${found.provenance}`);
  return html`<div class="rule ${here ? 'is-here' : ''}" id=${`rule-${rule}`}>
    <dt><a href=${href('rules', slug, rule)} aria-label=${t('rules.number', { rule })}>${rule}</a></dt>
    <dd>${found.text.split('\n').map((/** @type {string} */ line, /** @type {number} */ i, /** @type {string[]} */ lines) => html`<p class=${lines.length > 1 && i === 0 ? 'question' : ''}>${withRuleLinks(line, slug)}</p>`)}<p class="origin origin-${found.provenance}">${origin}${why ? html` · ${why}` : nothing}${decidedBy(found, slug)}</p>${examplesOf(slug, rule)}</dd>
  </div>`;
}

/** Brings a rule into sight. @param {string} rule */
export function showRule(rule) {
  query = '';
  update();
  setTimeout(() => document.getElementById(`rule-${rule}`)?.scrollIntoView({ block: 'center' }), 0);
}
