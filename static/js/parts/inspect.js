/** What a piece is: name, text, and the rules its text names. */
import { html, nothing } from '../lit.js';
import { t } from '../i18n.js';
import { href } from '../router.js';
import { wordsOf } from '../speak.js';
import { dialogFrame } from './dialog.js';

const RULE = /\b([RQVM]\d+[a-z]?)\b/;

/** A text with its rule numbers as links. @param {string} text @param {string} slug */
export function withRuleLinks(text, slug) {
  return text.split(new RegExp(RULE, 'g')).map((part) => (RULE.test(part) && part.length < 6 ? html`<a class="rule-link" href=${href('rules', slug, part)}>${part}</a>` : part));
}

/** @param {import('../session.js').Session} session @param {any} renderer @param {any} ctx @param {string} id */
export function inspectDialog(session, renderer, ctx, id) {
  const words = wordsOf(session);
  /** @type {{title?: string, text?: string[], rule?: string}} */
  const own = renderer?.inspect?.(id, ctx) ?? {};
  const title = own.title ?? (words.has(id) ? words(id) : t('inspect'));
  const kept = [`${id}.sort`, `${id}.text`].flatMap((key) => (words.has(key) ? [words(key)] : []));
  const texts = own.text ?? kept;
  return dialogFrame(title, html`<div class="inspect">
    ${texts.length ? texts.map((text) => html`<p>${withRuleLinks(text, session.slug)}</p>`) : html`<p>${t('inspect.nothing')}</p>`}
    ${own.rule ? html`<p><a class="rule-link" href=${href('rules', session.slug, own.rule)}>${t('rules.number', { rule: own.rule })}</a></p>` : nothing}
  </div>`, { name: 'inspect' });
}
