/** The way from what the game tells or asks to the rule that makes it so. */
import { html, nothing } from '../base/lit.js';
import { gameTexts, t } from '../words/i18n.js';
import { href } from '../base/router.js';

const RULE = /\b([RQVMD]\d+[a-z]?)\b(?!-)/;

/** A text with its rule numbers as links. @param {string} text @param {string} slug */
export function withRuleLinks(text, slug) {
  return text
    .split(new RegExp(RULE, 'g'))
    .map((part) =>
      RULE.test(part) && part.length < 6
        ? html`<a class="rule-link" href=${href('rules', slug, part)}>${part}</a>`
        : part,
    );
}

/** @param {string} slug @param {string} rule @param {string} [label] */
export const ruleLink = (slug, rule, label = t('rules.number', { rule })) =>
  html`<a class="rule-link" href=${href('rules', slug, rule)} aria-label=${label} title=${label}>${rule}</a>`;

/** @param {string} slug @param {unknown} own @param {string | undefined} usual */
const known = (slug, own, usual) => (typeof own === 'string' && gameTexts(slug)?.rules[own] ? own : usual);

/**
 * The rules behind some events, each once, the first three.
 * @param {string} slug
 * @param {import('../base/types.js').Event[]} events
 */
export function rulesOfEvents(slug, events) {
  const told = gameTexts(slug)?.told ?? {};
  return [...new Set(events.flatMap((event) => known(slug, event.rule, told[event.kind]) ?? []))].slice(0, 3);
}

/**
 * The rule in force now, one press away.
 * @param {string} slug
 * @param {import('../base/types.js').Sentence | null | undefined} prompt
 */
export function ruleNow(slug, prompt) {
  if (!prompt) return nothing;
  const rule = known(slug, prompt.params?.rule, gameTexts(slug)?.asked?.[prompt.key.replace('prompt.', '')]);
  return rule ? ruleLink(slug, rule, t('rules.now', { rule })) : nothing;
}
